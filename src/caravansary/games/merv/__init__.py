"""Merv: three years in a city of the Silk Road before the Mongols come. One module per area of the board."""

from caravansary.games.merv.game import GAME

__all__ = ["GAME"]

"""Marrakesh: three seasons in the red city. One module per area of the board."""

from caravansary.games.marrakesh.game import GAME

__all__ = ["GAME"]

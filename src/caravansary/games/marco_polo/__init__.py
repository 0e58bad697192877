"""The Voyages of Marco Polo: the game, its rules, components and texts."""

from caravansary.games.marco_polo.game import GAME

__all__ = ["GAME"]

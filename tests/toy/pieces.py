"""The things of the toy by their numbers: colours, cards, seats, phases."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("amber", "jade", "rose", "teal")
PLAYER_COLOURS: Final = ("red", "blue", "yellow", "green")
SEATS: Final = 3  # at most
CARDS: Final = 16
PICKED: Final = 2  # colours of each seat in a round
BOON_VALUE: Final = 4  # of a card that gives boons
BOONS: Final = 2

PHASES: Final = ("colours", "deeds", "djinn", "over")
COLOURS_PHASE: Final = 0
DEEDS: Final = 1
DJINN: Final = 2
OVER: Final = 3


def value_of(card: int) -> int:
    """Four cards each of the values 1 to 4 (TOY-SETUP-2)."""
    return card % 4 + 1

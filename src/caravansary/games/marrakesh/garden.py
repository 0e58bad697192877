"""The garden: dates for the gardeners there. Rules MKSH-GARDEN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marrakesh import effects
from caravansary.games.marrakesh.pieces import DATE

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def start(s: State, seat: int, gardeners: int) -> None:
    """A date for each green keshi, and no points (MKSH-GARDEN-1, -2)."""
    effects.gain_resource(s, seat, DATE, gardeners, "MKSH-GARDEN-1")

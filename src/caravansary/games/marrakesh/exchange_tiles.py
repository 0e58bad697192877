"""Expansion 3: more exchange tiles. Rules MKSH-EXP3; they are used in `souk.py` as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marrakesh.pieces import BASE_EXCHANGES, EXCHANGES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def in_play(s: State) -> range:
    """The six base tiles; with the expansion all twelve, or only its own (MKSH-EXP3-1, -4)."""
    first = BASE_EXCHANGES if s.only_new else 0
    return range(first, len(EXCHANGES) if s.has_expansion(3) else BASE_EXCHANGES)

"""How good a position is for a seat, in points."""

from __future__ import annotations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def evaluate(s: State, seat: int) -> float:
    return float(sum(s.players[seat].points))

"""How good a position is for a seat: what it has, a water counted as half a coin."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.toy.state import State


def evaluate(s: State, seat: int) -> float:
    player = s.players[seat]
    return player.coins + player.water / 2

"""A seat's view as a vector of fixed size, for learners: about 0 to 1 each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.features import written
from tests.toy.pieces import CARDS, SEATS, value_of

if TYPE_CHECKING:
    from tests.toy.state import State

SIZE: Final = SEATS + 5


def write_table(s: State, seat: int) -> bytearray:
    coins = [player.coins / 20 for player in s.players] + [0.0] * (SEATS - s.seats)
    me = s.players[seat]
    top = value_of(s.deck[-1]) / 4 if me.knows else 0.0
    return bytearray(written([*coins, me.water / 5, s.djinn / 10, len(s.deck) / CARDS, top, s.round / 3]))

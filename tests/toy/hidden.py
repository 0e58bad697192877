"""What somebody cannot see: the order of the deck, and the colours that others are choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from tests.toy.pieces import COLOURS, COLOURS_PHASE, PICKED

if TYPE_CHECKING:
    from tests.toy.state import State


def sample(s: State, seat: int | None, seed: int) -> State:
    """A full state that agrees with all that the seat knows, and a new generator."""
    guess = s.copy()
    guess.chance = Chance.seeded(seed)
    known = [guess.deck.pop()] if seat is not None and s.players[seat].knows else []
    guess.deck.sort()
    guess.chance.shuffle(guess.deck)
    guess.deck += known
    if s.phase == COLOURS_PHASE:
        for other, player in enumerate(guess.players):
            if other != seat:
                player.picks = _some_picks(guess.chance)[: len(player.picks)]
    return guess


def _some_picks(chance: Chance) -> list[int]:
    colours = list(range(len(COLOURS)))
    chance.shuffle(colours)
    return sorted(colours[:PICKED])

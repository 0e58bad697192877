"""Setup: seats, coins, the deck. Rules TOY-SETUP. Chance is drawn once, for the deck."""

from __future__ import annotations

from typing import Any

from caravansary.core.errors import OptionError, shown
from caravansary.core.frames import frame
from tests.toy import frames, rounds
from tests.toy.state import State

MOST_ROUNDS = 3


def check_rounds(value: Any, players: int) -> int:
    """One to three rounds (TOY-SETUP-1)."""
    if type(value) is not int or not 1 <= value <= MOST_ROUNDS:
        raise OptionError(f"rounds must be 1 to {MOST_ROUNDS}, got {shown(value)}")
    return value


def set_up(s: State, options: dict[str, Any]) -> None:
    """The table before the first decision: coins for every seat, a shuffled deck (TOY-SETUP-1, -2)."""
    s.rounds = options["rounds"]
    for player in s.players:
        player.coins = s.printed.start_coins
    s.chance.shuffle(s.deck)
    s.stack = [frame(frames.FLOW, 0)]
    rounds.start_round(s)

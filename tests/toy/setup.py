"""Setup: seats, coins, the deck. Rules TOY-SETUP. Chance is drawn once, for the deck."""

from __future__ import annotations

from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.events import Event
from caravansary.core.frames import frame
from caravansary.core.options import colours_of
from tests.toy import frames, rounds
from tests.toy.components import Components
from tests.toy.decisions import ENGINE
from tests.toy.pieces import PLAYER_COLOURS
from tests.toy.state import State

MOST_ROUNDS = 3
check_colours = colours_of(PLAYER_COLOURS)


def check_rounds(value: Any, players: int) -> int:
    """One to three rounds (TOY-SETUP-1)."""
    if type(value) is not int or not 1 <= value <= MOST_ROUNDS:
        raise OptionError(f"rounds must be 1 to {MOST_ROUNDS}, got {shown(value)}")
    return value


def new_state(c: Components, options: dict[str, Any], chance: Chance, events: list[Event] | None) -> State:
    """The table before the first decision: coins for every seat, a shuffled deck (TOY-SETUP-1, -2)."""
    colours = [PLAYER_COLOURS.index(colour) for colour in options["colours"]]
    s = State(c, len(colours), colours, chance)
    s.clear()
    s.rounds = options["rounds"]
    for player in s.players:
        player.coins = c.start_coins
    chance.shuffle(s.deck)
    s.stack = [frame(frames.FLOW, 0)]
    s.events = events
    rounds.start_round(s)
    ENGINE.advance(s)
    s.events = None
    return s

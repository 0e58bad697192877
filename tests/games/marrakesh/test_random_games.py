"""Random games with all combinations of options: the invariants, copies, saved states, pickles, illegal actions."""

from __future__ import annotations

import itertools
from typing import Any, cast

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.events import KINDS
from caravansary.games.marrakesh.pieces import EXPANSIONS, FLOORS
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, play_eagerly

GAME = caravansary.game("marrakesh")
PLAYERS = (2, 3, 4)


def combinations() -> list[dict[str, Any]]:
    """All combinations of the expansions; floor, river tiles and the variant of expansion 3 change along the way."""
    found: list[dict[str, Any]] = []
    for number, chosen in enumerate(itertools.product((False, True), repeat=len(EXPANSIONS))):
        options: dict[str, Any] = dict(zip(EXPANSIONS, chosen, strict=True))
        options["floor"] = FLOORS[(number + number // 2) % 2]
        options["first_river_tiles"] = number % 3 == 0
        options["only_new_exchange_tiles"] = options["exchange_tiles"] and number % 8 > 4
        found.append(options)
    return found


OPTIONS = combinations()
EVERYTHING = OPTIONS[-1]


# --- everything occurs ----------------------------------------------------------------------------------------------
# They have their scenarios
RARE_EVENTS = {"draft_skipped", "tray_cleared", "companion_left", "swap_skipped"}
RARE_ACTIONS = {"bonus cm5"}
RARE_KINDS = ("take_luxury", "take_oasis", "score_oasis")  # of single tiles
# These are in the table of actions so that the numbers follow the things
NEVER_PLAYED = {
    *("line brown", "line purple", "line orange", "line yellow"),
    *("return brown", "return purple", "return orange", "return yellow"),
}


def test_eager_games_come_to_every_decision_event_and_action() -> None:
    """A kind of decision that no game here meets would be tested by nothing here."""
    asked, told, offered = set(ENGINE.decision_kinds), set(KINDS) - RARE_EVENTS, set(TABLE.names)
    offered -= NEVER_PLAYED | RARE_ACTIONS
    offered -= {block.name(value) for block in TABLE.blocks if block.kind in RARE_KINDS for value in block.values}
    for seed in range(150):
        events: list[Event] = []
        new = GAME.new(PLAYERS[-seed % 3], seed, GENEROUS, events, **OPTIONS[-1 - seed % 32])
        s, chance = cast(State, new), Chance.seeded(seed)
        told.difference_update(event.kind for event in events)
        while not s.is_over:
            asked.discard(ENGINE.asks[kind_of(s.stack[-1])].name)
            names = {TABLE.name(action) for seat in s.waiting_for for action in s.options_of(seat)}
            assert not names & NEVER_PLAYED
            offered -= names
            events = []
            play_eagerly(s, chance, events)
            told.difference_update(event.kind for event in events)
        if not asked and not told and not offered:
            break

    assert (asked, told, offered) == (set(), set(), set())

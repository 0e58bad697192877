"""Saved positions: exact round trips at the decisions of random games, copies and pickles, the document of the format.

The format is described in docs/games/saved-positions-marrakesh.md; positions by hand are in test_positions_by_hand.py.
"""

from __future__ import annotations

import os
from typing import Any, cast

import pytest

from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of
from caravansary.core.seal import is_sealed
from caravansary.games.marrakesh import effects, frames, pieces, saving
from caravansary.games.marrakesh.components import EDITIONS
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.powers import powers_of
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.saved_games import (
    DOCUMENT,
    SAVING,
    SEATS,
    example,
    new_game,
    play_one,
    positions,
    telling,
    wealthy_positions,
    wild_edition,
)

LONG_GAMES = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))


# --- round trips ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", SEATS)
def test_positions_of_an_edition_are_read_back_exactly(seats: int) -> None:
    for state in telling(wealthy_positions(seats, 10 + seats)):
        SAVING.check_read_back(state)


@pytest.mark.parametrize("seed", range(3))
def test_positions_of_any_edition_are_read_back_exactly(seed: int) -> None:
    edition = wild_edition(Chance.seeded(seed), 40)
    for state in telling(positions(2 + seed, 2 * seed + 1, "all", edition)):
        SAVING.check_read_back(state)


def any_options(number: int) -> dict[str, Any]:
    """One of all combinations of options, by its number."""
    options: dict[str, Any] = {name: bool(number >> bit & 1) for bit, name in enumerate(pieces.EXPANSIONS)}
    options["only_new_exchange_tiles"] = options["exchange_tiles"] and bool(number >> 5 & 1)
    options["first_river_tiles"] = bool(number >> 6 & 1)
    return {**options, "floor": pieces.FLOORS[number >> 7 & 1]}


@pytest.mark.parametrize("number", range(32))
def test_all_expansions_can_be_combined(number: int) -> None:
    state = cast(State, GAME.new(2 + number % 3, seed=number, **any_options(number * 37)))
    chooser = Chance.seeded(number)
    for count in range(100):
        if count % 25 == 24:
            SAVING.check_read_back(state)
        play_one(state, chooser, eager=True)


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_many_games_is_read_back_exactly(seats: int) -> None:
    """Every decision; the usual number of games has all combinations of options, every fourth game an edition."""
    for number in range(seats - SEATS[0], max(len(SEATS), LONG_GAMES // 33), len(SEATS)):
        chooser = Chance.seeded(number)
        edition = wild_edition(chooser, 60) if number % 4 == 3 else None
        state = cast(State, GAME.new(seats, seed=number, edition=edition, **any_options(number * 37 % 256)))
        while not state.is_over:
            SAVING.check_read_back(state)
            play_one(state, chooser, eager=number % 3 > 0)
        SAVING.check_read_back(state)


def test_the_longest_queue_of_an_edition_is_read_back_exactly() -> None:
    """A scroll that lengthens the bonus of a square, and a bonus with many choices."""
    changes = {"scroll": {"s31": {"n": 3}}, "square": {"0": {"resource": 9, "good": 6}}, "disk": {"pink": [4] * 8}}
    state = new_game(2, 1, edition=EDITIONS.with_overrides("many", changes))
    chooser = Chance.seeded(1)
    while "worker square" not in [GAME.action_name(action) for action in state.options]:
        play_one(state, chooser, eager=False)
    seat = state.decider
    move_scroll(state, seat, "s31")
    state.players[seat].pink, state.players[seat].keshis[pieces.PINK] = 1, 1
    for name in ("worker square", "area action"):
        state.play(next(action for action in state.options if GAME.action_name(action) == name), seat)

    assert 60 < len(state.stack) < saving.DEEPEST
    SAVING.check_read_back(state)


def move_scroll(state: State, seat: int, name: str) -> None:
    """A scroll from its stack to a seat."""
    scroll = pieces.SCROLLS.index(name)
    player = state.players[seat]
    player.scrolls = [*player.scrolls, scroll]
    player.powers = powers_of(player.scrolls)
    state.stacks = [[other for other in pile if other != scroll] for pile in state.stacks]
    for stack, up in enumerate(state.stacks_up):
        if up == scroll:
            state.stacks_up[stack] = state.stacks[stack][-1]
            state.stacks[stack] = state.stacks[stack][:-1]


def test_keshis_that_follow_from_the_rest_are_not_saved() -> None:
    assert not {"square", "sahara"} & set(new_game(2, 1).to_dict()["players"]["green"]["keshis"])


def test_what_the_program_wrote_is_known_by_its_seal() -> None:
    saved = new_game(2, 1).to_dict()

    assert is_sealed(saved)
    saved["players"]["green"]["disk"] = 5
    assert SAVING.refusal(saved).field == "turn"  # now it was written by hand, and nobody writes that


def test_many_forced_choices_in_a_row_are_played_at_once() -> None:
    """Whether a single option is asked is tried out; a row of them must not be tried out within each other."""
    game = wealthy_positions(3, 1)
    saved = next(s.to_dict() for s in game if s.active < 0 and kind_of(s.stack[-1]) == frames.CHOOSE_WATER)
    seat = saved["pending"][-1]["seat"]
    saved["players"][seat]["keshis"]["garden"] = 8
    saved["last"] = seat
    waiting = [{"kind": "choose_line_keshi", "seat": seat, "colour": "green"}] * 300
    saved["pending"] = [saved["pending"][0], *waiting, {"kind": "choose_resource", "seat": seat}]
    del saved["seal"]
    state = cast(State, GAME.from_dict(saved, ours=True))

    state.play(GAME.parse_action("resource date"))

    assert len(state.stack) < 10


# --- the document ---------------------------------------------------------------------------------------------------
def test_the_document_names_every_key() -> None:
    text = DOCUMENT.read_text("utf-8")
    saved = new_game(2, 1).to_dict()
    turn = {"action": "", "scholars": 0, "duty": "", "set_aside": [], "gates_left": 0, "mode": ""}
    inner = [saved["players"]["green"], turn, saved["river_tile"]]
    keys = {*saved, *example(), *(key for table in inner for key in table), "up", "pile", "seen", "with", "step"}
    fields = {field.key for form in ENGINE.forms.values() for field in form.fields}
    steps = [form.name for form in ENGINE.forms.values() if form.name not in ENGINE.decision_kinds]

    assert [key for key in keys | fields if f"`{key}`" not in text] == []
    assert [name for name in steps if f"`{name}`" not in text] == []


def test_the_document_lists_the_arguments_of_every_kind() -> None:
    rows = [line.split("|")[1:3] for line in DOCUMENT.read_text("utf-8").splitlines() if line.startswith("| `")]
    for form in ENGINE.forms.values():
        described = [meaning for kinds, meaning in rows if f"`{form.name}`" in kinds]

        assert len(described) == 1 or not form.fields, form.name
        assert all(f"`{field.key}`" in described[0] for field in form.fields), form.name


def test_the_document_names_every_phase_and_every_limit() -> None:
    text = DOCUMENT.read_text("utf-8")
    limits = (saving.MOST_THINGS, saving.MOST_ARRIVALS, frames.MOST_STEPS, effects.MOST_GOODS, saving.MOST_POINTS)

    assert [phase for phase in saving.PHASES if f"`{phase}`" not in text] == []
    assert [limit for limit in (*limits, saving.MOST_REVEALS, saving.DEEPEST) if f"{limit:,}" not in text] == []

"""Positions written by hand: where they go on, the plays that follow, refusals that name the field.

The format is described in docs/games/saved-positions-marrakesh.md; what the program writes is in test_saving.py.
"""

from __future__ import annotations

import json
import os
from typing import Any, cast

import pytest

from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh import frames, pieces, rounds
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.saved_games import (
    SAVING,
    SEATS,
    by_hand,
    example,
    from_dict,
    new_game,
    play_one,
    positions,
    wealthy_positions,
)
from tests.games.marrakesh.spoiling import spoil
from tests.games.saved import Way, case, changed, nested, paths, value_at

LONG_GAMES = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))
START = json.dumps(by_hand(new_game(2, 1).to_dict()))
# What is pending where a phase begins or goes on; what the first player is asked in the phases that begin anew
BEGINNINGS = {
    (frames.CHOOSE_KESHIS,),
    (frames.CHOOSE_JOKER,),
    (frames.CHOOSE_END, frames.CHOOSE_WORKER),
    (frames.CHOOSE_PROVISION,),
}
ANEW = {(frames.CHOOSE_DRAFT,), (frames.CHOOSE_RAPID,)}


# --- where they go on -----------------------------------------------------------------------------------------------
def can_be_written(state: State) -> bool:
    """Whether the decision is the first of its phase, or one from which the phase goes on."""
    kinds = tuple(map(kind_of, state.stack[1:]))
    if state.phase == rounds.SETUP:
        return kinds[-1] != frames.CHOOSE_PROVISION
    return kinds in BEGINNINGS or (kinds in ANEW and state.cursor == 1) or state.is_over


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_between_choices_can_be_written_by_hand(seats: int) -> None:
    """It comes back as the program knows it, but for who clicked last."""
    met: set[int] = set()
    for state in wealthy_positions(seats, 7 + seats):
        if can_be_written(state):
            met.add(state.phase)
            again = from_dict(by_hand(state.to_dict()))
            assert SAVING.contents(again) == SAVING.contents(state) | {"clicker": -1}

    asked = {rounds.SETUP, rounds.CHOOSING, rounds.JOKERS, rounds.DRAFTING, rounds.WORKING}
    assert asked | {rounds.RIVER_BONUSES, rounds.NEXT_PROVISION, rounds.OVER} <= met


@pytest.mark.parametrize("phase", ["season_scrolls", "river_tile", "provisions"])
def test_phases_in_which_mostly_nothing_is_asked_begin_with_the_first_player(phase: str) -> None:
    """The leader of the last season chooses a bonus; the others play on to the next season."""
    last = next(state for state in positions(3, 4) if state.phase == rounds.NEXT_PROVISION and state.season == 1)
    saved = by_hand(last.to_dict()) | {"phase": phase}
    for player in saved["players"].values():
        player["provisions_shown"] = player["provisions_shown"][:2]
    saved["players"]["blue"] |= {"space": 3, "arrival": 1}

    state = from_dict(saved)

    assert (state.season, state.round) in ((1, 3), (2, 0))


@pytest.mark.parametrize("seats", SEATS)
def test_the_plays_that_follow_lead_into_a_turn(seats: int) -> None:
    chooser = Chance.seeded(seats)
    state = new_game(seats, seats, "all")
    while not (state.stack and kind_of(state.stack[-1]) == frames.CHOOSE_WORKER):
        play_one(state, chooser, eager=True)
    saved, names = by_hand(state.to_dict()), cast(list[str], [])
    for _ in range(60):
        seat = state.waiting_for[0]
        action = state.options_of(seat)[chooser.below(len(state.options_of(seat)))]
        names.append(GAME.action_name(action))
        state.play(action, seat)
        assert from_dict(saved | {"then": names}).to_dict() == state.to_dict()


def test_the_example_of_the_document_is_a_position() -> None:
    state = from_dict(example())

    asked = state.decision()
    assert (asked.kind, asked.args) == ("choose_slot", {"gate": "blue-brown"})
    assert state.to_dict()["turn"] == [{"action": "medina", "set_aside": ["brown"], "gates_left": 2}]


def test_a_position_can_be_edited() -> None:
    changes = {
        "players.green.resources.dinar": 12,
        "players.green.square": [0, 1, 2, 3, 4, 5, 6, 7],
        "players.blue.caravans.right": 3,
        "players.blue.points.medina": -3,
    }

    state = from_dict(changed(example(), changes))

    assert (state.players[0].keshis[pieces.PINK], state.players[1].keshis[pieces.BROWN]) == (8, 6)


@pytest.mark.parametrize(
    ("then", "field", "problem"),
    [
        (["worker medina", "area action", "slot 5"], "then.2", "MKSH-MEDINA"),
        (["worker garden"], "then.0", "MKSH-WORKER-1"),
        (["worker medina", "dance"], "then.1", "dance"),
        (["worker medina", 7], "then.1", "name of an action"),
        ("worker medina", "then", "a list"),
        (None, "then", "a list"),
    ],
)
def test_a_play_that_cannot_be_is_refused_with_its_reason(then: object, field: str, problem: str) -> None:
    found = SAVING.refusal(changed(example(), {"then": then}))

    assert found.field == field
    assert problem in found.problem


# --- what is refused ------------------------------------------------------------------------------------------------
def is_optional(path: Way) -> bool:
    """Where things are counted, those that are not there are left out."""
    counted = {"tower", "tray", "workers", "stair_tiles", "then"} & set(path)
    return bool(counted and path[-1] not in counted) or (path[0] == "workshops" and len(path) == 3)


def refused_field(saved: object) -> str:
    """The field at which a position is refused, nothing when it is read."""
    try:
        from_dict(saved)
    except PositionError as problem:
        return problem.field
    return ""


def form_of(path: Way) -> Way:
    """The same for things of the same form: players, stacks, rows of a list."""
    few = {**dict.fromkeys(pieces.PLAYER_COLOURS, "player"), **dict.fromkeys(pieces.STACKS, "stack")}
    return tuple("row" if isinstance(key, int) else few.get(key, key) for key in path)


def places(saved: dict[str, Any], every: bool) -> list[Way]:
    """Every place of a position, or one of each form; what an edition may be, or plays, has tests of its own."""
    apart = ("edition", "then")
    found = {path if every else form_of(path): path for path in paths(saved) if path and path[0] not in apart}
    return list(found.values())


WRONG: tuple[Any, ...] = (
    *(None, True, False, 2.0, float("nan"), float("inf"), -(10**6), 10**40, 10**5000, "x", "", b"red"),
    *([], {}, (), ["x"], {"x": 1}, {1: 2}, [[]]),
)


def may_be(junk: object, ours: object) -> bool:
    """Whether something else could stand here as well; everything else is wrong wherever it stands."""
    if isinstance(junk, bool):
        return isinstance(ours, bool)
    return junk is None or (junk == [] and isinstance(ours, list)) or (junk == {} and isinstance(ours, dict))


def check_wrong_value(saved: dict[str, Any], path: Way, junk: object) -> None:
    """It is refused with the very field; the position is as it was then."""
    outer, ours = value_at(saved, path[:-1]), value_at(saved, path)
    outer[path[-1]] = junk
    field = refused_field(saved)
    outer[path[-1]] = ours
    here = ".".join(map(str, path[:1] if path[0] == "chance" else path))
    assert field == here or field.startswith(f"{here}.") or may_be(junk, ours), (here, type(junk), field)


@pytest.mark.parametrize("turn", range(4))
def test_a_value_of_a_wrong_kind_is_refused_with_its_field(turn: int) -> None:
    """Names are never unknown, numbers never out of range, nothing is true for 1."""
    saved = example()
    for number, path in enumerate(places(saved, every=False)):
        check_wrong_value(saved, path, WRONG[(5 * turn + number) % len(WRONG)])


@pytest.mark.long
def test_every_wrong_value_is_refused_with_its_field_at_every_place() -> None:
    for saved in (example(), json.loads(START)):
        for path in places(saved, every=True):
            for junk in WRONG:
                check_wrong_value(saved, path, junk)


@pytest.mark.parametrize("junk", WRONG, ids=range(len(WRONG)))
def test_whatever_stands_in_the_edition_is_refused_or_read(junk: object) -> None:
    saved = json.loads(START)
    for value in (junk, {"start": junk}, {"start": {"resources": junk}}, {"start": {"resources": {"water": junk}}}):
        saved["edition"] = {"name": "mine", "overrides": value}
        assert refused_field(saved) in ("", "edition")
    saved["edition"] = {"name": junk, "overrides": {}}
    assert junk == "x" or refused_field(saved) == "edition"


@pytest.mark.parametrize("names", [("start",), ("start", "resources"), ("start", "resources", "water")])
def test_an_edition_of_great_depth_is_refused(names: tuple[str, ...]) -> None:
    saved, overrides = json.loads(START), cast(Any, nested(50_000))
    for name in reversed(names):
        overrides = {name: overrides}
    saved["edition"] = {"name": "mine", "overrides": overrides}

    assert SAVING.refusal(saved).field == "edition"


# What spoils the example of the document: green is at work in round 3 of season 3
CASES = [
    case("format", {"format": "caravansary state 2"}),
    case("game", {"game": "merv"}),
    case("rules", {"rules": 1}),
    case("rules", {"rules": 3}),
    case("edition", {"edition": {"name": "", "overrides": {}}}),
    case("edition", {"edition": {"name": "mine", "overrides": {"gate": {"red": 2}}}}),
    case("seats", {"seats": 5}),
    case("colours", {"colours": ["red", "red"]}),
    case("expansions.0", {"expansions": ["dragons"]}),
    case("expansions.1", {"expansions": ["towns", "towns"]}),
    case("players.green.caravans.start", {"expansions": ["companions", "citizens", "towns"]}),
    case("stair_tiles", {"expansions": ["companions", "stair_tiles"]}),
    case("companions.sultan", {"expansions": []}),
    case("floor", {"floor": "b3"}),
    case("only_new_exchange_tiles", {"only_new_exchange_tiles": True}),
    case("season", {"season": 4}),
    case("season", {"season": 2, "round": 4, "phase": "over"}),
    case("season", {"round": 4, "phase": "next_provision"}),
    case("season", {"phase": "setup"}),
    case("round", {"round": 0}),
    case("round", {"phase": "river_tile"}),
    case("round", {"season": 1, "phase": "setup"}),
    case("players.green.provisions_shown", {"season": 2}),
    case("players.green.screen", {"round": 2, "first": "blue"}),
    case("phase", {"phase": "round_start"}),
    case("players.green.workers", {"players.blue.workers": {}, "players.green.workers": {}}),
    case("first", {"first": "red"}),
    case("scrolls", {"scrolls.grey-1.pile.0": "s16"}),
    case("scrolls.pink-1", {"scrolls.pink-1.pile.0": "s01"}),
    case(
        "scrolls.grey-1",
        {"scrolls.grey-1": {"up": None, "pile": ["s18", "s06", "s16", "s15", "s12", "s11"], "seen": 0}},
    ),
    case("scrolls.grey-1.seen", {"scrolls.grey-1.seen": 7}),
    case("market", {"market.0.up": None}),
    case("market", {"market.0": {"up": None, "pile": ["lx14", "lx15", "lx06", "lx04", "lx21"]}}),
    case("market", {"players.blue.luxuries": ["lx19"]}),
    case("exchanges", {"exchanges": ["e01", "e02", "e01"]}),
    case("exchanges.1", {"exchanges": ["e01", "e07", "e02"]}),
    case("river_sides.0", {"river_sides": ["03", "01", "05"]}),
    case("river_sides", {"first_river_tiles": True}),
    case("seen_oases", {"river_sides": ["02", "03", "05"]}),
    case("workshops", {"workshops.blue.green": 2}),
    case("workshops.blue", {"workshops.blue.green": 3}),
    case("workshops.blue.green", {"workshops.blue.green": 0}),
    case("towns", {"towns": ["t01"]}),
    case("stair_tiles", {"stair_tiles": {"cl1": "st01a"}}),
    case("tower", {"tower": {"orange": 6, "green": 4, "red": 4}}),
    case("tower", {"tower": {"green": 6}}),
    case("tray", {"tray": {"red": 1}}),
    case("companions.sultan.with", {"companions.sultan.with": "blue"}),
    case("companions.sultan.step", {"companions.sultan.step": 16}),
    case("companions.sultan", {"companions.sultan.step": 5}),
    case("companions.sultan", {"companions.sultan.with": None}),
    case("companions.imam.step", {"companions.imam": {"with": None, "step": 9}}),
    case("companions.imam.with", {"players.green.steps.mosque": 15}),
    case("players.green.points.start", {"players.green.points.start": 11}),
    case("players.green.points.provisions", {"players.green.points.provisions": 1}),
    case("players.green.points.souk", {"players.green.points.souk": -1}),
    case("players.green.points.oases", {"players.green.points.oases": 4}),
    case("players.green.resources.water", {"players.green.resources.water": -1}),
    case("players.green.goods.purple", {"players.green.goods.purple": 10**9}),
    case("players.green.keshis.garden", {"players.green.keshis.garden": 9}),
    case("players.green.keshis.square", {"players.green.keshis.square": 4}),
    case("players.green.gates", {"players.green.keshis.medina": 1}),
    case("players.green.sellers.0", {"players.green.sellers": ["souk"]}),
    case("players.green.square.1", {"players.green.square": [1, 1]}),
    case("players.green.disk", {"players.green.disk": 8}),
    case("players.green.caravans.left", {"players.green.caravans.left": 4}),
    case("players.green.oases.right-1", {"players.green.caravans.right": 0}),
    case("workshops", {"players.green.gates.0": "red"}),
    case("players", {"players.green.oases.left-1": "08"}),
    case("players.green.line", {"players.green.line": []}),
    case("players.green.line_keshis.0", {"players.green.line_keshis.0": "white"}),
    case("players.green.line_keshis.1", {"players.green.line_keshis.1": None}),
    case("players", {"players.green.line_keshis.1": "brown"}),
    case("players", {"players.green.line_keshis.1": "black"}),
    case("players.green.drawn", {"players.green.drawn": ["red"]}),
    case("players.green.towns.0", {"players.green.towns": ["t01", None]}),
    case("players.green.explored_towns", {"players.green.explored_towns": ["left-4"]}),
    case(
        "players.green.provisions", {"players.green.provisions": ["pv05"], "players.green.provisions_shown": ["pv05"]}
    ),
    case(
        "players",
        {
            "players.green.provisions": ["pv01", "pv05", "pv11"],
            "players.green.provisions_shown": ["pv01", "pv05", "pv11"],
        },
    ),
    case("players.green.provisions_shown", {"players.green.provisions_shown": ["pv01"]}),
    case("players.green.screen", {"players.green.screen": ["green"]}),
    case("players.green.chosen", {"players.green.chosen": ["red"]}),
    case("players.green.workers.river", {"players.green.workers": {"river": 2}}),
    case("players.green.workers", {"players.green.workers": {"river": 1, "garden": 1, "souk": 2}}),
    case("players", {"players.blue.workers": {}}),
    case("players.blue.workers", {"players.blue.workers": {"souk": 2}}),
    case("players.blue.souk_seller", {"players.blue.souk_seller": True}),
    case("players.blue.new_sellers", {"players.blue.new_sellers": ["river"]}),
    case("players.green.new_sellers", {"players.green.new_sellers": ["palace"]}),
    case("loose_oases", {"loose_oases": ["30"]}),
    case("seen_oases", {"seen_oases": ["30"]}),
    case("players.green.line", {"players.green.line": ["02", "30"]}),
    case("crocodile", {"crocodile": "green"}),
    case("players.blue.arrival", {"players.blue.arrival": 0}),
    case("players.blue.arrival", {"players.green.space": 1, "players.green.arrival": 1}),
    case("players.blue.harbour", {"players.blue.harbour": 1}),
    case("players.blue.harbour", {"players.blue.space": 12}),
    case("players.green.harbour", {"players.blue.space": 12, "players.blue.harbour": 2}),
    case("players.blue.steps.palace", {"players.blue.steps.palace": 16}),
    case("reveals", {"reveals": -1}),
    case("chance", {"chance": [1, 2, 3]}),
]


# --- nothing makes the engine stumble -------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
def test_many_spoilt_positions_are_refused_or_can_be_played_to_the_end(seats: int) -> None:
    for seed in range(100, 100 + max(1, LONG_GAMES // 500)):
        assert spoil(seats, seed, 500, 40) > 40

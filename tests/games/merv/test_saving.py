"""Saved positions: exact round trips at every decision, and refusals that name the field.

The format is described in docs/games/saved-positions-merv.md.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary.core.chance import Chance
from caravansary.core.seal import SEAL
from caravansary.games.merv import actions, components, pieces, saving
from caravansary.games.merv.game import GAME
from caravansary.games.merv.state import Player, State
from tests.games.bad_positions import Mutator, forge, play_to_the_end, spoil
from tests.games.saved import (
    DELETE,
    JSON_VALUES,
    Saving,
    Way,
    attributes,
    case,
    changed,
    example_of,
    one_of,
    paths,
    pickled,
    play_towards,
    slots_of,
    value_at,
)

DOCUMENT = Path(__file__).parents[3] / "docs" / "games" / "saved-positions-merv.md"
SEATS = (1, 2, 3, 4)
STARTING = ("choose_slot", "choose_space", "choose_ransom")  # decisions with which a phase goes on
FINISHING = {actions.FINISH, actions.END_TURN, actions.DECLINE, actions.FAVOUR, actions.LOSE}

MOST_PATHS = ["m1-1", "m1-2", "m1-3"]
MAGISTRATE_TILES = ["b1-mosque", "b2-tan", "b3-post", "b4-8points"]

# Everything that is rare in random games comes more often
RICH = components.EDITIONS.with_overrides(
    "rich",
    {
        "influence": {"contracts": [0, 0, 1], "spices": [1, 2, 3]},
        "contract": {
            "k1f-1": {"scrolls": 0, "any": 2},
            "k1s-1": {"scrolls": 0, "common": 0, "any": 1, "cube": "any"},
            "k2f-1": {"scrolls": 1, "common": 0, "rare": 0},
        },
        "breakthrough": {"scrolls": [1, 2, 3, 4]},
        "camel_market": {"side-a": {"bl": "soldier"}, "side-b": {"tl": "scroll", "tr": "card"}},
    },
)


# --- random games ---------------------------------------------------------------------------------------------------
def from_dict(saved: Any) -> State:
    return cast(State, GAME.from_dict(saved))


def new_game(seats: int, seed: int, edition: components.Components | None = None) -> State:
    return cast(State, GAME.new(seats, seed=seed, edition=edition))


def positions(seats: int, seed: int, edition: components.Components | None = None) -> Iterator[State]:
    """Every position of a random game, the final one included; in every second game nobody is in a hurry to finish."""
    chooser = Chance.seeded(seed)
    state = new_game(seats, seed, edition)
    while not state.is_over:
        yield state
        options = [action for action in state.options if seed % 2 or action not in FINISHING]
        state.play(one_of(chooser, options or state.options))
    yield state


SAVING = Saving(State.to_dict, from_dict, slots_of)


def by_hand(state: State) -> dict[str, Any]:
    """The position as a person would write it: without a seal, and without what belongs to the inside of a turn."""
    return {key: value for key, value in state.to_dict().items() if key not in (SEAL, *saving.INSIDE)}


def known(state: State) -> dict[str, Any]:
    """What everybody sees, but for the memory of the last turn."""
    return {key: value for key, value in state.view(None).items() if key not in ("active", "slot", "site")}


# --- round trips ----------------------------------------------------------------------------------------------------
def test_all_slots_are_compared() -> None:
    assert {"stack", "options", "decider", "reveals", "blind", "solo_fresh", "had"} <= set(attributes(State))
    assert {"servants", "scrolls_tied", "points"} <= set(attributes(Player))


@pytest.mark.parametrize("edition", [None, RICH], ids=["standard", "edition"])
@pytest.mark.parametrize("seats", SEATS)
def test_every_position_of_a_game_is_read_back_exactly(seats: int, edition: components.Components | None) -> None:
    for state in positions(seats, seats, edition):
        saved = json.loads(json.dumps(state.to_dict()))

        assert slots_of(from_dict(saved)) == slots_of(state)


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_that_was_read_plays_on_as_the_original(seats: int) -> None:
    for count, state in enumerate(positions(seats, 5)):
        if count % 40 == 20:
            SAVING.check_plays_on(state, Chance.seeded(count))


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy, copy.copy])
@pytest.mark.parametrize("seats", SEATS)
def test_pickle_and_deepcopy(seats: int, copied: Callable[[State], State]) -> None:
    for count, state in enumerate(positions(seats, 3, RICH)):
        if count % 25 == 0:
            SAVING.check_copy(state, copied(state))


def test_what_was_saved_is_not_shared_with_the_state() -> None:
    SAVING.check_not_shared(new_game(2, 1, RICH), {"order.0": None, "players.red.cubes.purple": 9})


def test_a_blind_copy_is_saved_as_an_ordinary_position() -> None:
    SAVING.check_blind(new_game(2, 1))


def test_what_can_be_computed_is_not_saved() -> None:
    saved = new_game(1, 1).to_dict()

    computed = {"supply", "options", "decider", "contracts_gone", "city_camels", "camels_out"}
    assert not computed & {key for path in paths(saved) for key in path}
    assert not {"buildings", "servants", "discs"} & saved["players"]["red"].keys()


def test_the_rules_version_is_that_of_the_game() -> None:
    assert new_game(2, 1).to_dict()["rules"] == GAME.rules_version


# --- the document ---------------------------------------------------------------------------------------------------
def test_the_example_of_the_document_is_a_position() -> None:
    state = from_dict(example_of(DOCUMENT))

    assert (state.decision().kind, pieces.CELLS[state.site]) == ("choose_action", "r4c2")
    assert [GAME.action_name(action) for action in state.options] == [
        "board action",
        "gain favour",
        "deploy soldier",
        "contract k1f",
    ]


def test_the_document_names_every_key() -> None:
    text = DOCUMENT.read_text("utf-8")

    assert [key for key in (*new_game(1, 1).to_dict(), "then") if f"`{key}`" not in text] == []


# --- positions written by hand --------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", SEATS)
def test_a_position_written_by_hand_goes_on_where_its_phase_does(seats: int) -> None:
    read = 0
    for state in positions(seats, 2):
        if state.is_over or (len(state.options) > 1 and state.decision().kind in STARTING):
            again = from_dict(by_hand(state))
            assert (again.decider, again.options) == (state.decider, state.options)
            assert known(again) == known(state)
            read += 1
    assert read > 9


def test_the_plays_that_lead_into_a_turn_may_follow() -> None:
    state = new_game(2, 2)
    written = by_hand(state)
    slot = state.options[0]
    state.play(slot)
    site = state.options[0]
    state.play(site)

    again = from_dict({**written, "then": [GAME.action_name(slot), GAME.action_name(site)]})

    assert (again.decision().kind, again.options, again.site) == (state.decision().kind, state.options, state.site)


@pytest.mark.parametrize(
    ("then", "field", "problem"),
    [
        ("slot 1", "then", "a list"),
        ([7], "then.0", "the name of an action"),
        (["slot 9"], "then.0", "no action named"),
        (["slot 1", "end turn"], "then.1", ""),
    ],
)
def test_a_play_that_cannot_follow_is_refused(then: object, field: str, problem: str) -> None:
    refusal = SAVING.refusal({**by_hand(new_game(2, 2)), "then": then})

    assert (refusal.field, problem in refusal.problem) == (field, True)


@pytest.mark.parametrize("key", saving.INSIDE)
def test_the_inside_of_a_turn_is_not_written_by_hand(key: str) -> None:
    state = new_game(2, 2)

    refusal = SAVING.refusal({**by_hand(state), key: state.to_dict()[key]})

    assert (refusal.field, "then" in refusal.problem) == (key, True)


def test_a_stored_position_of_an_older_program_counts_as_ours() -> None:
    """It has no seal, and its frames are lists."""
    state = new_game(2, 2)
    old = {**state.to_dict(), "pending": [["flow"], ["choose_slot"]]}
    del old[SEAL]

    assert slots_of(GAME.from_dict(old, ours=True)) == slots_of(state)


# --- what is refused ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("saved", [None, 7, "merv", [], [1], True, (), pytest.param(10**5000, id="huge")])
def test_something_that_is_no_table_is_refused(saved: object) -> None:
    assert SAVING.refusal(saved).field == "position"


@pytest.mark.parametrize("key", list(by_hand(new_game(1, 1))))
def test_every_key_is_needed(key: str) -> None:
    assert SAVING.refusal(changed(by_hand(new_game(1, 1)), {key: DELETE})).field == key


def test_every_key_inside_is_needed_and_no_other_allowed() -> None:
    saved = by_hand(new_game(1, 1))
    saved["walls"], optional = {}, {"owner", "soldier", "upgrade"}
    for path in paths(saved):
        if path[:2] == ("edition", "overrides") or not path or path[-1] in optional:
            continue
        outer = value_at(saved, path[:-1])
        if isinstance(outer, dict):
            without, more = copy.deepcopy(saved), copy.deepcopy(saved)
            del value_at(without, path[:-1])[path[-1]]
            value_at(more, path[:-1])["more"] = 1
            assert SAVING.refusal(without).field == ".".join(path), path
            assert SAVING.refusal(more).field == ".".join((*path[:-1], "more")), path


STARTS = [
    case("format", {"format": "caravansary state 2"}),
    case("game", {"game": "marrakesh"}),
    case("rules", {"rules": 2}),
    case("edition", {"edition": {"name": "mine", "overrides": {"cubes": {"purple": 13}}}}),
    case("edition", {"edition": {"name": "standard", "overrides": {"favour": {"last": 9}}}}),
    case("edition", {"edition": {"name": "", "overrides": {}}}),
    case("seats", {"seats": 5}),
    case("colours", {"colours": ["red", "blue", "blue"]}),
    case("colours", {"colours": ["red", "blue"]}),
    case("colours.1", {"colours": ["red", "pink", "blue"]}),
    case("year", {"year": 0}),
    case("round", {"round": 5}),
    case("phase", {"phase": "lunch"}),
    case("turn", {"phase": "round_end"}),
    case("order", {"order": ["red", "red", "yellow"]}),
    case("order.0", {"order": ["green", "red", "yellow"]}),
    case("turn", {"turn": 0}),
    case("turns", {"turn": 3}),
    case("turns", {"turns": 2}),
    case("slots", {"slots.0": "red"}),
    case("next_queue", {"next_queue": ["red", "blue", "yellow", None]}),
    case("queue_camels.1", {"queue_camels": [0, 1, 0, 0], "caravan.camels": 1}),
    case("city.r3c3", {"city.r3c3": {"site": "wall-tan"}}),
    case("city.r5c5.site", {"city.r5c5": {"site": "library-pink"}}),
    case("city.r1c1.owner", {"city.r1c1.owner": "green"}),
    case("city.r1c1.owner", {"city.r1c1.owner": None}),
    case("city.r1c1.soldier", {"city.r1c1.soldier": "red"}),
    case("city.r1c1.soldier", {"city.r1c1.owner": "red", "city.r1c1.soldier": "yellow"}),
    case("city.r1c1.soldier", {"city.r1c1.owner": "red", "city.r1c1.soldier": "red", "city.r1c1.upgrade": "white"}),
    case("city.r1c2.upgrade", {"city.r1c1.upgrade": "teal", "city.r1c2.upgrade": "teal"}),
    case("camel_market.side", {"camel_market.side": "C"}),
    case("camel_market.camels.1", {"camel_market.camels": ["tl", "tl"]}),
    case("walls.n1", {"walls": {"n1": "tan-3"}}),
    case("walls.n3", {"walls": {"n3": "tan-1"}}),
    case("walls.n4", {"walls": {"n1": "tan-1", "n2": "tan-1", "n4": "tan-1"}}),
    case("walls.n6", {"walls": {"n6": "tan-1"}}),
    case("caravan.camels", {"caravan.camels": 9}),
    case("caravan.camels", {"caravan.camels": 7}),
    case("caravan.queue", {"caravan.queue": ["pepper"] * 9}),
    case("caravan", {"caravan.queue.0": "pepper", "caravan.queue.1": "pepper", "caravan.queue.2": "pepper"}),
    case("path_camels.0", {"path_camels": ["m5"]}),
    case("players.yellow.cubes", {"players.yellow.cubes": {"purple": 1}}),
    case("players.blue.cubes.purple", {"players.red.cubes.purple": 7, "players.blue.cubes.purple": 6}),
    case("players.red.cubes.purple", {"players.red.cubes.purple": -1}),
    case("players.red.cubes.purple", {"players.red.cubes.purple": True}),
    case("players.red.camels", {"players.red.camels": 3}),
    case("players.red.favour", {"players.red.favour": 11}),
    case("players.red.influence", {"players.red.influence": 21}),
    case("players.red.breakthroughs", {"players.red.scrolls": 2}),
    case("players.red.breakthroughs", {"players.red.breakthroughs": ["b1-mosque"]}),
    case(
        "players.red.breakthroughs",
        {"players.red.scrolls": 4, "players.red.breakthroughs": ["b1-mosque", "b1-palace"]},
    ),
    case(
        "players.blue.breakthroughs",
        {
            **{f"players.{seat}.scrolls": 2 for seat in ("red", "blue")},
            **{f"players.{seat}.breakthroughs": ["b1-mosque"] for seat in ("red", "blue")},
        },
    ),
    case("players.red.scrolls_committed", {"players.red.scrolls": 1, "players.red.scrolls_committed": 2}),
    case("players.red.scrolls_committed", {"players.red.scrolls": 1, "players.red.scrolls_committed": 1}),
    case("players.red.common_committed", {"players.red.common": 1, "players.red.common_committed": 1}),
    case("players.blue.rare", {"players.red.rare": 12, "players.blue.rare": 13}),
    case("players.red.spices.pepper", {"players.red.spices.pepper": 9}),
    case("players.red.courtiers", {"players.red.courtiers": {"knowledge": 3, "spice": 3, "trade": 3, "faith": 0}}),
    case(
        "players.blue.courtiers.faith",
        {"players.red.courtiers.faith": 2, "players.blue.courtiers.faith": 2},
    ),
    case("players.red.posts", {"players.red.posts": ["baghdad"]}),
    case("players.red.posts", {"players.red.posts": list(pieces.CITIES)}),
    case("players.red.mosque", {"players.red.mosque": "m11"}),
    case("path_camels", {"players.red.mosque": "m1-1"}),
    case("players.red.scoring_tile", {"players.red.scoring_tile": "palace"}),
    case("players.red.scoring_tile", {"players.red.mosque": "m5"}),
    case("players.red.contracts", {"players.red.contracts": ["k1f-2"]}),
    case("players.red.contracts", {"players.red.contracts": ["k1f-1"]}),
    case("players.red.contracts.1", {"players.red.contracts": ["k1f-1", "k1f-1"]}),
    case("players.red.points.palace", {"players.red.points.palace": -1}),
    case("players.red.points.pairs", {"players.red.points.pairs": 3}),
    case("invasion.attacked", {"invasion.attacked": ["r1c1"]}),
    case("invasion.ransom_cubes", {"invasion.ransom_cubes.tan": 1}),
    case("solo", {"solo": {}}),
    case("reveals", {"reveals": -1}),
    case("chance", {"chance": [1, 2, 3]}),
]


@pytest.mark.parametrize(("field", "changes"), STARTS)
def test_the_first_position_of_two_seats_can_be_spoilt(field: str, changes: dict[str, Any]) -> None:
    start = by_hand(new_game(2, 2))
    assert (start["order"][0], start["phase"], start["caravan"]["camels"]) == ("red", "turns", 2)

    assert SAVING.refusal(changed(start, changes)).field == field


def test_no_site_can_be_there_twice() -> None:
    start = by_hand(new_game(2, 2))

    problem = SAVING.refusal(changed(start, {"city.r2c2.site": start["city"]["r1c1"]["site"]}))

    assert (problem.field, "r1c1" in problem.problem) == ("city.r2c2.site", True)


def test_nobody_has_more_than_nine_buildings() -> None:
    start = by_hand(new_game(2, 2))
    cells = list(start["city"])[:10]

    ten = {f"city.{cell}.owner": "blue" for cell in cells}
    nine = {f"city.{cell}.owner": "blue" for cell in cells[:9]}

    assert SAVING.refusal(changed(start, ten)).field == f"city.{cells[9]}.owner"
    assert from_dict(changed(start, nine)).players[1].buildings == 0


def test_a_seat_collects_no_more_spices_than_its_influence_allows() -> None:
    start = by_hand(new_game(2, 2))
    deck = start["caravan"]["deck"]
    other = next(index for index, spice in enumerate(deck) if spice != deck[0])
    changes: dict[str, Any] = {f"players.red.spices.{deck[index]}": 1 for index in (0, other)}
    changes["caravan.deck"] = [spice for index, spice in enumerate(deck) if index not in (0, other)]

    assert SAVING.refusal(changed(start, changes)).field == "players.red.spices"
    assert from_dict(changed(start, {**changes, "players.red.influence": 3})).players[0].influence == 3


SOLO = [
    case("solo", {"solo": None}),
    case("solo.deck", {"solo.deck": ["palace", "palace"]}),
    case("solo.deck", {"solo.open": None}),
    case("solo.deck", {"solo.discard": ["wall"]}),
    case("solo.blocks.0", {"solo.blocks": [0]}),
    case("solo.fresh", {"solo.fresh": 4}),
    case(
        "solo.deck",
        {"players.yellow.mosque": "m10", "players.yellow.scoring_tile": "palace", "path_camels": MOST_PATHS},
    ),
    case("solo.deck", {"players.yellow.scrolls": 8, "players.yellow.breakthroughs": MAGISTRATE_TILES}),
    case("players.yellow.cubes", {"players.yellow.cubes": {"tan": 1}}),
    case("players.blue.points", {"players.blue.points": {}}),
]


@pytest.mark.parametrize(("field", "changes"), SOLO)
def test_the_first_position_of_the_solo_game_can_be_spoilt(field: str, changes: dict[str, Any]) -> None:
    start = by_hand(new_game(1, 1))
    assert (start["colours"], start["solo"]["fresh"]) == (["red", "yellow", "blue"], 5)

    assert SAVING.refusal(changed(start, changes)).field == field


# --- nothing makes the engine stumble -------------------------------------------------------------------------------
@settings(max_examples=100)
@given(saved=JSON_VALUES, key=st.sampled_from(list(by_hand(new_game(1, 1)))))
def test_anything_else_is_refused(saved: Any, key: str) -> None:
    SAVING.check_anything(by_hand(new_game(1, 1)), key, saved, {"reveals": int, "path_camels": list})


WORDS = tuple(
    name
    for names in (
        *(pieces.COLOURS, pieces.BOARD_ACTIONS, pieces.SPICES, pieces.HALLS, pieces.CITIES, pieces.NODES),
        *(pieces.BREAKTHROUGHS, pieces.CONTRACTS, pieces.CELLS, pieces.SITES, pieces.WALL_PIECES),
        *(pieces.PLAYER_COLOURS, tuple(GAME.engine.forms), ("own", "any", "contract")),
    )
    for name in names
)


class AnyNames(Mutator):
    """Spoils saved positions also by names that are out of place."""

    def __init__(self, chooser: Chance, pool: list[dict[str, Any]]) -> None:
        super().__init__(chooser, pool, [WORDS])
        self.ways = (*self.ways, self.add)

    def add(self, saved: Any, path: Way) -> None:
        value = value_at(saved, path)
        if isinstance(value, dict):
            value[one_of(self.chooser, WORDS)] = one_of(self.chooser, WORDS)
        elif isinstance(value, list):
            value.insert(self.chooser.below(len(value) + 1), one_of(self.chooser, WORDS))

    def rename(self, saved: Any, path: Way) -> None:
        if isinstance(value_at(saved, path), str):
            value_at(saved, path[:-1])[path[-1]] = one_of(self.chooser, WORDS)


@pytest.mark.parametrize("seats", SEATS)
def test_a_spoilt_position_is_refused_or_can_be_played_to_the_end(seats: int) -> None:
    chooser = Chance.seeded(seats)
    pool = [by_hand(state) for seed in (0, 1) for state in positions(seats, seed, RICH) if state.slot < 0]

    def play_on(state: State) -> None:
        play_to_the_end(SAVING, state, play, every=50, first=1)

    def play(state: State, count: int) -> None:
        play_towards(state, chooser, ())

    assert spoil(SAVING, AnyNames(chooser, pool), 300, 25, play_on) > 10


@pytest.mark.parametrize("seats", SEATS)
def test_a_forged_seal_gives_a_wrong_position_at_worst(seats: int) -> None:
    chooser = Chance.seeded(seats)
    pool = [state.to_dict() for seed in (0, 1) for state in positions(seats, seed, RICH) if chooser.below(5) == 0]

    assert forge(SAVING, AnyNames(chooser, pool), 300) > 10

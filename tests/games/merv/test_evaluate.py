"""The evaluation and the observation of Merv: what is better is worth more, and nothing hidden is looked at."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, cast

import pytest

from caravansary.core.chance import Chance
from caravansary.games.merv import frames
from caravansary.games.merv.evaluate import evaluate
from caravansary.games.merv.game import GAME
from caravansary.games.merv.observe import SIZE, places_around
from caravansary.games.merv.state import State
from tests.games.merv.position import RED, Table, Things, merv_position
from tests.games.merv.solo_position import solo_position

SEED = 6


def new_state(players: int, seed: int) -> State:
    return cast(State, GAME.new(players, seed))


def random_positions(players: int, seed: int) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    chance = Chance.seeded(seed)
    state = new_state(players, seed)
    yield state
    while not state.is_over:
        state.play(state.options[chance.below(len(state.options))])
        yield state


def worth(year: int = 1, round: int = 2, **table: Any) -> float:
    """What a position at the begin of red's turn is worth to red."""
    return evaluate(merv_position(year=year, round=round, **table).state, 0)


# --- more is better -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize(
    "more",
    [
        *[{"points": 5}, {"cubes": "teal"}, {"cubes": "white"}, {"camels": 1}, {"favour": 1}, {"influence": 1}],
        *[{"scrolls": 1}, {"common": 1}, {"rare": 1}, {"cards": "pepper"}, {"mosque": "m1-2"}, {"posts": "rayy"}],
        {"scrolls": 2, "tiles": "b1-palace"},
    ],
    ids=str,
)
def test_to_have_something_is_better_than_to_have_nothing(more: dict[str, Any], year: int) -> None:
    assert worth(year, red=more) > worth(year, red={})


def test_a_point_is_worth_a_point() -> None:
    assert worth(red={"points": 8}) - worth(red={"points": 3}) == pytest.approx(5)


def test_white_is_better_than_a_colour_and_rare_better_than_common() -> None:
    assert worth(red={"cubes": "white"}) > worth(red={"cubes": "tan"})
    assert worth(red={"rare": 1}) > worth(red={"common": 1})


@pytest.mark.parametrize(
    ("hall", "things"),
    [
        ("knowledge", {"scrolls": 5}),
        ("spice", {"cards": "cinnamon cinnamon cinnamon ginger ginger"}),
        ("trade", {"common": 3, "rare": 2}),
        ("faith", {"mosque": "m5"}),
    ],
)
def test_a_courtier_is_worth_most_in_the_hall_that_counts_what_one_has(hall: str, things: Things) -> None:
    halls = ["knowledge", "spice", "trade", "faith"]

    worths = {name: worth(2, red={**things, "favour": 3, "influence": 8, "courtiers": name}) for name in halls}

    assert max(worths, key=worths.__getitem__) == hall


def test_courtiers_that_will_score_need_favour() -> None:
    two: Things = {"courtiers": "knowledge knowledge", "scrolls": 6}

    gains = [
        worth(3, 4, red={**two, "favour": favour + 1}) - worth(3, 4, red={**two, "favour": favour}) for favour in (0, 2)
    ]

    assert gains[0] > gains[1] + 3


def test_different_spices_are_better_than_equal_ones() -> None:
    assert worth(3, 4, red={"cards": "cinnamon ginger"}) > worth(3, 4, red={"cards": "cinnamon cinnamon"})


def test_a_fulfilled_contract_is_better_than_one_that_could_be() -> None:
    ready: Things = {"influence": 6, "scrolls": 2, "tiles": "b1-mosque", "common": 1, "rare": 1, "cubes": "teal"}
    table = merv_position(year=2, red=ready)
    before = evaluate(table.state, 0)

    table.play(RED, "contract k2f")

    assert evaluate(table.state, 0) > before + 2


def test_a_contract_is_worth_more_the_nearer_it_is() -> None:
    near: list[Things] = [{}, {"rare": 1}, {"rare": 1, "scrolls": 1}, {"rare": 1, "scrolls": 1, "common": 1}]

    worths = [worth(2, red={"influence": 6, **things}) for things in near]

    assert worths == sorted(worths)


# --- the city -------------------------------------------------------------------------------------------------------
def test_buildings_in_one_line_are_better_than_scattered_ones() -> None:
    together = {"r1c1": "wall-tan red", "r2c1": "wall-teal red", "r3c1": "wall-orange red"}
    scattered = {"r1c1": "wall-tan red", "r2c2": "wall-teal red", "r4c4": "wall-orange red"}

    assert worth(city=together) > worth(city=scattered)


@pytest.mark.parametrize("upgrade", ["+white", "+teal"])
def test_an_upgrade_on_an_own_building_is_better_than_none(upgrade: str) -> None:
    assert worth(city={"r1c1": f"wall-tan red {upgrade}"}) > worth(city={"r1c1": "wall-tan red"})


@pytest.mark.parametrize("walls", ["n1", "n1 w1"])
def test_a_wall_before_an_own_building_is_better_than_none(walls: str) -> None:
    city = {"r1c1": "wall-tan red"}

    assert worth(2, city=city, walls=walls) > worth(2, city=city)


def test_a_soldier_guards_a_building_that_nothing_else_saves() -> None:
    """The last turn of the last year is over, an invasion is next."""
    last: dict[str, Any] = {"year": 3, "round": 4, "at": "end_turn", "slot": 1, "site": "r1c1"}

    guarded = merv_position(**last, city={"r1c1": "wall-tan red !blue"})
    open_to_all = merv_position(**last, city={"r1c1": "wall-tan red"})
    paid_for = merv_position(**last, city={"r1c1": "wall-tan red"}, red={"cubes": "tan"})

    assert evaluate(guarded.state, 0) > evaluate(open_to_all.state, 0)
    assert evaluate(paid_for.state, 0) > evaluate(open_to_all.state, 0)


def test_a_ransom_is_better_than_a_lost_building() -> None:
    table = merv_position(year=3, at="invasion", city={"r1c1": "palace-tan red"}, red={"cubes": "tan teal"})
    lost = Table(table.state.copy())

    table.play(RED, "ransom tan")
    lost.play(RED, "lose building")

    assert evaluate(table.state, 0) > evaluate(lost.state, 0)


@pytest.mark.parametrize(
    ("holding", "site"),
    [({"mosque": "m5", "scoring_tile": "library"}, "library-tan"), ({"mosque": "m10"}, "mosque-tan")],
)
def test_a_building_is_worth_more_where_it_scores_more(holding: Things, site: str) -> None:
    there = worth(2, city={"r1c1": f"{site} red"}, red=holding)
    elsewhere = worth(2, city={"r1c1": "wall-tan red"}, red=holding)

    assert there > elsewhere + 3


# --- the others, the end --------------------------------------------------------------------------------------------
def test_what_a_rival_gains_is_worth_something_too() -> None:
    assert worth(blue={"points": 10}) < worth(blue={})
    assert worth(blue={"points": 10, "cubes": "tan tan"}) < worth(blue={"points": 10})


def test_nothing_but_points_counts_when_the_game_is_over() -> None:
    *_, state = random_positions(3, SEED)
    before = evaluate(state, 0)

    state.players[0].cubes[0] += 3
    state.players[0].spices[1] += 2

    assert evaluate(state, 0) == before
    state.players[0].points[0] += 1
    assert evaluate(state, 0) == pytest.approx(before + 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_has_a_worth_for_every_seat(players: int) -> None:
    for state in random_positions(players, SEED):
        for seat in range(players):
            assert (-200 if players == 1 else -60) < GAME.evaluate(state, seat) < 200


def test_something_paid_and_not_yet_placed_is_not_lost() -> None:
    """The search must not take the middle of a purchase for a loss."""
    table = merv_position(
        at="wall", city={"r1c1": "wall-tan blue", "r2c1": "wall-teal blue"}, red={"cubes": "tan teal"}
    )
    before = evaluate(table.state, 0)

    table.play(RED, "build tan-1")

    assert table.asked == "choose_wall_slot"
    assert evaluate(table.state, 0) > before


# --- alone against the magistrate -----------------------------------------------------------------------------------
def margin(year: int = 2, round: int = 2, **table: Any) -> float:
    """What a position of the solo game is worth to red, who is about to move."""
    return evaluate(solo_position(year=year, round=round, order="red yellow blue", **table).state, 0)


def test_alone_the_end_is_worth_its_margin_over_the_magistrate() -> None:
    *_, state = random_positions(1, SEED)
    own, his = (score.total for score in state.scores())

    assert evaluate(state, 0) == own - his


def test_alone_a_point_of_the_magistrate_counts_as_much_as_an_own_one() -> None:
    assert margin() - margin(yellow={"points": 10}) == pytest.approx(10)


@pytest.mark.parametrize(
    ("his", "least"),
    [
        ({"courtiers": "knowledge", "scrolls": 6}, 2 * 6),  # in each of two scorings
        ({"mosque": "m5", "scoring_tile": "library"}, 2 * 3),
        ({"mosque": "m10"}, 2 * 4),
        ({"cards": "pepper ginger cinnamon juniper"}, 5),
    ],
    ids=["courtier", "scoring tile", "completed mosque", "caravan cards"],
)
def test_alone_what_the_magistrate_will_score_counts(his: Things, least: int) -> None:
    city = {"r1c1": "library-tan yellow", "r4c4": "mosque-tan yellow"}

    assert margin(city=city) - margin(city=city, yellow=his) >= least


def test_alone_a_hall_that_counts_nothing_of_his_is_the_best_for_his_courtier() -> None:
    halls = ["knowledge", "spice", "trade", "faith"]
    worths = {hall: margin(yellow={"scrolls": 6, "courtiers": hall}) for hall in halls}

    assert min(worths, key=worths.__getitem__) == "knowledge"


def test_alone_the_high_courtier_had_better_not_build_beside_the_magistrate() -> None:
    apart = {"r1c1": "wall-tan yellow", "r2c2": "wall-teal blue"}
    together = {"r1c1": "wall-tan yellow", "r2c1": "wall-teal blue"}

    assert margin(city=apart) > margin(city=together)


def test_alone_nothing_is_expected_of_the_magistrate_after_his_last_turn_but_what_he_has() -> None:
    last: dict[str, Any] = {"year": 3, "round": 4, "at": "end_turn", "slot": 1, "site": "r1c1"}
    plain = solo_position(**last, city={"r1c1": "wall-tan red"})
    richer = solo_position(**last, city={"r1c1": "wall-tan red"}, yellow={"scrolls": 6, "courtiers": "knowledge"})

    assert evaluate(plain.state, 0) - evaluate(richer.state, 0) == pytest.approx(6)


# --- nothing hidden -------------------------------------------------------------------------------------------------
def test_neither_changes_the_state() -> None:
    for state in itertools.islice(random_positions(1, SEED), 0, None, 5):
        before = state.to_dict()
        evaluate(state, 0)
        GAME.observe(state, 0)
        assert state.to_dict() == before


# --- the observation ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_observation_has_one_size_and_moderate_numbers(players: int) -> None:
    for state in itertools.islice(random_positions(players, SEED), 0, None, 3):
        for seat in range(players):
            seen = GAME.observe(state, seat)
            assert len(seen) == SIZE == GAME.observation_size
            assert min(seen) >= 0
            assert max(seen) <= 3
            assert all(type(number) is float for number in seen)


def test_the_kind_of_the_decision_is_seen() -> None:
    kinds = len(GAME.engine.decision_kinds)
    slot = merv_position(round=2).state
    space = merv_position(at="round_end", slots={1: "red", 2: "blue", 3: "yellow"}, red={"camels": 2}).state

    assert GAME.observe(slot, 0)[:kinds].index(1.0) == frames.CHOOSE_SLOT - frames.FIRST_DECISION
    assert GAME.observe(space, 0)[:kinds].index(1.0) == frames.CHOOSE_SPACE - frames.FIRST_DECISION
    assert [sum(GAME.observe(slot, seat)[:kinds]) for seat in range(3)] == [1.0, 1.0, 1.0]
    assert [GAME.observe(slot, seat)[kinds] for seat in range(3)] == [1.0, 0.0, 0.0]


def test_no_decision_is_seen_when_the_game_is_over() -> None:
    *_, state = random_positions(2, SEED)

    assert sum(GAME.observe(state, 0)[: len(GAME.engine.decision_kinds)]) == 0


def test_the_own_seat_comes_first_and_the_others_follow_in_seat_order() -> None:
    assert places_around(new_state(4, 1), 0) == (0, 1, 2, 3)
    assert places_around(new_state(4, 1), 1) == (3, 0, 1, 2)
    assert places_around(new_state(2, 1), 1) == (1, 0, 5)
    assert places_around(new_state(1, 1), 0) == (0, 4, 5)


def test_what_one_has_is_seen_at_the_same_place_from_every_seat() -> None:
    """All else equal, an own scroll changes the same numbers, whichever seat one has."""
    poor = merv_position(order="red blue yellow").state
    red = merv_position(order="red blue yellow", red={"scrolls": 1}).state
    blue = merv_position(order="red blue yellow", blue={"scrolls": 1}).state

    assert changed(red, poor, 0) == changed(blue, poor, 1)
    assert changed(blue, poor, 0) == changed(red, poor, 2)
    assert changed(red, poor, 0) != changed(blue, poor, 0)


def changed(state: State, other: State, seat: int) -> list[int]:
    """The places at which two observations of a seat differ."""
    seen = zip(GAME.observe(state, seat), GAME.observe(other, seat), strict=True)
    return [place for place, (this, that) in enumerate(seen) if this != that]


@pytest.mark.parametrize(("year", "number"), [(1, 2), (3, 4)])
def test_a_camel_is_never_given_away_for_nothing(year: int, number: int) -> None:
    red = Things(camels=1, mosque="m10", servants=0)
    table = merv_position(at="end_turn", year=year, round=number, slot=3, side="B", red=red)
    before = evaluate(table.state, table.who(RED))

    table.play(RED, "trade camel tr")

    assert table.told("boon_lost")
    assert evaluate(table.state, table.who(RED)) < before

"""The favour track and the influence track. Rules MERV-FAVOUR and MERV-INFLUENCE."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.games.merv.looking import holdings
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position


def before_the_action(owner: str = RED, **red: Unpack[Things]) -> Table:
    """Red has activated r1c1; a soldier there brings 1 influence if it is red's, else 2."""
    city = {"r1c1": f"library-teal {owner}", "r1c2": "wall-teal blue"}
    return merv_position(city=city, slot=1, site="r1c1", red=red)


def deploy(table: Table) -> None:
    table.play(RED, "deploy soldier", "soldier r1c1")


# --- favour ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-FAVOUR-1")
def test_the_action_gives_one_favour_and_nothing_else() -> None:
    table = before_the_action(favour=1, influence=5, cubes="tan", camels=1)
    before = {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)}

    table.play(RED, "gain favour")

    after = before | {RED: before[RED] | {"favour": 2}}
    assert {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)} == after
    assert [(event.kind, event.who, event.args) for event in table.events] == [
        ("favour_chosen", table.who(RED), {}),
        ("favour_gained", table.who(RED), {"favour": 2}),
    ]


@pytest.mark.rule("MERV-FAVOUR-2")
@pytest.mark.parametrize(
    ("space", "points"),
    [(1, 0), (2, 0), (3, 0), (4, 1), (5, 0), (6, 0), (7, 2), (8, 0), (9, 0), (10, 3)],
)
def test_entering_a_space_of_the_favour_track_scores_its_points(space: int, points: int) -> None:
    table = before_the_action(favour=space - 1)
    before = holdings(table, RED)

    table.play(RED, "gain favour")

    scored = {"favour_track": points} if points else {}
    assert holdings(table, RED) == before | {"favour": space, "points": scored}
    assert [event.args["n"] for event in table.told("points_scored")] == ([points] if points else [])


@pytest.mark.rule("MERV-FAVOUR-2", "MERV-FAVOUR-3")
def test_points_of_the_favour_track_are_scored_each_time_the_space_is_entered_forward() -> None:
    red: Things = {"favour": 3, "courtiers": "faith"}
    table = merv_position(round=4, order="blue yellow red", turn_of=RED, slots={1: BLUE, 2: YELLOW}, red=red)

    table.play(RED, "slot 5", "site r1c1", "gain favour")
    assert (table.player(RED).favour, table.player(RED).points) == (4, {"favour_track": 1})
    table.play(RED, "end turn", "space 1")
    assert (table.state.year, table.player(RED).favour) == (2, 3)  # the courtier consumed one and scored nothing
    table.play(RED, "slot 1", "site r1c1", "gain favour")

    assert table.player(RED).favour == 4
    assert table.player(RED).points == {"favour_track": 2, "buildings": 1}


@pytest.mark.rule("MERV-FAVOUR-4")
@pytest.mark.parametrize(
    ("influence", "changes"),
    [
        (0, {"influence": 1}),
        (10, {"influence": 11}),
        (11, {"influence": 12, "points": {"influence_track": 2}}),
        (19, {"influence": 20, "points": {"influence_track": 5}}),
        (20, {}),
    ],
)
def test_a_favour_beyond_the_last_space_becomes_influence(influence: int, changes: dict[str, object]) -> None:
    table = before_the_action(favour=10, influence=influence)
    before = holdings(table, RED)

    table.play(RED, "gain favour")

    assert holdings(table, RED) == before | changes


@pytest.mark.rule("MERV-FAVOUR-4")
def test_the_last_favour_space_itself_is_no_overflow() -> None:
    table = before_the_action(favour=9, influence=20)

    table.play(RED, "gain favour")

    assert (table.player(RED).favour, table.player(RED).points) == (10, {"favour_track": 3})


@pytest.mark.rule("MERV-FAVOUR-5")
def test_favour_is_spent_nowhere_else() -> None:
    scoring = merv_position(at="scoring", red={"favour": 5})  # no courtiers
    invasion = merv_position(year=2, at="invasion", city={"r1c1": "red"}, red={"favour": 5})
    round_end = merv_position(at="round_end", slots={1: RED, 2: BLUE, 3: YELLOW}, red={"favour": 5})
    payment = merv_position(at="palace", red={"favour": 5, "cubes": "tan"})

    for table in (scoring, invasion, round_end):
        assert table.player(RED).favour == 5
    assert payment.player(RED).favour == 6  # it only grew, by the first courtier of the hall


# --- influence ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INFLUENCE-1")
@pytest.mark.parametrize("space", range(1, 21))
def test_entering_a_space_of_the_influence_track_gives_what_it_shows(space: int) -> None:
    table = before_the_action(influence=space - 1)
    before = holdings(table, RED)

    deploy(table)

    points, favour = {12: 2, 15: 3, 18: 4, 20: 5}.get(space), int(space in (4, 14))
    changes = {"influence": space, "favour": favour, "points": {"influence_track": points} if points else {}}
    assert holdings(table, RED) == before | changes | {"servants": 7}


@pytest.mark.rule("MERV-INFLUENCE-1")
@pytest.mark.parametrize(
    ("start", "points", "favour"),
    [(2, 0, 1), (3, 0, 1), (10, 2, 0), (11, 2, 0), (13, 3, 1), (14, 3, 0), (16, 4, 0), (17, 4, 0), (18, 5, 0)],
)
def test_every_space_passed_counts(start: int, points: int, favour: int) -> None:
    table = before_the_action(owner=BLUE, influence=start)

    deploy(table)

    assert table.player(RED).influence == start + 2
    assert table.player(RED).points.get("influence_track", 0) == points
    assert table.player(RED).favour == favour


@pytest.mark.rule("MERV-INFLUENCE-2")
def test_influence_is_never_lost() -> None:
    soldier_and_walls = {"r1c1": "red !red", "r2c2": "blue !red", "r5c5": "red"}
    invasion = merv_position(year=2, at="invasion", city=soldier_and_walls, walls="n1", red={"influence": 9})
    assert invasion.state.year == 3  # soldiers gone, a building lost, the year scored
    contract = merv_position(contracts="k1f-1", red={"influence": 2, "scrolls": 1, "common": 1, "cubes": "tan"})
    contract.play(RED, "contract k1f")

    assert invasion.player(RED).influence == 9
    assert contract.player(RED).influence == 2


@pytest.mark.rule("MERV-INFLUENCE-3")
@pytest.mark.parametrize(
    ("favour", "changes"),
    [
        (0, {"favour": 1}),
        (3, {"favour": 4, "points": {"favour_track": 1}}),
        (9, {"favour": 10, "points": {"favour_track": 3}}),
        (10, {}),
    ],
)
def test_an_influence_beyond_the_last_space_becomes_favour(favour: int, changes: dict[str, object]) -> None:
    table = before_the_action(influence=20, favour=favour)
    before = holdings(table, RED)

    deploy(table)

    assert holdings(table, RED) == before | {"servants": 7} | changes


@pytest.mark.rule("MERV-INFLUENCE-3", "MERV-INFLUENCE-4")
@pytest.mark.parametrize(
    ("owner", "influence", "favour", "after", "points"),
    [
        # each unit beyond the last space becomes favour
        (BLUE, 19, 0, (20, 1), {"influence_track": 5}),
        (BLUE, 20, 0, (20, 2), {}),
        (BLUE, 20, 9, (20, 10), {"favour_track": 3}),
        (BLUE, 19, 10, (20, 10), {"influence_track": 5}),
        (BLUE, 20, 10, (20, 10), {}),
        # the symbol is a normal favour and scores its space
        (RED, 3, 3, (4, 4), {"favour_track": 1}),
        (RED, 13, 9, (14, 10), {"favour_track": 3}),
        # on the last favour space it becomes influence, which moves on at once
        (RED, 3, 10, (5, 10), {}),
        (RED, 13, 10, (15, 10), {"influence_track": 3}),
        (BLUE, 3, 10, (6, 10), {}),
        (BLUE, 2, 10, (5, 10), {}),
        (BLUE, 13, 10, (16, 10), {"influence_track": 3}),
        (BLUE, 12, 10, (15, 10), {"influence_track": 3}),
        (BLUE, 13, 9, (15, 10), {"favour_track": 3, "influence_track": 3}),
    ],
)
def test_influence_overflows_into_favour_and_the_favour_symbol_into_influence(
    owner: str, influence: int, favour: int, after: tuple[int, int], points: dict[str, int]
) -> None:
    table = before_the_action(owner=owner, influence=influence, favour=favour)

    deploy(table)

    assert (table.player(RED).influence, table.player(RED).favour) == after
    assert table.player(RED).points == points


@pytest.mark.rule("MERV-INFLUENCE-4")
def test_a_favour_that_became_influence_may_find_the_next_favour_symbol() -> None:
    table = before_the_action(influence=13, favour=10)

    table.play(RED, "gain favour")

    # influence 14 shows a favour, which becomes influence 15
    assert (table.player(RED).influence, table.player(RED).favour) == (15, 10)
    assert table.player(RED).points == {"influence_track": 3}

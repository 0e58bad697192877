"""Soldiers: where they stand, what they bring, how long they stay. Rules MERV-SOLDIER."""

from __future__ import annotations

import pytest

from tests.games.merv.looking import holdings
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position


def soldiers(table: Table) -> dict[str, str | None]:
    cells = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6)]
    return {cell: table.soldier(cell) for cell in cells if table.soldier(cell)}


# --- where ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLDIER-1")
def test_a_soldier_guards_a_building_without_soldier_upgrade_and_full_walls() -> None:
    city = {
        "r1c1": "library-teal red",
        "r1c2": "red !blue",
        "r1c3": "blue",  # behind a gate
        "r1c4": "blue +white",
        "r1c5": "blue +tan",
        "r2c1": "yellow",
        "r2c2": "yellow !red",
        "r5c1": "blue",  # covered from both sides
        "r5c5": "blue",  # covered from the south only
        "r4c1": "red",  # covered from the south only
    }
    table = merv_position(city=city, walls="n3 s1 w5 s5", slot=1, site="r1c1")

    table.play(RED, "deploy soldier")

    assert table.options == ["soldier r1c1", "soldier r2c1", "soldier r4c1", "soldier r5c5", "decline"]
    assert table.why_not("soldier r1c2") == ("soldier.guarded", "MERV-CITY-1")
    assert table.why_not("soldier r2c2") == ("soldier.guarded", "MERV-CITY-1")
    assert table.why_not("soldier r1c3") == ("soldier.walled", "MERV-SOLDIER-1")
    assert table.why_not("soldier r5c1") == ("soldier.walled", "MERV-SOLDIER-1")
    assert table.why_not("soldier r1c4") == ("soldier.upgraded", "MERV-CITY-1")
    assert table.why_not("soldier r1c5") == ("soldier.upgraded", "MERV-CITY-1")
    assert table.why_not("soldier r3c1") == ("soldier.no_building", "MERV-SOLDIER-1")


@pytest.mark.rule("MERV-SOLDIER-1")
@pytest.mark.parametrize("walls", ["n1", "w1", "n1 w2 s1", "w1 n2 e1"])
def test_a_site_covered_from_one_of_its_two_directions_can_be_guarded(walls: str) -> None:
    table = merv_position(city={"r1c1": "library-teal red"}, walls=walls, slot=1, site="r1c1")

    table.play(RED, "deploy soldier", "soldier r1c1")

    assert soldiers(table) == {"r1c1": RED}


@pytest.mark.rule("MERV-SOLDIER-1", "MERV-SOLDIER-2")
@pytest.mark.parametrize("players", [1, 2, 3])  # of one and two players blue or yellow are automatic opponents
@pytest.mark.parametrize(("cell", "influence"), [("r1c1", 1), ("r2c2", 2), ("r4c4", 2)])
def test_an_own_building_brings_1_influence_and_any_other_2(players: int, cell: str, influence: int) -> None:
    city = {"r1c1": "library-teal red", "r2c2": "blue", "r4c4": "yellow"}
    table = merv_position(
        players=players, order="red blue yellow", city=city, slot=1, site="r1c1", red={"influence": 5}
    )
    before = {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)}

    table.play(RED, "deploy soldier", f"soldier {cell}")

    assert soldiers(table) == {cell: RED}
    after = before | {RED: before[RED] | {"servants": 7, "influence": 5 + influence}}
    assert {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)} == after
    [deployed] = table.told("soldier_deployed")
    assert (deployed.who, deployed.args["cell"]) == (table.who(RED), cell)


@pytest.mark.rule("MERV-SOLDIER-2")
def test_the_influence_goes_to_the_deploying_participant_not_to_the_owner() -> None:
    table = merv_position(order="blue red yellow", city={"r1c1": "library-teal red"}, slot=1, site="r1c1")

    table.play(BLUE, "deploy soldier", "soldier r1c1")

    assert (table.player(BLUE).influence, table.player(RED).influence) == (2, 0)
    assert (table.player(BLUE).servants, table.player(RED).servants) == (7, 8)


# --- nothing --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLDIER-3")
@pytest.mark.parametrize(
    ("building", "servants"), [("blue", 0), ("blue +white", 8), ("blue !blue", 8), ("wall-orange", 8)]
)
def test_a_soldier_boon_without_servant_or_target_gives_nothing(building: str, servants: int) -> None:
    red: Things = {"influence": 2, "scrolls": 1, "common": 2, "cubes": "teal", "servants": servants}
    table = merv_position(city={"r1c1": building}, red=red)
    guarded = soldiers(table)
    before = holdings(table, RED)

    table.play(RED, "contract k1s")

    after = {"cubes": "", "contracts": "k1s-1", "points": {"contracts": 6}}
    assert holdings(table, RED) == before | after
    assert soldiers(table) == guarded
    assert table.asked == "choose_slot"


# --- how long -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLDIER-4")
@pytest.mark.parametrize(("year", "round_"), [(2, 1), (2, 2), (2, 3), (1, 4)])
def test_soldiers_stay_through_the_rounds_of_a_year_and_from_year_1_to_year_2(year: int, round_: int) -> None:
    slots = {1: RED, 2: BLUE, 3: YELLOW}
    table = merv_position(year=year, round=round_, at="round_end", city={"r1c1": "red !blue"}, slots=slots)

    assert (table.state.year, table.state.view(None)["round"]) == (2, round_ % 4 + 1)
    assert soldiers(table) == {"r1c1": BLUE}
    assert table.player(BLUE).servants == 7


@pytest.mark.rule("MERV-SOLDIER-4")
@pytest.mark.parametrize("year", [2, 3])
def test_after_an_invasion_every_soldier_goes_home_needed_or_not(year: int) -> None:
    city = {"r1c1": "red !blue", "r2c2": "red !red", "r4c4": "blue !blue", "r3c1": "yellow !blue"}
    table = merv_position(year=year, at="invasion", city=city, walls="n1 w1")

    assert soldiers(table) == {}
    assert [table.player(colour).servants for colour in (RED, BLUE, YELLOW)] == [8, 8, 8]
    assert all(table.owner(cell) for cell in city)  # they have guarded until the end of the invasion


@pytest.mark.rule("MERV-SOLDIER-4")
def test_soldiers_guard_until_all_attacks_are_settled() -> None:
    city = {"r1c1": "wall-tan red !blue", "r5c5": "wall-teal red"}
    table = merv_position(year=2, at="invasion", city=city, red={"cubes": "teal"})

    assert table.asked == "choose_ransom"
    assert soldiers(table) == {"r1c1": BLUE}
    table.play(RED, "ransom teal")
    assert soldiers(table) == {}


# --- eight servants -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLDIER-5")
@pytest.mark.parametrize(("courtiers", "deploys"), [(7, True), (8, False)])
def test_courtiers_leave_fewer_servants_for_soldiers(courtiers: int, deploys: bool) -> None:
    halls = ("knowledge spice trade faith " * 2).split()[:courtiers]
    table = merv_position(
        city={"r1c1": "library-teal red"}, slot=1, site="r1c1", red={"courtiers": " ".join(halls), "cubes": "tan"}
    )

    assert table.player(RED).servants == 8 - courtiers
    assert ("deploy soldier" in table.options) == deploys
    if deploys:
        table.play(RED, "deploy soldier", "soldier r1c1")
        assert table.player(RED).servants == 0


@pytest.mark.rule("MERV-SOLDIER-5")
@pytest.mark.parametrize(("count", "places"), [(7, True), (8, False)])
def test_soldiers_leave_fewer_servants_for_courtiers(count: int, places: bool) -> None:
    guarded = ["r1c1", "r1c2", "r1c4", "r1c5", "r2c1", "r2c2", "r2c4", "r2c5"][:count]
    city = {cell: "blue !red" if cell != "r1c1" else "palace-teal blue !red" for cell in guarded}
    table = merv_position(city=city, slot=1, site="r1c1", red={"cubes": "tan tan"}, market_camels="tl")

    if places:
        assert "board action" in table.options
        table.play(RED, "board action")
        assert (table.player(RED).courtiers, table.player(RED).servants) == ("trade", 0)
    else:
        assert table.player(RED).courtiers == ""
        assert table.player(RED).favour == 1  # gaining favour was the only action left


@pytest.mark.rule("MERV-SOLDIER-5")
def test_soldiers_return_but_courtiers_never_do() -> None:
    table = merv_position(
        year=2, at="invasion", city={"r1c1": "red !red", "r1c2": "red !red"}, red={"courtiers": "faith trade trade"}
    )

    assert table.state.year == 3
    assert (table.player(RED).courtiers, table.player(RED).servants) == ("trade trade faith", 5)


# --- walls around a soldier -----------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLDIER-6")
@pytest.mark.parametrize("guard", [RED, BLUE])
def test_a_soldier_stays_when_its_site_becomes_fully_walled(guard: str) -> None:
    table = merv_position(at="wall", city={"r1c1": f"red !{guard}"}, walls="w1", red={"cubes": "tan"})
    servants = table.player(RED).servants, table.player(BLUE).servants

    table.play(RED, "wall n1")

    assert table.wall("n1") == "tan-1"
    assert soldiers(table) == {"r1c1": guard}
    assert (table.player(RED).servants, table.player(BLUE).servants) == servants

"""Upgrades on sites: from the mosque on own buildings, from a pepper pair anywhere. Rules MERV-UPGRADE."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from tests.games.merv.looking import holdings
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position

CELLS = [f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6) if (row, column) != (3, 3)]
PEPPER_IN_FRONT = "pepper ginger ginger ginger juniper juniper juniper juniper"


def upgrades(table: Table) -> dict[str, str | None]:
    return {cell: table.upgrade(cell) for cell in CELLS if table.upgrade(cell)}


def white_by_mosque(city: dict[str, str], **more: Unpack[Things]) -> Table:
    """Red steps to m2-1 and gains a white upgrade."""
    return merv_position(at="mosque", city=city, red=Things(mosque="m1-1", cubes="teal") | more)


def bonus_by_mosque(city: dict[str, str], **more: Unpack[Things]) -> Table:
    """Red steps to m4-b and gains a bonus upgrade."""
    return merv_position(at="mosque", city=city, red=Things(mosque="m3-b", cubes="orange") | more)


def white_by_pepper(city: dict[str, str], players: int = 3) -> Table:
    """Red completes a pair of pepper and gains a white upgrade."""
    red: Things = {"cubes": "tan", "cards": "pepper"}
    table = merv_position(players=players, at="caravansary", turn_of=RED, queue=PEPPER_IN_FRONT, city=city, red=red)
    table.play(RED, "finish")
    return table


# --- where ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-UPGRADE-1", "MERV-UPGRADE-2")
def test_an_upgrade_of_the_mosque_goes_to_an_own_building_without_upgrade() -> None:
    city = {"r1c1": "red", "r1c2": "red +white", "r1c3": "red +tan", "r1c4": "blue", "r2c5": "red", "r4c4": "red !red"}
    table = white_by_mosque(city)

    assert (table.asked, table.options) == ("choose_upgrade_site", ["upgrade r1c1", "upgrade r2c5", "upgrade r4c4"])
    for cell in ("r1c2", "r1c3"):
        assert table.why_not(f"upgrade {cell}") == ("upgrade.upgraded", "MERV-UPGRADE-1")
    for cell in ("r1c4", "r5c5"):
        assert table.why_not(f"upgrade {cell}") == ("upgrade.not_yours", "MERV-UPGRADE-2")
    table.play(RED, "upgrade r2c5")
    assert upgrades(table) == {"r1c2": "white", "r1c3": "tan", "r2c5": "white"}
    assert table.state.white_left == 4
    assert table.told("upgrade_placed")[0].args == {"cell": "r2c5", "upgrade": "white"}


@pytest.mark.rule("MERV-UPGRADE-2")
def test_a_bonus_upgrade_of_the_mosque_goes_to_an_own_building_too() -> None:
    table = bonus_by_mosque({"r1c1": "red", "r1c2": "red", "r1c4": "blue"})

    table.play(RED, "bonus teal")

    assert table.options == ["upgrade r1c1", "upgrade r1c2"]
    for cell in ("r1c4", "r5c5"):
        assert table.why_not(f"upgrade {cell}") == ("upgrade.not_yours", "MERV-UPGRADE-2")


@pytest.mark.rule("MERV-UPGRADE-1")
def test_placed_upgrades_stay_where_they_are() -> None:
    table = white_by_mosque({"r1c1": "red", "r1c2": "red +orange"})

    assert upgrades(table) == {"r1c1": "white", "r1c2": "orange"}  # r1c1 was the only site without one
    assert table.asked == "choose_end"
    assert table.told("soldier_displaced") == []


@pytest.mark.rule("MERV-UPGRADE-3")
def test_the_upgrade_of_a_pepper_pair_goes_to_any_site_without_upgrade() -> None:
    city = {"r1c1": "red", "r1c2": "blue", "r1c3": "yellow", "r1c4": "wall-teal", "r1c5": "red +white", "r2c1": "+tan"}
    table = white_by_pepper(city, players=1)  # blue is the high courtier, yellow the magistrate

    assert table.asked == "choose_upgrade_site"
    assert table.options == [f"upgrade {cell}" for cell in CELLS if cell not in ("r1c5", "r2c1")]
    for cell in ("r1c5", "r2c1"):
        assert table.why_not(f"upgrade {cell}") == ("upgrade.upgraded", "MERV-UPGRADE-1")


@pytest.mark.rule("MERV-UPGRADE-3")
@pytest.mark.parametrize("cell", ["r1c1", "r1c2", "r1c3", "r5c5"])
def test_a_pepper_pair_upgrades_own_foreign_and_empty_sites(cell: str) -> None:
    table = white_by_pepper({"r1c1": "red", "r1c2": "blue", "r1c3": "yellow"})
    before = {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)}

    table.play(RED, f"upgrade {cell}")

    assert upgrades(table) == {cell: "white"}
    assert table.state.white_left == 5
    assert {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)} == before
    assert table.asked == "choose_end"


# --- soldiers make room ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-UPGRADE-4", "MERV-SOLDIER-4")
@pytest.mark.parametrize("guard", [RED, BLUE, YELLOW])
def test_the_soldier_on_an_upgraded_site_returns_to_its_owner_who_keeps_the_influence(guard: str) -> None:
    city = {"r1c1": f"red !{guard}", "r1c2": f"red !{guard}"}
    red: Things = {"mosque": "m1-1", "cubes": "teal", "influence": 5}
    table = merv_position(at="mosque", city=city, red=red, blue={"influence": 7}, yellow={"influence": 9})
    before = {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)}

    table.play(RED, "upgrade r1c1")

    assert (table.upgrade("r1c1"), table.soldier("r1c1"), table.owner("r1c1")) == ("white", None, RED)
    assert table.soldier("r1c2") == guard
    after = before | {guard: before[guard] | {"servants": 7}}
    assert {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)} == after
    [displaced] = table.told("soldier_displaced")
    assert (displaced.who, displaced.args) == (table.who(guard), {"cell": "r1c1"})


@pytest.mark.rule("MERV-UPGRADE-4")
def test_a_pepper_pair_and_a_bonus_upgrade_send_a_soldier_home_too() -> None:
    pepper = white_by_pepper({"r1c1": "blue !yellow", "r1c2": "yellow !yellow"})
    bonus = bonus_by_mosque({"r1c1": "red !blue", "r1c2": "red"})

    pepper.play(RED, "upgrade r1c1")
    bonus.play(RED, "bonus purple", "upgrade r1c1")

    assert (pepper.soldier("r1c1"), pepper.soldier("r1c2"), pepper.owner("r1c1")) == (None, YELLOW, BLUE)
    assert (pepper.player(YELLOW).servants, pepper.player(BLUE).servants) == (7, 8)
    assert (bonus.soldier("r1c1"), bonus.upgrade("r1c1"), bonus.player(BLUE).servants) == (None, "purple", 8)


# --- bonus upgrades -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-UPGRADE-5")
@pytest.mark.parametrize("colour", ["purple", "tan", "teal", "orange"])
def test_a_bonus_upgrade_is_chosen_before_its_site(colour: str) -> None:
    table = bonus_by_mosque({"r1c1": "red", "r1c2": "red"})
    assert table.asked == "choose_upgrade_colour"
    assert table.options == ["bonus purple", "bonus tan", "bonus teal", "bonus orange"]

    table.play(RED, f"bonus {colour}")

    assert (table.asked, table.state.decision().args) == ("choose_upgrade_site", {"upgrade": colour})
    assert table.options == ["upgrade r1c1", "upgrade r1c2"]
    table.play(RED, "upgrade r1c2")
    assert upgrades(table) == {"r1c2": colour}
    left = [name for name in ("purple", "tan", "teal", "orange") if name != colour]
    assert table.state.view(None)["supply"]["bonus_upgrades"] == left
    assert table.state.white_left == 6


@pytest.mark.rule("MERV-UPGRADE-5")
def test_only_the_bonus_upgrades_that_are_left_can_be_chosen() -> None:
    table = bonus_by_mosque({"r1c1": "red", "r1c2": "red", "r1c4": "blue +tan", "r1c5": "wall-teal +orange"})

    assert table.options == ["bonus purple", "bonus teal"]
    for colour in ("tan", "orange"):
        assert table.why_not(f"bonus {colour}") == ("upgrade.none_left", "MERV-UPGRADE-5")


# --- no place, no upgrade -------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-UPGRADE-6")
@pytest.mark.parametrize("city", [{}, {"r1c1": "blue"}, {"r1c1": "red +white", "r1c2": "red +tan"}])
@pytest.mark.parametrize(
    ("step", "node"), [(white_by_mosque, "m2-1"), (bonus_by_mosque, "m4-b")], ids=["white", "bonus"]
)
def test_without_an_own_site_for_it_an_upgrade_is_lost(step: Any, node: str, city: dict[str, str]) -> None:
    table = step(city)

    assert (table.player(RED).mosque, table.asked) == (node, "choose_end")
    assert upgrades(table) == {cell: text.split("+")[1] for cell, text in city.items() if "+" in text}
    assert table.state.white_left == 6 - list(upgrades(table).values()).count("white")
    left = [name for name in ("purple", "tan", "teal", "orange") if name not in upgrades(table).values()]
    assert table.state.view(None)["supply"]["bonus_upgrades"] == left


@pytest.mark.rule("MERV-UPGRADE-6")
def test_without_a_bonus_upgrade_left_the_boon_is_lost() -> None:
    taken = {"r1c1": "+purple", "r1c2": "+tan", "r1c3": "+teal", "r1c4": "+orange"}
    table = bonus_by_mosque(taken | {"r5c1": "red", "r5c2": "red"})

    assert (table.player(RED).mosque, table.asked) == ("m4-b", "choose_end")
    assert upgrades(table) == {"r1c1": "purple", "r1c2": "tan", "r1c3": "teal", "r1c4": "orange"}


@pytest.mark.rule("MERV-UPGRADE-6")
@pytest.mark.parametrize(("taken", "asked"), [(5, "choose_upgrade_site"), (6, "choose_end")])
def test_without_a_white_upgrade_left_the_boon_is_lost(taken: int, asked: str) -> None:
    city = dict.fromkeys(CELLS[:taken], "+white") | {"r5c1": "red", "r5c2": "red"}

    table = white_by_mosque(city)

    assert table.asked == asked
    assert table.state.white_left == 6 - taken
    assert len(upgrades(table)) == taken


@pytest.mark.rule("MERV-UPGRADE-6")
def test_without_a_white_upgrade_left_a_pepper_pair_brings_nothing() -> None:
    table = white_by_pepper(dict.fromkeys(CELLS[:6], "+white"))

    assert (table.asked, table.state.white_left, len(upgrades(table))) == ("choose_end", 0, 6)

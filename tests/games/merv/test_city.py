"""The city: what a site can hold, walls around it, protection, upgrades that stay. Rules MERV-CITY."""

from __future__ import annotations

import pytest

from tests.games.merv.position import BLUE, RED, SITES_BEHIND, WALLS_AROUND, YELLOW, Table, merv_position

PEPPER_IN_FRONT = "pepper ginger ginger ginger juniper juniper juniper juniper"
# Every site has a building: red, blue and yellow in turn
FULL_CITY = {cell: (RED, BLUE, YELLOW)[index % 3] for index, cell in enumerate(WALLS_AROUND)}


def sites_without_full_walls(walls: str) -> list[str]:
    """Where a soldier can still be put in a city full of buildings: the sites that are not fully walled."""
    table = merv_position(city=FULL_CITY, walls=walls, slot=1, site="r1c1")
    table.play(RED, "deploy soldier")
    return [option.removeprefix("soldier ") for option in table.options if option != "decline"]


def survivors(table: Table) -> set[str]:
    """The cells with a building."""
    return {cell for cell in WALLS_AROUND if table.owner(cell)}


# --- what a site holds ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CITY-1")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_no_second_building_comes_to_a_site(owner: str) -> None:
    table = merv_position(city={"r1c1": owner, "r2c1": "wall-teal"}, slot=1)
    supplies = table.player(RED).buildings, table.player(BLUE).buildings

    table.play(RED, "site r1c1")

    assert table.owner("r1c1") == owner
    assert (table.player(RED).buildings, table.player(BLUE).buildings) == supplies
    assert table.told("building_placed") == []


@pytest.mark.rule("MERV-CITY-1", "MERV-CITY-2")
@pytest.mark.parametrize(
    ("city", "reason"),
    [
        ({"r1c1": "red !red", "r1c2": "red !blue", "r1c3": "blue !red"}, ("soldier.guarded", "MERV-CITY-1")),
        ({"r1c1": "red +white", "r1c2": "red +tan"}, ("soldier.upgraded", "MERV-CITY-1")),
        ({"r2c2": "wall-teal +tan", "r5c5": ""}, ("soldier.no_building", "MERV-SOLDIER-1")),
    ],
    ids=["a soldier, whoever guards", "an upgrade", "no building"],
)
def test_no_soldier_comes_to_a_guarded_an_upgraded_or_an_empty_site(
    city: dict[str, str], reason: tuple[str, str]
) -> None:
    table = merv_position(city=city | {"r1c4": "blue"}, slot=4, site="r1c4")

    table.play(RED, "deploy soldier")

    assert table.options == ["soldier r1c4", "decline"]
    for cell in city:
        assert table.why_not(f"soldier {cell}") == reason


@pytest.mark.rule("MERV-CITY-1")
def test_no_second_upgrade_comes_to_a_site() -> None:
    city = {"r1c1": "red +white", "r1c2": "red +tan", "r1c3": "red", "r1c4": "red"}
    table = merv_position(at="mosque", city=city, red={"mosque": "m1-1", "cubes": "teal"})

    assert table.asked == "choose_upgrade_site"
    assert table.options == ["upgrade r1c3", "upgrade r1c4"]
    for cell in ("r1c1", "r1c2"):
        assert table.why_not(f"upgrade {cell}") == ("upgrade.upgraded", "MERV-UPGRADE-1")


@pytest.mark.rule("MERV-CITY-1")
def test_an_upgrade_and_a_soldier_never_stand_together() -> None:
    table = merv_position(
        at="mosque", city={"r1c1": "red !red", "r1c2": "red"}, red={"mosque": "m1-1", "cubes": "teal"}
    )

    table.play(RED, "upgrade r1c1")

    assert table.upgrade("r1c1") == "white"
    assert table.soldier("r1c1") is None


@pytest.mark.rule("MERV-CITY-2")
def test_a_building_belongs_to_the_participant_of_its_colour() -> None:
    table = merv_position(order="blue red yellow", slot=2)

    table.play(BLUE, "site r4c2")

    assert {cell: table.owner(cell) for cell in WALLS_AROUND if table.owner(cell)} == {"r4c2": BLUE}
    assert (table.player(BLUE).buildings, table.player(RED).buildings, table.player(YELLOW).buildings) == (8, 9, 9)


@pytest.mark.rule("MERV-CITY-2")
def test_an_empty_site_may_carry_an_upgrade_but_never_a_soldier() -> None:
    city = {"r1c1": "blue", "r2c2": "wall-teal +tan"}
    table = merv_position(at="caravansary", city=city, queue=PEPPER_IN_FRONT, red={"cubes": "tan", "cards": "pepper"})

    table.play(RED, "finish", "upgrade r5c5")

    assert (table.upgrade("r5c5"), table.owner("r5c5")) == ("white", None)
    assert (table.upgrade("r2c2"), table.owner("r2c2")) == ("tan", None)


@pytest.mark.rule("MERV-CITY-2")
def test_a_site_that_lost_its_building_is_empty_again() -> None:
    table = merv_position(year=2, at="invasion", city={"r1c1": "wall-teal blue"}, order="red blue yellow")
    assert table.owner("r1c1") is None

    table.play(RED, "slot 1", "site r1c1")

    assert table.owner("r1c1") == RED


# --- walls ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CITY-3")
@pytest.mark.parametrize(("gap", "behind"), SITES_BEHIND.items())
def test_a_gap_in_the_wall_uncovers_the_two_sites_behind_it(gap: str, behind: str) -> None:
    walls = " ".join(slot for slot in SITES_BEHIND if slot != gap)

    assert sites_without_full_walls(walls) == sorted(behind.split())


@pytest.mark.rule("MERV-CITY-4")
@pytest.mark.parametrize(("cell", "walls"), WALLS_AROUND.items())
def test_a_site_is_fully_walled_when_it_is_covered_from_every_direction_of_attack(cell: str, walls: str) -> None:
    assert cell not in sites_without_full_walls(walls)
    for missing in walls.split():
        assert cell in sites_without_full_walls(" ".join(slot for slot in walls.split() if slot != missing))


@pytest.mark.rule("MERV-CITY-4")
def test_with_all_walls_built_every_site_is_fully_walled() -> None:
    table = merv_position(city=FULL_CITY, walls=" ".join(SITES_BEHIND), slot=1, site="r1c1", red={"cubes": "tan"})

    assert table.why_not("deploy soldier") == ("soldier.no_target", "MERV-TURN-17")


@pytest.mark.rule("MERV-CITY-5")
@pytest.mark.parametrize(
    ("cell", "building", "walls", "survives"),
    [
        ("r1c1", "red", "", False),
        ("r1c1", "red", "n1", False),
        ("r1c1", "red", "w1", False),
        ("r1c1", "red", "n1 w1", True),
        ("r1c1", "red", "n2 w2 s1 e1", False),
        ("r3c5", "red", "", False),
        ("r3c5", "red", "e3", True),
        ("r3c5", "red", "n5 s5", False),
        ("r5c3", "red", "s3", True),
        ("r5c3", "red", "n3", False),
        ("r1c1", "red !red", "", True),
        ("r1c1", "red !blue", "", True),
        ("r1c1", "red !yellow", "n1", True),
        ("r1c1", "red !red", "n1 w1", True),
        ("r1c1", "red +white", "", False),
    ],
)
def test_full_walls_or_a_soldier_of_any_colour_protect_a_building(
    cell: str, building: str, walls: str, survives: bool
) -> None:
    table = merv_position(year=2, at="invasion", city={cell: building, "r4c4": "blue !blue"}, walls=walls)

    assert survivors(table) == ({cell, "r4c4"} if survives else {"r4c4"})
    assert table.player(RED).buildings == (8 if survives else 9)


@pytest.mark.rule("MERV-CITY-8")
def test_walls_outlast_an_invasion_and_all_their_buildings() -> None:
    walls = {"n1": "tan-1", "e4": "purple-2", "s3": "teal-3", "w5": "orange-1"}
    table = merv_position(
        year=2, at="invasion", city={"r1c1": "red", "r4c5": "blue", "r5c3": "yellow", "r3c1": "red"}, walls=walls
    )

    assert (table.state.year, survivors(table)) == (3, {"r5c3"})
    assert {slot: table.wall(slot) for slot in SITES_BEHIND if table.wall(slot)} == walls


# --- upgrades stay --------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CITY-6")
@pytest.mark.parametrize(("upgrade", "cubes"), [("white", "white"), ("orange", "teal orange"), ("teal", "teal teal")])
def test_an_upgrade_outlasts_its_building_and_serves_the_next_owner(upgrade: str, cubes: str) -> None:
    table = merv_position(year=2, at="invasion", city={"r1c1": f"wall-teal blue +{upgrade}"}, order="red blue yellow")
    assert (table.owner("r1c1"), table.upgrade("r1c1")) == (None, upgrade)

    table.play(RED, "slot 1", "site r1c1")

    assert table.owner("r1c1") == RED
    assert table.player(RED).cubes == cubes
    assert table.player(BLUE).cubes == ""
    assert table.upgrade("r1c1") == upgrade


# --- the camel market -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-CITY-7")
@pytest.mark.parametrize("round_", [1, 2, 3, 4])
def test_the_camel_market_cannot_be_activated(round_: int) -> None:
    table = merv_position(round=round_, slot=3)

    middle = "r3c1 r3c2 r3c4 r3c5" if round_ in (2, 4) else "r1c3 r2c3 r4c3 r5c3"
    assert table.options == [f"site {cell}" for cell in middle.split()]
    assert table.why_not("site r3c3") == ("site.camel_market", "MERV-CITY-7")


@pytest.mark.rule("MERV-CITY-7")
def test_the_camel_market_takes_neither_soldiers_nor_upgrades() -> None:
    soldier = merv_position(city={"r1c1": "red"}, slot=1, site="r1c1")
    soldier.play(RED, "deploy soldier")
    upgrade = merv_position(at="caravansary", queue=PEPPER_IN_FRONT, red={"cubes": "tan", "cards": "pepper"})
    upgrade.play(RED, "finish")

    assert soldier.why_not("soldier r3c3") == ("site.camel_market", "MERV-CITY-7")
    assert upgrade.options == [f"upgrade {cell}" for cell in WALLS_AROUND]
    assert upgrade.why_not("upgrade r3c3") == ("site.camel_market", "MERV-CITY-7")


@pytest.mark.rule("MERV-CITY-7")
def test_the_camel_market_is_never_attacked_and_keeps_its_camels() -> None:
    table = merv_position(year=2, at="invasion", city=FULL_CITY, market_camels="tl br")

    assert survivors(table) == set()
    assert table.market_camels == "tl br"
    assert [table.player(colour).buildings for colour in (RED, BLUE, YELLOW)] == [9, 9, 9]

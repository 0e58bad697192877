"""Invasion: MERV-INVASION-1 to -15. The Mongols attack every building that neither walls nor a soldier protect."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from tests.games.merv.looking import reason
from tests.games.merv.position import (
    BLUE,
    HIGH_COURTIER_OF_ONE,
    HIGH_COURTIER_OF_TWO,
    MAGISTRATE,
    RED,
    WALLS_AROUND,
    YELLOW,
    Table,
    Things,
    merv_position,
)

COLOURS = ("purple", "tan", "teal", "orange", "white")
EVERY_WALL = " ".join(f"{side}{n}" for side in "nesw" for n in range(1, 6))


def invaded(city: dict[str, str], **more: Any) -> Table:
    """The Mongols come to this city."""
    return merv_position(**{"at": "invasion", "year": 2, "city": city, **more})


def attacked(table: Table) -> list[str]:
    """The buildings whose fate is not decided yet."""
    found: list[str] = table.state.view(None)["attacked"]
    return found


def asked_for(table: Table) -> tuple[str | None, str]:
    """Who is asked for a ransom, and for which site."""
    assert table.asked == "choose_ransom"
    return table.to_move, table.state.decision().args["cell"]


# --- when -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-1")
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_mongols_come_after_the_fourth_round_of_years_2_and_3(year: int, number: int) -> None:
    slots = {1: RED, 2: BLUE, 3: YELLOW}
    city = {"r1c1": "wall-tan red", "r5c5": "wall-teal blue !yellow"}
    table = merv_position(at="round_end", year=year, round=number, slots=slots, city=city, blue={"camels": 1})

    table.play(BLUE, "space 2")

    invasion = number == 4 and year > 1
    assert table.owner("r1c1") == (None if invasion else RED)
    assert table.soldier("r5c5") == (None if invasion else YELLOW)
    assert table.player(RED).points == ({"buildings": 1} if (year, number) == (1, 4) else {})
    begun = [Event("invasion_started", None, "MERV-INVASION-1", {"year": year})]
    assert table.told("invasion_started") == (begun if invasion else [])


# --- what is attacked -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-3", "MERV-INVASION-4")
@pytest.mark.parametrize("cell", WALLS_AROUND)
def test_an_unprotected_building_on_any_site_is_attacked(cell: str) -> None:
    table = invaded({cell: "blue"}, blue={"cubes": ""})

    assert table.owner(cell) is None
    assert table.player(BLUE).buildings == 9
    assert table.state.year == 3


@pytest.mark.rule("MERV-INVASION-2")
@pytest.mark.parametrize("cell", WALLS_AROUND)
def test_a_building_behind_all_its_walls_is_not_attacked(cell: str) -> None:
    table = invaded({cell: "blue"}, walls=WALLS_AROUND[cell], blue={"cubes": " ".join(COLOURS)})

    assert table.state.year == 3
    assert table.owner(cell) == BLUE
    assert table.player(BLUE).cubes == " ".join(COLOURS)


@pytest.mark.rule("MERV-INVASION-2")
@pytest.mark.parametrize(
    ("cell", "missing"), [(cell, wall) for cell, walls in WALLS_AROUND.items() for wall in walls.split()]
)
def test_a_single_gap_in_the_wall_is_enough_for_an_attack(cell: str, missing: str) -> None:
    walls = " ".join(wall for wall in EVERY_WALL.split() if wall != missing)

    table = invaded({cell: "blue"}, walls=walls)

    assert table.owner(cell) is None


@pytest.mark.rule("MERV-INVASION-2")
@pytest.mark.parametrize("soldier", [RED, BLUE, YELLOW])
def test_a_building_with_a_soldier_of_any_colour_is_not_attacked(soldier: str) -> None:
    table = invaded({"r2c2": f"wall-tan blue !{soldier}"}, blue={"cubes": "tan"})

    assert table.state.year == 3
    assert table.owner("r2c2") == BLUE
    assert table.player(BLUE).cubes == "tan"


@pytest.mark.rule("MERV-INVASION-2")
def test_a_building_open_on_two_sides_is_attacked_only_once() -> None:
    table = invaded({"r1c1": "wall-tan red"}, red={"cubes": "tan tan"})
    assert attacked(table) == ["r1c1"]

    table.play(RED, "ransom tan")

    assert table.state.year == 3
    assert table.owner("r1c1") == RED
    assert table.player(RED).cubes == "tan"


@pytest.mark.rule("MERV-INVASION-2")
def test_an_upgrade_does_not_protect() -> None:
    table = invaded({"r1c1": "wall-tan red +white", "r5c5": "wall-teal red +purple"})

    assert table.owner("r1c1") is None
    assert table.owner("r5c5") is None


@pytest.mark.rule("MERV-INVASION-7")
def test_what_is_attacked_is_fixed_at_the_start() -> None:
    city = {"r1c1": "wall-tan red", "r1c2": "palace-tan blue", "r2c2": "palace-teal blue !red"}
    city |= {"r4c4": "wall-teal red !blue", "r5c5": "mosque-tan red"}

    table = invaded(city, walls="s5 e5", order="red blue yellow", red={"cubes": "tan"}, blue={"cubes": "tan teal"})

    assert attacked(table) == ["r1c1", "r1c2"]
    table.play(RED, "lose building")
    assert attacked(table) == ["r1c2"]
    table.play(BLUE, "ransom tan")
    assert table.state.year == 3
    assert [table.owner(cell) for cell in city] == [None, BLUE, BLUE, RED, RED]
    assert table.player(BLUE).cubes == "teal"


@pytest.mark.rule("MERV-INVASION-7")
def test_a_building_that_was_paid_for_is_not_attacked_again() -> None:
    table = invaded({"r1c1": "wall-tan red", "r5c1": "palace-tan red"}, red={"cubes": "tan tan tan"})

    table.play(RED, "ransom tan")

    assert asked_for(table) == (RED, "r5c1")
    assert attacked(table) == ["r5c1"]
    table.play(RED, "ransom tan")
    assert table.state.year == 3
    assert table.player(RED).cubes == "tan"


# --- ransom or loss -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-4", "MERV-INVASION-5")
@pytest.mark.parametrize("colour", COLOURS[:4])
@pytest.mark.parametrize("paid", ["its colour", "white"])
def test_a_ransom_is_a_cube_of_the_colour_of_the_site_or_a_white_one(colour: str, paid: str) -> None:
    table = invaded({"r2c4": f"library-{colour} red"}, red={"cubes": " ".join(COLOURS)}, blue={"cubes": "white"})
    assert asked_for(table) == (RED, "r2c4")
    assert table.state.decision().args["ransom"] == "possible"
    assert table.options == ["lose building", f"ransom {colour}", "ransom white"]
    for other in COLOURS[:4]:
        if other != colour:
            assert table.why_not(f"ransom {other}") == ("ransom.wrong_colour", "MERV-INVASION-5")
            assert reason(table, f"ransom {other}") == {"colour": other, "cell": "r2c4"}
    cube = colour if paid == "its colour" else "white"

    table.play(RED, f"ransom {cube}")

    assert table.owner("r2c4") == RED
    assert table.player(RED).buildings == 8
    assert table.player(RED).cubes == " ".join(other for other in COLOURS if other != cube)
    assert table.player(BLUE).cubes == "white"
    args = {"cell": "r2c4", "site": f"library-{colour}", "colour": cube}
    told = Event("ransom_paid", table.who(RED), "MERV-INVASION-5", args)
    assert table.told("ransom_paid") == [told]
    assert table.told("building_lost") == []


@pytest.mark.rule("MERV-INVASION-4")
def test_nobody_has_to_pay() -> None:
    table = invaded({"r2c4": "library-tan red"}, red={"cubes": "tan white"})

    table.play(RED, "lose building")

    assert table.owner("r2c4") is None
    assert table.player(RED).buildings == 9
    assert table.player(RED).cubes == "tan white"
    args = {"cell": "r2c4", "site": "library-tan", "loss": "given_up"}
    lost = Event("building_lost", table.who(RED), "MERV-INVASION-4", args)
    assert table.told("building_lost") == [lost]
    assert table.told("ransom_paid") == []


@pytest.mark.rule("MERV-INVASION-5")
def test_a_cube_that_is_not_there_cannot_be_paid() -> None:
    table = invaded({"r2c4": "library-tan red"}, red={"cubes": "white"})

    assert table.options == ["lose building", "ransom white"]
    assert table.why_not("ransom tan") == ("payment.none_left", "MERV-INVASION-5")
    assert reason(table, "ransom tan") == {"colour": "tan"}
    table.refuses(RED, "ransom tan")


@pytest.mark.rule("MERV-INVASION-5")
def test_one_cube_keeps_one_building() -> None:
    table = invaded({"r1c1": "wall-tan red", "r5c1": "palace-tan red"}, red={"cubes": "tan"})
    table.play(RED, "ransom tan")

    # nothing is left for the second building, but the seat may take its last click back
    assert asked_for(table) == (RED, "r5c1")
    assert table.options == ["lose building"]
    assert table.why_not("ransom tan") == ("payment.none_left", "MERV-INVASION-5")
    table.play(RED, "lose building")

    assert table.owner("r1c1") == RED
    assert table.owner("r5c1") is None
    assert table.player(RED).buildings == 8
    assert [event.args["loss"] for event in table.told("building_lost")] == ["no_ransom"]


@pytest.mark.rule("MERV-INVASION-4")
def test_a_loss_without_a_choice_before_the_last_building_is_not_asked() -> None:
    city = {"r1c1": "wall-tan red", "r2c1": "palace-teal red", "r5c1": "palace-tan red"}

    table = invaded(city, red={"cubes": "tan tan"})
    table.play(RED, "ransom tan")

    assert table.owner("r2c1") is None
    lost = {"cell": "r2c1", "site": "palace-teal", "loss": "no_ransom"}
    assert table.told("building_lost") == [Event("building_lost", table.who(RED), "MERV-INVASION-4", lost)]
    assert asked_for(table) == (RED, "r5c1")
    table.play(RED, "ransom tan")
    assert table.owner("r5c1") == RED
    assert table.player(RED).buildings == 7


@pytest.mark.rule("MERV-INVASION-4", "MERV-INVASION-6")
def test_the_last_building_of_somebody_else_is_lost_without_a_question() -> None:
    table = invaded({"r1c1": "wall-tan red", "r5c5": "wall-teal blue"}, order="red blue yellow", red={"cubes": "tan"})

    table.play(RED, "ransom tan")

    assert table.owner("r5c5") is None
    assert table.player(BLUE).buildings == 9
    assert table.state.year == 3


# --- in which order -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-6")
@pytest.mark.parametrize("order", ["red blue yellow", "yellow red blue", "blue yellow red"])
def test_each_player_in_turn_order_decides_on_all_own_buildings_in_reading_order(order: str) -> None:
    cells = {RED: ["r1c5", "r2c1", "r5c2"], BLUE: ["r1c1", "r3c4", "r3c5"], YELLOW: ["r2c2", "r4c3", "r5c1"]}
    city = {cell: colour for colour, places in cells.items() for cell in reversed(places)}
    white: Things = {"cubes": "white white white"}
    table = invaded(city, order=order, red=white, blue=white, yellow=white)

    asked = []
    while table.asked == "choose_ransom":
        who, cell = asked_for(table)
        asked.append((who, cell))
        table.play(str(who), "ransom white")

    assert asked == [(colour, cell) for colour in order.split() for cell in cells[colour]]
    assert table.state.year == 3
    assert [table.player(colour).cubes for colour in (RED, BLUE, YELLOW)] == ["", "", ""]
    assert [table.player(colour).buildings for colour in (RED, BLUE, YELLOW)] == [6, 6, 6]


# --- the cubes ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-8")
def test_ransom_lies_on_the_sites_until_all_attacks_are_settled() -> None:
    table = invaded(
        {"r1c1": "wall-tan red", "r1c2": "palace-tan red", "r5c5": "wall-teal blue"},
        order="red blue yellow",
        red={"cubes": "tan tan white purple"},
        blue={"cubes": "teal orange orange"},
        yellow={"cubes": "purple"},
    )
    supply = [table.left(colour) for colour in COLOURS]
    assert supply == [10, 10, 11, 10, 11]

    table.play(RED, "ransom tan", "ransom white")

    assert [table.left(colour) for colour in COLOURS] == supply
    lying = {"purple": 0, "tan": 1, "teal": 0, "orange": 0, "white": 1}
    assert table.state.view(None)["ransom_cubes"] == lying
    table.play(BLUE, "ransom teal")
    assert [table.left(colour) for colour in COLOURS] == [10, 11, 12, 10, 12]
    assert set(table.state.view(None)["ransom_cubes"].values()) == {0}
    assert table.player(RED).cubes == "purple tan"
    assert table.player(BLUE).cubes == "orange orange"
    assert table.player(YELLOW).cubes == "purple"


@pytest.mark.rule("MERV-INVASION-8")
def test_several_cubes_of_one_colour_lie_there_and_come_back() -> None:
    table = invaded(
        {"r1c1": "wall-tan red", "r1c2": "palace-tan red", "r5c5": "mosque-tan red"}, red={"cubes": "tan tan tan tan"}
    )

    table.play(RED, "ransom tan", "ransom tan")

    assert table.state.view(None)["ransom_cubes"]["tan"] == 2
    assert table.left("tan") == 8
    table.play(RED, "ransom tan")
    assert table.left("tan") == 11


# --- soldiers, upgrades ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-9")
def test_every_soldier_goes_home_whether_it_was_needed_or_not() -> None:
    city = {
        "r1c1": "wall-tan red !red",
        "r1c2": "palace-tan blue !red",
        "r2c3": "palace-teal blue !yellow",
        "r5c5": "mosque-tan red !blue",  # fully walled besides
    }
    table = invaded({**city, "r3c1": "wall-teal red"}, walls="s5 e5", red={"cubes": "teal", "courtiers": "faith faith"})
    assert [table.player(colour).servants for colour in (RED, BLUE, YELLOW)] == [4, 7, 7]
    for cell in city:
        assert table.soldier(cell) is not None

    table.play(RED, "ransom teal")

    for cell in city:
        assert table.soldier(cell) is None
    assert [table.player(colour).servants for colour in (RED, BLUE, YELLOW)] == [6, 8, 8]
    assert [table.owner(cell) for cell in city] == [RED, BLUE, BLUE, RED]
    assert table.told("invasion_ended") == [Event("invasion_ended", None, "MERV-INVASION-9", {"n": 4})]
    assert table.player(RED).courtiers == "faith faith"


@pytest.mark.rule("MERV-INVASION-9")
def test_the_influence_for_a_soldier_is_kept_when_it_goes_home() -> None:
    table = invaded({"r1c1": "wall-tan red !red"}, red={"influence": 7})

    assert table.soldier("r1c1") is None
    assert table.player(RED).influence == 7


@pytest.mark.rule("MERV-INVASION-10")
@pytest.mark.parametrize("upgrade", ["white", "purple", "tan", "teal", "orange"])
def test_an_upgrade_stays_when_its_building_is_lost(upgrade: str) -> None:
    table = invaded({"r2c4": f"library-tan red +{upgrade}"})

    assert table.owner("r2c4") is None
    assert table.upgrade("r2c4") == upgrade
    supply = table.state.view(None)["supply"]
    assert supply["white_upgrades"] == (5 if upgrade == "white" else 6)
    assert supply["bonus_upgrades"] == [colour for colour in COLOURS[:4] if colour != upgrade]


ACCEPTED = [(printed, bonus, {printed, bonus, "white"}, bonus) for printed in COLOURS[:4] for bonus in COLOURS[:4]]
ACCEPTED += [("tan", "white", set(COLOURS), colour) for colour in COLOURS]


@pytest.mark.rule("MERV-INVASION-12", "MERV-INVASION-13")
@pytest.mark.parametrize(("printed", "upgrade", "accepted", "paid"), ACCEPTED)
def test_with_an_upgrade_its_colour_is_accepted_as_well_and_with_a_white_one_any_colour(
    printed: str, upgrade: str, accepted: set[str], paid: str
) -> None:
    table = invaded({"r2c4": f"library-{printed} red +{upgrade}"}, red={"cubes": " ".join(COLOURS)})
    assert table.options == ["lose building", *[f"ransom {colour}" for colour in COLOURS if colour in accepted]]

    table.play(RED, f"ransom {paid}")

    assert table.owner("r2c4") == RED
    assert table.player(RED).cubes == " ".join(colour for colour in COLOURS if colour != paid)


@pytest.mark.rule("MERV-INVASION-12", "MERV-INVASION-13")
def test_the_upgrade_of_another_site_is_no_help() -> None:
    table = invaded({"r2c4": "library-tan red", "r2c5": "wall-tan red +white"}, red={"cubes": "purple"})

    assert table.owner("r2c4") is None
    assert asked_for(table) == (RED, "r2c5")
    assert table.options == ["lose building", "ransom purple"]


# --- colour-as-wild -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-14")
@pytest.mark.parametrize("wild", COLOURS[:4])
@pytest.mark.parametrize("printed", COLOURS[:4])
def test_the_colour_as_wild_is_accepted_for_a_site_of_any_colour(wild: str, printed: str) -> None:
    table = invaded(
        {"r2c4": f"library-{printed} red"}, red={"cubes": wild, "scrolls": 4, "tiles": f"b1-palace b2-{wild}"}
    )

    # where the cube fits anyhow no permission is used
    ransom = f"ransom {wild}" if wild == printed else f"ransom wild {wild}"
    assert table.options == ["lose building", ransom]
    table.play(RED, ransom)
    assert table.owner("r2c4") == RED
    assert table.player(RED).cubes == ""
    assert table.left(wild) == 12
    paid = {"cell": "r2c4", "site": f"library-{printed}", "colour": wild}
    assert table.told("ransom_paid") == [Event("ransom_paid", table.who(RED), "MERV-INVASION-5", paid)]


@pytest.mark.rule("MERV-INVASION-14")
@pytest.mark.parametrize(("first", "second"), [(RED, BLUE), (BLUE, RED), (YELLOW, BLUE)])
def test_the_colour_as_wild_serves_everybody_once_in_an_invasion(first: str, second: str) -> None:
    one: Things = {"cubes": "tan tan white", "scrolls": 4, "tiles": "b1-palace b2-tan"}
    other: Things = {"cubes": "purple", "scrolls": 4, "tiles": "b1-mosque b2-purple"}
    city = {"r1c1": f"wall-teal {first}", "r1c2": f"palace-teal {first}", "r5c5": f"wall-orange {second}"}
    order = " ".join([first, second, *({RED, BLUE, YELLOW} - {first, second})])
    table = invaded(city, order=order, **{first: one, second: other})
    assert table.options == ["lose building", "ransom white", "ransom wild tan"]

    table.play(first, "ransom wild tan")

    assert asked_for(table) == (first, "r1c2")
    assert table.options == ["lose building", "ransom white"]
    assert table.why_not("ransom wild tan") == ("ransom.wild_used", "MERV-INVASION-14")
    assert reason(table, "ransom wild tan") == {"colour": "tan"}
    table.play(first, "ransom white")
    assert (table.to_move, table.options) == (second, ["lose building", "ransom wild purple"])
    table.play(second, "ransom wild purple")
    assert (table.player(first).cubes, table.player(second).cubes) == ("tan", "")
    assert [table.left(colour) for colour in COLOURS] == [12, 11, 12, 12, 12]


@pytest.mark.rule("MERV-INVASION-14")
def test_an_ordinary_ransom_leaves_the_colour_as_wild_for_the_next_building() -> None:
    red: Things = {"cubes": "tan tan", "scrolls": 4, "tiles": "b1-palace b2-tan"}
    table = invaded({"r1c1": "wall-tan red", "r1c2": "palace-teal red"}, red=red)
    assert table.options == ["lose building", "ransom tan"]

    table.play(RED, "ransom tan")

    assert table.options == ["lose building", "ransom wild tan"]


@pytest.mark.rule("MERV-INVASION-14")
def test_without_a_cube_of_its_colour_the_permission_is_worth_nothing() -> None:
    table = invaded({"r1c1": "wall-teal red"}, red={"cubes": "purple white", "scrolls": 4, "tiles": "b1-palace b2-tan"})

    assert table.options == ["lose building", "ransom white"]


@pytest.mark.rule("MERV-INVASION-14")
def test_the_next_invasion_brings_a_new_permission() -> None:
    table = invaded({"r1c1": "wall-teal red"}, red={"cubes": "tan tan tan", "scrolls": 4, "tiles": "b1-palace b2-tan"})
    table.play(RED, "ransom wild tan")
    assert table.state.year == 3

    while table.asked != "choose_ransom":
        quiet = [option for option in ("gain favour", "end turn") if option in table.options]
        table.play(str(table.to_move), (quiet or table.options)[0])
    while table.to_move != RED or "ransom tan" in table.options:
        table.play(str(table.to_move), "lose building")

    assert "ransom wild tan" in table.options


@pytest.mark.rule("MERV-INVASION-14")
def test_the_permission_of_the_invasion_is_independent_of_the_last_turn() -> None:
    city = {"r1c1": "wall-teal yellow", "r1c2": "palace-purple"}
    yellow: Things = {"cubes": "tan tan", "scrolls": 4, "common": 1, "influence": 2, "tiles": "b1-palace b2-tan"}
    table = merv_position(
        year=2, round=4, order="red blue yellow", turn_of=YELLOW, slots={1: RED, 2: BLUE}, city=city, yellow=yellow
    )

    table.play(YELLOW, "contract k1f", "slot 5", "site r1c1", "gain favour", "end turn", "space 1")

    assert asked_for(table) == (YELLOW, "r1c1")
    assert table.options == ["lose building", "ransom teal", "ransom wild tan"]


# --- the automatic opponents ----------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-INVASION-11")
def test_attacked_buildings_of_the_high_courtier_are_always_removed() -> None:
    hc = HIGH_COURTIER_OF_TWO
    city = {"r1c1": f"wall-tan {hc}", "r2c2": f"palace-tan {hc} !red", "r3c1": f"library-tan {hc}"}
    city |= {"r5c5": f"mosque-tan {hc}", "r4c4": "wall-teal red"}

    table = invaded(city, players=2, walls="w3", red={"cubes": "teal white"}, blue={"cubes": "tan white"})

    assert [table.owner(cell) for cell in city] == [None, hc, hc, None, RED]
    assert table.player(hc).buildings == 7
    assert asked_for(table) == (RED, "r4c4")
    table.play(RED, "ransom teal")
    assert table.player(BLUE).cubes == "tan white"
    assert [table.owner(cell) for cell in city] == [None, hc, hc, None, RED]


@pytest.mark.rule("MERV-INVASION-11")
def test_the_losses_of_the_high_courtier_are_told() -> None:
    hc = HIGH_COURTIER_OF_TWO
    slots = {1: RED, 2: BLUE, 3: hc}
    city = {"r1c1": f"wall-tan {hc}"}
    table = merv_position(players=2, at="round_end", year=2, round=4, slots=slots, city=city, red={"camels": 1})

    table.play(RED, "space 3")

    lost = {"cell": "r1c1", "site": "wall-tan", "loss": "never_pays"}
    assert table.told("building_lost") == [Event("building_lost", table.who(hc), "MERV-INVASION-11", lost)]


@pytest.mark.rule("MERV-INVASION-15")
def test_buildings_of_the_magistrate_are_never_destroyed() -> None:
    city = {"r1c1": f"wall-tan {MAGISTRATE}", "r3c4": f"palace-tan {MAGISTRATE} !{MAGISTRATE}"}
    city |= {"r5c5": f"wall-teal {HIGH_COURTIER_OF_ONE} !{MAGISTRATE}", "r5c1": f"mosque-tan {HIGH_COURTIER_OF_ONE}"}
    city |= {"r2c2": "library-tan red"}

    table = invaded(city, players=1, red={"cubes": "tan"})

    assert attacked(table) == ["r2c2"]
    assert asked_for(table) == (RED, "r2c2")
    table.play(RED, "lose building")
    assert [table.owner(cell) for cell in city] == [MAGISTRATE, MAGISTRATE, HIGH_COURTIER_OF_ONE, None, None]
    assert [table.soldier(cell) for cell in city] == [None] * 5
    assert table.player(MAGISTRATE).servants == 8


@pytest.mark.rule("MERV-INVASION-4", "MERV-INVASION-6")
def test_a_forced_loss_is_asked_only_as_the_last_of_a_seat_that_can_still_take_its_click_back() -> None:
    city = {"r1c1": "palace-purple red", "r2c2": "wall-teal red", "r3c1": "mosque-tan blue", "r5c5": "wall-orange red"}
    table = merv_position(at="invasion", year=2, city=city, red={"cubes": "purple"})

    assert table.options == ["lose building", "ransom purple"]
    table.play(RED, "ransom purple")

    assert table.owner("r2c2") is None  # not the last one: played by the engine
    assert table.to_move == RED
    assert table.options == ["lose building"]
    assert table.state.decision().args == {"cell": "r5c5", "site": "wall-orange", "ransom": "none"}
    table.play(RED, "lose building")
    assert table.owner("r5c5") is None
    assert table.owner("r3c1") is None  # blue has not clicked: nobody waits for it

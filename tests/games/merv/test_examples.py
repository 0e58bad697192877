"""The worked examples of the rules: EX-01 to EX-04 and EX-07. The others stand with their areas."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position


def queue_camels(table: Table) -> list[int]:
    found: list[int] = table.state.view(None)["queue_camels"]
    return found


@pytest.mark.example(1)
def test_ex_01_a_turn_on_an_empty_site() -> None:
    city = {"r1c4": "caravansary-purple blue", "r2c4": "wall-teal", "r3c4": "library-orange"}
    city |= {"r4c4": "mosque-tan yellow", "r5c4": "palace-tan red", **dict.fromkeys(("r1c1", "r2c1", "r3c1"), "red")}
    table = merv_position(year=2, round=1, order="red blue yellow", city=city, red={"favour": 2})
    assert table.player(RED).buildings == 5

    assert (table.to_move, table.asked) == (RED, "choose_slot")
    assert table.options == ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
    table.play(RED, "slot 4")
    assert table.asked == "choose_site"
    assert table.options == ["site r1c4", "site r2c4", "site r3c4", "site r4c4", "site r5c4"]
    table.play(RED, "site r2c4")
    assert table.asked == "choose_action"
    table.play(RED, "gain favour")

    red = table.player(RED)
    assert table.owner("r2c4") == RED
    assert red.buildings == 4
    assert red.cubes == "tan teal"
    assert red.favour == 3
    assert red.points == {}
    assert table.player(BLUE).cubes == ""
    assert table.player(YELLOW).cubes == ""


@pytest.mark.example(2)
def test_ex_02_a_turn_on_a_foreign_building_with_an_upgrade_in_the_line() -> None:
    city = {"r1c5": "mosque-purple yellow +teal", "r2c5": "marketplace-orange red"}
    city |= {"r3c5": "wall-tan", "r4c5": "library-teal yellow", "r5c5": "palace-orange"}
    table = merv_position(year=2, round=1, order="red blue yellow", turn_of=BLUE, slots={4: RED}, city=city)
    assert table.options == ["slot 1", "slot 2", "slot 3", "slot 5"]

    table.play(BLUE, "slot 5", "site r4c5")

    assert table.player(BLUE).cubes == "purple teal teal"
    assert table.player(YELLOW).cubes == "teal teal"
    assert table.player(RED).cubes == ""
    assert table.owner("r3c5") is None
    assert table.owner("r5c5") is None
    assert table.player(BLUE).buildings == 9
    table.play(BLUE, "board action")
    assert table.asked == "choose_scrolls"
    assert table.options == ["scrolls 1", "scrolls 2"]
    table.play(BLUE, "scrolls 2")
    assert table.asked == "choose_breakthrough"
    assert table.options == ["tile b1-caravansary", "tile b1-palace", "tile b1-marketplace", "tile b1-mosque"]
    table.play(BLUE, "tile b1-mosque")
    blue = table.player(BLUE)
    assert blue.cubes == "teal"
    assert blue.scrolls == 2
    assert blue.tiles == "b1-mosque"
    assert table.state.view(None)["supply"]["scrolls"] == 30


@pytest.mark.example(3)
def test_ex_03_round_end_with_three_players() -> None:
    table = merv_position(at="round_end", slots={1: YELLOW, 3: RED, 4: BLUE}, yellow={"camels": 2}, red={"camels": 1})

    assert table.to_move == YELLOW
    assert table.options == ["space 1", "space 2", "space 3"]
    table.play(YELLOW, "space 2")
    assert queue_camels(table) == [0, 0, 1, 0]
    assert table.player(YELLOW).camels == 1
    assert table.to_move == RED
    assert table.options == ["space 1", "space 3"]
    table.play(RED, "space 1")

    assert table.order == "red yellow blue"
    assert [table.player(colour).camels for colour in (YELLOW, RED, BLUE)] == [1, 0, 2]
    assert queue_camels(table) == [0, 0, 0, 0]
    assert table.asked == "choose_slot"
    moves = [(event.who, event.args["space"], event.args["n"], event.args["gained"]) for event in table.events[:3]]
    assert moves == [(table.who(YELLOW), 2, 1, 0), (table.who(RED), 1, 1, 0), (table.who(BLUE), 3, 0, 2)]


@pytest.mark.example(4)
def test_ex_04_scoring_phase() -> None:
    city = dict.fromkeys(("r1c1", "r1c2", "r1c3", "r1c4"), "red")
    city |= dict.fromkeys(("r2c1", "r2c2", "r2c3", "r2c4"), "blue")
    city |= dict.fromkeys(("r4c1", "r4c2", "r4c3"), "yellow")
    blue: Things = {"courtiers": "trade faith", "favour": 1, "common": 2, "rare": 1, "mosque": "m1-1"}
    yellow: Things = {"courtiers": "spice spice", "favour": 2, "cards": "ginger juniper"}
    table = merv_position(
        at="scoring", year=1, city=city, red={"courtiers": "knowledge", "favour": 3}, blue=blue, yellow=yellow
    )

    assert (table.to_move, table.asked) == (BLUE, "choose_courtier")
    assert table.options == ["score trade", "score faith"]
    table.play(BLUE, "score trade")

    assert table.state.year == 2
    assert [table.player(colour).favour for colour in (RED, BLUE, YELLOW)] == [2, 0, 0]
    assert table.player(RED).points == {"buildings": 4}
    assert table.player(BLUE).points == {"palace": 3, "buildings": 4}
    assert table.player(YELLOW).points == {"palace": 4, "buildings": 3}


INVADED: dict[str, Any] = {
    "at": "invasion",
    "year": 2,
    "city": {
        "r1c1": "palace-purple red",
        "r3c2": "library-tan red +white",
        "r4c3": "wall-teal red !blue",
        "r5c5": "mosque-orange red +purple",
    },
    "walls": "n1 w1 s5",
    "red": {"cubes": "purple teal"},
}


@pytest.mark.example(7)
def test_ex_07_invasion() -> None:
    table = merv_position(**INVADED)
    assert table.player(BLUE).servants == 7

    assert table.asked == "choose_ransom"
    assert table.state.decision().args == {"cell": "r3c2", "site": "library-tan", "ransom": "possible"}
    assert table.options == ["lose building", "ransom purple", "ransom teal"]
    table.play(RED, "ransom teal")
    assert table.state.decision().args == {"cell": "r5c5", "site": "mosque-orange", "ransom": "possible"}
    assert table.options == ["lose building", "ransom purple"]
    table.play(RED, "ransom purple")

    assert table.state.year == 3
    assert [table.owner(cell) for cell in INVADED["city"]] == [RED, RED, RED, RED]
    assert table.player(RED).cubes == ""
    assert (table.left("purple"), table.left("teal")) == (12, 12)
    assert table.soldier("r4c3") is None
    assert table.player(BLUE).servants == 8


@pytest.mark.example(7)
def test_ex_07_variant_the_purple_cube_is_spent_too_early() -> None:
    table = merv_position(**INVADED)

    table.play(RED, "ransom purple")

    assert table.options == ["lose building"]
    assert table.why_not("ransom teal") == ("ransom.wrong_colour", "MERV-INVASION-5")
    table.play(RED, "lose building")
    assert [table.owner(cell) for cell in INVADED["city"]] == [RED, RED, RED, None]
    assert table.player(RED).buildings == 6
    assert table.player(RED).cubes == "teal"
    assert table.upgrade("r5c5") == "purple"

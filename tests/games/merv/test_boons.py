"""Boons in general: depth first, free order, who decides, what is mandatory, what is lost. Rules MERV-BOON."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.merv.upgrades import bonus_upgrades_left
from tests.games.merv.looking import holdings, until_next_turn_of
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position

ALL_WALLS = " ".join(f"{side}{number}" for side in "nesw" for number in range(1, 6))
REST = "juniper juniper juniper juniper"


def advance_from(node: str, **more: Any) -> Table:
    """A free mosque step of red from this node: the camel market, side B, before the action."""
    red: Things = Things(camels=1, cubes="orange", mosque=node) | more.pop("red", {})
    if node in ("m5", "m6", "m7", "m8", "m9", "m10"):
        red["scoring_tile"] = "palace"
    city = {"r1c3": "library-teal blue !blue", **more.pop("city", {})}
    table = merv_position(side="B", slot=3, site="r1c3", city=city, red=red, **more)
    table.play(RED, "trade camel tr")
    return table


def take_tile(tile: str, **more: Any) -> Table:
    """Red makes a breakthrough with the scroll of the camel market, side A, before the action."""
    level = int(tile[1])
    tiles = " ".join(("b1-palace", "b2-tan", "b3-post", "")[: level - 1])
    red: Things = Things(camels=1, cubes="orange", scrolls=2 * level - 1, tiles=tiles) | more.pop("red", {})
    city = {"r1c3": "library-teal blue !blue", **more.pop("city", {})}
    table = merv_position(side="A", slot=3, site="r1c3", city=city, red=red, **more)
    table.play(RED, "trade camel tl", f"tile {tile}")
    return table


def complete_pairs(spices: str, **more: Any) -> Table:
    """Red takes these cards from the front and completes a pair with each; the action is finished."""
    count = len(spices.split())
    red: Things = Things(cubes="tan " * count, cards=spices, influence=13) | more.pop("red", {})
    table = merv_position(at="caravansary", queue=f"{spices} {REST}", red=red, **more)
    while table.asked == "choose_caravan_card":
        table.play(RED, "finish" if table.player(RED).cubes == "" else "take card 1")
    return table


# --- depth first ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-1")
def test_a_breakthrough_is_resolved_with_all_it_triggers_before_the_next_one() -> None:
    red: Things = {"cubes": "purple tan teal", "scrolls": 5, "tiles": "b1-palace b2-tan"}
    red |= {"mosque": "m5", "scoring_tile": "palace", "influence": 3}
    table = merv_position(at="library", city={"r1c1": "red"}, red=red)

    table.play(RED, "scrolls 3")
    assert (table.asked, table.state.decision().args) == ("choose_breakthrough", {"level": 3})
    table.play(RED, "tile b3-mosque")
    assert (table.player(RED).mosque, table.asked) == ("m6", "choose_soldier_site")
    table.play(RED, "soldier r1c1")
    assert (table.player(RED).influence, table.player(RED).favour) == (4, 1)  # the favour symbol came at once

    assert (table.asked, table.state.decision().args) == ("choose_breakthrough", {"level": 4})
    kinds = [event.kind for event in table.events if event.kind != "points_scored"]
    assert kinds == [
        *("paid", "scrolls_gained", "breakthrough_made", "mosque_step"),
        *("soldier_deployed", "influence_gained", "favour_gained"),
    ]


@pytest.mark.rule("MERV-BOON-1")
def test_the_boon_of_a_step_is_resolved_before_the_next_step() -> None:
    red: Things = {"mosque": "m1-1", "cubes": "teal tan purple"}
    table = merv_position(at="mosque", city={"r1c1": "red", "r1c2": "red"}, red=red)

    assert (table.player(RED).mosque, table.asked) == ("m2-1", "choose_upgrade_site")
    table.play(RED, "upgrade r1c2")
    assert (table.asked, table.options) == ("choose_mosque_step", ["advance m3-a", "finish"])
    table.play(RED, "advance m3-a")
    assert (table.player(RED).favour, table.asked) == (1, "choose_mosque_step")


@pytest.mark.rule("MERV-BOON-1")
def test_the_soldier_of_a_contract_is_placed_before_the_action_goes_on() -> None:
    red: Things = {"influence": 2, "scrolls": 1, "common": 2, "cubes": "teal tan tan"}
    table = merv_position(at="wall", city={"r1c1": "red"}, red=red)

    table.play(RED, "contract k1s")
    assert table.asked == "choose_soldier_site"
    table.play(RED, "soldier r1c1")

    assert (table.player(RED).influence, table.asked) == (3, "choose_wall_piece")


# --- several boons at once ------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-2")
def test_the_boons_of_several_pairs_are_resolved_in_the_order_chosen() -> None:
    table = complete_pairs("cinnamon ginger juniper pepper", city={"r1c1": "blue"})
    before = holdings(table, RED)

    assert (table.asked, table.to_move) == ("choose_boon", RED)
    assert table.options == ["boon white_cube", "boon soldier", "boon favour", "boon white_upgrade"]
    table.play(RED, "boon favour")
    assert holdings(table, RED) == before | {"favour": 1}
    assert table.options == ["boon white_cube", "boon soldier", "boon white_upgrade"]
    table.play(RED, "boon white_upgrade", "upgrade r5c5")
    assert table.upgrade("r5c5") == "white"
    assert table.options == ["boon white_cube", "boon soldier"]
    table.play(RED, "boon soldier")
    assert table.asked == "choose_soldier_site"
    assert table.player(RED).cubes == ""
    table.play(RED, "soldier r1c1")  # the white cube is the only boon left: it comes by itself

    after = {"cubes": "white", "servants": 7, "influence": 15, "favour": 2, "points": {"influence_track": 3}}
    assert holdings(table, RED) == before | after
    assert table.asked == "choose_end"


@pytest.mark.rule("MERV-BOON-2")
def test_the_order_of_boons_can_matter() -> None:
    soldier_first = complete_pairs("ginger pepper", city={"r1c1": "blue"}, red={"influence": 4})
    upgrade_first = complete_pairs("ginger pepper", city={"r1c1": "blue"}, red={"influence": 4})

    soldier_first.play(RED, "boon soldier", "soldier r1c1", "upgrade r1c1")
    upgrade_first.play(RED, "boon white_upgrade", "upgrade r1c1")  # no building is left for the soldier

    assert (soldier_first.player(RED).influence, soldier_first.player(RED).servants) == (6, 8)
    assert (upgrade_first.player(RED).influence, upgrade_first.player(RED).servants) == (4, 8)
    for table in (soldier_first, upgrade_first):
        assert (table.upgrade("r1c1"), table.soldier("r1c1"), table.asked) == ("white", None, "choose_end")


@pytest.mark.rule("MERV-BOON-2")
def test_equal_boons_need_no_choice() -> None:
    queue = "ginger* ginger* ginger* ginger " + REST
    city = {"r1c1": "red", "r1c2": "red", "r1c4": "red"}
    table = merv_position(at="caravansary", queue=queue, city=city, red={"cubes": "tan tan tan tan"})

    table.play(RED, *["take card 1"] * 4, "finish")

    assert table.asked == "choose_soldier_site"
    table.play(RED, "soldier r1c1")
    assert table.asked == "choose_soldier_site"
    table.play(RED, "soldier r1c4")
    assert (table.asked, table.player(RED).servants, table.player(RED).influence) == ("choose_end", 6, 2)


@pytest.mark.rule("MERV-BOON-2")
def test_two_equal_boons_and_another_one_leave_the_choice_until_they_are_equal() -> None:
    table = complete_pairs("ginger juniper ginger ginger", city={"r1c1": "red", "r1c2": "red"})
    assert table.player(RED).cards == "ginger ginger ginger ginger ginger ginger juniper juniper"

    assert table.options == ["boon soldier", "boon favour"]
    table.play(RED, "boon soldier", "soldier r1c1")
    assert table.options == ["boon soldier", "boon favour"]
    table.play(RED, "boon favour")
    assert (table.asked, table.options) == ("choose_soldier_site", ["soldier r1c2", "decline"])
    table.play(RED, "soldier r1c2")
    assert (table.asked, table.player(RED).servants, table.player(RED).favour) == ("choose_end", 6, 2)


# --- soldiers may be declined ---------------------------------------------------------------------------------------
def soldier_by_action() -> Table:
    table = merv_position(city={"r1c1": "library-teal red"}, slot=1, site="r1c1")
    table.play(RED, "deploy soldier")
    return table


def soldier_by_market() -> Table:
    table = merv_position(side="B", slot=3, site="r1c3", city={"r1c3": "library-teal red"}, red={"camels": 1})
    table.play(RED, "trade camel br")
    return table


def soldier_by_contract() -> Table:
    red: Things = {"influence": 2, "scrolls": 1, "common": 2, "cubes": "teal"}
    table = merv_position(city={"r1c1": "library-teal red"}, slot=1, site="r1c1", red=red)
    table.play(RED, "contract k1s")
    return table


@pytest.mark.rule("MERV-BOON-3", "MERV-SOLDIER-3")
@pytest.mark.parametrize(
    ("deploy", "times"),
    [
        (soldier_by_action, 1),
        (soldier_by_market, 1),
        (soldier_by_contract, 1),
        (lambda: complete_pairs("ginger", city={"r1c1": "red"}), 1),
        (lambda: advance_from("m5", city={"r1c1": "red"}), 1),
        (lambda: take_tile("b4-2soldiers", city={"r1c1": "red"}), 2),
    ],
)
def test_deploying_a_soldier_may_be_declined(deploy: Any, times: int) -> None:
    table = deploy()
    before = holdings(table, RED)

    for _ in range(times):
        assert (table.asked, table.options[-1]) == ("choose_soldier_site", "decline")
        table.play(RED, "decline")

    assert holdings(table, RED) == before
    assert table.asked in ("choose_action", "choose_end")
    assert table.state.soldier.count(table.who(RED)) == 0
    assert len(table.told("soldier_declined")) == times


@pytest.mark.rule("MERV-BOON-3")
def test_a_declined_soldier_was_the_action_of_the_turn() -> None:
    table = soldier_by_action()

    table.play(RED, "decline")

    assert (table.asked, table.options) == ("choose_end", ["end turn"])


# --- whose boon -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-4")
def test_nobody_else_decides_about_a_boon() -> None:
    table = complete_pairs("ginger pepper", city={"r1c1": "blue", "r1c2": "blue !yellow"})

    seen = []
    for choice in ("boon soldier", "soldier r1c1", "upgrade r1c2"):
        seen.append((table.to_move, table.state.waiting_for))
        assert table.refuses(BLUE, table.options[0])
        table.play(RED, choice)

    assert seen == [(RED, (table.who(RED),))] * 3
    assert (table.to_move, table.asked) == (RED, "choose_end")


@pytest.mark.rule("MERV-BOON-4")
def test_a_boon_goes_to_whoever_triggered_it() -> None:
    table = merv_position(
        order="blue red yellow", city={"r1c1": "red"}, slot=1, site="r1c1", red={"influence": 3}, blue={"influence": 2}
    )
    others = holdings(table, RED), holdings(table, YELLOW)

    table.play(BLUE, "deploy soldier", "soldier r1c1")

    assert (table.player(BLUE).influence, table.player(BLUE).favour) == (4, 1)
    assert (holdings(table, RED), holdings(table, YELLOW)) == others


# --- unit by unit ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-5")
def test_two_influence_are_gained_one_after_the_other() -> None:
    table = merv_position(city={"r1c1": "library-teal blue"}, slot=1, site="r1c1", red={"influence": 13, "favour": 9})

    table.play(RED, "deploy soldier", "soldier r1c1")

    assert [(event.kind, event.args) for event in table.events[1:]] == [
        ("influence_gained", {"influence": 14}),
        ("favour_gained", {"favour": 10}),
        ("points_scored", {"n": 3, "source": "favour_track", "total": 3}),
        ("influence_gained", {"influence": 15}),
        ("points_scored", {"n": 3, "source": "influence_track", "total": 6}),
    ]


@pytest.mark.rule("MERV-BOON-5")
def test_two_favours_are_gained_one_after_the_other() -> None:
    table = take_tile("b4-2favour", red={"favour": 9, "influence": 3})

    # the first reaches the last space, the second becomes influence 4, whose favour becomes influence 5
    assert (table.player(RED).favour, table.player(RED).influence) == (10, 5)
    assert table.player(RED).points == {"favour_track": 3}


# --- points first ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-6")
@pytest.mark.parametrize(
    ("node", "asks", "points"),
    [("m5", "choose_soldier_site", 1), ("m7", "choose_free_hall", 2), ("m8", "choose_free_wall", 3)],
)
def test_points_are_scored_before_the_boon_printed_with_them(node: str, asks: str, points: int) -> None:
    table = advance_from(node, city={"r1c1": "red"})

    assert (table.asked, table.player(RED).points) == (asks, {"mosque": points})


# --- mandatory ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-7")
@pytest.mark.parametrize(
    ("boon", "asks"),
    [
        (lambda: advance_from("m1-1", city={"r1c1": "red", "r1c2": "red"}), "choose_upgrade_site"),
        (lambda: advance_from("m3-a", city={"r1c1": "red", "r1c2": "red"}), "choose_upgrade_colour"),
        (lambda: advance_from("m4-a"), "choose_scoring_tile"),
        (lambda: advance_from("m7"), "choose_free_hall"),
        (lambda: advance_from("m8"), "choose_free_wall"),
        (lambda: complete_pairs("pepper"), "choose_upgrade_site"),
        (lambda: take_tile("b3-card"), "choose_free_card"),
        (lambda: take_tile("b3-post"), "choose_free_post"),
        (lambda: take_tile("b3-mosque"), "choose_free_path"),
        (lambda: take_tile("b3-wall"), "choose_free_wall"),
        (lambda: complete_pairs("cinnamon juniper"), "choose_boon"),
    ],
)
def test_all_other_boons_are_mandatory(boon: Any, asks: str) -> None:
    table = boon()

    assert table.asked == asks
    assert len(table.options) > 1
    for way_out in ("decline", "finish", "end turn"):
        assert table.refuses(RED, way_out)


@pytest.mark.rule("MERV-BOON-7")
def test_a_wall_piece_taken_for_nothing_must_be_placed() -> None:
    table = advance_from("m8")

    table.play(RED, "build purple-3")

    assert table.options == ["wall n3", "wall e3", "wall s3", "wall w3"]
    assert table.refuses(RED, "decline")


# --- lost -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-BOON-8")
@pytest.mark.parametrize(
    ("boon", "changes"),
    [
        # no own building
        (lambda: advance_from("m1-1"), {"mosque": "m2-1"}),
        (lambda: advance_from("m3-a"), {"mosque": "m4-a"}),
        # no servant, or no building to guard
        (lambda: advance_from("m5", city={"r1c1": "red"}, red={"servants": 0}), {"mosque": "m6", "servants": 0}),
        (lambda: advance_from("m5"), {"mosque": "m6"}),
        # no servant, or no hall with room
        (lambda: advance_from("m7", red={"servants": 0}), {"mosque": "m8", "servants": 0}),
        # no piece of wall
        (lambda: advance_from("m8", walls=ALL_WALLS), {"mosque": "m9"}),
    ],
)
def test_a_boon_of_the_mosque_without_effect_is_lost(boon: Any, changes: dict[str, object]) -> None:
    table = boon()
    node = str(changes["mosque"])
    points = {"m6": {"mosque": 1}, "m8": {"mosque": 2}, "m9": {"mosque": 3}}.get(node, {})

    player = holdings(table, RED)
    assert table.asked == "choose_action"
    assert len(table.told("boon_lost")) == 1
    assert player["points"] == points
    assert {thing: player[thing] for thing in changes} == changes
    assert (player["courtiers"], player["influence"], player["favour"], player["cubes"]) == ("", 0, 0, "orange")
    assert table.state.white_left == 6
    assert [bonus_upgrades_left(table.state, colour) for colour in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("MERV-BOON-8")
def test_a_lost_boon_is_not_kept_for_later() -> None:
    table = advance_from("m5", red={"servants": 0})  # no servant for the soldier
    table.state.players[table.who(RED)].servants = 1

    until_next_turn_of(table, RED)  # who would place the soldier if it was asked

    assert table.player(RED).servants == 1

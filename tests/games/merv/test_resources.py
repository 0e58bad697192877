"""Resources: what sites yield, who gains it, and every way to pay. Rules MERV-RES."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.games.merv.looking import holdings, payments, until_next_turn_of
from tests.games.merv.position import (
    BLUE,
    HIGH_COURTIER_OF_TWO,
    RED,
    SEVEN_POSTS,
    YELLOW,
    Table,
    Things,
    merv_position,
    parse_action,
    settle_supplies,
    words,
)

FOUR_COLOURS = ("purple", "tan", "teal", "orange")
FIVE_COLOURS = (*FOUR_COLOURS, "white")
QUEUE = "pepper ginger ginger ginger juniper juniper juniper juniper"


def cubes_left(table: Table) -> dict[str, int]:
    return {colour: table.left(colour) for colour in FIVE_COLOURS}


# --- production -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-RES-2")
@pytest.mark.parametrize("colour", FOUR_COLOURS)
@pytest.mark.parametrize("action", ["caravansary", "palace", "library", "marketplace", "mosque", "wall"])
def test_a_site_yields_one_cube_of_its_colour(action: str, colour: str) -> None:
    table = merv_position(city={"r1c1": f"{action}-{colour} red"}, slot=1)
    before = holdings(table, RED)

    table.play(RED, "site r1c1")

    assert holdings(table, RED) == before | {"cubes": colour}
    assert cubes_left(table) == dict.fromkeys(FIVE_COLOURS, 12) | {colour: 11}
    assert [(event.who, event.args) for event in table.told("cubes_gained")] == [
        (table.who(RED), {"cubes": {colour: 1}})
    ]


@pytest.mark.rule("MERV-RES-3")
@pytest.mark.parametrize("colour", FOUR_COLOURS)
@pytest.mark.parametrize("building", ["red", ""])
def test_a_white_upgrade_yields_a_white_cube_instead(colour: str, building: str) -> None:
    table = merv_position(city={"r1c1": f"wall-{colour} {building} +white"}, slot=1)

    table.play(RED, "site r1c1")

    assert table.player(RED).cubes == "white"
    assert cubes_left(table) == dict.fromkeys(FIVE_COLOURS, 12) | {"white": 11}


@pytest.mark.rule("MERV-RES-4")
@pytest.mark.parametrize(
    ("colour", "upgrade", "cubes"),
    [
        ("purple", "purple", "purple purple"),
        ("purple", "tan", "purple tan"),
        ("purple", "teal", "purple teal"),
        ("purple", "orange", "purple orange"),
        ("orange", "purple", "purple orange"),
        ("teal", "teal", "teal teal"),
    ],
)
def test_a_bonus_upgrade_yields_a_cube_of_its_colour_besides(colour: str, upgrade: str, cubes: str) -> None:
    table = merv_position(city={"r1c1": f"wall-{colour} red +{upgrade}"}, slot=1)

    table.play(RED, "site r1c1")

    assert table.player(RED).cubes == cubes


@pytest.mark.rule("MERV-RES-5", "MERV-RES-6")
@pytest.mark.parametrize(
    ("city", "site", "cubes"),
    [
        # own buildings of the column, the new one included
        ({"r1c1": "wall-tan red", "r3c1": "wall-teal red"}, "r1c1", "tan teal"),
        ({"r1c1": "wall-tan red", "r3c1": "wall-teal red"}, "r3c1", "tan teal"),
        ({"r1c1": "wall-tan red", "r5c1": "wall-purple"}, "r5c1", "purple tan"),
        ({"r1c1": "wall-tan red", "r2c1": "palace-tan red", "r5c1": "wall-purple"}, "r5c1", "purple tan tan"),
        # upgrades of the other sites count
        ({"r1c1": "wall-tan red", "r2c1": "palace-tan red +white"}, "r1c1", "tan white"),
        ({"r1c1": "wall-tan red", "r2c1": "palace-tan red +purple"}, "r1c1", "purple tan tan"),
        # other colours and empty sites yield nothing, nor do other lines
        ({"r1c1": "wall-tan red", "r2c1": "wall-teal blue", "r3c1": "wall-orange yellow +white"}, "r1c1", "tan"),
        ({"r1c1": "wall-tan red", "r2c1": "wall-teal +orange"}, "r1c1", "tan"),
        ({"r1c1": "wall-tan red", "r1c2": "wall-teal red", "r1c5": "wall-orange red"}, "r1c1", "tan"),
    ],
)
def test_the_activated_site_and_all_own_buildings_of_the_line_yield(
    city: dict[str, str], site: str, cubes: str
) -> None:
    table = merv_position(city=city, slot=1)

    table.play(RED, f"site {site}")

    assert table.player(RED).cubes == cubes
    assert (table.player(BLUE).cubes, table.player(YELLOW).cubes) == ("", "")


@pytest.mark.rule("MERV-RES-5")
@pytest.mark.parametrize(
    ("round_", "slot", "site", "cubes"),
    [(2, 2, "r2c5", "tan teal"), (4, 4, "r2c5", "tan teal"), (1, 3, "r1c3", "purple tan teal orange")],
    ids=["a row on the east side", "a row on the west side", "the four sites beside the camel market"],
)
def test_the_line_of_the_slot_yields(round_: int, slot: int, site: str, cubes: str) -> None:
    city = {"r2c1": "wall-tan red", "r2c5": "wall-teal red", "r1c1": "palace-orange red", "r3c1": "wall-purple red"}
    city |= {"r1c3": "palace-tan", "r4c3": "wall-orange red", "r5c3": "palace-purple red"}
    city |= {"r2c3": "palace-teal red"} if slot == 3 else {}
    table = merv_position(round=round_, city=city, slot=slot)

    table.play(RED, f"site {site}")

    assert table.player(RED).cubes == cubes


@pytest.mark.rule("MERV-RES-7", "MERV-RES-17", "MERV-RES-18")
@pytest.mark.parametrize(
    ("others", "activated", "red", "blue"),
    [
        ({}, "wall-tan blue", "tan", "tan"),
        ({}, "wall-tan blue +white", "white", "white"),
        ({}, "wall-tan blue +orange", "tan orange", "tan orange"),
        ({}, "wall-tan blue +tan", "tan tan", "tan tan"),
        # the printed colours of the line are for the active human only
        ({"r2c1": "wall-teal blue"}, "wall-tan blue", "tan teal", "tan"),
        # an upgrade of the line gives the owner its cube as well
        ({"r2c1": "wall-teal blue +white"}, "wall-tan blue", "tan white", "tan white"),
        ({"r2c1": "wall-teal blue +purple"}, "wall-tan blue", "purple tan teal", "purple tan"),
        ({"r2c1": "wall-teal blue +teal"}, "wall-tan blue", "tan teal teal", "tan teal"),
        ({"r2c1": "wall-teal blue +white"}, "wall-tan blue +white", "white white", "white white"),
        ({"r2c1": "wall-teal blue +white"}, "wall-tan blue +orange", "tan orange white", "tan orange white"),
        (
            {"r2c1": "wall-teal blue +purple", "r3c1": "wall-orange blue +white", "r5c1": "palace-orange blue"},
            "wall-tan blue",
            "purple tan teal orange white",
            "purple tan white",
        ),
        # upgrades of others, of empty sites and of other lines do not count
        ({"r2c1": "wall-teal yellow +white"}, "wall-tan blue", "tan", "tan"),
        ({"r2c1": "wall-teal red +white"}, "wall-tan blue", "tan", "tan"),
        ({"r2c1": "wall-teal +white"}, "wall-tan blue", "tan", "tan"),
        ({"r1c2": "wall-teal blue +white"}, "wall-tan blue", "tan", "tan"),
    ],
)
def test_the_owner_of_the_activated_building_gains_too(
    others: dict[str, str], activated: str, red: str, blue: str
) -> None:
    table = merv_position(city={"r1c1": activated, **others}, slot=1)
    before = {colour: holdings(table, colour) for colour in (RED, BLUE, YELLOW)}

    table.play(RED, "site r1c1")

    assert holdings(table, RED) == before[RED] | {"cubes": red}
    assert holdings(table, BLUE) == before[BLUE] | {"cubes": blue}
    assert holdings(table, YELLOW) == before[YELLOW]
    assert table.to_move == RED


@pytest.mark.rule("MERV-RES-7")
def test_an_own_building_yields_only_once() -> None:
    table = merv_position(city={"r1c1": "wall-tan red", "r2c1": "wall-teal red +white"}, slot=1)

    table.play(RED, "site r1c1")

    assert table.player(RED).cubes == "tan white"
    assert len(table.told("cubes_gained")) == 1


@pytest.mark.rule("MERV-RES-8")
@pytest.mark.parametrize("players", [1, 2])
def test_the_high_courtiers_buildings_yield_for_the_human_alone(players: int) -> None:
    courtier = {1: "blue", 2: HIGH_COURTIER_OF_TWO}[players]
    other = {1: "yellow", 2: "blue"}[players]
    city = {
        "r1c1": f"wall-tan {courtier} +orange",
        "r2c1": f"wall-teal {courtier} +white",
        "r3c1": f"wall-purple {courtier}",
        "r4c1": f"palace-purple {other} +teal",
        "r5c1": "wall-orange red",
    }
    table = merv_position(players=players, order=f"red {other} {courtier}", city=city, slot=1)

    table.play(RED, "site r1c1")

    assert table.player(RED).cubes == "purple tan orange white"
    assert table.player(courtier).cubes == ""
    assert table.player(other).cubes == ""


@pytest.mark.rule("MERV-RES-9")
@pytest.mark.parametrize(
    ("held", "red", "blue"), [(9, "tan tan", "tan"), (10, "tan tan", ""), (11, "tan", ""), (12, "", "")]
)
def test_the_active_human_gains_before_the_owner(held: int, red: str, blue: str) -> None:
    city = {"r1c1": "wall-tan blue", "r2c1": "palace-tan blue"}
    table = merv_position(city=city, slot=1, yellow={"cubes": "tan " * held})

    table.play(RED, "site r1c1")

    assert table.player(RED).cubes == red
    assert table.player(BLUE).cubes == blue
    assert table.left("tan") == 0


@pytest.mark.rule("MERV-RES-22")
def test_of_a_short_colour_as_many_cubes_are_gained_as_are_left() -> None:
    city = {"r1c1": "wall-tan red +white", "r2c1": "palace-tan red", "r3c1": "mosque-tan red", "r4c1": "wall-teal red"}
    table = merv_position(city=city, slot=1, blue={"cubes": "tan " * 11 + "white " * 12})

    table.play(RED, "site r1c1")

    assert table.player(RED).cubes == "tan teal"  # one tan of two, no white
    assert (table.left("tan"), table.left("white"), table.left("teal")) == (0, 0, 11)
    assert [event.args for event in table.told("cubes_gained")] == [{"cubes": {"tan": 1, "teal": 1}}]
    [missed] = table.told("cubes_forfeited")
    assert (missed.who, missed.rule, missed.args) == (table.who(RED), "MERV-RES-22", {"cubes": {"tan": 1, "white": 1}})


@pytest.mark.rule("MERV-RES-22")
def test_who_gains_no_cube_at_all_is_told_why() -> None:
    city = {"r1c1": "wall-tan red", "r2c1": "palace-tan red"}
    table = merv_position(city=city, slot=1, blue={"cubes": "tan " * 12})

    table.play(RED, "site r1c1")

    assert table.told("cubes_gained") == []
    assert [event.args for event in table.told("cubes_forfeited")] == [{"cubes": {"tan": 2}}]


@pytest.mark.rule("MERV-RES-22")
def test_what_was_missing_is_not_handed_out_later() -> None:
    city = {"r1c1": "library-tan red", "r2c1": "palace-tan red"}
    table = merv_position(city=city, slot=1, red={"cubes": "tan"}, blue={"cubes": "tan " * 11})
    table.play(RED, "site r1c1")
    assert table.player(RED).cubes == "tan"

    table.play(RED, "board action")  # the tan cube goes back to the supply

    assert (table.player(RED).cubes, table.left("tan")) == ("", 1)


@pytest.mark.rule("MERV-RES-10")
def test_all_cubes_of_a_colour_may_be_held_and_are_kept_from_turn_to_turn_and_year_to_year() -> None:
    cubes = "tan " * 11 + "white " * 12
    slots = {1: BLUE, 2: YELLOW}
    city = {"r1c1": "wall-tan"}
    table = merv_position(round=4, order="blue yellow red", turn_of=RED, slots=slots, city=city, red={"cubes": cubes})

    table.play(RED, "slot 5", "site r1c1")
    everything = ("tan " * 12 + "white " * 12).strip()
    assert table.player(RED).cubes == everything
    table.play(RED, "gain favour", "end turn", "space 1")

    assert (table.state.year, table.to_move, table.player(RED).cubes) == (2, RED, everything)


# --- the cubes of a cost --------------------------------------------------------------------------------------------
ONE_CUBE_COSTS = [
    ("palace", "hall knowledge", "purple"),
    ("palace", "hall trade", "tan"),
    ("palace", "hall spice", "teal"),
    ("palace", "hall faith", "orange"),
    ("marketplace", "buy rayy", "purple"),
    ("marketplace", "buy nishapur", "tan"),
    ("marketplace", "buy balkh", "teal"),
    ("marketplace", "buy samarkand", "orange"),
    ("mosque", "advance m1-3", "purple"),
    ("mosque", "advance m1-1", "tan"),
    ("mosque", "advance m1-2", "teal"),
    ("mosque", "advance m1-4", "orange"),
    ("wall", "build tan-1", "tan"),
    ("wall", "build teal-1", "teal"),
    ("wall", "build orange-1", "orange"),
]


def at_cost(board: str, **red: Unpack[Things]) -> Table:
    """A board action of red; at the marketplace all discs are placed, so that goods can be bought at once."""
    if board == "marketplace":
        red["posts"] = SEVEN_POSTS
    return merv_position(at=board, red=red)


@pytest.mark.rule("MERV-RES-1", "MERV-RES-11")
@pytest.mark.parametrize(("board", "choice", "colour"), ONE_CUBE_COSTS)
def test_a_cube_is_paid_with_its_colour_or_with_white_and_nothing_else(board: str, choice: str, colour: str) -> None:
    table = at_cost(board, cubes=" ".join(FIVE_COLOURS))

    table.play(RED, choice)

    assert (table.asked, table.options) == ("choose_cube", [f"pay {colour}", "pay white"])
    for other in FOUR_COLOURS:
        if other != colour:
            assert table.why_not(f"pay {other}") == ("payment.wrong_colour", "MERV-RES-11")


@pytest.mark.rule("MERV-RES-1")
@pytest.mark.parametrize(("board", "choice", "colour"), ONE_CUBE_COSTS)
def test_a_white_cube_alone_pays_any_colour(board: str, choice: str, colour: str) -> None:
    table = at_cost(board, cubes="white")

    table.play(RED, choice)

    assert table.player(RED).cubes == ""
    assert cubes_left(table) == dict.fromkeys(FIVE_COLOURS, 12)
    assert [event.args for event in table.told("paid")] == [{"cubes": {"white": 1}}]


@pytest.mark.rule("MERV-RES-1")
@pytest.mark.parametrize(
    ("city", "camels"), [("baghdad", 0), ("kashgar", 0), ("peshawar", 0), ("basra", 1), ("basra", 2)]
)
def test_white_cubes_pay_both_colours_of_a_rare_good(city: str, camels: int) -> None:
    table = merv_position(at="marketplace", red={"posts": SEVEN_POSTS, "cubes": "white white", "camels": camels})

    table.play(RED, f"buy {city}")

    assert (table.player(RED).cubes, table.player(RED).rare) == ("", 1)


@pytest.mark.rule("MERV-RES-1")
def test_white_cubes_pay_caravan_cards_and_scrolls() -> None:
    cards = merv_position(at="caravansary", queue=QUEUE, red={"cubes": "white"})
    scrolls = merv_position(at="library", red={"cubes": "white white white"})

    scrolls.play(RED, "scrolls 3")

    assert (cards.player(RED).cards, cards.player(RED).cubes) == ("pepper", "")
    assert (scrolls.player(RED).scrolls, scrolls.player(RED).cubes) == (3, "")


@pytest.mark.rule("MERV-RES-1")
@pytest.mark.parametrize(
    ("stack", "gone", "level"),
    [("k1f", "", 2), ("k1f", "k1f-1", 2), ("k1s", "", 2), ("k1s", "k1s-1", 2), ("k2f", "", 6), ("k3f", "", 10)],
)
def test_a_white_cube_pays_any_contract(stack: str, gone: str, level: int) -> None:
    rich: Things = {"influence": level, "scrolls": 3, "common": 3, "rare": 3, "cubes": "white", "servants": 0}
    table = merv_position(contracts=gone, red=rich)

    table.play(RED, f"contract {stack}")
    if table.asked == "choose_good":
        table.play(RED, "commit common")

    assert table.player(RED).contracts != ""
    assert table.player(RED).cubes == ""


@pytest.mark.rule("MERV-RES-1")
@pytest.mark.parametrize("colour", FOUR_COLOURS)
def test_a_white_cube_is_a_ransom_for_any_site(colour: str) -> None:
    table = merv_position(year=2, at="invasion", city={"r1c1": f"wall-{colour} red"}, red={"cubes": "white"})

    table.play(RED, "ransom white")

    assert table.owner("r1c1") == RED
    assert table.player(RED).cubes == ""


@pytest.mark.rule("MERV-RES-11")
def test_a_cost_is_never_overpaid() -> None:
    table = merv_position(at="wall", red={"cubes": "tan tan tan white white"})

    table.play(RED, "build tan-2", "pay tan", "pay white")

    assert table.asked == "choose_wall_slot"
    assert table.player(RED).cubes == "tan tan white"


@pytest.mark.rule("MERV-RES-11")
def test_a_cube_that_is_not_there_cannot_be_paid() -> None:
    table = merv_position(at="wall", red={"cubes": "tan white"})

    table.play(RED, "build tan-1")

    assert table.why_not("pay teal") == ("payment.none_left", "MERV-RES-11")


PAYMENTS = [
    # cost: tan
    ("build tan-1", "tan", "", "tan"),
    ("build tan-1", "tan white", "", "tan, white"),
    ("build tan-1", "tan purple", "b2-purple", "purple wild, tan"),
    ("build tan-1", "tan purple white", "b2-purple", "purple wild, tan, white"),
    ("build tan-1", "tan purple orange", "b2-tan", "tan"),
    ("build tan-1", "orange", "b2-orange", "orange wild"),
    ("build tan-1", "tan", "b1-palace", "tan"),
    # cost: tan tan
    ("build tan-2", "tan tan tan", "", "tan tan"),
    ("build tan-2", "tan tan white white", "", "tan tan, tan white, white white"),
    ("build tan-2", "tan white", "", "tan white"),
    ("build tan-2", "tan purple purple", "b2-purple", "purple tan wild"),
    ("build tan-2", "tan tan purple white", "b2-purple", "purple tan wild, purple white wild, tan tan, tan white"),
    ("build tan-2", "tan tan white", "b2-tan", "tan tan, tan white"),
    # cost: tan tan tan
    ("build tan-3", "tan tan white teal", "b2-teal", "tan tan teal wild, tan tan white, tan teal white wild"),
    ("build tan-3", "white white white tan", "", "tan white white, white white white"),
    ("build tan-3", "tan teal white teal", "b2-teal", "tan teal white wild"),
    # a second courtier, cost: tan tan
    ("hall trade", "tan tan", "b1-palace", "tan discount, tan tan"),
    ("hall trade", "tan", "b1-palace", "tan discount"),
    ("hall trade", "white white", "b1-palace", "white discount, white white"),
    ("hall trade", "tan tan", "b1-mosque", "tan tan"),
    (
        "hall trade",
        "purple tan white",
        "b1-palace b2-purple",
        "purple wild discount, purple tan wild, purple white wild, tan discount, tan white, white discount",
    ),
    ("hall trade", "tan tan", "b1-palace b2-tan", "tan discount, tan tan"),
    # kashgar, cost: tan and teal
    ("buy kashgar", "tan teal", "", "tan teal"),
    ("buy kashgar", "tan teal white", "", "tan teal, tan white, teal white"),
    ("buy kashgar", "tan teal white white", "", "tan teal, tan white, teal white, white white"),
    ("buy kashgar", "tan teal", "b1-marketplace", "tan discount, tan teal, teal discount"),
    ("buy kashgar", "tan", "b1-marketplace", "tan discount"),
    ("buy kashgar", "white", "b1-marketplace", "white discount"),
    ("buy kashgar", "purple tan", "b2-purple", "purple tan wild"),
    ("buy kashgar", "purple teal", "b2-purple", "purple teal wild"),
    ("buy kashgar", "purple tan teal", "b2-purple", "purple tan wild, purple teal wild, tan teal"),
    ("buy kashgar", "purple white", "b2-purple", "purple white wild"),
    ("buy kashgar", "purple", "b1-marketplace b2-purple", "purple wild discount"),
    # the same cubes with fewer permissions: the wild cube stands for its own colour first
    ("buy kashgar", "tan tan", "b2-tan", "tan tan wild"),
    ("buy kashgar", "tan tan teal", "b2-tan", "tan tan wild, tan teal"),
    ("buy kashgar", "tan white", "b2-tan", "tan white"),
    ("buy kashgar", "tan tan white", "b2-tan", "tan tan wild, tan white"),
    ("buy kashgar", "tan", "b1-marketplace b2-tan", "tan discount"),
    (
        "buy kashgar",
        "tan tan teal white",
        "b1-marketplace b2-teal",
        "tan discount, tan teal, tan white, teal discount, teal white, white discount",
    ),
    ("buy kashgar", "teal teal", "b1-marketplace b2-teal", "teal discount, teal teal wild"),
    # peshawar, cost: purple and orange; the wild colour is the last of the two
    ("buy peshawar", "orange orange", "b2-orange", "orange orange wild"),
    ("buy peshawar", "purple purple orange", "b2-purple", "purple orange, purple purple wild"),
    ("buy peshawar", "orange white tan", "b2-orange", "orange white"),
    # a step from m5 to m6, cost: tan and orange
    ("advance m6", "tan orange", "b1-mosque", "orange discount, tan discount, tan orange"),
    ("advance m6", "tan orange", "b1-palace", "tan orange"),
]


@pytest.mark.rule("MERV-RES-11", "MERV-RES-12", "MERV-RES-13", "MERV-RES-15")
@pytest.mark.parametrize(("choice", "cubes", "tiles", "ways"), PAYMENTS)
def test_a_payment_can_be_made_in_every_different_way_and_in_no_other(
    choice: str, cubes: str, tiles: str, ways: str
) -> None:
    board = {"build": "wall", "hall": "palace", "buy": "marketplace", "advance": "mosque"}[choice.split()[0]]
    red: Things = {"cubes": cubes, "tiles": tiles, "influence": 2, "common": 1, "scrolls": 1, "servants": 7}
    if board == "marketplace":
        red["posts"] = SEVEN_POSTS
    elif board == "palace":
        red["courtiers"] = "faith"
    elif board == "mosque":
        red |= {"mosque": "m5", "scoring_tile": "palace"}
    # a second thing to choose, so that the choice is never made by itself
    table = merv_position(at=board, contracts="k1f-1 k1f-2", red=red)

    assert sorted(way.replace(" + ", " ") for way in payments(table, choice)) == sorted(ways.split(", "))


@pytest.mark.rule("MERV-RES-15")
def test_the_pieces_of_a_payment_are_offered_in_canonical_order() -> None:
    red: Things = {"cubes": "purple tan teal white", "tiles": "b1-marketplace b2-purple", "posts": SEVEN_POSTS}
    table = merv_position(at="marketplace", red=red)

    table.play(RED, "buy kashgar")

    assert table.options == ["pay tan", "pay teal", "pay white", "pay wild purple"]
    table.play(RED, "pay teal")
    assert table.options == ["pay white", "pay wild purple", "discount"]  # tan would have been asked before
    assert table.why_not("pay tan") == ("payment.does_not_fit", "MERV-RES-15")
    pick = table.state.decision().pick
    assert pick is not None
    assert (pick.of, pick.left, pick.chosen) == ("payment", 1, [parse_action("pay teal")])
    assert table.state.decision().args == {"price": "colours", "cubes": {"tan": 1, "teal": 1}}  # to the end


@pytest.mark.rule("MERV-RES-15")
def test_a_preview_counts_a_cube_that_is_paid_by_itself_once() -> None:
    """Purple comes first and is the only one that fits; the second purple cube may stand for the orange one."""
    red: Things = {"cubes": "purple purple orange", "tiles": "b2-purple", "posts": SEVEN_POSTS, "camels": 2}
    table = merv_position(at="marketplace", red=red)

    preview = table.state.preview(parse_action("buy peshawar"))

    assert preview.changes[table.who(RED)] == {"purple": -1}
    assert preview.cost == {"orange": 1}


@pytest.mark.rule("MERV-RES-15")
@pytest.mark.parametrize(
    ("cubes", "piece", "paid", "left"),
    [
        ("tan tan teal", "tan-2", {"tan": 2}, "teal"),
        ("tan white purple", "tan-3", {"tan": 1, "white": 1, "purple": 1}, ""),
    ],
    ids=["one way", "all three cubes are needed"],
)
def test_a_payment_with_one_way_is_made_by_itself(cubes: str, piece: str, paid: dict[str, int], left: str) -> None:
    table = merv_position(at="wall", red={"cubes": cubes, "tiles": "b2-purple"})

    table.play(RED, f"build {piece}")

    assert table.asked == "choose_wall_slot"
    assert table.player(RED).cubes == left
    assert [event.args for event in table.told("paid")] == [{"cubes": paid}]


# --- the discount ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-RES-12", "MERV-RES-20")
@pytest.mark.parametrize("board", ["palace", "marketplace", "mosque", "wall"])
@pytest.mark.parametrize("tile", ["b1-caravansary", "b1-palace", "b1-marketplace", "b1-mosque"])
def test_a_discount_is_for_the_action_that_it_names(board: str, tile: str) -> None:
    choice = {"palace": "hall trade", "marketplace": "buy nishapur", "mosque": "advance m1-1", "wall": "build tan-1"}
    table = at_cost(board, cubes="tan white", tiles=tile)

    table.play(RED, choice[board])

    if tile == f"b1-{board}":
        assert table.options == ["pay tan", "pay white", "discount"]
    else:
        assert table.options == ["pay tan", "pay white"]
        assert table.why_not("discount") == ("payment.no_discount", "MERV-RES-12")


@pytest.mark.rule("MERV-RES-12")
@pytest.mark.parametrize("tile", ["b1-caravansary", "b1-palace", "b1-marketplace", "b1-mosque"])
def test_only_the_caravansary_discount_makes_a_card_free(tile: str) -> None:
    table = merv_position(at="caravansary", queue=QUEUE, red={"cubes": "tan white", "tiles": tile})

    assert (table.asked, "discount" in table.options) == ("choose_caravan_cube", tile == "b1-caravansary")


@pytest.mark.rule("MERV-RES-12")
def test_a_discount_waives_one_cube_of_one_payment_in_a_turn() -> None:
    table = merv_position(at="palace", red={"cubes": "tan tan tan tan white", "tiles": "b1-palace"})

    table.play(RED, "hall trade", "discount")
    assert table.player(RED).cubes == "tan tan tan tan white"
    assert [event.args for event in table.told("paid_with_discount")] == [{"cubes": {}}]
    table.play(RED, "hall trade")

    assert table.options == ["pay tan", "pay white"]
    assert table.why_not("discount") == ("payment.discount_used", "MERV-RES-12")
    table.play(RED, "pay tan")
    assert table.player(RED).cubes == "tan tan white"
    assert table.player(RED).courtiers == "trade trade"


@pytest.mark.rule("MERV-RES-12")
def test_the_discount_may_wait_for_a_later_payment_of_the_action() -> None:
    table = merv_position(at="mosque", red={"cubes": "tan white", "tiles": "b1-mosque"}, city={"r1c1": "red"})

    table.play(RED, "advance m1-1", "pay tan", "advance m2-1", "discount")

    assert (table.player(RED).mosque, table.player(RED).cubes) == ("m2-1", "white")


@pytest.mark.rule("MERV-RES-19")
@pytest.mark.parametrize(
    ("board", "choices", "changes"),
    [
        ("caravansary", [], {"cards": "pepper"}),
        ("palace", ["hall faith"], {"courtiers": "faith", "servants": 7, "favour": 1}),
        ("mosque", ["advance m1-4"], {"mosque": "m1-4", "discs": 6, "camels": 1}),
        ("marketplace", ["buy balkh"], {"common": 1}),
    ],
)
def test_the_discount_pays_a_single_cube_all_by_itself(
    board: str, choices: list[str], changes: dict[str, object]
) -> None:
    posts = SEVEN_POSTS if board == "marketplace" else ""
    start = merv_position(at="end_turn", red={"tiles": f"b1-{board}", "posts": posts})
    table = merv_position(at=board, queue=QUEUE, red={"tiles": f"b1-{board}", "posts": posts})

    table.play(RED, *choices)

    assert holdings(table, RED) == holdings(start, RED) | changes


@pytest.mark.rule("MERV-RES-19")
@pytest.mark.parametrize("tiles", ["", "b1-mosque"])
def test_without_discount_and_cubes_a_step_is_impossible(tiles: str) -> None:
    red: Things = {"mosque": "m5", "scoring_tile": "palace", "cubes": "tan purple", "tiles": tiles}
    table = merv_position(city={"r1c1": "mosque-teal red"}, slot=1, site="r1c1", red=red)

    assert ("board action" in table.options) == (tiles == "b1-mosque")


@pytest.mark.rule("MERV-RES-20")
def test_the_discount_is_not_for_contracts_and_not_for_a_ransom() -> None:
    red: Things = {"influence": 2, "scrolls": 2, "common": 1, "tiles": "b1-palace"}
    without = merv_position(at="palace", contracts="k1f-1", red=red | {"cubes": "purple"})
    with_white = merv_position(at="palace", contracts="k1f-1", red=red | {"cubes": "tan white"})
    ransom = merv_position(year=2, at="invasion", city={"r1c1": "caravansary-tan red"}, red={"tiles": "b1-caravansary"})

    assert without.why_not("contract k1f") == ("contract.cube", "MERV-CONTRACT-3")
    with_white.play(RED, "contract k1f")
    assert with_white.options == ["pay tan", "pay white"]
    assert with_white.why_not("discount") == ("payment.no_discount", "MERV-RES-20")
    assert ransom.owner("r1c1") is None


@pytest.mark.rule("MERV-RES-20")
def test_an_unused_discount_is_not_saved_for_the_next_turn() -> None:
    table = merv_position(
        order="blue yellow red", city={"r1c5": "palace-tan red"}, red={"cubes": "white white", "tiles": "b1-palace"}
    )
    until_next_turn_of(table, RED)
    table.play(RED, "slot 5", "site r1c5", "gain favour", "end turn")
    until_next_turn_of(table, RED)
    table.play(RED, "slot 1", "site r1c5", "board action", "hall trade", "discount", "hall trade")

    assert "discount" not in table.options
    assert table.why_not("discount") == ("payment.discount_used", "MERV-RES-12")


@pytest.mark.rule("MERV-RES-16", "MERV-CARAVAN-16", "MERV-MOSQUE-8")
@pytest.mark.parametrize(
    ("side", "board", "chosen", "gain"),
    [
        ("A", "caravansary", "take card 2", {"cards": "ginger"}),
        ("B", "mosque", "advance m1-1", {"mosque": "m1-1", "discs": 6}),
    ],
)
def test_a_free_card_or_step_costs_nothing_and_keeps_the_discount(
    side: str, board: str, chosen: str, gain: dict[str, object]
) -> None:
    city = {"r1c3": f"{board}-teal red", "r2c2": "red"}
    red: Things = {"camels": 1, "cubes": "teal white", "tiles": f"b1-{board}"}
    table = merv_position(side=side, city=city, queue="ginger " + QUEUE[7:], slot=3, site="r1c3", red=red)
    before = holdings(table, RED)

    table.play(RED, "trade camel tr", chosen)
    assert holdings(table, RED) == before | gain | {"camels": int(board == "mosque")}  # one lies on the path
    table.play(RED, "board action")

    assert table.options == ["pay teal", "pay white", "discount"]


@pytest.mark.rule("MERV-RES-16")
@pytest.mark.parametrize(
    ("node", "plays", "changes"),
    [
        ("m7", ["hall trade"], {"mosque": "m8", "courtiers": "trade faith", "servants": 6, "favour": 1}),
        ("m8", ["build teal-3", "wall n3"], {"mosque": "m9", "influence": 1}),
    ],
)
def test_free_courtiers_and_walls_cost_nothing(node: str, plays: list[str], changes: dict[str, object]) -> None:
    tiles = "b1-palace b2-tan b3-card"
    red: Things = {"camels": 1, "cubes": "tan white", "tiles": tiles}
    red |= {"mosque": node, "scoring_tile": "palace", "courtiers": "faith"}
    table = merv_position(side="B", city={"r1c3": "palace-teal red"}, slot=3, site="r1c3", red=red)
    before = holdings(table, RED)
    points = {"m7": {"mosque": 2}, "m8": {"mosque": 3}}[node]

    table.play(RED, "trade camel tr", *plays)

    assert holdings(table, RED) == before | {"camels": 0, "points": points} | changes
    assert table.asked == "choose_action"


# --- colour as wild -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-RES-13")
@pytest.mark.parametrize("wild", FOUR_COLOURS)
@pytest.mark.parametrize(("board", "choice", "colour"), ONE_CUBE_COSTS)
def test_one_cube_of_the_named_colour_stands_for_any_other_colour(
    board: str, choice: str, colour: str, wild: str
) -> None:
    other = next(name for name in FOUR_COLOURS if name not in (colour, wild))
    table = at_cost(board, cubes=f"{wild} white {other}", tiles=f"b2-{wild}")

    table.play(RED, choice)

    if colour == wild:
        assert table.options == [f"pay {wild}", "pay white"]
    else:
        assert table.options == ["pay white", f"pay wild {wild}"]
        table.play(RED, f"pay wild {wild}")
        assert table.player(RED).cubes == words(FIVE_COLOURS, [int(name in (other, "white")) for name in FIVE_COLOURS])
        assert [event.args for event in table.told("paid")] == [{"cubes": {wild: 1}}]


@pytest.mark.rule("MERV-RES-13")
def test_only_one_cube_of_a_turn_is_wild() -> None:
    table = merv_position(at="wall", red={"cubes": "purple purple white orange", "tiles": "b2-purple"})

    table.play(RED, "build tan-1", "pay wild purple", "wall n1", "build orange-1")

    assert table.options == ["pay orange", "pay white"]
    assert table.why_not("pay wild purple") == ("payment.wild_used", "MERV-RES-13")
    table.play(RED, "pay white", "wall n2")
    assert table.why_not("build tan-1") == ("piece.cost", "MERV-WALL-1")
    assert table.why_not("build teal-1") == ("piece.cost", "MERV-WALL-1")


@pytest.mark.rule("MERV-RES-13")
def test_two_cubes_of_one_payment_are_never_wild() -> None:
    table = merv_position(at="wall", red={"cubes": "purple purple tan", "tiles": "b2-purple"})

    assert "build tan-2" in table.options
    for piece in ("build tan-3", "build teal-2", "build orange-2"):
        assert table.why_not(piece) == ("piece.cost", "MERV-WALL-1")


@pytest.mark.rule("MERV-RES-13")
def test_the_wild_cube_of_a_contract_is_the_wild_cube_of_the_turn() -> None:
    red: Things = {"influence": 2, "scrolls": 1, "common": 1, "cubes": "purple purple purple", "tiles": "b2-purple"}
    table = merv_position(contracts="k1f-1", city={"r1c1": "wall-orange red"}, red=red)

    table.play(RED, "contract k1f")
    assert (table.player(RED).contracts, table.player(RED).cubes) == ("k1f-2", "purple purple")
    table.play(RED, "slot 1", "site r1c1", "board action")

    assert "build purple-1" in table.options
    assert table.why_not("build tan-1") == ("piece.cost", "MERV-WALL-1")


@pytest.mark.rule("MERV-RES-13")
def test_the_wild_cube_repeats_its_colour_in_the_library() -> None:
    with_tile = merv_position(at="library", red={"cubes": "purple purple purple tan", "tiles": "b2-purple"})
    without = merv_position(at="library", red={"cubes": "purple purple purple tan"})

    assert with_tile.options == ["scrolls 1", "scrolls 2", "scrolls 3"]
    assert without.options == ["scrolls 1", "scrolls 2"]
    with_tile.play(RED, "scrolls 3")
    assert (with_tile.player(RED).scrolls, with_tile.player(RED).cubes) == (3, "purple")


@pytest.mark.rule("MERV-RES-13")
def test_the_wild_cube_pays_a_second_colour_in_the_caravansary() -> None:
    red: Things = {"cubes": "tan purple", "tiles": "b2-purple", "cards": "ginger"}
    table = merv_position(at="caravansary", queue="ginger ginger " + QUEUE[14:], red=red)

    table.play(RED, "pay tan", "take card 1")

    assert (table.player(RED).cards, table.player(RED).cubes) == ("ginger ginger ginger", "")


@pytest.mark.rule("MERV-RES-21")
def test_once_in_an_invasion_the_wild_cube_is_a_ransom_for_any_site() -> None:
    city = {"r1c1": "wall-teal red", "r1c2": "wall-tan red", "r1c4": "wall-purple red"}
    table = merv_position(year=2, at="invasion", city=city, red={"cubes": "purple purple purple", "tiles": "b2-purple"})

    assert table.options == ["lose building", "ransom wild purple"]
    table.play(RED, "ransom wild purple")
    assert table.owner("r1c2") is None  # nothing was left to pay for it
    assert table.options == ["lose building", "ransom purple"]
    assert table.player(RED).cubes == "purple purple"


@pytest.mark.rule("MERV-RES-21")
def test_the_second_wild_ransom_of_an_invasion_is_refused() -> None:
    red: Things = {"cubes": "purple purple white", "tiles": "b2-purple"}
    table = merv_position(year=2, at="invasion", city={"r1c1": "wall-teal red", "r1c2": "wall-tan red"}, red=red)

    table.play(RED, "ransom wild purple")

    assert table.options == ["lose building", "ransom white"]
    assert table.why_not("ransom wild purple") == ("ransom.wild_used", "MERV-INVASION-14")


@pytest.mark.rule("MERV-RES-21")
def test_the_wild_ransom_does_not_depend_on_the_use_in_turns() -> None:
    city = {"r1c1": "wall-teal red"}
    red: Things = {"cubes": "purple purple purple", "tiles": "b2-purple"}
    table = merv_position(
        year=2, round=4, order="blue yellow red", turn_of=RED, slots={1: BLUE, 2: YELLOW}, city=city, red=red
    )

    table.play(RED, "slot 5", "site r1c1", "board action", "build tan-1", "wall s5", "finish", "end turn", "space 1")
    assert (table.state.year, table.asked) == (2, "choose_ransom")
    table.play(RED, "ransom wild purple")  # used in the turn, and again in the invasion
    assert table.state.year == 3
    until_next_turn_of(table, RED)
    table.state.players[table.who(RED)].cubes = [1, 0, 0, 0, 1]
    settle_supplies(table.state)
    table.play(RED, "slot 1", "site r1c1", "board action", "build orange-1")

    assert "pay wild purple" in table.options  # and again in the next turn


# --- permissions gained in the turn ---------------------------------------------------------------------------------
@pytest.mark.rule("MERV-RES-14")
def test_a_discount_can_be_used_in_the_turn_in_which_it_is_gained() -> None:
    city = {"r1c3": "palace-teal red"}
    table = merv_position(side="A", city=city, slot=3, site="r1c3", red={"camels": 1, "scrolls": 1})
    assert table.why_not("board action") == ("board.no_step", "MERV-TURN-11")

    table.play(RED, "trade camel tl", "tile b1-palace", "board action", "hall faith")

    assert table.player(RED).courtiers == "faith"


@pytest.mark.rule("MERV-RES-14")
def test_a_breakthrough_does_not_reach_back_to_a_payment_already_made() -> None:
    red: Things = {"scrolls": 3, "tiles": "b1-mosque", "cubes": "purple tan"}
    red |= {"influence": 2, "common": 2, "servants": 0}
    table = merv_position(at="library", contracts="k1s-1", red=red)

    table.play(RED, "scrolls 1", "pay tan")
    assert table.why_not("contract k1s") == ("contract.cube", "MERV-CONTRACT-3")  # it asks for orange
    table.play(RED, "tile b2-purple")

    assert (table.player(RED).cubes, table.player(RED).scrolls) == ("purple", 4)  # nothing given back, nothing added
    assert table.asked == "choose_end"
    table.play(RED, "contract k1s")  # but from now on purple is wild
    assert (table.player(RED).contracts, table.player(RED).cubes) == ("k1s-2", "")


# --- cubes spent ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-RES-23")
def test_spent_cubes_return_to_the_supply_at_once() -> None:
    table = merv_position(at="wall", red={"cubes": "tan tan white"})
    before = cubes_left(table)

    table.play(RED, "build tan-2", "pay white")  # after one tan cube

    assert before == {"purple": 12, "tan": 10, "teal": 12, "orange": 12, "white": 11}
    assert cubes_left(table) == before | {"tan": 11, "white": 12}


@pytest.mark.rule("MERV-RES-23")
def test_a_spent_cube_can_be_gained_again_in_the_same_turn() -> None:
    red: Things = {"cubes": "white white", "cards": "cinnamon"}
    table = merv_position(at="caravansary", queue="cinnamon " + QUEUE[7:], red=red, blue={"cubes": "white " * 10})
    assert table.left("white") == 1  # all but the one that has paid the first card

    table.play(RED, "finish")

    assert (table.player(RED).cubes, table.left("white")) == ("white white", 0)


@pytest.mark.rule("MERV-RES-23")
def test_every_payment_gives_its_cubes_back() -> None:
    library = merv_position(at="library", red={"cubes": "purple tan teal"})
    library.play(RED, "scrolls 3", "tile b1-palace")
    contract = merv_position(
        contracts="k1f-1", red={"influence": 2, "scrolls": 1, "common": 1, "cubes": "tan tan", "tiles": ""}
    )
    contract.play(RED, "contract k1f")

    assert cubes_left(library) == dict.fromkeys(FIVE_COLOURS, 12)
    assert cubes_left(contract) == dict.fromkeys(FIVE_COLOURS, 12) | {"tan": 11}


# --- any resource ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-RES-24")
def test_any_resource_needs_no_permission() -> None:
    red: Things = {"influence": 2, "scrolls": 1, "common": 1, "cubes": "purple purple teal", "tiles": "b2-purple"}
    table = merv_position(contracts="k1f-1 k1f-2", city={"r1c1": "wall-orange red"}, red=red)

    table.play(RED, "contract k1f")
    assert table.options == ["pay purple", "pay teal"]
    assert table.why_not("pay white") == ("payment.none_left", "MERV-RES-24")
    table.play(RED, "pay purple", "slot 1", "site r1c1", "board action", "build tan-1", "wall n1")

    assert table.player(RED).cubes == "teal orange"  # the wild cube was still free for the wall

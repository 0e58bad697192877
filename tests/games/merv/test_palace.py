"""The palace: courtiers for more and more cubes, favour for the first in a hall; how a cost of one colour is paid."""

from __future__ import annotations

from typing import Any, Unpack

import pytest

from tests.games.merv.looking import changes, facts, log, of, payments, refused
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position, parse_action

HALL_COLOURS = [("knowledge", "purple"), ("spice", "teal"), ("trade", "tan"), ("faith", "orange")]
ALL_HALLS = ["hall knowledge", "hall spice", "hall trade", "hall faith"]
PALACE_SITE: dict[str, Any] = {"slot": 1, "site": "r1c1", "city": {"r1c1": "palace-purple red"}}
SIX_AND_SIX: dict[str, Any] = {
    "blue": {"courtiers": "knowledge knowledge knowledge spice spice spice"},
    "yellow": {"courtiers": "trade trade trade faith faith faith"},
}
# One step, paid with these cubes, leads to M8 and its free courtier
STEP_TO_M8: dict[str, Any] = {"slot": 1, "site": "r1c1", "city": {"r1c1": "mosque-purple red"}}
BEFORE_M8: Things = {"mosque": "m7", "cubes": "purple tan"}


# --- the worked example ---------------------------------------------------------------------------------------------
@pytest.mark.example(6)
def test_example_6_the_second_courtier_is_the_first_in_the_hall_of_faith() -> None:
    red: Things = {"courtiers": "knowledge", "cubes": "orange orange tan tan tan", "favour": 1}
    table = merv_position(at="palace", red=red, blue={"courtiers": "trade"})
    before = facts(table)

    assert table.options == ["hall trade", "hall faith"]
    table.play(RED, "hall faith")
    assert table.options == ["hall trade", "finish"]
    table.play(RED, "finish")

    assert table.options == ["end turn"]
    assert changes(table, before) == of(RED, {"courtiers.faith": 1, "servants": 6, "cubes.orange": 0, "favour": 2})


# --- placing --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-PALACE-1", "MERV-PALACE-2", "MERV-PALACE-4")
def test_courtiers_are_placed_and_paid_one_after_the_other() -> None:
    cubes = "purple teal teal tan tan tan tan"
    table = merv_position(at="palace", red={"cubes": cubes}, blue={"courtiers": "spice trade"})
    before = facts(table)

    assert table.options == ["hall knowledge", "hall spice", "hall trade"]
    table.play(RED, "hall knowledge")
    assert changes(table, before) == of(RED, {"courtiers.knowledge": 1, "servants": 7, "cubes.purple": 0, "favour": 1})
    assert table.options == ["hall spice", "hall trade", "finish"]
    table.play(RED, "hall spice")
    assert table.options == ["hall trade", "finish"]
    table.play(RED, "hall trade")

    assert table.options == ["end turn"]
    assert table.player(RED).courtiers == "knowledge spice trade"
    assert table.player(RED).servants == 5
    assert table.player(RED).cubes == "tan"
    assert table.player(RED).favour == 1


@pytest.mark.rule("MERV-PALACE-1")
@pytest.mark.parametrize("hall", ["knowledge", "spice", "trade", "faith"])
@pytest.mark.parametrize(
    ("red", "blue", "yellow", "has_room"),
    [(0, 0, 0, True), (0, 1, 1, True), (1, 1, 0, True), (1, 1, 1, False), (0, 3, 0, False), (3, 0, 0, False)],
)
def test_a_hall_has_room_for_three_courtiers(hall: str, red: int, blue: int, yellow: int, has_room: bool) -> None:
    table = merv_position(
        at="palace",
        red={"courtiers": f"{hall} " * red, "cubes": "purple tan teal orange " * 4},
        blue={"courtiers": f"{hall} " * blue},
        yellow={"courtiers": f"{hall} " * yellow},
    )

    assert table.options == [option for option in ALL_HALLS if has_room or option != f"hall {hall}"]
    if not has_room:
        assert refused(table, "hall") == {f"hall {hall}": ("hall.full", "MERV-PALACE-1", {"hall": hall})}


@pytest.mark.rule("MERV-PALACE-5")
def test_several_courtiers_of_one_human_may_stand_in_a_hall() -> None:
    table = merv_position(**PALACE_SITE, red={"cubes": "teal " * 12})

    table.play(RED, "board action")  # only the hall of spice can be paid
    assert table.player(RED).courtiers == "spice"
    table.play(RED, "hall spice", "hall spice")

    assert table.options == ["end turn"]
    assert table.player(RED).courtiers == "spice spice spice"
    assert table.player(RED).cubes == "teal teal teal teal teal teal"
    assert table.player(RED).favour == 1


@pytest.mark.rule("MERV-PALACE-4")
@pytest.mark.parametrize("hall", ["knowledge", "spice", "trade", "faith"])
@pytest.mark.parametrize(
    ("red", "blue", "favour"), [(0, 0, 1), (1, 0, 0), (0, 1, 0), (1, 1, 0)], ids=["empty", "own", "blue", "both"]
)
def test_the_first_courtier_of_all_in_a_hall_brings_favour(hall: str, red: int, blue: int, favour: int) -> None:
    elsewhere = "faith" if hall != "faith" else "spice"
    table = merv_position(
        at="palace",
        red={"courtiers": f"{hall} " * red + elsewhere, "cubes": "purple tan teal orange " * 3},
        blue={"courtiers": f"{hall} " * blue},
    )

    table.play(RED, f"hall {hall}")

    assert table.player(RED).favour == favour
    assert table.player(BLUE).favour == 0
    assert [(event.rule, event.args) for event in table.told("favour_gained")] == [
        ("MERV-PALACE-4", {"favour": 1})
    ] * favour


@pytest.mark.rule("MERV-PALACE-8")
def test_courtiers_stay_when_the_year_ends() -> None:
    city = {"r2c2": "wall-tan blue !red"}
    red: Things = {"courtiers": "knowledge spice", "favour": 1, "scrolls": 2, "cards": "ginger"}
    table = merv_position(at="invasion", year=2, city=city, red=red, blue={"courtiers": "faith"})

    table.play(RED, "score knowledge")

    assert table.state.year == 3
    assert table.player(RED).courtiers == "knowledge spice"
    assert table.player(RED).servants == 6  # the soldier came back, the courtiers did not
    assert table.player(BLUE).courtiers == "faith"


# --- prices ---------------------------------------------------------------------------------------------------------
OWNED = ["", "faith", "faith trade", "faith faith trade", "faith faith trade trade", "faith faith faith trade trade"]
OWNED += ["faith faith faith trade trade trade", "knowledge faith faith faith trade trade trade"]


@pytest.mark.rule("MERV-PALACE-2")
@pytest.mark.parametrize(("hall", "colour"), [("knowledge", "purple"), ("spice", "teal")])
@pytest.mark.parametrize(("price", "owned"), list(enumerate(OWNED, 1)))
def test_the_next_courtier_costs_one_cube_more_than_the_one_before(
    price: int, owned: str, hall: str, colour: str
) -> None:
    table = merv_position(**PALACE_SITE, red={"courtiers": owned, "cubes": f"{colour} " * price})
    one_short = merv_position(**PALACE_SITE, red={"courtiers": owned, "cubes": f"{colour} " * (price - 1)})

    assert one_short.why_not("board action") == ("board.no_step", "MERV-TURN-11")
    table.play(RED, "board action")

    assert sorted(table.player(RED).courtiers.split()) == sorted([*owned.split(), hall])
    assert table.player(RED).cubes == ""
    assert table.left(colour) == 12


@pytest.mark.rule("MERV-PALACE-2", "MERV-PALACE-4")
@pytest.mark.parametrize(("hall", "colour"), HALL_COLOURS)
def test_each_hall_is_paid_in_its_own_colour(hall: str, colour: str) -> None:
    table = merv_position(**PALACE_SITE, red={"cubes": f"{colour} {colour}"})
    before = facts(table)

    table.play(RED, "board action")

    assert table.options == ["end turn"]
    assert changes(table, before) == of(RED, {f"courtiers.{hall}": 1, "servants": 7, f"cubes.{colour}": 1, "favour": 1})
    assert log(table) == [
        ("board_action", "MERV-TURN-10", {"board": "palace"}),
        ("paid", "MERV-RES-11", {"cubes": {colour: 1}}),
        ("courtier_placed", "MERV-PALACE-1", {"hall": hall}),
        ("favour_gained", "MERV-PALACE-4", {"favour": 1}),
    ]
    assert {event.who for event in table.events} == {table.who(RED)}


@pytest.mark.rule("MERV-PALACE-2")
def test_neither_soldiers_nor_courtiers_of_others_raise_the_price() -> None:
    city = {"r1c1": "palace-purple red !red", "r2c3": "wall-teal blue !red"}
    blue: Things = {"courtiers": "knowledge spice spice"}
    table = merv_position(slot=1, site="r1c1", city=city, red={"cubes": "purple"}, blue=blue)

    table.play(RED, "board action")

    assert table.player(RED).courtiers == "knowledge"
    assert table.player(RED).cubes == ""


@pytest.mark.rule("MERV-PALACE-2", "MERV-PALACE-7")
def test_a_free_courtier_makes_the_next_one_dearer() -> None:
    city = {"r1c5": "mosque-purple red", "r1c1": "palace-purple red", "r1c2": "wall-tan", "r1c3": "wall-teal"}
    table = merv_position(slot=5, site="r1c5", city=city, red={"cubes": "purple tan teal teal", "mosque": "m7"})

    table.play(RED, "board action", "hall faith", "end turn")
    table.play(BLUE, "slot 2", "site r1c2", "gain favour", "end turn")
    table.play(YELLOW, "slot 3", "site r1c3", "gain favour", "end turn")
    while table.asked == "choose_space":
        table.play(table.to_move or "", table.options[0])
    table.play(RED, "slot 1", "site r1c1", "board action")  # with two purple from the first row

    assert table.options == ["hall knowledge", "hall spice"]
    table.play(RED, "hall spice")
    assert table.player(RED).cubes == "purple purple"
    assert table.player(RED).courtiers == "spice faith"


@pytest.mark.rule("MERV-PALACE-1", "MERV-PALACE-2")
def test_a_hall_that_cannot_be_paid_says_what_it_costs() -> None:
    table = merv_position(at="palace", red={"courtiers": "spice", "cubes": "tan tan purple orange orange teal teal"})

    assert table.options == ["hall spice", "hall trade", "hall faith"]
    assert refused(table, "hall") == {
        "hall knowledge": ("hall.cost", "MERV-PALACE-2", {"hall": "knowledge", "n": 2, "colour": "purple"})
    }


# --- discount and other helps ---------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-PALACE-3", "MERV-RES-19")
@pytest.mark.parametrize("hall", ["knowledge", "spice", "trade", "faith"])
def test_with_the_discount_the_first_courtier_of_the_game_is_free(hall: str) -> None:
    table = merv_position(**PALACE_SITE, red={"tiles": "b1-palace"})
    before = facts(table)

    table.play(RED, "board action")
    assert table.options == ALL_HALLS
    table.play(RED, f"hall {hall}")

    assert table.options == ["end turn"]
    assert changes(table, before) == {f"red.courtiers.{hall}": 1, "red.servants": 7, "red.favour": 1}
    assert ("paid_with_discount", "MERV-RES-12", {"cubes": {}}) in log(table)


@pytest.mark.rule("MERV-PALACE-3", "MERV-RES-12")
@pytest.mark.parametrize(
    ("cubes", "plays", "courtiers"),
    [("teal teal", ["hall faith"], "spice faith"), ("teal tan", ["hall trade", "pay tan"], "spice trade")],
    ids=["the first is cheaper", "the discount waits for the second"],
)
def test_only_one_courtier_of_the_action_is_cheaper(cubes: str, plays: list[str], courtiers: str) -> None:
    table = merv_position(at="palace", red={"tiles": "b1-palace", "cubes": cubes})

    table.play(RED, *plays)
    assert table.options == ["hall spice", "finish"]
    assert table.why_not("hall trade") == ("hall.cost", "MERV-PALACE-2")
    table.play(RED, "hall spice")

    assert (table.player(RED).courtiers, table.player(RED).cubes) == (courtiers, "")


def only_the_hall_of_spice(price: int, **red: Unpack[Things]) -> Table:
    """The other halls are full; red's next courtier costs so many teal cubes."""
    blue: Things = {"courtiers": "knowledge knowledge knowledge trade trade trade"}
    yellow: Things = {"courtiers": "faith " * (4 - price)}
    return merv_position(**PALACE_SITE, red=Things(courtiers="faith " * (price - 1)) | red, blue=blue, yellow=yellow)


WAYS_TO_PAY = [
    # price, cubes, tiles, every way to pay
    (1, "teal", "", ["teal"]),
    (1, "white", "", ["white"]),
    (1, "teal white", "", ["teal", "white"]),
    (1, "teal", "b1-palace", ["teal", "discount"]),
    (1, "tan", "b2-tan", ["tan + wild"]),
    (1, "tan", "b1-palace b2-tan", ["tan + wild", "discount"]),
    (1, "teal tan white", "b1-palace b2-tan", ["teal", "white", "tan + wild", "discount"]),
    (2, "teal teal", "", ["teal teal"]),
    (2, "teal teal teal", "b2-teal", ["teal teal"]),
    (2, "teal teal white", "", ["teal teal", "teal white"]),
    (2, "teal white white", "", ["teal white", "white white"]),
    (2, "white white white", "", ["white white"]),
    (2, "teal teal", "b1-palace", ["teal teal", "teal + discount"]),
    (2, "teal", "b1-palace", ["teal + discount"]),
    (2, "tan", "b1-palace b2-tan", ["tan + wild + discount"]),
    (2, "teal white", "b1-palace", ["teal white", "teal + discount", "white + discount"]),
    (2, "teal teal tan", "b2-tan", ["teal teal", "tan teal + wild"]),
    (2, "teal tan tan", "b2-tan", ["tan teal + wild"]),
    (2, "purple teal", "b2-purple", ["purple teal + wild"]),
    (2, "orange teal", "b2-orange", ["teal orange + wild"]),
    (2, "orange white", "b2-orange", ["orange white + wild"]),
    (2, "teal white tan", "b2-tan", ["teal white", "tan teal + wild", "tan white + wild"]),
    (3, "teal white white", "b1-palace", ["teal white white", "teal white + discount", "white white + discount"]),
    (3, "teal tan", "b1-palace b2-tan", ["tan teal + wild + discount"]),
    (
        3,
        "teal teal tan",
        "b1-palace b2-tan",
        ["tan teal teal + wild", "teal teal + discount", "tan teal + wild + discount"],
    ),
    (
        3,
        "teal tan white",
        "b1-palace b2-tan",
        ["tan teal white + wild", "teal white + discount", "tan teal + wild + discount", "tan white + wild + discount"],
    ),
]


@pytest.mark.rule("MERV-PALACE-2", "MERV-PALACE-3", "MERV-RES-1", "MERV-RES-11", "MERV-RES-13", "MERV-RES-15")
@pytest.mark.parametrize(("price", "cubes", "tiles", "ways"), WAYS_TO_PAY)
def test_every_different_set_of_cubes_may_pay_a_courtier(price: int, cubes: str, tiles: str, ways: list[str]) -> None:
    table = only_the_hall_of_spice(price, cubes=cubes, tiles=tiles)

    assert payments(table, "board action") == ways


@pytest.mark.rule("MERV-PALACE-2", "MERV-PALACE-3", "MERV-RES-11", "MERV-RES-13", "MERV-RES-20")
@pytest.mark.parametrize(
    ("price", "cubes", "tiles"),
    [
        (1, "tan", ""),
        (1, "tan", "b2-purple"),
        (1, "tan purple orange", "b2-teal"),
        (1, "", "b1-caravansary b2-tan"),
        (1, "", "b1-marketplace"),
        (1, "", "b1-mosque"),
        (2, "teal", ""),
        (2, "teal", "b2-teal"),
        (2, "teal orange", "b2-tan"),
        (2, "tan tan", "b2-tan"),
        (2, "", "b1-palace"),
        (3, "teal", "b1-palace"),
        (3, "tan tan", "b1-palace b2-tan"),
        (3, "teal white", ""),
    ],
)
def test_a_hall_is_not_offered_if_no_set_of_cubes_pays_it(price: int, cubes: str, tiles: str) -> None:
    table = only_the_hall_of_spice(price, cubes=cubes, tiles=tiles)

    assert table.why_not("board action") == ("board.no_step", "MERV-TURN-11")


@pytest.mark.rule("MERV-RES-13")
def test_colour_as_wild_helps_one_payment_of_the_turn() -> None:
    table = merv_position(at="palace", red={"tiles": "b2-tan", "cubes": "tan tan orange"})

    assert table.options == ALL_HALLS
    table.play(RED, "hall faith", "pay wild tan")  # an orange and a second wild tan would pay another one

    assert table.options == ["end turn"]
    assert table.player(RED).courtiers == "faith"
    assert table.player(RED).cubes == "tan orange"


@pytest.mark.rule("MERV-RES-11", "MERV-RES-12", "MERV-RES-13", "MERV-RES-15")
def test_the_cubes_of_a_payment_are_asked_one_by_one_and_the_others_say_why_not() -> None:
    cubes = "purple tan teal teal teal white"
    table = only_the_hall_of_spice(3, cubes=cubes, tiles="b1-palace b2-tan")
    colours = {name: {"colour": name} for name in ("purple", "tan", "teal", "orange")}

    table.play(RED, "board action")
    assert table.asked == "choose_cube"
    assert table.options == ["pay teal", "pay white"]
    assert refused(table, "pay") == {
        "pay purple": ("payment.wrong_colour", "MERV-RES-11", colours["purple"]),
        "pay tan": ("payment.wrong_colour", "MERV-RES-11", colours["tan"]),
        "pay orange": ("payment.none_left", "MERV-RES-11", colours["orange"]),
        "pay wild tan": ("payment.does_not_fit", "MERV-RES-15", colours["tan"]),
    }
    table.play(RED, "pay teal", "pay teal")
    pick = table.state.decision().pick
    assert pick is not None
    assert pick.to_dict() == {"of": "payment", "left": 1, "chosen": [parse_action("pay teal")] * 2}
    assert table.options == ["pay teal", "pay white", "pay wild tan", "discount"]
    table.play(RED, "pay wild tan")

    assert table.player(RED).cubes == "purple teal white"
    assert ("paid", "MERV-RES-11", {"cubes": {"teal": 2, "tan": 1}}) in log(table)


@pytest.mark.rule("MERV-RES-12", "MERV-RES-15")
def test_a_discount_that_comes_later_in_the_payment_is_not_said_to_be_missing_or_used() -> None:
    table = only_the_hall_of_spice(3, cubes="teal teal teal white", tiles="b1-palace")

    table.play(RED, "board action")
    assert table.options == ["pay teal", "pay white"]
    code, _ = table.why_not("discount")

    assert code not in ("payment.no_discount", "payment.discount_used")


@pytest.mark.rule("MERV-RES-12", "MERV-RES-13")
def test_helps_that_were_used_in_this_turn_say_so() -> None:
    cubes = "tan tan teal teal teal teal white"
    table = merv_position(at="palace", red={"tiles": "b1-palace b2-tan", "cubes": cubes})

    table.play(RED, "hall spice", "discount", "hall spice", "pay teal")
    assert table.options == ["pay teal", "pay white", "pay wild tan"]
    assert table.why_not("discount") == ("payment.discount_used", "MERV-RES-12")
    table.play(RED, "pay wild tan", "hall spice")

    assert table.options == ["pay teal", "pay white"]  # the third cube of the third courtier
    assert refused(table, "pay wild") == {"pay wild tan": ("payment.wild_used", "MERV-RES-13", {"colour": "tan"})}


@pytest.mark.rule("MERV-RES-12", "MERV-RES-15")
def test_a_piece_that_was_passed_over_is_not_asked_again() -> None:
    table = only_the_hall_of_spice(3, cubes="teal teal white tan", tiles="b1-palace b2-tan")

    table.play(RED, "board action", "pay white")  # only the wild cube and the discount complete this set

    assert table.player(RED).cubes == "teal teal"
    assert ("paid_with_discount", "MERV-RES-12", {"cubes": {"white": 1, "tan": 1}}) in log(table)
    assert table.told("paid") == []


# --- no place, no servant -------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-PALACE-6")
def test_the_twelfth_place_can_still_be_taken_and_in_a_full_palace_none() -> None:
    full = merv_position(**PALACE_SITE, red={"cubes": "purple tan teal orange white"}, **SIX_AND_SIX)
    yellow: Things = {"courtiers": "trade trade trade faith faith"}
    table = merv_position(**PALACE_SITE, red={"cubes": "orange"}, blue=SIX_AND_SIX["blue"], yellow=yellow)

    table.play(RED, "board action")

    assert (table.player(RED).courtiers, table.player(RED).favour) == ("faith", 0)
    assert full.why_not("board action") == ("board.no_step", "MERV-TURN-11")


@pytest.mark.rule("MERV-PALACE-6")
def test_without_a_servant_no_courtier_can_be_placed() -> None:
    contract: Things = {"influence": 2, "scrolls": 1, "common": 2}  # something else to choose than favour
    none = merv_position(**PALACE_SITE, red={"cubes": "purple tan teal orange", "servants": 0, **contract})
    one = merv_position(**PALACE_SITE, red={"cubes": "purple", "servants": 1})

    assert none.why_not("board action") == ("board.no_step", "MERV-TURN-11")
    one.play(RED, "board action")
    assert one.player(RED).courtiers == "knowledge"
    assert one.player(RED).servants == 0


@pytest.mark.rule("MERV-PALACE-6")
def test_with_the_last_servant_placed_every_hall_is_refused() -> None:
    table = merv_position(
        at="palace",
        red={"cubes": "purple tan tan teal orange orange", "servants": 1, "influence": 2, "scrolls": 1, "common": 2},
    )

    table.play(RED, "hall knowledge")

    assert table.options == ["finish", "contract k1s"]
    assert refused(table, "hall") == {hall: ("hall.no_servant", "MERV-PALACE-6", {}) for hall in ALL_HALLS}


@pytest.mark.rule("MERV-PALACE-6", "MERV-TURN-16")
def test_a_contract_that_sends_the_last_servant_into_the_city_ends_the_action() -> None:
    red: Things = {"cubes": "purple teal", "servants": 1, "influence": 2, "scrolls": 1, "common": 2}
    table = merv_position(at="palace", city={"r2c2": "wall-tan red"}, red=red)

    table.play(RED, "contract k1s", "soldier r2c2")

    assert table.options == ["end turn"]
    assert table.player(RED).courtiers == ""
    assert table.player(RED).cubes == "purple"


@pytest.mark.rule("MERV-PALACE-6", "MERV-PALACE-7", "MERV-MOSQUE-16", "MERV-BOON-8")
@pytest.mark.parametrize("why", ["the palace is full", "no servant"])
def test_a_free_courtier_without_place_or_servant_is_lost(why: str) -> None:
    others = SIX_AND_SIX if why == "the palace is full" else {}
    table = merv_position(**STEP_TO_M8, red={**BEFORE_M8, "servants": 0 if why == "no servant" else 8}, **others)
    before = facts(table)

    table.play(RED, "board action")

    assert table.options == ["end turn"]
    assert changes(table, before) == of(RED, {"cubes.purple": 0, "cubes.tan": 0, "mosque": "m8", "points.mosque": 2})
    assert [(event.kind, event.rule) for event in table.events][-1] == ("boon_lost", "MERV-BOON-8")


# --- the free courtier ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-PALACE-7", "MERV-PALACE-4", "MERV-MOSQUE-16")
@pytest.mark.parametrize(("hall", "favour"), [("knowledge", 1), ("spice", 0), ("faith", 0)])
def test_a_free_courtier_goes_to_any_hall_with_room_and_may_be_the_first_there(hall: str, favour: int) -> None:
    red: Things = {**BEFORE_M8, "courtiers": "faith", "tiles": "b1-palace"}
    table = merv_position(**STEP_TO_M8, red=red, blue={"courtiers": "spice trade trade trade"})

    table.play(RED, "board action")
    assert table.asked == "choose_free_hall"
    assert table.options == ["hall knowledge", "hall spice", "hall faith"]
    assert refused(table, "hall") == {"hall trade": ("hall.full", "MERV-PALACE-7", {"hall": "trade"})}
    before = facts(table)
    table.play(RED, f"hall {hall}")

    assert table.options == ["end turn"]
    gained = of(RED, {f"courtiers.{hall}": 1 + (hall == "faith"), "servants": 6})
    assert changes(table, before) == gained | ({"red.favour": 1} if favour else {})

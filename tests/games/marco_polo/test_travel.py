"""Travel: POLO-TRAVEL-1 to -9, -13 to -15, -27 and -29. What is built where a movement ends is in `test_posts.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, GREEN, RED, Table, polo_position
from tests.games.marco_polo.printed import ROADS

BOTH_WAYS = ROADS + [(there, here, coins, camels) for here, there, coins, camels in ROADS]
NODES = sorted({here for here, _, _, _ in BOTH_WAYS})
SURCHARGED = ["anxi", "kashgar", "oasis-f", "ormuz", "sumatra", "kochi", "adana"]
# Coins in total after the first, second ... sixth step
BASIC_COST = [3, 7, 12, 12, 18, 18]


def journey(figure: str, dice: str = "6 6", *, spaces: dict[str, str] | None = None, **red: Any) -> Table:
    """Red has just placed two dice on the travel space; without other words there is enough to pay everything."""
    things = {"coins": 100, "camels": 100, **red}
    table = polo_position(turn="red", spaces=spaces, red={"figure": figure, "dice": dice, **things})
    table.place(RED, "space travel")
    return table


def steps_offered(table: Table) -> set[str]:
    return {option.removeprefix("step ") for option in table.options if option.startswith("step ")}


def steps_made(table: Table) -> int:
    """Red goes to and fro between Venezia and the first oasis, as far as possible."""
    made = 0
    while table.asked == "choose_step":
        table.play(RED, "step oasis-a" if made % 2 == 0 else "step venezia")
        made += 1
    return made


def purse(table: Table) -> tuple[int, int]:
    """Red's coins and camels."""
    return table.player(RED).coins, table.player(RED).camels


# --- how far ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-1", "POLO-DICE-4")
@pytest.mark.parametrize(
    ("dice", "most"), [("1 1", 1), ("1 6", 1), ("6 2", 2), ("3 4", 3), ("4 black-4", 4), ("5 white-6", 5), ("6 6", 6)]
)
def test_the_lower_of_two_dice_is_the_most_steps(dice: str, most: int) -> None:
    table = journey("venezia", dice)

    assert steps_made(table) == most
    assert table.player(RED).dice == ""


@pytest.mark.rule("POLO-TRAVEL-1")
def test_the_dice_lie_on_the_travel_space() -> None:
    table = polo_position(turn="red", red={"coins": 20, "dice": "2 4 6"})

    table.play(RED, "space travel", "die own-2", "die own-6")

    assert table.space("travel") == "red 2, red 6"
    assert table.player(RED).dice == "4"


@pytest.mark.rule("POLO-TRAVEL-2")
@pytest.mark.parametrize("figure", NODES)
def test_a_step_leads_along_one_road_to_a_neighbouring_point(figure: str) -> None:
    table = journey(figure)

    assert steps_offered(table) == {there for here, there, _, _ in BOTH_WAYS if here == figure}


@pytest.mark.rule("POLO-TRAVEL-2")
def test_one_step_at_least_is_made_and_then_the_journey_may_stop() -> None:
    table = journey("venezia")

    assert table.why_not("stop") == ("stop.once_first", "POLO-TURN-12")
    table.play(RED, "step oasis-a")

    assert table.options == ["step moscow", "step venezia", "stop"]


# --- what it costs ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-3")
@pytest.mark.parametrize(("steps", "coins"), list(enumerate(BASIC_COST, start=1)))
def test_the_basic_cost_is_that_of_the_steps_made_and_not_of_the_die(steps: int, coins: int) -> None:
    table = journey("venezia", "6 6", coins=20, camels=0)

    table.walk(RED, *["oasis-a", "venezia", "oasis-a", "venezia", "oasis-a", "venezia"][:steps])

    assert table.asked == "choose_action"
    assert purse(table) == (20 - coins, 0)


@pytest.mark.rule("POLO-TRAVEL-6", "POLO-TRAVEL-3")
def test_each_step_is_paid_when_it_is_made() -> None:
    table = journey("venezia", "6 6", coins=30)

    left = []
    for node in ("oasis-a", "venezia", "oasis-a", "venezia", "oasis-a", "venezia"):
        table.play(RED, f"step {node}")
        left.append(table.player(RED).coins)

    assert left == [30 - coins for coins in BASIC_COST]


@pytest.mark.rule("POLO-TRAVEL-6")
@pytest.mark.parametrize(("coins", "most"), [(3, 1), (6, 1), (7, 2), (11, 2), (12, 4), (17, 4), (18, 6)])
def test_a_journey_goes_as_far_as_its_steps_can_be_paid(coins: int, most: int) -> None:
    assert steps_made(journey("venezia", "6 6", coins=coins, camels=0)) == most


@pytest.mark.rule("POLO-TRAVEL-4")
@pytest.mark.parametrize(("here", "there", "coins", "camels"), BOTH_WAYS)
def test_a_road_costs_its_surcharge_in_both_directions(here: str, there: str, coins: int, camels: int) -> None:
    table = journey(here, coins=40, camels=20)

    table.play(RED, f"step {there}")

    assert purse(table) == (40 - 3 - coins, 20 - camels)
    assert table.player(RED).figure == there


@pytest.mark.rule("POLO-TRAVEL-4")
@pytest.mark.parametrize(("here", "there", "coins", "camels"), [road for road in BOTH_WAYS if road[2] or road[3]])
def test_a_road_whose_surcharge_cannot_be_paid_is_closed(here: str, there: str, coins: int, camels: int) -> None:
    means = {"coins": 3 + coins - 1 if coins else 40, "camels": camels - 1 if camels else 40}
    table = polo_position(turn="red", red={"figure": here, "dice": "6 6", **means})
    table.state.patient = True  # it also asks where there is only one way

    if "space travel" in table.options:
        table.play(RED, "space travel", "die own-6", "die own-6")
        assert table.why_not(f"step {there}") == ("step.cost", "POLO-TRAVEL-4")
    else:
        assert table.why_not("space travel") == ("travel.no_step", "POLO-TRAVEL-7")


@pytest.mark.rule("POLO-TRAVEL-4", "POLO-TRAVEL-9")
def test_a_surcharge_is_paid_each_time_the_road_is_crossed() -> None:
    table = journey("alexandria", coins=40, camels=0, posts="alexandria")

    table.walk(RED, "oasis-g", "alexandria", "oasis-g")

    assert purse(table) == (40 - 12 - 3 * 7, 0)


@pytest.mark.rule("POLO-TRAVEL-5")
@pytest.mark.parametrize(("coins", "most"), [(5, 1), (8, 1), (9, 2)])
def test_the_price_of_the_occupied_space_is_paid_before_the_steps(coins: int, most: int) -> None:
    table = journey("venezia", "2 5", spaces={"travel": "blue 3, blue 3"}, coins=coins, camels=0)

    assert table.player(RED).coins == coins - 2
    assert steps_made(table) == most


@pytest.mark.rule("POLO-TRAVEL-5", "POLO-TRAVEL-11")
def test_the_bonus_at_the_end_comes_too_late_for_another_step() -> None:
    table = journey("karakorum", coins=3, camels=2)

    table.play(RED, "step anxi")

    assert table.asked == "choose_action"
    assert table.player(RED).figure == "anxi"
    assert purse(table) == (5, 0)


STEPS_PAID = [("venezia", 3, 0), ("adana", 18, 0), ("adana", 3, 2), ("sumatra", 13, 0)]
STEPS_NOT_PAID = [("venezia", 2, 9), ("venezia", 0, 0), ("adana", 17, 1), ("sumatra", 12, 3)]
STEPS_NOT_PAID += [(figure, 12, 0) for figure in SURCHARGED]


@pytest.mark.rule("POLO-TRAVEL-7")
@pytest.mark.parametrize(
    ("figure", "coins", "camels", "possible"),
    [*((*means, True) for means in STEPS_PAID), *((*means, False) for means in STEPS_NOT_PAID)],
)
def test_travel_is_possible_if_just_one_step_can_be_paid(figure: str, coins: int, camels: int, possible: bool) -> None:
    table = polo_position(turn="red", red={"figure": figure, "coins": coins, "camels": camels, "dice": "6 6"})

    assert ("space travel" in table.options) == possible
    if not possible:
        assert table.why_not("space travel") == ("travel.no_step", "POLO-TRAVEL-7")


# --- where it leads --------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-8")
def test_a_figure_never_stays_on_the_road_for_lack_of_camels() -> None:
    table = journey("samarcanda", coins=20, camels=5, posts="samarcanda")

    table.play(RED, "step oasis-f")  # two of five camels; the road to Kashgar asks for four
    assert table.why_not("step kashgar") == ("step.cost", "POLO-TRAVEL-4")
    table.play(RED, "stop")

    assert table.player(RED).figure == "oasis-f"
    assert purse(table) == (17, 3)


@pytest.mark.rule("POLO-TRAVEL-9", "POLO-TRAVEL-10")
def test_a_journey_may_go_back_and_end_where_it_began() -> None:
    table = journey("samarcanda", coins=7, camels=2)

    table.walk(RED, "oasis-e", "samarcanda")

    assert table.player(RED).figure == "samarcanda"
    assert table.player(RED).posts == "samarcanda"
    assert purse(table) == (0, 2)


@pytest.mark.rule("POLO-TRAVEL-9")
def test_a_point_may_be_visited_again_and_again() -> None:
    table = journey("oasis-a", "5 5", coins=18)

    table.walk(RED, "venezia", "oasis-a", "venezia", "oasis-a", "venezia")

    assert table.player(RED).figure == "venezia"
    assert [event.args["node"] for event in table.told("moved")] == ["venezia", "oasis-a"] * 2 + ["venezia"]


@pytest.mark.rule("POLO-TRAVEL-13", "POLO-TRAVEL-14")
@pytest.mark.parametrize(
    ("here", "there"),
    [
        *[("venezia", "oasis-a"), ("karakorum", "oasis-b"), ("beijing", "oasis-c"), ("lan-zhou", "oasis-d")],
        *[("samarcanda", "oasis-e"), ("samarcanda", "oasis-f"), ("alexandria", "oasis-g"), ("xian", "oasis-h")],
        *[("alexandria", "oasis-i"), ("beijing", "oasis-j")],
        *[("oasis-a", "venezia"), ("oasis-e", "venezia"), ("alexandria", "venezia")],
    ],
)
def test_nothing_happens_in_an_oasis_and_in_venezia(here: str, there: str) -> None:
    table = journey(here)

    table.walk(RED, there)

    assert (table.player(RED).figure, table.asked) == (there, "choose_action")
    assert (table.player(RED).posts, table.player(RED).stock) == ("", 9)
    assert {event.kind for event in table.events} == {"dice_placed", "journey_started", "moved", "paid"}


@pytest.mark.rule("POLO-TRAVEL-15")
@pytest.mark.parametrize(
    ("figure", "way", "coins", "camels"),
    [
        ("venezia", ["alexandria", "oasis-i"], 7, 0),
        ("karakorum", ["anxi", "moscow", "oasis-a"], 12, 5),
        ("xian", ["beijing", "oasis-c"], 7, 0),
        ("beijing", ["xian", "oasis-h"], 7, 0),
    ],
)
def test_nothing_is_built_and_gained_in_places_that_are_only_passed(
    figure: str, way: list[str], coins: int, camels: int
) -> None:
    offices = {"alexandria": "o2", "moscow": "o4"}
    table = polo_position(turn="red", offices=offices, red={"figure": figure, "coins": 20, "camels": 10, "dice": "6 6"})

    table.place(RED, "space travel")
    table.walk(RED, *way)

    assert table.player(RED).posts == ""
    assert purse(table) == (20 - coins, 10 - camels)
    assert table.beijing == [None, None, None, None]
    assert table.told("office_taken") == []
    assert table.told("province_bonus") == []


@pytest.mark.rule("POLO-TRAVEL-29")
def test_other_figures_block_no_point() -> None:
    blue = {"figure": "alexandria"}
    red = {"coins": 3, "dice": "2 2"}
    table = polo_position(
        turn="red", blue=blue, yellow={"figure": "alexandria"}, green={"figure": "alexandria"}, red=red
    )

    table.place(RED, "space travel")
    table.walk(RED, "alexandria")

    assert [table.player(colour).figure for colour in (BLUE, "yellow", GREEN, RED)] == ["alexandria"] * 4
    assert table.player(RED).posts == "alexandria"


# --- who begins the next round ---------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-27")
def test_a_journey_counts_even_if_it_ends_where_it_began() -> None:
    table = polo_position(turn="red", first="green", red={"coins": 7, "dice": "2 2"})

    table.place(RED, "space travel")
    table.walk(RED, "oasis-a", "venezia")
    table.play(RED, "end turn")

    assert table.state.round == 2
    assert table.first == RED

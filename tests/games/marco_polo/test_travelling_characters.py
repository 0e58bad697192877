"""The characters who travel in their own way: POLO-CHAR-21 to -33. Wilhelm von Rubruk is in `test_wilhelm.py`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Table,
    acting,
    drafted,
    finish_draft,
    next_round,
    polo_position,
)

OASES = [f"oasis-{letter}" for letter in "abcdefghij"]


# --- Nicolo and Marco Polo -------------------------------------------------------------------------------------------
def polos(figure: str, second: str, dice: str = "6 6", **things: Any) -> Table:
    """Red has two figures and has just begun a journey."""
    means = {"coins": 30, "camels": 10, **things}
    table = acting("polos", dice=dice, figure=figure, second=second, **means)
    table.place(RED, "space travel")
    return table


@pytest.mark.rule("POLO-CHAR-21", "POLO-CHAR-22")
def test_the_polos_start_with_two_figures_in_venezia_and_a_camel_more() -> None:
    table, colour = drafted("polos")
    finish_draft(table)

    assert (table.player(colour).figure, table.player(colour).second) == ("venezia", "venezia")
    assert table.player(colour).camels == 2 + 1
    assert all(table.player(other).second is None for other in {BLUE, YELLOW, GREEN, RED} - {colour})


@pytest.mark.rule("POLO-CHAR-22")
def test_the_polos_get_a_camel_in_every_round() -> None:
    table = next_round("polos", [4] * 10, second="venezia", camels=5)

    assert table.player(BLUE).camels == 6
    assert table.player(RED).camels == 0


@pytest.mark.rule("POLO-CHAR-23")
def test_the_steps_of_a_journey_are_split_between_two_figures() -> None:
    table = polos("oasis-a", "alexandria", "3 3")

    assert table.options == ["step moscow", "step venezia"] + [
        f"second step {node}" for node in ("venezia", "oasis-g", "oasis-i")
    ]
    table.play(RED, "step moscow", "second step oasis-i", "second step adana")

    assert table.asked == "choose_action"  # three steps in all
    assert (table.player(RED).figure, table.player(RED).second) == ("moscow", "adana")
    assert (table.player(RED).coins, table.player(RED).camels) == (30 - 12 + 3, 10 - 2 + 1)


@pytest.mark.rule("POLO-CHAR-23")
def test_figures_on_the_same_point_are_alike_until_one_has_moved() -> None:
    table = polos("venezia", "venezia", "3 3")

    assert table.options == ["step alexandria", "step oasis-a", "step oasis-e"]
    table.play(RED, "step oasis-a")

    assert {"step moscow", "second step alexandria"} <= set(table.options)


@pytest.mark.rule("POLO-CHAR-23", "POLO-TRAVEL-7")
def test_the_polos_travel_if_only_the_second_figure_can_pay_a_step() -> None:
    table = acting("polos", dice="6 6", coins=3, figure="kashgar", second="venezia")

    table.place(RED, "space travel")

    assert table.options == ["second step alexandria", "second step oasis-a"]


@pytest.mark.rule("POLO-CHAR-23")
def test_the_first_figure_makes_its_steps_before_the_second() -> None:
    table = polos("oasis-a", "alexandria", "3 3")

    table.play(RED, "second step venezia")

    assert not [option for option in table.options if option.startswith("step ")]


@pytest.mark.rule("POLO-CHAR-23", "POLO-TRAVEL-4")
@pytest.mark.parametrize(
    ("office", "means", "offered", "after"),
    [
        # three camels would be the surcharge from Venezia to oasis E
        ("o4", {"coins": 7, "camels": 0}, ["second step alexandria", "second step oasis-a"], (4, 3)),
        # five coins would pay for the second step, which costs four
        ("o2", {"coins": 6, "camels": 3}, None, (8, 3)),
    ],
)
def test_what_the_first_figure_wins_pays_no_step_of_the_second(
    office: str, means: dict[str, Any], offered: list[str] | None, after: tuple[int, int]
) -> None:
    table = acting(
        "polos", dice="6 6", figure="oasis-a", second="venezia", board={"offices": {"moscow": office}}, **means
    )
    table.place(RED, "space travel")

    table.play(RED, "step moscow")
    if offered is not None:
        assert sorted(table.options) == sorted([*offered, "step oasis-a", "stop"])
        assert table.why_not("second step oasis-e") == ("step.cost", "POLO-TRAVEL-4")
        assert not table.told("post_built")
        table.play(RED, "stop")

    assert table.asked == "choose_action"
    assert (table.player(RED).figure, table.player(RED).second) == ("moscow", "venezia")
    assert (table.player(RED).coins, table.player(RED).camels) == after


@pytest.mark.rule("POLO-CHAR-23", "POLO-CHAR-24")
@pytest.mark.parametrize("card", ["t17", "t18"])
def test_the_steps_of_a_card_are_split_too(card: str) -> None:
    board = {"cards": {"karachi": card}}
    things: dict[str, Any] = {"camels": 4, "spice": 2, "silk": 2, "posts": "karachi", "dice": "2"}
    table = acting("polos", figure="oasis-a", second="venezia", board=board, **things)

    table.play(RED, f"city card {card}", "step moscow")
    if table.asked == "choose_payment":
        table.play(RED, "pay spice-silk")
    table.play(RED, "second step alexandria")

    assert table.player(RED).posts == "moscow alexandria karachi"


@pytest.mark.rule("POLO-CHAR-24")
def test_each_figure_that_moved_builds_where_it_ends() -> None:
    table = polos("oasis-a", "venezia")

    table.play(RED, "step moscow", "second step alexandria")
    assert table.player(RED).posts == ""
    table.play(RED, "stop")

    assert table.player(RED).posts == "moscow alexandria"
    assert [event.args["place"] for event in table.told("post_built")] == ["moscow", "alexandria"]


@pytest.mark.rule("POLO-CHAR-24")
@pytest.mark.parametrize(("figure", "second", "step"), [("oasis-a", "karachi", ""), ("karachi", "oasis-a", "second ")])
def test_a_figure_that_did_not_move_builds_nothing(figure: str, second: str, step: str) -> None:
    table = polos(figure, second)

    table.play(RED, f"{step}step moscow", "stop")

    assert table.player(RED).posts == "moscow"


@pytest.mark.rule("POLO-CHAR-25")
def test_two_figures_in_the_same_place_build_one_post() -> None:
    table = polos("karakorum", "moscow")

    table.play(RED, "step anxi", "second step anxi", "stop")

    assert table.player(RED).posts == "anxi"
    assert table.player(RED).stock == 8
    assert table.player(RED).coins == 30 - 7 + 5


@pytest.mark.rule("POLO-CHAR-26")
@pytest.mark.parametrize(
    ("step", "figures"), [("step moscow", ("moscow", "venezia")), ("second step alexandria", ("oasis-a", "alexandria"))]
)
def test_a_step_as_a_reward_moves_one_figure_of_choice(step: str, figures: tuple[str, str]) -> None:
    table = acting("polos", dice="1", figure="oasis-a", second="venezia", active="s1", camels=1, spice=3)

    table.play(RED, "complete s1", step)

    assert table.asked == "choose_action"
    assert (table.player(RED).figure, table.player(RED).second) == figures


# --- Kubilai Khan ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-27", "POLO-CHAR-28")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kubilai_starts_in_beijing_with_a_post_on_the_best_slot(players: int) -> None:
    table, colour = drafted("kubilai", players)
    finish_draft(table)

    assert table.player(colour).figure == "beijing"
    assert table.player(colour).posts == "beijing"
    assert table.player(colour).stock == 8
    assert table.beijing == [colour, None, None, None]
    assert table.player(colour).score == 0


@pytest.mark.rule("POLO-CHAR-28")
def test_the_post_in_beijing_is_kubilais_first() -> None:
    posts = "beijing moscow karakorum samarcanda lan-zhou karachi sumatra"
    table = acting("kubilai", dice="6 6", coins=3, posts=posts)

    table.place(RED, "space travel")
    table.walk(RED, "alexandria")

    assert [event.args["n"] for event in table.told("post_built")] == [8]
    assert table.player(RED).points == {"posts": 5}


@pytest.mark.rule("POLO-CHAR-29")
def test_the_next_post_in_beijing_takes_the_second_slot() -> None:
    kubilai = {"character": "kubilai", "posts": "beijing", "figure": "beijing"}
    table = polo_position(turn="red", blue=kubilai, red={"dice": "1 1", "coins": 9, "figure": "oasis-c"})

    table.place(RED, "space travel")
    table.walk(RED, "beijing")

    assert table.beijing == [BLUE, RED, None, None]


# --- Johannes Caprini ------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-30")
def test_johannes_gets_three_coins_in_every_round() -> None:
    table = next_round("johannes", [4] * 10, coins=1)

    assert table.player(BLUE).coins == 4


def jumper(figure: str, character: str | None, dice: str = "6 6", coins: int = 30) -> Table:
    table = polo_position(
        turn="red", red={"character": character, "figure": figure, "dice": dice, "coins": coins, "camels": 10}
    )
    table.place(RED, "space travel")
    return table


@pytest.mark.rule("POLO-CHAR-31")
@pytest.mark.parametrize("oasis", OASES)
def test_johannes_steps_from_every_oasis_to_every_other(oasis: str) -> None:
    table = jumper(oasis, "johannes")
    other = jumper(oasis, None)

    reached = {option.removeprefix("step ") for option in table.options}
    assert reached == {option.removeprefix("step ") for option in other.options} | set(OASES) - {oasis}


@pytest.mark.rule("POLO-CHAR-31")
@pytest.mark.parametrize("node", ["venezia", "moscow", "xian", "beijing"])
def test_johannes_jumps_only_between_oases(node: str) -> None:
    assert jumper(node, "johannes").options == jumper(node, None).options


@pytest.mark.rule("POLO-CHAR-31")
@pytest.mark.parametrize(
    ("red", "actions"),
    [
        ({"active": "s1", "camels": 1, "spice": 3}, ["complete s1"]),
        ({"posts": "karachi", "camels": 2}, ["city card t17"]),
        ({"posts": "sumatra", "gold": 1, "silk": 1}, ["city card t18"]),
    ],
)
def test_johannes_jumps_in_every_kind_of_movement(red: dict[str, Any], actions: list[str]) -> None:
    cards = {"karachi": "t17", "sumatra-1": "t18"}
    table = acting("johannes", dice="1", figure="oasis-a", board={"cards": cards}, **red)

    table.play(RED, *actions, "step oasis-j")

    assert table.player(RED).figure == "oasis-j"
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-CHAR-32")
@pytest.mark.parametrize(("here", "there"), [("oasis-b", "oasis-c"), ("oasis-c", "oasis-b"), ("oasis-a", "oasis-j")])
def test_a_jump_costs_no_surcharge_but_the_basic_cost(here: str, there: str) -> None:
    table = jumper(here, "johannes", coins=20)

    table.play(RED, f"step {there}")

    assert (table.player(RED).coins, table.player(RED).camels) == (17, 10)


@pytest.mark.rule("POLO-CHAR-32")
def test_a_jump_counts_as_a_step() -> None:
    table = jumper("oasis-a", "johannes", "2 6")

    table.play(RED, "step oasis-h", "step oasis-e")

    assert table.asked == "choose_action"
    assert table.player(RED).coins == 30 - 7


@pytest.mark.rule("POLO-CHAR-33")
def test_jumps_and_steps_along_roads_are_mixed_in_any_order() -> None:
    table = jumper("oasis-a", "johannes", "5 5")

    table.walk(RED, "oasis-h", "xian", "beijing", "oasis-c", "oasis-i")

    assert table.player(RED).figure == "oasis-i"
    assert table.player(RED).posts == ""
    assert (table.player(RED).coins, table.player(RED).camels) == (30 - 18, 10)

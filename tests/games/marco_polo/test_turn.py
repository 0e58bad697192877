"""The turn: extra actions, one main action, extra actions, the end. Rules POLO-TURN."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, FOUR, GREEN, RED, ROW, YELLOW, Table, polo_position, rolls

MAIN_SPACES = ("coins", "camels", "spice", "silk", "gold", "khan", "contracts", "travel")
S2_AND_S3 = {"camels": 2, "silk": 2, "gold": 1, "active": "s2 s3"}  # 5 coins and 3 points; 3 camels and 2 points
ALL_OCCUPIED = {
    **dict.fromkeys(("coins", "camels", "spice", "contracts"), "blue 1"),
    "silk": "green 1, green 2",
    "gold": "yellow 2, yellow 2, yellow 2",
    "khan": "yellow 5, blue 5, black 6, green 6",
}


def told(table: Table) -> list[str]:
    return [event.kind for event in table.events]


def main_actions(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith(("space", "city"))]


# --- the parts of a turn --------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TURN-1")
def test_extra_actions_come_before_and_after_the_main_action() -> None:
    table = polo_position(turn=RED, row=ROW, red={"dice": "3 4 5", "coins": 1, **S2_AND_S3})

    table.play(RED, "complete s3", "purse", "die own-5")
    table.play(RED, "space coins", "die own-4")
    table.play(RED, "complete s2", "purse")

    assert told(table).index("dice_placed") > told(table).index("purse_used")
    assert table.told("contract_completed")[1].args["contract"] == "s2"
    red = table.player(RED)
    assert (red.coins, red.camels, red.goods, red.dice) == (1 + 3 + 5 + 5 + 3, 2 - 1 + 3 - 1, "", "")
    assert (table.to_move, table.options) == (RED, ["buy black die", "end turn"])


@pytest.mark.rule("POLO-TURN-1", "POLO-TURN-6", "POLO-BONUS-1")
def test_extra_actions_are_voluntary() -> None:
    table = polo_position(turn=RED, red={"dice": "3 4", **S2_AND_S3}, blue={"dice": "1"})

    table.play(RED, "space coins", "die own-3", "end turn")

    assert table.to_move == BLUE
    assert (table.player(RED).active, table.player(RED).dice, table.player(RED).coins) == ("s2 s3", "4", 5)


@pytest.mark.rule("POLO-TURN-2")
def test_a_turn_has_one_main_action() -> None:
    red = {"dice": "3 4 5 6 black-6", "coins": 30, "posts": "moscow karachi", "camels": 9}
    table = polo_position(turn=RED, row=ROW, cards={"moscow": "t27", "karachi": "t28"}, red=red)
    assert main_actions(table) == [*(f"space {space}" for space in MAIN_SPACES), "city card t27", "city card t28"]

    table.play(RED, "space coins", "die own-3")

    assert main_actions(table) == []
    for space in MAIN_SPACES:
        assert table.why_not(f"space {space}") == ("main.done", "POLO-TURN-2")
    for card in ("t27", "t28"):
        assert table.why_not(f"city card {card}") == ("main.done", "POLO-TURN-2")


@pytest.mark.rule("POLO-TURN-2")
def test_a_city_card_is_a_main_action_too() -> None:
    table = polo_position(turn=RED, cards={"moscow": "t27"}, red={"dice": "3 4", "posts": "moscow"})

    table.play(RED, "city card t27", "die own-4")

    assert table.player(RED).coins == 8
    assert table.why_not("space coins") == ("main.done", "POLO-TURN-2")


@pytest.mark.rule("POLO-TURN-2")
def test_the_next_turn_brings_a_new_main_action() -> None:
    table = polo_position(turn=RED, red={"dice": "3 4"})

    table.play(RED, "space coins", "die own-3", "end turn")

    assert table.to_move == RED
    assert "space camels" in table.options


# --- when a turn may end --------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TURN-3")
def test_with_a_die_left_the_turn_does_not_end_before_the_main_action() -> None:
    table = polo_position(turn=RED, red={"dice": "2 5", "camels": 6, "gold": 1, "active": "s3"})

    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")
    table.play(RED, "complete s3", "purse", "die own-5")
    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")
    table.play(RED, "space coins")

    assert "end turn" in table.options


@pytest.mark.rule("POLO-TURN-4", "POLO-TURN-16")
def test_who_puts_all_dice_on_the_purse_may_end_the_turn_without_a_main_action() -> None:
    table = polo_position(turn=RED, row=ROW, red={"dice": "6 6"}, blue={"dice": "1"})
    assert "space khan" in table.options

    table.play(RED, "purse")
    assert "space khan" in table.options
    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")
    table.play(RED, "purse")
    assert table.options == ["end turn"]
    for space in MAIN_SPACES:
        assert table.why_not(f"space {space}") == ("main.no_die", "POLO-TURN-4")
    table.play(RED, "end turn")

    assert (table.to_move, table.player(RED).coins) == (BLUE, 6)
    assert table.told("dice_placed") == []


@pytest.mark.rule("POLO-TURN-4")
def test_a_black_die_gained_after_the_purse_brings_the_main_action_back() -> None:
    table = polo_position(turn=RED, chance=rolls("5"), red={"dice": "6", "camels": 3})

    table.play(RED, "purse")
    assert table.options == ["buy black die", "end turn"]
    table.play(RED, "buy black die")

    assert "space khan" in table.options
    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")


@pytest.mark.rule("POLO-TURN-5")
def test_without_a_legal_main_action_dice_go_to_the_purse_until_one_becomes_legal() -> None:
    table = polo_position(turn=RED, row=ROW, spaces=ALL_OCCUPIED, red={"dice": "4 4 3"})

    assert (main_actions(table), table.options) == ([], ["purse"])
    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")
    table.play(RED, "purse", "die own-4")

    assert main_actions(table) == [
        "space coins",
        "space camels",
        "space spice",
        "space silk",
        "space contracts",
        "space travel",
    ]
    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")


@pytest.mark.rule("POLO-TURN-5", "POLO-TURN-4")
def test_without_any_main_action_all_dice_go_to_the_purse() -> None:
    own = dict.fromkeys(("coins", "camels", "spice", "khan"), "red 1")
    table = polo_position(turn=RED, spaces=own, red={"dice": "6"}, blue={"dice": "1"})

    assert table.options == ["purse"]
    table.play(RED, "purse")
    assert table.options == ["end turn"]
    table.play(RED, "end turn")

    assert (table.to_move, table.player(RED).coins) == (BLUE, 3)


@pytest.mark.rule("POLO-TURN-6")
@pytest.mark.parametrize("dice", ["3", "3 3", "3 3 3"])
def test_after_the_main_action_the_turn_may_end_with_dice_or_without(dice: str) -> None:
    table = polo_position(turn=RED, red={"dice": dice}, blue={"dice": "2"})

    table.play(RED, "space coins")
    assert (table.to_move, "end turn" in table.options) == (RED, True)
    table.play(RED, "end turn")

    assert table.to_move == BLUE
    assert table.player(RED).dice == dice[2:]


@pytest.mark.rule("POLO-TURN-6", "POLO-TURN-7")
def test_the_turn_may_end_between_extra_actions_after_the_main_action() -> None:
    table = polo_position(turn=RED, red={"dice": "3 3 3", **S2_AND_S3}, blue={"dice": "2"})

    table.play(RED, "space coins")
    for extra in ("purse", "complete s3", "complete s2", "purse"):
        assert "end turn" in table.options
        table.play(RED, extra)
    table.play(RED, "end turn")

    assert table.to_move == BLUE
    assert (table.player(RED).coins, table.player(RED).completed) == (5 + 3 + 5 + 3, "s3 s2")


@pytest.mark.rule("POLO-TURN-7", "POLO-BONUS-18")
def test_extra_actions_after_the_main_action_need_no_die() -> None:
    table = polo_position(turn=RED, chance=rolls("2"), red={"dice": "3", "coins": 0, **S2_AND_S3})

    table.play(RED, "space coins")
    assert table.player(RED).dice == ""
    assert table.options == ["complete s2", "complete s3", "end turn"]
    table.play(RED, "complete s3")
    assert table.options == ["complete s2", "buy black die", "end turn"]
    table.play(RED, "complete s2")

    assert table.player(RED).completed == "s3 s2"
    assert table.player(RED).score == 5


@pytest.mark.rule("POLO-TURN-8")
def test_a_black_die_bought_after_the_last_die_brings_another_turn() -> None:
    table = polo_position(turn=RED, chance=rolls("2"), red={"dice": "3", "camels": 3}, blue={"dice": "1"})

    table.play(RED, "space coins", "buy black die")
    assert table.player(RED).dice == "black-2"
    table.play(RED, "end turn")
    table.play(BLUE, "space khan", "good gold", "end turn")

    assert (table.to_move, table.state.round) == (RED, 1)
    assert "space khan" in table.options


@pytest.mark.rule("POLO-TURN-8")
def test_a_black_die_from_a_contract_after_the_last_die_brings_another_turn() -> None:
    table = polo_position(turn=RED, chance=rolls("4"), red={"dice": "3", "camels": 1, "spice": 3, "active": "k01"})

    table.play(RED, "space coins", "complete k01", "end turn")

    assert (table.to_move, table.state.round, table.player(RED).dice) == (RED, 1, "black-4")


# --- one thing at a time --------------------------------------------------------------------------------------------
MIDST: list[Any] = [
    pytest.param(["space khan", "die own-4"], "choose_good", id="khan"),
    pytest.param(["space spice", "die own-4"], "choose_row", id="bazaar"),
    pytest.param(["space contracts", "die own-4"], "choose_contract", id="contracts"),
    pytest.param(["space travel", "die own-5"], "choose_step", id="travel"),
    pytest.param(["space silk"], "choose_die", id="choosing dice"),
    pytest.param(["city card t01", "die own-4"], "choose_times", id="city card"),
    pytest.param(["purse"], "choose_die", id="purse"),
    pytest.param(["reroll"], "choose_die_to_reroll", id="reroll"),
    pytest.param(["change die", "die own-4"], "choose_change", id="change"),
    pytest.param(["complete s6"], "choose_pair", id="reward of a contract"),
]


@pytest.mark.rule("POLO-TURN-9")
@pytest.mark.parametrize(("actions", "asked"), MIDST)
def test_nothing_else_is_possible_while_something_is_being_resolved(actions: list[str], asked: str) -> None:
    red = {"dice": "4 4 5", "coins": 9, "camels": 9, "spice": 4}
    red |= {"silk": 3, "gold": 2, "posts": "moscow", "active": "s2 s6"}
    table = polo_position(turn=RED, row=ROW, cards={"moscow": "t01"}, red=red)
    extras = ["purse", "reroll", "change die", "buy black die", "complete s2", "complete s6", "end turn"]
    assert set(extras) - set(table.options) == {"end turn"}

    table.play(RED, *actions)

    assert table.asked == asked
    for extra in extras:
        assert table.why_not(extra)[0] == "core.action.not_asked"


# --- a main action --------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TURN-10")
def test_dice_are_placed_then_the_space_is_paid_then_the_action_is_done() -> None:
    table = polo_position(turn=RED, spaces={"coins": "blue 6"}, red={"dice": "2", "coins": 2})

    table.play(RED, "space coins")

    assert [(event.kind, event.args) for event in table.events] == [
        ("dice_placed", {"space": "coins", "die": ["own-2"], "value": 2}),
        ("space_paid", {"space": "coins", "n": 2}),
        ("gained", {"things": {"coins": 5}}),
    ]
    assert table.player(RED).coins == 5


@pytest.mark.rule("POLO-TURN-10")
def test_the_space_is_paid_before_the_player_chooses_what_the_action_brings() -> None:
    table = polo_position(turn=RED, spaces={"spice": "blue 6"}, red={"dice": "4", "coins": 7})

    table.play(RED, "space spice")

    assert (table.asked, table.player(RED).coins) == ("choose_row", 3)
    assert table.space("spice") == "blue 6, red 4"


SMALLEST: list[Any] = [
    # space, its dice, what lies there, the fewest coins and camels
    pytest.param("coins", "2", "blue 1", 2, 0, "venezia", id="price"),
    pytest.param("gold", "5 3 4", "blue 1", 3, 0, "venezia", id="price of the lowest of three"),
    pytest.param("travel", "5 5", "", 3, 0, "venezia", id="one step"),
    pytest.param("travel", "5 2", "blue 1", 2 + 3, 0, "venezia", id="price and one step"),
    pytest.param("travel", "1 1", "", 3, 2, "anxi", id="a step with camels on every road"),
    pytest.param("travel", "6 6", "blue 1", 6 + 3, 4, "kochi", id="price, step and camels"),
    pytest.param("travel", "1 1", "", 3, 2, "adana", id="the cheaper of two roads"),
]


@pytest.mark.rule("POLO-TURN-11")
@pytest.mark.parametrize(("space", "dice", "lies", "coins", "camels", "figure"), SMALLEST)
def test_a_main_action_needs_the_means_for_its_smallest_execution(
    space: str, dice: str, lies: str, coins: int, camels: int, figure: str
) -> None:
    def table(fewer_coins: int, fewer_camels: int) -> Table:
        red = {"dice": dice, "coins": coins - fewer_coins, "camels": camels - fewer_camels, "figure": figure}
        return polo_position(turn=RED, spaces={space: lies} if lies else {}, red=red)

    assert f"space {space}" in table(0, 0).options
    assert f"space {space}" not in table(1, 0).options
    if camels:
        assert table(0, 1).why_not("space travel") == ("travel.no_step", "POLO-TRAVEL-7")


@pytest.mark.rule("POLO-TURN-11")
@pytest.mark.parametrize(
    ("card", "enough", "short"),
    [
        ("t01", {"spice": 2}, {"spice": 1, "silk": 9, "camels": 9, "coins": 9}),
        ("t06", {"camels": 3}, {"camels": 2, "coins": 9}),
        ("t07", {"camels": 1, "spice": 1}, {"spice": 9}),
        ("t16", {"coins": 2}, {"coins": 1}),
        ("t17", {"camels": 2}, {"camels": 1, "coins": 9}),
        ("t18", {"silk": 1, "gold": 1}, {"gold": 9}),
    ],
)
def test_a_city_card_needs_the_means_for_one_use(card: str, enough: dict[str, int], short: dict[str, int]) -> None:
    def table(means: dict[str, int]) -> Table:
        return polo_position(turn=RED, cards={"moscow": card}, red={"dice": "5", "posts": "moscow", **means})

    assert f"city card {card}" in table(enough).options
    assert table(short).why_not(f"city card {card}")[0] == "card.cannot"


@pytest.mark.rule("POLO-TURN-12")
@pytest.mark.parametrize(
    ("actions", "asked"),
    [
        (["space contracts"], "choose_contract"),
        (["space travel"], "choose_step"),
        (["city card t17"], "choose_step"),
        (["city card t16"], "choose_card_good"),
        (["city card t22"], "choose_swap"),
    ],
)
def test_a_main_action_is_done_at_least_once(actions: list[str], asked: str) -> None:
    red = {"dice": "3 3", "coins": 9, "camels": 9, "spice": 2, "posts": "moscow karachi alexandria"}
    table = polo_position(turn=RED, row=ROW, cards={"moscow": "t17", "karachi": "t16", "alexandria": "t22"}, red=red)

    table.play(RED, *actions)

    assert table.asked == asked
    assert table.why_not("stop") == ("stop.once_first", "POLO-TURN-12")
    assert table.why_not("decline")[0] == "core.action.not_asked"


@pytest.mark.rule("POLO-TURN-12", "POLO-TURN-13")
def test_a_card_is_used_once_or_more_often_but_never_not_at_all() -> None:
    table = polo_position(
        turn=RED, cards={"moscow": "t04"}, red={"dice": "4", "camels": 9, "posts": "moscow"}, blue={"dice": "1"}
    )

    table.play(RED, "city card t04")
    assert table.options == ["times 1", "times 2", "times 3", "times 4"]
    table.play(RED, "times 1")

    assert (table.player(RED).score, table.player(RED).camels) == (1, 8)


@pytest.mark.rule("POLO-TURN-13")
def test_fewer_contracts_and_fewer_steps_are_allowed() -> None:
    table = polo_position(turn=RED, row=ROW, red={"dice": "6 6 6", "coins": 30, "camels": 9})

    table.play(RED, "space contracts", "take 2", "stop", "end turn")
    assert table.player(RED).active == "k09"
    table.play(RED, "space travel", "step alexandria", "stop")

    assert (table.player(RED).figure, table.player(RED).coins) == ("alexandria", 27)


@pytest.mark.rule("POLO-TURN-14")
def test_a_placed_die_is_neither_rerolled_nor_changed_nor_taken_back() -> None:
    table = polo_position(turn=RED, chance=rolls("4"), red={"dice": "2 5 6", "camels": 3}, blue={"dice": "4"})

    table.play(RED, "purse", "die own-6", "space coins", "die own-2")

    table.play(RED, "reroll")
    assert table.options == ["die own-5"]
    table.play(RED, "die own-5", "change die", "down")
    assert table.player(RED).dice == "3"
    table.play(RED, "end turn")
    assert (table.space("coins"), table.space("purse").count("red 6")) == ("red 2", 1)
    assert table.told("die_changed")[0].args == {"die": "own-4", "new_die": "own-3"}


@pytest.mark.rule("POLO-TURN-14", "POLO-BONUS-8", "POLO-BONUS-10", "POLO-BONUS-11")
def test_with_all_dice_placed_nothing_can_be_rerolled_or_changed() -> None:
    table = polo_position(turn=RED, red={"dice": "2", "camels": 2})

    table.play(RED, "space coins")

    assert table.why_not("reroll") == ("change.no_die", "POLO-BONUS-10")
    assert table.why_not("change die") == ("change.no_die", "POLO-BONUS-11")
    assert table.why_not("purse") == ("purse.no_die", "POLO-BONUS-8")


# --- paying before gaining ------------------------------------------------------------------------------------------
BEFORE_GAINING: list[Any] = [
    pytest.param("t07", {"camels": 2, "spice": 1}, 1, id="as many as the scarcer thing"),
    pytest.param("t05", {"camels": 5}, 2, id="camels for coins and points"),
    pytest.param("t19", {"coins": 1}, 1, id="the coins of a province do not pay for the next one"),
    pytest.param("t19", {"coins": 2}, 2, id="two coins for two provinces"),
]


@pytest.mark.rule("POLO-TURN-15")
@pytest.mark.parametrize(("card", "means", "most"), BEFORE_GAINING)
def test_gains_of_an_action_do_not_pay_for_it(card: str, means: dict[str, int], most: int) -> None:
    table = polo_position(turn=RED, cards={"moscow": card}, red={"dice": "6", "posts": "moscow anxi adana", **means})

    table.play(RED, f"city card {card}")
    if most > 1:
        assert table.options == [f"times {n}" for n in range(1, most + 1)]
        table.play(RED, f"times {most}")
    for _ in range(most):
        if table.asked == "choose_province":
            table.play(RED, table.options[0])

    paid = [event.args["things"] for event in table.told("paid")]
    assert len(paid) == 1
    cost = {"t07": {"camels": 1, "spice": 1}, "t05": {"camels": 2}, "t19": {"coins": 1}}[card]
    assert paid[0] == {thing: most * count for thing, count in cost.items()}


@pytest.mark.rule("POLO-TURN-15")
def test_the_coins_of_a_space_do_not_pay_for_the_space() -> None:
    table = polo_position(turn=RED, spaces={"coins": "blue 1", "camels": "blue 1"}, red={"dice": "2 5", "coins": 4})

    table.play(RED, "space coins")  # only the 2 can be paid

    assert table.player(RED).coins == 4 - 2 + 5
    assert table.player(RED).dice == "5"


@pytest.mark.rule("POLO-TURN-15")
def test_camels_of_a_contract_do_not_complete_it() -> None:
    table = polo_position(turn=RED, red={"dice": "2", "gold": 1, "active": "s3"})  # 1 camel and 1 gold for 3 camels

    assert table.why_not("complete s3") == ("contract.cost", "POLO-BONUS-4")


@pytest.mark.rule("POLO-TURN-15")
def test_only_the_uses_of_t22_are_done_one_after_the_other() -> None:
    table = polo_position(turn=RED, cards={"moscow": "t22"}, red={"dice": "2", "spice": 1, "posts": "moscow"})

    table.play(RED, "city card t22")  # the spice can only be sold
    assert table.player(RED).camels == 2
    table.play(RED, "buy gold")

    assert (table.player(RED).goods, table.player(RED).camels) == ("gold", 0)


@pytest.mark.rule("POLO-TURN-16")
@pytest.mark.parametrize("colour", FOUR.split())
def test_the_purse_is_open_to_the_last_die_of_everybody(colour: str) -> None:
    seats: dict[str, Any] = {c: {"dice": "6"} for c in (BLUE, YELLOW, GREEN, RED)}
    table = polo_position(turn=colour, row=ROW, **seats)
    assert {"space coins", "space khan", "purse"} <= set(table.options)

    table.play(colour, "purse", "end turn")

    assert table.player(colour).coins == 3
    assert table.to_move != colour

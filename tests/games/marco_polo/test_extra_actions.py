"""Extra actions: completing contracts, the purse, rerolling and changing dice, black dice. POLO-BONUS-1 to -18."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, YELLOW, Table, polo_position

EXTRAS = ["complete s2", "purse", "reroll", "change die", "buy black die"]
# Camels for every extra action, and what S2 asks for
READY: dict[str, Any] = {"active": "s2", "camels": 3, "silk": 2}


def extras(table: Table) -> list[str]:
    return [option for option in table.options if not option.startswith("space") and option != "end turn"]


def refused_to(table: Table, colour: str, action: str) -> str:
    """The code of the refusal of a seat that need not be the one to move."""
    refusal = table.state.why_not(table.state.game.parse_action(action), table.who(colour))
    assert refusal is not None, f"{action} is possible"
    return refusal.code


# --- when -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-1")
def test_extra_actions_are_offered_before_and_after_the_main_action() -> None:
    table = polo_position(blue={"dice": "2 3", **READY})

    assert extras(table) == EXTRAS
    table.play(BLUE, "space coins", "die own-2")

    assert extras(table) == EXTRAS


@pytest.mark.rule("POLO-BONUS-1")
@pytest.mark.parametrize("extra", EXTRAS)
def test_extra_actions_belong_to_the_own_turn(extra: str) -> None:
    table = polo_position(blue={"dice": "2 3"}, yellow={"dice": "1 2", **READY})

    assert refused_to(table, YELLOW, extra) == "core.seat.not_yours"
    table.play(BLUE, "space coins", "die own-2", "end turn")

    assert extra in table.options_of(YELLOW)


@pytest.mark.rule("POLO-BONUS-1")
@pytest.mark.parametrize("extra", EXTRAS)
def test_no_extra_action_interrupts_the_main_action(extra: str) -> None:
    table = polo_position(blue={"dice": "4 6", **READY})

    table.play(BLUE, "space spice", "die own-4")

    assert table.asked == "choose_row"
    assert table.why_not(extra)[0] == "core.action.not_asked"


@pytest.mark.rule("POLO-BONUS-2")
def test_extra_actions_are_repeated_and_combined_in_any_order() -> None:
    table = polo_position(
        chance=[4, 0, 5], blue={"dice": "1 2 3 6", "active": "s3 k05", "camels": 12, "gold": 5, "coins": 1}
    )

    table.play(BLUE, "purse", "die own-6")
    table.play(BLUE, "reroll", "die own-1")  # 5
    table.play(BLUE, "complete s3")
    table.play(BLUE, "change die", "die own-2", "up")
    table.play(BLUE, "reroll", "die own-5")  # 1
    table.play(BLUE, "buy black die")  # 6
    table.play(BLUE, "change die", "die own-3", "down")
    table.play(BLUE, "purse", "die own-1")
    table.play(BLUE, "complete k05")

    blue = table.player(BLUE)
    assert (blue.coins, blue.camels, blue.gold) == (7, 12 - 1 - 1 + 3 - 2 - 1 - 3 - 2 - 1 + 3, 0)
    assert (blue.dice, blue.completed) == ("2 3 black-6", "s3 k05")
    assert "space coins" in table.options


# --- completing a contract ------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-3", "POLO-BONUS-6")
def test_a_contract_is_completed_for_exactly_its_camels_and_goods() -> None:
    table = polo_position(blue={"active": "k38", "camels": 4, "spice": 2, "silk": 2, "gold": 3, "coins": 1})

    table.play(BLUE, "complete k38")

    blue = table.player(BLUE)
    assert (blue.camels, blue.goods, blue.coins) == (1, "spice silk gold", 6)
    assert (blue.active, blue.completed, blue.points) == ("", "k38", {"contracts": 7})


@pytest.mark.rule("POLO-BONUS-3")
def test_only_active_contracts_are_completed() -> None:
    rich = {"camels": 9, "spice": 9, "silk": 9, "gold": 9}
    table = polo_position(row="k01", blue={"active": "s2", "completed": "k09", **rich}, red={"active": "k05"})

    assert [option for option in table.options if option.startswith("complete")] == ["complete s2"]
    for other in ("k01", "k09", "k05"):
        assert table.why_not(f"complete {other}")[0] == "core.action.not_asked"


@pytest.mark.rule("POLO-BONUS-4")
@pytest.mark.parametrize(
    "owned",
    [
        {"camels": 9, "spice": 9, "gold": 9, "silk": 1, "coins": 50},
        {"camels": 0, "spice": 9, "gold": 9, "silk": 9, "coins": 50},
    ],
    ids=["one silk short", "no camel"],
)
def test_nothing_stands_for_what_is_missing(owned: dict[str, int]) -> None:
    table = polo_position(blue={"active": "s2", **owned})

    assert table.why_not("complete s2") == ("contract.cost", "POLO-BONUS-4")


@pytest.mark.rule("POLO-BONUS-5")
def test_the_slot_is_free_before_the_reward_comes() -> None:
    table = polo_position(special="k30 k31", blue={"active": "k09 s4", "camels": 2, "spice": 1, "silk": 1})

    table.play(BLUE, "complete s4")

    assert table.asked == "choose_action"
    assert table.player(BLUE).active == "k09 k30"
    assert table.player(BLUE).completed == "s4"
    assert table.told("contract_discarded") == []


@pytest.mark.rule("POLO-BONUS-5")
def test_a_contract_is_filed_before_its_reward_counts_the_completed_ones() -> None:
    table = polo_position(module=True, gift_pile="f13", blue={"active": "n2", "camels": 2, "spice": 1, "silk": 1})

    table.play(BLUE, "complete n2")

    assert table.player(BLUE).points == {"contracts": 3, "gifts": 1}


@pytest.mark.rule("POLO-BONUS-7")
def test_two_contracts_are_completed_one_after_the_other() -> None:
    table = polo_position(blue={"dice": "2", "active": "s2 s3", "camels": 2, "silk": 2, "gold": 1})

    table.play(BLUE, "complete s2")
    assert (table.player(BLUE).completed, table.player(BLUE).score) == ("s2", 3)
    table.play(BLUE, "complete s3")

    blue = table.player(BLUE)
    assert (blue.completed, blue.score, blue.coins, blue.camels) == ("s2 s3", 5, 5, 3)


@pytest.mark.rule("POLO-BONUS-17")
def test_a_completed_starting_contract_counts_like_any_other() -> None:
    blue = {"dice": "6", "active": "s3", "camels": 1, "gold": 1, "posts": "moscow"}
    table = polo_position(round=5, cards={"moscow": "t24"}, blue=blue)

    table.play(BLUE, "complete s3")
    table.place(BLUE, "city card t24")
    assert table.player(BLUE).points == {"contracts": 2, "city_cards": 1}
    table.play(BLUE, "end turn")

    assert table.player(BLUE).points == {"contracts": 2, "city_cards": 1, "most_contracts": 7}
    assert table.player(YELLOW).points == {}


# --- the purse ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-8")
@pytest.mark.parametrize(
    ("die", "placed"),
    [("1", "blue 1"), ("6", "blue 6"), ("black-1", "black 1"), ("black-5", "black 5"), ("white-4", "white 4")],
)
def test_a_die_of_any_class_and_value_is_worth_three_coins(die: str, placed: str) -> None:
    full = ", ".join(["blue 2"] * 5 if not die.isdigit() else ["blue 2"] * 4)
    table = polo_position(spaces={"purse": full}, blue={"dice": die, "coins": 1})

    table.play(BLUE, "purse")

    assert (table.player(BLUE).coins, table.player(BLUE).dice) == (4, "")
    assert placed in table.space("purse").split(", ")


@pytest.mark.rule("POLO-BONUS-9")
def test_the_purse_is_open_to_all_as_often_as_they_like_and_never_paid_for() -> None:
    table = polo_position(
        spaces={"purse": "red 6, red 5, black 3"}, blue={"dice": "3 3 3"}, yellow={"dice": "6 6", "coins": 0}
    )

    table.play(BLUE, "purse", "purse", "purse", "end turn")
    table.play(YELLOW, "purse", "purse", "end turn")

    assert (table.player(BLUE).coins, table.player(YELLOW).coins) == (9, 6)
    assert table.told("space_paid") == []


@pytest.mark.rule("POLO-BONUS-9")
def test_the_purse_is_used_again_in_a_later_turn_of_the_round() -> None:
    table = polo_position(blue={"dice": "1 2 3"})

    table.play(BLUE, "purse", "die own-1", "space coins", "die own-2", "end turn")
    table.play(BLUE, "purse")

    assert table.player(BLUE).coins == 3 + 5 + 3


@pytest.mark.rule("POLO-BONUS-16")
def test_the_purse_is_no_main_action() -> None:
    table = polo_position(blue={"dice": "1 2 3"})

    table.play(BLUE, "purse", "die own-1")
    assert table.why_not("end turn") == ("end.main_action", "POLO-TURN-3")
    assert "space coins" in table.options
    table.play(BLUE, "space coins", "die own-2", "purse")

    assert table.player(BLUE).coins == 11


# --- reroll ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-10", "POLO-DICE-9")
@pytest.mark.parametrize(
    ("dice", "die", "after"),
    [("2 4", "own-2", "4 6"), ("2 black-4", "black-4", "2 black-6"), ("2 white-4", "white-4", "2 white-6")],
)
def test_an_unused_die_is_rolled_again_for_a_camel(dice: str, die: str, after: str) -> None:
    table = polo_position(chance=[5], blue={"dice": dice, "camels": 2})

    table.play(BLUE, "reroll", f"die {die}")

    assert (table.player(BLUE).dice, table.player(BLUE).camels) == (after, 1)


@pytest.mark.rule("POLO-BONUS-10")
def test_the_same_die_may_be_rolled_as_often_as_it_can_be_paid() -> None:
    table = polo_position(chance=[2, 2, 4], blue={"dice": "1", "camels": 3})

    for value in ("1", "3", "3"):
        table.play(BLUE, "reroll")
        if table.asked == "choose_die_to_reroll":
            table.play(BLUE, f"die own-{value}")

    assert table.player(BLUE).dice == "5"
    assert table.why_not("reroll") == ("change.camels", "POLO-BONUS-10")


# --- change ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-11")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
@pytest.mark.parametrize(("way", "by"), [("up", 1), ("down", -1)])
@pytest.mark.parametrize("word", ["", "black-", "white-"])
def test_a_die_is_turned_up_or_down_by_one_for_two_camels(word: str, way: str, by: int, value: int) -> None:
    table = polo_position(blue={"dice": f"{word}{value}", "camels": 3})

    table.play(BLUE, "change die")
    assert (table.asked, table.options) == ("choose_change", ["up", "down"])
    table.play(BLUE, way)

    assert (table.player(BLUE).dice, table.player(BLUE).camels) == (f"{word}{value + by}", 1)


@pytest.mark.rule("POLO-BONUS-11", "POLO-BONUS-13")
@pytest.mark.parametrize(
    ("camels", "action", "rule"), [(1, "change die", "POLO-BONUS-11"), (2, "buy black die", "POLO-BONUS-13")]
)
def test_one_camel_too_few_is_not_enough_for_a_change_or_a_black_die(camels: int, action: str, rule: str) -> None:
    table = polo_position(blue={"dice": "3", "camels": camels})

    assert table.why_not(action) == ("change.camels", rule)


@pytest.mark.rule("POLO-BONUS-12")
@pytest.mark.parametrize(
    ("die", "way", "after", "refusal"),
    [("own-6", "down", "3 5", ("up", "change.six")), ("own-1", "up", "2 3", ("down", "change.one"))],
)
def test_a_six_only_goes_down_and_a_one_only_up_and_that_is_asked(
    die: str, way: str, after: str, refusal: tuple[str, str]
) -> None:
    table = polo_position(blue={"dice": f"{die[-1]} 3", "camels": 2})

    table.play(BLUE, "change die", f"die {die}")
    assert (table.asked, table.options) == ("choose_change", [way])
    assert table.player(BLUE).camels == 2
    assert table.why_not(refusal[0]) == (refusal[1], "POLO-BONUS-12")
    table.play(BLUE, way)

    assert table.asked == "choose_action"
    assert (table.player(BLUE).dice, table.player(BLUE).camels) == (after, 0)


@pytest.mark.rule("POLO-BONUS-11")
@pytest.mark.parametrize(("way", "back"), [("up", "down"), ("down", "up")])
def test_a_die_may_be_turned_back_in_the_same_turn_at_its_price(way: str, back: str) -> None:
    table = polo_position(blue={"dice": "3", "camels": 5})

    table.play(BLUE, "change die", way, "change die")
    assert (table.asked, table.options) == ("choose_change", ["up", "down"])
    table.play(BLUE, back)

    assert (table.player(BLUE).dice, table.player(BLUE).camels) == ("3", 1)
    assert table.why_not("change die") == ("change.camels", "POLO-BONUS-11")


@pytest.mark.rule("POLO-BONUS-11", "POLO-BONUS-12")
def test_a_die_turned_up_to_six_goes_back_but_not_on() -> None:
    table = polo_position(blue={"dice": "4", "camels": 6})

    table.play(BLUE, "change die", "up", "change die", "up", "change die")

    assert (table.player(BLUE).dice, table.options) == ("6", ["down"])


@pytest.mark.rule("POLO-BONUS-11")
def test_a_rerolled_die_may_be_turned_either_way() -> None:
    table = polo_position(chance=[3], blue={"dice": "2", "camels": 5})

    table.play(BLUE, "change die", "up", "reroll", "die own-3", "change die", "down")

    assert (table.player(BLUE).dice, table.player(BLUE).camels) == ("3", 0)


@pytest.mark.rule("POLO-BONUS-11")
def test_what_a_change_costs_is_told() -> None:
    table = polo_position(blue={"dice": "3", "camels": 2})

    table.play(BLUE, "change die", "up")

    assert [(event.kind, event.rule, event.args) for event in table.events] == [
        ("paid", "POLO-BONUS-11", {"things": {"camels": 2}}),
        ("die_changed", "POLO-BONUS-11", {"die": "own-3", "new_die": "own-4"}),
    ]


# --- black dice -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-13")
def test_a_black_die_costs_three_camels_and_is_rolled_at_once() -> None:
    table = polo_position(chance=[4], blue={"dice": "2", "camels": 4})
    assert table.state.pool == 5

    table.play(BLUE, "buy black die")

    assert (table.player(BLUE).dice, table.player(BLUE).camels, table.state.pool) == ("2 black-5", 1, 4)
    table.play(BLUE, "space camels", "die black-5")
    assert table.player(BLUE).camels == 6


@pytest.mark.rule("POLO-BONUS-14")
def test_one_black_die_is_bought_in_a_turn() -> None:
    table = polo_position(chance=[4, 1], blue={"dice": "2", "camels": 9})

    table.play(BLUE, "buy black die")
    assert table.why_not("buy black die") == ("black.bought", "POLO-BONUS-14")
    table.play(BLUE, "space coins", "die own-2")
    assert table.why_not("buy black die") == ("black.bought", "POLO-BONUS-14")
    table.play(BLUE, "end turn")
    table.play(BLUE, "buy black die")

    assert (table.player(BLUE).dice, table.player(BLUE).camels) == ("black-2 black-5", 3)


@pytest.mark.rule("POLO-BONUS-2", "POLO-BONUS-14")
@pytest.mark.parametrize("order", [("complete s5", "buy black die"), ("buy black die", "complete s5")])
def test_black_dice_of_rewards_do_not_count_for_the_limit(order: tuple[str, str]) -> None:
    table = polo_position(chance=[4, 1], blue={"active": "s5", "camels": 5, "spice": 1, "gold": 1})

    table.play(BLUE, *order)

    assert (table.player(BLUE).dice, table.player(BLUE).camels) == ("black-2 black-5", 0)


@pytest.mark.rule("POLO-BONUS-15")
def test_no_black_die_is_bought_from_an_empty_pool() -> None:
    blue = {"dice": "2 black-2", "camels": 9}
    table = polo_position("blue green", spaces={"contracts": "black 1"}, blue=blue, green={"dice": "black-3"})
    assert table.state.pool == 0

    assert table.why_not("buy black die") == ("black.none_left", "POLO-BONUS-15")
    table.play(BLUE, "space camels", "die black-2")

    assert table.why_not("buy black die") == ("black.none_left", "POLO-BONUS-15")
    assert table.player(BLUE).dice == "2"

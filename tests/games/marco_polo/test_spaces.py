"""Spaces with dice on them: what they cost, the own colour, five coins. Rules POLO-OCCUPY and POLO-MONEY."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, GREEN, RED, ROW, YELLOW, Table, polo_position

# Every space that stays open although dice lie on it, and how many dice it takes
OPEN_SPACES = {"coins": 1, "camels": 1, "spice": 1, "silk": 2, "gold": 3, "contracts": 1, "travel": 2}
SPACE_AND_VALUE = [(space, value) for space in OPEN_SPACES for value in (1, 3, 6)]


def dice_for(space: str, word: str) -> str:
    """As many of these dice as the space takes."""
    return " ".join([word] * OPEN_SPACES[space])


def placed(space: str, word: str) -> str:
    return ", ".join([word] * OPEN_SPACES[space])


def price_paid(table: Table) -> list[int]:
    return [event.args["n"] for event in table.told("space_paid")]


# --- what an occupied space costs -----------------------------------------------------------------------------------
@pytest.mark.rule("POLO-OCCUPY-1", "POLO-OCCUPY-2")
@pytest.mark.parametrize(("space", "value"), SPACE_AND_VALUE)
def test_an_occupied_space_costs_the_value_of_the_placed_die(space: str, value: int) -> None:
    red: dict[str, Any] = {"dice": dice_for(space, str(value)), "coins": 20}
    table = polo_position(turn=RED, row=ROW, spaces={space: placed(space, "blue 2")}, red=red)

    table.play(RED, f"space {space}")

    assert price_paid(table) == [value]
    assert table.player(RED).coins == 20 - value + gained_coins(table)
    assert table.space(space) == f"{placed(space, 'blue 2')}, {placed(space, f'red {value}')}"


def gained_coins(table: Table) -> int:
    return sum(event.args["things"].get("coins", 0) for event in table.told("gained"))


@pytest.mark.rule("POLO-OCCUPY-14")
@pytest.mark.parametrize(("space", "value"), SPACE_AND_VALUE)
def test_an_empty_space_is_free(space: str, value: int) -> None:
    coins = 3 if space == "travel" else 0
    table = polo_position(turn=RED, row=ROW, red={"dice": dice_for(space, str(value)), "coins": coins})

    table.play(RED, f"space {space}")

    assert price_paid(table) == []
    assert table.player(RED).coins == coins + gained_coins(table)
    assert table.space(space) == placed(space, f"red {value}")


@pytest.mark.rule("POLO-OCCUPY-2", "POLO-OCCUPY-5")
@pytest.mark.parametrize(
    ("dice", "value"), [("5 2", 2), ("6 black-1", 1), ("3 black-4", 3), ("black-4 white-3", 3), ("6 6", 6)]
)
def test_of_several_dice_the_lowest_is_the_price(dice: str, value: int) -> None:
    table = polo_position(
        turn=RED, spaces={"silk": "blue 4, blue 4"}, red={"dice": dice, "coins": 6, "character": "matteo"}
    )

    table.play(RED, "space silk")

    assert (price_paid(table), table.player(RED).coins - gained_coins(table)) == ([value], 6 - value)


@pytest.mark.rule("POLO-OCCUPY-3", "POLO-DICE-10")
@pytest.mark.parametrize(
    "lies",
    [
        "blue 1",
        "blue 6",
        "blue 1, yellow 1, green 1",
        "blue 6, yellow 5, green 6, black 6",
        "black 1, black 1",
        "white 6",
    ],
)
@pytest.mark.parametrize("value", [1, 4])
def test_the_price_depends_neither_on_number_nor_value_nor_colour_of_the_dice_there(lies: str, value: int) -> None:
    table = polo_position(turn=RED, spaces={"camels": lies}, red={"dice": str(value), "coins": 9})

    table.play(RED, "space camels")

    assert (table.player(RED).coins, table.player(RED).camels) == (9 - value, value)


@pytest.mark.rule("POLO-OCCUPY-4")
@pytest.mark.parametrize("space", [space for space in OPEN_SPACES if space != "travel"])
@pytest.mark.parametrize("value", [2, 5])
def test_who_cannot_pay_cannot_use_the_space(space: str, value: int) -> None:
    def table(coins: int) -> Table:
        red = {"dice": dice_for(space, str(value)), "coins": coins}
        return polo_position(turn=RED, row=ROW, spaces={space: placed(space, "blue 1")}, red=red)

    assert f"space {space}" in table(value).options
    assert table(value - 1).why_not(f"space {space}") == ("space.price", "POLO-OCCUPY-4")


@pytest.mark.rule("POLO-OCCUPY-4", "POLO-TRAVEL-5", "POLO-TRAVEL-7")
def test_the_price_of_the_travel_space_leaves_enough_for_a_step() -> None:
    def table(coins: int) -> Table:
        red = {"dice": "4 2", "coins": coins}
        return polo_position(turn=RED, spaces={"travel": "blue 1, blue 1"}, red=red)

    assert table(2 + 2).why_not("space travel") == ("space.price", "POLO-OCCUPY-4")
    enough = table(2 + 3)
    enough.play(RED, "space travel", "step oasis-a")
    assert (enough.player(RED).coins, enough.player(RED).figure) == (0, "oasis-a")


@pytest.mark.rule("POLO-OCCUPY-4")
def test_only_dice_that_can_be_paid_are_offered() -> None:
    table = polo_position(turn=RED, spaces={"contracts": "blue 1"}, row=ROW, red={"dice": "2 4 5", "coins": 4})

    table.play(RED, "space contracts")

    assert table.options == ["die own-2", "die own-4"]
    assert table.why_not("die own-5") == ("die.price", "POLO-OCCUPY-4")


# --- when a space is occupied ---------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-OCCUPY-5")
@pytest.mark.parametrize("space", list(OPEN_SPACES))
@pytest.mark.parametrize("lies", ["blue 3", "black 3", "white 3", "red 3"])
def test_any_die_occupies_a_space(space: str, lies: str) -> None:
    red: dict[str, Any] = {"dice": dice_for(space, "black-2"), "coins": 9}
    table = polo_position(turn=RED, row=ROW, spaces={space: placed(space, lies)}, red=red)

    table.play(RED, f"space {space}")

    assert price_paid(table) == [2]


@pytest.mark.rule("POLO-OCCUPY-5")
def test_a_neutral_die_occupies_a_space() -> None:
    table = polo_position("blue red", turn=RED, red={"dice": "4", "coins": 4})
    assert table.space("coins") == "neutral 1"

    table.play(RED, "space coins")

    assert (price_paid(table), table.player(RED).coins) == ([4], 5)


# --- the own colour -------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-OCCUPY-6")
@pytest.mark.parametrize("space", list(OPEN_SPACES))
def test_own_dice_enter_a_space_once_in_a_round(space: str) -> None:
    dice = dice_for(space, "1 black-1") if space != "gold" else "1 1 black-1 black-1 black-1"
    table = polo_position(turn=RED, row=ROW, spaces={space: placed(space, "red 1")}, red={"dice": dice, "coins": 20})

    table.play(RED, f"space {space}")

    assert table.space(space) == f"{placed(space, 'red 1')}, {placed(space, 'black 1')}"


@pytest.mark.rule("POLO-OCCUPY-6")
@pytest.mark.parametrize("space", [space for space in OPEN_SPACES if space != "gold"])
def test_with_own_dice_only_a_used_space_is_closed_for_the_player(space: str) -> None:
    spaces: dict[str, Any] = {space: placed(space, "red 1")}
    blue: dict[str, Any] = {"dice": dice_for(space, "1"), "coins": 20}
    table = polo_position(turn=RED, row=ROW, spaces=spaces, red={"dice": "1 1 1", "coins": 20}, blue=blue)

    assert table.why_not(f"space {space}") == ("space.own_colour", "POLO-OCCUPY-6")
    table.play(RED, "space khan", "good gold", "end turn")

    assert table.to_move == BLUE
    assert f"space {space}" in table.options  # the limit is everybody's own


@pytest.mark.rule("POLO-OCCUPY-6")
def test_an_own_die_is_not_even_offered_beside_black_ones() -> None:
    table = polo_position(
        turn=RED, spaces={"silk": "red 1, red 1"}, red={"dice": "1 3 black-2 black-4 black-5", "coins": 9}
    )

    table.play(RED, "space silk")

    assert table.options == ["die black-2", "die black-4"]
    assert table.why_not("die own-1") == ("die.own_colour", "POLO-OCCUPY-6")
    table.play(RED, "die black-2")
    assert table.options == ["die black-4", "die black-5"]
    assert table.why_not("die own-3") == ("die.own_colour", "POLO-OCCUPY-6")


@pytest.mark.rule("POLO-OCCUPY-6")
def test_the_limit_of_the_own_colour_lasts_for_the_round() -> None:
    table = polo_position(turn=RED, red={"dice": "1 2 3", "coins": 20})

    table.play(RED, "space coins", "die own-1", "end turn")
    assert table.why_not("space coins") == ("space.own_colour", "POLO-OCCUPY-6")
    table.play(RED, "space camels", "die own-2", "end turn")

    assert table.why_not("space coins") == ("space.own_colour", "POLO-OCCUPY-6")
    assert table.why_not("space camels") == ("space.own_colour", "POLO-OCCUPY-6")
    assert "space spice" in table.options


@pytest.mark.rule("POLO-OCCUPY-7")
@pytest.mark.parametrize("first", ["1 1", "1 black-1", "1 white-1"])
def test_one_own_die_among_others_uses_the_own_colour(first: str) -> None:
    table = polo_position(turn=RED, red={"dice": f"{first} 6 6", "coins": 20, "character": "matteo"}, blue={"coins": 1})

    table.play(RED, "space silk", f"die {named_die(first.split()[0])}")
    if table.asked == "choose_die":
        table.play(RED, f"die {named_die(first.split()[1])}")
    table.play(RED, "end turn")

    assert table.player(RED).dice == "6 6"
    assert table.why_not("space silk") == ("space.own_colour", "POLO-OCCUPY-6")


def named_die(word: str) -> str:
    return f"own-{word}" if word.isdigit() else word


@pytest.mark.rule("POLO-OCCUPY-7", "POLO-OCCUPY-8")
@pytest.mark.parametrize("first", ["black-1 black-1", "black-1 white-1"])
def test_black_and_white_dice_do_not_use_the_own_colour(first: str) -> None:
    table = polo_position(turn=RED, red={"dice": f"{first} 6 6", "coins": 20, "character": "matteo"})

    table.play(RED, "space silk", *[f"die {die}" for die in first.split()], "end turn")

    assert table.player(RED).dice == "6 6"
    assert "space silk" in table.options


@pytest.mark.rule("POLO-OCCUPY-8", "POLO-OCCUPY-9")
def test_with_black_and_white_dice_an_action_is_repeated_as_often_as_it_is_paid() -> None:
    table = polo_position(turn=RED, red={"dice": "5 black-1 black-2 white-3", "coins": 10, "character": "matteo"})

    table.play(RED, "space camels", "die own-5", "end turn")
    assert table.player(RED).coins == 10
    for die, value in (("black-1", 1), ("black-2", 2), ("white-3", 3)):
        had = table.player(RED).coins
        table.play(RED, "space camels")
        if table.asked == "choose_die":
            table.play(RED, f"die {die}")
        assert table.player(RED).coins == had - value
        if value < 3:
            table.play(RED, "end turn")

    assert table.space("camels") == "red 5, black 1, black 2, white 3"
    assert table.player(RED).camels == 5 + 1 + 2 + 3


@pytest.mark.rule("POLO-OCCUPY-9")
@pytest.mark.parametrize("space", list(OPEN_SPACES))
def test_a_repetition_cannot_be_had_for_nothing(space: str) -> None:
    red: dict[str, Any] = {"dice": dice_for(space, "black-4"), "coins": 3}
    table = polo_position(turn=RED, row=ROW, spaces={space: placed(space, "red 6")}, red=red)

    assert table.why_not(f"space {space}") == ("space.price", "POLO-OCCUPY-4")


@pytest.mark.rule("POLO-OCCUPY-10")
@pytest.mark.parametrize("used", ["camels", "spice", "silk", "gold"])
def test_the_four_bazaars_are_separate_spaces(used: str) -> None:
    table = polo_position(turn=RED, spaces={used: placed(used, "red 1")}, red={"dice": "3 3", "coins": 0})

    for other in ("camels", "spice", "silk"):
        if other == used:
            assert table.why_not(f"space {other}") == ("space.own_colour", "POLO-OCCUPY-6")
        else:
            copy = Table(table.state.copy())
            copy.play(RED, f"space {other}")
            assert (copy.space(other), price_paid(copy)) == (placed(other, "red 3"), [])


@pytest.mark.rule("POLO-OCCUPY-10")
def test_the_gold_bazaar_is_free_while_the_other_three_are_occupied() -> None:
    spaces = {space: placed(space, "red 1") for space in ("camels", "spice", "silk")} | {"purse": "black 1"}
    table = polo_position(turn=RED, spaces=spaces, red={"dice": "2 black-2 black-2"})

    table.play(RED, "space gold")

    assert (table.player(RED).gold, price_paid(table)) == (2, [])


# --- what does not change the price ---------------------------------------------------------------------------------
@pytest.mark.rule("POLO-OCCUPY-11")
@pytest.mark.parametrize(
    ("space", "dice", "choices", "coins"),
    [
        ("spice", "6", ["row 5"], 20 - 6 + 2),
        ("gold", "6 6 6", ["row 3"], 20 - 6),
        ("contracts", "6", ["take 1", "stop"], 20 - 6),
        ("travel", "6 6", ["step oasis-a", "stop"], 20 - 6 - 3),
    ],
)
def test_doing_less_is_not_cheaper(space: str, dice: str, choices: list[str], coins: int) -> None:
    table = polo_position(turn=RED, row=ROW, spaces={space: placed(space, "blue 1")}, red={"dice": dice, "coins": 20})

    table.play(RED, f"space {space}", *choices)

    assert (price_paid(table), table.player(RED).coins) == ([6], coins)


@pytest.mark.rule("POLO-OCCUPY-12", "POLO-KHAN-5")
@pytest.mark.parametrize("lies", ["blue 1", "blue 3, black 3", "blue 1, black 2, yellow 4"])
def test_the_khan_is_never_paid(lies: str) -> None:
    table = polo_position(turn=RED, spaces={"khan": lies}, red={"dice": "6", "coins": 9})

    table.play(RED, "space khan", "good silk")

    assert (price_paid(table), table.player(RED).coins) == ([], 9)
    assert (table.player(RED).goods, table.player(RED).camels) == ("silk", 2)


@pytest.mark.rule("POLO-OCCUPY-12", "POLO-CITY-3")
def test_a_city_card_is_free_or_closed_but_never_paid() -> None:
    red = {"dice": "6 6", "coins": 20, "posts": "moscow karachi"}
    table = polo_position(turn=RED, cards={"moscow": "t28", "karachi": "t29"}, spaces={"karachi": "blue 1"}, red=red)

    assert table.why_not("city card t29")[1] == "POLO-CITY-3"
    table.play(RED, "city card t28")

    assert (table.player(RED).gold, table.player(RED).coins) == (3, 20)


@pytest.mark.rule("POLO-OCCUPY-13")
def test_the_purse_is_free_and_open_to_any_number_of_own_dice() -> None:
    spaces = {"purse": "blue 6, blue 6, black 1, red 5"}
    table = polo_position(turn=RED, spaces=spaces, red={"dice": "6 6 6 black-6"}, blue={"dice": "1"})

    table.play(RED, "purse", "die own-6", "purse", "die own-6", "purse", "die black-6", "purse")

    assert (table.player(RED).coins, table.player(RED).dice) == (4 * 3, "")
    assert price_paid(table) == []


# --- five coins -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-MONEY-1")
@pytest.mark.parametrize("die", ["1", "2", "3", "4", "5", "6", "black-1", "black-6", "white-3"])
def test_one_die_of_any_value_gives_five_coins(die: str) -> None:
    table = polo_position(turn=YELLOW, yellow={"dice": die, "coins": 4, "character": "matteo"}, green={"dice": "1"})

    table.play(YELLOW, "space coins")

    assert (table.player(YELLOW).coins, table.player(YELLOW).dice) == (9, "")
    assert table.options == ["end turn"]
    table.play(YELLOW, "end turn")
    assert table.to_move == GREEN


@pytest.mark.rule("POLO-MONEY-1", "POLO-MONEY-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_on_the_occupied_space_the_price_comes_off(value: int) -> None:
    table = polo_position(turn=RED, spaces={"coins": "blue 3"}, red={"dice": str(value), "coins": 6})

    table.play(RED, "space coins")

    assert table.player(RED).coins == 6 - value + 5
    assert [event.kind for event in table.events] == ["dice_placed", "space_paid", "gained"]


@pytest.mark.rule("POLO-MONEY-2")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_five_coins_do_not_pay_the_price(value: int) -> None:
    table = polo_position(turn=RED, spaces={"coins": "blue 3"}, red={"dice": str(value), "coins": value - 1})

    assert table.why_not("space coins") == ("space.price", "POLO-OCCUPY-4")


UNLIMITED: list[Any] = [
    pytest.param("space coins", {"coins": 170}, "coins", 175, id="more coins than there are pieces"),
    pytest.param("space camels", {"camels": 42}, "camels", 48, id="camels"),
    pytest.param("space gold", {"gold": 21}, "gold", 25, id="gold"),
    pytest.param("space silk", {"silk": 21}, "silk", 25, id="silk"),
    pytest.param("space spice", {"spice": 21}, "spice", 25, id="spice"),
]


@pytest.mark.rule("POLO-MONEY-3")
@pytest.mark.parametrize(("space", "has", "thing", "after"), UNLIMITED)
def test_coins_camels_and_goods_never_run_out(space: str, has: dict[str, int], thing: str, after: int) -> None:
    table = polo_position(turn=RED, red={"dice": "6 6 6", **has}, blue=has, green=has)

    table.play(RED, space)
    if table.asked == "choose_row":
        table.play(RED, "row 6")

    assert getattr(table.player(RED), thing) == after
    assert getattr(table.player(BLUE), thing) == has[thing]

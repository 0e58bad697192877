"""The worked examples of the rules, EX-01 to EX-13, each with its variants."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, GREEN, RED, ROW, YELLOW, Table, polo_position

THREES = [2] * 20  # five dice of four players: nobody is compensated


def travel(table: Table, *nodes: str) -> None:
    """Red travels with his two lowest dice."""
    table.place(RED, "space travel")
    table.walk(RED, *nodes)


@pytest.mark.rule("POLO-MONEY-1", "POLO-OCCUPY-14", "POLO-DICE-2")
def test_ex_01_take_five_coins() -> None:
    table = polo_position(turn=YELLOW, yellow={"dice": "3 1 6", "coins": 4})

    table.play(YELLOW, "space coins")
    assert (table.asked, table.options) == ("choose_die", ["die own-1", "die own-3", "die own-6"])
    table.play(YELLOW, "die own-3")

    assert (table.player(YELLOW).coins, table.player(YELLOW).dice) == (9, "1 6")
    assert table.space("coins") == "yellow 3"


# --- the bazaar and the khan ----------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BAZAAR-1", "POLO-BAZAAR-2", "POLO-BAZAAR-3", "POLO-DICE-4")
def test_ex_02_silk_for_the_lowest_die() -> None:
    table = polo_position(blue={"dice": "1 2 4 5 6", "coins": 8})

    table.play(BLUE, "space silk", "die own-4", "die own-5")
    assert (table.asked, table.options) == ("choose_row", ["row 4", "row 3"])
    table.play(BLUE, "row 4")

    blue = table.player(BLUE)
    assert (blue.silk, blue.coins, blue.camels, blue.dice) == (3, 8, 0, "1 2 6")


@pytest.mark.rule("POLO-BAZAAR-2", "POLO-BAZAAR-4", "POLO-TURN-12", "POLO-TURN-13")
@pytest.mark.parametrize(("row", "spice", "coins"), [(3, 2, 3), (4, 3, 2)])
def test_ex_03_a_lower_row_on_purpose(row: int, spice: int, coins: int) -> None:
    table = polo_position(turn=RED, red={"dice": "4 6", "coins": 2})

    table.play(RED, "space spice", "die own-4")
    assert (table.asked, table.options) == ("choose_row", ["row 4", "row 3"])
    table.play(RED, f"row {row}")

    assert (table.player(RED).spice, table.player(RED).coins) == (spice, coins)


@pytest.mark.rule("POLO-BAZAAR-2", "POLO-BAZAAR-3")
def test_ex_04_six_camels() -> None:
    table = polo_position(turn=GREEN, green={"dice": "6", "camels": 1})

    table.play(GREEN, "space camels")

    assert table.asked == "choose_action"
    assert table.player(GREEN).camels == 7


@pytest.mark.rule("POLO-KHAN-1", "POLO-KHAN-2", "POLO-KHAN-3", "POLO-KHAN-5")
def test_ex_05_rising_dice_for_the_khan() -> None:
    table = polo_position(turn=GREEN, green={"dice": "3"}, red={"dice": "4 2"})

    table.play(GREEN, "space khan", "good gold", "end turn")
    table.play(RED, "space khan", "good gold")

    assert table.space("khan") == "green 3, red 4"
    for colour in (GREEN, RED):
        player = table.player(colour)
        assert (player.gold, player.camels, player.coins) == (1, 2, 0)
    assert table.player(RED).dice == "2"
    assert table.told("space_paid") == []


@pytest.mark.rule("POLO-KHAN-3")
def test_ex_05_a_lower_die_is_not_offered() -> None:
    table = polo_position(turn=RED, spaces={"khan": "green 3"}, red={"dice": "4 2 6"})

    table.play(RED, "space khan")

    assert table.options == ["die own-4", "die own-6"]
    assert table.why_not("die own-2") == ("khan.too_low", "POLO-KHAN-3")


# --- contracts ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CONTRACT-1", "POLO-CONTRACT-2", "POLO-CONTRACT-7")
def test_ex_06_one_contract_and_the_row_closes_up() -> None:
    table = polo_position(row=ROW, blue={"dice": "3", "active": "s2"})

    table.place(BLUE, "space contracts")
    assert (table.asked, table.options) == ("choose_contract", ["take 1", "take 2", "take 3"])
    table.play(BLUE, "take 2", "stop")

    assert table.asked == "choose_action"
    assert table.player(BLUE).active == "s2 k09"
    assert table.row == "k01 k13 k21 k30 k38"
    assert (table.player(BLUE).coins, table.player(BLUE).camels) == (0, 0)


@pytest.mark.rule("POLO-CONTRACT-3", "POLO-CONTRACT-5")
def test_ex_07_two_contracts_and_the_extra_of_space_6() -> None:
    table = polo_position(turn=GREEN, row=ROW, green={"dice": "6", "coins": 5})

    table.place(GREEN, "space contracts")
    table.play(GREEN, "take 2", "take 6", "extra camels")

    green = table.player(GREEN)
    assert (green.active, green.camels, green.coins) == ("k09 k38", 2, 5)
    assert table.row == "k01 k13 k21 k30"


@pytest.mark.rule("POLO-CONTRACT-4", "POLO-CONTRACT-5", "POLO-CONTRACT-6")
def test_ex_07_variant_both_extras() -> None:
    table = polo_position(turn=GREEN, row=ROW, green={"dice": "6", "coins": 5})

    table.place(GREEN, "space contracts")
    table.play(GREEN, "take 5", "take 6", "extra coins", "extra camels")

    green = table.player(GREEN)
    assert (green.active, green.coins, green.camels) == ("k30 k38", 6, 2)
    assert table.row == "k01 k09 k13 k21"


@pytest.mark.rule("POLO-CONTRACT-10", "POLO-CONTRACT-11", "POLO-CONTRACT-12", "POLO-CONTRACT-13")
def test_ex_08_one_contract_too_many() -> None:
    seven = "k30 k31 k32 k33 k34 k35 k36"
    table = polo_position(turn=GREEN, row="k01 k09 k13", special=seven, green={"dice": "2", "active": "k05 k16"})

    table.place(GREEN, "space contracts")
    table.play(GREEN, "take 1", "stop")
    assert (table.asked, table.options) == ("choose_discard", ["discard k05", "discard k16"])
    assert table.why_not("discard k01") == ("discard.new", "POLO-CONTRACT-12")
    table.play(GREEN, "discard k16")

    assert table.player(GREEN).active == "k05 k01"
    assert table.row == "k09 k13"
    assert table.special == f"{seven} k16"


# --- travel ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-1", "POLO-TRAVEL-2", "POLO-TRAVEL-3", "POLO-TRAVEL-10")
def test_ex_09_the_lower_die_limits_the_steps() -> None:
    table = polo_position(turn=RED, red={"dice": "2 4", "coins": 9})

    table.place(RED, "space travel")
    table.play(RED, "step oasis-a", "step moscow")
    if table.asked == "choose_step":
        assert table.options == ["stop"]
        table.play(RED, "stop")

    red = table.player(RED)
    assert table.asked == "choose_action"
    assert (red.coins, red.figure, red.posts) == (2, "moscow", "moscow")


@pytest.mark.rule("POLO-TRAVEL-2", "POLO-TRAVEL-3", "POLO-TRAVEL-10")
def test_ex_09_variant_only_the_steps_made_are_paid() -> None:
    table = polo_position(turn=RED, red={"dice": "2 4", "coins": 9})

    table.place(RED, "space travel")
    table.play(RED, "step alexandria", "stop")

    red = table.player(RED)
    assert (red.coins, red.figure, red.posts) == (6, "alexandria", "alexandria")


@pytest.mark.rule("POLO-TRAVEL-3", "POLO-TRAVEL-4")
def test_ex_10_a_surcharge_in_coins() -> None:
    table = polo_position(turn=RED, red={"dice": "1 1", "coins": 10, "camels": 2, "figure": "alexandria"})

    travel(table, "oasis-g")

    red = table.player(RED)
    assert (red.coins, red.camels, red.figure, red.posts) == (0, 2, "oasis-g", "")


@pytest.mark.rule("POLO-TRAVEL-3", "POLO-TRAVEL-4", "POLO-TRAVEL-11")
def test_ex_10_variant_a_surcharge_in_camels() -> None:
    table = polo_position(turn=RED, red={"dice": "1 1", "coins": 10, "camels": 2, "figure": "oasis-i"})

    travel(table, "adana")

    red = table.player(RED)
    assert [event.args["things"] for event in table.told("paid")] == [{"coins": 3, "camels": 2}]
    assert (red.coins, red.camels, red.figure, red.posts) == (10, 1, "adana", "adana")


@pytest.mark.rule("POLO-TRAVEL-8", "POLO-TRAVEL-10", "POLO-TRAVEL-11", "POLO-TRAVEL-13")
@pytest.mark.parametrize(
    ("start", "end", "posts", "bonuses"),
    [
        ("venezia", "oasis-a", "", []),
        ("venezia", "alexandria", "alexandria", []),
        ("karachi", "ormuz", "ormuz", [{"province": "ormuz", "token": "b"}]),
    ],
)
def test_ex_11_where_a_movement_may_end(start: str, end: str, posts: str, bonuses: list[dict[str, Any]]) -> None:
    table = polo_position(turn=RED, red={"dice": "1 4", "coins": 3, "camels": 3, "figure": start})

    travel(table, end)

    red = table.player(RED)
    assert (red.figure, red.posts, red.coins, red.camels) == (end, posts, 0, 3)
    assert [event.args for event in table.told("province_bonus")] == bonuses


@pytest.mark.rule("POLO-TRAVEL-10", "POLO-TRAVEL-28", "POLO-CITY-1")
def test_ex_12_a_post_in_a_city_opens_its_card_from_the_next_turn_on() -> None:
    red = {"dice": "1 1 5", "coins": 3, "camels": 1, "figure": "oasis-e"}
    table = polo_position(turn=RED, cards={"samarcanda": "t04"}, red=red)

    travel(table, "samarcanda")
    assert (table.player(RED).stock, table.player(RED).posts) == (8, "samarcanda")
    assert "city card t04" not in table.options
    table.play(RED, "end turn")

    assert table.to_move == RED
    assert "city card t04" in table.options


@pytest.mark.rule("POLO-CITY-1")
def test_ex_12_a_card_that_is_occupied_or_cannot_be_paid_stays_closed() -> None:
    post: dict[str, Any] = {"dice": "5", "posts": "samarcanda"}
    cards = {"samarcanda": "t04"}

    poor = polo_position(turn=RED, cards=cards, red=post)
    late = polo_position(turn=RED, cards=cards, spaces={"samarcanda": "black 2"}, red={**post, "camels": 1})
    far = polo_position(turn=RED, cards=cards, red={"dice": "5", "camels": 1})

    for table in (poor, late, far):
        assert "city card t04" not in table.options


@pytest.mark.rule("POLO-TRAVEL-11", "POLO-ROUND-8")
def test_ex_13_a_post_in_a_province_brings_its_bonus_now_and_in_the_next_round() -> None:
    table = polo_position(turn=RED, chance=THREES, red={"dice": "1 1", "coins": 4, "camels": 2, "figure": "oasis-i"})

    travel(table, "adana")
    red = table.player(RED)
    assert (red.posts, red.coins, red.camels) == ("adana", 4, 1)
    table.play(RED, "end turn")

    assert table.state.round == 2
    assert (table.player(RED).coins, table.player(RED).camels) == (7, 2)


# --- the supplement -------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-17", "POLO-3P-3")
@pytest.mark.parametrize("acting", [YELLOW, RED])
def test_with_three_players_mercator_gets_a_camel_when_another_takes_the_khans_favour(acting: str) -> None:
    players: dict[str, Any] = {BLUE: {"character": "mercator", "dice": "1"}, acting: {"dice": "4"}}
    table = polo_position("blue yellow red", turn=acting, **players)

    table.play(acting, "space khan", "good silk")

    assert (table.player(BLUE).camels, table.player(BLUE).coins, table.player(BLUE).goods) == (1, 0, "")
    assert (table.player(acting).camels, table.player(acting).silk) == (2, 1)
    told = table.told("mercator_gained")
    assert [(event.rule, event.args["things"]) for event in told] == [("POLO-CHAR-17", {"camels": 1})]

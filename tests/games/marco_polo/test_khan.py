"""The khan's favour: four spaces for rising dice, two camels and a good of choice. POLO-KHAN-1 to -8."""

from __future__ import annotations

import pytest

from tests.games.marco_polo.position import BLUE, GREEN, RED, YELLOW, polo_position

THREES = [2] * 20  # five dice of four players: nobody is compensated


@pytest.mark.rule("POLO-KHAN-1", "POLO-KHAN-3")
def test_the_area_is_filled_from_the_left_in_the_order_of_placing() -> None:
    table = polo_position(
        blue={"dice": "2"}, yellow={"dice": "3"}, green={"dice": "3"}, red={"dice": "6"}, spaces={"purse": "blue 1"}
    )

    for colour in (BLUE, YELLOW, GREEN):
        table.play(colour, "space khan", "good gold", "end turn")
    assert table.space("khan") == "blue 2, yellow 3, green 3"
    table.play(RED, "space khan", "good gold")

    assert table.space("khan") == "blue 2, yellow 3, green 3, red 6"


@pytest.mark.rule("POLO-KHAN-2")
@pytest.mark.parametrize("good", ["spice", "silk", "gold"])
def test_the_favour_is_two_camels_and_a_good_of_choice_for_one_die(good: str) -> None:
    table = polo_position(blue={"dice": "4 5", "camels": 1, "coins": 2})

    table.play(BLUE, "space khan", "die own-4")
    assert (table.asked, table.options) == ("choose_good", ["good spice", "good silk", "good gold"])
    table.play(BLUE, f"good {good}")

    blue = table.player(BLUE)
    assert (blue.camels, blue.coins, blue.goods, blue.dice, blue.score) == (3, 2, good, "5", 0)


@pytest.mark.rule("POLO-KHAN-3")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_the_first_die_may_show_anything(value: int) -> None:
    table = polo_position(blue={"dice": str(value)})

    table.play(BLUE, "space khan")

    assert table.space("khan") == f"blue {value}"


@pytest.mark.rule("POLO-KHAN-3", "POLO-DICE-10")
@pytest.mark.parametrize("last", [1, 2, 3, 4, 5, 6])
def test_a_later_die_is_at_least_as_high_as_the_one_to_its_left(last: int) -> None:
    values = (1, 2, 3, 4, 6)
    table = polo_position(spaces={"khan": f"red 1, green {last}"}, blue={"dice": "1 2 3 4 6 black-6"})

    table.play(BLUE, "space khan")

    fitting = [f"die own-{value}" for value in values if value >= last]
    assert table.options == [*fitting, "die black-6"]
    for value in values:
        if value < last:
            assert table.why_not(f"die own-{value}") == ("khan.too_low", "POLO-KHAN-3")


@pytest.mark.rule("POLO-KHAN-3", "POLO-KHAN-7")
@pytest.mark.parametrize(
    ("lies", "dice"), [("red 5", "4 1"), ("red 4", "black-3"), ("red 4", "white-3"), ("red 1, black 5", "4")]
)
def test_only_lower_dice_close_the_area(lies: str, dice: str) -> None:
    table = polo_position(spaces={"khan": lies}, blue={"dice": dice, "character": "matteo"})

    assert table.why_not("space khan") == ("khan.too_low", "POLO-KHAN-3")


@pytest.mark.rule("POLO-KHAN-1", "POLO-KHAN-4")
def test_four_dice_close_the_area_until_the_next_round() -> None:
    table = polo_position(
        spaces={"khan": "red 1, green 1, yellow 1"}, first="blue", blue={"dice": "1 6 black-6"}, chance=THREES
    )

    table.play(BLUE, "space khan", "die own-1", "good gold", "end turn")
    assert table.why_not("space khan") == ("khan.full", "POLO-KHAN-4")
    table.play(BLUE, "purse", "die own-6", "purse", "end turn")

    assert (table.state.round, table.to_move) == (2, BLUE)
    assert table.space("khan") == ""
    assert "space khan" in table.options


@pytest.mark.rule("POLO-KHAN-6")
def test_the_own_colour_enters_the_area_once_in_a_round() -> None:
    table = polo_position(spaces={"khan": "blue 2, green 3"}, blue={"dice": "3 6"}, yellow={"dice": "3"})

    assert table.why_not("space khan") == ("space.own_colour", "POLO-KHAN-6")
    table.play(BLUE, "space coins", "die own-3", "end turn")

    assert table.to_move == YELLOW
    assert "space khan" in table.options


@pytest.mark.rule("POLO-KHAN-6", "POLO-KHAN-7")
def test_black_and_white_dice_come_in_addition_to_the_own_colour() -> None:
    table = polo_position(
        spaces={"khan": "blue 2"}, blue={"dice": "6 black-3 white-4", "character": "matteo"}, chance=THREES
    )

    table.play(BLUE, "space khan")
    assert table.options == ["die black-3", "die white-4"]
    assert table.why_not("die own-6") == ("die.own_colour", "POLO-KHAN-6")
    table.play(BLUE, "die black-3", "good gold", "end turn")
    table.play(BLUE, "space khan", "good gold")

    assert table.space("khan") == "blue 2, black 3, white 4"
    assert (table.player(BLUE).gold, table.player(BLUE).camels) == (2, 4)


@pytest.mark.rule("POLO-KHAN-7")
def test_an_own_die_follows_a_black_one() -> None:
    table = polo_position(spaces={"khan": "black 3"}, blue={"dice": "4"})

    table.play(BLUE, "space khan")

    assert table.space("khan") == "black 3, blue 4"

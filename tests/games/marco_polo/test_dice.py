"""Dice: whose they are, how many a space takes, which one counts, black dice, where they lie. Rules POLO-DICE."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.events import Event
from caravansary.games.marco_polo.pieces import DICE, DICE_ORDER
from tests.games.marco_polo.position import BLUE, GREEN, RED, ROW, YELLOW, Table, polo_position, rolls


# --- kinds of dice --------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-DICE-1")
def test_a_placed_die_is_own_black_white_or_neutral() -> None:
    yellow = {"dice": "3 black-4 white-6", "coins": 9, "character": "matteo"}
    table = polo_position("blue yellow green", turn=YELLOW, spaces={"coins": "blue 5"}, yellow=yellow)

    table.play(YELLOW, "space khan", "die own-3", "good gold", "end turn")
    table.play(YELLOW, "space khan", "die black-4", "good gold", "end turn")
    table.play(YELLOW, "space khan", "good gold")

    spaces = table.state.view(None)["spaces"]
    assert spaces["khan"] == [
        {"owner": None, "kind": "neutral", "value": 1},
        {"owner": 1, "kind": "own", "value": 3},
        {"owner": 1, "kind": "black", "value": 4},
        {"owner": 1, "kind": "white", "value": 6},
    ]
    assert spaces["coins"] == [{"owner": 0, "kind": "own", "value": 5}]


# --- which dice, how many -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-DICE-2")
def test_only_unused_dice_of_the_own_board_can_be_placed() -> None:
    spaces = {"spice": "yellow 4", "purse": "yellow 5"}
    table = polo_position(turn=YELLOW, spaces=spaces, yellow={"dice": "3 1", "coins": 4}, blue={"dice": "2 black-6"})

    table.play(YELLOW, "space coins")

    assert table.options == ["die own-1", "die own-3"]
    for foreign in ("own-2", "black-6", "own-4", "own-5"):
        assert table.why_not(f"die {foreign}")[0] == "core.action.not_asked"
    table.play(YELLOW, "die own-3")
    assert (table.player(YELLOW).dice, table.player(YELLOW).coins) == ("1", 9)
    assert (table.player(BLUE).dice, table.space("coins")) == ("2 black-6", "yellow 3")


NEEDED = [
    *[("coins", 1), ("camels", 1), ("spice", 1), ("silk", 2)],
    *[("gold", 3), ("khan", 1), ("contracts", 1), ("travel", 2)],
]


@pytest.mark.rule("POLO-DICE-3", "POLO-BAZAAR-1")
@pytest.mark.parametrize(("space", "needed"), NEEDED)
@pytest.mark.parametrize("more", [0, 1, 2])
def test_a_space_takes_exactly_its_number_of_dice(space: str, needed: int, more: int) -> None:
    dice = " ".join(["2"] * (needed + more))
    table = polo_position(turn=RED, row=ROW, red={"dice": dice, "coins": 9})

    table.play(RED, f"space {space}")

    assert table.space(space) == ", ".join(["red 2"] * needed)
    assert len(table.player(RED).dice.split()) == more
    assert table.asked != "choose_die"


@pytest.mark.rule("POLO-DICE-3", "POLO-BAZAAR-1")
@pytest.mark.parametrize(("space", "needed"), [need for need in NEEDED if need[1] > 1])
def test_with_too_few_dice_a_space_cannot_be_used(space: str, needed: int) -> None:
    dice = " ".join(["6"] * (needed - 1))
    table = polo_position(turn=RED, row=ROW, red={"dice": dice, "coins": 30})

    assert table.why_not(f"space {space}") == ("space.dice", "POLO-DICE-3")


@pytest.mark.rule("POLO-DICE-3")
def test_a_city_card_and_the_purse_take_one_die() -> None:
    table = polo_position(turn=RED, cards={"moscow": "t27"}, red={"dice": "5 5 5", "posts": "moscow"})

    table.play(RED, "purse", "city card t27")

    assert table.space("moscow") == "red 5"
    assert (table.player(RED).dice, table.player(RED).coins) == ("5", 3 + 10)


# --- the lowest die -------------------------------------------------------------------------------------------------
LOWEST: list[Any] = [
    pytest.param("silk", "4 5", "row 4", {"silk": 3}, 4, id="silk 4 and 5"),
    pytest.param("silk", "2 6", None, {"silk": 2}, 2, id="silk 2 and 6"),
    pytest.param("gold", "1 6 6", None, {"gold": 1}, 1, id="gold 1, 6 and 6"),
    pytest.param("gold", "4 5 6", "row 4", {"gold": 3}, 4, id="gold 4, 5 and 6"),
    pytest.param("gold", "6 6 6", "row 6", {"gold": 4}, 6, id="gold with sixes"),
]


@pytest.mark.rule("POLO-DICE-4")
@pytest.mark.parametrize(("space", "dice", "row", "gain", "price"), LOWEST)
def test_the_lowest_die_decides_about_the_row_and_the_price(
    space: str, dice: str, row: str | None, gain: dict[str, int], price: int
) -> None:
    table = polo_position(turn=RED, spaces={space: "blue 3, blue 3"}, red={"dice": dice, "coins": 6})

    table.play(RED, f"space {space}")
    while table.asked == "choose_die":
        table.play(RED, table.options[0])
    if row:
        for higher in range(price + 1, 7):
            assert table.why_not(f"row {higher}") == ("row.too_high", "POLO-BAZAAR-2")
        table.play(RED, row)

    red = table.player(RED)
    assert {"spice": red.spice, "silk": red.silk, "gold": red.gold} == {"spice": 0, "silk": 0, "gold": 0, **gain}
    assert red.coins == 6 - price


@pytest.mark.rule("POLO-DICE-4")
def test_dice_are_chosen_lowest_first_so_the_first_one_fixes_the_price() -> None:
    table = polo_position(turn=RED, spaces={"silk": "blue 1, blue 1"}, red={"dice": "2 4 5 6", "coins": 4})

    table.play(RED, "space silk")
    assert table.options == ["die own-2", "die own-4"]
    assert table.why_not("die own-5") == ("die.price", "POLO-OCCUPY-4")
    table.play(RED, "die own-4")
    assert table.options == ["die own-5", "die own-6"]
    assert table.why_not("die own-2") == ("die.order", "POLO-DICE-4")
    table.play(RED, "die own-6")

    assert (table.player(RED).coins, table.player(RED).dice) == (0, "2 5")


# --- mixtures -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-DICE-5")
@pytest.mark.parametrize(
    "dice",
    ["4 4 4", "4 4 black-4", "4 black-4 black-4", "4 black-4 white-4", "4 4 white-4", "black-4 black-4 white-4"],
)
def test_own_black_and_white_dice_may_be_mixed(dice: str) -> None:
    table = polo_position(turn=RED, red={"dice": dice, "character": "matteo"})

    table.play(RED, "space gold", "row 4")

    placed = [f"red {d}" if d.isdigit() else d.replace("-", " ") for d in dice.split()]
    assert table.space("gold") == ", ".join(placed)
    assert (table.player(RED).gold, table.player(RED).dice) == (3, "")


@pytest.mark.rule("POLO-DICE-5", "POLO-DICE-4")
@pytest.mark.parametrize(("dice", "steps"), [("5 black-2", 2), ("1 white-6", 1), ("black-3 white-2", 2)])
def test_in_a_mixture_too_the_lowest_die_counts(dice: str, steps: int) -> None:
    table = polo_position(turn=RED, red={"dice": dice, "coins": 40, "character": "matteo"})

    table.play(RED, "space travel")

    assert table.told("journey_started")[0].args == {"n": steps}


# --- black dice -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-DICE-6")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_gained_black_die_is_rolled_at_once_and_usable_in_the_same_turn(value: int) -> None:
    table = polo_position(
        turn=RED, chance=[value - 1], red={"dice": "1", "camels": 3}, spaces={"camels": "red 2"}, blue={"dice": "1"}
    )

    table.play(RED, "buy black die")
    assert table.player(RED).dice == f"1 black-{value}"
    assert table.state.pool == 4
    table.play(RED, "space khan", f"die black-{value}", "good silk")

    assert (table.space("khan"), table.player(RED).dice) == (f"black {value}", "1")


@pytest.mark.rule("POLO-DICE-7")
def test_a_player_may_gain_several_black_dice_in_a_round() -> None:
    red: dict[str, Any] = {"dice": "1 1", "camels": 1 + 6, "spice": 3, "active": "k01"}
    table = polo_position(turn=RED, chance=rolls("2 3 5"), red=red)

    table.play(RED, "complete k01", "buy black die", "space coins", "die own-1", "end turn")
    table.play(RED, "buy black die")

    assert table.player(RED).dice == "1 black-2 black-3 black-5"
    assert table.state.pool == 2


@pytest.mark.rule("POLO-DICE-8", "POLO-REWARD-4")
@pytest.mark.parametrize(("seats", "pool"), [("blue red", 3), ("blue green red", 4), ("blue yellow green red", 5)])
def test_nobody_gets_a_black_die_from_an_empty_pool(seats: str, pool: int) -> None:
    red = {"dice": "1", "camels": 9, "spice": 3, "active": "k01"}
    table = polo_position(seats, turn=RED, spaces={"purse": ", ".join(["black 1"] * pool)}, red=red)
    assert table.state.pool == 0

    assert table.why_not("buy black die") == ("black.none_left", "POLO-BONUS-15")
    table.play(RED, "complete k01")

    assert table.player(RED).dice == "1"
    assert (table.player(RED).score, len(table.told("black_missing"))) == (2, 1)


@pytest.mark.rule("POLO-DICE-8", "POLO-DICE-11")
def test_black_dice_on_spaces_come_back_to_the_pool_with_the_next_round_only() -> None:
    spaces = {"coins": "black 1, black 2", "camels": "black 3"}
    red = {"dice": "black-5 black-5", "camels": 3, "coins": 9}
    table = polo_position(turn=RED, spaces=spaces, chance=rolls("44444 44444 44444 44444"), red=red)

    for place in (["space khan", "good gold"], ["purse"]):
        assert (table.state.pool, table.why_not("buy black die")) == (0, ("black.none_left", "POLO-BONUS-15"))
        table.play(RED, *place, "end turn")

    assert (table.state.round, table.state.pool) == (2, 5)
    assert "buy black die" in table.options


# --- rerolling and changing -----------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BONUS-10", "POLO-BONUS-11", "POLO-BONUS-13")
@pytest.mark.parametrize(
    ("clicks", "camels", "rule"),
    [
        (("reroll", "die own-3"), 1, "POLO-BONUS-10"),
        (("change die", "die own-3", "up"), 2, "POLO-BONUS-11"),
        (("buy black die",), 3, "POLO-BONUS-13"),
    ],
)
def test_the_camels_that_are_paid_are_told(clicks: tuple[str, ...], camels: int, rule: str) -> None:
    table = polo_position(turn=RED, red={"dice": "3 black-4", "camels": 7, "character": "matteo"})

    table.play(RED, *clicks)

    assert table.player(RED).camels == 7 - camels
    assert table.told("paid") == [Event("paid", table.who(RED), rule, {"things": {"camels": camels}})]


@pytest.mark.rule("POLO-DICE-9")
@pytest.mark.parametrize(
    ("die", "way", "became"),
    [
        ("own-3", "up", "4 black-3 white-3"),
        ("own-3", "down", "2 black-3 white-3"),
        ("black-3", "up", "3 black-4 white-3"),
        ("black-3", "down", "3 black-2 white-3"),
        ("white-3", "up", "3 black-3 white-4"),
        ("white-3", "down", "3 black-3 white-2"),
    ],
)
def test_own_black_and_white_dice_can_be_changed(die: str, way: str, became: str) -> None:
    table = polo_position(turn=RED, red={"dice": "3 black-3 white-3", "camels": 2, "character": "matteo"})

    table.play(RED, "change die", f"die {die}", way)

    assert (table.player(RED).dice, table.player(RED).camels) == (became, 0)


@pytest.mark.rule("POLO-DICE-9")
@pytest.mark.parametrize("what", ["reroll", "change die"])
def test_dice_on_spaces_and_dice_of_others_cannot_be_rerolled_or_changed(what: str) -> None:
    spaces = {"coins": "red 2", "khan": "blue 1"}
    table = polo_position(turn=RED, spaces=spaces, red={"dice": "4 5", "camels": 9}, blue={"dice": "3 black-6"})

    table.play(RED, what)

    assert table.options == ["die own-4", "die own-5"]


# --- dice that lie on a space ---------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-DICE-11")
def test_placed_dice_stay_until_the_dice_return_at_the_next_round_start() -> None:
    chance = rolls("44444 44444 44444 44444")
    red = {"dice": "1 2 black-3", "posts": "moscow kashgar"}
    table = polo_position(turn=RED, first=RED, cards={"moscow": "t27"}, chance=chance, red=red, green={"dice": "6"})

    table.play(RED, "purse", "die black-3", "space coins", "die own-1", "end turn")
    table.play(GREEN, "space khan", "good gold", "end turn")
    table.play(RED, "city card t27", "end turn")
    assert (table.asked, table.state.round) == ("choose_pair", 2)  # step 2
    assert lying(table) == {"coins": "red 1", "khan": "green 6", "moscow": "red 2"}
    assert "black 3" in table.space("purse")
    table.play(RED, "pair spice-silk")

    assert lying(table) == {}
    assert table.space("purse") == ""


def lying(table: Table) -> dict[str, str]:
    """The spaces with dice, except the purse."""
    spaces = table.state.view(None)["spaces"]
    return {space: table.space(space) for space, dice in spaces.items() if dice and space != "purse"}


def test_dice_are_picked_lowest_first_and_own_before_black_before_white() -> None:
    names = [DICE[die] for die in DICE_ORDER]

    assert names[:6] == ["own-1", "black-1", "white-1", "own-2", "black-2", "white-2"]
    assert names[-2:] == ["own", "black"]

"""Contracts on the row, in the slots and in the special pile. POLO-CONTRACT-1 to -23.

What the single contracts ask for and give is in `test_contract_tiles.py`, completing them in `test_extra_actions.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, GREEN, ROW, YELLOW, Table, polo_position

THREES = [2] * 10  # five dice of two players: nobody is compensated


def takes(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("take")]


def taking(*actions: str, dice: str = "6", row: str = ROW, special: str | None = None, **blue: Any) -> Table:
    """Blue has placed the die on the contracts and plays on."""
    table = polo_position(row=row, special=special, blue={"dice": dice, **blue}, yellow={"dice": "2"})
    table.place(BLUE, "space contracts")
    table.play(BLUE, *actions)
    return table


# --- which contracts ------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CONTRACT-1")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_die_reaches_the_spaces_up_to_its_value(value: int) -> None:
    table = taking(dice=str(value))

    assert table.options == [f"take {position}" for position in range(1, value + 1)]
    for position in range(value + 1, 7):
        assert table.why_not(f"take {position}") == ("take.too_far", "POLO-CONTRACT-1")


@pytest.mark.rule("POLO-CONTRACT-1")
def test_a_short_row_has_no_more_than_its_contracts() -> None:
    table = taking(row="k01 k09")

    assert table.options == ["take 1", "take 2"]


@pytest.mark.rule("POLO-CONTRACT-1", "POLO-CONTRACT-2")
@pytest.mark.parametrize(
    ("dice", "actions", "active", "row"),
    [
        pytest.param("1", [], "k01", "k09 k13 k21 k30 k38", id="a one"),
        pytest.param("6", ["take 4", "stop"], "k21", "k01 k09 k13 k30 k38", id="one is enough"),
        pytest.param("6", ["take 1", "take 2"], "k01 k09", "k13 k21 k30 k38", id="no more than two"),
    ],
)
def test_one_or_two_contracts_are_taken(dice: str, actions: list[str], active: str, row: str) -> None:
    table = taking(*actions, dice=dice)

    assert table.asked == "choose_action"
    assert table.player(BLUE).active == active
    assert table.row == row


@pytest.mark.rule("POLO-CONTRACT-2")
def test_at_least_one_contract_is_taken() -> None:
    assert taking().why_not("stop") == ("stop.once_first", "POLO-TURN-12")


@pytest.mark.rule("POLO-CONTRACT-2")
def test_the_same_contract_is_not_taken_twice() -> None:
    table = taking("take 2", dice="4")

    assert table.options == ["take 3", "take 4", "stop"]
    assert table.why_not("take 2") == ("take.taken", "POLO-CONTRACT-2")


@pytest.mark.rule("POLO-CONTRACT-3")
def test_the_second_contract_is_chosen_from_the_positions_before_the_action() -> None:
    table = taking("take 1", dice="3")

    assert takes(table) == ["take 2", "take 3"]
    assert table.why_not("take 4") == ("take.too_far", "POLO-CONTRACT-1")
    table.play(BLUE, "take 3")
    assert table.player(BLUE).active == "k01 k13"
    assert table.row == "k09 k21 k30 k38"


# --- the extras of spaces 5 and 6 -----------------------------------------------------------------------------------
EXTRAS = [
    ("POLO-CONTRACT-4", 5, "coins", (1, 0)),
    ("POLO-CONTRACT-4", 5, "camels", (0, 1)),
    ("POLO-CONTRACT-5", 6, "coins", (2, 0)),
    ("POLO-CONTRACT-5", 6, "camels", (0, 2)),
]


@pytest.mark.rule("POLO-CONTRACT-4", "POLO-CONTRACT-5")
@pytest.mark.parametrize(("rule", "position", "extra", "brought"), EXTRAS)
def test_the_last_two_spaces_give_coins_or_camels(
    rule: str, position: int, extra: str, brought: tuple[int, int]
) -> None:
    table = taking(f"take {position}", *["stop"] * (position < 6))

    assert (table.asked, table.options) == ("choose_extra", ["extra coins", "extra camels"])
    table.play(BLUE, f"extra {extra}")

    assert table.asked == "choose_action"
    assert (table.player(BLUE).coins, table.player(BLUE).camels) == brought
    assert [event.rule for event in table.told("gained")] == [rule]


@pytest.mark.rule("POLO-CONTRACT-4")
@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_the_first_four_spaces_give_nothing_more(position: int) -> None:
    table = taking(f"take {position}", "stop", dice="5")

    assert table.asked == "choose_action"
    assert (table.player(BLUE).coins, table.player(BLUE).camels) == (0, 0)


@pytest.mark.rule("POLO-CONTRACT-6")
def test_a_six_earns_both_extras_space_5_first() -> None:
    table = taking("take 5", "take 6", "extra camels")

    assert (table.asked, table.player(BLUE).camels) == ("choose_extra", 1)
    table.play(BLUE, "extra coins")

    assert (table.player(BLUE).coins, table.player(BLUE).camels) == (2, 1)
    assert table.player(BLUE).active == "k30 k38"


@pytest.mark.rule("POLO-CONTRACT-4", "POLO-CONTRACT-5")
def test_the_space_counts_not_how_many_contracts_lie_there() -> None:
    table = taking("take 5", "extra coins", row="k01 k09 k13 k21 k30")

    assert table.player(BLUE).coins == 1


# --- the row --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CONTRACT-7")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        (["take 1", "take 2"], "k13 k21 k30 k38"),
        (["take 1", "take 6", "extra coins"], "k09 k13 k21 k30"),
        (["take 2", "take 5", "extra coins"], "k01 k13 k21 k38"),
        (["take 3", "take 4"], "k01 k09 k30 k38"),
    ],
)
def test_what_is_left_moves_to_the_left_in_its_order(taken: list[str], left: str) -> None:
    assert taking(*taken).row == left


@pytest.mark.rule("POLO-CONTRACT-8", "POLO-CONTRACT-9")
@pytest.mark.parametrize(
    ("row", "special", "actions", "filled", "left"),
    [
        ("k01 k09", "k30 k31 k32", ["take 1", "take 2"], "k30 k31", "k32"),
        ("k01", "k30 k31 k32", ["stop"], "k30 k31", "k32"),
        ("k01 k09", "k30", ["take 1", "take 2"], "k30", ""),
        ("k01 k09", "", ["take 1", "take 2"], "", ""),
        ("k01 k09 k13", "k30 k31 k32", ["take 1", "take 2"], "k13", "k30 k31 k32"),  # a row that is not empty
    ],
)
def test_an_empty_row_gets_two_contracts_of_the_special_pile(
    row: str, special: str, actions: list[str], filled: str, left: str
) -> None:
    table = taking(*actions, row=row, special=special)

    assert (table.to_move, table.asked) == (BLUE, "choose_action")
    assert (table.row, table.special) == (filled, left)


@pytest.mark.rule("POLO-CONTRACT-22")
def test_without_contracts_the_space_is_closed_until_the_next_round() -> None:
    table = polo_position(
        "blue yellow", row="", special="", first="blue", blue={"dice": "6"}, yellow={"dice": ""}, chance=THREES
    )
    assert table.why_not("space contracts") == ("contracts.empty", "POLO-CONTRACT-22")

    table.play(BLUE, "purse", "end turn")

    assert (table.state.round, len(table.row.split())) == (2, 6)
    assert "space contracts" in table.options


# --- two slots ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CONTRACT-10", "POLO-CONTRACT-11", "POLO-CONTRACT-12")
@pytest.mark.parametrize(("dropped", "kept"), [("k05", "k16 k01"), ("k16", "k05 k01")])
def test_one_too_many_is_discarded_from_those_held_before(dropped: str, kept: str) -> None:
    table = taking("take 1", "stop", dice="2", active="k05 k16")
    assert (table.asked, table.options) == ("choose_discard", ["discard k05", "discard k16"])
    assert table.why_not("discard k01") == ("discard.new", "POLO-CONTRACT-12")
    table.play(BLUE, f"discard {dropped}")

    assert table.asked == "choose_action"
    assert table.player(BLUE).active == kept


@pytest.mark.rule("POLO-CONTRACT-10", "POLO-CONTRACT-11", "POLO-CONTRACT-13", "POLO-CONTRACT-14", "POLO-CONTRACT-15")
@pytest.mark.parametrize(
    ("active", "special", "actions", "kept", "pile"),
    [
        ("k05", "k30", ["take 1", "take 2"], "k01 k09", "k30 k05"),
        ("k16 k05", "k30 k31", ["take 1", "take 2"], "k01 k09", "k30 k31 k16 k05"),  # the left one first
        ("k05 k16", "k30 k31 k32", ["take 2", "discard k05"], "k16 k09", "k30 k31 k32 k05"),
        # a starting contract leaves the game
        ("s3 k16", "k31 k32", ["take 2", "discard s3"], "k16 k09", "k31 k32"),
        ("s3 k16", "k31", ["take 1", "take 2"], "k01 k09", "k31 k16"),
    ],
)
def test_discards_go_under_the_special_pile_but_a_starting_contract_leaves_the_game(
    active: str, special: str, actions: list[str], kept: str, pile: str
) -> None:
    table = taking(*actions, dice="2", special=special, active=active)

    assert table.asked == "choose_action"
    assert table.player(BLUE).active == kept
    assert table.special == pile
    assert table.row == " ".join(contract for contract in ROW.split() if contract not in kept)


@pytest.mark.rule("POLO-CONTRACT-16")
@pytest.mark.parametrize(
    ("special", "row", "left"), [("", "k16", ""), ("k30", "k30 k16", ""), ("k30 k31", "k30 k31", "k16")]
)
def test_discards_go_under_the_pile_before_the_row_is_refilled(special: str, row: str, left: str) -> None:
    table = taking("take 1", "take 2", dice="2", row="k01 k09", special=special, active="k16")

    assert (table.row, table.special) == (row, left)


@pytest.mark.rule("POLO-CONTRACT-17")
def test_nothing_is_discarded_without_an_overflow() -> None:
    table = polo_position(row=ROW, blue={"dice": "2 5", "active": "s2"})
    assert not any(option.startswith("discard") for option in table.options)
    assert table.why_not("discard s2")[0] == "core.action.not_asked"

    table.play(BLUE, "space contracts", "die own-2", "take 1", "stop")

    assert table.asked == "choose_action"
    assert table.player(BLUE).active == "s2 k01"
    assert not any(option.startswith("discard") for option in table.options)


@pytest.mark.rule("POLO-CONTRACT-18")
def test_an_active_contract_gives_and_costs_nothing() -> None:
    table = polo_position(
        round=5, cards={"moscow": "t24"}, blue={"active": "s2 k29", "camels": 1, "posts": "moscow", "dice": "6"}
    )
    assert table.why_not("city card t24")[0] == "card.cannot"

    table.play(BLUE, "purse", "end turn")

    assert table.player(BLUE).points == {"most_contracts": 7}
    assert table.player(YELLOW).points == {"most_contracts": 7}


# --- drawing from the special pile ----------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CONTRACT-19")
def test_a_drawn_contract_is_the_top_of_the_special_pile() -> None:
    table = polo_position(special="k30 k31", blue={"active": "s4 s2", "camels": 2, "spice": 1, "silk": 1})

    table.play(BLUE, "complete s4")

    assert table.player(BLUE).active == "s2 k30"
    assert table.special == "k31"
    drawn = table.told("contract_drawn")
    assert [(event.args["contract"], event.audience) for event in drawn] == [("k30", None)]


@pytest.mark.rule("POLO-CONTRACT-10", "POLO-CONTRACT-14", "POLO-CONTRACT-19", "POLO-CONTRACT-23")
@pytest.mark.parametrize(
    ("held", "dropped", "kept", "special"),
    [
        ("k05 k16", "k05", "k16 k30", "k31 k05"),
        ("k05 k16", "k16", "k05 k30", "k31 k16"),
        ("k05 k16", "k30", "k05 k16", "k31 k30"),
        ("s1 k16", "s1", "k16 k30", "k31"),  # a starting contract leaves the game
    ],
)
def test_with_three_after_a_draw_any_of_them_is_discarded(held: str, dropped: str, kept: str, special: str) -> None:
    table = polo_position(
        special="k30 k31", offices={"alexandria": "o9"}, blue={"active": held, "dice": "1 1", "coins": 3}
    )

    table.place(BLUE, "space travel")
    table.walk(BLUE, "alexandria")
    assert (table.asked, table.options) == ("choose_discard", [f"discard {one}" for one in (*held.split(), "k30")])
    table.play(BLUE, f"discard {dropped}")

    assert (table.player(BLUE).active, table.special) == (kept, special)


@pytest.mark.rule("POLO-CONTRACT-20")
def test_nothing_is_drawn_from_an_empty_special_pile() -> None:
    table = polo_position(special="", blue={"active": "s4 s2", "camels": 2, "spice": 1, "silk": 1})

    table.play(BLUE, "complete s4")

    blue = table.player(BLUE)
    assert table.asked == "choose_action"
    assert (blue.active, blue.coins, blue.camels, blue.goods) == ("s2", 0, 0, "")
    assert blue.points == {"contracts": 5}
    assert [event.rule for event in table.told("contract_missing")] == ["POLO-CONTRACT-20"]


@pytest.mark.rule("POLO-CONTRACT-21")
def test_a_contract_just_taken_may_be_completed_in_the_same_turn() -> None:
    table = taking("take 2", camels=2, spice=1, silk=2)

    assert table.why_not("complete k09")[0] == "core.action.not_asked"
    table.play(BLUE, "stop", "complete k09")

    blue = table.player(BLUE)
    assert (blue.completed, blue.active, blue.coins, blue.score) == ("k09", "", 3, 4)


@pytest.mark.rule("POLO-CONTRACT-21")
def test_a_contract_just_drawn_may_be_completed_in_the_same_turn() -> None:
    table = polo_position(special="k09", blue={"active": "s4", "camels": 4, "spice": 2, "silk": 3})

    table.play(BLUE, "complete s4", "complete k09")

    assert table.player(BLUE).completed == "s4 k09"
    assert table.player(BLUE).score == 9


# --- the order of the slots -----------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CONTRACT-23")
def test_a_new_contract_is_added_on_the_right_and_of_two_the_one_from_the_lower_space_is_the_left_one() -> None:
    assert taking("take 1", "stop", active="k16").player(BLUE).active == "k16 k01"
    assert taking("take 1", "take 3", row="k38 k02 k30").player(BLUE).active == "k38 k30"


@pytest.mark.rule("POLO-CONTRACT-23")
def test_when_the_left_one_leaves_the_other_becomes_the_left_one() -> None:
    table = polo_position(row=ROW, blue={"dice": "6", "active": "s3 k16", "camels": 1, "gold": 1}, green={"dice": "1"})

    table.play(BLUE, "complete s3")
    assert table.player(BLUE).active == "k16"
    table.place(BLUE, "space contracts")
    table.play(BLUE, "take 1", "stop")

    assert table.player(BLUE).active == "k16 k01"
    assert table.player(GREEN).active == ""

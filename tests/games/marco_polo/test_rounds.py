"""Rounds: how many, whose turn it is, how they end. Rules POLO-ROUND-1 and -19 to -26."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.games.marco_polo.pieces import CONTRACTS
from tests.games.marco_polo.position import (
    BLUE,
    GREEN,
    JOURNEY,
    LAST_DIE,
    MIDDLING,
    RED,
    SEATS,
    YELLOW,
    end_round,
    last_die_of,
    named,
    polo_game,
    polo_position,
    rolls,
)


def named_contracts(contracts: list[int]) -> list[str]:
    return named(CONTRACTS, contracts).split()


# --- the number of rounds -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_five_rounds(players: int) -> None:
    table = polo_game(players, seed=3)
    choice = Chance.seeded(4)
    while not table.state.is_over:
        options = table.state.options
        table.state.play(options[choice.below(len(options))], events=table.events)

    assert [event.args["round"] for event in table.told("round_started")] == [1, 2, 3, 4, 5]
    assert [event.args["round"] for event in table.told("round_ended")] == [1, 2, 3, 4, 5]
    assert len(table.told("game_ended")) == 1


@pytest.mark.rule("POLO-ROUND-1", "POLO-ROUND-24", "POLO-ROUND-25")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_another_round_follows_until_the_fifth(number: int) -> None:
    table = polo_position(turn=RED, round=number, row="k01 k09", chance=rolls(MIDDLING), red=LAST_DIE)
    next_pile = table.state.piles[-6:]

    end_round(table)

    assert table.state.is_over == (number == 5)
    assert [event.args["round"] for event in table.told("round_started")] == ([] if number == 5 else [number + 1])
    assert sorted(table.row.split()) == sorted(named_contracts(next_pile))
    assert len(table.row.split()) == (0 if number == 5 else 6)
    assert table.state.view(None)["piles"] == max(0, 4 - number)
    assert len(table.told("contracts_laid_out")) == (0 if number == 5 else 1)
    assert len(table.told("scoring_started")) == (1 if number == 5 else 0)


# --- turns ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-19")
@pytest.mark.parametrize("first", SEATS)
def test_turns_go_clockwise_from_the_first_player(first: str) -> None:
    seats: dict[str, Any] = {colour: {"dice": "4 4", "coins": 9} for colour in SEATS}
    table = polo_position(turn=first, **seats)
    at = SEATS.index(first)
    order = (SEATS[at:] + SEATS[:at]) * 2

    for colour, space in zip(order, ["khan"] * 4 + ["coins"] * 4, strict=True):
        assert table.to_move == colour
        table.play(colour, f"space {space}", *["good gold"] * (space == "khan"))
        if colour != order[-1] or space == "khan":
            table.play(colour, "end turn")

    assert [SEATS[e.who] for e in table.told("turn_ended") if e.who is not None] == order[:-1]


@pytest.mark.rule("POLO-ROUND-20")
def test_a_player_without_a_die_is_skipped_even_with_camels_for_a_black_one() -> None:
    blue = {"camels": 9, "silk": 2, "active": "s2"}
    table = polo_position(turn=RED, red={"dice": "1"}, blue=blue, yellow={"dice": "2"}, green={"dice": "3"})

    table.play(RED, "space coins", "end turn")

    assert table.to_move == YELLOW
    assert table.options_of(BLUE) == []


@pytest.mark.rule("POLO-ROUND-21")
def test_the_only_player_with_dice_takes_one_turn_after_the_other() -> None:
    table = polo_position(turn=YELLOW, chance=rolls(MIDDLING), yellow={"dice": "3 3 3"})

    for space in ("coins", "spice", "camels"):
        assert (table.state.round, table.to_move) == (1, YELLOW)
        table.play(YELLOW, f"space {space}", "end turn")

    assert [e.who for e in table.told("turn_ended")] == [table.who(YELLOW)] * 3
    assert table.state.round == 2


@pytest.mark.rule("POLO-ROUND-22")
def test_the_round_ends_with_the_turn_and_not_with_the_last_die() -> None:
    table = last_die_of(red={"camels": 3}, rolled=f"5 {MIDDLING}")

    table.play(RED, "space coins")
    assert (table.state.round, table.options) == (1, ["buy black die", "end turn"])
    table.play(RED, "buy black die")
    assert table.player(RED).dice == "black-5"
    table.play(RED, "end turn")
    assert (table.state.round, table.to_move) == (1, RED)
    table.play(RED, "purse")
    assert (table.state.round, table.options) == (1, ["end turn"])
    table.play(RED, "end turn")

    assert table.state.round == 2


@pytest.mark.rule("POLO-ROUND-22")
def test_the_round_goes_on_while_anybody_has_a_die() -> None:
    table = last_die_of(green={"dice": "6"})

    end_round(table)

    assert (table.state.round, table.to_move) == (1, GREEN)
    assert table.told("round_ended") == []


# --- the end of a round ---------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-ROUND-23")
@pytest.mark.parametrize("number", [1, 4, 5])
@pytest.mark.parametrize(
    ("row", "special", "after"),
    [
        ("k01 k09 k13", "k20 k21", "k20 k21 k01 k09 k13"),
        ("k13 k09 k30 k02 k07 k01", "", "k13 k09 k30 k02 k07 k01"),
        ("", "k20 k21", "k20 k21"),
    ],
)
def test_the_rest_of_the_row_goes_under_the_special_pile_space_1_first(
    number: int, row: str, special: str, after: str
) -> None:
    table = polo_position(turn=RED, round=number, row=row, special=special, chance=rolls(MIDDLING), red=LAST_DIE)

    end_round(table)

    assert table.special == after


@pytest.mark.rule("POLO-ROUND-24")
def test_the_next_row_comes_from_the_round_piles_and_not_from_the_special_pile() -> None:
    table = polo_position(turn=RED, round=3, row="k01", special="k20 k21", chance=rolls(MIDDLING), red=LAST_DIE)
    expected = set(named_contracts(table.state.piles[-6:]))

    end_round(table)

    assert (len(table.row.split()), set(table.row.split())) == (6, expected)
    assert not {"k01", "k20", "k21"} & expected
    assert table.special == "k20 k21 k01"


@pytest.mark.rule("POLO-ROUND-25")
def test_after_round_5_the_row_stays_empty_and_points_are_counted() -> None:
    table = polo_position(turn=RED, round=5, row="k01 k02", red={"dice": "3", "coins": 17}, blue={"completed": "k30"})

    end_round(table)

    assert (table.state.is_over, table.row, table.told("contracts_laid_out")) == (True, "", [])
    assert table.player(RED).points == {"coins": 2}
    assert table.player(BLUE).points == {"most_contracts": 7}
    assert table.told("dice_rolled") == []


@pytest.mark.rule("POLO-ROUND-26", "POLO-ROUND-13")
def test_spaces_khan_cards_pool_and_colours_start_fresh_and_possessions_stay() -> None:
    spaces = {
        "coins": "red 1, blue 2",
        "camels": "red 5",
        "khan": "red 6, blue 6, yellow 6, green 6",
        "moscow": "blue 3",
    }
    board: dict[str, Any] = {"cards": {"moscow": "t27"}, "offices": {"moscow": "o3"}, "chance": rolls(MIDDLING)}
    things: dict[str, Any] = {"dice": "black-3", "camels": 2, "spice": 1, "gold": 2, "goals": "g01 g02"}
    things |= {"posts": "moscow beijing", "figure": "oasis-c", "active": "k03 s4", "completed": "k31"}
    table = polo_position(turn=RED, first=RED, spaces=spaces, **board, red=things)
    table.player(RED).piece.points[0] = 11
    assert (table.state.pool, table.state.players[3].used != 0) == (4, True)

    table.play(RED, "purse")
    table.play(RED, "end turn")

    assert table.state.pool == 5
    assert {"space coins", "space camels", "space khan", "city card t27"} <= set(table.options)
    red = table.player(RED)
    assert (red.coins, red.camels, red.goods, red.score) == (3, 2, "spice gold gold", 11)
    assert (red.posts, red.figure, red.active, red.completed) == ("moscow beijing", "oasis-c", "k03 s4", "k31")
    assert (red.stock, red.goals, table.beijing) == (7, "g01 g02", [RED, None, None, None])
    table.play(RED, "space coins")
    assert table.player(RED).coins == 3 + 5  # the space is empty again


@pytest.mark.rule("POLO-ROUND-26")
def test_an_office_token_that_was_taken_stays_gone() -> None:
    table = polo_position(turn=RED, offices={"alexandria": "o3"}, chance=rolls(MIDDLING), red=JOURNEY)

    table.play(RED, "space travel", "step alexandria")
    assert table.player(RED).camels == 2
    table.play(RED, "end turn")

    assert table.state.round == 2
    assert table.state.view(None)["offices"]["alexandria"] is None

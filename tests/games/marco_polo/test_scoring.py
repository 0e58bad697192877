"""The end of the game: the final scoring, the ranking and its tie-breaks. POLO-END-1 to -12."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marco_polo.actions import END_TURN
from caravansary.games.marco_polo.pieces import SOURCES
from tests.games.marco_polo.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, polo_position

THREES = [2] * 20  # five dice of four players: nobody is compensated
MOST = {"most_contracts": 7}


def ended(players: str = FOUR, *, scores: dict[str, int] | None = None, **seats: Any) -> Table:
    """The last turn of the last round is over; `scores` were made before."""
    table = polo_position(players, round=5, **seats)
    for colour, points in (scores or {}).items():
        table.player(colour).piece.points[SOURCES.index("city_cards")] = points
    table.play(players.split()[0], "end turn")
    assert table.asked is None
    return table


def ranks(table: Table) -> dict[str, int]:
    """The place of every colour."""
    colours = [participant.colour for participant in table.state.participants]
    return {colours[rank.who]: rank.place for rank in table.state.ranking()}


# --- when -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-END-1")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_game_goes_on_after_the_first_four_rounds(number: int) -> None:
    table = polo_position(round=number, chance=THREES, blue={"coins": 100})

    table.play(BLUE, "end turn")

    assert (table.asked, table.state.round) == ("choose_action", number + 1)
    assert table.player(BLUE).score == 0


@pytest.mark.rule("POLO-END-1")
def test_the_game_ends_after_the_fifth_round() -> None:
    table = polo_position(round=5, row="k01 k02", special="k03", blue={"dice": "1"}, yellow={"dice": "2"})

    table.play(BLUE, "purse", "end turn")
    assert table.to_move == YELLOW
    table.play(YELLOW, "purse", "end turn")

    assert table.state.is_over
    assert table.row == ""


@pytest.mark.rule("POLO-GOAL-6")
def test_the_goals_of_others_are_not_foreseen_and_the_last_click_stays() -> None:
    """What the others' goal cards bring is known when the last turn is over, and then nothing is taken back."""
    table = polo_position("blue yellow", round=5, yellow={"goals": "g01 g02", "posts": "alexandria anxi", "coins": 20})
    known = table.state.information(0)

    preview = table.state.preview(END_TURN, 0)

    assert (preview.stops_at_chance, preview.changes) == (True, {})
    assert not [event for event in preview.events if event.kind == "points_scored"]
    table.play(BLUE, "end turn")
    assert table.player(YELLOW).points["goal_places"] == 3
    assert table.state.information(0) > known


@pytest.mark.rule("POLO-END-1")
def test_nothing_else_ends_the_game() -> None:
    nine = "moscow karakorum samarcanda lan-zhou karachi sumatra anxi xian beijing"
    blue: dict[str, Any] = {"posts": nine, "stock": 0, "completed": "s1 k01 k02 k03 k04 k05", "coins": 200}
    table = polo_position(round=4, row="", special="", chance=THREES, blue=blue)

    table.play(BLUE, "end turn")

    assert (table.state.is_over, table.state.round) == (False, 5)


# --- the points -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-END-2")
def test_goals_are_added_to_the_points_of_the_game() -> None:
    table = ended(scores={"blue": 12}, blue={"goals": "g01 g08", "posts": "alexandria anxi kochi"})

    assert table.player(BLUE).points == {"city_cards": 12, "goal_cards": 4, "goal_places": 6, **MOST}
    assert table.player(BLUE).score == 29


@pytest.mark.rule("POLO-END-3")
@pytest.mark.parametrize(
    ("coins", "points"), [(0, 0), (9, 0), (10, 1), (11, 1), (19, 1), (20, 2), (99, 9), (100, 10), (129, 12)]
)
def test_ten_coins_are_a_point(coins: int, points: int) -> None:
    table = ended(blue={"coins": coins})

    assert table.player(BLUE).points == ({"coins": points, **MOST} if points else MOST)
    assert table.player(BLUE).coins == coins


@pytest.mark.rule("POLO-END-4")
@pytest.mark.parametrize(
    ("players", "expected"),
    [
        ("blue yellow green red", {"blue": 10, "yellow": 7, "green": 4, "red": 1}),
        ("blue yellow green", {"blue": 10, "yellow": 7, "green": 4}),
        ("blue yellow", {"blue": 10, "yellow": 7}),
    ],
)
def test_a_post_in_beijing_gives_the_number_of_its_slot(players: str, expected: dict[str, int]) -> None:
    seats: dict[str, Any] = {colour: {"posts": "beijing"} for colour in players.split()}
    table = ended(players, **seats)

    assert {colour: table.player(colour).points["beijing"] for colour in players.split()} == expected


@pytest.mark.rule("POLO-END-4")
@pytest.mark.parametrize(("slot", "points"), [(0, 10), (1, 7), (2, 4), (3, 1)])
def test_the_slot_counts_not_the_order_of_the_players(slot: int, points: int) -> None:
    table = ended(red={"posts": "beijing", "beijing": slot})

    assert table.player(RED).points == {"beijing": points, **MOST}
    assert table.player(BLUE).points == MOST


@pytest.mark.rule("POLO-END-5")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        *[((0, 0, 0), 0), ((1, 0, 0), 0), ((1, 1, 0), 1), ((0, 1, 1), 1), ((1, 1, 1), 1)],
        *[((2, 0, 0), 1), ((1, 1, 2), 2), ((3, 3, 3), 4), ((5, 0, 6), 5)],
    ],
)
def test_two_goods_of_any_kind_are_a_point_for_a_post_in_beijing(goods: tuple[int, int, int], points: int) -> None:
    spice, silk, gold = goods
    table = ended(blue={"posts": "beijing", "spice": spice, "silk": silk, "gold": gold})

    assert table.player(BLUE).points == {"beijing": 10, **({"goods": points} if points else {}), **MOST}


@pytest.mark.rule("POLO-END-5")
def test_camels_are_no_goods() -> None:
    table = ended(blue={"posts": "beijing", "camels": 9, "gold": 1})

    assert table.player(BLUE).points == {"beijing": 10, **MOST}


@pytest.mark.rule("POLO-END-6")
def test_without_a_post_in_beijing_goods_give_nothing() -> None:
    table = ended(blue={"figure": "beijing", "posts": "xian", "spice": 9, "silk": 9, "gold": 9})

    assert table.player(BLUE).points == MOST


@pytest.mark.rule("POLO-END-7")
@pytest.mark.parametrize(
    ("completed", "winners"),
    [
        (("s1 k01 k02", "s2 k03", "s3", ""), "blue"),
        (("", "s2", "", ""), "yellow"),
        (("s1 k01", "s2 k03", "s3", ""), "blue yellow"),
        (("s1", "s2", "s3", "s4"), "blue yellow green red"),
        (("", "", "", ""), "blue yellow green red"),
    ],
)
def test_everybody_with_most_completed_contracts_gets_seven(completed: tuple[str, ...], winners: str) -> None:
    seats: dict[str, Any] = {colour: {"completed": done} for colour, done in zip(FOUR.split(), completed, strict=True)}
    table = ended(**seats)

    for colour in FOUR.split():
        assert table.player(colour).points == (MOST if colour in winners.split() else {})


@pytest.mark.rule("POLO-END-8")
def test_active_contracts_give_and_cost_nothing() -> None:
    table = ended(blue={"active": "k29 k30"}, yellow={"completed": "s1"}, green={"active": "s2"})

    assert table.player(BLUE).points == {}
    assert table.player(GREEN).points == {}
    assert table.player(YELLOW).points == MOST


@pytest.mark.rule("POLO-END-2", "POLO-END-3", "POLO-END-4", "POLO-END-5", "POLO-END-7")
def test_the_total_is_the_sum_of_all_sources() -> None:
    blue: dict[str, Any] = {"goals": "g05 g06", "posts": "karakorum xian kochi beijing"}
    blue |= {"coins": 37, "gold": 3, "silk": 2, "completed": "s1 k05"}
    table = ended(scores={"blue": 20}, blue=blue, yellow={"completed": "s2"})

    expected = {"city_cards": 20, "goal_cards": 9, "goal_places": 6, "coins": 3, "beijing": 10, "goods": 2, **MOST}
    assert table.player(BLUE).points == expected
    scores = {score.who: score for score in table.state.scores()}
    assert scores[table.who(BLUE)].total == 57
    assert {source: n for source, n in scores[table.who(BLUE)].by_source.items() if n} == expected


# --- the winner -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-END-9")
def test_the_highest_total_wins() -> None:
    table = ended(scores={"blue": 30, "yellow": 41, "green": 40, "red": 12}, blue={"camels": 9})

    assert ranks(table) == {YELLOW: 1, GREEN: 2, BLUE: 3, RED: 4}


@pytest.mark.rule("POLO-END-2", "POLO-END-9")
def test_the_final_scoring_decides_with_the_rest() -> None:
    table = ended(scores={"blue": 30, "yellow": 25}, yellow={"posts": "beijing"})

    assert ranks(table)[YELLOW] == 1
    assert ranks(table)[BLUE] == 2


@pytest.mark.rule("POLO-END-10")
def test_camels_break_a_tie() -> None:
    scores = dict.fromkeys(FOUR.split(), 30)
    blue = {"camels": 2, "coins": 9}
    table = ended(scores=scores, blue=blue, yellow={"camels": 5}, green={"camels": 3}, red={"camels": 0, "gold": 8})

    assert ranks(table) == {YELLOW: 1, GREEN: 2, BLUE: 3, RED: 4}


@pytest.mark.rule("POLO-END-11")
def test_with_equal_camels_they_win_together() -> None:
    scores = {"blue": 30, "yellow": 30, "green": 30, "red": 29}
    yellow = {"camels": 3, "coins": 9}
    table = ended(scores=scores, blue={"camels": 4}, yellow=yellow, green={"camels": 4}, red={"camels": 8})

    assert ranks(table) == {BLUE: 1, GREEN: 1, YELLOW: 3, RED: 4}


@pytest.mark.rule("POLO-END-11")
def test_all_may_win_together() -> None:
    table = ended()

    assert ranks(table) == dict.fromkeys(FOUR.split(), 1)


@pytest.mark.rule("POLO-END-12")
def test_lower_places_follow_the_same_order_and_may_be_shared() -> None:
    scores = {"blue": 20, "yellow": 50, "green": 20, "red": 20}
    table = ended(scores=scores, blue={"camels": 1}, green={"camels": 2}, red={"camels": 1})

    assert ranks(table) == {YELLOW: 1, GREEN: 2, BLUE: 3, RED: 3}

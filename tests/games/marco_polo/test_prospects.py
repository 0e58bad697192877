"""If the game ended now: the final scoring without goal cards; one's own are told to oneself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import caravansary
from caravansary.core.record import Record
from caravansary.core.state import Danger, Prospect
from caravansary.games.marco_polo import scoring
from caravansary.games.marco_polo.game import GAME
from tests.games.marco_polo.position import BLUE, RED, YELLOW, Table, polo_position

MOST = {"most_contracts": 7}


def prospect(table: Table, colour: str, seat: int | None = None) -> Prospect:
    colours = [participant.colour for participant in table.state.participants]
    return next(one for one in table.state.prospects(seat) if colours[one.who] == colour)


def points(table: Table, colour: str) -> dict[str, int]:
    return {source: n for source, n in prospect(table, colour).by_source.items() if n}


# --- the points -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-END-3")
@pytest.mark.parametrize(("coins", "found"), [(9, {}), (10, {"coins": 1}), (29, {"coins": 2})])
def test_coins(coins: int, found: dict[str, int]) -> None:
    assert points(polo_position(blue={"coins": coins}), BLUE) == {**found, **MOST}


@pytest.mark.rule("POLO-END-4", "POLO-END-5", "POLO-END-6")
def test_beijing_and_goods_with_it() -> None:
    goods = {"spice": 2, "silk": 2, "gold": 1}
    table = polo_position(round=3, blue={"posts": "beijing", **goods}, yellow=goods)

    assert points(table, BLUE) == {"beijing": 10, "goods": 2, **MOST}
    assert points(table, YELLOW) == MOST


@pytest.mark.rule("POLO-END-7")
def test_most_contracts() -> None:
    table = polo_position(blue={"completed": "s1 k01"}, yellow={"completed": "s2 k02"}, red={"completed": "s3"})

    assert [points(table, colour).get("most_contracts", 0) for colour in (BLUE, YELLOW, RED)] == [7, 7, 0]


@pytest.mark.rule("POLO-END-9", "POLO-END-10", "POLO-END-11")
def test_places_are_those_of_the_end() -> None:
    table = polo_position(blue={"camels": 1, "coins": 10}, yellow={"camels": 2, "coins": 10}, red={"camels": 2})

    assert [prospect(table, colour).place for colour in (YELLOW, BLUE, RED)] == [1, 2, 3]


# --- secrets --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-GOAL-2", "POLO-GOAL-3", "POLO-GOAL-6")
def test_goal_cards_are_told_to_their_owner_alone() -> None:
    table = polo_position(
        blue={"goals": "g01 g08", "posts": "alexandria anxi kochi"}, yellow={"goals": "g02 g03", "posts": "moscow"}
    )

    assert prospect(table, BLUE, seat=0).secret == {"goal_cards": 4, "goal_places": 6}
    for seat in (None, 1, 2, 3):
        assert prospect(table, BLUE, seat).secret == {}
    assert points(table, BLUE) == MOST


def test_with_the_secret_points_of_each_it_is_the_true_end() -> None:
    """In every fifth position of a kept game, a seat is told what the final scoring would really give it."""
    record = Record.parse((Path(__file__).parent / "recorded" / "greedy-3.record").read_text(), caravansary.game)
    secrets = 0
    for number in range(0, len(record.plays), 5):
        state: Any = record.replay(number)
        end = state.copy()
        scoring.score_game(end)
        for seat in range(3):
            own = state.prospects(seat)[seat]
            secrets += len(own.secret)
            assert own.total + sum(own.secret.values()) == end.scores()[seat].total
    assert secrets > 0


# --- dangers --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-END-6")
@pytest.mark.parametrize(
    ("number", "things", "found"),
    [
        (5, {"spice": 2, "gold": 1}, [Danger("goods_worthless", "POLO-END-6", {"n": 3})]),
        (4, {"spice": 2, "gold": 1}, []),
        (5, {"spice": 1}, []),
        (5, {"spice": 2, "posts": "beijing"}, []),
    ],
)
def test_in_the_last_round_goods_without_beijing_are_in_danger(
    number: int, things: dict[str, Any], found: list[Danger]
) -> None:
    assert prospect(polo_position(round=number, blue=things), BLUE).dangers == found


# --- previews -------------------------------------------------------------------------------------------------------
def test_a_preview_tells_how_the_end_would_change() -> None:
    """The purse brings three coins, the tenth of which is a point."""
    table = polo_position(blue={"dice": "3", "coins": 7})

    preview = table.state.preview(GAME.parse_action("purse"), 0)

    assert preview.changes[0]["coins"] == 3
    assert preview.prospects == {0: 1}

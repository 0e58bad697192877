"""The vocabulary page is complete, and names and numbers of actions are inverse to each other."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from caravansary.games.marco_polo import events
from caravansary.games.marco_polo.actions import TABLE
from caravansary.games.marco_polo.decisions import ASKS
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.pieces import DICE, DICE_ORDER
from tests.games.notation import check_names, check_page, check_stable, check_unknown_name, check_unknown_number

GAME = caravansary.game("marco_polo")
PAGE = Path(__file__).parents[3] / "docs" / "games" / "notation-marco-polo.md"


def test_names_and_numbers_are_inverse() -> None:
    check_names(GAME)
    assert GAME.num_actions == TABLE.count == 386
    assert GAME.parse_action("  SECOND   Step Oasis-J ") == GAME.parse_action("second step oasis-j")


@pytest.mark.parametrize(
    ("number", "name", "described"),
    [
        (0, "space coins", {"kind": "space", "space": "coins"}),
        (8, "city card t01", {"kind": "city", "card": "t01"}),
        (41, "complete s1", {"kind": "complete", "contract": "s1"}),
        (139, "end turn", {"kind": "end_turn"}),
        (143, "die own-4", {"kind": "die", "die": "own-4"}),
        (166, "up", {"kind": "up"}),
        (385, "goal g18", {"kind": "goal", "goal": "g18"}),
    ],
)
def test_numbers_are_stable(number: int, name: str, described: dict[str, object]) -> None:
    check_stable(GAME, number, name, described)


@pytest.mark.parametrize(
    "wrong", ["", "space", "space bath", "die own-7", "take 7", "\n", "up up", "вверх", "x" * 10_000]
)
def test_an_unknown_name_is_refused(wrong: str) -> None:
    check_unknown_name(GAME, wrong)


@pytest.mark.parametrize("wrong", [-1, TABLE.count, 10**30, True, 1.5, "3", None])
def test_an_unknown_number_is_refused(wrong: object) -> None:
    check_unknown_number(GAME, wrong)


def test_the_page_lists_every_decision_action_and_event() -> None:
    check_page(PAGE, ENGINE.decision_kinds, TABLE, events.KINDS)


def test_the_page_names_the_rule_of_every_decision() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for row in ASKS:
        assert f"| `{row.name}` | {row.rule} |" in page


def test_dice_are_picked_lowest_first_and_own_before_black_before_white() -> None:
    names = [DICE[die] for die in DICE_ORDER]

    assert names[:6] == ["own-1", "black-1", "white-1", "own-2", "black-2", "white-2"]
    assert names[-2:] == ["own", "black"]

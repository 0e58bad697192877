"""The vocabulary page is complete, and names and numbers of actions are inverse to each other."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from caravansary.games.merv import events
from caravansary.games.merv.actions import NUM_ACTIONS, TABLE
from tests.games.notation import check_names, check_page, check_stable, check_unknown_name, check_unknown_number

GAME = caravansary.game("merv")
PAGE = Path(__file__).parents[3] / "docs" / "games" / "notation-merv.md"


def test_names_and_numbers_are_inverse() -> None:
    check_names(GAME)
    assert GAME.num_actions == NUM_ACTIONS
    assert GAME.parse_action("  SITE   r2C4 ") == GAME.parse_action("site r2c4")


@pytest.mark.parametrize(
    ("number", "name", "described"),
    [
        (2, "slot 3", {"kind": "slot", "slot": 3}),
        (18, "site r2c4", {"kind": "site", "cell": "r2c4"}),
        (208, "pay white", {"kind": "pay", "colour": "white"}),
        (213, "discount", {"kind": "discount"}),
        (128, "take card 8", {"kind": "take_card", "position": 8}),
        (267, "score faith", {"kind": "score", "hall": "faith"}),
    ],
)
def test_numbers_are_stable(number: int, name: str, described: dict[str, object]) -> None:
    check_stable(GAME, number, name, described)


@pytest.mark.parametrize("wrong", ["", "slot", "slot 6", "site r6c1", "pay", "\n", "slot 3 3", "слот 3", "x" * 10_000])
def test_an_unknown_name_is_refused(wrong: str) -> None:
    check_unknown_name(GAME, wrong)


@pytest.mark.parametrize("wrong", [-1, 268, 10**30, True, 1.5, "3", None])
def test_an_unknown_number_is_refused(wrong: object) -> None:
    check_unknown_number(GAME, wrong)


def test_the_page_lists_every_decision_action_and_event() -> None:
    check_page(PAGE, GAME.engine.decision_kinds, TABLE, events.KINDS)

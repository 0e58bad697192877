"""The vocabulary page is complete, and names and numbers of actions are inverse to each other."""

from __future__ import annotations

from pathlib import Path

import caravansary
from caravansary.games.marco_polo.decisions import ASKS
from caravansary.games.marco_polo.pieces import DICE, DICE_ORDER

GAME = caravansary.game("marco_polo")
PAGE = Path(__file__).parents[3] / "docs" / "games" / "notation-marco-polo.md"


def test_the_page_names_the_rule_of_every_decision() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for row in ASKS:
        assert f"| `{row.name}` | {row.rule} |" in page


def test_dice_are_picked_lowest_first_and_own_before_black_before_white() -> None:
    names = [DICE[die] for die in DICE_ORDER]

    assert names[:6] == ["own-1", "black-1", "white-1", "own-2", "black-2", "white-2"]
    assert names[-2:] == ["own", "black"]

"""The vocabulary page is complete, and names and numbers of actions are inverse to each other."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from caravansary.core.engine import ASKED, PLAYED
from caravansary.games.marrakesh import events
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.decisions import ASKS
from tests.games.notation import check_names, check_page, check_stable, check_unknown_name, check_unknown_number

GAME = caravansary.game("marrakesh")
PAGE = Path(__file__).parents[3] / "docs" / "games" / "notation-marrakesh.md"


def test_names_and_numbers_are_inverse() -> None:
    check_names(GAME)
    assert GAME.num_actions == TABLE.count == 297
    assert GAME.parse_action("  EXPLORE   Town Left-4 ") == GAME.parse_action("explore town left-4")


@pytest.mark.parametrize(
    ("number", "name", "described"),
    [
        (0, "line green", {"kind": "line", "colour": "green"}),
        (12, "disk 0", {"kind": "disk", "sector": 0}),
        (20, "provision pv01", {"kind": "provision", "provision": "pv01"}),
        (32, "pick green", {"kind": "pick", "colour": "green"}),
        (43, "pick yellow", {"kind": "pick", "colour": "yellow"}),
        (65, "take 1", {"kind": "count", "n": 1}),
        (118, "add water", {"kind": "water"}),
        (119, "enough", {"kind": "enough"}),
        (296, "tile bonus 2", {"kind": "tile_bonus", "n": 2}),
    ],
)
def test_numbers_are_stable(number: int, name: str, described: dict[str, object]) -> None:
    check_stable(GAME, number, name, described)


@pytest.mark.parametrize(
    "wrong", ["", "line", "line blue", "cell 8", "slot 0", "slot 9", "\n", "stop stop", "довольно", "x" * 10_000]
)
def test_an_unknown_name_is_refused(wrong: str) -> None:
    check_unknown_name(GAME, wrong)


@pytest.mark.parametrize("wrong", [-1, TABLE.count, 10**30, True, 1.5, "3", None])
def test_an_unknown_number_is_refused(wrong: object) -> None:
    check_unknown_number(GAME, wrong)


def test_the_page_lists_every_decision_action_and_event() -> None:
    check_page(PAGE, [row.name for row in ASKS], TABLE, events.KINDS)


def test_the_page_names_the_rule_of_every_decision() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for row in ASKS:
        assert f"| `{row.name}` | {row.rule} |" in page


def test_the_page_lists_nothing_else() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()

    decisions = [line.split("`")[1] for line in lines if line.startswith("| `choose_")]
    actions = [line.split("`")[1] for line in lines if line.startswith("| ") and line[2].isdigit()]
    told = [line.split("`")[1] for line in lines[lines.index("| event | arguments |") + 2 :] if line.startswith("| `")]
    assert decisions == [row.name for row in ASKS]
    assert actions == [block.kind for block in TABLE.blocks]
    assert told == list(events.KINDS)


def test_the_page_says_what_is_always_and_what_is_never_asked_with_one_option() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    always = {part.split("`")[1] for part in page.split("- **")[1:]}
    assert always == {row.name for row in ASKS if row.alone == ASKED}
    sentence = next(part for part in page.split(". ") if "are never asked with one option" in part)

    assert {word for word in sentence.split("`") if word.startswith("choose_")} == {
        row.name for row in ASKS if row.alone == PLAYED
    }

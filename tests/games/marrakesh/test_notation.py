"""The vocabulary page is complete, and names and numbers of actions are inverse to each other."""

from __future__ import annotations

from pathlib import Path

import caravansary
from caravansary.core.engine import ASKED, PLAYED
from caravansary.games.marrakesh import events
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.decisions import ASKS

GAME = caravansary.game("marrakesh")
PAGE = Path(__file__).parents[3] / "docs" / "games" / "notation-marrakesh.md"


def test_the_page_names_the_rule_of_every_decision() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for row in ASKS:
        assert f"| `{row.name}` | {row.rule} |" in page


def test_the_page_lists_nothing_else() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()

    first = lines.index("| event | arguments |") + 2
    decisions = [line.split("`")[1] for line in lines[:first] if line.startswith("| `choose_")]
    actions = [line.split("`")[1] for line in lines[:first] if line.startswith("| ") and line[2].isdigit()]
    told = [line.split("`")[1] for line in lines[first : lines.index("<!-- end -->", first)]]
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

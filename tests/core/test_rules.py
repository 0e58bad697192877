"""The rules reference: reading a document, finding rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.errors import TextError, UnknownName
from caravansary.core.rules import RuleBook

DOCUMENT = """# The toy: rules

What the ids are.

## Beginning {BEGIN}

About the beginning.
Two lines.

### TOY-BEGIN-1 Who begins

The seat with the most water begins.

Second paragraph.

### TOY-BEGIN-2 Camels

*Definition.*

## Caravans on the road {ROAD}

### TOY-ROAD-1 Moving a caravan

A caravan moves one step, with its camels.
"""


def test_a_document_is_read_into_areas_and_rules() -> None:
    book = RuleBook.parse(DOCUMENT)

    assert (book.title, book.preface) == ("The toy: rules", "What the ids are.")
    assert [(area.code, area.title, len(area.rules)) for area in book.areas] == [
        ("BEGIN", "Beginning", 2),
        ("ROAD", "Caravans on the road", 1),
    ]
    assert book.areas[0].introduction == "About the beginning.\nTwo lines."
    assert list(book.rules) == ["TOY-BEGIN-1", "TOY-BEGIN-2", "TOY-ROAD-1"]
    assert book.rules["TOY-BEGIN-1"].text == "The seat with the most water begins.\n\nSecond paragraph."
    assert [rule.is_definition for rule in book.rules.values()] == [False, True, False]


def test_the_game_in_short_is_a_paragraph_of_the_preface_with_its_list() -> None:
    lines = [
        "What the ids are.",
        "In short: you lead a caravan\nthrough rounds:",
        "1. Load.\n2. Go.",
        "So you win.",
        "Advice.",
    ]
    preface = "\n\n".join(lines)

    book = RuleBook.parse(DOCUMENT.replace("What the ids are.", preface))

    assert book.in_short == "You lead a caravan\nthrough rounds:\n\n1. Load.\n2. Go.\n\nSo you win."
    assert RuleBook.parse(DOCUMENT).in_short == ""


@pytest.mark.parametrize("asked", ["TOY-ROAD-1", "toy-road-1", "road-1", " Road 1 ", "ROAD_1"])
def test_a_rule_is_found_by_its_id(asked: str) -> None:
    assert RuleBook.parse(DOCUMENT).rule(asked).title == "Moving a caravan"


@pytest.mark.parametrize("asked", ["ROAD", "road", "Caravans on the road", "caravans-on-the-road"])
def test_an_area_is_found_by_its_code_or_title(asked: str) -> None:
    assert RuleBook.parse(DOCUMENT).area(asked).code == "ROAD"


@pytest.mark.parametrize("asked", ["", "TOY", "road", "ROAD-2", "1"])
def test_an_unknown_id_is_refused(asked: str) -> None:
    with pytest.raises(UnknownName, match="no rule"):
        RuleBook.parse(DOCUMENT).rule(asked)


def test_an_unknown_area_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownName, match="no area 'sea'; there are: BEGIN, ROAD"):
        RuleBook.parse(DOCUMENT).area("sea")


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("camels", ["TOY-BEGIN-2", "TOY-ROAD-1"]),
        ("CAMEL caravan", ["TOY-ROAD-1"]),
        ("water", ["TOY-BEGIN-1"]),
        ("amels", []),
        ("", []),
        ("road-1", ["TOY-ROAD-1"]),
    ],
)
def test_words_find_rules_with_titles_first(words: str, found: list[str]) -> None:
    assert [rule.id for rule in RuleBook.parse(DOCUMENT).find(words)] == found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# T\n## Area without a code\n", "line 2: an area must be"),
        ("### TOY-A-1 Title\n", "line 1: a rule must be"),
        ("## A {A}\n### Title only\n", "line 2: a rule must be"),
        ("## A {A}\n### TOY-A-1\n", "line 2: a rule must be"),
        ("## A {A}\n### TOY-B-1 Title\n", "line 2: the rule TOY-B-1 stands in the area A"),
        ("## A {A}\n### TOY-A-1 One\n### TOY-A-1 Two\n", "line 3: the rule TOY-A-1 was there before"),
        ("## A {A}\n## B {A}\n", "line 2: the area A was there before"),
    ],
)
def test_a_damaged_document_is_refused_with_the_line(text: str, told: str) -> None:
    with pytest.raises(TextError, match=told):
        RuleBook.parse(text)


@given(st.text(alphabet="# {}AB-1\n", max_size=80))
def test_no_document_crashes_the_reader(text: str) -> None:
    try:
        book = RuleBook.parse(text)
    except TextError:
        return
    assert all(book.rule(id).id == id for id in book.rules)


def test_a_language_without_all_rules_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(DOCUMENT, encoding="utf-8")
    (tmp_path / "de.md").write_text(DOCUMENT.replace("rules", "Regeln"), encoding="utf-8")
    (tmp_path / "ru.md").write_text(DOCUMENT.split("## Caravans")[0], encoding="utf-8")

    assert RuleBook.load(tmp_path, "de").title == "The toy: Regeln"
    assert RuleBook.load(tmp_path, "ru").language == "en"
    assert RuleBook.load(tmp_path, "fr").language == "en"


def test_a_folder_without_rules_says_so(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="no rules reference"):
        RuleBook.load(tmp_path, "en")
    (tmp_path / "en.md").write_bytes(b"\xff")
    with pytest.raises(TextError, match=r"en\.md cannot be read"):
        RuleBook.load(tmp_path, "en")
    (tmp_path / "en.md").write_text("## A\n")
    with pytest.raises(TextError, match=r"en\.md, line 1"):
        RuleBook.load(tmp_path, "en")

"""Every rule of the reference has a test of its own, and nothing speaks of a rule that does not exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import caravansary
from caravansary.core.rules import RuleBook

GAME = caravansary.game("merv")
TESTS = Path(__file__).parent
RULE = re.compile(r"MERV-[A-Z0-9]+-\d+")
AREAS = (
    "SETUP 27, CITY 8, TURN 19, RES 24, BOON 8, UPGRADE 6, FAVOUR 5, INFLUENCE 6, SOLDIER 6, CARAVAN 24, PALACE 8, "
    "LIBRARY 18, MARKET 20, MOSQUE 17, WALL 8, CONTRACT 11, CAMELMARKET 9, ORDER 10, INVASION 15, SCORE 15, END 4, "
    "2P 10, SOLO 68"
)
COUNTS = {area: int(count) for area, count in (words.split() for words in AREAS.split(", "))}


def rules_of_the_reference() -> list[str]:
    text = (GAME.folder / "rules" / "en.md").read_text(encoding="utf-8")
    return re.findall(r"^### (MERV-[A-Z0-9]+-\d+) ", text, re.MULTILINE)


def rules_of(decorator: ast.expr) -> set[str]:
    """The ids in @pytest.mark.rule("...", "...")."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return set()
    return {str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)}


def marked_rules() -> set[str]:
    found: set[str] = set()
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    found |= rules_of(decorator)
    return found


def test_the_reference_has_every_rule_once() -> None:
    rules = rules_of_the_reference()

    expected = [f"MERV-{area}-{number}" for area, count in COUNTS.items() for number in range(1, count + 1)]
    assert len(rules) == len(set(rules))
    assert sorted(rules) == sorted(expected)


def test_every_rule_has_a_test() -> None:
    marked = marked_rules()
    missing = [rule for rule in rules_of_the_reference() if rule not in marked]

    assert missing == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert marked_rules() <= set(rules_of_the_reference())


def test_code_and_reference_name_only_rules_that_exist() -> None:
    known = set(rules_of_the_reference())
    for path in sorted([*GAME.folder.rglob("*.py"), *GAME.folder.rglob("*.md"), *GAME.folder.rglob("*.ftl")]):
        assert set(RULE.findall(path.read_text(encoding="utf-8"))) <= known, path


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_every_rule_has_a_title(language: str) -> None:
    speaker = GAME.speaker(language)

    assert all(speaker.rule_title(rule) for rule in rules_of_the_reference())


@pytest.mark.parametrize("language", ["ru", "de"])
def test_the_reference_is_complete_in_every_language(language: str) -> None:
    english = RuleBook.load(GAME.folder / "rules", "en")
    book = RuleBook.load(GAME.folder / "rules", language)
    texts = GAME.speaker(language).texts

    assert book.language == language
    assert list(book.rules) == list(english.rules)
    assert [area.code for area in book.areas] == [area.code for area in english.areas]
    for rule in book.rules.values():
        assert rule.title == texts.format(f"rule-{rule.id}")
        assert rule.is_definition == english.rules[rule.id].is_definition
        assert RULE.findall(rule.text) == RULE.findall(english.rules[rule.id].text), rule.id
        assert rule.text.strip()
        assert rule.text != english.rules[rule.id].text
    for area in book.areas:
        assert area.title == texts.format(f"area-{area.code}")
        assert area.introduction

"""Every rule of the reference has a test of its own, and nothing speaks of a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from tests.games.reference import LANGUAGES, Reference

GAME = caravansary.game("marco_polo")
AREAS = (
    "SETUP 23, ROUND 26, TURN 16, DICE 11, OCCUPY 14, MONEY 3, BAZAAR 6, KHAN 8, CONTRACT 23, TRAVEL 31, CITY 21, "
    "BONUS 18, REWARD 14, CHAR 42, GOAL 6, END 12, VAR 9, 3P 3, 2P 6, NEWCHAR 25"
)
REFERENCE = Reference(GAME, "POLO", Path(__file__).parent, AREAS)


def test_the_reference_has_every_rule_once() -> None:
    REFERENCE.check_complete()
    assert len(REFERENCE.rules()) == 317


def test_every_rule_has_a_test() -> None:
    REFERENCE.check_tested()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert REFERENCE.marked() <= set(REFERENCE.rules())


def test_code_and_reference_name_only_rules_that_exist() -> None:
    REFERENCE.check_named_rules()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_complete_in_every_language(language: str) -> None:
    REFERENCE.check_language(language)

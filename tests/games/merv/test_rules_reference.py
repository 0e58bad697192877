"""Every rule of the reference has a test of its own, and nothing speaks of a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from tests.games.reference import LANGUAGES, Reference

GAME = caravansary.game("merv")
AREAS = (
    "SETUP 27, CITY 8, TURN 19, RES 24, BOON 8, UPGRADE 6, FAVOUR 5, INFLUENCE 6, SOLDIER 6, CARAVAN 24, PALACE 8, "
    "LIBRARY 18, MARKET 20, MOSQUE 17, WALL 8, CONTRACT 11, CAMELMARKET 9, ORDER 10, INVASION 15, SCORE 15, END 4, "
    "2P 10, SOLO 68"
)
REFERENCE = Reference(GAME, "MERV", Path(__file__).parent, AREAS)


def test_the_reference_has_every_rule_once() -> None:
    REFERENCE.check_complete()


def test_every_rule_has_a_test() -> None:
    REFERENCE.check_tested()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert REFERENCE.marked() <= set(REFERENCE.rules())


def test_code_and_reference_name_only_rules_that_exist() -> None:
    REFERENCE.check_named_rules()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_complete_in_every_language(language: str) -> None:
    REFERENCE.check_language(language)

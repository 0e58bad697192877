"""Every rule of the reference has a test of its own, and nothing speaks of a rule that does not exist."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from tests.games.reference import LANGUAGES, Reference

GAME = caravansary.game("marrakesh")
AREAS = (
    "GEN 17, VERB 10, SETUP 23, ROUND 9, CHOOSE 16, TOWER 11, DRAFT 16, PLACE 17, WORKER 14, WATER 8, RIVER 19, "
    "GARDEN 2, SOUK 13, SQUARE 9, STAIRS 14, MADRASA 22, MEDINA 14, SAHARA 24, SEASON 16, PROVISION 10, END 15, "
    "EXP1 4, EXP2 16, EXP3 4, EXP4 5, EXP5 14"
)
REFERENCE = Reference(GAME, "MKSH", Path(__file__).parent, AREAS)


def test_the_reference_has_every_rule_once() -> None:
    REFERENCE.check_complete()
    assert len(REFERENCE.rules()) == 342


def test_every_rule_has_a_test() -> None:
    REFERENCE.check_tested()


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    assert REFERENCE.marked() <= set(REFERENCE.rules())


def test_code_and_reference_name_only_rules_that_exist() -> None:
    REFERENCE.check_named_rules()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_complete_in_every_language(language: str) -> None:
    REFERENCE.check_language(language)

"""Every rule is named where it is done."""

from __future__ import annotations

import pytest

import caravansary
from tests.games.rule_names import unnamed_rules


@pytest.mark.parametrize("game", ["merv", "marco_polo"])
def test_every_rule_is_named_in_the_code_that_does_it(game: str) -> None:
    assert unnamed_rules(caravansary.game(game)) == []

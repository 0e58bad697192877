"""The game as everybody outside its rules asks for it: options, seats, questions, previews, results."""

from __future__ import annotations

from typing import Any, cast

import pytest

import caravansary
from caravansary.core.errors import IllegalAction
from caravansary.games.marco_polo.state import State

GAME = caravansary.game("marco_polo")


def new_game(players: int = 3, seed: int = 1, **options: Any) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **options))


# --- the game -------------------------------------------------------------------------------------------------------
def test_the_game_is_found_by_its_name() -> None:
    assert "marco_polo" in caravansary.list_games()
    assert (GAME.min_players, GAME.max_players, GAME.rules_version) == (2, 4, 2)
    assert GAME.seats_have_secrets


def test_the_module_brings_provinces_and_draft_with_it() -> None:
    checked = GAME.check_options(3, {"new_characters": True})

    assert checked["random_provinces"]
    assert checked["character_draft"]
    assert not checked["goal_choice"]


# --- questions ------------------------------------------------------------------------------------------------------
def test_all_seats_choose_goals_at_once() -> None:
    s = new_game(3, goal_choice=True)

    assert list(s.waiting_for) == [0, 1, 2]
    with pytest.raises(IllegalAction):
        s.play(s.options_of(0)[0])
    with pytest.raises(IllegalAction):
        s.decision()
    s.play(s.options_of(1)[0], 1)
    s.play(s.options_of(1)[0], 1)
    assert list(s.waiting_for) == [0, 2]
    assert s.options_of(1) == []
    with pytest.raises(IllegalAction):
        s.decision(1)

"""States compare by what they are, show where they stand, and go into a line of text."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.core.state import State
from tests.core.toy import TOY

NAMES = caravansary.list_games()


def positions(name: str, players: int, seed: int) -> Iterator[State]:
    """Every position of a random game."""
    state, chance = caravansary.game(name).new(players, seed), Chance.seeded(seed)
    while not state.is_over:
        yield state
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        state.play(options[chance.below(len(options))], seat)
    yield state


@pytest.mark.parametrize("name", NAMES)
def test_equal_states_are_those_that_are_saved_alike(name: str) -> None:
    game = caravansary.game(name)
    before = None
    for state in [one.copy() for one in positions(name, 3, 2)][::9]:
        assert state == state.copy() == pickle.loads(pickle.dumps(state)) == game.from_dict(state.to_dict())
        assert state != before
        if not state.is_over:
            assert state != state.sample_hidden(0, 5)  # it has another generator
        before = state

    assert game.new(3, 2) == game.new(3, 2) != game.new(3, 3)
    assert game.new(2, 2) != TOY.new(2, 2)
    assert game.new(2, 2) != "a state"


def test_a_state_is_no_key() -> None:
    with pytest.raises(TypeError, match="a state changes when it is played"):
        hash(caravansary.game("merv").new(2, 1))


@pytest.mark.parametrize("name", NAMES)
def test_a_state_shows_where_it_stands(name: str) -> None:
    rounds = caravansary.game(name).rounds
    seen = set()
    for state in positions(name, 3, 2):
        shown = repr(state)
        points = " ".join(str(score.total) for score in state.scores())
        assert shown.startswith(f"<{name}, 3 players, ")
        assert f"points {points}" in shown
        if state.is_over:
            assert "over" in shown
        else:
            seen.add(int(re.findall(rf"round (\d+) of {rounds}\b", shown)[0]))
            for seat in state.waiting_for:
                asked = state.decision(seat)
                assert f"seat {seat}: {asked.kind} of {len(asked.actions)}" in shown

    assert seen == set(range(1, rounds + 1))


def test_a_new_game_is_shown() -> None:
    assert repr(caravansary.game("merv").new(2, 1)) == (
        "<merv, 2 players, round 1 of 12, points 0 0, seat 1: choose_slot of 5>"
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_position_is_a_line_of_text(name: str) -> None:
    game = caravansary.game(name)
    for state in [one.copy() for one in positions(name, 3, 2)][::25]:
        text = state.to_text()
        again = game.from_text(f" {text}\n")

        assert text.startswith(f"{name} {game.rules_version} ")
        assert "\n" not in text
        assert len(text) < 3000
        assert again == state
        if not state.is_over:
            action, seat = state.options_of(state.waiting_for[0])[-1], state.waiting_for[0]
            state.play(action, seat)
            again.play(action, seat)
            assert again == state


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.replace("merv 2", "marrakesh 2"), "a position of 'marrakesh 2', expected merv 2"),
        (lambda text: text.replace("merv 2", "merv 1"), "a position of 'merv 1', expected merv 2"),
        (lambda text: text[:-40], "the data of the position are damaged"),
        (lambda text: text + "1", "the data of the position are damaged"),
        (lambda text: "merv 2", "a position is a game, its rules version and its data, got 'merv 2'"),
        (lambda text: 7, "a position is a game, its rules version and its data, got 7"),
    ],
)
def test_what_is_no_position_is_refused(change, problem: str) -> None:  # type: ignore[no-untyped-def]  # of any kind
    text = caravansary.game("merv").new(2, 1).to_text()

    with pytest.raises(PositionError, match=re.escape(problem)):
        caravansary.game("merv").from_text(change(text))


def test_the_top_level_has_what_is_needed_for_study() -> None:
    from caravansary.core.match import Match
    from caravansary.core.record import Record

    assert caravansary.Record is Record
    assert caravansary.Match is Match
    assert caravansary.bots.names()[0] == "easy"
    assert set(caravansary.__all__) >= {"Match", "Record", "arena", "bots"}
    with pytest.raises(AttributeError, match="has no attribute 'Rekord'"):
        _ = caravansary.Rekord

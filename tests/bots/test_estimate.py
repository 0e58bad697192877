"""Estimates of options: every one is told, from what the seat may know, the same with the same seed."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.bots.estimate import estimates
from caravansary.bots.margin import above_the_best, margins, seats_of
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError
from caravansary.games.merv import hidden
from caravansary.games.merv.state import State
from tests.bots.bot_games import random_positions
from tests.core.toy import TOY

MERV = caravansary.game("merv")


@pytest.mark.parametrize("name", ["merv", "marrakesh", "marco_polo"])
@pytest.mark.parametrize("simulations", [0, 1])
def test_every_option_is_estimated_and_the_best_comes_first(name: str, simulations: int) -> None:
    game = caravansary.game(name)
    for state in random_positions(game.new(2, seed=3), seed=3, every=60):
        seat = state.waiting_for[0]
        found = estimates(game, state, seat, 1, simulations)

        assert sorted(one.action for one in found) == sorted(state.options_of(seat))
        assert [one.margin for one in found] == sorted((one.margin for one in found), reverse=True)
        assert all((one.visits > 0) == (simulations > 0) for one in found)


@pytest.mark.parametrize("simulations", [0, 1])
def test_the_same_seed_gives_the_same_estimates_whatever_is_hidden(simulations: int) -> None:
    compared = 0
    for state in random_positions(MERV.new(2, seed=8), seed=8, every=50):
        assert isinstance(state, State)
        other = state.copy()
        hidden.reorder(other, Chance.seeded(77))
        other.chance = Chance.seeded(78)
        compared += other.deck != state.deck
        seat = state.decider
        before = state.to_dict()

        found = estimates(MERV, state, seat, 5, simulations)

        assert state.to_dict() == before
        assert [repr(one) for one in found] == [repr(one) for one in estimates(MERV, other, seat, 5, simulations)]
    assert compared >= 2


def test_a_seat_without_a_decision_has_no_estimates() -> None:
    state = MERV.new(2, seed=1)

    assert estimates(MERV, state, 1 - state.decider, 1, 0) == []


@pytest.mark.parametrize("players", [1, 2, 3])
def test_any_game_can_be_estimated_to_its_end(players: int) -> None:
    for state in random_positions(TOY.new(players, seed=4), seed=4, every=5):
        seat = state.waiting_for[0]
        assert len(estimates(TOY, state, seat, 1, 9)) == len(state.options_of(seat))


@pytest.mark.parametrize("simulations", [-1, 1.5, True, "7"])
def test_simulations_must_be_a_number_of_them(simulations: int) -> None:
    with pytest.raises(OptionError, match="simulations must be a whole number from 0"):
        estimates(MERV, MERV.new(2, seed=1), 0, 1, simulations)


# --- margins --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([7.0], [7.0]),
        ([7.0, 5.0], [2.0, -2.0]),
        ([5.0, 5.0], [0.0, 0.0]),
        ([4.0, 9.0, 6.0], [-5.0, 3.0, -3.0]),
        ([9.0, 9.0, 2.0], [0.0, 0.0, -7.0]),
    ],
)
def test_a_margin_is_over_the_best_of_the_others(points: list[float], expected: list[float]) -> None:
    assert above_the_best(points) == expected


def test_when_a_game_is_over_the_real_points_count() -> None:
    state = MERV.new(3, seed=2)
    assert seats_of(state) == 3
    while not state.is_over:
        state.play(state.options[0])

    totals = [float(score.total) for score in state.scores()][:3]

    assert margins(MERV, state, 3) == above_the_best(totals)

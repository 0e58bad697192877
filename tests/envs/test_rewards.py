"""What a finished game is worth to each seat."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.state import Participant, Rank, Score, State
from caravansary.envs.rewards import Rewarding, by_margin, by_rank, places_of, reward_named, totals_of

MERV = caravansary.game("merv")


class Ended:
    """A game that has ended with these totals and places; who has no seat is an automatic opponent."""

    def __init__(self, totals: list[int], places: list[int], seats: int) -> None:
        self._totals = totals
        self._places = places
        self._seats = seats

    def scores(self) -> list[Score]:
        return [Score(who, total, {}) for who, total in enumerate(self._totals)]

    def ranking(self) -> list[Rank]:
        return sorted((Rank(place, who) for who, place in enumerate(self._places)), key=lambda rank: rank.place)

    @property
    def participants(self) -> list[Participant]:
        kinds = ["seat"] * self._seats + ["magistrate"] * (len(self._totals) - self._seats)
        return [Participant(who, kind, "red", True) for who, kind in enumerate(kinds)]


@pytest.mark.parametrize(
    ("places", "seats", "expected"),
    [
        ([1, 2], 2, [1.0, -1.0]),
        ([2, 1, 3], 3, [0.0, 1.0, -1.0]),
        ([4, 1, 3, 2], 4, [-1.0, 1.0, -1 / 3, 1 / 3]),
        ([1, 1], 2, [0.0, 0.0]),  # shared: the mean of both places
        ([1, 1, 3], 3, [0.5, 0.5, -1.0]),
        ([1, 2, 2, 4], 4, [1.0, 0.0, 0.0, -1.0]),
        ([2, 1], 1, [-1.0]),  # alone, beaten by the magistrate
        ([1], 1, [1.0]),
    ],
)
def test_by_rank(places: list[int], seats: int, expected: list[float]) -> None:
    ended: Any = Ended([0] * len(places), places, seats)

    assert by_rank(ended) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("totals", "seats", "expected"),
    [([90, 100], 2, [-10, 10]), ([50, 80, 70], 3, [-30, 10, -10]), ([60, 75], 1, [-15]), ([60], 1, [60])],
)
def test_by_margin(totals: list[int], seats: int, expected: list[float]) -> None:
    ended: Any = Ended(totals, [1] * len(totals), seats)

    assert by_margin(ended) == expected


def test_rewards_are_known_by_name() -> None:
    assert reward_named("rank") is by_rank
    assert reward_named("margin") is reward_named("score") is by_margin
    with pytest.raises(caravansary.OptionError, match="reward must be one of rank, margin, score, got 'win'"):
        reward_named("win")
    with pytest.raises(caravansary.OptionError, match="one of rank, margin, score, points, got 'win'"):
        Rewarding(MERV, "win")
    with pytest.raises(caravansary.OptionError, match="discount must be above 0 and at most 1, got 0"):
        Rewarding(MERV, "rank", discount=0.0)


# --- as they come ---------------------------------------------------------------------------------------------------
def earned_in_a_game(name: str, rewarding: Rewarding, seats: int = 2) -> tuple[State, list[list[float]], list[State]]:
    """A random game: its end, what each seat earned from decision to decision, and the positions where seat 0 was."""
    state = caravansary.game(name).new(seats, 5)
    rewards, chance = rewarding.begin(state), Chance.seeded(5)
    earned: list[list[float]] = [[] for _ in range(seats)]
    asked = []
    while not state.is_over:
        seat = state.waiting_for[0]
        earned[seat].append(rewards.earned(state, seat))
        if seat == 0:
            asked.append(state.copy())
        options = state.options_of(seat)
        state.play(options[chance.below(len(options))], seat)
    for seat in range(seats):
        earned[seat].append(rewards.earned(state, seat))
    return state, earned, asked


@pytest.mark.parametrize("name", caravansary.list_games())
def test_points_are_given_as_they_come(name: str) -> None:
    game = caravansary.game(name)
    first = totals_of(game.new(2, 5))

    end, earned, _ = earned_in_a_game(name, Rewarding(game, "points"))

    for seat, total in enumerate(totals_of(end)):
        assert sum(earned[seat]) == total - first[seat]
        assert sum(reward != 0.0 for reward in earned[seat]) > 1


@pytest.mark.parametrize("name", caravansary.list_games())
def test_shaping_adds_the_change_of_a_potential_that_ends_at_nothing(name: str) -> None:
    """The discounted sum of what is added depends on the first position only, so that no optimal policy changes."""
    game, shaping, discount = caravansary.game(name), 0.1, 0.9

    end, earned, asked = earned_in_a_game(name, Rewarding(game, "rank", shaping, discount))

    worths = [shaping * game.evaluate(state, 0) for state in asked]
    changes = [discount * after - before for before, after in pairwise(worths)]
    assert earned[0][1:-1] == pytest.approx(changes)
    assert earned[0][-1] == pytest.approx(by_rank(end)[0] - worths[-1])
    added = [*earned[0][1:-1], earned[0][-1] - by_rank(end)[0]]
    assert sum(discount**step * reward for step, reward in enumerate(added)) == pytest.approx(-worths[0])


@pytest.mark.parametrize("reward", ["rank", "margin"])
def test_the_end_alone_is_rewarded_without_shaping(reward: str) -> None:
    end, earned, _ = earned_in_a_game("merv", Rewarding(MERV, reward), seats=3)

    for seat in range(3):
        assert set(earned[seat][:-1]) == {0.0}
        assert earned[seat][-1] == reward_named(reward)(end)[seat]


def test_what_was_earned_can_be_copied_and_kept() -> None:
    rewarding = Rewarding(MERV, "points", shaping=0.1)
    first = MERV.new(2, 5)
    rewards = rewarding.begin(first)
    kept, twin = json.loads(json.dumps(rewards.to_dict())), rewards.copy()
    later, _, _ = earned_in_a_game("merv", rewarding)

    once = rewards.earned(later, 0)
    again = rewarding.begin(later)
    again.take_back(kept)

    assert once == twin.earned(later, 0) == again.earned(later, 0) != 0.0
    assert rewards.earned(later, 0) == 0.0


def test_places_are_those_of_the_ranking() -> None:
    ended: Any = Ended([5, 9, 7], [3, 1, 2], 2)

    assert totals_of(ended) == [5, 9, 7]
    assert places_of(ended) == [3, 1, 2]

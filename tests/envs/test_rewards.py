"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Any

import pytest

import caravansary
from caravansary.core.state import Participant, Rank, Score
from caravansary.envs.rewards import by_rank, by_score, reward_named


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
def test_by_score(totals: list[int], seats: int, expected: list[float]) -> None:
    ended: Any = Ended(totals, [1] * len(totals), seats)

    assert by_score(ended) == expected


def test_rewards_are_known_by_name() -> None:
    assert reward_named("rank") is by_rank
    assert reward_named("score") is by_score
    with pytest.raises(caravansary.OptionError, match="reward must be one of rank, score, got 'win'"):
        reward_named("win")

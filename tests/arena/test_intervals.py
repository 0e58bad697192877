"""Intervals, and the test that may be looked at after every value."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary.arena.intervals import SequentialTest, interval_of_mean, share_of_win, wilson


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (700, 2100, 0.3135, 0.3538), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_of_a_rate_is_wilsons(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    assert interval_of_mean([1.0, 2.0, 3.0, 2.0]) == pytest.approx((2 - 0.8002, 2 + 0.8002), abs=1e-4)
    assert interval_of_mean([1.0]) is None


@pytest.mark.parametrize(
    ("places", "shares"), [([1, 2], [1, 0]), ([1, 1], [0.5, 0.5]), ([2, 1, 1, 1], [0, 1 / 3, 1 / 3, 1 / 3])]
)
def test_who_shares_the_first_place_shares_the_win(places: list[int], shares: list[float]) -> None:
    assert [share_of_win(places, seat) for seat in range(len(places))] == shares


# --- the sequential test --------------------------------------------------------------------------------------------
def after(against: float, *shares: float) -> SequentialTest:
    test = SequentialTest(against)
    for share in shares:
        test.add(share)
    return test


@pytest.mark.parametrize(
    "chances",
    [
        {0.0: 0.5, 1.0: 0.5},
        {0.0: 0.25, 1.0: 0.75},
        {0.0: 0.3, 0.5: 0.5, 1.0: 0.2},
        {0.0: 0.4, 1 / 3: 0.3, 1.0: 0.3},
    ],
)
def test_the_bet_is_fair_if_the_mean_is_the_one_bet_against(chances: dict[float, float]) -> None:
    """Fair, and never negative: so it becomes 20 times itself in at most a twentieth of all runs."""
    mean = sum(share * chance for share, chance in chances.items())

    expected = sum(
        math.prod(chances[share] for share in shares) * after(mean, *shares).stake_against(mean)
        for shares in itertools.product(chances, repeat=5)
    )

    assert expected == pytest.approx(1)


def test_how_soon_it_is_clear() -> None:
    """Eight seeds won from both sides are clear of a half, 22 of three quarters."""
    assert not after(0.5, *[1.0] * 7).is_clear
    assert after(0.5, *[1.0] * 8).is_clear
    assert after(0.5, *[0.0] * 8).is_clear
    assert not after(0.75, *[1.0] * 21).is_clear
    assert after(0.75, *[1.0] * 22).is_clear


def test_equal_bots_are_never_clear() -> None:
    assert not after(0.5, *[0.0, 1.0] * 500).is_clear
    assert not after(0.5, *[0.5] * 500).is_clear


def test_very_many_values_do_not_overflow() -> None:
    test = after(0.5, *[1.0] * 5000)

    assert test.is_clear
    assert test.interval()[0] > 0.99


@settings(max_examples=25)
@given(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=1, max_size=60), st.floats(0.05, 0.95))
def test_the_interval_holds_what_is_not_refuted(shares: list[float], against: float) -> None:
    test = after(against, *shares)
    low, high = test.interval()

    assert 0 <= low <= test.mean + 1e-4
    assert test.mean - 1e-4 <= high <= 1
    if abs(against - low) > 1e-3 and abs(against - high) > 1e-3:
        assert test.is_clear == (not low < against < high)


def test_nothing_is_known_without_values() -> None:
    assert SequentialTest(0.5).interval() == (0.0, 1.0)
    assert not SequentialTest(0.5).is_clear

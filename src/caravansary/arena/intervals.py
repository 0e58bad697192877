"""Rates with their intervals, means with theirs, and a test that may stop early without fooling itself."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Final, final

SURE: Final = 1.959964  # standard deviations around the middle in which 95 % of all cases lie
WRONG_AT_MOST: Final = 0.05  # how often the sequential test may err, however often it is looked at
BETS: Final = tuple((number + 0.5) / 100 for number in range(100))  # shares that the sequential test bets on
HALVINGS: Final = 50
MOST_LOG: Final = 600.0  # beyond it a float would overflow


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson: it stays within 0 and 1 and is good for few cases too."""
    rate = wins / count
    square = SURE * SURE
    middle = (rate + square / (2 * count)) / (1 + square / count)
    half = SURE * math.sqrt(rate * (1 - rate) / count + square / (4 * count * count)) / (1 + square / count)
    return round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def interval_of_mean(values: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % interval of a mean, by the normal distribution; None for a single value."""
    if len(values) < 2:
        return None
    middle = statistics.fmean(values)
    half = SURE * statistics.stdev(values) / math.sqrt(len(values))
    return round(middle - half, 4), round(middle + half, 4)


def share_of_win(places: list[int], seat: int) -> float:
    """1 for the winner alone; those who share the first place share the win."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


@final
class SequentialTest:
    """Whether a mean share differs from a given one; may be asked after every value.

    A bettor bets against "the mean is `against`", an even part of a stake on each of `BETS`. If it is true, the stake
    grows to 20 times itself in at most 5 % of all runs, ever (Ville's inequality): then the test is clear. It holds for
    independent values between 0 and 1, not only for wins and losses.
    """

    def __init__(self, against: float) -> None:
        self.against = against
        self._counts: Counter[float] = Counter()

    def add(self, share: float) -> None:
        self._counts[share] += 1

    @property
    def mean(self) -> float:
        count = self._counts.total()
        return sum(share * times for share, times in self._counts.items()) / count if count else self.against

    @property
    def is_clear(self) -> bool:
        return self._refutes(self.against)

    def interval(self) -> tuple[float, float]:
        """All means that are not refuted: contains the true one at every moment in at least 95 % of all runs."""
        if not self._counts:
            return 0.0, 1.0
        return round(self._edge(0.0), 4), round(self._edge(1.0), 4)

    def _edge(self, end: float) -> float:
        """Where refuted means begin between the observed one and an end; the refuted ones are all beyond it."""
        inside, outside = self.mean, end
        if inside == end:
            return end
        for _ in range(HALVINGS):
            middle = (inside + outside) / 2
            inside, outside = (inside, middle) if self._refutes(middle) else (middle, outside)
        return inside

    def _refutes(self, mean: float) -> bool:
        return self.stake_against(mean) >= 1 / WRONG_AT_MOST

    def stake_against(self, mean: float) -> float:
        """The present value of a stake of 1 on "this is not the mean"."""
        logs = [
            sum(
                times * math.log(share * bet / mean + (1 - share) * (1 - bet) / (1 - mean))
                for share, times in sorted(self._counts.items())
            )
            for bet in BETS
        ]
        most = max(logs)
        if most > MOST_LOG:
            return math.inf
        return math.exp(most) * sum(math.exp(one - most) for one in logs) / len(BETS)

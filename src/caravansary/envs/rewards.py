"""The rewards of the seats for a finished game; before the end there are none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caravansary.core.errors import OptionError, shown
from caravansary.core.state import State

Reward = Callable[[State], list[float]]  # per seat


def by_rank(state: State) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; seats that share places share their worth.

    Automatic opponents that score have a place too, so that a solo game is won or lost. Over all places the sum is 0.
    """
    ranking = state.ranking()
    if len(ranking) == 1:
        return [1.0]
    worth: dict[int, float] = {}
    for rank in ranking:
        sharing = sum(other.place == rank.place for other in ranking)
        middle = rank.place - 1 + (sharing - 1) / 2
        worth[rank.who] = 1.0 - 2.0 * middle / (len(ranking) - 1)
    return [worth[seat] for seat in range(seats_of(state))]


def by_score(state: State) -> list[float]:
    """The points of a seat minus those of the best other participant: the margin of a win or a loss."""
    totals = [score.total for score in state.scores()]
    margins: list[float] = []
    for seat in range(seats_of(state)):
        others = totals[:seat] + totals[seat + 1 :]
        margins.append(float(totals[seat] - max(others, default=0)))
    return margins


REWARDS: Final[dict[str, Reward]] = {"rank": by_rank, "score": by_score}
WORST: Final[dict[str, float]] = {"rank": -1.0, "score": -200.0}  # for an agent that does not play on


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise OptionError(f"reward must be one of {', '.join(REWARDS)}, got {shown(name)}")
    return REWARDS[name]


def seats_of(state: State) -> int:
    """How many seats there are; automatic opponents have none."""
    return sum(participant.kind == "seat" for participant in state.participants)

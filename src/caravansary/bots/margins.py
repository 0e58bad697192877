"""Who is how far ahead: the margin of a seat over its best opponent, in points."""

from __future__ import annotations

from typing import Protocol

from caravansary.core.game import Game
from caravansary.core.state import State


class Correction(Protocol):
    """Something that has learned what the evaluation does not see."""

    def correct(self, game: Game, state: State, margins: list[float]) -> list[float]:
        """The margins of all seats with what was learned."""


def seats_of(state: State) -> int:
    """How many seats decide; automatic opponents have none."""
    return sum(1 for participant in state.participants if participant.kind == "seat")


def margins(game: Game, state: State, seats: int) -> list[float]:
    """For every seat its points above those of its best opponent: expected ones, real ones when the game is over.

    Alone it is what the game's `evaluate` says, which looks at the automatic opponent as far as the game has one.
    """
    return above_the_best(expected_points(game, state, seats))


def expected_points(game: Game, state: State, seats: int) -> list[float]:
    """What every seat may expect to have in the end, from what it knows itself; what it has when the game is over."""
    if seats > 1 and state.is_over:
        return [float(score.total) for score in state.scores() if score.who < seats]
    return [game.evaluate(state, seat) for seat in range(seats)]


def above_the_best(points: list[float]) -> list[float]:
    """What each has more than the best of the others."""
    if len(points) == 1:
        return points
    first = max(points)
    second = max([*points[: points.index(first)], *points[points.index(first) + 1 :]])
    return [first - second if mine == first else mine - first for mine in points]

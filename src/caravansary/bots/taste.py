"""Taste: what a bot likes beyond the points that it brings.

A manner of the game likes some things for a whole game (`core/manners.py`). A whim likes and dislikes anything, for one
run of clicks. Either way the parts of the evaluation count for more or less, and with them the points that they have
brought: so a taste decides what a turn is about, while more of a thing stays better than less of it.
"""

from __future__ import annotations

import math
from typing import Any, Final, final

from caravansary.bots.noise import normal
from caravansary.bots.planner import Step
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State

SURE: Final = "points"  # the part of every evaluation that is no expectation


@final
class Taste:
    """Says how much more a position is liked than its points say."""

    __slots__ = ("_game", "_likes", "_sources", "_summands")

    def __init__(self, game: Game, likes: dict[str, float]) -> None:
        self._game = game
        self._likes = likes
        self._summands = [(place, likes[name]) for place, name in enumerate(game.summand_names) if name in likes]
        self._sources = [(place, likes[name]) for place, name in enumerate(game.sources) if name in likes]

    def __reduce__(self) -> tuple[Any, ...]:
        return Taste, (self._game, self._likes)

    def liking(self, state: State, seat: int) -> float:
        """In points; only differences between positions mean something."""
        found = 0.0
        summands = self._game.summands(state, seat)
        for place, part in self._summands:
            found += part * summands[place]
        if self._sources:
            points = self._game.points_by_source(state, seat)
            for place, part in self._sources:
                found += part * points[place]
        return found


def by_taste(ends: list[Step], taste: Taste, state: State, seat: int) -> None:
    """Add to the value of every plan how much it is liked more than the position in which it was made; best first."""
    now = taste.liking(state, seat)
    for end in ends:
        end.liking = taste.liking(end.state, seat) - now
        end.value += end.liking
    ends.sort(key=_value, reverse=True)


def _value(step: Step) -> float:
    return step.value


def a_whim(game: Game, scatter: float, chance: Chance) -> Taste:
    """Every part of the evaluation is misjudged by a factor; points that are there are what they are."""
    likes: dict[str, float] = {}
    for name in game.summand_names:
        factor = math.exp(scatter * normal(chance))
        if name != SURE:
            likes[name] = factor - 1.0
    return Taste(game, likes)

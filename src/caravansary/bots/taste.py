"""Taste: what a bot likes beyond the points that it brings.

A manner of the game likes some things for a whole game (`core/manners.py`). A whim likes and dislikes things by chance,
for one run of clicks. Either way parts of the evaluation count for more or less, and with them the points
that they have brought: so a taste decides what a turn is about, while more of a thing stays better than less of it.
"""

from __future__ import annotations

import math
from typing import Any, final

from caravansary.bots.noise import normal
from caravansary.bots.planner import Step
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State


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


def add_taste(ends: list[Step], taste: Taste, state: State, seat: int) -> None:
    """Add to the value of every plan how much it is liked more than the position in which it was made.

    A plan that ends where something turned up, with the seat still to decide, is liked as much as the best of the
    others, more or less what has turned up: to put a turn off is no matter of taste.
    """
    now = taste.liking(state, seat)
    best: Step | None = None
    for end in ends:
        end.liking = taste.liking(end.state, seat) - now
        if not end.is_open and (best is None or end.value > best.value):
            best = end
    for end in ends:
        if end.is_open and best is not None and end.before is not None:
            end.liking += best.liking - (taste.liking(end.before.state, seat) - now)
    for end in ends:
        end.value += end.liking


def a_whim(game: Game, chance: Chance) -> Taste:
    """A taste for one run: what beginners misjudge is misjudged, each thing by a factor.

    What nobody is mistaken about, such as time or dice to spend, is worth to everybody what it is.
    """
    likes: dict[str, float] = {}
    for name, scatter in game.whims.items():
        likes[name] = math.exp(scatter * normal(chance)) - 1.0
    return Taste(game, likes)

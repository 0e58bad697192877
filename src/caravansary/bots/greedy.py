"""The greedy bot: looks ahead over its own clicks to the end of its run and takes the plan that evaluates best.

How plans are found is in `planning.py`. It knows no game: options, copies and the game's `evaluate` are all it uses.
"""

from __future__ import annotations

from typing import final

from caravansary.bots.planning import Planner
from caravansary.core.game import Game
from caravansary.core.state import State


@final
class Greedy:
    """Plays the best plan for its run that it finds; equal ones: the first."""

    def __init__(self, game: Game, seed: int) -> None:
        self._evaluate = game.evaluate
        self._planner = Planner(game, game.plan_width)
        self._plan: list[tuple[State, int]] = []  # the next click last

    def choose(self, state: State, seat: int) -> int:
        """The next click of the plan while the game follows it, otherwise the first click of a new one."""
        options = state.options_of(seat)
        if len(options) == 1:
            return options[0]
        if self._plan:
            planned, action = self._plan.pop()
            if self._is_same(planned, state, seat):
                return action
        self._plan = self._planner.best(state, seat).plan()
        return self._plan.pop()[1]

    def _is_same(self, planned: State, state: State, seat: int) -> bool:
        """Whether the position is the planned one, as far as options, knowledge and evaluation tell."""
        return (
            planned.options_of(seat) == state.options_of(seat)
            and planned.information(seat) == state.information(seat)
            and self._evaluate(planned, seat) == self._evaluate(state, seat)
        )

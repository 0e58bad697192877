"""The greedy bot: looks ahead over its own clicks to the end of its run and takes the plan that evaluates best.

How plans are found is in `planner.py`; the easy and the medium bot are the same with less in sight. It knows no game:
options, copies and the game's `evaluate` are all it uses.
"""

from __future__ import annotations

from typing import Any, Final, final

from caravansary.bots.planner import FollowedPlan, Planner, quick_planner
from caravansary.core.game import Game
from caravansary.core.state import State

EASY_WIDTH: Final = 3
EASY_LEVELS: Final = 1


@final
class Greedy:
    """Plays the best plan for its run that its planner finds; equal ones: the first."""

    def __init__(self, planner: Planner, plan: FollowedPlan) -> None:
        self._planner = planner
        self._plan = plan

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self._planner, self._plan)

    def choose(self, state: State, seat: int) -> int:
        """The next click of the plan while the game follows it, otherwise the first click of a new one."""
        return self._plan.follow(state, seat, self._planner.best)


def greedy(game: Game) -> Greedy:
    """As wide a sight as the game needs."""
    return Greedy(Planner(game, game.plan_width), FollowedPlan(game))


def medium(game: Game) -> Greedy:
    """Quick plans."""
    return Greedy(quick_planner(game), FollowedPlan(game))


def easy(game: Game) -> Greedy:
    """From the first click on it follows only what looks best at once."""
    return Greedy(Planner(game, EASY_WIDTH, 1, 1, EASY_LEVELS, 1), FollowedPlan(game))

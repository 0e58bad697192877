"""Bots that look ahead over their own clicks to the end of their run and take the plan that evaluates best.

How plans are found is in `planner.py`; medium is greedy with less in sight, and easy is medium with a whim: for every
run it misjudges what things are worth, as beginners do, and then does the best for that. They know no game: options,
copies and the game's `evaluate`, with the parts that it adds up, are all they use.
"""

from __future__ import annotations

from typing import Any, final

from caravansary.bots.planner import FollowedPlan, Planner, Step, quick_planner, worth_revealing
from caravansary.bots.taste import Taste, a_whim, add_taste
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State


@final
class Greedy:
    """Plays the plan for its run that it likes best of those that its planner finds; equal ones: the first."""

    def __init__(
        self,
        game: Game,
        planner: Planner,
        taste: Taste | None = None,
        whims: Chance | None = None,
        plan: FollowedPlan | None = None,
    ) -> None:
        self._game = game
        self._planner = planner
        self._taste = taste
        self._whims = whims  # decides them; None: it has none
        self._plan = plan or FollowedPlan(game)

    def __reduce__(self) -> tuple[Any, ...]:
        return Greedy, (self._game, self._planner, self._taste, self._whims, self._plan)

    def choose(self, state: State, seat: int) -> int:
        """The next click of the plan while the game follows it, otherwise the first click of a new one."""
        return self._plan.follow(state, seat, self._best)

    def _best(self, state: State, seat: int) -> Step:
        """The end of the plan that is liked best, without clicks that turned out to be needless."""
        tastes: list[Taste] = []
        if self._taste is not None:
            tastes.append(self._taste)
        if self._whims is not None:
            tastes.append(a_whim(self._game, self._whims))
        ends = self._planner.ends(state, seat)
        if self._game.weighs_reveals:
            ends = worth_revealing(ends)
        best = _liked_best(ends, tastes, state, seat)
        shorter = self._planner.shorter(best, seat)
        if shorter and not best.is_open:
            other = _liked_best(shorter, tastes, state, seat)
            if other.value > best.value and not other.is_open:
                best = other
        return best


def _liked_best(ends: list[Step], tastes: list[Taste], state: State, seat: int) -> Step:
    """The end with the highest value, with what the tastes add to it; of equal ones the first."""
    for taste in tastes:
        add_taste(ends, taste, state, seat)
    best = ends[0]
    for end in ends:
        if end.value > best.value:
            best = end
    return best


def greedy(game: Game, taste: Taste | None = None) -> Greedy:
    """As wide a sight as the game needs."""
    return Greedy(game, Planner(game, game.plan_width), taste)


def medium(game: Game, taste: Taste | None = None) -> Greedy:
    """Quick plans."""
    return Greedy(game, quick_planner(game), taste)


def easy(game: Game, chance: Chance, taste: Taste | None = None) -> Greedy:
    """Quick plans, judged by a beginner."""
    return Greedy(game, quick_planner(game), taste, chance)

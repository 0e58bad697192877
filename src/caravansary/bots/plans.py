"""The best plans of a seat, for hints: found at once, then weighed with more and more simulations.

Plans and simulations are those of the searching bots (`search.py`). A person is helped by turns that differ, not by one
turn in three orders of clicks: so of the plans that share most of their clicks only the best is weighed.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from caravansary.bots.planner import Step
from caravansary.bots.search import Budget, Contest, Search, Stop
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State

WEIGHED: Final = 6  # plans
# Part of their clicks that two plans may share; the second limit holds if the first leaves too few
SHARED: Final[tuple[float, ...]] = (0.4, 0.7)
# Simulations that the margin right after a plan counts for: many, as those of one plan go alike where little is hidden
AT_ONCE: Final = 4.0


class Plan(NamedTuple):
    """A whole run of clicks, where it leads, and the margin over the best opponent to be expected after it."""

    end: Step
    margin: float
    visits: int  # simulations


@final
class Plans:
    """The plans of a seat; the same seed gives the same plans and margins."""

    def __init__(self, game: Game, state: State, seat: int, seed: int, stop: Stop | None = None) -> None:
        self._search = Search(game, Chance.seeded(seed), Budget(), stop=stop)
        found = self._search.plans(state, seat)
        self.found = len(found)
        self._contest = Contest(state, seat, unlike(found, WEIGHED))

    @property
    def weighed(self) -> int:
        """How many plans are weighed."""
        return len(self._contest.moves)

    def weigh(self, plan: int) -> bool:
        """Simulate a plan once more, one of those that are weighed; False: there was a wish to stop."""
        return self._search.simulate(self._contest, self._contest.moves[plan])

    def best(self) -> list[Plan]:
        """All plans that are weighed, the best first.

        How a plan looks at once counts like some simulations, moved to where those are: so one of them, which may have
        been lucky, does not turn everything around.
        """
        contest = self._contest
        visits = 0
        moved = 0.0
        for end, move in zip(contest.ends, contest.moves, strict=True):
            visits += move.visits
            moved += move.points - move.visits * end.value
        moved /= max(1, visits)
        found: list[Plan] = []
        for end, move in zip(contest.ends, contest.moves, strict=True):
            margin = (move.points + AT_ONCE * (end.value + moved)) / (move.visits + AT_ONCE)
            found.append(Plan(end, margin, move.visits))
        found.sort(key=_margin, reverse=True)
        return found


def unlike(ends: list[Step], most: int) -> list[Step]:
    """The first of these plans, and then those that share few clicks with the ones before."""
    kept: list[Step] = []
    for limit in SHARED:
        for end in ends:
            if len(kept) == most:
                break
            if end not in kept and not _is_like_any(end, kept, limit):
                kept.append(end)
    kept.sort(key=_value, reverse=True)
    return kept


def _is_like_any(end: Step, others: list[Step], limit: float) -> bool:
    for other in others:
        if shared(end.actions(), other.actions()) > limit:
            return True
    return False


def shared(one: list[int], other: list[int]) -> float:
    """The part of all their different clicks that two plans have in common."""
    both = set(one) & set(other)
    return len(both) / len(set(one) | set(other))


def _margin(plan: Plan) -> float:
    return plan.margin


def _value(step: Step) -> float:
    return step.value

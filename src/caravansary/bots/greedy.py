"""The greedy bot: looks ahead over its own clicks to the end of its run and takes the plan that evaluates best.

One click is too little to see anything (a slot, a cube), so it searches the whole run of its own decisions, level by
level, in copies of its state, and keeps the most promising positions of each level. It stops where another seat decides
or something new would become known. It knows no game: options, copies and the game's `evaluate` are all it uses.
"""

from __future__ import annotations

from typing import Final, final

from caravansary.core.game import Game
from caravansary.core.state import State

FULL_LEVELS: Final = 3  # clicks tried in every combination: with them it is chosen what a turn is about
ALIKE: Final = 5  # positions kept after them of those that put the same question
# Shares of the game's plan width kept at the levels after them
WIDTHS: Final[tuple[float, ...]] = (1.0, 0.45, 0.27, 0.18, 0.135)
SAME_START: Final = 4  # kept at a level of those that share their first clicks, so that different plans stay
LONGEST_PLAN: Final = 40
SAMPLES: Final = 2  # guesses at what an action may turn up


@final
class _Step:
    """A position that a click of the seat leads to, what it is worth, and the plan that it belongs to."""

    __slots__ = ("action", "before", "is_end", "start", "state", "value")

    def __init__(self, before: _Step | None, action: int, state: State) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.value = 0.0
        self.is_end = False
        self.start = 0  # tells plans with different first clicks apart

    def plan(self) -> list[tuple[State, int]]:
        """The clicks that lead here, each with the position it is made in; the first click comes last."""
        found: list[tuple[State, int]] = []
        step = self
        while step.before is not None:
            found.append((step.before.state, step.action))
            step = step.before
        return found


@final
class Greedy:
    """Plays the best plan for its run that it finds; equal ones: the first."""

    def __init__(self, game: Game, seed: int) -> None:
        self._evaluate = game.evaluate
        self._widths = [round(game.plan_width * share) for share in WIDTHS]  # the last holds on
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
        self._plan = self._best_plan(state, seat)
        return self._plan.pop()[1]

    def _is_same(self, planned: State, state: State, seat: int) -> bool:
        """Whether the position is the planned one, as far as options, knowledge and evaluation tell."""
        return (
            planned.options_of(seat) == state.options_of(seat)
            and planned.information(seat) == state.information(seat)
            and self._evaluate(planned, seat) == self._evaluate(state, seat)
        )

    # --- the search -------------------------------------------------------------------------------------------------
    def _best_plan(self, state: State, seat: int) -> list[tuple[State, int]]:
        level = [_Step(None, -1, state)]
        best: _Step | None = None
        for depth in range(1, LONGEST_PLAN + 1):
            found: list[_Step] = []
            for step in level:
                for child in self._clicks(step, seat, depth):
                    if not child.is_end:
                        found.append(child)
                    elif best is None or child.value > best.value:
                        best = child
            if not found:
                break
            level = _most_promising(found, seat, depth, self._widths)
        return (best or level[0]).plan()

    def _clicks(self, step: _Step, seat: int, depth: int) -> list[_Step]:
        """Every click from a position. A position with a single option is an end: it reveals or hands on."""
        known = step.state.information(seat)
        found: list[_Step] = []
        for action in step.state.options_of(seat):
            state = step.state.copy()
            state.play(action, seat)
            child = _Step(step, action, state)
            child.start = step.start
            if state.information(seat) != known:
                child.is_end = True
                child.value = self._expected(child, seat)
            else:
                child.is_end = len(state.options_of(seat)) <= 1
                if child.is_end or depth >= FULL_LEVELS:
                    child.value = self._evaluate(state, seat)
            found.append(child)
        return found

    def _expected(self, step: _Step, seat: int) -> float:
        """The mean worth of a click that turns up something, over several guesses at what that is."""
        assert step.before is not None  # noqa: S101 - only a click can turn up something
        value = self._evaluate(step.state, seat)
        for guess in range(1, SAMPLES):
            other = step.before.state.sample_hidden(seat, guess)
            other.play(step.action, seat)
            value += self._evaluate(other, seat)
        return value / SAMPLES


# --- what to go on with ---------------------------------------------------------------------------------------------
def _most_promising(found: list[_Step], seat: int, depth: int, widths: list[int]) -> list[_Step]:
    """The positions of a level from which the search goes on, best first."""
    if depth < FULL_LEVELS:
        return found
    found.sort(key=_worth, reverse=True)
    width = widths[min(depth - FULL_LEVELS, len(widths) - 1)]
    if depth == FULL_LEVELS:
        level = _best_of_each([(_question(step, seat), step) for step in found], ALIKE, width)
        for number, step in enumerate(level):
            step.start = number
        return level
    return _best_of_each([(step.start, step) for step in _without_repeats(found, seat)], SAME_START, width)


def _worth(step: _Step) -> float:
    return step.value


def _question(step: _Step, seat: int) -> int:
    """Positions after the same click with the same last option mostly ask the same: where to put the same thing."""
    return hash((step.action, step.state.options_of(seat)[-1]))


def _without_repeats(found: list[_Step], seat: int) -> list[_Step]:
    """Clicks in another order lead to the same position: the same start, the same worth, the same options."""
    seen: dict[tuple[int, float, tuple[int, ...]], _Step] = {}
    for step in found:
        seen.setdefault((step.start, step.value, tuple(step.state.options_of(seat))), step)
    return list(seen.values())


def _best_of_each(found: list[tuple[int, _Step]], most: int, width: int) -> list[_Step]:
    """The first steps, at most so many of each group and so many in all."""
    counts: dict[int, int] = {}
    kept: list[_Step] = []
    for group, step in found:
        count = counts.get(group, 0)
        if count < most and len(kept) < width:
            counts[group] = count + 1
            kept.append(step)
    return kept

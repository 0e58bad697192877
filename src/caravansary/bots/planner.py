"""Plans for a run of clicks: a beam search over the seat's own decisions until its run ends.

One click is too little to see anything (a slot, a cube), so the whole run of the seat's decisions is searched, level by
level, in copies of the position, and the most promising positions of each level are kept. A plan ends where another
seat decides or something new would become known. No game is known here: options, copies and the game's `evaluate` are
all that is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from caravansary.bots.noise import normal
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State

FULL_LEVELS: Final = 3  # clicks tried in every combination: with them it is chosen what a turn is about
ALIKE: Final = 5  # positions kept after them of those that put the same question
# Shares of the plan width kept at the levels after them
WIDTHS: Final[tuple[float, ...]] = (1.0, 0.45, 0.27, 0.18, 0.135)
SAME_START: Final = 4  # kept at a level of those that share their first clicks, so that different plans stay
LONGEST_PLAN: Final = 40
SAME_TURN: Final = 2  # different plans that share their first clicks
QUICK_WIDTH: Final = 8  # quick plans keep fewer positions, of each question only the best one
QUICK_ALIKE: Final = 1
QUICK_LEAST: Final = 3
SIMULATED_ALIKE: Final = 8  # in simulations one position of so many may be alike
SAMPLES: Final = 2  # guesses at what an action may turn up
NOT_SETTLED: Final = -1e9  # worth less than any position


@final
class Step:
    """A position that a click of the seat leads to, what it is worth, and the plan that it belongs to."""

    __slots__ = ("action", "before", "is_end", "is_open", "liking", "settled", "start", "state", "value")

    def __init__(self, before: Step | None, action: int, state: State) -> None:
        self.before = before
        self.action = action
        self.state = state
        self.value = 0.0
        self.is_end = False
        self.is_open = False  # an end at which something turned up and the seat decides on
        self.settled = NOT_SETTLED  # what the best end without such a click is worth, of those found from here
        self.liking = 0.0  # points of the value that are a matter of taste
        self.start = 0  # the same for plans with the same first clicks

    def plan(self) -> list[tuple[State, int]]:
        """The clicks that lead here, each with the position it is made in; the first click comes last."""
        found: list[tuple[State, int]] = []
        step = self
        while step.before is not None:
            found.append((step.before.state, step.action))
            step = step.before
        return found

    def actions(self) -> list[int]:
        """The clicks that lead here, in their order."""
        found = [action for _, action in self.plan()]
        found.reverse()
        return found


@final
class Planner:
    """Finds plans for a seat: how much it keeps in sight decides how good they are and how long it takes.

    `tried` counts the clicks that it has tried, which is nearly all of the work.
    """

    __slots__ = ("_alike", "_full", "_game", "_given", "_samples", "_widths", "tried")

    def __init__(
        self,
        game: Game,
        width: int,
        alike: int = ALIKE,
        least: int = 1,
        full_levels: int = FULL_LEVELS,
        samples: int = SAMPLES,
    ) -> None:
        self._game = game
        self._given = (width, alike, least, full_levels, samples)
        self._widths = [max(least, round(width * share)) for share in WIDTHS]  # the last holds on
        self._alike = alike
        self._full = full_levels
        self._samples = samples
        self.tried = 0

    def __reduce__(self) -> tuple[Any, ...]:  # like everywhere in the bots: compiled, nothing is copied by itself
        return Planner, (self._game, *self._given)

    def best(self, state: State, seat: int) -> Step:
        """The end of the best plan; of equal ones the first."""
        ends = self.ends(state, seat)
        best = ends[0]
        for end in ends:
            if end.value > best.value:
                best = end
        return best

    def ends(self, state: State, seat: int) -> list[Step]:
        """The ends of all plans found, in the order in which they were found."""
        level = [Step(None, -1, state)]
        ends: list[Step] = []
        for depth in range(1, LONGEST_PLAN + 1):
            found: list[Step] = []
            for step in level:
                self._click(step, seat, depth, found, ends)
            if not found:
                break
            level = _most_promising(found, seat, depth - self._full, self._widths, self._alike)
        if self._game.weighs_reveals:
            self._weigh_open_ends(ends, seat)
        return ends or level[:1]

    def _weigh_open_ends(self, ends: list[Step], seat: int) -> None:
        """Compare what a click turns up with what the seat can do without it, and not with positions after its run.

        Such an end is worth what the best plan without the click is worth, more or less what the click has changed.
        """
        for end in ends:
            if not end.is_open:
                _settle(end)
        for end in ends:
            before = end.before
            while end.is_open and before is not None:
                if before.settled > NOT_SETTLED:
                    end.value += before.settled - self._game.evaluate(before.state, seat)
                    break
                before = before.before

    def _click(self, step: Step, seat: int, depth: int, found: list[Step], ends: list[Step]) -> None:
        """Every click from a position. A position with a single option is an end: mostly it reveals or hands on."""
        known = step.state.information(seat)
        options_here = step.state.options_of(seat)
        self.tried += len(options_here)
        for action in options_here:
            child = self._child(step, action, seat, depth, known)
            if child.is_end:
                ends.append(child)
            else:
                found.append(child)

    def _child(self, step: Step, action: int, seat: int, depth: int, known: int) -> Step:
        """The position after a click; it is evaluated if a plan ends there or it is late enough to be compared."""
        state = step.state.copy()
        state.play(action, seat)
        child = Step(step, action, state)
        child.start = step.start
        if state.information(seat) != known:
            child.is_end = True
            child.is_open = seat in state.waiting_for
            child.value = self._expected(child, seat)
        else:
            options = state.options_of(seat)
            child.is_end = not options or (len(options) == 1 and options[0] not in self._game.goes_on_after)
            if child.is_end or depth >= self._full:
                child.value = self._game.evaluate(state, seat)
        return child

    def shorter(self, end: Step, seat: int) -> list[Step]:
        """The ends of a plan without some of its clicks: a later one is played at once, then what still can be.

        A beam may have lost them. What was paid for, and brought nothing in the end, is found here.
        """
        clicks = end.actions()
        starts: list[Step] = []
        step = end
        while step.before is not None:
            step = step.before
            starts.append(step)
        starts.reverse()
        found: list[Step] = []
        for place, start in enumerate(starts):
            options = start.state.options_of(seat)
            for later in range(place + 1, len(clicks)):
                if clicks[later] not in options or clicks[later] == clicks[place]:
                    continue
                for between in ([], clicks[place:later]):
                    other = self._followed(start, [clicks[later], *between, *clicks[later + 1 :]], seat)
                    if other is not None:
                        found.append(other)
        return found

    def _followed(self, step: Step, clicks: list[int], seat: int) -> Step | None:
        """The end that these clicks lead to, those left out that cannot be played; None: it leads to none."""
        known = step.state.information(seat)
        for click in clicks:
            if click in step.state.options_of(seat):
                step = self._child(step, click, seat, 0, known)
                if step.is_end:
                    return step
        return None

    def _expected(self, step: Step, seat: int) -> float:
        """The mean worth of a click that turns up something, over several guesses at what that is."""
        assert step.before is not None  # noqa: S101 - only a click can turn up something
        value = self._game.evaluate(step.state, seat)
        for guess in range(1, self._samples):
            other = step.before.state.sample_hidden(seat, guess)
            other.play(step.action, seat)
            value += self._game.evaluate(other, seat)
        return value / self._samples


@final
class FollowedPlan:
    """The clicks of a plan, given one by one while the game goes as it was planned."""

    __slots__ = ("_clicks", "_game")

    def __init__(self, game: Game, clicks: list[tuple[State, int]] | None = None) -> None:
        self._game = game
        self._clicks: list[tuple[State, int]] = clicks or []  # the next one last

    def __reduce__(self) -> tuple[Any, ...]:
        return FollowedPlan, (self._game, self._clicks)

    def follow(self, state: State, seat: int, find: Callable[[State, int], Step]) -> int:
        """The next click while the game goes as planned, otherwise the first one of a new plan, to the end found."""
        options = state.options_of(seat)
        if len(options) == 1:
            return options[0]
        action = self._next_click(state, seat)
        if action < 0:
            self._clicks = find(state, seat).plan()
            action = self._next_click(state, seat)
        return action

    def _next_click(self, state: State, seat: int) -> int:
        """The next click; -1 if there is none or the position is not the planned one."""
        if not self._clicks:
            return -1
        planned, action = self._clicks.pop()
        if self._is_same(planned, state, seat):
            return action
        self._clicks = []
        return -1

    def _is_same(self, planned: State, state: State, seat: int) -> bool:
        """Whether the position is the planned one, as far as options, knowledge and evaluation show."""
        return (
            planned.options_of(seat) == state.options_of(seat)
            and planned.information(seat) == state.information(seat)
            and self._game.evaluate(planned, seat) == self._game.evaluate(state, seat)
        )


def quick_planner(game: Game) -> Planner:
    """Sees little but different plans, in a fraction of the time."""
    return Planner(game, QUICK_WIDTH, QUICK_ALIKE, QUICK_LEAST, game.quick_levels)


def simulating_planner(game: Game) -> Planner:
    """Plays on in simulations, where the things that an action turns up are not guessed at again."""
    width = game.simulated_width
    return Planner(game, width, max(1, width // SIMULATED_ALIKE), QUICK_LEAST, game.quick_levels, samples=1)


def good(ends: list[Step], noise: float, chance: Chance) -> Step:
    """The end of a good plan: the best one if each were worth a little more or less, by chance."""
    best = ends[0]
    most = best.value + noise * normal(chance)
    for end in ends[1:]:
        value = end.value + noise * normal(chance)
        if value > most:
            best = end
            most = value
    return best


def different(ends: list[Step], most: int) -> list[Step]:
    """The best ends, best first, few of them with the same first clicks: a turn that is about something else counts.

    Ends of the same worth are mostly the same clicks in another order; the first one stands for them.
    """
    ends = sorted(ends, key=_worth, reverse=True)
    kept: list[Step] = []
    starts: dict[tuple[int, ...], int] = {}
    for end in ends:
        if kept and end.value == kept[-1].value:
            continue
        start = tuple(end.actions()[:FULL_LEVELS])
        if starts.get(start, 0) < SAME_TURN:
            starts[start] = starts.get(start, 0) + 1
            kept.append(end)
            if len(kept) == most:
                break
    return kept


def worth_revealing(ends: list[Step]) -> list[Step]:
    """The ends without those that turn up something of which less is expected than of the best turn without it."""
    best = NOT_SETTLED
    for end in ends:
        if not end.is_open and end.value > best:
            best = end.value
    return [end for end in ends if not end.is_open or end.value > best]


def _settle(end: Step) -> None:
    """Tell every position on the way what the end is worth."""
    step = end.before
    while step is not None and step.settled < end.value:
        step.settled = end.value
        step = step.before


# --- what to go on with ---------------------------------------------------------------------------------------------
def _most_promising(found: list[Step], seat: int, further: int, widths: list[int], alike: int) -> list[Step]:
    """The positions of a level, so many clicks after the full ones, from which the search goes on, best first."""
    if further < 0:
        return found
    found.sort(key=_worth, reverse=True)
    width = widths[min(further, len(widths) - 1)]
    if further == 0:
        level = _best_of_each([(_question(step, seat), step) for step in found], alike, width)
        for number, step in enumerate(level):
            step.start = number
        return level
    return _best_of_each([(step.start, step) for step in _without_repeats(found, seat)], SAME_START, width)


def _worth(step: Step) -> float:
    return step.value


def _question(step: Step, seat: int) -> int:
    """Positions after the same click with the same last option mostly ask the same: where to put the same thing."""
    return hash((step.action, step.state.options_of(seat)[-1]))


def _without_repeats(found: list[Step], seat: int) -> list[Step]:
    """Clicks in another order lead to the same position: the same start, the same worth, the same options."""
    seen: dict[tuple[int, float, tuple[int, ...]], Step] = {}
    for step in found:
        seen.setdefault((step.start, step.value, tuple(step.state.options_of(seat))), step)
    return list(seen.values())


def _best_of_each(found: list[tuple[int, Step]], most: int, width: int) -> list[Step]:
    """The first steps, at most so many of each group and so many in all."""
    counts: dict[int, int] = {}
    kept: list[Step] = []
    for group, step in found:
        count = counts.get(group, 0)
        if count < most and len(kept) < width:
            counts[group] = count + 1
            kept.append(step)
    return kept

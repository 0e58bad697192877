"""The margin of a seat over its best opponent, in points."""

from __future__ import annotations

from typing import Final, Protocol, final

from caravansary.bots.planner import Step, different
from caravansary.core.game import Game
from caravansary.core.state import State

COMPARED: Final = 100  # different plans whose ends are compared


class Learned(Protocol):
    """Something that has learned what the evaluation does not see."""

    def margins(self, game: Game, states: list[State], seats: list[int]) -> list[float]:
        """How far ahead of the others each seat may expect to end, each in its position."""


def seats_of(state: State) -> int:
    """How many seats decide; automatic opponents have none."""
    return state.seats


def margins(game: Game, state: State, seats: int) -> list[float]:
    """For every seat its points above those of its best opponent: expected ones, real ones when the game is over.

    Alone it is what the game's `evaluate` says: it looks at the automatic opponent, who has no seat, by itself.
    """
    return above_the_best(expected_points(game, state, seats))


def expected_points(game: Game, state: State, seats: int) -> list[float]:
    """The final points that every seat may expect by its own knowledge; the real ones when the game is over."""
    if seats > 1 and state.is_over:
        return [float(score.total) for score in state.scores() if score.who < seats]
    return [game.evaluate(state, seat) for seat in range(seats)]


def above_the_best(points: list[float]) -> list[float]:
    """By how much each is above the best of the others."""
    if len(points) == 1:
        return points
    first = max(points)
    second = max([*points[: points.index(first)], *points[points.index(first) + 1 :]])
    return [first - second if mine == first else mine - first for mine in points]


@final
class Judge:
    """Says how far ahead every seat is, with what was learned if there is something."""

    __slots__ = ("_game", "_learned", "_seats")

    def __init__(self, game: Game, seats: int, learned: Learned | None) -> None:
        self._game = game
        self._seats = seats
        self._learned = learned

    @property
    def has_learned(self) -> bool:
        """Whether there is something learned that it goes by."""
        return self._learned is not None

    def margins(self, state: State) -> list[float]:
        """For every seat its points above those of its best opponent, or of all of them on average: see `Learned`."""
        if self._learned is not None:
            return self._learned.margins(self._game, [state] * self._seats, list(range(self._seats)))
        return above_the_best(expected_points(self._game, state, self._seats))

    def ranked(self, ends: list[Step], seat: int) -> list[Step]:
        """Different plans by how far they bring the seat ahead of the others, best first; their value becomes that.

        Plans were found by what they bring to the seat itself; here also counts what they take from the others.
        """
        found = different(ends, COMPARED)
        self.compare(found, seat)
        found.sort(key=_value, reverse=True)
        return found

    def compare(self, ends: list[Step], seat: int) -> None:
        """Let the value of each end be how far it brings the seat ahead of the others."""
        after = [handed_on(end.state, seat) for end in ends]
        for end, margin in zip(ends, self._margins_of(after, seat), strict=True):
            luck = end.value - self._game.evaluate(end.state, seat)  # that it turned up this and nothing else
            end.value = margin + luck

    def _margins_of(self, states: list[State], seat: int) -> list[float]:
        """The margin of the seat in each position; what was learned is asked once for all of them."""
        if self._learned is not None:
            return self._learned.margins(self._game, states, [seat] * len(states))
        return [self.margins(state)[seat] for state in states]


def handed_on(state: State, seat: int) -> State:
    """The position after the clicks without a choice that are left to the seat, such as to end its turn.

    Some plans end before such a click and some with it: only after it they can be compared.
    """
    options = state.options_of(seat)
    while len(options) == 1:
        state = state.copy()
        state.play(options[0], seat)
        options = state.options_of(seat)
    return state


def _value(step: Step) -> float:
    return step.value

"""The expected margins of a position, played on for a while so that no seat is ahead only by having moved.

Right after its turn a seat looks better than it is, for the others have not answered yet. So the game is played on with
quick plans, and the margins after each of the next turns are averaged over whole rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from caravansary.bots.margin import expected_points, margins, seats_of
from caravansary.bots.planner import quick_planner
from caravansary.core.game import Game
from caravansary.core.state import State

MOMENTS: Final = 4  # margins that are averaged, if they make whole rounds


@final
class Outlook:
    """Plays positions of one game on; the states that it is given are its own and are changed."""

    __slots__ = ("_game", "_moments", "_planner", "_seats")

    def __init__(self, game: Game, state: State) -> None:
        self._game = game
        self._seats = seats_of(state)
        self._moments = self._seats * max(1, MOMENTS // self._seats)
        self._planner = quick_planner(game)

    def points(self, state: State) -> list[float]:
        """The points that every seat may expect in the position as it is, from its own knowledge."""
        return expected_points(self._game, state, self._seats)

    def now(self, state: State) -> list[float]:
        """The margins of the position as it is."""
        return margins(self._game, state, self._seats)

    def after(self, state: State, seat: int) -> list[float]:
        """The margins over the next turns, the first one being the rest of the seat's own, if it still decides."""
        found: list[list[float]] = []
        state = self.turn_played(state, seat)
        while not state.is_over and len(found) < self._moments - 1:
            found.append(self.now(state))
            state = self.turn_played(state, state.waiting_for[0])
        last = self.now(state)
        found += [last] * (self._moments - len(found))
        return mean(found)

    def turn_played(self, state: State, seat: int) -> State:
        """The position when the seat has finished its turn; alone at the table, when something new is known."""
        known = state.information(seat)
        while seat in state.waiting_for and (self._seats > 1 or state.information(seat) == known):
            options = state.options_of(seat)
            if len(options) == 1:
                state.play(options[0], seat)
            else:
                state = self._planner.best(state, seat).state
        return state


def mean(found: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(found) for column in zip(*found, strict=True)]

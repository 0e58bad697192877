"""Many games at once, in arrays that are made once: a row for each game.

`Batch` is for self-play: whoever steps it decides for all seats. One seat in each game against opponents:
`envs.seat_games`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.features import at_desk
from caravansary.core.game import Game, new_seed
from caravansary.core.state import State
from caravansary.envs.rewards import Rewarding, Rewards, places_of, totals_of
from caravansary.games import game as game_of

MakeBuffer = Callable[[int], Any]  # so many bytes, all zero


class Rows:
    """What a seat sees in each of some games: observations and masks, written row by row."""

    def __init__(self, game: Game, count: int, make_buffer: MakeBuffer = bytearray) -> None:
        size, actions = game.observation_size, game.num_actions
        vectors = np.frombuffer(make_buffer(4 * count * size), np.float32).reshape(count, size)
        masks = np.frombuffer(make_buffer(count * actions), np.int8).reshape(count, actions)
        self._set_up(game, vectors, masks)

    def _set_up(self, game: Game, observations: NDArray[np.float32], masks: NDArray[np.int8]) -> None:
        self.observations = observations
        self.masks = masks
        self._game = game
        self._length = 4 * game.observation_size
        self._actions = game.num_actions
        self._floats = observations.reshape(-1).data.cast("B")
        self._marks = masks.reshape(-1).data
        self._legal: list[list[int]] = [[] for _ in range(len(masks))]

    def part(self, first: int, last: int) -> Rows:
        """Some of the rows, in the same memory."""
        rows = Rows.__new__(Rows)
        rows._set_up(self._game, self.observations[first:last], self.masks[first:last])
        return rows

    def write(self, row: int, state: State, seat: int, desk: int) -> None:
        """What the seat sees now, and what it may do; each game has its own desk."""
        at_desk(desk)
        begin = row * self._length
        self._floats[begin : begin + self._length] = self._game.observe_bytes(state, seat)
        marks, at = self._marks, row * self._actions
        for action in self._legal[row]:
            marks[at + action] = 0
        legal = self._legal[row] = state.options_of(seat)
        for action in legal:
            marks[at + action] = 1


class Batch:
    """Games of which all seats are played by whoever steps them; a game that is over is followed by a new one.

    After `reset` and every `step` the arrays say of each game, in its row: `seats`, who is asked; `observations` and
    `masks`, what that seat sees and may do; `rewards`, what each seat has earned with the step (a seat is rewarded when
    it is asked again, and at the end); `ended`, whether the last game was over, and then `scores` and `places` of all
    who score in it. The arrays stay the same objects: copy what is to be kept.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int = 2,
        *,
        reward: str = "rank",
        shaping: float = 0.0,
        discount: float = 1.0,
        edition: Any = None,
        **options: Any,
    ) -> None:
        self.game = game_of(game)
        self.game.check_options(players, options)
        self.count = checked_count(count)
        self.players = players
        scorers = len(self.game.new(players, 0, edition, **options).scores())
        self._rows = Rows(self.game, count)
        self.observations, self.masks = self._rows.observations, self._rows.masks
        self.seats = np.zeros(count, np.int64)
        self.rewards = np.zeros((count, players), np.float64)
        self.ended = np.zeros(count, np.bool_)
        self.scores = np.zeros((count, scorers), np.int64)
        self.places = np.zeros((count, scorers), np.int64)
        self._rewarding = Rewarding(self.game, reward, shaping, discount)
        self._edition = edition
        self._options = options
        self._seeds = Chance.seeded(new_seed())
        self.states: list[State] = []  # the real positions
        self._earnings: list[Rewards] = []

    def reset(self, seed: int | None = None) -> None:
        """New games in all rows; their seeds, and those of the games after them, follow from the seed."""
        self._seeds = Chance.seeded(new_seed() if seed is None else seed)
        self.rewards.fill(0.0)
        self.ended.fill(False)
        self.states = [self._new_game() for _ in range(self.count)]
        self._earnings = [self._rewarding.begin(state) for state in self.states]
        for row in range(self.count):
            self._ask(row)

    def step(self, actions: Iterable[Any]) -> None:
        """Play one action in each game, for the seat that is asked there.

        An illegal one raises `IllegalAction`; the games before it have been played, and no other has changed.
        """
        chosen = as_ints(actions, self.count)
        if not self.states:
            raise OptionError("there are no games yet: call reset() first")
        self.rewards.fill(0.0)
        self.ended.fill(False)
        seats = self.seats.tolist()
        for row, (state, action, seat) in enumerate(zip(self.states, chosen, seats, strict=True)):
            state.play(action, seat)
            if state.is_over:
                self._end(row, state)
            self._ask(row)

    def _ask(self, row: int) -> None:
        state = self.states[row]
        seat = self.seats[row] = state.waiting_for[0]
        if not self.ended[row]:
            self.rewards[row, seat] = self._earnings[row].earned(state, seat)
        self._rows.write(row, state, seat, row)

    def _end(self, row: int, state: State) -> None:
        self.ended[row] = True
        self.rewards[row] = [self._earnings[row].earned(state, seat) for seat in range(self.players)]
        self.scores[row] = totals_of(state)
        self.places[row] = places_of(state)
        self.states[row] = self._new_game()
        self._earnings[row] = self._rewarding.begin(self.states[row])

    def _new_game(self) -> State:
        seed = self._seeds.word() << 31 | self._seeds.word() >> 1
        return self.game.new(self.players, seed, self._edition, **self._options)


def checked_count(count: Any) -> int:
    if type(count) is not int or count < 1:
        raise OptionError(f"so many games must be a whole number from 1, got {shown(count)}")
    return count


def as_ints(actions: Iterable[Any], count: int) -> list[int]:
    """The actions as our own numbers; one for each game."""
    found = actions.tolist() if isinstance(actions, np.ndarray) else [index(action) for action in actions]
    if len(found) != count:
        raise OptionError(f"{count} games need {count} actions, got {len(found)}")
    return found

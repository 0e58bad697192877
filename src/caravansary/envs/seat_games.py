"""One seat in each of many games, against opponents; all games in which a policy has to decide are one call of it.

`envs.vector` shows them to Gymnasium, `envs.workers` deals them out to processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from caravansary.core.errors import IllegalAction, OptionError
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.envs.batch import MakeBuffer, Rows, as_ints
from caravansary.envs.opponents import Opponent, OtherSeats, Policy
from caravansary.envs.rewards import Rewarding, Rewards, places_of, totals_of

SEEDS: Final = 2**63  # of games
AT_ONCE, NEXT_STEP, NEVER = "same_step", "next_step", "disabled"  # when a new game begins after the end of one


class SeatArrays:
    """The arrays of games in which one seat learns; those at the end are of games that are over."""

    def __init__(self, game: Game, count: int, scorers: int, make_buffer: MakeBuffer = bytearray) -> None:
        def numbers(kind: Any, *shape: int) -> Any:
            wide = np.dtype(kind).itemsize * int(np.prod(shape))
            return np.frombuffer(make_buffer(wide), kind).reshape(shape)

        self.rows = Rows(game, count, make_buffer)
        self.seats: NDArray[np.int64] = numbers(np.int64, count)
        self.rewards: NDArray[np.float64] = numbers(np.float64, count)
        self.ended: NDArray[np.bool_] = numbers(np.bool_, count)
        self.actions: NDArray[np.int64] = numbers(np.int64, count)  # to be played
        self.scores: NDArray[np.int64] = numbers(np.int64, count, scorers)
        self.places: NDArray[np.int64] = numbers(np.int64, count, scorers)
        self.last_seen: NDArray[np.float32] = numbers(np.float32, count, game.observation_size)

    def part(self, first: int, last: int) -> SeatArrays:
        """Some of the rows, in the same memory."""
        some = SeatArrays.__new__(SeatArrays)
        some.rows = self.rows.part(first, last)
        for name in ("seats", "rewards", "ended", "actions", "scores", "places", "last_seen"):
            setattr(some, name, getattr(self, name)[first:last])
        return some


class SeatGame:
    """One of them: who decides in it, and what it has earned."""

    __slots__ = ("earnings", "is_over", "others", "seat", "state")

    def __init__(self, state: State, seat: int, others: OtherSeats, earnings: Rewards) -> None:
        self.state = state
        self.seat = seat
        self.others = others
        self.earnings = earnings
        self.is_over = False  # or ended by an illegal action


class SeatSettings(NamedTuple):
    """What all of them have in common."""

    game: Game
    players: int
    opponents: list[Opponent]
    seat: int | None  # None: drawn for every game
    rewarding: Rewarding
    edition: Any
    options: dict[str, Any]
    after_the_end: str  # AT_ONCE, NEXT_STEP or NEVER


class SeatGames:
    """Games in which one seat decides and opponents have the others."""

    def __init__(self, settings: SeatSettings, arrays: SeatArrays) -> None:
        self.arrays = arrays
        self.games: dict[int, SeatGame] = {}  # by row
        self._by = settings
        self._generators: dict[int, Any] = {}

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None]) -> None:
        """New games in these rows. A seed begins the row's own generator, from which its games are drawn."""
        for row, seed in zip(rows, seeds, strict=True):
            if seed is not None or row not in self._generators:
                self._generators[row] = np_random(seed)[0]
        self._begin(rows)

    def step(self) -> dict[int, str]:
        """Play the actions of the arrays; why an action was illegal, by the rows of games that it has ended."""
        arrays, anew, played = self.arrays, [], []
        illegal: dict[int, str] = {}
        for row, action in enumerate(arrays.actions.tolist()):
            game = self.games.get(row)
            if game is None or (game.is_over and self._by.after_the_end == NEVER):
                raise OptionError(f"game {row} is over, or has not begun: call reset()")
            if game.is_over:
                anew.append(row)
                continue
            try:
                game.state.play(action, game.seat)
            except IllegalAction as refused:
                illegal[row] = refused.sentence
            else:
                played.append(row)
        self._let_others_play(played)
        arrays.rewards.fill(0.0)
        arrays.ended.fill(False)
        for row in played:
            self._note(row, self.games[row])
        for row in illegal:
            self.games[row].is_over = True
            arrays.ended[row] = True
            arrays.rewards[row] = self._by.rewarding.worst
        if self._by.after_the_end == AT_ONCE:
            anew = np.flatnonzero(arrays.ended).tolist()
            arrays.last_seen[anew] = arrays.rows.observations[anew]
        if anew:
            self._begin(anew)
        return illegal

    def _note(self, row: int, game: SeatGame) -> None:
        """What has come of the row's action."""
        arrays, state = self.arrays, game.state
        if state.is_over:
            game.is_over = True
            arrays.ended[row] = True
            arrays.scores[row] = totals_of(state)
            arrays.places[row] = places_of(state)
        if game.is_over or not self._by.rewarding.comes_late:
            arrays.rewards[row] = game.earnings.earned(state, game.seat)
        arrays.rows.write(row, state, game.seat, row)

    def _begin(self, rows: Sequence[int]) -> None:
        by = self._by
        for row in rows:
            generator = self._generators[row]
            seed = int(generator.integers(SEEDS))
            seat = int(generator.integers(by.players)) if by.seat is None else by.seat
            others = OtherSeats(by.game, by.opponents, seat, seed)
            state = by.game.new(by.players, seed, by.edition, **by.options)
            self.games[row] = SeatGame(state, seat, others, by.rewarding.begin(state))
            self.arrays.seats[row] = seat
        self._let_others_play(rows)
        for row in rows:
            game = self.games[row]
            game.earnings = by.rewarding.begin(game.state)  # from its first decision on
            self.arrays.rows.write(row, game.state, game.seat, row)

    # --- opponents --------------------------------------------------------------------------------------------------
    def _let_others_play(self, rows: Sequence[int]) -> None:
        """The others decide until it is the seat's turn everywhere; each policy is asked for all its games at once."""
        asked = self._asked(rows)
        while asked:
            by_policy: dict[int, list[tuple[int, int, Policy]]] = {}
            for question in asked:
                by_policy.setdefault(id(question[2]), []).append(question)
            for questions in by_policy.values():
                self._ask_policy(questions)
            asked = self._asked([row for row, _, _ in asked])

    def _asked(self, rows: Sequence[int]) -> list[tuple[int, int, Policy]]:
        """The games in which a policy has to decide now: row, seat and policy."""
        found: list[tuple[int, int, Policy]] = []
        for row in rows:
            game = self.games[row]
            question = game.others.play_on(game.state, None)
            if question is not None:
                found.append((row, *question))
        return found

    def _ask_policy(self, questions: list[tuple[int, int, Policy]]) -> None:
        seen = Rows(self._by.game, len(questions))
        for at, (row, seat, _) in enumerate(questions):
            seen.write(at, self.games[row].state, seat, row)
        actions = questions[0][2](seen.observations, seen.masks)
        for (row, seat, _), action in zip(questions, as_ints(actions, len(questions)), strict=True):
            self.games[row].state.play(action, seat)

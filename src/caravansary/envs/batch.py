"""Many games at once, in arrays that are made once: a row for each game.

`Batch` is for self-play: whoever steps it decides for all seats. `SeatGames` is for one seat in each game against
opponents, as `envs.vector` shows it to Gymnasium; all games in which a policy has to decide are one call of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import index
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction, OptionError, shown
from caravansary.core.features import at_desk
from caravansary.core.game import Game, new_seed
from caravansary.core.state import State
from caravansary.envs.opponents import Opponent, OtherSeats, Policy
from caravansary.envs.rewards import Rewarding, Rewards, places_of, totals_of
from caravansary.games import game as game_of

SEEDS: Final = 2**63  # of games
AT_ONCE, NEXT_STEP, NEVER = "same_step", "next_step", "disabled"  # when a new game begins after the end of one

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


# --- all seats ------------------------------------------------------------------------------------------------------
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
        chosen = _as_ints(actions, self.count)
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


# --- one seat -------------------------------------------------------------------------------------------------------
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
        self._generators: dict[int, np.random.Generator] = {}

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None]) -> None:
        """New games in these rows. A seed begins the row's own generator, from which its games are drawn."""
        for row, seed in zip(rows, seeds, strict=True):
            if seed is not None or row not in self._generators:
                self._generators[row] = np.random.default_rng(seed)
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
        for (row, seat, _), action in zip(questions, _as_ints(actions, len(questions)), strict=True):
            self.games[row].state.play(action, seat)


def checked_count(count: Any) -> int:
    if type(count) is not int or count < 1:
        raise OptionError(f"so many games must be a whole number from 1, got {shown(count)}")
    return count


def _as_ints(actions: Iterable[Any], count: int) -> list[int]:
    """The actions as our own numbers; one for each game."""
    found = actions.tolist() if isinstance(actions, np.ndarray) else [index(action) for action in actions]
    if len(found) != count:
        raise OptionError(f"{count} games need {count} actions, got {len(found)}")
    return found

"""Learning a value from games of bots: positions after turns, and how the game ended.

The bots of these games follow the best plan of a beam, but not always: for one run another taste decides (its summands
weighted otherwise), for another one any good plan, so that different positions are seen and no habit lasts a game. What
is learned is how far the evaluation is off: the seat's points in the end less those expected, and the same of its
strongest rival, as weighted sums of what the seat sees (ridge regressions, the strength of the ridge chosen by games
kept apart, the error told by others). In every generation but the first the bots already judge their plans by what the
generations before have learned. The same seed gives the same games and weights on any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

import numpy as np

from caravansary.bots.learned_value import OUTPUTS, LearnedValue, Numbers, features_of, look, progress
from caravansary.bots.margin import Judge, expected_points, handed_on, seats_of
from caravansary.bots.noise import normal
from caravansary.bots.planner import Planner, Step, different
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.games import game as game_of

PLAYERS: Final = (2, 2, 3, 4)  # of the games, in turn
ALONE: Final = (1, 1, 1, 1)  # the same, of what is learned for games alone
SEEN: Final = 2  # one of so many turns is kept; alone, where one seat sees them, all are
WIDTH: Final = 16  # of the beams that play, or twice that of simulations
GOOD: Final = 12  # plans, of which any may be played
PER_CENT: Final = 100
TASTE: Final = 45  # of 100 runs: with factors on the summands
ANY: Final = 12  # of 100 runs: any good plan
SCATTER: Final = 0.5  # of the logarithms of factors
NOISE: Final = 2.5  # points at most, on the values of plans in a run of a later generation
APART: Final = 10  # of so many games one is kept apart to choose the ridge, and one to tell the error
LEAST: Final = 3 * 2 * len(PLAYERS)  # games: with all numbers of players for every use
RARE: Final = 0.002  # part of the positions: what is seen less often is not learned
RIDGES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0)
BLOCK: Final = 4096  # rows that are worked on at a time

Wide: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Job: TypeAlias = tuple[str, int, bool, int, LearnedValue | None]  # game, players, with everything, seed, value


@final
@dataclass(frozen=True, slots=True)
class Seen:
    """Positions of games as seats saw them: the numbers, when it was, and how far the evaluation was off."""

    inputs: Any  # half floats: they are many
    progress: Numbers
    off: Numbers  # of the own points and of the strongest rival's; his is no number in games of more than two


Work: TypeAlias = Callable[[Callable[[Job], Seen], Iterable[Job]], Iterator[Seen]]


@final
@dataclass(frozen=True, slots=True)
class Trained:
    """A learned value and how well it does on games that it has not learned from."""

    value: LearnedValue
    games: int  # in each generation
    generations: int
    rows: int
    ridges: tuple[float, ...]  # for own points, for the rival's
    loss_before: float  # mean square of what the evaluation of the own points is off
    loss: float  # the same with what was learned
    curve: tuple[tuple[int, float], ...]  # learned from so many games: the same


# --- games ----------------------------------------------------------------------------------------------------------
def played(game: Game, players: int, everything: bool, seed: int, value: LearnedValue | None) -> Seen:
    """A game of bots, who judge by the value if there is one already."""
    chance = Chance.seeded(seed)
    state = game.new(players, chance.word(), **(game.everything if everything else {}))
    seats = seats_of(state)
    explorer = Explorer(game, seats, value, chance)
    inputs: list[Numbers] = []
    expected: list[tuple[int, float, float]] = []  # whose view it was, own and rival's points
    when: list[float] = []
    last = _turn(state)
    while not state.is_over:
        seat = state.waiting_for[0]
        if _turn(state) != last:
            last = _turn(state)
            if seats == 1 or chance.below(SEEN) == 0:
                for who in range(seats):
                    found = look(game, state, who)
                    inputs.append(found.inputs)
                    expected.append((who, found.own, found.rival))
                    when.append(progress(game, state))
        guess = state.sample_hidden(seat, chance.word())
        for action in explorer.plan(guess, seat):
            state.play(action, seat)
    points = expected_points(game, state, seats)
    off = [_off(points, who, own, rival) for who, own, rival in expected]
    return Seen(
        np.array(inputs, dtype=np.float16).reshape(len(inputs), features_of(game)),
        np.array(when, dtype=np.float32),
        np.array(off, dtype=np.float32).reshape(len(off), OUTPUTS),
    )


def _turn(state: State) -> int:
    """Another one when the turn is another one: it is another seat's, or alone the next one."""
    seat = state.waiting_for[0]
    return seat if seats_of(state) > 1 else state.turn_of(seat)


def _off(points: list[float], who: int, own: float, rival: float) -> tuple[float, float]:
    """How far the own points ended above those expected, and the rival's; of several rivals nobody is followed.

    Alone the margin stands for the points, and there is no rival with a seat.
    """
    if len(points) != OUTPUTS:
        return points[who] - own, float("nan")
    return points[who] - own, points[1 - who] - rival


@final
class Explorer:
    """Plans runs as a bot does, and now and then otherwise."""

    def __init__(self, game: Game, seats: int, value: LearnedValue | None, chance: Chance) -> None:
        self._game = game
        self._planner = Planner(game, max(WIDTH, 2 * game.simulated_width))
        self._judge = Judge(game, seats, value)
        self._is_first = value is None
        self._chance = chance

    def plan(self, state: State, seat: int) -> list[int]:
        """The clicks of a run."""
        options = state.options_of(seat)
        if len(options) == 1:
            return [options[0]]
        drawn = self._chance.below(PER_CENT)
        if drawn < TASTE:
            ends = different(self._planner.ends(state, seat), GOOD * GOOD)
            return self._to_a_taste(ends, seat).actions()
        ends = self._planner.ends(state, seat)
        ends = different(ends, GOOD) if self._is_first else self._judge.ranked(ends, seat)
        if drawn < TASTE + ANY:
            return ends[self._chance.below(min(GOOD, len(ends)))].actions()
        return ends[0].actions() if self._is_first else self._with_noise(ends).actions()

    def _to_a_taste(self, ends: list[Step], seat: int) -> Step:
        """The best end if some summands counted for more and some for less."""
        factors = [np.exp(SCATTER * normal(self._chance)) for _ in self._game.summand_names]
        best, most = ends[0], -np.inf
        for end in ends:
            summands = self._game.summands(handed_on(end.state, seat), seat)
            worth = sum(factor * points for factor, points in zip(factors, summands, strict=True))
            if worth > most:
                best, most = end, worth
        return best

    def _with_noise(self, ends: list[Step]) -> Step:
        """The best end if it were less well known how good each one is."""
        noise = NOISE * self._chance.below(PER_CENT) / PER_CENT
        best, most = ends[0], -np.inf
        for end in ends:
            worth = end.value + noise * normal(self._chance)
            if worth > most:
                best, most = end, worth
        return best


def play_job(job: Job) -> Seen:
    name, players, everything, seed, value = job
    return played(game_of(name), players, everything, seed, value)


# --- learning -------------------------------------------------------------------------------------------------------
def train(
    game_name: str,
    games: int,
    seed: int,
    generations: int = 1,
    work: Work | None = None,
    progress: Callable[[str], None] | None = None,
    players: tuple[int, ...] = PLAYERS,
) -> Trained:
    """Play so many games in each generation and learn from all of them; `progress` is called with every step.

    `work` may let others play: it gives what `play_job` makes of each job, in the order of the jobs.
    """
    if type(games) is not int or games < LEAST:
        raise OptionError(f"games must be a whole number from {LEAST}, got {shown(games)}")
    if type(generations) is not int or generations < 1:
        raise OptionError(f"generations must be a whole number from 1, got {shown(generations)}")
    report = progress or _ignore
    game = game_of(game_name)
    chance = Chance.seeded(seed)
    counts = [max(min(count, game.max_players), game.min_players) for count in players]
    kept: tuple[list[Seen], list[Seen], list[Seen]] = ([], [], [])  # to learn from, to choose with, to tell the error
    value: LearnedValue | None = None
    for generation in range(1, generations + 1):
        jobs = [_job(game_name, counts, number, chance.word(), value) for number in range(games)]
        for number, seen in enumerate((work or map)(play_job, jobs)):
            kept[_use_of(number)].append(seen)
            report(f"generation {generation}, game {number + 1} of {games}")
        trained = _trained(kept, games, generation)
        off, before = trained.loss**0.5, trained.loss_before**0.5
        report(f"generation {generation}: off by {off:.2f} points, without {before:.2f}")
        value = trained.value
    return trained


def _job(name: str, counts: list[int], number: int, seed: int, value: LearnedValue | None) -> Job:
    """Every number of players in turn, each in half of its games with all that the game can have."""
    return name, counts[number % len(counts)], bool(number // len(counts) % 2), seed, value


def _use_of(number: int) -> int:
    """0: to learn from; 1: to choose the ridge; 2: to tell the error. All numbers of players come to all uses."""
    return (1, 2, 0)[min(number // (2 * len(PLAYERS)) % APART, 2)]


def _ignore(step: str) -> None:
    """Nothing is reported."""


def _trained(kept: tuple[list[Seen], list[Seen], list[Seen]], games: int, generations: int) -> Trained:
    learned, chosen, told = (_together(part) for part in kept)
    used = np.flatnonzero(np.mean(learned.inputs != 0, axis=0) >= RARE)
    value, ridges = _fitted(learned, chosen, used)
    curve: list[tuple[int, float]] = []
    parts = len(kept[0])
    for count in (parts // 16, parts // 4):
        if count >= APART:
            some, _ = _fitted(_together(kept[0][:count]), chosen, used)
            curve.append((count, _loss(some, told)))
    loss = _loss(value, told)
    curve.append((parts, loss))
    before = float(np.mean(told.off[:, 0] ** 2))
    return Trained(value, games, generations, len(learned.off), ridges, before, loss, tuple(curve))


def _together(games: list[Seen]) -> Seen:
    return Seen(
        np.concatenate([seen.inputs for seen in games]),
        np.concatenate([seen.progress for seen in games]),
        np.concatenate([seen.off for seen in games]),
    )


def _fitted(seen: Seen, check: Seen, used: Any) -> tuple[LearnedValue, tuple[float, ...]]:
    """The weights with the ridge that does best on the games kept apart, for own points and for the rival's."""
    size = seen.inputs.shape[1]
    weights, change = np.zeros((size, OUTPUTS), dtype=np.float32), np.zeros((size, OUTPUTS), dtype=np.float32)
    ridges: list[float] = []
    for output in range(OUTPUTS):
        solved, ridge = _best_ridge(_of_output(seen, output), _of_output(check, output), output, used)
        weights[used, output], change[used, output] = solved[: len(used)], solved[len(used) :]
        ridges.append(ridge)
    return LearnedValue(weights, change), tuple(ridges)


def _of_output(seen: Seen, output: int) -> Seen:
    """The rows of which something is known."""
    rows = np.flatnonzero(~np.isnan(seen.off[:, output]))
    if len(rows) == len(seen.off):
        return seen
    return Seen(seen.inputs[rows], seen.progress[rows], seen.off[rows])


def _best_ridge(seen: Seen, check: Seen, output: int, used: Any) -> tuple[Wide, float]:
    matrix, target = _sums(seen, output, used)
    best: tuple[float, Wide, float] | None = None
    for ridge in RIDGES:
        solved: Wide = np.linalg.solve(matrix + ridge * np.eye(len(matrix)), target).astype(np.float64)
        loss = 0.0
        for inputs, rows in _blocks(check, used):
            loss += float(np.sum((inputs @ solved - check.off[rows, output]) ** 2))
        if best is None or loss < best[0]:
            best = loss, solved, ridge
    assert best is not None  # noqa: S101 - there are ridges
    return best[1], best[2]


def _sums(seen: Seen, output: int, used: Any) -> tuple[Wide, Wide]:
    """The matrix and the right side of the equations for the weights and their change, block by block."""
    size = 2 * len(used)
    matrix, target = np.zeros((size, size)), np.zeros(size)
    for inputs, rows in _blocks(seen, used):
        matrix += inputs.T @ inputs
        target += inputs.T @ seen.off[rows, output].astype(np.float64)
    return matrix, target


def _blocks(seen: Seen, used: Any) -> Iterator[tuple[Wide, slice]]:
    """The used inputs, and the same times progress, some rows at a time."""
    for first in range(0, len(seen.off), BLOCK):
        rows = slice(first, first + BLOCK)
        inputs = seen.inputs[rows][:, used].astype(np.float64)
        yield np.concatenate([inputs, inputs * seen.progress[rows, None]], axis=1), rows


def _loss(value: LearnedValue, seen: Seen) -> float:
    """The mean square of what the own points are off with the value."""
    total = 0.0
    for first in range(0, len(seen.off), BLOCK):
        rows = slice(first, first + BLOCK)
        said = value.expected(seen.inputs[rows].astype(np.float64), seen.progress[rows].astype(np.float64))
        total += float(np.sum((seen.off[rows, 0] - said[:, 0]) ** 2))
    return total / max(1, len(seen.off))

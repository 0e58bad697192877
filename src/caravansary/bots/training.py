"""Learning a value from games of bots: positions after turns, and how the game ended.

The bots of these games follow the best plan of a beam, sometimes another good one, so that different positions are
seen. What is learned is not who has how many points in the end but how far the evaluation is off: of two seats of a
position, the difference of their points in the end less the difference that the evaluation expects, as a weighted sum
of the difference of their views (a ridge regression, the strength of the ridge chosen by games kept apart). In every
generation but the first the bots already judge their plans by what the generation before has learned. The same seed
gives the same games and weights on any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final, TypeAlias, final

import numpy as np

from caravansary.bots.learned_value import LearnedValue, Numbers, inputs_of, progress
from caravansary.bots.margin import Judge, expected_points, seats_of
from caravansary.bots.planner import Planner, different
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.games import game as game_of

PLAYERS: Final = (2, 3, 2, 4)  # of the games, in turn
SEEN: Final = 3  # one of so many turns is kept
WIDTH: Final = 16  # of the beams that play, or twice that of simulations
ANOTHER: Final = 5  # one run of so many takes another good plan
GOOD: Final = 6
CHECKED: Final = 8  # one game of so many is kept apart to check
RIDGES: Final = (10.0, 100.0, 1000.0, 10000.0)
BLOCK: Final = 4096  # rows that are worked on at a time

Wide: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]
Job: TypeAlias = tuple[str, int, int, LearnedValue | None]


@final
@dataclass(frozen=True, slots=True)
class Seen:
    """Pairs of seats in positions of games: the difference of what they see, when it was, and what was off."""

    inputs: Any  # half floats: they are many
    progress: Numbers
    off: Numbers  # points that the difference at the end is above the one expected


Work: TypeAlias = Callable[[Callable[[Job], Seen], Iterable[Job]], Iterator[Seen]]


@final
@dataclass(frozen=True, slots=True)
class Trained:
    """A learned value and how well it does on games that it has not learned from."""

    value: LearnedValue
    games: int
    generations: int
    pairs: int
    ridge: float
    loss_before: float  # mean square of what the evaluation is off, in points
    loss: float  # the same with what was learned


# --- games ----------------------------------------------------------------------------------------------------------
def played(game: Game, players: int, seed: int, value: LearnedValue | None) -> Seen:
    """A game of bots, who judge by the value if there is one already."""
    chance = Chance.seeded(seed)
    state = game.new(players, chance.word())
    seats = seats_of(state)
    planner = Planner(game, max(WIDTH, 2 * game.simulated_width))
    judge = Judge(game, seats, value)
    seen: list[list[Numbers]] = []  # from every seat
    expected: list[list[float]] = []
    when: list[float] = []
    last = state.waiting_for[0]
    while not state.is_over:
        seat = state.waiting_for[0]
        if seat != last:
            last = seat
            if chance.below(SEEN) == 0:
                points = expected_points(game, state, seats)
                seen.append([inputs_of(game, state, who, points[who]) for who in range(seats)])
                expected.append(points)
                when.append(progress(game, state))
        guess = state.sample_hidden(seat, chance.word())
        for action in _good_plan(planner, judge if value else None, guess, seat, chance):
            state.play(action, seat)
    final = expected_points(game, state, seats)
    rows: list[Numbers] = []
    off: list[float] = []
    pairs = list(combinations(range(seats), 2))
    for views, points in zip(seen, expected, strict=True):
        for one, other in pairs:
            rows.append(views[one] - views[other])
            off.append(final[one] - final[other] - points[one] + points[other])
    inputs = np.array(rows, dtype=np.float16).reshape(len(rows), game.observation_size + 1)
    times = np.repeat(np.array(when, dtype=np.float32), len(pairs))
    return Seen(inputs, times, np.array(off, dtype=np.float32))


def _good_plan(planner: Planner, judge: Judge | None, state: State, seat: int, chance: Chance) -> list[int]:
    """The best plan for a run, now and then another good one."""
    options = state.options_of(seat)
    if len(options) == 1:
        return [options[0]]
    is_best = chance.below(ANOTHER) > 0
    if is_best and judge is None:
        return planner.best(state, seat).actions()
    ends = planner.ends(state, seat)
    ends = different(ends, GOOD) if judge is None else judge.ranked(ends, seat)[:GOOD]
    return ends[0 if is_best else chance.below(len(ends))].actions()


def play_job(job: Job) -> Seen:
    name, players, seed, value = job
    return played(game_of(name), players, seed, value)


# --- learning -------------------------------------------------------------------------------------------------------
def train(
    game_name: str,
    games: int,
    seed: int,
    generations: int = 1,
    work: Work | None = None,
    progress: Callable[[str], None] | None = None,
) -> Trained:
    """Play so many games in each generation and learn from them; `progress` is called with every step.

    `work` may let others play: it gives what `play_job` makes of each job, in the order of the jobs.
    """
    if type(games) is not int or games < 2 * CHECKED:
        raise OptionError(f"games must be a whole number from {2 * CHECKED}, got {shown(games)}")
    if type(generations) is not int or generations < 1:
        raise OptionError(f"generations must be a whole number from 1, got {shown(generations)}")
    report = progress or _ignore
    game = game_of(game_name)
    chance = Chance.seeded(seed)
    counts = [max(min(count, game.max_players), game.min_players) for count in PLAYERS]
    value: LearnedValue | None = None
    for generation in range(1, generations + 1):
        jobs: list[Job] = [(game_name, counts[number % len(counts)], chance.word(), value) for number in range(games)]
        kept: list[list[Seen]] = [[], []]  # to learn from, to check with
        for number, seen in enumerate((work or map)(play_job, jobs)):
            kept[int(number % CHECKED == number // CHECKED % len(PLAYERS))].append(seen)  # of every number of players
            report(f"generation {generation}, game {number + 1} of {games}")
        trained = _fitted(_together(kept[0]), _together(kept[1]), games, generation)
        off, before = trained.loss**0.5, trained.loss_before**0.5
        report(f"generation {generation}: off by {off:.2f} points, without {before:.2f}")
        value = trained.value
    return trained


def _ignore(step: str) -> None:
    """Nothing is reported."""


def _together(games: list[Seen]) -> Seen:
    return Seen(
        np.concatenate([seen.inputs for seen in games]),
        np.concatenate([seen.progress for seen in games]),
        np.concatenate([seen.off for seen in games]),
    )


def _fitted(seen: Seen, check: Seen, games: int, generations: int) -> Trained:
    """The weights with the ridge that does best on the games kept apart."""
    used = np.flatnonzero(np.any(seen.inputs != 0, axis=0))  # most of a view is the same for both, or never there
    matrix, target = _sums(seen, used)
    before = float(np.mean(check.off**2))
    best: Trained | None = None
    for ridge in RIDGES:
        solved: Wide = np.linalg.solve(matrix + ridge * np.eye(len(matrix)), target).astype(np.float64)
        value = _value(solved, used, seen.inputs.shape[1])
        loss = float(np.mean((check.off - _said(value, check)) ** 2))
        if best is None or loss < best.loss:
            best = Trained(value, games, generations, len(seen.off) + len(check.off), ridge, before, loss)
    assert best is not None  # noqa: S101 - there are ridges
    return best


def _sums(seen: Seen, used: Any) -> tuple[Wide, Wide]:
    """The matrix and the right side of the equations for the weights and their change, block by block."""
    size = 2 * len(used)
    matrix, target = np.zeros((size, size)), np.zeros(size)
    for first in range(0, len(seen.off), BLOCK):
        rows = slice(first, first + BLOCK)
        inputs = seen.inputs[rows][:, used].astype(np.float64)
        both = np.concatenate([inputs, inputs * seen.progress[rows, None]], axis=1)
        matrix += both.T @ both
        target += both.T @ seen.off[rows]
    return matrix, target


def _value(solved: Wide, used: Any, size: int) -> LearnedValue:
    """The weights in their places."""
    weights, change = np.zeros(size, dtype=np.float32), np.zeros(size, dtype=np.float32)
    weights[used], change[used] = solved[: len(used)], solved[len(used) :]
    return LearnedValue(weights, change)


def _said(value: LearnedValue, seen: Seen) -> Numbers:
    """The corrections of the value for pairs."""
    said: Numbers = np.zeros(len(seen.off), dtype=np.float32)
    for first in range(0, len(said), BLOCK):
        rows = slice(first, first + BLOCK)
        inputs = seen.inputs[rows].astype(np.float32)
        said[rows] = inputs @ value.weights + (inputs @ value.change) * seen.progress[rows]
    return said

"""Learning a value from games of bots: the positions after each turn, and how the game ended.

The bots of these games follow the best plan of a beam, sometimes another good one, so that different positions are
seen. What is learned is not the margin at the end but how far the evaluation is off it. The same seed gives the same
games and the same weights, on any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final, final

import numpy as np

from caravansary.bots.learned import POINTS, LearnedValue, Numbers, inputs_of
from caravansary.bots.margins import margins, seats_of
from caravansary.bots.planning import Planner, different
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.games import game as game_of

PLAYERS: Final = (2, 3, 2, 4)  # of the games, in turn
SEEN: Final = 2  # one of so many turns is kept
WIDTH: Final = 16  # of the beams that play
ANOTHER: Final = 8  # one run of so many takes another good plan
GOOD: Final = 4
HIDDEN: Final = 24  # neurons
BATCH: Final = 256
EPOCHS: Final = 20
PATIENCE: Final = 4  # epochs without a better loss on the games kept apart
RATE: Final = 0.0005
DECAY: Final = 0.02  # of the weights, against learning by heart
CHECKED: Final = 8  # one game of so many is kept apart to check

Adam: Final = (0.9, 0.999, 1e-8)


@final
@dataclass(frozen=True, slots=True)
class Trained:
    """A learned value and how well it does on games that it has not learned from."""

    value: LearnedValue
    games: int
    positions: int
    epochs: int
    loss_before: float  # mean square of what the evaluation is off, in points
    loss: float  # the same with what was learned


# --- games ----------------------------------------------------------------------------------------------------------
def played(game: Game, players: int, seed: int) -> tuple[Numbers, Numbers]:
    """A game: what the network sees after turns, and what the evaluation was off, in the network's unit."""
    chance = Chance.seeded(seed)
    state = game.new(players, chance.word())
    seats = seats_of(state)
    planner = Planner(game, WIDTH)
    seen: list[list[float]] = []
    expected: list[float] = []
    owners: list[int] = []
    last = state.waiting_for[0]
    while not state.is_over:
        seat = state.waiting_for[0]
        if seat != last:
            last = seat
            if chance.below(SEEN) == 0:
                for who, margin in enumerate(margins(game, state, seats)):
                    seen.append(inputs_of(game, state, who, margin))
                    expected.append(margin)
                    owners.append(who)
        guess = state.sample_hidden(seat, chance.word())
        for action in _good_plan(planner, guess, seat, chance):
            state.play(action, seat)
    final = margins(game, state, seats)
    off = [(final[who] - margin) / POINTS for who, margin in zip(owners, expected, strict=True)]
    rows = np.array(seen, dtype=np.float16).reshape(len(seen), game.observation_size + 1)
    return rows.astype(np.float32), np.array(off, dtype=np.float32)


def _good_plan(planner: Planner, state: State, seat: int, chance: Chance) -> list[int]:
    """The best plan for a run, now and then another good one."""
    options = state.options_of(seat)
    if len(options) == 1:
        return [options[0]]
    if chance.below(ANOTHER):
        return planner.best(state, seat).actions()
    ends = different(planner.ends(state, seat), GOOD)
    return ends[chance.below(len(ends))].actions()


def _play_job(job: tuple[str, int, int]) -> tuple[Numbers, Numbers]:
    name, players, seed = job
    return played(game_of(name), players, seed)


def _all_played(jobs: list[tuple[str, int, int]], processes: int) -> Iterator[tuple[Numbers, Numbers]]:
    if processes == 1:
        yield from map(_play_job, jobs)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(_play_job, jobs, chunksize=1)


# --- learning -------------------------------------------------------------------------------------------------------
def train(
    game_name: str, games: int, seed: int, processes: int = 1, progress: Callable[[str], None] | None = None
) -> Trained:
    """Play so many games and learn from them; `progress` hears what has been done."""
    if type(games) is not int or games < 2 * CHECKED:
        raise OptionError(f"games must be a whole number from {2 * CHECKED}, got {shown(games)}")
    tell = progress or _nobody
    game = game_of(game_name)
    chance = Chance.seeded(seed)
    jobs = [
        (game_name, max(min(PLAYERS[number % len(PLAYERS)], game.max_players), game.min_players), chance.word())
        for number in range(games)
    ]
    seen: list[list[Numbers]] = [[], []]  # to learn from, to check with
    off: list[list[Numbers]] = [[], []]
    for number, (inputs, targets) in enumerate(_all_played(jobs, processes)):
        kept = int(number % CHECKED == number // CHECKED % len(PLAYERS))  # of every number of players
        seen[kept].append(inputs.astype(np.float16))
        off[kept].append(targets)
        tell(f"game {number + 1} of {games}")
    learner = _Learner(game.observation_size + 1, chance)
    inputs, targets = np.concatenate(seen[0]), np.concatenate(off[0])
    check, checked = np.concatenate(seen[1]).astype(np.float32), np.concatenate(off[1])
    before = float(np.mean(checked**2)) * POINTS**2
    epochs, best, loss = 0, learner.value(), before
    for epoch in range(1, EPOCHS + 1):
        learner.learn(inputs, targets)
        value = learner.value()
        now = float(np.mean((checked * POINTS - value.corrections(check)) ** 2))
        tell(f"epoch {epoch}: off by {now**0.5:.2f} points, without {before**0.5:.2f}")
        if now < loss:
            epochs, best, loss = epoch, value, now
        elif epoch - epochs >= PATIENCE:
            break
    return Trained(best, games, len(targets) + len(checked), epochs, before, loss)


def _nobody(what: str) -> None:
    """Nobody listens."""


@final
class _Learner:
    """Gradient descent (Adam) on the weights of a `LearnedValue`."""

    def __init__(self, inputs: int, chance: Chance) -> None:
        self._chance = chance
        reach = (3.0 / inputs) ** 0.5
        self._weights = [
            _uniform((inputs, HIDDEN), reach, chance),
            np.zeros(HIDDEN, dtype=np.float32),
            _uniform((HIDDEN,), 0.1, chance),
            np.zeros(1, dtype=np.float32),
        ]
        self._means = [np.zeros_like(weights) for weights in self._weights]
        self._squares = [np.zeros_like(weights) for weights in self._weights]
        self._steps = 0

    def value(self) -> LearnedValue:
        """A copy of what has been learned so far."""
        hidden, hidden_bias, out, out_bias = (weights.copy() for weights in self._weights)
        return LearnedValue(hidden, hidden_bias, out, float(out_bias[0]))

    def learn(self, inputs: Any, targets: Numbers) -> None:
        """Once through all positions, in a random order."""
        order = list(range(len(targets)))
        self._chance.shuffle(order)
        for first in range(0, len(order), BATCH):
            rows = np.array(order[first : first + BATCH])
            self._step(inputs[rows].astype(np.float32), targets[rows])

    def _step(self, inputs: Numbers, targets: Numbers) -> None:
        hidden, hidden_bias, out, out_bias = self._weights
        before = inputs @ hidden + hidden_bias
        active = np.maximum(before, 0.0)
        error = (active @ out + out_bias[0] - targets) * (2.0 / len(targets))
        back = np.outer(error, out) * (before > 0.0)
        gradients = [inputs.T @ back, back.sum(axis=0), active.T @ error, np.array([error.sum()], dtype=np.float32)]
        self._steps += 1
        first, second, tiny = Adam
        rate = RATE * (1 - second**self._steps) ** 0.5 / (1 - first**self._steps)
        for weights, gradient, mean, square in zip(self._weights, gradients, self._means, self._squares, strict=True):
            mean += (1 - first) * (gradient - mean)
            square += (1 - second) * (gradient**2 - square)
            weights -= rate * mean / (square**0.5 + tiny) + RATE * DECAY * weights


def _uniform(shape: tuple[int, ...], reach: float, chance: Chance) -> Numbers:
    """Numbers between minus and plus reach; our own generator is the same on every machine."""
    count = int(np.prod(shape))
    words = np.array([chance.word() for _ in range(count)], dtype=np.float64)
    return ((words / 2**31 - 1.0) * reach).astype(np.float32).reshape(shape)

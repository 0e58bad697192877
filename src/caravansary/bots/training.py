"""Learning a value from games of bots: positions after turns, and how the game ended.

The bots of these games follow the best plan of a beam, but not always: for one run another taste decides (its summands
weighted otherwise), for another one any good plan, so that different positions are seen and no habit lasts a game. What
is learned is how far the evaluation is off: the seat's points in the end less those expected, and the same of its
strongest rival, as weighted sums of what the seat sees (`regression.py`: the strength of the ridge is chosen by games
kept apart, the error told by others). In every generation but the first the bots already judge their plans by what the
generations before have learned. The same seed gives the same games and weights on any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias, final

import numpy as np

from caravansary.bots.learned_value import OUTPUTS, LearnedValue, Look, features_of, inputs_of, look, progress
from caravansary.bots.margin import Judge, expected_points, handed_on, seats_of
from caravansary.bots.noise import normal
from caravansary.bots.planner import Planner, Step, different
from caravansary.bots.regression import Seen, Sums, fitted, mean_square_off
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
MOST_APART: Final = 300  # games are kept apart for each of both at most: they stay in memory
CHOOSE: Final = 0
TELL: Final = 1
LEARN: Final = 2
PARTS: Final = (16, 4)  # of the games: what is learned from such a part is told, too

Job: TypeAlias = tuple[str, int, bool, int, LearnedValue | None]  # game, players, with everything, seed, value
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
    seen: list[Look] = []
    whose: list[int] = []
    when: list[float] = []
    last = _turn(state)
    while not state.is_over:
        seat = state.waiting_for[0]
        if _turn(state) != last:
            last = _turn(state)
            if seats == 1 or chance.below(SEEN) == 0:
                for who in range(seats):
                    seen.append(look(game, state, who))
                    whose.append(who)
                    when.append(progress(game, state))
        guess = state.sample_hidden(seat, chance.word())
        for action in explorer.plan(guess, seat):
            state.play(action, seat)
    points = expected_points(game, state, seats)
    off = [_off(points, who, one.own, one.rival) for who, one in zip(whose, seen, strict=True)]
    return Seen(
        inputs_of(seen).astype(np.float16) if seen else np.zeros((0, features_of(game)), dtype=np.float16),
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
    chance = Chance.seeded(seed)
    game = game_of(game_name)
    counts = [max(min(count, game.max_players), game.min_players) for count in players]
    lessons = Lessons(features_of(game), games, generations)
    value: LearnedValue | None = None
    for generation in range(1, generations + 1):
        jobs = [_job(game_name, counts, number, chance.word(), value) for number in range(games)]
        for number, seen in enumerate((work or map)(play_job, jobs)):
            lessons.take(number, seen)
            report(f"generation {generation}, game {number + 1} of {games}")
        trained = lessons.trained(generation)
        off, before = trained.loss**0.5, trained.loss_before**0.5
        report(f"generation {generation}: off by {off:.2f} points, without {before:.2f}")
        value = trained.value
    return trained


def _job(name: str, counts: list[int], number: int, seed: int, value: LearnedValue | None) -> Job:
    """Every number of players in turn, each in half of its games with all that the game can have."""
    return name, counts[number % len(counts)], bool(number // len(counts) % 2), seed, value


def _ignore(step: str) -> None:
    """Nothing is reported."""


@final
class Lessons:
    """All games of a training: most are added up and forgotten, some are kept apart."""

    def __init__(self, features: int, games: int, generations: int) -> None:
        self._games = games
        self._apart = max(APART, -(-games * generations // MOST_APART))
        learned = generations * sum(use_of(number, self._apart) == LEARN for number in range(games))
        self._parts = [learned // part for part in PARTS if learned // part >= APART]
        self._sums = Sums(features)
        self._learned = 0  # games
        self._kept: dict[int, list[Seen]] = {CHOOSE: [], TELL: []}
        self._values: list[tuple[int, LearnedValue]] = []  # learned from parts of the games

    def take(self, number: int, seen: Seen) -> None:
        """Use a game, the one of this number in its generation."""
        use = use_of(number, self._apart)
        if use != LEARN:
            self._kept[use].append(seen)
            return
        self._sums.add(seen)
        self._learned += 1
        if self._learned in self._parts:
            self._values.append((self._learned, fitted(self._sums, self._kept[CHOOSE])[0]))

    def trained(self, generations: int) -> Trained:
        """What has been learned so far."""
        value, ridges = fitted(self._sums, self._kept[CHOOSE])
        told = self._kept[TELL]
        found = [*self._values, (self._learned, value)]
        curve = tuple((count, mean_square_off(some, told)) for count, some in found)
        before = mean_square_off(None, told)
        return Trained(value, self._games, generations, self._sums.rows, ridges, before, curve[-1][1], curve)


def use_of(number: int, apart: int) -> int:
    """What a game is for: one in so many is kept apart to choose the ridge, another one to tell the error.

    All numbers of players come to all uses.
    """
    return (CHOOSE, TELL, LEARN)[min(number // (2 * len(PLAYERS)) % apart, LEARN)]

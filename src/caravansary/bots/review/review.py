"""A review of a finished game: a curve of the margins, what every decision cost, and luck apart from choices.

`docs/play/review.md` explains how the numbers are made and what they mean. In short: the clicks of a seat until others
decide or something new is known are a run and are judged together, from what the seat could know: its own line and the
bot's are both played on from the same guesses at the hidden things. What the best line would have brought more is the
cost of the choice; the surprise at the end of the run, compared with the expectation, is luck.

All of `Review` is ready for JSON: `to_dict()`. Seats are numbered from 0; `at`, `start` and `after` count plays of the
record, so that `state_after(at)` of a match is the position in which a click was made. Margins are in points, of a seat
over the best of the others; alone at the table they are its own expected points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, NamedTuple, final

from caravansary.bots.margin import above_the_best, seats_of
from caravansary.bots.planner import Planner
from caravansary.bots.review.expected import Outlook, mean
from caravansary.bots.review.variations import Line, after_line, better_line, differences, drops, lines_of
from caravansary.core.chance import SEED_LIMIT, Chance
from caravansary.core.errors import Given, MatchError, OptionError, shown
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.state import State

SIMULATIONS: Final = 8  # how often a line is played on: with them a game of two takes a minute or two
PLAN_WIDTH: Final = 20  # positions that the bot's plans keep in sight
LUCK_GUESSES: Final = 24  # guesses at what could have turned up
SHOWN: Final = 5  # costliest runs
APART: Final = 0x9E37_79B9_7F4A_7C15  # sets the chance of one run apart from that of the next

Progress = Callable[[int, int], None]


# --- the parts of a review ------------------------------------------------------------------------------------------
@final
@dataclass(slots=True)
class Choice:
    """One click with two options or more: the margin that the seat could still reach before it, and after it."""

    at: int  # how many plays came before it
    action: int
    best: float
    played: float
    cost: float  # best - played, never below 0; the costs of a run's clicks add up to the cost of the run


@final
@dataclass(slots=True)
class Run:
    """A run of a seat's clicks until others decide or something new is known, judged as a whole."""

    turn: int  # from 1
    seat: int
    start: int  # how many plays came before it
    played: list[int]  # the actions of the run
    better: list[int]  # the run that the bot would have played; empty if it knows nothing better
    departs: int | None  # the click at which the two part, as a number of plays before it; None without a better run
    best_margin: float
    played_margin: float
    cost: float  # best_margin - played_margin, never below 0
    effect: list[float]  # of the choice on the margin of every seat; for the own seat it is -cost
    luck: list[float]  # the effect of the surprise at its end on the margin of every seat
    has_luck: bool  # whether anything turned up at all
    points: dict[str, int]  # by source: how many more the better run has at the end of the turn, or fewer if negative
    things: dict[str, int]  # the same for what the seat holds
    choices: list[Choice]


@final
@dataclass(slots=True)
class CurvePoint:
    """The end of a turn. Against the point before: `effect + luck + rest` is the change of each margin."""

    turn: int  # from 1; 0 is the beginning of the game
    seat: int | None  # whose turn it was; None at the beginning
    after: int  # how many plays have been played
    margins: list[float]
    effect: list[float]  # of the turn's choices
    luck: list[float]
    rest: list[float]  # the correction by the estimate, which looks a little further now


@final
@dataclass(slots=True)
class SeatReview:
    """The game of one seat. Its margin has grown by `-cost + others + luck + rest` since the beginning."""

    seat: int
    choices: int  # clicks with two options or more
    cost: float  # of its own choices
    others: float  # the effect of the choices of the others
    luck: float
    rest: float
    costliest: list[int]  # its costliest runs, as places in `Review.runs`, the costliest first


@final
@dataclass(slots=True)
class Review:
    """The whole review; `is_complete` is false while it is still being made."""

    game: str
    players: int
    seed: int
    simulations: int
    is_complete: bool
    curve: list[CurvePoint] = field(default_factory=list)  # the first point is the beginning
    runs: list[Run] = field(default_factory=list)  # in the order of the game
    costliest: list[int] = field(default_factory=list)  # of all seats, as places in `runs`, the costliest first
    seats: list[SeatReview] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """For JSON; numbers as they are, not rounded."""
        return asdict(self)


# --- making one -----------------------------------------------------------------------------------------------------
def review(
    played: Record | Match,
    simulations: Given[int] = SIMULATIONS,
    seed: int = 0,
    progress: Progress | None = None,
    edition: Any = None,
) -> Review:
    """The review of a finished game; the same seed gives the same review.

    `progress(done, total)` is called with the number of plays judged. A record that was not played with the standard
    edition needs its `edition`.
    """
    reviewer = Reviewer(played, simulations, seed, edition)
    for done in reviewer:
        if progress is not None:
            progress(done, reviewer.total)
    return reviewer.review


class Span(NamedTuple):
    """A run among the plays of a game: its turn, its seat, and how many plays come before it and until its end."""

    turn: int
    seat: int
    start: int
    end: int


@final
class Reviewer:
    """Makes a review step by step: iterate over it, and stop whenever you like.

    Each step judges one run and gives the number of plays judged so far, of `total`; `review` is what is known by then.
    """

    def __init__(
        self, played: Record | Match, simulations: Given[int] = SIMULATIONS, seed: int = 0, edition: Any = None
    ) -> None:
        if type(simulations) is not int or simulations < 1:
            raise OptionError(f"simulations must be a whole number from 1, got {shown(simulations)}")
        Chance.seeded(seed)  # refuses what is no seed
        self._start, self._plays = _finished(played, edition)
        self._seats = seats_of(self._start)
        self._outlook = Outlook(played.game, self._start)
        self._planner = Planner(played.game, PLAN_WIDTH)
        self.total = len(self._plays)
        self.spans = list(spans_of(self._start, self._plays, self._seats))
        self.review = Review(played.game.name, self._seats, seed, simulations, is_complete=False)

    def __iter__(self) -> Iterator[int]:
        state = self._start.copy()
        self.review.runs = []
        none = [0.0] * self._seats
        self.review.curve = [CurvePoint(0, None, 0, self._on_the_curve(state, 0, 0), none, none[:], none[:])]
        for number, span in enumerate(self.spans):
            run = self.judged(span, state)
            self.review.runs.append(run)
            for action in run.played:
                state.play(action, run.seat)
            if number + 1 == len(self.spans) or self.spans[number + 1].turn != span.turn:
                self._end_turn(span, state)
            self._sum_up()
            yield span.end
        self.review.is_complete = True

    # --- a run ------------------------------------------------------------------------------------------------------
    def judged(self, span: Span, state: State) -> Run:
        """The run that begins in this position, judged by what the seat knew; only luck looks at what came."""
        turn, seat, start, end = span
        played = [action for _, action in self._plays[start:end]]
        guesses = self._guesses(start, 1 + self.review.simulations)
        lines = lines_of(self._planner, self._outlook, state, seat, played, guesses)
        better = better_line(lines)
        margins = best = self._expected(state, seat, played, guesses[1:])
        if better is not None:
            best = self._expected(state, seat, better.actions, guesses[1:])
            if best[seat] <= margins[seat]:  # played on it is no better after all
                better, best = None, margins
        luck = self._luck(span, state, played)
        run = Run(
            turn=turn,
            seat=seat,
            start=start,
            played=played,
            better=[] if better is None else better.actions,
            departs=None if better is None else start + better.shared,
            best_margin=best[seat],
            played_margin=margins[seat],
            cost=best[seat] - margins[seat],
            effect=_minus(margins, best),
            luck=[0.0] * self._seats if luck is None else luck,
            has_luck=luck is not None,
            points={},
            things={},
            choices=_choices(state, seat, start, lines, best[seat], margins[seat]),
        )
        if better is not None:
            run.points, run.things = differences(self._outlook, state, seat, better.actions, played, guesses[0])
        return run

    def _expected(self, state: State, seat: int, actions: list[int], guesses: Sequence[int]) -> list[float]:
        """The margins that a line leads to, by what the seat knows: the mean over the guesses."""
        return mean([self._outlook.after(after_line(state, seat, actions, guess), seat) for guess in guesses])

    def _luck(self, span: Span, state: State, played: list[int]) -> list[float] | None:
        """The surprise at the end of the run, against the expectation; None if nothing turned up.

        Every seat counts its points by what it knows itself, so that the secrets of others are no luck.
        """
        before = state.copy()
        for action in played[:-1]:
            before.play(action, span.seat)
        after = before.copy()
        after.play(played[-1], span.seat)
        if after.information(span.seat) == before.information(span.seat):
            return None
        expected = [self._expected_points(span, before, played[-1], who) for who in range(self._seats)]
        return _minus(self._outlook.now(after), above_the_best(expected))

    def _expected_points(self, span: Span, before: State, action: int, who: int) -> float:
        """The points that a seat could expect just before a click that turns something up."""
        total = 0.0
        for guess in self._guesses(span.end, LUCK_GUESSES):
            trial = before.sample_hidden(who, guess)
            _turn_up(trial, span.seat, action, guess)
            total += self._outlook.points(trial)[who]
        return total / LUCK_GUESSES

    def _guesses(self, place: int, count: int) -> list[int]:
        """Seeds of guesses, others for every place in the game."""
        chance = Chance.seeded((self.review.seed + place * APART) % SEED_LIMIT)
        return [chance.word() for _ in range(count)]

    # --- a turn -----------------------------------------------------------------------------------------------------
    def _end_turn(self, span: Span, state: State) -> None:
        """One more point of the curve, with what has led to it from the point before."""
        runs = [run for run in self.review.runs if run.turn == span.turn]
        margins = self._on_the_curve(state, span.seat, span.end)
        effect = _sum([run.effect for run in runs])
        luck = _sum([run.luck for run in runs])
        rest = _minus(_minus(_minus(margins, self.review.curve[-1].margins), effect), luck)
        self.review.curve.append(CurvePoint(span.turn, span.seat, span.end, margins, effect, luck, rest))

    def _on_the_curve(self, state: State, seat: int, place: int) -> list[float]:
        """The margins as they are, with all secrets of the seats, and what the next turns may be expected to change."""
        now = self._outlook.now(state)
        if state.is_over:
            return now
        changes: list[list[float]] = []
        for guess in self._guesses(place, self.review.simulations):
            trial = state.sample_hidden(seat, guess)
            there = self._outlook.now(trial)
            changes.append(_minus(self._outlook.after(trial, seat), there))
        return _sum([now, mean(changes)])

    # --- the whole --------------------------------------------------------------------------------------------------
    def _sum_up(self) -> None:
        runs = self.review.runs
        order = sorted((place for place, run in enumerate(runs) if run.cost > 0), key=lambda place: -runs[place].cost)
        self.review.costliest = order[:SHOWN]
        self.review.seats = [self._seat_review(seat, order) for seat in range(self._seats)]

    def _seat_review(self, seat: int, order: list[int]) -> SeatReview:
        runs = self.review.runs
        return SeatReview(
            seat=seat,
            choices=sum(len(run.choices) for run in runs if run.seat == seat),
            cost=sum(run.cost for run in runs if run.seat == seat),
            others=sum(run.effect[seat] for run in runs if run.seat != seat),
            luck=sum(run.luck[seat] for run in runs),
            rest=sum(point.rest[seat] for point in self.review.curve),
            costliest=[place for place in order if runs[place].seat == seat][:SHOWN],
        )


# --- parts ----------------------------------------------------------------------------------------------------------
def _finished(played: Record | Match, edition: Any) -> tuple[State, list[tuple[int, int]]]:
    """The first position and all plays of a game that is over."""
    if isinstance(played, Record):
        played.verify(edition)
        return played.replay(0, edition), [(seat, action) for seat, action in played.plays if action is not None]
    if not played.is_over:
        raise MatchError("not_over", "the game is not over: only a finished one can be reviewed")
    return played.state_after(0), [(seat, action) for seat, action, _ in played.committed]


def spans_of(start: State, plays: Sequence[tuple[int, int]], seats: int) -> Iterator[Span]:
    """The runs of a game. A turn ends when another seat decides; alone at the table, when something new is known."""
    state = start.copy()
    turn = begin = 0
    for number, (seat, action) in enumerate(plays):
        if number == begin and (seats == 1 or number == 0 or plays[number - 1][0] != seat):
            turn += 1
        known = state.information(seat)
        state.play(action, seat)
        is_last = number + 1 == len(plays)
        if is_last or plays[number + 1][0] != seat or state.information(seat) != known:
            yield Span(turn, seat, begin, number + 1)
            begin = number + 1


def _turn_up(trial: State, seat: int, action: int, guess: int) -> None:
    """Play the click; if it ends a secret choice that is guessed too, any possible click there stands for it."""
    options = trial.options_of(seat)
    trial.play(action if action in options else options[guess % len(options)], seat)


def _choices(state: State, seat: int, start: int, lines: list[Line], best: float, played: float) -> list[Choice]:
    """The clicks with a choice. What the run costs is laid on those after which less can be reached than before."""
    state = state.copy()
    lost = drops(lines)
    share = (best - played) / sum(lost) if best > played else 0.0
    found: list[Choice] = []
    for number, (action, drop) in enumerate(zip(lines[0].actions, lost, strict=True)):
        if len(state.options_of(seat)) > 1:
            cost = drop * share
            found.append(Choice(start + number, action, best, best - cost, cost))
            best -= cost
        state.play(action, seat)
    return found


def _minus(these: Sequence[float], those: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(these, those, strict=True)]


def _sum(lists: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) for column in zip(*lists, strict=True)]

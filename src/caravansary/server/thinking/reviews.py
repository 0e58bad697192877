"""Reviews of finished games, made one after the other in a process of their own that gives way to everything else.

The first request begins a review, later ones are answered with its progress; all share it, and it is kept for a while.
A review that nobody has asked about for a minute is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, Literal, final

from msgspec import Struct, msgpack

from caravansary.bots.review.review import SIMULATIONS, Review, Reviewer, Run
from caravansary.core.errors import CaravansaryError
from caravansary.core.game import Game
from caravansary.core.match_log import prepare
from caravansary.core.record import Record
from caravansary.games import game as game_of
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import refuse
from caravansary.server.http.review_messages import (
    ActionLine,
    CostlyRun,
    CurvePoint,
    GameReview,
    ReviewProgress,
    SeatSummary,
)
from caravansary.server.tables.table import Table
from caravansary.server.thinking.workers import Stop, Think, Workers, WorkFailed

SILENCE: Final = 120.0  # seconds: a process that has not judged a turn by then hangs
MOST_WAITING: Final = 4  # reviews under way
MOST_OF_ONE: Final = 2  # of them, asked for from one address
MOST_KEPT: Final = 50
GIVEN_UP: Final = 60.0  # seconds: a review that nobody has asked about for so long is dropped
LEAST_JUDGED: Final = 10  # plays, before the time that is left is estimated
NICENESS: Final = 15  # hints and bots' moves go first
log: Final = logging.getLogger("caravansary.server")


class ReviewJob(Struct, frozen=True):
    """A finished game is to be looked through."""

    record: str
    edition: str | None  # the text of the edition file
    simulations: int = SIMULATIONS


class ReviewStep(Struct, frozen=True):
    """The progress of a review; at the end the review."""

    done: int
    all: int
    review: GameReview | None = None


prepare(ReviewStep)  # read by threads that listen


# --- in the process -------------------------------------------------------------------------------------------------
def look_through(job: bytes, stop: Stop) -> Iterator[bytes]:
    """Judge the game run by run."""
    asked = msgpack.decode(job, type=ReviewJob)
    record = Record.parse(asked.record, game_of)
    edition = None if asked.edition is None else record.game.read_edition(asked.edition)
    reviewer = Reviewer(record, asked.simulations, edition=edition)
    for done in reviewer:
        yield msgpack.encode(ReviewStep(done, reviewer.total))
    yield msgpack.encode(ReviewStep(reviewer.total, reviewer.total, shown(record.game, reviewer.review)))


def shown(game: Game, review: Review) -> GameReview:
    """The review as the page needs it: of the runs only the costliest ones."""
    wanted = sorted({*review.costliest, *(place for seat in review.seats for place in seat.costliest)})
    place_of = {run: place for place, run in enumerate(wanted)}
    return GameReview(
        simulations=review.simulations,
        curve=[
            CurvePoint(point.turn, point.seat, point.after, _rounded(point.margins), _rounded(point.luck))
            for point in review.curve
        ],
        runs=[_costly(game, review.runs[run]) for run in wanted],
        costliest=[place_of[run] for run in review.costliest],
        seats=[
            SeatSummary(
                seat=one.seat,
                choices=one.choices,
                cost=round(one.cost, 1),
                others=round(one.others, 1),
                luck=round(one.luck, 1),
                rest=round(one.rest, 1),
                costliest=[place_of[run] for run in one.costliest],
            )
            for one in review.seats
        ],
    )


def _costly(game: Game, run: Run) -> CostlyRun:
    departs = run.start if run.departs is None else run.departs
    alike = departs - run.start
    return CostlyRun(
        turn=run.turn,
        seat=run.seat,
        departs=departs,
        played=[_action(game, action) for action in run.played[alike:]],
        better=[_action(game, action) for action in run.better[alike:]],
        cost=round(run.cost, 1),
        points=run.points,
        things=run.things,
    )


def _action(game: Game, action: int) -> ActionLine:
    described = dict(game.describe_action(action))
    return ActionLine(action, described.pop("kind"), described)


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 1) for number in numbers]


# --- in the server --------------------------------------------------------------------------------------------------
@final
class _Making:
    """The review of one table, while it is made and afterwards."""

    def __init__(self, plays: int, network: str) -> None:
        self.network = network  # from where it was asked for
        self.latest = ReviewStep(0, plays)
        self.has_failed = False
        self.asked_at = time.monotonic()
        self.began_at: float | None = None
        self.first_done = 0

    def hear(self, said: bytes) -> bool:
        """In the thread that listens to the process."""
        self.latest = msgpack.decode(said, type=ReviewStep)
        if self.began_at is None:
            self.began_at, self.first_done = time.monotonic(), self.latest.done
        return time.monotonic() - self.asked_at < GIVEN_UP

    def progress(self, ahead: int) -> ReviewProgress:
        """How far it is, with so many others before it."""
        state: Literal["waiting", "running", "done"] = "waiting" if self.began_at is None else "running"
        if self.latest.review is not None:
            state = "done"
        return ReviewProgress(state, ahead, self.latest.done, self.latest.all, self._left(), self.latest.review)

    def _left(self) -> float | None:
        """The seconds that the rest will take if it takes as long as what was judged."""
        judged = self.latest.done - self.first_done
        if self.began_at is None or self.latest.review is not None or judged < LEAST_JUDGED:
            return None
        return round((time.monotonic() - self.began_at) / judged * (self.latest.all - self.latest.done), 1)


@final
class Reviews:
    """The reviews of all tables; the most recently asked for are kept."""

    def __init__(self, metrics: Metrics, think: Think = look_through) -> None:
        self._metrics = metrics
        self._workers = Workers(1, think, NICENESS)
        self._reviews: OrderedDict[tuple[str, int], _Making] = OrderedDict()  # by table and its version
        self._making: set[asyncio.Task[None]] = set()
        self._queue: list[_Making] = []  # those that are not done, in their order

    async def close(self) -> None:
        for task in self._making:
            task.cancel()
        await asyncio.gather(*self._making, return_exceptions=True)
        await self._workers.close()

    def review(self, table: Table, network: str = "") -> ReviewProgress:
        """The progress of the review of a finished game; the first request begins it. `network`: from where."""
        if not table.match.is_over:
            raise refuse(409, "not_over", "the game is not over: only a finished one can be reviewed")
        key = (table.id, table.version)
        making = self._reviews.get(key)
        if making is None:
            making = self._begin(key, table, network)
        if making.has_failed:
            del self._reviews[key]
            raise refuse(500, "review_failed", "the review could not be made; please try again")
        making.asked_at = time.monotonic()
        self._reviews.move_to_end(key)
        return making.progress(self._queue.index(making) if making in self._queue else 0)

    def _begin(self, key: tuple[str, int], table: Table, network: str) -> _Making:
        of_one = sum(making.network == network for making in self._queue)
        if len(self._making) >= MOST_WAITING or of_one >= MOST_OF_ONE:
            raise refuse(429, "too_many_requests", "too many reviews are being made: wait a little")
        try:
            record = Record.from_match(table.match).write()
        except CaravansaryError as error:
            raise refuse(409, "no_review", f"this game cannot be reviewed: {error}") from error
        making = self._reviews[key] = _Making(len(table.match.history), network)
        task = asyncio.create_task(self._make(key, making, ReviewJob(record, table.stored.edition)))
        self._making.add(task)
        self._queue.append(making)
        task.add_done_callback(self._making.discard)
        self._forget_old()
        return making

    def _forget_old(self) -> None:
        done = [key for key, making in self._reviews.items() if making.has_failed or making.latest.review is not None]
        for key in done[: max(0, len(self._reviews) - MOST_KEPT)]:
            del self._reviews[key]

    async def _make(self, key: tuple[str, int], making: _Making, job: ReviewJob) -> None:
        try:
            await self._workers.ask(msgpack.encode(job), SILENCE, making.hear)
        except WorkFailed as failure:
            log.warning("a review failed (%s): %s", failure.why, failure)
            self._metrics.count("review_failures")
            making.has_failed = True
            return
        finally:
            self._queue.remove(making)
        if making.latest.review is None:  # nobody waits for it any more
            self._reviews.pop(key, None)
        else:
            self._metrics.count("reviews")

"""Hints: a seat asks which of its options look best, and a process estimates them from what the seat may know.

The process gets a sample made with `sample_hidden`, as a bot does, and begins with a quick look, then with more and
more simulations while there is time. Each seat has one request under way: asked again at the same position, the same
answer is waited for; when the position changes, the request is void at once and the process is stopped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Final, final

from msgspec import Struct, msgpack

from caravansary.bots.estimate import Estimate, estimates
from caravansary.core.state import unpack
from caravansary.games import game as game_of
from caravansary.server.http.messages import AskHint, Hint, HintLine
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused, not_yours, refuse, stale
from caravansary.server.tables.hint_consent import are_hints_on, not_agreed
from caravansary.server.tables.table import Holder, Table
from caravansary.server.thinking.workers import Think, Workers, WorkFailed

SHOWN: Final = 3  # options
SECONDS: Final = 3.0  # that are thought about a hint, if one look does not take longer
MOST_ROUNDS: Final = 64  # simulations of each option
SILENCE: Final = 20.0  # seconds: a process that has not finished a look by then hangs
MOST_WAITING: Final = 20  # requests, of all tables
NICENESS: Final = 7  # bots' moves go first
log: Final = logging.getLogger("caravansary.server")


class HintJob(Struct, frozen=True):
    """The options of a seat are to be estimated."""

    game: str
    state: bytes  # packed: a sample of what the seat knows
    seat: int
    seed: int
    seconds: float
    most_rounds: int = MOST_ROUNDS


class Found(Struct, frozen=True):
    """The best options so far, with their margins, the best first."""

    actions: list[int]
    margins: list[float]
    options: int
    simulations: int


# --- in the process -------------------------------------------------------------------------------------------------
def estimate_options(job: bytes) -> Iterator[bytes]:
    """Better and better estimates, as long as there is time for twice as many simulations."""
    asked = msgpack.decode(job, type=HintJob)
    for found in looks(asked):
        yield msgpack.encode(found)


def looks(job: HintJob) -> Iterator[Found]:
    game = game_of(job.game)
    state = unpack(game, job.state)
    options = len(state.options_of(job.seat))
    until = time.monotonic() + job.seconds
    rounds = 0
    while True:
        began = time.monotonic()
        yield _found(estimates(game, state, job.seat, job.seed, rounds * options), rounds)
        now = time.monotonic()
        rounds = max(1, 2 * rounds)
        if rounds > job.most_rounds or now + 2 * (now - began) > until:
            return


def _found(all_options: list[Estimate], rounds: int) -> Found:
    best = all_options[:SHOWN]
    return Found([one.action for one in best], [one.margin for one in best], len(all_options), rounds)


# --- in the server --------------------------------------------------------------------------------------------------
@final
class _Request:
    """A seat waits for a hint about the position of one version."""

    def __init__(self, table: Table, seat: int, version: int) -> None:
        self.table = table
        self.seat = seat
        self.version = version
        self.answer: asyncio.Future[Hint] = asyncio.get_running_loop().create_future()
        self.latest = b""  # what was found so far

    @property
    def is_wanted(self) -> bool:
        return not self.answer.done()

    def hear(self, found: bytes) -> bool:
        """In the thread that listens to the process."""
        self.latest = found
        return self.is_wanted

    def look_again(self) -> None:
        """The table has changed: the request fails if its position is gone, or if hints are no longer all right."""
        if not self.is_wanted:
            return
        if self.table.is_gone or self.table.is_stale(self.seat, self.version):
            self.fail(stale(self.table.version_for(self.seat)))
        elif not are_hints_on(self.table.stored):
            self.fail(_not_agreed(self.table))

    def fail(self, refused: Refused) -> None:
        if self.is_wanted:
            self.answer.set_exception(refused)
            self.answer.exception()  # the asker may have gone


@final
class Hints:
    """The hints of all tables."""

    def __init__(
        self, metrics: Metrics, count: int = 1, think: Think = estimate_options, silence: float = SILENCE
    ) -> None:
        self._metrics = metrics
        self._workers = Workers(count, think, NICENESS)
        self._silence = silence
        self._requests: dict[tuple[str, int], _Request] = {}  # by table and seat
        self._thinking: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await self._workers.close()

    async def hint(self, table: Table, holder: Holder, asked: AskHint) -> Hint:
        """The best options of the seat; a second request at the same position waits for the same answer."""
        seat = asked.seat
        async with table.lock:
            table.recognise(holder)
            _check(table, holder, asked)
            known = table.hints.get(seat)
            if known is not None and not table.is_stale(seat, known.version):
                return known
            request = self._requests.get((table.id, seat))
            if request is None or not request.is_wanted:
                request = self._begin(table, asked)
        return await asyncio.shield(request.answer)

    def _begin(self, table: Table, asked: AskHint) -> _Request:
        if len(self._thinking) >= MOST_WAITING:
            raise refuse(429, "too_many_requests", "too many hints are being thought about: wait a little")
        request = _Request(table, asked.seat, asked.version)
        task = asyncio.create_task(self._think(request, _job(table, asked.seat)))
        self._requests[table.id, asked.seat] = request
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        task.add_done_callback(lambda _: self._forget(request))
        table.watchers.add(request.look_again)
        return request

    def _forget(self, request: _Request) -> None:
        request.table.watchers.discard(request.look_again)
        if self._requests.get((request.table.id, request.seat)) is request:
            del self._requests[request.table.id, request.seat]
        request.fail(_no_hint())

    async def _think(self, request: _Request, job: Callable[[], HintJob]) -> None:
        try:
            encoded = await asyncio.to_thread(lambda: msgpack.encode(job()))
            found = await self._workers.ask(encoded, self._silence, request.hear)
        except WorkFailed as failure:
            log.warning("a hint failed (%s): %s", failure.why, failure)
            self._metrics.count("hint_failures")
            if failure.why != "slow" or not request.latest:
                return
            found = request.latest
        except Exception:
            log.exception("a hint failed")
            return
        request.look_again()
        if request.is_wanted:
            hint = _hint(request, msgpack.decode(found, type=Found))
            request.table.hints[request.seat] = hint
            request.answer.set_result(hint)
            self._metrics.count("hints")


def _job(table: Table, seat: int) -> Callable[[], HintJob]:
    """The job for the process; its sample is of the current position, and made beside the event loop."""
    state, game = table.match.state_for(seat).copy(), table.match.game.name
    chance = secrets.randbits(32), secrets.randbits(32)
    return lambda: HintJob(game, state.sample_hidden(seat, chance[0]).pack(), seat, chance[1], SECONDS)


def _check(table: Table, holder: Holder, asked: AskHint) -> None:
    """Whether the seat may ask now."""
    seat, match = asked.seat, table.match
    if seat not in holder.seats:
        raise not_yours("this is not your seat")
    if match.is_over or table.stored.imported:
        raise refuse(409, "hints_off", "the game is over: look at its review instead")
    if not are_hints_on(table.stored):
        raise _not_agreed(table)
    version = table.version_for(seat)
    if match.seats[seat].is_bot:
        raise refuse(409, "bot_sits_here", "a bot plays for this seat now", version=version)
    if table.is_gone or table.is_stale(seat, asked.version, holder.seats):
        raise stale(version)
    if match.decision(seat) is None:
        raise refuse(409, "nothing_asked", "this seat has nothing to decide now", version=version)


def _hint(request: _Request, found: Found) -> Hint:
    best = found.margins[0]
    lines = [
        HintLine(action, round(margin, 1), round(best - margin, 1))
        for action, margin in zip(found.actions, found.margins, strict=True)
    ]
    return Hint(request.seat, request.version, lines, found.options, found.simulations)


def _not_agreed(table: Table) -> Refused:
    missing = not_agreed(table.stored)
    return refuse(409, "hints_off", "hints are not all right with everybody who plays", args={"missing": missing})


def _no_hint() -> Refused:
    return refuse(500, "hint_failed", "the hint could not be thought out; the game goes on, please try again")

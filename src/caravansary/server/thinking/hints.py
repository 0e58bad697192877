"""Hints: a seat asks for its best plans, and a process finds them from what the seat may know.

The first look takes a moment, in a process that is kept for first looks; then another one weighs the plans with more
and more simulations while somebody asks for a newer look. Both give way to bots' moves. Each seat has one request under
way: whoever asks again at the same position shares it; when the position changes, it is void at once and the process is
stopped.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, final

from msgspec import msgpack
from msgspec.structs import replace

from caravansary.server.http.hint_messages import AskHint, Hint
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused, not_yours, refuse, stale
from caravansary.server.tables.hint_consent import are_hints_on, not_agreed
from caravansary.server.tables.table import Holder, Table
from caravansary.server.thinking.looks import Found, HintJob, find_plans
from caravansary.server.thinking.workers import Halt, Think, Workers, WorkFailed

SECONDS: Final = 8.0  # that plans are weighed, if one round does not take longer
UNWATCHED: Final = 4.0  # seconds after which nobody seems to look at a hint any more
SILENCE: Final = 30.0  # seconds: a process that has not finished a look by then hangs
MOST_WAITING: Final = 20  # requests, of all tables
MOST_OF_ONE: Final = 4  # of them, from one address: a family at one table
NICENESS: Final = 7  # bots' moves go first
log: Final = logging.getLogger("caravansary.server")


@final
class _Request:
    """Plans for a seat at the position of one version; whoever asks waits for a newer look than the one it has."""

    def __init__(self, table: Table, seat: int, version: int, network: str) -> None:
        self.table = table
        self.network = network  # from where it was asked
        self.seat = seat
        self.version = version
        self.halt = Halt()
        self.hint: Hint | None = None
        self._failure: Refused | None = None
        self._loop = asyncio.get_running_loop()
        self._news = asyncio.Event()
        self._waiting = 0
        self._asked = time.monotonic()

    @property
    def is_open(self) -> bool:
        return self._failure is None and (self.hint is None or not self.hint.last)

    async def newer_than(self, look: int) -> Hint:
        """The next look; whoever has had one is told no problem but that it was the last."""
        self._waiting += 1
        try:
            while self._failure is None:
                if self.hint is not None and (self.hint.look > look or self.hint.last):
                    return self.hint
                await self._news.wait()
            if look > 0 and self.hint is not None:
                return replace(self.hint, last=True)
            raise self._failure
        finally:
            self._waiting -= 1
            self._asked = time.monotonic()

    def hear(self, found: bytes) -> bool:
        """In the thread that listens to the process; nothing means that it is still at work."""
        if found:
            self._loop.call_soon_threadsafe(self.show, msgpack.decode(found, type=Found))
        return self.is_open and self._is_watched

    @property
    def _is_watched(self) -> bool:
        return self._waiting > 0 or time.monotonic() - self._asked < UNWATCHED

    def show(self, found: Found) -> None:
        """Give a new look to everybody who waits."""
        if self.is_open:
            look = 1 if self.hint is None else self.hint.look + 1
            self.hint = Hint(self.seat, self.version, look, False, found.plans, found.found, found.simulations)
            self._tell()

    def finish(self) -> None:
        """There will be no further look."""
        if self.is_open and self.hint is not None:
            self.hint = replace(self.hint, last=True)
            self._tell()

    def look_again(self) -> None:
        """The table has changed: the request fails if its position is gone, or if hints are no longer all right."""
        if not self.is_open:
            return
        if self.table.is_gone or self.table.is_stale(self.seat, self.version):
            self.fail(stale(self.table.version_for(self.seat)))
        elif not are_hints_on(self.table.stored):
            self.fail(_not_agreed(self.table))

    def fail(self, refused: Refused) -> None:
        if self.is_open:
            self._failure = refused
            self.halt.wish()
            self._tell()

    def _tell(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()


@final
class Hints:
    """The hints of all tables."""

    def __init__(self, metrics: Metrics, count: int = 1, think: Think = find_plans, silence: float = SILENCE) -> None:
        self._metrics = metrics
        self._weighing = asyncio.Semaphore(count)
        self._workers = Workers(count + 1, think, NICENESS)  # one is left for first looks
        self._silence = silence
        self._requests: dict[tuple[str, int], _Request] = {}  # by table and seat
        self._thinking: set[asyncio.Task[None]] = set()
        self._under_way: Counter[str] = Counter()  # by network

    def start(self) -> None:
        """Start a process in the background, so that the first look need not wait for it."""
        self._workers.start(1)

    async def close(self) -> None:
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await self._workers.close()

    async def hint(self, table: Table, holder: Holder, asked: AskHint, network: str = "") -> Hint:
        """The best plans of the seat, newer than the look that the client has; `network` is from where it asks."""
        seat = asked.seat
        async with table.lock:
            table.recognise(holder)
            _check(table, holder, asked)
            known = table.hints.get(seat)
            if known is not None and not table.is_stale(seat, known.version):
                return known
            request = self._requests.get((table.id, seat))
            if request is None or not request.is_open:
                request = self._begin(table, asked, network)
        return await request.newer_than(asked.look)

    def _begin(self, table: Table, asked: AskHint, network: str) -> _Request:
        if len(self._thinking) >= MOST_WAITING or self._under_way[network] >= MOST_OF_ONE:
            raise refuse(429, "too_many_requests", "too many hints are being thought about: wait a little")
        request = _Request(table, asked.seat, asked.version, network)
        self._under_way[network] += 1
        task = asyncio.create_task(self._think(request, _job(table, asked.seat)))
        self._requests[table.id, asked.seat] = request
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        task.add_done_callback(lambda _: self._forget(request))
        table.watchers.add(request.look_again)
        return request

    def _forget(self, request: _Request) -> None:
        """Nothing more is thought about it: what there is stays, for as long as the position does."""
        self._under_way -= Counter([request.network])
        request.table.watchers.discard(request.look_again)
        if self._requests.get((request.table.id, request.seat)) is request:
            del self._requests[request.table.id, request.seat]
        request.look_again()
        request.finish()
        if request.is_open:
            request.fail(_no_hint())
        elif request.hint is not None and request.hint.last:
            request.table.hints[request.seat] = request.hint
            self._metrics.count("hints")

    async def _think(self, request: _Request, job: Callable[[], HintJob]) -> None:
        try:
            asked = await asyncio.to_thread(job)
            await self._ask(request, replace(asked, seconds=0.0))
            if request.is_open and request.hint is not None and len(request.hint.plans) > 1:
                async with self._weighing:
                    await self._ask(request, asked)
        except WorkFailed as failure:
            log.warning("a hint failed (%s): %s", failure.why, failure)
            self._metrics.count("hint_failures")
        except Exception:
            log.exception("a hint failed")

    async def _ask(self, request: _Request, job: HintJob) -> None:
        if request.is_open:
            await self._workers.ask(msgpack.encode(job), self._silence, request.hear, request.halt)


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


def _not_agreed(table: Table) -> Refused:
    missing = not_agreed(table.stored)
    return refuse(409, "hints_off", "hints are not all right with everybody who plays", args={"missing": missing})


def _no_hint() -> Refused:
    return refuse(500, "hint_failed", "the hint could not be thought out; the game goes on, please try again")

"""The bots of a table move when it is for them to decide: one run of decisions after the other.

Of several processes on one database only the one that has the table's lease lets its bots move (`cluster.py`).
Should two believe that they have it, the log still takes only one of their moves. Bots whose moves could not be stored
are asked again after a while, even if the table has no listeners.

Who plays at the table can ask a bot that thinks for long to move now (`hurry`). The wish is passed on to the process
that lets it think; where the bot has just moved, or has begun only now, it is forgotten.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Final, final

from caravansary import bots as all_bots
from caravansary.core.match import Match
from caravansary.server.http.messages import MoveNow
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused, not_yours, refuse, stale
from caravansary.server.storage.store import StoreFailure
from caravansary.server.tables.memory import Memory
from caravansary.server.tables.table import Holder, Table
from caravansary.server.tables.writing import Writing
from caravansary.server.thinking.bot_workers import FALLBACK, BotJob, BotMoves, BotWorkers
from caravansary.server.thinking.fair_queue import LOOKS, NOBODY, SITS
from caravansary.server.thinking.workers import Halt

LONG_SECONDS: Final = 5.0  # after which a bot may be asked to move now
AGAIN_SECONDS: Final = 5.0  # after which bots are asked again whose moves could not be stored
log: Final = logging.getLogger("caravansary.server")


@final
class _Thought:
    """A bot thinks."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.since = time.monotonic()
        self.halt = Halt()

    @property
    def is_long(self) -> bool:
        return time.monotonic() - self.since >= LONG_SECONDS


@final
class _Waiting:
    """Who waits for a bot of the table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def rank(self) -> int:
        if self._table.present():
            return SITS
        return LOOKS if self._table.listeners else NOBODY

    def owner(self) -> str:
        """The address of who sits there, or else of who made the table; where neither is known it has its own share."""
        table = self._table
        sitting = [listener.address for listener in table.listeners if listener.holder.seats]
        return min(sitting, default=table.maker or table.id)


@final
class BotTurns:
    """Lets the bots of all tables move."""

    def __init__(self, memory: Memory, writing: Writing, workers: BotWorkers, metrics: Metrics) -> None:
        self._memory = memory
        self._others = memory.store.others
        self._writing = writing
        self._workers = workers
        self._metrics = metrics
        self._driving: set[asyncio.Task[None]] = set()  # also of tables that are gone
        self._waiting: set[str] = set()  # tables whose bots will be asked again
        self._thoughts: dict[str, _Thought] = {}  # by table: the bot that thinks here

    async def stop(self) -> None:
        tasks = [task for task in self._driving if not task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: Table) -> None:
        """Let the bots of a table move if it is for them to decide."""
        if (table.bots is None or table.bots.done()) and table.bot_to_move is not None:
            table.bots = self._begin(self._drive(table))

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._driving.add(task)
        task.add_done_callback(self._driving.discard)
        return task

    async def _drive(self, table: Table) -> None:
        try:
            while table.bot_to_move is not None and await self._may_drive(table):
                seat = table.bot_to_move  # another process may have changed the table meanwhile
                if seat is not None:
                    await self._bot_moves(table, seat)
        except (Refused, StoreFailure) as problem:
            log.error("the bots of table %s stopped: %s", table.id, problem)
            self._metrics.count("bot_failures")
            if isinstance(problem, StoreFailure) or problem.status == 503:
                self._ask_again(table.id)
        except Exception:
            log.exception("the bots of a table stopped")
            self._metrics.count("bot_failures")

    def _ask_again(self, table_id: str) -> None:
        """Ask the bots again in a while, when the store may work again."""
        if table_id not in self._waiting:
            self._waiting.add(table_id)
            self._begin(self._wait(table_id))

    async def _wait(self, table_id: str) -> None:
        await asyncio.sleep(AGAIN_SECONDS)
        self._waiting.discard(table_id)
        try:
            table = await self._memory.find(table_id)
        except StoreFailure:
            self._ask_again(table_id)
            return
        if table is not None:
            self.wake(table)

    async def _may_drive(self, table: Table) -> bool:
        return self._memory.has(table) and await self._others.take(table.id, table.version)

    async def _bot_moves(self, table: Table, seat: int) -> None:
        """A bot plays its whole run of decisions from one sample of what its seat knows."""
        match, version = table.match, table.version_for(seat)
        bot = match.seats[seat].bot or FALLBACK
        sample = match.state_for(seat).sample_hidden(seat, secrets.randbits(32))
        job = BotJob(
            game=match.game.name,
            state=sample.pack(),
            seat=seat,
            bot=bot,
            seed=secrets.randbits(32),
            seconds=all_bots.thinking_time(bot),
        )
        thought = self._thoughts[table.id] = _Thought(seat)
        try:
            moves = await self._workers.actions(job, thought.halt, _Waiting(table))
        finally:
            self._thoughts.pop(table.id, None)
        if not table.is_gone:
            await self._writing.alone(table, None, lambda: self._play(table, seat, bot, version, moves))

    # --- to move now ------------------------------------------------------------------------------------------------
    async def hurry(self, table: Table, holder: Holder, asked: MoveNow) -> None:
        """Somebody who plays here asks a bot to play the best that it has found; asked again, nothing more happens."""
        async with table.lock:
            table.recognise(holder)
            if not holder.seats:
                raise not_yours("only who plays at this table can ask a bot to move now")
            match, version = table.match, table.version_for(min(holder.seats))
            if table.is_gone or table.is_stale(asked.seat, asked.version, holder.seats):
                raise stale(version)
            if asked.seat not in match.deciders or not match.seats[asked.seat].is_bot:
                raise refuse(409, "no_bot_thinks", "no bot thinks about a move of this seat", version=version)
            thought = self._thoughts.get(table.id)
            if thought is not None and thought.seat == asked.seat and not thought.is_long:
                message = f"a bot may be asked to move now after {LONG_SECONDS:g} seconds"
                raise refuse(409, "too_early", message, version=version)
        if thought is None:
            await self._others.hurry(table.id, asked.seat)
        else:
            self.hurried(table.id, asked.seat)

    def hurried(self, table_id: str, seat: int) -> None:
        """The wish has come to the process that lets the bot think."""
        thought = self._thoughts.get(table_id)
        if thought is not None and thought.seat == seat and thought.is_long and not thought.halt.is_wished:
            thought.halt.wish()
            self._metrics.count("bots_hurried")

    async def _play(self, table: Table, seat: int, bot: str, version: int, moves: BotMoves) -> None:
        match = table.match
        if table.is_stale(seat, version) or not match.seats[seat].is_bot:
            return
        before, why = match.sequence, moves.replaced
        lines = [] if why is None else [table.line("bot_replaced", seat, bot=bot, why=why)]
        await self._writing.change_match(table, seat, lambda match: _play_run(match, seat, moves.actions), lines=lines)
        self._metrics.count("bots_replaced", len(lines))
        self._metrics.count("bot_moves", match.sequence - before)


def _play_run(match: Match, seat: int, actions: list[int]) -> None:
    """Play what the bot has chosen as far as it is possible, and at least one option."""
    played = False
    for action in actions:
        if not match.may_decide(seat) or action not in match.state_for(seat).options_of(seat):
            break
        match.play(seat, action)
        played = True
    if not played:
        match.play(seat, match.state_for(seat).options_of(seat)[0])

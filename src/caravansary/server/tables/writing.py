"""Every change to a table: made to the match in memory under the table's lock, stored, and only then sent to anybody.

If the change cannot be stored, the table is evicted and read again from the store: no client has seen the change. If
another process was faster, the table is read again and the request is repeated on the table as it is now.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar, final

from msgspec.structs import replace

from caravansary.core.errors import CaravansaryError
from caravansary.core.match import Match
from caravansary.core.match_log import Entry
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import of_match, refuse
from caravansary.server.storage.store import (
    Change,
    Snapshot,
    StoreConflict,
    StoredEntry,
    StoredLine,
    StoredTable,
    StoreFailure,
    TableStatus,
    Whole,
)
from caravansary.server.tables.clock import Clock
from caravansary.server.tables.memory import Memory
from caravansary.server.tables.notes import notes_of
from caravansary.server.tables.table import Holder, Table

MOST_TRIES: Final = 10  # of a request while other processes are faster
log: Final = logging.getLogger("caravansary.server")
Done = TypeVar("Done")


class Overtaken(Exception):  # noqa: N818 - says what it is
    """Another process was faster; the table has been read again."""


@final
class Writing:
    """Changes tables."""

    def __init__(self, memory: Memory, metrics: Metrics) -> None:
        self._memory = memory
        self._store = memory.store
        self._metrics = metrics
        self._clock = Clock()

    async def alone(self, table: Table, holder: Holder | None, change: Callable[[], Awaitable[Done]]) -> Done:
        """Make the change under the table's lock; again whenever another process has changed the table meanwhile."""
        for _ in range(MOST_TRIES):
            async with self._changing(table, holder):
                with contextlib.suppress(Overtaken):
                    return await change()
        raise refuse(503, "not_stored", "too much happens at this table; please try again")

    @contextlib.asynccontextmanager
    async def _changing(self, table: Table, holder: Holder | None) -> AsyncIterator[None]:
        """The table's lock. Meanwhile the holder may have lost its link, or the table may have been evicted."""
        async with table.lock:
            if table.is_gone:
                raise refuse(503, "not_stored", "the table is being read again; please try again")
            if holder is not None:
                table.recognise(holder)
            yield

    async def add(self, table: Table, entries: list[StoredEntry]) -> Table:
        """A new table."""
        bots = table.bot_to_move is not None
        try:
            await self._stored(self._store.add(Whole(table.stored, entries), bots=bots))
        except StoreConflict as conflict:
            raise refuse(503, "not_stored", "the server could not store this; please try again") from conflict
        return self._memory.keep(table)

    async def change_match(
        self,
        table: Table,
        seat: int,
        change: Callable[[Match], object],
        key: str | None = None,
        lines: list[StoredLine] | None = None,
    ) -> None:
        """Change the match and store the entries that this makes; a refusal changes nothing."""
        match = table.match
        before, sat = match.sequence, list(match.seats)
        try:
            change(match)
        except CaravansaryError as error:
            if match.sequence != before:
                self._memory.evict(table)
            raise of_match(error, table.version_for(seat)) from error
        except Exception:
            self._memory.evict(table)
            raise
        entries = match.log[before:]
        await self.write(table, entries, key=key, lines=lines or notes_of(table, sat, entries))

    async def write(
        self,
        table: Table,
        entries: Sequence[Entry],
        *,
        key: str | None = None,
        lines: list[StoredLine] | None = None,
        settings: StoredTable | None = None,
    ) -> None:
        """Store what has changed, and only then let everybody see it."""
        first, now = table.version - len(entries), self._clock.now()
        rows = [
            StoredEntry(first + number, now, entry.to_dict(), key if number == 0 else None)
            for number, entry in enumerate(entries)
        ]
        change = _change(table, rows, entries, lines or [], settings, now)
        try:
            await self._stored(self._store.change(change))
        except StoreConflict as conflict:
            log.info("another process was faster: %s", conflict)
            self._metrics.count("overtaken")
            await self._reread(table)
            raise Overtaken from conflict
        except BaseException:
            self._memory.evict(table)
            raise
        table.account_for(rows)
        table.remember(rows, change.lines)
        if key is not None:
            table.keys[key] = table.version
        is_renamed = any(entry.kind == "seat" for entry in entries)
        table.settle(change.settings or table.stored, is_renamed=is_renamed)

    async def _reread(self, table: Table) -> None:
        try:
            await self._memory.reread(table)
        except BaseException:
            self._memory.evict(table)
            raise

    async def _stored(self, writing: Any) -> None:
        task = asyncio.ensure_future(writing)
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.gather(task, return_exceptions=True)  # nobody may read the table before it ends
            raise
        except StoreFailure as error:
            log.error("the store failed: %s", error)
            self._metrics.count("store_failures")
            raise refuse(503, "not_stored", "the server could not store this; please try again") from error


def _change(
    table: Table,
    rows: list[StoredEntry],
    entries: Sequence[Entry],
    lines: list[StoredLine],
    settings: StoredTable | None,
    now: float,
) -> Change:
    """The change to be stored, of the table as it is now in memory."""
    match = table.match
    settled = any(entry.kind in ("commit", "takeback") for entry in entries)
    kept = table.stored if settings is None else settings
    status = status_of(kept, match)
    if entries and (settled or status != kept.status):
        kept = replace(kept, status=status, updated=now, decisions=len(match.committed))
    snapshot = None
    if settled and not any(match.draft(seat) for seat in range(match.players)):
        snapshot = Snapshot(table.version, match.game.rules_version, match.state.to_dict())
    revision = table.stored.revision
    changed = None if kept is table.stored else replace(kept, revision=revision + 1)
    return Change(table.id, rows, lines, changed, snapshot, revision, bots=table.bot_to_move is not None)


def status_of(stored: StoredTable, match: Match) -> TableStatus:
    if match.is_over:
        return "finished"
    return "open" if any(seat.place == "open" and not seat.taken for seat in stored.seats) else "running"

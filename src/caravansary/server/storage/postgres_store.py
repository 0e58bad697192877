"""Tables in a PostgreSQL database, for any number of server processes.

Every change is one transaction, which notifies the other processes when it is committed: the notification carries the
table and the length of its log, nothing more. `postgres_cluster.py` has what the processes know of each other,
`postgres.py` the connections, `postgres_rows.py` the rows.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, final
from weakref import WeakValueDictionary

from caravansary.server.storage import postgres_rows as rows
from caravansary.server.storage.postgres import Connection, Database, Work
from caravansary.server.storage.postgres_cluster import PostgresOthers
from caravansary.server.storage.removal import AGES, SUMMARIES, Summary, expired, summary_of
from caravansary.server.storage.store import Change, Whole

CHECK: Final = "UPDATE health SET checked = $1 WHERE id = 1 RETURNING checked"
WELL_SECONDS: Final = 5.0  # a database that takes longer to answer is not well


@final
class PostgresStore:
    """A `Store` in the database at an address such as postgresql://user@host/name."""

    def __init__(self, address: str) -> None:
        self._database = Database(address)
        self.others = PostgresOthers(self._database)
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table

    async def open(self) -> None:
        """Make or migrate the database; one of a newer program is refused."""
        await self._database.open()

    async def close(self) -> None:
        """Finish what was begun; harmless if nothing is open."""
        await self._database.close()

    # --- writing ----------------------------------------------------------------------------------------------------
    async def add(self, whole: Whole, *, bots: bool = False) -> None:
        """A new table; StoreConflict if its id is taken."""

        async def work(db: Connection) -> None:
            await rows.add(db, whole)
            await self.others.notify_change(db, whole.table.table, len(whole.entries), bots=bots)

        await self._write(whole.table.table, work)

    async def change(self, change: Change) -> None:
        """Write all of it or nothing; when this returns, it survives a crash."""

        async def work(db: Connection) -> None:
            length = await rows.change(db, change)
            seq = length if change.entries else None
            await self.others.notify_change(db, change.table, seq, bots=change.bots)

        await self._write(change.table, work)

    async def _write(self, table: str, work: Work[None]) -> None:
        """One change of a table after the other, in the order in which they were asked for."""
        queue = self._queues.setdefault(table, asyncio.Lock())
        await self._database.write(work, queue)

    # --- reading ----------------------------------------------------------------------------------------------------
    async def whole(self, table: str) -> Whole | None:
        """All that is stored of a table."""
        return await self._database.read(lambda db: rows.whole(db, table))

    async def all(self) -> list[str]:
        """The ids of all tables."""
        return [row["id"] for row in await self._database.ask('SELECT id FROM tables ORDER BY id COLLATE "C"')]

    async def listed(self, limit: int) -> list[str]:
        """The ids of the listed tables, the most recently played first."""
        sql = 'SELECT id FROM tables WHERE listed ORDER BY updated DESC, id COLLATE "C" LIMIT $1'
        return [row["id"] for row in await self._database.ask(sql, limit)]

    async def unfinished(self) -> list[str]:
        """The ids of all tables whose game goes on."""
        sql = "SELECT id FROM tables WHERE status <> 'finished' ORDER BY created, id COLLATE \"C\""
        return [row["id"] for row in await self._database.ask(sql)]

    async def summaries(self) -> list[Summary]:
        """A line for every table, the most recently played first."""
        return [summary_of(row) for row in await self._database.ask(SUMMARIES)]

    async def expired(self, days: float, now: float) -> list[str]:
        """The ids of the tables that nobody has touched for so many days."""
        return expired(await self._database.ask(AGES), days, now)

    async def remove(self, table: str) -> bool:
        """Delete all that is stored of a table; whether there was one. Other processes are notified."""
        removed: list[bool] = []

        async def work(db: Connection) -> None:
            removed.append(await rows.remove(db, table))
            await self.others.notify_removal(db, table)

        await self._write(table, work)
        return removed[-1]

    async def is_well(self) -> bool:
        """Whether the database can be read and written."""
        asking = asyncio.create_task(self._database.ask(CHECK, time.time()))
        try:
            await asyncio.wait([asking], timeout=WELL_SECONDS)
            return asking.done() and asking.exception() is None and len(asking.result()) == 1
        finally:
            asking.add_done_callback(lambda _: _.cancelled() or _.exception())  # a late answer is of no interest
            asking.cancel()  # without waiting: the driver itself waits for a database that hangs

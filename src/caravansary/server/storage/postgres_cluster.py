"""The server processes on one PostgreSQL database: notifications, leases for the bots of a table, who is present.

Each process has a row in `processes` and says every few seconds that it is alive. The leases and connections (`leases`,
`present`) of a process that has not done so for a while are taken over or removed by the first of the others that
notices. All this goes over one connection on which the process also listens; when it is lost, the process reconnects
until the database is back, then it reads everything anew, for it has missed notifications.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from typing import Final, final

from caravansary.server.storage import postgres_rows as rows
from caravansary.server.storage.cluster import ClusterListener, Known
from caravansary.server.storage.compatibility import signature
from caravansary.server.storage.postgres import (
    ALIVE,
    BEING_CHANGED,
    DEAD_SECONDS,
    LIVING,
    MIGRATING,
    PROBLEMS,
    Connection,
    Database,
    described,
)
from caravansary.server.storage.store import StoreFailure, TableGone, Whole

CHANNEL: Final = "caravansary"
HURRY_CHANNEL: Final = "caravansary_hurry"  # of its own: an older program does not listen to it
BEAT_SECONDS: Final = 2.0
AGAIN_SECONDS: Final = 0.5  # until the next attempt to reach the database
SWEEPING: Final = 4_190_312  # the number of the lock for clearing up after dead processes
LIVES: Final = (
    "INSERT INTO processes (id, seen, speaks) VALUES ($1, now(), $2) ON CONFLICT (id) DO UPDATE SET seen = now()"
    " RETURNING xmax = 0 AS is_new"
)
HOLDER: Final = "SELECT process FROM leases WHERE table_id = $1"
TAKE: Final = "INSERT INTO leases (table_id, process) VALUES ($1, $2) ON CONFLICT (table_id) DO NOTHING"
SHOW: Final = (
    "INSERT INTO present (table_id, process, seats) SELECT id, $2, $3 FROM tables WHERE id = $1"
    " ON CONFLICT (table_id, process) DO UPDATE SET seats = excluded.seats"
)
HIDE: Final = "DELETE FROM present WHERE table_id = ANY($1) AND process = $2"
NOTIFY: Final = "SELECT pg_notify($1, changed) FROM unnest($2::text[]) AS changed"
SAID_AT_ONCE: Final = 200  # tables in one transaction; then the process says again that it lives
log: Final = logging.getLogger("caravansary.server")


@final
class PostgresOthers:
    """The other processes on the database, as `Others` wants them."""

    may_be: Final = True

    def __init__(self, database: Database) -> None:
        self._database = database
        self._process = secrets.token_hex(8)
        self._living: asyncio.Task[None] | None = None
        self._stir = asyncio.Event()  # there is something to publish, or the connection was lost
        self._here: dict[str, frozenset[int]] = {}  # by table: the seats that are connected to this process
        self._unsaid: set[str] = set()  # tables whose connections are not published yet

    # --- living -----------------------------------------------------------------------------------------------------
    async def follow(self, listener: ClusterListener) -> None:
        """Begin to listen; after the store was opened."""
        try:
            db = await self._begin(listener)
        except PROBLEMS as error:
            raise StoreFailure(f"{self._database.name} cannot be reached: {described(error)}") from error
        self._stir = asyncio.Event()
        self._living = asyncio.create_task(self._live(db, listener))

    async def are_there(self) -> bool:
        """Whether any is alive now."""
        found = await self._database.ask(f"{ALIVE} AND id <> $2 LIMIT 1", DEAD_SECONDS, self._process)
        return bool(found)

    @contextlib.asynccontextmanager
    async def kept_out(self) -> AsyncIterator[None]:
        """While this lasts no other process can begin to use the database."""
        try:
            db = await self._database.connect()
            is_free = await db.fetchval("SELECT pg_try_advisory_lock($1)", MIGRATING)
        except PROBLEMS as error:
            raise StoreFailure(f"{self._database.name} cannot be reached: {described(error)}") from error
        try:
            if not is_free:
                raise StoreFailure(f"{self._database.name} {BEING_CHANGED}")
            yield
        finally:
            db.terminate()

    async def leave(self) -> None:
        """Leave at once, so that the others need not wait until they notice."""
        living, self._living = self._living, None
        if living is None:
            return
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        with contextlib.suppress(StoreFailure):
            await self._database.ask("DELETE FROM processes WHERE id = $1", self._process)

    async def _live(self, db: Connection, listener: ClusterListener) -> None:
        while True:
            try:
                while True:
                    await self._beat(db, listener)
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._stir.wait(), BEAT_SECONDS)
                    self._stir.clear()
            except PROBLEMS as error:
                log.error("the database %s does not answer: %s", self._database.name, described(error))
            finally:
                db.terminate()
            db = await self._begin_again(listener)

    async def _begin(self, listener: ClusterListener) -> Connection:
        def heard(_connection: Connection, _process: int, _channel: str, payload: str) -> None:
            table, _, seq = payload.partition(" ")
            listener.table_changed(table, int(seq) if seq else None)

        def hurried(_connection: Connection, _process: int, _channel: str, payload: str) -> None:
            table, _, seat = payload.partition(" ")
            listener.bot_hurried(table, int(seat))

        db = await self._database.connect()
        try:
            db.add_termination_listener(lambda _: self._stir.set())
            await db.add_listener(CHANNEL, heard)
            await db.add_listener(HURRY_CHANNEL, hurried)
            await self._say_that_it_lives(db)
        except BaseException:
            db.terminate()
            raise
        return db

    async def _begin_again(self, listener: ClusterListener) -> Connection:
        while True:
            await asyncio.sleep(AGAIN_SECONDS)
            with contextlib.suppress(*PROBLEMS):
                db = await self._begin(listener)
                log.warning("the database %s answers again", self._database.name)
                listener.connection_lost()
                return db

    async def _beat(self, db: Connection, listener: ClusterListener) -> None:
        """Say that this process is alive, take over what the dead have left, publish who is connected."""
        async with db.transaction():
            await self._say_that_it_lives(db)
        async with db.transaction():
            if await db.fetchval("SELECT pg_try_advisory_xact_lock($1)", SWEEPING):
                await self._sweep(db)
        await self._say_who_is_here(db)
        mine = await db.fetch("SELECT table_id FROM leases WHERE process = $1", self._process)
        listener.bots_to_move([row["table_id"] for row in mine])

    async def _say_that_it_lives(self, db: Connection) -> None:
        if await db.fetchval(LIVES, self._process, signature()):  # the others do not know this process, or not any more
            self._unsaid |= self._here.keys()

    async def _sweep(self, db: Connection) -> None:
        dead = await db.fetch(f"DELETE FROM processes WHERE NOT {LIVING} RETURNING id", DEAD_SECONDS)  # noqa: S608
        for row in dead:
            log.warning("server process %s has died: its tables are taken over", row["id"])
        await db.execute(
            "UPDATE leases SET process = $1 WHERE process NOT IN (SELECT id FROM processes)", self._process
        )
        gone = await db.fetch("DELETE FROM present WHERE process NOT IN (SELECT id FROM processes) RETURNING table_id")
        await db.execute(NOTIFY, CHANNEL, list({row["table_id"] for row in gone}))

    # --- changes ----------------------------------------------------------------------------------------------------
    async def notify_change(self, db: Connection, table: str, seq: int | None, *, bots: bool) -> None:
        """Part of the transaction that changes the table: the lease for its bots, and the notification."""
        lease = TAKE if bots else "DELETE FROM leases WHERE table_id = $1 AND $2 <> ''"
        payload = table if seq is None else f"{table} {seq}"
        await db.execute(f"WITH lease AS ({lease}) SELECT pg_notify($3, $4)", table, self._process, CHANNEL, payload)

    async def notify_removal(self, db: Connection, table: str) -> None:
        """Part of the transaction that removes the table."""
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, table)

    async def news(self, known: Known) -> Whole | None:
        """The news of a table; None: no news."""
        found = await self._database.ask(rows.SQL.lengths, known.id)
        if not found:
            raise TableGone(f"there is no table {known.id} any more")
        lengths = found[0]
        if (lengths["revision"], lengths["entries"], lengths["lines"]) == (known.revision, known.version, known.said):
            return None
        version, said = known.version, known.said
        return await self._database.read(lambda db: rows.whole(db, known.id, version, said))

    async def take(self, table: str, version: int) -> bool:
        """Whether the bots of the table are for this process to move."""
        found = await self._database.ask(HOLDER, table)
        if found:
            return bool(found[0]["process"] == self._process)
        return await self._database.write(lambda db: self._take_free(db, table, version))

    async def hurry(self, table: str, seat: int) -> None:
        """Let the process that has the lease know that the bot of a seat is to move now."""
        await self._database.ask("SELECT pg_notify($1, $2)", HURRY_CHANNEL, f"{table} {seat}")

    async def _take_free(self, db: Connection, table: str, version: int) -> bool:
        """Take a lease that nobody has, unless the log has grown: then perhaps no bot is to move any more."""
        await db.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
        lengths = await db.fetchrow(rows.SQL.lengths, table)
        if lengths["entries"] == version:
            await db.execute(TAKE, table, self._process)
        return bool(await db.fetchval(HOLDER, table) == self._process)

    # --- presence ---------------------------------------------------------------------------------------------------
    async def present(self, table: str) -> frozenset[int]:
        """The seats of the table that are connected to another process."""
        sql = f"SELECT seats FROM present WHERE table_id = $2 AND process <> $3 AND process IN ({ALIVE})"  # noqa: S608 - a text of our own
        found = await self._database.ask(sql, DEAD_SECONDS, table, self._process)
        return frozenset(seat for row in found for seat in row["seats"])

    def show(self, table: str, seats: frozenset[int]) -> None:
        """Let the others know, soon, which seats of the table are connected here."""
        if seats == self._here.get(table, frozenset()):
            return
        self._here[table] = seats
        self._unsaid.add(table)
        self._stir.set()

    async def _say_who_is_here(self, db: Connection) -> None:
        """Publish who is connected, for a bounded number of tables; the next ones follow at once."""
        saying = {table: self._here.get(table, frozenset()) for table in list(self._unsaid)[:SAID_AT_ONCE]}
        if not saying:
            return
        async with db.transaction():
            await db.executemany(
                SHOW, [(table, self._process, sorted(seats)) for table, seats in saying.items() if seats]
            )
            await db.execute(HIDE, [table for table, seats in saying.items() if not seats], self._process)
            await db.execute(NOTIFY, CHANNEL, list(saying))
        for table, seats in saying.items():
            if self._here.get(table, frozenset()) == seats:
                self._unsaid.discard(table)
                if not seats:
                    self._here.pop(table, None)
        if self._unsaid:
            self._stir.set()

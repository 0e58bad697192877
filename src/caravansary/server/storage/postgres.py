"""A PostgreSQL database: connecting, migrating, and work in transactions.

Work whose connection was lost before its commit is done once more: after a restart of the database the connections in
the pool are all dead. If the connection was lost during the commit, nobody knows whether it was done: the
caller gets an error, and a move that is sent again with the same key finds out.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar, final

import asyncpg

from caravansary.server.storage.compatibility import signature
from caravansary.server.storage.databases import shown
from caravansary.server.storage.migrations import migrations
from caravansary.server.storage.store import StoreConflict, StoreFailure

MOST_CONNECTIONS: Final = 10  # of a process, beside the one on which it listens
CONNECT_SECONDS: Final = 5.0
WAIT_SECONDS: Final = 30.0  # for a connection while all are in use
ANSWER_SECONDS: Final = 10.0  # a statement that takes longer has failed
DEAD_SECONDS: Final = 8.0  # a server process that has not said for that long that it lives is dead
MIGRATING: Final = 4_190_311  # the number of the lock for changing the database
UNREADABLE: Final = "the address cannot be read (in a password / ? # @ [ are written as %2F %3F %23 %40 %5B)"
BEING_CHANGED: Final = "is being moved or migrated by another program: try again when that is done"
SETTINGS: Final = {"application_name": "caravansary", "synchronous_commit": "on", "timezone": "UTC"}
LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,  # the driver knows already that the connection is closed
    asyncpg.InternalClientError,  # the driver has just learned it
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
)
LIVING: Final = "abs(extract(epoch FROM now() - seen)) <= $1"  # seen in the future: the clock was set back
ALIVE: Final = f"SELECT id FROM processes WHERE {LIVING}"  # noqa: S608 - a text of our own
PROBLEMS: Final = (*LOST, asyncpg.PostgresError, TimeoutError)  # all that a database may raise

Connection = Any  # of asyncpg, which comes without types
Found = TypeVar("Found")
Work = Callable[[Connection], Awaitable[Found]]


class _Lost(Exception):  # noqa: N818 - says what it is
    """The connection was lost before anything could be committed."""


@final
class Database:
    """The database at an address such as postgresql://user@host/name."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.name = shown(address)
        self._pool: Any = None
        self._running = 0

    # --- opening ----------------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Make or migrate the database; one of a newer or another program is refused."""
        if self._pool is not None:
            raise StoreFailure(f"{self.name} is already open")
        self._idle = asyncio.Event()
        try:
            db = await self.connect()
            try:
                await _prepare(db, self.name)
            finally:
                await db.close()
            self._pool = await asyncpg.create_pool(self.address, min_size=0, max_size=MOST_CONNECTIONS, **self._how())
        except ValueError as error:  # the driver's own words may have the password in them
            raise StoreFailure(f"{self.name} cannot be opened: {UNREADABLE}") from error
        except PROBLEMS as error:
            raise StoreFailure(f"{self.name} cannot be opened: {described(error)}") from error

    async def connect(self) -> Connection:
        """A connection of one's own."""
        return await asyncpg.connect(self.address, **self._how())

    def _how(self) -> dict[str, Any]:
        return {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS, "server_settings": SETTINGS}

    async def close(self) -> None:
        """Finish what was begun; harmless if nothing is open."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        while self._running:
            self._idle.clear()
            await self._idle.wait()
        try:
            await asyncio.wait_for(pool.close(), CONNECT_SECONDS)
        except PROBLEMS:
            pool.terminate()

    # --- working ----------------------------------------------------------------------------------------------------
    async def write(self, work: Work[Found], queue: asyncio.Lock | None = None) -> Found:
        """Do it in a transaction: all of it or nothing; in the order in which the same queue was asked for."""
        return await self._do(work, _writing, queue)

    async def read(self, work: Work[Found]) -> Found:
        """Read several things as they are at one moment."""
        return await self._do(work, _reading)

    async def ask(self, sql: str, *arguments: Any) -> list[Any]:
        """The rows that one statement finds."""
        rows: list[Any] = await self._do(lambda db: db.fetch(sql, *arguments), _plain)
        return rows

    async def _do(self, work: Work[Found], around: Around, queue: asyncio.Lock | None = None) -> Found:
        pool = self._pool
        if pool is None:
            raise StoreFailure(f"{self.name} is not open")
        self._running += 1
        try:
            async with queue or contextlib.nullcontext():
                return await self._try_twice(pool, work, around)
        finally:
            self._running -= 1
            self._idle.set()

    async def _try_twice(self, pool: Any, work: Work[Found], around: Around) -> Found:
        try:
            try:
                return await self._try(pool, work, around)
            except _Lost:
                await pool.expire_connections()  # the others will be lost too
                return await self._try(pool, work, around)
        except _Lost as lost:
            raise StoreFailure(f"{self.name}: {lost}") from lost

    async def _try(self, pool: Any, work: Work[Found], around: Around) -> Found:
        done = False
        try:
            async with pool.acquire(timeout=WAIT_SECONDS) as db, around(db):
                found = await work(db)
                done = True
            return found
        except asyncpg.UniqueViolationError as error:
            raise StoreConflict(str(error)) from error
        except LOST as error:
            if done:
                raise StoreFailure(f"{self.name} was lost during a commit: {described(error)}") from error
            raise _Lost(described(error)) from error
        except PROBLEMS as error:
            raise StoreFailure(f"{self.name}: {described(error)}") from error
        except (StoreConflict, StoreFailure):
            raise
        except Exception as error:  # a value that cannot be written
            raise StoreFailure(f"{type(error).__name__}: {error}") from error


Around = Callable[[Connection], contextlib.AbstractAsyncContextManager[Any]]


def _writing(db: Connection) -> contextlib.AbstractAsyncContextManager[Any]:
    transaction: contextlib.AbstractAsyncContextManager[Any] = db.transaction()
    return transaction


def _reading(db: Connection) -> contextlib.AbstractAsyncContextManager[Any]:
    transaction: contextlib.AbstractAsyncContextManager[Any] = db.transaction(
        isolation="repeatable_read", readonly=True
    )
    return transaction


@contextlib.asynccontextmanager
async def _plain(_: Connection) -> AsyncIterator[None]:
    yield


def described(error: BaseException) -> str:
    """A text for the error, even if the driver gives none."""
    return str(error) or type(error).__name__


# --- migrating ------------------------------------------------------------------------------------------------------
async def _prepare(db: Connection, name: str) -> None:
    """Bring the database to the version of this program; other programs that want to do so wait."""
    async with db.transaction():
        try:
            await db.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        except TimeoutError as error:
            raise StoreFailure(f"{name} {BEING_CHANGED}") from error
        rows = await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        names = {row["tablename"] for row in rows}
        if names and not {"migrations", "tables", "entries"} <= names:
            raise StoreFailure(f"{name} is a database of another program")
        await db.execute(
            "CREATE TABLE IF NOT EXISTS migrations"
            " (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)"
        )
        version = await db.fetchval("SELECT COALESCE(MAX(version), 0) FROM migrations")
        steps = migrations("postgresql")
        if version > steps[-1].version:
            raise StoreFailure(
                f"{name} was written by a newer program: it has version {version}, "
                f"this program knows {steps[-1].version}"
            )
        if version > 0:
            await _check_others(db, name, is_newer=steps[-1].version > version)
        for step in steps:
            if step.version > version:
                for statement in step.statements:
                    await db.execute(statement)
                await db.execute("INSERT INTO migrations VALUES ($1, $2, $3)", step.version, step.name, time.time())


async def _check_others(db: Connection, name: str, *, is_newer: bool) -> None:
    """Whether the processes that live now understand what this one will write, and the other way round."""
    if is_newer:
        others = await db.fetch(ALIVE, DEAD_SECONDS)
    else:
        others = await db.fetch(f"{ALIVE} AND speaks <> $2", DEAD_SECONDS, signature())
    if others:
        raise StoreFailure(
            f"{name} is in use by another version of this program (server processes: {len(others)}), and they "
            "would not understand each other: stop all of that one first"
        )

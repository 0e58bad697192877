"""Tables in one SQLite file: a single server needs no further program.

One thread writes. It takes all changes that wait into one transaction, each in a savepoint of its own, and answers
their writers after the commit: they wait for the disk once, together. Reading has its own connections. The tables in
play are in the server's memory, so a second server on the same file is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, final

from caravansary.server.storage.cluster import Alone
from caravansary.server.storage.removal import AGES, OF_A_TABLE, SUMMARIES, Summary, expired, summary_of
from caravansary.server.storage.rows import Sql
from caravansary.server.storage.sqlite_file import FileLock, InPlace, connected, described, prepare
from caravansary.server.storage.store import (
    Change,
    StoreConflict,
    StoreDamage,
    StoreFailure,
    Whole,
    check_revision,
)

READERS: Final = 2
MOST_AT_ONCE: Final = 500  # changes in one transaction
WELL_SECONDS: Final = 5.0  # a database that takes longer to answer is not well
TAKEN: Final = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")

Found = TypeVar("Found")
Work = Callable[[sqlite3.Connection], None]


@final
class SqliteStore:
    """A `Store` in the file at `path`; beside it lies a `.lock` that the server holds while it runs."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.others = Alone()
        self._lock: FileLock | None = None
        self._writer: _Writer | None = None
        self._readers: _Readers | None = None

    # --- opening ----------------------------------------------------------------------------------------------------
    async def open(self) -> None:
        """Make or migrate the database; one of a newer program, or in use by another one, is refused."""
        if self._writer is not None:
            raise StoreFailure(f"{self.path} is already open")
        await asyncio.to_thread(self._open, asyncio.get_running_loop())

    def _open(self, loop: asyncio.AbstractEventLoop) -> None:
        lock = FileLock(self.path)
        opened: list[sqlite3.Connection] = []
        try:
            opened.append(connected(self.path))
            prepare(opened[0], self.path)
            opened += [connected(self.path, "PRAGMA query_only = ON") for _ in range(READERS)]
        except BaseException as error:
            for db in opened:
                db.close()
            lock.release(is_used=False)
            if isinstance(error, sqlite3.Error):
                raise StoreFailure(f"{self.path} cannot be opened as a database: {described(error)}") from error
            raise
        self._lock = lock
        files = InPlace(self.path, lock)
        self._writer = _Writer(self.path, opened[0], loop, files)
        self._readers = _Readers(self.path, opened[1:], files)

    async def close(self) -> None:
        """Finish what was begun; harmless if nothing is open."""
        writer, readers, lock = self._writer, self._readers, self._lock
        self._writer = self._readers = self._lock = None
        if writer is not None and readers is not None and lock is not None:
            await asyncio.to_thread(_close, writer, readers, lock)

    # --- writing ----------------------------------------------------------------------------------------------------
    async def add(self, whole: Whole, *, bots: bool = False) -> None:
        """A new table; StoreConflict if its id is taken."""
        await self._write(lambda db: _add(db, whole))

    async def change(self, change: Change) -> None:
        """Write all of it or nothing; when this returns, it survives a crash."""
        await self._write(lambda db: _change(db, change))

    async def _write(self, work: Work) -> None:
        if self._writer is None:
            raise StoreFailure(f"{self.path} is not open")
        await self._writer.do(work)

    # --- reading ----------------------------------------------------------------------------------------------------
    async def whole(self, table: str) -> Whole | None:
        """All that is stored of a table."""
        return await self._read(lambda db: _whole(db, table))

    async def all(self) -> list[str]:
        """The ids of all tables."""
        return await self._read(lambda db: _ids(db, "SELECT id FROM tables ORDER BY id"))

    async def listed(self, limit: int) -> list[str]:
        """The ids of the listed tables, the most recently played first."""
        sql = "SELECT id FROM tables WHERE listed ORDER BY updated DESC, id LIMIT ?"
        return await self._read(lambda db: _ids(db, sql, limit))

    async def unfinished(self) -> list[str]:
        """The ids of all tables whose game goes on."""
        sql = "SELECT id FROM tables WHERE status <> 'finished' ORDER BY created, id"
        return await self._read(lambda db: _ids(db, sql))

    async def summaries(self) -> list[Summary]:
        """A line for every table, the most recently played first."""
        return await self._read(lambda db: [summary_of(row) for row in db.execute(SUMMARIES)])

    async def expired(self, days: float, now: float) -> list[str]:
        """The ids of the tables that nobody has touched for so many days."""
        return await self._read(lambda db: expired(db.execute(AGES), days, now))

    async def remove(self, table: str) -> bool:
        """Delete all that is stored of a table; whether there was one."""
        removed: list[int] = []
        await self._write(lambda db: _remove(db, table, removed))
        return removed != [0]

    async def is_well(self) -> bool:
        """Whether the database can be read and written."""
        try:
            async with asyncio.timeout(WELL_SECONDS):
                await self._write(lambda db: _note(db, time.time()))
                await self._read(lambda db: db.execute("SELECT checked FROM health").fetchone())
        except (StoreFailure, TimeoutError):
            return False
        return True

    async def _read(self, read: Callable[[sqlite3.Connection], Found]) -> Found:
        if self._readers is None:
            raise StoreFailure(f"{self.path} is not open")
        return await self._readers.do(read)


# --- the thread that writes -----------------------------------------------------------------------------------------
class _Task(NamedTuple):
    work: Work
    done: asyncio.Future[None]


@final
class _Writer:
    """Writes changes in the order of their requests, all that wait in one transaction."""

    def __init__(self, path: Path, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop, files: InPlace) -> None:
        self._path = path
        self._db = db
        self._files = files
        self._loop = loop
        self._asked: queue.SimpleQueue[_Task | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="caravansary-store", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> None:
        done = self._loop.create_future()
        self._asked.put(_Task(work, done))
        await done

    def close(self) -> None:
        self._asked.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while (task := self._asked.get()) is not None:
            tasks = [task]
            ends = False
            with contextlib.suppress(queue.Empty):
                while len(tasks) < MOST_AT_ONCE and not ends:
                    task = self._asked.get_nowait()
                    if task is None:
                        ends = True
                    else:
                        tasks.append(task)
            problems = self._write(tasks)
            with contextlib.suppress(RuntimeError):  # the loop has ended: no caller waits any more
                self._loop.call_soon_threadsafe(_answer, tasks, problems)
            if ends:
                return

    def _write(self, tasks: list[_Task]) -> list[Exception | None]:
        """Write all of them in one transaction; for each what went wrong, if anything did."""
        problems: list[Exception | None] = []
        try:
            self._files.check()
            if self._db.in_transaction:  # an earlier one could not even be rolled back
                self._db.execute("ROLLBACK")
            self._db.execute("BEGIN IMMEDIATE")
            for task in tasks:
                problems.append(self._write_one(task))
            self._db.execute("COMMIT")
            self._files.check()
        except Exception as error:  # nothing of it is written, whatever it was, or nowhere where it will be found
            with contextlib.suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            problems += [None] * (len(tasks) - len(problems))
            failure = error if isinstance(error, StoreFailure) else _failure(self._path, error)
            return [failure if problem is None else problem for problem in problems]
        return problems

    def _write_one(self, task: _Task) -> Exception | None:
        """Write one change, or nothing of it; raises if the whole transaction is lost (a full disk does that)."""
        self._db.execute("SAVEPOINT one")
        try:
            task.work(self._db)
        except Exception as error:
            if not self._db.in_transaction:
                raise
            self._db.execute("ROLLBACK TO one")
            self._db.execute("RELEASE one")
            return _problem(self._path, error)
        self._db.execute("RELEASE one")
        return None


def _answer(tasks: list[_Task], problems: list[Exception | None]) -> None:
    for task, problem in zip(tasks, problems, strict=True):
        if task.done.done():  # the caller has been cancelled
            continue
        if problem is None:
            task.done.set_result(None)
        else:
            task.done.set_exception(problem)


def _problem(path: Path, error: Exception) -> Exception:
    """The error that the caller gets."""
    if isinstance(error, StoreConflict | StoreFailure):
        return error
    if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname in TAKEN:
        return StoreConflict(str(error))
    return _failure(path, error)


def _failure(path: Path, error: Exception) -> StoreFailure:
    """The file and what is wrong with it, for the log."""
    return StoreFailure(f"{path}: {described(error)}")


# --- the threads that read ------------------------------------------------------------------------------------------
@final
class _Readers:
    """A few connections to read with; each read sees everything that was acknowledged before it began."""

    def __init__(self, path: Path, connections: list[sqlite3.Connection], files: InPlace) -> None:
        self._path = path
        self._files = files
        self._threads = ThreadPoolExecutor(len(connections), "caravansary-reader")
        self._idle: queue.SimpleQueue[sqlite3.Connection] = queue.SimpleQueue()
        for db in connections:
            self._idle.put(db)

    async def do(self, read: Callable[[sqlite3.Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._do, read)

    def _do(self, read: Callable[[sqlite3.Connection], Found]) -> Found:
        self._files.check()
        db = self._idle.get()
        try:
            return read(db)
        except sqlite3.Error as error:
            raise _failure(self._path, error) from error
        finally:
            self._idle.put(db)

    def close(self) -> None:
        self._threads.shutdown()
        while not self._idle.empty():
            self._idle.get().close()


def _close(writer: _Writer, readers: _Readers, lock: FileLock) -> None:
    writer.close()
    readers.close()
    lock.release()


# --- what is written ------------------------------------------------------------------------------------------------
SQL: Final = Sql("?")


def _add(db: sqlite3.Connection, whole: Whole) -> None:
    db.execute(SQL.tables.insert, SQL.tables.row_of(whole.table))
    _append(db, whole.table.table, whole, 0, 0)


def _change(db: sqlite3.Connection, change: Change) -> None:
    found = db.execute(SQL.lengths, (change.table,)).fetchone()
    check_revision(change, found)
    if change.settings is not None:
        db.execute(SQL.settle, SQL.tables.row_of(change.settings))
    _append(db, change.table, change, found["entries"], found["lines"])


def _append(db: sqlite3.Connection, table: str, added: Whole | Change, entries: int, lines: int) -> None:
    for sql, rows in SQL.additions(table, added, entries, lines):
        db.executemany(sql, rows)


def _remove(db: sqlite3.Connection, table: str, removed: list[int]) -> None:
    for name in OF_A_TABLE:
        db.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))  # noqa: S608 - names of our own
    removed.append(db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount)


def _note(db: sqlite3.Connection, now: float) -> None:
    db.execute("UPDATE health SET checked = ? WHERE id = 1", (now,))


# --- what is read ---------------------------------------------------------------------------------------------------
def _ids(db: sqlite3.Connection, sql: str, *values: int) -> list[str]:
    return [str(table) for (table,) in db.execute(sql, values)]  # one that is no text finds no table


def _whole(db: sqlite3.Connection, table: str) -> Whole | None:
    try:
        return _read_whole(db, table)
    except sqlite3.DatabaseError as error:
        if (error.sqlite_errorname or "").startswith("SQLITE_CORRUPT"):  # a page that only this table may have
            raise StoreDamage(f"table {table}: {described(error)}") from error
        raise


def _read_whole(db: sqlite3.Connection, table: str) -> Whole | None:
    db.execute("BEGIN")  # all of it as it is at one moment
    try:
        found = db.execute(SQL.table, (table,)).fetchone()
        if found is None:
            return None
        entries, lines = db.execute(SQL.entries_from, (table, 0)), db.execute(SQL.lines_from, (table, 0))
        return SQL.whole_of(found, entries, lines, db.execute(SQL.snapshot, (table,)).fetchone())
    finally:
        db.execute("COMMIT")

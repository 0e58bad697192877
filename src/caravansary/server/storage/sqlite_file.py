"""The file of a SQLite database: its lock, connections to it, and bringing it to the version of this program."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, final

from caravansary.server.storage.migrations import migrations
from caravansary.server.storage.store import StoreFailure

NOT_IN_PLACE: Final = "was removed, moved or replaced while the server runs: put it back, or stop the server"
BUSY_SECONDS: Final = 5.0  # while another program, such as a backup, holds the file


def described(error: Exception) -> str:
    """SQLite says "disk I/O error" to many things; the name of the error says which."""
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    return f"{error} ({name})"


@final
class FileLock:
    """The lock beside the database, held until it is released or the process ends, however it ends.

    Somebody may remove the file: then it is taken anew, unless another server was faster.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._beside = path.with_name(path.name + ".lock")
        self._is_new = not self._beside.exists()
        self._renewing = threading.Lock()
        self._file = self._taken()

    def check(self) -> None:
        """Whether it is still held by this process."""
        with self._renewing:
            if _identity(self._beside) != _identity(self._file.fileno()):
                before, self._file = self._file, self._taken()
                before.close()

    def release(self, *, is_used: bool = True) -> None:
        """A lock of a file that could not be opened is not left behind."""
        if self._is_new and not is_used:
            self._beside.unlink(missing_ok=True)
        self._file.close()

    def _taken(self) -> BinaryIO:
        if self._path.is_dir():
            raise StoreFailure(f"{self._path} cannot be opened as a database: it is a folder")
        while True:
            file = _locked(self._path, self._beside)
            if _identity(self._beside) == _identity(file.fileno()):
                return file
            file.close()  # it was removed just now


def _locked(path: Path, beside: Path) -> BinaryIO:
    try:
        beside.parent.mkdir(parents=True, exist_ok=True)
        lock = beside.open("a+b")
    except OSError as error:
        raise StoreFailure(f"{path} cannot be opened: {error.strerror or error}") from error
    try:
        _take(lock)
    except OSError as error:
        lock.seek(0)
        holder = lock.read(20).decode("ascii", "replace").strip()
        lock.close()
        who = f" by process {holder}" if holder.isdecimal() else ""
        raise StoreFailure(f"{path} is in use{who}: only one server at a time can have it") from error
    try:
        lock.truncate(0)
        lock.write(b"%d\n" % os.getpid())
        lock.flush()
    except OSError as error:  # the disk is full
        with contextlib.suppress(OSError):  # closing tries to write it once more
            lock.close()
        raise StoreFailure(f"{path} cannot be opened: {error.strerror or error}") from error
    return lock


@final
class InPlace:
    """The files of an open database, as they were when it was opened.

    Whoever removes or moves an open file leaves it to the program that has it open: everything would be written there,
    and nobody would find it again.
    """

    def __init__(self, path: Path, lock: FileLock) -> None:
        self._lock = lock
        files = [path.with_name(path.name + end) for end in ("", "-wal")]
        self._were = {file: _identity(file) for file in files if file.exists()}

    def check(self) -> None:
        for file, was in self._were.items():
            if _identity(file) != was:
                raise StoreFailure(f"{file} {NOT_IN_PLACE}")
        self._lock.check()


def _identity(file: Path | int) -> tuple[int, int] | None:
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _take(lock: BinaryIO) -> None:
    if sys.platform == "win32":
        import msvcrt

        lock.seek(1_000)  # beyond the number of the process, which stays readable
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def connected(path: Path, *settings: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    db.row_factory = sqlite3.Row
    db.text_factory = text_or_bytes
    for setting in ("PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL", *settings):
        db.execute(setting)
    return db


def text_or_bytes(raw: bytes) -> str | bytes:
    """What is no text stays what it is: it concerns one row, and not all that are read with it."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Bring the database to the version of this program."""
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and not {"migrations", "tables", "entries"} <= names:
        raise StoreFailure(f"{path} is a database of another program")
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreFailure(f"{path} lies where SQLite cannot keep a write-ahead log")
    with _transaction(db):
        db.execute(
            "CREATE TABLE IF NOT EXISTS migrations"
            " (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)"
        )
        (version,) = db.execute("SELECT COALESCE(MAX(version), 0) FROM migrations").fetchone()
        steps = migrations("sqlite")
        newest = steps[-1].version
        if version > newest:
            raise StoreFailure(
                f"{path} was written by a newer program: it has version {version}, this program knows {newest}"
            )
        for step in steps:
            if step.version > version:
                for statement in step.statements:
                    db.execute(statement)
                db.execute("INSERT INTO migrations VALUES (?, ?, ?)", (step.version, step.name, time.time()))


@contextlib.contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")

"""What an administrator does to a database: look what is there, and delete tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from caravansary.core.errors import CaravansaryError
from caravansary.server.storage.databases import is_postgresql, store_of
from caravansary.server.storage.removal import SUMMARIES, Summary, summary_of
from caravansary.server.storage.sqlite_file import described, text_or_bytes
from caravansary.server.storage.store import StoreFailure


class AdministrationError(CaravansaryError):
    """It cannot be done."""


async def summaries(database: str) -> list[Summary]:
    """All tables, the most recently played first. A file is only read: its server may run."""
    if not is_postgresql(database):
        return _of_file(Path(database))
    store = store_of(database)
    try:
        await store.open()
        try:
            return await store.summaries()
        finally:
            await store.close()
    except StoreFailure as failure:
        raise AdministrationError(str(failure)) from failure


def _of_file(path: Path) -> list[Summary]:
    if not path.is_file():
        raise AdministrationError(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=60)) as db:
            db.row_factory = sqlite3.Row
            db.text_factory = text_or_bytes
            return [summary_of(row) for row in db.execute(SUMMARIES)]
    except sqlite3.Error as error:
        raise AdministrationError(f"{path} cannot be read: {described(error)}") from error


async def remove(database: str, tables: list[str], untouched: float | None, now: float) -> int:
    """Delete these tables, and those that nobody has touched for so many days; how many were there."""
    if not is_postgresql(database) and not Path(database).is_file():
        raise AdministrationError(f"there is no file {database}")
    store = store_of(database)
    try:
        await store.open()
        try:
            old = [] if untouched is None else await store.expired(untouched, now)
            missing = sorted({*tables} - {*await store.all()})
            if missing:
                raise AdministrationError(f"there is no table {missing[0]}; nothing was deleted")
            return sum([await store.remove(table) for table in {*tables, *old}])
        finally:
            await store.close()
    except StoreFailure as failure:
        raise AdministrationError(str(failure)) from failure

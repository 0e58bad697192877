"""Moves all tables from one database to another, of the same or another kind, and checks that they have arrived.

Every table is read back and compared. Tables that are already there, equal in everything, are left as they are: after
an interruption the same command goes on.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from caravansary.core.errors import CaravansaryError
from caravansary.server.storage.databases import is_postgresql, shown, store_of
from caravansary.server.storage.store import Store, StoreConflict, StoreFailure, Whole


class MoveError(CaravansaryError):
    """The tables cannot be moved."""


class Moved(NamedTuple):
    """The numbers of what was moved; `before` are the tables that were there already."""

    tables: int
    entries: int
    lines: int
    before: int


async def move_tables(source: str, target: str) -> Moved:
    """Copy every table of one database to the other; the source keeps its tables."""
    if source == target:
        raise MoveError("a database cannot be moved to itself")
    if not is_postgresql(source) and not Path(source).is_file():
        raise MoveError(f"there is no file {source}")
    try:
        async with _alone_with(source) as reading, _alone_with(target) as writing:
            return await _copy(reading, writing, target)
    except (StoreConflict, StoreFailure) as failure:
        raise MoveError(str(failure)) from failure


@contextlib.asynccontextmanager
async def _alone_with(database: str) -> AsyncIterator[Store]:
    """The open store; no server uses it, and none can be started on it meanwhile."""
    store = store_of(database)
    await store.open()
    try:
        async with store.others.kept_out():
            if await store.others.are_there():
                raise MoveError(f"{shown(database)} is in use: stop its servers first")
            yield store
    finally:
        await store.close()


async def _copy(source: Store, target: Store, name: str) -> Moved:
    moved = Moved(0, 0, 0, 0)
    for table in await source.all():
        whole = await source.whole(table)
        if whole is None:
            raise MoveError(f"table {table} has gone while it was moved")
        there = await target.whole(table)
        if there is None:
            await target.add(whole)
        await _compare(whole, await target.whole(table), name)
        moved = Moved(
            moved.tables + 1,
            moved.entries + len(whole.entries),
            moved.lines + len(whole.lines),
            moved.before + (there is not None),
        )
    return moved


async def _compare(whole: Whole, there: Whole | None, name: str) -> None:
    if there != whole:
        raise MoveError(f"{shown(name)} has another table {whole.table.table}: it was left as it is")

"""Tables, entries and lines to store, and what a store has of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import pytest
from msgspec.structs import replace

from caravansary.server.storage.store import (
    Snapshot,
    Store,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    StoreFailure,
    Whole,
)

Answer = TypeVar("Answer")
Kind = TypeVar("Kind", bound=Store)


@asynccontextmanager
async def opened(store: Kind) -> AsyncIterator[Kind]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_open(store: Store, use: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """For tests that are not asynchronous themselves."""

    async def run() -> Answer:
        async with opened(store):
            return await use(store)

    return asyncio.run(run())


def is_well(store: Store) -> bool:
    """Whether it can be opened and is well."""
    return with_open(store, lambda opened: opened.is_well())


def refusal(store: Store) -> str:
    """Why it cannot be opened."""
    with pytest.raises(StoreFailure) as failure:
        is_well(store)
    return str(failure.value)


def a_table(name: str = "t1", **changes: object) -> StoredTable:
    table = StoredTable(
        table=name,
        game="merv",
        title="Пятница; DROP TABLE tables",
        status="running",
        listed=True,
        chat=False,
        minutes=None,
        created=1000.25,
        updated=1000.25,
        decisions=0,
        header={"game": "merv", "seed": 2**63 - 1, "options": {"colours": ["red", "blue"]}, "seats": [{"name": "Ада"}]},
        edition=None,
        imported=False,
        owner="digest of the owner",
        spectator="digest of the spectators",
        seats=[StoredSeat(0, "here", "digest of seat 0", True), StoredSeat(1, "open", None, False)],
    )
    return replace(table, **changes)


def an_entry(seq: int, key: str | None = None) -> StoredEntry:
    return StoredEntry(seq, 1001.5 + seq, {"kind": "play", "seat": 0, "number": seq, "sits": None}, key)


def a_line(number: int, key: str | None = None) -> StoredLine:
    return StoredLine(number, 1002.5 + number, "said", None if number % 2 else 1, "hört, hört", {"bot": "greedy"}, key)


# --- what a store has -----------------------------------------------------------------------------------------------
async def table_of(store: Store, table: str) -> StoredTable | None:
    whole = await store.whole(table)
    return None if whole is None else whole.table


async def entries_of(store: Store, table: str) -> list[StoredEntry]:
    whole = await store.whole(table)
    return [] if whole is None else whole.entries


def a_whole(name: str = "t1") -> Whole:
    """A table with something of everything."""
    return Whole(
        a_table(name, revision=3, minutes=90, edition='name = "back\\\\slash"', hints=True),
        [an_entry(0, "0:first"), an_entry(1)],
        [a_line(0, "1:said"), a_line(1)],
        Snapshot(2, 1, {"year": 1, "chance": [2**32 - 1, 0]}),
    )

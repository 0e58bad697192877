"""Stored tables as rows of PostgreSQL: what is written in one transaction, and read as it is at one moment."""

from __future__ import annotations

from typing import Final

from caravansary.server.storage.postgres import Connection
from caravansary.server.storage.removal import OF_A_TABLE
from caravansary.server.storage.rows import Sql
from caravansary.server.storage.store import Change, Whole, check_revision


def _escaped(text: str) -> str:
    """PostgreSQL's texts have no zero character; people's may."""
    return text.replace("\\", "\\\\").replace("\0", "\\0")


def _plain(text: str) -> str:
    return "\\".join(part.replace("\\0", "\0") for part in text.split("\\\\"))


SQL: Final = Sql("$", _escaped, _plain)


async def add(db: Connection, whole: Whole) -> None:
    """A new table with everything."""
    await db.execute(SQL.tables.insert, *SQL.tables.row_of(whole.table))
    await _append(db, whole.table.table, whole, 0, 0)


async def change(db: Connection, change: Change) -> int:
    """Write a change if its writer knows the table as it is; how long the log is then.

    The row of the table is locked first, so that changes of one table come one after the other.
    """
    found = await db.fetchrow(f"{SQL.lengths} FOR NO KEY UPDATE", change.table)
    check_revision(change, found)
    if change.settings is not None:
        await db.execute(SQL.settle, *SQL.tables.row_of(change.settings))
    await _append(db, change.table, change, found["entries"], found["lines"])
    length: int = found["entries"] + len(change.entries)
    return length


async def _append(db: Connection, table: str, added: Whole | Change, entries: int, lines: int) -> None:
    for sql, rows in SQL.additions(table, added, entries, lines):
        await db.executemany(sql, rows)


async def remove(db: Connection, table: str) -> bool:
    """Delete a table with everything; whether there was one. Its row is locked first, against changes."""
    found = await db.fetchrow("SELECT id FROM tables WHERE id = $1 FOR UPDATE", table)
    for name in ("leases", "present", *OF_A_TABLE):
        await db.execute(f"DELETE FROM {name} WHERE table_id = $1", table)  # noqa: S608 - names of our own
    await db.execute("DELETE FROM tables WHERE id = $1", table)
    return found is not None


async def whole(db: Connection, table: str, seq: int = 0, number: int = 0) -> Whole | None:
    """The table with the entries and lines from these numbers on."""
    found = await db.fetchrow(SQL.table, table)
    if found is None:
        return None
    entries, lines = await db.fetch(SQL.entries_from, table, seq), await db.fetch(SQL.lines_from, table, number)
    return SQL.whole_of(found, entries, lines, await db.fetchrow(SQL.snapshot, table))

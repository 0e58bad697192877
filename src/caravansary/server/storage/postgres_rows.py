"""What is stored of a table as rows of PostgreSQL. Documents are kept as JSON in text, as in SQLite."""

from __future__ import annotations

from typing import Any, Final

from msgspec import convert, json

from caravansary.server.storage.postgres import Connection
from caravansary.server.storage.store import (
    Change,
    Snapshot,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    Whole,
    check_numbers,
    check_revision,
)

COLUMNS: Final = (
    *("id", "game", "title", "status", "listed", "chat", "minutes", "created", "updated", "decisions", "header"),
    *("edition", "imported", "owner", "spectator", "seats", "hints", "revision"),
)
PLACES: Final = ", ".join(f"${number}" for number in range(1, len(COLUMNS) + 1))
ADD: Final = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({PLACES})"  # noqa: S608 - names of our own
SETTLE: Final = f"UPDATE tables SET ({', '.join(COLUMNS)}) = ({PLACES}) WHERE id = $1"  # noqa: S608 - likewise
LENGTHS: Final = (
    "SELECT revision, (SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE table_id = $1) AS entries,"
    " (SELECT COALESCE(MAX(number) + 1, 0) FROM lines WHERE table_id = $1) AS lines FROM tables WHERE id = $1"
)
ADD_ENTRY: Final = "INSERT INTO entries (table_id, seq, at, entry, request) VALUES ($1, $2, $3, $4, $5)"
ADD_LINE: Final = (
    "INSERT INTO lines (table_id, number, at, kind, seat, text, args, request) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
KEEP_SNAPSHOT: Final = (
    "INSERT INTO snapshots (table_id, seq, rules, state) VALUES ($1, $2, $3, $4) ON CONFLICT (table_id)"
    " DO UPDATE SET seq = excluded.seq, rules = excluded.rules, state = excluded.state"
)


# --- what is written ------------------------------------------------------------------------------------------------
async def add(db: Connection, whole: Whole) -> None:
    """A new table with everything."""
    await db.execute(ADD, *_columns(whole.table))
    await _append(db, whole.table.table, whole, 0, 0)


async def change(db: Connection, change: Change) -> int:
    """Write a change if its writer knows the table as it is; how long the log is then.

    The row of the table is locked first, so that changes of one table come one after the other.
    """
    found = await db.fetchrow(f"{LENGTHS} FOR NO KEY UPDATE", change.table)
    check_revision(change, found)
    if change.settings is not None:
        await db.execute(SETTLE, *_columns(change.settings))
    await _append(db, change.table, change, found["entries"], found["lines"])
    length: int = found["entries"] + len(change.entries)
    return length


async def _append(db: Connection, table: str, added: Whole | Change, entries: int, lines: int) -> None:
    if added.entries:
        check_numbers(f"log of table {table}", entries, [one.seq for one in added.entries])
        rows = [(table, one.seq, one.at, _text(one.entry), one.key) for one in added.entries]
        await db.executemany(ADD_ENTRY, rows)
    if added.lines:
        check_numbers(f"chat of table {table}", lines, [one.number for one in added.lines])
        said = [
            (table, one.number, one.at, one.kind, one.seat, _escaped(one.text), _text(one.args), one.key)
            for one in added.lines
        ]
        await db.executemany(ADD_LINE, said)
    if added.snapshot is not None:
        snapshot = added.snapshot
        await db.execute(KEEP_SNAPSHOT, table, snapshot.seq, snapshot.rules, _text(snapshot.state))


def _columns(table: StoredTable) -> tuple[Any, ...]:
    edition = None if table.edition is None else _escaped(table.edition)
    return (
        *(table.table, table.game, _escaped(table.title), table.status, table.listed, table.chat, table.minutes),
        *(table.created, table.updated, table.decisions, _text(table.header), edition, table.imported, table.owner),
        *(table.spectator, _text(table.seats), table.hints, table.revision),
    )


def _text(document: Any) -> str:
    return json.encode(document).decode()


def _escaped(text: str) -> str:
    """PostgreSQL's texts have no zero character; people's may."""
    return text.replace("\\", "\\\\").replace("\0", "\\0")


def _plain(text: str) -> str:
    return "\\".join(part.replace("\\0", "\0") for part in text.split("\\\\"))


# --- what is read ---------------------------------------------------------------------------------------------------
async def whole(db: Connection, table: str, seq: int = 0, number: int = 0) -> Whole | None:
    """The table with the entries and lines from these numbers on."""
    found = await db.fetchrow("SELECT * FROM tables WHERE id = $1", table)
    if found is None:
        return None
    entries = await db.fetch(
        "SELECT seq, at, entry, request FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq", table, seq
    )
    lines = await db.fetch("SELECT * FROM lines WHERE table_id = $1 AND number >= $2 ORDER BY number", table, number)
    snapshot = await db.fetchrow("SELECT seq, rules, state FROM snapshots WHERE table_id = $1", table)
    return Whole(
        table_of(found),
        [StoredEntry(row["seq"], row["at"], json.decode(row["entry"]), row["request"]) for row in entries],
        [_line(row) for row in lines],
        None if snapshot is None else Snapshot(snapshot["seq"], snapshot["rules"], json.decode(snapshot["state"])),
    )


def table_of(row: Any) -> StoredTable:
    columns = dict(row)
    columns |= {"table": columns["id"], "header": json.decode(columns["header"]), "title": _plain(columns["title"])}
    columns["edition"] = None if columns["edition"] is None else _plain(columns["edition"])
    columns["seats"] = json.decode(columns["seats"], type=list[StoredSeat])
    return convert(columns, StoredTable)


def _line(row: Any) -> StoredLine:
    return StoredLine(
        *(row["number"], row["at"], row["kind"], row["seat"], _plain(row["text"]), json.decode(row["args"])),
        row["request"],
    )

"""Stored tables as rows, written and read with the same statements in every kind of database.

There is a column for each field of what is stored: a new column is a migration and a field. Documents (lists and
tables of values) are kept as JSON in text.
"""

# ruff: noqa: S608
# The statements are made of names of our own; values go through places.

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Generic, TypeVar, final

from msgspec import MsgspecError, Struct, convert, inspect, json

from caravansary.core.match_log import prepare
from caravansary.server.storage.store import (
    Change,
    Snapshot,
    StoreDamage,
    StoredEntry,
    StoredLine,
    StoredTable,
    Whole,
    check_numbers,
)

DOCUMENTS: Final = (inspect.DictType, inspect.ListType)
Stored = TypeVar("Stored", bound=Struct)
Row = tuple[Any, ...]
Found = Mapping[str, Any]  # a row as the database gives it
Rewrite = Callable[[str], str]


class Unreadable(Exception):  # noqa: N818 - says what it is
    """A row is not what this program has written."""


@final
class Sql:
    """The statements of one kind of database. Its places begin with `sign`: "?1" in SQLite, "$1" in PostgreSQL.

    `escape` is how a text is written, `unescape` how it is read.
    """

    def __init__(self, sign: str, escape: Rewrite = str, unescape: Rewrite = str) -> None:
        self.sign = sign
        self.escape = escape
        self.unescape = unescape
        self.tables = Rows("tables", StoredTable, self)
        self.entries = Rows("entries", StoredEntry, self, "table_id")
        self.lines = Rows("lines", StoredLine, self, "table_id")
        self.snapshots = Rows("snapshots", Snapshot, self, "table_id")
        first, second = f"{sign}1", f"{sign}2"
        self.settle = f"UPDATE tables SET {self.tables.values} WHERE id = {first}"
        self.keep_snapshot = f"{self.snapshots.insert} ON CONFLICT (table_id) DO UPDATE SET {self.snapshots.values}"
        self.lengths = (
            "SELECT revision,"  # as large numbers: damage may have made one that is the largest of its column
            f" (SELECT COALESCE(CAST(MAX(seq) AS BIGINT) + 1, 0) FROM entries WHERE table_id = {first}) AS entries,"
            f" (SELECT COALESCE(CAST(MAX(number) AS BIGINT) + 1, 0) FROM lines WHERE table_id = {first}) AS lines"
            f" FROM tables WHERE id = {first}"
        )
        self.table = f"SELECT * FROM tables WHERE id = {first}"
        self.entries_from = f"SELECT * FROM entries WHERE table_id = {first} AND seq >= {second} ORDER BY seq"
        self.lines_from = f"SELECT * FROM lines WHERE table_id = {first} AND number >= {second} ORDER BY number"
        self.snapshot = f"SELECT * FROM snapshots WHERE table_id = {first}"

    def additions(self, table: str, added: Whole | Change, entries: int, lines: int) -> list[tuple[str, list[Row]]]:
        """Statements with their rows, for a table whose log and chat are that long; StoreConflict if they are not."""
        check_numbers(f"log of table {table}", entries, [one.seq for one in added.entries])
        check_numbers(f"chat of table {table}", lines, [one.number for one in added.lines])
        snapshots = [] if added.snapshot is None else [added.snapshot]
        additions = [
            (self.entries.insert, [self.entries.row_of(one, table) for one in added.entries]),
            (self.lines.insert, [self.lines.row_of(one, table) for one in added.lines]),
            (self.keep_snapshot, [self.snapshots.row_of(one, table) for one in snapshots]),
        ]
        return [(sql, rows) for sql, rows in additions if rows]

    def whole_of(self, table: Found, entries: Iterable[Found], lines: Iterable[Found], snapshot: Found | None) -> Whole:
        """The table of these rows; StoreDamage if one of them cannot be read."""
        try:
            return Whole(
                self.tables.read(table),
                [self.entries.read(row) for row in entries],
                [self.lines.read(row) for row in lines],
                None if snapshot is None else self.snapshots.read(snapshot),
            )
        except Unreadable as damage:
            raise StoreDamage(f"table {table['id']}: {damage}") from damage


@final
class Rows(Generic[Stored]):
    """One kind of stored things as rows; `owner` is the column that names the table to which they belong."""

    def __init__(self, name: str, kind: type[Stored], sql: Sql, *owner: str) -> None:
        fields = inspect.type_info(kind).fields  # type: ignore[attr-defined]  # a struct has fields
        prepare(kind)  # several threads read
        self._name = name
        self._kind = kind
        self._sql = sql
        self._fields = [(field.name, field.encode_name, isinstance(field.type, DOCUMENTS)) for field in fields]
        names = [*owner, *(column for _, column, _ in self._fields)]
        columns, places = ", ".join(names), ", ".join(f"{sql.sign}{number + 1}" for number in range(len(names)))
        self.insert = f"INSERT INTO {name} ({columns}) VALUES ({places})"
        self.values = f"({columns}) = ({places})"

    def row_of(self, stored: Stored, *owner: str) -> Row:
        """The values of the columns, in their order."""
        values = (self._written(getattr(stored, field), is_document) for field, _, is_document in self._fields)
        return (*owner, *values)

    def _written(self, value: Any, is_document: bool) -> Any:
        if is_document:
            return json.encode(value).decode()
        return self._sql.escape(value) if isinstance(value, str) else value

    def read(self, row: Found) -> Stored:
        """The stored thing of this row; Unreadable if there is none."""
        try:
            values = {column: self._read(row[column], is_document) for _, column, is_document in self._fields}
            return convert(values, self._kind, strict=False)  # not strict: SQLite's 0 and 1 are false and true
        except (MsgspecError, ValueError, TypeError, RecursionError) as error:
            raise Unreadable(f"a row of {self._name} is damaged: {error}") from error

    def _read(self, value: Any, is_document: bool) -> Any:
        if is_document:
            return json.decode(value)
        return self._sql.unescape(value) if isinstance(value, str) else value

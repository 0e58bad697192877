"""Where tables are kept: what a store can do, whatever database is behind it.

A table is a header, an append-only log of entries and some settings. Everything that one request changes is one
`Change`, written in one transaction; when `change` returns it is on the disk. Tokens are kept only as digests.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct


class StoredSeat(Struct, frozen=True):
    """How a seat was given away. `digest` is that of its token; None for a bot's seat or one that is still open."""

    seat: int
    place: str
    digest: str | None
    taken: bool
    hints: bool | None = None  # whether hints are all right with whoever sits here; None: nothing was said


class StoredTable(Struct, frozen=True):
    """A table apart from its log."""

    table: str
    game: str
    title: str
    status: str  # open, running, finished
    listed: bool
    chat: bool
    minutes: int | None
    created: float
    updated: float
    decisions: int
    header: dict[str, Any]  # of the match
    edition: str | None  # the text of the edition file
    imported: bool
    owner: str  # digests of tokens
    spectator: str
    seats: list[StoredSeat]
    hints: bool | None = None  # whether the creator wants them; None: only who plays alone has them


class StoredEntry(Struct, frozen=True):
    """An entry of a match's log; the first of the entries that one request made has the request's key."""

    seq: int  # from 0
    at: float
    entry: dict[str, Any]
    key: str | None = None


class StoredLine(Struct, frozen=True):
    """A line of the chat, or a note of the service."""

    number: int  # from 0
    at: float
    kind: str
    seat: int | None
    text: str
    args: dict[str, Any]
    key: str | None = None


class Snapshot(Struct, frozen=True):
    """The position after `seq` entries, all turns committed: where a table goes on if the rules have changed since."""

    seq: int
    rules: int
    state: dict[str, Any]


class Change(Struct, frozen=True):
    """What one request changes. `entries` must begin with the next number of the log, `lines` likewise."""

    table: str
    entries: list[StoredEntry] = []
    lines: list[StoredLine] = []
    settings: StoredTable | None = None  # the table as it is from now on
    snapshot: Snapshot | None = None


class StoreConflict(Exception):  # noqa: N818 - says what it is
    """The log is longer than the writer thought: nothing was written."""


class StoreFailure(Exception):  # noqa: N818 - says what it is
    """The database could not do it: nothing was written."""


class Store(Protocol):
    """One database. All methods may be called from the event loop; none blocks it."""

    async def open(self) -> None:
        """Make or migrate the database; one of a newer program is refused with a clear StoreFailure."""

    async def close(self) -> None: ...

    async def add(self, table: StoredTable, entries: list[StoredEntry]) -> None:
        """A new table; StoreConflict if its id is taken."""

    async def change(self, change: Change) -> None:
        """Write all of it or nothing; when this returns, it survives a crash."""

    async def table(self, table: str) -> StoredTable | None: ...

    async def entries(self, table: str) -> list[StoredEntry]: ...

    async def lines(self, table: str) -> list[StoredLine]: ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest one."""

    async def listed(self, limit: int) -> list[StoredTable]:
        """The listed tables, the most recently played first."""

    async def unfinished(self) -> list[str]:
        """The ids of all tables whose game goes on: bots may have to move after a restart."""

    async def is_well(self) -> bool:
        """Whether the database can be read and written."""

"""Where tables are kept: what a store can do, whatever database is behind it.

A table is a header, an append-only log of entries and some settings. Everything that one request changes is one
`Change`, written in one transaction; when `change` returns it is on the disk. Tokens are kept only as digests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct, field

if TYPE_CHECKING:
    from caravansary.server.storage.cluster import Others
    from caravansary.server.storage.removal import Summary

SeatKind = Literal["here", "link", "open", "bot"]  # how a seat is given away
TableStatus = Literal["open", "running", "finished"]


class StoredSeat(Struct, frozen=True):
    """How a seat was given away. `digest` is that of its token; None for a bot's seat or one that is still open."""

    seat: int
    place: SeatKind
    digest: str | None
    taken: bool
    hints: bool | None = None  # whether hints are all right with the player; None: not said


class StoredTable(Struct, frozen=True):
    """A table apart from its log. Here and below each field is a column of the database (`rows.py`)."""

    table: str = field(name="id")
    game: str
    title: str
    status: TableStatus
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
    hints: bool | None = None  # whether the creator wants them; None: only a single player has them
    revision: int = 0  # grows with every change of the settings


class StoredEntry(Struct, frozen=True):
    """An entry of a match's log; the first of the entries that one request made has the request's key."""

    seq: int  # from 0
    at: float
    entry: dict[str, Any]
    key: str | None = field(default=None, name="request")


class StoredLine(Struct, frozen=True):
    """A line of the chat, or a note of the service."""

    number: int  # from 0
    at: float
    kind: str
    seat: int | None
    text: str
    args: dict[str, Any]
    key: str | None = field(default=None, name="request")


class Snapshot(Struct, frozen=True):
    """The position after `seq` entries, all turns committed: where a table goes on if the rules have changed since."""

    seq: int
    rules: int
    state: dict[str, Any]


class Whole(Struct, frozen=True):
    """Everything that is stored of a table, as it was at one moment."""

    table: StoredTable
    entries: list[StoredEntry] = []
    lines: list[StoredLine] = []
    snapshot: Snapshot | None = None


class Change(Struct, frozen=True):
    """The change of one request. `entries` must begin with the next number of the log, `lines` likewise.

    `revision` is that of the settings which the writer knows: a decision by old settings, such as a link that is void
    by now, is not written.
    """

    table: str
    entries: list[StoredEntry] = []
    lines: list[StoredLine] = []
    settings: StoredTable | None = None  # the table as it is from now on; its revision is the next one
    snapshot: Snapshot | None = None
    revision: int = 0
    bots: bool = False  # whether bots are to move now: the process that writes this sees to it (`cluster.py`)


class StoreConflict(Exception):  # noqa: N818 - says what it is
    """The log is longer or the settings are newer than the writer thought: nothing was written."""


class StoreFailure(Exception):  # noqa: N818 - says what it is
    """The database could not do it: nothing was written."""


class StoreDamage(StoreFailure):
    """What is stored of one table cannot be read: asking again does not help, the other tables are not concerned."""


class TableGone(StoreFailure):
    """The table has been removed from the database."""


def is_away(error: Exception) -> bool:
    """Whether the whole database failed, and not what is stored of one table."""
    return isinstance(error, StoreFailure) and not isinstance(error, StoreDamage | TableGone)


def check_revision(change: Change, found: Sequence[int] | None) -> None:
    """Check that the change was made by the current settings; `found` is a row that begins with their revision."""
    if found is None:
        raise StoreFailure(f"there is no table {change.table}")
    if found[0] != change.revision:
        raise StoreConflict(f"the settings of table {change.table} have revision {found[0]}, not {change.revision}")
    settings = change.settings
    if settings is not None and (settings.table, settings.revision) != (change.table, change.revision + 1):
        raise StoreFailure(f"these are not the next settings of table {change.table}")


def check_numbers(where: str, length: int, numbers: list[int]) -> None:
    """Check that the additions begin where the log or the chat ends."""
    if numbers != list(range(length, length + len(numbers))):
        raise StoreConflict(f"the {where} goes on with number {length}, not with {numbers[0]}")


class Store(Protocol):
    """One database. All methods may be called from the event loop; none blocks it."""

    @property
    def others(self) -> Others:
        """The other server processes on this database."""

    async def open(self) -> None:
        """Make or migrate the database; one of a newer program is refused with a clear StoreFailure."""

    async def close(self) -> None: ...

    async def add(self, whole: Whole, *, bots: bool = False) -> None:
        """A new table; StoreConflict if its id is taken. `bots` as in a change."""

    async def change(self, change: Change) -> None:
        """Write all of it or nothing; when this returns, it survives a crash."""

    async def whole(self, table: str) -> Whole | None:
        """All that is stored of a table; StoreDamage if it cannot be read."""

    async def all(self) -> list[str]:
        """The ids of all tables."""

    async def listed(self, limit: int) -> list[str]:
        """The ids of the listed tables, the most recently played first."""

    async def unfinished(self) -> list[str]:
        """The ids of all tables whose game goes on: bots may have to move after a restart."""

    async def summaries(self) -> list[Summary]:
        """A line for every table, the most recently played first."""

    async def expired(self, days: float, now: float) -> list[str]:
        """The ids of the tables that nobody has touched for so many days (`removal.py`)."""

    async def remove(self, table: str) -> bool:
        """Delete all that is stored of a table; whether there was one."""

    async def is_well(self) -> bool:
        """Whether the database can be read and written."""

"""What lies in a database, a line for each table, and how tables are removed: by hand, or by their age."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import MsgspecError, Struct, json

from caravansary.server.storage.store import StoredSeat

SECONDS_OF_A_DAY: Final = 86_400
SOONER: Final = 10  # times sooner than others expire tables at which no person has a seat: imported ones, bots alone

SUMMARIES: Final = (
    "SELECT id, game, title, status, imported, seats, created, updated,"
    " (SELECT COUNT(*) FROM entries WHERE table_id = tables.id) AS entries,"
    " (SELECT COUNT(*) FROM lines WHERE table_id = tables.id) AS lines,"
    " (SELECT COALESCE(SUM(LENGTH(entry)), 0) FROM entries WHERE table_id = tables.id)"
    " + (SELECT COALESCE(SUM(LENGTH(text)), 0) FROM lines WHERE table_id = tables.id) AS size"
    " FROM tables ORDER BY updated DESC, id"
)
AGES: Final = "SELECT id, imported, seats, updated FROM tables"
OF_A_TABLE: Final = ("lines", "entries", "snapshots")  # before the table itself, to which they refer


class Summary(Struct, frozen=True):
    """A table in the list of an administrator."""

    table: str
    game: str
    title: str
    status: str
    people: bool  # whether a seat was given to a person
    created: float
    updated: float
    entries: int
    lines: int
    size: int  # characters of the log and the chat


def summary_of(row: Mapping[str, Any]) -> Summary:
    """Whatever is damaged is shown as it is."""
    return Summary(
        table=str(row["id"]),
        game=str(row["game"]),
        title=str(row["title"]),
        status=str(row["status"]),
        people=has_people(row),
        created=_number(row["created"]),
        updated=_number(row["updated"]),
        entries=row["entries"],
        lines=row["lines"],
        size=int(_number(row["size"])),
    )


def has_people(row: Mapping[str, Any]) -> bool:
    """Whether a person has a seat at the table; of one that cannot be read it is not known that none has."""
    try:
        seats = json.decode(row["seats"], type=list[StoredSeat])
    except (MsgspecError, TypeError, ValueError):
        return True
    return not row["imported"] and any(seat.place != "bot" for seat in seats)


def expired(rows: Iterable[Mapping[str, Any]], days: float, now: float) -> list[str]:
    """The tables that nobody has touched for so many days."""
    found = []
    for row in rows:
        most = days * SECONDS_OF_A_DAY / (1 if has_people(row) else SOONER)
        if isinstance(row["updated"], int | float) and row["updated"] < now - most:
            found.append(str(row["id"]))
    return found


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) or hasattr(value, "__float__") else 0.0

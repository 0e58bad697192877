"""Playing again: a new table for those who sit at a finished one, with the seats turned by one.

The tokens stay good: whoever holds a seat, or the link for spectators, holds the same at the new table, so that nothing
secret has to be sent around. A note of kind "rematch" in the old table's chat tells everybody where it is.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from msgspec.structs import replace

from caravansary.server.http.messages import NewTable, SeatPlan
from caravansary.server.storage.store import StoredSeat, StoredTable
from caravansary.server.tables.table import Table

NOTE: Final = "rematch"
One = TypeVar("One")


def turned(seats: list[One]) -> list[One]:
    """Everybody moves one seat on; the last one comes first."""
    return [*seats[-1:], *seats[:-1]]


def known_rematch(table: Table) -> str | None:
    """The table where it goes on, if somebody has already asked for one."""
    return next((str(line.args["table"]) for line in table.lines if line.kind == NOTE), None)


def rematch_of(table: Table) -> NewTable:
    """The plan of the new table: the same people, bots and options."""
    stored = table.stored
    plans = [_plan(kept, table) for kept in stored.seats]
    return NewTable(
        game=stored.game,
        seats=turned(plans),
        options=_options(table),
        edition=stored.edition,
        title=stored.title,
        listed=stored.listed,
        chat=stored.chat,
        minutes=stored.minutes,
        hints=stored.hints,
    )


def _plan(kept: StoredSeat, table: Table) -> SeatPlan:
    """A bot that only stood in for a person gives the seat back."""
    sits = table.match.seats[kept.seat]
    return SeatPlan(kept.place, sits.name, sits.bot if kept.place == "bot" else None)


def _options(table: Table) -> dict[str, Any]:
    """What was chosen for each seat goes with its player: colours, characters."""
    options = dict(table.match.options)
    for option in table.match.game.options:
        value = options.get(option.name)
        if option.per_seat and isinstance(value, list):
            options[option.name] = turned(value)
    return options


def with_tokens_of(new: StoredTable, old: StoredTable) -> StoredTable:
    """The new table, opened by the tokens of the old one."""
    keys = turned(old.seats)
    seats = [replace(seat, digest=key.digest, taken=key.taken) for seat, key in zip(new.seats, keys, strict=True)]
    return replace(new, owner=old.owner, spectator=old.spectator, seats=seats)

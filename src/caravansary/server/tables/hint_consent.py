"""Whether hints may be asked for at a table: they are all right with everybody who plays there.

A single player has them unless the table was made without. Among several people each has to agree; the creator of a
table with hints has agreed for the seats on the own device. A person's seat counts while a bot stands in there: nobody
gets hints by sending another player away.
"""

from __future__ import annotations

from caravansary.server.storage.store import StoredSeat, StoredTable


def people(stored: StoredTable) -> list[StoredSeat]:
    """The seats that were given to people."""
    return [kept for kept in stored.seats if kept.place != "bot"]


def are_hints_wanted(stored: StoredTable) -> bool:
    return len(people(stored)) == 1 if stored.hints is None else stored.hints


def says_of_hints(stored: StoredTable, kept: StoredSeat) -> bool | None:
    """What the seat says of hints; None: nothing, which counts as no."""
    if kept.place == "bot":
        return None
    if kept.hints is not None:
        return kept.hints
    is_creators = kept.place == "here" or len(people(stored)) == 1  # the creator agrees for the own device
    return True if is_creators and are_hints_wanted(stored) else None


def not_agreed(stored: StoredTable) -> list[int]:
    """The seats with whom hints are not all right."""
    return [kept.seat for kept in people(stored) if not says_of_hints(stored, kept)]


def are_hints_on(stored: StoredTable) -> bool:
    """Whether they may be asked for while the game goes on."""
    return stored.status != "finished" and not stored.imported and bool(people(stored)) and not not_agreed(stored)

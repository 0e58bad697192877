"""Notes of the service in the chat: what somebody has done to a match that the others should know.

The page has the words (`note-KIND` in `server/texts/lobby.*.ftl`). Who plays alone needs none.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from caravansary.core.match_log import Entry, Seat, SitDown, TakeBack
from caravansary.server.storage.store import StoredLine
from caravansary.server.tables.hint_consent import people
from caravansary.server.tables.table import Table


def notes_of(table: Table, before: Sequence[Seat], entries: Sequence[Entry]) -> list[StoredLine]:
    """The notes about new entries; `before` is who sat there until now."""
    if len(people(table.stored)) < 2:
        return []
    notes = [note for note in (_note(table, before, entry) for entry in entries) if note is not None]
    return [replace(note, number=note.number + place) for place, note in enumerate(notes)]


def _note(table: Table, before: Sequence[Seat], entry: Entry) -> StoredLine | None:
    if isinstance(entry, TakeBack):
        return table.line("taken_back", entry.seat, turns=entry.turns)
    if not isinstance(entry, SitDown) or entry.sits.is_bot == before[entry.seat].is_bot:
        return None
    return table.line("bot_sits" if entry.sits.is_bot else "person_sits", entry.seat, bot=entry.sits.bot)

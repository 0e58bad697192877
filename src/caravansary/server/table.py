"""A table in memory: its match, its settings, its chat, who may do what, and who listens.

The match is the truth while the table is in memory, the store's log is the truth for ever: whatever changes the match
is stored before anybody hears of it. `service.py` does the changes, `showing.py` makes what a seat sees.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, final

from caravansary.core.match import Match
from caravansary.core.match_log import Entry
from caravansary.server.store import StoredEntry, StoredLine, StoredTable
from caravansary.server.tokens import digest

OF_ALL: Final = frozenset({"propose", "agree", "decline", "takeback"})  # entries that concern everybody
OF_MOVES: Final = frozenset({"play", "undo", "commit"})


@final
class Holder:
    """What somebody's tokens open at a table."""

    __slots__ = ("owner", "seats", "watches")

    def __init__(self, seats: frozenset[int], owner: bool, watches: bool) -> None:
        self.seats = seats
        self.owner = owner
        self.watches = watches  # may look at the table

    def has(self, seat: int) -> bool:
        return seat in self.seats


@final
class Listener:
    """A connection that looks at a table: what it has been told, and how to wake it."""

    __slots__ = ("again", "chat_seen", "holder", "info_seen", "leave", "perspective", "plays", "seen", "wake")

    def __init__(
        self, holder: Holder, perspective: int | None, wake: Callable[[], None], leave: Callable[[], None]
    ) -> None:
        self.holder = holder
        self.perspective = perspective
        self.wake = wake  # there may be something new
        self.leave = leave  # the table is read anew: come back
        self.seen: int | None = None  # the version it has been sent
        self.plays = 0  # how many plays it has
        self.again = True  # send the position even if the version is the same
        self.chat_seen = 0
        self.info_seen = -1


@final
class Table:
    """One table that is being looked at or played on."""

    def __init__(self, stored: StoredTable, match: Match, skipped: int, outdated: bool) -> None:
        self.stored = stored
        self.match = match
        self.skipped = skipped  # entries of the store's log that the match does not have: it began later
        self.outdated = outdated
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.lines: list[StoredLine] = []
        self.line_keys: set[str] = set()
        self.keys: dict[str, int] = {}  # of a request -> the version that it made
        self.play_times: list[float] = []
        self.used = [0.0] * match.players  # seconds that each seat has thought
        self.last_at = stored.created
        self.changed_at = [skipped] * match.players  # the version of the last change that concerns the seat
        self.info_version = 0
        self.bots: asyncio.Task[None] | None = None
        self.printed = match.game.printed(getattr(match.edition, "overrides", None))

    # --- versions ---------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.stored.table

    @property
    def version(self) -> int:
        """The number of entries in the store's log."""
        return self.skipped + self.match.sequence

    def plays_kept(self, seen: int | None, plays: int) -> int:
        """How many of the plays that a client had at a version are still in force."""
        if seen is None or not self.skipped <= seen <= self.version:
            return 0
        return min([plays, *self.match.lengths[seen - self.skipped :]])

    def took_in(self, entries: Iterable[StoredEntry]) -> None:
        """Account for entries that the match already has: times of plays, thinking time, keys, versions of seats."""
        for stored in entries:
            number = stored.seq - self.skipped
            entry = self.match.log[number]
            before, after = self.match.lengths[number], self.match.lengths[number + 1]
            del self.play_times[after:]
            self.play_times += [stored.at] * (after - len(self.play_times))
            if entry.kind in OF_MOVES:
                self.used[entry.seat] += max(0.0, stored.at - self.last_at)
            self.last_at = stored.at
            self._concerns(entry, stored.seq + 1, before != after or entry.kind == "commit")

    def _concerns(self, entry: Entry, version: int, is_seen_by_all: bool) -> None:
        if entry.kind == "seat":
            return
        if is_seen_by_all or entry.kind in OF_ALL:
            self.changed_at = [version] * self.match.players
        else:
            self.changed_at[entry.seat] = version

    def is_stale(self, seat: int, version: int) -> bool:
        return not self.changed_at[seat] <= version <= self.version

    # --- who may do what --------------------------------------------------------------------------------------------
    def holder(self, tokens: Iterable[str]) -> Holder:
        """What these tokens open; a listed table may be watched without any."""
        digests = {digest(token) for token in tokens}
        seats = frozenset(seat.seat for seat in self.stored.seats if seat.digest is not None and seat.digest in digests)
        owner = self.stored.owner in digests
        watches = bool(seats) or owner or self.stored.listed or self.stored.spectator in digests
        return Holder(seats, owner, watches)

    def present(self) -> set[int]:
        """The seats from which somebody looks now."""
        return {seat for listener in self.listeners for seat in listener.holder.seats}

    # --- telling ----------------------------------------------------------------------------------------------------
    def wake_all(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def info_changed(self) -> None:
        self.info_version += 1
        self.wake_all()

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss the table if it left the memory."""
        return not self.listeners and not self.lock.locked() and (self.bots is None or self.bots.done())

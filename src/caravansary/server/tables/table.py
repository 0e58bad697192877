"""A table in memory: its match, its settings, its chat, the holders of its tokens, its listeners.

The match is the truth while the table is in memory, the store's log is the truth for ever: a change of the match is
stored before it is published. `writing.py` makes the changes, `present.py` makes what a seat sees.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Any, Final, final

from msgspec.structs import replace

from caravansary.core.match import Match
from caravansary.core.match_log import Entry, read_header
from caravansary.server.http.contents import printed_of
from caravansary.server.http.hint_messages import Hint
from caravansary.server.storage.store import StoredEntry, StoredLine, StoredTable
from caravansary.server.tables.alike import Alike
from caravansary.server.tables.tokens import digest

OF_ALL: Final = frozenset({"propose", "agree", "decline", "takeback"})  # entries that concern everybody
UNDOING: Final = frozenset({"undo", "propose", "decline"})  # entries after which a seat may do the same again
OF_STORE: Final = (
    *(
        "stored",
        "match",
        "skipped",
        "outdated",
        "lines",
        "line_keys",
        "said_bytes",
        "undone",
        "seated",
        "keys",
        "play_times",
        "used",
        "last_at",
    ),
    *("thinking", "changed_at", "shown_at", "printed"),
)  # what a table has from the store
THINKING: Final = ("deciding", "uncommitted", "choosing")  # statuses of seats whose clock runs


@final
class Holder:
    """What a client's tokens open at a table; `Table.recognise` brings it up to date when links have changed."""

    __slots__ = ("digests", "owner", "seats", "watches")

    def __init__(self, digests: frozenset[str]) -> None:
        self.digests = digests
        self.seats: frozenset[int] = frozenset()
        self.owner = False
        self.watches = False  # may look at the table

    def has(self, seat: int) -> bool:
        return seat in self.seats

    def open(self, stored: StoredTable) -> None:
        """Find out what the tokens open at the table; a listed one may be watched without any."""
        self.seats = frozenset(kept.seat for kept in stored.seats if kept.digest in self.digests)
        self.owner = stored.owner in self.digests
        self.watches = bool(self.seats) or self.owner or stored.listed or stored.spectator in self.digests


@final
class Listener:
    """A connection to a table: what it has been sent, and how to wake it."""

    __slots__ = (
        "address",
        "again",
        "chat_seen",
        "holder",
        "info_seen",
        "leave",
        "perspective",
        "plays",
        "printed",
        "seen",
        "wake",
    )

    def __init__(
        self,
        holder: Holder,
        perspective: int | None,
        wake: Callable[[], None],
        leave: Callable[[], None],
        address: str = "",
    ) -> None:
        self.holder = holder
        self.perspective = perspective
        self.wake = wake  # there may be something new
        self.leave = leave  # the table is read anew: come back
        self.address = address
        self.seen: int | None = None  # the version it has been sent
        self.plays = 0  # how many plays it has
        self.again = True  # send the position even if the version is the same
        self.chat_seen = 0
        self.info_seen = -1
        self.printed = ""  # the digest of the printed values it has been sent


@final
class Table:
    """One table in memory."""

    def __init__(self, stored: StoredTable, match: Match, skipped: int, outdated: bool) -> None:
        self.stored = stored
        self.header = read_header(stored.header)  # as the table was made, under the rules of that time
        self.match = match
        self.skipped = skipped  # entries of the store's log that the match does not have: it began later
        self.outdated = outdated
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[int] = frozenset()  # seats that are connected to another process
        self.were_present: set[int] = set()  # seats that were connected when it was last looked
        self.left_at: dict[int, float] = {}  # when a seat was last seen to go
        self.watchers: set[Callable[[], None]] = set()  # called at every change, as listeners are woken
        self.hints: dict[int, Hint] = {}  # the last one of each seat
        self.lines: list[StoredLine] = []
        self.line_keys: set[str] = set()
        self.said_bytes = 0  # in the lines
        self.undone = [0] * match.players  # how often each seat has taken back, proposed or declined
        self.seated = 0  # how often somebody else sat down
        self.keys: dict[str, int] = {}  # of a request -> the version that it made
        self.play_times: list[float] = []
        self.used = [0.0] * match.players  # seconds that each seat has thought
        self.last_at = stored.created
        self.thinking = self._thinking()
        self.changed_at = [skipped] * match.players  # the version of the last change that concerns the seat
        self.shown_at = [skipped] * (match.players + 1)  # of the last one that it can see; spectators come last
        self.is_gone = False  # evicted: a request that waits for the lock must find the table again
        self.info_version = 0
        self.bots: asyncio.Task[None] | None = None
        self.maker = ""  # the address from which the table was made, as long as it stays in memory; stored nowhere
        self.alike: Alike | None = None  # while somebody still has to be sent the position
        self.printed = printed_of(match.game, match.edition)

    # --- versions ---------------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        return self.stored.table

    @property
    def version(self) -> int:
        """The number of entries in the store's log."""
        return self.skipped + self.match.sequence

    @property
    def revision(self) -> int:
        """Of the settings."""
        return self.stored.revision

    @property
    def said(self) -> int:
        """How much was said in the chat."""
        return len(self.lines)

    @property
    def bot_to_move(self) -> int | None:
        """The seat of a bot that can decide now."""
        match = self.match
        return next((seat for seat in match.deciders if match.seats[seat].is_bot), None)

    def version_for(self, perspective: int | None) -> int:
        """The version as a seat or a spectator knows it: it does not grow with the secret choices of others."""
        return self.shown_at[-1 if perspective is None else perspective]

    def plays_kept(self, seen: int | None, plays: int) -> int:
        """How many of the plays that a client had at a version are still in force."""
        if seen is None or not self.skipped <= seen <= self.version:
            return 0
        if self.match.is_over and self.match.game.seats_have_secrets:
            return 0  # what stayed hidden is open now
        return min([plays, *self.match.lengths[seen - self.skipped :]])

    def account_for(self, entries: Iterable[StoredEntry]) -> None:
        """Account for the last entries of the match: times of plays, thinking time, versions of seats."""
        for stored in entries:
            number = stored.seq - self.skipped
            entry = self.match.log[number]
            before, after = self.match.lengths[number], self.match.lengths[number + 1]
            del self.play_times[after:]
            self.play_times += [stored.at] * (after - len(self.play_times))
            for seat in self.thinking:
                self.used[seat] += max(0.0, stored.at - self.last_at)
            self.last_at = stored.at
            self.undone[entry.seat] += entry.kind in UNDOING
            self.seated += entry.kind == "seat"
            self._concerns(entry, stored.seq + 1, before != after)
        self.thinking = self._thinking()

    def line(self, kind: str, seat: int | None, text: str = "", key: str | None = None, **args: Any) -> StoredLine:
        """The next line of the chat."""
        return StoredLine(self.said, time.time(), kind, seat, text, args, key)

    def remember(self, entries: Iterable[StoredEntry], lines: Iterable[StoredLine]) -> None:
        """Remember the lines of the chat and the keys of the requests that were done."""
        for entry in entries:
            if entry.key is not None:
                self.keys[entry.key] = entry.seq + 1
        for line in lines:
            self.lines.append(line)
            self.said_bytes += len(line.text.encode())
            if line.key is not None:
                self.line_keys.add(line.key)

    def settle(self, stored: StoredTable, *, is_renamed: bool = False) -> None:
        """Take new settings; all listeners are woken."""
        is_changed = _shown(stored) != _shown(self.stored)
        self.stored = stored
        if is_changed:
            self.recognise_all()
        if is_changed or is_renamed:
            self.info_version += 1
        self.wake_all()

    def replace_with(self, fresh: Table) -> None:
        """Become the table that was read again; the listeners stay and are sent everything anew."""
        for name in OF_STORE:
            setattr(self, name, getattr(fresh, name))
        self.recognise_all()
        self.info_changed()

    def _thinking(self) -> list[int]:
        return [seat for seat in range(self.match.players) if self.match.status(seat) in THINKING]

    def _concerns(self, entry: Entry, version: int, is_played: bool) -> None:
        seat = entry.seat
        if is_played or entry.kind not in ("play", "undo"):
            self.shown_at = [version] * len(self.shown_at)
        self.shown_at[seat] = version
        opens = entry.kind == "commit" and self.match.status(seat) != "chosen"
        if is_played or opens or entry.kind in OF_ALL:
            self.changed_at = [version] * self.match.players
        elif entry.kind != "seat":
            self.changed_at[seat] = version

    def is_stale(self, seat: int, version: int, seats: Iterable[int] = ()) -> bool:
        """Whether something that concerns the seat is newer, or the version is not one that these seats have seen."""
        newest = max(self.shown_at[one] for one in (seat, *seats))
        return not self.changed_at[seat] <= version <= newest

    # --- permissions ------------------------------------------------------------------------------------------------
    def holder(self, tokens: Iterable[str]) -> Holder:
        """What these tokens open; a listed table may be watched without any."""
        holder = Holder(frozenset(digest(token) for token in tokens))
        self.recognise(holder)
        return holder

    def recognise(self, holder: Holder) -> None:
        """What the holder's tokens open as the links are now."""
        holder.open(self.stored)

    def recognise_all(self) -> None:
        """After links have changed: a listener with an old link sees less, or has to leave."""
        for listener in list(self.listeners):
            self.recognise(listener.holder)
            if listener.perspective not in listener.holder.seats and listener.perspective is not None:
                listener.perspective = None
                listener.again = True
            if not listener.holder.watches:
                listener.leave()

    def present(self) -> set[int]:
        """The seats that are connected now."""
        return {*self.present_here(), *self.elsewhere}

    def present_here(self) -> frozenset[int]:
        """The seats that are connected to this process."""
        return frozenset(seat for listener in self.listeners for seat in listener.holder.seats)

    def forget_what_all_have(self) -> None:
        """What was made for all who look is kept only while one of them has not been sent it."""
        if all(one.seen == self.version_for(one.perspective) and not one.again for one in self.listeners):
            self.alike = None

    # --- waking -----------------------------------------------------------------------------------------------------
    def wake_all(self) -> None:
        for listener in self.listeners:
            listener.wake()
        for watch in tuple(self.watchers):
            watch()

    def info_changed(self) -> None:
        present = self.present()
        self.left_at.update(dict.fromkeys(self.were_present - present, time.time()))
        self.were_present = present
        self.info_version += 1
        self.wake_all()

    @property
    def is_idle(self) -> bool:
        """Whether the table can be evicted."""
        is_watched = self.listeners or self.watchers
        return not is_watched and not self.lock.locked() and (self.bots is None or self.bots.done())


def _shown(stored: StoredTable) -> StoredTable:
    """The settings without what changes with every turn."""
    return replace(stored, updated=0.0, decisions=0, revision=0)

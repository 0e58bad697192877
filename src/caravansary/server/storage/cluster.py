"""The other server processes that work on the same database: their changes, their bots, their connections.

Every process reads a table from the store and keeps it in memory; the log and the settings of the store are the truth
for all of them. A process asks for news before it answers a request, and is notified in between, so that its listeners
see the moves of others at once. A lease says which process moves the bots of a table: it is written in the same
transaction as the move before theirs, so that another process can take over when this one dies.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, Protocol, final

from caravansary.server.storage.store import Whole


class Known(Protocol):
    """How much of a table a process has."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def revision(self) -> int: ...

    @property
    def said(self) -> int:
        """How many lines of the chat."""


class ClusterListener(Protocol):
    """The part of a process that learns what other processes do."""

    def table_changed(self, table: str, seq: int | None) -> None:
        """A table has changed; `seq` is the length of its log, None if it is the same as before."""

    def connection_lost(self) -> None:
        """The connection was lost for a while: anything may have changed."""

    def bots_to_move(self, tables: list[str]) -> None:
        """The tables whose bots are for this process to move."""

    def bot_hurried(self, table: str, seat: int) -> None:
        """The bot of a seat is to move now, if it thinks in this process."""


class Others(Protocol):
    """The other processes."""

    @property
    def may_be(self) -> bool:
        """Whether there can be any at all."""

    async def follow(self, listener: ClusterListener) -> None:
        """Begin to listen; after the store was opened."""

    async def are_there(self) -> bool:
        """Whether any is alive now."""

    def kept_out(self) -> AbstractAsyncContextManager[None]:
        """While this lasts no other process can begin to use the database."""

    async def leave(self) -> None:
        """Leave: the other processes take over. Before the store is closed."""

    async def news(self, known: Known) -> Whole | None:
        """The news of a table: a `Whole` without the entries and lines that the process has; None: no news."""

    async def take(self, table: str, version: int) -> bool:
        """Whether the bots of the table are for this process to move.

        If no process has the lease and the log is still as long as this process knows, it takes the lease.
        """

    async def hurry(self, table: str, seat: int) -> None:
        """Let the process that has the lease know that the bot of a seat is to move now."""

    async def present(self, table: str) -> frozenset[int]:
        """The seats of the table that are connected to another process."""

    def show(self, table: str, seats: frozenset[int]) -> None:
        """Let the others know which seats of the table are connected here."""


@final
class Alone:
    """A database for one process: there are no others."""

    may_be: Final = False

    async def follow(self, listener: ClusterListener) -> None:
        pass

    async def are_there(self) -> bool:
        return False

    def kept_out(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()  # the file is locked while it is open

    async def leave(self) -> None:
        pass

    async def news(self, known: Known) -> Whole | None:
        return None

    async def take(self, table: str, version: int) -> bool:
        return True

    async def hurry(self, table: str, seat: int) -> None:
        pass

    async def present(self, table: str) -> frozenset[int]:
        return frozenset()

    def show(self, table: str, seats: frozenset[int]) -> None:
        pass

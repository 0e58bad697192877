"""The other server processes that work on the same database: what they have changed, whose bots they move, who looks.

Every process reads a table from the store and keeps it in memory; the log and the settings of the store are the truth
for all of them. A process asks for what is new before it answers a request, and is told in between, so that whoever
looks sees the moves of others at once. Whose bots a process moves is its lease: written in the same transaction as the
move after which they are to move, so that somebody else can go on when the process dies.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Final, Protocol, final

from caravansary.server.storage.store import Whole


class Known(Protocol):
    """What a process has of a table."""

    @property
    def id(self) -> str: ...

    @property
    def version(self) -> int: ...

    @property
    def revision(self) -> int: ...

    @property
    def said(self) -> int:
        """How many lines of the chat."""


class Ears(Protocol):
    """Who is told what other processes do."""

    def hear(self, table: str, seq: int | None) -> None:
        """A table has changed; `seq` is the length of its log, None if it is the same as before."""

    def hear_nothing(self) -> None:
        """Others could not be heard for a while: anything may have changed."""

    def to_move(self, tables: list[str]) -> None:
        """The tables whose bots are for this process to move."""


class Others(Protocol):
    """The other processes."""

    @property
    def may_be(self) -> bool:
        """Whether there can be any at all."""

    async def follow(self, ears: Ears) -> None:
        """Begin to listen; after the store was opened."""

    async def are_there(self) -> bool:
        """Whether any lives now."""

    def kept_out(self) -> AbstractAsyncContextManager[None]:
        """While this lasts no other process can begin to use the database."""

    async def leave(self) -> None:
        """Go: what this process did is for the others now. Before the store is closed."""

    async def news(self, known: Known) -> Whole | None:
        """What the process lacks of a table, as a whole without the entries and lines that it has; None: nothing."""

    async def take(self, table: str, version: int) -> bool:
        """Whether the bots of the table are for this process to move.

        If that is for nobody and the log is still as long as the process knows, from now on it is.
        """

    async def present(self, table: str) -> frozenset[int]:
        """The seats from which somebody looks at the table in another process."""

    def show(self, table: str, seats: frozenset[int]) -> None:
        """Let the others know from which seats somebody looks at the table here."""


@final
class Alone:
    """A database for one process: there are no others."""

    may_be: Final = False

    async def follow(self, ears: Ears) -> None:
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

    async def present(self, table: str) -> frozenset[int]:
        return frozenset()

    def show(self, table: str, seats: frozenset[int]) -> None:
        pass

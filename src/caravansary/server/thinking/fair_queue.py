"""Whose bot thinks next: first those for whom somebody waits, then one address after the other.

There are places for jobs, and fewer of them for slow ones. A place that gets free goes to a table at which a person
sits, before one that is only watched, before one at which nobody looks; among equals to whoever was served longest ago.
So thirty tables of one address take as many turns as one table of another. Nobody waits for ever: after a while a job
counts as if a person sat there.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final, Protocol, final

SITS: Final = 0  # ranks: who waits for the job
LOOKS: Final = 1
NOBODY: Final = 2
LONG_SECONDS: Final = 60.0
MOST_REMEMBERED: Final = 10_000  # addresses


class Asker(Protocol):
    """For whom a job is done."""

    def rank(self) -> int:
        """Who waits for it now: SITS, LOOKS or NOBODY."""

    def owner(self) -> str:
        """Whose share of the places it takes now."""


@final
class Anybody:
    """Somebody who sits and waits."""

    def rank(self) -> int:
        return SITS

    def owner(self) -> str:
        return ""


@final
class _Waiter:
    def __init__(self, asker: Asker, number: int, *, is_slow: bool) -> None:
        self.asker = asker
        self.number = number
        self.is_slow = is_slow
        self.is_unwatched = False  # when it got its place
        self.since = time.monotonic()
        self.place: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def rank(self) -> int:
        return SITS if time.monotonic() - self.since > LONG_SECONDS else self.asker.rank()


@final
class FairQueue:
    """Gives `places` to jobs, `slow` of them at most to slow ones; one of these is kept from those nobody waits for."""

    def __init__(self, places: int, slow: int) -> None:
        self._free = places
        self._slow = slow
        self._unwatched = max(1, slow - 1)
        self._numbers = itertools.count(1)
        self._waiting: list[_Waiter] = []
        self._served: OrderedDict[str, int] = OrderedDict()  # by owner: when it last got a place

    @contextlib.asynccontextmanager
    async def place(self, asker: Asker, *, is_slow: bool) -> AsyncIterator[None]:
        """A place, when it is the asker's turn."""
        waiter = _Waiter(asker, next(self._numbers), is_slow=is_slow)
        self._waiting.append(waiter)
        self._give()
        try:
            await waiter.place
            yield
        finally:
            if waiter in self._waiting:  # it was given up
                self._waiting.remove(waiter)
            else:
                self._take(waiter, -1)
            self._give()

    def _give(self) -> None:
        while self._free > 0:
            fitting = [waiter for waiter in self._waiting if self._fits(waiter)]
            if not fitting:
                return
            waiter = min(fitting, key=self._order)
            self._waiting.remove(waiter)
            waiter.is_unwatched = waiter.rank == NOBODY
            self._take(waiter, 1)
            self._remember(waiter.asker.owner())
            if not waiter.place.done():  # its asker may have been cancelled just now, and will give it back
                waiter.place.set_result(None)

    def _fits(self, waiter: _Waiter) -> bool:
        return not waiter.is_slow or (self._slow > 0 and (waiter.rank != NOBODY or self._unwatched > 0))

    def _order(self, waiter: _Waiter) -> tuple[int, int, int]:
        return waiter.rank, self._served.get(waiter.asker.owner(), 0), waiter.number

    def _take(self, waiter: _Waiter, many: int) -> None:
        self._free -= many
        self._slow -= many * waiter.is_slow
        self._unwatched -= many * (waiter.is_slow and waiter.is_unwatched)

    def _remember(self, owner: str) -> None:
        self._served[owner] = next(self._numbers)
        self._served.move_to_end(owner)
        if len(self._served) > MOST_REMEMBERED:
            self._served.popitem(last=False)

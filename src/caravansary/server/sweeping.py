"""When Python looks for what refers to itself in circles: at quiet moments, not in the middle of somebody's move.

Nothing of a table needs it, but connections and errors leave a little of it behind. Looking at all objects takes 100 ms
and more with 500 tables in memory, and by itself Python would do so every minute or two under load.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Final

SELDOM: Final = (10_000, 50, 1_000)  # new objects until the youngest are looked at, and how often until the older ones
EVERY: Final = 60.0  # seconds between two sweeps
LONGEST: Final = 1_800.0  # seconds: then it is done even where it is never quiet
QUIET: Final = 0.5  # seconds in which nothing is done


def begin() -> None:
    """After the start: what is there stays, and the rest is looked at seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def sweep(done: Callable[[], int]) -> None:
    """Sweep for ever; `done` counts what the server has done: while it grows, somebody would wait."""
    while True:
        await asyncio.sleep(EVERY)
        latest = time.monotonic() + LONGEST - EVERY
        while not await _is_quiet(done) and time.monotonic() < latest:
            pass
        gc.collect()


async def _is_quiet(done: Callable[[], int]) -> bool:
    before = done()
    await asyncio.sleep(QUIET)
    return done() == before

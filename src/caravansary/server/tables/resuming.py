"""After a restart bots go on where they were, however long the database takes, and whatever is wrong with one table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from caravansary.server.storage.store import StoreFailure
from caravansary.server.tables.memory import Memory

AGAIN_SECONDS: Final = 1.0  # until the store is asked again; twice as long after each time
MOST_SECONDS: Final = 60.0
log: Final = logging.getLogger("caravansary.server")


async def resume(memory: Memory) -> None:
    """Take up all tables whose game goes on. One that cannot be read now is tried again, and no other waits for it."""
    pause = AGAIN_SECONDS
    left: list[str] | None = None
    while left != []:
        failures: list[StoreFailure] = []
        try:
            left = await _not_found(memory, await memory.store.unfinished() if left is None else left, failures)
        except StoreFailure as failure:
            failures.append(failure)
        if failures:
            log.error("bots of %s cannot go on yet: %s", "all tables" if left is None else left, failures[0])
            await asyncio.sleep(pause)
            pause = min(2 * pause, MOST_SECONDS)


async def _not_found(memory: Memory, tables: list[str], failures: list[StoreFailure]) -> list[str]:
    """Those of the tables that could not be read, with the reasons."""
    left = []
    for table_id in tables:
        try:
            await memory.find(table_id)
        except StoreFailure as failure:
            failures.append(failure)
            left.append(table_id)
    return left

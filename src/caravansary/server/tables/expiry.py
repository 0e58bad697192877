"""Tables that nobody has touched for long are removed, if the server was started with a number of days."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from caravansary.server.http.metrics import Metrics
from caravansary.server.storage.store import StoreFailure
from caravansary.server.tables.memory import Memory

EVERY_SECONDS: Final = 3600.0
log: Final = logging.getLogger("caravansary.server")


async def expire(memory: Memory, days: float, metrics: Metrics) -> None:
    """Look every hour; a table at which somebody looks stays."""
    while True:
        try:
            for table_id in await memory.store.expired(days, time.time()):
                if await memory.remove(table_id):
                    log.info("table %s has expired", table_id)
                    metrics.count("tables_expired")
        except StoreFailure as failure:
            log.error("old tables cannot be removed: %s", failure)
        await asyncio.sleep(EVERY_SECONDS)

"""The time of day for what is written down.

Setting the clock while the server runs harms no game: moves are numbered, not ordered by time. But thinking times are
measured with it, so the jump is logged.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final, final

JUMP_SECONDS: Final = 10.0  # more than the small corrections of a well-kept clock between two moves
log: Final = logging.getLogger("caravansary.server")


@final
class Clock:
    """The machine's clock; logs when it was set."""

    def __init__(self) -> None:
        self._ahead = time.time() - _steady()

    def now(self) -> float:
        """The seconds since 1970."""
        now = time.time()
        ahead = now - _steady()
        jump, self._ahead = ahead - self._ahead, ahead
        if abs(jump) > JUMP_SECONDS:
            log.warning(
                "the clock of this machine was set %s by %d seconds: thinking times at the tables may be wrong",
                "forward" if jump > 0 else "back",
                abs(jump),
            )
        return now


def _steady() -> float:
    """A clock that cannot be set. On Linux it goes on while the machine sleeps."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()

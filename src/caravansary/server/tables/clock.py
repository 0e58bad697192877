"""The time of day for what is written down.

A clock that is set while the server runs harms no game: moves are numbered, not ordered by time. But thinking times are
taken from it, so the log tells.
"""

from __future__ import annotations

import logging
import sys
import time
from typing import Final, final

JUMP_SECONDS: Final = 10.0  # what a clock that is only kept right does not do between two moves
log: Final = logging.getLogger("caravansary.server")


@final
class Clock:
    """Notices when the machine's clock was set."""

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
    """Seconds that nobody can set; they go on while the machine sleeps, where it can say so."""
    if sys.platform == "linux":
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()

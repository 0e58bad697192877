"""How much a client may ask for: requests by address, sizes of messages, connections."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, final

from msgspec import Struct

MOST_ADDRESSES: Final = 10_000


class Limits(Struct, frozen=True):
    """Bounds for one address; 0 switches a bound off."""

    requests: float = 40.0  # a second, on average
    burst: int = 200
    tables: float = 0.1  # new tables a second, on average
    tables_burst: int = 30
    connections: int = 200  # open at the same time, sockets included
    sockets: int = 60
    messages: float = 20.0  # of a socket, a second
    body: int = 300_000  # bytes
    message: int = 8_192


NO_LIMITS: Final = Limits(requests=0, tables=0, connections=0, sockets=0, messages=0)


@final
class Bucket:
    """Lets through so many a second on average, and a burst at once, for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # address -> how many are left, and when

    def lets_through(self, address: str) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left, at = self._left.pop(address, (float(self.burst), now))
        left = min(float(self.burst), left + (now - at) * self.rate)
        fits = left >= 1
        self._left[address] = (left - 1 if fits else left, now)
        if len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return fits

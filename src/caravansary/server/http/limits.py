"""How much a client may ask for: requests by address, sizes of messages, connections.

Whoever has one IPv6 address has 2**64 of them, and often 65,536 times that: they count by their network. What belongs
to one /64 counts as one address, and a /48 has as much as a few of these.
"""

from __future__ import annotations

import functools
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple, final

from msgspec import Struct

MOST_ADDRESSES: Final = 10_000
WIDE: Final = 16  # times the bound of an address, for a /48


class Limits(Struct, frozen=True):
    """Bounds for one address; 0 switches a bound off."""

    requests: float = 40.0  # a second, on average
    burst: int = 200
    tables: float = 0.1  # new tables a second, on average
    tables_burst: int = 30
    imports: float = 1 / 60  # records, which are larger
    imports_burst: int = 20
    connections: int = 200  # open at the same time, sockets included
    sockets: int = 60
    messages: float = 20.0  # over all its sockets, a second
    messages_burst: int = 200
    looks: float = 4.0  # of a socket from another seat, a second; the others wait
    body: int = 300_000  # bytes
    message: int = 8_192


NO_LIMITS: Final = Limits(requests=0, tables=0, imports=0, connections=0, sockets=0, messages=0, looks=0)


class Share(NamedTuple):
    """A network that an address counts for; it has so many times the bound of one address."""

    network: str
    times: int


@functools.lru_cache(MOST_ADDRESSES)
def shares_of(address: str) -> tuple[Share, ...]:
    """The networks that the address counts for, the narrowest first."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:  # a socket of this machine has none
        return (Share(address, 1),)
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped is None:
        narrow, wide = (str(IPv6Network((ip, bits), strict=False)) for bits in (64, 48))
        return Share(narrow, 1), Share(wide, WIDE)
    return (Share(str(ip if isinstance(ip, IPv4Address) else ip.ipv4_mapped), 1),)


def network_of(address: str) -> str:
    """Whose address it is: itself, or its /64."""
    return shares_of(address)[0].network


@final
class Bucket:
    """Lets through so many a second on average, and a burst at once, for each address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # network -> how many are left, and when

    def lets_through(self, address: str) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        left = {share.network: self._now_left(share, now) for share in shares_of(address)}
        if any(some < 1 for some in left.values()):
            return False
        for network, some in left.items():
            self._left[network] = (some - 1, now)
            self._left.move_to_end(network)
        while len(self._left) > MOST_ADDRESSES:
            self._left.popitem(last=False)
        return True

    def _now_left(self, share: Share, now: float) -> float:
        most = float(self.burst * share.times)
        left, at = self._left.get(share.network, (most, now))
        return min(most, left + (now - at) * self.rate * share.times)


def has_room(address: str, most: int, others: Iterable[str]) -> bool:
    """Whether the address may have one more beside those of the other addresses; 0: any number."""
    if most <= 0:
        return True
    taken = Counter(share for other in others for share in shares_of(other))
    return all(taken[share] < most * share.times for share in shares_of(address))

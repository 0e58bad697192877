"""Connections, before anything is asked: how many an address may have open, and how long each may take.

A connection that has not sent a whole request after a while, or whose client does not read what it is sent, is cut off.
So are those of an address that has too many, and those for which the server has no room: each needs a descriptor, and a
server without one can open no file and accept nobody. A proxy in front has all connections: then only time is bounded.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import time
from collections import defaultdict
from typing import Any, Final, Protocol, final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LOOK_SECONDS: Final = 15.0  # a connection that stands still from one look to the next is closed
MOST_DESCRIPTORS: Final = 65_536
SPARED: Final = 200  # descriptors for files, processes and the database
TELL_SECONDS: Final = 60.0
log: Final = logging.getLogger("caravansary.server")


def raise_descriptors() -> int:
    """As many descriptors as the system allows, up to a bound; how many connections then have room."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such bound
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems say more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    have = MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(have - SPARED, have // 2)


@final
class Seldom:
    """Logs what may happen a thousand times a second at most once a minute."""

    def __init__(self) -> None:
        self._at = -TELL_SECONDS

    def warn(self, message: str, *values: object) -> None:
        now = time.monotonic()
        if now - self._at >= TELL_SECONDS:
            self._at = now
            log.warning(message, *values)


@final
class Connections:
    """All connections: `most` of an address (0: any number), `room` together."""

    def __init__(self, most: int, room: int) -> None:
        self._most = most
        self._room = room
        self._open: defaultdict[str, set[asyncio.Transport]] = defaultdict(set)  # by address
        self._count = 0
        self._seldom = Seldom()

    def admit(self, address: str, transport: asyncio.Transport) -> bool:
        """Whether the new connection may stay; then it counts until it is closed, whatever protocol it gets."""
        mine = self._open[address]
        self._forget_closed(mine)
        if self._count >= self._room:
            for others in list(self._open.values()):
                self._forget_closed(others)
            self._open = defaultdict(set, {whose: some for whose, some in self._open.items() if some})
        if self._most > 0 and len(mine) >= self._most:
            self._seldom.warn("address %s has %d connections: further ones are closed", address, len(mine))
            return False
        if self._count >= self._room:
            self._seldom.warn("there is no room for more than %d connections", self._room)
            return False
        self._open[address].add(transport)
        self._count += 1
        return True

    def _forget_closed(self, some: set[asyncio.Transport]) -> None:
        closed = {transport for transport in some if transport.is_closing()}
        some -= closed
        self._count -= len(closed)


class Standing(Protocol):
    """A protocol that may wait for its client."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport

    def standing(self) -> object:
        """What the connection waits for the client to do; None: nothing, it is for the server to answer."""


def look_after(protocol: Standing) -> None:
    """Look now and then whether the connection stands still, and cut it off then: a close would wait to be read."""
    transport = protocol.transport
    mine: object = protocol
    was: object = protocol.standing()

    def look() -> None:
        nonlocal was
        if transport.get_protocol() is not mine:  # it is lost, or a socket now
            return
        now = protocol.standing()
        if now is not None and now == was:
            transport.abort()
            return
        was = now
        protocol.loop.call_later(LOOK_SECONDS, look)

    protocol.loop.call_later(LOOK_SECONDS, look)


def protocol_within(connections: Connections) -> type[asyncio.Protocol]:
    """The HTTP protocol for these connections."""

    class BoundedProtocol(H11Protocol):
        """Closes a connection that stands still: no whole request, or an answer that is not read."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
            super().connection_made(transport)
            if connections.admit(self.client[0] if self.client else "", transport):
                look_after(self)
            else:
                transport.abort()

        def standing(self) -> object:
            if unread := self.transport.get_write_buffer_size():
                return "to be read", unread
            cycle = self.cycle
            if cycle is None or cycle.response_complete:
                return "a request", id(cycle)
            return ("its body", id(cycle)) if cycle.more_body else None

    return BoundedProtocol


class BoundedSocket(WebSocketsSansIOProtocol):
    """Closes a socket whose client does not read what it is sent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        look_after(self)

    def standing(self) -> object:
        unread = self.transport.get_write_buffer_size()
        return unread if unread else None


def tell_seldom(loop: asyncio.AbstractEventLoop) -> None:
    """That no connection can be accepted is told once a minute; asyncio itself would tell it for each one."""
    seldom = Seldom()

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        if isinstance(error, OSError) and error.errno in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
            seldom.warn("connections cannot be accepted: %s", error)
        else:
            loop.default_exception_handler(context)

    loop.set_exception_handler(handle)

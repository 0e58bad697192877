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
from collections import Counter
from typing import Any, Final, NamedTuple, Protocol, final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caravansary.server.http.limits import Share, shares_of

LOOK_SECONDS: Final = 15.0  # a connection that stands still from one look to the next is closed
MOST_HEAD: Final = 65_536  # bytes of a request beside its body
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
        self._open: dict[asyncio.BaseTransport, tuple[Share, ...]] = {}  # with the networks that they count for
        self._counts: Counter[Share] = Counter()
        self._seldom = Seldom()

    def admit(self, address: str, transport: asyncio.BaseTransport) -> bool:
        """Whether the new connection may stay; then it counts until it leaves."""
        shares = shares_of(address) if self._most > 0 else ()
        full = [share for share in shares if self._counts[share] >= self._most * share.times]
        if full:
            self._seldom.warn("%s has %d connections: further ones are closed", full[0].network, self._counts[full[0]])
        elif len(self._open) >= self._room:
            self._seldom.warn("there is no room for more than %d connections", self._room)
        else:
            self._open[transport] = shares
            self._counts.update(shares)
            return True
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        for share in self._open.pop(transport, ()):
            self._counts[share] -= 1
            if not self._counts[share]:
                del self._counts[share]


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


class Protocols(NamedTuple):
    """The protocols for a number of connections, as uvicorn makes them."""

    http: type[asyncio.Protocol]
    socket: type[asyncio.Protocol]


try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

    class HttpProtocol(HttpToolsProtocol):
        """As uvicorn has it, but without endless requests: only their bodies are bounded by the application."""

        beside_body = 0  # bytes of the request that comes in

        def data_received(self, data: bytes) -> None:
            self.beside_body += len(data)
            super().data_received(data)
            if self.beside_body > MOST_HEAD:
                self.transport.abort()

        def on_message_begin(self) -> None:
            self.beside_body = 0
            super().on_message_begin()

        def on_body(self, body: bytes) -> None:
            self.beside_body -= len(body)
            super().on_body(body)

        def handle_websocket_upgrade(self) -> None:
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # they know each other: no circle stays behind

except ImportError:  # httptools does not exist for this machine: the same in Python, slower, and bounded by itself
    from uvicorn.protocols.http.h11_impl import H11Protocol as HttpProtocol  # type: ignore[assignment]


class SocketProtocol(WebSocketsSansIOProtocol):
    """As uvicorn has it, but an open line does not keep the request that has opened it, nor the answer."""

    def start_keepalive(self) -> None:
        del self.request, self.response
        super().start_keepalive()


def protocols_within(connections: Connections) -> Protocols:
    class BoundedHttp(HttpProtocol):
        """No connection too many, and none that sends no whole request, an endless one, or does not read its answer."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
            super().connection_made(transport)
            if connections.admit(self.client[0] if self.client else "", transport):
                look_after(self)
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            super().connection_lost(exc)

        def standing(self) -> object:
            if unread := self.transport.get_write_buffer_size():
                return "to be read", unread
            cycle = self.cycle
            if cycle is None or cycle.response_complete:
                return "a request", id(cycle)
            return ("its body", id(cycle)) if cycle.more_body else None

    class BoundedSocket(SocketProtocol):
        """A connection that has become a socket, and reads what it is sent."""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            look_after(self)

        def connection_lost(self, exc: Exception | None) -> None:
            connections.leave(self.transport)
            super().connection_lost(exc)

        def standing(self) -> object:
            return self.transport.get_write_buffer_size() or None

    return Protocols(BoundedHttp, BoundedSocket)


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

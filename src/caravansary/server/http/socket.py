"""The socket: a client names its table and is sent what is new, coalesced to what it has not seen."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from caravansary.server.http.limits import Bucket, Limits, has_room, network_of
from caravansary.server.http.messages import (
    AnyMove,
    AskMove,
    Chat,
    Failed,
    FromClient,
    Hello,
    Look,
    Moved,
    NotMoved,
    Ping,
    Pong,
    Problem,
    ToClient,
)
from caravansary.server.http.origins import is_own
from caravansary.server.http.problems import NOT_READ, Refused, refuse
from caravansary.server.storage.store import StoreFailure
from caravansary.server.tables.present import last_lines, position, table_info
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Listener, Table

HELLO_SECONDS: Final = 10
LAST_SECONDS: Final = 2  # for the last answers to somebody who has to leave
MOST_UNSENT: Final = 100  # answers waiting for a client that asks on and does not read
TRY_AGAIN: Final = 1012
NOT_ALLOWED: Final = 1008
GOING_AWAY: Final = 1001
FAILED: Final = 1011
_decoder: Final[msgspec.json.Decoder[Hello | Look | AskMove | Ping]] = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()
log: Final = logging.getLogger("caravansary.server")


class Sockets:
    """Counts the connections of each address, and ends them when the server stops."""

    def __init__(self, limits: Limits, requests: Bucket | None = None) -> None:
        self.limits = limits
        self.requests = requests or Bucket(limits.requests, limits.burst)  # moves count among them
        self.messages = Bucket(limits.messages, limits.messages_burst)
        self.open: set[Connection] = set()

    def has_room(self, address: str) -> bool:
        return has_room(address, self.limits.sockets, (one.address for one in self.open))

    def close_all(self) -> None:
        for one in list(self.open):
            one.leave(GOING_AWAY)


class Line:
    """The line to a client, as the web server has it; whoever has left is an OSError, also while something is sent."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # that somebody comes
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def hear(self) -> str:
        message: Any = await self._receive()
        if message["type"] != "websocket.receive":
            raise ConnectionResetError("the client has left")
        text: str | None = message.get("text")
        return text if text is not None else message["bytes"].decode(errors="replace")

    async def tell(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


class Connection:
    """One client at one table."""

    __slots__ = (
        *("__weakref__", "address", "answers", "ending", "is_moving", "is_over", "limits", "line", "listener"),
        *("looked_at", "messages", "news", "requests", "service", "table"),
    )

    def __init__(self, line: Line, service: Service, sockets: Sockets, address: str) -> None:
        self.line = line
        self.service = service
        self.limits = sockets.limits
        self.messages = sockets.messages
        self.requests = sockets.requests
        self.looked_at = -math.inf  # from another seat
        self.address = address
        self.news = asyncio.Event()
        self.ending: int | None = None
        self.answers: list[ToClient] = []
        self.is_moving = False
        self.is_over = False  # nothing more is read
        self.table: Table | None = None
        self.listener: Listener | None = None

    # --- life -------------------------------------------------------------------------------------------------------
    async def run(self) -> None:
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_SECONDS)
        except (TimeoutError, Refused):
            await self.end(NOT_ALLOWED)
            return
        if not isinstance(hello, Hello):
            await self._fail(refuse(400, "hello_first", "the first message must be hello").problem)
            return
        try:
            await self._sit_down(hello)
        except Refused as refused:
            await self._fail(refused.problem)
            return
        except StoreFailure as failure:
            log.error("the store failed: %s", failure)
            await self.end(TRY_AGAIN)
            return
        await self._talk()

    async def _talk(self) -> None:
        """Read and send side by side until one of them ends: a socket that only sends would never notice the end."""
        reading, sending = asyncio.create_task(self._read()), asyncio.create_task(self._send())
        try:
            await asyncio.wait([reading, sending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.is_over = True
            sending.cancel()
            if not self.is_moving:  # a move that is being stored is not broken off: the reader ends after it
                reading.cancel()
            ends = await asyncio.gather(reading, sending, return_exceptions=True)
            self._get_up()
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, OSError):
                log.error("a connection failed", exc_info=end)
                self.ending = FAILED
        if self.ending is not None:
            await self._answer_last()
            await self.end(self.ending)

    async def _answer_last(self) -> None:
        """What became of the moves that were asked for before the end."""
        with contextlib.suppress(TimeoutError, OSError):
            async with asyncio.timeout(LAST_SECONDS):
                for message in self.answers:
                    if isinstance(message, Moved | NotMoved):
                        await self._tell(message)

    def leave(self, code: int = TRY_AGAIN) -> None:
        self.ending = code
        self.news.set()

    async def _sit_down(self, hello: Hello) -> None:
        table, holder = await self.service.table(hello.table, hello.tokens)
        perspective = hello.perspective if hello.perspective in holder.seats else None
        listener = Listener(holder, perspective, self.news.set, self.leave, network_of(self.address))
        listener.chat_seen = hello.chat_seen
        if perspective == hello.perspective or not table.match.game.seats_have_secrets:
            listener.seen, listener.plays = hello.seen, hello.plays
        self.table, self.listener = table, listener
        table.listeners.add(listener)
        table.match.absent -= holder.seats
        self.service.presence_changed(table)
        self.news.set()

    def _get_up(self) -> None:
        table, listener = self.table, self.listener
        if table is None or listener is None:
            return
        self.table = self.listener = None  # they know each other: no circle stays behind
        table.listeners.discard(listener)
        table.match.absent |= listener.holder.seats - table.present()
        self.service.presence_changed(table)

    # --- reading ----------------------------------------------------------------------------------------------------
    async def _receive(self) -> Hello | Look | AskMove | Ping:
        text = await self.line.hear()
        if len(text) > self.limits.message:
            raise refuse(413, "too_large", f"a message may have at most {self.limits.message} characters")
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise refuse(400, "bad_message", str(error)) from error

    async def _read(self) -> None:
        with contextlib.suppress(OSError):
            while len(self.answers) < MOST_UNSENT and not self.is_over:
                try:
                    message = await self._receive()
                    if isinstance(message, AskMove):
                        await self._move(message.move)
                        continue
                    if not self.messages.lets_through(self.address):
                        raise refuse(429, "too_many_requests", "too many messages: slow down")
                    self._do(message)
                except Refused as refused:
                    self._answer(Failed(refused.problem))
            if not self.is_over:
                self.ending = NOT_ALLOWED

    async def _move(self, move: AnyMove) -> None:
        """Make the move and say what became of it; the next message is read after that."""
        self.is_moving = True
        try:
            if not self.requests.lets_through(self.address):
                raise refuse(429, "too_many_requests", "too many requests: slow down")
            self._answer(await self._moved(move))
        except Refused as refused:
            self._answer(NotMoved(move.key, refused.status, refused.problem))
        except StoreFailure as failure:
            log.error("the store failed: %s", failure)
            self._answer(NotMoved(move.key, 503, NOT_READ))
        finally:
            self.is_moving = False

    async def _moved(self, move: AnyMove) -> Moved:
        table, listener = self.table, self.listener
        if table is None or listener is None:  # nobody is heard before hello
            raise refuse(400, "hello_first", "the first message must be hello")
        done = await self.service.move_heard(table, listener.holder, move)
        return Moved(move.key, done.version, done.repeated)

    def _do(self, message: Hello | Look | Ping) -> None:
        listener = self.listener
        if isinstance(message, Ping):
            self._answer(Pong(message.number, time.time()))
        elif isinstance(message, Hello):
            raise refuse(400, "hello_once", "hello is only the first message")
        elif listener is not None and self.table is not None:
            if message.perspective is not None and message.perspective not in listener.holder.seats:
                raise refuse(403, "not_yours", "this is not your seat")
            if message.perspective == listener.perspective:
                return
            listener.perspective = message.perspective
            if self.table.match.game.seats_have_secrets:
                listener.plays = 0
            listener.again = True
            self.news.set()

    def _answer(self, message: ToClient) -> None:
        self.answers.append(message)
        self.news.set()

    # --- sending ----------------------------------------------------------------------------------------------------
    async def _send(self) -> None:
        while self.ending is None:
            await self.news.wait()
            await self._wait_to_look()
            self.news.clear()
            await self._send_news()

    async def _wait_to_look(self) -> None:
        """A whole position is sent for each look: a few a second, the newest of those that came meanwhile."""
        if self.listener is None or not self.listener.again or self.limits.looks <= 0:
            return
        await asyncio.sleep(max(0.0, self.looked_at + 1 / self.limits.looks - time.monotonic()))
        self.looked_at = time.monotonic()

    async def _send_news(self) -> None:
        """A method of its own: no message stays in memory while nothing is new (a position is thousands of objects)."""
        for message in await self._news():
            await self._tell(message)

    async def _tell(self, message: ToClient) -> None:
        await self.line.tell(_encoder.encode(message).decode())

    async def _news(self) -> list[ToClient]:
        """Unsent messages, read under the table's lock so that nothing unstored is sent."""
        if self.table is None:
            return self._unsent()
        async with self.table.lock:
            return self._unsent() if self.ending is None else []

    def _unsent(self) -> list[ToClient]:
        """The messages that the client has not been sent, as of now."""
        table, listener = self.table, self.listener
        answers, self.answers = self.answers, []
        if table is None or listener is None:
            return answers
        news: list[ToClient] = []
        if listener.info_seen != table.info_version:
            listener.info_seen = table.info_version
            is_new = table.match.edition is not None and listener.printed != table.printed.digest
            news.append(table_info(table, listener.holder, with_printed=is_new))
            listener.printed = table.printed.digest
        if listener.again or listener.seen != table.version_for(listener.perspective):
            news.append(self._position(table, listener))
        if listener.chat_seen < len(table.lines):
            news.append(Chat(last_lines(table.lines[listener.chat_seen :])))
            listener.chat_seen = len(table.lines)
        return [*answers, *news]

    def _position(self, table: Table, listener: Listener) -> ToClient:
        kept = table.plays_kept(listener.seen, listener.plays)
        message = position(table, listener.perspective, kept)
        listener.seen, listener.again = message.version, False
        listener.plays = kept + len(message.plays)
        table.forget_what_all_have()
        return message

    async def _fail(self, problem: Problem) -> None:
        with contextlib.suppress(OSError):
            await self._tell(Failed(problem))
        await self.end(NOT_ALLOWED)

    async def end(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self.line.close(code)


async def talk(service: Service, sockets: Sockets, scope: Any, receive: Receive, send: Send) -> None:
    """Live updates of a table; the messages are in `messages.py` and in /api/socket-messages.json.

    It is called past Litestar, which would keep several kilobytes for each connection.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    line = Line(receive, send)
    if not is_same_origin(scope["headers"]) or not sockets.has_room(address):
        await line.close(NOT_ALLOWED)
        return
    scope["headers"] = []  # nobody asks for them any more, and the line may stay open for days
    connection = Connection(line, service, sockets, address)
    sockets.open.add(connection)
    try:
        await line.accept()
        await connection.run()
    except OSError:  # the client has left
        pass
    except Exception as error:
        log.error("a connection failed", exc_info=error)
        await connection.end(FAILED)
    finally:
        sockets.open.discard(connection)


def is_same_origin(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """A page of another site must not open sockets here; programs send no origin."""
    found = {name.lower(): value.decode("latin-1") for name, value in headers}
    return is_own(found.get(b"origin"), found.get(b"host"))

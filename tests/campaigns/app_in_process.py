"""The whole application in this process, without a network: what a client sends and what it is sent, as bytes.

Everything between the two is real: limits, routes, messages, the service, its store in a file. Only bots are quiet ones
that take the first option, so that no further processes are started.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import warnings
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple, Self
from urllib.parse import unquote

from litestar.exceptions import LitestarDeprecationWarning

from caravansary.server.http.app import Guard, make_app
from caravansary.server.http.limits import NO_LIMITS, Limits
from caravansary.server.storage.databases import store_of
from caravansary.server.storage.store import Store
from caravansary.server.tables.service import Service
from tests.server.services import QuietBots

HERE: Final = ("127.0.0.1", 50000)
ANSWER_SECONDS: Final = 60.0  # who gets no answer in this time hangs
Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    status: int
    headers: dict[bytes, bytes]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def bearer(tokens: Iterable[str]) -> Headers:
    shown = ",".join(tokens)
    return [(b"authorization", f"Bearer {shown}".encode())] if shown else []


class LocalApp:
    """A server without a network; its tables lie in a folder."""

    def __init__(
        self, folder: Path | None = None, limits: Limits = NO_LIMITS, database: str = "", bots: Any = None
    ) -> None:
        self.store = store_of(database or str((folder or Path()) / "tables.db"))
        self.bots = bots or QuietBots()
        self.app = _app(self.store, self.bots, limits)
        self._life: asyncio.Task[None] | None = None
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    @property
    def service(self) -> Service:
        found: Service = self.app.app.state.service
        return found

    # --- opening and closing ----------------------------------------------------------------------------------------
    async def __aenter__(self) -> Self:
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        call = self.app(scope, self._to_app.get, self._from_app.put)  # type: ignore[arg-type]  # as a server calls it
        self._life = asyncio.create_task(call)
        await self._live("startup")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._live("shutdown")
        assert self._life is not None
        await self._life

    async def _live(self, what: str) -> None:
        await self._to_app.put({"type": f"lifespan.{what}"})
        said = await self._from_app.get()
        if said["type"] != f"lifespan.{what}.complete":
            raise RuntimeError(f"the application failed: {said}")

    # --- requests ---------------------------------------------------------------------------------------------------
    async def ask(
        self, method: str, address: str, body: bytes = b"", tokens: Iterable[str] = (), headers: Headers | None = None
    ) -> Answer:
        """A request and its answer; `address` is what stands in a request line: path and query, percent-encoded."""
        raw, _, query = address.partition("?")
        given = bearer(tokens) if headers is None else headers
        content = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())] if body else []
        scope = {
            **_scope("http", raw, query, [*content, *given]),
            "method": method,
        }
        sent: list[dict[str, Any]] = []
        told = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> dict[str, Any]:
            return next(told, {"type": "http.disconnect"})

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        call = self.app(scope, receive, send)  # type: ignore[arg-type]  # as a server calls it
        await asyncio.wait_for(call, ANSWER_SECONDS)
        start = next(one for one in sent if one["type"] == "http.response.start")
        whole = b"".join(one.get("body", b"") for one in sent if one["type"] == "http.response.body")
        return Answer(start["status"], dict(start["headers"]), whole)

    async def send(self, method: str, address: str, body: object, tokens: Iterable[str] = ()) -> Answer:
        """A request with a body of JSON."""
        return await self.ask(method, address, json.dumps(body).encode(), tokens)

    def connect(self, headers: Headers | None = None) -> SocketClient:
        """A new socket."""
        return SocketClient(self.app, headers or [])


def _app(store: Store, bots: Any, limits: Limits) -> Guard:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)  # of how routes name their parameters
        return make_app(store, bots, limits)


def _scope(kind: str, raw: str, query: str, headers: Headers) -> dict[str, Any]:
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(raw),
        "raw_path": raw.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"caravansary"), *headers],
        "client": HERE,
        "server": ("caravansary", 80),
        "state": {},
        "extensions": {},
    }


class SocketClient:
    """A client's end of a socket: says anything, and keeps what it hears."""

    def __init__(self, app: Guard, headers: Headers) -> None:
        self.heard: list[str] = []
        self.closed: int | None = None  # by which code
        self._numbers = itertools.count(1)
        self._news = asyncio.Event()
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_app.put_nowait({"type": "websocket.connect"})
        scope = {**_scope("websocket", "/api/socket", "", headers), "subprotocols": []}
        call = app(scope, self._to_app.get, self._hear)  # type: ignore[arg-type]  # as a server calls it
        self.life: asyncio.Task[None] = asyncio.create_task(call)
        self.life.add_done_callback(lambda _: self._news.set())

    async def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        self._news.set()

    def say(self, message: object) -> None:
        """Text, bytes, or something that becomes JSON."""
        if isinstance(message, bytes):
            self._to_app.put_nowait({"type": "websocket.receive", "bytes": message, "text": None})
            return
        text = message if isinstance(message, str) else json.dumps(message)
        self._to_app.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def news(self) -> list[str]:
        """What was heard since the last time, pongs left out, once everything that is under way has come.

        A second ping is answered only after everything that went out with the answer to the first one.
        """
        for _ in range(2):
            number = next(self._numbers)
            self.say({"type": "ping", "number": number})
            await asyncio.wait_for(self._pong(f'{{"type":"pong","number":{number},'), ANSWER_SECONDS)
        heard, self.heard = self.heard, []
        return [text for text in heard if not text.startswith('{"type":"pong"')]

    async def _pong(self, start: str) -> None:
        while not self.life.done() and not any(text.startswith(start) for text in self.heard):
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self.life, ANSWER_SECONDS)

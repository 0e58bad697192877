"""Connections that say nothing, half of something, or do not listen; and too many of them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from caravansary.server.http import connections
from caravansary.server.http.connections import Connections, protocols_within, tell_seldom
from tests.processes import surroundings
from tests.server.serving import Client, Server
from tests.server.test_socket import Looker

pytestmark = pytest.mark.anyio
LARGE = b"x" * 50_000_000
ENDED: list[str] = []  # how sockets have ended
UPGRADE = (
    b"GET /ws/%s HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Reads the whole request; "/large" is a large answer, "/late" one that takes a while."""
    if scope["type"] == "websocket":
        await talk(scope["path"], receive, send)
        return
    while (await receive()).get("more_body"):
        pass
    if scope["path"] == "/late":
        await asyncio.sleep(1)
    body = LARGE if scope["path"] == "/large" else b"done"
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


async def talk(path: str, receive: Any, send: Any) -> None:
    """Says much at once ("/ws/large") or something now and then, until the client is gone."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": LARGE.decode() if path == "/ws/large" else "hello"})
    ENDED.append((await receive())["type"])


@contextlib.asynccontextmanager
async def listening(most: int = 0, room: int = 1000) -> AsyncIterator[int]:
    """A server; its port."""
    protocols = protocols_within(Connections(most, room))
    config = uvicorn.Config(
        app, http=protocols.http, ws=protocols.socket, log_config=None, timeout_keep_alive=60, lifespan="off"
    )
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    factory: Any = config.http_protocol_class
    server = await loop.create_server(
        lambda: factory(config=config, server_state=state, app_state={}, _loop=loop), "127.0.0.1", 0
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for one in list(state.connections):
            one.transport.abort()
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_SECONDS", 0.2)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: here\r\n",
        b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nhalf",
        b"GET / HTTP/1.1\r\nhost: here\r\n\r\nGET / HT",
    ],
    ids=["silent", "half a head", "half a body", "half a second request"],
)
async def test_who_does_not_finish_a_request_is_sent_away(said: bytes) -> None:
    async with listening() as port, asyncio.timeout(30):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(said)
        with contextlib.suppress(ConnectionResetError):
            await reader.read()
        writer.close()


async def test_who_does_not_read_the_answer_is_sent_away() -> None:
    loop = asyncio.get_running_loop()
    with socket.socket() as client:
        client.setblocking(False)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with listening() as port, asyncio.timeout(30):
            await loop.sock_connect(client, ("127.0.0.1", port))
            await loop.sock_sendall(client, b"GET /large HTTP/1.1\r\nhost: here\r\n\r\n")
            await asyncio.sleep(1)
            got = 0
            with contextlib.suppress(ConnectionResetError):
                while chunk := await loop.sock_recv(client, 1_000_000):
                    got += len(chunk)
        assert got < len(LARGE)


async def test_a_socket_that_is_not_read_is_cut_off() -> None:
    ENDED.clear()
    loop = asyncio.get_running_loop()
    with socket.socket() as client:
        client.setblocking(False)
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        async with listening() as port, asyncio.timeout(30):
            await loop.sock_connect(client, ("127.0.0.1", port))
            await loop.sock_sendall(client, UPGRADE % b"large")
            while not ENDED:
                await asyncio.sleep(0.05)
    assert ENDED == ["websocket.disconnect"]


async def test_a_socket_at_which_nothing_happens_stays() -> None:
    ENDED.clear()
    async with listening() as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE % b"quiet")
        assert b"hello" in await reader.readuntil(b"hello")
        await asyncio.sleep(1)
        assert not ENDED
        writer.close()


@pytest.mark.parametrize(
    ("begins", "goes_on"),
    [
        (b"GET / HTTP/1.1\r\nhost: here\r\n", b"x-more: %s\r\n" % (b"y" * 1000)),
        (b"GET / HTTP/1.1\r\nhost: here\r\nx-more: ", b"y" * 1000),
        (b"GET /", b"y" * 1000),
        (
            b"POST / HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n0\r\n",
            b"x-more: %s\r\n" % (b"y" * 1000),
        ),
    ],
    ids=["headers", "one header", "address", "trailers"],
)
async def test_a_request_without_end_is_cut_off(begins: bytes, goes_on: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LOOK_SECONDS", 60)  # long before time is up
    async with listening() as port, asyncio.timeout(30):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begins)
        with contextlib.suppress(ConnectionError):
            while True:  # the test's time is bounded
                writer.write(goes_on)
                await writer.drain()
        writer.close()


async def test_a_large_body_is_no_endless_head() -> None:
    async with listening() as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        for _ in range(3):
            assert (await http.post("/", content=b"x" * 300_000)).text == "done"


async def test_whoever_waits_for_the_server_is_not_sent_away() -> None:
    async with listening() as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        assert (await http.get("/late")).text == "done"


async def test_an_address_has_a_bound_and_a_closed_connection_makes_room(caplog: pytest.LogCaptureFixture) -> None:
    async with listening(most=3) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        for _ in range(5):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2")) as other:
            assert (await other.get(f"http://127.0.0.1:{port}/")).text == "done"
        for _, writer in held:
            writer.close()
            await writer.wait_closed()
        async with httpx.AsyncClient() as again:
            assert (await again.get(f"http://127.0.0.1:{port}/")).text == "done"
    assert [record.message for record in caplog.records] == ["127.0.0.1 has 3 connections: further ones are closed"]


async def test_a_connection_counts_until_it_has_left_also_as_a_socket() -> None:
    counted = Connections(1, 9)
    for address, other in (("192.0.2.1", "192.0.2.2"), ("2001:db8:0:1::1", "2001:db8:0:2::1")):
        first, second = asyncio.Transport(), asyncio.Transport()
        assert counted.admit(address, first)
        assert not counted.admit(address, second)
        assert counted.admit(other, second)
        counted.leave(first)
        assert counted.admit(address, asyncio.Transport())
        counted.leave(first)
    async with listening(most=1) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE % b"quiet")
        await reader.readuntil(b"hello")
        refused, its_writer = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(ConnectionResetError):
            assert await refused.read() == b""
        for one in (writer, its_writer):
            one.close()
        async with asyncio.timeout(20), httpx.AsyncClient() as http:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    assert (await http.get(f"http://127.0.0.1:{port}/")).text == "done"
                    break


async def test_there_is_room_for_so_many_together() -> None:
    async with listening(room=2) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        with contextlib.suppress(ConnectionResetError):
            assert await held[2][0].read() == b""
        for _, writer in held:
            writer.close()


async def test_that_nobody_can_be_accepted_is_told_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.get_running_loop()
    tell_seldom(loop)
    try:
        for _ in range(100):
            loop.call_exception_handler({"message": "accept", "exception": OSError(24, "Too many open files")})
        loop.call_exception_handler({"message": "something else"})
    finally:
        loop.set_exception_handler(None)
    assert [record.message.split(":")[0] for record in caplog.records] == [
        "connections cannot be accepted",
        "something else",
    ]


@contextlib.contextmanager
def few_descriptors(many: int) -> Iterator[None]:
    """As most systems give them to a process that does not ask for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (many, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_thousand_silent_connections_of_one_address_hold_up_nobody_else(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.db")
    server.bounded = True
    visitor = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=20)
    with few_descriptors(400):
        server.start()
    with contextlib.closing(visitor), contextlib.ExitStack() as stack:
        stack.callback(server.stop)
        assert server.process is not None
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] > 400
        for _ in range(1000):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        for _ in range(3):
            assert visitor.get(f"{server.address}/api/health").status_code == 200
    assert len("".join(server.errors)) < 1000


def test_where_uvloop_and_httptools_do_not_exist_everything_works_all_the_same(tmp_path: Path) -> None:
    for name in ("uvloop", "httptools"):
        (tmp_path / f"{name}.py").write_text("raise ImportError", encoding="utf-8")
    server = Server(tmp_path / "tables.db")
    server.environment = surroundings()
    server.environment["PYTHONPATH"] = os.pathsep.join([str(tmp_path), server.environment["PYTHONPATH"]])
    with server:
        client = Client(server.address)
        table = client.make("here", "here")
        seat = table.asked()
        with Looker(server, table, table.tokens[seat], perspective=seat) as looker:
            asked = looker.wait("position")["ask"]
            move = {"kind": "play", "seat": seat, "version": 0, "key": "k", "action": asked["options"][0]["action"]}
            looker.send(type="move", move=move)
            assert looker.wait("moved")["version"] == 1
        client.close()
    assert "".join(server.errors) == ""

"""Runs the server: listens, greets, serves until it is stopped."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from typing import Final

import uvicorn

from caravansary.core.errors import CaravansaryError
from caravansary.server import sweeping
from caravansary.server.http.app import make_app
from caravansary.server.http.connections import Connections, protocols_within, raise_descriptors, tell_seldom
from caravansary.server.http.limits import Limits
from caravansary.server.http.page_files import NOT_BUILT, is_built
from caravansary.server.storage.databases import shown, store_of
from caravansary.server.storage.store import StoreFailure
from caravansary.server.thinking.bot_workers import BotWorkers

HERE: Final = ("127.0.0.1", "localhost", "::1")
PROXIES: Final = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]  # not its clients
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - only compared with
BACKLOG: Final = 100  # connections that wait to be accepted
OPEN_NOTE: Final = (
    "Open to the network: whoever can reach this address can make tables and watch listed ones. A seat belongs to "
    "whoever has its link. There is no encryption; for the internet put a server with HTTPS in front "
    "(see docs/serve/server.md)."
)


class ServerError(CaravansaryError):
    """The server cannot start."""


def run(
    host: str,
    port: int,
    database: str,
    workers: BotWorkers,
    limits: Limits,
    *,
    behind_proxy: bool,
    log_requests: bool,
    expire_days: float,
    say: Callable[[str], None],
) -> None:
    """Serve until somebody stops it."""
    _check(database)
    listening = listen(host, port)
    try:
        app = make_app(store_of(database), workers, limits, expire_days)
        most = 0 if behind_proxy else limits.connections  # a proxy has them all
        protocols = protocols_within(Connections(most, raise_descriptors()))
        config = uvicorn.Config(
            app,
            http=protocols.http,
            backlog=BACKLOG,
            log_config=None,
            access_log=log_requests,
            ws=protocols.socket,
            ws_max_size=limits.message * 4,
            ws_per_message_deflate=False,
            proxy_headers=behind_proxy,
            forwarded_allow_ips=PROXIES if behind_proxy else None,
            server_header=False,
            timeout_graceful_shutdown=3,
            lifespan="on",
        )
        greet = partial(_greet, host, listening.getsockname()[1], database, say)
        server = _Server(config, greet, lambda: app.metrics.total("requests", "moves"))
        server.run([listening])
    finally:
        listening.close()


def _check(database: str) -> None:
    """Open the database once beforehand, so that a problem is one line of text."""

    async def try_it() -> None:
        store = store_of(database)
        await store.open()
        await store.close()

    try:
        asyncio.run(try_it())
    except StoreFailure as failure:
        raise ServerError(str(failure)) from failure


class _Server(uvicorn.Server):
    """Greets when it is ready, and sweeps while it runs; `done` counts what it has done."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], done: Callable[[], int]) -> None:
        super().__init__(config)
        self.ready = ready
        self.done = done
        self.sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        tell_seldom(asyncio.get_running_loop())
        await super().startup(sockets)
        if self.started:
            sweeping.begin()
            self.sweeping = asyncio.create_task(sweeping.sweep(self.done))
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.sweeping is not None:
            self.sweeping.cancel()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: else answers wait for 40 ms
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise ServerError(f"cannot listen on {host} port {port}: {error}; another --port may be free") from error
    return listening


def _greet(host: str, port: int, database: str, say: Callable[[str], None]) -> None:
    place = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    say(f"Caravansary is open: http://{place}:{port}")
    say(f"Tables are kept in {shown(database)}. Stop with Ctrl+C.")
    if host not in HERE:
        say(OPEN_NOTE)
    if not is_built():
        say(NOT_BUILT)

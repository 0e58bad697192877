"""Clients of the socket without a network, and a disk that does as it is told."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

import pytest

from caravansary.server.http.limits import Limits
from caravansary.server.http.socket import Connection, Sockets
from caravansary.server.storage.store import Change, Store, StoreFailure
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from tests.server.services import until


class FakeSocket:
    """A client that listens; `says` is what it sends."""

    def __init__(self, *says: dict[str, Any]) -> None:
        self.says: asyncio.Queue[str] = asyncio.Queue()
        for message in says:
            self.says.put_nowait(json.dumps(message))
        self.told: list[dict[str, Any]] = []
        self.listens = asyncio.Event()
        self.listens.set()
        self.code: int | None = None

    def say(self, **message: Any) -> None:
        self.says.put_nowait(json.dumps(message))

    async def hear(self) -> str:
        said = await self.says.get()
        if said == "bye":
            raise ConnectionResetError("bye")
        return said

    async def tell(self, data: str) -> None:
        await self.listens.wait()
        self.told.append(json.loads(data))

    async def close(self, code: int) -> None:
        self.code = code

    def positions(self) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == "position"]


@contextlib.asynccontextmanager
async def looking(
    service: Service,
    table: Table,
    *tokens: str,
    perspective: int | None = None,
    sockets: Sockets | None = None,
    address: str = "here",
) -> Any:
    """Somebody who looks at the table."""
    socket = FakeSocket({"type": "hello", "table": table.id, "tokens": list(tokens), "perspective": perspective})
    connection = Connection(socket, service, sockets or Sockets(Limits()), address)  # type: ignore[arg-type]  # as good as a real one
    running = asyncio.create_task(connection.run())
    await until(socket.positions)
    yield socket
    socket.says.put_nowait("bye")
    async with asyncio.timeout(60):
        await running


class SlowDisk:
    """A store whose changes wait, and fail if they are told to."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = asyncio.Event()
        self.goes_on = asyncio.Event()
        self.fails = False
        self._change = store.change
        monkeypatch.setattr(store, "change", self.change)

    async def change(self, change: Change) -> None:
        self.begun.set()
        await self.goes_on.wait()
        if self.fails:
            raise StoreFailure("the disk is full")
        await self._change(change)

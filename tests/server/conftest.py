"""One real server for the tests of a worker, where every test makes tables of its own; services without a network."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import cast

import pytest

from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.tables.service import Service
from tests.server.databases import Stores, new_database, postgres_server, stores_over
from tests.server.lookers import SlowDisk
from tests.server.services import QuietBots, Start, service_over
from tests.server.serving import Client, Server, Table


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


# --- services without a network -------------------------------------------------------------------------------------
@pytest.fixture
async def start(tmp_path: Path) -> AsyncIterator[Start]:
    """Starts a service over the test's own file; the one before is stopped."""
    running: list[Service] = []

    async def start_anew() -> Service:
        await stop()
        running.append(service_over(tmp_path / "t.db"))
        await running[0].start()
        return running[0]

    async def stop() -> None:
        while running:
            await running.pop().stop()

    yield start_anew
    await stop()


@pytest.fixture
async def service(start: Start) -> Service:
    return await start()


@pytest.fixture
def store(service: Service) -> SqliteStore:
    return cast(SqliteStore, service.store)


@pytest.fixture
def bots(service: Service) -> QuietBots:
    return cast(QuietBots, service.workers)


@pytest.fixture
def disk(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(store, monkeypatch)


# --- servers and databases ------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    found = Client(server.address)
    yield found
    found.close()


@pytest.fixture
def table(client: Client) -> Table:
    """A new table of Merv on it, for two people at one device."""
    return client.make("here", "here")


@pytest.fixture
def seat(table: Table) -> int:
    """Who is asked there."""
    return table.asked()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as address:
        yield address


@pytest.fixture
def postgres_database(postgres: str) -> Iterator[str]:
    """A new database on it."""
    with new_database(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind, as `--database` names it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def stores(database: str) -> Stores:
    return stores_over(database)

"""One real server for the tests of a worker; every test makes tables of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import Client, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[Client]:
    found = Client(server.address)
    yield found
    found.close()

"""Several servers and their database under conditions that nobody wishes for: wrong clocks, floods, no connections."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.storage.databases import store_of
from caravansary.server.storage.store import StoreFailure
from caravansary.server.tables.service import Service
from tests.campaigns.disks import SetClock, Unavailable
from tests.processes import eventually
from tests.server.databases import cluster, do_sql, new_database
from tests.server.lookers import looking
from tests.server.playing import go_on
from tests.server.services import QuietBots, make, tokens_of, until
from tests.server.serving import Client, Server, Table

pytestmark = pytest.mark.anyio


# --- clocks ---------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("skew", [7_200, -7_200])
def test_two_servers_whose_clocks_differ_by_hours_share_their_tables(
    postgres_database: str, tmp_path: Path, skew: int
) -> None:
    try:
        clock = SetClock(tmp_path)
    except Unavailable as reason:
        pytest.skip(str(reason))
    clock.set(skew)
    right, wrong = Server(postgres_database), Server(postgres_database)
    wrong.environment = clock.environment
    with right, wrong:
        clients = [Client(server.address) for server in (right, wrong)]
        table = clients[0].make("here", "here", "greedy")
        there = Table(clients[1], {"table": table.id, "owner": table.owner, "spectator": table.spectator, "seats": []})
        there.tokens = table.tokens
        for number in range(8):
            (table, there)[number % 2].play_turn()
        positions = [one.position(0) for one in (table, there)]
        assert positions[0]["version"] == positions[1]["version"]
        assert positions[0]["view"] == positions[1]["view"]
        assert all(seat["used"] >= 0 for position in positions for seat in position["clocks"])
        assert [len(one.get("/chat", one.owner).json()["lines"]) for one in (table, there)] == [0, 0]
        for client in clients:
            assert client.get("/api/health").json()["status"] == "ok"
            client.close()
    assert "Traceback" not in "".join(right.errors + wrong.errors)


# --- notifications --------------------------------------------------------------------------------------------------
async def service_on(database: str) -> Service:
    service = Service(store_of(database), QuietBots(), Metrics())  # type: ignore[arg-type]  # as good as the real ones
    await service.start()
    return service


@pytest.mark.parametrize("payload", ["'no-such-table 1'", "repeat('x', 7000)", "'%s 999999'", "'%s'", "''"])
async def test_a_flood_of_notifications_holds_up_no_move(
    postgres_database: str, payload: str, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = await service_on(postgres_database), await service_on(postgres_database)
    try:
        made = await make(one, "here", "here")
        tokens = tokens_of(made)
        table, _ = await other.table(made.table, tokens.values())
        said = payload.replace("%s", made.table)
        notify = f"pg_notify('caravansary', {said} || repeat(' ', n % 2))"
        flood = f"SELECT {notify} FROM generate_series(1, 5000) AS n"  # noqa: S608 - our own words
        async with looking(other, table, *tokens.values()) as watcher:
            flooding = asyncio.create_task(asyncio.to_thread(do_sql, postgres_database, *[flood] * 4))
            for number in range(6):
                await asyncio.wait_for(go_on(one, made.table, tokens, f"k{number}"), 20)
            await until(lambda: watcher.positions()[-1]["version"] >= 6)
            await flooding
            await asyncio.wait_for(go_on(one, made.table, tokens, "last"), 20)
            await until(lambda: watcher.positions()[-1]["version"] >= 7)
    finally:
        await one.stop()
        await other.stop()
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


# --- connections ----------------------------------------------------------------------------------------------------
async def take_all(address: str) -> list[Any]:
    """All connections that the database still gives away."""
    import asyncpg

    taken: list[Any] = []
    with contextlib.suppress(asyncpg.PostgresError, OSError):
        while True:
            taken.append(await asyncpg.connect(address, timeout=10))
    return taken


@pytest.fixture
def own_database() -> Iterator[str]:
    """A database on a PostgreSQL server that nobody else uses."""
    with cluster() as running, new_database(running.address) as address:
        yield address


@pytest.mark.long
async def test_without_a_free_connection_moves_are_refused_and_none_is_lost_or_doubled(own_database: str) -> None:
    database = own_database
    service = await service_on(database)
    made = await make(service, "here", "here")
    tokens = tokens_of(made)
    await go_on(service, made.table, tokens, "k0")
    ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    await asyncio.to_thread(do_sql, database, f"{ending} AND pid <> pg_backend_pid()")
    taken = await take_all(database)
    assert len(taken) > 20
    began, refusals = time.monotonic(), 0
    while refusals == 0 and time.monotonic() - began < 60:
        try:
            await go_on(service, made.table, tokens, f"k{time.monotonic_ns()}")
        except (Refused, StoreFailure) as error:
            refusals += not isinstance(error, Refused) or error.status == 503
    assert refusals
    for connection in taken:
        await connection.close()
    stored = len((await service.store.whole(made.table) or pytest.fail("it is gone")).entries)
    async with asyncio.timeout(60):
        while True:
            with contextlib.suppress(Refused, StoreFailure):
                await go_on(service, made.table, tokens, "after")
                break
            await asyncio.sleep(0.2)
    whole = await service.store.whole(made.table)
    assert whole is not None
    assert [entry.seq for entry in whole.entries] == list(range(len(whole.entries)))
    assert len(whole.entries) > stored
    keys = [entry.key for entry in whole.entries if entry.key is not None]
    assert len(keys) == len(set(keys))
    await service.stop()


# --- versions -------------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_a_server_that_is_stopped_and_started_again_goes_on_where_it_was(tmp_path: Path) -> None:
    """What an exchange of the program by its next or last version does: the file is all that both share."""
    database = tmp_path / "tables.db"
    with Server(database) as server:
        client = Client(server.address)
        table = client.make("here", "here")
        table.play_turn()
        before = table.position(0)
        client.close()
    with Server(database) as server:
        again = Client(server.address)
        table.client = again
        eventually(lambda: again.get("/api/health").status_code == 200)
        after = table.position(0)
        again.close()
    assert {**before, "at": 0, "clocks": []} == {**after, "at": 0, "clocks": []}

"""Tables are removed: by an administrator, or when nobody has touched them for long."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravansary.cli import app
from caravansary.server.http.metrics import Metrics
from caravansary.server.storage.databases import store_of
from caravansary.server.storage.store import Change, StoredSeat, StoreFailure, Whole
from caravansary.server.tables.expiry import expire
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Listener
from tests.server.databases import Stores, do_sql
from tests.server.services import QuietBots, found, make, refused, until
from tests.server.stored import a_line, a_table, a_whole, opened

DAY = 86_400
BOTS = [StoredSeat(0, "bot", None, True)]


async def fill(database: str, now: float) -> None:
    async with opened(store_of(database)) as store:
        await store.add(a_whole("whole"))
        await store.add(Whole(a_table("new", updated=now)))
        await store.add(Whole(a_table("old", updated=now - 20 * DAY)))
        await store.add(Whole(a_table("bots", updated=now - 3 * DAY, seats=BOTS)))
        await store.add(Whole(a_table("record", updated=now - 3 * DAY, imported=True)))


@pytest.mark.anyio
async def test_a_removed_table_is_gone_with_everything(stores: Stores, database: str) -> None:
    async with opened(stores()) as store:
        await store.add(a_whole("one"))
        await store.add(a_whole("other"))

        assert await store.remove("one")
        assert not await store.remove("one")

        assert await store.all() == ["other"]
        assert await store.whole("other") == a_whole("other")
        with pytest.raises(StoreFailure, match="there is no table one"):
            await store.change(Change("one", lines=[a_line(0)]))
        await store.add(a_whole("one"))
        assert await store.whole("one") == a_whole("one")
        summary = next(one for one in await store.summaries() if one.table == "one")
        assert (summary.people, summary.entries, summary.lines) == (True, 2, 2)
        assert summary.size > 100
    rows = await asyncio.to_thread(do_sql, database, "SELECT COUNT(*) FROM entries")
    assert rows == [[4]]


def test_tables_expire_by_their_age_and_sooner_without_people(database: str) -> None:
    now = time.time()

    async def run() -> list[list[str]]:
        await fill(database, now)
        async with opened(store_of(database)) as store:
            return [sorted(await store.expired(days, now)) for days in (100, 40, 10)]

    assert asyncio.run(run()) == [["whole"], ["whole"], ["bots", "old", "record", "whole"]]


def test_an_administrator_lists_and_deletes_tables(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    asyncio.run(fill(database, time.time()))

    def tables(*words: str) -> str:
        done = CliRunner().invoke(app, ["tables", *words, "--database", database])
        assert done.exit_code == 0, done.output
        return done.output

    listed = tables("list")
    assert listed.splitlines()[-1] == "5 tables"
    assert "2 entries, 2 lines" in listed
    assert {one["table"] for one in json.loads(tables("list", "--json"))} == {"whole", "new", "old", "bots", "record"}
    assert tables("delete", "old") == "1 tables deleted\n"
    assert tables("delete", "--untouched", "25") == "3 tables deleted\n"
    assert [one["table"] for one in json.loads(tables("list", "--json"))] == ["new"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["delete", "nothing"], "there is no table nothing; nothing was deleted"),
        (["delete"], "name tables, or say --untouched DAYS"),
        (["list", "--database", "missing.db"], "there is no file missing.db"),
        (["delete", "x", "--database", "missing.db"], "there is no file missing.db"),
    ],
)
def test_what_cannot_be_deleted_is_told_in_a_sentence(tmp_path: Path, words: list[str], problem: str) -> None:
    database = str(tmp_path / "tables.db")
    asyncio.run(fill(database, time.time()))
    given = words if "--database" in words else [*words, "--database", database]

    done = CliRunner().invoke(app, ["tables", *given])

    assert done.exit_code == 2
    assert problem in done.output


@pytest.mark.anyio
async def test_the_tables_of_a_running_server_can_be_listed_but_not_deleted(service: Service, tmp_path: Path) -> None:
    made = await make(service, "here", "here")
    database = str(tmp_path / "t.db")

    listed = await asyncio.to_thread(CliRunner().invoke, app, ["tables", "list", "--database", database])
    deleted = await asyncio.to_thread(CliRunner().invoke, app, ["tables", "delete", made.table, "--database", database])

    assert made.table in listed.output
    assert (deleted.exit_code, "is in use by process" in deleted.output) == (2, True)


@pytest.mark.anyio
async def test_a_server_removes_what_nobody_has_touched_unless_somebody_looks(database: str) -> None:
    first = Service(store_of(database), QuietBots(), Metrics())  # type: ignore[arg-type]  # as good as the real ones
    await first.start()
    tables = [(await make(first, "here", "here")).table for _ in range(3)]
    await first.stop()
    old = f"UPDATE tables SET updated = {time.time() - 20 * DAY} WHERE id <> '{tables[0]}'"  # noqa: S608 - ours
    await asyncio.to_thread(do_sql, database, old)
    again = Service(store_of(database), QuietBots(), Metrics())  # type: ignore[arg-type]
    await again.start()
    watched = await found(again, tables[1])
    watched.listeners.add(Listener(watched.holder([]), None, lambda: None, lambda: None))

    running = asyncio.create_task(expire(again.memory, 10, again.metrics))
    await until(lambda: again.metrics._counts["tables_expired"] == 1)
    running.cancel()

    assert await again.store.all() == sorted(tables[:2])
    with refused("no_such_table"):
        await again.table(tables[2], [])
    await again.stop()

"""All tables go from a SQLite file to PostgreSQL and back, and every row is what it was."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from caravansary.server.storage.databases import store_of
from caravansary.server.storage.move_database import Moved, MoveError, move_tables
from caravansary.server.storage.store import Store, StoreFailure, Whole
from tests.server.databases import do_sql
from tests.server.playing import go_on
from tests.server.services import service_over
from tests.server.services import table_of as new_table
from tests.server.stored import a_table, a_whole, an_entry, table_of, with_open

ROWS = {
    "tables": "id",
    "entries": "table_id, seq",
    "lines": "table_id, number",
    "snapshots": "table_id",
}


def rows_of_file(path: Path) -> dict[str, list[Any]]:
    db = sqlite3.connect(path)
    try:
        selects = {name: f"SELECT * FROM {name} ORDER BY {key}" for name, key in ROWS.items()}  # noqa: S608 - our names
        return {name: db.execute(select).fetchall() for name, select in selects.items()}
    finally:
        db.close()


def filled(path: Path) -> dict[str, list[Any]]:
    """A file with a table that was played at, and ones with something of everything."""
    asyncio.run(fill(path))
    return rows_of_file(path)


async def fill(path: Path) -> None:
    service = service_over(path)
    await service.start()
    table, tokens = await new_table(service, "here", "here")
    for number in range(30):
        await go_on(service, table.id, tokens, f"k{number}")
    await service.store.add(a_whole("t-odd"))
    await service.store.add(Whole(a_table("t-empty", title="zero \0 and \\ backslash")))
    await service.stop()


def test_there_and_back_every_row_is_the_same(tmp_path: Path, postgres_database: str) -> None:
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    before = filled(first)

    there = asyncio.run(move_tables(str(first), postgres_database))
    back = asyncio.run(move_tables(postgres_database, str(second)))

    assert rows_of_file(second) == before == rows_of_file(first)
    assert there == back == Moved(3, len(before["entries"]), 2, 0)
    counts = [do_sql(postgres_database, f"SELECT count(*) FROM {name}")[0][0] for name in ROWS]  # noqa: S608 - likewise
    assert counts == [len(before[name]) for name in ROWS]
    assert min(counts) > 0


def test_the_command_goes_on_where_it_was_interrupted(tmp_path: Path, postgres_database: str) -> None:
    path = tmp_path / "tables.db"
    filled(path)
    with_open(store_of(postgres_database), lambda store: store.add(a_whole("t-odd")))

    command = [sys.executable, "-m", "caravansary", "move-database", str(path), postgres_database]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("3 tables with ")
    assert "compared one by one; 1 of them were there before." in done.stdout


def test_another_table_of_the_same_name_is_left_as_it_is(tmp_path: Path, postgres_database: str) -> None:
    path = str(tmp_path / "tables.db")
    with_open(store_of(path), lambda store: store.add(a_whole()))
    with_open(store_of(postgres_database), lambda store: store.add(Whole(a_table(), [an_entry(0)])))

    with pytest.raises(MoveError, match="has another table t1"):
        asyncio.run(move_tables(path, postgres_database))

    assert with_open(store_of(postgres_database), lambda store: table_of(store, "t1")) == a_table()


def test_a_database_in_use_is_not_moved(tmp_path: Path, postgres_database: str) -> None:
    class Deaf:
        def table_changed(self, table: str, seq: int | None) -> None:
            pass

        def connection_lost(self) -> None:
            pass

        def bots_to_move(self, tables: list[str]) -> None:
            pass

        def bot_hurried(self, table: str, seat: int) -> None:
            pass

    with_open(store_of(str(tmp_path / "b.db")), lambda store: store.add(a_whole()))

    async def use(store: Store) -> None:
        await store.others.follow(Deaf())
        for way in [(postgres_database, str(tmp_path / "a.db")), (str(tmp_path / "b.db"), postgres_database)]:
            with pytest.raises(MoveError, match="is in use: stop its servers first"):
                await move_tables(*way)
        await store.others.leave()
        assert await move_tables(postgres_database, str(tmp_path / "a.db")) == Moved(0, 0, 0, 0)

    with_open(store_of(postgres_database), use)


def test_a_file_in_use_is_not_moved(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")

    async def use(_: Store) -> None:
        with pytest.raises(MoveError, match="is in use by process"):
            await move_tables(path, str(tmp_path / "other.db"))
        with pytest.raises(MoveError, match="cannot be moved to itself"):
            await move_tables(path, path)

    with_open(store_of(path), use)


def test_a_file_that_is_not_there_is_not_moved(tmp_path: Path) -> None:
    with pytest.raises(MoveError, match="there is no file"):
        asyncio.run(move_tables(str(tmp_path / "mistyped.db"), str(tmp_path / "other.db")))

    assert list(tmp_path.iterdir()) == []


def test_no_server_can_be_started_while_a_database_is_moved(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_open(store_of(postgres_database), lambda store: store.add(a_whole()))
    refused: list[str] = []

    async def start_a_server(*_: Any) -> None:
        monkeypatch.setattr("caravansary.server.storage.postgres.ANSWER_SECONDS", 3.0)
        with pytest.raises(StoreFailure) as failure:
            await store_of(postgres_database).open()
        refused.append(str(failure.value))

    monkeypatch.setattr("caravansary.server.storage.move_database._compare", start_a_server)
    moved = asyncio.run(move_tables(postgres_database, str(tmp_path / "tables.db")))

    assert (moved.tables, len(refused)) == (1, 1)
    assert "is being moved or migrated by another program: try again when that is done" in refused[0]
    with_open(store_of(postgres_database), lambda store: table_of(store, "t1"))  # afterwards it can

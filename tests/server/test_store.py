"""What every store promises, and what the SQLite one promises besides: crashes, full disks, other programs' files.

The first part is a contract: it runs for each kind of database in `DATABASES`.
"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace

from caravansary.server.migrations import migrations, statements_of
from caravansary.server.sqlite_store import SqliteStore
from caravansary.server.store import (
    Change,
    Snapshot,
    Store,
    StoreConflict,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoredTable,
    StoreFailure,
)

Answer = TypeVar("Answer")
Stores = Callable[[], Store]  # each call gives a new store over the same database
DATABASES: dict[str, Callable[[Path], Store]] = {"sqlite": lambda folder: SqliteStore(folder / "tables.db")}


@pytest.fixture(params=DATABASES)
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    make = DATABASES[request.param]
    return lambda: make(tmp_path)


def with_open(store: Store, use: Callable[[Store], Awaitable[Answer]]) -> Answer:
    async def run() -> Answer:
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def a_table(name: str = "t1", **changes: object) -> StoredTable:
    table = StoredTable(
        table=name,
        game="merv",
        title="Пятница; DROP TABLE tables",
        status="running",
        listed=True,
        chat=False,
        minutes=None,
        created=1000.25,
        updated=1000.25,
        decisions=0,
        header={"game": "merv", "seed": 2**63 - 1, "options": {"colours": ["red", "blue"]}, "seats": [{"name": "Ада"}]},
        edition=None,
        imported=False,
        owner="digest of the owner",
        spectator="digest of the spectators",
        seats=[StoredSeat(0, "here", "digest of seat 0", True), StoredSeat(1, "open", None, False)],
    )
    return replace(table, **changes)


def an_entry(seq: int, key: str | None = None) -> StoredEntry:
    return StoredEntry(seq, 1001.5 + seq, {"kind": "play", "seat": 0, "number": seq, "sits": None}, key)


def a_line(number: int, key: str | None = None) -> StoredLine:
    return StoredLine(number, 1002.5 + number, "said", None if number % 2 else 1, "hört, hört", {"bot": "greedy"}, key)


# --- one table ------------------------------------------------------------------------------------------------------
def test_a_table_comes_back_as_it_was_stored(stores: Stores) -> None:
    table = a_table(edition='name = "house"', minutes=30, imported=True, chat=True, listed=False)
    entries = [an_entry(0, "0:first"), an_entry(1)]

    async def use(store: Store) -> None:
        await store.add(table, entries)

        assert await store.table("t1") == table
        assert await store.entries("t1") == entries
        assert await store.lines("t1") == []
        assert await store.snapshot("t1") is None

    with_open(stores(), use)


def test_what_is_not_there_is_none_or_empty(stores: Stores) -> None:
    async def use(store: Store) -> None:
        assert await store.table("nobody") is None
        assert await store.entries("nobody") == []
        assert await store.lines("nobody") == []
        assert await store.snapshot("nobody") is None
        assert await store.listed(10) == []
        assert await store.unfinished() == []

    with_open(stores(), use)


def test_the_id_of_a_table_is_taken_once(stores: Stores) -> None:
    async def use(store: Store) -> None:
        await store.add(a_table(), [an_entry(0)])

        with pytest.raises(StoreConflict):
            await store.add(a_table(title="another"), [])

        assert await store.table("t1") == a_table()
        assert await store.entries("t1") == [an_entry(0)]

    with_open(stores(), use)


def test_a_new_log_begins_with_number_0(stores: Stores) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(StoreConflict):
            await store.add(a_table(), [an_entry(1)])

        assert await store.table("t1") is None

    with_open(stores(), use)


def test_a_change_writes_everything_that_it_names(stores: Stores) -> None:
    settings = a_table(
        status="finished",
        title="",
        listed=False,
        updated=2000.0,
        decisions=7,
        seats=[StoredSeat(0, "bot", None, True)],
    )
    snapshot = Snapshot(2, 3, {"year": 1, "players": [{"camels": 2}], "chance": [2**32 - 1, 0]})

    async def use(store: Store) -> None:
        await store.add(a_table(), [])

        await store.change(Change("t1", [an_entry(0, "k"), an_entry(1)], [a_line(0, "k")], settings, snapshot))
        await store.change(Change("t1", lines=[a_line(1)]))
        await store.change(Change("t1"))

        assert await store.table("t1") == settings
        assert await store.entries("t1") == [an_entry(0, "k"), an_entry(1)]
        assert await store.lines("t1") == [a_line(0, "k"), a_line(1)]
        assert await store.snapshot("t1") == snapshot

    with_open(stores(), use)


def test_the_newest_snapshot_is_kept(stores: Stores) -> None:
    async def use(store: Store) -> None:
        await store.add(a_table(), [])
        for seq in (4, 9):
            await store.change(Change("t1", snapshot=Snapshot(seq, 1, {"seq": seq})))

        assert await store.snapshot("t1") == Snapshot(9, 1, {"seq": 9})

    with_open(stores(), use)


# --- conflicts ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "change",
    [
        Change("t1", [an_entry(0)]),
        Change("t1", [an_entry(1), an_entry(2)]),
        Change("t1", [an_entry(3)]),
        Change("t1", [an_entry(2), an_entry(4)]),
        Change("t1", [an_entry(2), an_entry(2)]),
        Change("t1", [an_entry(2, "0:first")]),
        Change("t1", [an_entry(2), an_entry(3, "0:first")]),
        Change("t1", [an_entry(2)], [a_line(0)]),
        Change("t1", [an_entry(2)], [a_line(2)]),
        Change("t1", [an_entry(2)], [a_line(1, "said")]),
    ],
)
def test_who_does_not_know_the_whole_log_writes_nothing(stores: Stores, change: Change) -> None:
    change = replace(change, settings=a_table(title="changed"), snapshot=Snapshot(3, 1, {}))

    async def use(store: Store) -> None:
        await store.add(a_table(), [an_entry(0, "0:first"), an_entry(1)])
        await store.change(Change("t1", lines=[a_line(0, "said")]))

        with pytest.raises(StoreConflict):
            await store.change(change)

        assert await store.table("t1") == a_table()
        assert await store.entries("t1") == [an_entry(0, "0:first"), an_entry(1)]
        assert await store.lines("t1") == [a_line(0, "said")]
        assert await store.snapshot("t1") is None

    with_open(stores(), use)


@pytest.mark.parametrize(
    "change",
    [
        Change("nobody", [an_entry(0)]),
        Change("nobody", settings=a_table("nobody")),
        Change("nobody"),
        Change("t1", [an_entry(0)], settings=a_table("t2")),
        Change("t1", [an_entry(0), StoredEntry(1, 0.0, {"what": object()})]),
    ],
)
def test_what_cannot_be_stored_is_a_failure_and_changes_nothing(stores: Stores, change: Change) -> None:
    async def use(store: Store) -> None:
        await store.add(a_table(), [])
        await store.add(a_table("t2"), [])

        with pytest.raises(StoreFailure):
            await store.change(change)

        assert await store.entries("t1") == []
        assert await store.table("t2") == a_table("t2")

    with_open(stores(), use)


def test_of_two_who_write_the_same_number_one_is_refused(stores: Stores) -> None:
    async def use(store: Store) -> list[object]:
        await store.add(a_table(), [])
        both = [store.change(Change("t1", [an_entry(0, key)])) for key in ("a", "b")]
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert [entry.key for entry in await store.entries("t1")] == ["a"]
        return list(answers)

    first, second = with_open(stores(), use)

    assert first is None
    assert isinstance(second, StoreConflict)


# --- many at once ---------------------------------------------------------------------------------------------------
def test_many_changes_at_once_are_all_stored_and_a_refused_one_takes_no_other_with_it(stores: Stores) -> None:
    tables, each = 20, 30

    async def play(store: Store, table: str) -> int:
        refused = 0
        await store.add(a_table(table), [])
        for seq in range(each):
            wrong = store.change(Change(table, [an_entry(seq + 1)], [a_line(0)]))
            right = store.change(Change(table, [an_entry(seq)]))
            answers = await asyncio.gather(wrong, right, return_exceptions=True)
            refused += isinstance(answers[0], StoreConflict)
            assert answers[1] is None
            assert len(await store.entries(table)) == seq + 1
        return refused

    async def use(store: Store) -> None:
        names = [f"t{number}" for number in range(tables)]
        assert await asyncio.gather(*(play(store, name) for name in names)) == [each] * tables
        for name in names:
            assert await store.entries(name) == [an_entry(seq) for seq in range(each)]
            assert await store.lines(name) == []

    with_open(stores(), use)


def test_changes_of_one_table_are_written_in_the_order_in_which_they_were_asked(stores: Stores) -> None:
    async def use(store: Store) -> None:
        await store.add(a_table(), [])
        await asyncio.gather(*(store.change(Change("t1", [an_entry(seq)])) for seq in range(1200)))

        assert [entry.seq for entry in await store.entries("t1")] == list(range(1200))

    with_open(stores(), use)


def test_whoever_stops_waiting_disturbs_nobody(stores: Stores) -> None:
    async def use(store: Store) -> None:
        await store.add(a_table(), [])
        gone = asyncio.ensure_future(store.change(Change("t1", [an_entry(0)])))
        await asyncio.sleep(0)
        gone.cancel()
        await store.change(Change("t1", lines=[a_line(0)]))

        assert await store.lines("t1") == [a_line(0)]
        assert gone.cancelled()

    with_open(stores(), use)


# --- lists ----------------------------------------------------------------------------------------------------------
def test_listed_tables_come_the_most_recently_played_first(stores: Stores) -> None:
    async def use(store: Store) -> None:
        for name, updated, listed in [("a", 1.0, True), ("b", 3.0, True), ("c", 2.0, True), ("d", 9.0, False)]:
            await store.add(a_table(name, updated=updated, listed=listed), [])
        await store.change(Change("a", settings=a_table("a", updated=4.0)))

        assert [table.table for table in await store.listed(10)] == ["a", "b", "c"]
        assert [table.table for table in await store.listed(2)] == ["a", "b"]

    with_open(stores(), use)


def test_unfinished_tables_are_all_but_the_finished(stores: Stores) -> None:
    async def use(store: Store) -> None:
        for name, status in [("a", "open"), ("b", "running"), ("c", "finished"), ("d", "running")]:
            await store.add(a_table(name, status=status), [])
        await store.change(Change("b", settings=a_table("b", status="finished")))

        assert await store.unfinished() == ["a", "d"]

    with_open(stores(), use)


# --- opening and closing --------------------------------------------------------------------------------------------
def test_everything_is_there_after_the_store_was_closed_and_opened_again(stores: Stores) -> None:
    async def write(store: Store) -> None:
        await store.add(a_table(), [an_entry(0)])
        await store.change(Change("t1", [an_entry(1)], [a_line(0)], snapshot=Snapshot(2, 1, {"a": 1})))

    async def read(store: Store) -> None:
        assert await store.table("t1") == a_table()
        assert await store.entries("t1") == [an_entry(0), an_entry(1)]
        assert await store.lines("t1") == [a_line(0)]
        assert await store.snapshot("t1") == Snapshot(2, 1, {"a": 1})
        await store.change(Change("t1", [an_entry(2)]))

    with_open(stores(), write)
    with_open(stores(), read)


def test_a_store_can_be_opened_again_itself(stores: Stores) -> None:
    store = stores()

    with_open(store, lambda store: store.add(a_table(), []))

    assert with_open(store, lambda store: store.table("t1")) == a_table()


def test_what_was_asked_before_closing_is_written(stores: Stores) -> None:
    async def run() -> None:
        store = stores()
        await store.open()
        await store.add(a_table(), [])
        asked = [asyncio.ensure_future(store.change(Change("t1", [an_entry(seq)]))) for seq in range(40)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*asked)

    asyncio.run(run())

    assert len(with_open(stores(), lambda store: store.entries("t1"))) == 40


def test_a_store_that_is_not_open_says_so(stores: Stores) -> None:
    async def run() -> None:
        store = stores()
        assert not await store.is_well()
        await store.close()
        await store.open()
        assert await store.is_well()
        await store.close()
        await store.close()
        assert not await store.is_well()
        for asking in (store.table("t1"), store.listed(3), store.add(a_table(), []), store.change(Change("t1"))):
            with pytest.raises(StoreFailure, match="not open"):
                await asking

    asyncio.run(run())


# --- the file of the SQLite store -----------------------------------------------------------------------------------
def refusal(path: Path) -> str:
    with pytest.raises(StoreFailure) as refused:
        with_open(SqliteStore(path), lambda store: store.is_well())
    return str(refused.value)


def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with_open(SqliteStore(path), lambda store: store.add(a_table(), []))
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO migrations VALUES (99, 'future', 0)")
    db.close()

    assert refusal(path) == (
        f"{path} was written by a newer program: it has version 99, this program knows {migrations()[-1].version}"
    )


def test_a_database_of_the_first_program_is_opened_and_its_tables_have_said_nothing_of_hints(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT, at DOUBLE PRECISION)")
        for statement in migrations()[0].statements:
            db.execute(statement)
        db.execute("INSERT INTO migrations VALUES (1, 'first', 0)")
        db.execute(
            "INSERT INTO tables VALUES ('t1', 'merv', '', 'running', 1, 0, NULL, 1000.25, 1000.25, 0, '{}', NULL, 0,"
            """ 'owner', 'spectator', '[{"seat": 0, "place": "here", "digest": "d", "taken": true}]')"""
        )
    db.close()

    async def use(store: Store) -> StoredTable | None:
        table = await store.table("t1")
        assert table is not None
        seats = [replace(kept, hints=True) for kept in table.seats]
        await store.change(Change("t1", settings=replace(table, hints=False, seats=seats)))
        return table

    found = with_open(SqliteStore(path), use)
    assert found is not None
    assert (found.hints, [kept.hints for kept in found.seats]) == (None, [None])
    changed = with_open(SqliteStore(path), lambda store: store.table("t1"))
    assert changed is not None
    assert (changed.hints, [kept.hints for kept in changed.seats]) == (False, [True])


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a shopping list\n" * 500)

    assert refusal(path) == f"{path} cannot be opened as a database: file is not a database"
    assert path.read_text() == "a shopping list\n" * 500


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    db.close()

    assert refusal(path) == f"{path} is a database of another program"


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert "cannot be opened" in refusal(tmp_path / "file" / "tables.db")
    assert "cannot be opened" in refusal(tmp_path)


def test_missing_folders_are_made_and_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "tables.db"
    assert with_open(SqliteStore(path), lambda store: store.is_well())

    empty = tmp_path / "empty.db"
    empty.touch()
    assert with_open(SqliteStore(empty), lambda store: store.is_well())


def test_a_store_that_could_not_be_opened_can_be_once_the_reason_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("garbage " * 100)
    refusal(path)

    path.unlink()

    assert with_open(SqliteStore(path), lambda store: store.is_well())


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    """What is acknowledged must survive a power cut: WAL with synchronous=FULL, on every connection that writes."""

    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert store._writer is not None
        settings = {name: store._writer._db.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted}
        assert settings == wanted

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    with_open(SqliteStore(tmp_path / "tables.db"), use)


@pytest.mark.parametrize(
    ("sql", "found"),
    [
        ("", []),
        ("-- nothing;\n", []),
        ("CREATE TABLE a (\n  b TEXT -- why\n);\n\n-- note;\nINSERT INTO a VALUES (1);", 2),
    ],
)
def test_a_migration_is_split_into_its_statements(sql: str, found: list[str] | int) -> None:
    split = statements_of(sql)

    assert split == found or len(split) == found


def test_a_statement_without_an_end_is_refused() -> None:
    with pytest.raises(ValueError, match="without its semicolon: SELECT 1"):
        statements_of("SELECT 1")


def test_migrations_are_numbered_from_1_without_gaps() -> None:
    assert [step.version for step in migrations()] == list(range(1, len(migrations()) + 1))
    assert all(step.statements for step in migrations())


# --- other processes, crashes, full disks ---------------------------------------------------------------------------
BEGIN = """
import asyncio, sys
from caravansary.server.sqlite_store import SqliteStore
from caravansary.server.store import Change, StoredEntry, StoredTable, StoreFailure

def a_table(name):
    return StoredTable(name, "merv", "", "running", True, True, None, 0.0, 0.0, 0, {}, None, False, "", "", [])

def a_change(name, seq, size=0):
    return Change(name, [StoredEntry(seq, 0.0, {"text": "x" * size})])

store = SqliteStore(sys.argv[1])
"""

WRITES = """
async def play(name):
    await store.add(a_table(name), [])
    seq = 0
    while True:
        await store.change(a_change(name, seq, 200))
        print(name, seq, flush=True)
        seq += 1

async def main():
    await store.open()
    await asyncio.gather(*(play(f"t{number}") for number in range(8)))

asyncio.run(main())
"""

FILLS = """
import resource
unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)

async def main():
    await store.open()
    await store.add(a_table("t1"), [])
    await store.change(a_change("t1", 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, unlimited[1]))
    answers = await asyncio.gather(
        *(store.change(a_change("t1", 1 + seq, 500_000)) for seq in range(3)), return_exceptions=True
    )
    print([type(answer).__name__ for answer in answers])
    print(await store.is_well(), len(await store.entries("t1")))
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await store.change(a_change("t1", 1, 500_000))
    print(await store.is_well(), len(await store.entries("t1")))
    await store.close()

asyncio.run(main())
"""


def program(code: str, path: Path) -> list[str]:
    return [sys.executable, "-c", textwrap.dedent(BEGIN + code), str(path)]


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with subprocess.Popen(program(WRITES, path), stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        first.stdout.readline()

        problem = refusal(path)

        first.send_signal(signal.SIGKILL)
        first.wait()
    assert problem == f"{path} is in use by process {first.pid}: only one server at a time can have it"
    assert with_open(SqliteStore(path), lambda store: store.is_well())


def test_a_second_store_of_the_same_process_is_refused_too(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(StoreFailure, match="is in use by process"):
            await SqliteStore(tmp_path / "tables.db").open()
        with pytest.raises(StoreFailure, match="already open"):
            await store.open()
        assert await store.is_well()

    with_open(SqliteStore(tmp_path / "tables.db"), use)


def test_everything_acknowledged_is_there_after_the_process_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(program(WRITES, path), stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout is not None
        for count, line in enumerate(writing.stdout):
            if count == 400:
                writing.send_signal(signal.SIGKILL)
            if line.endswith("\n"):  # the last one may be cut off
                name, seq = line.split()
                acknowledged[name] = int(seq)

    async def use(store: Store) -> None:
        for name, last in acknowledged.items():
            seqs = [entry.seq for entry in await store.entries(name)]
            assert seqs == list(range(len(seqs)))
            assert last + 1 <= len(seqs) <= last + 2  # one more may have been stored and not yet told

    assert len(acknowledged) == 8
    with_open(SqliteStore(path), use)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files there")
def test_when_the_disk_is_full_nothing_is_half_written_and_later_it_goes_on(tmp_path: Path) -> None:
    done = subprocess.run(program(FILLS, tmp_path / "tables.db"), capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    failed, full, well = done.stdout.splitlines()
    assert failed == "['StoreFailure', 'StoreFailure', 'StoreFailure']"
    assert full.endswith(" 1")
    assert well == "True 2"


def test_a_full_database_takes_back_only_what_did_not_fit(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        assert store._writer is not None
        await store.add(a_table(), [])
        (pages,) = store._writer._db.execute("PRAGMA page_count").fetchone()
        store._writer._db.execute(f"PRAGMA max_page_count = {pages + 2}")

        with pytest.raises(StoreFailure, match="full"):
            await store.change(Change("t1", [StoredEntry(0, 0.0, {"text": "x" * 100_000})]))

        await store.change(Change("t1", [an_entry(0)]))
        assert await store.entries("t1") == [an_entry(0)]

    with_open(SqliteStore(tmp_path / "tables.db"), use)

"""What the SQLite store promises besides: crashes, full disks, files of other programs."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from caravansary.server.storage.migrations import migrations, statements_of
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import (
    Change,
    Snapshot,
    Store,
    StoredEntry,
    StoredLine,
    StoredTable,
    StoreFailure,
    Whole,
)
from tests.server.databases import do_sql
from tests.server.stored import a_table, an_entry, entries_of, is_well, opened, refusal, table_of, with_open

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    async with opened(SqliteStore(tmp_path / "tables.db")) as store:
        yield store


# --- the file of the SQLite store -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "stored"),
    [("tables", StoredTable), ("entries", StoredEntry), ("lines", StoredLine), ("snapshots", Snapshot)],
)
def test_every_column_is_a_field(tmp_path: Path, name: str, stored: type[Struct]) -> None:
    path = tmp_path / "tables.db"
    assert is_well(SqliteStore(path))

    columns = {column[1] for column in do_sql(str(path), f"PRAGMA table_info({name})")}

    assert columns - {"table_id"} == set(stored.__struct_encode_fields__)


def test_a_database_of_the_first_program_is_opened_and_its_tables_have_said_nothing_of_hints(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    do_sql(
        str(path),
        "CREATE TABLE migrations (version INTEGER PRIMARY KEY, name TEXT, at DOUBLE PRECISION)",
        *migrations("sqlite")[0].statements,
        "INSERT INTO migrations VALUES (1, 'first', 0)",
        "INSERT INTO tables VALUES ('t1', 'merv', '', 'running', 1, 0, NULL, 1000.25, 1000.25, 0, '{}', NULL, 0,"
        """ 'owner', 'spectator', '[{"seat": 0, "place": "here", "digest": "d", "taken": true}]')""",
    )

    async def use(store: Store) -> StoredTable | None:
        table = await table_of(store, "t1")
        assert table is not None
        seats = [replace(kept, hints=True) for kept in table.seats]
        await store.change(Change("t1", settings=replace(table, hints=False, seats=seats, revision=1)))
        return table

    found = with_open(SqliteStore(path), use)
    assert found is not None
    assert (found.hints, [kept.hints for kept in found.seats]) == (None, [None])
    changed = with_open(SqliteStore(path), lambda store: table_of(store, "t1"))
    assert changed is not None
    assert (changed.hints, [kept.hints for kept in changed.seats]) == (False, [True])


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("a shopping list\n" * 500)

    assert (
        refusal(SqliteStore(path)) == f"{path} cannot be opened as a database: file is not a database (SQLITE_NOTADB)"
    )
    assert path.read_text() == "a shopping list\n" * 500


def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert "cannot be opened" in refusal(SqliteStore(tmp_path / "file" / "tables.db"))
    assert "cannot be opened" in refusal(SqliteStore(tmp_path))


def test_missing_folders_are_made_and_an_empty_file_is_a_new_database(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()

    assert is_well(SqliteStore(tmp_path / "a" / "b" / "tables.db"))
    assert is_well(SqliteStore(tmp_path / "empty.db"))


def test_a_store_that_could_not_be_opened_can_be_once_the_reason_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("garbage " * 100)
    store = SqliteStore(path)
    refusal(store)

    path.unlink()

    assert is_well(store)


async def test_a_commit_waits_for_the_disk(store: SqliteStore) -> None:
    """What is acknowledged must survive a power cut: WAL with synchronous=FULL, on every connection that writes."""

    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    assert store._writer is not None
    settings = {name: store._writer._db.execute(f"PRAGMA {name}").fetchone()[0] for name in wanted}
    assert settings == wanted


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


# --- other processes, crashes, full disks ---------------------------------------------------------------------------
BEGIN = """
import asyncio, sys
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import Change, StoredEntry, StoredTable, StoreFailure, Whole

def a_table(name):
    return StoredTable(name, "merv", "", "running", True, True, None, 0.0, 0.0, 0, {}, None, False, "", "", [])

def a_change(name, seq, size=0):
    return Change(name, [StoredEntry(seq, 0.0, {"text": "x" * size})])

store = SqliteStore(sys.argv[1])
"""

WRITES = """
async def play(name):
    await store.add(Whole(a_table(name)))
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
    await store.add(Whole(a_table("t1")))
    await store.change(a_change("t1", 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, unlimited[1]))
    answers = await asyncio.gather(
        *(store.change(a_change("t1", 1 + seq, 500_000)) for seq in range(3)), return_exceptions=True
    )
    print([type(answer).__name__ for answer in answers])
    print(await store.is_well(), len((await store.whole("t1")).entries))
    resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
    await store.change(a_change("t1", 1, 500_000))
    print(await store.is_well(), len((await store.whole("t1")).entries))
    await store.close()

asyncio.run(main())
"""


FINDS_IT_FULL = """
import resource
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))

try:
    asyncio.run(store.open())
except StoreFailure as failure:
    print(failure)
"""


def program(code: str, path: Path) -> list[str]:
    return [sys.executable, "-c", textwrap.dedent(BEGIN + code), str(path)]


@pytest.mark.parametrize("ends", [("",), ("", "-wal", "-shm"), ("-wal",)])
async def test_a_database_that_was_moved_away_takes_nothing_until_it_is_back(
    store: SqliteStore, tmp_path: Path, ends: tuple[str, ...]
) -> None:
    await store.add(Whole(a_table("before")))
    moved = [(Path(f"{store.path}{end}"), tmp_path / f"elsewhere{end}") for end in ends]
    for here, there in moved:
        here.rename(there)

    with pytest.raises(StoreFailure, match="was removed, moved or replaced while the server runs"):
        await store.add(Whole(a_table("lost")))
    with pytest.raises(StoreFailure, match="was removed"):
        await store.whole("before")
    assert not await store.is_well()
    for here, there in moved:
        there.rename(here)

    await store.add(Whole(a_table("after")))
    assert await store.is_well()
    assert await store.all() == ["after", "before"]


async def test_another_file_in_the_place_of_the_database_is_noticed(store: SqliteStore) -> None:
    store.path.rename(store.path.with_name("elsewhere"))
    store.path.write_bytes(b"")

    assert not await store.is_well()


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with subprocess.Popen(program(WRITES, path), stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        first.stdout.readline()

        problem = refusal(SqliteStore(path))

        first.send_signal(signal.SIGKILL)
        first.wait()
    assert problem == f"{path} is in use by process {first.pid}: only one server at a time can have it"
    assert is_well(SqliteStore(path))


async def test_a_lock_that_was_removed_is_taken_anew(store: SqliteStore) -> None:
    lock = store.path.with_name("tables.db.lock")
    lock.unlink()

    await store.add(Whole(a_table("t1")))

    assert lock.exists()
    with pytest.raises(StoreFailure, match="is in use by process"):
        await SqliteStore(store.path).open()


async def test_of_two_servers_on_one_file_the_one_without_the_lock_writes_nothing(store: SqliteStore) -> None:
    store.path.with_name("tables.db.lock").unlink()
    async with opened(SqliteStore(store.path)) as second:
        await second.add(Whole(a_table("t1")))

        with pytest.raises(StoreFailure, match="is in use by process"):
            await store.add(Whole(a_table("t2")))
        assert not await store.is_well()
    assert await store.is_well()


@pytest.mark.parametrize("name", ["folder", "notes.txt", "nowhere.txt/tables.db"])
def test_what_is_no_database_gets_no_lock(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    for text in ("notes.txt", "nowhere.txt"):
        (tmp_path / text).write_text("this is no database " * 100)

    assert "cannot be opened" in refusal(SqliteStore(tmp_path / name))

    assert not list(tmp_path.rglob("*.lock"))


async def test_a_second_store_of_the_same_process_is_refused_too(store: SqliteStore) -> None:
    with pytest.raises(StoreFailure, match="is in use by process"):
        await SqliteStore(store.path).open()
    with pytest.raises(StoreFailure, match="already open"):
        await store.open()
    assert await store.is_well()


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
            seqs = [entry.seq for entry in await entries_of(store, name)]
            assert seqs == list(range(len(seqs)))
            assert last + 1 <= len(seqs) <= last + 2  # one more may have been stored and not yet told

    assert len(acknowledged) == 8
    with_open(SqliteStore(path), use)


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files there")
def test_when_the_disk_is_full_nothing_is_half_written_and_later_it_goes_on(tmp_path: Path) -> None:
    done = subprocess.run(program(FILLS, tmp_path / "tables.db"), capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    failed, full, well = done.stdout.splitlines()
    assert failed.startswith("['StoreFailure', ")  # the others too, or conflicts if the first one was written by itself
    assert "None" not in failed
    assert full.endswith(" 1")
    assert well == "True 2"


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files there")
def test_a_server_that_finds_its_disk_full_says_so(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    done = subprocess.run(program(FINDS_IT_FULL, path), capture_output=True, text=True, check=False)

    assert done.stdout == f"{path} cannot be opened: File too large\n", done.stderr


async def test_a_failure_names_the_file_and_what_is_wrong_with_it(store: SqliteStore) -> None:
    assert store._writer is not None
    store._writer._db.execute("PRAGMA busy_timeout = 0")
    with contextlib.closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailure) as failure:
            await store.add(Whole(a_table()))
    assert str(failure.value) == f"{store.path}: database is locked (SQLITE_BUSY)"
    await store.add(Whole(a_table()))


async def test_a_full_database_takes_back_only_what_did_not_fit(store: SqliteStore) -> None:
    assert store._writer is not None
    await store.add(Whole(a_table()))
    (pages,) = store._writer._db.execute("PRAGMA page_count").fetchone()
    store._writer._db.execute(f"PRAGMA max_page_count = {pages + 2}")

    with pytest.raises(StoreFailure, match="full"):
        await store.change(Change("t1", [StoredEntry(0, 0.0, {"text": "x" * 100_000})]))

    await store.change(Change("t1", [an_entry(0)]))
    assert await entries_of(store, "t1") == [an_entry(0)]

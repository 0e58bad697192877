"""What the PostgreSQL store promises besides: other programs, several processes, connections that are lost."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator

import pytest

import caravansary
from caravansary.server.storage.compatibility import signature
from caravansary.server.storage.databases import shown, store_of
from caravansary.server.storage.migrations import migrations
from caravansary.server.storage.store import Change, Store, StoreConflict, StoreFailure, Whole
from tests.server.databases import do_sql
from tests.server.stored import a_table, an_entry, entries_of, is_well, opened, refusal, with_open

LOSE_CONNECTIONS = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE application_name = 'caravansary' AND datname = current_database()"
)
pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(postgres_database: str) -> AsyncIterator[Store]:
    async with opened(store_of(postgres_database)) as store:
        yield store


# --- opening --------------------------------------------------------------------------------------------------------
def test_a_database_that_cannot_be_reached_is_told_without_the_password() -> None:
    pytest.importorskip("asyncpg")

    problem = refusal(store_of("postgresql://ada:secret@127.0.0.1:1/tables?application_name=secret"))

    assert problem.startswith("postgresql://ada@127.0.0.1:1/tables cannot be opened: ")
    assert "secret" not in problem


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://[secret/x",
        "postgresql://ada:se/cret@127.0.0.1/x",
        "postgresql://ada:se#cret@127.0.0.1/x",
        "postgresql://ada:se?cret@127.0.0.1/x",
        "postgresql://ada:secret",
    ],
)
def test_of_an_address_that_cannot_be_read_nothing_is_told(address: str) -> None:
    pytest.importorskip("asyncpg")

    problem = refusal(store_of(address))

    assert problem.startswith("postgresql://... cannot be opened: the address cannot be read (in a password ")


def test_several_processes_may_open_a_new_database_at_once(postgres_database: str) -> None:
    async def run() -> None:
        stores = [store_of(postgres_database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].add(Whole(a_table()))
        assert [await store.all() for store in stores] == [["t1"]] * 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(run())

    versions = do_sql(postgres_database, "SELECT version FROM migrations ORDER BY version")
    assert versions == [[step.version] for step in migrations("postgresql")]


@pytest.mark.parametrize(
    ("speaks_as", "seconds_ago", "is_refused"),
    [("form 0; merv 1", 1, True), ("", 1, True), (signature(), 1, False), ("form 0; merv 1", 60, False)],
    ids=["other rules", "before it was said", "the same", "dead"],
)
def test_processes_that_understand_something_else_are_not_joined(
    postgres_database: str, speaks_as: str, seconds_ago: int, is_refused: bool
) -> None:
    assert is_well(store_of(postgres_database))
    lives = f"INSERT INTO processes VALUES ('other', now() - interval '{seconds_ago} seconds', '{speaks_as}')"  # noqa: S608 - our own
    do_sql(postgres_database, lives)

    if is_refused:
        assert refusal(store_of(postgres_database)) == (
            f"{shown(postgres_database)} is in use by another version of this program (server processes: 1), and they "
            "would not understand each other: stop all of that one first"
        )
    else:
        assert is_well(store_of(postgres_database))


def test_a_database_is_not_changed_under_a_running_older_program(postgres_database: str) -> None:
    assert is_well(store_of(postgres_database))
    do_sql(
        postgres_database,
        "DELETE FROM migrations WHERE version = 5",
        "ALTER TABLE processes DROP COLUMN speaks",
        "INSERT INTO processes VALUES ('other', now())",
    )

    assert "another version" in refusal(store_of(postgres_database))
    assert do_sql(postgres_database, "SELECT max(version) FROM migrations") == [[4]]

    do_sql(postgres_database, "DELETE FROM processes")
    assert is_well(store_of(postgres_database))


def test_what_a_program_understands_names_every_game_with_its_rules_and_values() -> None:
    assert signature().startswith("form 1; ")
    for name in caravansary.list_games():
        game = caravansary.game(name)
        assert f"; {name} {game.rules_version} standard {game.standard_edition().digest}" in signature()


def test_steps_are_numbered_without_gaps_over_all_kinds_of_databases() -> None:
    steps = {step.version: step.name for kind in ("sqlite", "postgresql") for step in migrations(kind)}

    assert sorted(steps) == list(range(1, len(steps) + 1))
    assert all(step.statements for step in migrations("postgresql"))


def test_without_the_driver_the_message_names_the_extra() -> None:
    code = """
    import sys
    sys.modules["asyncpg"] = None
    from caravansary.cli import main
    sys.argv = ["caravansary", "serve", "--port", "0", "--database", "postgresql://127.0.0.1/tables"]
    main()
    """
    command = [sys.executable, "-c", textwrap.dedent(code)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "the driver is missing: pip install '.[postgres]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_commit_waits_for_the_disk(postgres_database: str) -> None:
    """Also where the database was told to be quick rather than safe."""
    name = postgres_database.rpartition("/")[2]
    do_sql(postgres_database, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def use(store: Store) -> str:
        rows = await store._database.ask("SHOW synchronous_commit")  # type: ignore[attr-defined]  # of this store
        return str(rows[0][0])

    assert with_open(store_of(postgres_database), use) == "on"


# --- several processes ----------------------------------------------------------------------------------------------
async def test_of_two_processes_that_write_the_same_number_one_is_refused(store: Store, postgres_database: str) -> None:
    other = store_of(postgres_database)
    await other.open()
    await store.add(Whole(a_table()))
    for seq in range(25):
        both = [one.change(Change("t1", [an_entry(seq, f"k{seq}")])) for one in (store, other)]
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [StoreConflict]
    assert await entries_of(other, "t1") == [an_entry(seq, f"k{seq}") for seq in range(25)]
    await other.close()


# --- lost connections -----------------------------------------------------------------------------------------------
async def test_connections_that_the_database_has_closed_are_made_anew(store: Store, postgres_database: str) -> None:
    await store.add(Whole(a_table()))
    await asyncio.gather(*(store.whole("t1") for _ in range(20)))
    closed = await asyncio.to_thread(do_sql, postgres_database, LOSE_CONNECTIONS)
    assert len(closed) > 1

    await store.change(Change("t1", [an_entry(0)]))

    assert await entries_of(store, "t1") == [an_entry(0)]
    assert await store.is_well()


async def test_what_waits_too_long_for_another_program_fails_and_changes_nothing(
    store: Store, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncpg

    monkeypatch.setattr("caravansary.server.storage.postgres.ANSWER_SECONDS", 3.0)
    await store.close()
    await store.open()

    await store.add(Whole(a_table()))
    other = await asyncpg.connect(postgres_database)
    async with other.transaction():
        await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StoreFailure):
            await store.change(Change("t1", [an_entry(0)]))
    await other.close()
    assert await entries_of(store, "t1") == []
    await store.change(Change("t1", [an_entry(0)]))


async def test_a_database_that_does_not_answer_is_not_well(
    store: Store, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravansary.server.storage.postgres_store.WELL_SECONDS", 3.0)

    import asyncpg

    other = await asyncpg.connect(postgres_database)
    async with other.transaction():
        await other.execute("LOCK TABLE health IN ACCESS EXCLUSIVE MODE")
        assert not await store.is_well()
    await other.close()
    assert await store.is_well()

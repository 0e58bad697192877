"""What every store promises: a contract that runs for each kind of database in `databases.py`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from caravansary.server.storage.databases import shown
from caravansary.server.storage.migrations import migrations
from caravansary.server.storage.store import (
    Change,
    Snapshot,
    Store,
    StoreConflict,
    StoredEntry,
    StoredLine,
    StoredSeat,
    StoreFailure,
    Whole,
)
from tests.server.databases import Stores, do_sql
from tests.server.stored import (
    a_line,
    a_table,
    a_whole,
    an_entry,
    entries_of,
    is_well,
    opened,
    refusal,
    table_of,
    with_open,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(stores: Stores) -> AsyncIterator[Store]:
    """A new, open store of each kind."""
    async with opened(stores()) as store:
        yield store


# --- one table ------------------------------------------------------------------------------------------------------
async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = a_table(edition='name = "house"', minutes=30, imported=True, chat=True, listed=False)
    entries = [an_entry(0, "0:first"), an_entry(1)]

    await store.add(Whole(table, entries))

    assert await store.whole("t1") == Whole(table, entries)


async def test_a_whole_table_can_be_added_at_once(store: Store) -> None:
    for name in ("t2", "t1"):
        await store.add(a_whole(name))

    assert await store.all() == ["t1", "t2"]
    assert await store.whole("t1") == a_whole("t1")
    assert await store.whole("t2") == a_whole("t2")


@pytest.mark.parametrize("text", ["\\", "\\0", "a\0b", "\\\0\\0", "\n\t'\"$1%s", "ß € 🐫", ""])
async def test_any_text_comes_back_as_it_was_written(store: Store, text: str) -> None:
    whole = Whole(
        a_table(title=text, edition=text, header={text: text}),
        [StoredEntry(0, 0.1, {"name": text})],
        [StoredLine(0, 0.2, "said", None, text, {"text": text})],
    )
    await store.add(whole)

    assert await store.whole("t1") == whole


async def test_what_is_not_there_is_none_or_empty(store: Store) -> None:
    assert await store.whole("nobody") is None
    assert await store.listed(10) == []
    assert await store.unfinished() == []
    assert await store.all() == []


async def test_the_id_of_a_table_is_taken_once(store: Store) -> None:
    await store.add(Whole(a_table(), [an_entry(0)]))

    with pytest.raises(StoreConflict):
        await store.add(Whole(a_table(title="another")))

    assert await store.whole("t1") == Whole(a_table(), [an_entry(0)])


async def test_a_new_log_begins_with_number_0(store: Store) -> None:
    with pytest.raises(StoreConflict):
        await store.add(Whole(a_table(), [an_entry(1)]))

    assert await store.whole("t1") is None


async def test_a_change_writes_everything_that_it_names(store: Store) -> None:
    seats = [StoredSeat(0, "bot", None, True)]
    settings = a_table(status="finished", title="", listed=False, updated=2e3, decisions=7, seats=seats, revision=1)
    snapshot = Snapshot(2, 3, {"year": 1, "players": [{"camels": 2}], "chance": [2**32 - 1, 0]})
    await store.add(Whole(a_table()))

    await store.change(Change("t1", [an_entry(0, "k"), an_entry(1)], [a_line(0, "k")], settings, snapshot))
    await store.change(Change("t1", lines=[a_line(1)], revision=1))
    await store.change(Change("t1", revision=1))

    lines = [a_line(0, "k"), a_line(1)]
    assert await store.whole("t1") == Whole(settings, [an_entry(0, "k"), an_entry(1)], lines, snapshot)


async def test_the_newest_snapshot_is_kept(store: Store) -> None:
    await store.add(Whole(a_table()))
    for seq in (4, 9):
        await store.change(Change("t1", snapshot=Snapshot(seq, 1, {"seq": seq})))

    assert await store.whole("t1") == Whole(a_table(), snapshot=Snapshot(9, 1, {"seq": 9}))


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
        Change("t1", [an_entry(2)], revision=1),
        Change("t1", [an_entry(2)], revision=-1),
    ],
)
async def test_who_does_not_know_the_whole_log_writes_nothing(store: Store, change: Change) -> None:
    settings = a_table(title="changed", revision=change.revision + 1)
    change = replace(change, settings=settings, snapshot=Snapshot(3, 1, {}))
    await store.add(Whole(a_table(), [an_entry(0, "0:first"), an_entry(1)]))
    await store.change(Change("t1", lines=[a_line(0, "said")]))

    with pytest.raises(StoreConflict):
        await store.change(change)

    assert await store.whole("t1") == Whole(a_table(), [an_entry(0, "0:first"), an_entry(1)], [a_line(0, "said")])


@pytest.mark.parametrize(
    "change",
    [
        Change("nobody", [an_entry(0)]),
        Change("nobody", settings=a_table("nobody", revision=1)),
        Change("nobody"),
        Change("t1", [an_entry(0)], settings=a_table("t2", revision=1)),
        Change("t1", [an_entry(0)], settings=a_table("t1", revision=0)),
        Change("t1", [an_entry(0), StoredEntry(1, 0.0, {"what": object()})]),
    ],
)
async def test_what_cannot_be_stored_is_a_failure_and_changes_nothing(store: Store, change: Change) -> None:
    await store.add(Whole(a_table()))
    await store.add(Whole(a_table("t2")))

    with pytest.raises(StoreFailure):
        await store.change(change)

    assert await store.whole("t1") == Whole(a_table())
    assert await store.whole("t2") == Whole(a_table("t2"))


async def test_of_two_who_write_the_same_number_one_is_refused(store: Store) -> None:
    await store.add(Whole(a_table()))

    both = [store.change(Change("t1", [an_entry(0, key)])) for key in ("a", "b")]
    first, second = await asyncio.gather(*both, return_exceptions=True)

    assert [entry.key for entry in await entries_of(store, "t1")] == ["a"]
    assert first is None
    assert isinstance(second, StoreConflict)


async def test_of_two_who_change_the_settings_at_once_one_is_refused(store: Store) -> None:
    await store.add(Whole(a_table()))
    both = [store.change(Change("t1", settings=a_table(title=title, revision=1))) for title in ("a", "b")]
    answers = await asyncio.gather(*both, return_exceptions=True)

    assert answers[0] is None
    assert isinstance(answers[1], StoreConflict)
    assert await table_of(store, "t1") == a_table(title="a", revision=1)


# --- many at once ---------------------------------------------------------------------------------------------------
async def test_many_changes_at_once_are_all_stored_and_a_refused_one_takes_no_other_with_it(store: Store) -> None:
    tables, each = 20, 30

    async def play(store: Store, table: str) -> int:
        refused = 0
        await store.add(Whole(a_table(table)))
        for seq in range(each):
            wrong = store.change(Change(table, [an_entry(seq + 1)], [a_line(0)]))
            right = store.change(Change(table, [an_entry(seq)]))
            answers = await asyncio.gather(wrong, right, return_exceptions=True)
            refused += isinstance(answers[0], StoreConflict)
            assert answers[1] is None
            assert len(await entries_of(store, table)) == seq + 1
        return refused

    names = [f"t{number}" for number in range(tables)]
    assert await asyncio.gather(*(play(store, name) for name in names)) == [each] * tables
    for name in names:
        assert await store.whole(name) == Whole(a_table(name), [an_entry(seq) for seq in range(each)])


async def test_changes_of_one_table_are_written_in_the_order_in_which_they_were_asked(store: Store) -> None:
    await store.add(Whole(a_table()))
    await asyncio.gather(*(store.change(Change("t1", [an_entry(seq)])) for seq in range(1200)))

    assert [entry.seq for entry in await entries_of(store, "t1")] == list(range(1200))


async def test_whoever_stops_waiting_disturbs_nobody(store: Store) -> None:
    await store.add(Whole(a_table()))
    gone = asyncio.ensure_future(store.change(Change("t1", [an_entry(0)])))
    await asyncio.sleep(0)
    gone.cancel()
    await store.change(Change("t1", lines=[a_line(0)]))

    whole = await store.whole("t1")
    assert whole is not None
    assert whole.lines == [a_line(0)]
    assert gone.cancelled()


# --- lists ----------------------------------------------------------------------------------------------------------
async def test_listed_tables_come_the_most_recently_played_first(store: Store) -> None:
    for name, updated, listed in [("a", 1.0, True), ("b", 3.0, True), ("c", 2.0, True), ("d", 9.0, False)]:
        await store.add(Whole(a_table(name, updated=updated, listed=listed)))
    await store.change(Change("a", settings=a_table("a", updated=4.0, revision=1)))

    assert await store.listed(10) == ["a", "b", "c"]
    assert await store.listed(2) == ["a", "b"]


async def test_unfinished_tables_are_all_but_the_finished(store: Store) -> None:
    for name, status in [("a", "open"), ("b", "running"), ("c", "finished"), ("d", "running")]:
        await store.add(Whole(a_table(name, status=status)))
    await store.change(Change("b", settings=a_table("b", status="finished", revision=1)))

    assert await store.unfinished() == ["a", "d"]


# --- opening and closing --------------------------------------------------------------------------------------------
def test_everything_is_there_after_the_store_was_closed_and_opened_again(stores: Stores) -> None:
    async def write(store: Store) -> None:
        await store.add(Whole(a_table(), [an_entry(0)]))
        await store.change(Change("t1", [an_entry(1)], [a_line(0)], snapshot=Snapshot(2, 1, {"a": 1})))

    async def read(store: Store) -> None:
        whole = Whole(a_table(), [an_entry(0), an_entry(1)], [a_line(0)], Snapshot(2, 1, {"a": 1}))
        assert await store.whole("t1") == whole
        await store.change(Change("t1", [an_entry(2)]))

    with_open(stores(), write)
    with_open(stores(), read)


def test_a_store_can_be_opened_again_itself(stores: Stores) -> None:
    store = stores()

    with_open(store, lambda store: store.add(Whole(a_table())))

    assert with_open(store, lambda store: table_of(store, "t1")) == a_table()


def test_a_database_of_a_newer_program_is_refused(database: str, stores: Stores) -> None:
    assert is_well(stores())
    do_sql(database, "INSERT INTO migrations VALUES (99, 'future', 0)")

    newest = migrations("postgresql" if "://" in database else "sqlite")[-1].version
    problem = f"was written by a newer program: it has version 99, this program knows {newest}"
    assert refusal(stores()) == f"{shown(database)} {problem}"


@pytest.mark.parametrize("table", ["recipes (name TEXT)", "migrations (id INTEGER, batch INTEGER)"])
def test_a_database_of_another_program_is_refused_and_left_as_it_is(database: str, stores: Stores, table: str) -> None:
    do_sql(database, f"CREATE TABLE {table}")

    assert refusal(stores()) == f"{shown(database)} is a database of another program"
    every = "pg_tables WHERE schemaname = 'public'" if "://" in database else "sqlite_master"
    assert do_sql(database, f"SELECT count(*) FROM {every}") == [[1]]  # noqa: S608 - our own words


async def test_what_was_asked_before_closing_is_written(store: Store) -> None:
    await store.add(Whole(a_table()))
    asked = [asyncio.ensure_future(store.change(Change("t1", [an_entry(seq)]))) for seq in range(40)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*asked)

    await store.open()
    assert len(await entries_of(store, "t1")) == 40


async def test_a_store_that_is_not_open_says_so(stores: Stores) -> None:
    store = stores()
    assert not await store.is_well()
    await store.close()
    await store.open()
    assert await store.is_well()
    await store.close()
    await store.close()
    assert not await store.is_well()
    for asking in (store.whole("t1"), store.listed(3), store.add(Whole(a_table())), store.change(Change("t1"))):
        with pytest.raises(StoreFailure, match="not open"):
            await asking

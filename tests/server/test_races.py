"""What happens at the same moment: writes that fail or are given up, links made new, tables read again, bots."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import threading
from typing import Any

import pytest
from msgspec.structs import replace
from uvicorn.protocols.utils import ClientDisconnected

from caravansary.server.http import api
from caravansary.server.http.limits import Limits
from caravansary.server.http.messages import (
    ChangeSeat,
    ChangeTable,
    Commit,
    ImportRecord,
    KnownTable,
    Propose,
    Say,
    TableMade,
    Undo,
)
from caravansary.server.http.socket import MOST_UNSENT, NOT_ALLOWED, TRY_AGAIN, Connection, Sockets
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import StoredTable, StoreFailure, Whole
from caravansary.server.tables import memory as memory_module
from caravansary.server.tables import moves, present
from caravansary.server.tables import service as service_module
from caravansary.server.tables.loading import table_of_log
from caravansary.server.tables.present import position
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.bot_workers import BotJob, BotMoves
from caravansary.server.thinking.fair_queue import Asker
from caravansary.server.thinking.workers import Halt
from tests.server.lookers import FakeSocket, SlowDisk, looking
from tests.server.playing import finished_record, go_on
from tests.server.services import QuietBots, Start, found, make, play_first, refused, table_of, tokens_of, until

pytestmark = pytest.mark.anyio


async def made(service: Service, *kinds: str, **more: Any) -> tuple[Table, TableMade]:
    answer = await make(service, *kinds, **more)
    return await found(service, answer.table), answer


async def version_read(service: Service, table: Table) -> int:
    async with service.reading(table.id, []) as (seen, _):
        return position(seen, None, 0).version


# --- writes that fail -----------------------------------------------------------------------------------------------
async def test_a_move_that_cannot_be_stored_is_seen_by_nobody(service: Service, disk: SlowDisk) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table) as watcher:
        disk.fails = True
        move = asyncio.create_task(play_first(service, table, tokens, "k1"))
        await disk.begun.wait()
        reading = asyncio.create_task(version_read(service, table))
        second = asyncio.create_task(play_first(service, table, tokens, "k2"))
        await asyncio.sleep(0)
        disk.goes_on.set()
        for waiting in (move, second):
            with refused("not_stored"):
                await waiting
        assert await reading == 0
        await until(lambda: watcher.code is not None)
        assert [told["version"] for told in watcher.positions()] == [0]


async def test_the_bots_go_on_when_the_disk_does(service: Service, disk: SlowDisk) -> None:
    disk.fails = True
    table, _ = await table_of(service, "random", "random")
    await disk.begun.wait()
    disk.goes_on.set()
    await until(lambda: table.is_gone)
    disk.fails = False
    again = await found(service, table.id)
    await until(lambda: again.version)


async def test_bots_at_whom_nobody_looks_go_on_when_the_disk_does(
    service: Service, disk: SlowDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravansary.server.thinking.bot_turns.AGAIN_SECONDS", 0.05)
    disk.fails = True
    disk.goes_on.set()
    table, _ = await table_of(service, "random", "random")
    await until(lambda: re.search(r"bot_failures_total ([3-9]|\d\d)", service.metrics.text({})))
    disk.fails = False
    await until(lambda: any(one.id == table.id and one.version for one in service.in_memory))


async def test_who_gives_up_waiting_has_moved_nevertheless(service: Service, disk: SlowDisk) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = asyncio.create_task(play_first(service, table, tokens, "k1"))
    await disk.begun.wait()
    move.cancel()
    reading = asyncio.create_task(version_read(service, table))
    await asyncio.sleep(0.05)
    assert not reading.done()
    disk.goes_on.set()
    assert await reading == 1
    with pytest.raises(asyncio.CancelledError):
        await move


# --- links ----------------------------------------------------------------------------------------------------------
async def test_who_looked_by_an_old_link_has_to_leave(service: Service) -> None:
    table, answer = await made(service, "here", "link", listed=False)
    tokens = tokens_of(answer)
    owner = table.holder([answer.owner])
    async with contextlib.AsyncExitStack() as stack:
        by_link = await stack.enter_async_context(looking(service, table, tokens[1], perspective=1))
        both = await stack.enter_async_context(looking(service, table, *tokens.values(), perspective=1))
        watcher = await stack.enter_async_context(looking(service, table, answer.spectator))
        await service.new_link(table, owner, 1)
        await service.new_link(table, owner, None)
        await until(lambda: by_link.code is not None and watcher.code is not None)
        await until(lambda: both.positions()[-1]["perspective"] is None)
        assert both.code is None
        assert [told["mine"] for told in both.told if told["type"] == "table"][-1] == [0]
        assert [told["perspective"] for told in by_link.positions()] == [1]
        assert table.present() == {0}


async def test_a_table_taken_from_the_list_is_not_watched_on(service: Service) -> None:
    table, answer = await made(service, "here", "here")
    async with looking(service, table) as stranger, looking(service, table, answer.spectator) as guest:
        await service.change_table(table, table.holder([answer.owner]), ChangeTable(listed=False))
        await until(lambda: stranger.code is not None)
        assert guest.code is None


async def test_a_link_is_void_for_those_who_already_wait(service: Service, disk: SlowDisk) -> None:
    table, answer = await made(service, "link", "link")
    tokens = tokens_of(answer)
    seat = table.match.deciders[0]
    renewing = asyncio.create_task(service.new_link(table, table.holder([answer.owner]), seat))
    await disk.begun.wait()
    move = asyncio.create_task(play_first(service, table, tokens, "k1"))
    sitting = asyncio.create_task(
        service.change_seat(table, table.holder([tokens[seat]]), seat, ChangeSeat(name="Ada"))
    )
    naming = asyncio.create_task(service.change_seat(table, table.holder([answer.owner]), seat, ChangeSeat(name="Bob")))
    await asyncio.sleep(0)
    disk.goes_on.set()
    token = await renewing
    for waiting in (move, sitting):
        with refused("not_yours"):
            await waiting
    await naming

    assert table.match.history == []
    assert table.holder([tokens[seat]]).seats == frozenset()
    assert table.holder([token]).seats == {seat}


async def test_a_link_to_an_open_seat_keeps_it_from_strangers(service: Service) -> None:
    table, answer = await made(service, "here", "open")
    token = await service.new_link(table, table.holder([answer.owner]), 1)
    with refused("seat_taken"):
        await service.join(table, 1)
    assert table.stored.status == "running"
    assert table.holder([token]).seats == {1}


# --- imported tables ------------------------------------------------------------------------------------------------
async def test_an_imported_game_cannot_be_played_on(service: Service) -> None:
    answer = await service.import_record(ImportRecord(finished_record()))
    table, holder = await service.table(answer.table, [answer.owner])
    before = table.version
    for deed in (
        service.new_link(table, holder, 0),
        service.change_seat(table, holder, 0, ChangeSeat(person=True)),
        service.change_seat(table, holder, 0, ChangeSeat(bot="greedy")),
    ):
        with refused("imported"):
            await deed
    assert table.version == before


# --- reading tables -------------------------------------------------------------------------------------------------
async def test_a_table_that_cannot_be_read_stops_no_other(
    service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, _ = await table_of(service, "here", "here")
    other, _ = await table_of(service, "random", "here", "here")
    whole = SqliteStore.whole

    async def bad(store: SqliteStore, table: str) -> Any:
        stored = await whole(store, table)
        return replace(stored, entries=["nonsense"]) if stored is not None and table == broken.id else stored

    monkeypatch.setattr(SqliteStore, "whole", bad)
    service = await start()
    assert await service.find(broken.id) is None
    with refused("no_such_table"):
        await service.table(broken.id, [])
    await until(lambda: other.id in [table.id for table in service.in_memory])


async def test_a_new_table_is_the_one_in_memory_even_if_somebody_reads_it_at_once(
    service: Service, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    add, read = store.add, []

    async def add_slowly(whole: Whole, *, bots: bool) -> None:
        await add(whole, bots=bots)
        read.append(await service.find(whole.table.table))  # the list is read before the creator is answered

    monkeypatch.setattr(store, "add", add_slowly)
    answer = await make(service, "here", "here")
    assert await service.find(answer.table) is read[0]


async def test_idle_tables_leave_the_memory_and_come_back(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory_module, "MOST_IN_MEMORY", 2)
    first, tokens = await table_of(service, "here", "here")
    seat = await play_first(service, first, tokens, "k1")
    watched, _ = await table_of(service, "here", "here")
    async with looking(service, watched):
        for _ in range(3):
            await table_of(service, "here", "here")
        assert first.is_gone
        assert watched in service.in_memory
        again, same = await asyncio.gather(service.find(first.id), service.find(first.id))
        assert again is same
        assert again is not None
        assert position(again, seat, 0).ask == position(first, seat, 0).ask
        assert again.version == 1


async def test_the_service_stops_while_tables_are_read(service: Service, start: Start) -> None:
    problems: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: problems.append(context))
    for _ in range(5):
        await table_of(service, "here", "here")
    service = await start()
    await asyncio.sleep(0.001)
    async with asyncio.timeout(60):
        await service.stop()
    await asyncio.sleep(0.05)
    assert problems == []


# --- old rules ------------------------------------------------------------------------------------------------------
async def test_a_table_of_older_rules_without_a_turn_begins_anew(
    service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await table_of(service, "here", "here")
    await play_first(service, table, tokens, "k1")
    begin = table.match.state_after(0).to_dict()
    await service.stop()
    monkeypatch.setattr(type(table.match.game), "rules_version", table.match.game.rules_version + 1)
    for round_ in range(2):
        service = await start()
        again = await found(service, table.id)
        assert again.outdated
        assert again.match.state.to_dict() == begin
        assert max(clock.used for clock in position(again, None, 0).clocks) < 60
        await play_first(service, again, tokens, f"new{round_}")


async def test_a_finished_game_stays_finished_under_newer_rules(
    service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await table_of(service, "random", "random")
    await until(lambda: table.match.is_over and not table.lock.locked())
    await service.stop()
    monkeypatch.setattr(type(table.match.game), "rules_version", table.match.game.rules_version + 1)
    service = await start()
    again = await found(service, table.id)
    assert again.outdated
    assert again.match.is_over
    assert position(again, None, 0).scores == position(table, None, 0).scores


# --- bots -----------------------------------------------------------------------------------------------------------
async def test_a_bots_answer_for_a_position_that_is_gone_is_dropped(service: Service, bots: QuietBots) -> None:
    answers: list[tuple[BotJob, asyncio.Future[BotMoves]]] = []

    async def actions(job: BotJob, halt: Halt, asker: Asker) -> BotMoves:
        answers.append((job, asyncio.get_running_loop().create_future()))
        return await answers[-1][1]

    bots.actions = actions  # type: ignore[method-assign]
    table, tokens = await table_of(service, "here", "random")
    match = table.match
    person = table.holder([tokens[0]])
    for number in range(200):  # until the bot is to decide after the person's turn
        await asyncio.sleep(0)
        if match.deciders == (1,) and match.turns and answers and not answers[-1][1].done():
            break
        if match.deciders == (1,) and answers and not answers[-1][1].done():
            answers[-1][1].set_result(BotMoves([]))
        elif match.can_commit(0):
            await service.move(table, person, Commit(0, table.version, f"c{number}"))
        elif match.deciders == (0,):
            await play_first(service, table, tokens, f"p{number}")
        await asyncio.sleep(0.01)
    turns = len(match.turns)
    await service.move(table, person, Propose(0, table.version, "back", turns=match.turns_back_to(0)))
    assert len(match.turns) < turns
    version = table.version
    answers[-1][1].set_result(BotMoves([]))
    await asyncio.sleep(0.05)
    assert table.version == version
    assert match.deciders == (0,)


async def test_a_bot_that_was_to_move_moves_after_a_restart(service: Service, bots: QuietBots, start: Start) -> None:
    asked = asyncio.Event()

    async def actions(job: BotJob, halt: Halt, asker: Asker) -> BotMoves:
        asked.set()
        await asyncio.sleep(600)
        return BotMoves([])

    bots.actions = actions  # type: ignore[method-assign]
    table, _ = await table_of(service, "random", "random")
    await asked.wait()
    async with asyncio.timeout(60):
        again = await start()
    await until(lambda: [one for one in again.in_memory if one.id == table.id and one.version])


async def test_tables_are_taken_up_again_however_long_the_store_takes(
    service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravansary.server.tables.resuming.AGAIN_SECONDS", 0.01)
    table, _ = await table_of(service, "here", "here")
    unfinished, whole, failed = SqliteStore.unfinished, SqliteStore.whole, set[str]()

    async def failing_once(what: str, ask: Any, *arguments: Any) -> Any:
        if what not in failed:
            failed.add(what)
            raise StoreFailure("away")
        return await ask(*arguments)

    monkeypatch.setattr(SqliteStore, "unfinished", lambda store: failing_once("unfinished", unfinished, store))
    monkeypatch.setattr(SqliteStore, "whole", lambda store, table_id: failing_once("whole", whole, store, table_id))
    service = await start()
    await until(lambda: [one.id for one in service.in_memory] == [table.id])
    assert failed == {"unfinished", "whole"}


# --- bounds ---------------------------------------------------------------------------------------------------------
async def test_nobody_fills_the_disk_with_one_table(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "MOST_ENTRIES", 2)
    monkeypatch.setattr(moves, "SPARED", -2)
    monkeypatch.setattr(service_module, "MOST_LINES", 2)
    table, tokens = await table_of(service, "here", "here")
    seat = await play_first(service, table, tokens, "k1")
    holder = table.holder([tokens[seat]])
    await service.move(table, holder, Undo(seat, table.version, "k2"))
    with refused("table_full"):
        await play_first(service, table, tokens, "k3")
    assert (await service.move(table, holder, Undo(seat, 1, "k2"))).repeated
    for number in range(2):
        await service.say(table, holder, Say("hello", f"s{number}", seat))
    with refused("table_full"):
        await service.say(table, holder, Say("hello", "s2", seat))


async def test_one_player_cannot_fill_the_log_for_all(
    service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "MOST_ENTRIES", 60)
    monkeypatch.setattr(moves, "SPARED", 20)
    table, tokens = await table_of(service, "here", "here")
    seat = table.match.deciders[0]
    holder = table.holder([tokens[seat]])
    for number in range(10):
        await play_first(service, table, tokens, f"p{number}")
        await service.move(table, holder, Undo(seat, table.version, f"u{number}"))
    await play_first(service, table, tokens, "p10")
    with refused("undo_limit"):
        await service.move(table, holder, Undo(seat, table.version, "u10"))
    service = await start()
    table = await found(service, table.id)
    with refused("undo_limit"):
        await service.move(table, holder, Undo(seat, table.version, "u11"))
    while table.match.deciders in ((seat,), ()):
        await go_on(service, table.id, tokens, f"k{table.version}")
    other = table.match.deciders[0]
    await play_first(service, table, tokens, "o1")
    await service.move(table, table.holder([tokens[other]]), Undo(other, table.version, "o2"))


async def test_the_seats_of_a_table_do_not_change_without_end(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "MOST_SEATED", 3)
    table, tokens = await table_of(service, "here", "here")
    holder = table.holder([tokens[0]])
    for number in range(3):
        await service.change_seat(table, holder, 0, ChangeSeat(name=f"n{number}"))
    with refused("table_full"):
        await service.change_seat(table, holder, 0, ChangeSeat(name="n"))
    await service.change_seat(table, holder, 0, ChangeSeat(hints=True))


async def test_the_list_does_not_wait_for_a_table_that_takes_long(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = await start()
    slow, quick = [(await make(service, "here", "here")).table for _ in range(2)]
    service = await start()
    go = threading.Event()
    monkeypatch.setattr(memory_module, "table_of_log", lambda stored, *rest: _slowly(stored, slow, go, *rest))
    service.memory._tables.clear()
    service.memory._loading.clear()
    known = [KnownTable(table) for table in (slow, quick)]
    try:
        assert [line.table for line in await api._lines(service, known, 0.1)] == [quick]
    finally:
        go.set()
    assert [line.table for line in await api._lines(service, known)] == [slow, quick]


def _slowly(stored: StoredTable, slow: str, go: threading.Event, *rest: Any) -> Table:
    if stored.table == slow:
        go.wait(60)
    return table_of_log(stored, *rest)


async def test_the_chat_is_bounded_in_bytes(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "MOST_SAID", 1000)
    table, tokens = await table_of(service, "here", "here")
    holder = table.holder([tokens[0]])
    await service.say(table, holder, Say("\N{BACTRIAN CAMEL}" * 200, "s0", 0))
    with refused("table_full"):
        await service.say(table, holder, Say("\N{BACTRIAN CAMEL}" * 100, "s1", 0))
    await service.say(table, holder, Say("x" * 100, "s2", 0))


async def test_only_the_last_lines_of_a_long_chat_are_sent_at_once(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(present, "MOST_CHAT_LINES", 4)
    monkeypatch.setattr(present, "MOST_CHAT_BYTES", 8)
    table, tokens = await table_of(service, "here", "here")
    for number in range(6):
        await service.say(table, table.holder([tokens[0]]), Say(f"n{number}", f"s{number}", 0))
    assert [line.number for line in present.last_lines(table.lines)] == [2, 3, 4, 5]
    assert [line.number for line in present.last_lines(table.lines[:3])] == [0, 1, 2]
    monkeypatch.setattr(present, "MOST_CHAT_BYTES", 5)
    assert [line.number for line in present.last_lines(table.lines)] == [4, 5]
    async with looking(service, table) as client:
        await until(lambda: any(message["type"] == "chat" for message in client.told))
        chat = next(message for message in client.told if message["type"] == "chat")
        assert [line["number"] for line in chat["lines"]] == [4, 5]


# --- connections ----------------------------------------------------------------------------------------------------
async def test_who_asks_and_never_listens_is_sent_away(service: Service) -> None:
    table, _ = await table_of(service, "here", "here")
    async with looking(service, table) as client:
        client.listens.clear()
        for _ in range(5 * MOST_UNSENT):
            client.says.put_nowait('{"type": "ping"}')
        await until(lambda: not table.listeners)
        assert client.says.qsize() > MOST_UNSENT
        assert client.code == NOT_ALLOWED


async def test_looks_from_other_seats_are_bounded_and_the_newest_counts(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table, *tokens.values(), perspective=0) as client:
        for _ in range(20):
            client.says.put_nowait('{"type": "look", "perspective": 0}')
        for number in range(60):
            client.says.put_nowait(json.dumps({"type": "look", "perspective": number % 2}))
        client.says.put_nowait('{"type": "look", "perspective": null}')
        await until(lambda: client.positions()[-1]["perspective"] is None)
        assert len(client.positions()) <= 4
        shown = len(client.positions())
        client.says.put_nowait('{"type": "look", "perspective": null}')
        client.says.put_nowait('{"type": "ping", "number": 7}')
        await until(lambda: any(message["type"] == "pong" for message in client.told))
        assert len(client.positions()) == shown


async def test_the_messages_of_an_address_count_over_all_its_sockets(service: Service) -> None:
    table, _ = await table_of(service, "here", "here")
    sockets = Sockets(Limits(messages=0.001, messages_burst=5))
    async with (
        looking(service, table, sockets=sockets) as one,
        looking(service, table, sockets=sockets) as two,
        looking(service, table, sockets=sockets, address="there") as other,
    ):
        for client in (one, two, other):
            for _ in range(4):
                client.says.put_nowait('{"type": "ping"}')
        await until(lambda: all(len(client.told) >= 6 for client in (one, two, other)))
        answers = [[message["type"] for message in client.told[-4:]] for client in (one, two, other)]
        assert sorted(answers[0] + answers[1]) == ["failed"] * 3 + ["pong"] * 5
        assert answers[2] == ["pong"] * 4


async def test_who_leaves_while_something_is_sent_is_no_error(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    table, tokens = await table_of(service, "here", "here")

    async def is_gone(data: str) -> None:
        raise ClientDisconnected

    async with looking(service, table) as client:
        client.tell = is_gone
        await play_first(service, table, tokens, "k")
        await until(lambda: not table.listeners)
    assert [record.message for record in caplog.records] == []
    assert client.code is None


async def test_who_listens_slowly_holds_up_nobody_and_hears_the_newest(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here", "here")
    async with looking(service, table) as slow, looking(service, table) as quick:
        slow.listens.clear()
        for number in range(3):
            await play_first(service, table, tokens, f"k{number}")
            await until(lambda number=number: quick.positions()[-1]["version"] == number + 1)  # type: ignore[misc]
        slow.listens.set()
        await until(lambda: slow.positions()[-1]["version"] == 3)
        assert len(slow.positions()) < 4


async def test_a_connection_comes_again_when_the_disk_cannot_be_read(
    service: Service, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:

    async def unreadable(_: str) -> None:
        raise StoreFailure("the disk is gone")

    monkeypatch.setattr(store, "whole", unreadable)
    socket = FakeSocket({"type": "hello", "table": "abcdefgh"})
    await Connection(socket, service, Sockets(Limits()), "here").run()  # type: ignore[arg-type]
    assert socket.code == TRY_AGAIN


async def test_two_connections_of_a_seat_are_one_presence(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table, tokens[0]):
        async with looking(service, table, tokens[0], tokens[1]):
            assert table.present() == {0, 1}
        assert table.present() == {0}
    assert table.present() == set()

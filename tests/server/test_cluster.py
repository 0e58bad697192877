"""Two services on one PostgreSQL database: what one changes the other has, whoever is asked, and bots move once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import pytest

from caravansary.server.http.hint_messages import AskHint
from caravansary.server.http.messages import Agree, ChangeSeat, ChangeTable, MoveNow, Play, Propose, Say
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.storage import postgres_cluster
from caravansary.server.storage.databases import store_of
from caravansary.server.storage.store import StoreFailure
from caravansary.server.tables import memory
from caravansary.server.tables.present import position, seats_of
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.bot_workers import BotJob, BotMoves
from caravansary.server.thinking.fair_queue import Asker
from caravansary.server.thinking.hints import Hints
from caravansary.server.thinking.workers import Halt
from tests.server.databases import do_sql
from tests.server.lookers import FakeSocket, SlowDisk, looking
from tests.server.playing import first_option, go_on
from tests.server.services import QuietBots, make, play_first, refused, tokens_of, until
from tests.server.test_hints import goes_on_until_stopped
from tests.server.test_postgres_store import LOSE_CONNECTIONS

pytestmark = pytest.mark.anyio


class ThinkingBots(QuietBots):
    """Think for a while before they do as they are told."""

    seconds = 0.0

    async def actions(self, job: BotJob, halt: Halt, asker: Asker) -> BotMoves:
        until = time.monotonic() + self.seconds
        while time.monotonic() < until and not halt.is_wished:
            await asyncio.sleep(0.01)
        return await super().actions(job, halt, asker)


Start = Callable[[], Awaitable[tuple[Service, ThinkingBots]]]  # each call starts another service
Services = tuple[Service, Service]


@pytest.fixture
async def start(postgres_database: str) -> AsyncIterator[Start]:
    running: list[Service] = []

    async def start_another() -> tuple[Service, ThinkingBots]:
        bots = ThinkingBots()
        service = Service(store_of(postgres_database), bots, Metrics())  # type: ignore[arg-type]  # as good as real ones
        running.append(service)
        await service.start()
        return service, bots

    yield start_another
    for service in running:
        await service.stop()


@pytest.fixture
async def service(start: Start) -> Service:
    return (await start())[0]


@pytest.fixture
async def services(start: Start) -> Services:
    return (await start())[0], (await start())[0]


async def made(service: Service, *kinds: str, **more: Any) -> tuple[str, dict[int, str], str]:
    """The table's id, the tokens of its seats, and the creator's."""
    answer = await make(service, *kinds, **more)
    return answer.table, tokens_of(answer), answer.owner


async def sql_until(database: str, select: str, rows: list[Any]) -> None:
    async with asyncio.timeout(60):
        while await asyncio.to_thread(do_sql, database, select) != rows:
            await asyncio.sleep(0.05)


# --- changes --------------------------------------------------------------------------------------------------------
async def test_what_one_process_has_acknowledged_the_other_answers(services: Services) -> None:
    table_id, tokens, _ = await made(services[0], "here", "here")
    await services[1].table(table_id, tokens.values())  # it is in its memory from now on
    for number in range(12):
        writes, reads = services[number % 2], services[1 - number % 2]
        await go_on(writes, table_id, tokens, f"k{number}")
        async with reads.reading(table_id, tokens.values()) as (found, _):
            assert found.version > number
            assert f"k{number}" in [key.partition(":")[2] for key in found.keys]
    both = [(await service.table(table_id, tokens.values()))[0] for service in services]
    for seat in (None, 0, 1):
        first, second = (position(table, seat, 0) for table in both)
        for name in ("version", "plays", "view", "ask", "statuses", "can_undo", "scores"):
            assert getattr(first, name) == getattr(second, name), name


async def test_who_looks_through_one_process_sees_what_is_done_in_the_other(services: Services) -> None:
    one, other = services
    table_id, tokens, owner = await made(one, "here", "link")
    table, _ = await other.table(table_id, [owner])
    async with looking(other, table, owner) as watcher:
        await go_on(one, table_id, tokens, "k1")
        await until(lambda: watcher.positions()[-1]["version"] == 1)
        here, holder = await one.table(table_id, [owner, *tokens.values()])
        await one.say(here, holder, Say(text="hört", key="c1", seat=0))
        await one.change_seat(here, holder, 0, ChangeSeat(name="Ada"))
        await one.change_table(here, holder, ChangeTable(title="Friday"))
        await until(lambda: any(told.get("title") == "Friday" for told in watcher.told))
        await until(lambda: any(told["type"] == "chat" for told in watcher.told))
    said = [line["text"] for told in watcher.told if told["type"] == "chat" for line in told["lines"]]
    assert said == ["hört"]
    tables = [told for told in watcher.told if told["type"] == "table"]
    assert tables[-1]["seats"][0]["name"] == "Ada"


async def test_the_same_move_sent_to_both_is_done_once(services: Services) -> None:
    table_id, tokens, _ = await made(services[0], "here", "here")
    for number in range(10):
        found = [await service.table(table_id, tokens.values()) for service in services]
        move = first_option(found[0][0], tokens, f"k{number}")
        assert move is not None
        sent = [service.move(table, holder, move) for service, (table, holder) in zip(services, found, strict=True)]
        answers = await asyncio.gather(*sent)
        assert sorted(answer.repeated for answer in answers) == [False, True]
    whole = await services[0].store.whole(table_id)
    assert whole is not None
    assert sum(entry.key is not None for entry in whole.entries) == 10


async def move_over(client: FakeSocket, move: dict[str, Any]) -> dict[str, Any]:
    """What a move over a line is answered."""
    client.say(type="move", move=move)
    await until(lambda: [one for one in client.told if one.get("key") == move["key"]])
    return next(one for one in client.told if one.get("key") == move["key"])


def as_move(table: Table, seats: dict[int, str], key: str) -> dict[str, Any]:
    move = first_option(table, seats, key)
    found: dict[str, Any] = msgspec.to_builtins(move)
    return found


@pytest.mark.parametrize("case", ["goes on", "repeated", "overtaken", "void link"])
async def test_a_move_over_a_line_whose_process_has_heard_of_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """It is done on what the other process has done, once, and only by whoever may."""
    deaf, other = services
    table_id, tokens, owner = await made(deaf, "here", "here")
    here, _ = await deaf.table(table_id, tokens.values())
    monkeypatch.setattr(deaf.memory, "table_changed", lambda *_: None)
    async with looking(deaf, here, *tokens.values()) as client:
        there, holder = await other.table(table_id, [owner, *tokens.values()])
        first = as_move(there, tokens, "k0")
        if case == "void link":
            await other.new_link(there, holder, first["seat"])
            answer = await move_over(client, first)
            assert (answer["status"], answer["problem"]["code"]) == (403, "not_yours")
            return
        await go_on(other, table_id, tokens, "k0")
        sent = {"goes on": as_move(there, tokens, "k1"), "repeated": first, "overtaken": {**first, "key": "k9"}}[case]
        answer = await move_over(client, sent)
    stored = [entry.key for entry in (await other.store.whole(table_id) or pytest.fail("it is gone")).entries]
    if case == "goes on":
        assert (answer["type"], answer["repeated"], stored[:2]) == (
            "moved",
            False,
            [f"{first['seat']}:k0", f"{sent['seat']}:k1"],
        )
    elif case == "repeated":
        assert (answer["type"], answer["repeated"], len(stored)) == ("moved", True, 1)
    else:
        assert (answer["status"], answer["problem"]["code"], len(stored)) == (409, "stale", 1)


async def test_of_different_moves_of_a_seat_at_once_one_is_done_and_the_other_is_stale(services: Services) -> None:
    table_id, tokens, _ = await made(services[0], "here", "here")
    found = [await service.table(table_id, tokens.values()) for service in services]
    seat = found[0][0].match.deciders[0]
    options = found[0][0].match.state.options_of(seat)
    sent = [
        service.move(table, holder, Play(seat, 0, f"k{number}", action=options[number]))
        for number, (service, (table, holder)) in enumerate(zip(services, found, strict=True))
    ]
    answers = await asyncio.gather(*sent, return_exceptions=True)
    (refusal,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert refusal.problem.code == "stale"
    tables = [(await service.table(table_id, []))[0] for service in services]
    assert [len(table.match.history) for table in tables] == [1, 1]
    assert tables[0].match.history[0].action == tables[1].match.history[0].action


async def test_what_is_said_in_both_at_once_is_all_heard_in_one_order(services: Services) -> None:
    table_id, _, owner = await made(services[0], "here", "here")
    found = [await service.table(table_id, [owner]) for service in services]
    saying = [
        services[number % 2].say(*found[number % 2], Say(text=f"line {number}", key=f"c{number}"))
        for number in range(12)
    ]
    await asyncio.gather(*saying)
    tables = [(await service.table(table_id, [owner]))[0] for service in services]
    assert [line.text for line in tables[0].lines] == [line.text for line in tables[1].lines]
    assert {line.text for line in tables[0].lines} == {f"line {number}" for number in range(12)}


async def test_an_open_seat_is_taken_once(services: Services) -> None:
    table_id, _, _ = await made(services[0], "here", "open")
    found = [(await service.table(table_id, []))[0] for service in services]
    joining = [service.join(table, 1) for service, table in zip(services, found, strict=True)]
    answers = await asyncio.gather(*joining, return_exceptions=True)
    (token,) = [answer for answer in answers if isinstance(answer, str)]
    (refusal,) = [answer for answer in answers if isinstance(answer, Refused)]
    assert refusal.problem.code == "seat_taken"
    for service in services:
        assert (await service.table(table_id, [token]))[1].seats == {1}


async def test_a_link_that_was_made_void_in_one_process_is_void_in_the_other(services: Services) -> None:
    one, other = services
    table_id, tokens, owner = await made(one, "link", "link", listed=False)
    elsewhere, holder = await other.table(table_id, tokens.values())
    seat = elsewhere.match.deciders[0]
    async with looking(other, elsewhere, tokens[seat], perspective=seat) as guest:
        here, creator = await one.table(table_id, [owner])
        await one.new_link(here, creator, seat)
        move = Play(seat, 0, "k1", action=here.match.state.options_of(seat)[0])
        with refused("not_yours"):
            await other.move(elsewhere, holder, move)  # by what it knew before
        await until(lambda: guest.code is not None)
    with refused("no_such_table"):
        await other.table(table_id, [tokens[seat]])


async def test_secret_choices_at_the_same_moment_are_both_kept_and_seen_by_nobody_else(services: Services) -> None:
    table_id, tokens, _ = await made(services[0], "here", "here", game="marrakesh")
    table, _ = await services[0].table(table_id, [])
    number = 0
    while len(table.match.deciders) < 2:
        number += 1
        await go_on(services[0], table_id, tokens, f"k{number}")
    both = []
    for seat, service in enumerate(services):
        found, _ = await service.table(table_id, [])
        action = found.match.state_for(seat).options_of(seat)[0]
        move = Play(seat, found.version_for(seat), "secret", action=action)
        both.append((service, found, found.holder([tokens[seat]]), move))

    await asyncio.gather(*(service.move(found, holder, move) for service, found, holder, move in both))

    for service in services:
        found, _ = await service.table(table_id, [])
        shown = [position(found, seat, 0) for seat in (0, 1, None)]
        assert [len(one.own_draft) for one in shown] == [1, 1, 0]
        assert [one.own_draft[0].seat for one in shown[:2]] == [0, 1]


async def test_a_hint_is_void_when_somebody_moves_in_another_process(services: Services) -> None:
    one, other = services
    table_id, tokens, _ = await made(one, "here", "here", hints=True)
    table, holder = await other.table(table_id, tokens.values())
    hints = Hints(Metrics(), 1, goes_on_until_stopped)
    moves, minds_hints = go_on(one, table_id, tokens, "k1"), minds(one, table_id, tokens)
    try:
        for spoiling, code in ((moves, "stale"), (minds_hints, "hints_off")):
            seat = table.match.deciders[0]
            asked = AskHint(seat, table.version_for(seat), look=1000)
            hint = asyncio.ensure_future(hints.hint(table, holder, asked))
            await until(lambda: hints._weighing.locked())
            await spoiling
            assert (await asyncio.wait_for(hint, 60)).last
            with refused(code):
                await hints.hint(table, holder, asked)
            await until(lambda: not table.watchers)
    finally:
        await hints.close()


async def minds(service: Service, table_id: str, tokens: dict[int, str]) -> None:
    table, holder = await service.table(table_id, tokens.values())
    await service.change_seat(table, holder, 1, ChangeSeat(hints=False))


async def test_a_takeback_is_agreed_across_processes(services: Services) -> None:
    table_id, tokens, _ = await made(services[0], "here", "here")
    table, _ = await services[0].table(table_id, [])
    number = 0
    while not table.match.turns:
        number += 1
        await go_on(services[0], table_id, tokens, f"k{number}")
    seat = table.match.turns[0].seats[0]

    for service, who, kind in ((services[0], seat, Propose), (services[1], 1 - seat, Agree)):
        found, holder = await service.table(table_id, [tokens[who]])
        await service.move(found, holder, kind(who, found.version_for(who), "takeback"))

    for service in services:
        found, _ = await service.table(table_id, [])
        assert (found.match.turns, found.match.proposal) == ([], None)


# --- presence -------------------------------------------------------------------------------------------------------
async def test_everybody_sees_who_looks_through_any_process(services: Services, postgres_database: str) -> None:
    one, other = services
    table_id, tokens, _ = await made(one, "link", "link", listed=True)
    here, _ = await one.table(table_id, [])
    there, _ = await other.table(table_id, [])

    def present(table: Table) -> list[bool]:
        return [seat.present for seat in seats_of(table)]

    async with looking(one, here, tokens[0], perspective=0) as first:
        async with looking(other, there, tokens[1], perspective=1) as second:
            await until(lambda: present(here) == present(there) == [True, True])
            for socket in (first, second):
                await until(lambda socket=socket: all(_last_seats(socket)))  # type: ignore[misc]
        await until(lambda: present(here) == [True, False])
        await until(lambda: _last_seats(first) == [True, False])
    await until(lambda: present(here) == [False, False])
    await sql_until(postgres_database, "SELECT * FROM present", [])


async def test_who_comes_back_to_a_table_that_was_forgotten_is_present(services: Services) -> None:
    one, other = services
    table_id, tokens, _ = await made(one, "link", "link", listed=True)
    there, _ = await other.table(table_id, [])
    forgotten, _ = await one.table(table_id, [])
    async with looking(other, there, tokens[1], perspective=1):
        async with looking(one, forgotten, tokens[0], perspective=0) as before:
            one.memory.evict(forgotten)
            again, _ = await one.table(table_id, [])
            async with looking(one, again, tokens[0], perspective=0):
                await until(lambda: before.code is not None)
                await until(lambda: there.present() == again.present() == {0, 1})
                await asyncio.sleep(0.3)
                assert await other.store.others.present(table_id) == {0}
        await until(lambda: there.present() == {1})


def _last_seats(socket: Any) -> list[bool]:
    tables = [told for told in socket.told if told["type"] == "table"]
    return [seat["present"] for seat in tables[-1]["seats"]]


async def test_who_looks_at_very_many_tables_is_told_in_parts(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_cluster, "SAID_AT_ONCE", 2)
    one, other = services
    tables = [(await made(one, "here", "here"))[0] for _ in range(5)]

    async def heard(seats: frozenset[int]) -> None:
        async with asyncio.timeout(60):
            while any([await other.store.others.present(table) != seats for table in tables]):
                await asyncio.sleep(0.01)

    for seats in (frozenset({0, 1}), frozenset({1}), frozenset[int]()):
        for table in tables:
            one.store.others.show(table, seats)
        await heard(seats)


# --- bots -----------------------------------------------------------------------------------------------------------
async def bots_are_done(service: Service, table_id: str) -> None:
    async with asyncio.timeout(60):
        while (await service.table(table_id, []))[0].bot_to_move is not None:
            await asyncio.sleep(0.02)


async def test_bots_are_asked_by_one_process_only(start: Start, postgres_database: str) -> None:
    services, asked = [], []
    for _ in range(2):
        service, bots = await start()
        bots.seconds = 0.05
        services.append(service)
        asked.append(bots.asked)
    table_id, tokens, _ = await made(services[0], "here", "random", "random")
    for number in range(20):
        service = services[number % 2]
        await bots_are_done(service, table_id)
        await go_on(service, table_id, tokens, f"k{number}")
    await bots_are_done(services[0], table_id)
    runs = sum(map(len, asked))
    moves = sum(service.metrics._counts["bot_moves"] for service in services)
    whole = await services[0].store.whole(table_id)
    assert whole is not None
    by_bots = [entry for entry in whole.entries if entry.entry["seat"] != 0]
    assert len(by_bots) == moves > 0
    assert runs == len({entry.at for entry in by_bots})


async def test_who_looks_through_another_process_can_ask_a_bot_to_move_now(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravansary.server.thinking.bot_turns.LONG_SECONDS", 0.0)
    thinking, bots = await start()
    bots.seconds = 3600.0
    table_id, tokens, _ = await made(thinking, "here", "random")
    other, idle = await start()
    table, holder = await other.table(table_id, tokens.values())
    await until(lambda: table_id in thinking._bots._thoughts)

    await other.hurry(table, holder, MoveNow(1, table.version_for(0)))

    await until(lambda: thinking.metrics._counts["bots_hurried"])
    await until(lambda: thinking.metrics._counts["bot_moves"])
    assert not idle.asked


async def test_when_a_process_dies_another_moves_its_bots_and_forgets_who_looked(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_cluster, "BEAT_SECONDS", 0.1)
    monkeypatch.setattr(postgres_cluster, "DEAD_SECONDS", 10.0)
    dying, bots = await start()
    bots.seconds = 3600.0
    table_id, _, _ = await made(dying, "random", "random", "here")
    dying.store.others.show(table_id, frozenset({2}))
    await sql_until(postgres_database, "SELECT seats FROM present", [[[2]]])
    heir, _ = await start()
    table, _ = await heir.table(table_id, [])
    assert table.elsewhere == {2}
    await asyncio.sleep(0.5)
    assert table.version == 0  # the other one still lives

    living = dying.store.others._living  # type: ignore[attr-defined]  # of this kind of others
    living.cancel()
    await until(lambda: table.version > 0)
    await until(lambda: table.elsewhere == frozenset() or not table.listeners)
    assert await heir.store.others.present(table_id) == frozenset()


async def test_a_dead_process_is_noticed_also_when_the_clock_of_the_database_was_set_back(
    start: Start, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_cluster, "BEAT_SECONDS", 0.1)
    first, bots = await start()
    bots.seconds = 3600.0
    table_id, _, _ = await made(first, "random", "random")
    await first.stop()
    await asyncio.to_thread(
        do_sql,
        postgres_database,
        "INSERT INTO processes (id, seen) VALUES ('dead', now() + interval '1 hour')",
        "UPDATE leases SET process = 'dead'",
    )
    heir, _ = await start()
    await until(lambda: any(table.id == table_id and table.version for table in heir.in_memory))


async def test_bots_whose_process_has_left_in_peace_are_moved_by_the_next_one(start: Start) -> None:
    first, bots = await start()
    bots.seconds = 3600.0
    table_id, _, _ = await made(first, "random", "random")
    await first.stop()
    second, _ = await start()
    await until(lambda: any(table.id == table_id and table.version for table in second.in_memory))


# --- lost connections -----------------------------------------------------------------------------------------------
async def test_who_has_missed_notifications_reads_what_is_missing(
    services: Services, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = services
    table_id, tokens, owner = await made(one, "here", "here")
    table, _ = await other.table(table_id, [owner])
    async with looking(other, table, owner) as watcher:
        connect = other.store._database.connect  # type: ignore[attr-defined]  # of this store

        async def cannot() -> Any:
            raise OSError("no route")

        other.store._database.connect = cannot  # type: ignore[attr-defined]
        await asyncio.to_thread(do_sql, postgres_database, LOSE_CONNECTIONS)
        await go_on(one, table_id, tokens, "k1")
        await asyncio.sleep(0.3)
        assert watcher.positions()[-1]["version"] == 0
        other.store._database.connect = connect  # type: ignore[attr-defined]
        await until(lambda: watcher.positions()[-1]["version"] == 1)


async def test_who_comes_while_a_change_fails_sits_down_at_the_table_that_everybody_finds(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, tokens, _ = await made(service, "here", "here")
    table, _ = await service.table(table_id, tokens.values())
    disk = SlowDisk(service.store, monkeypatch)
    disk.fails = True
    playing = asyncio.create_task(play_first(service, table, tokens, "k1"))
    await disk.begun.wait()
    coming = asyncio.create_task(service.table(table_id, tokens.values()))
    await asyncio.sleep(0.1)  # it waits for the table
    disk.goes_on.set()
    with refused("not_stored"):
        await playing
    found, _ = await coming
    assert (found is not table, service.memory.has(found)) == (True, True)


async def test_news_that_could_not_be_read_are_read_later(
    services: Services, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(memory, "AGAIN_SECONDS", 0.05)
    one, other = services
    table_id, tokens, owner = await made(one, "here", "here")
    table, _ = await other.table(table_id, [owner])
    async with looking(other, table, owner) as watcher:
        news, asked = other.store.others.news, [0]

        async def away(known: Any) -> Any:
            asked[0] += 1
            raise StoreFailure("too many connections")

        other.store.others.news = away  # type: ignore[method-assign]
        await go_on(one, table_id, tokens, "k1")
        await until(lambda: asked[0] >= 3)
        assert watcher.positions()[-1]["version"] == 0
        other.store.others.news = news  # type: ignore[method-assign]
        await until(lambda: watcher.positions()[-1]["version"] == 1)
    assert [one.message for one in caplog.records].count(caplog.records[0].message) == 1
    assert "is not up to date, trying on: too many connections" in caplog.records[0].message


async def test_a_table_that_was_taken_out_of_the_database_is_refused(service: Service, postgres_database: str) -> None:
    table_id, tokens, _ = await made(service, "here", "here")
    for rows in ("leases", "present", "snapshots", "lines", "entries"):
        await asyncio.to_thread(do_sql, postgres_database, f"DELETE FROM {rows}")  # noqa: S608 - our names
    await asyncio.to_thread(do_sql, postgres_database, "DELETE FROM tables")
    with refused("no_such_table"):
        await service.table(table_id, tokens.values())


@pytest.mark.parametrize("name", ["", "abc", "\0", "a\0bcdef", "abcd\n", "x" * 33, "йцукен"])
async def test_what_is_no_name_of_a_table_is_no_table(service: Service, name: str) -> None:
    with refused("no_such_table"):
        await service.table(name, [])

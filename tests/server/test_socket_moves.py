"""Moves over the socket: as safe as those over requests, whatever happens to the line or the disk meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.server.http.limits import Limits
from caravansary.server.http.messages import ChangeSeat, Play
from caravansary.server.http.socket import TRY_AGAIN, Sockets
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from tests.server.lookers import FakeSocket, SlowDisk, looking
from tests.server.services import found, table_of, until

pytestmark = pytest.mark.anyio


def first_play(table: Table, key: str, **more: Any) -> dict[str, Any]:
    """The first option of the seat that decides, as a move."""
    seat = table.match.deciders[0]
    action = table.match.state.options_of(seat)[0]
    return {"kind": "play", "seat": seat, "version": table.version, "key": key, "action": action, **more}


async def answers(client: FakeSocket, *moves: dict[str, Any]) -> list[dict[str, Any]]:
    """What the client is answered to these moves, sent one after the other without waiting."""
    before = len(of_moves(client))
    for move in moves:
        client.say(type="move", move=move)
    await until(lambda: len(of_moves(client)) == before + len(moves))
    return of_moves(client)[before:]


def of_moves(client: FakeSocket) -> list[dict[str, Any]]:
    return [message for message in client.told if message["type"] in ("moved", "refused")]


async def stored_plays(store: SqliteStore, table: Table) -> list[Any]:
    whole = await store.whole(table.id)
    assert whole is not None
    return [entry.entry["action"] for entry in whole.entries if entry.entry["kind"] == "play"]


async def test_a_move_is_stored_answered_and_heard_by_everybody(service: Service, store: SqliteStore) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "k")
    async with looking(service, table, tokens[move["seat"]]) as player, looking(service, table) as watcher:
        assert await answers(player, move) == [{"type": "moved", "key": "k", "version": 1, "repeated": False}]
        assert await stored_plays(store, table) == [move["action"]]
        await until(lambda: watcher.positions()[-1]["version"] == player.positions()[-1]["version"] == 1)


async def test_it_is_not_answered_nor_heard_before_it_is_stored(service: Service, disk: SlowDisk) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table, *tokens.values()) as player, looking(service, table) as watcher:
        player.say(type="move", move=first_play(table, "k"))
        await disk.begun.wait()
        assert (of_moves(player), len(player.positions()), len(watcher.positions())) == ([], 1, 1)
        disk.goes_on.set()
        await until(lambda: of_moves(player) and len(watcher.positions()) == 2)


async def test_one_key_is_one_move_over_whichever_way_it_comes(service: Service, store: SqliteStore) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "k")
    seat, holder = move["seat"], table.holder(tokens.values())
    async with looking(service, table, *tokens.values()) as player:
        again = await answers(player, move, move)
        request = await service.move(table, holder, Play(seat, 0, "k", action=move["action"]))
    async with looking(service, table, *tokens.values()) as later:
        again += await answers(later, move)
    assert [answer["repeated"] for answer in again] == [False, True, True]
    assert (request.version, request.repeated) == (1, True)
    assert await stored_plays(store, table) == [move["action"]]


async def test_moves_sent_at_once_are_made_in_their_order(service: Service, store: SqliteStore) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "play")
    undo = {"kind": "undo", "seat": move["seat"], "version": 1, "key": "undo"}
    async with looking(service, table, *tokens.values()) as player:
        done = await answers(
            player, move, undo, {**move, "version": 2, "key": "again"}, {**undo, "version": 3, "key": "u2"}
        )
    assert [(answer["key"], answer["version"]) for answer in done] == [
        ("play", 1),
        ("undo", 2),
        ("again", 3),
        ("u2", 4),
    ]


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"version": 7}, 409, "stale"),
        ({"action": 999_999}, 422, "core.action.unknown"),
        ({"kind": "commit", "action": None}, 409, "nothing_to_commit"),
    ],
)
async def test_what_is_refused_is_named_and_changes_nothing(
    service: Service, change: dict[str, Any], status: int, code: str
) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table, *tokens.values()) as player:
        (answer,) = await answers(player, {**first_play(table, "k"), **change})
        assert (answer["type"], answer["key"], answer["status"]) == ("refused", "k", status)
        assert answer["problem"]["code"] == code
        assert table.version == 0
        (answer,) = await answers(player, first_play(table, "k"))  # a refused key is still free
        assert answer["version"] == 1


async def test_seats_of_others_cannot_be_moved(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "k")
    async with looking(service, table, tokens[1 - move["seat"]]) as other, looking(service, table) as watcher:
        for client in (other, watcher):
            (answer,) = await answers(client, move)
            assert (answer["status"], answer["problem"]["code"]) == (403, "not_yours")
    assert table.version == 0


async def test_a_link_that_has_become_void_moves_nothing_more(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here", listed=True)
    move = first_play(table, "k")
    stored = table.stored
    async with looking(service, table, tokens[move["seat"]]) as player:
        kept = stored.seats[move["seat"]]
        await service._resettle(table, type(kept)(kept.seat, kept.place, "another", taken=True))
        (answer,) = await answers(player, move)
    assert (answer["status"], table.version) == (403, 0)


async def test_where_a_bot_stands_in_the_person_does_not_move(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "k")
    async with looking(service, table, *tokens.values()) as player:
        await service.change_seat(table, table.holder(tokens.values()), move["seat"], ChangeSeat(bot="greedy"))
        (answer,) = await answers(player, {**move, "version": table.version})
    assert (answer["status"], answer["problem"]["code"]) == (409, "bot_sits_here")


async def test_who_leaves_while_a_move_is_stored_has_moved_and_finds_it_done(
    service: Service, disk: SlowDisk, store: SqliteStore
) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "k")
    async with looking(service, table) as watcher:
        async with looking(service, table, *tokens.values()) as player:
            player.say(type="move", move=move)
            await disk.begun.wait()
            player.says.put_nowait("bye")
            disk.goes_on.set()
        await until(lambda: watcher.positions()[-1]["version"] == 1)
        assert watcher.code is None
    assert not table.is_gone
    async with looking(service, table, *tokens.values()) as again:
        (answer,) = await answers(again, move)
    assert (answer["version"], answer["repeated"]) == (1, True)
    assert await stored_plays(store, table) == [move["action"]]


async def test_a_line_that_breaks_while_a_move_is_stored_does_not_break_it_off(
    service: Service, disk: SlowDisk, store: SqliteStore
) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table, *tokens.values()) as player:

        async def is_gone(data: str) -> None:
            raise ConnectionResetError

        player.tell = is_gone
        player.say(type="move", move=first_play(table, "k"))
        await disk.begun.wait()
        player.say(type="ping")
        table.wake_all()
        disk.goes_on.set()
        await until(lambda: not table.listeners)
    assert not table.is_gone
    assert len(await stored_plays(store, table)) == 1


async def test_a_move_that_cannot_be_stored_is_refused_and_may_be_sent_again(
    service: Service, disk: SlowDisk, store: SqliteStore
) -> None:
    table, tokens = await table_of(service, "here", "here")
    move = first_play(table, "k")
    disk.fails = True
    disk.goes_on.set()
    async with looking(service, table, *tokens.values()) as player:
        (answer,) = await answers(player, move)
        assert (answer["type"], answer["status"], answer["problem"]["code"]) == ("refused", 503, "not_stored")
        await until(lambda: player.code is not None)
        assert player.code == TRY_AGAIN
        assert player.positions()[-1]["version"] == 0
    disk.fails = False
    fresh = await found(service, table.id)
    async with looking(service, fresh, *tokens.values()) as again:
        (answer,) = await answers(again, move)
    assert (answer["version"], answer["repeated"]) == (1, False)
    assert await stored_plays(store, table) == [move["action"]]


async def test_moves_count_among_the_requests_of_an_address(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here")
    sockets = Sockets(Limits(requests=0.001, burst=2))
    move = first_play(table, "k")
    async with looking(service, table, *tokens.values(), sockets=sockets) as player:
        done = await answers(player, move, move, {**move, "key": "next", "version": 1})
    assert [answer["type"] for answer in done] == ["moved", "moved", "refused"]
    assert (done[2]["status"], done[2]["problem"]["code"]) == (429, "too_many_requests")
    assert table.version == 1


async def test_what_is_no_move_is_refused_and_the_line_stays(service: Service) -> None:
    table, tokens = await table_of(service, "here", "here")
    async with looking(service, table, *tokens.values()) as player:
        for wrong in ({"kind": "fly"}, {**first_play(table, "k"), "seat": 9}, {**first_play(table, "k"), "more": 1}, 5):
            player.say(type="move", move=wrong)
        await until(lambda: len([one for one in player.told if one["type"] == "failed"]) == 4)
        assert (await answers(player, first_play(table, "k")))[0]["version"] == 1

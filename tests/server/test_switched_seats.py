"""Seats that change hands at the worst moment: while their bot thinks, or in the middle of a secret choice."""

from __future__ import annotations

import asyncio

import pytest

from caravansary.server.http.messages import ChangeSeat, Play
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.tables.present import position
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.bot_workers import BotMoves
from tests.server.lookers import looking
from tests.server.playing import go_on
from tests.server.services import QuietBots, found, make, refused, table_of, tokens_of, until

pytestmark = pytest.mark.anyio


class SlowBots:
    """Every thought waits until it is answered."""

    def __init__(self, bots: QuietBots) -> None:
        self.thoughts: list[asyncio.Future[BotMoves]] = []
        bots.actions = self.think  # type: ignore[assignment,method-assign]

    async def think(self, *_: object) -> BotMoves:
        thought: asyncio.Future[BotMoves] = asyncio.get_running_loop().create_future()
        self.thoughts.append(thought)
        return await thought


async def played(store: SqliteStore, table: Table) -> list[int]:
    whole = await store.whole(table.id)
    assert whole is not None
    assert [entry.seq for entry in whole.entries] == list(range(len(whole.entries)))
    return [entry.entry["action"] for entry in whole.entries if entry.entry["kind"] == "play"]


async def test_what_a_bot_thought_for_a_seat_that_was_given_back_is_not_played(
    service: Service, bots: QuietBots, store: SqliteStore
) -> None:
    slow = SlowBots(bots)
    table, tokens = await table_of(service, "here", "here")
    seat = table.match.deciders[0]
    holder = table.holder(tokens.values())
    first, second = table.match.state.options_of(seat)[:2]
    for _ in range(5):  # to and fro, faster than it thinks
        await service.change_seat(table, holder, seat, ChangeSeat(bot="greedy"))
        await until(lambda: slow.thoughts)
        await service.change_seat(table, holder, seat, ChangeSeat(person=True))
    await service.move(table, holder, Play(seat, table.version, "mine", action=second))
    for thought in slow.thoughts:
        thought.set_result(BotMoves([first]))
    await asyncio.sleep(0.05)

    assert await played(store, table) == [second]
    assert not table.match.seats[seat].is_bot


async def test_of_two_bots_one_after_the_other_only_the_one_that_sits_plays(
    service: Service, bots: QuietBots, store: SqliteStore
) -> None:
    slow = SlowBots(bots)
    table, tokens = await table_of(service, "here", "here")
    seat = table.match.deciders[0]
    holder = table.holder(tokens.values())
    first, second = table.match.state.options_of(seat)[:2]
    await service.change_seat(table, holder, seat, ChangeSeat(bot="greedy"))
    await until(lambda: slow.thoughts)
    await service.change_seat(table, holder, seat, ChangeSeat(bot="easy"))
    slow.thoughts[0].set_result(BotMoves([first]))
    await until(lambda: len(slow.thoughts) > 1)
    slow.thoughts[1].set_result(BotMoves([second]))
    await until(lambda: table.version >= 3)

    assert await played(store, table) in ([second], [first])  # whose thought it was does not matter: it is one
    assert table.match.seats[seat].bot == "easy"


@pytest.mark.parametrize("game", ["marrakesh"])
async def test_a_link_made_new_in_a_secret_choice_takes_the_choice_over_and_shows_it_to_nobody(
    service: Service, store: SqliteStore, game: str
) -> None:
    made = await make(service, "here", "link", game=game)
    table, tokens = await found(service, made.table), tokens_of(made)
    number = 0
    while not (len(table.match.deciders) > 1 and table.match.status(0) == "choosing"):
        await go_on(service, made.table, tokens, f"k{number}")
        number += 1
    option = table.match.state_for(1).options_of(1)[0]
    async with looking(service, table, tokens[0], perspective=0) as other:
        await service.move(table, table.holder([tokens[1]]), Play(1, table.version_for(1), "chosen", action=option))
        fresh = await service.new_link(table, table.holder([made.owner]), 1)
        with refused("not_yours"):
            await service.move(table, table.holder([tokens[1]]), Play(1, table.version_for(1), "old", action=option))
        drafted = [play.action for play in table.match.draft(1)]
        assert drafted[:1] == [option]
        seen = position(table, 1, 0)
        assert [line.action for line in seen.own_draft][:1] == [option]
        assert table.holder([fresh]).seats == {1}
        assert all(message["own_draft"] == [] for message in other.positions())
        assert option not in [play["action"] for message in other.positions() for play in message["plays"]]

"""Whose bot is next: people first, then one address after the other, and nobody waits for ever."""

from __future__ import annotations

import asyncio

import pytest

from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Listener, Table
from caravansary.server.thinking import fair_queue
from caravansary.server.thinking.bot_workers import BotWorkers, play_run
from caravansary.server.thinking.fair_queue import LOOKS, NOBODY, SITS, FairQueue
from tests.server.playing import first_option
from tests.server.services import QuietBots, table_of, until
from tests.server.test_bot_workers import a_job

pytestmark = pytest.mark.anyio


class Somebody:
    def __init__(self, owner: str, rank: int = SITS) -> None:
        self.is_of = owner
        self.waits = rank

    def rank(self) -> int:
        return self.waits

    def owner(self) -> str:
        return self.is_of


class Trial:
    """Jobs at a queue, each done when it is told so; `order` is who got a place."""

    def __init__(self, places: int = 2, slow: int = 1) -> None:
        self.queue = FairQueue(places, slow)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, asker: Somebody, *, is_slow: bool = True) -> None:
        self.ends[name] = asyncio.Event()

        async def work() -> None:
            async with self.queue.place(asker, is_slow=is_slow):
                self.order.append(name)
                await self.ends[name].wait()

        self.tasks[name] = asyncio.create_task(work())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def finish(self) -> list[str]:
        while any(not task.done() for task in self.tasks.values()):
            await self.end(next(name for name in self.order if not self.tasks[name].done()))
        return self.order


async def test_one_address_with_many_tables_takes_turns_with_the_others() -> None:
    trial = Trial()
    for number in range(5):
        await trial.ask(f"a{number}", Somebody("a"))
    await trial.ask("b0", Somebody("b"))
    await trial.ask("b1", Somebody("b"))

    assert await trial.finish() == ["a0", "b0", "a1", "b1", "a2", "a3", "a4"]


async def test_who_sits_comes_before_who_looks_and_before_tables_that_nobody_sees() -> None:
    trial = Trial()
    await trial.ask("first", Somebody("a", NOBODY))
    await trial.ask("unseen", Somebody("b", NOBODY))
    await trial.ask("seen", Somebody("c", LOOKS))
    await trial.ask("sat at", Somebody("d", SITS))

    assert await trial.finish() == ["first", "sat at", "seen", "unseen"]


async def test_a_quick_one_has_a_place_of_its_own_and_unseen_slow_ones_leave_one_free() -> None:
    trial = Trial(places=3, slow=2)
    await trial.ask("unseen 1", Somebody("a", NOBODY))
    await trial.ask("unseen 2", Somebody("b", NOBODY))
    await trial.ask("sat at", Somebody("c"))
    await trial.ask("slow", Somebody("d"))
    await trial.ask("quick", Somebody("e", NOBODY), is_slow=False)

    assert trial.order == ["unseen 1", "sat at", "quick"]
    assert set(await trial.finish()) == set(trial.tasks)


async def test_after_a_while_anybody_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = Trial()
    await trial.ask("first", Somebody("a"))
    await trial.ask("unseen", Somebody("b", NOBODY))
    monkeypatch.setattr(fair_queue, "LONG_SECONDS", -1.0)
    await trial.ask("late", Somebody("c"))

    assert await trial.finish() == ["first", "unseen", "late"]


async def test_whoever_stops_waiting_takes_no_place() -> None:
    trial = Trial()
    await trial.ask("first", Somebody("a"))
    await trial.ask("gone", Somebody("b"))
    await trial.ask("last", Somebody("c"))
    trial.tasks["gone"].cancel()
    await trial.end("first")
    await asyncio.sleep(0)
    trial.tasks["last"].cancel()
    await asyncio.gather(*trial.tasks.values(), return_exceptions=True)
    await trial.ask("again", Somebody("d"))

    assert trial.order == ["first", "last", "again"]


async def play_turn(service: Service, table: Table, tokens: dict[int, str]) -> None:
    """The person plays until it is for the bot to decide."""
    for number in range(60):
        move = first_option(table, {0: tokens[0]}, f"k{number}")
        if move is None:
            return
        await service.move(table, table.holder([tokens[0]]), move)


async def test_a_table_is_asked_for_by_who_sits_there_or_made_it(service: Service, bots: QuietBots) -> None:
    table, tokens = await table_of(service, "link", "random")
    if not bots.askers:
        await play_turn(service, table, tokens)
    await until(lambda: bots.askers)
    asker = bots.askers[0]
    table.maker = "192.0.2.1"
    assert (asker.rank(), asker.owner()) == (NOBODY, "192.0.2.1")
    looks = Listener(table.holder([]), None, lambda: None, lambda: None, "192.0.2.2")
    table.listeners.add(looks)
    assert (asker.rank(), asker.owner()) == (LOOKS, "192.0.2.1")
    table.listeners.add(Listener(table.holder([tokens[0]]), 0, lambda: None, lambda: None, "192.0.2.3"))
    assert (asker.rank(), asker.owner()) == (SITS, "192.0.2.3")
    table.listeners.clear()
    table.maker = ""
    assert asker.owner() == table.id


async def test_a_visitor_does_not_wait_for_thirty_tables_of_another_address() -> None:
    workers = BotWorkers(2, play_run)
    done: list[str] = []

    async def moves(name: str, asker: Somebody) -> None:
        await workers.actions(a_job("random", seconds=6.0), None, asker)
        done.append(name)

    async def start_all() -> None:  # a process that is still starting keeps its job waiting, whoever asked
        await asyncio.gather(*(workers.actions(a_job("random")) for _ in range(3)))

    try:
        await start_all()
        crowd = [asyncio.create_task(moves("crowd", Somebody("a", NOBODY))) for _ in range(30)]
        await asyncio.sleep(0)
        await moves("visitor", Somebody("b"))
        assert done.index("visitor") <= 3
        await asyncio.gather(*crowd)
    finally:
        await workers.close()

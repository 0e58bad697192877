"""A service without a network for the tests: bots that do as they are told, tables, and somebody who plays at them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from caravansary.server.http.messages import NewTable, Play, SeatPlan
from caravansary.server.http.metrics import Metrics
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.bot_workers import BotJob, BotMoves

Start = Callable[[], Awaitable[Service]]


class QuietBots:
    """Bots that do as they are told."""

    def __init__(self) -> None:
        self.moves = BotMoves([], None)
        self.asked: list[BotJob] = []

    def start(self) -> None:
        pass

    async def actions(self, job: BotJob) -> BotMoves:
        self.asked.append(job)
        return self.moves

    async def close(self) -> None:
        pass

    def is_well(self) -> bool:
        return True


def service_over(path: Path) -> Service:
    return Service(SqliteStore(path), QuietBots(), Metrics())  # type: ignore[arg-type]  # as good as the real ones


async def table_of(service: Service, *kinds: str) -> tuple[Table, dict[int, str]]:
    """A table of Merv with the tokens of its seats: "here", or the name of a bot."""
    plans = [SeatPlan("bot", bot=kind) if kind != "here" else SeatPlan("here") for kind in kinds]
    made = await service.make(NewTable("merv", plans, seed=3))
    return await found(service, made.table), {one.seat: one.token for one in made.seats}


async def found(service: Service, table_id: str) -> Table:
    table = await service.find(table_id)
    assert table is not None
    return table


async def play_first(service: Service, table: Table, tokens: dict[int, str], key: str) -> int:
    """Play the first option of the seat that decides; which seat it is."""
    seat = table.match.deciders[0]
    action = table.match.state.options_of(seat)[0]
    await service.move(table, table.holder([tokens[seat]]), Play(seat, table.version, key, action=action))
    return seat


async def until(is_so: Callable[[], object], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)

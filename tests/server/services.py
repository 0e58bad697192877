"""A service without a network for the tests: bots that do as they are told, tables, and somebody who plays at them."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from caravansary.server.http.messages import NewTable, Play, SeatPlan, TableMade
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.bot_workers import BotJob, BotMoves
from caravansary.server.thinking.fair_queue import Asker
from caravansary.server.thinking.workers import Halt, Stop

Start = Callable[[], Awaitable[Service]]


def dies(job: bytes, stop: Stop) -> Iterator[bytes]:
    """What happens to a process that should think about something."""
    os._exit(3)
    yield job


class QuietBots:
    """Bots that do as they are told."""

    most_seconds = 20.0

    def __init__(self) -> None:
        self.moves = BotMoves([], None)
        self.asked: list[BotJob] = []
        self.halts: list[Halt] = []
        self.askers: list[Asker] = []

    def start(self) -> None:
        pass

    async def actions(self, job: BotJob, halt: Halt, asker: Asker) -> BotMoves:
        self.asked.append(job)
        self.halts.append(halt)
        self.askers.append(asker)
        return self.moves

    async def close(self) -> None:
        pass

    def is_well(self) -> bool:
        return True


def service_over(path: Path) -> Service:
    return Service(SqliteStore(path), QuietBots(), Metrics())  # type: ignore[arg-type]  # as good as the real ones


async def make(service: Service, *kinds: str, game: str = "merv", **more: Any) -> TableMade:
    """A table with these seats: "here", "link", "open", or the name of a bot."""
    people = ("here", "link", "open")
    plans = [SeatPlan(kind) if kind in people else SeatPlan("bot", bot=kind) for kind in kinds]  # type: ignore[arg-type]
    return await service.make(NewTable(game, plans, seed=3, **more))


def tokens_of(made: TableMade) -> dict[int, str]:
    return {one.seat: one.token for one in made.seats}


async def table_of(service: Service, *kinds: str, **more: Any) -> tuple[Table, dict[int, str]]:
    """A table with the tokens of its seats."""
    made = await make(service, *kinds, **more)
    return await found(service, made.table), tokens_of(made)


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


@contextlib.contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What is tried within is refused with this code."""
    with pytest.raises(Refused) as refusal:
        yield refusal
    assert refusal.value.problem.code == code

"""The collector of cycles: seldom, and at quiet moments."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

from caravansary.server import sweeping
from caravansary.server.http.socket import Connection
from caravansary.server.tables.service import Service
from tests.server.lookers import looking
from tests.server.services import table_of, until

pytestmark = pytest.mark.anyio


class Circle:
    """Refers to itself: only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sweeping, "EVERY", 0.02)
    monkeypatch.setattr(sweeping, "QUIET", 0.02)
    before = gc.get_threshold()
    gc.disable()
    yield
    gc.enable()
    gc.set_threshold(*before)
    gc.unfreeze()


def lost_circle() -> weakref.ref[Circle]:
    return weakref.ref(Circle())


async def test_what_is_lost_in_a_circle_is_found_when_it_is_quiet() -> None:
    lost = lost_circle()
    task = asyncio.create_task(sweeping.sweep(lambda: 7))
    await until(lambda: lost() is None)
    task.cancel()


async def test_nobody_waits_for_it_while_something_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter(range(1_000_000))
    lost = lost_circle()
    task = asyncio.create_task(sweeping.sweep(lambda: next(counts)))
    await asyncio.sleep(0.5)
    assert lost() is not None
    task.cancel()

    monkeypatch.setattr(sweeping, "LONGEST", 0.1)  # but not for ever
    task = asyncio.create_task(sweeping.sweep(lambda: next(counts)))
    await until(lambda: lost() is None)
    task.cancel()


def test_what_is_there_at_the_start_stays_and_the_rest_is_looked_at_seldom() -> None:
    sweeping.begin()

    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == sweeping.SELDOM


async def test_a_connection_that_has_ended_leaves_no_circle(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = await table_of(service, "here", "here")
    made: list[weakref.ref[Connection]] = []
    begin = Connection.__init__

    def noted(self: Connection, *arguments: Any) -> None:
        begin(self, *arguments)
        made.append(weakref.ref(self))

    monkeypatch.setattr(Connection, "__init__", noted)
    async with looking(service, table, *tokens.values()):
        assert made[0]() is not None
    await until(lambda: made[0]() is None, 5)

"""The service without a network: bots that are replaced, a store that fails, tables made under other rules."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from caravansary.core.match import Match
from caravansary.server.http.messages import Commit, NewTable, Play, SeatPlan, Undo
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import Change, StoreFailure
from caravansary.server.tables.present import position, table_info
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Listener, Table
from caravansary.server.thinking.bot_workers import BotJob, BotMoves


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


async def full_disk(_: Change) -> None:
    raise StoreFailure("the disk is full")


def service_over(path: Path) -> tuple[Service, QuietBots, SqliteStore]:
    bots, store = QuietBots(), SqliteStore(path)
    return Service(store, bots, Metrics()), bots, store  # type: ignore[arg-type]  # as good as the real ones


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(body)


async def table_of(service: Service, *kinds: str) -> tuple[Table, dict[int, str]]:
    plans = [SeatPlan("bot", bot=kind) if kind != "here" else SeatPlan("here") for kind in kinds]
    made = await service.make(NewTable("merv", plans, seed=3))
    table = await service.find(made.table)
    assert table is not None
    return table, {one.seat: one.token for one in made.seats}


async def play_first(service: Service, table: Table, tokens: dict[int, str], key: str) -> int:
    seat = table.match.deciders[0]
    action = table.match.state.options_of(seat)[0]
    move = Play(seat, table.version, key, action=action)
    await service.move(table, table.holder([tokens[seat]]), move)
    return seat


# --- bots -----------------------------------------------------------------------------------------------------------
def test_a_bot_that_was_replaced_is_noted_in_the_chat(tmp_path: Path) -> None:
    async def body() -> None:
        service, bots, _ = service_over(tmp_path / "t.db")
        await service.start()
        bots.moves = BotMoves([], "slow")
        table, _ = await table_of(service, "random", "random")
        async with asyncio.timeout(20):
            while not table.lines:
                await asyncio.sleep(0.01)
        assert (table.lines[0].kind, table.lines[0].args) == ("bot_replaced", {"bot": "random", "why": "slow"})
        await service.stop()

    run(body())


def test_a_bot_is_given_a_sample_and_never_the_seed(tmp_path: Path) -> None:
    async def body() -> None:
        service, bots, _ = service_over(tmp_path / "t.db")
        await service.start()
        table, _ = await table_of(service, "random", "random")
        async with asyncio.timeout(20):
            while not bots.asked:
                await asyncio.sleep(0.01)
        real = table.match.state_after(0).to_dict()
        sample = bots.asked[0].state
        assert sample["chance"] != real["chance"]
        assert sample != real
        await service.stop()

    run(body())


# --- storing --------------------------------------------------------------------------------------------------------
def test_what_cannot_be_stored_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        service, _, store = service_over(tmp_path / "t.db")
        await service.start()
        table, tokens = await table_of(service, "here", "here")
        woken, left = [], []
        listener = Listener(table.holder([]), None, lambda: woken.append(1), lambda: left.append(1))
        table.listeners.add(listener)
        monkeypatch.setattr(store, "change", full_disk)
        with pytest.raises(Refused) as refused:
            await play_first(service, table, tokens, "k1")
        assert (refused.value.status, refused.value.problem.code) == (503, "not_stored")
        assert (woken, left) == ([], [1])

        monkeypatch.undo()
        again = await service.find(table.id)
        assert again is not None
        assert again is not table
        assert again.match.history == []
        await play_first(service, again, tokens, "k1")
        assert len(again.match.history) == 1
        await service.stop()

    run(body())


def test_a_table_is_the_same_when_it_is_read_again(tmp_path: Path) -> None:
    async def body() -> None:
        service, _, _ = service_over(tmp_path / "t.db")
        await service.start()
        table, tokens = await table_of(service, "here", "here", "here")
        seat = await play_first(service, table, tokens, "k1")
        await play_first(service, table, tokens, "k2")
        before = position(table, seat, 0)
        await service.stop()

        service, _, _ = service_over(tmp_path / "t.db")
        await service.start()
        again = await service.find(table.id)
        assert again is not None
        after = position(again, seat, 0)
        for name in ("version", "plays", "view", "ask", "statuses", "can_undo", "undo_floor", "scores"):
            assert getattr(after, name) == getattr(before, name), name
        repeated = await service.move(again, again.holder([tokens[seat]]), Undo(seat, 0, "k1"))
        assert repeated.repeated
        await service.stop()

    run(body())


# --- other rules ----------------------------------------------------------------------------------------------------
def test_a_table_of_older_rules_goes_on_from_its_last_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        service, _, _ = service_over(tmp_path / "t.db")
        await service.start()
        table, tokens = await table_of(service, "here", "here", "here")
        match: Match = table.match
        while not match.turns:  # a whole turn
            deciders = match.deciders
            if deciders:
                await play_first(service, table, tokens, f"k{match.sequence}")
                continue
            seat = next(one for one in range(3) if match.can_commit(one))
            commit = Commit(seat, table.version, "done")
            await service.move(table, table.holder([tokens[seat]]), commit)
        settled = match.state.to_dict()
        await play_first(service, table, tokens, "draft")
        version = table.version
        await service.stop()

        monkeypatch.setattr(type(match.game), "rules_version", match.game.rules_version + 1)
        for _ in range(2):  # also when it is read once more after plays under the new rules
            service, _, _ = service_over(tmp_path / "t.db")
            await service.start()
            again = await service.find(table.id)
            assert again is not None
            assert again.outdated
            assert table_info(again, again.holder([])).outdated_rules
            assert again.version >= version
            if again.version == version:
                assert again.match.state.to_dict() == settled
            before = again.version
            await play_first(service, again, tokens, f"new{before}")
            assert again.version > before
            await service.stop()

    run(body())

"""The service without a network: bots that are replaced, a store that fails, tables made under other rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from caravansary.core.match import Match
from caravansary.core.state import unpack
from caravansary.server.http.messages import Commit, MoveNow, Undo
from caravansary.server.http.metrics import Metrics
from caravansary.server.storage.sqlite_store import SqliteStore
from caravansary.server.storage.store import Change, StoreFailure
from caravansary.server.tables.present import position, table_info
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Listener, Table
from caravansary.server.thinking.bot_workers import BotJob, BotMoves
from caravansary.server.thinking.fair_queue import Asker
from caravansary.server.thinking.workers import Halt
from tests.server.services import QuietBots, Start, found, play_first, refused, table_of, until

pytestmark = pytest.mark.anyio


async def full_disk(_: Change) -> None:
    raise StoreFailure("the disk is full")


# --- bots -----------------------------------------------------------------------------------------------------------
async def test_a_bot_that_was_replaced_is_noted_in_the_chat(service: Service, bots: QuietBots) -> None:
    bots.moves = BotMoves([], "slow")
    table, _ = await table_of(service, "random", "random")
    await until(lambda: table.lines)
    assert (table.lines[0].kind, table.lines[0].args) == ("bot_replaced", {"bot": "random", "why": "slow"})


# --- to move now ----------------------------------------------------------------------------------------------------
class Patient(QuietBots):
    """Think until they are asked to move."""

    async def actions(self, job: BotJob, halt: Halt, asker: Asker) -> BotMoves:
        self.halts.append(halt)
        await until(lambda: halt.is_wished)
        return self.moves


async def thinking(tmp_path: Path, *kinds: str) -> tuple[Service, Table, dict[int, str], Patient]:
    bots = Patient()
    service = Service(SqliteStore(tmp_path / "patient.db"), bots, Metrics())  # type: ignore[arg-type]  # as good as real ones
    await service.start()
    table, tokens = await table_of(service, *kinds)
    await until(lambda: bots.halts)
    return service, table, tokens, bots


async def test_who_plays_can_ask_a_bot_to_move_now_once_it_has_thought_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, table, tokens, bots = await thinking(tmp_path, "link", "hard")
    player, asked = table.holder([tokens[0]]), MoveNow(1, table.version_for(0))

    with refused("too_early"):
        await service.hurry(table, player, asked)
    assert not bots.halts[0].is_wished
    monkeypatch.setattr("caravansary.server.thinking.bot_turns.LONG_SECONDS", 0.0)
    with refused("not_yours"):
        await service.hurry(table, table.holder([]), asked)
    with refused("no_bot_thinks"):
        await service.hurry(table, player, MoveNow(0, table.version_for(0)))
    with refused("stale"):
        await service.hurry(table, player, MoveNow(1, 99))
    await service.hurry(table, player, asked)
    await service.hurry(table, player, asked)  # once more changes nothing

    assert bots.halts[0].is_wished
    assert service.metrics._counts["bots_hurried"] == 1
    await until(lambda: table.version > 0)
    with refused("stale"):
        await service.hurry(table, player, asked)
    await service.stop()


async def test_a_bot_is_given_a_sample_and_never_the_seed(service: Service, bots: QuietBots) -> None:
    table, _ = await table_of(service, "random", "random")
    await until(lambda: bots.asked)
    real = table.match.state_after(0).to_dict()
    sample = unpack(table.match.game, bots.asked[0].state).to_dict()
    assert sample["chance"] != real["chance"]
    assert sample != real


# --- storing --------------------------------------------------------------------------------------------------------
async def test_what_cannot_be_stored_is_told_to_nobody(
    service: Service, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = await table_of(service, "here", "here")
    woken, left = [], []
    listener = Listener(table.holder([]), None, lambda: woken.append(1), lambda: left.append(1))
    table.listeners.add(listener)
    monkeypatch.setattr(store, "change", full_disk)
    with refused("not_stored") as refusal:
        await play_first(service, table, tokens, "k1")
    assert refusal.value.status == 503
    assert (woken, left) == ([], [1])

    monkeypatch.undo()
    again = await found(service, table.id)
    assert again is not table
    assert again.match.history == []
    await play_first(service, again, tokens, "k1")
    assert len(again.match.history) == 1


async def test_a_table_is_the_same_when_it_is_read_again(service: Service, start: Start) -> None:
    table, tokens = await table_of(service, "here", "here", "here")
    seat = await play_first(service, table, tokens, "k1")
    await play_first(service, table, tokens, "k2")
    before = position(table, seat, 0)
    service = await start()
    again = await found(service, table.id)
    after = position(again, seat, 0)
    for name in ("version", "plays", "view", "ask", "statuses", "can_undo", "undo_floor", "scores"):
        assert getattr(after, name) == getattr(before, name), name
    repeated = await service.move(again, again.holder([tokens[seat]]), Undo(seat, 0, "k1"))
    assert repeated.repeated


# --- other rules ----------------------------------------------------------------------------------------------------
async def test_a_table_of_older_rules_goes_on_from_its_last_position(
    service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
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
        service = await start()
        again = await found(service, table.id)
        assert again.outdated
        assert table_info(again, again.holder([])).outdated_rules
        assert again.version >= version
        if again.version == version:
            assert again.match.state.to_dict() == settled
        before = again.version
        await play_first(service, again, tokens, f"new{before}")
        assert again.version > before

"""Choices that all make at once and hidden, at a table: with the toy game, whose colours are chosen so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec import convert

import caravansary
from caravansary.core.match_log import BOT, Seat
from caravansary.server.http.messages import AnyMove, ChangeSeat, Play
from caravansary.server.tables.present import position, table_info
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.bot_workers import BotMoves
from tests.core.toy import act, find_toy
from tests.server.services import QuietBots, Start, found, refused, table_of, until
from tests.toy.game import Toy

ALL = (0, 1, 2, None)
pytestmark = pytest.mark.anyio


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caravansary, "game", find_toy)


class Players:
    """All seats of a table of the toy game."""

    def __init__(self, service: Service, table: Table, tokens: dict[int, str]) -> None:
        self.service = service
        self.table = table
        self.tokens = tokens
        self.keys = 0

    async def do(self, seat: int, kind: str, version: int | None = None, **more: Any) -> int:
        self.keys += 1
        seen = position(self.table, seat, 0).version if version is None else version
        sent = {"seat": seat, "version": seen, "key": f"k{self.keys}", "kind": kind, **more}
        move: AnyMove = convert(sent, AnyMove)
        done = await self.service.move(self.table, self.table.holder([self.tokens[seat]]), move)
        return done.version

    async def play(self, seat: int, *names: str) -> None:
        for name in names:
            await self.do(seat, "play", action=act(name))

    async def choose(self, seat: int, *names: str) -> None:
        await self.play(seat, *names)
        await self.do(seat, "commit")

    async def all_choose(self) -> None:
        for seat in range(3):
            await self.choose(seat, "pick amber", "pick teal")

    async def go_on(self) -> None:
        """Every seat that can moves once."""
        match = self.table.match
        for seat in range(3):
            if match.can_commit(seat):
                await self.do(seat, "commit")
            elif match.may_decide(seat):
                await self.do(seat, "play", action=match.state_for(seat).options_of(seat)[-1])


@pytest.fixture
async def players(toy: None, service: Service) -> Players:
    return Players(service, *await table_of(service, "here", "here", "here", game="toy"))


@pytest.fixture
def table(players: Players) -> Table:
    return players.table


@pytest.fixture
def tokens(players: Players) -> dict[int, str]:
    return players.tokens


def seen_by(table: Table, perspective: int | None) -> dict[str, Any]:
    """All that a perspective is told, but for the time."""
    shown = position(table, perspective, 0)
    found = {name: getattr(shown, name) for name in shown.__struct_fields__ if name not in ("at", "clocks")}
    return found | {"running": [clock.running for clock in shown.clocks]}


async def test_nobody_else_learns_anything_before_a_choice_is_committed(players: Players, table: Table) -> None:
    others = (1, 2, None)
    before = [seen_by(table, one) for one in others]

    await players.play(0, "pick amber")
    assert [seen_by(table, one) for one in others] == before
    await players.play(0, "pick teal")  # now it could be committed
    assert [seen_by(table, one) for one in others] == before
    await players.do(0, "undo")
    await players.do(0, "undo")
    assert [seen_by(table, one) for one in others] == before
    await players.choose(0, "pick jade", "pick rose")

    after = [seen_by(table, one) for one in others]
    assert [one["statuses"] for one in after] == [["chosen", "choosing", "choosing"]] * 3
    assert [one["waiting"] for one in after] == [after[0]["waiting"]] * 3
    assert [(one["plays"], one["view"]) for one in after] == [(one["plays"], one["view"]) for one in before]
    assert [line.name for line in position(table, 0, 0).own_draft] == ["pick jade", "pick rose"]
    await players.choose(1, "pick jade", "pick teal")
    await players.choose(2, "pick amber", "pick teal")
    assert [play.name for play in position(table, None, 0).plays][:2] == ["pick jade", "pick rose"]


async def test_the_choice_of_one_makes_no_other_look_again(players: Players, table: Table) -> None:
    seen = position(table, 1, 0).version
    await players.choose(0, "pick amber", "pick teal")

    assert await players.do(1, "play", version=seen, action=act("pick jade")) == table.version
    with refused("stale") as refusal:
        await players.do(1, "play", version=seen, action=act("pick rose"))
    assert refusal.value.problem.version == position(table, 1, 0).version


async def test_a_version_of_one_seat_does_for_another_on_the_same_device(
    service: Service, players: Players, table: Table, tokens: dict[int, str]
) -> None:
    await players.play(0, "pick amber")
    move = Play(1, position(table, 0, 0).version, "k", action=act("pick jade"))
    with refused("stale"):  # this one cannot know it
        await service.move(table, table.holder([tokens[1]]), move)
    await service.move(table, table.holder([tokens[0], tokens[1]]), move)


async def test_a_refusal_does_not_tell_how_much_others_have_chosen(
    service: Service, players: Players, table: Table, tokens: dict[int, str]
) -> None:
    await players.play(0, "pick amber", "pick teal")
    with refused("core.action.not_asked") as refusal:
        await players.play(1, "rest")
    assert refusal.value.problem.version == 0
    same = await service.change_seat(table, table.holder([tokens[1]]), 1, ChangeSeat())
    assert same.version == 0


async def test_a_proposal_outlives_a_secret_play(players: Players, table: Table) -> None:
    await players.all_choose()
    while table.match.deciders != (0, 1, 2):  # the second round
        await players.go_on()
    await players.do(1, "propose", turns=1)
    before = [seen_by(table, one) for one in (1, 2, None)]
    await players.play(0, "pick amber")
    await players.do(0, "undo")

    assert [seen_by(table, one) for one in (1, 2, None)] == before
    turns = len(table.match.turns)
    await players.do(0, "agree")
    await players.do(2, "agree")
    assert len(table.match.turns) == turns - 1


async def test_all_who_choose_at_once_use_their_time(
    toy: None, service: Service, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("time.time", lambda: now[0])
    table, tokens = await table_of(service, "here", "here", "here", game="toy")
    players = Players(service, table, tokens)
    for seat in (0, 1, 2):
        now[0] += 10
        await service.change_seat(table, table.holder([tokens[0]]), 0, ChangeSeat(name=f"Ada {seat}"))
        await players.choose(seat, "pick amber", "pick teal")
    assert [round(one) for one in table.used] == [10, 20, 30]
    now[0] += 5
    assert [round(clock.used) for clock in position(table, None, 0).clocks] == [15, 20, 30]
    service = await start()
    again = await found(service, table.id)
    assert again.used == table.used
    assert [seen_by(again, one) for one in ALL] == [seen_by(table, one) for one in ALL]


async def test_what_stayed_hidden_is_told_again_when_the_game_is_over(
    players: Players, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "seats_have_secrets", True)
    monkeypatch.setattr(Toy, "stays_hidden", lambda *_: True)
    await players.all_choose()
    seen = position(table, 1, 0)
    assert [play.name for play in seen.plays[:3]] == [None, None, "pick amber"]
    assert table.plays_kept(seen.version, len(seen.plays)) == len(seen.plays)
    while not table.match.is_over:
        await players.go_on()

    assert table.plays_kept(seen.version, len(seen.plays)) == 0
    assert position(table, 1, 0).plays[0].name == "pick amber"


async def test_a_bot_stands_in_during_a_secret_choice_and_gives_it_back(
    service: Service, bots: QuietBots, players: Players, table: Table, tokens: dict[int, str]
) -> None:
    await players.play(0, "pick amber")
    answer: asyncio.Future[BotMoves] = asyncio.get_running_loop().create_future()
    bots.actions = lambda *_: asyncio.shield(answer)  # type: ignore[assignment,method-assign]
    holder = table.holder([tokens[0]])
    await service.change_seat(table, holder, 0, ChangeSeat(bot="greedy"))
    await asyncio.sleep(0)
    await service.change_seat(table, holder, 0, ChangeSeat(person=True))
    answer.set_result(BotMoves([act("pick teal")]))
    await asyncio.sleep(0.05)
    assert table.match.seats[0] == Seat("")
    assert [play.action for play in table.match.draft(0)] == [act("pick amber")]
    await service.change_seat(table, holder, 0, ChangeSeat(bot="greedy"))
    await until(lambda: table.match.status(0) == "chosen")

    assert table.match.seats[0] == Seat("", BOT, "greedy")
    assert [play.action for play in table.match.draft(0)] == [act("pick amber"), act("pick teal")]
    assert table_info(table, table.holder([])).seats[0].stands_in
    assert position(table, None, 0).plays == []

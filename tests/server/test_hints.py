"""Hints: who may ask for them, what is estimated, and what happens when the table changes or the process fails."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import msgpack
from msgspec.structs import replace

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.match import Match
from caravansary.core.state import State
from caravansary.server.http.messages import AskHint, ChangeSeat, Hint
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.storage.store import SeatKind, StoredSeat, StoredTable
from caravansary.server.tables.hint_consent import are_hints_on, are_hints_wanted, not_agreed, says_of_hints
from caravansary.server.tables.present import table_info
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.hints import Found, HintJob, Hints, looks
from caravansary.server.thinking.workers import Think
from tests.server.playing import finished_record
from tests.server.services import Start, dies, found, play_first, refused, table_of, until
from tests.server.serving import Client
from tests.server.serving import Table as ServedTable
from tests.server.stored import a_table

MERV = caravansary.game("merv")
pytestmark = pytest.mark.anyio


# --- what is estimated ----------------------------------------------------------------------------------------------
def job_of(state: State, seat: int, rounds: int = 2) -> HintJob:
    sample = state.sample_hidden(seat, 5).pack()
    return HintJob(state.game.name, sample, seat, seed=11, seconds=1e9, most_rounds=rounds)


def test_the_three_best_options_with_more_and_more_simulations() -> None:
    state = MERV.new(2, seed=3)
    seat = state.waiting_for[0]

    found = list(looks(job_of(state, seat)))

    assert [one.simulations for one in found] == [0, 1, 2]
    for one in found:
        assert len(one.actions) == 3
        assert set(one.actions) <= set(state.options_of(seat))
        assert one.margins == sorted(one.margins, reverse=True)
        assert one.options == len(state.options_of(seat))
    assert list(looks(job_of(state, seat))) == found


def test_without_time_there_is_only_the_quick_look() -> None:
    state = MERV.new(2, seed=3)
    job = replace(job_of(state, state.waiting_for[0]), seconds=0.0)

    assert [one.simulations for one in looks(job)] == [0]


@pytest.mark.parametrize("name", caravansary.list_games())
def test_what_is_hidden_from_the_seat_does_not_change_the_hint(name: str) -> None:
    state = caravansary.game(name).new(3, seed=4)
    chance = Chance.seeded(8)
    compared = 0
    while compared < 4 and not state.is_over:
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        other = state.sample_hidden(seat, chance.word())  # all that the seat cannot see is different
        if len(options) > 1 and chance.below(6) == 0:
            assert other.to_dict() != state.to_dict()
            assert list(looks(job_of(other, seat, 1))) == list(looks(job_of(state, seat, 1)))
            compared += 1
        state.play(options[chance.below(len(options))], seat)

    assert compared == 4


# --- at a table, with processes that do as the test says ------------------------------------------------------------
def says_at_once(job: bytes) -> Iterator[bytes]:
    """Answers with what it was told, as a number, and when."""
    asked = msgpack.decode(job, type=HintJob)
    number = zlib.crc32(msgpack.encode(asked))
    yield msgpack.encode(Found([1, 2, 3], [float(number), 1.0, 0.0], 9, time.monotonic_ns() % 1_000_000))


def goes_on_until_stopped(job: bytes) -> Iterator[bytes]:
    while True:
        yield from says_at_once(job)
        time.sleep(0.01)


def looks_once_and_hangs(job: bytes) -> Iterator[bytes]:
    yield from says_at_once(job)
    time.sleep(60)


def raises(job: bytes) -> Iterator[bytes]:
    yield from says_at_once(job)
    raise ArithmeticError("two camels and a half")


class AtTable:
    """A table of Merv, one or more people and a bot that waits, with its hints."""

    def __init__(self, service: Service, hints: Hints, table: Table, tokens: dict[int, str]) -> None:
        self.service = service
        self.hints = hints
        self.table = table
        self.tokens = tokens

    @property
    def seat(self) -> int:
        return self.table.match.deciders[0]

    def ask(self, seat: int | None = None) -> Awaitable[Hint]:
        who = self.seat if seat is None else seat
        asked = AskHint(who, self.table.version_for(who))
        return self.hints.hint(self.table, self.table.holder([self.tokens[who]]), asked)

    async def refused(self, seat: int | None = None) -> tuple[int, str]:
        with pytest.raises(Refused) as refused:
            await self.ask(seat)
        return refused.value.status, refused.value.problem.code

    async def play(self) -> None:
        await play_first(self.service, self.table, self.tokens, f"k{self.table.version}")


@asynccontextmanager
async def at_table(service: Service, think: Think, silence: float = 20.0) -> AsyncIterator[AtTable]:
    thinking = Hints(Metrics(), 1, think, silence)
    try:
        yield AtTable(service, thinking, *await table_of(service, "here", "here", hints=True))
    finally:
        await thinking.close()


async def test_whoever_asks_again_waits_for_the_same_answer(service: Service) -> None:
    async with at_table(service, says_at_once) as at:
        first, second = await asyncio.gather(at.ask(), at.ask())
        assert first is second
        assert [line.action for line in first.lines] == [1, 2, 3]
        assert first.lines[0].behind == 0.0
        assert first.lines[2].behind == first.lines[0].margin
        assert await at.ask() is first
        await at.play()
        later = await at.ask()
        assert later is not first
        assert later.version > first.version


async def test_a_new_position_ends_an_old_request(service: Service) -> None:
    async with at_table(service, goes_on_until_stopped) as at:
        old = asyncio.ensure_future(at.ask())
        await asyncio.sleep(0.2)
        assert not old.done()
        await at.play()
        with refused("stale"):
            await asyncio.wait_for(old, 60)
        new = asyncio.ensure_future(at.ask())  # the process has to stop with the old one first
        await asyncio.sleep(0.2)
        await at.service.change_seat(at.table, at.table.holder([at.tokens[at.seat]]), at.seat, ChangeSeat(name="Ada"))
        assert not new.done()  # a name changes no position
        await at.service.change_seat(at.table, at.table.holder([at.tokens[1]]), 1, ChangeSeat(hints=False))
        with refused("hints_off") as refusal:
            await asyncio.wait_for(new, 60)
        assert refusal.value.problem.args == {"missing": [1]}


async def test_a_process_that_was_told_to_stop_answers_the_next_one(service: Service) -> None:
    async with at_table(service, goes_on_until_stopped) as at:
        first = asyncio.ensure_future(at.ask())
        await asyncio.sleep(0.2)
        await at.play()
        with refused("stale"):
            await first
        await until(lambda: not at.hints._thinking)  # it hears of it when it has something to say
        assert not at.table.watchers


@pytest.mark.parametrize("think", [dies, raises])
async def test_a_process_that_fails_is_told_clearly_and_the_game_goes_on(service: Service, think: Think) -> None:
    async with at_table(service, think) as at:
        assert await at.refused() == (500, "hint_failed")
        await at.play()
        assert await at.refused() == (500, "hint_failed")  # another process, the same end


async def test_who_takes_too_long_has_still_had_a_look(service: Service) -> None:
    async with at_table(service, looks_once_and_hangs, silence=3.0) as at:
        hint = await at.ask()
        assert [line.action for line in hint.lines] == [1, 2, 3]


async def test_the_process_is_given_nothing_but_what_the_seat_may_know(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    async with at_table(service, says_at_once) as at:
        match = at.table.match
        seat = at.seat
        hint = await at.ask()
        other = match.state.sample_hidden(seat, 99)
        assert other.to_dict() != match.state.to_dict()
        at.table.hints.clear()
        at.table.match = Match(MERV, 2, 3, None, match.options, match.seats, start=other)
        assert (await at.ask()).lines == hint.lines  # made of all that the process was told
        await at.play()
        assert (await at.ask()).lines != hint.lines


async def test_only_so_many_are_thought_about_at_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.hints.MOST_WAITING", 0)
    async with at_table(service, says_at_once) as at:
        assert await at.refused() == (429, "too_many_requests")


async def test_the_answers_survive_a_restart(service: Service, start: Start) -> None:
    async def made(hints: bool | None) -> str:
        table, tokens = await table_of(service, "here", "link", "random", hints=hints)
        await service.change_seat(table, table.holder([tokens[1]]), 1, ChangeSeat(hints=True))
        return table.id

    wanted, unsaid = await made(True), await made(None)
    again = await start()

    for table_id, says, on in ((wanted, [True, True, None], True), (unsaid, [None, True, None], False)):
        table = await found(again, table_id)
        info = table_info(table, table.holder([]))
        assert [seat.hints for seat in info.seats] == says
        assert (info.hints, info.hints_wanted) == (on, on)


# --- who has agreed -------------------------------------------------------------------------------------------------
def table_with(*seats: tuple[SeatKind, bool | None], hints: bool | None = None, **more: Any) -> StoredTable:
    kept = [StoredSeat(number, place, None, True, says) for number, (place, says) in enumerate(seats)]
    return a_table(seats=kept, hints=hints, **more)


@pytest.mark.parametrize(
    ("table", "says", "on"),
    [
        (table_with(("here", None), ("bot", None)), [True, None], True),
        (table_with(("here", None), ("bot", None), hints=False), [None, None], False),
        (table_with(("here", True), ("bot", None), hints=False), [True, None], True),
        (table_with(("here", False), ("bot", None)), [False, None], False),
        (table_with(("here", None), ("link", None)), [None, None], False),
        (table_with(("here", None), ("link", None), hints=True), [True, None], False),
        (table_with(("here", None), ("link", True), hints=True), [True, True], True),
        (table_with(("here", None), ("here", None), hints=True), [True, True], True),
        (table_with(("here", True), ("open", True)), [True, True], True),
        (table_with(("here", True), ("open", False), hints=True), [True, False], False),
        (table_with(("here", None), status="finished"), [True], False),
        (table_with(("here", None), imported=True), [True], False),
        (table_with(("bot", None), ("bot", None), hints=True), [None, None], False),
    ],
)
def test_hints_are_on_while_they_are_all_right_with_everybody(
    table: StoredTable, says: list[bool | None], on: bool
) -> None:
    assert [says_of_hints(table, kept) for kept in table.seats] == says
    assert are_hints_on(table) is on


def test_a_seat_at_which_a_bot_stands_in_still_counts() -> None:
    table = table_with(("here", True), ("link", None))

    assert not_agreed(table) == [1]
    assert not are_hints_wanted(table)


# --- over the wire --------------------------------------------------------------------------------------------------
def ask(table: ServedTable, seat: int, *tokens: str, version: int | None = None) -> tuple[int, dict[str, Any]]:
    seen = table.position(seat)["version"] if version is None else version
    answer = table.post("/hints", *(tokens or [table.tokens[seat]]), seat=seat, version=seen)
    return answer.status_code, answer.json()


def says(table: ServedTable, seat: int, hints: bool, *tokens: str) -> int:
    return table.patch(f"/seats/{seat}", *(tokens or [table.tokens[seat]]), hints=hints).status_code


def test_who_plays_alone_gets_a_real_hint(client: Client) -> None:
    table = client.make("here", "random", seed=5)
    seat = table.asked()

    status, hint = ask(table, seat)

    assert status == 200
    options = table.options(seat)
    assert [line["action"] in options for line in hint["lines"]] == [True] * min(3, len(options))
    assert hint["lines"][0]["behind"] == 0
    assert [line["margin"] for line in hint["lines"]] == sorted((x["margin"] for x in hint["lines"]), reverse=True)
    assert hint["options"] == len(options)


def test_nobody_else_can_ask(client: Client) -> None:
    table = client.make("here", "random", seed=5)
    other = client.make("here", "random", seed=5)
    seat = table.asked()
    for stranger in (table.spectator, table.owner, other.tokens[0]):
        status, problem = ask(table, seat, stranger)
        assert (status, problem["code"]) == (403, "not_yours")


def test_among_people_all_have_to_agree_and_only_for_themselves(client: Client) -> None:
    table = client.make("here", "link", seed=3)
    seat = table.asked()
    status, problem = ask(table, seat)
    assert (status, problem["code"], problem["args"]) == (409, "hints_off", {"missing": [0, 1]})

    assert says(table, 1, True, table.owner) == 403
    assert says(table, 1, True, table.tokens[0]) == 403
    assert says(table, 0, True) == 200
    assert ask(table, seat)[1]["args"] == {"missing": [1]}
    assert says(table, 1, True) == 200
    info = table.info()
    assert (info["hints"], [one["hints"] for one in info["seats"]]) == (True, [True, True])
    assert ask(table, seat, version=99)[1]["code"] == "stale"  # otherwise it would be thought about
    assert says(table, 0, False) == 200
    assert ask(table, seat)[1]["code"] == "hints_off"


def test_a_new_link_for_somebody_else_takes_the_agreement_back(client: Client) -> None:
    table = client.make("here", "link", seed=3, hints=True)
    says(table, 1, True)
    assert table.info()["hints"]

    table.post("/seats/1/link", table.owner)

    assert not table.info()["hints"]


def test_a_hint_is_about_the_position_that_was_seen(client: Client) -> None:
    table = client.make("here", "here", seed=3, hints=True)
    seat = table.asked()
    seen = table.position(seat)["version"]
    table.play(seat)

    status, problem = ask(table, seat, version=seen)
    assert (status, problem["code"]) == (409, "stale")
    status, problem = ask(table, 1 - seat)
    assert (status, problem["code"]) == (409, "nothing_asked")


def test_an_imported_game_has_no_hints(client: Client) -> None:
    info = ServedTable(client, client.import_record(finished_record()).json()).info()

    assert (info["hints"], info["imported"]) == (False, True)

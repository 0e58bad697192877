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
from caravansary.server.http.hint_messages import AskHint, Hint, HintPlan, HintStep
from caravansary.server.http.messages import ChangeSeat
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.storage.store import SeatKind, StoredSeat, StoredTable
from caravansary.server.tables.hint_consent import are_hints_on, are_hints_wanted, not_agreed, says_of_hints
from caravansary.server.tables.present import table_info
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.hints import Hints
from caravansary.server.thinking.looks import Found, HintJob, looks
from caravansary.server.thinking.workers import Stop, Think
from tests.server.playing import finished_record
from tests.server.services import Start, dies, found, play_first, refused, table_of, until
from tests.server.serving import Client
from tests.server.serving import Table as ServedTable
from tests.server.stored import a_table

MERV = caravansary.game("merv")
LAST = 1000  # waits for the last look
pytestmark = pytest.mark.anyio


# --- what is found --------------------------------------------------------------------------------------------------
def job_of(state: State, seat: int, rounds: int = 2) -> HintJob:
    sample = state.sample_hidden(seat, 5).pack()
    return HintJob(state.game.name, sample, seat, seed=11, seconds=1e9, most_rounds=rounds)


def test_whole_turns_at_once_and_then_weighed_again_and_again() -> None:
    state = MERV.new(2, seed=3)
    seat = state.waiting_for[0]
    job = job_of(state, seat)

    found = [*looks(replace(job, seconds=0.0)), *looks(job)]

    assert [one.simulations for one in found] == [0, 1, 2]
    for one in found:
        assert len(one.plans) == 3
        assert [plan.margin for plan in one.plans] == sorted((plan.margin for plan in one.plans), reverse=True)
        assert one.plans[0].behind == 0.0
        assert one.plans[0].lacks is None
        assert all(plan.lacks is not None for plan in one.plans[1:])
        for plan in one.plans:
            trial = state.copy()
            for step in plan.steps:
                described = dict(MERV.describe_action(step.action))
                assert (described.pop("kind"), described) == (step.kind, step.args)
                trial.play(step.action, seat)
            assert len(trial.options_of(seat)) < 2  # nothing is left to choose
    assert list(looks(job)) == found[1:]


def test_a_wish_to_stop_ends_the_weighing() -> None:
    state = MERV.new(2, seed=3)
    job = job_of(state, state.waiting_for[0])

    assert list(looks(job, lambda: True)) == []
    assert len(list(looks(replace(job, seconds=0.0), lambda: True))) == 1  # the first look is there in any case


def test_without_time_each_plan_is_weighed_once() -> None:
    state = MERV.new(2, seed=3)
    job = replace(job_of(state, state.waiting_for[0]), seconds=1e-9)

    assert [one.simulations for one in looks(job)] == [1]


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
            jobs = [job_of(other, seat, 1), job_of(state, seat, 1)]
            first, second = [[*looks(replace(job, seconds=0.0)), *looks(job)] for job in jobs]
            assert first == second
            compared += 1
        state.play(options[chance.below(len(options))], seat)

    assert compared == 4


# --- at a table, with processes that do as the test says ------------------------------------------------------------
def found_by(job: bytes) -> bytes:
    """A look with three plans of one step; the first margin is made of all that the process was told."""
    asked = msgpack.decode(job, type=HintJob)
    number = zlib.crc32(msgpack.encode(replace(asked, seconds=0.0)))
    plans = [
        HintPlan([HintStep(action, "slot", {})], margin, number - margin, {}, [], None, "")
        for action, margin in ((1, float(number)), (2, 1.0), (3, 0.0))
    ]
    return msgpack.encode(Found(plans, 9, time.monotonic_ns() % 1_000_000))


def is_weighing(job: bytes) -> bool:
    """Whether more than a first look is wanted."""
    return msgpack.decode(job, type=HintJob).seconds > 0


def says_at_once(job: bytes, stop: Stop) -> Iterator[bytes]:
    yield found_by(job)


def goes_on_until_stopped(job: bytes, stop: Stop) -> Iterator[bytes]:
    yield found_by(job)
    while is_weighing(job):
        yield found_by(job)
        time.sleep(0.01)


def thinks_until_stopped(job: bytes, stop: Stop) -> Iterator[bytes]:
    """Says something at once, and then nothing until it is told to stop."""
    yield found_by(job)
    while is_weighing(job) and not stop():
        time.sleep(0.01)


def looks_once_and_hangs(job: bytes, stop: Stop) -> Iterator[bytes]:
    yield found_by(job)
    time.sleep(60 if is_weighing(job) else 0)


def raises(job: bytes, stop: Stop) -> Iterator[bytes]:
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

    def ask(self, seat: int | None = None, look: int = 0) -> Awaitable[Hint]:
        """For the last look unless another one is good enough."""
        who = self.seat if seat is None else seat
        asked = AskHint(who, self.table.version_for(who), look)
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


async def test_whoever_asks_again_shares_the_answer(service: Service) -> None:
    async with at_table(service, says_at_once) as at:
        first, second = await asyncio.gather(at.ask(), at.ask())
        assert first is second
        assert first.look == 1
        assert [plan.steps[0].action for plan in first.plans] == [1, 2, 3]
        last = await at.ask(look=LAST)
        assert (last.look, last.last) == (2, True)
        assert await at.ask() is last
        await at.play()
        later = await at.ask()
        assert later.version > first.version


async def test_who_waits_for_a_newer_look_gets_it(service: Service) -> None:
    async with at_table(service, goes_on_until_stopped) as at:
        looks = [await at.ask()]
        while len(looks) < 4:
            looks.append(await at.ask(look=looks[-1].look))
        numbers = [one.look for one in looks]
        assert numbers == sorted(set(numbers))
        assert not any(one.last for one in looks)


async def test_what_nobody_looks_at_is_not_weighed_on(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.hints.UNWATCHED", 0.3)
    async with at_table(service, goes_on_until_stopped) as at:
        await at.ask()
        await until(lambda: not at.hints._thinking)
        assert (await at.ask()).last


async def test_a_first_look_does_not_wait_for_those_that_are_weighed(service: Service) -> None:
    async with at_table(service, thinks_until_stopped) as at:
        waits = asyncio.ensure_future(at.ask(look=LAST))
        await until(lambda: at.hints._weighing.locked())
        table, tokens = await table_of(service, "here", "here", hints=True)
        seat = table.match.deciders[0]
        holder = table.holder([tokens[seat]])
        hint = await at.hints.hint(table, holder, AskHint(seat, table.version_for(seat)))
        assert hint.look == 1
        assert not waits.done()
        waits.cancel()


async def test_a_new_position_ends_an_old_request(service: Service) -> None:
    async with at_table(service, goes_on_until_stopped) as at:
        old = asyncio.ensure_future(at.ask(look=LAST))
        await until(lambda: at.hints._weighing.locked())
        assert not old.done()
        await at.play()
        gone = await asyncio.wait_for(old, 60)
        assert (gone.last, at.table.is_stale(gone.seat, gone.version)) == (True, True)  # whoever has a look keeps it
        with refused("stale"):
            await at.hints.hint(at.table, at.table.holder([at.tokens[gone.seat]]), AskHint(gone.seat, gone.version))
        await at.ask()
        new = asyncio.ensure_future(at.ask(look=LAST))
        await at.service.change_seat(at.table, at.table.holder([at.tokens[at.seat]]), at.seat, ChangeSeat(name="Ada"))
        assert not new.done()  # a name changes no position
        await at.service.change_seat(at.table, at.table.holder([at.tokens[1]]), 1, ChangeSeat(hints=False))
        assert (await asyncio.wait_for(new, 60)).last
        with refused("hints_off") as refusal:
            await at.ask()
        assert refusal.value.problem.args == {"missing": [1]}


@pytest.mark.parametrize("think", [goes_on_until_stopped, thinks_until_stopped])
async def test_a_process_that_was_told_to_stop_answers_the_next_one(service: Service, think: Think) -> None:
    async with at_table(service, think) as at:
        first = asyncio.ensure_future(at.ask(look=LAST))
        await until(lambda: at.hints._weighing.locked())
        await at.play()
        assert (await first).last
        await until(lambda: not at.hints._thinking)
        assert not at.table.watchers
        assert (await at.ask()).look == 1


@pytest.mark.parametrize("think", [dies, raises])
async def test_a_process_that_fails_is_told_clearly_and_the_game_goes_on(service: Service, think: Think) -> None:
    async with at_table(service, think) as at:
        assert await at.refused() == (500, "hint_failed")
        await at.play()
        assert await at.refused() == (500, "hint_failed")  # another process, the same end


async def test_who_takes_too_long_has_still_had_a_look(service: Service) -> None:
    async with at_table(service, looks_once_and_hangs, silence=3.0) as at:
        hint = await at.ask(look=LAST)
        assert hint.last
        assert [plan.steps[0].action for plan in hint.plans] == [1, 2, 3]


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
        assert (await at.ask()).plans == hint.plans  # made of all that the process was told
        await at.play()
        assert (await at.ask()).plans != hint.plans


async def test_only_so_many_are_thought_about_at_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.hints.MOST_WAITING", 0)
    async with at_table(service, says_at_once) as at:
        assert await at.refused() == (429, "too_many_requests")


async def test_one_address_does_not_take_all_places(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.hints.MOST_OF_ONE", 1)
    async with at_table(service, goes_on_until_stopped) as at:
        other, tokens = await table_of(service, "here", "here", hints=True)
        seat = other.match.deciders[0]
        ask, holder = AskHint(seat, other.version_for(seat)), other.holder(tokens.values())
        await at.ask()
        with refused("too_many_requests"):
            await at.hints.hint(other, holder, ask)
        assert (await at.hints.hint(other, holder, ask, "192.0.2.7")).look == 1
        await at.play()
        await until(lambda: at.hints._under_way.total() == 1)


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
    assert hint["look"] == 1
    assert [plan["steps"][0]["action"] in options for plan in hint["plans"]] == [True] * 3
    assert [plan["behind"] >= 0 for plan in hint["plans"]] == [True] * 3
    assert hint["plans"][0]["why"]
    assert hint["found"] >= 3
    assert table.post("/hints", table.tokens[seat], seat=seat, version=hint["version"], look=1).json()["look"] > 1


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

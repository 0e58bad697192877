"""Reviews of finished games: begun by whoever asks first, shared, kept, given up; and what they tell."""

from __future__ import annotations

import asyncio
import functools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec import json, msgpack

import caravansary
from caravansary.arena.games import play_game
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.server.http.messages import ImportRecord
from caravansary.server.http.metrics import Metrics
from caravansary.server.http.problems import Refused
from caravansary.server.http.review_messages import GameReview, ReviewProgress
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table
from caravansary.server.thinking.reviews import ReviewJob, Reviews, ReviewStep, look_through
from caravansary.server.thinking.workers import Stop, Think
from tests.bots.test_review import toy_record
from tests.campaigns.app_in_process import LocalApp
from tests.core.toy import find_toy
from tests.server.services import dies, found, table_of, until

MERV = caravansary.game("merv")
pytestmark = pytest.mark.anyio
NOTHING_FOUND = GameReview(simulations=1, curve=[], runs=[], costliest=[], seats=[])


def a_record(seed: int = 2) -> str:
    result = play_game(MERV, 2, ["random"], seed=seed)
    return Record(MERV, players=2, seed=seed, plays=result.plays, result=result.totals).write()


# --- what is told ---------------------------------------------------------------------------------------------------
def test_a_game_is_looked_through_run_by_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.reviews.game_of", find_toy)
    record = toy_record(3, seed=5)

    told = [
        msgpack.decode(said, type=ReviewStep)
        for said in look_through(msgpack.encode(ReviewJob(record.write(), None, 2)), lambda: False)
    ]

    assert [one.done for one in told] == sorted(one.done for one in told)
    assert {one.all for one in told} == {len(record.plays)}
    assert [one.review is None for one in told] == [True] * (len(told) - 1) + [False]
    review = told[-1].review
    assert review is not None
    assert json.decode(json.encode(review), type=GameReview) == review
    assert [seat.seat for seat in review.seats] == [0, 1, 2]
    assert review.curve[-1].after == len(record.plays)
    assert 0 < len(review.costliest) <= 5
    costs = [review.runs[place].cost for place in review.costliest]
    assert costs == sorted(costs, reverse=True)
    for one in review.runs:
        seat, action = record.plays[one.departs]
        assert (seat, action) == (one.seat, one.played[0].action)
        assert one.better[0].action != action
    for seat_summary in review.seats:
        assert all(review.runs[place].seat == seat_summary.seat for place in seat_summary.costliest)


# --- at the tables, with processes that do as the test says ---------------------------------------------------------
def finds_nothing(job: bytes, stop: Stop) -> Iterator[bytes]:
    yield msgpack.encode(ReviewStep(1, 2))
    yield msgpack.encode(ReviewStep(2, 2, NOTHING_FOUND))


def judges_slowly(job: bytes, stop: Stop) -> Iterator[bytes]:
    for done in range(30):
        yield msgpack.encode(ReviewStep(done, 30))
        time.sleep(0.02)
    yield msgpack.encode(ReviewStep(30, 30, NOTHING_FOUND))


def waits_for_a_word(job: bytes, stop: Stop) -> Iterator[bytes]:
    while True:
        yield msgpack.encode(ReviewStep(1, 2))
        time.sleep(0.01)


def raises(job: bytes, stop: Stop) -> Iterator[bytes]:
    yield msgpack.encode(ReviewStep(1, 2))
    raise ArithmeticError("two camels and a half")


@asynccontextmanager
async def reviewing(think: Think) -> AsyncIterator[Reviews]:
    reviews = Reviews(Metrics(), think)
    try:
        yield reviews
    finally:
        await reviews.close()


async def imported(service: Service, seed: int = 2) -> Table:
    made = await service.import_record(ImportRecord(a_record(seed)))
    return await found(service, made.table)


async def when_done(reviews: Reviews, table: Table) -> ReviewProgress:
    async with asyncio.timeout(60):
        while (progress := reviews.review(table)).state != "done":
            await asyncio.sleep(0.02)
    return progress


def code_of(reviews: Reviews, table: Table) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        reviews.review(table)
    return refused.value.status, refused.value.problem.code


async def test_all_who_ask_share_a_review_and_it_is_kept(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(finds_nothing) as reviews:
        table = await imported(service)
        first = reviews.review(table)
        assert (first.state, first.done, first.all) == ("waiting", 0, len(table.match.history))
        reviews.review(table)
        assert len(reviews._making) == 1
        done = await when_done(reviews, table)
        assert done.review is (await when_done(reviews, table)).review
        assert done.review == NOTHING_FOUND
        await until(lambda: not reviews._making)

        monkeypatch.setattr("caravansary.server.thinking.reviews.MOST_KEPT", 1)
        other = await imported(service, seed=3)
        await when_done(reviews, other)
        assert reviews.review(other).state == "done"
        assert reviews.review(table).state == "waiting"  # made anew: only the last one was kept


async def test_it_is_told_how_many_are_made_first_and_how_long_it_takes(service: Service) -> None:
    async with reviewing(judges_slowly) as reviews:
        first, second = await imported(service), await imported(service, seed=3)
        assert (reviews.review(first).ahead, reviews.review(first).left) == (0, None)
        assert reviews.review(second).ahead == 1
        await until(lambda: reviews.review(first).left is not None)
        judged = reviews.review(first)
        assert judged.left is not None
        assert judged.left > 0
        await when_done(reviews, first)
        await until(lambda: reviews.review(second).ahead == 0)
        assert (await when_done(reviews, second)).left is None


async def test_only_a_finished_game_with_a_record_is_reviewed(service: Service) -> None:
    async with reviewing(finds_nothing) as reviews:
        running, _ = await table_of(service, "here", "here")
        assert code_of(reviews, running) == (409, "not_over")
        table = await imported(service)
        match = table.match
        table.match = Match(MERV, 2, 2, None, match.options, match.seats, start=match.state)  # goes on from a position
        assert code_of(reviews, table) == (409, "no_review")


async def test_only_so_many_are_made_at_once(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.reviews.MOST_WAITING", 1)
    async with reviewing(finds_nothing) as reviews:
        first, second = await imported(service), await imported(service, seed=3)
        assert reviews.review(first).state == "waiting"
        assert code_of(reviews, second) == (429, "too_many_requests")
        await when_done(reviews, first)
        await until(lambda: not reviews._making)
        assert reviews.review(second).state == "waiting"


async def test_one_address_does_not_take_all_places(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.reviews.MOST_OF_ONE", 1)
    async with reviewing(judges_slowly) as reviews:
        first, second = await imported(service), await imported(service, seed=3)
        assert reviews.review(first).state == "waiting"
        assert code_of(reviews, second) == (429, "too_many_requests")
        assert reviews.review(second, "192.0.2.7").state == "waiting"


@pytest.mark.parametrize("think", [dies, raises])
async def test_a_review_that_fails_is_told_and_can_be_tried_again(service: Service, think: Think) -> None:
    async with reviewing(think) as reviews:
        table = await imported(service)
        for _ in range(2):
            assert reviews.review(table).state == "waiting"
            await until(lambda: not reviews._making)
            assert code_of(reviews, table) == (500, "review_failed")


async def test_a_review_for_which_nobody_waits_is_given_up(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(waits_for_a_word) as reviews:
        table = await imported(service)
        reviews.review(table)
        await until(lambda: reviews.review(table).state == "running")
        monkeypatch.setattr("caravansary.server.thinking.reviews.GIVEN_UP", 0.0)
        await until(lambda: not reviews._making)
        assert reviews.review(table).state == "waiting"  # begun anew


# --- over the wire --------------------------------------------------------------------------------------------------
async def test_who_may_look_at_the_table_may_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.http.app.Reviews", functools.partial(Reviews, think=waits_for_a_word))
    async with LocalApp(tmp_path) as app:
        made = (await app.send("POST", "/api/tables/import", {"record": a_record()})).json()
        path = f"/api/tables/{made['table']}/review"

        assert (await app.ask("GET", path)).status == 404
        answer = await app.ask("GET", path, tokens=[made["spectator"]])
        assert answer.status == 200
        assert answer.json()["state"] in ("waiting", "running")
        assert answer.json()["all"] > 100
        seats = [{"kind": "here"}, {"kind": "here"}]
        running = (await app.send("POST", "/api/tables", {"game": "merv", "seats": seats})).json()
        refused = await app.ask("GET", f"/api/tables/{running['table']}/review", tokens=[running["owner"]])
        assert (refused.status, refused.json()["code"]) == (409, "not_over")

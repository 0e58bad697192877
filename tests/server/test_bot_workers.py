"""Bots in processes of their own: what they answer, and what happens to those that are slow, crash, hang or cheat."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

import caravansary
from caravansary import bots
from caravansary.bots.collector import SELDOM
from caravansary.core.chance import Chance
from caravansary.core.errors import UnknownName
from caravansary.core.match import is_secret
from caravansary.core.state import State, unpack
from caravansary.server.thinking.bot_workers import BotJob, BotMoves, BotWorkers, Run, play_run
from caravansary.server.thinking.workers import Halt, Stop
from tests.core.toy import TOY
from tests.processes import eventually, lives
from tests.repository import ROOT

MERV = caravansary.game("merv")
PATIENT = 6.0  # thinking time of bots that must not fail for a busy machine
QUICK = 2.0  # likewise, of quick ones
UNLUCKY = 13  # with this seed even the greedy bot fails
pytestmark = pytest.mark.anyio


def job_of(state: State, bot: str = "random", seed: int = 1, seconds: float = PATIENT) -> BotJob:
    seat = state.waiting_for[0]
    return BotJob(state.game.name, state.sample_hidden(seat, 5).pack(), seat, bot, seed, seconds)


def a_job(bot: str = "random", seed: int = 1, game_seed: int = 7, seconds: float = PATIENT) -> BotJob:
    return job_of(MERV.new(3, seed=game_seed), bot, seed, seconds)


def tries_things(job: BotJob, stop: Stop) -> list[int]:
    """Runs in the workers of these tests."""
    if job.seed == UNLUCKY:
        os._exit(4)
    breaks_off(job.bot)
    match job.bot:
        case "cheats":
            return [MERV.num_actions]
        case "cheats later":
            return [*play_run(replace(job, bot="random")), 0]
        case "says nothing":
            return []
        case "says something else":
            return "greedy"  # type: ignore[return-value]  # what a bad bot might do
        case "counts threads":
            if (os.environ["OPENBLAS_NUM_THREADS"], os.environ["OMP_NUM_THREADS"]) != ("1", "1"):
                raise RuntimeError("too many threads")
            if gc.get_threshold() != SELDOM:
                raise RuntimeError("the collector interrupts")
            return play_run(replace(job, bot="random"))
    return play_run(job, stop)


def breaks_off(bot: str) -> None:
    """The bots that never answer."""
    match bot:
        case "hangs":
            while True:
                pass
        case "sleeps":
            time.sleep(60)
        case "dies":
            os._exit(3)
        case "leaves":
            sys.exit()
        case "raises":
            raise ArithmeticError("two camels and a half")


@asynccontextmanager
async def workers_that(run: Run, least_seconds: float) -> AsyncIterator[BotWorkers]:
    workers = BotWorkers(2, run, least_seconds)
    try:
        yield workers
    finally:
        await workers.close()


@pytest.fixture(scope="module")
async def workers() -> AsyncIterator[BotWorkers]:
    """Shared by these tests; a process that one of them has lost is replaced."""
    shared = BotWorkers(0, tries_things, least_seconds=0.5)
    yield shared
    await shared.close()


# --- a run of decisions ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["greedy", "random", "easy", "medium", "hard@2", "expert@2"])
def test_a_run_ends_where_another_seat_decides_or_something_new_is_known(name: str) -> None:
    state = MERV.new(2, seed=3)
    lengths: list[int] = []
    while not state.is_over and len(lengths) < (5 if "@" in name else 40):
        seat = state.waiting_for[0]
        known = state.information(seat)
        actions = play_run(job_of(state, name, seed=len(lengths)))
        for action in actions:
            assert state.information(seat) == known
            state.play(action, seat)
        assert state.is_over or seat not in state.waiting_for or state.information(seat) != known
        lengths.append(len(actions))

    assert max(lengths) >= 4
    assert min(lengths) >= 1


def test_a_run_depends_on_the_job_alone() -> None:
    assert play_run(a_job("random", seed=1)) == play_run(a_job("random", seed=1))
    assert len({tuple(play_run(a_job("random", seed=seed))) for seed in range(9)}) > 1


def test_secret_choices_and_private_knowledge_end_a_run_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravansary.server.thinking.bot_workers.game_of", lambda name: TOY)
    chance = Chance.seeded(4)
    private = secret = 0
    for players in (1, 2, 3):
        state: State = TOY.new(players, seed=5)
        while not state.is_over:
            seat = state.waiting_for[0]
            was_secret, known = is_secret(state), state.information(seat)
            for action in play_run(job_of(state, seed=chance.word())):
                assert (is_secret(state), state.information(seat)) == (was_secret, known)
                state.play(action, seat)
            private += not was_secret and seat in state.waiting_for and state.information(seat) != known
            secret += was_secret

    assert private > 0
    assert secret > 0


def test_every_bot_has_a_thinking_time() -> None:
    times = {name: bots.thinking_time(name) for name in bots.names()}
    assert (times["greedy"], times["random"]) == (2.0, 0.1)
    assert times["easy"] < times["medium"] < times["greedy"] < times["hard"] < times["expert"]
    with pytest.raises(UnknownName, match="there are: easy, expert, greedy, hard, medium, random"):
        bots.thinking_time("nobody")


# --- workers --------------------------------------------------------------------------------------------------------
async def test_there_are_at_least_two_workers_and_one_for_quick_bots(workers: BotWorkers) -> None:
    workers.start()
    await asyncio.gather(*(workers.actions(a_job(seed=seed, seconds=QUICK)) for seed in range(6)))

    assert len(multiprocessing.active_children()) == 3


async def test_a_worker_answers_what_the_bot_plays(workers: BotWorkers) -> None:
    jobs = [a_job("greedy"), *(a_job("random", seed, game_seed=seed) for seed in range(6))]

    moves = await asyncio.gather(*(workers.actions(job) for job in jobs))

    assert moves == [BotMoves(play_run(job)) for job in jobs]


# --- to move now ----------------------------------------------------------------------------------------------------
ENDLESS = "hard@1000000"


def stopped_at_once(job: BotJob) -> list[int]:
    return play_run(job, lambda: True)


async def test_a_bot_that_searches_moves_when_it_is_asked_to_and_its_process_goes_on(workers: BotWorkers) -> None:
    job = a_job(ENDLESS, seconds=60)
    halt = Halt()
    thinking = asyncio.create_task(workers.actions(job, halt))
    await asyncio.sleep(1.0)
    assert not thinking.done()

    halt.wish()
    halt.wish()

    moves = await asyncio.wait_for(thinking, 60)
    assert moves.replaced is None
    state = unpack(MERV, job.state)
    for action in moves.actions:
        state.play(action, job.seat)
    others = [a_job(seed=seed) for seed in range(6)]
    assert [await workers.actions(one) for one in others] == [BotMoves(play_run(one)) for one in others]


async def test_a_wish_before_a_job_begins_ends_it_at_once(workers: BotWorkers) -> None:
    halt = Halt()
    halt.wish()

    assert await workers.actions(a_job(ENDLESS, seconds=60), halt) == BotMoves(stopped_at_once(a_job(ENDLESS)))


async def test_a_wish_after_a_job_is_done_does_not_reach_the_next_one(workers: BotWorkers) -> None:
    halt = Halt()
    await workers.actions(a_job(), halt)
    job = a_job("hard@2", seconds=60)
    thinking = asyncio.create_task(workers.actions(job))
    await asyncio.sleep(0)

    halt.wish()

    assert await thinking == BotMoves(play_run(job))


async def test_after_its_seconds_a_search_ends_with_what_it_has() -> None:
    workers = BotWorkers(2, most_seconds=0.5)
    try:
        moves = await asyncio.wait_for(workers.actions(a_job(ENDLESS, seconds=60)), 60)
    finally:
        await workers.close()

    assert moves.replaced is None
    assert moves.actions


@pytest.mark.parametrize("bot", ["hangs", "sleeps"])
async def test_the_greedy_bot_plays_in_place_of_a_slow_one(workers: BotWorkers, bot: str) -> None:
    job = a_job(bot, seconds=0.1)

    assert await workers.actions(job) == BotMoves(play_run(replace(job, bot="greedy")), "slow")
    assert await workers.actions(a_job()) == BotMoves(play_run(a_job()))
    assert workers.is_well()


async def test_the_greedy_bot_plays_in_place_of_one_that_crashes_or_cheats(workers: BotWorkers) -> None:
    bad = ["dies", "leaves", "raises", "cheats", "cheats later", "says nothing", "says something else"]

    moves = {bot: await workers.actions(a_job(bot)) for bot in bad}

    assert moves == dict.fromkeys(bad, BotMoves(play_run(a_job("greedy")), "crashed"))
    assert await workers.actions(a_job()) == BotMoves(play_run(a_job()))
    assert workers.is_well()


async def test_if_greedy_fails_too_the_first_option_is_taken(workers: BotWorkers) -> None:
    job = a_job("random", UNLUCKY)

    assert await workers.actions(job) == BotMoves([unpack(MERV, job.state).options_of(job.seat)[0]], "crashed")


async def test_a_seat_that_has_nothing_to_decide_cannot_be_asked(workers: BotWorkers) -> None:
    job = a_job()

    with pytest.raises(ValueError, match="has nothing to decide"):
        await workers.actions(replace(job, seat=(job.seat + 1) % 3))


@pytest.mark.parametrize(
    ("sleepers", "seconds"), [(1, PATIENT), (4, QUICK)], ids=["one sleeps", "all but the quick one"]
)
async def test_bots_that_do_not_answer_do_not_hold_up_the_others(sleepers: int, seconds: float) -> None:
    async with workers_that(tries_things, least_seconds=60.0) as patient:
        slow = [asyncio.create_task(patient.actions(a_job("sleeps"))) for _ in range(sleepers)]
        await asyncio.sleep(0)
        for seed in range(5):
            assert (await patient.actions(a_job(seed=seed, seconds=seconds))).replaced is None
        assert [task.done() for task in slow] == [False] * sleepers
    await asyncio.gather(*slow, return_exceptions=True)


async def test_the_loop_goes_on_while_bots_think(workers: BotWorkers) -> None:
    asked = asyncio.ensure_future(workers.actions(a_job("hangs", seconds=0.1)))
    rounds = 0
    while not asked.done():
        await asyncio.sleep(0.005)
        rounds += 1

    assert rounds > 5


async def test_who_is_first_is_answered_first() -> None:
    order: list[int] = []

    async def ask(number: int) -> None:
        await patient.actions(a_job(seed=number))
        order.append(number)

    async with workers_that(tries_things, least_seconds=60.0) as patient:
        waiting = [
            asyncio.create_task(patient.actions(a_job("sleeps", seconds=QUICK))) for _ in range(2)
        ]  # one is left
        await asyncio.sleep(0)
        await asyncio.gather(*(ask(number) for number in range(12)))
    await asyncio.gather(*waiting, return_exceptions=True)

    assert order == list(range(12))


async def test_who_stops_waiting_does_not_get_others_the_wrong_answer(workers: BotWorkers) -> None:
    jobs = [a_job(seed=seed, game_seed=seed) for seed in range(6)]
    await workers.actions(a_job())
    gone = [asyncio.create_task(workers.actions(a_job("greedy"))) for _ in range(2)]
    await asyncio.sleep(0.005)
    for task in gone:
        task.cancel()

    moves = await asyncio.gather(*(workers.actions(job) for job in jobs))

    assert moves == [BotMoves(play_run(job)) for job in jobs]


async def test_a_process_that_was_killed_between_two_jobs_is_replaced_and_nobody_notices(workers: BotWorkers) -> None:
    await asyncio.gather(workers.actions(a_job()), workers.actions(a_job()))
    for process in multiprocessing.active_children():
        process.kill()
        process.join()

    for _ in range(3):
        assert await workers.actions(a_job()) == BotMoves(play_run(a_job()))


async def test_a_worker_computes_with_one_thread_and_ignores_an_interrupt(workers: BotWorkers) -> None:
    before = dict(os.environ)

    assert (await workers.actions(a_job("counts threads"))).replaced is None
    for process in multiprocessing.active_children():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)
    for _ in range(3):  # each of them
        assert (await workers.actions(a_job("counts threads"))).replaced is None

    assert dict(os.environ) == before


def fails_to_load(job: BotJob, stop: Stop) -> list[int]:
    return []


async def test_workers_that_cannot_start_are_not_well_and_a_legal_option_is_played_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "fails_to_load", lambda job: [])  # cannot be sent to a process
    job = a_job()
    async with workers_that(fails_to_load, least_seconds=0.5) as broken:
        assert broken.is_well()
        moves = await broken.actions(job)
        assert moves == BotMoves([unpack(MERV, job.state).options_of(job.seat)[0]], "crashed")
        await broken.actions(job)
        assert not broken.is_well()


# --- the end --------------------------------------------------------------------------------------------------------
async def test_closing_ends_all_processes_and_whoever_waits() -> None:
    before = multiprocessing.active_children()
    workers = BotWorkers(2, tries_things, least_seconds=60)
    asked = [asyncio.create_task(workers.actions(a_job("sleeps"))) for _ in range(5)]
    await asyncio.sleep(1.0)
    began = time.monotonic()
    await workers.close()
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert time.monotonic() - began < 40  # they would sleep for a minute
    assert not workers.is_well()
    with pytest.raises(RuntimeError, match="closed"):
        await workers.actions(a_job())
    await workers.close()
    assert [type(answer) for answer in answers] == [RuntimeError] * 5
    assert set(multiprocessing.active_children()) == set(before)


SERVER = """
import asyncio, multiprocessing
from caravansary.server.thinking.bot_workers import BotWorkers
from tests.server.test_bot_workers import a_job, tries_things

async def main():
    workers = BotWorkers(2, tries_things, least_seconds=60)
    await asyncio.gather(workers.actions(a_job()), workers.actions(a_job()))
    hanging = asyncio.create_task(workers.actions(a_job("hangs")))
    await asyncio.sleep(0.2)
    print(*(process.pid for process in multiprocessing.active_children()), flush=True)
    await END

asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
@pytest.mark.parametrize(
    ("end", "signalled"),
    [
        ("hanging", signal.SIGKILL),
        pytest.param("hanging", signal.SIGTERM, marks=pytest.mark.long),
        ("hanging", signal.SIGINT),
        ("asyncio.sleep(0)", None),
    ],
)
def test_no_worker_outlives_the_server_however_it_ends(end: str, signalled: signal.Signals | None) -> None:
    command = [sys.executable, "-c", SERVER.replace("END", end)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=ROOT) as server:
        assert server.stdout is not None
        processes = [int(word) for word in server.stdout.readline().split()]
        assert len(processes) >= 2
        if signalled is not None:
            assert all(map(lives, processes))
            server.send_signal(signalled)

        eventually(lambda: not any(map(lives, processes)))
        server.kill()

"""Bots move in processes of their own, never in the server's: one that thinks for long holds up nobody else.

A bot that takes far too long, or whose process ends, is replaced for this turn: its process is killed and started
anew, the greedy bot is asked in its place, and if even that fails the first legal option is taken. A worker gets a
sample of what the bot's seat knows, never the real position.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from multiprocessing import connection, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, final

from msgspec import MsgspecError, Struct, msgpack
from msgspec.structs import replace

from caravansary.bots import make, thinking_time
from caravansary.core.errors import IllegalAction, shown
from caravansary.core.match import is_secret
from caravansary.core.state import State
from caravansary.games import all_games
from caravansary.games import game as game_of

FALLBACK: Final = "greedy"
FEWEST: Final = 2  # workers: one that hangs must not stop the others
PATIENCE: Final = 5  # so many times its thinking time a bot may take
LEAST_SECONDS: Final = 5.0  # but never less than this
START_SECONDS: Final = 60.0  # for a process to start, which does not count as thinking
NICENESS: Final = 5  # people's requests go first
ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
READY: Final = b"ready"
CLOSED: Final = "the bots have been sent home"
log: Final = logging.getLogger("caravansary.server")


class BotJob(Struct, frozen=True):
    """A bot is asked for its run of decisions."""

    game: str
    state: dict[str, Any]  # of a sample of what the seat knows, made with `sample_hidden`
    seat: int
    bot: str
    seed: int
    seconds: float  # the bot's thinking time


class BotMoves(Struct, frozen=True):
    """What the bot does, one action or more; `replaced` tells why another one answered: slow or crashed."""

    actions: list[int]
    replaced: str | None = None


Run = Callable[[BotJob], list[int]]


class _Answer(Struct, frozen=True):
    """What a worker says; `problem` tells what went wrong."""

    actions: list[int]
    problem: str = ""


class _Failed(Exception):  # noqa: N818 - why the bot has to be replaced
    """No answer of the bot: it was slow, or it crashed."""

    def __init__(self, why: str, problem: str) -> None:
        super().__init__(problem)
        self.why = why


# --- what a bot does in its process ---------------------------------------------------------------------------------
def play_run(job: BotJob) -> list[int]:
    """The bot's decisions until its run ends: another seat decides, something new is known, the game is over."""
    state = game_of(job.game).from_dict(job.state)
    bot = make(job.bot, state.game, job.seed)
    actions: list[int] = []
    goes_on = _run_of(state, job.seat)
    while goes_on():
        options = state.options_of(job.seat)
        action = options[0] if len(options) == 1 else bot.choose(state.copy(), job.seat)
        state.play(action, job.seat)
        actions.append(action)
    return actions


def _run_of(state: State, seat: int) -> Callable[[], bool]:
    """Tells whether the run of the seat goes on; a secret choice is a run of its own, as in a match."""
    known, secret = state.information(seat), is_secret(state)
    return lambda: seat in state.waiting_for and state.information(seat) == known and is_secret(state) == secret


def _check(job: BotJob, actions: object) -> list[int]:
    """The actions, if the seat can play them."""
    if not isinstance(actions, list) or not actions:
        raise ValueError(f"bot {job.bot} must answer a list of actions, got {shown(actions)}")
    state = game_of(job.game).from_dict(job.state)
    for action in actions:
        state.play(action, job.seat)
    return actions


def _first_option(job: BotJob) -> int:
    """What is played when no bot answers."""
    options = game_of(job.game).from_dict(job.state).options_of(job.seat)
    if not options:
        raise ValueError(f"seat {job.seat} has nothing to decide")
    return options[0]


def _work(link: Connection, run: Run) -> None:
    """Answer jobs until the server ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C goes to all; the server tells its workers
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game in all_games().values():
        game.standard_edition()  # reads what the first answer would have to wait for
    with contextlib.suppress(EOFError, OSError):
        link.send_bytes(READY)
        while True:
            job = msgpack.decode(link.recv_bytes(), type=BotJob)
            link.send_bytes(msgpack.encode(_answer(job, run)))


def _answer(job: BotJob, run: Run) -> _Answer:
    try:
        return _Answer(_check(job, run(job)))
    except IllegalAction as error:
        return _Answer([], f"an illegal action: {error}")
    except Exception:
        return _Answer([], traceback.format_exc())


def _end_with_the_server() -> None:
    """Also while a bot hangs."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


# --- one process ----------------------------------------------------------------------------------------------------
_spawn: Final = multiprocessing.get_context("spawn")
_starting: Final = threading.Lock()


@final
class _Worker:
    """A process that answers one job at a time, started when it is needed and replaced when it fails."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._lock = threading.Lock()  # starting and ending
        self._process: SpawnProcess | None = None
        self._link: Connection | None = None
        self._is_ready = False
        self._is_closed = False
        self.is_broken = False  # it could not be started the last time

    def start(self) -> Connection:
        """The connection to a living process."""
        with self._lock:
            if self._is_closed:
                raise _Failed("closed", CLOSED)
            if self._link is None or self._process is None or not self._process.is_alive():
                self._end()
                try:
                    self._begin()
                except Exception as error:
                    self.is_broken = True
                    raise _Failed("crashed", f"no process can be started: {error}") from error
            assert self._link is not None  # noqa: S101 - for the type checker
            return self._link

    def start_quietly(self) -> None:
        """Who needs the process next hears of what went wrong."""
        with contextlib.suppress(_Failed):
            self.start()

    def ask(self, job: BotJob, seconds: float) -> list[int]:
        """What the bot answers within that time; blocks."""
        try:
            link = self.start()
            self._wait_until_ready(link)
            link.send_bytes(msgpack.encode(job))
            if not link.poll(seconds):
                raise _Failed("slow", f"no answer within {seconds:g} s")
            answer = msgpack.decode(link.recv_bytes(), type=_Answer)
        except (EOFError, OSError, MsgspecError) as error:
            problem = f"its process has ended{self._exit_code()} ({type(error).__name__})"
            self._replace()
            raise _Failed("crashed", problem) from error
        except _Failed:
            self._replace()
            raise
        if answer.problem:
            raise _Failed("crashed", answer.problem)
        return answer.actions

    def _wait_until_ready(self, link: Connection) -> None:
        if self._is_ready:
            return
        try:
            if not link.poll(START_SECONDS):
                raise _Failed("crashed", "its process does not start")
            link.recv_bytes()
        except BaseException:
            self.is_broken = True
            raise
        self._is_ready, self.is_broken = True, False

    def _replace(self) -> None:
        """End the process and start another one, for the next job."""
        with self._lock:
            self._end()
        self.start_quietly()

    def kill(self) -> None:
        """End the process for good; whoever waits for its answer hears of it."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """After `kill`, when nobody waits any more."""
        with self._lock:
            self._end()

    def _begin(self) -> None:
        ours, theirs = _spawn.Pipe()
        try:
            process = _spawn.Process(target=_work, args=(theirs, self._run), name="caravansary-bot", daemon=True)
            with _surroundings_of_a_worker():
                process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        self._process, self._link, self._is_ready = process, ours, False

    def _end(self) -> None:
        process, link = self._process, self._link
        self._process = self._link = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if link is not None:
            link.close()

    def _exit_code(self) -> str:
        if self._process is None:
            return ""
        self._process.join(1.0)
        return "" if self._process.exitcode is None else f" with code {self._process.exitcode}"


@contextlib.contextmanager
def _surroundings_of_a_worker() -> Iterator[None]:
    """What a process inherits: one thread for numbers, whatever it imports first, and no Ctrl+C while it starts."""
    with _starting:
        before = {name: os.environ.get(name) for name in ONE_THREAD}
        os.environ.update(ONE_THREAD)
        blocked: set[signal.Signals | int] = set()
        if sys.platform != "win32":
            resource_tracker.ensure_running()  # it would let Ctrl+C through again
            blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            if sys.platform != "win32":
                signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
            for name, value in before.items():
                if value is None:
                    del os.environ[name]
                else:
                    os.environ[name] = value


# --- all of them ----------------------------------------------------------------------------------------------------
@final
class BotWorkers:
    """So many processes in which bots move; who asks first is answered first."""

    def __init__(self, count: int = FEWEST, run: Run = play_run, least_seconds: float = LEAST_SECONDS) -> None:
        self._least_seconds = least_seconds
        self._workers = [_Worker(run) for _ in range(max(FEWEST, count))]
        self._asked: set[asyncio.Future[list[int]]] = set()
        self._is_closed = False
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def start(self) -> None:
        """Start the processes in the background, so that the first bot need not wait for its own."""
        for worker in self._workers:
            threading.Thread(target=worker.start_quietly, name="caravansary-bots", daemon=True).start()

    async def actions(self, job: BotJob) -> BotMoves:
        """What the bot does in its run of decisions; another one answers if it cannot."""
        try:
            return BotMoves(await self._ask(job))
        except _Failed as failure:
            why = failure.why
            log.warning("bot %s at %s is replaced (%s): %s", job.bot, job.game, why, failure)
        try:
            return BotMoves(await self._ask(replace(job, bot=FALLBACK, seconds=thinking_time(FALLBACK))), why)
        except _Failed as failure:
            log.error("no bot answers (%s), the first option is taken: %s", failure.why, failure)
        return BotMoves([await asyncio.to_thread(_first_option, job)], why)

    async def _ask(self, job: BotJob) -> list[int]:
        worker = await self._idle.get()
        if self._is_closed:
            self._idle.put_nowait(worker)
            raise RuntimeError(CLOSED)
        seconds = max(self._least_seconds, PATIENCE * job.seconds)
        asking = _beside(lambda: worker.ask(job, seconds))
        self._asked.add(asking)
        asking.add_done_callback(self._asked.discard)
        asking.add_done_callback(lambda _: self._idle.put_nowait(worker))
        try:
            return await asyncio.shield(asking)  # who stops waiting does not make the worker free
        except _Failed:
            if self._is_closed:
                raise RuntimeError(CLOSED) from None
            raise

    async def close(self) -> None:
        """End all processes; who still waits for an answer gets an error."""
        self._is_closed = True
        for end in (_Worker.kill, _Worker.close):
            for worker in self._workers:
                await asyncio.to_thread(end, worker)
            await asyncio.gather(*self._asked, return_exceptions=True)

    def is_well(self) -> bool:
        """Whether bots can be asked."""
        return not self._is_closed and not all(worker.is_broken for worker in self._workers)


def _beside(work: Callable[[], list[int]]) -> asyncio.Future[list[int]]:
    """Do it in a thread; one that a program about to end does not wait for, unlike those of a pool."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[list[int]] = loop.create_future()

    def tell(result: list[int] | None, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result or [])

    def run() -> None:
        result, problem = None, None
        try:
            result = work()
        except BaseException as error:
            problem = error
        with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
            loop.call_soon_threadsafe(tell, result, problem)

    threading.Thread(target=run, name="caravansary-bots", daemon=True).start()
    return done

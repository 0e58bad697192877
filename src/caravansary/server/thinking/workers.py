"""Processes that think beside the server: each does one job at a time, is watched, and is replaced when it fails.

`bot_workers.py` lets bots move in them, `hints.py` has plans found and weighed, `reviews.py` looks through finished
games. A job and the messages about it are bytes; a process may send several messages about a job, the last one is its
answer. The asker can stop it early: the process then answers with what it has.
"""

from __future__ import annotations

import asyncio
import contextlib
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
from typing import Final, final

from caravansary.bots.collector import collect_seldom
from caravansary.games import game, list_games

START_SECONDS: Final = 60.0  # for a process to start, which does not count as thinking
NICENESS: Final = 5  # people's requests go first
ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
CLOSED: Final = "the workers are closed"

# the messages to a process and back
READY: Final = b"ready"
STOP: Final = b"stop"
SAID: Final = b"+"
DONE: Final = b"."
PROBLEM: Final = b"!"

Stop = Callable[[], bool]  # whether the asker wants no more than what there is
Think = Callable[[bytes, Stop], Iterator[bytes]]  # from a job to the messages about it
Hear = Callable[[bytes], bool]  # takes one message; False: no more are wanted


class WorkFailed(Exception):  # noqa: N818 - says what it is
    """No answer: `why` is "slow", "crashed" or "closed"."""

    def __init__(self, why: str, problem: str) -> None:
        super().__init__(problem)
        self.why = why


# --- in the process -------------------------------------------------------------------------------------------------
def _work(link: Connection, think: Think, niceness: int) -> None:
    """Answer jobs until the server ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C goes to all; the server ends its workers
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    collect_seldom()
    for name in list_games():
        game(name).standard_edition()  # reads what the first answer would have to wait for
    with contextlib.suppress(EOFError, OSError):
        link.send_bytes(READY)
        while True:
            job = link.recv_bytes()
            if job != STOP:  # it came too late: the job was done
                _answer(link, think, job)


def _answer(link: Connection, think: Think, job: bytes) -> None:
    for said in _sayings(think, job, link.poll):  # nothing but STOP is sent during a job
        link.send_bytes(said)
        if said.startswith(SAID) and link.poll():
            link.recv_bytes()
            link.send_bytes(DONE)
            return


def _sayings(think: Think, job: bytes, stop: Stop) -> Iterator[bytes]:
    try:
        for said in think(job, stop):
            yield SAID + said
    except Exception:
        yield PROBLEM + traceback.format_exc().encode()
    else:
        yield DONE


def _end_with_the_server() -> None:
    """End with the server, even in the middle of a job."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


# --- one process ----------------------------------------------------------------------------------------------------
@final
class Halt:
    """A wish that a job end now with what it has, said before or while it is done; the same wish again changes nothing.

    It reaches this job only: a process that has gone on to another one is left alone.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._link: Connection | None = None  # while the job is being done
        self.is_wished = False

    def wish(self) -> None:
        with self._lock:
            if not self.is_wished:
                self.is_wished = True
                self._send()

    def begin(self, link: Connection) -> None:
        """The job has been sent."""
        with self._lock:
            self._link = link
            if self.is_wished:
                self._send()

    def end(self) -> None:
        """It is done, or has failed."""
        with self._lock:
            self._link = None

    def _send(self) -> None:
        if self._link is not None:
            with contextlib.suppress(OSError):  # the process has ended, which whoever waits for it notices
                self._link.send_bytes(STOP)


_spawn: Final = multiprocessing.get_context("spawn")
_starting: Final = threading.Lock()


@final
class _Worker:
    """A process that answers one job at a time, started when it is needed and replaced when it fails."""

    def __init__(self, think: Think, niceness: int) -> None:
        self._think = think
        self._niceness = niceness
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
                raise WorkFailed("closed", CLOSED)
            if self._link is None or self._process is None or not self._process.is_alive():
                self._end()
                try:
                    self._begin()
                except Exception as error:
                    self.is_broken = True
                    raise WorkFailed("crashed", f"no process can be started: {error}") from error
            assert self._link is not None  # noqa: S101 - for the type checker
            return self._link

    def start_quietly(self) -> None:
        """Start it; the next job gets the error, if there is one."""
        with contextlib.suppress(WorkFailed):
            self.start()

    def ask(self, job: bytes, seconds: float, hear: Hear | None, halt: Halt) -> bytes:
        """The last thing that it says about the job; it may be silent for that long. Blocks."""
        try:
            link = self.start()
            self._wait_until_ready(link)
            link.send_bytes(job)
            halt.begin(link)
            try:
                return _heard(link, seconds, hear, halt)
            finally:
                halt.end()
        except (EOFError, OSError) as error:
            problem = f"its process has ended{self._exit_code()} ({type(error).__name__})"
            self._replace()
            raise WorkFailed("crashed", problem) from error
        except _Spoke as error:
            raise WorkFailed("crashed", str(error)) from error
        except WorkFailed:
            self._replace()
            raise

    def _wait_until_ready(self, link: Connection) -> None:
        if self._is_ready:
            return
        try:
            if not link.poll(START_SECONDS):
                raise WorkFailed("crashed", "its process does not start")
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
        """End the process for good; a job that waits for its answer fails."""
        with self._lock:
            self._is_closed = True
            if self._process is not None:
                self._process.kill()

    def close(self) -> None:
        """After `kill`, when no job waits any more."""
        with self._lock:
            self._end()

    def _begin(self) -> None:
        ours, theirs = _spawn.Pipe()
        try:
            arguments = (theirs, self._think, self._niceness)
            process = _spawn.Process(target=_work, args=arguments, name="caravansary-worker", daemon=True)
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
            with contextlib.suppress(ValueError):  # another thread that starts a process has just seen it end
                process.close()
        if link is not None:
            link.close()

    def _exit_code(self) -> str:
        if self._process is None:
            return ""
        self._process.join(1.0)
        return "" if self._process.exitcode is None else f" with code {self._process.exitcode}"


class _Spoke(Exception):  # noqa: N818 - what a process says that could not do its job
    """The process is well, the job failed."""


def _heard(link: Connection, seconds: float, hear: Hear | None, halt: Halt) -> bytes:
    answer = b""
    while True:
        if not link.poll(seconds):
            raise WorkFailed("slow", f"no answer within {seconds:g} s")
        said = link.recv_bytes()
        sign, content = said[:1], said[1:]
        if sign == DONE:
            return answer
        if sign == PROBLEM:
            raise _Spoke(content.decode())
        answer = content
        if hear is not None and not hear(content):
            halt.wish()


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
class Workers:
    """A number of processes that think in the same way; the first job to ask is answered first."""

    def __init__(self, count: int, think: Think, niceness: int = NICENESS) -> None:
        self._workers = [_Worker(think, niceness) for _ in range(count)]
        self._asked: set[asyncio.Future[bytes]] = set()
        self._is_closed = False
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def start(self, most: int | None = None) -> None:
        """Start the processes, or so many of them, in the background; any other is started when it is needed."""
        for worker in self._workers[:most]:
            threading.Thread(target=worker.start_quietly, name="caravansary-worker", daemon=True).start()

    async def ask(self, job: bytes, seconds: float, hear: Hear | None = None, halt: Halt | None = None) -> bytes:
        """The answer; WorkFailed if there is none. `hear` is called with every message, in another thread."""
        stopping = halt or Halt()
        worker = await self._idle.get()
        if self._is_closed:
            self._idle.put_nowait(worker)
            raise RuntimeError(CLOSED)
        asking = _beside(lambda: worker.ask(job, seconds, hear, stopping))
        self._asked.add(asking)
        asking.add_done_callback(self._asked.discard)
        asking.add_done_callback(lambda _: self._idle.put_nowait(worker))
        asking.add_done_callback(lambda _: asking.exception())  # seen, even if the caller has stopped waiting
        try:
            return await asyncio.shield(asking)  # a caller that stops waiting does not make the worker free
        except WorkFailed:
            if self._is_closed:
                raise RuntimeError(CLOSED) from None
            raise

    async def close(self) -> None:
        """End all processes; jobs that still wait for an answer fail."""
        self._is_closed = True
        for end in (_Worker.kill, _Worker.close):
            for worker in self._workers:
                await asyncio.to_thread(end, worker)
            await asyncio.gather(*self._asked, return_exceptions=True)

    def is_well(self) -> bool:
        """Whether they can be asked."""
        return not self._is_closed and not all(worker.is_broken for worker in self._workers)


def _beside(work: Callable[[], bytes]) -> asyncio.Future[bytes]:
    """Work in a thread that does not keep an ending program alive, unlike those of a pool."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[bytes] = loop.create_future()

    def answer(result: bytes, error: BaseException | None) -> None:
        if done.done():
            return
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(result)

    def run() -> None:
        result, problem = b"", None
        try:
            result = work()
        except BaseException as error:
            problem = error
        with contextlib.suppress(RuntimeError):  # the loop has ended: no caller waits any more
            loop.call_soon_threadsafe(answer, result, problem)

    threading.Thread(target=run, name="caravansary-worker", daemon=True).start()
    return done

"""Jobs on one core, on all cores of a machine or on a Ray cluster: the same results everywhere.

A backend has one method, `run(function, jobs)`. The function belongs to a module, jobs and results can be pickled, and
all chance comes from a seed in the job. Jobs are taken from the iterable in its order, only as many as there are
workers for, so it may still change its mind about the later ones. A job whose worker is lost is done again by another.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import os
import signal
import socket
import sys
import threading
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, Protocol, TypeVar, final

from caravansary.bots.collector import collect_seldom, seldom_collected
from caravansary.core.errors import CaravansaryError, OptionError, shown

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}  # two threads on a busy core are far slower
MOST_TRIES: Final = 3  # a job that loses so many workers is to blame itself
AHEAD: Final = 2  # jobs per worker that are under way, so that none waits for the next
REACH_SECONDS: Final = 5.0  # to reach a cluster

Job = TypeVar("Job")
Result = TypeVar("Result")
Results = Generator[tuple[int, Result], None, None]  # each with the number of its job


class WorkError(CaravansaryError):
    """The jobs cannot be done: no cluster, another version there, a job that ends every worker."""


class Backend(Protocol):
    """The place where jobs are done."""

    def run(self, function: Callable[[Job], Result], jobs: Iterable[Job]) -> Results[Result]:
        """The results as they are finished, each with the number of its job; closing the generator ends the rest."""


def backend_of(processes: int | None = None, ray: str | None = None) -> Backend:
    """So many processes of this machine, by default one for each core, or a Ray cluster at an address."""
    if ray is not None:
        return RayCluster(ray)
    count = cores() if processes is None else processes
    if type(count) is not int or count < 1:
        raise OptionError(f"processes must be a whole number from 1, got {shown(count)}")
    return Here() if count == 1 else Processes(count)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(results: Results[Result]) -> Iterator[Result]:
    """The results in the order of their jobs; those that come too early wait."""
    early: dict[int, Result] = {}
    following = 0
    with contextlib.closing(results):
        for number, result in results:
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1


# --- this process ---------------------------------------------------------------------------------------------------
@final
class Here:
    """One job after the other, in this process."""

    def run(self, function: Callable[[Job], Result], jobs: Iterable[Job]) -> Results[Result]:
        for number, job in enumerate(jobs):
            with seldom_collected():
                result = function(job)
            yield number, result


# --- processes of this machine --------------------------------------------------------------------------------------
@final
class Processes:
    """Several processes of this machine; they end with this one, however it ends."""

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, function: Callable[[Job], Result], jobs: Iterable[Job]) -> Results[Result]:
        for name, value in ONE_THREAD.items():
            os.environ.setdefault(name, value)  # before a worker imports numpy
        todo = _Todo(jobs)
        while some := todo.some(self.count):
            todo.put_back(some)
            yield from self._until_a_loss(function, todo, len(some))

    def _until_a_loss(self, function: Callable[[Job], Result], todo: _Todo[Job], count: int) -> Results[Result]:
        """Work until all is done or a process is lost; jobs that were under way are then to be done again."""
        spawn = get_context("spawn")
        listens, open_end = spawn.Pipe(duplex=False)
        pool = ProcessPoolExecutor(count, mp_context=spawn, initializer=_begin_work, initargs=(listens,))
        running: dict[Future[Result], tuple[int, Job]] = {}
        try:
            while _submit(pool, function, todo, running, AHEAD * count):
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=_is_lost):  # finished jobs first
                    result = future.result()
                    number, _ = running.pop(future)
                    yield number, result
        except BrokenProcessPool:
            todo.try_again(running.values())
        finally:
            open_end.close()  # ends the workers, even in the middle of a job
            pool.shutdown(cancel_futures=True)
            listens.close()


def _is_lost(future: Future[Result]) -> bool:
    return isinstance(future.exception(), BrokenProcessPool)


def _submit(
    pool: ProcessPoolExecutor,
    function: Callable[[Job], Result],
    todo: _Todo[Job],
    running: dict[Future[Result], tuple[int, Job]],
    most: int,
) -> bool:
    """Let so many jobs be under way; False if there are none any more."""
    with _unheard():
        for number, job in todo.some(most - len(running)):
            try:
                running[pool.submit(function, job)] = (number, job)
            except BrokenProcessPool:
                running[Future()] = (number, job)
                raise
    return bool(running)


@contextlib.contextmanager
def _unheard() -> Iterator[None]:
    """Processes that are started meanwhile inherit that Ctrl+C, which goes to all, is not for them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it would let Ctrl+C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_work(listens: Connection) -> None:
    """In a new worker: Ctrl+C is its parent's to hear, and when the parent lets go or is gone, it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_seldom()
    threading.Thread(target=_end_with_the_parent, args=(listens,), daemon=True).start()


def _end_with_the_parent(listens: Connection) -> None:
    with contextlib.suppress(EOFError, OSError):
        listens.recv_bytes()
    os._exit(0)


@final
class _Todo(Generic[Job]):
    """The jobs that have not been begun, numbered; lost ones come first."""

    def __init__(self, jobs: Iterable[Job]) -> None:
        self._jobs = enumerate(jobs)
        self._again: list[tuple[int, Job]] = []
        self._tries: Counter[int] = Counter()

    def some(self, most: int) -> list[tuple[int, Job]]:
        """The next jobs, at most so many."""
        found, self._again = self._again[:most], self._again[most:]
        return found + list(itertools.islice(self._jobs, most - len(found)))

    def put_back(self, some: Iterable[tuple[int, Job]]) -> None:
        self._again = [*some, *self._again]

    def try_again(self, lost: Iterable[tuple[int, Job]]) -> None:
        """Jobs that were under way when a worker was lost."""
        jobs = sorted(lost, key=lambda one: one[0])
        self._tries.update(number for number, _ in jobs)
        for number, job in jobs:
            if self._tries[number] >= MOST_TRIES:
                raise WorkError(f"worker processes ended {MOST_TRIES} times during job {number}: {shown(job, 200)}")
        self.put_back(jobs)


# --- a cluster ------------------------------------------------------------------------------------------------------
@final
class RayCluster:
    """A Ray cluster: "host:port" of its head node, "ray://host:port" of its client server, or "auto" for a near one."""

    def __init__(self, address: str) -> None:
        self._ray = _connected(address)

    def run(self, function: Callable[[Job], Result], jobs: Iterable[Job]) -> Results[Result]:
        from caravansary import __version__

        ray = self._ray
        do = ray.remote(num_cpus=1, max_retries=MOST_TRIES)(_on_a_node)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = _Todo(jobs)
        running: dict[Any, int] = {}
        try:
            while True:
                running |= {do.remote(function, job, __version__): n for n, job in todo.some(most - len(running))}
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                for one in done:
                    yield running.pop(one), _result_of(ray, one)
        finally:
            for one in running:
                ray.cancel(one, force=True)


def _on_a_node(function: Callable[[Job], Result], job: Job, version: str) -> Result:
    """Do a job on a node of a cluster; another version of the package might give another result."""
    from caravansary import __version__

    if __version__ != version:
        raise WorkError(f"a node of the cluster has caravansary {__version__}, here is {version}: install the same")
    collect_seldom()
    return function(job)


def _result_of(ray: Any, one: Any) -> Any:
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, CaravansaryError):
            raise error.cause from None  # without the trace of the other machine
        raise
    except ray.exceptions.RayError as error:
        raise WorkError(f"the cluster could not do a job: {str(error).splitlines()[0]}") from error


def _connected(address: str) -> Any:
    """The module of Ray, connected to the cluster."""
    if find_spec("ray") is None:
        raise WorkError("--ray needs Ray: pip install '.[ray]' in the project's folder")
    _check_reachable(address)  # before Ray is imported, which takes a second
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of a change to come
    import ray

    if ray.is_initialized():
        return ray
    ray._private.worker._worker_logs_enabled = False  # else it reports lost workers in our standard output
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, runtime_env={"env_vars": ONE_THREAD})
    except Exception as error:
        first = next(iter(str(error).strip().splitlines()), type(error).__name__)
        raise WorkError(f"no Ray cluster at {shown(address)}: {first}") from error
    return ray


def _check_reachable(address: str) -> None:
    """Refuse an address without a listener soon; Ray itself would try for long."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACH_SECONDS).close()
    except (OSError, ValueError, OverflowError) as problem:
        raise WorkError(f"no Ray cluster at {shown(address)}: {problem}") from None

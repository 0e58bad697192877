"""Jobs in this process and in several: the same results, whoever is lost on the way."""

from __future__ import annotations

import gc
import itertools
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from caravansary.arena.backends import MOST_TRIES, Backend, Here, Processes, WorkError, backend_of, cores, in_order
from caravansary.bots.collector import SELDOM
from caravansary.core.errors import OptionError
from tests.arena.jobs import Mark, collector, dies_always, dies_once, environment, first_waits, refused, square
from tests.processes import PATIENCE, eventually, lives, surroundings

BACKENDS = [Here(), Processes(2)]


@pytest.mark.parametrize("backend", BACKENDS)
def test_every_job_is_done_once_and_keeps_its_number(backend: Backend) -> None:
    assert sorted(backend.run(square, range(20))) == [(number, number * number) for number in range(20)]


@pytest.mark.parametrize("backend", BACKENDS)
def test_the_collector_is_rare_while_somebody_thinks(backend: Backend) -> None:
    before = gc.get_threshold()

    assert list(backend.run(collector, [0])) == [(0, SELDOM)]
    assert gc.get_threshold() == before != SELDOM


@pytest.mark.parametrize("backend", BACKENDS)
def test_without_jobs_nobody_works(backend: Backend) -> None:
    assert list(backend.run(square, [])) == []


def test_results_come_as_they_are_finished_or_in_order(tmp_path: Path) -> None:
    jobs = [Mark(str(tmp_path), number) for number in range(8)]

    results = Processes(2).run(first_waits, jobs)
    first, _ = next(results)
    (tmp_path / "heard").touch()
    others = [number for number, _ in results]

    assert first != 0
    assert sorted([first, *others]) == list(range(8))
    assert list(in_order(iter_of([(2, "c"), (0, "a"), (3, "d"), (1, "b")]))) == ["a", "b", "c", "d"]


def iter_of(results: list[tuple[int, str]]) -> Generator[tuple[int, str], None, None]:
    yield from results


@pytest.mark.parametrize("backend", BACKENDS)
def test_jobs_are_taken_only_when_there_is_a_worker_for_them(backend: Backend) -> None:
    endless = itertools.count()

    results = backend.run(square, endless)
    next(results)

    assert next(endless) <= 2 * 2 + 2
    results.close()


@pytest.mark.parametrize("backend", BACKENDS)
def test_what_is_wrong_with_a_job_is_told_as_it_is(backend: Backend) -> None:
    with pytest.raises(OptionError, match="no game 7"):
        list(backend.run(refused, [7]))


def test_a_lost_worker_loses_no_job(tmp_path: Path) -> None:
    jobs = [Mark(str(tmp_path), number) for number in range(10)]

    results = sorted(Processes(2).run(dies_once, jobs))

    assert results == [(number, number * 10) for number in range(10)]
    assert len(list(tmp_path.glob("3-*"))) == 2


def test_a_job_that_ends_every_worker_is_named() -> None:
    with pytest.raises(WorkError, match=f"ended {MOST_TRIES} times during job 0: 77"):
        list(Processes(2).run(dies_always, [77]))


def test_workers_use_one_thread_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "3")

    found = list(in_order(Processes(2).run(environment, ["OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"])))

    assert found == ["1", "3"]  # what somebody has set stays


SLEEPERS = """
from caravansary.arena.backends import Processes
from tests.arena.jobs import Mark, sleeps
import sys
if __name__ == "__main__":
    list(Processes(2).run(sleeps, [Mark(sys.argv[1], 0), Mark(sys.argv[1], 1)]))
"""


@pytest.fixture
def sleepers(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """A program with two workers in the middle of their jobs."""
    script = tmp_path / "sleepers.py"
    script.write_text(SLEEPERS)
    folder = tmp_path / "begun"
    folder.mkdir()
    program = subprocess.Popen([sys.executable, script, folder], env=surroundings(), stderr=subprocess.DEVNULL)
    eventually(lambda: len(list(folder.iterdir())) == 2)
    yield program, [int(path.name) for path in folder.iterdir()]
    program.kill()
    program.wait()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_workers_end_with_their_program(
    sleepers: tuple[subprocess.Popen[bytes], list[int]], how: signal.Signals
) -> None:
    program, workers = sleepers

    program.send_signal(how)
    program.wait(PATIENCE)

    eventually(lambda: not any(map(lives, workers)))


def test_by_default_there_is_a_process_for_each_core() -> None:
    backend = backend_of()

    assert cores() >= 1
    assert isinstance(backend, Here) if cores() == 1 else isinstance(backend, Processes) and backend.count == cores()


@pytest.mark.parametrize("processes", [0, -1, True, "2"])
def test_a_number_of_processes_that_cannot_be_is_refused(processes: int) -> None:
    with pytest.raises(OptionError, match="processes must be a whole number from 1"):
        backend_of(processes)


# --- Ray, as far as no cluster is needed ----------------------------------------------------------------------------
def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(WorkError, match=r"needs Ray: pip install"):
        backend_of(ray="127.0.0.1:6379")

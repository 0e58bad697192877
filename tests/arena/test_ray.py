"""A real Ray cluster: two nodes on this machine, started and ended by these tests; the same games as in one process."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.processes import children, surroundings

pytestmark = pytest.mark.long  # a busy machine takes minutes to start a cluster

PATIENCE = 400  # seconds
STARTS = 5
ARENA = ("arena", "marco_polo", "greedy", "random", "--games", "6", "--seed", "3", "--json")
SIMULATE = ("simulate", "merv", "--players", "2", "--games", "6", "--seed", "3", "--json")
TRAIN = ("train", "marrakesh", "--games", "24", "--generations", "1", "--seed", "3", "--json")


class RunningCluster(NamedTuple):
    address: str
    surroundings: dict[str, str]
    process: int


@pytest.fixture(scope="module")
def cluster() -> Iterator[RunningCluster]:
    pytest.importorskip("ray")
    folder = Path(tempfile.mkdtemp(prefix="ray"))  # a short path: Ray's sockets lie in it
    (folder / "ray").mkdir()
    given = surroundings(
        RAY_TMPDIR=str(folder),
        RAY_AUTH_MODE="token",  # nobody else on the network may use it
        RAY_AUTH_TOKEN=secrets.token_hex(32),
        RAY_USAGE_STATS_ENABLED="0",
    )
    process, address = _cluster_at_last(given, folder / "told")
    try:
        yield RunningCluster(address, given, process.pid)
    finally:
        process.communicate()  # closes its standard input
        shutil.rmtree(folder, ignore_errors=True)


def _cluster_at_last(given: dict[str, str], told: Path) -> tuple[subprocess.Popen[str], str]:
    """Start a cluster, if need be again: on a busy machine a node gives up on its own agents after 15 seconds."""
    for _ in range(STARTS):
        with told.open("w") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "tests.arena.cluster"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                env=given,
                text=True,
            )
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if address:
            return process, address
        process.communicate()
    pytest.fail(f"no Ray cluster after {STARTS} starts: {told.read_text()}")


def started(cluster: RunningCluster, *arguments: str | Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "caravansary", *arguments]
    return subprocess.Popen(
        command, env=cluster.surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def told(program: subprocess.Popen[str]) -> dict[str, Any]:
    """What a command prints, without what the clock decides."""
    out, complaint = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, complaint
    found: dict[str, Any] = json.loads(out)
    return {key: value for key, value in found.items() if key not in ("thinking", "seconds")}


def workers(process: int) -> list[int]:
    """The processes below this one that do a job of ours now."""
    found: list[int] = []
    for child in children(process):
        title = Path(f"/proc/{child}/cmdline").read_bytes()
        found += [child] if title.startswith(b"ray::_on_a_node") else workers(child)
    return found


def within_patience(find: Callable[[], list[int]]) -> list[int]:
    end = time.monotonic() + PATIENCE
    while not (found := find()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("command", [ARENA, SIMULATE])
def test_a_cluster_gives_the_same_results(cluster: RunningCluster, command: tuple[str, ...]) -> None:
    there = told(started(cluster, *command, "--ray", cluster.address))
    here = told(started(cluster, *command, "--jobs", "1"))

    assert there == here


def test_a_cluster_learns_the_same(cluster: RunningCluster, tmp_path: Path) -> None:
    told(started(cluster, *TRAIN, "--ray", cluster.address, "--out", tmp_path / "there.npz"))
    told(started(cluster, *TRAIN, "--jobs", "1", "--out", tmp_path / "here.npz"))

    assert (tmp_path / "there.npz").read_bytes() == (tmp_path / "here.npz").read_bytes()


def test_a_lost_worker_loses_no_game(cluster: RunningCluster, tmp_path: Path) -> None:
    program = started(cluster, *ARENA, "--ray", cluster.address, "--out", tmp_path / "there")

    lost = within_patience(lambda: workers(cluster.process))[0]
    os.kill(lost, signal.SIGKILL)
    there = told(program)

    here = told(started(cluster, *ARENA, "--jobs", "1", "--out", tmp_path / "here"))
    assert there == here
    assert there["played"] == 6
    for record in (tmp_path / "here" / "records").iterdir():
        assert (tmp_path / "there" / "records" / record.name).read_text() == record.read_text()


def test_without_the_clusters_token_one_line_says_that_it_cannot_be_reached(cluster: RunningCluster) -> None:
    wrong = {**cluster.surroundings, "RAY_AUTH_TOKEN": secrets.token_hex(32)}

    program = started(cluster._replace(surroundings=wrong), *ARENA, "--ray", cluster.address)
    out, complaint = program.communicate(timeout=PATIENCE)

    assert program.returncode == 2
    assert out == ""
    assert complaint.splitlines()[-1].startswith(f"caravansary: no Ray cluster at '{cluster.address}'")

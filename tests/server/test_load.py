"""`bench/load.py` and `bench/long_game.py` in short: they measure and tell what is wrong. No assertion about speed."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.load import Found, Plan, beyond, told_ratios, unless_lost
from bench.long_game import ends_of
from bench.spent import OTHER, Spent, part_of, shares

BENCH = Path(__file__).parents[2] / "bench"
PLAN = Plan(tables=10, seconds=1, pause=0, seed=1)
FOUND = Found(moves=5, moves_per_second=5, p50_ms=20, p99_ms=90, memory_per_table_kib=80)


def load(*arguments: str, script: str = "load.py", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCH / script), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=600, env={**os.environ, **environment}
    )


@pytest.mark.long
@pytest.mark.parametrize("processes", [1, 2])
def test_a_short_run_tells_its_figures(processes: int, request: pytest.FixtureRequest) -> None:
    postgres = {"CARAVANSARY_TEST_POSTGRES": request.getfixturevalue("postgres")} if processes > 1 else {}

    done = load("3", "--seconds", "2", "--pause", "0.1", "--processes", str(processes), **postgres)

    assert done.returncode == 0, done.stdout + done.stderr
    head, figures, summary = done.stdout.splitlines()
    named = "tables moves/s p50 ms p99 ms KiB/table stolen % ms/move loop threads db system script"
    assert head.split() == named.split()
    assert all(float(figure) > 0 for figure in figures.split()[:4])
    spent, loop, _, database = map(float, figures.split()[6:10])
    assert spent > loop > 0
    assert (database > 0) == (processes > 1)
    assert re.fullmatch(rf"load: [1-9]\d* moves in 1 runs, {processes} processes on \w+, seed 1: ok", summary)


@pytest.mark.long
def test_installations_are_measured_by_turns_and_their_parts_told() -> None:
    servers = ["--server", f"one={sys.executable}:http", "--server", f"two={sys.executable}"]

    done = load("2", "--seconds", "2", "--pause", "0", "--split", *servers)

    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^one: [\d.]+ ms/move .*, 1.00 of the first$", done.stdout, re.MULTILINE)
    assert re.search(r"^two: [\d.]+ ms/move .*, [\d.]+ of the first$", done.stdout, re.MULTILINE)
    assert done.stdout.count("  positions ") == 2


def test_samples_belong_to_parts_of_the_program() -> None:
    samples = "3 core/state.py:view;server/tables/present.py:position;http/socket.py:_send\n1 asyncio/events.py:run"

    assert shares(samples) == [("positions", 0.75), (OTHER, 0.25)]
    assert part_of(["core/match.py:play", "server/tables/writing.py:change_match"]) == "the match"


def test_the_processor_time_of_this_process_is_found() -> None:
    before = Spent.by([os.getpid()])
    sum(number * number for number in range(2_000_000))
    spent = Spent.by([os.getpid()]).since(before)

    assert 0 < spent.loop + spent.threads <= spent.server
    assert spent.database == 0


def test_installations_are_compared_with_the_first() -> None:
    assert told_ratios({"old": [2.0, 1.0, 3.0], "new": [1.0]}) == [
        "old: 2.000 ms/move (1.000 to 3.000), 1.00 of the first",
        "new: 1.000 ms/move (1.000 to 1.000), 0.50 of the first",
    ]


@pytest.mark.long
def test_a_figure_beyond_its_bound_fails_the_run() -> None:
    done = load("1", "--seconds", "1", "--pause", "0.1", "--most-ms", "0")

    assert done.returncode == 1
    assert "is more than 0 ms" in done.stdout
    assert done.stdout.rstrip().endswith("FAILED")


@pytest.mark.parametrize(
    ("found", "problems"),
    [
        (FOUND, 0),
        (FOUND._replace(moves=0), 1),
        (FOUND._replace(p99_ms=100.1), 1),
        (FOUND._replace(memory_per_table_kib=101), 1),
        (FOUND._replace(p99_ms=101, memory_per_table_kib=101), 2),
    ],
)
def test_what_is_beyond_its_bound_is_told(found: Found, problems: int) -> None:
    assert len(beyond(PLAN, found, most_ms=100, most_kib=100)) == problems


def test_a_socket_that_is_lost_ends_the_run() -> None:
    async def lost() -> None:
        raise RuntimeError("the server has closed a socket")

    async def run() -> None:
        await unless_lost([asyncio.create_task(lost())], [asyncio.Event().wait()])

    with pytest.raises(RuntimeError, match="closed a socket"):
        asyncio.run(run())


# --- long games -----------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("game", ["merv", "marrakesh"])
def test_a_whole_game_and_one_position_are_measured(game: str) -> None:
    done = load(game, "--games", "1", "--clicks", "20", script="long_game.py")

    assert done.returncode == 0, done.stdout + done.stderr
    _, figures, summary = done.stdout.splitlines()
    assert [float(figure) > 0 for figure in figures.split()[1:]] == [True] * 8
    assert summary == "long games: 1 of each kind, 20 clicks, seed 1: ok"


def test_the_first_and_the_last_part_are_compared() -> None:
    assert ends_of([[1, 1, 5, 5, 5, 5, 5, 5, 2, 2], [1, 1, 9, 9, 9, 9, 9, 9, 4, 4]], 5) == (1000, 3000)

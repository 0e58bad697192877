"""Ctrl+C in every command: a word or nothing, never a traceback, and no process stays behind."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.processes import PATIENCE, eventually, surroundings

RECORDED = Path(__file__).parents[1] / "games" / "merv" / "recorded"
COMMANDS = {
    "serve": ["--port", "0", "--database", "t.db"],
    "tables": ["list", "--database", "t.db"],
    "move-database": ["t.db", "u.db"],
    "games": [],
    "bots": [],
    "play": ["merv", "--players", "2"],
    "new": ["merv", "--players", "2"],
    "show": ["RECORD"],
    "replay": ["RECORD"],
    "review": ["RECORD"],
    "simulate": ["merv", "--players", "2", "--games", "100000", "--jobs", "2", "--bots", "random,random"],
    "arena": ["merv", "--players", "2", "--games", "100000", "--jobs", "2", "--bots", "random,greedy"],
    "balance": ["marrakesh", "--players", "2", "--games", "100000", "--jobs", "2"],
    "train": ["merv", "--players", "2", "--out", "w.npz"],
    "bench": ["merv"],
    "rules": ["merv"],
}


def test_every_command_is_tried() -> None:
    done = subprocess.run([sys.executable, "-m", "caravansary", "--help"], capture_output=True, text=True, check=True)
    named = {line.split()[1] for line in done.stdout.splitlines() if line.startswith("│ ") and line[2].isalpha()}

    assert named <= COMMANDS.keys(), named - COMMANDS.keys()


@pytest.mark.long
@pytest.mark.parametrize("delay", [0.0, 0.3, 1.0, 3.0])
@pytest.mark.parametrize("command", COMMANDS)
def test_ctrl_c_is_no_traceback(command: str, delay: float, tmp_path: Path) -> None:
    record = str(next(RECORDED.glob("*")))
    arguments = [record if one == "RECORD" else one for one in COMMANDS[command]]
    with subprocess.Popen(
        [sys.executable, "-m", "caravansary", command, *arguments],
        env=surroundings(),
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            eventually(lambda: program.poll() is not None or _has_begun(program.pid))
            time.sleep(delay)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGINT)
            output, told = program.communicate(timeout=PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)

    assert "Traceback" not in output + told, told
    assert program.returncode in (0, 1, 2, 130, -signal.SIGINT), told
    eventually(lambda: not _is_any_left(program.pid))


def _has_begun(process: int) -> bool:
    """Whether it is past the start of Python and of the package, which nothing of ours can guard."""
    maps = Path(f"/proc/{process}/maps")
    return maps.exists() and "select.cpython" in maps.read_text(encoding="utf-8")


def _is_any_left(group: int) -> bool:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, 0)
        return True
    return False

"""Processes that tests start: what they are given, whether they live, and waiting for what they do."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE: Final = 120.0  # seconds that a busy machine may take for anything


def eventually(is_so: Callable[[], object]) -> None:
    """Wait until it is so."""
    until = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < until, "it has not come to this"
        time.sleep(0.05)


def surroundings(**more: str) -> dict[str, str]:
    """The environment in which a program finds the same modules as the tests."""
    path = os.pathsep.join(str(Path(folder).resolve()) for folder in sys.path if folder)
    return {**os.environ, "PYTHONPATH": path, **more}


def children(process: int) -> list[int]:
    """The processes that it has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has just ended
            _, _, rest = stat.read_text(encoding="utf-8", errors="replace").rpartition(")")
            if int(rest.split()[1]) == process:
                found.append(int(stat.parent.name))
    return found


def lives(process: int) -> bool:
    """Whether it has not ended, also if nobody has asked how yet."""
    try:
        _, _, rest = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")
    except OSError:
        return False
    return rest.split()[0] != "Z"

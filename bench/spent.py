"""The processor time that servers spend: by threads from /proc, by parts of the program from `sampled_server.py`."""

from __future__ import annotations

import contextlib
import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple, Self

TICKS: Final = os.sysconf("SC_CLK_TCK")
OTHER: Final = "loop and other"
# The first of these that is anywhere in a stack is the part of the program that it belongs to
PARTS: Final = (
    ("positions", ("server/tables/present", "server/tables/sent")),
    ("the match", ("core/", "games/")),
    ("storing", ("server/storage/", "server/tables/writing")),
    ("sending", ("http/socket.py:_send", "websockets_sansio_impl.py:send")),
    ("receiving", ("websockets/", "websockets_sansio", "http/socket.py")),
    ("HTTP", ("uvicorn/protocols/http/", "/h11/", "/httptools/", "litestar/", "server/http/")),
    ("the service", ("server/",)),
)


class Spent(NamedTuple):
    """Seconds of processor time: of the main threads, of all others (SQLite's writer), of all in the kernel."""

    loop: float
    threads: float
    system: float
    database: float  # of PostgreSQL's processes
    script: float  # of the measuring script itself

    @classmethod
    def by(cls, servers: Iterable[int], database: Iterable[int] = ()) -> Self:
        """What these processes have spent so far."""
        known = list(servers)
        by_thread = [one for server in known for one in _threads(server)]
        return cls(
            sum(seconds for is_main, seconds in by_thread if is_main),
            sum(seconds for is_main, seconds in by_thread if not is_main),
            sum(_user_and_system(server)[1] for server in known),
            sum(sum(_user_and_system(process)) for process in database),
            sum(_user_and_system(os.getpid())),
        )

    def since(self, before: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))

    @property
    def server(self) -> float:
        """Of the servers and their database."""
        return self.loop + self.threads + self.database


def _threads(process: int) -> list[tuple[bool, float]]:
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):  # it has just ended
            spent = int((task / "schedstat").read_text(encoding="ascii").split()[0])
            found.append((task.name == str(process), spent / 1e9))
    return found


def _user_and_system(process: int) -> tuple[float, float]:
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0.0, 0.0
    return int(fields[11]) / TICKS, int(fields[12]) / TICKS


# --- samples --------------------------------------------------------------------------------------------------------
def part_of(stack: list[str]) -> str:
    """The part of the program that a stack (`FILE:FUNCTION`, the innermost first) belongs to."""
    for part, marks in PARTS:
        if any(mark in frame for frame in stack for mark in marks):
            return part
    return OTHER


def shares(samples: str) -> list[tuple[str, float]]:
    """The share of each part, the largest first; a line has a count and a stack."""
    counts: Counter[str] = Counter()
    for line in samples.splitlines():
        count, _, stack = line.partition(" ")
        counts[part_of(stack.split(";"))] += int(count)
    return [(part, count / counts.total()) for part, count in counts.most_common()]

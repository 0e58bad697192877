"""A run of a tournament that ends at a certain moment: `python -m tests.arena.killed_run FOLDER MOMENT COUNT`.

As a program it is killed there. In the process of a test it ends by an exception, which leaves the same files behind
and takes a fraction of the time.
"""

from __future__ import annotations

import functools
import itertools
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from caravansary.arena import folder, tables, tournament
from caravansary.arena.backends import Here
from caravansary.arena.played_game import PlayedGame, play
from caravansary.arena.tournament import Run
from tests.arena.plans import quick_plan

GAMES = 6
PART = 2
PLAN = quick_plan(GAMES)._replace(with_features=True)


class Ended(BaseException):
    """The run ends here."""


def end() -> None:
    raise Ended


def kill() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@contextmanager
def ending_at(moment: str, count: int, end: Callable[[], None]) -> Iterator[None]:
    """Inside, a run ends at the moment that comes for the so-manieth time.

    "games": right after a finished game was kept; "line": while it is being written; "tables": after a table was
    written, decisions, features and outcomes of each part; "table": while it is, and its file has no name yet.
    """
    keep, write = folder.Folder.keep, tables.write_table
    times = itertools.count(1)

    def keep_and_end(self: folder.Folder, game: PlayedGame) -> None:
        keep(self, game)
        if moment in ("games", "line") and next(times) == count:
            if moment == "line":
                with self._lines.open("r+b") as file:
                    file.truncate(self._lines.stat().st_size - 40)
            end()

    def write_and_end(path: Path, table: Any) -> None:
        is_last = moment in ("tables", "table") and next(times) == count
        if is_last and moment == "table":
            path.with_name(f"{path.name}.part").write_bytes(b"PAR1")
            end()
        write(path, table)
        if is_last:
            end()

    with (
        mock.patch.object(folder.Folder, "keep", keep_and_end),
        mock.patch.object(tables, "write_table", write_and_end),
    ):
        yield


@functools.cache
def played(number: int) -> PlayedGame:
    """A game of the plan, played once: how games are kept is tried here, not how they are played."""
    return play(PLAN.job(number))


def undisturbed(path: Path) -> Run:
    """A run, or the rest of one, that nobody ends."""
    run = Run(PLAN, Here())
    with mock.patch.object(tournament, "play", lambda job: played(job.number)):
        run.play_in(path)
    return run


if __name__ == "__main__":
    folder.PART = PART  # type: ignore[misc]  # small parts, so that few games are enough
    with ending_at(sys.argv[2], int(sys.argv[3]), kill):
        undisturbed(Path(sys.argv[1]))

"""A run of a tournament that is killed at a certain moment: `python -m tests.arena.killed_run FOLDER MOMENT COUNT`."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from caravansary.arena import folder, tables
from caravansary.arena.backends import Here
from caravansary.arena.played_game import PlayedGame
from caravansary.arena.tournament import Run
from tests.arena.plans import quick_plan

GAMES = 12
PART = 4
PLAN = quick_plan(GAMES)._replace(with_features=True)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def die_after_games(count: int) -> None:
    """Right after a finished game was kept."""
    keep = folder.Folder.keep
    left = [count]

    def last_keep(self: folder.Folder, game: PlayedGame) -> None:
        keep(self, game)
        left[0] -= 1
        if not left[0]:
            die()

    folder.Folder.keep = last_keep  # type: ignore[method-assign]  # this process ends soon


def die_within_a_line(count: int) -> None:
    """While a finished game is being written."""
    keep = folder.Folder.keep
    left = [count]

    def torn(self: folder.Folder, game: PlayedGame) -> None:
        keep(self, game)
        left[0] -= 1
        if not left[0]:
            with self._lines.open("r+b") as file:
                file.truncate(self._lines.stat().st_size - 40)
            die()

    folder.Folder.keep = torn  # type: ignore[method-assign]  # this process ends soon


def die_after_tables(count: int) -> None:
    """After so many tables were written: decisions, features and outcomes of each part."""
    write = tables.write_table
    left = [count]

    def last_write(path: Path, table: Any) -> None:
        write(path, table)
        left[0] -= 1
        if not left[0]:
            die()

    tables.write_table = last_write


def die_within_a_table(count: int) -> None:
    """While such a table is being written: its file does not have its name yet."""
    write = tables.write_table
    left = [count]

    def half(path: Path, table: Any) -> None:
        left[0] -= 1
        if not left[0]:
            path.with_name(f"{path.name}.part").write_bytes(b"PAR1")
            die()
        write(path, table)

    tables.write_table = half


MOMENTS = {
    "games": die_after_games,
    "line": die_within_a_line,
    "tables": die_after_tables,
    "table": die_within_a_table,
}


def undisturbed(path: Path) -> Run:
    """A run, or the rest of one, that nobody kills."""
    run = Run(PLAN, Here())
    run.play_in(path)
    return run


if __name__ == "__main__":
    folder.PART = PART  # type: ignore[misc]  # small parts, so that few games are enough
    MOMENTS[sys.argv[2]](int(sys.argv[3]))
    undisturbed(Path(sys.argv[1]))

"""The steps that make a database what this program needs: plain SQL files, applied in the order of their numbers.

A published step is never changed; a new one is added. A step for one kind of database only has its name before the
ending: `0004_processes.postgresql.sql`.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple


class Migration(NamedTuple):
    """One step, with the version that the database has after it."""

    version: int
    name: str
    statements: list[str]


@functools.cache
def migrations(kind: str) -> tuple[Migration, ...]:
    """All steps for a kind of database ("sqlite", "postgresql"), the first one first."""
    found = []
    for path in sorted(Path(__file__).parent.glob("[0-9]*.sql")):
        step, _, only_for = path.stem.partition(".")
        if only_for in ("", kind):
            number, _, name = step.partition("_")
            found.append(Migration(int(number), name, statements_of(path.read_text(encoding="utf-8"))))
    return tuple(found)


def statements_of(sql: str) -> list[str]:
    """The statements of a file without its comments; each ends with a semicolon at the end of a line."""
    found: list[str] = []
    lines: list[str] = []
    for line in sql.splitlines():
        if line.strip() and not line.lstrip().startswith("--"):
            lines.append(line)
        if line.rstrip().endswith(";") and lines:
            found.append("\n".join(lines))
            lines = []
    if lines:
        raise ValueError(f"a statement without its semicolon: {lines[0]}")
    return found

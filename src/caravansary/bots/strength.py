"""How strong the levels are, as it was measured: `strength.json`, which `tools/level_strength.py` writes.

The page, the command line and `docs/measurements/levels.md` say these numbers and no others.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, Final, NamedTuple

MEASURED: Final = Path(__file__).parent / "strength.json"


class Strength(NamedTuple):
    """What a level does at a game: with two players against the level below it, and how long its turns take."""

    against: str | None  # the level below; None: there is none, and the points are those against the level above
    games: int
    share: float  # of the games that it wins, ties counted half
    interval: tuple[float, float]  # of the share, 95 %
    points: float
    points_of_others: float
    timed: int  # games of two to four players, with everything, in which turns were timed
    mean: float  # processor seconds of a turn, uncompiled
    most_of_them: float  # 95 % of the turns take at most this
    longest: float


@functools.cache
def _measured() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(MEASURED.read_text(encoding="utf-8"))
    return found


def strength(game: str, level: str) -> Strength | None:
    """What was measured of a level at a game; None: nothing."""
    found = _measured()["games"].get(game, {}).get(level)
    return None if found is None else Strength(**{**found, "interval": tuple(found["interval"])})

"""The parts of `evaluate`, by name, and the events that tell best what a turn brings: for the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.reasons import Term
from caravansary.games.marrakesh.evaluate import SUMMANDS, summands
from caravansary.games.marrakesh.pieces import SOURCES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

# By kind of term, the events that tell it better; terms that are not named here are no reasons
TOLD_BY: Final[dict[str, tuple[str, ...]]] = {
    "points": (),
    "resources": (),
    "areas": ("area_filled", "luxury_bought", "gate_built", "keshi_placed"),
    "river": (),
    "stairs": ("boundary_crossed", "climbed"),
    "scrolls": ("scroll_bought", "scroll_taken"),
    "oases": ("oasis_explored", "oasis_revealed"),
    "towns": ("town_explored", "town_taken"),
    "rivals": (),
}


def terms(s: State, seat: int) -> list[Term]:
    """What `evaluate` adds up: points by source."""
    points = s.players[seat].points
    found = [Term("points", float(count), (("source", SOURCES[n]),)) for n, count in enumerate(points)]
    return found + [Term(kind, worth) for kind, worth in zip(SUMMANDS[1:], summands(s, seat)[1:], strict=True)]

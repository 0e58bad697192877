"""If the game ended now: the scoring of this year as the last one, and what may be lost before it.

The invasion is not played through, because whoever is attacked may pay or not: open buildings are counted as standing
and told as a danger. Courtiers score as far as favour lasts, those first that bring most.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.frames import arg_of, kind_of, seat_of
from caravansary.core.state import Danger
from caravansary.games.merv import frames, rounds, scoring
from caravansary.games.merv.actions import SCORE
from caravansary.games.merv.city import is_protected
from caravansary.games.merv.pieces import CELLS

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

DANGERS: Final[dict[str, tuple[str, ...]]] = {
    "buildings_open": ("n", "cells"),
    "courtiers_unpaid": ("n",),
}  # with the names of their arguments


def end_now(s: State) -> None:
    """What is left of this year's scoring, then the sets of spices (MERV-SCORE-1, MERV-END-1)."""
    s.year = rounds.LAST_YEAR
    if s.phase < rounds.PALACE_SCORING:
        s.phase = rounds.PALACE_SCORING
        s.cursor = 0
        s.stack.clear()
    while s.phase == rounds.PALACE_SCORING:
        score_best_courtiers(s)
        rounds.next_palace(s)
    rounds.score_cities(s)


def score_best_courtiers(s: State) -> None:
    """A seat short of favour chooses the courtiers that bring most (MERV-SCORE-6)."""
    while s.stack and kind_of(s.stack[-1]) == frames.CHOOSE_COURTIER:
        top = s.stack[-1]
        seat = seat_of(top)
        waiting = [hall for hall in range(4) if s.to_score[hall]]
        best = max(waiting, key=lambda hall: scoring.hall_value(s, seat, hall))
        scoring.choose_courtier(s, seat, arg_of(top), SCORE + best)


def dangers(s: State, who: int) -> list[Danger]:
    """Buildings open to the Mongols, courtiers for whom favour is missing."""
    found = [danger for danger in (open_buildings(s, who), unpaid_courtiers(s, who)) if danger is not None]
    return [] if who == s.magistrate else found  # MERV-INVASION-15, MERV-SOLO-46


def open_buildings(s: State, who: int) -> Danger | None:
    """What this year's invasion would attack, or has attacked and nobody has decided on (MERV-INVASION-1, -2)."""
    if s.year == 1 or s.phase > rounds.RANSOM:
        return None
    cells = [CELLS[cell] for cell in range(25) if s.owner[cell] == who and is_open(s, cell)]
    return Danger("buildings_open", "MERV-INVASION-2", {"n": len(cells), "cells": cells}) if cells else None


def is_open(s: State, cell: int) -> bool:
    return bool(s.attacked >> cell & 1) if s.phase == rounds.RANSOM else not is_protected(s, cell)


def unpaid_courtiers(s: State, who: int) -> Danger | None:
    """Courtiers that would not score for want of favour (MERV-SCORE-6)."""
    player = s.players[who]
    missing = sum(player.courtiers) - player.favour
    if missing <= 0 or s.phase >= rounds.PALACE_SCORING:
        return None
    return Danger("courtiers_unpaid", "MERV-SCORE-6", {"n": missing})

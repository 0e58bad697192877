"""The keshi tower: the chosen keshis are thrown, some get stuck, some come out. Rules MKSH-TOWER.

What is stuck stays there between rounds and seasons, and is worth nothing at the end (MKSH-TOWER-1, -11).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import total
from caravansary.games.marrakesh.pieces import COLOURS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def throw(s: State) -> None:
    """Some stuck keshis drop, then some thrown ones stick, in a random order (MKSH-TOWER-2, -3, -4, -5, -6, -7)."""
    s.unveil()
    thrown: list[int] = []
    for player in s.players:
        thrown += player.chosen
        player.chosen = []
    thrown.sort()
    if s.events is not None:
        s.tell("keshis_thrown", None, "MKSH-TOWER-2", n=len(thrown))
    s.tower = s.tower[:]  # copies of a state share it
    _loosen(s)
    s.chance.shuffle(thrown)
    inside = total(s.tower)
    for colour in thrown:
        if inside < s.printed.cap[s.floor] and s.chance.below(100) < s.printed.stick[s.floor]:
            s.tower[colour] += 1
            inside += 1
        else:
            s.tray[colour] += 1
    if s.events is not None:
        names = [COLOURS[colour] for colour in range(len(COLOURS)) for _ in range(s.tray[colour])]
        s.tell("tray_filled", None, "MKSH-TOWER-9", colour=names)
        s.tell("keshis_stuck", None, "MKSH-TOWER-10", n=inside)


def _loosen(s: State) -> None:
    """Each stuck keshi may drop into the tray (MKSH-TOWER-3)."""
    for colour in range(len(COLOURS)):
        for _ in range(s.tower[colour]):
            if s.chance.below(100) < s.printed.loose[s.floor]:
                s.tower[colour] -= 1
                s.tray[colour] += 1

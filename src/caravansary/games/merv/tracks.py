"""The favour track and the influence track: rules MERV-FAVOUR and MERV-INFLUENCE.

Units are gained one at a time (MERV-BOON-5); an overflow goes to the other track.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.merv.pieces import BY_FAVOUR, BY_INFLUENCE, BY_OVERFLOW

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def gain_favour(s: State, who: int, count: int, rule: str) -> None:
    """Move the disc forward on the favour track, unit by unit (MERV-FAVOUR-2, -4)."""
    player = s.players[who]
    for _ in range(count):
        if player.favour < s.printed.favour_last:
            player.favour += 1
            if s.events is not None:
                s.tell("favour_gained", who, rule, favour=player.favour)
            s.score(who, BY_FAVOUR, s.printed.favour_points[player.favour], "MERV-FAVOUR-2")
        elif player.influence < s.printed.influence_last:
            gain_influence(s, who, 1, "MERV-FAVOUR-4")
        else:
            overflow(s, who)


def gain_influence(s: State, who: int, count: int, rule: str) -> None:
    """Move the disc forward on the influence track; every space entered gives what it shows (MERV-INFLUENCE-1, -2)."""
    player = s.players[who]
    for _ in range(count):
        if player.influence < s.printed.influence_last:
            player.influence += 1
            space = player.influence
            if s.events is not None:
                s.tell("influence_gained", who, rule, influence=space)
            s.score(who, BY_INFLUENCE, s.printed.influence_points[space], "MERV-INFLUENCE-1")
            if s.printed.influence_favour[space]:
                gain_favour(s, who, s.printed.influence_favour[space], "MERV-INFLUENCE-4")
        elif player.favour < s.printed.favour_last:
            gain_favour(s, who, 1, "MERV-INFLUENCE-3")
        else:
            overflow(s, who)


def overflow(s: State, who: int) -> None:
    """Both discs are on their last spaces: only the magistrate gets something for it (MERV-SOLO-47)."""
    if who == s.magistrate:
        s.score(who, BY_OVERFLOW, s.printed.solo_overflow_points, "MERV-SOLO-47")


def can_gain_favour(s: State, who: int) -> bool:
    """Whether a favour would move a disc at all (MERV-CAMELMARKET-5)."""
    player = s.players[who]
    return player.favour < s.printed.favour_last or player.influence < s.printed.influence_last


def contract_level(s: State, who: int) -> int:
    """How many contract levels are reached, 0 to 3 (MERV-INFLUENCE-5)."""
    influence = s.players[who].influence
    level = 0
    while level < 3 and influence >= s.printed.contract_influence[level]:
        level += 1
    return level

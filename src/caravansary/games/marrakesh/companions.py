"""Expansion 2: the sultan and the imam accompany pawns on the stairs and spare them something. Rules MKSH-EXP2.

Their choice which good is spared is asked in `souk.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import replaced
from caravansary.games.marrakesh.pieces import COMPANIONS, LAST_STEP, NOBODY, ON_MOSQUE, ON_PALACE

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def wait(s: State) -> None:
    """Each waits on his step for the first pawn (MKSH-EXP2-1)."""
    if s.has_expansion(2):
        s.companion_step = list(s.printed.companion_start)


def follow(s: State, seat: int, stair: int) -> None:
    """He joins the pawn that comes to him or overtakes his, and moves along with it (MKSH-EXP2-2, -3, -7, -13).

    Drawing level changes nothing (MKSH-EXP2-8). Nobody is accompanied on the last step (MKSH-EXP2-9, -12, -14).
    """
    step = s.players[seat].steps[stair]
    owner = s.companion_with[stair]
    if owner < 0:
        if s.companion_step[stair] != step:
            return
        join(s, seat, stair)
    elif owner != seat:
        if s.players[owner].steps[stair] >= step:
            return
        join(s, seat, stair)
    if s.players[seat].steps[stair] == LAST_STEP:
        leave_top(s, stair)


def join(s: State, seat: int, stair: int) -> None:
    s.companion_with = replaced(s.companion_with, stair, seat)
    s.companion_step = replaced(s.companion_step, stair, -1)
    if s.events is not None:
        s.tell("companion_joined", seat, "MKSH-EXP2-2", companion=COMPANIONS[stair])


def leave_top(s: State, stair: int) -> None:
    """He goes to the highest pawn below, or waits above several of them (MKSH-EXP2-9, -10, -11, -15)."""
    s.companion_with = replaced(s.companion_with, stair, NOBODY)
    below = [seat for seat in range(s.seats) if s.players[seat].steps[stair] < LAST_STEP]
    if not below:
        s.companion_step = replaced(s.companion_step, stair, -1)
        if s.events is not None:
            s.tell("companion_left", None, "MKSH-EXP2-11", companion=COMPANIONS[stair])
        return
    highest = max(s.players[seat].steps[stair] for seat in below)
    on_it = [seat for seat in below if s.players[seat].steps[stair] == highest]
    if len(on_it) == 1:
        join(s, on_it[0], stair)
        return
    s.companion_step = replaced(s.companion_step, stair, highest + 1)
    if s.events is not None:
        s.tell("companion_waits", None, "MKSH-EXP2-10", companion=COMPANIONS[stair], step=highest + 1)


def is_accompanied(s: State, seat: int, stair: int) -> bool:
    return s.has_expansion(2) and s.companion_with[stair] == seat


# --- what they spare ------------------------------------------------------------------------------------------------
def spared_dates(s: State, seat: int) -> int:
    """The dates of every scroll that the sultan spares (MKSH-EXP2-4, -6)."""
    return s.printed.fountain_dates if is_accompanied(s, seat, ON_PALACE) else 0


def tell_spared(s: State, seat: int, stair: int, things: dict[str, int], rule: str) -> None:
    """Say what the companion of this stair has spared the seat (MKSH-EXP2-4, -5)."""
    if s.events is not None:
        s.tell("companion_spared", seat, rule, companion=COMPANIONS[stair], things=things)


def spared_goods(s: State, seat: int, item: int) -> list[int]:
    """The goods of an item's cost that may be spared so that the rest can be paid; -1: none is (MKSH-EXP2-5, -16)."""
    cost = s.printed.luxury_cost[item]
    goods = s.players[seat].goods
    if not is_accompanied(s, seat, ON_MOSQUE):
        return [-1] if all(goods[good] >= cost[good] for good in range(3)) else []
    found: list[int] = []
    for spared in range(3):
        if cost[spared] and all(goods[good] >= cost[good] - (good == spared) for good in range(3)):
            found.append(spared)
    return found

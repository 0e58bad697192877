"""Soldiers: servants that guard a building until the next invasion. Rules MERV-SOLDIER, MERV-BOON-3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.games.merv.actions import DECLINE, SOLDIER
from caravansary.games.merv.city import is_fully_walled
from caravansary.games.merv.pieces import CAMEL_MARKET, CELLS, NO_UPGRADE
from caravansary.games.merv.tracks import gain_influence

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def can_guard(s: State, cell: int) -> bool:
    """A building, no soldier, no upgrade, not fully walled (MERV-SOLDIER-1)."""
    return s.owner[cell] >= 0 and s.soldier[cell] < 0 and s.upgrade[cell] == NO_UPGRADE and not is_fully_walled(s, cell)


def can_deploy(s: State, who: int) -> bool:
    """A servant in supply and a building that can be guarded (MERV-TURN-17)."""
    if not s.players[who].servants:
        return False
    for cell in range(25):
        if s.owner[cell] >= 0 and can_guard(s, cell):
            return True
    return False


def soldier_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Every building that can be guarded, or to decline; nothing if no soldier can be placed (MERV-SOLDIER-3)."""
    if not s.players[seat].servants:
        return []
    options: list[int] = []
    for cell in range(25):
        if s.owner[cell] >= 0 and can_guard(s, cell):
            options.append(SOLDIER + cell)
        elif no is not None:
            _refuse_guard(s, cell, no)
    if options:
        options.append(DECLINE)
    return options


def _refuse_guard(s: State, cell: int, no: Refusals) -> None:
    name = CELLS[cell]
    if cell == CAMEL_MARKET:
        no.add(SOLDIER + cell, "site.camel_market", "MERV-CITY-7")
    elif s.owner[cell] < 0:
        no.add(SOLDIER + cell, "soldier.no_building", "MERV-SOLDIER-1", cell=name)
    elif s.soldier[cell] >= 0:
        no.add(SOLDIER + cell, "soldier.guarded", "MERV-CITY-1", cell=name, owner=s.soldier[cell])
    elif s.upgrade[cell] != NO_UPGRADE:
        no.add(SOLDIER + cell, "soldier.upgraded", "MERV-CITY-1", cell=name)
    else:
        no.add(SOLDIER + cell, "soldier.walled", "MERV-SOLDIER-1", cell=name)


def choose_soldier_site(s: State, seat: int, arg: int, action: int) -> None:
    """Put the soldier on its site, or decline (MERV-BOON-3)."""
    s.stack.pop()
    if action == DECLINE:
        if s.events is not None:
            s.tell("soldier_declined", seat, "MERV-BOON-3")
        return
    deploy(s, seat, action - SOLDIER)


def deploy(s: State, who: int, cell: int) -> None:
    """A servant becomes a soldier; 1 influence for an own building, 2 for another's (MERV-SOLDIER-2, -5, -6)."""
    s.players[who].servants -= 1
    s.soldier[cell] = who
    if s.events is not None:
        s.tell("soldier_deployed", who, "MERV-SOLDIER-1", cell=CELLS[cell], owner=s.owner[cell])
    gain_influence(s, who, 1 if s.owner[cell] == who else 2, "MERV-SOLDIER-2")


def return_soldier(s: State, cell: int) -> None:
    """The soldier goes back to its owner's supply; influence gained for it is kept (MERV-SOLDIER-4)."""
    owner = s.soldier[cell]
    s.soldier[cell] = -1
    s.players[owner].servants += 1

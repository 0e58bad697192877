"""Round end: the master meeples walk to the next queue; camels buy a better place. Rules MERV-ORDER."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.games.merv.actions import SPACE
from caravansary.games.merv.pieces import NOBODY

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def space_cost(s: State, space: int) -> int:
    """One camel for every free space behind (MERV-ORDER-3)."""
    cost = 0
    for behind in range(space + 1, len(s.players)):
        if s.next_queue[behind] == NOBODY:
            cost += 1
    return cost


def space_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The free spaces in use that the seat's camels can buy (MERV-ORDER-2, -3, -6)."""
    camels = s.players[seat].camels
    options: list[int] = []
    for space in range(4):
        if space >= len(s.players):
            if no is not None:
                no.add(SPACE + space, "space.not_in_use", "MERV-ORDER-6", space=space + 1)
        elif s.next_queue[space] != NOBODY:
            if no is not None:
                no.add(SPACE + space, "space.occupied", "MERV-ORDER-2", space=space + 1, owner=s.next_queue[space])
        elif space_cost(s, space) > camels:
            if no is not None:
                cost = space_cost(s, space)
                no.add(SPACE + space, "space.camels", "MERV-ORDER-3", space=space + 1, n=cost, has=camels)
        else:
            options.append(SPACE + space)
    return options


def choose_space(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    take_space(s, seat, action - SPACE)


def take_space(s: State, who: int, space: int) -> None:
    """Camels on the free spaces behind, the meeple on its space, the camels there gained (MERV-ORDER-3, -4, -5).

    Rules MERV-ORDER-4, -9.
    """
    player = s.players[who]
    cost = 0
    for behind in range(space + 1, len(s.players)):
        if s.next_queue[behind] == NOBODY:
            s.queue_camels[behind] += 1
            cost += 1
    gained = s.queue_camels[space]
    player.camels += gained - cost
    s.queue_camels[space] = 0
    s.next_queue[space] = who
    if s.events is not None:
        s.tell("space_taken", who, "MERV-ORDER-2", space=space + 1, n=cost, gained=gained)


def take_dearest_space(s: State, who: int) -> None:
    """An automatic opponent spends as many camels as it can (MERV-2P-7, MERV-SOLO-51, MERV-2P-6)."""
    camels = s.players[who].camels
    best = -1
    for space in range(len(s.players)):
        if s.next_queue[space] == NOBODY and space_cost(s, space) <= camels and best < 0:
            best = space  # the foremost affordable space is the dearest one
    take_space(s, who, best)

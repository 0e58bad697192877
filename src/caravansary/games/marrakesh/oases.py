"""What explored oases and desert towns are worth, at the end or at once. Rules MKSH-OASIS, MKSH-TOWN.

Only what lies on the own board or in the own supply counts (MKSH-END-18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import bits, total
from caravansary.games.marrakesh import citizens, returning, river, stairs
from caravansary.games.marrakesh.components import (
    ALL_KESHIS,
    ALL_SCROLLS,
    CROSSINGS,
    EXPLORED,
    FACING_CITIZENS,
    FILLED,
    FREE_SCROLL,
    GATES_BUILT,
    GATES_OF_COLOUR,
    IN_HARBOUR,
    KESHIS_OF_COLOUR,
    LUXURIES_OF_KIND,
    LUXURY_ITEMS,
    ON_LAST_STEP,
    PEOPLED_AREAS,
    RETURNED_RESOURCE,
    SPACES_MADE,
    STEPS_MADE,
    THIN_AREAS,
)
from caravansary.games.marrakesh.pieces import (
    BY_SCROLLS,
    EIGHT,
    LAST_STEP,
    MOST_KESHIS,
    OASES,
    RED,
    SECTORS,
)
from caravansary.games.marrakesh.powers import tell_worked

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State


# --- what is counted ------------------------------------------------------------------------------------------------
def filled_areas(s: State, seat: int) -> list[int]:
    """Areas with eight keshis, caravans to towns too, and a water seller (MKSH-END-2, -3, -4, MKSH-EXP5-11)."""
    player = s.players[seat]
    return [area for area in range(EIGHT) if player.keshis[area] == MOST_KESHIS and player.sellers >> area & 1]


def gates_built(player: Player) -> int:
    return len(player.gates) - player.gates.count(-1)


def all_keshis(player: Player) -> int:
    """The keshis of the areas, guards and sellers included; goods are counted apart (MKSH-TOWN-6)."""
    return total(player.keshis) + bits(player.sellers)


def counted(s: State, seat: int, kind: int, arg: int) -> int:
    """How much of what a tile counts the seat has; towns are no explored oases (MKSH-EXP5-13)."""
    player = s.players[seat]
    if kind == KESHIS_OF_COLOUR:
        return bits(player.sellers) if arg == RED else player.keshis[arg]  # MKSH-OASIS-5
    if kind == GATES_OF_COLOUR:
        return sum(1 for gate in player.gates if gate >= 0 and arg >> gate & 1)  # MKSH-OASIS-1
    if kind == LUXURIES_OF_KIND:
        return sum(1 for item in player.luxuries if s.printed.luxury_kind[item] == arg)  # MKSH-OASIS-14
    if kind == RETURNED_RESOURCE:
        return player.resources[arg]
    if kind == LUXURY_ITEMS:
        return len(player.luxuries)  # MKSH-OASIS-22, MKSH-TOWN-2
    if kind == ALL_SCROLLS:
        return len(player.scrolls)  # MKSH-OASIS-23, MKSH-TOWN-3
    if kind == EXPLORED:
        return len(player.line)  # MKSH-OASIS-26
    if kind == GATES_BUILT:
        return gates_built(player)  # MKSH-TOWN-1
    if kind in (THIN_AREAS, FILLED, PEOPLED_AREAS, ALL_KESHIS, FACING_CITIZENS):
        return counted_in_areas(s, seat, kind)
    return counted_of_pawns(s, seat, kind, arg)


def counted_in_areas(s: State, seat: int, kind: int) -> int:
    """How the areas are peopled; the souk is none of them."""
    player = s.players[seat]
    if kind == THIN_AREAS:  # an empty one counts, a seller does not (MKSH-OASIS-24)
        return sum(1 for area in range(EIGHT) if player.keshis[area] <= s.printed.thin_area)
    if kind == FILLED:  # MKSH-OASIS-25
        return len(filled_areas(s, seat))
    if kind == PEOPLED_AREAS:  # with the seller (MKSH-TOWN-8)
        least = s.printed.peopled_area
        return sum(1 for area in range(EIGHT) if player.keshis[area] + (player.sellers >> area & 1) >= least)
    if kind == ALL_KESHIS:  # MKSH-TOWN-6
        return all_keshis(player) // s.printed.keshis_per_point
    return sum(citizens.facing(s, seat, cell) for cell in range(SECTORS) if player.pink >> cell & 1)  # MKSH-TOWN-9


def counted_of_pawns(s: State, seat: int, kind: int, arg: int) -> int:
    """How far the pawns have come."""
    player = s.players[seat]
    if kind == ON_LAST_STEP:  # MKSH-OASIS-27, -28
        return int(player.steps[arg] == LAST_STEP)
    if kind == CROSSINGS:  # on both stairs together (MKSH-OASIS-29)
        crossed = stairs.flight_of(s, player.steps[0]) + stairs.flight_of(s, player.steps[1])
        return int(crossed >= s.printed.many_crossings)
    if kind == IN_HARBOUR:  # MKSH-OASIS-30
        return int(player.harbour >= 0)
    if kind == STEPS_MADE:  # MKSH-TOWN-4, -5
        return player.steps[arg]
    if kind == SPACES_MADE:  # in the last season, without the head start (MKSH-TOWN-7)
        return player.space - river.starting_space(s, seat)
    return 0


def oasis_points(s: State, seat: int, tile: int) -> int:
    """What an explored oasis is worth; one that takes resources takes twelve at most (MKSH-END-5, MKSH-OASIS-19)."""
    kind = s.printed.oasis_kind[tile]
    count = counted(s, seat, kind, s.printed.oasis_arg[tile])
    if kind == RETURNED_RESOURCE:
        count = min(count, s.printed.most_returned[tile])
    return s.printed.oasis_base[tile] + s.printed.oasis_points[tile] * count


def town_points(s: State, seat: int, town: int) -> int:
    """What an explored town is worth at the end; those that act at once nothing (MKSH-EXP5-9)."""
    if s.printed.town_kind[town] >= FREE_SCROLL:
        return 0
    return s.printed.town_points[town] * counted(s, seat, s.printed.town_kind[town], s.printed.town_arg[town])


# --- scoring at once ------------------------------------------------------------------------------------------------
def score_at_once(s: State, seat: int, tile: int, rule: str) -> None:
    """Scrolls s68 and s71: what the tile is worth now; resources are returned by choice (MKSH-OASIS-31).

    It can score again, and is none of the three of the final scoring (MKSH-OASIS-32).
    """
    is_explored = rule == "MKSH-SCROLL-71"
    if s.printed.oasis_kind[tile] == RETURNED_RESOURCE:
        returning.ask_oasis(s, seat, tile, is_explored)
    else:
        points = oasis_points(s, seat, tile)
        _book(s, seat, tile, points, is_explored)


def book_at_once(s: State, seat: int, tile: int, returned: int, is_explored: bool) -> None:
    """An oasis that has got back so many resources."""
    points = s.printed.oasis_base[tile] + s.printed.oasis_points[tile] * returned
    _book(s, seat, tile, points, is_explored)


def _book(s: State, seat: int, tile: int, points: int, is_explored: bool) -> None:
    rule = "MKSH-SCROLL-71" if is_explored else "MKSH-SCROLL-68"
    if not is_explored:
        tell_worked(s, seat, 68)
    if s.events is not None:
        s.tell("oasis_scored", seat, rule, oasis=OASES[tile], n=points)
    s.score(seat, BY_SCROLLS, points, rule)

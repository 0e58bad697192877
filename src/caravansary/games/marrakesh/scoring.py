"""The final scoring: filled areas, oases and towns, leftovers; the ranking. Rules MKSH-END."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

from caravansary.core.state import Rank, Score, ranked, scores_by_source, winners_of
from caravansary.games.marrakesh import madrasa
from caravansary.games.marrakesh.components import INSTANT_TOWN
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BY_FILLED,
    BY_LEFTOVERS,
    BY_OASES,
    BY_TOWNS,
    EIGHT,
    MOST_KESHIS,
    OASES,
    SOURCES,
    TOWNS,
)
from caravansary.games.marrakesh.stairs import flight_of

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

# What an oasis counts, in the order of `OASIS_KINDS`
GATES_OF_COLOUR: Final = 0
KESHIS_OF_COLOUR: Final = 1
SCROLLS_OF_COLOUR: Final = 2
LUXURIES: Final = 3
SELLERS: Final = 4
GATES: Final = 5
EXPLORED: Final = 6
RETURNED_RESOURCE: Final = 7
RETURNED_GOODS: Final = 8
FLIGHT: Final = 9
FILLED: Final = 10
MATCHING_GATES: Final = 11
BIG_AREAS: Final = 12
LEAST_AREA: Final = 13
ALL_SCROLLS: Final = 14


def tell_points(s: State, who: int, source: int, points: int, rule: str) -> None:
    total = sum(s.players[who].points)
    kind = "points_scored" if points > 0 else "points_lost"
    s.tell(kind, who, rule, n=abs(points), source=SOURCES[source], total=total)


# --- what is counted ------------------------------------------------------------------------------------------------
def filled_areas(s: State, seat: int) -> list[int]:
    """Areas with eight keshis, caravans to towns too, and a water seller (MKSH-END-2, -3, -4, MKSH-EXP5-11)."""
    player = s.players[seat]
    return [area for area in range(EIGHT) if player.keshis[area] == MOST_KESHIS and player.sellers >> area & 1]


def counted(s: State, seat: int, kind: int, arg: int) -> int:
    """How much of what a tile counts the seat has; towns are no explored oases (MKSH-EXP5-13)."""
    player = s.players[seat]
    if kind == KESHIS_OF_COLOUR:
        return player.keshis[arg]
    if kind == SCROLLS_OF_COLOUR:
        return sum(1 for scroll in player.scrolls if madrasa.colour_of(scroll) == arg)
    if kind == ALL_SCROLLS:
        return len(player.scrolls)
    if kind == LUXURIES:
        return len(player.luxuries)
    if kind == SELLERS:
        return player.sellers.bit_count()
    if kind == GATES:
        return sum(1 for gate in player.gates if gate >= 0)
    if kind == EXPLORED:
        return len(player.line)
    if kind == RETURNED_RESOURCE:
        return player.resources[arg]
    if kind == RETURNED_GOODS:
        return sum(player.goods)
    return counted_on_boards(s, seat, kind, arg)


def counted_on_boards(s: State, seat: int, kind: int, arg: int) -> int:
    """How far the seat has come on the stairs, with its gates and with its areas."""
    player = s.players[seat]
    if kind == FLIGHT:
        return flight_of(s, player.steps[arg]) + 1
    if kind == FILLED:
        return len(filled_areas(s, seat))
    if kind == MATCHING_GATES:
        return sum(
            1 for slot, gate in enumerate(player.gates) if gate >= 0 and s.printed.slot_colours[slot] >> gate & 1
        )
    if kind == BIG_AREAS:
        return sum(1 for area in range(EIGHT) if player.keshis[area] >= s.printed.big_area)
    return min(player.keshis)


def oasis_points(s: State, seat: int, tile: int) -> int:
    """What an explored oasis is worth (MKSH-END-5)."""
    kind, arg = s.printed.oasis_kind[tile], s.printed.oasis_arg[tile]
    if kind == GATES_OF_COLOUR:
        gates = s.players[seat].gates.count(arg)
        return s.printed.gate_ladder[min(gates, len(s.printed.gate_ladder) - 1)]
    return s.printed.oasis_base[tile] + s.printed.oasis_points[tile] * counted(s, seat, kind, arg)


def town_points(s: State, seat: int, town: int) -> int:
    """What an explored town is worth at the end (MKSH-EXP5-9)."""
    if s.printed.town_kind[town] == INSTANT_TOWN:
        return 0
    return s.printed.town_points[town] * counted(s, seat, s.printed.town_kind[town], s.printed.town_arg[town])


# --- the best oases -------------------------------------------------------------------------------------------------
def returned(s: State, seat: int, tiles: tuple[int, ...]) -> int:
    """Resources and goods that the tiles return to the supply (MKSH-END-6)."""
    found = 0
    for tile in tiles:
        if s.printed.oasis_kind[tile] in (RETURNED_RESOURCE, RETURNED_GOODS):
            found += counted(s, seat, s.printed.oasis_kind[tile], s.printed.oasis_arg[tile])
    return found


def best_oases(s: State, seat: int) -> tuple[int, ...]:
    """The set that brings most together with what is left over; lowest numbers on a tie (MKSH-END-7)."""
    player = s.players[seat]
    most = s.printed.scroll_n[madrasa.O11] if madrasa.count(s, seat, madrasa.O11) else s.printed.oases_counted
    things = sum(player.resources) + sum(player.goods)
    tiles = sorted(player.line)
    best: tuple[int, ...] = ()
    best_points = things // s.printed.leftovers_per_point
    for count in range(1, min(most, len(tiles)) + 1):
        for chosen in itertools.combinations(tiles, count):
            left = (things - returned(s, seat, chosen)) // s.printed.leftovers_per_point
            points = sum(oasis_points(s, seat, tile) for tile in chosen) + left
            if points > best_points:
                best, best_points = chosen, points
    return best


# --- the final scoring ----------------------------------------------------------------------------------------------
def score_game(s: State) -> None:
    """Filled areas, oases and towns, leftovers (MKSH-END-1, -10)."""
    for seat in s.turn_order():
        score_filled(s, seat)
        score_oases(s, seat)
        score_towns(s, seat)
        things = sum(s.players[seat].resources) + sum(s.players[seat].goods)
        s.score(seat, BY_LEFTOVERS, things // s.printed.leftovers_per_point, "MKSH-END-9")
    if s.events is not None:
        winners, order = winners_of(ranking(s)), [rank.who for rank in ranking(s)]
        s.tell("game_ended", order[0], "MKSH-END-11", winners=winners, n=len(winners), other=order)


def score_filled(s: State, seat: int) -> None:
    each = s.printed.scroll_n[madrasa.O12] if madrasa.count(s, seat, madrasa.O12) else s.printed.filled_points
    for area in filled_areas(s, seat):
        if s.events is not None:
            s.tell("area_filled", seat, "MKSH-END-3", area=AREAS[area])
        s.score(seat, BY_FILLED, each, "MKSH-END-3")


def score_oases(s: State, seat: int) -> None:
    """Of the explored oases the best ones, three or with scroll O11 five (MKSH-SAHARA-23, MKSH-END-5, -8)."""
    player = s.players[seat]
    for tile in best_oases(s, seat):
        points = oasis_points(s, seat, tile)
        if s.printed.oasis_kind[tile] == RETURNED_RESOURCE:
            player.resources[s.printed.oasis_arg[tile]] = 0
        elif s.printed.oasis_kind[tile] == RETURNED_GOODS:
            player.goods = [0, 0, 0]
        if s.events is not None:
            s.tell("oasis_scored", seat, "MKSH-END-5", oasis=OASES[tile], n=points)
        s.score(seat, BY_OASES, points, "MKSH-END-5")


def score_towns(s: State, seat: int) -> None:
    """The explored towns that bring most, two at most (MKSH-EXP5-10, -12)."""
    player = s.players[seat]
    explored = [player.towns[path] for path in range(len(player.towns)) if player.day >> path & 1]
    best = sorted(explored, key=lambda town: -town_points(s, seat, town))[: s.printed.towns_counted]
    for town in explored:
        points = town_points(s, seat, town) if town in best else 0
        if points and s.events is not None:
            s.tell("town_scored", seat, "MKSH-EXP5-10", town=TOWNS[town], n=points)
        s.score(seat, BY_TOWNS, points, "MKSH-EXP5-10")


def scores(s: State) -> list[Score]:
    """Points so far, by source."""
    return scores_by_source([player.points for player in s.players], SOURCES)


def ranking(s: State) -> list[Rank]:
    """By points, then adviser, then disciple; equal in all share a place (MKSH-END-11, -12, -13, -14, -15)."""
    return ranked([(sum(player.points), *player.steps) for player in s.players])

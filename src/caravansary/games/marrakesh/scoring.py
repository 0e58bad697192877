"""The final scoring: filled areas, oases and towns, leftovers; the ranking. Rules MKSH-END.

What an oasis or a town is worth is in `oases.py`.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from caravansary.core.state import Rank, Score, ranked, scores_by_source, winners_of
from caravansary.games.marrakesh import oases
from caravansary.games.marrakesh.components import RETURNED_RESOURCE
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BY_FILLED,
    BY_LEFTOVERS,
    BY_OASES,
    BY_TOWNS,
    OASES,
    SOURCES,
    TOWNS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def tell_points(s: State, who: int, source: int, points: int, rule: str) -> None:
    total = sum(s.players[who].points)
    kind = "points_scored" if points > 0 else "points_lost"
    s.tell(kind, who, rule, n=abs(points), source=SOURCES[source], total=total)


# --- the best oases -------------------------------------------------------------------------------------------------
def returned(s: State, seat: int, tile: int) -> int:
    """The resources that a tile returns to the supply, twelve at most (MKSH-END-16)."""
    if s.printed.oasis_kind[tile] != RETURNED_RESOURCE:
        return 0
    return min(s.printed.most_returned[tile], s.players[seat].resources[s.printed.oasis_arg[tile]])


def best_oases(s: State, seat: int) -> tuple[int, ...]:
    """The set that brings most together with what is left over; lowest numbers on a tie (MKSH-END-17)."""
    player = s.players[seat]
    things = sum(player.resources) + sum(player.goods)
    tiles = sorted(player.line)
    points_of = {tile: oases.oasis_points(s, seat, tile) for tile in tiles}
    returned_for = {tile: returned(s, seat, tile) for tile in tiles}
    best: tuple[int, ...] = ()
    best_points = things // s.printed.leftovers_per_point
    for count in range(1, min(s.printed.oases_counted, len(tiles)) + 1):
        for chosen in itertools.combinations(tiles, count):
            left = things - sum(returned_for[tile] for tile in chosen)
            points = sum(points_of[tile] for tile in chosen) + left // s.printed.leftovers_per_point
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
    """Points for every filled area (MKSH-END-3)."""
    for area in oases.filled_areas(s, seat):
        if s.events is not None:
            s.tell("area_filled", seat, "MKSH-END-3", area=AREAS[area])
        s.score(seat, BY_FILLED, s.printed.filled_points, "MKSH-END-3")


def score_oases(s: State, seat: int) -> None:
    """Of the explored oases the three best ones; returned resources are no leftovers (MKSH-SAHARA-23, MKSH-END-5, -8).

    Twelve units of a resource go back at most (MKSH-INV-48), and no keshi is touched (MKSH-INV-44).
    """
    player = s.players[seat]
    for tile in best_oases(s, seat):
        points = oases.oasis_points(s, seat, tile)
        count = returned(s, seat, tile)
        if count:
            player.resources[s.printed.oasis_arg[tile]] -= count
        if s.events is not None:
            s.tell("oasis_scored", seat, "MKSH-END-5", oasis=OASES[tile], n=points)
        s.score(seat, BY_OASES, points, "MKSH-END-5")


def score_towns(s: State, seat: int) -> None:
    """The explored towns that bring most, two at most (MKSH-EXP5-10, -12)."""
    player = s.players[seat]
    explored = [player.towns[path] for path in range(len(player.towns)) if player.day >> path & 1]
    best = sorted(explored, key=lambda town: -oases.town_points(s, seat, town))[: s.printed.towns_counted]
    for town in explored:
        points = oases.town_points(s, seat, town) if town in best else 0
        if points and s.events is not None:
            s.tell("town_scored", seat, "MKSH-EXP5-10", town=TOWNS[town], n=points)
        s.score(seat, BY_TOWNS, points, "MKSH-EXP5-10")


def points_by_source(s: State, seat: int) -> list[int]:
    """In the order of `SOURCES`, so far."""
    return s.players[seat].points


def scores(s: State) -> list[Score]:
    """Points so far, by source."""
    return scores_by_source([player.points for player in s.players], SOURCES)


def ranking(s: State) -> list[Rank]:
    """By points, then adviser, then disciple; equal in all share a place (MKSH-END-11, -12, -13, -14, -15)."""
    return ranked([(sum(player.points), *player.steps) for player in s.players])

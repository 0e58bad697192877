"""What scrolls, oases and desert towns will still bring to a seat; a part of `evaluate.py`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh import madrasa, scoring
from caravansary.games.marrakesh.components import INSTANT_TOWN
from caravansary.games.marrakesh.evaluate_things import effect_worth
from caravansary.games.marrakesh.pieces import (
    FLIGHTS,
    OASIS_CELLS,
    PATH_LENGTH,
    SCROLLS,
)
from caravansary.games.marrakesh.stairs import flight_of

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

# --- scrolls: what a permanent one brings in a round, in points ------------------------------------------------------
A_ROUND: Final = {
    SCROLLS.index("g7"): 0.45,
    madrasa.G8: 0.3,
    madrasa.G9: 0.8,
    madrasa.Y4: 1.3,
    madrasa.Y5: 0.45,
    madrasa.Y8: 0.4,
    madrasa.Y9: 0.45,
    madrasa.P5: 0.35,
    madrasa.P9: 0.6,
}
CROSSINGS: Final = 0.5  # boundaries that a seat crosses in a round
SPARED: Final = 2.2  # resources that provisions need not be paid with, in a season
GROWING: Final = 0.25  # water sellers, gates and oases that a round adds, for scrolls that count them at a season's end

# --- oases: how much of what they count a round adds ----------------------------------------------------------------
GROWTH: Final = {
    scoring.KESHIS_OF_COLOUR: 0.3,
    scoring.SCROLLS_OF_COLOUR: 0.12,
    scoring.LUXURIES: 0.3,
    scoring.SELLERS: 0.25,
    scoring.GATES: 0.3,
    scoring.EXPLORED: 0.2,
    scoring.RETURNED_RESOURCE: 0.0,
    scoring.RETURNED_GOODS: 0.0,
    scoring.FLIGHT: 0.22,
    scoring.FILLED: 0.12,
    scoring.MATCHING_GATES: 0.2,
    scoring.BIG_AREAS: 0.35,
    scoring.LEAST_AREA: 0.25,
    scoring.ALL_SCROLLS: 0.4,
}
MOST: Final = {scoring.KESHIS_OF_COLOUR: 8, scoring.FLIGHT: FLIGHTS, scoring.LEAST_AREA: 5, scoring.GATES: 8}
LADDER_GROWTH: Final = 0.2  # points that a round adds to an oasis that counts gates of a colour
KEPT: Final = 3  # resources or goods that will be returned for an oasis
UNKNOWN: Final = 6.5  # an oasis that is still face down, if it were explored
UNKNOWN_PART: Final = 0.3  # the chance of that while there is time
EXPLORED_SOON: Final = 0.9  # how the chance to explore a revealed oasis grows with each visit to come
COST: Final = 1.0  # what each resource for it will cost, off its worth
ONE_TOO_MANY: Final = 0.06  # part of the worth of an oasis that will not be among the best


def scrolls_to_come(s: State, player: Player, rounds: int, seasons: int) -> float:
    """What the scrolls of the seat will do in so many ends of rounds and of seasons."""
    value = 0.0
    for scroll in player.scrolls:
        timing = s.printed.scroll_timing[scroll]
        if timing == madrasa.INSTANT:
            continue
        if scroll in A_ROUND:
            value += A_ROUND[scroll] * rounds
        elif s.printed.scroll_effect[scroll]:
            times = rounds if timing == madrasa.END_OF_ROUND else seasons
            value += effect_worth(s.printed.scroll_effect[scroll]) * times
        elif scroll == madrasa.Y7:
            value += s.printed.scroll_n[scroll] * seasons * (player.sellers.bit_count() + GROWING * rounds / 2)
        elif scroll == madrasa.P7:
            counted = sum(1 for gate in player.gates if gate >= 0) + len(player.line)
            value += s.printed.scroll_n[scroll] * seasons * (counted + GROWING * rounds)
        elif scroll == madrasa.P4:
            left = 2 * FLIGHTS - 2 - flight_of(s, player.steps[0]) - flight_of(s, player.steps[1])
            value += s.printed.scroll_n[scroll] * min(left, CROSSINGS * rounds)
        elif scroll == madrasa.P8:
            value += SPARED * s.printed.scroll_n[scroll] * seasons
    return value


def oases_to_come(s: State, seat: int, player: Player, rest: int, visits: float) -> float:
    """The best oases, explored or revealed, and a little for those that nobody has seen."""
    chance = 1.0 - math.exp(-EXPLORED_SOON * visits) if rest else 0.0
    worths = [oasis_to_come(s, seat, player, tile, rest) for tile in player.line]
    hidden = 0
    for cell in range(len(OASIS_CELLS)):
        tile = player.oases[cell]
        if tile < 0:
            continue
        if player.caravans[cell // PATH_LENGTH] <= cell % PATH_LENGTH:
            hidden += 1
        elif chance:
            gain = oasis_to_come(s, seat, player, tile, rest) - COST * sum(s.printed.oasis_cost[cell])
            if gain > 0.0:
                worths.append(chance * gain)
    most = s.printed.scroll_n[madrasa.O11] if madrasa.O11 in player.scrolls else s.printed.oases_counted
    if chance:
        worths += [chance * UNKNOWN_PART * rest / (rest + 4.0) * UNKNOWN] * min(hidden, most)
    worths.sort(reverse=True)
    value = 0.0
    for place, worth in enumerate(worths):
        value += worth if place < most else ONE_TOO_MANY * worth
    return value


def oasis_to_come(s: State, seat: int, player: Player, tile: int, rest: int) -> float:
    """What an oasis will probably count at the end."""
    kind = s.printed.oasis_kind[tile]
    if kind == scoring.GATES_OF_COLOUR:
        return scoring.oasis_points(s, seat, tile) + LADDER_GROWTH * rest
    counted = float(scoring.counted(s, seat, kind, s.printed.oasis_arg[tile]))
    if kind == scoring.RETURNED_RESOURCE or kind == scoring.RETURNED_GOODS:
        counted = min(counted, KEPT) / 2 if rest else counted / 2  # a leftover is half a point anyway
    else:
        counted = min(counted + GROWTH[kind] * rest, MOST.get(kind, counted + GROWTH[kind] * rest))
    return s.printed.oasis_base[tile] + s.printed.oasis_points[tile] * counted


def towns_to_come(s: State, seat: int, player: Player, rest: int) -> float:
    """Own towns: explored ones, and those for which there is time and goods (MKSH-EXP5-6)."""
    value = 0.0
    for path in range(2):
        town = player.towns[path]
        if town < 0:
            continue
        kind = s.printed.town_kind[town]
        is_explored = player.day >> path & 1
        if kind == INSTANT_TOWN:
            worth = 0.0 if is_explored else effect_worth(s.printed.town_effect[town])
        else:
            growth = GROWTH[kind] * rest
            worth = s.printed.town_points[town] * (scoring.counted(s, seat, kind, s.printed.town_arg[town]) + growth)
        if not is_explored:
            missing = sum(max(0, cost - has) for cost, has in zip(s.printed.town_cost, player.goods, strict=True))
            worth = max(0.0, worth - 4.0) * (0.9 if not missing else 0.8 / (1 + missing)) if rest else 0.0
        value += worth
    return value

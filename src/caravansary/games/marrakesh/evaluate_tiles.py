"""What scrolls, oases and desert towns will still bring to a seat; a part of `evaluate.py`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh import citizens, oases
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
    EIGHT,
    FLIGHTS,
    HARBOUR,
    LAST_STEP,
    MOST_KESHIS,
    OASIS_CELLS,
    ON_MOSQUE,
    ON_PALACE,
    PATH_LENGTH,
    ROUNDS,
    SCROLLS,
    SEASONS,
    TURQUOISE,
)
from caravansary.games.marrakesh.powers import FIRST_POWER
from caravansary.games.marrakesh.stairs import flight_of

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

# --- scrolls: what a permanent one brings in a round, in points ------------------------------------------------------
A_ROUND: Final = {
    "s18": 0.6,
    "s22": 0.4,
    "s23": 0.25,
    "s24": 0.35,
    "s25": 0.4,
    "s26": 0.5,
    "s27": 0.5,
    "s32": 0.45,
    "s33": 0.5,
    "s34": 0.5,
    "s36": 0.4,
    "s44": 0.5,
    "s45": 0.4,
    "s46": 0.6,
    "s48": 0.9,
    "s54": 0.6,
    "s61": 1.2,
    "s66": 0.9,
}
CROSSINGS_A_ROUND: Final = 0.4
AT_CROSSING: Final = {"s13": 0.9, "s14": 0.8, "s15": 1.0, "s16": 0.9, "s63": 2.2}
SQUARES_A_ROUND: Final = 0.33  # square actions
SQUARE: Final = {"s29": 4.0, "s51": 4.0, "s65": 4.5, "s31": 1.6}  # what an action brings more
SELLER_VISITS: Final = 0.33  # activations a round of an area with a seller, for each of them
RAPIDS_A_SEASON: Final = 2.5  # crossed in a season
RAPID: Final = 1.6  # the bonus of a rapid
AT_THE_TOP: Final = {"s49": ON_MOSQUE, "s52": ON_PALACE}  # points for steps beyond the last one
TOP_STEPS: Final = 1.1  # steps that a round brings there
HARBOUR_SPACES: Final = 0.9  # spaces that a round brings beyond the harbour
OASIS_AT_ONCE: Final = 5.0  # what scroll s68 scores for an oasis that is turned up
TURNED_UP: Final = 0.45  # oases that a round turns up

# --- oases: how much of what they count a round adds ----------------------------------------------------------------
GROWTH: Final[dict[int, float]] = {
    GATES_OF_COLOUR: 0.1,
    KESHIS_OF_COLOUR: 0.3,
    LUXURIES_OF_KIND: 0.06,
    RETURNED_RESOURCE: 0.0,
    LUXURY_ITEMS: 0.3,
    ALL_SCROLLS: 0.4,
    THIN_AREAS: -0.5,
    FILLED: 0.1,
    EXPLORED: 0.25,
    ON_LAST_STEP: 0.0,
    CROSSINGS: 0.0,
    IN_HARBOUR: 0.0,
    GATES_BUILT: 0.3,
    STEPS_MADE: 0.9,
    ALL_KESHIS: 0.8,
    SPACES_MADE: 0.0,
    PEOPLED_AREAS: 0.4,
    FACING_CITIZENS: 0.6,
}
MOST: Final[dict[int, float]] = {
    KESHIS_OF_COLOUR: MOST_KESHIS,
    GATES_BUILT: MOST_KESHIS,
    STEPS_MADE: LAST_STEP,
    PEOPLED_AREAS: EIGHT,
    FILLED: 4,
    GATES_OF_COLOUR: 5,
    FACING_CITIZENS: 15,
    EXPLORED: 6,
}
STEPS_A_ROUND: Final = 0.9  # on one stair
SPACES_A_ROUND: Final = 1.6
KEPT: Final = 3  # resources that will be returned for an oasis
UNKNOWN: Final = 7.0  # an oasis that is still face down, if it were explored
UNKNOWN_PART: Final = 0.3  # the chance of that while there is time
EXPLORED_SOON: Final = 0.9  # how the chance to explore a revealed oasis grows with each visit to come
COST: Final = 1.0  # what each resource for it will cost, off its worth
ONE_TOO_MANY: Final = 0.06  # part of the worth of an oasis that will not be among the best
TOWN_ACT: Final = 8.0  # a free scroll, item or gate


# --- scrolls --------------------------------------------------------------------------------------------------------
def scrolls_to_come(s: State, player: Player, rounds: int, seasons: int) -> float:
    """What the scrolls of the seat that act again and again will do in so many rounds and ends of seasons."""
    value = 0.0
    for scroll in player.scrolls:
        if scroll >= FIRST_POWER:
            name = SCROLLS[scroll]
            if name in A_ROUND:
                value += A_ROUND[name] * rounds
            elif name in AT_CROSSING:
                left = 2 * FLIGHTS - 2 - flight_of(s, player.steps[0]) - flight_of(s, player.steps[1])
                value += AT_CROSSING[name] * min(left, CROSSINGS_A_ROUND * rounds)
            else:
                value += _scroll_to_come(s, player, name, rounds, seasons)
    return value


def _scroll_to_come(s: State, player: Player, name: str, rounds: int, seasons: int) -> float:
    """A scroll whose worth depends on how far the seat has come; of instant ones nothing is left."""
    if name in SQUARE:
        pink = 1.0 if player.pink else 0.5
        return SQUARE[name] * pink * SQUARES_A_ROUND * rounds
    if name in AT_THE_TOP:
        stair = AT_THE_TOP[name]
        missing = (LAST_STEP - player.steps[stair]) / STEPS_A_ROUND
        return (s.printed.last_step_points[stair] - 1) * TOP_STEPS * max(0.0, rounds - missing)
    if name in ("s35", "s50"):
        gain = 0.9 * (s.printed.seller_water - 1) if name == "s35" else 0.6 * s.printed.seller_points
        return gain * SELLER_VISITS * player.sellers.bit_count() * rounds
    if name == "s56":
        missing = (HARBOUR - player.space) / SPACES_A_ROUND
        this_season = rounds - (SEASONS - 1 - s.season) * ROUNDS
        return (s.printed.harbour_space_points - 1) * HARBOUR_SPACES * max(0.0, this_season - missing)
    if name in ("s17", "s28"):
        return RAPID * RAPIDS_A_SEASON * seasons
    if name == "s68":
        hidden = sum(
            player.oases[cell] >= 0 and player.caravans[cell // PATH_LENGTH] <= cell % PATH_LENGTH
            for cell in range(len(OASIS_CELLS))
        )
        return OASIS_AT_ONCE * min(hidden, TURNED_UP * rounds)
    if name in ("s60", "s69"):
        later = (SEASONS - 1 - s.season) * ROUNDS  # this season's are in the worth of the river
        return RAPID * 0.8 * later if name == "s69" else RAPID * 0.6 * later
    return 0.0


# --- oases and towns ------------------------------------------------------------------------------------------------
def oases_to_come(s: State, seat: int, player: Player, rest: int, visits: float) -> float:
    """The best oases, explored or revealed, and a little for those that nobody has seen."""
    chance = 1.0 - math.exp(-EXPLORED_SOON * visits) if rest else 0.0
    worths = [tile_to_come(s, seat, player, tile, rest) for tile in player.line]
    hidden = 0
    for cell in range(len(OASIS_CELLS)):
        tile = player.oases[cell]
        if tile < 0:
            continue
        if player.caravans[cell // PATH_LENGTH] <= cell % PATH_LENGTH:
            hidden += 1
        elif chance:
            gain = tile_to_come(s, seat, player, tile, rest) - COST * sum(s.printed.oasis_cost[cell])
            if gain > 0.0:
                worths.append(chance * gain)
    most = s.printed.oases_counted
    if chance:
        worths += [chance * UNKNOWN_PART * rest / (rest + 4.0) * UNKNOWN] * min(hidden, most)
    worths.sort(reverse=True)
    value = 0.0
    for place, worth in enumerate(worths):
        value += worth if place < most else ONE_TOO_MANY * worth
    return value


def tile_to_come(s: State, seat: int, player: Player, tile: int, rest: int) -> float:
    """What an oasis will probably count at the end."""
    kind, arg = s.printed.oasis_kind[tile], s.printed.oasis_arg[tile]
    counted = float(oases.counted(s, seat, kind, arg))
    if kind == RETURNED_RESOURCE:
        counted = min(counted, KEPT) / 2 if rest else min(counted, s.printed.most_returned[tile]) / 2
    elif not counted and kind in (ON_LAST_STEP, CROSSINGS, IN_HARBOUR):
        counted = chance_of(s, player, kind, arg, rest)
    else:
        counted = grown(s, player, kind, counted, rest)
    return s.printed.oasis_base[tile] + s.printed.oasis_points[tile] * counted


def chance_of(s: State, player: Player, kind: int, arg: int, rest: int) -> float:
    """The chance that a pawn will get as far as the oasis asks."""
    if kind == ON_LAST_STEP:
        missing, pace = float(LAST_STEP - player.steps[arg]), STEPS_A_ROUND
    elif kind == CROSSINGS:
        crossed = flight_of(s, player.steps[0]) + flight_of(s, player.steps[1])
        missing, pace = float(s.printed.many_crossings - crossed), CROSSINGS_A_ROUND
    else:
        start = player.space if s.season == SEASONS - 1 else 0
        missing, pace = float(HARBOUR - start), 0.4 + 0.25 * player.keshis[TURQUOISE]
        rest = min(rest, ROUNDS)
    reach = pace * rest
    return reach / (reach + missing) if reach else 0.0


def grown(s: State, player: Player, kind: int, counted: float, rest: int) -> float:
    """What the count will be at the end."""
    if kind == SPACES_MADE:
        pace = 0.4 + 0.25 * player.keshis[TURQUOISE]
        made = counted if s.season == SEASONS - 1 else 0.0
        return min(HARBOUR, made + pace * min(rest, ROUNDS))
    if kind == FACING_CITIZENS:
        counted = counted or citizens.more(s.printed, player.powers)
    more = counted + GROWTH[kind] * rest
    return max(0.0, min(more, MOST.get(kind, more)))


def towns_to_come(s: State, seat: int, player: Player, rest: int) -> float:
    """Own towns: explored ones, and those for which there is time and goods (MKSH-EXP5-6)."""
    value = 0.0
    for path in range(2):
        town = player.towns[path]
        if town < 0:
            continue
        kind = s.printed.town_kind[town]
        is_explored = player.day >> path & 1
        if kind >= FREE_SCROLL:
            worth = 0.0 if is_explored else TOWN_ACT
        else:
            counted = float(oases.counted(s, seat, kind, s.printed.town_arg[town]))
            worth = s.printed.town_points[town] * grown(s, player, kind, counted, rest)
        if not is_explored:
            missing = sum(max(0, cost - has) for cost, has in zip(s.printed.town_cost, player.goods, strict=True))
            worth = max(0.0, worth - 4.0) * (0.9 if not missing else 0.8 / (1 + missing)) if rest else 0.0
        value += worth
    return value

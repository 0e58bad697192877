"""How good a position is for a seat: the points that it may expect at the end, less a part of its rivals'.

Alone one wins with more points than the magistrate, whose expected points are taken off whole: then it is the margin.
What counts is what everybody can see; the order of the decks is never looked at. Points printed in the game come from
the components; the constants here are expectations, measured and tuned by games of the greedy bot against itself.
A position inside a turn (a payment begun, a boon not yet placed) is worth what its pending choices usually bring.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from caravansary.core.bits import added
from caravansary.core.frames import kind_of
from caravansary.games.merv import frames
from caravansary.games.merv.magistrate import standing
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.pieces import (
    CONTRACTS,
    LAST_NODE,
    NO_UPGRADE,
    NOBODY,
    WALLS_OF,
    WHITE,
)
from caravansary.games.merv.rounds import LAST_YEAR, OVER, PALACE_SCORING, RANSOM, ROUND_END, ROUNDS, TURNS
from caravansary.games.merv.scoring import set_value

if TYPE_CHECKING:
    from caravansary.games.merv.components import Components
    from caravansary.games.merv.state import Player, State

# --- expectations, in points unless something else is said ----------------------------------------------------------
RIVAL_PART: Final = 0.15  # how much of the strongest rival's standing is taken off
RIVAL_CUBE: Final = 0.7  # a rival's cube
# What a seat alone scores in the end beyond what its position shows, by its turns left: rivals would do so, too
UNSEEN: Final[tuple[float, ...]] = (0.0, -6.0, -7.5, -6.0, -6.5, -6.0, 0.0, 12.0, 23.0, 36.0, 52.0, 61.0, 70.0)
# cubes
CUBE: Final = 1.3  # one of the first cubes
CUBE_FADES: Final = 0.045  # each further cube is worth so much less
WHITE_CUBE: Final = 0.35  # what white is worth above a colour
LAST_CUBES: Final = 0.75  # part of the worth of cubes before the last turn
NEW_COLOUR: Final = 0.11  # the first cube of a colour
SPENT_A_TURN: Final = 4.4  # cubes that a turn can use
# palace
THING_A_TURN: Final = 0.53  # scrolls, cards, goods and steps that a turn adds to what a hall counts
FAVOUR_A_TURN: Final = 0.43  # favour that a turn brings
COURTIERS_AIMED_AT: Final = 4.9  # courtiers that a seat usually places
COURTIERS_A_TURN: Final = 0.3  # courtiers that a turn places
LATER_COURTIER: Final = 1.45  # points in a scoring of a courtier not yet placed, its price deducted
FAVOUR_KEPT: Final = 0.15  # each favour left over after the last scoring
# city
INCOME: Final = 0.09  # for each pair of cubes that a line yields together, in each turn left
WHITE_YIELD: Final = 2.5  # cubes that a site with a white upgrade yields, white counted for more
BONUS_YIELD: Final = 3.0  # the same with a bonus upgrade
LOST_INCOME: Final = 0.5  # a lost building, in each turn left
RANSOM_COST: Final = 0.8  # an unprotected building, in each invasion
HALF_WALLED: Final = 0.65  # part of the ransom that one of two walls leaves
# tracks
INFLUENCE_STEP: Final = 0.27  # like level, kind and mosque step below it fades with the turns left
AHEAD: Final = 0.5  # part of the points of the next spaces, halved with each step to go
AHEAD_FAVOUR: Final = 0.4  # the same for the favour track
CONTRACT_LEVEL: Final = 1.6
SPICE_KIND: Final = 1.6
MOSQUE_STEP: Final = 0.5
# things; scrolls, goods, cards and posts fade with the turns left
SCROLL: Final = 0.35
BREAKTHROUGH_NEAR: Final = 0.95  # a scroll on the way to the next breakthrough
COMMON: Final = 0.58
RARE: Final = 0.8
CARD: Final = 0.42
PAIR_NEAR: Final = 0.5  # an odd card
CAMEL: Final = 0.8
IDLE_CAMEL: Final = 0.01  # one that nothing can be done with any more, so that none is given away for nothing
POST: Final = 0.55
DISCOUNT_A_TURN: Final = 0.22
WILD_A_TURN: Final = 0.22
TURN_ORDER: Final = 0.3  # a place in the queue
# contracts
CONTRACT_SURE: Final = 0.58  # part of the points of a contract for which nothing is missing
CONTRACT_NEAR: Final = 0.66  # part that each missing thing leaves
CONTRACT_SECOND: Final = 0.41  # part of the second best contract
RARE_FAR: Final = 1.8  # a missing rare good, in missing things
INFLUENCE_FAR: Final = 0.58  # a missing influence, in missing things
BONUS: Final = 1.4  # the favour or soldier of a contract
# pending choices
PAIR: Final = 1.7  # a pair of cards completed in this action
# what the choice that a frame asks for usually brings
PENDING: Final[dict[int, float]] = {
    frames.PLACE_COURTIER: 4.0,
    frames.GET_GOOD: 1.8,
    frames.ENTER_NODE: 2.0,
    frames.FULFIL: 6.0,
    frames.BOONS: 1.2,
    frames.CHOOSE_CARAVAN_CUBE: 1.0,
    frames.CHOOSE_LIBRARY_CUBE: 1.0,
    frames.CHOOSE_BREAKTHROUGH: 2.5,
    frames.CHOOSE_WALL_SLOT: 2.5,
    frames.CHOOSE_SOLDIER_SITE: 1.5,
    frames.CHOOSE_UPGRADE_COLOUR: 1.5,
    frames.CHOOSE_UPGRADE_SITE: 1.0,
    frames.CHOOSE_SCORING_TILE: 3.0,
    frames.CHOOSE_FREE_HALL: 5.0,
    frames.CHOOSE_FREE_WALL: 2.0,
    frames.CHOOSE_FREE_CARD: 2.0,
    frames.CHOOSE_FREE_POST: 2.5,
    frames.CHOOSE_FREE_PATH: 1.5,
    frames.CHOOSE_BOON: 2.0,
}


SUMMANDS: Final[tuple[str, ...]] = (
    *("points", "rivals", "palace", "city", "tracks", "things", "cubes", "contracts", "order", "pending"),
)  # what `summands` gives


def evaluate(s: State, seat: int) -> float:
    """The points that the seat may expect at the end, less a part of the strongest rival's standing.

    Alone it is the margin over the magistrate.
    """
    return added(summands(s, seat))


def summands(s: State, seat: int) -> list[float]:
    """What the points come from, in the order of `SUMMANDS`."""
    player = s.players[seat]
    found = [float(sum(player.points)), -against(s, seat)]
    if s.phase == OVER:
        return [*found, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    this_year = turns_this_year(s, seat)
    turns = this_year + ROUNDS * (LAST_YEAR - s.year)
    found.append(palace_to_come(s, seat, player, this_year))
    found.append(city_to_come(s, seat, player, this_year, turns))
    found.append(tracks_to_come(s, player, turns))
    found.append(things_to_come(s, player, turns))
    found.append(cubes_to_spend(player, turns))
    found.append(contracts_to_come(s, player, turns))
    found.append(place_in_queue(s, seat))
    found.append(pending(s, player) if s.active == seat else 0.0)
    return found


# --- time -----------------------------------------------------------------------------------------------------------
def turns_this_year(s: State, seat: int) -> int:
    """Turns that the seat has not begun yet."""
    if s.phase == TURNS:
        return ROUNDS - s.round if s.order.index(seat) >= s.turn else ROUNDS - 1 - s.round
    if s.phase == ROUND_END:
        return ROUNDS - 1 - s.round
    return 0


def scorings_left(s: State, who: int) -> int:
    """Palace scorings in which the participant has not scored yet."""
    is_to_come = s.phase < PALACE_SCORING or (s.phase == PALACE_SCORING and s.order.index(who) >= s.cursor)
    return LAST_YEAR - s.year + is_to_come


def against(s: State, seat: int) -> float:
    """What is taken off for the rivals: a part of the strongest one's standing; alone all that the magistrate expects.

    Alone both sides of the margin must be whole, so what the seat's own position does not show yet is taken off here.
    """
    if s.magistrate < 0:
        return RIVAL_PART * strongest_rival(s, seat)
    if s.phase == OVER:
        return float(sum(s.players[s.magistrate].points))
    later = ROUNDS * (LAST_YEAR - s.year)
    this_year = turns_this_year(s, s.magistrate)
    his = standing.expected_points(s, scorings_left(s, s.magistrate), this_year, this_year + later)
    return his - UNSEEN[turns_this_year(s, seat) + later]


def strongest_rival(s: State, seat: int) -> float:
    best = 0.0
    for who in range(len(s.players)):
        if who != seat and who != s.high_courtier:
            rival = s.players[who]
            standing = sum(rival.points) + RIVAL_CUBE * sum(rival.cubes)
            if standing > best:
                best = standing
    return best


# --- palace ---------------------------------------------------------------------------------------------------------
def palace_to_come(s: State, seat: int, player: Player, this_year: int) -> float:
    """What courtiers will score in the years left, as far as favour will last (MERV-SCORE-2, -3, -4, -5, -6)."""
    scorings = scorings_left(s, seat)
    courtiers = player.courtiers
    hall_points = s.printed.hall_points
    spices = player.spices
    counts = (
        player.scrolls * hall_points[0],
        (spices[0] + spices[1] + spices[2] + spices[3]) * hall_points[1],
        (player.common + player.rare) * hall_points[2],
        level_of(player.node) * hall_points[3],
    )
    placed = courtiers[0] + courtiers[1] + courtiers[2] + courtiers[3]
    sure = 0
    halls: list[tuple[int, int]] = []
    for hall in range(4):
        if courtiers[hall]:
            sure += courtiers[hall] * counts[hall]
            halls.append((counts[hall], courtiers[hall]))
    halls.sort(reverse=True)
    favour = float(player.favour)
    value = 0.0
    turns = this_year
    gap = this_year
    for _ in range(scorings):
        favour += FAVOUR_A_TURN * gap
        grown = THING_A_TURN * turns
        to_place = COURTIERS_AIMED_AT - placed
        if to_place > COURTIERS_A_TURN * turns:
            to_place = COURTIERS_A_TURN * turns
        if favour >= placed:
            value += sure + placed * grown
            favour -= placed
        else:
            value += best_courtiers(halls, favour) + favour * grown
            favour = 0.0
        if to_place > 0:
            used = to_place if to_place < favour else favour
            value += used * LATER_COURTIER
            favour -= used
        gap = ROUNDS
        turns += ROUNDS
    return value + favour * FAVOUR_KEPT


def best_courtiers(halls: list[tuple[int, int]], favour: float) -> float:
    """The points of the best courtiers that favour suffices for."""
    value = 0.0
    for count, number in halls:
        if number >= favour:
            return value + count * favour
        value += count * number
        favour -= number
    return value


# --- city -----------------------------------------------------------------------------------------------------------
def city_to_come(s: State, seat: int, player: Player, this_year: int, turns: int) -> float:
    """Buildings: their points in the scorings left, their cubes in the turns left, the danger of invasions."""
    c = s.printed
    tile = c.scoring_tile_action[player.scoring_tile] if player.scoring_tile >= 0 else -1
    mosque = c.completed_mosque_action if player.node == LAST_NODE else -1
    owner = s.owner
    buildings: list[tuple[int, int]] = []  # points a year, cell
    points = 0
    for cell in range(25):
        if owner[cell] == seat:
            action = s.sites[cell] >> 2
            yearly = c.building_points
            if action == tile:
                yearly += c.scoring_tile_points
            if action == mosque:
                yearly += c.completed_mosque_points
            points += yearly
            buildings.append((yearly, cell))
    if not buildings:
        return 0.0
    value = float(points * (LAST_YEAR - s.year + 1))
    if turns:
        value += INCOME * turns * pairs_of_cubes(s, buildings)
    return value - danger(s, player, buildings, this_year, turns)


def pairs_of_cubes(s: State, buildings: list[tuple[int, int]]) -> float:
    """What the lines yield, each squared: whoever activates a site gets the cubes of its whole line (MERV-RES-5)."""
    upgrades = s.upgrade
    rows = [0.0, 0.0, 0.0, 0.0, 0.0]
    columns = [0.0, 0.0, 0.0, 0.0, 0.0]
    for _, cell in buildings:
        cubes = 1.0
        upgrade = upgrades[cell]
        if upgrade != NO_UPGRADE:
            cubes = WHITE_YIELD if upgrade == WHITE else BONUS_YIELD
        rows[cell // 5] += cubes
        columns[cell % 5] += cubes
    pairs = 0.0
    for line in range(5):
        pairs += rows[line] * rows[line] + columns[line] * columns[line]
    return pairs


def danger(s: State, player: Player, buildings: list[tuple[int, int]], this_year: int, turns: int) -> float:
    """What the invasions to come will cost in ransom and lost buildings (MERV-INVASION)."""
    to_come = LAST_YEAR - max(s.year, 2) + (s.phase <= RANSOM or s.year == 1)
    if not to_come:
        return 0.0
    walls = s.walls
    is_next = s.year > 1 and this_year == 0 and s.phase <= RANSOM  # no turn of the seat before the next invasion
    cost = 0.0
    unguarded: list[tuple[int, int]] = []
    for yearly, cell in buildings:
        slots = WALLS_OF[cell]
        missing = len(slots)
        for slot in slots:
            if walls[slot] >= 0:
                missing -= 1
        if not missing:
            continue
        is_guarded = s.soldier[cell] >= 0 if s.phase != RANSOM else not s.attacked >> cell & 1
        times = to_come
        if is_next or is_guarded:
            times -= 1
        cost += times * (RANSOM_COST if missing == len(slots) else RANSOM_COST * HALF_WALLED)
        if is_next and not is_guarded:
            unguarded.append((yearly, cell))
    return cost + losses(s, player, unguarded, turns) if unguarded else cost


def losses(s: State, player: Player, buildings: list[tuple[int, int]], turns: int) -> float:
    """An invasion is next: ransom with the cubes at hand, the dearest building first; the others are lost."""
    cubes = player.cubes[:]
    scorings = LAST_YEAR - s.year + 1
    cost = 0.0
    for yearly, cell in sorted(buildings, reverse=True):
        colour = ransom_colour(s, cell, cubes)
        if cubes[colour]:
            cubes[colour] -= 1
            cost += CUBE if turns else 0.0
        else:
            cost += yearly * scorings + LOST_INCOME * turns
    return cost


def ransom_colour(s: State, cell: int, cubes: list[int]) -> int:
    """The cube to ransom a building with, white as the last (MERV-INVASION-5, -12, -13)."""
    upgrade = s.upgrade[cell]
    colour = s.sites[cell] & 3
    if upgrade == WHITE:
        colour = max(range(4), key=cubes.__getitem__)
    elif upgrade != NO_UPGRADE and not cubes[colour]:
        colour = upgrade
    return colour if cubes[colour] else WHITE


# --- tracks ---------------------------------------------------------------------------------------------------------
def tracks_to_come(s: State, player: Player, turns: int) -> float:
    """What influence opens, and how near the next points of the tracks are."""
    if not turns:
        return 0.0
    time = turns / 12.0
    c = s.printed
    influence = player.influence
    value = INFLUENCE_STEP * influence * time
    for needed in c.contract_influence:
        if influence >= needed:
            value += CONTRACT_LEVEL * time
    value += SPICE_KIND * (c.spice_limit[influence] - 1) * time
    points = c.influence_points
    nearness = AHEAD
    for space in range(influence + 1, min(influence + 4, c.influence_last + 1)):
        value += points[space] * nearness * (1.0 if turns > 2 else 0.5 * turns)
        nearness *= AHEAD
    favour = player.favour
    if favour < c.favour_last:
        value += AHEAD_FAVOUR * c.favour_points[favour + 1]
    return value + MOSQUE_STEP * level_of(player.node) * time


# --- things ---------------------------------------------------------------------------------------------------------
def things_to_come(s: State, player: Player, turns: int) -> float:
    """Cards, scrolls, goods, camels, posts and breakthroughs, for what they will help to do."""
    value = float(set_value(s, player.spices))
    if not turns:
        return value + IDLE_CAMEL * player.camels
    time = turns / 12.0
    spices = player.spices
    near = 0.0
    for spice in range(4):
        near += spices[spice] & 1
    value += time * (CARD * (spices[0] + spices[1] + spices[2] + spices[3]))
    value += PAIR_NEAR * near * (1.0 if turns > 3 else turns / 3.0)
    if player.scrolls < s.printed.tile_scrolls[3]:
        value += BREAKTHROUGH_NEAR * (player.scrolls & 1) * (1.0 if turns > 3 else turns / 3.0)
    value += time * (SCROLL * player.scrolls + COMMON * player.common + RARE * player.rare)
    value += CAMEL * player.camels * (1.0 if turns > 5 else turns / 6.0)
    value += time * POST * player.posts.bit_count()
    tiles = player.tiles
    if tiles & 15:
        value += DISCOUNT_A_TURN * turns
    if tiles & 240:
        value += WILD_A_TURN * turns
    return value


def cubes_to_spend(player: Player, turns: int) -> float:
    """Cubes for the turns left, each further one a little less useful."""
    if not turns:
        return 0.0
    cubes = player.cubes
    total = cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4]
    if not total:
        return 0.0
    colours = (cubes[0] > 0) + (cubes[1] > 0) + (cubes[2] > 0) + (cubes[3] > 0)
    most = SPENT_A_TURN * turns
    if total > most:
        total = int(most)
    value = total * CUBE - CUBE_FADES * total * (total - 1) / 2
    if turns == 1:
        value *= LAST_CUBES
    return value + NEW_COLOUR * colours + WHITE_CUBE * cubes[WHITE]


# --- contracts ------------------------------------------------------------------------------------------------------
@functools.cache
def requirements(c: Components) -> list[tuple[float, int, int, int, int, int]]:
    """For each contract what it brings and what it asks for: influence, scrolls, common, rare and any goods."""
    return [
        (
            (c.contract_points[contract] + BONUS) * CONTRACT_SURE,
            c.contract_influence[c.contract_level[contract]],
            c.contract_scrolls[contract],
            c.contract_common[contract],
            c.contract_rare[contract],
            c.contract_any[contract],
        )
        for contract in range(len(CONTRACTS))
    ]


def contracts_to_come(s: State, player: Player, turns: int) -> float:
    """The two contracts that are worth most by their points and by what is still missing for them."""
    if not turns:
        return 0.0
    table = requirements(s.printed)
    influence = player.influence
    scrolls = player.scrolls - player.scrolls_tied
    common = player.common - player.common_tied
    rare = player.rare - player.rare_tied
    best = 0.0
    second = 0.0
    stack = 0
    for gone in s.contracts_gone:
        if gone < 3:
            gain, level, for_scrolls, for_common, for_rare, for_any = table[stack + gone]
            far = INFLUENCE_FAR * (level - influence) if influence < level else 0.0
            spare = 0
            if scrolls < for_scrolls:
                far += for_scrolls - scrolls
            if common < for_common:
                far += for_common - common
            else:
                spare = common - for_common
            if rare < for_rare:
                far += RARE_FAR * (for_rare - rare)
            else:
                spare += rare - for_rare
            if spare < for_any:
                far += for_any - spare
            gain *= CONTRACT_NEAR**far
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        stack += 3
    value = best + CONTRACT_SECOND * second
    return value if turns > 3 else value * (0.4 + 0.15 * turns)


# --- order, pending -------------------------------------------------------------------------------------------------
def place_in_queue(s: State, seat: int) -> float:
    """Nearer to the front of the queue is better; a high slot leads there."""
    if s.phase == ROUND_END:
        if seat in s.next_queue:
            return -TURN_ORDER * s.next_queue.index(seat)
        return 0.0
    if s.phase == TURNS and seat in s.slots:
        ahead = 0
        for slot in range(s.slots.index(seat) + 1, 5):
            if s.slots[slot] != NOBODY:
                ahead += 1
        return -TURN_ORDER * ahead + 0.02 * s.slots.index(seat)
    return -TURN_ORDER * s.order.index(seat)


def pending(s: State, player: Player) -> float:
    """What choices that are still open will bring: something paid and not yet placed, pairs of cards just taken."""
    value = 0.0
    stack = s.stack
    for index in range(1, len(stack)):
        kind = kind_of(stack[index])
        if kind in PENDING:
            value += PENDING[kind]
        elif kind == frames.CHOOSE_CARAVAN_CARD:
            had = s.had
            for spice in range(4):
                value += PAIR * (player.spices[spice] // 2 - (had >> 4 * spice & 15) // 2)
    return value

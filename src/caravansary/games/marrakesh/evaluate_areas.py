"""What the areas, their workers and the souk will still bring to a seat; a part of `evaluate.py`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh import citizens, medina
from caravansary.games.marrakesh.evaluate_things import LEFTOVER, VISIT, luxury_worths, square_worth
from caravansary.games.marrakesh.pieces import (
    DATE,
    DINAR,
    EIGHT,
    GOOD_COLOURS,
    MADRASA,
    MEDINA,
    MOST_KESHIS,
    PATH_LENGTH,
    RED,
    SAHARA,
    SEASONS,
    SOUK,
    SQUARE,
    WORKERS,
)
from caravansary.games.marrakesh.rounds import CHOOSING, JOKERS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

# --- expectations, in points unless something else is said ----------------------------------------------------------
# the souk
GOOD: Final = 1.0  # a good while there are workers for the souk, beside a leftover
GOODS_USED: Final = 1.5  # goods that a worker in the souk uses
NEXT_ITEM: Final = 0.3  # part of an item's worth for which one good is missing
ITEM_NOW: Final = 0.85  # part of the best item's worth with a worker in the souk
SECOND_ITEM: Final = 0.4  # of the second best with another one
ITEM_LATER: Final = 0.5  # of the best one without a worker there
ITEM_NEXT_SEASON: Final = 0.3
SOUK_NOW: Final = 1.5  # a worker in the souk, at least
# keshis and workers
NEW_KESHI: Final = 1.0  # what a keshi brings at the end of the game
NEW_KESHI_EACH_ROUND: Final = 0.13
LATER: Final = 0.95  # a visit to an area in a later round
NEXT_SEASONS: Final = 0.85  # in a later season
JOKER_LATER: Final = 3.5
LEAST_JOKER: Final = 2.0  # a joker that is still to be placed, at least
THIS_SEASON: Final = 0.5  # a later visit in this season, for the keshis that come until then
THIS_SEASON_LANDS: Final = 0.9  # the same for the medina and the Sahara
GATES_SOON: Final = 1.1  # how the chance to build gates grows with each visit to come
SCROLLS_WITHOUT_DATES: Final = 1.0  # what a visit to the madrasa brings at most
SCROLLS_DATE: Final = 2.4  # and with each date more
JOKERS_VISIT: Final = 0.12  # visits of an area that the joker of a season adds
SOUK_LATER: Final = 2.3
# In the watchtower, with dinars for them
GUARDS: Final[tuple[float, ...]] = (0.0, 2.6, 5.0, 7.2, 9.2, 11.0, 12.6, 14.0, 15.2)
GUARDS_DINAR: Final = 0.5  # part of that without any dinar
EXPLORING: Final = 2.4  # a visit to the Sahara with a revealed oasis
SELLERS_WATER: Final = 0.85
# filled areas
SELLER_MISSING: Final = 1.6  # keshis that a missing water seller stands for
FILLING: Final = 0.9  # keshis of an area that a round brings at best
FILLING_AT_LEAST: Final = 1.1
FILL_DOUBT: Final = 0.9
VISITS: Final = tuple(VISIT.get(area, (0.0,) * (MOST_KESHIS + 1)) for area in range(EIGHT))


# --- areas ----------------------------------------------------------------------------------------------------------
def visits_to_come(s: State, player: Player, area: int) -> float:
    """How often a worker will still come to an area of the eight."""
    visits = float(SEASONS - 1 - s.season)
    if player.screen >> area & 1 or player.workers >> area & 1:
        visits += 1
    return visits


def areas_to_come(s: State, player: Player, rounds: int, rest: int) -> float:
    """Workers of this round and of later ones, the strength that they will find, filled areas, the souk."""
    now, screen, jokers = workers_now(s, player)
    seasons = SEASONS - 1 - s.season
    new_keshi = NEW_KESHI + NEW_KESHI_EACH_ROUND * rounds
    joker_visit = JOKERS_VISIT * (seasons + (screen >> RED & 1))
    value = 0.0
    best = LEAST_JOKER
    for area in range(EIGHT):
        keshis = player.keshis[area]
        water = SELLERS_WATER if player.sellers >> area & 1 else 0.0
        visit = visit_worth(s, player, area, keshis)
        worker = water + (new_keshi if new_keshi > visit and keshis < MOST_KESHIS else visit)
        is_later = screen >> area & 1
        if now >> area & 1:
            value += worker
        elif worker > best:
            best = worker
        if area < MEDINA:
            later = VISITS[area][keshis] + water
            value += (NEXT_SEASONS * seasons + joker_visit + LATER * is_later) * later + THIS_SEASON * is_later
        else:
            visits = seasons + is_later + joker_visit
            value += water * visits + THIS_SEASON_LANDS * is_later
            if area == MEDINA and visit and not now >> area & 1:
                value += visit * (1.0 - math.exp(-GATES_SOON * visits))
    if jokers:
        value += best
    if screen >> RED & 1:
        value += JOKER_LATER
    return value + filled_to_come(s, player, rest) + souk_to_come(s, player, now >> SOUK, screen, seasons)


def visit_worth(s: State, player: Player, area: int, keshis: int) -> float:
    """What the area action would bring now."""
    if area == MADRASA:
        dates = SCROLLS_WITHOUT_DATES + SCROLLS_DATE * player.resources[DATE]
        return min(VISITS[MADRASA][keshis], dates) if keshis else 0.0
    if area == SQUARE:
        more = citizens.more(s.printed, player.powers)
        return square_worth(s.printed, citizens.side(s.expansions), player.disk, player.pink, more)
    if area == MEDINA:
        return guards_worth(player)
    if area == SAHARA:
        return EXPLORING if has_revealed(player) else 0.0
    return VISITS[area][keshis]


def filled_to_come(s: State, player: Player, rest: int) -> float:
    """Points for filled areas by what they still miss (MKSH-END-3)."""
    points = s.printed.filled_points
    pace = FILLING_AT_LEAST + FILLING * rest
    value = 0.0
    for area in range(EIGHT):
        missing = MOST_KESHIS - player.keshis[area] + (0.0 if player.sellers >> area & 1 else SELLER_MISSING)
        if not missing:
            value += points
        elif missing < pace:
            chance = 1.0 - missing / pace
            value += FILL_DOUBT * points * chance * math.sqrt(chance)
    return value


def workers_now(s: State, player: Player) -> tuple[int, int, int]:
    """Areas with a worker this round, above them the number in the souk; colours for later; jokers to place."""
    if s.phase == CHOOSING:
        now = jokers = souk = 0
        screen = player.screen
        for colour in player.chosen:
            screen &= ~(1 << colour)
            if colour < EIGHT:
                now |= 1 << colour
            elif colour == RED:
                jokers = 1
            else:
                souk += 1
        return now | souk << SOUK, screen, jokers
    jokers = int(s.phase == JOKERS and player.workers.bit_count() + player.souk_workers < WORKERS)
    return player.workers | player.souk_workers << SOUK, player.screen, jokers


def guards_worth(player: Player) -> float:
    """What the guards in the watchtower bring when they build gates; a gate without dinars brings less."""
    guards = medina.watchtower(player)
    paid = player.resources[DINAR] / 2
    part = GUARDS_DINAR + (1.0 - GUARDS_DINAR) * min(1.0, paid / guards) if guards else 0.0
    return GUARDS[guards] * part


def has_revealed(player: Player) -> bool:
    """Whether an oasis lies revealed."""
    left, right = player.caravans[0], player.caravans[1]
    oases = player.oases
    return any(oases[cell] >= 0 for cell in range(min(left, PATH_LENGTH))) or any(
        oases[PATH_LENGTH + cell] >= 0 for cell in range(min(right, PATH_LENGTH))
    )


# --- the souk -------------------------------------------------------------------------------------------------------
def souk_to_come(s: State, player: Player, workers: int, screen: int, seasons: int) -> float:
    """Goods, and the items that they buy or nearly buy."""
    later = 0
    for colour in GOOD_COLOURS:
        later += screen >> colour & 1
    goods = player.goods
    count = goods[0] + goods[1] + goods[2]
    uses = workers + later + 3 * seasons
    useful = min(count, GOODS_USED * uses)
    value = LEFTOVER * count + GOOD * useful + SOUK_LATER * later
    best = second = 0.0
    known = luxury_worths(s.printed)
    for item in s.market_up:
        if item >= 0:
            (yellow, purple, orange), worth = known[item]
            missing = max(0, yellow - goods[0]) + max(0, purple - goods[1]) + max(0, orange - goods[2])
            if missing <= 1:
                gain = worth - (GOOD + LEFTOVER) * (yellow + purple + orange)
                if missing:
                    gain *= NEXT_ITEM
                if gain > best:
                    best, second = gain, best
                elif gain > second:
                    second = gain
    if workers:
        return value + SOUK_NOW * workers + ITEM_NOW * best + (SECOND_ITEM * second if workers > 1 else 0.0)
    return value + (ITEM_LATER if later else ITEM_NEXT_SEASON if seasons else 0.0) * best

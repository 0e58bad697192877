"""What the map will bring to a seat: city cards, bonuses of provinces, Beijing, goal cards, the eighth and ninth post.

A place with a post brings what it is sure to bring; any other place a part of that, the smaller the farther it is.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from caravansary.games.marco_polo.evaluate_things import MOST_DICE, Worths, reward_worth, worths
from caravansary.games.marco_polo.pieces import (
    ALTAN,
    BEIJING,
    CARD_CITY,
    CARD_SPACES,
    FIRST_CARD_SPACE,
    FIRST_PROVINCE,
    JOHANNES,
    NO_NODE,
    NOBODY,
    PLACES,
    ROUNDS,
    WILHELM,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.components import Components
    from caravansary.games.marco_polo.state import Player, State

CITY_CARDS: Final = 0.4  # part of what the cards of own cities would bring: other spaces want dice too
TOKENS: Final = 1.7  # what the bonuses of own provinces are worth beyond their things: they take no die
PART: Final = 0.3  # of what a place would bring, for being able to get there
BEIJING_PART: Final = 0.7  # the same for Beijing, which is a goal for all
GOAL_PART: Final = 0.9  # the same for the places of goal cards
CARD_NOW: Final = 5.0  # dice that are left of a round when a city card is still worth a whole round's use
MILESTONE_TIME: Final = 9.0  # dice that a post takes on the way to the eighth
MOVED_POST: Final = 0.35  # what is left of a place's worth when the stock is empty
GOODS_THERE: Final = 0.3  # part of the points that goods would bring in Beijing
PASSED: Final = 0.95  # chance of a post where Wilhelm passes
ALL_CARDS: Final = (1 << len(CARD_SPACES)) - 1


def map_to_come(s: State, seat: int, dice: int, time: float) -> float:
    """What posts will bring, those that stand and those that may be built with so many dice."""
    player = s.players[seat]
    about = (
        *(s.printed, tuple(s.cards), tuple(s.provinces), tuple(s.offices), s.occupied >> FIRST_CARD_SPACE & ALL_CARDS),
        *(player.character, player.stock, player.posts, tuple(player.goals), dice, sum(player.dice), ROUNDS - s.round),
    )
    if s.movement and s.active == seat:
        places = tuple(s.entered) if player.character == WILHELM else (player.figure, player.second)
    else:
        places = ()
    value, beijing = _likely_map(*about, player.figure, player.second, places, time)
    return value + beijing_to_come(s, seat, player, beijing)


@functools.lru_cache(maxsize=20_000)
def _likely_map(
    c: Components,
    cards: tuple[int, ...],
    provinces: tuple[int, ...],
    offices: tuple[int, ...],
    used_cards: int,
    character: int,
    stock: int,
    posts: int,
    goals: tuple[int, ...],
    dice: int,
    unused: int,
    rounds: int,
    figure: int,
    second: int,
    places: tuple[int, ...],
    time: float,
) -> tuple[float, float]:
    """What cities, provinces, goals and milestones will bring, and the chance of a post in Beijing.

    A search looks at many positions with the same map, so that most answers are known already.
    """
    known = worths(c)
    near = known.near[character == JOHANNES][min(dice, MOST_DICE)]
    chances = chances_of_posts(near, figure, second, stock, posts, places)
    value = goals_to_come(c, goals, chances)
    value += milestones_to_come(c, character, stock, dice)
    if dice:
        value += CITY_CARDS * cities_to_come(known, cards, used_cards, chances, rounds, unused)
        value += offices_to_come(known, offices, chances, time)
        value += TOKENS * provinces_to_come(known, provinces, chances, rounds)
    return value, chances[BEIJING]


def chances_of_posts(
    near: list[list[float]], figure: int, second: int, stock: int, posts: int, places: tuple[int, ...]
) -> list[float]:
    """For each place the chance that the seat will have a post there: 1 where one stands.

    `places` are those where a movement that is going on may build.
    """
    chances = near[figure][:] if figure != NO_NODE else [0.0] * len(PLACES)
    if second != NO_NODE:
        chances = list(map(max, chances, near[second]))
    if not stock:
        chances = [chance * MOVED_POST for chance in chances]
    for place in places:
        if 0 <= place < len(PLACES):
            chances[place] = PASSED
    for place in range(len(PLACES)):
        if posts >> place & 1:
            chances[place] = 1.0
    return chances


# --- goals, milestones, Beijing -------------------------------------------------------------------------------------
def goals_to_come(c: Components, goals: tuple[int, ...], chances: list[float]) -> float:
    """The points of the own goal cards and of their different places (POLO-GOAL-2, -3)."""
    named = 0
    reached = 0.0
    value = 0.0
    for goal in goals:
        both = 1.0
        for place in (c.goal_city[goal], c.goal_province[goal]):
            chance = chances[place]
            if chance < 1.0:
                chance *= GOAL_PART
            both *= chance
            if not named >> place & 1:
                named |= 1 << place
                reached += chance
        value += both * c.goal_points[goal]
    whole = int(reached)
    points = c.goal_places
    value += points[whole]
    if whole < len(points) - 1:
        value += (reached - whole) * (points[whole + 1] - points[whole])
    return value


def milestones_to_come(c: Components, character: int, stock: int, dice: int) -> float:
    """The points for the eighth and later posts, the nearer the more (POLO-TRAVEL-20)."""
    if not dice or not stock:
        return 0.0
    whole = c.wilhelm_posts if character == WILHELM else c.posts
    likely = dice / (dice + MILESTONE_TIME)
    chance = 1.0
    value = 0.0
    for number in range(whole - stock + 1, whole + 1):
        chance *= likely
        value += chance * c.milestone[number]
    if character == ALTAN:
        number = whole - stock + 1
        if number < len(c.altan_reward):
            value += PART * likely * reward_worth(c.altan_reward[number])
    return value


def beijing_to_come(s: State, seat: int, player: Player, chance: float) -> float:
    """The slot in Beijing, and the goods that a post there makes worth something (POLO-END-4, -5)."""
    goods = player.goods
    in_stock = (goods[0] + goods[1] + goods[2]) / s.printed.goods_per_point
    if chance == 1.0:
        return float(s.printed.beijing[s.beijing.index(seat)])
    if NOBODY not in s.beijing:
        return 0.0
    return chance * BEIJING_PART * (s.printed.beijing[s.beijing.index(NOBODY)] + GOODS_THERE * in_stock)


# --- cities and provinces -------------------------------------------------------------------------------------------
def cities_to_come(
    known: Worths, cards: tuple[int, ...], used: int, chances: list[float], rounds: int, unused: int
) -> float:
    """City cards in the rounds left (POLO-CITY)."""
    now = min(1.0, unused / CARD_NOW)
    value = 0.0
    for slot, card in enumerate(cards):
        chance = chances[CARD_CITY[slot]]
        worth = known.card[card] * rounds
        if chance < 1.0:
            value += worth * chance * PART
        else:
            value += worth if used >> slot & 1 else worth + known.card[card] * now
    return value


def offices_to_come(known: Worths, offices: tuple[int, ...], chances: list[float], time: float) -> float:
    """Office bonuses still to be had (POLO-TRAVEL-18)."""
    value = 0.0
    for city, office in enumerate(offices):
        if office >= 0 and chances[city] < 1.0:
            value += known.office[office] * time * chances[city] * PART
    return value


def provinces_to_come(known: Worths, provinces: tuple[int, ...], chances: list[float], rounds: int) -> float:
    """The bonuses of provinces at each round start, and at once where a post is built (POLO-ROUND-8)."""
    value = 0.0
    for province, token in enumerate(provinces):
        chance = chances[FIRST_PROVINCE + province]
        if chance == 1.0:
            value += known.token[token] * rounds
        else:
            value += known.token[token] * (rounds + 1) * chance * PART
    return value

"""What the map will bring to a seat: city cards, bonuses of provinces, Beijing, goal cards, the eighth and ninth post.

A place with a post brings what it is sure to bring; any other place a part of that, the smaller the farther it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.marco_polo.pieces import (
    ALTAN,
    BEIJING,
    CARD_CITY,
    FIRST_CARD_SPACE,
    FIRST_PROVINCE,
    JOHANNES,
    NO_NODE,
    NOBODY,
    PLACES,
    ROUNDS,
    WILHELM,
)
from caravansary.games.marco_polo.worths import MOST_DICE, reward_worth, worths

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

PART: Final = 0.3  # of what a place would bring, for being able to get there
BEIJING_PART: Final = 0.7  # the same for Beijing, which is a goal for all
GOAL_PART: Final = 0.9  # the same for the places of goal cards
CARD_NOW: Final = 5.0  # dice that are left of a round when a city card is still worth a whole round's use
RIVALS_CARD: Final = 0.12  # part of a city card that each other post takes away
MILESTONE_TIME: Final = 9.0  # dice that a post takes on the way to the eighth
MOVED_POST: Final = 0.35  # what is left of a place's worth when the stock is empty
GOODS_THERE: Final = 0.3  # part of the points that goods would bring in Beijing
PASSED: Final = 0.95  # chance of a post where Wilhelm passes


def map_to_come(s: State, seat: int, dice: int, time: float) -> float:
    """What posts will bring, those that stand and those that may be built with so many dice."""
    player = s.players[seat]
    rounds = ROUNDS - s.round
    chances = chances_of_posts(s, seat, player, dice)
    value = goals_to_come(s, player, chances)
    value += milestones_to_come(s, player, dice)
    value += beijing_to_come(s, seat, player, chances[BEIJING])
    if dice:
        value += cities_to_come(s, player, chances, rounds, time)
        value += provinces_to_come(s, chances, rounds)
    return value


def chances_of_posts(s: State, seat: int, player: Player, dice: int) -> list[float]:
    """For each place the chance that the seat will have a post there: 1 where one stands."""
    near = worths(s.c).near[player.character == JOHANNES][dice if dice < MOST_DICE else MOST_DICE]
    chances = near[player.figure][:] if player.figure != NO_NODE else [0.0] * len(PLACES)
    if player.second != NO_NODE:
        chances = list(map(max, chances, near[player.second]))
    if not player.stock:
        chances = [chance * MOVED_POST for chance in chances]
    if s.movement and s.active == seat:
        _count_movement(s, player, chances)
    posts = player.posts
    for place in range(len(PLACES)):
        if posts >> place & 1:
            chances[place] = 1.0
    return chances


def _count_movement(s: State, player: Player, chances: list[float]) -> None:
    """A movement is going on: it may end where the figures stand; Wilhelm builds where he passes."""
    entered = s.entered if player.character == WILHELM else [player.figure, player.second]
    for place in entered:
        if 0 <= place < len(PLACES):
            chances[place] = PASSED


# --- goals, milestones, Beijing -------------------------------------------------------------------------------------
def goals_to_come(s: State, player: Player, chances: list[float]) -> float:
    """The points of the own goal cards and of their different places (POLO-GOAL-2, -3)."""
    c = s.c
    named = 0
    reached = 0.0
    value = 0.0
    for goal in player.goals:
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


def milestones_to_come(s: State, player: Player, dice: int) -> float:
    """The points for the eighth and later posts, the nearer the more (POLO-TRAVEL-20)."""
    if not dice or not player.stock:
        return 0.0
    whole = s.c.wilhelm_posts if player.character == WILHELM else s.c.posts
    likely = dice / (dice + MILESTONE_TIME)
    chance = 1.0
    value = 0.0
    for number in range(whole - player.stock + 1, whole + 1):
        chance *= likely
        value += chance * s.c.milestone[number]
    if player.character == ALTAN:
        number = whole - player.stock + 1
        if number < len(s.c.altan_reward):
            value += PART * likely * reward_worth(s.c.altan_reward[number])
    return value


def beijing_to_come(s: State, seat: int, player: Player, chance: float) -> float:
    """The slot in Beijing, and the goods that a post there makes worth something (POLO-END-4, -5)."""
    goods = player.goods
    in_stock = (goods[0] + goods[1] + goods[2]) / s.c.goods_per_point
    if chance == 1.0:
        return float(s.c.beijing[s.beijing.index(seat)])
    if NOBODY not in s.beijing:
        return 0.0
    return chance * BEIJING_PART * (s.c.beijing[s.beijing.index(NOBODY)] + GOODS_THERE * in_stock)


# --- cities and provinces -------------------------------------------------------------------------------------------
def cities_to_come(s: State, player: Player, chances: list[float], rounds: int, time: float) -> float:
    """City cards in the rounds left, and office bonuses still to be had (POLO-CITY, POLO-TRAVEL-18)."""
    known = worths(s.c)
    now = min(1.0, sum(player.dice) / CARD_NOW)
    value = 0.0
    for slot, card in enumerate(s.cards):
        city = CARD_CITY[slot]
        chance = chances[city]
        worth = known.card[card] * rounds
        if chance == 1.0:
            if not s.occupied >> FIRST_CARD_SPACE + slot & 1:
                worth += known.card[card] * now
            value += worth
        else:
            value += worth * chance * PART
    for city in range(FIRST_PROVINCE):
        office = s.offices[city]
        if office >= 0 and chances[city] < 1.0:
            value += known.office[office] * time * chances[city] * PART
    return value


def provinces_to_come(s: State, chances: list[float], rounds: int) -> float:
    """The bonuses of provinces at each round start, and at once where a post is built (POLO-ROUND-8)."""
    token_worth = worths(s.c).token
    value = 0.0
    for province, token in enumerate(s.provinces):
        chance = chances[FIRST_PROVINCE + province]
        if chance == 1.0:
            value += token_worth[token] * rounds
        else:
            value += token_worth[token] * (rounds + 1) * chance * PART
    return value

"""What things are worth in points while there is time to use them, and how far places are apart; for `evaluate.py`.

Printed values come from the components, so that an edition is judged by its own; the constants are expectations, set
by judgement and by looking at games of the greedy bot.
"""

from __future__ import annotations

import functools
import math
from typing import TYPE_CHECKING, Final, final

from caravansary.games.marco_polo.pieces import (
    ANY_GOOD,
    CAMEL_STEPS,
    CITY_CARDS,
    EITHER,
    EXCHANGE,
    FIRST_OASIS,
    NODES,
    PAID_PROVINCES,
    PAIR_STEPS,
    PER_CONTRACT,
    PER_PIP,
    PER_POST,
    PLACES,
    R_POINTS,
    R_STEP,
    SWAP,
    THRESHOLD,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.components import Components

# One of each kind of reward early in the game, in the order of `pieces.REWARDS`
WORTH: Final = [0.33, 0.42, 0.55, 0.95, 1.4, 1.0, 1.7, 1.6, 1.6, 1.3, 2.0, 2.3, 1.7]
DIE: Final = 1.6  # what a die brings elsewhere, off the worth of a city card
USES: Final = 2.6  # how often a city card is used with one die
COUNTED: Final = 3.5  # posts or completed contracts that a city card counts
PROVINCE: Final = 1.8  # the bonus of an own province
CARD_AT_LEAST: Final = 0.35  # a city card is at least a space where nobody else is
STEP: Final = 1.3  # what a step costs, without the surcharge of its road
ROAD_COIN: Final = 0.3
ROAD_CAMEL: Final = 0.4
MOST_DICE: Final = 34  # that a seat can have before it in a game
FAR: Final = 0.5  # how far a seat gets with each die that it has left
FAR_AT_LEAST: Final = 0.3
DOUBT: Final = 0.9  # the chance to reach a place that is next
GOODS_WORTH: Final = WORTH[2:5]


@final
class Worths:
    """What an edition's things are worth, by their numbers."""

    __slots__ = (
        "card",
        "contract_cost",
        "contract_points",
        "contract_spent",
        "contract_things",
        "near",
        "office",
        "token",
    )

    def __init__(self, c: Components) -> None:
        self.token = [reward_worth(reward) for reward in c.token_reward]
        self.office = [reward_worth(reward) for reward in c.office_reward]
        self.contract_points = [float(reward[R_POINTS]) for reward in c.contract_reward]
        self.contract_things = [reward_worth(reward) - reward[R_POINTS] for reward in c.contract_reward]
        self.contract_cost = [(cost[1], cost[2], cost[3], cost[4]) for cost in c.contract_cost]
        self.contract_spent = [reward_worth(cost) for cost in c.contract_cost]
        self.card = [max(CARD_AT_LEAST, _card_worth(c, card)) for card in range(len(CITY_CARDS))]
        self.near = [_chances(efforts(c, False)), _chances(efforts(c, True))]


@functools.cache
def worths(c: Components) -> Worths:
    return Worths(c)


def reward_worth(reward: list[int]) -> float:
    return sum(worth * count for worth, count in zip(WORTH, reward, strict=False))


# --- city cards -----------------------------------------------------------------------------------------------------
def _card_worth(c: Components, card: int) -> float:
    """What a city card brings in a round, the die deducted."""
    kind = c.card_kind[card]
    gain = reward_worth(c.card_reward[card])
    cost = reward_worth(c.card_cost[card])
    if kind in (EXCHANGE, ANY_GOOD, CAMEL_STEPS):
        return (gain - cost) * USES - DIE
    if kind in (PER_CONTRACT, PER_POST, PER_PIP):
        return gain * COUNTED - DIE
    if kind == THRESHOLD:
        return sum(map(reward_worth, c.card_by_value[card][3:])) / 4 - DIE
    if kind == EITHER:
        back = reward_worth(c.card_reward_back[card]) - reward_worth(c.card_cost_back[card])
        return max(gain - cost, back) * USES - DIE
    if kind == SWAP:
        return (WORTH[4] - reward_worth(c.card_cost_back[card])) * USES - DIE
    if kind == PAIR_STEPS:
        return WORTH[R_STEP] * 2 - 3.0
    return PROVINCE * (2 if kind == PAID_PROVINCES else 1.5) - DIE


# --- how far places are ---------------------------------------------------------------------------------------------
def efforts(c: Components, jumps: bool) -> list[list[float]]:
    """What it costs at least to get from each node to each place; Johannes jumps between oases (POLO-CHAR-31)."""
    count = len(NODES)
    costs = [[0.0 if node == other else math.inf for other in range(count)] for node in range(count)]
    for node in range(count):
        for other, coins, camels in c.neighbours[node]:
            costs[node][other] = STEP + ROAD_COIN * coins + ROAD_CAMEL * camels
    if jumps:
        for node in range(FIRST_OASIS, count):
            for other in range(FIRST_OASIS, count):
                costs[node][other] = STEP if node != other else 0.0
    for middle in range(count):
        for node in range(count):
            for other in range(count):
                costs[node][other] = min(costs[node][other], costs[node][middle] + costs[middle][other])
    return [row[: len(PLACES)] for row in costs]


def _chances(costs: list[list[float]]) -> list[list[list[float]]]:
    """With so many dice left, from each node: the chance that a post will be built in each place."""
    found = [[[0.0] * len(PLACES) for _ in costs]]
    for dice in range(1, MOST_DICE + 1):
        far = FAR_AT_LEAST + FAR * dice
        found.append([[DOUBT * math.exp(-cost / far) for cost in row] for row in costs])
    return found

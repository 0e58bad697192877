"""What a seat could do, for those who look on: where a journey could lead and what it costs, what a die could do.

Nothing here decides anything: it asks the predicates of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from caravansary.games.marco_polo import characters, city_cards, spaces, travel
from caravansary.games.marco_polo.dice import kinds_of_dice
from caravansary.games.marco_polo.pieces import FIRST_CARD_SPACE, MAIN_SPACES, PRIVATE

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

CAMEL_IN_COINS: Final = 2  # to compare ways: about what a camel is worth


@final
class Way:
    """The steps of a figure to a node, each with its cost in coins and camels."""

    __slots__ = ("camels", "coins", "figure", "steps")

    def __init__(self, figure: int, steps: list[tuple[int, int, int]]) -> None:
        self.figure = figure
        self.steps = steps
        self.coins = sum(coins for _, coins, _ in steps)
        self.camels = sum(camels for _, _, camels in steps)

    def worth(self) -> int:
        return self.coins + CAMEL_IN_COINS * self.camels


def journeys(s: State, seat: int) -> list[Way]:
    """The cheapest payable way of each figure to every node in reach."""
    found: list[Way] = []
    for figure in travel.figures_to_move(s, seat):
        best = _ways_of(s, seat, figure)
        found.extend(best[node] for node in sorted(best))
    return found


def _ways_of(s: State, seat: int, figure: int) -> dict[int, Way]:
    """Ways with one more step at a time; the one that costs less in all is kept for each node."""
    start = travel.node_of(s.players[seat], figure)
    level = [Way(figure, [])]
    best: dict[int, Way] = {}
    most = 1 if s.movement == travel.GOODS_RIDE else s.steps_left
    for made in range(most):
        following: dict[int, list[Way]] = {}
        for way in level:
            for longer in _longer_ways(s, seat, way, start, made):
                node = longer.steps[-1][0]
                following[node] = _without_dearer(following.get(node, []), longer)
        level = [way for node in sorted(following) for way in following[node]]
        for way in level:
            _keep_cheaper(best, way)
    return best


def _without_dearer(ways: list[Way], way: Way) -> list[Way]:
    """The ways to a node and one more: more coins for fewer camels may be what can be paid for to go on."""
    if any(other.coins <= way.coins and other.camels <= way.camels for other in ways):
        return ways
    return [other for other in ways if other.coins < way.coins or other.camels < way.camels] + [way]


def _longer_ways(s: State, seat: int, way: Way, start: int, made: int) -> list[Way]:
    """The way with every payable further step (POLO-TRAVEL-4, -5)."""
    node = way.steps[-1][0] if way.steps else start
    basic = s.printed.travel_step[s.steps + made + 1] if s.movement == travel.JOURNEY else 0
    player = s.players[seat]
    found: list[Way] = []
    for to, coins, camels in travel.ways_from(s, seat, node):
        longer = Way(way.figure, [*way.steps, (to, coins + basic, camels + travel.step_camels(s))])
        if longer.coins <= player.coins and longer.camels <= player.camels:
            found.append(longer)
    return found


def _keep_cheaper(ways: dict[int, Way], way: Way) -> None:
    node = way.steps[-1][0]
    if node not in ways or way.worth() < ways[node].worth():
        ways[node] = way


def die_uses(s: State, seat: int) -> dict[int, list[int]]:
    """The spaces where each unused die could be placed, alone or as the lowest of several."""
    return {die: _uses_of(s, seat, die) for die in kinds_of_dice(s, seat)}


def _uses_of(s: State, seat: int, die: int) -> list[int]:
    if s.main_done:
        return []
    found = [space for space in range(len(MAIN_SPACES)) if _may_be_placed(s, seat, space, die)]
    found += [FIRST_CARD_SPACE + slot for slot in city_cards.usable_slots(s, seat)]
    found += [PRIVATE + number for number in range(2) if characters.may_use_private_space(s, seat, number)]
    return found


def _may_be_placed(s: State, seat: int, space: int, die: int) -> bool:
    """Whether the die can take part in a placement there, with cheaper dice beside it if need be."""
    if not spaces.usable_dice(s, seat, space)[die]:
        return False
    if spaces.is_possible_with_gift(s, seat, space):
        return True
    return spaces.is_possible(s, seat, space) and (
        spaces.dice_needed(s, space) > 1 or spaces.is_first_die(s, seat, space, die)
    )

"""Stacks of scrolls and of luxury items: turning up, closing gaps, splitting.

Of the rules MKSH-SOUK and MKSH-MADRASA. A stack lies with its top last; the face-up tile is kept apart.
Scrolls put under a stack by a refresh were seen by all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marrakesh.pieces import LUXURIES, MARKET_PLACES, SCROLLS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def turn_up_scrolls(s: State, first: int, last: int) -> None:
    """Turn up the top scroll where none lies face up, from a stack to another."""
    turned: list[int] = []
    for stack in range(first, last + 1):
        if s.stacks_up[stack] < 0 and s.stacks[stack]:
            if len(s.stacks[stack]) > s.known[stack]:
                s.unveil()
            own_scrolls(s)
            scroll = s.stacks[stack][-1]
            s.stacks[stack] = s.stacks[stack][:-1]
            s.known[stack] = min(s.known[stack], len(s.stacks[stack]))
            s.stacks_up[stack] = scroll
            turned.append(scroll)
    if turned and s.events is not None:
        s.tell("scrolls_turned_up", None, "MKSH-MADRASA-14", scroll=[SCROLLS[scroll] for scroll in turned])


def own_scrolls(s: State) -> None:
    """To be called before stacks are changed: copies of a state share them."""
    s.stacks = s.stacks[:]
    s.stacks_up = s.stacks_up[:]
    s.known = s.known[:]


def replenish_scrolls(s: State) -> None:
    """Close the gaps; an empty place gets the lower half of the largest stack of its colour (MKSH-MADRASA-15)."""
    turn_up_scrolls(s, 0, len(s.stacks) - 1)
    for stack in range(len(s.stacks)):
        if s.stacks_up[stack] < 0:
            _split_scrolls(s, stack)
            turn_up_scrolls(s, stack, stack)


def _split_scrolls(s: State, empty: int) -> None:
    """The first of the largest stacks of the colour; a single scroll stays where it is (MKSH-MADRASA-16, -17)."""
    places = range(empty // 3 * 3, empty // 3 * 3 + 3)
    largest = max(places, key=lambda stack: (len(s.stacks[stack]) + (s.stacks_up[stack] >= 0), -stack))
    size = len(s.stacks[largest]) + (s.stacks_up[largest] >= 0)
    lower = size // 2
    own_scrolls(s)
    s.stacks[empty] = s.stacks[largest][:lower]
    s.stacks[largest] = s.stacks[largest][lower:]
    s.known[empty] = min(s.known[largest], lower)
    s.known[largest] = max(0, s.known[largest] - lower)


def replenish_market(s: State) -> None:
    """Five items lie face up if possible (MKSH-SOUK-10, -13)."""
    turn_up_items(s, 0, MARKET_PLACES - 1)
    for place in range(MARKET_PLACES):
        if s.market_up[place] < 0:
            _split_market(s, place)
            turn_up_items(s, place, place)


def turn_up_items(s: State, first: int, last: int) -> None:
    turned: list[int] = []
    for place in range(first, last + 1):
        if s.market_up[place] < 0 and s.market[place]:
            s.unveil()
            own_market(s)
            s.market_up[place] = s.market[place][-1]
            s.market[place] = s.market[place][:-1]
            turned.append(s.market_up[place])
    if turned and s.events is not None:
        s.tell("luxuries_turned_up", None, "MKSH-SOUK-10", luxury=[LUXURIES[item] for item in turned])


def own_market(s: State) -> None:
    """The same for the market."""
    s.market = s.market[:]
    s.market_up = s.market_up[:]


def _split_market(s: State, empty: int) -> None:
    """The lower half of the largest stack, of equal ones the first (MKSH-SOUK-11, -12)."""
    places = range(MARKET_PLACES)
    largest = max(places, key=lambda place: (len(s.market[place]) + (s.market_up[place] >= 0), -place))
    lower = (len(s.market[largest]) + (s.market_up[largest] >= 0)) // 2
    own_market(s)
    s.market[empty] = s.market[largest][:lower]
    s.market[largest] = s.market[largest][lower:]


def replenish(s: State, seat: int, arg: int) -> None:
    """What was taken outside a turn is replaced when the whole bonus is done, luxury items first (MKSH-MADRASA-24)."""
    s.stack.pop()
    replenish_market(s)
    replenish_scrolls(s)

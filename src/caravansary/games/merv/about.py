"""What an option is in the position that it is offered in, as ids for its words (`here-KIND` and `brings-KIND`).

A cell alone says nothing to somebody who chooses: its site does, whose building stands there, and whether the action
that follows can be paid. Messages: `texts/options.*.ftl`. Nobody holds secrets, so everybody may know all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravansary.games.merv.actions import COURTIER_SITE, COURTIER_SLOT, SITE, SLOT, SOLDIER, TABLE, TAKE_CARD, UPGRADE
from caravansary.games.merv.city import line_of, site_action, site_name
from caravansary.games.merv.payment import discount_ready, wild_ready
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    CAMEL_MARKET,
    CARAVANSARY,
    CITIES,
    INNER,
    LIBRARY,
    NOBODY,
    SPICES,
    WHITE,
)
from caravansary.games.merv.turn import can_do_board_action, may_activate

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

About = dict[str, Any]
UNCOUNTED: Final = -1  # the action can be paid, but not in one number


def about(s: State, action: int, seat: int) -> About:
    tell = _TOLD.get(TABLE.describe(action)["kind"])
    return {} if tell is None else tell(s, action, seat)


# --- the city -------------------------------------------------------------------------------------------------------
def _slot(s: State, action: int, seat: int) -> About:
    """How many sites of the line are free, and how many buildings can be activated."""
    line = [cell for cell in line_of(s, action - SLOT) if may_activate(s, seat, cell)]
    free = len([cell for cell in line if s.owner[cell] == NOBODY])
    return {"free": free, "built": len(line) - free}


def _courtier_slot(s: State, action: int, seat: int) -> About:
    line = line_of(s, action - COURTIER_SLOT)
    return {"free": len([cell for cell in line if cell != CAMEL_MARKET and s.owner[cell] == NOBODY])}


def _site(s: State, action: int, seat: int) -> About:
    """The site, whose building it is, the action there, and how much of that can be paid after production."""
    cell = action - SITE
    if cell == CAMEL_MARKET:
        return {"site": site_name(s, cell), "whose": "market"}
    board = site_action(s, cell)
    return {**_place(s, seat, cell), "deed": BOARD_ACTIONS[board], "n": _payable_there(s, action, seat, board)}


def _courtier_site(s: State, action: int, seat: int) -> About:
    return {"site": site_name(s, action - COURTIER_SITE)}


def _soldier(s: State, action: int, seat: int) -> About:
    return _place(s, seat, action - SOLDIER)


def _upgrade(s: State, action: int, seat: int) -> About:
    return _place(s, seat, action - UPGRADE)


def _place(s: State, seat: int, cell: int) -> About:
    """A site, and whether nobody, the seat itself or another participant has built there."""
    owner = NOBODY if cell == CAMEL_MARKET else s.owner[cell]
    whose = "nobody" if owner == NOBODY else "own" if owner == seat else "other"
    return {"site": site_name(s, cell), "whose": whose, "owner": max(owner, 0)}


def _payable_there(s: State, action: int, seat: int, board: int) -> int:
    if action not in s.options_of(seat):
        return UNCOUNTED
    after = s.copy()
    after.play(action, seat)
    return _payable(after, seat, board)


def _payable(s: State, seat: int, board: int) -> int:
    """How many cards or scrolls the seat could pay; 0 where it can do no step at all."""
    if not can_do_board_action(s, seat, board):
        return 0
    cubes = s.players[seat].cubes
    if board == CARAVANSARY:
        wild = wild_ready(s, seat)
        most = max(cubes[c] + (1 if wild >= 0 and wild != c and cubes[wild] else 0) for c in range(4))
        return min(most + cubes[WHITE] + discount_ready(s, seat, board), len(s.queue))
    if board == LIBRARY:
        wild = wild_ready(s, seat)
        colours = len([c for c in range(4) if cubes[c]]) + (1 if wild >= 0 and cubes[wild] > 1 else 0)
        return min(colours + cubes[WHITE], 4, s.scrolls_left)
    return UNCOUNTED


# --- the actions ----------------------------------------------------------------------------------------------------
def _board(s: State, action: int, seat: int) -> About:
    if s.site < 0:
        return {}
    board = site_action(s, s.site)
    return {"doing": BOARD_ACTIONS[board], "n": _payable(s, seat, board)}


def _take_card(s: State, action: int, seat: int) -> About:
    """The spice, and how many of it the seat has already."""
    spice = s.queue[action - TAKE_CARD]
    return {"spice": SPICES[spice], "n": s.players[seat].spices[spice]}


def _good_of_city(s: State, action: int, seat: int) -> About:
    city = CITIES.index(TABLE.describe(action)["city"])
    return {"good": "common" if city < INNER else "rare"}


def _asked(s: State, action: int, seat: int) -> About:
    """The same button ends several actions: which one, says the decision."""
    return {"asked": s.decision(seat).kind}


_TOLD: Final[dict[str, Callable[[State, int, int], About]]] = {
    "slot": _slot,
    "courtier_slot": _courtier_slot,
    "site": _site,
    "courtier_site": _courtier_site,
    "soldier": _soldier,
    "upgrade": _upgrade,
    "board": _board,
    "take_card": _take_card,
    "post": _good_of_city,
    "buy": _good_of_city,
    "finish": _asked,
}

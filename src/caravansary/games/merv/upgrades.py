"""Upgrades on sites: from the mosque on own buildings, from a pepper pair anywhere. Rules MERV-UPGRADE, MERV-CITY-6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, Fields, beside, frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import BONUS, UPGRADE
from caravansary.games.merv.pieces import CAMEL_MARKET, CELLS, COLOURS, NO_UPGRADE, UPGRADES, WHITE
from caravansary.games.merv.soldiers import return_soldier

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


UPGRADE_COLOUR: Final = Field("upgrade", UPGRADES, bits=3, asked="upgrade")
ON: Final = Field("on", ("own", "any"), bits=1)  # a pepper pair is for any site
ANY_SITE: Final = 1
PENDING: Final[Fields] = beside(UPGRADE_COLOUR, ON)


def can_upgrade(s: State, who: int, cell: int, any_site: bool) -> bool:
    """A site without upgrade; an own building on it unless any site will do (MERV-UPGRADE-1, -2, -3)."""
    return cell != CAMEL_MARKET and s.upgrade[cell] == NO_UPGRADE and (any_site or s.owner[cell] == who)


def upgrade_site_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The sites that may take the upgrade; none if the boon is lost (MERV-UPGRADE-6)."""
    any_site = ON.of(arg) == ANY_SITE
    if not upgrade_is_left(s, UPGRADE_COLOUR.of(arg)):
        return []
    options: list[int] = []
    for cell in range(25):
        if can_upgrade(s, seat, cell, any_site):
            options.append(UPGRADE + cell)
        elif no is not None:
            if cell == CAMEL_MARKET:
                no.add(UPGRADE + cell, "site.camel_market", "MERV-CITY-7")
            elif s.upgrade[cell] != NO_UPGRADE:
                no.add(UPGRADE + cell, "upgrade.upgraded", "MERV-UPGRADE-1", cell=CELLS[cell])
            else:
                no.add(UPGRADE + cell, "upgrade.not_yours", "MERV-UPGRADE-2", cell=CELLS[cell])
    return options


def upgrade_is_left(s: State, colour: int) -> bool:
    return s.white_left > 0 if colour == WHITE else bonus_upgrades_left(s, colour) > 0


def bonus_upgrades_left(s: State, colour: int) -> int:
    return s.bonus_left >> 3 * colour & 7


def choose_upgrade_site(s: State, seat: int, arg: int, action: int) -> None:
    """Place the upgrade; a soldier there goes home (MERV-UPGRADE-4)."""
    s.stack.pop()
    cell = action - UPGRADE
    colour = UPGRADE_COLOUR.of(arg)
    if colour == WHITE:
        s.white_left -= 1
    else:
        s.bonus_left -= 1 << 3 * colour
    s.upgrade[cell] = colour
    displaced = s.soldier[cell]
    if displaced >= 0:
        return_soldier(s, cell)
    if s.events is not None:
        s.tell("upgrade_placed", seat, "MERV-UPGRADE-1", cell=CELLS[cell], upgrade=UPGRADES[colour])
        if displaced >= 0:
            s.tell("soldier_displaced", displaced, "MERV-UPGRADE-4", cell=CELLS[cell])


def upgrade_colour_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The bonus upgrades that are left, if there is a site for one (MERV-UPGRADE-5, -6)."""
    if not any(can_upgrade(s, seat, cell, False) for cell in range(25)):
        return []
    options: list[int] = []
    for colour in range(4):
        if bonus_upgrades_left(s, colour):
            options.append(BONUS + colour)
        elif no is not None:
            no.add(BONUS + colour, "upgrade.none_left", "MERV-UPGRADE-5", colour=COLOURS[colour])
    return options


def choose_upgrade_colour(s: State, seat: int, arg: int, action: int) -> None:
    s.stack[-1] = frame(frames.CHOOSE_UPGRADE_SITE, seat, action - BONUS)

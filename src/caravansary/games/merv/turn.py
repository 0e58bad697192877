"""A turn: slot, site and building, production, one action, end. Rules MERV-TURN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import camel_market, caravansary, frames, library, marketplace, mosque, palace, walls
from caravansary.games.merv.actions import BOARD, DEPLOY, END_TURN, FAVOUR, SITE, SLOT
from caravansary.games.merv.city import line_of, place_building, produce, site_action, site_name
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    CAMEL_MARKET,
    CARAVANSARY,
    CELLS,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NO_CUBES,
    NOBODY,
    PALACE,
)
from caravansary.games.merv.soldiers import can_deploy
from caravansary.games.merv.tracks import gain_favour

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def start_turn(s: State, seat: int) -> None:
    """A seat's turn begins with fresh permissions (MERV-TURN-3, -14)."""
    s.active = seat
    s.slot = -1
    s.site = -1
    s.steps = 0
    s.discount_used = 0
    s.wild_used = 0
    s.trade_used = 0
    s.spent = NO_CUBES
    s.stack.append(frame(frames.CHOOSE_SLOT, s.active))
    if s.events is not None:
        s.tell("turn_started", seat, "MERV-TURN-2")


# --- the slot -------------------------------------------------------------------------------------------------------
def may_activate(s: State, who: int, cell: int) -> bool:
    """A building of a seat or of the high courtier, or an empty site and a building to put there (MERV-TURN-6, -8).

    Rule MERV-2P-8.
    """
    if cell == CAMEL_MARKET:
        return False
    owner = s.owner[cell]
    if owner == NOBODY:
        return s.players[who].buildings > 0
    return owner != s.magistrate


def has_legal_site(s: State, who: int, slot: int) -> bool:
    for cell in line_of(s, slot):
        if may_activate(s, who, cell):
            return True
    return False


def slot_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The free slots whose line has a legal site; every free slot if none has (MERV-TURN-4, -9, -15, -18)."""
    options: list[int] = []
    free: list[int] = []
    for slot in range(5):
        if s.slots[slot] != NOBODY:
            if no is not None:
                no.add(SLOT + slot, "slot.occupied", "MERV-TURN-4", slot=slot + 1, owner=s.slots[slot])
            continue
        free.append(SLOT + slot)
        if has_legal_site(s, seat, slot):
            options.append(SLOT + slot)
    if not options:
        return free
    if no is not None:
        for action in free:
            if action not in options:
                no.add(action, "slot.no_site", "MERV-TURN-9", slot=action - SLOT + 1)
    return options


def choose_slot(s: State, seat: int, arg: int, action: int) -> None:
    """The master meeple moves; without any legal site in the line, site and production are skipped (MERV-TURN-15)."""
    slot = action - SLOT
    s.slot = slot
    s.slots[slot] = seat
    if s.events is not None:
        s.tell("slot_taken", seat, "MERV-TURN-4", slot=slot + 1)
    has_site = has_legal_site(s, seat, slot)
    s.stack[-1] = frame(frames.CHOOSE_SITE if has_site else frames.CHOOSE_ACTION, seat)


# --- the site -------------------------------------------------------------------------------------------------------
def site_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The legal sites of the active line (MERV-TURN-5, -6)."""
    line = line_of(s, s.slot)
    options = [SITE + cell for cell in sorted(line) if may_activate(s, seat, cell)]
    if no is not None:
        for cell in range(25):
            _refuse_site(s, cell, line, no)
    return options


def _refuse_site(s: State, cell: int, line: tuple[int, ...], no: Refusals) -> None:
    if cell == CAMEL_MARKET:
        no.add(SITE + cell, "site.camel_market", "MERV-CITY-7")
    elif cell not in line:
        no.add(SITE + cell, "site.other_line", "MERV-TURN-5", cell=CELLS[cell])
    elif s.owner[cell] == NOBODY and not s.players[s.active].buildings:
        no.add(SITE + cell, "site.no_building", "MERV-TURN-8", cell=CELLS[cell])
    elif s.owner[cell] == s.magistrate and s.magistrate >= 0:
        no.add(SITE + cell, "site.magistrate", "MERV-SOLO-2", cell=CELLS[cell])


def choose_site(s: State, seat: int, arg: int, action: int) -> None:
    """Build on an empty site, then produce (MERV-TURN-7, MERV-RES-5)."""
    cell = action - SITE
    s.site = cell
    s.stack[-1] = frame(frames.CHOOSE_ACTION, seat)
    if s.owner[cell] == NOBODY:
        place_building(s, seat, cell, "MERV-TURN-7")
    elif s.events is not None:
        site = site_name(s, cell)
        s.tell("site_activated", seat, "MERV-TURN-5", cell=CELLS[cell], site=site, owner=s.owner[cell])
    produce(s, seat, cell, line_of(s, s.slot))


# --- the action -----------------------------------------------------------------------------------------------------
def can_do_board_action(s: State, who: int, board: int) -> bool:
    """At least one step of the board action is possible (MERV-TURN-11)."""
    if board == CARAVANSARY:
        return caravansary.can_take_any(s, who)
    if board == PALACE:
        return palace.can_place_any(s, who)
    if board == LIBRARY:
        return library.can_buy_any(s, who)
    if board == MARKETPLACE:
        return marketplace.can_trade_any(s, who)
    if board == MOSQUE:
        return mosque.can_advance_any(s, who)
    return walls.can_build_any(s, who)


def action_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The board action of the site, favour, a soldier, and the camel market (MERV-TURN-10, -11, -12, -17, -19)."""
    options: list[int] = []
    if s.site < 0:
        if no is not None:
            no.add(BOARD, "board.no_site", "MERV-TURN-15")
    elif can_do_board_action(s, seat, site_action(s, s.site)):
        options.append(BOARD)
    elif no is not None:
        no.add(BOARD, "board.no_step", "MERV-TURN-11", board=BOARD_ACTIONS[site_action(s, s.site)])
    options.append(FAVOUR)
    if can_deploy(s, seat):
        options.append(DEPLOY)
    elif no is not None:
        code = "soldier.no_target" if s.players[seat].servants else "soldier.no_servant"
        no.add(DEPLOY, code, "MERV-TURN-17")
    camel_market.add_trade_options(s, options, no)
    return options


def asked_board(s: State, seat: int, arg: int) -> dict[str, str]:
    return {"board": BOARD_ACTIONS[s.sites[s.site] >> 2] if s.site >= 0 else "none"}


def choose_action(s: State, seat: int, arg: int, action: int) -> None:
    """Trade at the camel market and ask again, or do the one action of the turn."""
    if action == FAVOUR:
        s.stack[-1] = frame(frames.CHOOSE_END, seat)
        if s.events is not None:
            s.tell("favour_chosen", seat, "MERV-FAVOUR-1")
        gain_favour(s, seat, 1, "MERV-FAVOUR-1")
    elif action == DEPLOY:
        s.stack[-1] = frame(frames.CHOOSE_END, seat)
        s.stack.append(frame(frames.CHOOSE_SOLDIER_SITE, seat))
    elif action == BOARD:
        s.stack[-1] = frame(frames.CHOOSE_END, seat)
        start_board_action(s, site_action(s, s.site))
    else:
        camel_market.trade(s, action)


def start_board_action(s: State, board: int) -> None:
    s.steps = 0
    if s.events is not None:
        s.tell("board_action", s.active, "MERV-TURN-10", board=BOARD_ACTIONS[board])
    if board == CARAVANSARY:
        caravansary.start(s)
    elif board == MARKETPLACE:
        marketplace.start(s)
    elif board == PALACE:
        s.stack.append(frame(frames.CHOOSE_HALL, s.active))
    elif board == LIBRARY:
        s.stack.append(frame(frames.CHOOSE_SCROLLS, s.active))
    elif board == MOSQUE:
        s.stack.append(frame(frames.CHOOSE_MOSQUE_STEP, s.active))
    else:
        s.stack.append(frame(frames.CHOOSE_WALL_PIECE, s.active))


# --- the end --------------------------------------------------------------------------------------------------------
def end_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """To end the turn, or the camel market if it was not used before the action (MERV-TURN-13)."""
    options = [END_TURN]
    camel_market.add_trade_options(s, options, no)
    return options


def choose_end(s: State, seat: int, arg: int, action: int) -> None:
    if action == END_TURN:
        s.stack.pop()
        if s.events is not None:
            s.tell("turn_ended", seat, "MERV-TURN-13")
    else:
        camel_market.trade(s, action)

"""The Sahara: exploring oases, the oasis line, swaps. Rules MKSH-SAHARA; towns are in `towns.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced, total
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames, madrasa, medina, oases, pay, placing, towns
from caravansary.games.marrakesh.actions import (
    CELL,
    DECLINE,
    EXPLORE,
    EXPLORE_TOWN,
    GIVE_BACK,
    PLACE,
    SELLER,
    SOUK_SELLER,
    STOP,
    TAKE_OASIS,
)
from caravansary.games.marrakesh.pieces import (
    BEIGE,
    BROWN,
    COLOURS,
    EIGHT,
    LINE_CELLS,
    LINE_EFFECTS,
    OASES,
    OASIS_CELLS,
    PATH_LENGTH,
    PINK,
    RED,
    SECTORS,
    SOUK,
)
from caravansary.games.marrakesh.powers import S45_CHEAPER_OASES, S68_OASES_AT_ONCE

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

FREE_FIELDS: Final[tuple[Field, ...]] = beside(Field("left", high=9, asked="n"))  # oases that may be explored free
LINE_KESHI_FIELDS: Final[tuple[Field, ...]] = beside(Field("colour", COLOURS, asked="colour"))

RETURN_RULES: Final = {BROWN: "MKSH-SAHARA-12", BEIGE: "MKSH-SAHARA-13"}
LINE_SWAP: Final = LINE_EFFECTS.index("swap")
LINE_SCROLL: Final = LINE_EFFECTS.index("yellow_scroll")


def start(s: State, seat: int) -> None:
    s.stack.append(frame(frames.CHOOSE_OASIS, seat))


def is_revealed(s: State, seat: int, cell: int) -> bool:
    """The caravans of the path have reached the cell; the starting oasis has no tile (MKSH-SAHARA-2, -20)."""
    return s.players[seat].caravans[cell // PATH_LENGTH] > cell % PATH_LENGTH


def oasis_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Revealed oases and own towns that can be paid, or to stop (MKSH-SAHARA-1, -2, -3, -4, MKSH-EXP5-6, -7).

    As many as can be paid, also what was revealed or taken in this action (MKSH-SAHARA-7, -24, MKSH-EXP5-14).
    """
    options: list[int] = []
    for cell in open_oases(s, seat, no):
        if can_explore(s, seat, cell):
            options.append(EXPLORE + cell)
        elif no is not None:
            no.add(EXPLORE + cell, "oasis.cost", "MKSH-SAHARA-3")
    return [*options, *towns.explore_options(s, seat, no), STOP]


def open_oases(s: State, seat: int, no: Refusals | None) -> list[int]:
    """The cells with an oasis that is turned up and not explored yet (MKSH-SAHARA-2)."""
    oases_there = s.players[seat].oases
    found: list[int] = []
    for cell in range(len(OASIS_CELLS)):
        if oases_there[cell] < 0:
            continue
        if is_revealed(s, seat, cell):
            found.append(cell)
        elif no is not None:
            no.add(EXPLORE + cell, "oasis.hidden", "MKSH-SAHARA-2")
    return found


def can_explore(s: State, seat: int, cell: int) -> bool:
    """What is printed at the cell, or with scroll s45 a resource of choice (MKSH-SAHARA-3, MKSH-SCROLL-45)."""
    player = s.players[seat]
    if player.powers & S45_CHEAPER_OASES:
        return total(player.resources) >= s.printed.oasis_pieces
    return pay.can_pay(s, seat, s.printed.oasis_cost[cell])


def choose_oasis(s: State, seat: int, arg: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
    elif action < EXPLORE_TOWN:
        pay_for(s, seat, action - EXPLORE)
    else:
        towns.explore(s, seat, action - EXPLORE_TOWN)


def pay_for(s: State, seat: int, cell: int) -> None:
    """Pay, then explore; scroll s33 means nothing with s45 (MKSH-SAHARA-3, MKSH-PAY-5)."""
    if s.players[seat].powers & S45_CHEAPER_OASES:
        pay.pay_pieces(s, seat, [0, 0, 0], s.printed.oasis_pieces, pay.FOR_OASIS + cell)
    else:
        pay.pay(s, seat, s.printed.oasis_cost[cell], pay.FOR_OASIS + cell)


def explore(s: State, seat: int, cell: int) -> None:
    """The tile moves to the oasis line; caravans stay (MKSH-SAHARA-5, -6)."""
    player = s.players[seat]
    tile = player.oases[cell]
    player.oases = replaced(player.oases, cell, -1)
    if s.events is not None:
        s.tell("oasis_explored", seat, "MKSH-SAHARA-5", oasis=OASES[tile])
    lay_on_line(s, seat, tile)


def lay_on_line(s: State, seat: int, tile: int) -> None:
    """The next cell of the line has its effect; a seventh tile lies beside it (MKSH-SAHARA-8, -26)."""
    player = s.players[seat]
    place = len(player.line)
    player.line = [*player.line, tile]
    if place >= LINE_CELLS:
        return
    waiting = player.line_keshis[place]
    player.line_keshis = replaced(player.line_keshis, place, -1)
    effect = s.printed.line_effect[place]
    if waiting >= 0:
        s.stack.append(frame(frames.CHOOSE_LINE_KESHI, seat, waiting))
    elif effect == LINE_SWAP:
        ask_swap(s, seat)
    elif effect == LINE_SCROLL:
        madrasa.offer_free_scroll(s, seat, madrasa.YELLOW_SCROLL)


def was_turned_up(s: State, seat: int, cell: int) -> None:
    """Scroll s68: an own oasis scores at once and stays open (MKSH-SCROLL-68)."""
    player = s.players[seat]
    if player.powers & S68_OASES_AT_ONCE:
        oases.score_at_once(s, seat, player.oases[cell], "MKSH-SCROLL-68")


# --- exploring without cost -----------------------------------------------------------------------------------------
def offer_free_oases(s: State, seat: int, count: int) -> None:
    """Open oases without cost, no towns (MKSH-SAHARA-27): scroll s62, river side 15 (MKSH-SCROLL-62, MKSH-TILE-15)."""
    s.stack.append(frame(frames.CHOOSE_FREE_OASIS, seat, count))


def free_oasis_options(s: State, seat: int, left: int, no: Refusals | None) -> list[int]:
    """Also one that was opened meanwhile, or to stop (MKSH-SAHARA-27)."""
    return [*(EXPLORE + cell for cell in open_oases(s, seat, no)), STOP]


def choose_free_oasis(s: State, seat: int, left: int, action: int) -> None:
    """The effect of its line cell comes before the next tile (MKSH-SAHARA-27)."""
    if action == STOP or left == 1:
        s.stack.pop()
    else:
        s.stack[-1] = frame(frames.CHOOSE_FREE_OASIS, seat, left - 1)
    if action != STOP:
        explore(s, seat, action - EXPLORE)


# --- loose oases ----------------------------------------------------------------------------------------------------
def offer_loose_oasis(s: State, seat: int) -> None:
    """River side 02: one of the oases beside the board (MKSH-TILE-2)."""
    if s.loose_oases:
        s.stack.append(frame(frames.CHOOSE_LOOSE_OASIS, seat))


def loose_oasis_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return [*(TAKE_OASIS + tile for tile in sorted(s.loose_oases)), DECLINE]


def choose_loose_oasis(s: State, seat: int, arg: int, action: int) -> None:
    """It is explored at once without cost; scroll s68 does not score it (MKSH-TILE-2)."""
    s.stack.pop()
    if action == DECLINE:
        return
    tile = action - TAKE_OASIS
    s.loose_oases = [other for other in s.loose_oases if other != tile]
    if s.events is not None:
        s.tell("oasis_taken", seat, "MKSH-TILE-2", oasis=OASES[tile])
    lay_on_line(s, seat, tile)


def remove_loose_oases(s: State) -> None:
    """Those that nobody took leave the game; all have seen them (MKSH-TILE-2)."""
    s.seen_oases = [*s.seen_oases, *s.loose_oases]
    s.loose_oases = []


# --- the keshi on the line ------------------------------------------------------------------------------------------
def line_keshi_options(s: State, seat: int, colour: int, no: Refusals | None) -> list[int]:
    """Place the keshi that waits there, or not (MKSH-SAHARA-9, -10)."""
    if placing.room_for(s, seat, colour):
        return [PLACE, DECLINE]
    if no is not None:
        no.add(PLACE, "keshi.no_room", "MKSH-SAHARA-10", colour=COLOURS[colour])
    return [DECLINE]


def choose_line_keshi(s: State, seat: int, colour: int, action: int) -> None:
    s.stack.pop()
    if action == PLACE:
        placing.place(s, seat, colour)
    elif s.events is not None:
        s.tell("line_keshi_declined", seat, "MKSH-SAHARA-10", colour=COLOURS[colour])


# --- swaps ----------------------------------------------------------------------------------------------------------
def returnable(s: State, seat: int) -> list[int]:
    """Colours of which a keshi may go back: no caravans, guards at gates, goods (MKSH-SAHARA-12, -13, -14, -15)."""
    player = s.players[seat]
    found = [colour for colour in range(EIGHT) if colour not in (BROWN, BEIGE) and player.keshis[colour]]
    if medina.watchtower(player) > 0:
        found.append(BEIGE)
    if player.sellers:
        found.append(RED)
    return sorted(found)


def ask_swap(s: State, seat: int) -> None:
    """A swap needs a keshi to return (MKSH-SAHARA-11, -19)."""
    if returnable(s, seat):
        s.stack.append(frame(frames.CHOOSE_RETURN, seat))
    elif s.events is not None:
        s.tell("swap_skipped", seat, "MKSH-SAHARA-19")


def return_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    found = returnable(s, seat)
    if no is not None:
        for colour in range(len(COLOURS)):
            if colour not in found:
                rule = RETURN_RULES.get(colour, "MKSH-SAHARA-14" if colour > RED else "MKSH-SAHARA-11")
                no.add(GIVE_BACK + colour, "return.not_possible", rule, colour=COLOURS[colour])
    return [*(GIVE_BACK + colour for colour in found), DECLINE]


def choose_return(s: State, seat: int, arg: int, action: int) -> None:
    """A keshi of another colour is taken for it; what it once brought is kept (MKSH-SAHARA-18, -25)."""
    s.stack.pop()
    if action == DECLINE:
        return
    colour = action - GIVE_BACK
    effects.ask_other_colour(s, seat, colour)
    if colour == PINK:
        s.stack.append(frame(frames.CHOOSE_RETURNED_CELL, seat))
    elif colour == RED:
        s.stack.append(frame(frames.CHOOSE_RETURNED_SELLER, seat))
    else:
        s.players[seat].keshis[colour] -= 1
        tell_returned(s, seat, colour)


def tell_returned(s: State, seat: int, colour: int) -> None:
    if s.events is not None:
        s.tell("keshi_returned", seat, "MKSH-SAHARA-11", colour=COLOURS[colour])


def returned_cell_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """From which cell of the square (MKSH-SAHARA-16)."""
    return [CELL + cell for cell in range(SECTORS) if s.players[seat].pink >> cell & 1]


def choose_returned_cell(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    s.players[seat].pink &= ~(1 << (action - CELL))
    s.players[seat].keshis[PINK] -= 1
    tell_returned(s, seat, PINK)


def returned_seller_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """From which area, the souk too (MKSH-SAHARA-15, MKSH-WATER-11)."""
    sellers = s.players[seat].sellers
    options = [SELLER + area for area in range(EIGHT) if sellers >> area & 1]
    return [*options, SOUK_SELLER] if sellers >> SOUK & 1 else options


def choose_returned_seller(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    bit = 1 << (SOUK if action == SOUK_SELLER else action - SELLER)
    player = s.players[seat]
    player.sellers &= ~bit
    player.new_sellers &= ~bit
    tell_returned(s, seat, RED)

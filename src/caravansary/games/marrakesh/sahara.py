"""The Sahara: exploring oases, the oasis line, swaps. Rules MKSH-SAHARA; towns are in `towns.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames, medina, placing, towns
from caravansary.games.marrakesh.actions import (
    CELL,
    DECLINE,
    EXPLORE,
    EXPLORE_TOWN,
    GIVE_BACK,
    PLACE,
    SELLER,
    STOP,
)
from caravansary.games.marrakesh.pieces import (
    BEIGE,
    BROWN,
    COLOURS,
    EIGHT,
    LINE_EFFECTS,
    OASES,
    OASIS_CELLS,
    PATH_LENGTH,
    PINK,
    RED,
    SECTORS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

LINE_KESHI_FIELDS: Final[tuple[Field, ...]] = beside(Field("colour", COLOURS, asked="colour"))

RETURN_RULES: Final = {BROWN: "MKSH-SAHARA-12", BEIGE: "MKSH-SAHARA-13"}
LINE_KESHI: Final = LINE_EFFECTS.index("keshi")
LINE_KESHI_OF_TWO: Final = LINE_EFFECTS.index("keshi_of_two")
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
    player = s.players[seat]
    options: list[int] = []
    for cell in range(len(OASIS_CELLS)):
        if player.oases[cell] < 0:
            continue
        if not is_revealed(s, seat, cell):
            if no is not None:
                no.add(EXPLORE + cell, "oasis.hidden", "MKSH-SAHARA-2")
        elif effects.can_pay(s, seat, s.printed.oasis_cost[cell]):
            options.append(EXPLORE + cell)
        elif no is not None:
            no.add(EXPLORE + cell, "oasis.cost", "MKSH-SAHARA-3")
    return [*options, *towns.explore_options(s, seat, no), STOP]


def choose_oasis(s: State, seat: int, arg: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
    elif action < EXPLORE_TOWN:
        explore(s, seat, action - EXPLORE)
    else:
        towns.explore(s, seat, action - EXPLORE_TOWN)


def explore(s: State, seat: int, cell: int) -> None:
    """Pay; the tile moves to the oasis line, whose cell has an effect; caravans stay (MKSH-SAHARA-3, -5, -6, -8)."""
    player = s.players[seat]
    effects.pay_resources(s, seat, s.printed.oasis_cost[cell], "MKSH-SAHARA-3")
    tile = player.oases[cell]
    player.oases = replaced(player.oases, cell, -1)
    place = len(player.line)
    player.line = [*player.line, tile]
    if s.events is not None:
        s.tell("oasis_explored", seat, "MKSH-SAHARA-5", oasis=OASES[tile])
    waiting = player.line_keshis[place]
    player.line_keshis = replaced(player.line_keshis, place, -1)
    effect = s.printed.line_effect[place]
    if waiting >= 0:
        s.stack.append(frame(frames.CHOOSE_LINE_KESHI, seat, waiting))
    elif effect == LINE_SWAP:
        ask_swap(s, seat)
    elif effect == LINE_SCROLL:
        s.stack.append(frame(frames.CHOOSE_FREE_SCROLL, seat))


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
    """A keshi of any colour is taken for it; what it once brought is kept (MKSH-SAHARA-17, -18)."""
    s.stack.pop()
    if action == DECLINE:
        return
    colour = action - GIVE_BACK
    effects.ask_colour(s, seat, 1)
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
    """From which area (MKSH-SAHARA-15)."""
    return [SELLER + area for area in range(EIGHT) if s.players[seat].sellers >> area & 1]


def choose_returned_seller(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    s.players[seat].sellers &= ~(1 << (action - SELLER))
    tell_returned(s, seat, RED)

"""Phase 2: the keshis out of the tower are drafted; fewer are not made up for (MKSH-DRAFT-14). Rules MKSH-DRAFT."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import has_any
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import frames, placing
from caravansary.games.marrakesh.actions import COUNT, DRAFT, ENOUGH
from caravansary.games.marrakesh.pieces import COLOURS, RED
from caravansary.games.marrakesh.powers import S61_DRAFT_OF_TWO_COLOURS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

COLOUR_FIELDS: Final[tuple[Field, ...]] = beside(Field("colour", COLOURS, asked="colour"))


def next_draft(s: State) -> bool:
    """Ask the next player who can take something; False when the phase is over (MKSH-DRAFT-1, -11, -12, -16)."""
    while has_any(s.tray):
        if s.skips == s.seats:
            clear_tray(s)
            return False
        seat = s.seat_in_turn(s.cursor)
        s.cursor += 1
        if draft_options(s, seat, 0, None):
            s.skips = 0
            s.stack.append(frame(frames.CHOOSE_DRAFT, seat))
            return True
        s.skips += 1
        if s.events is not None:
            s.tell("draft_skipped", seat, "MKSH-DRAFT-11")
    return False


def clear_tray(s: State) -> None:
    """Nobody can take what is left (MKSH-DRAFT-12)."""
    if s.events is not None:
        s.tell("tray_cleared", None, "MKSH-DRAFT-12", n=sum(s.tray))
    s.tray = [0] * len(COLOURS)


def draft_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The colours of the tray that the seat can place; it must take one (MKSH-DRAFT-2, -5, -7, -8, -10)."""
    options: list[int] = []
    for colour in range(len(COLOURS)):
        if s.tray[colour] and placing.room_for(s, seat, colour):
            options.append(DRAFT + colour)
        elif no is not None and s.tray[colour]:
            rule = "MKSH-DRAFT-8" if colour == RED else "MKSH-DRAFT-5"
            no.add(DRAFT + colour, "draft.no_room", rule, colour=COLOURS[colour])
        elif no is not None:
            no.add(DRAFT + colour, "draft.none", "MKSH-DRAFT-2", colour=COLOURS[colour])
    return options


def choose_draft(s: State, seat: int, arg: int, action: int) -> None:
    """A colour of which one or two are taken; with scroll s61 the first of two keshis (MKSH-SCROLL-61)."""
    colour = action - DRAFT
    if not s.players[seat].powers & S61_DRAFT_OF_TWO_COLOURS:
        s.stack[-1] = frame(frames.CHOOSE_COUNT, seat, colour)
        return
    take(s, seat, colour, 1)
    s.stack[-1] = frame(frames.CHOOSE_SECOND, seat, colour)


def take(s: State, seat: int, colour: int, count: int) -> None:
    s.tray[colour] -= count
    if s.events is not None:
        s.tell("keshis_drafted", seat, "MKSH-DRAFT-2", colour=COLOURS[colour], n=count)


def second_options(s: State, seat: int, first: int, no: Refusals | None) -> list[int]:
    """A second keshi of any colour that fits beside the first, or none (MKSH-SCROLL-61)."""
    options: list[int] = []
    for colour in range(len(COLOURS)):
        room = placing.room_for(s, seat, colour) - (colour == first)
        if s.tray[colour] and room > 0:
            options.append(DRAFT + colour)
        elif no is not None and s.tray[colour]:
            code = "draft.room_for_one" if colour == first else "draft.no_room"
            no.add(DRAFT + colour, code, "MKSH-SCROLL-61", colour=COLOURS[colour])
        elif no is not None:
            no.add(DRAFT + colour, "draft.none", "MKSH-DRAFT-2", colour=COLOURS[colour])
    options.append(ENOUGH)
    return options


def choose_second(s: State, seat: int, first: int, action: int) -> None:
    """Both are taken first, then placed in the order taken (MKSH-SCROLL-61)."""
    s.stack.pop()
    if action != ENOUGH:
        take(s, seat, action - DRAFT, 1)
        placing.place(s, seat, action - DRAFT)
    placing.place(s, seat, first)


def count_options(s: State, seat: int, colour: int, no: Refusals | None) -> list[int]:
    """One, or two if so many lie there and fit (MKSH-DRAFT-3, -4, -6)."""
    if s.tray[colour] > 1 and placing.room_for(s, seat, colour) > 1:
        return [COUNT, COUNT + 1]
    if no is not None:
        code, rule = "draft.room_for_one", "MKSH-DRAFT-8" if colour == RED else "MKSH-DRAFT-6"
        if s.tray[colour] == 1:
            code, rule = "draft.only_one", "MKSH-DRAFT-3"
        no.add(COUNT + 1, code, rule, colour=COLOURS[colour])
    return [COUNT]


def choose_count(s: State, seat: int, colour: int, action: int) -> None:
    """Taken keshis are placed at once, one after the other, if there is still room (MKSH-DRAFT-9, -15)."""
    s.stack.pop()
    count = action - COUNT + 1
    take(s, seat, colour, count)
    for _ in range(count):
        placing.place(s, seat, colour)

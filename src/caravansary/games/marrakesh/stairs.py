"""The stairs of palace and mosque, connecting bonuses, and the companions of expansion 2. MKSH-STAIRS, MKSH-EXP2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.games.marrakesh import effects, frames, madrasa
from caravansary.games.marrakesh.actions import CONNECT
from caravansary.games.marrakesh.pieces import (
    BY_STAIRS,
    CL,
    CM,
    COMPANIONS,
    CONNECTING,
    CR,
    DINAR,
    FLIGHTS,
    LAST_STEP,
    MS,
    NOBODY,
    ON_MOSQUE,
    ON_PALACE,
    PS,
    STAIRS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def flight_of(s: State, step: int) -> int:
    """The flight of a step, from 0."""
    flight = FLIGHTS - 1
    while step < s.printed.flight_from[flight]:
        flight -= 1
    return flight


def climb(s: State, seat: int, stair: int, steps: int) -> None:
    """Push a climb of so many steps (MKSH-STAIRS-1 to -3)."""
    if steps > 0:
        s.stack.append(frames.frame(frames.CLIMB, seat, stair | steps << 1))


def do_climb(s: State, seat: int, arg: int) -> None:
    """Step by step up to the next boundary; what cannot be climbed gives points (MKSH-STAIRS-5, -6, -12)."""
    s.stack.pop()
    stair, left = arg & 1, arg >> 1
    steps = s.players[seat].steps
    while left and steps[stair] < LAST_STEP:
        steps[stair] += 1
        left -= 1
        if s.has_expansion(2):
            move_companion(s, seat, stair)
        if steps[stair] in s.printed.flight_from:
            climb(s, seat, stair, left)
            cross_boundary(s, seat, stair)
            return
    if s.events is not None:
        s.tell("climbed", seat, "MKSH-STAIRS-3", stair=STAIRS[stair], step=steps[stair])
    s.score(seat, BY_STAIRS, left, "MKSH-STAIRS-12")


def cross_boundary(s: State, seat: int, stair: int) -> None:
    """A dinar, then a connecting bonus, then what scrolls give (MKSH-STAIRS-6, MKSH-GEN-10)."""
    if s.events is not None:
        flight = flight_of(s, s.players[seat].steps[stair]) + 1
        s.tell("boundary_crossed", seat, "MKSH-STAIRS-5", stair=STAIRS[stair], flight=flight)
    effects.gain_resource(s, seat, DINAR, s.printed.crossing_dinars, "MKSH-STAIRS-6")
    if madrasa.count(s, seat, madrasa.P4):
        s.stack.append(frames.frame(frames.AFTER_CROSSING, seat))
    s.stack.append(frames.frame(frames.CHOOSE_CONNECTION, seat))


def line_cells(s: State, seat: int) -> list[int]:
    """The five cells of the line between the seat's two flights (MKSH-STAIRS-7)."""
    steps = s.players[seat].steps
    palace, mosque = flight_of(s, steps[ON_PALACE]), flight_of(s, steps[ON_MOSQUE])
    return [PS + palace, CL + palace, CM + s.printed.middle_cell[palace][mosque], CR + mosque, MS + mosque]


def connection_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    cells = line_cells(s, seat)
    if no is not None:
        for cell in range(len(CONNECTING)):
            if cell not in cells:
                no.add(CONNECT + cell, "connection.other_line", "MKSH-STAIRS-7", connecting=CONNECTING[cell])
    return [CONNECT + cell for cell in cells]


def choose_connection(s: State, seat: int, arg: int, action: int) -> None:
    """The bonus of the cell, or of the stair tile on it (MKSH-EXP1-2)."""
    s.stack.pop()
    cell = action - CONNECT
    if s.events is not None:
        s.tell("connection_used", seat, "MKSH-STAIRS-7", connecting=CONNECTING[cell])
    effects.give(s, seat, connecting_bonus(s, cell), BY_STAIRS, "MKSH-STAIRS-7")


def connecting_bonus(s: State, cell: int) -> effects.Effect:
    return s.printed.stair_tile_bonus[s.covers[cell]] if s.covers[cell] >= 0 else s.printed.connecting_bonus[cell]


# --- companions -----------------------------------------------------------------------------------------------------
def move_companion(s: State, seat: int, stair: int) -> None:
    """What the companion does when the seat's pawn has made a step (MKSH-EXP2-2, -7, -9, -13)."""
    step = s.players[seat].steps[stair]
    owner = s.companion_with[stair]
    if owner < 0:
        if s.companion_step[stair] != step:
            return
        join(s, seat, stair)
    elif owner != seat:
        if s.players[owner].steps[stair] >= step:
            return
        join(s, seat, stair)
    if s.players[seat].steps[stair] == LAST_STEP:
        leave_top(s, stair)


def join(s: State, seat: int, stair: int) -> None:
    s.companion_with = replaced(s.companion_with, stair, seat)
    s.companion_step = replaced(s.companion_step, stair, -1)
    if s.events is not None:
        s.tell("companion_joined", seat, "MKSH-EXP2-2", companion=COMPANIONS[stair])


def leave_top(s: State, stair: int) -> None:
    """From the last step he goes to the highest pawn below, or waits above several of them (MKSH-EXP2-9 to -11)."""
    s.companion_with = replaced(s.companion_with, stair, NOBODY)
    below = [seat for seat in range(s.seats) if s.players[seat].steps[stair] < LAST_STEP]
    if not below:
        s.companion_step = replaced(s.companion_step, stair, -1)
        if s.events is not None:
            s.tell("companion_left", None, "MKSH-EXP2-11", companion=COMPANIONS[stair])
        return
    highest = max(s.players[seat].steps[stair] for seat in below)
    on_it = [seat for seat in below if s.players[seat].steps[stair] == highest]
    if len(on_it) == 1:
        join(s, on_it[0], stair)
        return
    s.companion_step = replaced(s.companion_step, stair, highest + 1)
    if s.events is not None:
        s.tell("companion_waits", None, "MKSH-EXP2-10", companion=COMPANIONS[stair], step=highest + 1)


def is_accompanied(s: State, seat: int, stair: int) -> bool:
    return s.has_expansion(2) and s.companion_with[stair] == seat

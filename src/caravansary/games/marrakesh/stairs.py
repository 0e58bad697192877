"""The stairs of palace and mosque, and the connecting bonuses between them. Rules MKSH-STAIRS.

Any number of pawns may share a step (MKSH-STAIRS-4); they stay there when a season ends (MKSH-STAIRS-14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import companions, effects, frames, madrasa, stair_tiles
from caravansary.games.marrakesh.actions import CONNECT
from caravansary.games.marrakesh.pieces import (
    BY_STAIRS,
    CL,
    CM,
    CONNECTING,
    CR,
    DINAR,
    FLIGHTS,
    LAST_STEP,
    MS,
    ON_MOSQUE,
    ON_PALACE,
    PS,
    STAIRS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

STAIR: Final[Field] = Field("stair", STAIRS, bits=1)
STEPS: Final[Field] = Field("steps", high=frames.MOST_STEPS)
CLIMB_FIELDS: Final[tuple[Field, ...]] = beside(STAIR, STEPS)


def flight_of(s: State, step: int) -> int:
    """The flight of a step, from 0."""
    flight = FLIGHTS - 1
    while step < s.printed.flight_from[flight]:
        flight -= 1
    return flight


def climb(s: State, seat: int, stair: int, steps: int) -> None:
    """Push a climb of so many steps (MKSH-STAIRS-1, -2, -3)."""
    if steps > 0:
        s.stack.append(frame(frames.CLIMB, seat, STAIR.put(stair) | STEPS.put(steps)))


def do_climb(s: State, seat: int, arg: int) -> None:
    """Step by step up to each boundary (MKSH-STAIRS-5, -6, -8); what cannot be climbed gives points (MKSH-STAIRS-12).

    A pawn at the top stays there; arriving gives nothing (MKSH-STAIRS-11, -13).
    """
    s.stack.pop()
    stair, left = STAIR.of(arg), STEPS.of(arg)
    steps = s.players[seat].steps
    while left and steps[stair] < LAST_STEP:
        steps[stair] += 1
        left -= 1
        if s.has_expansion(2):
            companions.follow(s, seat, stair)
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
        s.stack.append(frame(frames.AFTER_CROSSING, seat))
    s.stack.append(frame(frames.CHOOSE_CONNECTION, seat))


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
    """The bonus of the cell, or of the stair tile on it, any number of times (MKSH-STAIRS-9, -10, MKSH-EXP1-2)."""
    s.stack.pop()
    cell = action - CONNECT
    if s.events is not None:
        s.tell("connection_used", seat, "MKSH-STAIRS-7", connecting=CONNECTING[cell])
    effects.give(s, seat, stair_tiles.connecting_bonus(s, cell), BY_STAIRS, "MKSH-STAIRS-7")

"""Walls: build segments and gates, gain influence for the buildings behind them. Rules MERV-WALL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import FINISH, PIECE, WALL_SLOT
from caravansary.games.merv.payment import can_pay_colour, open_payment
from caravansary.games.merv.pieces import (
    COLOURS,
    COVERED,
    FIRST_GATE,
    GATE_SLOTS,
    SEGMENT_SLOTS,
    WALL,
    WALL_PIECES,
    WALL_SLOTS,
)
from caravansary.games.merv.tracks import gain_influence

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def slots_for(piece: int) -> tuple[int, ...]:
    """Gates stand in the middle of a side, segments elsewhere (MERV-WALL-2); clockwise."""
    return GATE_SLOTS if piece >= FIRST_GATE else SEGMENT_SLOTS


def can_pay_piece(s: State, who: int, piece: int) -> bool:
    return s.wall_left[piece] > 0 and can_pay_colour(
        s, who, s.printed.wall_colour[piece], s.printed.wall_cost[piece], WALL
    )


def can_build_any(s: State, who: int) -> bool:
    for piece in range(12):
        if can_pay_piece(s, who, piece):
            return True
    return False


def piece_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The kinds of pieces that are left and can be paid, or to finish (MERV-WALL-1)."""
    options: list[int] = []
    for piece in range(12):
        if can_pay_piece(s, seat, piece):
            options.append(PIECE + piece)
        elif no is not None:
            _refuse_piece(s, piece, no)
    if s.steps or not options:
        options.append(FINISH)
    elif no is not None:
        no.add(FINISH, "finish.step_first", "MERV-TURN-16")
    return options


def _refuse_piece(s: State, piece: int, no: Refusals) -> None:
    name = WALL_PIECES[piece]
    if not s.wall_left[piece]:
        no.add(PIECE + piece, "piece.none_left", "MERV-WALL-1", piece=name)
    else:
        colour = COLOURS[s.printed.wall_colour[piece]]
        no.add(PIECE + piece, "piece.cost", "MERV-WALL-1", piece=name, n=s.printed.wall_cost[piece], colour=colour)


def choose_wall_piece(s: State, seat: int, arg: int, action: int) -> None:
    """Pay the piece, then choose its place."""
    if action == FINISH:
        s.stack.pop()
        return
    piece = action - PIECE
    s.steps += 1
    s.stack.append(frame(frames.CHOOSE_WALL_SLOT, seat, piece))
    need = [0, 0, 0, 0, 0]
    need[s.printed.wall_colour[piece]] = s.printed.wall_cost[piece]
    open_payment(s, seat, need, WALL)


def wall_slot_options(s: State, seat: int, piece: int, no: Refusals | None) -> list[int]:
    """The free slots that the piece fits (MERV-WALL-2, -3)."""
    options: list[int] = []
    fitting = slots_for(piece)
    for slot in range(20):
        if slot not in fitting:
            if no is not None:
                no.add(WALL_SLOT + slot, "wall.does_not_fit", "MERV-WALL-2", wall_slot=WALL_SLOTS[slot])
        elif s.walls[slot] >= 0:
            if no is not None:
                no.add(WALL_SLOT + slot, "wall.taken", "MERV-WALL-2", wall_slot=WALL_SLOTS[slot])
        else:
            options.append(WALL_SLOT + slot)
    return options


def choose_wall_slot(s: State, seat: int, piece: int, action: int) -> None:
    s.stack.pop()
    build(s, seat, piece, action - WALL_SLOT)


def build(s: State, who: int, piece: int, slot: int) -> None:
    """Place the piece; influence for the two sites behind it: 1 per own building, 2 per other (MERV-WALL-4).

    Rules MERV-WALL-5, -6, MERV-CITY-8.
    """
    s.wall_left[piece] -= 1
    s.walls[slot] = piece
    if s.events is not None:
        s.tell("wall_built", who, "MERV-WALL-1", piece=WALL_PIECES[piece], wall_slot=WALL_SLOTS[slot])
    influence = 0
    for cell in COVERED[slot]:
        owner = s.owner[cell]
        if owner >= 0:
            influence += 1 if owner == who else 2
    gain_influence(s, who, influence, "MERV-WALL-4")


def free_wall_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any kind of piece that is left (MERV-WALL-8)."""
    options: list[int] = []
    for piece in range(12):
        if s.wall_left[piece]:
            options.append(PIECE + piece)
        elif no is not None:
            no.add(PIECE + piece, "piece.none_left", "MERV-WALL-8", piece=WALL_PIECES[piece])
    return options


def choose_free_wall(s: State, seat: int, arg: int, action: int) -> None:
    s.stack[-1] = frame(frames.CHOOSE_WALL_SLOT, seat, action - PIECE)

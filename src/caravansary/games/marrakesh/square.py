"""The main square: the bonuses of its cells, as many times as citizens face them. Rules MKSH-SQUARE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marrakesh import cells, citizens, effects, frames
from caravansary.games.marrakesh.actions import CELL
from caravansary.games.marrakesh.pieces import BY_SCROLLS, BY_SQUARE, SECTORS
from caravansary.games.marrakesh.powers import (
    AFTER_SQUARE,
    S29_POINTS_FOR_CITIZENS,
    S51_LONE_CITIZENS,
    S65_SQUARE_TWICE,
    tell_worked,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def start(s: State, seat: int) -> None:
    """A square action; with scroll s65 all of it twice in a row (MKSH-SQUARE-10, MKSH-SCROLL-65)."""
    if s.players[seat].powers & S65_SQUARE_TWICE:
        tell_worked(s, seat, 65)
        for _ in range(s.printed.square_times - 1):
            s.stack.append(frame(frames.TURN_DISK, seat))
    s.stack.append(frame(frames.TURN_DISK, seat))


def turn_disk(s: State, seat: int, arg: int) -> None:
    """The disk turns, only now; then one cell with a keshi is chosen (MKSH-SQUARE-1, -2, -3, -4, -7)."""
    s.stack.pop()
    player = s.players[seat]
    player.disk = (player.disk + 1) % SECTORS
    if s.events is not None:
        s.tell("disk_turned", seat, "MKSH-SQUARE-1", sector=player.disk)
    if player.powers & AFTER_SQUARE:
        s.stack.append(frame(frames.AFTER_SQUARE, seat))
    if player.pink:
        s.stack.append(frame(frames.CHOOSE_SQUARE, seat))


def square_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The cells that hold a pink keshi, also those used before (MKSH-SQUARE-2, -8, -9)."""
    pink = s.players[seat].pink
    if no is not None:
        for cell in range(SECTORS):
            if not pink >> cell & 1:
                no.add(CELL + cell, "cell.empty", "MKSH-SQUARE-2", cell=cell)
    return [CELL + cell for cell in range(SECTORS) if pink >> cell & 1]


def choose_square(s: State, seat: int, arg: int, action: int) -> None:
    """The bonus as many times as there are citizens (MKSH-SQUARE-2, -5, -6, MKSH-EXP4-2, -4)."""
    s.stack.pop()
    cell = action - CELL
    times = citizens.facing(s, seat, cell)
    if s.events is not None:
        s.tell("square_used", seat, "MKSH-SQUARE-2", cell=cell, n=times)
    if times:
        effects.give(s, seat, s.printed.square_bonus[cell], BY_SQUARE, "MKSH-SQUARE-2", times)


def after_square(s: State, seat: int, arg: int) -> None:
    """Scrolls s29 and s51 at the end of the action, also without a pink keshi (MKSH-SQUARE-10).

    Points for the citizens at the cell with points (MKSH-SCROLL-29), then the cells that face exactly one citizen, once
    each (MKSH-SCROLL-51).
    """
    s.stack.pop()
    powers = s.players[seat].powers
    if powers & S29_POINTS_FOR_CITIZENS:
        tell_worked(s, seat, 29)
        count = 0
        for cell in s.printed.points_cells:
            count += citizens.facing(s, seat, cell)
        s.score(seat, BY_SCROLLS, s.printed.citizen_points * count, "MKSH-SCROLL-29")
    if powers & S51_LONE_CITIZENS:
        tell_worked(s, seat, 51)
        exactly = s.printed.lone_sector
        cells.ask(s, seat, [int(citizens.facing(s, seat, cell) == exactly) for cell in range(SECTORS)])

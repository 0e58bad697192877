"""The main square: the bonuses of its cells, as many times as citizens face them. Rules MKSH-SQUARE."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marrakesh import citizens, effects, frames, madrasa
from caravansary.games.marrakesh.actions import CELL
from caravansary.games.marrakesh.pieces import BY_SQUARE, SECTORS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def start(s: State, seat: int) -> None:
    """The disk turns, only now; then one cell with a keshi is chosen (MKSH-SQUARE-1, -2, -3, -4, -7)."""
    player = s.players[seat]
    player.disk = (player.disk + 1) % SECTORS
    if s.events is not None:
        s.tell("disk_turned", seat, "MKSH-SQUARE-1", sector=player.disk)
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
    """The bonus as many times as there are citizens, and for scroll Y9 (MKSH-SQUARE-2, -5, -6, MKSH-EXP4-2, -4, -5)."""
    s.stack.pop()
    cell = action - CELL
    times = citizens.facing(s, seat, cell) + madrasa.count(s, seat, madrasa.Y9) * s.printed.scroll_n[madrasa.Y9]
    if s.events is not None:
        s.tell("square_used", seat, "MKSH-SQUARE-2", cell=cell, n=times)
    if times:
        effects.give(s, seat, s.printed.square_bonus[cell], BY_SQUARE, "MKSH-SQUARE-2", times)

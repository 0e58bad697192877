"""The bonuses of several cells of the main square, one after the other in an order of choice. Rules MKSH-CELLS."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames
from caravansary.games.marrakesh.actions import CELL
from caravansary.games.marrakesh.pieces import BY_SQUARE, SECTORS, SQUARE_CELLS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

TIMES: Final[Field] = Field("times", SQUARE_CELLS, high=7, counted=True)
CELLS_FIELDS: Final[tuple[Field, ...]] = beside(TIMES)


def ask(s: State, seat: int, times: list[int]) -> None:
    """How often each cell gives its bonus is fixed now; a cell that gives nothing is left out (MKSH-CELLS-1, -3)."""
    arg = TIMES.put_counts(times)
    if arg:
        s.stack.append(frame(frames.CHOOSE_NEXT_CELL, seat, arg))


def next_cell_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The cells whose bonus is still to come (MKSH-CELLS-1)."""
    if no is not None:
        for cell in range(SECTORS):
            if not TIMES.count(arg, cell):
                no.add(CELL + cell, "cell.not_among", "MKSH-CELLS-1", cell=cell)
    return [CELL + cell for cell in range(SECTORS) if TIMES.count(arg, cell)]


def choose_next_cell(s: State, seat: int, arg: int, action: int) -> None:
    """The bonus, with one colour of goods and as one movement, before the next cell (MKSH-CELLS-1, -2)."""
    cell = action - CELL
    times = TIMES.count(arg, cell)
    left = TIMES.add(arg, cell, -times)
    if left:
        s.stack[-1] = frame(frames.CHOOSE_NEXT_CELL, seat, left)
    else:
        s.stack.pop()
    if s.events is not None:
        s.tell("square_used", seat, "MKSH-CELLS-1", cell=cell, n=times)
    effects.give(s, seat, s.printed.square_bonus[cell], BY_SQUARE, "MKSH-CELLS-2", times)

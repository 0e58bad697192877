"""The citizens' disk of the main square, and its other side in expansion 4. Rules MKSH-EXP4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marrakesh.pieces import SECTORS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.components import Components
    from caravansary.games.marrakesh.state import State


def facing(s: State, seat: int, cell: int) -> int:
    """The citizens of the sector that faces the cell; with the expansion none to four (MKSH-EXP4-2, -3)."""
    return s.printed.disk[side(s.expansions)][(cell - s.players[seat].disk) % SECTORS]


def by_cell(c: Components, expansions: int, disk: int) -> list[int]:
    """The same for all cells, with the disk turned so far."""
    sectors = c.disk[side(expansions)]
    return sectors[SECTORS - disk :] + sectors[: SECTORS - disk]


def side(expansions: int) -> int:
    """The pink side of the disk, or the purple one with the expansion (MKSH-EXP4-1)."""
    return expansions >> 3 & 1

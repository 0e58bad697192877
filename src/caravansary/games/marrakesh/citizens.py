"""The citizens' disk of the main square, and its other side in expansion 4. Rules MKSH-EXP4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marrakesh.pieces import SECTORS
from caravansary.games.marrakesh.powers import S31_MORE_CITIZENS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.components import Components
    from caravansary.games.marrakesh.state import State


def facing(s: State, seat: int, cell: int) -> int:
    """The citizens of the sector that faces the cell; with the expansion none to four (MKSH-EXP4-2, -3)."""
    player = s.players[seat]
    return s.printed.disk[side(s.expansions)][(cell - player.disk) % SECTORS] + more(s.printed, player.powers)


def more(c: Components, powers: int) -> int:
    """Scroll s31: every sector counts more citizens than it shows, everywhere (MKSH-SCROLL-31, MKSH-CELLS-3)."""
    return c.more_citizens if powers & S31_MORE_CITIZENS else 0


def by_cell(c: Components, expansions: int, disk: int, powers: int) -> list[int]:
    """The same for all cells, with the disk turned so far."""
    sectors = c.disk[side(expansions)]
    count = more(c, powers)
    return [citizens + count for citizens in sectors[SECTORS - disk :] + sectors[: SECTORS - disk]]


def side(expansions: int) -> int:
    """The pink side of the disk, or the purple one with the expansion (MKSH-EXP4-1)."""
    return expansions >> 3 & 1

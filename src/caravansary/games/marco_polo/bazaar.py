"""The bazaar: rows of camels, spice, silk or gold, up to the lowest die. Rules POLO-BAZAAR."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import characters, frames
from caravansary.games.marco_polo.actions import ROW
from caravansary.games.marco_polo.pieces import BY_CITY_CARDS, CAMELS, KHAN, SPACES
from caravansary.games.marco_polo.rewards import gain_amounts, pend

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

COLUMN: Final[Field] = Field("space", SPACES[CAMELS:KHAN], bits=2, asked="space")
LOWEST: Final[Field] = Field("value", high=6)
ROW_FIELDS: Final[tuple[Field, ...]] = beside(COLUMN, LOWEST)


def ask_row(s: State, seat: int, space: int, value: int) -> None:
    """Dice whose lowest shows this value lie on a space of the bazaar (POLO-BAZAAR-2)."""
    s.stack.append(frame(frames.CHOOSE_ROW, seat, COLUMN.put(space - CAMELS) | LOWEST.put(value)))


def row_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The rows up to the lowest die that no other allowed row beats (POLO-BAZAAR-2, -3, POLO-TURN-13)."""
    column, value = COLUMN.of(arg), LOWEST.of(arg)
    rows = s.printed.offered_rows[column][value]
    if no is not None:
        for row in range(1, 7):
            if row > value:
                no.add(ROW + row - 1, "row.too_high", "POLO-BAZAAR-2", row=row, value=value)
            elif row not in rows:
                no.add(ROW + row - 1, "row.worse", "POLO-BAZAAR-3", row=row)
    return [ROW + row - 1 for row in rows]


def choose_row(s: State, seat: int, arg: int, action: int) -> None:
    """The whole row, then Mercator's piece, then a step (POLO-BAZAAR-4, -5, -6)."""
    s.stack.pop()
    column = COLUMN.of(arg)
    reward = s.printed.bazaar[column][action - ROW + 1]
    gain_amounts(s, seat, reward, BY_CITY_CARDS, "POLO-BAZAAR-2")
    characters.mercator_sees_bazaar(s, seat, column)
    pend(s, seat, [reward])

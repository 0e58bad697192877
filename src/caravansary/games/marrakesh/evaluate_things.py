"""What things are worth in points while there is time to use them; for `evaluate.py`.

Printed values come from the components, so that an edition is judged by its own; the constants are expectations, set
by judgement and by looking at games of the greedy bot.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh.pieces import (
    CL,
    CM,
    CR,
    FLIGHTS,
    GARDEN,
    MADRASA,
    MOSQUE,
    MS,
    PALACE,
    PS,
    RIVER,
    SECTORS,
    SQUARE,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.components import Components, Effect

# One of each effect in the middle of the game, in the order of `pieces.EFFECTS`
WORTH: Final[tuple[float, ...]] = (
    *(0.9, 0.8, 1.0, 1.0),  # water, date, dinar, points
    *(1.1, 1.5, 2.6, 4.8, 1.0),  # resource, good, keshi, two keshis of a colour, date or water
    *(0.9, 1.2, 1.1, 1.1),  # river, stair, palace, mosque
    *(2.3, 2.2, 2.0, 2.0, 2.6, 1.8, 2.2, 2.2, 2.3),  # keshis of the eight areas, red
    *(1.4, 1.4, 1.4),  # goods by their colour
    *(5.0, 3.0, 5.0, 6.0, 2.5),  # an area action, a square action, a free oasis, a loose one, the crocodile
)
LEFTOVER: Final = 0.45  # a resource or a good at the end
# What an area action brings with 0 to 8 keshis there, beyond what it costs; the medina and the Sahara count otherwise
VISIT: Final[dict[int, tuple[float, ...]]] = {
    GARDEN: (0.0, 0.8, 1.6, 2.4, 3.1, 3.8, 4.4, 4.9, 5.3),
    MADRASA: (0.0, 1.8, 2.6, 4.0, 5.4, 6.8, 8.0, 9.8, 11.2),
    PALACE: (0.0, 1.1, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8),
    MOSQUE: (0.0, 1.1, 2.2, 3.3, 4.4, 5.5, 6.6, 7.7, 8.8),
    SQUARE: (0.0, 2.0, 2.6, 3.1, 3.5, 3.8, 4.1, 4.3, 4.5),
    RIVER: (0.0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4, 6.3, 7.2),
}


def effect_worth(effect: Effect) -> float:
    """What a bonus is worth, whichever choices it leaves."""
    return sum(WORTH[part] * count for part, count in effect)


@functools.cache
def rapid_worths(c: Components) -> tuple[tuple[int, float, float], ...]:
    """From which space on a round brings how much at best, and what that rapid alone brings; the nearest first."""
    found: list[tuple[int, float, float]] = []
    best = 0.0
    for space, bonus in sorted(zip(c.rapid_from, c.rapid_bonus, strict=True)):
        single = effect_worth(bonus)
        best = max(best, single)
        found.append((space, best, single))
    return tuple(found)


@functools.lru_cache(maxsize=20_000)
def square_worth(c: Components, side: int, disk: int, pink: int, more: int = 0) -> float:
    """What the next square action brings: the best cell with a pink keshi when the disk has turned (MKSH-SQUARE-1).

    Every sector shows `more` citizens with scroll s31.
    """
    best = 0.0
    for cell, bonus in enumerate(c.square_bonus):
        if pink >> cell & 1:
            best = max(best, effect_worth(bonus) * (c.disk[side][(cell - disk - 1) % SECTORS] + more))
    return best


@functools.cache
def luxury_worths(c: Components) -> tuple[tuple[tuple[int, int, int], float], ...]:
    """For each luxury item the goods that it costs and what it brings."""
    costs = [(cost[0], cost[1], cost[2]) for cost in c.luxury_cost]
    return tuple((cost, effect_worth(bonus)) for cost, bonus in zip(costs, c.luxury_bonus, strict=True))


@functools.lru_cache(maxsize=200)
def line_worths(c: Components, covers: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """For each pair of flights the best bonus of the line between them, the dinar of the crossing included."""
    bonuses = [
        c.stair_tile_bonus[cover] if cover >= 0 else c.connecting_bonus[cell] for cell, cover in enumerate(covers)
    ]
    cells = [effect_worth(bonus) for bonus in bonuses]
    dinars = WORTH[2] * c.crossing_dinars
    found: list[tuple[float, ...]] = []
    for palace in range(FLIGHTS):
        row: list[float] = []
        for mosque in range(FLIGHTS):
            line = [PS + palace, CL + palace, CR + mosque, MS + mosque]
            if c.middle_cell[palace][mosque] >= 0:
                line.append(CM + c.middle_cell[palace][mosque])
            row.append(dinars + max(cells[cell] for cell in line))
        found.append(tuple(row))
    return tuple(found)

"""Numbers that scatter about zero, from a generator of their own: so that simulations and training games differ."""

from __future__ import annotations

from typing import Final

from caravansary.core.chance import Chance

DRAWS: Final = 12  # whose sum has a variance of one
FINE: Final = 1 << 20


def normal(chance: Chance) -> float:
    """About normally distributed with a deviation of one; only additions, so that it is the same on every machine."""
    drawn = 0
    for _ in range(DRAWS):
        drawn += chance.below(FINE)
    return drawn / FINE - DRAWS / 2

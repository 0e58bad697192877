"""What bots like that play Marco Polo each in a manner of its own, by how much: tuned until none is the strongest.

And what beginners misjudge.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.manners import Manner

MANNERS: Final[tuple[Manner, ...]] = (
    Manner("traveller", dict.fromkeys(("map", "posts", "provinces", "beijing", "goal_cards", "goal_places"), 0.5)),
    Manner("trader", dict.fromkeys(("contracts", "most_contracts"), 0.6)),
    Manner("saver", dict.fromkeys(("things", "coins", "goods"), 0.3)),
)
# What beginners misjudge: the logarithm of the factor scatters so far
WHIMS: Final[dict[str, float]] = dict.fromkeys(("map", "contracts", "most_contracts", "things"), 1.6)

"""What bots like that play Marrakesh each in a manner of its own, by how much: tuned until none is the strongest."""

from __future__ import annotations

from typing import Final

from caravansary.core.manners import Manner

MANNERS: Final[tuple[Manner, ...]] = (
    Manner("traveller", {"oases": 0.3, "towns": 0.3, "river": 0.3}),
    Manner("scholar", {"scrolls": 0.4}),
    Manner("courtier", {"stairs": 0.3}),
)

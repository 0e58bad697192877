"""What bots like that play Marco Polo each in a manner of its own, by how much: tuned until none is the strongest."""

from __future__ import annotations

from typing import Final

from caravansary.core.manners import Manner

MANNERS: Final[tuple[Manner, ...]] = (
    Manner(
        "traveller",
        {"map": 0.3, "posts": 0.3, "provinces": 0.3, "beijing": 0.3, "goal_cards": 0.3, "goal_places": 0.3},
    ),
    Manner("trader", {"contracts": 0.3, "most_contracts": 0.3}),
    Manner("saver", {"things": 0.2, "coins": 0.2, "goods": 0.2}),
)

"""What bots like that play Merv each in a manner of its own, by how much: tuned until none is the strongest."""

from __future__ import annotations

from typing import Final

from caravansary.core.manners import Manner

MANNERS: Final[tuple[Manner, ...]] = (
    Manner("builder", {"city": 0.3, "buildings": 0.3, "scoring_tile": 0.3, "completed_mosque": 0.3}),
    Manner("courtier", {"palace": 0.25, "tracks": 0.25, "favour_track": 0.25, "influence_track": 0.25}),
    Manner("trader", {"things": 0.3, "contracts": 0.3, "spice_sets": 0.3}),
)

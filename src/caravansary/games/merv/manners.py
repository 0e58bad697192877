"""What bots like that play Merv each in a manner of its own, by how much: tuned until none is the strongest.

And what beginners misjudge.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.manners import Manner

MANNERS: Final[tuple[Manner, ...]] = (
    Manner("builder", dict.fromkeys(("city", "buildings", "scoring_tile", "completed_mosque"), 0.9)),
    Manner("courtier", dict.fromkeys(("palace", "tracks", "favour_track", "influence_track"), 0.3)),
    Manner("trader", dict.fromkeys(("things", "contracts", "spice_sets"), 0.7)),
)
# What beginners misjudge: the logarithm of the factor scatters so far
WHIMS: Final[dict[str, float]] = dict.fromkeys(
    ("city", "buildings", "palace", "tracks", "things", "contracts", "spice_sets"), 1.6
)

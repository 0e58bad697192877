"""What bots like that play Marrakesh each in a manner of its own, by how much: tuned until none is the strongest.

And what beginners misjudge.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.manners import Manner

MANNERS: Final[tuple[Manner, ...]] = (
    Manner("traveller", dict.fromkeys(("oases", "towns", "river"), 1.0)),
    Manner("scholar", dict.fromkeys(("scrolls",), 2.0)),
    Manner("courtier", dict.fromkeys(("stairs",), 1.2)),
)
# What beginners misjudge: the logarithm of the factor scatters so far
WHIMS: Final[dict[str, float]] = {
    **dict.fromkeys(("areas", "resources"), 2.0),
    **dict.fromkeys(("river", "stairs", "scrolls", "oases", "towns"), 2.0),
}

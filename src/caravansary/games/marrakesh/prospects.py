"""If the game ended now: the final scoring of what lies on the table, and provisions that could not be supplied.

Provisions fall due at the end of a season; what they ask for is still in the estimate, and who is short of it is in
danger. The river tile is not counted: who will be ahead there is open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.state import Danger
from caravansary.games.marrakesh import provisions, rounds
from caravansary.games.marrakesh.pieces import RESOURCES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

DANGERS: Final[dict[str, tuple[str, ...]]] = {"provisions_short": ("n", "things")}  # with the names of their arguments


def dangers(s: State, who: int) -> list[Danger]:
    """Points and resources that failing to supply the population would cost (MKSH-PROVISION-3, -4)."""
    if has_supplied(s, who) or provisions.can_supply(s, who):
        return []
    missing = provisions.missing(s, who)
    args = {
        "n": provisions.points_at_stake(s, who),
        "things": {RESOURCES[kind]: missing[kind] for kind in range(3) if missing[kind]},
    }
    return [Danger("provisions_short", "MKSH-PROVISION-3", args)]


def has_supplied(s: State, who: int) -> bool:
    """Whether the seat is done with the provisions of this season."""
    if s.phase == rounds.PROVISIONS:
        return s.turn_order().index(who) < s.cursor
    return s.phase > rounds.PROVISIONS

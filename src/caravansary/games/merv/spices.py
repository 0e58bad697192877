"""How many different spices a participant may collect. Rules MERV-CARAVAN-8, MERV-INFLUENCE-6."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caravansary.games.merv.state import Player, State


def spice_limit(s: State, who: int) -> int:
    """How many different spices the participant may own (MERV-INFLUENCE-6)."""
    return s.printed.spice_limit[s.players[who].influence]


def kinds_of_spice(player: Player) -> int:
    spices = player.spices
    return (spices[0] > 0) + (spices[1] > 0) + (spices[2] > 0) + (spices[3] > 0)


def may_collect(s: State, who: int, spice: int) -> bool:
    """The number of different spices stays within the limit (MERV-CARAVAN-8)."""
    player = s.players[who]
    return player.spices[spice] > 0 or kinds_of_spice(player) < spice_limit(s, who)


def has_allowed_card(s: State, who: int) -> bool:
    """Some card of the queue may be collected, in reach or not (MERV-CARAVAN-16)."""
    for spice in s.queue:
        if may_collect(s, who, spice):
            return True
    return False

"""Provisions: what every player must supply at the end of a season. Rules MKSH-PROVISION."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.games.marrakesh import effects, madrasa
from caravansary.games.marrakesh.actions import PROVISION
from caravansary.games.marrakesh.pieces import BY_PROVISIONS, PROVISIONS, RESOURCES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def shown_tiles(s: State, seat: int) -> list[int]:
    """The face-up tiles of a seat."""
    player = s.players[seat]
    return [tile for place, tile in enumerate(player.provisions) if player.shown >> place & 1]


def hidden_tiles(s: State, seat: int) -> list[int]:
    """Those that lie face down."""
    player = s.players[seat]
    return [tile for place, tile in enumerate(player.provisions) if not player.shown >> place & 1]


def demand(s: State, seat: int) -> list[int]:
    """What all face-up tiles ask for together; scroll P8 lowers it (MKSH-PROVISION-1, -10)."""
    less = madrasa.count(s, seat, madrasa.P8) * s.printed.scroll_n[madrasa.P8]
    tiles = shown_tiles(s, seat)
    return [max(0, sum(s.printed.provision_demand[tile][kind] for tile in tiles) - less) for kind in range(3)]


def supply(s: State, seat: int) -> None:
    """Pay everything, or lose all resources and the points of all tiles (MKSH-PROVISION-2, -3, -4, -6).

    Goods and keshis do not count, and the tiles stay (MKSH-PROVISION-5, -9).
    """
    asked = demand(s, seat)
    player = s.players[seat]
    if effects.can_pay(s, seat, asked):
        if s.events is not None:
            things = {RESOURCES[kind]: count for kind, count in enumerate(asked) if count}
            s.tell("provisions_paid", seat, "MKSH-PROVISION-2", things=things)
        for kind in range(3):
            player.resources[kind] -= asked[kind]
        return
    lost = sum(s.printed.provision_loss[tile] for tile in shown_tiles(s, seat))
    player.resources = [0, 0, 0]
    if s.events is not None:
        s.tell("provisions_failed", seat, "MKSH-PROVISION-3", n=lost)
    s.score(seat, BY_PROVISIONS, -lost, "MKSH-PROVISION-4")


def provision_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The own tiles that still lie face down (MKSH-SETUP-15, MKSH-PROVISION-7)."""
    if no is not None:
        for tile in shown_tiles(s, seat):
            no.add(PROVISION + tile, "provision.shown", "MKSH-PROVISION-8", provision=PROVISIONS[tile])
    return [PROVISION + tile for tile in hidden_tiles(s, seat)]


def choose_provision(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    tile = action - PROVISION
    player = s.players[seat]
    player.shown |= 1 << player.provisions.index(tile)
    if s.events is not None:
        s.tell("provision_shown", seat, "MKSH-PROVISION-7", provision=PROVISIONS[tile])

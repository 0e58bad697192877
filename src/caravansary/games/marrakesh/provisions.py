"""Provisions: what every player must supply at the end of a season. Rules MKSH-PROVISION."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits, total
from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marrakesh import frames, pay
from caravansary.games.marrakesh.actions import PROVIDE, PROVISION
from caravansary.games.marrakesh.pieces import BY_PROVISIONS, DINAR, PROVISIONS
from caravansary.games.marrakesh.powers import S33_PAY_AS_DINARS, S44_LESS_PROVISIONS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


ALL: Final = 0  # of the ways of supplying
LESS: Final = 1


def shown_tiles(s: State, seat: int) -> list[int]:
    """The face-up tiles of a seat."""
    player = s.players[seat]
    return [tile for place, tile in enumerate(player.provisions) if player.shown >> place & 1]


def hidden_tiles(s: State, seat: int) -> list[int]:
    """Those that lie face down."""
    player = s.players[seat]
    return [tile for place, tile in enumerate(player.provisions) if not player.shown >> place & 1]


def demand(s: State, seat: int) -> list[int]:
    """What all face-up tiles ask for together (MKSH-PROVISION-1)."""
    tiles = shown_tiles(s, seat)
    return [sum(s.printed.provision_demand[tile][kind] for tile in tiles) for kind in range(3)]


# --- supplying ------------------------------------------------------------------------------------------------------
def less_pieces(s: State, seat: int) -> int:
    """The resources of any kind with scroll s44, beside the dinar: one for each tile (MKSH-PROVISION-11)."""
    return s.printed.less_resources * bits(s.players[seat].shown)


def demand_less(s: State, seat: int) -> int | None:
    """All that scroll s44 asks for, or None without it (MKSH-PROVISION-11)."""
    has_scroll = s.players[seat].powers & S44_LESS_PROVISIONS
    return s.printed.less_dinars + less_pieces(s, seat) if has_scroll else None


def can_supply_less(s: State, seat: int) -> bool:
    """Scroll s44: a dinar, or with s33 what stands for it, and the pieces (MKSH-SCROLL-44, MKSH-PROVISION-11, -13)."""
    player = s.players[seat]
    if not player.powers & S44_LESS_PROVISIONS:
        return False
    dinars = s.printed.less_dinars
    if player.resources[DINAR] < dinars and not player.powers & S33_PAY_AS_DINARS:
        return False
    return total(player.resources) >= dinars + less_pieces(s, seat)


def can_supply(s: State, seat: int) -> bool:
    """In one way or the other (MKSH-PROVISION-12)."""
    return pay.can_pay(s, seat, demand(s, seat)) or can_supply_less(s, seat)


def missing(s: State, seat: int) -> list[int]:
    """What the seat lacks of all that the tiles show; scrolls s33 and s44 may ask for less."""
    held, asked = s.players[seat].resources, demand(s, seat)
    return [max(0, asked[kind] - held[kind]) for kind in range(3)]


def points_at_stake(s: State, seat: int) -> int:
    """What failing costs: the points of all face-up tiles (MKSH-PROVISION-4)."""
    return sum(s.printed.provision_loss[tile] for tile in shown_tiles(s, seat))


def supply(s: State, seat: int) -> None:
    """Pay everything, in one way or the other, or lose all; nobody fails on purpose (MKSH-PROVISION-2, -12).

    So resources drop by exactly what was asked for, or to nothing (MKSH-INV-43).
    """
    is_payable, is_less_payable = pay.can_pay(s, seat, demand(s, seat)), can_supply_less(s, seat)
    if is_payable and is_less_payable:
        s.stack.append(frame(frames.CHOOSE_SUPPLYING, seat))
    elif is_payable:
        supply_all(s, seat)
    elif is_less_payable:
        supply_less(s, seat)
    else:
        fail(s, seat)


def supplying_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """In full or with scroll s44; all tiles are paid in the same way (MKSH-PROVISION-11, -12)."""
    return [PROVIDE + ALL, PROVIDE + LESS]


def choose_supplying(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    if action == PROVIDE + ALL:
        supply_all(s, seat)
    else:
        supply_less(s, seat)


def supply_all(s: State, seat: int) -> None:
    """What the tiles show; with scroll s33 other resources for its dinars (MKSH-PROVISION-2, -13)."""
    if s.events is not None:
        s.tell("provisions_paid", seat, "MKSH-PROVISION-2")
    pay.pay(s, seat, demand(s, seat), pay.FOR_PROVISIONS)


def supply_less(s: State, seat: int) -> None:
    """Scroll s44: a dinar and a resource of any kind for each tile (MKSH-PROVISION-11, -13)."""
    if s.events is not None:
        s.tell("provisions_paid", seat, "MKSH-PROVISION-11")
    dinars, pieces = s.printed.less_dinars, less_pieces(s, seat)
    if s.players[seat].powers & S33_PAY_AS_DINARS:
        pay.pay_pieces(s, seat, [0, 0, 0], dinars + pieces, pay.FOR_PROVISIONS)
    else:
        pay.pay_pieces(s, seat, [0, 0, dinars], pieces, pay.FOR_PROVISIONS)


def fail(s: State, seat: int) -> None:
    """All resources and the points of all tiles are lost; goods and keshis stay (MKSH-PROVISION-3, -4, -5, -6, -9)."""
    lost = points_at_stake(s, seat)
    s.players[seat].resources = [0, 0, 0]
    if s.events is not None:
        s.tell("provisions_failed", seat, "MKSH-PROVISION-3", n=lost)
    s.score(seat, BY_PROVISIONS, -lost, "MKSH-PROVISION-4")


# --- the next tile --------------------------------------------------------------------------------------------------
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

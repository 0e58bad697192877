"""Boons: a coin, a water, or two boons for a water. Rules TOY-BOON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from tests.toy import frames
from tests.toy.actions import COIN, DOUBLE, WATER
from tests.toy.pieces import BOONS

if TYPE_CHECKING:
    from tests.toy.state import State

NAMES: Final = {COIN: "coin", WATER: "water", DOUBLE: "double"}


def boon_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Whoever has water may double a boon (TOY-BOON-2)."""
    if s.players[seat].water > 0:
        return [COIN, WATER, DOUBLE]
    if no is not None:
        no.add(DOUBLE, "water.none", "TOY-BOON-2", who=seat)
    return [COIN, WATER]


def choose_boon(s: State, seat: int, arg: int, action: int) -> None:
    """A coin or a water (TOY-BOON-1); doubled, two boons wait on the stack instead (TOY-BOON-2)."""
    s.stack.pop()
    player = s.players[seat]
    if action == COIN:
        player.coins += 1
    elif action == WATER:
        player.water += 1
    else:
        player.water -= 1
        s.stack += [frame(frames.CHOOSE_BOON, seat)] * BOONS
    s.tell("boon_taken", seat, "TOY-BOON-1", boon=NAMES[action])

"""Robbery: a seat is robbed and pays, or is guarded by its water. Rules TOY-ROB."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from tests.toy import frames
from tests.toy.actions import GUARD, PAY, ROB
from tests.toy.pieces import SEATS

if TYPE_CHECKING:
    from tests.toy.state import State

ROBBER: Final = Field("robber", low=0, high=SEATS - 1, asked="other")
ROBBED_BY: Final = beside(ROBBER)


def rob_options(s: State, seat: int, no: Refusals | None) -> list[int]:
    """Every other seat that has a coin (TOY-ROB-1)."""
    options: list[int] = []
    for other, victim in enumerate(s.players):
        if other != seat and victim.coins > 0:
            options.append(ROB + other)
        elif no is not None:
            code = "rob.self" if other == seat else "rob.poor"
            no.add(ROB + other, code, "TOY-ROB-1", other=other)
    return options


def rob(s: State, seat: int, victim: int) -> None:
    s.stack.append(frame(frames.CHOOSE_REACTION, victim, ROBBER.put(seat)))
    s.tell("robbed", seat, "TOY-ROB-1", other=victim)


def reaction_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """To pay, or to spend a water (TOY-ROB-2)."""
    if s.players[seat].water > 0:
        return [PAY, GUARD]
    if no is not None:
        no.add(GUARD, "water.none", "TOY-ROB-2", who=seat)
    return [PAY]


def choose_reaction(s: State, seat: int, arg: int, action: int) -> None:
    """The robber gets what is printed, or all that is there (TOY-ROB-2)."""
    s.stack.pop()
    robber, victim = ROBBER.of(arg), s.players[seat]
    if action == GUARD:
        victim.water -= 1
        s.tell("guarded", seat, "TOY-ROB-2", other=robber)
        return
    amount = min(s.printed.robbed, victim.coins)
    victim.coins -= amount
    s.players[robber].coins += amount
    s.tell("paid", seat, "TOY-ROB-2", other=robber, n=amount)

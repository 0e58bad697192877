"""The djinn: an opponent without a seat, who gathers coins and gives them away. Rules TOY-DJINN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from tests.toy.actions import GIFT

if TYPE_CHECKING:
    from tests.toy.state import State


def number(s: State) -> int:
    """The djinn's number among the participants."""
    return s.seats


def gather(s: State) -> None:
    """Chance decides how many coins, one at least (TOY-DJINN-1)."""
    s.unveil()
    amount = 1 + s.chance.below(s.printed.gathered)
    s.djinn += amount
    s.tell("djinn_gathered", number(s), "TOY-DJINN-1", n=amount)


def gift_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any seat may get the coin (TOY-DJINN-2)."""
    return [GIFT + other for other in range(s.seats)]


def choose_gift(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    s.djinn -= 1
    s.players[action - GIFT].coins += 1
    s.tell("gift_given", number(s), "TOY-DJINN-2", other=action - GIFT)

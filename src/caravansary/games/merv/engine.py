"""Plays on to the next decision: what is special in Merv about the loop of all games.

Contracts may be fulfilled at the windows of the own turn, beside what is asked (MERV-CONTRACT-7).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from caravansary.core.bits import bits
from caravansary.core.decision import Refusals
from caravansary.core.engine import TRIED, Engine
from caravansary.core.frames import arg_of, kind_of
from caravansary.games.merv import caravansary, contracts, frames
from caravansary.games.merv.actions import CONTRACT
from caravansary.games.merv.decisions import ASKS, STEPS

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


@final
class MervEngine(Engine["State"]):
    """Fulfils contracts at the windows, and knows when a single option ends what can be taken back."""

    def apply(self, s: State, action: int, seat: int) -> None:
        s.last_clicker = seat
        s.known_at_click = s.reveals
        self.do(s, s.stack[-1], seat, action)
        self.advance(s)

    def do(self, s: State, frame: int, seat: int, action: int) -> None:
        if CONTRACT <= action < CONTRACT + 6:
            contracts.begin(s, seat, action - CONTRACT)
        else:
            chooser = self.choosers[frame & 63]
            assert chooser is not None  # noqa: S101 - a frame of a decision has one
            chooser(s, seat, frame >> 9, action)

    def add_window_options(self, s: State, seat: int, options: list[int], no: Refusals | None) -> None:
        """Add the contracts that the seat can fulfil (MERV-CONTRACT-7)."""
        contracts.add_contract_options(s, seat, options, no)

    def leave_out(self, s: State, frame: int, seat: int) -> None:
        """A boon that can have no effect is lost (MERV-BOON-8)."""
        s.stack.pop()
        if s.events is not None:
            s.tell("boon_lost", seat, "MERV-BOON-8")

    def is_asked_alone(self, s: State, frame: int, seat: int, action: int, trial_of: int) -> bool:
        """Where cards would be turned up, or the decision would be handed on after the seat's own click.

        Rule MERV-ORDER-7.
        """
        kind = kind_of(frame)
        if self.alone[kind] != TRIED:
            return kind == frames.CHOOSE_END
        if kind == frames.CHOOSE_CARAVAN_CARD:
            return caravansary.will_reveal(s)
        if kind == frames.CHOOSE_FREE_CARD:
            return len(s.deck) > 0
        if kind == frames.CHOOSE_RANSOM and bits(s.attacked) > 1 and _has_more_attacked(s, seat, arg_of(frame)):
            return False
        return s.last_clicker == seat and s.known_at_click == s.reveals


def _has_more_attacked(s: State, seat: int, cell: int) -> bool:
    return any(s.attacked >> other & 1 and s.owner[other] == seat for other in range(cell + 1, 25))


ENGINE: Final = MervEngine("merv", STEPS, ASKS)

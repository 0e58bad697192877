"""Marrakesh's engine: the common loop, and when a forced choice is put to its seat all the same (MKSH-GEN-16).

A choice with exactly one option is played by the engine, except one that would turn up something or draw chance, end
the turn, or hand the decision of the seat that clicked last to another: the last click before it can be taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from caravansary.core.engine import ASKED, TRIED, Engine
from caravansary.core.errors import Unveiled
from caravansary.core.frames import kind_of, seat_of
from caravansary.games.marrakesh import choose, frames
from caravansary.games.marrakesh.decisions import ASKS, STEPS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

ANYBODY: Final = 8  # in place of a seat: a forced choice of whomever ends the trial


@final
class MarrakeshEngine(Engine["State"]):
    """The engine; it knows who clicked last."""

    def apply(self, s: State, action: int, seat: int) -> None:
        s.clicker = seat
        self.do(s, s.stack[-1], seat, action)
        self.advance(s)

    def decider(self, s: State, frame: int) -> int:
        """The same as for any secret choice, only quicker: there is one at every pick of a keshi."""
        return choose.first_choosing(s) if kind_of(frame) == frames.CHOOSE_KESHIS else seat_of(frame)

    def do_forced(self, s: State, frame: int, seat: int, action: int) -> None:
        if frame & 63 == frames.CHOOSE_WORKER:
            s.choice_is_done()  # the last worker is activated whatever was chosen before
        self.do(s, frame, seat, action)

    def is_asked_alone(self, s: State, frame: int, seat: int, action: int, trial_of: int) -> bool:
        alone = self.alone[frame & 63]
        if alone != TRIED:
            return alone == ASKED
        if trial_of in (seat, ANYBODY):
            return True
        return not self.is_known_to_be_harmless(s, frame) and self.is_asked_after_trial(s, frame, seat, action)

    def is_known_to_be_harmless(self, s: State, frame: int) -> bool:
        """Whether a trial can be spared, which is a copy of the position.

        In its turn a seat decides again, at the latest to end it, and of single options only a caravan turns up
        something. After a pick from the tray nothing is turned up before the next decision, and whose that is only
        matters to whoever clicked last.
        """
        seat = seat_of(frame)
        if kind_of(frame) == frames.CHOOSE_DRAFT:
            return s.clicker != seat
        return s.active == seat and kind_of(frame) != frames.CHOOSE_PATH

    def is_asked_after_trial(self, s: State, frame: int, seat: int, action: int) -> bool:
        """The next decision may be another seat's if somebody else clicked last; nothing new may be turned up."""
        is_last_clicker = s.clicker == seat
        trial = s.copy()
        trial.blind = True
        trial.clicker = seat
        try:
            self.do(trial, frame, seat, action)
            self.advance(trial, seat if is_last_clicker else ANYBODY)
        except Unveiled:
            return True  # whoever clicked last could not take it back any more
        return is_last_clicker and seat not in trial.waiting_for


ENGINE: Final = MarrakeshEngine("marrakesh", STEPS, ASKS)

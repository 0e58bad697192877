"""The course of the game: colours, deeds, the djinn, round after round. Rules TOY-ROUND."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.frames import frame
from tests.toy import colours, djinn, frames
from tests.toy.pieces import COLOURS_PHASE, DEEDS, DJINN, OVER

if TYPE_CHECKING:
    from tests.toy.state import State


def play_on(s: State, seat: int, arg: int) -> None:
    """What comes when everything before is done (TOY-ROUND-1)."""
    if s.phase == COLOURS_PHASE:
        colours.open_colours(s)
        s.phase = DEEDS
    elif s.phase == DEEDS and s.turn < s.seats:
        s.stack += [frame(frames.CHOOSE_END, s.turn), frame(frames.CHOOSE_DEED, s.turn)]
    elif s.phase == DEEDS:
        djinn.gather(s)
        s.phase = DJINN
        s.stack.append(frame(frames.CHOOSE_GIFT, 0))
    elif s.round < s.rounds:
        start_round(s)
    else:
        s.phase = OVER
        s.stack.pop()


def start_round(s: State) -> None:
    """The colours of the last round are taken back (TOY-ROUND-1)."""
    s.round += 1
    s.phase = COLOURS_PHASE
    s.turn = 0
    for player in s.players:
        player.picks = []
    s.stack.append(frame(frames.CHOOSE_COLOURS, 0))
    s.tell("round_started", None, "TOY-ROUND-1", n=s.round)

"""Every step and every decision of the toy, one row each, and the engine that they make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.engine import ASKED, Ask, Engine, Step
from tests.toy import boons, colours, deeds, djinn, frames, robbery, rounds

if TYPE_CHECKING:
    from tests.toy.state import State

STEPS: Final[tuple[Step[State], ...]] = (Step(frames.FLOW, "flow", rounds.play_on, of_nobody=True),)
ASKS: Final[tuple[Ask[State], ...]] = (
    Ask(
        *(frames.CHOOSE_COLOURS, "choose_colours", "TOY-COLOUR-1", colours.colour_options, colours.choose_colour),
        pick=colours.colour_pick,
        alone=ASKED,
        seats=colours.choosing,
    ),
    Ask(frames.CHOOSE_DEED, "choose_deed", "TOY-DEED-1", deeds.deed_options, deeds.choose_deed),
    Ask(
        *(frames.CHOOSE_REACTION, "choose_reaction", "TOY-ROB-2", robbery.reaction_options, robbery.choose_reaction),
        holds=robbery.ROBBED_BY,
    ),
    Ask(frames.CHOOSE_BOON, "choose_boon", "TOY-BOON-1", boons.boon_options, boons.choose_boon),
    Ask(frames.CHOOSE_END, "choose_end", "TOY-DEED-1", deeds.end_options, deeds.choose_end, alone=ASKED),
    Ask(
        *(frames.CHOOSE_GIFT, "choose_gift", "TOY-DJINN-2", djinn.gift_options, djinn.choose_gift),
        for_whom=djinn.number,
    ),
)
ENGINE: Final[Engine[State]] = Engine("toy", STEPS, ASKS)

"""Colours: all seats secretly choose two of four at once. Rules TOY-COLOUR."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Pick, Refusals
from caravansary.core.names import names_of
from tests.toy.actions import PICK
from tests.toy.pieces import COLOURS, PICKED

if TYPE_CHECKING:
    from tests.toy.state import State


def choosing(s: State) -> list[int]:
    """The seats that still have to choose (TOY-COLOUR-1)."""
    return [seat for seat, player in enumerate(s.players) if len(player.picks) < PICKED]


def colour_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Two different colours in their order; only those from which the pair can be completed (TOY-COLOUR-1)."""
    picked = s.players[seat].picks
    lowest, highest = (picked[0] + 1, 3) if picked else (0, 2)
    if no is not None:
        for colour in range(len(COLOURS)):
            code = "colour.picked" if colour in picked else "colour.order"
            no.add(PICK + colour, code, "TOY-COLOUR-1", colour=COLOURS[colour])
    return list(range(PICK + lowest, PICK + highest + 1))


def colour_pick(s: State, seat: int, arg: int) -> Pick:
    chosen = [PICK + colour for colour in s.players[seat].picks]
    return Pick("colours", PICKED - len(chosen), chosen)


def choose_colour(s: State, seat: int, arg: int, action: int) -> None:
    s.players[seat].picks.append(action - PICK)
    s.tell_only(seat, "colour_picked", "TOY-COLOUR-1", colour=COLOURS[action - PICK])
    if not choosing(s):
        s.stack.pop()


def open_colours(s: State) -> None:
    """A coin for every colour that nobody else has chosen (TOY-COLOUR-2)."""
    s.unveil()
    chosen = [colour for player in s.players for colour in player.picks]
    for seat, player in enumerate(s.players):
        alone = sum(chosen.count(colour) == 1 for colour in player.picks)
        player.coins += alone
        s.tell("colours_opened", seat, "TOY-COLOUR-2", colour=names_of(COLOURS, player.picks), n=alone)

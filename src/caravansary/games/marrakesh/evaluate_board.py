"""What the river and the stairs will still bring to a seat; a part of `evaluate.py`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh.evaluate_things import effect_worth, line_worths, rapid_worths
from caravansary.games.marrakesh.pieces import FLIGHTS, HARBOUR, LAST_STEP, ROUNDS
from caravansary.games.marrakesh.rounds import RIVER_BONUSES, RIVER_TILE
from caravansary.games.marrakesh.stairs import flight_of

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

STEP_PART: Final = 0.9  # of a crossing's worth that the steps towards it have
TOP_STEP: Final = 0.9
SPACE: Final = 0.12  # each space of the river by itself
NEAR_RAPID: Final = 0.7  # part of a rapid's worth that the spaces towards it have
LEAD: Final = 0.45  # how much a space ahead or behind means for the river tile
LAST_LEAD: Final = 1.2  # and the more, the fewer rounds are left


def river_to_come(s: State, seat: int, player: Player, space: int) -> float:
    """River bonuses of the rounds left in the season and the chance of the river tile, with the fisherman there."""
    if s.phase > RIVER_TILE:
        return 0.0
    rounds = ROUNDS - 1 - s.round + (s.phase <= RIVER_BONUSES)
    if s.phase == RIVER_BONUSES and seat in s.turn_order()[: s.cursor]:
        rounds -= 1
    if space > HARBOUR:
        space = HARBOUR
    each = 0.0
    before = 0
    for start, worth in rapid_worths(s.printed):
        if space >= start:
            each = worth
            before = start
        else:
            each += NEAR_RAPID * (worth - each) * (space - before) / (start - before) if worth > each else 0.0
            break
    value = rounds * each + SPACE * space
    if space and s.phase < RIVER_TILE:
        value += tile_to_come(s, seat, player, space, rounds)
    return value


def tile_to_come(s: State, seat: int, player: Player, space: int, rounds: int) -> float:
    """The chance to lead on the river, times the bonus for that."""
    ahead = 0.0
    for who, rival in enumerate(s.players):
        if who != seat:
            if rival.harbour >= 0 and (player.harbour < 0 or rival.harbour < player.harbour):
                return 0.0
            ahead = max(ahead, rival.space + (0.5 if rival.arrival < player.arrival else -0.5))
    if player.harbour >= 0:
        chance = 1.0
    else:
        chance = 1.0 / (1.0 + math.exp(-(LEAD + LAST_LEAD / (rounds + 1)) * (space - ahead - 0.5)))
        chance *= 1.0 - 0.1 * rounds
    return chance * effect_worth(s.printed.river_bonus[s.sides[s.season]][0])


def stairs_to_come(s: State, player: Player, rest: int) -> float:
    """The steps made towards the next crossings."""
    if not rest:
        return 0.0
    palace, mosque = flight_of(s, player.steps[0]), flight_of(s, player.steps[1])
    lines = line_worths(s.printed, tuple(s.covers))
    flights = s.printed.flight_from
    value = 0.0
    for stair, flight in ((0, palace), (1, mosque)):
        made = player.steps[stair] - flights[flight]
        if flight == FLIGHTS - 1:
            value -= TOP_STEP * (LAST_STEP - player.steps[stair]) - TOP_STEP * (LAST_STEP - flights[flight])
            continue
        worth = lines[palace + 1][mosque] if stair == 0 else lines[palace][mosque + 1]
        value += STEP_PART * worth * made / (flights[flight + 1] - flights[flight])
    return value

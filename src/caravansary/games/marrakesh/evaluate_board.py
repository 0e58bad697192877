"""What the river and the stairs will still bring to a seat; a part of `evaluate.py`."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh import season
from caravansary.games.marrakesh.evaluate_things import effect_worth, line_worths, rapid_worths
from caravansary.games.marrakesh.pieces import FLIGHTS, HARBOUR, ROUNDS
from caravansary.games.marrakesh.powers import S60_RAPIDS_TWICE, S69_ALL_RAPIDS
from caravansary.games.marrakesh.river import starting_space
from caravansary.games.marrakesh.rounds import RIVER_BONUSES, RIVER_TILE
from caravansary.games.marrakesh.stairs import flight_of

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

STEP_PART: Final = 0.9  # of a crossing's worth that the steps towards it have
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
    value = rounds * rapids_worth(s, player, space) + SPACE * space
    if space > starting_space(s, seat) and s.phase < RIVER_TILE:
        value += tile_to_come(s, seat, player, space, rounds)
    return value


def rapids_worth(s: State, player: Player, space: int) -> float:
    """What the river bonus of a round brings; all rapids with scroll s69, and twice with s60."""
    takes_all = player.powers & S69_ALL_RAPIDS
    each = 0.0
    before = 0
    for start, worth, single in rapid_worths(s.printed):
        gain = single if takes_all else worth - each
        if space >= start:
            each += gain
            before = start
        else:
            each += NEAR_RAPID * gain * (space - before) / (start - before) if gain > 0 else 0.0
            break
    return 2 * each if player.powers & S60_RAPIDS_TWICE else each


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
    return chance * side_worth(s, seat, s.sides[s.season])


def side_worth(s: State, seat: int, side: int) -> float:
    """What the first place gets from a river tile; so much for each of something, or plainly."""
    bonus = effect_worth(s.printed.river_bonus[side][0])
    if s.printed.river_per[side][0] < 0:
        return bonus
    worths: list[float] = []
    for number in range(2):
        every = s.printed.river_every[side] if number == 0 else 1
        count = season.counted(s, seat, s.printed.river_per[side][number]) // every
        worths.append(count * effect_worth(s.printed.river_bonus[side][number]))
    return max(worths)


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
            continue  # the last step
        worth = lines[palace + 1][mosque] if stair == 0 else lines[palace][mosque + 1]
        value += STEP_PART * worth * made / (flights[flight + 1] - flights[flight])
    return value

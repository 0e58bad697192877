"""What the magistrate may expect at the end: by his points, his courtiers, his buildings and the turns left.

What he has will score as it is; how it grows is guessed by constants, fitted to how solo games of bots ended.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.merv.pieces import LAST_NODE
from caravansary.games.merv.scoring import count_on_action, hall_value, set_value

if TYPE_CHECKING:
    from caravansary.games.merv.state import Player, State

# --- expectations, in points ----------------------------------------------------------------------------------------
GROWTH: Final = 0.98  # for each pair of turns left: what he gets in the first of them counts in the other one, too
A_COURTIER: Final = 0.71  # more that each courtier scores for a turn before the scoring
A_HALL: Final = 0.47  # for each point that a courtier would score, in any hall, in each turn left: one may come there
A_LINE: Final = 0.054  # for each pair of buildings of his side in a line, in each turn left: so often he acts there


def expected_points(s: State, scorings: int, this_year: int, turns: int) -> float:
    """The points that he may expect at the end of the game, with so many turns left in this year and in all."""
    player = s.players[s.magistrate]
    points = float(sum(player.points)) + set_value(s, player.spices)
    points += scorings * (yearly_in_city(s, player) + palace_as_it_is(s, player))
    if not turns:
        return points
    halls = sum([hall_value(s, s.magistrate, hall) for hall in range(4)])
    before = this_year * scorings + 2 * scorings * (scorings - 1)  # turns before each scoring, added up
    points += A_COURTIER * sum(player.courtiers) * before
    return points + turns * (GROWTH * turns + A_HALL * halls + A_LINE * pairs_of_buildings(s))


def yearly_in_city(s: State, player: Player) -> int:
    """What his buildings score in a year as they stand (MERV-SCORE-7, -8, -9)."""
    c = s.printed
    points = (c.buildings - player.buildings) * c.building_points
    if player.scoring_tile >= 0:
        action = c.scoring_tile_action[player.scoring_tile]
        points += count_on_action(s, s.magistrate, action) * c.scoring_tile_points
    if player.node == LAST_NODE:
        points += count_on_action(s, s.magistrate, c.completed_mosque_action) * c.completed_mosque_points
    return points


def palace_as_it_is(s: State, player: Player) -> int:
    """What his courtiers score in a year with what he has (MERV-SOLO-53)."""
    points = 0
    for hall in range(4):
        if player.courtiers[hall]:
            points += player.courtiers[hall] * hall_value(s, s.magistrate, hall)
    return points


def pairs_of_buildings(s: State) -> int:
    """His buildings and the high courtier's, squared in every line: together they are his actions (MERV-SOLO-15)."""
    rows = [0, 0, 0, 0, 0]
    columns = [0, 0, 0, 0, 0]
    for cell in range(25):
        owner = s.owner[cell]
        if owner == s.magistrate or owner == s.high_courtier:
            rows[cell // 5] += 1
            columns[cell % 5] += 1
    pairs = 0
    for line in range(5):
        pairs += rows[line] * rows[line] + columns[line] * columns[line]
    return pairs

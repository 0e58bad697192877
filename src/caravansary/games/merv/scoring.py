"""Scoring: the palace and the city every year, spice sets at the end, ranking. Rules MERV-SCORE, MERV-END."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import frame
from caravansary.core.state import Rank, Score, scores_by_source
from caravansary.games.merv import frames
from caravansary.games.merv.actions import SCORE
from caravansary.games.merv.city import site_action
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.pieces import (
    BY_BUILDINGS,
    BY_COMPLETED_MOSQUE,
    BY_PALACE,
    BY_SPICE_SETS,
    BY_TILE,
    CAMEL_MARKET,
    FAITH,
    HALLS,
    KNOWLEDGE,
    LAST_NODE,
    NO_COURTIERS,
    SOURCES,
    SPICE,
)

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


# --- palace ---------------------------------------------------------------------------------------------------------
def hall_value(s: State, who: int, hall: int) -> int:
    """What one courtier of the participant scores in the hall (MERV-SCORE-4, -12, -13, -14, -15)."""
    player = s.players[who]
    if hall == KNOWLEDGE:
        count = player.scrolls
    elif hall == SPICE:
        count = sum(player.spices)
    elif hall == FAITH:
        count = level_of(player.node)
    else:
        count = player.common + player.rare
    return count * s.printed.hall_points[hall]


def start_palace_scoring(s: State, seat: int) -> None:
    """Favour is spent, one per courtier as far as it lasts; a seat short of favour chooses (MERV-SCORE-2, -6).

    Rules MERV-FAVOUR-3, -5.
    """
    player = s.players[seat]
    courtiers = sum(player.courtiers)
    spent = min(courtiers, player.favour)
    if not spent:
        return
    player.favour -= spent
    if s.events is not None:
        s.tell("favour_spent", seat, "MERV-SCORE-2", n=spent)
    if spent < courtiers:
        s.to_score = player.courtiers[:]
        s.stack.append(frame(frames.CHOOSE_COURTIER, seat, spent))
        return
    for hall in range(4):
        for _ in range(player.courtiers[hall]):
            score_courtier(s, seat, hall)


def score_courtier(s: State, who: int, hall: int) -> None:
    """A courtier scores once a year (MERV-SCORE-3, -4, -5)."""
    points = hall_value(s, who, hall)
    if s.events is not None:
        s.tell("courtier_scored", who, f"MERV-SCORE-{12 + hall}", hall=HALLS[hall], n=points)
    s.score(who, BY_PALACE, points, "MERV-SCORE-3")


def courtier_options(s: State, seat: int, left: int, no: Refusals | None) -> list[int]:
    """The halls where a courtier has not scored yet, in their order; only one where all are worth the same."""
    chosen = chosen_courtiers(s, seat)
    first = max((hall for hall in range(4) if chosen[hall]), default=0)
    options: list[int] = []
    values: set[int] = set()
    for hall in range(first, 4):
        if s.to_score[hall]:
            values.add(hall_value(s, seat, hall))
            if sum(s.to_score[hall:]) >= left:
                options.append(SCORE + hall)
    if no is not None:
        for hall in range(4):
            code = "score.order" if s.to_score[hall] else "score.no_courtier"
            no.add(SCORE + hall, code, "MERV-SCORE-6", hall=HALLS[hall])
    return options[:1] if len(values) == 1 else options


def chosen_courtiers(s: State, seat: int) -> list[int]:
    """How many courtiers per hall the seat has chosen so far in this palace scoring."""
    return [s.players[seat].courtiers[hall] - s.to_score[hall] for hall in range(4)]


def courtier_pick(s: State, seat: int, left: int) -> Pick:
    chosen = chosen_courtiers(s, seat)
    return Pick("courtiers", left, [SCORE + hall for hall in range(4) for _ in range(chosen[hall])])


def choose_courtier(s: State, seat: int, left: int, action: int) -> None:
    hall = action - SCORE
    left_to_score = s.to_score[:]
    left_to_score[hall] -= 1
    s.to_score = left_to_score
    s.stack.pop()
    score_courtier(s, seat, hall)
    if left > 1:
        s.stack.append(frame(frames.CHOOSE_COURTIER, seat, left - 1))
    else:
        s.to_score = NO_COURTIERS


# --- the city -------------------------------------------------------------------------------------------------------
def count_on_action(s: State, who: int, board: int) -> int:
    """Own buildings on sites of a board action."""
    count = 0
    for cell in range(25):
        if s.owner[cell] == who and cell != CAMEL_MARKET and site_action(s, cell) == board:
            count += 1
    return count


def score_city(s: State, who: int) -> None:
    """Buildings, the scoring tile, the completed mosque track (MERV-SCORE-7, -8, -9, -10)."""
    player = s.players[who]
    buildings = s.printed.buildings - player.buildings
    s.score(who, BY_BUILDINGS, buildings * s.printed.building_points, "MERV-SCORE-7")
    if player.scoring_tile >= 0:
        board = s.printed.scoring_tile_action[player.scoring_tile]
        s.score(who, BY_TILE, count_on_action(s, who, board) * s.printed.scoring_tile_points, "MERV-SCORE-8")
    if player.node == LAST_NODE:
        count = count_on_action(s, who, s.printed.completed_mosque_action)
        s.score(who, BY_COMPLETED_MOSQUE, count * s.printed.completed_mosque_points, "MERV-SCORE-9")


# --- the end of the game --------------------------------------------------------------------------------------------
def set_value(s: State, spices: list[int]) -> int:
    """The best division of caravan cards into sets of different spices (MERV-END-1, -2)."""
    counts = sorted(spices)
    points = s.printed.set_points
    value = 0
    done = 0
    for index in range(4):
        value += (counts[index] - done) * points[4 - index]
        done = counts[index]
    return value


def score_sets(s: State, who: int) -> None:
    """The sets of different spices at the end, the magistrate's too (MERV-END-2, MERV-SOLO-68)."""
    s.score(who, BY_SPICE_SETS, set_value(s, s.players[who].spices), "MERV-END-2")


def total(s: State, who: int) -> int:
    return sum(s.players[who].points)


def points_by_source(s: State, seat: int) -> list[int]:
    """In the order of `SOURCES`, so far."""
    return s.players[seat].points


def scores(s: State) -> list[Score]:
    """Every participant that scores, with the breakdown by source."""
    everybody = scores_by_source([player.points for player in s.players], SOURCES)
    return [score for score in everybody if score.who != s.high_courtier]


def ranking(s: State) -> list[Rank]:
    """Most points, then favour, influence, place in the queue (MERV-END-3); alone: only more points win."""
    if s.magistrate >= 0:
        human_wins = total(s, 0) > total(s, s.magistrate)
        return [Rank(1, 0), Rank(2, s.magistrate)] if human_wins else [Rank(1, s.magistrate), Rank(2, 0)]
    seats = sorted(
        range(s.seats),
        key=lambda who: (-total(s, who), -s.players[who].favour, -s.players[who].influence, s.order.index(who)),
    )
    return [Rank(place + 1, who) for place, who in enumerate(seats)]


def tell_points(s: State, who: int, source: int, points: int, rule: str) -> None:
    s.tell("points_scored", who, rule, n=points, source=SOURCES[source], total=total(s, who))

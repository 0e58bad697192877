"""The final scoring, points by source, the ranking. Rules POLO-END and POLO-GOAL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.state import Rank, Score, ranked, scores_by_source, winners_of
from caravansary.games.marco_polo import goals
from caravansary.games.marco_polo.pieces import (
    BEIJING,
    BY_BEIJING,
    BY_COINS,
    BY_GOAL_CARDS,
    BY_GOAL_PLACES,
    BY_GOODS,
    BY_MOST_CONTRACTS,
    SOURCES,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


def tell_points(s: State, who: int, source: int, points: int, rule: str) -> None:
    total = sum(s.players[who].points)
    s.tell("points_scored", who, rule, n=points, source=SOURCES[source], total=total)


def score_game(s: State) -> None:
    """Goals, coins, Beijing, with it goods, and most contracts of every player (POLO-END-2, -3, -4, -5, -6, -7)."""
    if s.events is not None:
        s.tell("scoring_started", None, "POLO-END-1")
    most = max(len(player.completed) for player in s.players)
    for seat in s.clockwise(s.first):
        player = s.players[seat]
        s.score(seat, BY_GOAL_CARDS, goals.card_points(s, seat), "POLO-GOAL-2")
        s.score(seat, BY_GOAL_PLACES, goals.place_points(s, seat), "POLO-GOAL-3")
        s.score(seat, BY_COINS, player.coins // s.printed.coins_per_point, "POLO-END-3")
        if player.posts >> BEIJING & 1:
            s.score(seat, BY_BEIJING, s.printed.beijing[s.beijing.index(seat)], "POLO-END-4")
            s.score(seat, BY_GOODS, sum(player.goods) // s.printed.goods_per_point, "POLO-END-5")
        if len(player.completed) == most:
            s.score(seat, BY_MOST_CONTRACTS, s.printed.most_contracts, "POLO-END-7")
    if s.events is not None:
        winners, order = winners_of(ranking(s)), [rank.who for rank in ranking(s)]
        s.tell("game_ended", order[0], "POLO-END-9", winners=winners, n=len(winners), other=order)


def points_by_source(s: State, seat: int) -> list[int]:
    """In the order of `SOURCES`, so far."""
    return s.players[seat].points


def scores(s: State) -> list[Score]:
    """Points so far, by source."""
    return scores_by_source([player.points for player in s.players], SOURCES)


def ranking(s: State) -> list[Rank]:
    """By points, then by camels; equal in both share a place (POLO-END-9, -10, -11, -12)."""
    return ranked([(sum(player.points), player.camels) for player in s.players])

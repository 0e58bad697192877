"""Points and places at the end. Rules TOY-END."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.state import Rank, Score

if TYPE_CHECKING:
    from tests.toy.state import State


def scores(s: State) -> list[Score]:
    """A point for each coin and for every two waters; the djinn scores its coins (TOY-END-1)."""
    found = [
        Score(seat, player.coins + player.water // 2, {"coins": player.coins, "water": player.water // 2})
        for seat, player in enumerate(s.players)
    ]
    return [*found, Score(s.seats, s.djinn, {"coins": s.djinn})]


def ranking(s: State) -> list[Rank]:
    """By points, then by water; equal in both is equal (TOY-END-2)."""
    water = [*(player.water for player in s.players), 0]
    keys = {score.who: (score.total, water[score.who]) for score in scores(s)}
    places = {who: 1 + sum(other > key for other in keys.values()) for who, key in keys.items()}
    return [Rank(places[who], who) for who in sorted(keys, key=lambda who: (places[who], who))]

"""If the game ended now: the final scoring without goal cards, and goods that would bring nothing.

Goal cards are known to their owner only: what they would add is told to that seat alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.state import Danger
from caravansary.games.marco_polo import goals, scoring
from caravansary.games.marco_polo.pieces import BEIJING, BY_GOAL_CARDS, BY_GOAL_PLACES, ROUNDS, SOURCES

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

DANGERS: Final[dict[str, tuple[str, ...]]] = {"goods_worthless": ("n",)}  # with the names of their arguments


def end_now(s: State) -> None:
    """The final scoring as everybody can reckon it: goal cards are secret until the end (POLO-END-1, POLO-GOAL-6)."""
    for player in s.players:
        player.goals = []
    scoring.score_game(s)


def secret_points(s: State, seat: int) -> dict[str, int]:
    """What the seat's own goal cards would add (POLO-GOAL-2, -3)."""
    points = {
        SOURCES[BY_GOAL_CARDS]: goals.card_points(s, seat),
        SOURCES[BY_GOAL_PLACES]: goals.place_points(s, seat),
    }
    return {source: n for source, n in points.items() if n}


def dangers(s: State, who: int) -> list[Danger]:
    """In the last round: goods that would bring nothing, because there is no post in Beijing (POLO-END-6)."""
    player = s.players[who]
    count = sum(player.goods)
    if s.round < ROUNDS or player.posts >> BEIJING & 1 or count < s.printed.goods_per_point:
        return []
    return [Danger("goods_worthless", "POLO-END-6", {"n": count})]

"""Goal cards: dealt in secret, two of four kept in the variant, scored at the end. Rules POLO-GOAL, POLO-VAR-7, -8.

The choice is made by all seats at once: each sees only its own cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits
from caravansary.core.decision import Pick, Refusals
from caravansary.core.events import Event
from caravansary.games.marco_polo.actions import GOAL
from caravansary.games.marco_polo.pieces import GOALS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

KEPT: Final = 2
DEALT_TO_CHOOSE: Final = 4


def deal(s: State) -> None:
    """Two cards for each player, or four to choose from (POLO-SETUP-15, POLO-VAR-7)."""
    s.unveil()
    cards = list(range(len(GOALS)))
    s.chance.shuffle(cards)
    count = DEALT_TO_CHOOSE if s.goal_choice else KEPT
    for seat in s.clockwise(s.start):
        dealt = sorted(cards.pop() for _ in range(count))
        s.players[seat].dealt = dealt
        s.players[seat].goals = [] if s.goal_choice else dealt


# --- the secret choice ----------------------------------------------------------------------------------------------
def still_choosing(s: State) -> tuple[int, ...]:
    """The seats that have not kept two cards yet."""
    return tuple(seat for seat in range(s.seats) if len(s.players[seat].goals) < KEPT)


def goal_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The dealt cards in their order, leaving one for the second pick (POLO-VAR-7)."""
    player = s.players[seat]
    kept = player.goals
    lowest = player.dealt.index(kept[0]) + 1 if kept else 0
    last = len(player.dealt) if kept else len(player.dealt) - 1
    if no is not None:
        for goal in player.dealt:
            no.add(GOAL + goal, "goal.kept" if goal in kept else "goal.order", "POLO-VAR-7", goal=GOALS[goal])
    return [GOAL + goal for goal in player.dealt[lowest:last]]


def goal_pick(s: State, seat: int, arg: int) -> Pick:
    kept = s.players[seat].goals
    return Pick("goals", KEPT - len(kept), [GOAL + goal for goal in kept])


def choose_goal(s: State, seat: int, arg: int, action: int) -> None:
    """Keep a card; nobody else sees which. When all have chosen, the game goes on."""
    player = s.players[seat]
    player.goals = [*player.goals, action - GOAL]
    if s.events is not None:
        s.events.append(Event("goal_kept", seat, "POLO-VAR-7", {"goal": GOALS[action - GOAL]}, (seat,)))
        if len(player.goals) == KEPT:
            s.tell("goals_chosen", seat, "POLO-VAR-8")
    if not still_choosing(s):
        s.stack.pop()


# --- scoring --------------------------------------------------------------------------------------------------------
def is_fulfilled(s: State, seat: int, goal: int) -> bool:
    """Posts stand in both places of the card, now (POLO-GOAL-1, -5)."""
    posts = s.players[seat].posts
    return bool(posts >> s.printed.goal_city[goal] & 1 and posts >> s.printed.goal_province[goal] & 1)


def card_points(s: State, seat: int) -> int:
    """The points of the fulfilled cards (POLO-GOAL-2)."""
    return sum(s.printed.goal_points[goal] for goal in s.players[seat].goals if is_fulfilled(s, seat, goal))


def place_points(s: State, seat: int) -> int:
    """The points of the places on the cards that have been reached (POLO-GOAL-3)."""
    return s.printed.goal_places[places_reached(s, seat)]


def places_reached(s: State, seat: int) -> int:
    """Different places on the seat's cards that have its post (POLO-GOAL-3, -4)."""
    named = 0
    for goal in s.players[seat].goals:
        named |= 1 << s.printed.goal_city[goal] | 1 << s.printed.goal_province[goal]
    return bits(named & s.players[seat].posts)

"""Years, rounds and phases: turns, round end, invasion, scoring, the end. Rules MERV-TURN-1, -2, MERV-SCORE-1.

`play_on` is the lowest frame of the stack: it runs whenever nothing else is pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.frames import frame
from caravansary.core.state import winners_of
from caravansary.games.merv import frames, high_courtier, invasion, magistrate, scoring, turn, turn_order
from caravansary.games.merv.pieces import CORNERS, NOBODY, SIDES

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

TURNS: Final = 0
ROUND_END: Final = 1
INVASION: Final = 2
RANSOM: Final = 3
PALACE_SCORING: Final = 4
CITY_SCORING: Final = 5
OVER: Final = 6
PHASES: Final = ("turns", "round_end", "invasion", "ransom", "palace_scoring", "city_scoring", "over")
LAST_YEAR: Final = 3
ROUNDS: Final = 4


def play_on(s: State, seat: int, arg: int) -> None:
    """The next step of the phase."""
    s.choice_is_done()
    if s.phase == TURNS:
        next_turn(s)
    elif s.phase == ROUND_END:
        next_meeple(s)
    elif s.phase == INVASION:
        invasion.start(s)
        s.phase = RANSOM
    elif s.phase == RANSOM:
        next_ransom(s)
    elif s.phase == PALACE_SCORING:
        next_palace(s)
    else:
        score_cities(s)


# --- turns ----------------------------------------------------------------------------------------------------------
def start_round(s: State) -> None:
    """The order is fixed by the queue that the round starts from (MERV-TURN-2)."""
    s.phase = TURNS
    s.turn = 0
    s.slots = [NOBODY] * 5
    if s.events is not None:
        s.tell("round_started", None, "MERV-TURN-1", year=s.year, round=s.round + 1, side=SIDES[s.round])


def next_turn(s: State) -> None:
    if s.turn == len(s.order):
        s.phase = ROUND_END
        s.cursor = 0
        s.next_queue = [NOBODY] * 4
        s.queue_camels = [0] * 4
        return
    who = s.order[s.turn]
    s.turn += 1
    s.turns += 1
    if who == s.high_courtier:
        high_courtier.start_turn(s)
    elif who == s.magistrate:
        magistrate.take_turn(s)
    else:
        turn.start_turn(s, who)


# --- round end ------------------------------------------------------------------------------------------------------
def next_meeple(s: State) -> None:
    """The meeples move in the order of their slots (MERV-ORDER-1)."""
    while s.cursor < 5:
        who = s.slots[s.cursor]
        s.cursor += 1
        if who == NOBODY:
            continue
        if who < s.seats:
            s.stack.append(frame(frames.CHOOSE_SPACE, who))
            return
        turn_order.take_dearest_space(s, who)
    end_round(s)


def end_round(s: State) -> None:
    """The new order stands; after the fourth round the year ends (MERV-ORDER-8, -10)."""
    s.order = s.next_queue[: len(s.players)]
    s.slots = [NOBODY] * 5
    s.slot = -1
    s.site = -1
    s.active = -1
    magistrate.discard_open_card(s)
    s.round += 1
    if s.events is not None:
        s.tell("round_ended", None, "MERV-ORDER-8", other=list(s.order), corner=CORNERS[s.round % ROUNDS])
    if s.round < ROUNDS:
        start_round(s)
        return
    s.round = 0
    s.cursor = 0
    s.phase = INVASION if s.year > 1 else PALACE_SCORING  # MERV-INVASION-1


# --- invasion -------------------------------------------------------------------------------------------------------
def next_ransom(s: State) -> None:
    cell = invasion.next_attacked(s)
    if cell >= 0:
        invasion.ask_ransom(s, cell)
        return
    invasion.finish(s)
    s.phase = PALACE_SCORING
    s.cursor = 0


# --- scoring --------------------------------------------------------------------------------------------------------
def next_palace(s: State) -> None:
    """Palace scoring in turn order (MERV-SCORE-1)."""
    if s.cursor == 0 and s.events is not None:
        s.tell("scoring_started", None, "MERV-SCORE-1", year=s.year)
    while s.cursor < len(s.order):
        who = s.order[s.cursor]
        s.cursor += 1
        if who == s.magistrate:
            magistrate.score_palace(s)
        elif who < s.seats:
            depth = len(s.stack)
            scoring.start_palace_scoring(s, who)
            if len(s.stack) > depth:
                return
    s.phase = CITY_SCORING


def score_cities(s: State) -> None:
    """Bonus scoring, then the next year or the end (MERV-SCORE-7, -8, -9, -10, -11)."""
    for who in s.order:
        if who != s.high_courtier:
            scoring.score_city(s, who)
    if s.year == LAST_YEAR:
        end_game(s)
        return
    if s.magistrate >= 0:
        magistrate.reshuffle(s)
    s.year += 1
    start_round(s)


def end_game(s: State) -> None:
    """Caravan cards are scored as sets (MERV-END-1); the game is over."""
    for who in s.order:
        if who != s.high_courtier:
            scoring.score_sets(s, who)
    s.phase = OVER
    s.stack.clear()
    if s.events is not None:
        ranking = scoring.ranking(s)
        winners, order = winners_of(ranking), [rank.who for rank in ranking]
        rule = "MERV-END-3" if s.magistrate < 0 else "MERV-SOLO-54"
        s.tell("game_ended", order[0], rule, winners=winners, n=len(winners), other=order)

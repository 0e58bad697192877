"""The course of the game: setup decisions, three seasons of four rounds with four phases. MKSH-ROUND, MKSH-SEASON.

Where several players receive something at the same moment, they do so in turn order (MKSH-GEN-12).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits
from caravansary.core.frames import frame
from caravansary.games.marrakesh import (
    choose,
    draft,
    frames,
    provisions,
    river,
    scoring,
    season,
    setup_choices,
    tower,
    workers,
)
from caravansary.games.marrakesh.pieces import EXCHANGES, NOBODY, RED, ROUNDS, SEASONS, WORKERS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

SETUP: Final = 0
START_ROUND: Final = 1
CHOOSING: Final = 2
JOKERS: Final = 3
DRAFTING: Final = 4
WORKING: Final = 5
RIVER_BONUSES: Final = 6
SEASON_SCROLLS: Final = 7
RIVER_TILE: Final = 8
PROVISIONS: Final = 9
NEXT_PROVISION: Final = 10
NEXT_SEASON: Final = 11
OVER: Final = 12
PHASES: Final = (
    *("setup", "round_start", "choosing", "jokers", "draft", "workers", "river_bonuses", "season_scrolls"),
    *("river_tile", "provisions", "next_provision", "next_season", "over"),
)


def play_on(s: State, seat: int, arg: int) -> None:
    """The next step of the game when nothing else is to be done."""
    s.choice_is_done()
    _FLOW[s.phase](s)


# --- positions written by hand --------------------------------------------------------------------------------------
def begin(s: State) -> None:
    """Set up the decision with which a phase goes on; where the table does not tell who was asked, it begins anew."""
    if s.phase == OVER:
        return
    s.stack = [frame(frames.FLOW, 0)]
    s.cursor = next_place(s)
    if s.phase == CHOOSING and choose.still_choosing(s):
        choose.ask_keshis(s)
    elif s.phase == RIVER_TILE:
        s.ranking_now = river.rank_on_river(s)


def has_acted(s: State) -> list[bool]:
    """Of each seat in turn order, whether the table shows that it has done its part of the phase."""
    players = [s.players[seat] for seat in s.turn_order()]
    if s.phase == SETUP:
        return [player.shown > 0 for player in players]
    if s.phase == JOKERS:
        return [RED not in player.chosen or workers.left(player) == WORKERS for player in players]
    if s.phase == WORKING:
        return [not workers.left(player) for player in players]
    if s.phase == NEXT_PROVISION:
        return [bits(player.shown) > s.season + 1 for player in players]
    return [False] * s.seats


def next_place(s: State) -> int:
    """The place in turn order of the first seat that has not done its part of the phase yet."""
    acted = has_acted(s)
    return acted.index(False) if False in acted else s.seats


def first_at_work(s: State) -> int:
    """The seat whose turn it is to activate workers, or nobody."""
    place = next_place(s)
    return s.seat_in_turn(place) if s.phase == WORKING and place < s.seats else NOBODY


# --- the course -----------------------------------------------------------------------------------------------------
def go_to(s: State, phase: int) -> None:
    s.phase = phase
    s.cursor = 0


def next_setup(s: State) -> None:
    """Each player completes the own setup before the next (MKSH-SETUP-21)."""
    if s.cursor == s.seats:
        s.drawn = []
        go_to(s, START_ROUND)
        tell_season(s)
        return
    seat = s.seat_in_turn(s.cursor)
    s.cursor += 1
    setup_choices.ask(s, seat)


def tell_season(s: State) -> None:
    if s.events is not None:
        exchange = EXCHANGES[s.exchanges[s.season]]
        s.tell("season_started", None, "MKSH-SEASON-10", season=s.season + 1, exchange=exchange)


def start_round(s: State) -> None:
    """Everybody chooses; scrolls may be refreshed again (MKSH-ROUND-1, MKSH-MADRASA-23)."""
    for player in s.players:
        player.refreshed = 0
        player.bought = 0
    if s.events is not None:
        s.tell("round_started", None, "MKSH-ROUND-1", season=s.season + 1, round=s.round + 1)
        s.tell("first_player", s.camel(), "MKSH-ROUND-8")
    go_to(s, CHOOSING)
    choose.ask_keshis(s)


def reveal_choices(s: State) -> None:
    choose.reveal(s)
    go_to(s, JOKERS)


def next_joker(s: State) -> None:
    """Jokers are placed in turn order; then the keshis are thrown (MKSH-CHOOSE-9, -16)."""
    while s.cursor < s.seats:
        seat = s.seat_in_turn(s.cursor)
        s.cursor += 1
        if RED in s.players[seat].chosen:
            s.stack.append(frame(frames.CHOOSE_JOKER, seat))
            return
    tower.throw(s)
    s.skips = 0
    go_to(s, DRAFTING)


def next_draft(s: State) -> None:
    if not draft.next_draft(s):
        go_to(s, WORKING)


def next_worker(s: State) -> None:
    """Players activate their workers in turn order (MKSH-WORKER-1)."""
    if s.cursor == s.seats:
        s.active = -1
        go_to(s, RIVER_BONUSES)
        return
    seat = s.seat_in_turn(s.cursor)
    s.cursor += 1
    workers.start_turn(s, seat)


def next_river_bonus(s: State) -> None:
    """A bonus for who has crossed a rapid; then the camel moves, or the season is scored (MKSH-ROUND-4, -10).

    MKSH-ROUND-6, -7.
    """
    while s.cursor < s.seats:
        seat = s.seat_in_turn(s.cursor)
        s.cursor += 1
        if river.ask_river_bonus(s, seat):
            return
    if s.events is not None:
        s.tell("round_ended", None, "MKSH-ROUND-6", season=s.season + 1, round=s.round + 1)
    if s.round < ROUNDS - 1:
        s.round += 1
        go_to(s, START_ROUND)
        return
    go_to(s, SEASON_SCROLLS)


def next_season_scrolls(s: State) -> None:
    """Scroll s28 before the ranking is taken and before a fisherman returns (MKSH-SEASON-17, -19)."""
    if s.cursor == s.seats:
        s.ranking_now = river.rank_on_river(s)
        go_to(s, RIVER_TILE)
        return
    seat = s.seat_in_turn(s.cursor)
    s.cursor += 1
    river.give_rapids_of_season(s, seat)


def next_river_tile(s: State) -> None:
    """The river tile for the leader, in the last season also for the second (MKSH-SEASON-17)."""
    if not season.next_river_reward(s):
        season.end_river(s)
        go_to(s, PROVISIONS)


def next_supply(s: State) -> None:
    """Everybody supplies the population in turn order; then the next tile is turned up (MKSH-SEASON-17)."""
    if s.cursor < s.seats:
        seat = s.seat_in_turn(s.cursor)
        s.cursor += 1
        provisions.supply(s, seat)
        return
    if s.events is not None:
        s.tell("season_ended", None, "MKSH-SEASON-17", season=s.season + 1)
    if s.season < SEASONS - 1:
        go_to(s, NEXT_PROVISION)
        return
    scoring.score_game(s)
    go_to(s, OVER)
    s.stack.clear()


def next_provision(s: State) -> None:
    if s.cursor == s.seats:
        go_to(s, NEXT_SEASON)
        return
    seat = s.seat_in_turn(s.cursor)
    s.cursor += 1
    s.stack.append(frame(frames.CHOOSE_PROVISION, seat))


def next_season(s: State) -> None:
    season.prepare(s)
    go_to(s, START_ROUND)
    tell_season(s)


_FLOW: Final[tuple[Callable[[State], None], ...]] = (
    next_setup,
    start_round,
    reveal_choices,
    next_joker,
    next_draft,
    next_worker,
    next_river_bonus,
    next_season_scrolls,
    next_river_tile,
    next_supply,
    next_provision,
    next_season,
)

"""The river: movements of the fisherman, added water, the harbour, the ranking, river bonuses. Rules MKSH-RIVER."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames, rounds
from caravansary.games.marrakesh.actions import ADD_WATER, ENOUGH, RAPID
from caravansary.games.marrakesh.pieces import BY_RIVER, HARBOUR, RAPIDS, SEASONS, WATER
from caravansary.games.marrakesh.powers import (
    S17_RAPIDS_ON_THE_WAY,
    S28_RAPIDS_OF_SEASON,
    S56_HARBOUR_POINTS,
    S60_RAPIDS_TWICE,
    S69_ALL_RAPIDS,
    tell_worked,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

MOVE_FIELDS: Final[tuple[Field, ...]] = beside(Field("spaces", high=frames.MOST_STEPS))
RAPID_FIELDS: Final[tuple[Field, ...]] = beside(Field("rapid", high=len(RAPIDS), offset=-1))


# --- movements ------------------------------------------------------------------------------------------------------
def start_movement(s: State, seat: int, spaces: int) -> None:
    """The given spaces come first, then water may be added; without a given space there is no movement.

    That holds in the harbour too (MKSH-RIVER-2, -20, -21, -22).
    """
    if spaces > 0:
        s.stack.append(frame(frames.CHOOSE_WATER, seat))
        s.stack.append(frame(frames.MOVE_FISHERMAN, seat, spaces))


def move_fisherman(s: State, seat: int, spaces: int) -> None:
    """Forward, into the harbour, and points beyond it (MKSH-RIVER-5, -7, -8, -9, -23).

    Rapids give nothing yet (MKSH-RIVER-13), except with scroll s17: then the movement is interrupted at each of them.
    The fisherman who arrives later is behind the others (MKSH-RIVER-6, -19).
    """
    s.stack.pop()
    player = s.players[seat]
    rapid = _next_rapid(s, player.space) if player.powers & S17_RAPIDS_ON_THE_WAY else -1
    if rapid >= 0 and player.space + spaces >= s.printed.rapid_from[rapid]:
        left = player.space + spaces - s.printed.rapid_from[rapid]
        if left:
            s.stack.append(frame(frames.MOVE_FISHERMAN, seat, left))
        _go(s, seat, spaces - left)
        tell_worked(s, seat, 17)
        give_rapid_bonus(s, seat, rapid, "MKSH-SCROLL-17")
        return
    _go(s, seat, spaces)


def _next_rapid(s: State, space: int) -> int:
    """The first rapid that lies ahead, or -1."""
    for rapid, start in enumerate(s.printed.rapid_from):
        if start > space:
            return rapid
    return -1


def _go(s: State, seat: int, spaces: int) -> None:
    """So many spaces without an interruption; beyond the harbour points, more with scroll s56 (MKSH-SCROLL-56)."""
    player = s.players[seat]
    made = min(spaces, HARBOUR - player.space)
    if made:
        player.space += made
        s.arrivals += 1
        player.arrival = s.arrivals
    if s.events is not None:
        s.tell("fisherman_moved", seat, "MKSH-RIVER-1", n=spaces, space=player.space)
    if made and player.space == HARBOUR:
        enter_harbour(s, seat)
    if spaces > made:
        each = s.printed.harbour_space_points if player.powers & S56_HARBOUR_POINTS else 1
        s.score(seat, BY_RIVER, each * (spaces - made), "MKSH-RIVER-8")


def water_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """One more water for one more space at once, or enough (MKSH-RIVER-2, -20)."""
    if s.players[seat].resources[WATER]:
        return [ADD_WATER, ENOUGH]
    if no is not None:
        no.add(ADD_WATER, "water.none", "MKSH-RIVER-2")
    return [ENOUGH]


def choose_water(s: State, seat: int, arg: int, action: int) -> None:
    """Water that came on the way may be added too (MKSH-RIVER-20)."""
    if action == ENOUGH:
        s.stack.pop()
        return
    effects.pay_resources(s, seat, [1, 0, 0], "MKSH-RIVER-2")
    s.stack.append(frame(frames.MOVE_FISHERMAN, seat, 1))


def enter_harbour(s: State, seat: int) -> None:
    """The free cell with the most points; it is kept (MKSH-RIVER-7, -10)."""
    taken = {player.harbour for player in s.players}
    cell = next(cell for cell in range(len(s.printed.harbour_points)) if cell not in taken)
    s.players[seat].harbour = cell
    if s.events is not None:
        s.tell("harbour_reached", seat, "MKSH-RIVER-7", n=s.printed.harbour_points[cell])
    s.score(seat, BY_RIVER, s.printed.harbour_points[cell], "MKSH-RIVER-7")


# --- the ranking and the crocodile ----------------------------------------------------------------------------------
def win_head_start(s: State, seat: int) -> None:
    """The fisherman will begin the next season on the crocodile space (MKSH-TILE-9)."""
    s.crocodile = seat
    if s.events is not None:
        s.tell("head_start", seat, "MKSH-TILE-9", space=s.printed.crocodile_space)


def starting_space(s: State, seat: int) -> int:
    """The space on which a fisherman began the season: the start, or the crocodile (MKSH-TILE-9)."""
    return s.printed.crocodile_space if s.crocodile == seat and s.season == SEASONS - 1 else 0


def go_to_start(s: State) -> None:
    """A season begins at the start; the crocodile's winner ranks before others who reach that space (MKSH-TILE-9).

    The rapids behind it are crossed (MKSH-RIVER-24).
    """
    s.arrivals = 0
    for seat, player in enumerate(s.players):
        player.space = starting_space(s, seat)
        player.harbour = -1
        player.arrival = 0
        if player.space:
            s.arrivals = player.arrival = 1


def rank_on_river(s: State) -> list[int]:
    """Seats whose fisherman is beyond its start, the leader first (MKSH-RIVER-11, MKSH-SEASON-2, -20)."""
    started = [seat for seat in range(s.seats) if s.players[seat].space > starting_space(s, seat)]

    def place(seat: int) -> tuple[int, int]:
        player = s.players[seat]
        return -player.space, player.harbour if player.harbour >= 0 else player.arrival

    return sorted(started, key=place)


# --- river bonuses --------------------------------------------------------------------------------------------------
def crossed_rapids(s: State, seat: int) -> list[int]:
    """The rapids behind the fisherman (MKSH-RIVER-12)."""
    space = s.players[seat].space
    return [rapid for rapid in range(len(RAPIDS)) if space >= s.printed.rapid_from[rapid]]


def ask_river_bonus(s: State, seat: int) -> bool:
    """One bonus of a crossed rapid, with scroll s69 all of them; False if none was crossed (MKSH-ROUND-10).

    MKSH-RIVER-14, -15, MKSH-SCROLL-69.
    """
    crossed = crossed_rapids(s, seat)
    if not crossed:
        return False
    if s.players[seat].powers & S69_ALL_RAPIDS:
        tell_worked(s, seat, 69)
        _push_rapids(s, seat, crossed)
    else:
        s.stack.append(frame(frames.CHOOSE_RAPID, seat))
    return True


def give_rapids_of_season(s: State, seat: int) -> None:
    """Scroll s28: at the start of season scoring the bonuses of all crossed rapids, once each (MKSH-SCROLL-28)."""
    crossed = crossed_rapids(s, seat)
    if crossed and s.players[seat].powers & S28_RAPIDS_OF_SEASON:
        tell_worked(s, seat, 28)
        _push_rapids(s, seat, crossed)


def _push_rapids(s: State, seat: int, rapids: list[int]) -> None:
    """The bonuses of several rapids, the first one on top (MKSH-SCROLL-28, -69)."""
    for rapid in reversed(rapids):
        s.stack.append(frame(frames.GIVE_RAPID, seat, rapid))


def give_rapid(s: State, seat: int, rapid: int) -> None:
    """The bonus of one of several rapids."""
    s.stack.pop()
    give_rapid_bonus(s, seat, rapid, "MKSH-SCROLL-69" if s.phase == rounds.RIVER_BONUSES else "MKSH-SCROLL-28")


def give_rapid_bonus(s: State, seat: int, rapid: int, rule: str) -> None:
    """What stands beside a rapid; with scroll s60 it is received twice, chosen anew (MKSH-SCROLL-60)."""
    times = 1
    if s.players[seat].powers & S60_RAPIDS_TWICE:
        times = s.printed.rapid_times
        tell_worked(s, seat, 60)
    for _ in range(times):
        if s.events is not None:
            s.tell("river_bonus", seat, rule, rapid=rapid + 1)
        effects.give(s, seat, s.printed.rapid_bonus[rapid], BY_RIVER, rule)


def rapid_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """One bonus of the rapids that were crossed, the same again or another (MKSH-RIVER-14, -16)."""
    crossed = crossed_rapids(s, seat)
    if no is not None:
        for rapid in range(len(RAPIDS)):
            if rapid not in crossed:
                no.add(RAPID + rapid, "rapid.not_crossed", "MKSH-RIVER-12", rapid=rapid + 1)
    return [RAPID + rapid for rapid in crossed]


def choose_rapid(s: State, seat: int, arg: int, action: int) -> None:
    """The fisherman stays where he is (MKSH-RIVER-17)."""
    s.stack.pop()
    give_rapid_bonus(s, seat, action - RAPID, "MKSH-RIVER-14")

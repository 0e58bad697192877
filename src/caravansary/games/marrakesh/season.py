"""The end of a season: the river tile, fishermen back, the next season. Rules MKSH-SEASON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marrakesh import effects, frames
from caravansary.games.marrakesh.actions import TILE_BONUS
from caravansary.games.marrakesh.pieces import BY_RIVER, COLOURS, RIVER_SIDES, SEASONS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def next_river_reward(s: State) -> bool:
    """The leader's bonus, then the second's, by the fixed ranking; False when all are given (MKSH-SEASON-2, -16)."""
    place = s.cursor
    s.cursor += 1
    if place >= rewarded_places(s):
        return False
    seat = s.ranking_now[place]
    is_last = s.season == SEASONS - 1
    if is_last and place == 0:
        s.stack.append(frame(frames.CHOOSE_TILE_BONUS, seat))
    elif is_last:
        give_bonus(s, seat, s.bonus_left)
    else:
        give_bonus(s, seat, 0)
    return True


def rewarded_places(s: State) -> int:
    """One, or two in the last season with three or four players, if eligible (MKSH-SEASON-3, -4, -5, -6, -7)."""
    most = 2 if s.season == SEASONS - 1 and s.seats > 2 else 1
    return min(most, len(s.ranking_now))


def tile_bonus_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The leader of the last season picks one of the two bonuses (MKSH-SEASON-4)."""
    return [TILE_BONUS, TILE_BONUS + 1]


def choose_tile_bonus(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    bonus = action - TILE_BONUS
    s.bonus_left = 1 - bonus
    give_bonus(s, seat, bonus)


def give_bonus(s: State, seat: int, bonus: int) -> None:
    side = s.sides[s.season]
    if s.events is not None:
        s.tell("river_tile", seat, "MKSH-RIVER-18", side=RIVER_SIDES[side])
    effects.give(s, seat, s.printed.river_bonus[side][bonus], BY_RIVER, "MKSH-RIVER-18")


def return_fishermen(s: State) -> None:
    """All go back to the start; the harbour is free again (MKSH-SEASON-8)."""
    s.ranking_now = []
    s.bonus_left = 0
    s.arrivals = 0
    for player in s.players:
        player.space = 0
        player.arrival = 0
        player.harbour = -1


def prepare(s: State) -> None:
    """The next season: exchange tile, river tile, keshis, first player (MKSH-SEASON-10, -11, -12, -13).

    All else stays as it is (MKSH-SEASON-14).
    """
    s.unveil()  # the next exchange tile is turned up
    return_fishermen(s)  # an edition's scroll may have moved one after the river was scored
    s.season += 1
    s.round = 0
    for player in s.players:
        player.screen = (1 << len(COLOURS)) - 1

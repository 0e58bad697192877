"""The end of a season: the river tile, fishermen back, the next season. Rules MKSH-SEASON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import bits, total
from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marrakesh import effects, frames, oases, river, sahara
from caravansary.games.marrakesh.actions import TILE_BONUS
from caravansary.games.marrakesh.components import (
    PER_GATE,
    PER_GREEN,
    PER_KESHI,
    PER_LUXURY,
    PER_PINK,
    PER_RED,
)
from caravansary.games.marrakesh.pieces import BY_RIVER, COLOURS, GREEN, PINK, RIVER_SIDES, SEASONS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def next_river_reward(s: State) -> bool:
    """The leader's bonus, then the second's, by the fixed ranking; False when all are given (MKSH-SEASON-2, -16)."""
    place = s.cursor
    s.cursor += 1
    if place >= rewarded_places(s):
        return False
    seat = s.ranking_now[place]
    s.stack.append(frame(frames.REPLENISH, seat))
    if s.season < SEASONS - 1:
        give_bonus(s, seat, 0)
    elif not s.printed.picked_sides[s.sides[s.season]]:
        give_bonus(s, seat, place)
    elif place == 0:
        s.stack.append(frame(frames.CHOOSE_TILE_BONUS, seat))
    else:
        give_bonus(s, seat, s.bonus_left)
    return True


def rewarded_places(s: State) -> int:
    """One, or two in the last season with three or four players, if eligible (MKSH-SEASON-3, -4, -5, -6, -7)."""
    most = 2 if s.season == SEASONS - 1 and s.seats > 2 else 1
    return min(most, len(s.ranking_now))


def tile_bonus_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The leader of the last season picks a bonus of side 12, 17 or 18 (MKSH-SEASON-4, MKSH-TILE-12, -17, -18)."""
    return [TILE_BONUS, TILE_BONUS + 1]


def choose_tile_bonus(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    bonus = action - TILE_BONUS
    s.bonus_left = 1 - bonus
    give_bonus(s, seat, bonus)


def give_bonus(s: State, seat: int, bonus: int) -> None:
    """What the river tile gives (MKSH-RIVER-18): MKSH-TILE-1, -3, -4, -5, -6, -7, -8, -10, -11, -14, -16 plainly.

    A keshi of some colours on side 13, on others so much for each of something.
    """
    side = s.sides[s.season]
    rule = f"MKSH-TILE-{side + 1}"
    if s.events is not None:
        s.tell("river_tile", seat, rule, side=RIVER_SIDES[side])
    if s.printed.side_colours[side]:
        effects.ask_colour_of_side(s, seat)
        return
    per = s.printed.river_per[side][bonus]
    times = 1 if per < 0 else counted(s, seat, per) // (s.printed.river_every[side] if bonus == 0 else 1)
    if times:
        effects.give(s, seat, s.printed.river_bonus[side][bonus], BY_RIVER, rule, times)


def counted(s: State, seat: int, per: int) -> int:
    """How many of what a bonus is given for the seat has (MKSH-TILE-12, -17, -18).

    All keshis are those of the areas with guards and sellers, and goods.
    """
    player = s.players[seat]
    if per == PER_GATE:
        return oases.gates_built(player)
    if per == PER_GREEN:
        return player.keshis[GREEN]
    if per == PER_PINK:
        return player.keshis[PINK]
    if per == PER_RED:
        return bits(player.sellers)
    if per == PER_KESHI:
        return oases.all_keshis(player) + total(player.goods)
    assert per == PER_LUXURY  # noqa: S101 - there are no more
    return len(player.luxuries)


def end_river(s: State) -> None:
    """The river tile is removed; but in the last season all fishermen go back (MKSH-SEASON-18)."""
    s.ranking_now = []
    s.bonus_left = 0
    sahara.remove_loose_oases(s)
    if s.season < SEASONS - 1:
        if s.events is not None:
            tell_the_way_back(s)
        for player in s.players:
            player.space = 0
            player.arrival = 0
            player.harbour = -1
        s.arrivals = 0


def tell_the_way_back(s: State) -> None:
    """How many fishermen leave the river; nothing if all are at its start already (MKSH-SEASON-18)."""
    n = len([player for player in s.players if player.space])
    if n:
        s.tell("fishermen_returned", None, "MKSH-SEASON-18", n=n)


def prepare(s: State) -> None:
    """The next season: exchange tile, river tile, keshis, first player (MKSH-SEASON-10, -11, -12, -13).

    All else stays as it is (MKSH-SEASON-14).
    """
    s.unveil()  # the next exchange tile is turned up
    s.season += 1
    s.round = 0
    river.go_to_start(s)
    for player in s.players:
        player.screen = (1 << len(COLOURS)) - 1

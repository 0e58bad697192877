"""Library: buy scrolls with cubes of different colours, make breakthroughs. Rules MERV-LIBRARY."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import total
from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import boons, frames
from caravansary.games.merv.actions import FINISH, PAY, PAY_WILD, SCROLLS, TILE
from caravansary.games.merv.payment import WILD_PIECE, close_payment, last_piece, one_more, spend, wild_ready
from caravansary.games.merv.pieces import BREAKTHROUGHS, COLOURS, NO_CUBES, NOTHING_PAID, WHITE

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def scrolls_payable(s: State, who: int) -> int:
    """How many scrolls can be bought at most: different colours, white cubes, one repeated wild (MERV-LIBRARY-2)."""
    cubes = s.players[who].cubes
    count = (cubes[0] > 0) + (cubes[1] > 0) + (cubes[2] > 0) + (cubes[3] > 0) + cubes[WHITE]
    wild = wild_ready(s, who)
    if wild >= 0 and cubes[wild] > 1:
        count += 1
    return min(count, s.printed.library_most, s.scrolls_left)


def can_buy_any(s: State, who: int) -> bool:
    return scrolls_payable(s, who) > 0


def scrolls_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """How many scrolls to buy; to finish only if a contract took the last cube (MERV-LIBRARY-1, -3, -18)."""
    most = scrolls_payable(s, seat)
    if no is not None:
        for count in range(most, s.printed.library_most):
            if count >= s.scrolls_left:
                no.add(SCROLLS + count, "scrolls.supply", "MERV-LIBRARY-3", n=count + 1)
            else:
                no.add(SCROLLS + count, "scrolls.cost", "MERV-LIBRARY-2", n=count + 1)
        if most:
            no.add(FINISH, "finish.step_first", "MERV-TURN-16")
    return [SCROLLS + count for count in range(most)] if most else [FINISH]


def choose_scrolls(s: State, seat: int, arg: int, action: int) -> None:
    """The number is chosen; the cubes are asked next."""
    s.stack.pop()
    if action == FINISH:
        return
    s.need = NO_CUBES
    s.paid = NOTHING_PAID
    s.stack.append(frame(frames.CHOOSE_LIBRARY_CUBE, seat, action - SCROLLS + 1))


def cube_options(s: State, seat: int, count: int, no: Refusals | None) -> list[int]:
    """The next cube: each colour once, then white, then the wild cube once more (MERV-LIBRARY-2)."""
    cubes = s.players[seat].cubes
    left = count - total(s.paid)
    first = last_piece(s.paid)
    wild = wild_ready(s, seat)
    options: list[int] = []
    reach = 0
    wild_counted = wild >= 0 and s.paid[wild] > 0 and cubes[wild] > 0
    if wild_counted:
        reach = 1
        if left <= reach:
            options.append(PAY_WILD + wild)
    if cubes[WHITE] and first <= WHITE:
        reach += cubes[WHITE]
        if left <= reach:
            options.append(PAY + WHITE)
    for colour in range(3, first - 1, -1):
        if cubes[colour] and not s.paid[colour]:
            reach += 1
            if colour == wild and cubes[colour] > 1:
                reach += 1
            if left <= reach:
                options.append(PAY + colour)
    options.reverse()
    if no is not None:
        _refuse_cubes(s, wild, no)
    return options


def _refuse_cubes(s: State, wild: int, no: Refusals) -> None:
    cubes = s.players[s.active].cubes
    for colour in range(5):
        if not cubes[colour]:
            no.add(PAY + colour, "payment.none_left", "MERV-LIBRARY-2", colour=COLOURS[colour])
        elif colour != WHITE and s.paid[colour]:
            no.add(PAY + colour, "payment.same_colour", "MERV-LIBRARY-2", colour=COLOURS[colour])
        else:
            no.add(PAY + colour, "payment.does_not_fit", "MERV-RES-15", colour=COLOURS[colour])
    if wild >= 0:
        no.add(PAY_WILD + wild, "payment.does_not_fit", "MERV-LIBRARY-2", colour=COLOURS[wild])


def choose_library_cube(s: State, seat: int, count: int, action: int) -> None:
    """Spend a cube; with the last one the scrolls are taken."""
    if action >= PAY_WILD:
        s.wild_used = 1
        spend(s, seat, action - PAY_WILD, 1)
        s.paid = one_more(s.paid, WILD_PIECE)
    else:
        spend(s, seat, action - PAY, 1)
        s.paid = one_more(s.paid, action - PAY)
    if total(s.paid) == count:
        close_payment(s, seat)
        s.steps += 1
        s.stack[-1] = frame(frames.GET_SCROLLS, seat, count)


def library_pick(s: State, seat: int, count: int) -> Pick:
    """The cubes so far; the wild one is always the last."""
    chosen = [PAY + colour for colour in range(5) for _ in range(s.paid[colour])]
    return Pick("scroll_payment", count - total(s.paid), chosen)


# --- scrolls and breakthroughs --------------------------------------------------------------------------------------
def get_scrolls(s: State, seat: int, count: int) -> None:
    """Take the scrolls, then make every breakthrough reached, lowest first (MERV-LIBRARY-4, -5, -7)."""
    s.stack.pop()
    before = s.players[seat].scrolls
    gain_scrolls(s, seat, count)
    now = s.players[seat].scrolls
    for level in range(3, -1, -1):
        if before < s.printed.tile_scrolls[level] <= now:
            s.stack.append(frame(frames.CHOOSE_BREAKTHROUGH, seat, level))


def gain_scrolls(s: State, who: int, count: int) -> None:
    """Scrolls from the supply, as many as are left (MERV-LIBRARY-3)."""
    got = min(count, s.scrolls_left)
    s.scrolls_left -= got
    s.players[who].scrolls += got
    if got and s.events is not None:
        s.tell("scrolls_gained", who, "MERV-LIBRARY-1", n=got)


def taken_tiles(s: State) -> int:
    """A bit per breakthrough tile that somebody owns."""
    taken = 0
    for player in s.players:
        taken |= player.tiles
    return taken


def breakthrough_options(s: State, seat: int, level: int, no: Refusals | None) -> list[int]:
    """The tiles of the level that nobody has taken (MERV-LIBRARY-6, -12)."""
    taken = taken_tiles(s)
    options: list[int] = []
    for tile in range(4 * level, 4 * level + 4):
        if not taken >> tile & 1:
            options.append(TILE + tile)
        elif no is not None:
            no.add(TILE + tile, "tile.taken", "MERV-LIBRARY-6", tile=BREAKTHROUGHS[tile])
    return options


def choose_breakthrough(s: State, seat: int, level: int, action: int) -> None:
    """Take the tile; third and fourth breakthroughs act at once (MERV-LIBRARY-8, -9, -13, -14, -15, -16, -17)."""
    s.stack.pop()
    tile = action - TILE
    take_tile(s, seat, tile)
    boons.give_boon(s, seat, s.printed.tile_boon[tile], "MERV-LIBRARY-8")
    boons.give_points_of_tile(s, seat, s.printed.tile_points[tile])


def take_tile(s: State, who: int, tile: int) -> None:
    s.players[who].tiles |= 1 << tile
    if s.events is not None:
        s.tell("breakthrough_made", who, "MERV-LIBRARY-6", tile=BREAKTHROUGHS[tile])

"""Workers: each player activates three of them, for a new keshi or an area action. MKSH-WORKER, MKSH-WATER.

All three are used, each completely before the next, those in the souk one by one (MKSH-WORKER-2, -11, -12).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import (
    effects,
    frames,
    garden,
    madrasa,
    medina,
    piles,
    placing,
    river,
    sahara,
    souk,
    square,
    stairs,
)
from caravansary.games.marrakesh.actions import AREA_ACTION, END_TURN, NEW_KESHI, WORKER
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BY_SCROLLS,
    EIGHT,
    GARDEN,
    MADRASA,
    MEDINA,
    MOSQUE,
    ON_MOSQUE,
    ON_PALACE,
    PALACE,
    RIVER,
    SAHARA,
    SOUK,
    SQUARE,
    WATER,
)
from caravansary.games.marrakesh.powers import S35_MORE_WATER, S50_POINTS_OF_SELLERS, tell_worked

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

OPTION_AREA: Final[Field] = Field("area", AREAS, bits=4, asked="area")
WATERED: Final[Field] = Field("watered", flag=True, bits=1)  # a seller gave water
OPTION_FIELDS: Final[tuple[Field, ...]] = beside(OPTION_AREA, WATERED)


def start_turn(s: State, seat: int) -> None:
    """A player activates all three workers before the next one starts (MKSH-ROUND-3)."""
    s.active = seat
    s.stack.append(frame(frames.CHOOSE_END, seat))
    s.stack.append(frame(frames.CHOOSE_WORKER, seat))
    if s.events is not None:
        s.tell("turn_started", seat, "MKSH-WORKER-1")


def left(player: Player) -> int:
    """Workers that were not activated yet."""
    return bits(player.workers) + player.souk_workers


def worker_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The areas with a worker that was not activated yet (MKSH-WORKER-1)."""
    player = s.players[seat]
    options = [WORKER + area for area in range(EIGHT) if player.workers >> area & 1]
    if player.souk_workers:
        options.append(WORKER + SOUK)
    if no is not None:
        for area in range(len(AREAS)):
            if WORKER + area not in options:
                no.add(WORKER + area, "worker.none", "MKSH-WORKER-1", area=AREAS[area])
    return options


def choose_worker(s: State, seat: int, arg: int, action: int) -> None:
    """The worker goes back; a water seller gives water before the option is chosen (MKSH-WORKER-4, -10).

    It can be used at once (MKSH-WATER-3).
    """
    area = action - WORKER
    player = s.players[seat]
    if area == SOUK:
        player.souk_workers -= 1
    else:
        player.workers &= ~(1 << area)
    if not player.workers and not player.souk_workers:
        s.stack.pop()
    watered = player.sellers & ~player.new_sellers & 1 << area
    s.stack.append(frame(frames.CHOOSE_OPTION, seat, OPTION_AREA.put(area) | WATERED.put(int(watered != 0))))
    if s.events is not None:
        s.tell("worker_activated", seat, "MKSH-WORKER-3", area=AREAS[area])
    if watered:
        give_water(s, seat, area)


def give_water(s: State, seat: int, area: int) -> None:
    """A seller who was there before this turn gives water, in the souk too (MKSH-WATER-2, -9, -11).

    With scroll s35 he gives more (MKSH-SCROLL-35, MKSH-WATER-12).
    """
    water = 1
    if s.players[seat].powers & S35_MORE_WATER:
        tell_worked(s, seat, 35)
        water = s.printed.seller_water
    if s.events is not None:
        s.tell("seller_gave_water", seat, "MKSH-WATER-2", area=AREAS[area])
    effects.gain_resource(s, seat, WATER, water, "MKSH-WATER-2")


def option_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A new keshi of the area's colour, or the area action (MKSH-WORKER-3, -6, -9)."""
    area = OPTION_AREA.of(arg)
    if area == SOUK or placing.room_for(s, seat, area):
        return [NEW_KESHI, AREA_ACTION]
    if no is not None:
        no.add(NEW_KESHI, "keshi.area_full", "MKSH-WORKER-6", area=AREAS[area])
    return [AREA_ACTION]


def choose_option(s: State, seat: int, arg: int, action: int) -> None:
    """A keshi of the area, also for the joker; in the souk a good of any colour (MKSH-WORKER-5, -7, -8).

    With the area action a seller who gave water gives points by scroll s50 (MKSH-SCROLL-50, MKSH-WATER-12).
    """
    s.stack.pop()
    area = OPTION_AREA.of(arg)
    if action == AREA_ACTION:
        if WATERED.of(arg) and s.players[seat].powers & S50_POINTS_OF_SELLERS:
            tell_worked(s, seat, 50)
            s.score(seat, BY_SCROLLS, s.printed.seller_points, "MKSH-SCROLL-50")
        do_area_action(s, seat, area)
        return
    if s.events is not None:
        s.tell("new_keshi", seat, "MKSH-WORKER-5", area=AREAS[area])
    if area == SOUK:
        s.stack.append(frame(frames.CHOOSE_GOOD, seat, 1))
    else:
        placing.place(s, seat, area)


def do_area_action(s: State, seat: int, area: int) -> None:
    """The action of an area; its strength is the number of keshis there now (MKSH-WORKER-14)."""
    strength = s.players[seat].keshis[area] if area != SOUK else 0
    if s.events is not None:
        s.tell("area_action", seat, "MKSH-WORKER-3", area=AREAS[area])
    if area == GARDEN:
        garden.start(s, seat, strength)
    elif area in (RIVER, PALACE, MOSQUE):
        move_pawn(s, seat, area, strength)
    elif area == SOUK:
        souk.start(s, seat)
    elif area == SQUARE:
        square.start(s, seat)
    elif area == MADRASA:
        madrasa.start(s, seat)
    elif area == MEDINA:
        medina.start(s, seat)
    elif area == SAHARA:
        sahara.start(s, seat)


def move_pawn(s: State, seat: int, area: int, steps: int) -> None:
    """The fisherman on the river, the adviser or the disciple on the stairs (MKSH-RIVER-1, MKSH-STAIRS-1, -2)."""
    if area == RIVER:
        river.start_movement(s, seat, steps)
    else:
        stairs.climb(s, seat, ON_PALACE if area == PALACE else ON_MOSQUE, steps)


def end_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The turn is ended explicitly: new tiles are turned up then (MKSH-WORKER-13)."""
    return [END_TURN]


def choose_end(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    s.players[seat].new_sellers = 0
    if s.events is not None:
        s.tell("turn_ended", seat, "MKSH-WORKER-13")
    piles.replenish_market(s)
    piles.replenish_scrolls(s)

"""Palace: place servants as courtiers in the four halls. Rules MERV-PALACE; their points are in `scoring.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import FINISH, HALL
from caravansary.games.merv.payment import can_pay_colour, open_payment
from caravansary.games.merv.pieces import COLOURS, HALLS, PALACE
from caravansary.games.merv.tracks import gain_favour

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def courtiers_in(s: State, hall: int) -> int:
    """How many courtiers of all participants stand in a hall."""
    count = 0
    for player in s.players:
        count += player.courtiers[hall]
    return count


def next_price(s: State, who: int) -> int:
    """The k-th courtier costs k cubes, free ones counted (MERV-PALACE-2, -3)."""
    courtiers = s.players[who].courtiers
    return courtiers[0] + courtiers[1] + courtiers[2] + courtiers[3] + 1


def can_place_any(s: State, who: int) -> bool:
    """A servant, a hall with room, and the cubes for it."""
    if not s.players[who].servants:
        return False
    price = next_price(s, who)
    for hall in range(4):
        if can_pay_colour(s, who, s.printed.hall_colour[hall], price, PALACE) and has_room(s, hall):
            return True
    return False


def has_room(s: State, hall: int) -> bool:
    """A place is free; several may be the same player's (MERV-PALACE-5)."""
    return courtiers_in(s, hall) < s.printed.hall_capacity[hall]


def hall_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The halls with room that can be paid, or to finish (MERV-PALACE-1, -6)."""
    price = next_price(s, seat)
    options: list[int] = []
    for hall in range(4):
        action = HALL + hall
        colour = s.printed.hall_colour[hall]
        if not s.players[seat].servants:
            if no is not None:
                no.add(action, "hall.no_servant", "MERV-PALACE-6")
        elif not has_room(s, hall):
            if no is not None:
                no.add(action, "hall.full", "MERV-PALACE-1", hall=HALLS[hall])
        elif not can_pay_colour(s, seat, colour, price, PALACE):
            if no is not None:
                no.add(action, "hall.cost", "MERV-PALACE-2", hall=HALLS[hall], n=price, colour=COLOURS[colour])
        else:
            options.append(action)
    if s.steps or not options:
        options.append(FINISH)
    elif no is not None:
        no.add(FINISH, "finish.step_first", "MERV-TURN-16")
    return options


def choose_hall(s: State, seat: int, arg: int, action: int) -> None:
    """Pay the courtier, then place it."""
    if action == FINISH:
        s.stack.pop()
        return
    hall = action - HALL
    s.steps += 1
    s.stack.append(frame(frames.PLACE_COURTIER, seat, hall))
    need = [0, 0, 0, 0, 0]
    need[s.printed.hall_colour[hall]] = next_price(s, seat)
    open_payment(s, seat, need, PALACE)


def place_courtier_of_active(s: State, seat: int, hall: int) -> None:
    s.stack.pop()
    place_courtier(s, seat, hall)


def place_courtier(s: State, who: int, hall: int) -> None:
    """A servant becomes a courtier; the first of all in a hall gives favour (MERV-PALACE-4, -8)."""
    is_first = courtiers_in(s, hall) == 0
    player = s.players[who]
    player.servants -= 1
    player.courtiers[hall] += 1
    if s.events is not None:
        s.tell("courtier_placed", who, "MERV-PALACE-1", hall=HALLS[hall])
    if is_first:
        gain_favour(s, who, s.printed.hall_favour[hall], "MERV-PALACE-4")


def free_hall_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any hall with room; none if the boon is lost (MERV-PALACE-6, -7)."""
    if not s.players[seat].servants:
        return []
    options: list[int] = []
    for hall in range(4):
        if has_room(s, hall):
            options.append(HALL + hall)
        elif no is not None:
            no.add(HALL + hall, "hall.full", "MERV-PALACE-7", hall=HALLS[hall])
    return options


def choose_free_hall(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    place_courtier(s, seat, action - HALL)

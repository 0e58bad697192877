"""The river: movements of the fisherman, added water, the harbour, the ranking, river bonuses. Rules MKSH-RIVER."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames
from caravansary.games.marrakesh.actions import ADD_WATER, ENOUGH, RAPID
from caravansary.games.marrakesh.pieces import BY_RIVER, HARBOUR, RAPIDS, WATER

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

WATER_FIELDS: Final[tuple[Field, ...]] = beside(Field("spaces", low=0, high=frames.MOST_STEPS, asked="n"))


def start_movement(s: State, seat: int, spaces: int) -> None:
    """Water may be added before the fisherman moves (MKSH-RIVER-2, -3)."""
    s.stack.append(frame(frames.CHOOSE_WATER, seat, spaces))


def water_options(s: State, seat: int, spaces: int, no: Refusals | None) -> list[int]:
    """One more water for one more space, or enough (MKSH-RIVER-2, -4)."""
    if s.players[seat].resources[WATER]:
        return [ADD_WATER, ENOUGH]
    if no is not None:
        no.add(ADD_WATER, "water.none", "MKSH-RIVER-2")
    return [ENOUGH]


def choose_water(s: State, seat: int, spaces: int, action: int) -> None:
    if action == ADD_WATER:
        effects.pay_resources(s, seat, [1, 0, 0], "MKSH-RIVER-2")
        s.stack[-1] = frame(frames.CHOOSE_WATER, seat, spaces + 1)
        return
    s.stack.pop()
    move_fisherman(s, seat, spaces)


def move_fisherman(s: State, seat: int, spaces: int) -> None:
    """Forward, into the harbour, and points beyond it (MKSH-RIVER-5, -7, -8, -9).

    Rapids give nothing yet (MKSH-RIVER-13). The fisherman who arrives later is behind the others; a movement of no
    space changes nothing (MKSH-RIVER-6, -19).
    """
    if not spaces:
        return
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
    s.score(seat, BY_RIVER, spaces - made, "MKSH-RIVER-8")


def enter_harbour(s: State, seat: int) -> None:
    """The free cell with the most points; it is kept (MKSH-RIVER-7, -10)."""
    taken = {player.harbour for player in s.players}
    cell = next(cell for cell in range(len(s.printed.harbour_points)) if cell not in taken)
    s.players[seat].harbour = cell
    if s.events is not None:
        s.tell("harbour_reached", seat, "MKSH-RIVER-7", n=s.printed.harbour_points[cell])
    s.score(seat, BY_RIVER, s.printed.harbour_points[cell], "MKSH-RIVER-7")


def rank_on_river(s: State) -> list[int]:
    """Seats whose fisherman has left the start, the leader first (MKSH-RIVER-11, MKSH-SEASON-2)."""
    started = [seat for seat in range(s.seats) if s.players[seat].space > 0]

    def place(seat: int) -> tuple[int, int]:
        player = s.players[seat]
        return -player.space, player.harbour if player.harbour >= 0 else player.arrival

    return sorted(started, key=place)


# --- river bonuses --------------------------------------------------------------------------------------------------
def crossed_rapids(s: State, seat: int) -> list[int]:
    """The rapids behind the fisherman (MKSH-RIVER-12)."""
    space = s.players[seat].space
    return [rapid for rapid in range(len(RAPIDS)) if space >= s.printed.rapid_from[rapid]]


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
    rapid = action - RAPID
    if s.events is not None:
        s.tell("river_bonus", seat, "MKSH-RIVER-14", rapid=rapid + 1)
    effects.give(s, seat, s.printed.rapid_bonus[rapid], BY_RIVER, "MKSH-RIVER-14")

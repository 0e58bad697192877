"""What tiles and cells give: amounts at once, everything else waits on the stack, the first part on top. MKSH-VERB.

The supply never runs out (MKSH-GEN-4). Gains are not optional, and a part that is impossible is lost (MKSH-GEN-8). The
seat that receives an effect makes all choices in it (MKSH-GEN-11); players give each other nothing (MKSH-GEN-13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import frames, placing, river, stairs
from caravansary.games.marrakesh.actions import GOOD, KESHI, RESOURCE, STAIR
from caravansary.games.marrakesh.pieces import (
    COLOURS,
    E_COLOUR,
    E_DATE_OR_WATER,
    E_GOOD,
    E_KESHI,
    E_MOSQUE,
    E_PALACE,
    E_PER_FISH,
    E_PER_SELLER,
    E_POINTS,
    E_RESOURCE,
    E_RIVER,
    E_STAIR,
    E_TWO_KESHIS,
    E_YELLOW,
    E_YELLOW_SCROLL,
    GOODS,
    ON_MOSQUE,
    ON_PALACE,
    RED,
    RESOURCES,
    TURQUOISE,
    YELLOW,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

MOST_GOODS: Final = 99  # of one choice; no game comes near
GOOD_FIELDS: Final[tuple[Field, ...]] = beside(Field("count", high=MOST_GOODS, asked="n"))
STAIR_FIELDS: Final[tuple[Field, ...]] = beside(Field("steps", high=frames.MOST_STEPS, asked="n"))
OTHER_THAN: Final[Field] = Field("other_than", COLOURS, bits=4, offset=1, optional=True)
COUNT: Final[Field] = Field("count", high=2, bits=2)
THEN_ANOTHER: Final[Field] = Field("then_another", flag=True, bits=1)
COLOUR_FIELDS: Final[tuple[Field, ...]] = beside(OTHER_THAN, COUNT, THEN_ANOTHER)

Effect = tuple[tuple[int, int], ...]


def give(s: State, seat: int, effect: Effect, source: int, rule: str, times: int = 1) -> None:
    """Everything that a tile or cell gives, so many times; amounts first (MKSH-GEN-9, MKSH-EXP3-2)."""
    for part, count in effect:
        if part <= E_POINTS:
            gain_amount(s, seat, part, count * times, source, rule)
        elif part in (E_PER_FISH, E_PER_SELLER):
            player = s.players[seat]
            counted = player.keshis[TURQUOISE] if part == E_PER_FISH else bits(player.sellers)
            s.score(seat, source, counted * count * times, rule)
    for place in range(len(effect) - 1, -1, -1):
        part, count = effect[place]
        if E_POINTS < part < E_PER_FISH:
            pend(s, seat, part, count, times)


def gain_amount(s: State, seat: int, part: int, count: int, source: int, rule: str) -> None:
    """Water, dates, dinars or points (MKSH-VERB-1)."""
    if part == E_POINTS:
        s.score(seat, source, count, rule)
        return
    gain_resource(s, seat, part, count, rule)


def gain_resource(s: State, seat: int, resource: int, count: int, rule: str) -> None:
    if count:
        s.players[seat].resources[resource] += count
        if s.events is not None:
            s.tell("gained", seat, rule, things={RESOURCES[resource]: count})


def pay_resources(s: State, seat: int, cost: list[int], rule: str) -> None:
    """Pay completely and at once; nobody can owe anything (MKSH-GEN-5, -6)."""
    resources = s.players[seat].resources
    for resource, count in enumerate(cost):
        resources[resource] -= count
    if s.events is not None and any(cost):
        things = {RESOURCES[resource]: count for resource, count in enumerate(cost) if count}
        s.tell("paid", seat, rule, things=things)


def can_pay(s: State, seat: int, cost: list[int]) -> bool:
    resources = s.players[seat].resources
    return resources[0] >= cost[0] and resources[1] >= cost[1] and resources[2] >= cost[2]


def pend(s: State, seat: int, part: int, count: int, times: int = 1) -> None:
    """A part of an effect that needs a choice or moves something; several times it is one movement, one colour.

    A movement on the river takes water, a step may be on either stair (MKSH-VERB-7, MKSH-EXP3-3).
    """
    if count * times <= 0:
        return
    if part == E_RIVER:
        river.start_movement(s, seat, count * times)
    elif part == E_STAIR:
        s.stack.append(frame(frames.CHOOSE_STAIR, seat, count * times))
    elif part in (E_PALACE, E_MOSQUE):
        stairs.climb(s, seat, ON_PALACE if part == E_PALACE else ON_MOSQUE, count * times)
    elif part == E_GOOD:
        for _ in range(count):
            s.stack.append(frame(frames.CHOOSE_GOOD, seat, times))
    else:
        for _ in range(count * times):
            _pend_one(s, seat, part)


def _pend_one(s: State, seat: int, part: int) -> None:
    """A resource, a yellow scroll, or a keshi of any or of a given colour (MKSH-VERB-4, -9)."""
    if part == E_RESOURCE:
        s.stack.append(frame(frames.CHOOSE_RESOURCE, seat))
    elif part == E_DATE_OR_WATER:
        s.stack.append(frame(frames.CHOOSE_DATE_OR_WATER, seat))
    elif part == E_KESHI:
        ask_colour(s, seat, 1)
    elif part == E_TWO_KESHIS:
        ask_colour(s, seat, 2)
    elif part == E_YELLOW_SCROLL:
        s.stack.append(frame(frames.CHOOSE_FREE_SCROLL, seat))
    else:
        placing.place(s, seat, colour_of(part))


def colour_of(part: int) -> int:
    """The colour of a named keshi."""
    if part < E_YELLOW:
        return part - E_COLOUR
    return (YELLOW, RED + 1, RED + 2)[part - E_YELLOW]


# --- choices --------------------------------------------------------------------------------------------------------
def resource_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A resource of choice (MKSH-VERB-2)."""
    return [RESOURCE, RESOURCE + 1, RESOURCE + 2]


def date_or_water_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A date or water (MKSH-VERB-10)."""
    return [RESOURCE, RESOURCE + 1]


def choose_resource(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    gain_resource(s, seat, action - RESOURCE, 1, "MKSH-VERB-2")


def good_options(s: State, seat: int, count: int, no: Refusals | None) -> list[int]:
    """The colour of a good (MKSH-VERB-3)."""
    return [GOOD, GOOD + 1, GOOD + 2]


def choose_good(s: State, seat: int, count: int, action: int) -> None:
    s.stack.pop()
    good = action - GOOD
    s.players[seat].goods[good] += count
    if s.events is not None:
        s.tell("gained", seat, "MKSH-VERB-3", things={GOODS[good]: count})


def ask_colour(s: State, seat: int, count: int, other_than: int = -1, then_another: bool = False) -> None:
    """A keshi of any colour, or two of one colour; one of another colour may follow (MKSH-VERB-5, -6)."""
    arg = OTHER_THAN.put(other_than + 1) | COUNT.put(count) | THEN_ANOTHER.put(int(then_another))
    s.stack.append(frame(frames.CHOOSE_COLOUR, seat, arg))


def colour_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Every colour that can be placed."""
    other_than = OTHER_THAN.of(arg) - 1
    options: list[int] = []
    for colour in range(len(COLOURS)):
        if colour != other_than and placing.room_for(s, seat, colour):
            options.append(KESHI + colour)
        elif no is not None:
            code = "keshi.same_colour" if colour == other_than else "keshi.no_room"
            no.add(KESHI + colour, code, "MKSH-VERB-5", colour=COLOURS[colour])
    return options


def choose_colour(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    colour = action - KESHI
    count = min(COUNT.of(arg), placing.room_for(s, seat, colour))
    if THEN_ANOTHER.of(arg):
        ask_colour(s, seat, 1, colour)
    for _ in range(count):
        placing.place(s, seat, colour)


def stair_options(s: State, seat: int, steps: int, no: Refusals | None) -> list[int]:
    """Palace or mosque (MKSH-VERB-8)."""
    return [STAIR, STAIR + 1]


def choose_stair(s: State, seat: int, steps: int, action: int) -> None:
    s.stack.pop()
    stairs.climb(s, seat, action - STAIR, steps)

"""What tiles and cells give: amounts at once, everything else waits on the stack, the first part on top. MKSH-VERB.

The supply never runs out (MKSH-GEN-4). Gains are not optional, and a part that is impossible is lost (MKSH-GEN-8). The
seat that receives an effect makes all choices in it (MKSH-GEN-11); players give each other nothing (MKSH-GEN-13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import frames, grant, placing, river, sahara, square, stairs
from caravansary.games.marrakesh.actions import GOOD, KESHI, RESOURCE, STAIR
from caravansary.games.marrakesh.pieces import (
    COLOURS,
    E_AREA_ACTION,
    E_COLOUR,
    E_DATE_OR_WATER,
    E_FREE_OASIS,
    E_GOOD,
    E_HEAD_START,
    E_KESHI,
    E_LOOSE_OASIS,
    E_MOSQUE,
    E_PALACE,
    E_POINTS,
    E_RESOURCE,
    E_RIVER,
    E_SQUARE_ACTION,
    E_STAIR,
    E_TWO_KESHIS,
    E_YELLOW,
    GOODS,
    ON_MOSQUE,
    ON_PALACE,
    RED,
    RESOURCES,
    YELLOW,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

MOST_GOODS: Final = 99  # of one choice; no game comes near
GOOD_FIELDS: Final[tuple[Field, ...]] = beside(Field("count", high=MOST_GOODS, asked="n"))
STEPS: Final[Field] = Field("steps", high=frames.MOST_STEPS, bits=16, asked="n")
BOTH: Final[Field] = Field("both", flag=True, bits=1)  # scroll s55: the other stair follows
STAIR_FIELDS: Final[tuple[Field, ...]] = beside(STEPS, BOTH)
OTHER_THAN: Final[Field] = Field("other_than", COLOURS, bits=4, offset=1, optional=True)  # what was returned in a swap
OF_SIDE: Final[Field] = Field("of_river_side", flag=True, bits=1)  # only the colours that the river tile shows
COUNT: Final[Field] = Field("count", high=2, bits=2)  # of the colour
MORE: Final[Field] = Field("more", low=0, high=9, bits=4)  # single keshis that follow
THEN_ACT: Final[Field] = Field("then_act", flag=True, bits=1)  # scroll s64: the action of the area follows
COLOUR_FIELDS: Final[tuple[Field, ...]] = beside(OTHER_THAN, OF_SIDE, COUNT, MORE, THEN_ACT)

Effect = tuple[tuple[int, int], ...]


def give(s: State, seat: int, effect: Effect, source: int, rule: str, times: int = 1) -> None:
    """Everything that a tile or cell gives, so many times; amounts first (MKSH-GEN-9, MKSH-EXP3-2)."""
    for part, count in effect:
        if part <= E_POINTS:
            gain_amount(s, seat, part, count * times, source, rule)
    for place in range(len(effect) - 1, -1, -1):
        part, count = effect[place]
        if part > E_POINTS:
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


def pend(s: State, seat: int, part: int, count: int, times: int = 1) -> None:
    """A part of an effect that needs a choice or moves something; several times it is one movement, one colour.

    A movement on the river takes water, a step may be on either stair (MKSH-VERB-7, MKSH-EXP3-3).
    """
    if count * times <= 0:
        return
    if part == E_RIVER:
        river.start_movement(s, seat, count * times)
    elif part == E_STAIR:
        s.stack.append(frame(frames.CHOOSE_STAIR, seat, STEPS.put(count * times)))
    elif part in (E_PALACE, E_MOSQUE):
        stairs.climb(s, seat, ON_PALACE if part == E_PALACE else ON_MOSQUE, count * times)
    elif part == E_GOOD:
        for _ in range(count):
            s.stack.append(frame(frames.CHOOSE_GOOD, seat, times))
    elif part == E_KESHI:
        ask_colours(s, seat, count * times)
    elif part >= E_AREA_ACTION:
        _pend_grand(s, seat, part, count)
    else:
        for _ in range(count * times):
            _pend_one(s, seat, part)


def _pend_one(s: State, seat: int, part: int) -> None:
    """A resource, two keshis of one colour, or a keshi of a given colour (MKSH-VERB-4, -6)."""
    if part == E_RESOURCE:
        s.stack.append(frame(frames.CHOOSE_RESOURCE, seat))
    elif part == E_DATE_OR_WATER:
        s.stack.append(frame(frames.CHOOSE_DATE_OR_WATER, seat))
    elif part == E_TWO_KESHIS:
        s.stack.append(frame(frames.CHOOSE_COLOUR, seat, COUNT.put(2)))
    else:
        placing.place(s, seat, colour_of(part))


def _pend_grand(s: State, seat: int, part: int, count: int) -> None:
    """What only scrolls and river tiles give: actions, oases, the crocodile."""
    if part == E_AREA_ACTION:
        grant.ask(s, seat)
    elif part == E_SQUARE_ACTION:
        for _ in range(count):
            square.start(s, seat)
    elif part == E_FREE_OASIS:
        sahara.offer_free_oases(s, seat, count)
    elif part == E_LOOSE_OASIS:
        sahara.offer_loose_oasis(s, seat)
    elif part == E_HEAD_START:
        river.win_head_start(s, seat)


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


def ask_colours(s: State, seat: int, count: int) -> None:
    """So many keshis of any colours, each placed before the next is chosen (MKSH-VERB-5, MKSH-SCROLL-43, -67)."""
    s.stack.append(frame(frames.CHOOSE_COLOUR, seat, COUNT.put(1) | MORE.put(count - 1)))


def ask_other_colour(s: State, seat: int, returned: int) -> None:
    """A keshi of another colour than the returned one (MKSH-SAHARA-25)."""
    s.stack.append(frame(frames.CHOOSE_COLOUR, seat, COUNT.put(1) | OTHER_THAN.put(returned + 1)))


def ask_colour_of_side(s: State, seat: int) -> None:
    """A keshi of a colour that the river tile shows; without room for any it lapses (MKSH-TILE-13)."""
    arg = COUNT.put(1) | OF_SIDE.put(1)
    if colour_options(s, seat, arg, None):
        s.stack.append(frame(frames.CHOOSE_COLOUR, seat, arg))


def ask_colour_and_act(s: State, seat: int) -> None:
    """Scroll s64: a keshi of choice, then the action of its area (MKSH-SCROLL-64)."""
    s.stack.append(frame(frames.CHOOSE_COLOUR, seat, COUNT.put(1) | THEN_ACT.put(1)))


def colours_allowed(s: State, arg: int) -> int:
    """A bit for each colour that the question leaves open."""
    colours = (1 << len(COLOURS)) - 1
    if OF_SIDE.of(arg):
        colours = s.printed.side_colours[s.sides[s.season]]
    if OTHER_THAN.of(arg):
        colours &= ~(1 << OTHER_THAN.of(arg) - 1)
    return colours


def colour_question(s: State, seat: int, arg: int) -> dict[str, Any]:
    """The colours among which is chosen, and how many keshis there are in all."""
    allowed = colours_allowed(s, arg)
    names = [name for colour, name in enumerate(COLOURS) if allowed >> colour & 1]
    return {"colour": names, "n": COUNT.of(arg) + MORE.of(arg)}


def colour_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Every colour that can be placed."""
    allowed = colours_allowed(s, arg)
    options: list[int] = []
    for colour in range(len(COLOURS)):
        if not allowed >> colour & 1:
            if no is not None:
                _refuse_colour(no, colour, bool(OF_SIDE.of(arg)))
        elif placing.room_for(s, seat, colour):
            options.append(KESHI + colour)
        elif no is not None:
            no.add(KESHI + colour, "keshi.no_room", "MKSH-VERB-5", colour=COLOURS[colour])
    return options


def _refuse_colour(no: Refusals, colour: int, is_of_side: bool) -> None:
    code, rule = ("keshi.not_shown", "MKSH-TILE-13") if is_of_side else ("keshi.same_colour", "MKSH-SAHARA-25")
    no.add(KESHI + colour, code, rule, colour=COLOURS[colour])


def choose_colour(s: State, seat: int, arg: int, action: int) -> None:
    colour = action - KESHI
    if MORE.of(arg):
        s.stack[-1] = frame(frames.CHOOSE_COLOUR, seat, arg - MORE.put(1))
    else:
        s.stack.pop()
    if THEN_ACT.of(arg):
        grant.act_where(s, seat, colour)
    for _ in range(min(COUNT.of(arg), placing.room_for(s, seat, colour))):
        placing.place(s, seat, colour)


def ask_both_stairs(s: State, seat: int, steps: int) -> None:
    """Scroll s55: steps on each stair, the order of the stairs is chosen (MKSH-SCROLL-55)."""
    s.stack.append(frame(frames.CHOOSE_STAIR, seat, STEPS.put(steps) | BOTH.put(1)))


def stair_question(s: State, seat: int, arg: int) -> dict[str, Any]:
    """The steps that follow on the other stair."""
    return {"follow": STEPS.of(arg) * BOTH.of(arg)}


def stair_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Palace or mosque (MKSH-VERB-8)."""
    return [STAIR, STAIR + 1]


def choose_stair(s: State, seat: int, arg: int, action: int) -> None:
    """The steps are one movement, those on the other stair another one (MKSH-STAIRS-15)."""
    s.stack.pop()
    stair = action - STAIR
    if BOTH.of(arg):
        stairs.climb(s, seat, 1 - stair, STEPS.of(arg))
    stairs.climb(s, seat, stair, STEPS.of(arg))

"""The garden: dates for the gardeners there, or what scrolls give instead. Rules MKSH-GARDEN."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import effects, frames
from caravansary.games.marrakesh.actions import ENOUGH, RESOURCE, TAKE_POINT
from caravansary.games.marrakesh.pieces import BY_SCROLLS, DATE, DINAR, MOST_KESHIS, RESOURCES, WATER
from caravansary.games.marrakesh.powers import (
    HARVESTS,
    S23_HARVEST_WATER,
    S24_HARVEST_DINARS,
    S25_HARVEST_POINTS,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

LEFT: Final[Field] = Field("keshis", high=MOST_KESHIS, bits=4, asked="n")  # that have given nothing yet
# What the others have given instead of a date, in the order in which it is asked
WATERS: Final[Field] = Field("water", low=0, high=MOST_KESHIS, bits=4)
DINARS: Final[Field] = Field("dinar", low=0, high=MOST_KESHIS, bits=4)
POINTS: Final[Field] = Field("points", low=0, high=MOST_KESHIS, bits=4)
HARVEST_FIELDS: Final[tuple[Field, ...]] = beside(LEFT, WATERS, DINARS, POINTS)


def start(s: State, seat: int, gardeners: int) -> None:
    """A date for each green keshi, and no points (MKSH-GARDEN-1, -2); scrolls give a choice (MKSH-SCROLL-23)."""
    if gardeners and s.players[seat].powers & HARVESTS:
        s.stack.append(frame(frames.CHOOSE_HARVEST, seat, LEFT.put(gardeners)))
        return
    effects.gain_resource(s, seat, DATE, gardeners, "MKSH-GARDEN-1")


def harvest_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Water, a dinar or a point for the next keshi, in this order, or dates for the rest (MKSH-SCROLL-23, -24, -25)."""
    powers = s.players[seat].powers
    is_water_over, is_dinar_over = arg >> DINARS.shift != 0, POINTS.of(arg) != 0
    options: list[int] = []
    if powers & S23_HARVEST_WATER and not is_water_over:
        options.append(RESOURCE + WATER)
    if powers & S24_HARVEST_DINARS and not is_dinar_over:
        options.append(RESOURCE + DINAR)
    if powers & S25_HARVEST_POINTS:
        options.append(TAKE_POINT)
    options.append(ENOUGH)
    if no is not None:
        code = "harvest.order" if powers & S23_HARVEST_WATER else "harvest.no_scroll"
        no.add(RESOURCE + WATER, code, "MKSH-SCROLL-23")
        code = "harvest.order" if powers & S24_HARVEST_DINARS else "harvest.no_scroll"
        no.add(RESOURCE + DINAR, code, "MKSH-SCROLL-24")
        no.add(TAKE_POINT, "harvest.no_scroll", "MKSH-SCROLL-25")
        no.add(RESOURCE + DATE, "harvest.rest", "MKSH-SCROLL-23")
    return options


def harvest_pick(s: State, seat: int, arg: int) -> Pick:
    chosen = [RESOURCE + WATER] * WATERS.of(arg) + [RESOURCE + DINAR] * DINARS.of(arg) + [TAKE_POINT] * POINTS.of(arg)
    return Pick("harvest", LEFT.of(arg), chosen)


def choose_harvest(s: State, seat: int, arg: int, action: int) -> None:
    """All is gained together when nothing is left to choose."""
    if action == ENOUGH:
        gather(s, seat, arg)
        return
    arg -= LEFT.put(1)
    if action == TAKE_POINT:
        arg += POINTS.put(1)
    else:
        arg += WATERS.put(1) if action == RESOURCE + WATER else DINARS.put(1)
    if LEFT.of(arg):
        s.stack[-1] = frame(frames.CHOOSE_HARVEST, seat, arg)
    else:
        gather(s, seat, arg)


def gather(s: State, seat: int, arg: int) -> None:
    """What was chosen, and dates for the rest (MKSH-SCROLL-23, -24, -25)."""
    s.stack.pop()
    counts = (WATERS.of(arg), LEFT.of(arg), DINARS.of(arg))
    resources = s.players[seat].resources
    for kind in range(3):
        resources[kind] += counts[kind]
    things = {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}
    if things and s.events is not None:
        s.tell("harvested", seat, "MKSH-SCROLL-23", things=things, n=POINTS.of(arg))
    s.score(seat, BY_SCROLLS, POINTS.of(arg), "MKSH-SCROLL-25")

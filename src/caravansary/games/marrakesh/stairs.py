"""The stairs of palace and mosque, and the connecting bonuses between them. Rules MKSH-STAIRS.

Any number of pawns may share a step (MKSH-STAIRS-4); they stay there when a season ends (MKSH-STAIRS-14).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import companions, effects, frames, stair_tiles
from caravansary.games.marrakesh.actions import ADD_DATE, ADD_STEP, ADD_WATER, CONNECT, ENOUGH
from caravansary.games.marrakesh.pieces import (
    BY_STAIRS,
    CL,
    CM,
    CONNECTING,
    CR,
    DATE,
    DINAR,
    FLIGHTS,
    LAST_STEP,
    MS,
    ON_MOSQUE,
    ON_PALACE,
    PS,
    STAIRS,
    WATER,
)
from caravansary.games.marrakesh.powers import (
    AT_CROSSINGS,
    LONGER_STAIRS,
    S13_WATER_AT_CROSSINGS,
    S14_DATES_AT_CROSSINGS,
    S15_DINARS_AT_CROSSINGS,
    S16_RIVER_AT_CROSSINGS,
    S26_STEPS_FOR_DATES,
    S27_STEPS_FOR_WATER,
    S48_LONGER_CLIMBS,
    S49_MOSQUE_TOP,
    S52_PALACE_TOP,
    S63_TWO_CONNECTIONS,
    rule_of,
    tell_worked,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

STAIR: Final[Field] = Field("stair", STAIRS, bits=1)
STEPS: Final[Field] = Field("steps", low=0, high=frames.MOST_STEPS, bits=16)
GIVEN: Final[Field] = Field("given", flag=True, bits=1)  # further steps may follow
CLIMB_FIELDS: Final[tuple[Field, ...]] = beside(STAIR, STEPS, GIVEN)
ON_STAIR: Final[Field] = Field("stair", STAIRS, bits=1, asked="stair")
LONGER: Final[Field] = Field("longer", flag=True, bits=1)  # the step of scroll s48 was made
STEPS_FIELDS: Final[tuple[Field, ...]] = beside(ON_STAIR, LONGER)
PALACE_FLIGHT: Final[Field] = Field("palace", high=FLIGHTS, bits=3, offset=-1, asked="palace")
MOSQUE_FLIGHT: Final[Field] = Field("mosque", high=FLIGHTS, bits=3, offset=-1, asked="mosque")
USED: Final[Field] = Field("used", low=0, high=31, bits=5)  # a bit for each place on the line
BONUSES: Final[Field] = Field("bonuses", high=5, bits=3, asked="n")  # that are still to be chosen, this one included
CONNECTION_FIELDS: Final[tuple[Field, ...]] = beside(PALACE_FLIGHT, MOSQUE_FLIGHT, USED, BONUSES)
TOP_SCROLLS: Final[tuple[int, ...]] = (S52_PALACE_TOP, S49_MOSQUE_TOP)  # by stair


def flight_of(s: State, step: int) -> int:
    """The flight of a step, from 0."""
    flight = FLIGHTS - 1
    while step < s.printed.flight_from[flight]:
        flight -= 1
    return flight


def climb(s: State, seat: int, stair: int, steps: int) -> None:
    """Push a movement of so many given steps; without any there is none (MKSH-STAIRS-1, -2, -3, -15)."""
    if steps > 0:
        s.stack.append(frame(frames.CLIMB, seat, STAIR.put(stair) | STEPS.put(steps) | GIVEN.put(1)))


def do_climb(s: State, seat: int, arg: int) -> None:
    """Step by step up to each boundary (MKSH-STAIRS-5, -6, -8); what cannot be climbed gives points (MKSH-STAIRS-12).

    A pawn at the top stays there and takes part in movements; arriving gives nothing (MKSH-STAIRS-11, -13, -21). With
    scroll s49 or s52 the points are more (MKSH-SCROLL-49, -52).
    """
    s.stack.pop()
    stair, left = STAIR.of(arg), STEPS.of(arg)
    player = s.players[seat]
    steps = player.steps
    while left and steps[stair] < LAST_STEP:
        steps[stair] += 1
        left -= 1
        if s.has_expansion(2):
            companions.follow(s, seat, stair)
        if steps[stair] in s.printed.flight_from:
            if left or player.powers & LONGER_STAIRS:
                s.stack.append(frame(frames.CLIMB, seat, arg + STEPS.put(left - STEPS.of(arg))))
            cross_boundary(s, seat, stair)
            return
    if s.events is not None:
        s.tell("climbed", seat, "MKSH-STAIRS-3", stair=STAIRS[stair], step=steps[stair])
    if left:
        each = s.printed.last_step_points[stair] if player.powers & TOP_SCROLLS[stair] else 1
        s.score(seat, BY_STAIRS, each * left, "MKSH-STAIRS-12")
    if player.powers & LONGER_STAIRS and GIVEN.of(arg):
        s.stack.append(frame(frames.CHOOSE_STEPS, seat, ON_STAIR.put(stair)))


# --- further steps --------------------------------------------------------------------------------------------------
def steps_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """One more step by a scroll, or enough: free once, for a date, for water (MKSH-STAIRS-16).

    MKSH-SCROLL-26, -27, -48.
    """
    player = s.players[seat]
    options: list[int] = []
    if player.powers & S48_LONGER_CLIMBS and not LONGER.of(arg):
        options.append(ADD_STEP)
    if player.powers & S26_STEPS_FOR_DATES and player.resources[DATE]:
        options.append(ADD_DATE)
    if player.powers & S27_STEPS_FOR_WATER and player.resources[WATER]:
        options.append(ADD_WATER)
    options.append(ENOUGH)
    if no is not None:
        has_longer = player.powers & S48_LONGER_CLIMBS
        no.add(ADD_STEP, "steps.once" if has_longer else "steps.no_scroll", "MKSH-SCROLL-48")
        has_dates = player.powers & S26_STEPS_FOR_DATES
        no.add(ADD_DATE, "steps.no_date" if has_dates else "steps.no_scroll", "MKSH-SCROLL-26")
        has_water = player.powers & S27_STEPS_FOR_WATER
        no.add(ADD_WATER, "water.none" if has_water else "steps.no_scroll", "MKSH-SCROLL-27")
    return options


def choose_steps(s: State, seat: int, arg: int, action: int) -> None:
    """Each further step is made at once, with all that it brings (MKSH-STAIRS-16)."""
    if action == ENOUGH:
        s.stack.pop()
        return
    stair, steps = ON_STAIR.of(arg), 1
    if action == ADD_STEP:
        tell_worked(s, seat, 48)
        steps = s.printed.more_steps
        s.stack[-1] = frame(frames.CHOOSE_STEPS, seat, arg | LONGER.put(1))
    elif action == ADD_DATE:
        effects.pay_resources(s, seat, [0, 1, 0], "MKSH-SCROLL-26")
    else:
        effects.pay_resources(s, seat, [1, 0, 0], "MKSH-SCROLL-27")
    s.stack.append(frame(frames.CLIMB, seat, STAIR.put(stair) | STEPS.put(steps)))


# --- crossings ------------------------------------------------------------------------------------------------------
def cross_boundary(s: State, seat: int, stair: int) -> None:
    """A dinar with what scrolls add, then the connecting bonus, then a space on the river (MKSH-STAIRS-6, -17).

    The line is fixed now, also for a second bonus (MKSH-STAIRS-18, MKSH-SCROLL-63). What is printed comes before what
    scrolls add (MKSH-GEN-10).
    """
    player = s.players[seat]
    palace, mosque = flight_of(s, player.steps[ON_PALACE]), flight_of(s, player.steps[ON_MOSQUE])
    if s.events is not None:
        flight = (palace if stair == ON_PALACE else mosque) + 1
        s.tell("boundary_crossed", seat, "MKSH-STAIRS-5", stair=STAIRS[stair], flight=flight)
    effects.gain_resource(s, seat, DINAR, s.printed.crossing_dinars, "MKSH-STAIRS-6")
    if player.powers & AT_CROSSINGS:
        _gain_at_crossing(s, seat, S13_WATER_AT_CROSSINGS, 13)
        _gain_at_crossing(s, seat, S14_DATES_AT_CROSSINGS, 14)
        _gain_at_crossing(s, seat, S15_DINARS_AT_CROSSINGS, 15)
    if player.powers & S16_RIVER_AT_CROSSINGS:
        s.stack.append(frame(frames.AFTER_CROSSING, seat))
    bonuses = s.printed.crossing_bonuses if player.powers & S63_TWO_CONNECTIONS else 1
    ask_connection(s, seat, palace, mosque, bonuses)


def _gain_at_crossing(s: State, seat: int, power: int, number: int) -> None:
    """Water, dates or dinars of a scroll (MKSH-SCROLL-13, -14, -15)."""
    if s.players[seat].powers & power:
        tell_worked(s, seat, number)
        effects.give(s, seat, s.printed.scroll_effect[number - 1], BY_STAIRS, rule_of(number - 1))


def after_crossing(s: State, seat: int, arg: int) -> None:
    """Scroll s16: a movement of its own on the river (MKSH-SCROLL-16)."""
    s.stack.pop()
    tell_worked(s, seat, 16)
    effects.give(s, seat, s.printed.scroll_effect[15], BY_STAIRS, "MKSH-SCROLL-16")


# --- connecting bonuses ---------------------------------------------------------------------------------------------
def ask_connection(s: State, seat: int, palace: int, mosque: int, bonuses: int) -> None:
    """So many different cells of the line between two flights."""
    line = PALACE_FLIGHT.put(palace) | MOSQUE_FLIGHT.put(mosque)
    s.stack.append(frame(frames.CHOOSE_CONNECTION, seat, line | BONUSES.put(bonuses)))


def ask_whole_line(s: State, seat: int) -> None:
    """Scroll s59: all cells of the line between the own pawns; nothing is crossed (MKSH-SCROLL-59)."""
    steps = s.players[seat].steps
    palace, mosque = flight_of(s, steps[ON_PALACE]), flight_of(s, steps[ON_MOSQUE])
    ask_connection(s, seat, palace, mosque, len(cells_between(s, palace, mosque)))


def cells_between(s: State, palace: int, mosque: int) -> list[int]:
    """The four or five cells of the line between two flights (MKSH-STAIRS-7, -19)."""
    middle = s.printed.middle_cell[palace][mosque]
    if middle < 0:
        return [PS + palace, CL + palace, CR + mosque, MS + mosque]
    return [PS + palace, CL + palace, CM + middle, CR + mosque, MS + mosque]


def line_of(s: State, arg: int) -> list[int]:
    """The cells of a line that can still be chosen."""
    cells = cells_between(s, PALACE_FLIGHT.of(arg), MOSQUE_FLIGHT.of(arg))
    used = USED.of(arg)
    return [cell for place, cell in enumerate(cells) if not used >> place & 1] if used else cells


def connection_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The cells of the line, each once (MKSH-STAIRS-7, -19)."""
    cells = line_of(s, arg)
    if no is not None:
        line = cells_between(s, PALACE_FLIGHT.of(arg), MOSQUE_FLIGHT.of(arg))
        for cell in range(len(CONNECTING)):
            if cell not in line:
                no.add(CONNECT + cell, "connection.other_line", "MKSH-STAIRS-7", connecting=CONNECTING[cell])
            elif cell not in cells:
                no.add(CONNECT + cell, "connection.used", "MKSH-SCROLL-63", connecting=CONNECTING[cell])
    return [CONNECT + cell for cell in cells]


def choose_connection(s: State, seat: int, arg: int, action: int) -> None:
    """The bonus of the cell, or of the stair tile on it, any number of times (MKSH-STAIRS-9, -10, MKSH-EXP1-2)."""
    cell = action - CONNECT
    if BONUSES.of(arg) > 1:
        place = cells_between(s, PALACE_FLIGHT.of(arg), MOSQUE_FLIGHT.of(arg)).index(cell)
        s.stack[-1] = frame(frames.CHOOSE_CONNECTION, seat, (arg | USED.put(1 << place)) - BONUSES.put(1))
    else:
        s.stack.pop()
    if s.events is not None:
        s.tell("connection_used", seat, "MKSH-STAIRS-7", connecting=CONNECTING[cell])
    effects.give(s, seat, stair_tiles.connecting_bonus(s, cell), BY_STAIRS, "MKSH-STAIRS-7")

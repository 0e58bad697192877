"""Scrolls: buying them in the madrasa, refreshing, replenishing, and what each of them does. Rules MKSH-MADRASA.

Plain scrolls have their effect in `components.toml`; the special ones are here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits, replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import companions, effects, frames, piles, workers
from caravansary.games.marrakesh.actions import ACTION, DECLINE, REFRESH, SCROLL, STOP
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BY_SCROLLS,
    DATE,
    DINAR,
    EIGHT,
    GARDEN,
    GREY,
    MOSQUE,
    MOST_SCROLLS,
    PALACE,
    RIVER,
    SCROLL_COLOURS,
    SCROLLS,
    SQUARE,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

SCROLL_FIELDS: Final[tuple[Field, ...]] = beside(Field("place", high=MOST_SCROLLS, offset=-1))  # among the own ones

INSTANT: Final = 0
END_OF_ROUND: Final = 1
END_OF_SEASON: Final = 2
G7: Final = SCROLLS.index("g7")
G8: Final = SCROLLS.index("g8")
G9: Final[int] = SCROLLS.index("g9")
Y1: Final = SCROLLS.index("y1")
Y2: Final = SCROLLS.index("y2")
Y3: Final = SCROLLS.index("y3")
Y4: Final[int] = SCROLLS.index("y4")
Y5: Final = SCROLLS.index("y5")
Y7: Final = SCROLLS.index("y7")
Y8: Final = SCROLLS.index("y8")
Y9: Final = SCROLLS.index("y9")
P1: Final = SCROLLS.index("p1")
P3: Final = SCROLLS.index("p3")
P4: Final = SCROLLS.index("p4")
P5: Final = SCROLLS.index("p5")
P7: Final = SCROLLS.index("p7")
P8: Final = SCROLLS.index("p8")
P9: Final = SCROLLS.index("p9")
O2: Final = SCROLLS.index("o2")
O3: Final = SCROLLS.index("o3")
O4: Final = SCROLLS.index("o4")
O5: Final = SCROLLS.index("o5")
O8: Final = SCROLLS.index("o8")
O11: Final = SCROLLS.index("o11")
O12: Final = SCROLLS.index("o12")
GRANTED_AREAS: Final[tuple[int, ...]] = (RIVER, GARDEN, SQUARE, MOSQUE, PALACE)  # of scroll P3


def colour_of(scroll: int) -> int:
    """The colour of a scroll by its number."""
    return min(scroll // 9, 3)


def count(s: State, seat: int, scroll: int) -> int:
    """How many copies the seat has; they are cumulative (MKSH-MADRASA-10)."""
    return s.players[seat].scrolls.count(scroll)


# --- the action -----------------------------------------------------------------------------------------------------
def start(s: State, seat: int) -> None:
    s.scholars = -1
    s.duty = -1
    s.stack.append(frame(frames.CHOOSE_SCROLL, seat))


def dates_for(s: State, seat: int, colour: int) -> int:
    """The dates of a scroll; the sultan spares some (MKSH-MADRASA-4, MKSH-EXP2-4)."""
    return max(0, s.printed.scroll_dates[colour] - companions.spared_dates(s, seat))


def can_learn(s: State, seat: int, colour: int) -> bool:
    """Enough scholars beside those used in this action, and the dates (MKSH-MADRASA-2, -3, -4)."""
    player = s.players[seat]
    scholars = max(0, s.scholars) + s.printed.scroll_scholars[colour]
    return player.keshis[GREY] >= scholars and player.resources[DATE] >= dates_for(s, seat, colour)


def scroll_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Refresh a colour before the first purchase, buy a face-up scroll, or stop (MKSH-MADRASA-1, -11, -12)."""
    options: list[int] = []
    if s.scholars < 0 and s.duty < 0 and not s.players[seat].refreshed:
        options += [REFRESH + colour for colour in range(4) if can_refresh(s, seat, colour)]
    for stack, scroll in enumerate(s.stacks_up):
        colour = stack // 3
        if scroll < 0:
            continue
        if can_learn(s, seat, colour) and s.duty in (-1, colour):
            options.append(SCROLL + stack)
        elif no is not None:
            _refuse_scroll(s, seat, stack, no)
    if s.duty < 0:
        options.append(STOP)
    if no is not None:
        _refuse_refresh(s, seat, no)
    return options


def _refuse_scroll(s: State, seat: int, stack: int, no: Refusals) -> None:
    colour = stack // 3
    scholars = max(0, s.scholars) + s.printed.scroll_scholars[colour]
    if s.duty not in (-1, colour):
        no.add(SCROLL + stack, "scroll.duty", "MKSH-MADRASA-12", scroll_colour=SCROLL_COLOURS[s.duty])
    elif s.players[seat].keshis[GREY] < scholars:
        no.add(SCROLL + stack, "scroll.scholars", "MKSH-MADRASA-3", n=scholars, has=s.players[seat].keshis[GREY])
    else:
        no.add(SCROLL + stack, "scroll.dates", "MKSH-MADRASA-4", n=dates_for(s, seat, colour))


def _refuse_refresh(s: State, seat: int, no: Refusals) -> None:
    if s.duty >= 0:
        no.add(STOP, "scroll.duty", "MKSH-MADRASA-12", scroll_colour=SCROLL_COLOURS[s.duty])
    for colour in range(4):
        code, rule = "refresh.impossible", "MKSH-MADRASA-13"
        if s.players[seat].refreshed:
            code, rule = "refresh.used", "MKSH-MADRASA-11"
        elif s.scholars >= 0:
            code, rule = "refresh.too_late", "MKSH-MADRASA-11"
        no.add(REFRESH + colour, code, rule, scroll_colour=SCROLL_COLOURS[colour])


def can_refresh(s: State, seat: int, colour: int) -> bool:
    """The dinar, scholars and dates for a scroll of the colour, and a stack that is not empty (MKSH-MADRASA-13)."""
    if s.players[seat].resources[DINAR] < s.printed.refresh_dinars or not can_learn(s, seat, colour):
        return False
    return any(s.stacks[stack] or s.stacks_up[stack] >= 0 for stack in range(3 * colour, 3 * colour + 3))


def choose_scroll(s: State, seat: int, arg: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
        s.scholars = s.duty = -1
    elif action < SCROLL:
        refresh(s, seat, action - REFRESH)
    else:
        buy(s, seat, action - SCROLL)


def refresh(s: State, seat: int, colour: int) -> None:
    """The face-up scrolls of a colour go under their stacks, the next ones are turned up (MKSH-MADRASA-11)."""
    effects.pay_resources(s, seat, [0, 0, s.printed.refresh_dinars], "MKSH-MADRASA-11")
    s.players[seat].refreshed = 1
    s.duty = colour
    if s.events is not None:
        s.tell("scrolls_refreshed", seat, "MKSH-MADRASA-11", scroll_colour=SCROLL_COLOURS[colour])
    piles.own_scrolls(s)
    for stack in range(3 * colour, 3 * colour + 3):
        if s.stacks_up[stack] >= 0:
            s.stacks[stack] = [s.stacks_up[stack], *s.stacks[stack]]
            s.known[stack] += 1
            s.stacks_up[stack] = -1
    piles.turn_up_scrolls(s, 3 * colour, 3 * colour + 2)


def buy(s: State, seat: int, stack: int) -> None:
    """Pay the dates; the scroll is the seat's, and an instant one acts (MKSH-MADRASA-4, -5, -6)."""
    colour = stack // 3
    s.scholars = max(0, s.scholars) + s.printed.scroll_scholars[colour]
    s.duty = -1
    effects.pay_resources(s, seat, [0, dates_for(s, seat, colour), 0], "MKSH-MADRASA-4")
    if s.events is not None:
        s.tell("scroll_bought", seat, "MKSH-MADRASA-5", scroll=SCROLLS[s.stacks_up[stack]])
    acquire(s, seat, stack)


def acquire(s: State, seat: int, stack: int) -> None:
    scroll = s.stacks_up[stack]
    s.stacks_up = replaced(s.stacks_up, stack, -1)
    player = s.players[seat]
    player.scrolls = [*player.scrolls, scroll]
    if s.printed.scroll_timing[scroll] == INSTANT:
        s.stack.append(frame(frames.RESOLVE_SCROLL, seat, len(player.scrolls) - 1))


# --- a free yellow scroll -------------------------------------------------------------------------------------------
def free_scroll_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A face-up yellow scroll, or none (MKSH-SAHARA-21, -22)."""
    return [*(SCROLL + stack for stack in range(3, 6) if s.stacks_up[stack] >= 0), DECLINE]


def choose_free_scroll(s: State, seat: int, arg: int, action: int) -> None:
    """It is no purchase (MKSH-MADRASA-19); outside a turn its place is filled at once (MKSH-MADRASA-18)."""
    s.stack.pop()
    if action == DECLINE:
        return
    stack = action - SCROLL
    if s.active < 0:
        s.stack.append(frame(frames.REPLENISH, seat))
    if s.events is not None:
        s.tell("scroll_taken", seat, "MKSH-SAHARA-21", scroll=SCROLLS[s.stacks_up[stack]])
    acquire(s, seat, stack)


# --- what scrolls do ------------------------------------------------------------------------------------------------
def resolve_scroll(s: State, seat: int, place: int) -> None:
    """Do what a scroll says, once (MKSH-MADRASA-6, -7, -8, -22)."""
    s.stack.pop()
    scroll = s.players[seat].scrolls[place]
    if scroll == G7 and s.players[seat].resources[DINAR]:
        return  # it fills empty hands only
    if s.events is not None:
        s.tell("scroll_worked", seat, "MKSH-MADRASA-6", scroll=SCROLLS[scroll])
    if s.printed.scroll_effect[scroll]:
        effects.give(s, seat, s.printed.scroll_effect[scroll], BY_SCROLLS, "MKSH-MADRASA-6")
    elif scroll == Y1:
        effects.ask_colour(s, seat, 1, then_another=True)
    elif scroll == P3:
        s.stack.append(frame(frames.CHOOSE_AREA, seat))
    elif scroll == G7:
        effects.gain_resource(s, seat, DINAR, s.printed.scroll_n[G7], "MKSH-MADRASA-7")
    else:
        s.score(seat, BY_SCROLLS, points_of(s, seat, scroll), "MKSH-MADRASA-6")


def points_of(s: State, seat: int, scroll: int) -> int:
    """The points of a scroll that counts something."""
    player = s.players[seat]
    each = s.printed.scroll_n[scroll]
    gates = sum(1 for gate in player.gates if gate >= 0)
    if scroll == Y2:
        return each * max(player.keshis)
    if scroll == Y3:
        return max(each, each * len(player.luxuries))
    if scroll == O3:
        return each * len(player.luxuries)
    if scroll in (Y7, O4):
        return each * bits(player.sellers)
    if scroll == P1:
        return each * gates
    if scroll == P7:
        return each * (gates + len(player.line))
    if scroll == O2:
        return each * player.keshis[GREY]
    if scroll == O5:
        return each * len(player.scrolls)
    return each * sum(1 for area in range(EIGHT) if player.keshis[area] >= s.printed.many_keshis)  # O8


def area_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The area action that scroll P3 grants."""
    if no is not None:
        for area in range(EIGHT):
            if area not in GRANTED_AREAS:
                no.add(ACTION + area, "action.not_granted", "MKSH-MADRASA-20", area=AREAS[area])
    return [ACTION + area for area in sorted(GRANTED_AREAS)]


def choose_area(s: State, seat: int, arg: int, action: int) -> None:
    """No water seller gives water for it (MKSH-WATER-5)."""
    s.stack.pop()
    workers.do_area_action(s, seat, action - ACTION)


# --- permanent scrolls ----------------------------------------------------------------------------------------------
def green_was_placed(s: State, seat: int) -> None:
    """G8: dates for a green keshi."""
    copies = count(s, seat, G8)
    if copies:
        effects.gain_resource(s, seat, DATE, copies * s.printed.scroll_n[G8], "MKSH-MADRASA-9")


def seller_gave_water(s: State, seat: int) -> None:
    """P5: dinars with the water of a seller."""
    copies = count(s, seat, P5)
    if copies:
        effects.gain_resource(s, seat, DINAR, copies * s.printed.scroll_n[P5], "MKSH-MADRASA-9")


def use_once(s: State, seat: int, scroll: int) -> int:
    """How many copies of a scroll that acts once per round act now; they have done so then (MKSH-MADRASA-21)."""
    player = s.players[seat]
    acting = 0
    for place, owned in enumerate(player.scrolls):
        if owned == scroll and not player.spent >> place & 1:
            player.spent |= 1 << place
            acting += 1
    return acting


def further_steps(s: State, seat: int) -> int:
    """Y4 lengthens the first movement of a round on the river or the stairs."""
    return use_once(s, seat, Y4) * s.printed.scroll_n[Y4]


def after_crossing(s: State, seat: int, arg: int) -> None:
    """P4: points for a crossed boundary."""
    s.stack.pop()
    s.score(seat, BY_SCROLLS, count(s, seat, P4) * s.printed.scroll_n[P4], "MKSH-MADRASA-9")


def after_exchange(s: State, seat: int, arg: int) -> None:
    """Y5: resources of choice after the exchange tile was used."""
    s.stack.pop()
    for _ in range(count(s, seat, Y5) * s.printed.scroll_n[Y5]):
        s.stack.append(frame(frames.CHOOSE_RESOURCE, seat))


def resolve_all(s: State, seat: int, timing: int) -> None:
    """Push all own scrolls of a timing, in the order of acquisition (MKSH-ROUND-5, MKSH-SEASON-9)."""
    scrolls = s.players[seat].scrolls
    for place in range(len(scrolls) - 1, -1, -1):
        if s.printed.scroll_timing[scrolls[place]] == timing:
            s.stack.append(frame(frames.RESOLVE_SCROLL, seat, place))

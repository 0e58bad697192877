"""The madrasa: buying scrolls, refreshing them, taking one free of charge. Rules MKSH-MADRASA.

What a scroll does when it is acquired is in `scrolls.py`, what a permanent one changes in the area that it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import companions, effects, frames, pay, piles
from caravansary.games.marrakesh.actions import DECLINE, REFRESH, SCROLL, STOP
from caravansary.games.marrakesh.pieces import DATE, GREY, MOST_KESHIS, ON_PALACE, RESOURCES, SCROLL_COLOURS, SCROLLS
from caravansary.games.marrakesh.powers import FIRST_POWER

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

INSTANT: Final = 0
# The frame of the action keeps its own count (MKSH-GRANT-5)
USED_SCHOLARS: Final[Field] = Field("scholars", low=0, high=MOST_KESHIS, bits=4)
DUTY: Final[Field] = Field("duty", SCROLL_COLOURS, bits=3, offset=1, optional=True)  # to be bought after a refresh
ACTION_FIELDS: Final[tuple[Field, ...]] = beside(USED_SCHOLARS, DUTY)
# Which scrolls may be taken free of charge: of a line cell, of scroll s58, of town t10
OF: Final = ("yellow", "orange", "any")
YELLOW_SCROLL: Final = 0
ORANGE_SCROLL: Final = 1
ANY_SCROLL: Final = 2
FREE_STACKS: Final[tuple[range, ...]] = (range(3, 6), range(9, 12), range(12))
FREE_RULES: Final = ("MKSH-SAHARA-21", "MKSH-SCROLL-58", "MKSH-TOWN-10")
FREE_FIELDS: Final[tuple[Field, ...]] = beside(Field("of", OF, asked="of"))


# --- the action -----------------------------------------------------------------------------------------------------
def start(s: State, seat: int) -> None:
    s.stack.append(frame(frames.CHOOSE_SCROLL, seat))


def dates_for(s: State, seat: int, colour: int) -> int:
    """The dates of a scroll; the sultan spares some (MKSH-MADRASA-4, MKSH-EXP2-4)."""
    return max(0, s.printed.scroll_dates[colour] - companions.spared_dates(s, seat))


def can_learn(s: State, seat: int, colour: int, used: int) -> bool:
    """Enough scholars beside those used in this action, and the dates (MKSH-MADRASA-2, -3, -4)."""
    player = s.players[seat]
    scholars = used + s.printed.scroll_scholars[colour]
    return player.keshis[GREY] >= scholars and player.resources[DATE] >= dates_for(s, seat, colour)


def scroll_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Refresh a colour before the first purchase, buy a face-up scroll, or stop (MKSH-MADRASA-1, -11, -12)."""
    options: list[int] = []
    used, duty = USED_SCHOLARS.of(arg), DUTY.of(arg) - 1
    if may_refresh(s, seat) and duty < 0:
        options += [REFRESH + colour for colour in range(4) if can_refresh(s, seat, colour, used)]
    for stack, scroll in enumerate(s.stacks_up):
        if scroll < 0:
            continue
        if can_learn(s, seat, stack // 3, used) and duty in (-1, stack // 3):
            options.append(SCROLL + stack)
        elif no is not None:
            _refuse_scroll(s, seat, stack, used, duty, no)
    if duty < 0:
        options.append(STOP)
    if no is not None:
        _refuse_refresh(s, seat, duty, no)
    return options


def _refuse_scroll(s: State, seat: int, stack: int, used: int, duty: int, no: Refusals) -> None:
    colour = stack // 3
    scholars = used + s.printed.scroll_scholars[colour]
    if duty not in (-1, colour):
        no.add(SCROLL + stack, "scroll.duty", "MKSH-MADRASA-12", scroll_colour=SCROLL_COLOURS[duty])
    elif s.players[seat].keshis[GREY] < scholars:
        no.add(SCROLL + stack, "scroll.scholars", "MKSH-MADRASA-3", n=scholars, has=s.players[seat].keshis[GREY])
    else:
        no.add(SCROLL + stack, "scroll.dates", "MKSH-MADRASA-4", n=dates_for(s, seat, colour))


def _refuse_refresh(s: State, seat: int, duty: int, no: Refusals) -> None:
    if duty >= 0:
        no.add(STOP, "scroll.duty", "MKSH-MADRASA-12", scroll_colour=SCROLL_COLOURS[duty])
    for colour in range(4):
        code, rule = "refresh.impossible", "MKSH-MADRASA-13"
        if s.players[seat].refreshed:
            code, rule = "refresh.used", "MKSH-MADRASA-11"
        elif s.players[seat].bought:
            code, rule = "refresh.too_late", "MKSH-MADRASA-23"
        no.add(REFRESH + colour, code, rule, scroll_colour=SCROLL_COLOURS[colour])


def may_refresh(s: State, seat: int) -> bool:
    """Once per round, before the first scroll bought in it; season scoring belongs to round 4 (MKSH-MADRASA-23)."""
    player = s.players[seat]
    return not player.refreshed and not player.bought


def can_refresh(s: State, seat: int, colour: int, used: int) -> bool:
    """The dinar, scholars and dates for a scroll of the colour, and a stack that is not empty (MKSH-MADRASA-13).

    With scroll s33 what pays the dinar must leave the dates (MKSH-PAY-3).
    """
    if not can_learn(s, seat, colour, used):
        return False
    if not pay.can_pay(s, seat, [0, 0, s.printed.refresh_dinars], dates_for(s, seat, colour)):
        return False
    return any(s.stacks[stack] or s.stacks_up[stack] >= 0 for stack in range(3 * colour, 3 * colour + 3))


def choose_scroll(s: State, seat: int, arg: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
    elif action < SCROLL:
        colour = action - REFRESH
        s.stack[-1] = frame(frames.CHOOSE_SCROLL, seat, arg | DUTY.put(colour + 1))
        cost = [0, 0, s.printed.refresh_dinars]
        pay.pay(s, seat, cost, pay.FOR_REFRESH + colour, dates_for(s, seat, colour))
    else:
        buy(s, seat, action - SCROLL, USED_SCHOLARS.of(arg))


def refresh(s: State, seat: int, colour: int) -> None:
    """The face-up scrolls of a colour go under their stacks, the next ones are turned up (MKSH-MADRASA-11)."""
    s.players[seat].refreshed = 1
    if s.events is not None:
        s.tell("scrolls_refreshed", seat, "MKSH-MADRASA-11", scroll_colour=SCROLL_COLOURS[colour])
    piles.own_scrolls(s)
    for stack in range(3 * colour, 3 * colour + 3):
        if s.stacks_up[stack] >= 0:
            s.stacks[stack] = [s.stacks_up[stack], *s.stacks[stack]]
            s.known[stack] += 1
            s.stacks_up[stack] = -1
    piles.turn_up_scrolls(s, 3 * colour, 3 * colour + 2)


def buy(s: State, seat: int, stack: int, used: int) -> None:
    """Pay the dates; the scroll is the seat's, and an instant one acts (MKSH-MADRASA-4, -5, -6)."""
    colour = stack // 3
    used += s.printed.scroll_scholars[colour]
    s.stack[-1] = frame(frames.CHOOSE_SCROLL, seat, USED_SCHOLARS.put(used))
    s.players[seat].bought = 1
    effects.pay_resources(s, seat, [0, dates_for(s, seat, colour), 0], "MKSH-MADRASA-4")
    if s.events is not None:
        s.tell("scroll_bought", seat, "MKSH-MADRASA-5", scroll=SCROLLS[s.stacks_up[stack]])
        spared = s.printed.scroll_dates[colour] - dates_for(s, seat, colour)
        if spared:
            companions.tell_spared(s, seat, ON_PALACE, {RESOURCES[DATE]: spared}, "MKSH-EXP2-4")
    acquire(s, seat, stack)


def acquire(s: State, seat: int, stack: int) -> None:
    """A permanent scroll acts from now on (MKSH-MADRASA-26), one of a round or a season every time.

    Also at the end of this round and this season (MKSH-MADRASA-7, -8).
    """
    scroll = s.stacks_up[stack]
    s.stacks_up = replaced(s.stacks_up, stack, -1)
    player = s.players[seat]
    player.scrolls = [*player.scrolls, scroll]
    if scroll >= FIRST_POWER:
        player.powers |= 1 << scroll - FIRST_POWER
    if s.printed.scroll_timing[scroll] == INSTANT:
        s.stack.append(frame(frames.RESOLVE_SCROLL, seat, scroll))


# --- a scroll free of charge ----------------------------------------------------------------------------------------
def offer_free_scroll(s: State, seat: int, of: int) -> None:
    """A face-up scroll of the kind, if there is one; that of scroll s58 costs a date (MKSH-VERB-9, MKSH-TOWN-10)."""
    if of == ORANGE_SCROLL and s.players[seat].resources[DATE] < s.printed.orange_dates:
        return
    if any(s.stacks_up[stack] >= 0 for stack in FREE_STACKS[of]):
        s.stack.append(frame(frames.CHOOSE_FREE_SCROLL, seat, of))


def free_scroll_options(s: State, seat: int, of: int, no: Refusals | None) -> list[int]:
    """A face-up scroll of the kind, or none; nothing is refreshed for it (MKSH-SAHARA-21, -22)."""
    if no is not None:
        for stack in range(len(s.stacks_up)):
            if stack not in FREE_STACKS[of] and s.stacks_up[stack] >= 0:
                no.add(SCROLL + stack, "scroll.other_colour", FREE_RULES[of], scroll_colour=OF[of])
    return [*(SCROLL + stack for stack in FREE_STACKS[of] if s.stacks_up[stack] >= 0), DECLINE]


def choose_free_scroll(s: State, seat: int, of: int, action: int) -> None:
    """It is no purchase: no scholars, no discount, a refresh stays possible (MKSH-MADRASA-19, -25)."""
    s.stack.pop()
    if action == DECLINE:
        return
    stack = action - SCROLL
    if of == ORANGE_SCROLL:
        effects.pay_resources(s, seat, [0, s.printed.orange_dates, 0], FREE_RULES[of])
    if s.events is not None:
        s.tell("scroll_taken", seat, FREE_RULES[of], scroll=SCROLLS[s.stacks_up[stack]])
    acquire(s, seat, stack)

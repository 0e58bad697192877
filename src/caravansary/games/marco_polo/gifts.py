"""Gifts of the module "The New Characters": drawing, resolving, keeping and using them. Rules POLO-NEWCHAR."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.actions import DIE, KEEP, KEEP_TWO, TAKE_BLACK, TAKE_COINS, USE, VALUE
from caravansary.games.marco_polo.dice import black_left, get_black, has_die
from caravansary.games.marco_polo.pieces import (
    BERKE,
    BY_GIFTS,
    DICE,
    DIE_VALUE,
    F2,
    F3,
    F4,
    F5,
    F8,
    F11,
    F12,
    F13,
    F15,
    GIFTS,
    RASCHID,
    WILHELM,
)
from caravansary.games.marco_polo.rewards import pend, receive

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

KEPT: Final = frozenset({F2, F3, F5, F8, F11, F15})
USELESS: Final = {F5: RASCHID, F8: BERKE, F11: WILHELM}  # POLO-NEWCHAR-6
EXTRA_ACTIONS: Final[tuple[int, ...]] = (F2, F3, F5, F15)
RECEIVED_FIELDS: Final[tuple[Field, ...]] = beside(Field("gift", GIFTS))
TO_KEEP: Final[Field] = Field("keep", high=2, bits=2)
FIRST_KEPT: Final[Field] = Field("kept", high=5, optional=True)  # its place among the drawn ones, from 1
GIFT_FIELDS: Final[tuple[Field, ...]] = beside(TO_KEEP, FIRST_KEPT)


# --- drawing --------------------------------------------------------------------------------------------------------
def draw(s: State) -> int:
    """The top gift; an empty pile is made of the discarded ones first (POLO-NEWCHAR-5). -1: none is left."""
    if not s.gift_pile and not s.gift_discard:
        return -1
    s.unveil()
    if not s.gift_pile:
        s.gift_pile = sorted(s.gift_discard)
        s.gift_discard = []
        s.chance.shuffle(s.gift_pile)
        if s.events is not None:
            s.tell("gifts_shuffled", None, "POLO-NEWCHAR-5", n=len(s.gift_pile))
    return s.gift_pile.pop()


def draw_useful(s: State, seat: int) -> int:
    """A gift that the seat's character can use; others are discarded and replaced (POLO-NEWCHAR-6)."""
    useless: list[int] = []
    gift = draw(s)
    while gift >= 0 and USELESS.get(gift) == s.players[seat].character:
        if s.events is not None:
            s.tell("gift_replaced", seat, "POLO-NEWCHAR-6", gift=GIFTS[gift])
        useless.append(gift)
        gift = draw(s)
    s.gift_discard.extend(useless)
    return gift


def get_gift(s: State, seat: int, arg: int) -> None:
    """A gift as a reward (POLO-NEWCHAR-5, -25)."""
    s.stack.pop()
    gift = draw_useful(s, seat)
    if gift < 0:
        if s.events is not None:
            s.tell("gift_missing", seat, "POLO-NEWCHAR-25")
        return
    if s.events is not None:
        s.tell("gift_drawn", seat, "POLO-NEWCHAR-5", gift=GIFTS[gift])
    resolve(s, seat, gift)


def receive_gift(s: State, seat: int, gift: int) -> None:
    s.stack.pop()
    resolve(s, seat, gift)


def resolve(s: State, seat: int, gift: int) -> None:
    """Some are kept, the others do at once what they say and are discarded."""
    if gift in KEPT:
        s.players[seat].gifts |= 1 << gift
        return
    s.gift_discard.append(gift)
    others = s.printed.gift_others[gift]
    if any(others):
        for other in s.others(seat):
            receive(s, other, others, BY_GIFTS, "POLO-NEWCHAR-5")
    if gift == F4:
        s.stack.append(frame(frames.CHOOSE_BLACK_OR_COINS, seat))
    elif gift == F12:
        s.score(
            seat,
            BY_GIFTS,
            s.printed.gift_points * min(s.printed.gift_most, s.players[seat].posts.bit_count()),
            "POLO-NEWCHAR-5",
        )
    elif gift == F13:
        s.score(
            seat,
            BY_GIFTS,
            s.printed.gift_points * min(s.printed.gift_most, len(s.players[seat].completed)),
            "POLO-NEWCHAR-5",
        )
    else:
        receive(s, seat, s.printed.gift_reward[gift], BY_GIFTS, "POLO-NEWCHAR-5")


def black_or_coins_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A black die or coins; with an empty pool the coins (POLO-NEWCHAR-9)."""
    if black_left(s):
        return [TAKE_BLACK, TAKE_COINS]
    if no is not None:
        no.add(TAKE_BLACK, "black.none_left", "POLO-NEWCHAR-9")
    return [TAKE_COINS]


def choose_black_or_coins(s: State, seat: int, arg: int, action: int) -> None:
    if action == TAKE_BLACK:
        get_black(s, seat, 0)
        return
    s.stack.pop()
    s.players[seat].coins += s.printed.gift_coins
    if s.events is not None:
        s.tell("gained", seat, "POLO-NEWCHAR-9", things={"coins": s.printed.gift_coins})


# --- Fratre Nicolao -------------------------------------------------------------------------------------------------
def draw_for_nicolao(s: State, seat: int) -> None:
    """Three gifts at each round start, open to all; one is kept (POLO-NEWCHAR-11)."""
    drawn: list[int] = []
    while len(drawn) < s.printed.nicolao_draws:
        gift = draw_useful(s, seat)
        if gift < 0:
            break
        drawn.append(gift)
        if s.events is not None:
            s.tell("gift_drawn", seat, "POLO-NEWCHAR-11", gift=GIFTS[gift])
    s.drawn = drawn
    if drawn:
        s.stack.append(frame(frames.CHOOSE_GIFT, seat, TO_KEEP.put(1)))
    elif s.events is not None:
        s.tell("gift_missing", seat, "POLO-NEWCHAR-25")


def gift_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """One of the drawn gifts, or once in the game two of them (POLO-NEWCHAR-11)."""
    count, kept = TO_KEEP.of(arg), FIRST_KEPT.of(arg)
    last = len(s.drawn) - (count - (1 if kept else 0)) + 1
    options = [KEEP + gift for place, gift in enumerate(s.drawn) if kept <= place < last]
    if count == 1 and s.players[seat].keep_two and len(s.drawn) > 1:
        options.append(KEEP_TWO)
    elif no is not None and count == 1:
        no.add(KEEP_TWO, "gift.token_used" if not s.players[seat].keep_two else "gift.only_one", "POLO-NEWCHAR-11")
    if no is not None:
        for gift in s.drawn:
            no.add(KEEP + gift, "gift.order", "POLO-NEWCHAR-11", gift=GIFTS[gift])
    return options


def gift_pick(s: State, seat: int, arg: int) -> Pick | None:
    """The two gifts that are kept."""
    if TO_KEEP.of(arg) == 1:
        return None
    kept = FIRST_KEPT.of(arg)
    return Pick("gifts", 1 if kept else 2, [KEEP + s.drawn[kept - 1]] if kept else [])


def choose_gift(s: State, seat: int, arg: int, action: int) -> None:
    if action == KEEP_TWO:
        s.players[seat].keep_two = 0
        s.stack[-1] = frame(frames.CHOOSE_GIFT, seat, TO_KEEP.put(2))
        return
    count, kept = TO_KEEP.of(arg), FIRST_KEPT.of(arg)
    place = s.drawn.index(action - KEEP)
    if count == 2 and not kept:
        s.stack[-1] = frame(frames.CHOOSE_GIFT, seat, TO_KEEP.put(2) | FIRST_KEPT.put(place + 1))
        return
    keep_drawn(s, seat, [kept - 1, place] if kept else [place])


def keep_drawn(s: State, seat: int, places: list[int]) -> None:
    """The kept gifts are received in their order, the others discarded."""
    s.stack.pop()
    for place in reversed(places):
        s.stack.append(frame(frames.RECEIVE_GIFT, seat, s.drawn[place]))
    for place, gift in enumerate(s.drawn):
        if s.events is not None:
            kind = "gift_kept" if place in places else "gift_discarded"
            s.tell(kind, seat, "POLO-NEWCHAR-11", gift=GIFTS[gift])
        if place not in places:
            s.gift_discard.append(gift)
    s.drawn = []


# --- using kept gifts -----------------------------------------------------------------------------------------------
def discard(s: State, seat: int, gift: int) -> None:
    """A used gift goes to the open discard (POLO-NEWCHAR-7)."""
    s.players[seat].gifts &= ~(1 << gift)
    s.gift_discard.append(gift)
    if s.events is not None:
        s.tell("gift_used", seat, "POLO-NEWCHAR-7", gift=GIFTS[gift])


def may_use(s: State, seat: int, gift: int, can_step: bool) -> bool:
    """Whether a kept gift serves as an extra action now (POLO-NEWCHAR-24)."""
    if gift == F5:
        return has_die(s, seat)
    return gift != F15 or can_step


def use(s: State, seat: int, gift: int) -> None:
    """A gift as an extra action."""
    discard(s, seat, gift)
    if gift == F5:
        s.stack.append(frame(frames.CHOOSE_DIE_TO_SET, seat))
    else:
        pend(s, seat, [s.printed.gift_reward[gift]])


def choose_die_to_set(s: State, seat: int, arg: int, action: int) -> None:
    s.stack[-1] = frame(frames.CHOOSE_NEW_VALUE, seat, action - DIE)


def new_value_options(s: State, seat: int, die: int, no: Refusals | None) -> list[int]:
    """Any other value."""
    if no is not None:
        no.add(VALUE + DIE_VALUE[die] - 1, "value.same", "POLO-NEWCHAR-7", value=DIE_VALUE[die])
    return [VALUE + value - 1 for value in range(1, 7) if value != DIE_VALUE[die]]


def choose_new_value(s: State, seat: int, die: int, action: int) -> None:
    s.stack.pop()
    new_die = die // 6 * 6 + action - VALUE
    s.players[seat].dice[die] -= 1
    s.players[seat].dice[new_die] += 1
    if s.events is not None:
        s.tell("die_set", seat, "POLO-NEWCHAR-7", die=DICE[die], new_die=DICE[new_die])


def refuse_gifts(s: State, seat: int, options: list[int], no: Refusals) -> None:
    """Why a kept gift cannot be used as an extra action."""
    for gift in range(len(GIFTS)):
        action = USE + gift
        if not s.players[seat].gifts >> gift & 1 or action in options:
            continue
        if gift == F8:
            no.add(action, "gift.at_placement", "POLO-NEWCHAR-7")
        elif gift == F11:
            no.add(action, "gift.in_movement", "POLO-NEWCHAR-8")
        else:
            code, rule = ("gift.no_die", "POLO-NEWCHAR-7") if gift == F5 else ("gift.no_step", "POLO-NEWCHAR-24")
            no.add(action, code, rule)

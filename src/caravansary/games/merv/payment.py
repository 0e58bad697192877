"""Paying: cube by cube, with white cubes, the discount and colour-as-wild. Rules MERV-RES-1, -11 to -16, -19 to -24.

A payment is a set of pieces: cubes of the four colours, white cubes, one wild cube, one discount. The pieces are asked
in that order, each only while the whole can still be completed, so that every set arises exactly once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravansary.core.bits import total
from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import DISCOUNT, PAY, PAY_WILD
from caravansary.games.merv.pieces import (
    ANY,
    BOARD_ACTIONS,
    COLOURS,
    DISCOUNT_ACTIONS,
    NO_CUBES,
    NOTHING_PAID,
    WHITE,
)

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

CONTRACT_COST: Final = 6  # beside the six board actions: what a payment is for
ANY_CUBE: Final = 4  # in `need`: one cube of any colour
WILD_PIECE: Final = 5
DISCOUNT_PIECE: Final = 6
# The colour of the second breakthrough by the four bits of its tiles; -1 for none
_WILD_OF: Final = tuple(next((colour for colour in range(4) if bits >> colour & 1), -1) for bits in range(16))
_DISCOUNT_BIT: Final = tuple(
    1 << DISCOUNT_ACTIONS.index(action) if action in DISCOUNT_ACTIONS else 0 for action in range(len(BOARD_ACTIONS) + 1)
)


def wild_colour(s: State, who: int) -> int:
    """The colour that the seat may use as any other (second breakthrough), -1 for none."""
    return _WILD_OF[s.players[who].tiles >> 4 & 15]


def wild_ready(s: State, who: int) -> int:
    """The colour-as-wild that is still unused this turn, -1 for none (MERV-RES-13)."""
    return -1 if s.wild_used else _WILD_OF[s.players[who].tiles >> 4 & 15]


def discount_ready(s: State, who: int, action: int) -> int:
    """1 if the seat may still waive a cube in this board action (MERV-RES-12, -14, -19, -20)."""
    return 1 if not s.discount_used and s.players[who].tiles & _DISCOUNT_BIT[action] else 0


def can_pay_colour(s: State, who: int, colour: int, count: int, action: int) -> bool:
    """Whether so many cubes of one colour can be paid, with every help."""
    cubes = s.players[who].cubes
    short = count - cubes[colour] - cubes[WHITE]
    if short <= 0:
        return True
    short -= discount_ready(s, who, action)
    if short <= 0:
        return True
    wild = wild_ready(s, who)
    return short == 1 and wild >= 0 and wild != colour and cubes[wild] > 0


def can_pay(s: State, who: int, need: list[int], action: int) -> bool:
    """Whether a cost in several colours can be paid, with every help."""
    cubes = s.players[who].cubes
    short = -cubes[WHITE]
    for colour in range(4):
        if need[colour] > cubes[colour]:
            short += need[colour] - cubes[colour]
    if short <= 0:
        return True
    short -= discount_ready(s, who, action)
    if short <= 0:
        return True
    wild = wild_ready(s, who)
    return short == 1 and wild >= 0 and cubes[wild] > need[wild]


def can_pay_contract_cube(s: State, who: int, colour: int) -> bool:
    """One cube of the colour or white or wild; any cube at all where "any" is printed (MERV-RES-24)."""
    cubes = s.players[who].cubes
    if colour == ANY:
        return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[4] > 0
    return can_pay_colour(s, who, colour, 1, CONTRACT_COST)


def cost_in_words(cost: list[int]) -> dict[str, int]:
    """The cubes of a cost by colour, for a sentence."""
    return {COLOURS[colour]: cost[colour] for colour in range(4) if cost[colour]}


def open_payment(s: State, who: int, need: list[int], purpose: int) -> None:
    """Start a payment; it is made at once if there is only one kind of cube to pay it with."""
    cubes = s.players[who].cubes
    s.need = need
    s.paid = NOTHING_PAID
    plain = cubes[WHITE] == 0 and not discount_ready(s, who, purpose) and wild_ready(s, who) < 0 and not need[ANY_CUBE]
    if not plain:
        s.stack.append(frame(frames.CHOOSE_CUBE, who, purpose))
        return
    for colour in range(4):
        spend(s, who, colour, need[colour])
    s.paid = [*need[:4], 0, 0, 0]
    close_payment(s, who)


def close_payment(s: State, who: int) -> None:
    """The payment is complete."""
    tell_paid(s, who)
    s.need = NO_CUBES
    s.paid = NOTHING_PAID


def one_more(counts: list[int], index: int) -> list[int]:
    """The counts with one more at a place, as a new list."""
    more = counts[:]
    more[index] += 1
    return more


def spend(s: State, who: int, colour: int, count: int) -> None:
    """Cubes go back to the supply at once (MERV-RES-23)."""
    s.players[who].cubes[colour] -= count
    s.cubes_left[colour] += count


def cube_options(s: State, seat: int, purpose: int, no: Refusals | None) -> list[int]:
    """The pieces with which the open payment can go on (MERV-RES-11, -15)."""
    cubes = s.players[seat].cubes
    if s.need[ANY_CUBE]:
        return _any_cube_options(cubes, no)
    left = pieces_left(s)
    first = last_piece(s.paid)
    wild = wild_ready(s, seat) if not s.paid[WILD_PIECE] else -1
    spare_wild = wild >= 0 and cubes[wild] > s.need[wild] - s.paid[wild]
    rest_of_wild = s.need[wild] - s.paid[wild] if wild >= 0 else 0
    discount = discount_ready(s, seat, purpose) if not s.paid[DISCOUNT_PIECE] else 0
    if no is not None:
        _refuse_pieces(s, purpose, no)
    options: list[int] = []
    reach = discount
    if discount and left <= reach:
        options.append(DISCOUNT)
    later = wild if spare_wild and rest_of_wild else -1  # the wild cube counts with its colour
    if spare_wild and rest_of_wild == 0:
        reach += 1
        if left <= reach:
            options.append(PAY_WILD + wild)
    if cubes[WHITE] and first <= WHITE:
        reach += min(cubes[WHITE], left)
        if left <= reach:
            options.append(PAY + WHITE)
    for colour in range(3, first - 1, -1):
        usable = min(cubes[colour], s.need[colour] - s.paid[colour])
        reach += usable + 1 if colour == later else usable
        if usable and left <= reach:
            options.append(PAY + colour)
    options.reverse()
    return options


def _any_cube_options(cubes: list[int], no: Refusals | None) -> list[int]:
    options = [PAY + colour for colour in range(5) if cubes[colour]]
    if no is not None:
        for colour in range(5):
            if not cubes[colour]:
                no.add(PAY + colour, "payment.none_left", "MERV-RES-24", colour=COLOURS[colour])
    return options


def last_piece(paid: list[int]) -> int:
    """The highest piece of those paid; the payment goes on from there."""
    for piece in range(6, -1, -1):
        if paid[piece]:
            return piece
    return 0


def pieces_left(s: State) -> int:
    """How many pieces the open payment still lacks."""
    return total(s.need) - total(s.paid)


def _refuse_pieces(s: State, purpose: int, no: Refusals) -> None:
    """Why the other cubes cannot be paid; the caller's options are not in question here."""
    who = s.active
    cubes = s.players[who].cubes
    for colour in range(5):
        if not cubes[colour]:
            no.add(PAY + colour, "payment.none_left", "MERV-RES-11", colour=COLOURS[colour])
        elif colour != WHITE and not s.need[colour]:
            no.add(PAY + colour, "payment.wrong_colour", "MERV-RES-11", colour=COLOURS[colour])
        else:
            no.add(PAY + colour, "payment.does_not_fit", "MERV-RES-15", colour=COLOURS[colour])
    wild = wild_colour(s, who)
    if wild >= 0:
        if s.wild_used or s.paid[WILD_PIECE]:
            no.add(PAY_WILD + wild, "payment.wild_used", "MERV-RES-13", colour=COLOURS[wild])
        else:
            no.add(PAY_WILD + wild, "payment.does_not_fit", "MERV-RES-15", colour=COLOURS[wild])
    if purpose == CONTRACT_COST:
        no.add(DISCOUNT, "payment.no_discount", "MERV-RES-20")
    elif discount_ready(s, who, purpose):
        no.add(DISCOUNT, "payment.discount_later", "MERV-RES-15")
    elif s.players[who].tiles & _DISCOUNT_BIT[purpose]:
        no.add(DISCOUNT, "payment.discount_used", "MERV-RES-12")
    else:
        no.add(DISCOUNT, "payment.no_discount", "MERV-RES-12")


def pay_piece(s: State, seat: int, purpose: int, action: int) -> None:
    """Give one piece; when the set is complete the payment is over."""
    if action == DISCOUNT:
        s.discount_used = 1
        s.paid = one_more(s.paid, DISCOUNT_PIECE)
    elif action >= PAY_WILD:
        s.wild_used = 1
        spend(s, seat, action - PAY_WILD, 1)
        s.paid = one_more(s.paid, WILD_PIECE)
    else:
        spend(s, seat, action - PAY, 1)
        s.paid = one_more(s.paid, action - PAY)
    if pieces_left(s) == 0:
        s.stack.pop()
        close_payment(s, seat)


def asked_price(s: State, seat: int, arg: int) -> dict[str, Any]:
    """The whole price, so that nobody has to look for it on the board while paying."""
    return {"price": "any" if s.need[ANY_CUBE] else "colours", "cubes": cost_in_words(s.need)}


def payment_pick(s: State, seat: int, arg: int) -> Pick:
    """The cubes so far; after the wild cube nothing is left to choose, the discount is always the last."""
    chosen = [PAY + colour for colour in range(5) for _ in range(s.paid[colour])]
    return Pick("payment", pieces_left(s), chosen)


def tell_paid(s: State, who: int) -> None:
    """Report a finished payment, with the helps that were used."""
    if s.events is None:
        return
    cubes = {COLOURS[colour]: s.paid[colour] for colour in range(5) if s.paid[colour]}
    if s.paid[WILD_PIECE]:
        name = COLOURS[wild_colour(s, who)]
        cubes[name] = cubes.get(name, 0) + 1
    kind = "paid_with_discount" if s.paid[DISCOUNT_PIECE] else "paid"
    s.tell(kind, who, "MERV-RES-12" if s.paid[DISCOUNT_PIECE] else "MERV-RES-11", cubes=cubes)

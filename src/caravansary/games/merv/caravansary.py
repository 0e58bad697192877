"""Caravansary: pay cubes of one colour, take caravan cards from the queue, complete pairs. Rules MERV-CARAVAN.

Cards with camels always form the front part of the queue (MERV-CARAVAN-18), so the state keeps only their number.
Sets of spices are scored in `scoring.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import boons, frames
from caravansary.games.merv.actions import DISCOUNT, FINISH, PAY, PLACE_CAMEL, TAKE_CARD
from caravansary.games.merv.payment import discount_ready, one_more, spend, wild_colour
from caravansary.games.merv.pieces import CARAVANSARY, COLOURS, NO_CUBES, QUEUE_LENGTH, SPICES, WHITE
from caravansary.games.merv.spices import may_collect, spice_limit

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


# --- which cards, for which cubes -----------------------------------------------------------------------------------
def colour_fits(s: State, who: int, colour: int) -> bool:
    """Whether a cube of the colour keeps all cubes of the action one colour, one wild cube aside (MERV-CARAVAN-19)."""
    spent = s.spent
    others = 0
    other = -1
    for paid in range(4):
        if paid != colour and spent[paid]:
            others += 1
            other = paid
    if others == 0:
        return True
    if others > 1 or s.wild_used == 1:
        return False
    wild = wild_colour(s, who)
    if wild == colour:
        return spent[colour] == 0
    return wild == other and spent[other] == 1


def can_pay_card(s: State, who: int) -> bool:
    """A white cube, the discount, or a cube whose colour fits."""
    cubes = s.players[who].cubes
    if cubes[WHITE] or discount_ready(s, who, CARAVANSARY):
        return True
    for colour in range(4):
        if cubes[colour] and colour_fits(s, who, colour):
            return True
    return False


def can_take_any(s: State, who: int) -> bool:
    """A card that may be collected lies in reach, own camels counted, and can be paid (MERV-CARAVAN-17)."""
    if not can_pay_card(s, who):
        return False
    reach = s.camels_on_cards + s.players[who].camels + 1
    for position in range(min(reach, len(s.queue))):
        if may_collect(s, who, s.queue[position]):
            return True
    return False


# --- the action -----------------------------------------------------------------------------------------------------
def start(s: State) -> None:
    """Begin the action: remember the cards, so that the pairs can be told at its end."""
    s.spent = NO_CUBES
    spices = s.players[s.active].spices
    s.had = spices[0] | spices[1] << 4 | spices[2] << 8 | spices[3] << 12
    s.stack.append(frame(frames.CHOOSE_CARAVAN_CARD, s.active))


def card_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The cards in reach that may be collected and paid, a camel to place, or to finish (MERV-CARAVAN-1, -4, -6)."""
    payable = can_pay_card(s, seat)
    options: list[int] = []
    for position in range(len(s.queue)):
        if payable and position <= s.camels_on_cards and may_collect(s, seat, s.queue[position]):
            options.append(TAKE_CARD + position)
        elif no is not None:
            _refuse_card(s, position, payable, no)
    if payable and s.players[seat].camels and s.camels_on_cards + 1 < len(s.queue):
        options.append(PLACE_CAMEL)
    elif no is not None:
        _refuse_camel(s, payable, no)
    if s.steps or not can_take_any(s, seat):
        options.append(FINISH)
    elif no is not None:
        no.add(FINISH, "finish.step_first", "MERV-TURN-16")
    return options


def _refuse_card(s: State, position: int, payable: bool, no: Refusals) -> None:
    spice = SPICES[s.queue[position]]
    action = TAKE_CARD + position
    if position > s.camels_on_cards:
        no.add(action, "card.out_of_reach", "MERV-CARAVAN-4", spice=spice, position=position + 1)
    elif not may_collect(s, s.active, s.queue[position]):
        no.add(action, "card.spice_limit", "MERV-CARAVAN-8", spice=spice, limit=spice_limit(s, s.active))
    elif not payable:
        no.add(action, "card.not_payable", "MERV-CARAVAN-19", spice=spice)


def _refuse_camel(s: State, payable: bool, no: Refusals) -> None:
    if not s.players[s.active].camels:
        no.add(PLACE_CAMEL, "camel.none", "MERV-CARAVAN-6")
    elif s.camels_on_cards + 1 >= len(s.queue):
        no.add(PLACE_CAMEL, "camel.no_card_behind", "MERV-CARAVAN-6")
    elif not payable:
        no.add(PLACE_CAMEL, "camel.nothing_to_pay", "MERV-CARAVAN-6")


def choose_caravan_card(s: State, seat: int, arg: int, action: int) -> None:
    if action == FINISH:
        finish(s)
    elif action == PLACE_CAMEL:
        s.players[seat].camels -= 1
        s.camels_on_cards += 1
        if s.events is not None:
            s.tell("camel_placed_on_card", seat, "MERV-CARAVAN-6", position=s.camels_on_cards)
    else:
        s.stack.append(frame(frames.CHOOSE_CARAVAN_CUBE, seat, action - TAKE_CARD))


def card_cube_options(s: State, seat: int, position: int, no: Refusals | None) -> list[int]:
    """One cube for the card: a colour that fits, white, or the discount (MERV-CARAVAN-2, -3, -19)."""
    cubes = s.players[seat].cubes
    options: list[int] = []
    for colour in range(4):
        if cubes[colour] and colour_fits(s, seat, colour):
            options.append(PAY + colour)
        elif no is not None and cubes[colour]:
            no.add(PAY + colour, "payment.other_colour", "MERV-CARAVAN-19", colour=COLOURS[colour])
        elif no is not None:
            no.add(PAY + colour, "payment.none_left", "MERV-CARAVAN-2", colour=COLOURS[colour])
    if cubes[WHITE]:
        options.append(PAY + WHITE)
    elif no is not None:
        no.add(PAY + WHITE, "payment.none_left", "MERV-CARAVAN-2", colour=COLOURS[WHITE])
    if discount_ready(s, seat, CARAVANSARY):
        options.append(DISCOUNT)
    elif no is not None:
        used = "payment.discount_used" if s.discount_used else "payment.no_discount"
        no.add(DISCOUNT, used, "MERV-CARAVAN-3")
    return options


def choose_caravan_cube(s: State, seat: int, position: int, action: int) -> None:
    """Pay, then take the card."""
    s.stack.pop()
    if action == DISCOUNT:
        s.discount_used = 1
        if s.events is not None:
            s.tell("paid_with_discount", seat, "MERV-CARAVAN-3", cubes={})
    else:
        colour = action - PAY
        spend(s, seat, colour, 1)
        s.spent = one_more(s.spent, colour)
        if colour != WHITE and s.spent[0] + s.spent[1] + s.spent[2] + s.spent[3] > s.spent[colour]:
            s.wild_used = 2  # from now on it counts as used (MERV-CARAVAN-24)
        if s.events is not None:
            s.tell("paid", seat, "MERV-CARAVAN-2", cubes={COLOURS[colour]: 1})
    s.steps += 1
    take_card(s, seat, position)


def take_card(s: State, who: int, position: int) -> int:
    """Move the card, and the camel on it, to the participant; the queue closes up (MERV-CARAVAN-5, -7, -9, -20)."""
    spice = s.queue.pop(position)
    player = s.players[who]
    player.spices[spice] += 1
    camel = position < s.camels_on_cards
    if camel:
        s.camels_on_cards -= 1
        player.camels += 1
    if s.events is not None:
        s.tell("card_taken", who, "MERV-CARAVAN-7", spice=SPICES[spice], position=position + 1, camels=int(camel))
    return spice


def will_reveal(s: State) -> bool:
    """Refilling the queue would turn up a card."""
    return len(s.deck) > 0 and len(s.queue) < QUEUE_LENGTH


def refill(s: State) -> None:
    """Fill the queue up to eight from the deck; new cards carry no camel (MERV-CARAVAN-10, -21)."""
    missing = min(QUEUE_LENGTH - len(s.queue), len(s.deck))
    if missing <= 0:
        return
    s.unveil()
    turned_up = [s.deck.pop() for _ in range(missing)]
    s.queue.extend(turned_up)
    if s.events is not None:
        s.tell("cards_revealed", None, "MERV-CARAVAN-10", spice=[SPICES[spice] for spice in turned_up])


def finish(s: State) -> None:
    """Refill, then the boons of the pairs that the action completed (MERV-CARAVAN-10, -11)."""
    s.stack.pop()
    refill(s)
    counts = [0, 0, 0, 0]
    for spice in range(4):
        pairs = s.players[s.active].spices[spice] // 2 - (s.had >> 4 * spice & 15) // 2
        for _ in range(pairs):
            add_pair(s, spice, counts)
    boons.pend(s, counts)


def add_pair(s: State, spice: int, counts: list[int]) -> None:
    """Count the boon of a completed pair (MERV-CARAVAN-12, -13, -14, -15)."""
    counts[boons.KINDS.index(s.printed.pair_boon[spice])] += 1
    if s.events is not None:
        s.tell("pair_completed", s.active, "MERV-CARAVAN-11", spice=SPICES[spice])


# --- a card for nothing (MERV-CARAVAN-16) ---------------------------------------------------------------------------
def free_card_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any card of the queue that may be collected; none if the boon is lost (MERV-CARAVAN-23)."""
    options: list[int] = []
    for position in range(len(s.queue)):
        if may_collect(s, seat, s.queue[position]):
            options.append(TAKE_CARD + position)
        elif no is not None:
            spice = SPICES[s.queue[position]]
            limit = spice_limit(s, seat)
            no.add(TAKE_CARD + position, "card.spice_limit", "MERV-CARAVAN-8", spice=spice, limit=limit)
    return options


def choose_free_card(s: State, seat: int, arg: int, action: int) -> None:
    """Card and camel, refill, then the boon of a completed pair (MERV-CARAVAN-22)."""
    s.stack.pop()
    spice = take_card(s, seat, action - TAKE_CARD)
    refill(s)
    counts = [0, 0, 0, 0]
    if s.players[seat].spices[spice] % 2 == 0:
        add_pair(s, spice, counts)
    boons.pend(s, counts)

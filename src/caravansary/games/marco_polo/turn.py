"""A turn: extra actions, one main action, extra actions, the end. Rules POLO-TURN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marco_polo import characters, city_cards, extra_actions, frames, gifts, spaces, travel
from caravansary.games.marco_polo.actions import (
    BUY_BLACK,
    CHANGE,
    CITY,
    COMPLETE,
    END_TURN,
    OWN_CARD,
    PRIVATE_SPACE,
    PURSE_DIE,
    REROLL,
    SPACE,
    USE,
)
from caravansary.games.marco_polo.dice import has_die
from caravansary.games.marco_polo.pieces import (
    ARGHUN,
    CITY_CARDS,
    FIRST_CARD_SPACE,
    GUNJ,
    MAIN_SPACES,
    PRIVATE,
    PURSE,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


def start_turn(s: State, seat: int) -> None:
    s.active = seat
    s.stack.append(frame(frames.CHOOSE_ACTION, seat))
    if s.events is not None:
        s.tell("turn_started", seat, "POLO-ROUND-19")


def forget_turn(s: State) -> None:
    """The next turn begins with fresh permissions."""
    s.main_done = 0
    s.bought = 0
    s.arghun_used = 0
    s.fresh = 0


# --- what may be done -----------------------------------------------------------------------------------------------
def action_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Main actions while none was done, extra actions, and the end of the turn (POLO-TURN-1, -2, -3, -4, -5, -6).

    Extra actions need no die, and the last dice may go to the purse (POLO-TURN-7, -16). A contract or a reward of this
    turn can be used at once, but no reward gives a second main action (POLO-CONTRACT-21, POLO-REWARD-12, -13).
    """
    options: list[int] = []
    rolled = has_die(s, seat)
    if not s.main_done and rolled:
        _add_spaces(s, seat, options, no)
        _add_cards(s, seat, options, no)
    elif no is not None:
        _refuse_main_actions(s, seat, no)
    extra_actions.add_contracts(s, seat, options, no)
    extra_actions.add_dice_actions(s, seat, rolled, options, no)
    if s.module:
        _add_gifts_and_cards(s, seat, options, no)
    if s.main_done or not rolled:
        options.append(END_TURN)
    elif no is not None:
        no.add(END_TURN, "end.main_action", "POLO-TURN-3")
    return options


def _add_spaces(s: State, seat: int, options: list[int], no: Refusals | None) -> None:
    possible = spaces.possible_spaces(s, seat)
    for space in range(len(MAIN_SPACES)):
        if possible >> space & 1 or (s.module and spaces.is_possible_with_gift(s, seat, space)):
            options.append(SPACE + space)
        elif no is not None:
            spaces.refuse_space(s, seat, space, SPACE + space, no)


def _add_cards(s: State, seat: int, options: list[int], no: Refusals | None) -> None:
    """The city cards, and Gunj Kököchin's own spaces."""
    usable = city_cards.usable_slots(s, seat)
    options += [CITY + s.cards[slot] for slot in usable]
    if no is not None:
        for slot, card in enumerate(s.cards):
            if slot not in usable:
                city_cards.refuse_card(s, seat, slot, CITY + card, no)
    if s.players[seat].character != GUNJ:
        return
    for number in range(2):
        if characters.may_use_private_space(s, seat, number):
            options.append(PRIVATE_SPACE + number)
        elif no is not None:
            code, rule = ("travel.no_step", "POLO-NEWCHAR-21")
            if s.occupied >> (PRIVATE + number) & 1:
                code, rule = ("private.used", "POLO-NEWCHAR-16")
            no.add(PRIVATE_SPACE + number, code, rule)


def _refuse_main_actions(s: State, seat: int, no: Refusals) -> None:
    """One main action in a turn, and none without a die (POLO-TURN-2)."""
    code, rule = ("main.done", "POLO-TURN-2") if s.main_done else ("main.no_die", "POLO-TURN-4")
    for space in range(len(MAIN_SPACES)):
        no.add(SPACE + space, code, rule)
    for card in s.cards:
        no.add(CITY + card, code, rule)
    if s.players[seat].character == GUNJ:
        no.add(PRIVATE_SPACE, code, rule)
        no.add(PRIVATE_SPACE + 1, code, rule)


def _add_gifts_and_cards(s: State, seat: int, options: list[int], no: Refusals | None) -> None:
    """Kept gifts, and Khan Arghun's own city cards (POLO-NEWCHAR-7, -13)."""
    for gift in gifts.EXTRA_ACTIONS:
        if s.players[seat].gifts >> gift & 1 and gifts.may_use(s, seat, gift, travel.can_step_freely(s, seat)):
            options.append(USE + gift)
    if no is not None:
        gifts.refuse_gifts(s, seat, options, no)
    if s.players[seat].character != ARGHUN:
        return
    for card in range(len(CITY_CARDS)):
        if not s.arghun_cards >> card & 1:
            continue
        if not s.arghun_used and city_cards.can_do(s, seat, card):
            options.append(OWN_CARD + card)
        elif no is not None:
            code = "own_card.used" if s.arghun_used else "card.cannot"
            no.add(OWN_CARD + card, code, "POLO-NEWCHAR-13", card=CITY_CARDS[card])


# --- doing it -------------------------------------------------------------------------------------------------------
def choose_action(s: State, seat: int, arg: int, action: int) -> None:
    """What is chosen is done to its end before anything else can be (POLO-TURN-9)."""
    if action == END_TURN:
        end_turn(s, seat)
    elif action < COMPLETE:
        spaces.ask_dice(s, seat, space_chosen(s, action))
    elif action < PURSE_DIE:
        extra_actions.complete(s, seat, action - COMPLETE)
    elif action == PURSE_DIE:
        spaces.ask_dice(s, seat, PURSE)
    elif action == REROLL:
        s.stack.append(frame(frames.CHOOSE_DIE_TO_REROLL, seat))
    elif action == CHANGE:
        s.stack.append(frame(frames.CHOOSE_DIE_TO_CHANGE, seat))
    elif action == BUY_BLACK:
        extra_actions.buy_black(s, seat)
    elif action < OWN_CARD:
        gifts.use(s, seat, action - USE)
    else:
        use_own_card(s, seat, action - OWN_CARD)


def space_chosen(s: State, action: int) -> int:
    """The space that is occupied: on the board, of a city card, or one's own."""
    if action < CITY:
        return action - SPACE
    if action < PRIVATE_SPACE:
        return FIRST_CARD_SPACE + s.cards.index(action - CITY)
    return PRIVATE + action - PRIVATE_SPACE


def use_own_card(s: State, seat: int, card: int) -> None:
    """Khan Arghun executes a card of his own as with a six; it leaves the game (POLO-NEWCHAR-13)."""
    s.arghun_cards &= ~(1 << card)
    s.arghun_used = 1
    if s.events is not None:
        s.tell("own_card_used", seat, "POLO-NEWCHAR-13", card=CITY_CARDS[card])
    city_cards.start(s, seat, card, s.printed.arghun_value)


def end_turn(s: State, seat: int) -> None:
    s.stack.pop()
    forget_turn(s)
    if s.events is not None:
        s.tell("turn_ended", seat, "POLO-TURN-6")

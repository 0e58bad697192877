"""A turn: extra actions, one main action, extra actions, the end. Rules POLO-TURN and POLO-BONUS."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marco_polo import characters, city_cards, contracts, frames, gifts, spaces, travel
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
from caravansary.games.marco_polo.dice import NO_DICE, can_change, gain_black, has_die, pay_camels
from caravansary.games.marco_polo.pieces import (
    ARGHUN,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    FIRST_CARD_SPACE,
    GUNJ,
    MAIN_SPACES,
    PRIVATE,
    PURSE,
    RASCHID,
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
    s.turned_up = NO_DICE
    s.turned_down = NO_DICE


# --- what may be done -----------------------------------------------------------------------------------------------
def action_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Main actions while none was done, extra actions, and the end of the turn (POLO-TURN-1 to -6)."""
    options: list[int] = []
    rolled = has_die(s, seat)
    if not s.main_done and rolled:
        _add_spaces(s, seat, options, no)
        _add_cards(s, seat, options, no)
    elif no is not None:
        _refuse_main_actions(s, seat, no)
    _add_contracts(s, seat, options, no)
    _add_dice_actions(s, seat, rolled, options, no)
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


def _add_contracts(s: State, seat: int, options: list[int], no: Refusals | None) -> None:
    """The active contracts whose cost is there (POLO-BONUS-3, -4)."""
    for contract in s.players[seat].active:
        if contracts.can_complete(s, seat, contract):
            options.append(COMPLETE + contract)
        elif no is not None:
            no.add(COMPLETE + contract, "contract.cost", "POLO-BONUS-4", contract=CONTRACTS[contract])


def _add_dice_actions(s: State, seat: int, rolled: bool, options: list[int], no: Refusals | None) -> None:
    """Purse, reroll, change, a black die (POLO-BONUS-8 to -15)."""
    camels = s.players[seat].camels
    has_values = s.players[seat].character != RASCHID
    if rolled:
        options.append(PURSE_DIE)
    if rolled and has_values and camels >= s.printed.reroll_camels:
        options.append(REROLL)
    if rolled and has_values and camels >= s.printed.change_camels and can_change(s, seat):
        options.append(CHANGE)
    if camels >= s.printed.black_camels and s.pool and not s.bought:
        options.append(BUY_BLACK)
    if no is not None:
        _refuse_dice_actions(s, seat, rolled, no)


def _refuse_dice_actions(s: State, seat: int, rolled: bool, no: Refusals) -> None:
    camels = s.players[seat].camels
    if not rolled:
        no.add(PURSE_DIE, "purse.no_die", "POLO-BONUS-8")
    for action, needed, rule in (
        (REROLL, s.printed.reroll_camels, "POLO-BONUS-10"),
        (CHANGE, s.printed.change_camels, "POLO-BONUS-11"),
    ):
        if s.players[seat].character == RASCHID:
            no.add(action, "change.raschid", "POLO-CHAR-5")
        elif not rolled:
            no.add(action, "change.no_die", rule)
        elif camels < needed:
            no.add(action, "change.camels", rule, n=needed, has=camels)
        elif action == CHANGE and not can_change(s, seat):
            no.add(action, "change.none", rule)
    if s.bought:
        no.add(BUY_BLACK, "black.bought", "POLO-BONUS-14")
    elif not s.pool:
        no.add(BUY_BLACK, "black.none_left", "POLO-BONUS-15")
    elif camels < s.printed.black_camels:
        no.add(BUY_BLACK, "change.camels", "POLO-BONUS-13", n=s.printed.black_camels, has=camels)


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
    if action == END_TURN:
        end_turn(s, seat)
    elif action < COMPLETE:
        spaces.ask_dice(s, seat, space_chosen(s, action))
    elif action < PURSE_DIE:
        contracts.complete(s, seat, action - COMPLETE)
    elif action == PURSE_DIE:
        spaces.ask_dice(s, seat, PURSE)
    elif action == REROLL:
        s.stack.append(frame(frames.CHOOSE_DIE_TO_REROLL, seat))
    elif action == CHANGE:
        s.stack.append(frame(frames.CHOOSE_DIE_TO_CHANGE, seat))
    elif action == BUY_BLACK:
        buy_black(s, seat)
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


def buy_black(s: State, seat: int) -> None:
    """Camels for a black die, once per turn (POLO-BONUS-13, -14)."""
    pay_camels(s, seat, s.printed.black_camels, "POLO-BONUS-13")
    s.bought = 1
    die = gain_black(s, seat)
    if s.events is not None:
        s.tell("black_bought", seat, "POLO-BONUS-13", die=DICE[die])


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

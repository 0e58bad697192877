"""Extra actions: completing contracts, rerolling and changing dice, buying a black die. Rules POLO-BONUS.

A seat takes as many as it likes in its turn, before and after the main action (POLO-BONUS-1, -2).

The purse is a space (`spaces.py`); gifts and Khan Arghun's cards, which are extra actions too, are in `turn.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.actions import (
    BUY_BLACK,
    CHANGE,
    COMPLETE,
    DIE,
    DOWN,
    PURSE_DIE,
    REROLL,
    UP,
)
from caravansary.games.marco_polo.contracts import asked_by, brought_by
from caravansary.games.marco_polo.dice import gain_black, roll_one
from caravansary.games.marco_polo.pieces import BY_CONTRACTS, CONTRACTS, DICE, DIE_VALUE, RASCHID
from caravansary.games.marco_polo.rewards import most_payable, pay, receive

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


# --- what may be done -----------------------------------------------------------------------------------------------
def add_contracts(s: State, seat: int, options: list[int], no: Refusals | None) -> None:
    """The active contracts whose cost is there; no die is needed (POLO-BONUS-3, -4, -7, -18)."""
    for contract in s.players[seat].active:
        if most_payable(s, seat, s.printed.contract_cost[contract]):
            options.append(COMPLETE + contract)
        elif no is not None:
            no.add(COMPLETE + contract, "contract.cost", "POLO-BONUS-4", things=asked_by(s, contract))


def add_dice_actions(s: State, seat: int, rolled: bool, options: list[int], no: Refusals | None) -> None:
    """Purse, reroll, change, a black die (POLO-BONUS-8, -10, -11, -13, -14, -15)."""
    camels = s.players[seat].camels
    has_values = s.players[seat].character != RASCHID
    if rolled:
        options.append(PURSE_DIE)
    if rolled and has_values and camels >= s.printed.reroll_camels:
        options.append(REROLL)
    if rolled and has_values and camels >= s.printed.change_camels:
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
    if s.bought:
        no.add(BUY_BLACK, "black.bought", "POLO-BONUS-14")
    elif not s.pool:
        no.add(BUY_BLACK, "black.none_left", "POLO-BONUS-15")
    elif camels < s.printed.black_camels:
        no.add(BUY_BLACK, "change.camels", "POLO-BONUS-13", n=s.printed.black_camels, has=camels)


# --- completing -----------------------------------------------------------------------------------------------------
def complete(s: State, seat: int, contract: int) -> None:
    """Pay, file the contract, a starting one too, then receive its reward (POLO-BONUS-3, -5, -6, -17)."""
    player = s.players[seat]
    player.active = [other for other in player.active if other != contract]
    player.completed = [*player.completed, contract]
    if s.events is not None:
        things, amount = asked_by(s, contract), brought_by(s, contract)
        s.tell("contract_completed", seat, "POLO-BONUS-3", contract=CONTRACTS[contract], things=things, amount=amount)
    pay(s, seat, s.printed.contract_cost[contract], BY_CONTRACTS, "POLO-BONUS-3")
    receive(s, seat, s.printed.contract_reward[contract], BY_CONTRACTS, "POLO-BONUS-6")


# --- dice and camels ------------------------------------------------------------------------------------------------
def pay_camels(s: State, seat: int, camels: int, rule: str) -> None:
    s.players[seat].camels -= camels
    if s.events is not None and camels:
        s.tell("paid", seat, rule, things={"camels": camels})


def buy_black(s: State, seat: int) -> None:
    """Camels for a black die, once per turn (POLO-BONUS-13, -14)."""
    pay_camels(s, seat, s.printed.black_camels, "POLO-BONUS-13")
    s.bought = 1
    die = gain_black(s, seat)
    if s.events is not None:
        s.tell("black_bought", seat, "POLO-BONUS-13", die=DICE[die])


# --- reroll ---------------------------------------------------------------------------------------------------------
def choose_die_to_reroll(s: State, seat: int, arg: int, action: int) -> None:
    """Pay, and roll the die again (POLO-BONUS-10)."""
    s.stack.pop()
    die = action - DIE
    pay_camels(s, seat, s.printed.reroll_camels, "POLO-BONUS-10")
    s.players[seat].dice[die] -= 1
    s.unveil()
    new_die = roll_one(s, die // 6)
    s.players[seat].dice[new_die] += 1
    if s.events is not None:
        s.tell("die_rerolled", seat, "POLO-BONUS-10", die=DICE[die], new_die=DICE[new_die])


# --- change by one --------------------------------------------------------------------------------------------------
def choose_die_to_change(s: State, seat: int, arg: int, action: int) -> None:
    s.stack[-1] = frame(frames.CHOOSE_CHANGE, seat, action - DIE)


def direction_options(s: State, seat: int, die: int, no: Refusals | None) -> list[int]:
    """Up or down by one, also back again; every die goes at least one way (POLO-BONUS-11, -12)."""
    options: list[int] = []
    if DIE_VALUE[die] < 6:
        options.append(UP)
    elif no is not None:
        no.add(UP, "change.six", "POLO-BONUS-12", die=DICE[die])
    if DIE_VALUE[die] > 1:
        options.append(DOWN)
    elif no is not None:
        no.add(DOWN, "change.one", "POLO-BONUS-12", die=DICE[die])
    return options


def choose_change(s: State, seat: int, die: int, action: int) -> None:
    """Pay and turn the die."""
    s.stack.pop()
    player = s.players[seat]
    pay_camels(s, seat, s.printed.change_camels, "POLO-BONUS-11")
    new_die = die + 1 if action == UP else die - 1
    player.dice[die] -= 1
    player.dice[new_die] += 1
    if s.events is not None:
        s.tell("die_changed", seat, "POLO-BONUS-11", die=DICE[die], new_die=DICE[new_die])

"""Camel market: once a turn in its line, take all camels or put one down for a boon. Rules MERV-CAMELMARKET."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.games.merv import boons
from caravansary.games.merv.actions import TAKE_CAMELS, TRADE_CAMEL
from caravansary.games.merv.pieces import BOONS, MARKET_SLOTS, MIDDLE_SLOT

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def add_trade_options(s: State, options: list[int], no: Refusals | None) -> None:
    """The trades of this turn, before or after the action (MERV-CAMELMARKET-1, -2, -3, -4, -5)."""
    if s.slot != MIDDLE_SLOT or s.trade_used:
        if no is not None:
            _refuse_trades(s, no)
        return
    if s.market_camels:
        options.append(TAKE_CAMELS)
    elif no is not None:
        no.add(TAKE_CAMELS, "trade.no_camels_there", "MERV-CAMELMARKET-2")
    for slot in range(4):
        if can_trade(s, slot, no):
            options.append(TRADE_CAMEL + slot)


def can_trade(s: State, slot: int, no: Refusals | None) -> bool:
    """The active seat has a camel for the free slot; its boon need not have an effect (MERV-CAMELMARKET-3, -5)."""
    if s.players[s.active].camels == 0:
        if no is not None:
            no.add(TRADE_CAMEL + slot, "camel.none", "MERV-CAMELMARKET-3")
        return False
    if s.market_camels >> slot & 1:
        if no is not None:
            no.add(TRADE_CAMEL + slot, "trade.occupied", "MERV-CAMELMARKET-3", market_slot=MARKET_SLOTS[slot])
        return False
    return True


def _refuse_trades(s: State, no: Refusals) -> None:
    elsewhere = s.slot != MIDDLE_SLOT
    code = "trade.other_line" if elsewhere else "trade.used"
    rule = "MERV-CAMELMARKET-1" if elsewhere else "MERV-CAMELMARKET-4"
    no.add(TAKE_CAMELS, code, rule)
    for slot in range(4):
        no.add(TRADE_CAMEL + slot, code, rule)


def trade(s: State, action: int) -> None:
    """Take all camels, or put one down and gain the boon of its slot at once, if it does anything.

    Rules MERV-CAMELMARKET-5, -6, -8.
    """
    s.trade_used = 1
    if action == TAKE_CAMELS:
        take_all(s, s.active, "MERV-CAMELMARKET-2")
        return
    slot = action - TRADE_CAMEL
    put_camel(s, s.active, slot)
    boon = s.printed.market_boon[s.market_side][slot]
    if boons.boon_has_effect(s, s.active, boon):
        boons.give_boon(s, s.active, boon, "MERV-CAMELMARKET-3")
    elif s.events is not None:
        s.tell("boon_lost", s.active, "MERV-CAMELMARKET-5")


def put_camel(s: State, who: int, slot: int) -> None:
    """The camel lies in the slot until somebody takes all of them (MERV-CAMELMARKET-9)."""
    s.players[who].camels -= 1
    s.market_camels |= 1 << slot
    if s.events is not None:
        boon = BOONS[s.printed.market_boon[s.market_side][slot]]
        s.tell("camel_traded", who, "MERV-CAMELMARKET-3", market_slot=MARKET_SLOTS[slot], boon=boon)


def take_all(s: State, who: int, rule: str) -> None:
    count = s.market_camels.bit_count()
    s.players[who].camels += count
    s.market_camels = 0
    if count and s.events is not None:
        s.tell("camels_gained", who, rule, n=count)

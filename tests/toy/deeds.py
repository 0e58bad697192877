"""Deeds: one of them in every turn, then the turn is ended. Rules TOY-DEED."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.errors import Unveiled
from caravansary.core.frames import frame
from tests.toy import frames, robbery
from tests.toy.actions import DRAW, END, PEEK, REST, ROB
from tests.toy.pieces import BOON_VALUE, BOONS, value_of

if TYPE_CHECKING:
    from tests.toy.state import State


def deed_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """To draw, to peek, to rob somebody, or to rest (TOY-DEED-1)."""
    options = [DRAW] if s.deck else []
    if may_peek(s, seat, no):
        options.append(PEEK)
    options += robbery.rob_options(s, seat, no)
    if no is not None and not s.deck:
        no.add(DRAW, "deck.empty", "TOY-DEED-2")
    return [*options, REST]


def may_peek(s: State, seat: int, no: Refusals | None) -> bool:
    """A top card that the seat does not know, and a coin to pay (TOY-DEED-3)."""
    player = s.players[seat]
    if no is not None:
        if not s.deck:
            no.add(PEEK, "deck.empty", "TOY-DEED-3")
        elif player.knows:
            no.add(PEEK, "peek.known", "TOY-DEED-3")
        elif player.coins == 0:
            no.add(PEEK, "peek.coins", "TOY-DEED-3", who=seat)
    return bool(s.deck) and not player.knows and player.coins > 0


def choose_deed(s: State, seat: int, arg: int, action: int) -> None:
    if action == PEEK:
        peek(s, seat)
        return
    s.stack.pop()
    if action == DRAW:
        draw(s, seat)
    elif action == REST:
        rest(s, seat)
    else:
        robbery.rob(s, seat, action - ROB)


def draw(s: State, seat: int) -> None:
    """The top card gives its value in coins, and boons if it is a four (TOY-DEED-2, TOY-BOON-1)."""
    s.unveil()
    card = s.deck.pop()
    s.discard.append(card)
    for player in s.players:
        player.knows = 0
    s.players[seat].coins += value_of(card) + s.printed.bonus
    s.tell("card_drawn", seat, "TOY-DEED-2", n=value_of(card))
    if value_of(card) == BOON_VALUE:
        s.stack += [frame(frames.CHOOSE_BOON, seat)] * BOONS


def peek(s: State, seat: int) -> None:
    """Pay a coin and see the top card, alone; the deed is still to be done (TOY-DEED-3)."""
    player = s.players[seat]
    player.coins -= 1
    s.tell("peeked", seat, "TOY-DEED-3")
    if s.blind:
        raise Unveiled
    player.secrets += 1
    player.knows = 1
    s.tell_only(seat, "card_seen", "TOY-DEED-3", n=value_of(s.deck[-1]))


def rest(s: State, seat: int) -> None:
    """Take a water (TOY-DEED-4)."""
    s.players[seat].water += 1
    s.tell("rested", seat, "TOY-DEED-4")


def end_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return [END]


def choose_end(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    s.turn += 1
    s.tell("turn_ended", seat, "TOY-DEED-1")

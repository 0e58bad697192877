"""What the characters get: Mercator's share, bonuses at a round start, Gunj Kököchin's spaces.

Rules POLO-CHAR and POLO-NEWCHAR-11 to -21. Powers that bend another rule stand where that rule is: dice and values in
`dice.py` and `spaces.py`, movement in `travel.py`, posts in `posts.py`, gifts in `gifts.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.frames import frame
from caravansary.games.marco_polo import frames, gifts, travel
from caravansary.games.marco_polo.pieces import (
    BEIJING,
    BY_CHARACTER,
    CHARACTERS,
    GOODS,
    GUNJ,
    JOHANNES,
    KUBILAI,
    MATTEO,
    MERCATOR,
    NICOLAO,
    POLOS,
    VENEZIA,
    WILHELM,
)
from caravansary.games.marco_polo.rewards import pend, receive

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


# --- set-up effects -------------------------------------------------------------------------------------------------
def give_character(s: State, seat: int, character: int) -> None:
    """What a character changes before the first round (POLO-SETUP-17)."""
    player = s.players[seat]
    player.character = character
    player.figure = VENEZIA
    player.stock = s.printed.wilhelm_posts if character == WILHELM else s.printed.posts  # POLO-CHAR-34
    if character == POLOS:
        player.second = VENEZIA  # POLO-CHAR-21
    elif character == KUBILAI:
        player.figure = BEIJING  # POLO-CHAR-27, -28
        player.stock -= 1
        player.posts = 1 << BEIJING
        s.beijing[0] = seat
    elif character == NICOLAO:
        player.keep_two = 1  # POLO-NEWCHAR-11


# --- bonuses at a round start ---------------------------------------------------------------------------------------
def receive_character_bonus(s: State, seat: int) -> None:
    """A contract, a camel, coins or gifts (POLO-CHAR-11, -12, -22, -30, POLO-NEWCHAR-11)."""
    character = s.players[seat].character
    if character not in (MATTEO, POLOS, JOHANNES, NICOLAO):
        return
    if s.events is not None:
        rule = {MATTEO: "POLO-CHAR-11", POLOS: "POLO-CHAR-22", JOHANNES: "POLO-CHAR-30"}
        s.tell("character_bonus", seat, rule.get(character, "POLO-NEWCHAR-11"), character=CHARACTERS[character])
    if character == MATTEO:
        s.stack.append(frame(frames.GET_CONTRACT, seat))
    elif character == POLOS:
        gain(s, seat, "camels", s.printed.polos_camels, "POLO-CHAR-22")
    elif character == JOHANNES:
        gain(s, seat, "coins", s.printed.johannes_coins, "POLO-CHAR-30")
    else:
        gifts.draw_for_nicolao(s, seat)


def gain(s: State, seat: int, thing: str, count: int, rule: str) -> None:
    player = s.players[seat]
    if thing == "coins":
        player.coins += count
    elif thing == "camels":
        player.camels += count
    else:
        player.goods[GOODS.index(thing)] += count
    if s.events is not None:
        s.tell("gained", seat, rule, things={thing: count})


# --- Mercator ex Tabriz ---------------------------------------------------------------------------------------------
def mercator(s: State, acting: int) -> int:
    """The seat of Mercator ex Tabriz if somebody else acts, else -1 (POLO-CHAR-19, -20)."""
    for seat in range(s.seats):
        if s.players[seat].character == MERCATOR and seat != acting:
            return seat
    return -1


def mercator_sees_bazaar(s: State, acting: int, column: int) -> None:
    """One piece of what the space sells (POLO-CHAR-15, -16)."""
    seat = mercator(s, acting)
    if seat >= 0:
        thing = "camels" if column == 0 else GOODS[column - 1]
        _mercator_gains(s, seat, acting, thing, s.printed.mercator_pieces, "POLO-CHAR-15")


def mercator_sees_khan(s: State, acting: int) -> None:
    """A camel in a game of two or three (POLO-CHAR-17, POLO-3P-3, POLO-2P-4)."""
    seat = mercator(s, acting)
    if seat >= 0 and s.seats <= 3:
        _mercator_gains(s, seat, acting, "camels", s.printed.mercator_camels, "POLO-CHAR-17")


def mercator_sees_coins(s: State, acting: int) -> None:
    """Two coins in a game of two (POLO-CHAR-18)."""
    seat = mercator(s, acting)
    if seat >= 0 and s.seats == 2:
        _mercator_gains(s, seat, acting, "coins", s.printed.mercator_coins, "POLO-CHAR-18")


def _mercator_gains(s: State, seat: int, acting: int, thing: str, count: int, rule: str) -> None:
    events, s.events = s.events, None
    gain(s, seat, thing, count, rule)
    s.events = events
    if events is not None:
        s.tell("mercator_gained", seat, rule, things={thing: count}, other=acting)


# --- Gunj Kököchin --------------------------------------------------------------------------------------------------
def may_use_private_space(s: State, seat: int, number: int) -> bool:
    """Her own two spaces, each once per round; the second needs a step that can be paid (POLO-NEWCHAR-16, -21)."""
    if s.players[seat].character != GUNJ or s.occupied >> (17 + number) & 1:
        return False
    return number == 0 or travel.can_step_freely(s, seat)


def use_private_space(s: State, seat: int, number: int) -> None:
    if number == 1:
        travel.start_movement(s, seat, travel.PRIVATE_STEP, 1)  # POLO-NEWCHAR-18
        return
    for other in reversed(s.others(seat)):
        pend(s, other, [s.printed.private_others])
    receive(s, seat, s.printed.private_reward, BY_CHARACTER, "POLO-NEWCHAR-17")

"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows: goal cards are the own ones, piles are counted, their order is not looked at.
The own seat comes first, the others follow clockwise; whoever is absent is all zeros. Most of the numbers are zeros, so
the vector is a copy of zeros into which each part writes at its own place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.marco_polo import frames, hidden
from caravansary.games.marco_polo.pieces import (
    BEIJING_SLOTS,
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    GIFTS,
    GOALS,
    GOODS,
    KHAN_SPACES,
    MAIN_SPACES,
    NO_NODE,
    NODES,
    OFFICE_TOKENS,
    OWN_DICE,
    PLACES,
    PROVINCE_TOKENS,
    PROVINCES,
    ROUNDS,
    ROW_LENGTH,
    SPACES,
)
from caravansary.games.marco_polo.rounds import PHASES
from caravansary.games.marco_polo.travel import MOVEMENTS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

SEATS: Final = 4
KINDS: Final = frames.KINDS - frames.FIRST_DECISION

# What most games stay below, so that the numbers are about 0 to 1
POINTS: Final = 100.0
COINS: Final = 20.0
CAMELS: Final = 10.0
FEW: Final = 5.0
COMPLETED: Final = 10.0
POSTS: Final = 11.0
PILE: Final = 12.0
SIX: Final = 6.0

_CARD_CHOICES: Final = (*(frames.CHOOSE_TIMES, frames.CHOOSE_DIRECTION, frames.CHOOSE_CARD_GOOD, frames.CHOOSE_SWAP),)


def _starts(*sizes: int) -> tuple[int, ...]:
    """Where each of several parts begins, and where the last one ends."""
    found = [0]
    for size in sizes:
        found.append(found[-1] + size)
    return tuple(found)


# --- where each part stands -----------------------------------------------------------------------------------------
_ASKED: Final = _starts(KINDS, 1, len(SPACES), len(DICE), len(PLACES), len(CITY_CARDS), 1)
_TIME: Final = _starts(ROUNDS, len(PHASES), SEATS, SEATS, SEATS, 2)
_TURN: Final = _starts(4, len(DICE), ROW_LENGTH, len(MOVEMENTS), 2, len(PLACES), len(PLACES), len(GIFTS))
_MAP: Final = _starts(
    len(PROVINCES) * len(PROVINCE_TOKENS),
    len(CITIES) * len(OFFICE_TOKENS),
    len(CARD_SPACES) * len(CITY_CARDS),
    BEIJING_SLOTS * SEATS,
)
_BOARD: Final = _starts(len(SPACES), KHAN_SPACES, 1, len(CHARACTERS), len(CITY_CARDS), 1, len(GIFTS))
_ROW: Final = _starts(ROW_LENGTH * len(CONTRACTS), 2, len(CONTRACTS), len(CONTRACTS))
_PLAYER: Final = _starts(
    *(1, len(CHARACTERS), 7, len(GOODS), len(DICE), len(MAIN_SPACES)),
    *(len(PLACES), len(NODES), len(NODES), len(CONTRACTS), len(GIFTS), 2),
)
_OWN: Final = _starts(len(GOALS), len(GOALS))
AT_ASKED, AT_TIME, AT_TURN, AT_MAP, AT_BOARD, AT_ROW, AT_PLAYERS, AT_OWN, _END = _starts(
    _ASKED[-1], _TIME[-1], _TURN[-1], _MAP[-1], _BOARD[-1], _ROW[-1], SEATS * _PLAYER[-1], _OWN[-1]
)
SIZE: Final[int] = _END
_NOTHING: Final = [0.0] * SIZE


def observe(s: State, seat: int) -> list[float]:
    """The table as the seat sees it."""
    seen = _NOTHING[:]
    see_question(s, seat, seen)
    see_time(s, seat, seen)
    see_turn(s, seen)
    see_map(s, seat, seen)
    see_board(s, seen)
    see_contracts(s, seen)
    for who in range(s.seats):
        see_player(s, who, AT_PLAYERS + (who - seat) % s.seats * _PLAYER[-1], seen)
    own = s.players[seat]
    _see_all(seen, AT_OWN + _OWN[0], own.goals)
    _see_all(seen, AT_OWN + _OWN[1], own.dealt)
    return seen


def _see_all(seen: list[float], at: int, numbers: list[int]) -> None:
    for number in numbers:
        seen[at + number] = 1.0


def _see_bits(seen: list[float], at: int, mask: int) -> None:
    while mask:
        if mask & 1:
            seen[at] = 1.0
        mask >>= 1
        at += 1


def _see_counts(seen: list[float], at: int, counts: list[int], whole: float) -> None:
    for number, count in enumerate(counts):
        if count:
            seen[at + number] = count / whole


# --- the question ---------------------------------------------------------------------------------------------------
def see_question(s: State, seat: int, seen: list[float]) -> None:
    """The kind of decision, whether it is the seat's, and the space, die, place, card or number it is about."""
    if s.decider < 0:
        return
    frame = s.stack[-1]
    kind, arg = frame & 63, frame >> 9
    space, die, place, card, number = (AT_ASKED + part for part in _ASKED[2:7])
    seen[AT_ASKED + kind - frames.FIRST_DECISION] = 1.0
    seen[AT_ASKED + _ASKED[1]] = float(seat in s.waiting_for)
    if kind == frames.CHOOSE_DIE or kind == frames.CHOOSE_VALUE:
        seen[space + arg] = 1.0
    elif kind == frames.CHOOSE_CHANGE or kind == frames.CHOOSE_NEW_VALUE:
        seen[die + arg] = 1.0
    elif kind == frames.CHOOSE_POST or kind == frames.CHOOSE_PASSED_POST:
        seen[place + arg] = 1.0
    elif kind in _CARD_CHOICES:
        seen[card + (arg & 31)] = 1.0
        seen[number] = (arg >> 5 & 7) / SIX
    elif kind == frames.CHOOSE_ROW:
        seen[space + 1 + (arg & 3)] = 1.0
        seen[number] = (arg >> 2) / SIX
    elif kind == frames.CHOOSE_COMPENSATION:
        seen[number] = arg / COMPLETED
    elif kind == frames.CHOOSE_CONTRACT or kind == frames.CHOOSE_EXTRA:
        seen[number] = arg / SIX


def see_time(s: State, seat: int, seen: list[float]) -> None:
    """Round and phase; the first player, the last traveller and whose turn it is; the kind of game."""
    if s.round:
        seen[AT_TIME + s.round - 1] = 1.0
    seen[AT_TIME + _TIME[1] + s.phase] = 1.0
    for part, who in ((2, s.first), (3, s.traveller), (4, s.active)):
        if who >= 0:
            seen[AT_TIME + _TIME[part] + (who - seat) % s.seats] = 1.0
    seen[AT_TIME + _TIME[5]] = float(s.module)
    seen[AT_TIME + _TIME[5] + 1] = float(s.goal_choice)


def see_turn(s: State, seen: list[float]) -> None:
    """What was done in this turn, the dice and contracts picked, the movement, the gifts drawn."""
    at = AT_TURN
    seen[at : at + 4] = [float(s.main_done), float(s.bought), float(s.arghun_used), float(s.entry_free)]
    for die in s.picked:
        seen[at + _TURN[1] + die] += 1 / FEW
    _see_all(seen, at + _TURN[2], s.taken)
    seen[at + _TURN[3] + s.movement] = 1.0
    if s.movement:
        seen[at + _TURN[4]] = s.steps / SIX
        seen[at + _TURN[4] + 1] = s.steps_left / SIX
        _see_all(seen, at + _TURN[6], s.entered)
    _see_bits(seen, at + _TURN[5], s.fresh)
    _see_all(seen, at + _TURN[7], s.drawn)


# --- the board ------------------------------------------------------------------------------------------------------
def see_map(s: State, seat: int, seen: list[float]) -> None:
    """Tokens of provinces and cities, city cards, the slots of Beijing."""
    for province, token in enumerate(s.provinces):
        seen[AT_MAP + province * len(PROVINCE_TOKENS) + token] = 1.0
    for city, token in enumerate(s.offices):
        if token >= 0:
            seen[AT_MAP + _MAP[1] + city * len(OFFICE_TOKENS) + token] = 1.0
    for slot, card in enumerate(s.cards):
        seen[AT_MAP + _MAP[2] + slot * len(CITY_CARDS) + card] = 1.0
    for slot, who in enumerate(s.beijing):
        if who >= 0:
            seen[AT_MAP + _MAP[3] + slot * SEATS + (who - seat) % s.seats] = 1.0


def see_board(s: State, seen: list[float]) -> None:
    """Occupied spaces, the khan's dice, black dice, the draft, Khan Arghun's cards, the gifts."""
    _see_bits(seen, AT_BOARD, s.occupied)
    _see_counts(seen, AT_BOARD + _BOARD[1], s.khan, SIX)
    seen[AT_BOARD + _BOARD[2]] = s.pool / FEW
    _see_all(seen, AT_BOARD + _BOARD[3], s.draft)
    _see_bits(seen, AT_BOARD + _BOARD[4], s.arghun_cards)
    seen[AT_BOARD + _BOARD[5]] = len(s.gift_pile) / len(GIFTS)
    _see_all(seen, AT_BOARD + _BOARD[6], s.gift_discard)


def see_contracts(s: State, seen: list[float]) -> None:
    """The row, the sizes of the piles, what everybody knows to be under the special pile, what nobody has seen."""
    for position, contract in enumerate(s.row):
        seen[AT_ROW + position * len(CONTRACTS) + contract] = 1.0
    seen[AT_ROW + _ROW[1]] = len(s.piles) / (ROW_LENGTH * (ROUNDS - 1))
    seen[AT_ROW + _ROW[1] + 1] = len(s.special) / PILE
    _see_all(seen, AT_ROW + _ROW[2], s.special[: len(s.special) - s.special_fresh])
    _see_all(seen, AT_ROW + _ROW[3], hidden.unseen_contracts(s))


# --- players --------------------------------------------------------------------------------------------------------
def see_player(s: State, who: int, at: int, seen: list[float]) -> None:
    """All that a player has openly."""
    player = s.players[who]
    seen[at] = 1.0
    if player.character >= 0:
        seen[at + _PLAYER[1] + player.character] = 1.0
    seen[at + _PLAYER[2] : at + _PLAYER[3]] = [
        sum(player.points) / POINTS,
        player.coins / COINS,
        player.camels / CAMELS,
        player.stock / POSTS,
        len(player.completed) / COMPLETED,
        float(player.keep_two),
        player.promised / FEW,
    ]
    _see_counts(seen, at + _PLAYER[3], player.goods, FEW)
    _see_counts(seen, at + _PLAYER[4], player.dice, float(OWN_DICE))
    _see_bits(seen, at + _PLAYER[5], player.used)
    _see_bits(seen, at + _PLAYER[6], player.posts)
    if player.figure != NO_NODE:
        seen[at + _PLAYER[7] + player.figure] = 1.0
    if player.second != NO_NODE:
        seen[at + _PLAYER[8] + player.second] = 1.0
    _see_all(seen, at + _PLAYER[9], player.active)
    _see_bits(seen, at + _PLAYER[10], player.gifts)
    seen[at + _PLAYER[11]] = float(who == s.start)
    seen[at + _PLAYER[11] + 1] = float(bool(player.dice) and any(player.dice))

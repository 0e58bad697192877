"""Dice on the players' boards and on spaces: taking and rolling them. Rules POLO-DICE.

A die on a board is one of 20 kinds (class and value); Raschid's have no value before they are placed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import has_any
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside
from caravansary.games.marco_polo.actions import DIE
from caravansary.games.marco_polo.pieces import (
    BLACK,
    BLACK_UNVALUED,
    DICE,
    DICE_ORDER,
    DIE_VALUE,
    MATTEO,
    NEUTRAL_SEAT,
    OWN,
    OWN_DICE,
    OWN_UNVALUED,
    RASCHID,
    WHITE,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

NO_DICE: Final = [0] * len(DICE)
DIE_FIELDS: Final[tuple[Field, ...]] = beside(Field("die", DICE, asked="die"))


# --- the dice of a board --------------------------------------------------------------------------------------------
def has_die(s: State, seat: int) -> bool:
    """Whether the seat has an unused die (POLO-ROUND-20)."""
    return has_any(s.players[seat].dice)


def kinds_of_dice(s: State, seat: int) -> list[int]:
    """The different unused dice, lowest value first; equal dice are one option."""
    dice = s.players[seat].dice
    return [die for die in DICE_ORDER if dice[die]]


def any_die_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Every unused die (POLO-DICE-9)."""
    return [DIE + die for die in kinds_of_dice(s, seat)]


def roll_one(s: State, die_class: int) -> int:
    """A rolled die of the class."""
    return die_class * 6 + s.chance.below(6)


# --- dice on spaces -------------------------------------------------------------------------------------------------
def placed_die(space: int, seat: int, die_class: int, value: int) -> int:
    """A die that lies on a space, as a number; a neutral one belongs to `NEUTRAL_SEAT`."""
    return space | seat << 5 | die_class << 8 | value << 10


def space_of(placed: int) -> int:
    return placed & 31


def owner_of(placed: int) -> int:
    return placed >> 5 & 7


def class_of(placed: int) -> int:
    return placed >> 8 & 3


def value_of(placed: int) -> int:
    """What the die shows; 0 for Raschid's in the purse."""
    return placed >> 10


# --- the roll of a round --------------------------------------------------------------------------------------------
def return_dice(s: State) -> None:
    """All dice go back to their owners and to the pool; neutral dice stay (POLO-ROUND-13, -26, POLO-2P-5).

    Until then placed dice stay where they are (POLO-DICE-11).
    """
    s.placed = [placed for placed in s.placed if owner_of(placed) == NEUTRAL_SEAT]
    s.occupied = 0
    for placed in s.placed:
        s.occupied |= 1 << space_of(placed)
    s.khan = s.khan[: s.printed.khan_neutral[s.seats]]
    s.pool = s.printed.black_dice[s.seats] - sum(player.promised for player in s.players)
    for player in s.players:
        player.used = 0
        player.dice = NO_DICE[:]


def roll_all(s: State) -> None:
    """Everybody rolls his dice, the white one and promised black ones too; Raschid does not.

    POLO-ROUND-14, POLO-CHAR-1.
    """
    s.unveil()
    for seat in s.clockwise(s.first):
        player = s.players[seat]
        if player.character == RASCHID:
            player.dice[OWN_UNVALUED] = OWN_DICE
            player.dice[BLACK_UNVALUED] = player.promised
        else:
            _roll_dice_of(s, seat)
        player.promised = 0


def _roll_dice_of(s: State, seat: int) -> None:
    player = s.players[seat]
    classes = [OWN] * OWN_DICE + [BLACK] * player.promised
    if has_white_die(s, seat):
        classes.append(WHITE)
    for die_class in classes:
        player.dice[roll_one(s, die_class)] += 1
    if s.events is not None:
        s.tell("dice_rolled", seat, "POLO-ROUND-14", die=dice_names(player.dice), n=pips(player.dice))


def has_white_die(s: State, seat: int) -> bool:
    """The white die belongs to Matteo Polo (POLO-CHAR-8)."""
    return s.players[seat].character == MATTEO


def pips(dice: list[int]) -> int:
    """The sum of the values."""
    total = 0
    for die in range(18):
        if dice[die]:
            total += dice[die] * DIE_VALUE[die]
    return total


def dice_names(dice: list[int]) -> list[str]:
    """The dice by name, own ones first."""
    return [DICE[die] for die in range(len(DICE)) for _ in range(dice[die])]


# --- black dice -----------------------------------------------------------------------------------------------------
def gain_black(s: State, seat: int) -> int:
    """Take a black die from the pool and roll it at once; Raschid's has no value (POLO-DICE-6, -7, POLO-CHAR-3)."""
    s.pool -= 1
    die = BLACK_UNVALUED
    if s.players[seat].character != RASCHID:
        s.unveil()
        die = roll_one(s, BLACK)
    s.players[seat].dice[die] += 1
    return die


def get_black(s: State, seat: int, arg: int) -> None:
    """A black die as a reward; with an empty pool it is lost (POLO-REWARD-4, POLO-DICE-8)."""
    s.stack.pop()
    if s.active < 0:
        promise_black(s, seat)
    elif s.pool:
        die = gain_black(s, seat)
        if s.events is not None:
            s.tell("black_gained", seat, "POLO-REWARD-4", die=DICE[die])
    elif s.events is not None:
        s.tell("black_missing", seat, "POLO-REWARD-4")


def black_left(s: State) -> int:
    """Black dice in the pool; at a round start it counts as refilled, less the promised ones (POLO-NEWCHAR-22)."""
    if s.active >= 0:
        return s.pool
    return s.printed.black_dice[s.seats] - sum(player.promised for player in s.players)


def promise_black(s: State, seat: int) -> None:
    """A black die gained at a round start is rolled with the others (POLO-NEWCHAR-10)."""
    if black_left(s):
        s.players[seat].promised += 1
        if s.events is not None:
            s.tell("black_promised", seat, "POLO-NEWCHAR-10")
    elif s.events is not None:
        s.tell("black_missing", seat, "POLO-REWARD-4")

"""How good a position is for a seat: the points that it may expect at the end, less a part of its rivals'.

Only what the seat may know counts: its own goal cards, never those of others, never the content of a pile. Things are
worth less the fewer dice are left to use them, in the end what the final scoring gives. What the map brings is in
`evaluate_map.py`, what single things are worth in `evaluate_things.py`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from caravansary.core.bits import added
from caravansary.core.frames import arg_of, kind_of, seat_of
from caravansary.games.marco_polo import bazaar, frames
from caravansary.games.marco_polo.evaluate_map import map_to_come
from caravansary.games.marco_polo.evaluate_things import GOODS_WORTH, WORTH, Worths, reward_worth, worths
from caravansary.games.marco_polo.pieces import (
    ARGHUN,
    BEIJING,
    BLACK_UNVALUED,
    F2,
    F3,
    F5,
    F8,
    F11,
    F15,
    MATTEO,
    MOST_ACTIVE,
    NO_CHARACTER,
    OWN_DICE,
    OWN_UNVALUED,
    R_CAMELS,
    R_COINS,
    ROUNDS,
)
from caravansary.games.marco_polo.rounds import OVER, ROLL, START_ROUND, TURNS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

# --- expectations, in points unless something else is said ----------------------------------------------------------
RIVAL_PART: Final = 0.12  # how much of the strongest rival's standing is taken off
TIME: Final = 4.0  # with so many dice left things have half of their worth
# things
PLENTY_OF_COINS: Final = 16  # further ones are worth half
PLENTY_OF_CAMELS: Final = 9
PLENTY_OF_GOODS: Final = 5  # of each kind
IN_STORE: Final[tuple[float, ...]] = (1.2, 1.5, 1.35)  # spice, silk, gold that are there, against those to come
LAST_COIN: Final = 0.1
LAST_GOOD: Final = 0.45  # with a post in Beijing
LAST_CAMEL: Final = 0.02  # a tie-break
# contracts
IN_HAND: Final = 0.4  # part of what an active contract would bring: others could be had for the same things
SURE: Final = 0.97  # of a contract whose cost is there
UNSURE: Final = 0.9  # of one for which something is missing
HURRY: Final = 0.2  # how fast the chance falls with what is missing, in any case
LAST_HURRY: Final = 2.2  # and the more, the fewer dice are left
EFFORT: Final[tuple[float, ...]] = (0.26, 0.35, 0.65, 0.95)  # dice that a missing camel, spice, silk, gold takes
FREE_SLOT: Final = 0.3
COUNTS: Final = 0.9  # a completed contract, for the most contracts
RACE: Final = 0.45  # how much a completed contract more or less means for the most contracts
LAST_RACE: Final = 6.0  # and the more, the fewer dice are left
# dice
# So many dice; each further one as much as the last of these
DICE_LEFT: Final[tuple[float, ...]] = (0.0, 0.8, 1.9, 3.2, 4.6, 6.1, 7.6)
A_ROUND: Final[tuple[float, ...]] = (6.1, 7.6)  # the dice of a coming round: five, six
PIP: Final = 0.06  # each pip more or less than on average, so that no luck of a reroll outweighs its camel
UNVALUED: Final = 3.5  # pips of a die without a value more than on average
BLACK_MORE: Final = 2.0  # pips; it may be placed where the own colour lies
LAST_DICE: Final = 0.65  # part of the worth of dice in the last round
DELAY: Final = 5.0  # dice that must be used next: to put that off, as by a reroll, is no gain
FIRST_PLAYER: Final = 0.5
# characters and gifts
CHARACTER: Final[tuple[float, ...]] = (4.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0, 2.5, 3.0, 3.0, 2.5)
GIFT: Final = {F2: 2.2, F3: 1.2, F5: 0.9, F8: 0.9, F11: 2.0, F15: 1.7}
KEEP_TWO: Final = 1.2
OWN_CARD: Final = 1.6  # a card that Khan Arghun has left
# what a choice that is still open usually brings
PENDING: Final = {
    frames.CHOOSE_GOOD: 1.3,
    frames.CHOOSE_PAIR: 2.0,
    frames.CHOOSE_COPY: 2.3,
    frames.CHOOSE_CONTRACT: 3.0,
    frames.CHOOSE_EXTRA: 0.5,
    frames.CHOOSE_DIE_TO_REROLL: -0.5,  # the camel that it will cost
    frames.CHOOSE_VALUE: 1.0,
    frames.CHOOSE_TIMES: 3.0,
    frames.CHOOSE_DIRECTION: 3.0,
    frames.CHOOSE_CARD_GOOD: 2.0,
    frames.CHOOSE_SWAP: 2.0,
    frames.CHOOSE_PROVINCE: 2.0,
    frames.CHOOSE_BLACK_OR_COINS: 1.7,
    frames.GET_STEP: 1.0,
    frames.GET_TOKEN: 1.8,
    frames.GET_BLACK: 1.7,
    frames.GET_CONTRACT: 1.5,
    frames.GET_GIFT: 1.6,
}
STEP_LEFT: Final = 0.5  # each step that a movement has left
RIVAL_COIN: Final = 0.3  # what a rival has counts like that for his standing
RIVAL_CAMEL: Final = 0.4
RIVAL_POST: Final = 3.0


SUMMANDS: Final[tuple[str, ...]] = (
    *("points", "rivals", "things", "contracts", "most_contracts", "dice", "map", "character", "first_player"),
    "pending",
)  # what `summands` gives


def evaluate(s: State, seat: int) -> float:
    """The points that the seat may expect at the end, less a part of the strongest rival's standing."""
    return added(summands(s, seat))


def summands(s: State, seat: int) -> list[float]:
    """What the points come from, in the order of `SUMMANDS`."""
    player = s.players[seat]
    found = [float(sum(player.points)), -RIVAL_PART * strongest_rival(s, seat)]
    if s.phase == OVER:
        return [*found, LAST_CAMEL * player.camels, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    dice = dice_to_come(s, player)
    time = dice / (dice + TIME)
    found.append(things_to_come(player, time))
    found.append(contracts_to_come(s, player, dice, time))
    found.append(most_contracts_to_come(s, seat, dice))
    found.append(dice_to_use(s, seat, player, time))
    found.append(map_to_come(s, seat, dice, time))
    found.append(character_to_come(s, player, time))
    found.append(FIRST_PLAYER if s.traveller == seat and s.round < ROUNDS else 0.0)
    found.append(pending(s, seat) if s.active == seat or s.active < 0 else 0.0)
    return found


# --- time -----------------------------------------------------------------------------------------------------------
def dice_to_come(s: State, player: Player) -> int:
    """Dice that the seat has not used yet, those of the coming rounds included."""
    a_round = OWN_DICE + (player.character == MATTEO)
    rounds = ROUNDS - s.round
    if START_ROUND < s.phase <= ROLL:
        return a_round * (rounds + 1)
    return a_round * rounds + sum(player.dice)


def strongest_rival(s: State, seat: int) -> float:
    """Points and things of the rival who has most of them."""
    best = 0.0
    for who, rival in enumerate(s.players):
        if who != seat:
            standing = sum(rival.points) + RIVAL_COIN * rival.coins + RIVAL_CAMEL * rival.camels
            standing += sum(rival.goods) + RIVAL_POST * rival.posts.bit_count()
            if standing > best:
                best = standing
    return best


# --- things ---------------------------------------------------------------------------------------------------------
def things_to_come(player: Player, time: float) -> float:
    """Coins, camels and goods: each further one a little less useful."""
    coins = useful(player.coins, PLENTY_OF_COINS)
    camels = useful(player.camels, PLENTY_OF_CAMELS)
    value = LAST_COIN * (1 - time) * player.coins + LAST_CAMEL * player.camels
    value += time * (WORTH[R_COINS] * coins + WORTH[R_CAMELS] * camels)
    goods = player.goods
    for good in range(3):
        if goods[good]:
            value += time * IN_STORE[good] * GOODS_WORTH[good] * useful(goods[good], PLENTY_OF_GOODS)
    if player.posts >> BEIJING & 1:
        value += LAST_GOOD * (1 - time) * sum(goods)
    return value


def useful(count: int, plenty: int) -> float:
    """What is more than plenty counts half."""
    return float(count) if count <= plenty else (count + plenty) / 2


# --- contracts ------------------------------------------------------------------------------------------------------
def contracts_to_come(s: State, player: Player, dice: int, time: float) -> float:
    """The active contracts: what they bring beyond the things that they cost, by what is still missing."""
    active = player.active
    has = (player.camels, *player.goods)
    value = FREE_SLOT * time * (MOST_ACTIVE - len(active)) if len(active) < MOST_ACTIVE else 0.0
    if not active:
        return value
    known = worths(s.printed)
    hurry = HURRY + LAST_HURRY / (dice + 0.3)
    worth = [contract_to_come(known, contract, has, dice, time, hurry) for contract in active[:MOST_ACTIVE]]
    if len(worth) == 1:
        return value + worth[0]
    first = 0 if worth[0] >= worth[1] else 1
    cost = known.contract_cost[active[first]]
    left = tuple([one - asked if one > asked else 0 for one, asked in zip(has, cost, strict=True)])
    return value + worth[first] + contract_to_come(known, active[1 - first], left, dice, time, hurry)


def contract_to_come(known: Worths, contract: int, has: tuple[int, ...], dice: int, time: float, hurry: float) -> float:
    gain = known.contract_points[contract] + COUNTS
    gain += time * (known.contract_things[contract] - known.contract_spent[contract])
    if gain <= 0.0:
        return 0.0
    gain *= IN_HAND
    camels, spice, silk, gold = known.contract_cost[contract]
    missing = 0.0
    if has[0] < camels:
        missing += EFFORT[0] * (camels - has[0])
    if has[1] < spice:
        missing += EFFORT[1] * (spice - has[1])
    if has[2] < silk:
        missing += EFFORT[2] * (silk - has[2])
    if has[3] < gold:
        missing += EFFORT[3] * (gold - has[3])
    if not missing:
        return gain * SURE
    return gain * UNSURE * math.exp(-hurry * missing) if dice else 0.0


def most_contracts_to_come(s: State, seat: int, dice: int) -> float:
    """The points for the most completed contracts, by how far ahead or behind the seat is (POLO-END-7)."""
    own = len(s.players[seat].completed)
    ahead = own - max(len(rival.completed) for who, rival in enumerate(s.players) if who != seat)
    certainty = RACE + LAST_RACE / (dice + 1.0)
    return s.printed.most_contracts / (1.0 + math.exp(-certainty * (ahead + 0.3)))


# --- dice -----------------------------------------------------------------------------------------------------------
def dice_to_use(s: State, seat: int, player: Player, time: float) -> float:
    """Unused dice, the best uses first; those of the coming rounds count like average ones."""
    a_round = A_ROUND[player.character == MATTEO]
    value = a_round * (ROUNDS - s.round)
    if s.phase < TURNS:
        return value if s.phase <= START_ROUND else value + a_round
    dice = player.dice
    count = sum(dice)
    if not count:
        return value
    most = len(DICE_LEFT) - 1
    now = DICE_LEFT[count] if count <= most else DICE_LEFT[most] + (count - most) * (DICE_LEFT[most] - DICE_LEFT[-2])
    now += PIP * time * pips_above(dice)
    if s.active == seat and is_put_off(s, seat, player, count):
        value -= DELAY
    return value + now * (LAST_DICE if s.round == ROUNDS else 1.0)


def is_put_off(s: State, seat: int, player: Player, count: int) -> bool:
    """Whether the seat must play on with its dice: its main action is due, or nobody else has a die left."""
    if not s.main_done:
        return bool(player.used) or count < OWN_DICE
    return not any(any(s.players[other].dice) for other in s.others(seat))


def pips_above(dice: list[int]) -> float:
    """How many pips the dice show more than on average; a black or white one counts for a little more."""
    pips = UNVALUED * (dice[OWN_UNVALUED] + dice[BLACK_UNVALUED])
    for die in range(18):
        if dice[die]:
            pips += dice[die] * (die % 6 - 2.5 + (BLACK_MORE if die > 5 else 0.0))
    return pips


# --- characters, gifts, open choices --------------------------------------------------------------------------------
def character_to_come(s: State, player: Player, time: float) -> float:
    """The character before the first round, kept gifts, Khan Arghun's cards."""
    if player.character == NO_CHARACTER:
        return 0.0
    value = CHARACTER[player.character] if s.round == 0 else 0.0
    if s.module:
        for gift, worth in GIFT.items():
            if player.gifts >> gift & 1:
                value += worth * time
        value += KEEP_TWO * time * player.keep_two
        if player.character == ARGHUN:
            value += OWN_CARD * s.arghun_cards.bit_count() * time
    return value


def pending(s: State, seat: int) -> float:
    """What choices that are still open will bring to the seat."""
    value = 0.0
    stack = s.stack
    for index in range(1, len(stack)):
        frame = stack[index]
        kind = kind_of(frame)
        if seat_of(frame) != seat or kind == frames.CHOOSE_ACTION:
            continue
        if kind in PENDING:
            value += PENDING[kind]
        elif kind == frames.CHOOSE_ROW:
            arg = arg_of(frame)
            value += reward_worth(s.printed.bazaar[bazaar.COLUMN.of(arg)][bazaar.LOWEST.of(arg)])
        elif kind == frames.CHOOSE_STEP or kind == frames.CHOOSE_PAYMENT:
            value += STEP_LEFT * s.steps_left
    return value

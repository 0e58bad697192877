"""Placing dice on the board: which dice, what an occupied space costs, coins and the purse.

Rules POLO-OCCUPY, POLO-MONEY, and Raschid's choice of a value (POLO-CHAR-2). What the other spaces bring is in modules
of their own: `bazaar.py`, `khan.py`, `contracts.py`, `travel.py`, `city_cards.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caravansary.core.bits import total
from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import bazaar, characters, city_cards, contracts, frames, gifts, khan, travel
from caravansary.games.marco_polo.actions import DIE, USE, VALUE
from caravansary.games.marco_polo.dice import kinds_of_dice, placed_die
from caravansary.games.marco_polo.pieces import (
    BERKE,
    CAMELS,
    CARD_CITY,
    CITIES,
    CITY_CARDS,
    COINS,
    CONTRACTS_SPACE,
    DICE,
    DICE_ORDER,
    DICE_RANK,
    DIE_CLASS,
    DIE_VALUE,
    F8,
    FIRST_CARD_SPACE,
    GOLD_BAZAAR,
    KHAN,
    KHAN_SPACES,
    OWN,
    PRIVATE,
    PURSE,
    SPACES,
    TRAVEL,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

SPACE_FIELDS: Final[tuple[Field, ...]] = beside(Field("space", SPACES, asked="space"))
BUT_KHAN: Final[tuple[int, ...]] = (COINS, *range(CAMELS, GOLD_BAZAAR + 1), CONTRACTS_SPACE, TRAVEL)


# --- what a space asks for ------------------------------------------------------------------------------------------
def dice_needed(s: State, space: int) -> int:
    """How many dice exactly (POLO-DICE-3, POLO-BAZAAR-1)."""
    return s.printed.dice_needed[space] if space < FIRST_CARD_SPACE else 1


def has_price(s: State, seat: int, space: int) -> bool:
    """Whether the seat pays for the space: any die lies there, and it costs then (POLO-OCCUPY-1, -5, -12, -14).

    The own dice count too, the khan and the purse are free (POLO-OCCUPY-9, -13, POLO-KHAN-5).
    """
    if space >= FIRST_CARD_SPACE or space == KHAN or not s.occupied >> space & 1:
        return False
    return s.players[seat].character != BERKE and not s.entry_free  # POLO-CHAR-13


def own_colour_used(s: State, seat: int, space: int) -> bool:
    """Own dice lie there already, with others or alone (POLO-OCCUPY-6, -7, -10).

    The khan's area counts as one space (POLO-KHAN-6); all this holds for Berke too (POLO-CHAR-14).
    """
    return space < FIRST_CARD_SPACE and bool(s.players[seat].used >> space & 1)


def own_colour_rule(space: int) -> str:
    return "POLO-KHAN-6" if space == KHAN else "POLO-OCCUPY-6"


def usable_dice(s: State, seat: int, space: int) -> list[int]:
    """How many unused dice of each kind the seat may place there; black and white ones always (POLO-DICE-2).

    POLO-OCCUPY-8, POLO-KHAN-7, POLO-CHAR-10.
    """
    dice = s.players[seat].dice
    if not own_colour_used(s, seat, space):
        return dice
    return [0 if DIE_CLASS[die] == OWN else count for die, count in enumerate(dice)]


def can_enter(s: State, seat: int, space: int, value: int) -> bool:
    """Whether the action can be paid and done with dice whose lowest shows this value (POLO-TURN-11)."""
    price = value if has_price(s, seat, space) else 0
    if s.players[seat].coins < price:
        return False
    if space == KHAN:
        return khan.accepts(s, value)
    if space == CONTRACTS_SPACE:
        return len(s.row) > 0
    if space == TRAVEL:
        return travel.can_travel(s, seat, price)
    return True


def possible_spaces(s: State, seat: int) -> int:
    """The main spaces that may be used: the lowest usable die is the cheapest, the highest one best for the khan."""
    player = s.players[seat]
    dice = player.dice
    count = total(dice)
    others = count - total(dice[:6]) - dice[18]  # of another colour than the own
    lowest = _lowest(dice, False)
    priced = 0 if s.entry_free or player.character == BERKE else s.occupied
    possible = 0
    for space in BUT_KHAN:
        without_own = player.used >> space & 1
        if (others if without_own else count) < s.printed.dice_needed[space]:
            continue
        price = 0
        if priced >> space & 1:
            price = _lowest(dice, True) if without_own else lowest
        if player.coins < price or (space == CONTRACTS_SPACE and not s.row):
            continue
        if space != TRAVEL or travel.can_travel(s, seat, price):
            possible |= 1 << space
    if khan.can_be_seen(s, seat, others if player.used >> KHAN & 1 else count):
        possible |= 1 << KHAN
    return possible


def _lowest(dice: list[int], without_own: bool) -> int:
    """The lowest value among the dice; one without a value may be given any."""
    for die in DICE_ORDER:
        if dice[die] and not (without_own and DIE_CLASS[die] == OWN):
            return DIE_VALUE[die] or 1
    return 0


def is_possible(s: State, seat: int, space: int) -> bool:
    """Whether a space may be used with some die."""
    return space >= FIRST_CARD_SPACE or bool(possible_spaces(s, seat) >> space & 1)


def is_possible_with_gift(s: State, seat: int, space: int) -> bool:
    """Whether it may be used if a gift pays for the occupied space (POLO-NEWCHAR-7)."""
    if not s.players[seat].gifts >> F8 & 1 or not has_price(s, seat, space):
        return False
    s.entry_free = 1
    possible = is_possible(s, seat, space)
    s.entry_free = 0
    return possible


def refuse_space(s: State, seat: int, space: int, action: int, no: Refusals) -> None:
    """Why a main space cannot be used."""
    dice = usable_dice(s, seat, space)
    needed = dice_needed(s, space)
    name = SPACES[space]
    if sum(s.players[seat].dice) < needed:
        no.add(action, "space.dice", "POLO-DICE-3", space=name, n=needed)
    elif sum(dice) < needed:
        no.add(action, "space.own_colour", own_colour_rule(space), space=name)
    elif space == KHAN:
        khan.refuse(s, action, no)
    elif space == CONTRACTS_SPACE and not s.row:
        no.add(action, "contracts.empty", "POLO-CONTRACT-22")
    elif space == TRAVEL and not travel.can_travel(s, seat, 0):
        no.add(action, "travel.no_step", "POLO-TRAVEL-7")
    else:
        no.add(action, "space.price", "POLO-OCCUPY-4", space=name, has=s.players[seat].coins)


# --- choosing the dice ----------------------------------------------------------------------------------------------
def ask_dice(s: State, seat: int, space: int) -> None:
    s.picked = []
    s.entry_free = 0
    s.stack.append(frame(frames.CHOOSE_DIE, seat, space))


def die_options(s: State, seat: int, space: int, no: Refusals | None) -> list[int]:
    """The dice from which the placement can be completed, lowest first (POLO-DICE-4, -5)."""
    dice = usable_dice(s, seat, space)
    if dice_needed(s, space) == 1:
        options = [DIE + die for die in DICE_ORDER if dice[die] and is_first_die(s, seat, space, die)]
    else:
        options = _dice_to_go_on_with(s, seat, space, dice)
    if not s.picked and is_gift_of_use(s, seat, space):
        options.append(USE + F8)
    if no is not None:
        _refuse_dice(s, seat, space, options, no)
    return options


def _dice_to_go_on_with(s: State, seat: int, space: int, dice: list[int]) -> list[int]:
    """Of several dice the lowest comes first; enough others must not be lower."""
    left = dice_needed(s, space) - len(s.picked)
    lowest = DICE_RANK[s.picked[-1]] if s.picked else 0
    options: list[int] = []
    behind = 0  # dice from here on, the highest first
    for rank in range(len(DICE) - 1, lowest - 1, -1):
        die = DICE_ORDER[rank]
        if not dice[die]:
            continue
        count = dice[die] - s.picked.count(die)
        behind += count
        if count and behind >= left and (s.picked or is_first_die(s, seat, space, die)):
            options.append(DIE + die)
    options.reverse()
    return options


def is_first_die(s: State, seat: int, space: int, die: int) -> bool:
    if space == PURSE:
        return True
    value = DIE_VALUE[die]
    if value == 0:
        return is_possible(s, seat, space)
    return can_enter(s, seat, space, value)


def is_gift_of_use(s: State, seat: int, space: int) -> bool:
    """A gift may pay for the space before the first die is chosen (POLO-NEWCHAR-7)."""
    return bool(s.module) and space != PURSE and is_possible_with_gift(s, seat, space)


def _refuse_dice(s: State, seat: int, space: int, options: list[int], no: Refusals) -> None:
    for die in kinds_of_dice(s, seat):
        action = DIE + die
        if action in options:
            continue
        if own_colour_used(s, seat, space) and DIE_CLASS[die] == OWN:
            no.add(action, "die.own_colour", own_colour_rule(space), die=DICE[die])
        elif s.picked:
            no.add(action, "die.order" if s.picked.count(die) == 0 else "die.no_more", "POLO-DICE-4", die=DICE[die])
        elif space == KHAN and s.khan and DIE_VALUE[die] < s.khan[-1]:
            khan.refuse(s, action, no)
        elif not is_first_die(s, seat, space, die):
            no.add(action, "die.price", "POLO-OCCUPY-4", die=DICE[die])
        else:
            no.add(action, "die.too_few", "POLO-DICE-4", die=DICE[die])


def dice_pick(s: State, seat: int, space: int) -> Pick | None:
    """The dice chosen so far for a space that needs several."""
    needed = dice_needed(s, space)
    if needed == 1:
        return None
    return Pick("dice", needed - len(s.picked), [DIE + die for die in s.picked])


def choose_die(s: State, seat: int, space: int, action: int) -> None:
    if action == USE + F8:
        gifts.discard(s, seat, F8)
        s.entry_free = 1
        return
    s.picked = [*s.picked, action - DIE]
    if len(s.picked) < dice_needed(s, space):
        return
    s.stack.pop()
    if space == PURSE:
        use_purse(s, seat, action - DIE)
    elif DIE_VALUE[s.picked[0]]:
        place_dice(s, seat, space, DIE_VALUE[s.picked[0]])
    else:
        _place_without_value(s, seat, space)


def use_purse(s: State, seat: int, die: int) -> None:
    """A die for coins, as often as one likes; no main action (POLO-BONUS-8, -9, -16).

    Raschid's needs no value (POLO-CHAR-7).
    """
    _put_die(s, seat, PURSE, die, DIE_VALUE[die])
    s.picked = []
    s.players[seat].coins += s.printed.purse_coins
    if s.events is not None:
        s.tell("purse_used", seat, "POLO-BONUS-8", die=DICE[die])
        s.tell("gained", seat, "POLO-BONUS-8", things={"coins": s.printed.purse_coins})


# --- Raschid chooses the value --------------------------------------------------------------------------------------
def _place_without_value(s: State, seat: int, space: int) -> None:
    """The value is asked only where it matters (POLO-CHAR-2)."""
    if space == COINS:
        place_dice(s, seat, space, 1)
    elif space == KHAN or has_price(s, seat, space):
        s.stack.append(frame(frames.CHOOSE_VALUE, seat, space))
    else:
        place_dice(s, seat, space, 6)


def about_value(s: State, seat: int, space: int) -> dict[str, Any]:
    """For what the value counts: it is the price too, but not at the khan."""
    if space == KHAN:
        return {"where": "khan-last" if len(s.khan) == KHAN_SPACES - 1 else "khan"}
    return {"where": {CONTRACTS_SPACE: "contracts", TRAVEL: "travel"}.get(space, "bazaar")}


def value_options(s: State, seat: int, space: int, no: Refusals | None) -> list[int]:
    """The values that can be paid and placed (POLO-CHAR-6)."""
    options: list[int] = []
    for value in range(1, 7):
        if can_enter(s, seat, space, value):
            options.append(VALUE + value - 1)
        elif no is not None and space == KHAN:
            khan.refuse(s, VALUE + value - 1, no)
        elif no is not None:
            no.add(VALUE + value - 1, "value.price", "POLO-OCCUPY-4", value=value)
    return options


def choose_value(s: State, seat: int, space: int, action: int) -> None:
    s.stack.pop()
    place_dice(s, seat, space, action - VALUE + 1)


# --- placing, paying, doing -----------------------------------------------------------------------------------------
def _put_die(s: State, seat: int, space: int, die: int, value: int) -> None:
    s.players[seat].dice[die] -= 1
    s.placed.append(placed_die(space, seat, DIE_CLASS[die], value))
    if DIE_CLASS[die] == OWN and space < FIRST_CARD_SPACE:
        s.players[seat].used |= 1 << space


def place_dice(s: State, seat: int, space: int, value: int) -> None:
    """Place the picked dice, pay if the space is occupied, do its action (POLO-TURN-10, -14, -15).

    The price is the lowest value, whatever lies there and however little is done (POLO-OCCUPY-3, -11, POLO-DICE-10).
    """
    price = value if has_price(s, seat, space) else 0
    for die in s.picked:
        _put_die(s, seat, space, die, DIE_VALUE[die] or value)
    s.occupied |= 1 << space
    if space == KHAN:
        s.khan.append(value)
    s.main_done = 1
    s.players[seat].coins -= price
    if s.events is not None:
        _tell_placement(s, seat, space, value, price)
    s.picked = []
    s.entry_free = 0
    perform(s, seat, space, value)


def _tell_placement(s: State, seat: int, space: int, value: int, price: int) -> None:
    dice = [DICE[die] for die in s.picked]
    if space < FIRST_CARD_SPACE:
        s.tell("dice_placed", seat, "POLO-TURN-10", space=SPACES[space], die=dice, value=value)
    elif space < PRIVATE:
        slot = space - FIRST_CARD_SPACE
        city = CITIES[CARD_CITY[slot]]
        s.tell("card_used", seat, "POLO-CITY-2", card=CITY_CARDS[s.cards[slot]], city=city, die=dice, value=value)
    else:
        s.tell("private_space_used", seat, "POLO-NEWCHAR-16", n=space - PRIVATE + 1, die=dice)
    if price:
        s.tell("space_paid", seat, "POLO-OCCUPY-2", space=SPACES[space], n=price)


def perform(s: State, seat: int, space: int, value: int) -> None:
    """The action of a space with dice whose lowest shows this value."""
    if space == COINS:
        take_coins(s, seat)
    elif space <= GOLD_BAZAAR:
        bazaar.ask_row(s, seat, space, value)
    elif space == KHAN:
        khan.receive_favour(s, seat)
    elif space == CONTRACTS_SPACE:
        contracts.start_taking(s, seat, value)
    elif space == TRAVEL:
        travel.start_travel(s, seat, value)
    elif space < PRIVATE:
        city_cards.start(s, seat, s.cards[space - FIRST_CARD_SPACE], value)
    else:
        characters.use_private_space(s, seat, space - PRIVATE)


def take_coins(s: State, seat: int) -> None:
    """Five coins, whatever the die shows, after the price; they never run out (POLO-MONEY-1, -2, -3)."""
    s.players[seat].coins += s.printed.coins_gain
    if s.events is not None:
        s.tell("gained", seat, "POLO-MONEY-1", things={"coins": s.printed.coins_gain})
    characters.mercator_sees_coins(s, seat)

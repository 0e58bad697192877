"""City cards: who may use them, and what each kind of card does. Rules POLO-CITY.

What a card costs and gives is printed (`components.toml`); the twelve kinds of cards are here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits, has_any
from caravansary.core.decision import Pick, Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import frames, travel
from caravansary.games.marco_polo.actions import BUY, DIRECTION, GOOD, SELL, STOP, TIMES, TOKEN
from caravansary.games.marco_polo.pieces import (
    ANY_GOOD,
    BY_CITY_CARDS,
    CAMEL_STEPS,
    CARD_CITY,
    CITIES,
    CITY_CARDS,
    EITHER,
    EXCHANGE,
    FIRST_CARD_SPACE,
    GOODS,
    OWN_PROVINCES,
    PAID_PROVINCES,
    PAIR_STEPS,
    PER_CONTRACT,
    PER_PIP,
    PER_POST,
    PROVINCE_TOKENS,
    R_CAMELS,
    R_COINS,
    R_POINTS,
    SWAP,
    THRESHOLD,
)
from caravansary.games.marco_polo.rewards import most_payable, own_tokens, pay, receive, times

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

FORWARD: Final = 0
BACK: Final = 1
# What a question about a card holds
CARD: Final[Field] = Field("card", CITY_CARDS, bits=5, asked="card")
MOST: Final[Field] = Field("most", high=6, bits=3)
WAY: Final[Field] = Field("way", ("there", "back"))
VALUE: Final[Field] = Field("value", high=6, bits=3)
LEFT: Final[Field] = Field("left", high=6, bits=3)  # uses
CHOSEN: Final[Field] = Field("chosen", GOODS, high=6, counted=True)
SOLD: Final[Field] = Field("sold", GOODS, high=6, counted=True)
BOUGHT: Final[Field] = Field("bought", GOODS, high=6, counted=True)
TIMES_FIELDS: Final[tuple[Field, ...]] = beside(CARD, MOST, WAY)
DIRECTION_FIELDS: Final[tuple[Field, ...]] = beside(CARD, VALUE)
CARD_GOOD_FIELDS: Final[tuple[Field, ...]] = beside(CARD, LEFT, CHOSEN)
SWAP_FIELDS: Final[tuple[Field, ...]] = beside(CARD, LEFT, SOLD, BOUGHT)
PROVINCES_LEFT: Final[Field] = Field("left", high=6, bits=3)
LOWEST: Final[Field] = Field("lowest", PROVINCE_TOKENS)
PROVINCE_FIELDS: Final[tuple[Field, ...]] = beside(PROVINCES_LEFT, LOWEST)


# --- who may use a card ---------------------------------------------------------------------------------------------
def opening_posts(s: State, seat: int) -> int:
    """The posts that were there when the turn began (POLO-CITY-1, POLO-TRAVEL-28)."""
    return s.players[seat].posts & ~s.fresh


def is_free(s: State, slot: int) -> bool:
    """No die lies on the card (POLO-CITY-3)."""
    return not s.occupied >> (FIRST_CARD_SPACE + slot) & 1


def usable_slots(s: State, seat: int) -> list[int]:
    """Where the cards lie that the seat may use now; a post in Sumatra opens three (POLO-CITY-4)."""
    posts = opening_posts(s, seat)
    if not posts:
        return []
    return [
        slot
        for slot, card in enumerate(s.cards)
        if posts >> CARD_CITY[slot] & 1 and is_free(s, slot) and can_do(s, seat, card)
    ]


def refuse_card(s: State, seat: int, slot: int, action: int, no: Refusals) -> None:
    """Why a card cannot be used."""
    city = CARD_CITY[slot]
    if not s.players[seat].posts >> city & 1:
        no.add(action, "card.no_post", "POLO-CITY-1", city=CITIES[city])
    elif not opening_posts(s, seat) >> city & 1:
        no.add(action, "card.new_post", "POLO-TRAVEL-28", city=CITIES[city])
    elif not is_free(s, slot):
        no.add(action, "card.occupied", "POLO-CITY-3", city=CITIES[city])
    elif not can_do(s, seat, s.cards[slot]):
        no.add(action, "card.cannot", "POLO-CITY-8", card=CITY_CARDS[s.cards[slot]])


def can_do(s: State, seat: int, card: int) -> bool:
    """Whether the card can be executed once (POLO-CITY-8)."""
    kind = s.printed.card_kind[card]
    player = s.players[seat]
    if kind in (EXCHANGE, ANY_GOOD):
        return most_payable(s, seat, s.printed.card_cost[card]) > 0
    if kind == CAMEL_STEPS:
        return travel.can_step(s, seat, player.coins, player.camels - s.printed.card_cost[card][R_CAMELS])
    if kind == PAIR_STEPS:
        return bool(travel.payable_pairs(player)) and travel.can_step_freely(s, seat)
    if kind == EITHER:
        return any(most_payable(s, seat, cost) for cost in (s.printed.card_cost[card], s.printed.card_cost_back[card]))
    if kind == SWAP:
        return has_any(player.goods) or most_payable(s, seat, s.printed.card_cost_back[card]) > 0
    if kind == PER_CONTRACT:
        return bool(player.completed)
    if kind == PAID_PROVINCES:
        return bool(player.posts >> 7 & 63) and most_payable(s, seat, s.printed.card_cost[card]) > 0
    if kind == OWN_PROVINCES:
        return bool(player.posts >> 7 & 63)
    if kind == PER_POST:
        return player.posts > 0
    return True


# --- doing a card ---------------------------------------------------------------------------------------------------
def start(s: State, seat: int, card: int, value: int) -> None:
    """Execute the card with a die of this value; Mercator gets nothing (POLO-CITY-21)."""
    kind = s.printed.card_kind[card]
    if kind in (EXCHANGE, PAID_PROVINCES):
        ask_times(s, seat, card, value, FORWARD)
    elif kind == ANY_GOOD:
        s.stack.append(frame(frames.CHOOSE_CARD_GOOD, seat, CARD.put(card) | LEFT.put(value)))
    elif kind == CAMEL_STEPS:
        travel.start_movement(s, seat, travel.CAMEL_RIDE, value)
    elif kind == PAIR_STEPS:
        travel.start_movement(s, seat, travel.GOODS_RIDE, value)
    elif kind == EITHER:
        s.stack.append(frame(frames.CHOOSE_DIRECTION, seat, CARD.put(card) | VALUE.put(value)))
    elif kind == SWAP:
        s.stack.append(frame(frames.CHOOSE_SWAP, seat, CARD.put(card) | LEFT.put(value)))
    elif kind == OWN_PROVINCES:
        ask_provinces(s, seat, min(s.printed.card_provinces[card][value], len(own_tokens(s, seat))), 0)
    else:
        receive(s, seat, free_amount(s, seat, card, value), BY_CITY_CARDS, free_rule(kind))


def free_amount(s: State, seat: int, card: int, value: int) -> list[int]:
    """What a card without a choice gives, always in full (POLO-CITY-9, -10)."""
    kind = s.printed.card_kind[card]
    if kind == THRESHOLD:
        return s.printed.card_by_value[card][value]
    count = value
    if kind == PER_CONTRACT:
        count = min(value, len(s.players[seat].completed))
    elif kind == PER_POST:
        count = min(value, bits(s.players[seat].posts))
    return times(s.printed.card_reward[card], count)


def free_rule(kind: int) -> str:
    return "POLO-CITY-10" if kind in (THRESHOLD, PER_PIP) else "POLO-CITY-9"


# --- so many times --------------------------------------------------------------------------------------------------
def ask_times(s: State, seat: int, card: int, value: int, direction: int) -> None:
    cost = s.printed.card_cost_back[card] if direction == BACK else s.printed.card_cost[card]
    most = min(value, most_payable(s, seat, cost))
    if s.printed.card_kind[card] == PAID_PROVINCES:
        most = min(most, len(own_tokens(s, seat)))
    s.stack.append(frame(frames.CHOOSE_TIMES, seat, CARD.put(card) | MOST.put(most) | WAY.put(direction)))


def times_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Once up to as often as die and means allow (POLO-CITY-6)."""
    most = MOST.of(arg)
    if no is not None:
        for count in range(most + 1, 7):
            no.add(TIMES + count - 1, "times.too_many", "POLO-CITY-6", n=most)
    return [TIMES + count for count in range(most)]


def choose_times(s: State, seat: int, arg: int, action: int) -> None:
    """All uses are paid before anything is received (POLO-CITY-7)."""
    s.stack.pop()
    card, count, back = CARD.of(arg), action - TIMES + 1, WAY.of(arg) == BACK
    cost = s.printed.card_cost_back[card] if back else s.printed.card_cost[card]
    pay(s, seat, times(cost, count), BY_CITY_CARDS, "POLO-CITY-7")
    if s.printed.card_kind[card] == PAID_PROVINCES:
        ask_provinces(s, seat, count, 0)
        return
    reward = s.printed.card_reward_back[card] if back else s.printed.card_reward[card]
    receive(s, seat, times(reward, count), BY_CITY_CARDS, "POLO-CITY-6")


# --- one of two directions (T20, T21) -------------------------------------------------------------------------------
def direction_of_gain(reward: list[int]) -> int:
    """The direction is named by what it brings: coins, camels or points."""
    if reward[R_COINS]:
        return DIRECTION
    return DIRECTION + 2 if reward[R_POINTS] else DIRECTION + 1


def direction_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The directions that can be executed once (POLO-CITY-12, -18)."""
    card = CARD.of(arg)
    options: list[int] = []
    for cost, reward in (
        (s.printed.card_cost[card], s.printed.card_reward[card]),
        (s.printed.card_cost_back[card], s.printed.card_reward_back[card]),
    ):
        action = direction_of_gain(reward)
        if most_payable(s, seat, cost):
            options.append(action)
        elif no is not None:
            no.add(action, "direction.cost", "POLO-CITY-8")
    return options


def choose_direction(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    card = CARD.of(arg)
    direction = FORWARD if action == direction_of_gain(s.printed.card_reward[card]) else BACK
    ask_times(s, seat, card, VALUE.of(arg), direction)


# --- goods of choice for coins (T16) --------------------------------------------------------------------------------
def counts_of(field: Field, arg: int) -> list[int]:
    """How often each good was chosen so far."""
    return [field.count(arg, good) for good in range(len(GOODS))]


def last_of(counts: list[int]) -> int:
    return max((kind for kind, count in enumerate(counts) if count), default=0)


def chosen(counts: list[int], first: int) -> list[int]:
    return [first + kind for kind, count in enumerate(counts) for _ in range(count)]


def card_good_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """A good of any kind for each payment, in the order spice, silk, gold; or to stop (POLO-CITY-11)."""
    counts = counts_of(CHOSEN, arg)
    payable = LEFT.of(arg) and most_payable(s, seat, s.printed.card_cost[CARD.of(arg)])
    options: list[int] = []
    for good in range(3):
        if payable and good >= last_of(counts):
            options.append(GOOD + good)
        elif no is not None:
            no.add(GOOD + good, "good.order" if payable else "good.cost", "POLO-CITY-11", good=GOODS[good])
    return with_stop(options, has_any(counts), no)


def with_stop(options: list[int], has_begun: bool, no: Refusals | None) -> list[int]:
    """To stop is possible after the first use (POLO-TURN-12)."""
    if has_begun:
        options.append(STOP)
    elif no is not None:
        no.add(STOP, "stop.once_first", "POLO-TURN-12")
    return options


def choose_card_good(s: State, seat: int, arg: int, action: int) -> None:
    if action == STOP:
        s.stack.pop()
        return
    good = action - GOOD
    pay(s, seat, s.printed.card_cost[CARD.of(arg)], BY_CITY_CARDS, "POLO-CITY-11")
    s.players[seat].goods[good] += 1
    if s.events is not None:
        s.tell("gained", seat, "POLO-CITY-11", things={GOODS[good]: 1})
    s.stack[-1] = frame(frames.CHOOSE_CARD_GOOD, seat, CHOSEN.add(arg - LEFT.put(1), good, 1))


def card_good_pick(s: State, seat: int, arg: int) -> Pick:
    return Pick("goods", LEFT.of(arg), chosen(counts_of(CHOSEN, arg), GOOD))


# --- goods and camels (T22) -----------------------------------------------------------------------------------------
def swap_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """First sales, then purchases of other goods, each in the order spice, silk, gold; or to stop (POLO-CITY-19)."""
    counts = counts_of(SOLD, arg) + counts_of(BOUGHT, arg)
    uses = LEFT.of(arg)
    can_buy = uses and most_payable(s, seat, s.printed.card_cost_back[CARD.of(arg)])
    options: list[int] = []
    for kind in range(6):
        good = kind % 3
        action = SELL + good if kind < 3 else BUY + good
        possible = can_buy if kind >= 3 else uses and s.players[seat].goods[good]
        if possible and kind >= last_of(counts) and not (kind >= 3 and counts[good]):
            options.append(action)
        elif no is not None:
            no.add(action, "swap.order" if possible else "swap.cost", "POLO-CITY-19", good=GOODS[good])
    return with_stop(options, has_any(counts), no)


def choose_swap(s: State, seat: int, arg: int, action: int) -> None:
    """One use after the other: camels of an earlier one may pay for a later one."""
    if action == STOP:
        s.stack.pop()
        return
    card = CARD.of(arg)
    sells = SELL <= action < SELL + 3
    good = action - (SELL if sells else BUY)
    camels = s.printed.card_reward[card][R_CAMELS] if sells else -s.printed.card_cost_back[card][R_CAMELS]
    player = s.players[seat]
    player.goods[good] += -1 if sells else 1
    player.camels += camels
    if s.events is not None:
        given, got = ({GOODS[good]: 1}, {"camels": abs(camels)})[:: 1 if sells else -1]
        s.tell("paid", seat, "POLO-CITY-19", things=given)
        s.tell("gained", seat, "POLO-CITY-19", things=got)
    used = SOLD if sells else BOUGHT
    s.stack[-1] = frame(frames.CHOOSE_SWAP, seat, used.add(arg - LEFT.put(1), good, 1))


def swap_pick(s: State, seat: int, arg: int) -> Pick:
    return Pick("swaps", LEFT.of(arg), chosen(counts_of(SOLD, arg), SELL) + chosen(counts_of(BOUGHT, arg), BUY))


# --- bonuses of own provinces (T19, T31) ----------------------------------------------------------------------------
def ask_provinces(s: State, seat: int, count: int, lowest: int) -> None:
    if count:
        s.stack.append(frame(frames.CHOOSE_PROVINCE, seat, PROVINCES_LEFT.put(count) | LOWEST.put(lowest)))


def province_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Own provinces in token order, leaving enough for the rest (POLO-CITY-15, -16)."""
    left, lowest = PROVINCES_LEFT.of(arg), LOWEST.of(arg)
    own = own_tokens(s, seat)
    later = [token for token in own if token >= lowest]
    allowed = later[: len(later) - left + 1]
    if no is not None:
        for token in range(len(PROVINCE_TOKENS)):
            code = "province.order" if token in own else "province.not_own"
            no.add(TOKEN + token, code, "POLO-CITY-15", token=PROVINCE_TOKENS[token])
    return [TOKEN + token for token in allowed]


def choose_province(s: State, seat: int, arg: int, action: int) -> None:
    """Its bonus is received before the next one is chosen."""
    s.stack.pop()
    token = action - TOKEN
    ask_provinces(s, seat, PROVINCES_LEFT.of(arg) - 1, token + 1)
    s.stack.append(frame(frames.GET_TOKEN, seat, token))

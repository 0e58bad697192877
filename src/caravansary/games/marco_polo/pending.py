"""What can be pending in a saved position: which frames can lie on which, and what each of them needs.

The stack is [flow], the decision of the phase or a turn, then what the turn or a bonus has led to: parts of rewards in
the order of POLO-REWARD-10, and the one choice that is being made. Every step of the engine keeps to this grammar, so
a position that does not was never at a decision. Movements and posts are in `possible_movements.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from caravansary.core.errors import PositionError
from caravansary.core.reading import require
from caravansary.games.marco_polo import characters, city_cards, dice, frames, rounds, spaces
from caravansary.games.marco_polo.pieces import (
    ANY_GOOD,
    ARGHUN,
    BERKE,
    CAMELS,
    CONTRACTS_SPACE,
    DICE_RANK,
    DIE_VALUE,
    EITHER,
    EXCHANGE,
    F4,
    F5,
    F8,
    FIRST_CARD_SPACE,
    GUNJ,
    KHAN,
    MATTEO,
    MOST_ACTIVE,
    NICOLAO,
    OWN_PROVINCES,
    PAID_PROVINCES,
    PRIVATE,
    PURSE,
    R_ANY,
    R_BLACK,
    R_COPY,
    RASCHID,
    SWAP,
)
from caravansary.games.marco_polo.rewards import most_payable, own_tokens
from caravansary.games.marco_polo.saving import KIND_NAMES

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

# --- which frame lies on which --------------------------------------------------------------------------------------
BASE_OF: Final = {
    rounds.DRAFT: frames.CHOOSE_CHARACTER,
    rounds.START_ROUND: frames.CHOOSE_GOAL,
    rounds.COMPENSATIONS: frames.CHOOSE_COMPENSATION,
    rounds.TURNS: frames.CHOOSE_ACTION,
}
# Parts of rewards, the first class on top of the later ones
RANK: Final = {
    frames.GET_BLACK: 0,
    frames.GET_CONTRACT: 1,
    frames.GET_GIFT: 2,
    frames.CHOOSE_GOOD: 3,
    frames.CHOOSE_PAIR: 3,
    frames.CHOOSE_COPY: 4,
    frames.GET_STEP: 5,
}
ON_ACTION: Final = frozenset({frames.CHOOSE_ACTION})
ON_FLOW: Final = frozenset({frames.FLOW})
ON_STEP: Final = frozenset({frames.CHOOSE_ACTION, frames.GET_STEP})
ON_TOKEN: Final = frozenset({frames.FLOW, frames.GET_TOKEN, frames.CHOOSE_PROVINCE})  # what a token can bring


def from_rank(rank: int) -> frozenset[int]:
    """The turn, and the parts of rewards that are received with or after those of this rank."""
    return ON_ACTION | {kind for kind, other in RANK.items() if other >= rank}


LIES_ON: Final[dict[int, frozenset[int]]] = {
    **dict.fromkeys(BASE_OF.values(), ON_FLOW),
    **dict.fromkeys(
        (
            *(frames.CHOOSE_DIE, frames.CHOOSE_VALUE, frames.CHOOSE_DIE_TO_REROLL, frames.CHOOSE_DIE_TO_CHANGE),
            *(frames.CHOOSE_CHANGE, frames.CHOOSE_DIE_TO_SET, frames.CHOOSE_NEW_VALUE, frames.CHOOSE_ROW),
            *(frames.CHOOSE_CONTRACT, frames.REFILL_ROW, frames.CHOOSE_TIMES, frames.CHOOSE_DIRECTION),
            *(frames.CHOOSE_CARD_GOOD, frames.CHOOSE_SWAP, frames.CHOOSE_PROVINCE, frames.CHOOSE_PAYMENT),
        ),
        ON_ACTION,
    ),
    frames.CHOOSE_EXTRA: frozenset({frames.REFILL_ROW, frames.CHOOSE_EXTRA}),
    frames.CHOOSE_DISCARD: ON_FLOW | {frames.REFILL_ROW, frames.CHOOSE_EXTRA} | from_rank(1),
    frames.GET_TOKEN: frozenset({frames.FLOW, frames.GET_TOKEN}),
    frames.CHOOSE_GIFT: ON_FLOW,
    frames.RECEIVE_GIFT: ON_FLOW,
    frames.GET_BLACK: from_rank(0),
    frames.GET_CONTRACT: from_rank(1),
    frames.GET_GIFT: ON_TOKEN | from_rank(2),
    frames.CHOOSE_GOOD: ON_TOKEN | from_rank(2) | {frames.RECEIVE_GIFT},  # also of a gift
    frames.CHOOSE_PAIR: ON_TOKEN | from_rank(3),
    frames.CHOOSE_COPY: ON_TOKEN | from_rank(4),
    frames.GET_STEP: from_rank(5),
    frames.CHOOSE_BLACK_OR_COINS: ON_TOKEN | from_rank(2) | {frames.RECEIVE_GIFT},
    frames.CHOOSE_STEP: ON_STEP,
    frames.BUILD: ON_STEP,
    frames.CHOOSE_POST: frozenset({frames.BUILD}),
    frames.CHOOSE_PASSED_POST: frozenset({frames.BUILD}),
}
OF_CHARACTER: Final = (
    *(frames.FLOW, frames.CHOOSE_GIFT, frames.RECEIVE_GIFT, frames.CHOOSE_GOOD),
    frames.CHOOSE_BLACK_OR_COINS,
)
CARD_KINDS: Final = {
    frames.CHOOSE_TIMES: (EXCHANGE, PAID_PROVINCES, EITHER),
    frames.CHOOSE_DIRECTION: (EITHER,),
    frames.CHOOSE_CARD_GOOD: (ANY_GOOD,),
    frames.CHOOSE_SWAP: (SWAP,),
}


@final
class Frame:
    """A frame of the stack with its field and what it lies on."""

    __slots__ = ("arg", "below", "field", "kind", "seat")

    def __init__(self, frame: int, field: str, below: Frame | None) -> None:
        self.kind = frame & 63
        self.seat = frame >> 6 & 7
        self.arg = frame >> 9
        self.field = field
        self.below = below

    @property
    def name(self) -> str:
        return KIND_NAMES[self.kind]

    def lies_on(self, *kinds: int) -> bool:
        return self.below is not None and self.below.kind in kinds


@final
class Pending:
    """The stack of a position as frames, and the seat that it is about."""

    __slots__ = ("frames", "seat")

    def __init__(self, stack: list[int]) -> None:
        self.frames: list[Frame] = []
        for index, frame in enumerate(stack):
            self.frames.append(Frame(frame, f"pending.{index}", self.frames[-1] if index else None))
        self.seat = self.frames[1].seat if len(self.frames) > 1 else -1

    @property
    def top(self) -> int:
        """The kind of the decision that is asked, -1 when the game is over."""
        return self.frames[-1].kind if self.frames else -1

    def of(self, kind: int) -> list[Frame]:
        return [frame for frame in self.frames if frame.kind == kind]


def check_grammar(s: State, pending: Pending) -> None:
    """Every frame may lie where it lies, and a decision is on top; nothing is pending when the game is over."""
    if s.phase == rounds.OVER:
        require(not pending.frames, "pending", "must be empty when the game is over")
        return
    require(len(pending.frames) > 1, "pending", "must be flow and at least one decision until the game is over")
    require(pending.frames[0].kind == frames.FLOW, "pending.0", "must be flow")
    for frame in pending.frames[1:]:
        below = frame.below
        if below is None or below.kind not in LIES_ON.get(frame.kind, frozenset()):
            under = below.name if below is not None else "nothing"
            raise PositionError(frame.field, f"{frame.name} cannot lie on {under}")
    top = pending.frames[-1]
    require(top.kind >= frames.FIRST_DECISION, top.field, f"{top.name} cannot be on top: it is no decision")
    check_phase(s, pending)


def check_phase(s: State, pending: Pending) -> None:
    """The phase asks for what lies on the flow."""
    base = pending.frames[1].kind
    if s.phase in BASE_OF:
        require(base == BASE_OF[s.phase], "phase", f"{KIND_NAMES[base]} is not asked in this phase")
    else:
        require(base not in BASE_OF.values(), "phase", f"{KIND_NAMES[base]} is not asked in this phase")


def check_frames(s: State, pending: Pending) -> None:
    """Every frame finds what it needs, and all are of one seat."""
    check_seats(s, pending)
    check_free_entry(s, pending)
    if s.phase == rounds.PROVINCE_BONUSES:
        check_tokens(s, pending)
    if s.phase == rounds.CHARACTER_BONUSES:
        check_character_bonus(s, pending)
    for frame in pending.frames:
        if frame.kind in NEEDS:
            NEEDS[frame.kind](s, frame)


def check_seats(s: State, pending: Pending) -> None:
    """Only Gunj Kököchin's first space lets others choose in somebody's turn, clockwise after her (POLO-NEWCHAR-17)."""
    others = [frame for frame in pending.frames[1:] if frame.seat != pending.seat]
    if not others:
        return
    first = others[0].field
    is_hers = s.phase == rounds.TURNS and s.players[pending.seat].character == GUNJ
    fits = is_hers and last_placement(s, pending.seat)[0] == PRIVATE
    require(fits, first, "must be of the seat whose turn or bonus it is")
    goods = s.printed.private_others[R_ANY]
    order = [seat for seat in reversed(s.others(pending.seat)) for _ in range(goods)]
    after = pending.frames[2:]
    fits = [frame.seat for frame in others] == order[: len(others)] and after[: len(others)] == others
    require(fits, first, "must be of the seats that choose after this one, the last one first")
    own = after[len(others) :]
    fits = all(frame.kind == frames.CHOOSE_GOOD for frame in after) and len(own) <= s.printed.private_reward[R_ANY]
    require(fits and (not own or len(others) == len(order)), after[-1].field, "cannot lie on goods of others")


# --- at a round start -----------------------------------------------------------------------------------------------
def check_tokens(s: State, pending: Pending) -> None:
    """The bonuses still to come are those of the seat's last tokens (POLO-ROUND-11)."""
    own = own_tokens(s, pending.seat)
    require(len(own) > 0, "pending.1", "the seat has no province")
    left = [frame.arg for frame in pending.of(frames.GET_TOKEN)]
    fits = len(left) < len(own) and left == own[::-1][: len(left)]
    require(fits, "pending.1", "must be the tokens after the one whose bonus is received, the last one first")
    for frame in pending.frames:
        wrong = (frames.CHOOSE_DISCARD, frames.CHOOSE_GIFT, frames.RECEIVE_GIFT)
        require(frame.kind not in wrong, frame.field, f"no province brings {frame.name}")
    current = s.printed.token_reward[own[len(own) - len(left) - 1]]
    require(any(current[R_BLACK:]), "pending.1", "the token whose bonus is received asks for nothing")


def check_character_bonus(s: State, pending: Pending) -> None:
    """Matteo Polo discards, Fratre Nicolao chooses and receives gifts (POLO-CHAR-12, POLO-NEWCHAR-11)."""
    character = s.players[pending.seat].character
    if character == MATTEO:
        fits = len(pending.frames) == 2 and pending.top == frames.CHOOSE_DISCARD
        require(fits, "pending.1", "must be choose_discard: Matteo Polo has drawn a contract")
        return
    require(character == NICOLAO, "pending.1", "the character of the seat asks for nothing")
    for frame in pending.frames:
        require(frame.kind in OF_CHARACTER, frame.field, f"no gift brings {frame.name}")


def compensation_needs(s: State, frame: Frame) -> None:
    missing = s.printed.compensation - dice.pips(s.players[frame.seat].dice)
    fits = frame.arg == missing and s.players[frame.seat].character != RASCHID
    require(fits, frame.field, "units must be what the dice of the seat lack (POLO-ROUND-15)")


# --- dice -----------------------------------------------------------------------------------------------------------
def last_placement(s: State, seat: int) -> tuple[int, int]:
    """The space where the seat has just placed dice, and their lowest value; (-1, 0) if it was not the last one."""
    if not s.main_done or not s.placed or s.placed[-1] >> 5 & 7 != seat:
        return -1, 0
    space = s.placed[-1] & 31
    if space == PURSE:
        return -1, 0
    return space, min(die >> 10 for die in s.placed[-spaces.dice_needed(s, space) :])


def die_needs(s: State, frame: Frame) -> None:
    """The space can be used, and the dice chosen so far can be placed there (POLO-DICE-4)."""
    space = frame.arg
    require(space == PURSE or not s.main_done, "turn.main_done", "must be false before the main action")
    require(may_use(s, frame.seat, space), frame.field, "the space cannot be used")
    needed = spaces.dice_needed(s, space)
    complete = frame.kind == frames.CHOOSE_VALUE
    fits = len(s.picked) == needed if complete else len(s.picked) < needed
    require(fits, "turn.picked", f"must be {'' if complete else 'less than '}{needed} dice")
    usable = spaces.usable_dice(s, frame.seat, space)
    ranks = [DICE_RANK[die] for die in s.picked]
    fits = ranks == sorted(ranks) and all(s.picked.count(die) <= usable[die] for die in s.picked)
    require(fits, "turn.picked", "must be dice that the seat may place there, lowest first")
    first = not s.picked or spaces.is_first_die(s, frame.seat, space, s.picked[0])
    require(first, "turn.picked", "must begin with a die that can be placed and paid")


def value_needs(s: State, frame: Frame) -> None:
    """Raschid is asked for a value only where it matters (POLO-CHAR-2)."""
    require(s.players[frame.seat].character == RASCHID, frame.field, "only Raschid ad-Din Sinan chooses a value")
    die_needs(s, frame)
    asked = frame.arg == KHAN or spaces.has_price(s, frame.seat, frame.arg)
    require(asked, frame.field, "the value does not matter there")


def may_use(s: State, seat: int, space: int) -> bool:
    if space == PURSE:
        return dice.has_die(s, seat)
    if space >= PRIVATE:
        return characters.may_use_private_space(s, seat, space - PRIVATE)
    if space >= FIRST_CARD_SPACE:
        return city_cards.may_use(s, seat, space - FIRST_CARD_SPACE)
    return spaces.is_possible(s, seat, space) or spaces.is_possible_with_gift(s, seat, space)


def check_free_entry(s: State, pending: Pending) -> None:
    """A gift was used for an occupied space that would cost something (POLO-NEWCHAR-7)."""
    if not s.entry_free or not pending.frames:
        require(not s.entry_free, "turn.entry_free", "must be false when the game is over")
        return
    top = pending.frames[-1]
    space = top.arg
    fits = top.kind == frames.CHOOSE_DIE and space < FIRST_CARD_SPACE and space != KHAN
    fits = fits and bool(s.occupied >> space & 1) and s.players[top.seat].character != BERKE
    require(fits and s.gift_discard[-1:] == [F8], "turn.entry_free", "must be false: no gift has paid for a space")


def reroll_needs(s: State, frame: Frame) -> None:
    pays(s, frame, s.printed.reroll_camels)
    has_values(s, frame)


def change_needs(s: State, frame: Frame) -> None:
    pays(s, frame, s.printed.change_camels)
    has_values(s, frame)
    if frame.kind == frames.CHOOSE_CHANGE:
        has_that_die(s, frame)


def set_needs(s: State, frame: Frame) -> None:
    """A gift lets a die be set (POLO-NEWCHAR-7)."""
    require(s.gift_discard[-1:] == [F5], frame.field, "the gift for it must be the last one discarded")
    has_values(s, frame)
    if frame.kind == frames.CHOOSE_NEW_VALUE:
        has_that_die(s, frame)


def pays(s: State, frame: Frame, camels: int) -> None:
    require(s.players[frame.seat].camels >= camels, frame.field, f"the seat needs {camels} camels")


def has_values(s: State, frame: Frame) -> None:
    fits = s.players[frame.seat].character != RASCHID and dice.has_die(s, frame.seat)
    require(fits, frame.field, "the seat has no die with a value")


def has_that_die(s: State, frame: Frame) -> None:
    fits = s.players[frame.seat].dice[frame.arg] > 0 and DIE_VALUE[frame.arg] > 0
    require(fits, frame.field, "the seat has no such die")


# --- what a space brings --------------------------------------------------------------------------------------------
def row_needs(s: State, frame: Frame) -> None:
    fits = last_placement(s, frame.seat) == (CAMELS + (frame.arg & 3), frame.arg >> 2)
    require(fits, frame.field, "must be the space and the lowest value of the dice placed last")


def contract_needs(s: State, frame: Frame) -> None:
    """The contracts that were chosen lie in reach of the die (POLO-CONTRACT-1)."""
    fits = last_placement(s, frame.seat) == (CONTRACTS_SPACE, frame.arg)
    require(fits, frame.field, "must be the value of the die placed last, on the space for contracts")
    reach = min(frame.arg, len(s.row))
    fits = len(s.taken) < MOST_ACTIVE and all(position < reach for position in s.taken)
    require(fits, "turn.taken", "must be at most one of the contracts in reach")


def refill_needs(s: State, frame: Frame) -> None:
    fits = last_placement(s, frame.seat)[0] == CONTRACTS_SPACE
    require(fits, frame.field, "the last die must be on the space for contracts")


def extra_needs(s: State, frame: Frame) -> None:
    value = last_placement(s, frame.seat)[1]
    fits = frame.arg < value and s.printed.row_extra[frame.arg] > 0
    require(fits, frame.field, "no contract with an extra was taken from there")
    if frame.lies_on(frames.CHOOSE_EXTRA):
        assert frame.below is not None  # noqa: S101 - it lies on something
        fits = frame.below.arg > frame.arg and not (frame.below.below and frame.below.lies_on(frames.CHOOSE_EXTRA))
        require(fits, frame.field, "must be from a space before the one below, two at most")


def discard_needs(s: State, frame: Frame) -> None:
    """One of the two held before after taking, one of all three after drawing (POLO-CONTRACT-11, -19)."""
    among = MOST_ACTIVE if frame.lies_on(frames.REFILL_ROW, frames.CHOOSE_EXTRA) else MOST_ACTIVE + 1
    require(frame.arg == among, frame.field, f"among must be {among}")


def copy_needs(s: State, frame: Frame) -> None:
    fits = any(s.printed.token_reward[token][R_COPY] for token in s.provinces)
    require(fits, frame.field, "no token on the board copies another one")


# --- city cards -----------------------------------------------------------------------------------------------------
def values_of_card(s: State, seat: int, card: int) -> list[int]:
    """The values with which the card may be being used: of the die on it, or as Khan Arghun's (POLO-NEWCHAR-13)."""
    values: list[int] = []
    space, value = last_placement(s, seat)
    if FIRST_CARD_SPACE <= space < PRIVATE and s.cards[space - FIRST_CARD_SPACE] == card:
        values.append(value)
    is_gone = card not in s.cards and not s.arghun_cards >> card & 1
    if s.arghun_used and is_gone and s.players[seat].character == ARGHUN:
        values.append(s.printed.arghun_value)
    return values


def card_needs(s: State, frame: Frame) -> None:
    """The card is of this kind, and it is being used with a die of this value."""
    card = frame.arg & 31
    require(s.printed.card_kind[card] in CARD_KINDS[frame.kind], frame.field, f"the card does not ask for {frame.name}")
    values = values_of_card(s, frame.seat, card)
    require(len(values) > 0, frame.field, "the card is not being used")
    number = frame.arg >> 5 & 7
    if frame.kind == frames.CHOOSE_TIMES:
        counts = [most_times(s, frame, value) for value in values]
    elif frame.kind == frames.CHOOSE_DIRECTION:
        counts = values
    else:
        counts = [value - sum(chosen_so_far(s, frame)) for value in values]
    require(number in counts, frame.field, "the number does not fit the die and the means of the seat")


def most_times(s: State, frame: Frame, value: int) -> int:
    """How often the card can be used (POLO-CITY-6, -15)."""
    card, back = frame.arg & 31, frame.arg >> 8
    require(not back or s.printed.card_kind[card] == EITHER, frame.field, "the card has one way only")
    most = min(
        value, most_payable(s, frame.seat, s.printed.card_cost_back[card] if back else s.printed.card_cost[card])
    )
    if s.printed.card_kind[card] == PAID_PROVINCES:
        most = min(most, len(own_tokens(s, frame.seat)))
    return most


def chosen_so_far(s: State, frame: Frame) -> list[int]:
    """The uses of the card so far; what was gained is there, and nothing was sold and bought (POLO-CITY-19)."""
    counts = city_cards.counts_of(frame.arg, 6)
    gained = counts[:3] if frame.kind == frames.CHOOSE_CARD_GOOD else counts[3:]
    fits = all(s.players[frame.seat].goods[good] >= gained[good] for good in range(3))
    require(fits, frame.field, "the goods that were gained must be there")
    fits = not any(counts[good] and counts[good + 3] for good in range(3))
    require(fits, frame.field, "the same good cannot be sold and bought")
    return counts


def province_needs(s: State, frame: Frame) -> None:
    """So many own provinces are left, after the one chosen last (POLO-CITY-15, -16)."""
    left, lowest = frame.arg & 7, frame.arg >> 3
    own = own_tokens(s, frame.seat)
    require(
        lowest == 0 or lowest - 1 in own, frame.field, "lowest must be the first token, or follow one of the seat's"
    )
    require(len([token for token in own if token >= lowest]) >= left, frame.field, "too few provinces are left")
    chosen = min(lowest, 1)
    fits = False
    for card, kind in enumerate(s.printed.card_kind):
        for value in values_of_card(s, frame.seat, card) if kind in (OWN_PROVINCES, PAID_PROVINCES) else ():
            most = s.printed.card_provinces[card][value] if kind == OWN_PROVINCES else value
            fits = fits or left + chosen <= min(most, len(own))
    require(fits, frame.field, "no card that brings so many provinces is being used")


# --- gifts ----------------------------------------------------------------------------------------------------------
def gift_needs(s: State, frame: Frame) -> None:
    """Fratre Nicolao keeps one of the drawn gifts, or two with his token (POLO-NEWCHAR-11)."""
    keep, kept = frame.arg & 3, frame.arg >> 2
    require(keep == 1 or not s.players[frame.seat].keep_two, frame.field, "the token for two gifts must be used")
    fits = len(s.drawn) >= keep and (kept == 0 or (keep == 2 and kept < len(s.drawn)))
    require(fits, frame.field, "must be fewer gifts than were drawn")


def black_or_coins_needs(s: State, frame: Frame) -> None:
    require(s.gift_discard[-1:] == [F4], frame.field, "the gift for it must be the last one discarded")


def module_needs(s: State, frame: Frame) -> None:
    require(bool(s.module), frame.field, "there are no gifts without the new characters")


NEEDS: Final[dict[int, Callable[[State, Frame], None]]] = {
    frames.CHOOSE_COMPENSATION: compensation_needs,
    frames.CHOOSE_DIE: die_needs,
    frames.CHOOSE_VALUE: value_needs,
    frames.CHOOSE_DIE_TO_REROLL: reroll_needs,
    frames.CHOOSE_DIE_TO_CHANGE: change_needs,
    frames.CHOOSE_CHANGE: change_needs,
    frames.CHOOSE_DIE_TO_SET: set_needs,
    frames.CHOOSE_NEW_VALUE: set_needs,
    frames.CHOOSE_ROW: row_needs,
    frames.CHOOSE_CONTRACT: contract_needs,
    frames.REFILL_ROW: refill_needs,
    frames.CHOOSE_EXTRA: extra_needs,
    frames.CHOOSE_DISCARD: discard_needs,
    frames.CHOOSE_COPY: copy_needs,
    frames.CHOOSE_TIMES: card_needs,
    frames.CHOOSE_DIRECTION: card_needs,
    frames.CHOOSE_CARD_GOOD: card_needs,
    frames.CHOOSE_SWAP: card_needs,
    frames.CHOOSE_PROVINCE: province_needs,
    frames.CHOOSE_GIFT: gift_needs,
    frames.CHOOSE_BLACK_OR_COINS: black_or_coins_needs,
    frames.GET_GIFT: module_needs,
    frames.RECEIVE_GIFT: module_needs,
}

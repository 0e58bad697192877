"""Rewards: amounts are received at once, everything that needs a choice or chance waits on the stack. POLO-REWARD.

A reward is a list of amounts in the order of `pieces.REWARDS`, which is the order of POLO-REWARD-10.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import has_any
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.actions import GOOD, PAIR, TOKEN
from caravansary.games.marco_polo.pieces import (
    BY_PROVINCES,
    COSTS,
    GOODS,
    PAIR_GOODS,
    PROVINCE_TOKENS,
    PROVINCES,
    R_ANY,
    R_BLACK,
    R_CAMELS,
    R_COINS,
    R_CONTRACT,
    R_COPY,
    R_GIFT,
    R_PAIR,
    R_POINTS,
    R_SPICE,
    R_STEP,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

# The parts that wait, in the order in which they are resolved; goods of choice are one class (POLO-NEWCHAR-20)
CLASSES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((R_BLACK, frames.GET_BLACK),),
    ((R_CONTRACT, frames.GET_CONTRACT),),
    ((R_GIFT, frames.GET_GIFT),),
    ((R_ANY, frames.CHOOSE_GOOD), (R_PAIR, frames.CHOOSE_PAIR)),
    ((R_COPY, frames.CHOOSE_COPY),),
    ((R_STEP, frames.GET_STEP),),
)

MOST_USES: Final = 99  # of something that costs nothing
TOKEN_FIELDS: Final[tuple[Field, ...]] = beside(Field("token", PROVINCE_TOKENS))


def receive(s: State, seat: int, reward: list[int], source: int, rule: str) -> None:
    """Everything that one reward gives."""
    gain_amounts(s, seat, reward, source, rule)
    if has_any(reward[R_BLACK:]):
        pend(s, seat, [reward])


def receive_all(s: State, seat: int, rewards: list[tuple[list[int], int, str]]) -> None:
    """Rewards due at the same moment: all amounts first, then class by class (POLO-REWARD-10)."""
    for reward, source, rule in rewards:
        gain_amounts(s, seat, reward, source, rule)
    pend(s, seat, [reward for reward, _, _ in rewards])


def gain_amounts(s: State, seat: int, reward: list[int], source: int, rule: str) -> None:
    """Coins, camels, goods and points, in full (POLO-REWARD-1)."""
    player = s.players[seat]
    player.coins += reward[R_COINS]
    player.camels += reward[R_CAMELS]
    for good in range(3):
        player.goods[good] += reward[R_SPICE + good]
    if s.events is not None:
        things = named(reward, COSTS[:R_POINTS])
        if things:
            s.tell("gained", seat, rule, things=things)
    if reward[R_POINTS]:
        s.score(seat, source, reward[R_POINTS], rule)


def pend(s: State, seat: int, rewards: list[list[int]]) -> None:
    """Put what needs a choice or chance on the stack, the first one on top."""
    waiting: list[int] = []
    for parts in CLASSES:
        for reward in rewards:
            for part, kind in parts:
                for _ in range(reward[part]):
                    waiting.append(frame(kind, seat))
    waiting.reverse()
    s.stack.extend(waiting)


def named(amounts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """What there is of a cost or a reward, by the names of its parts."""
    return {name: amounts[i] for i, name in enumerate(names) if amounts[i]}


def times(reward: list[int], count: int) -> list[int]:
    """The reward, so many times."""
    return [amount * count for amount in reward]


# --- paying ---------------------------------------------------------------------------------------------------------
def most_payable(s: State, seat: int, cost: list[int]) -> int:
    """How often the seat can pay a cost; points are a track and can always be paid (POLO-CITY-18)."""
    player = s.players[seat]
    goods = player.goods
    most = MOST_USES
    if cost[R_COINS]:
        most = player.coins // cost[R_COINS]
    if cost[R_CAMELS]:
        most = min(most, player.camels // cost[R_CAMELS])
    for good in range(3):
        asked = cost[R_SPICE + good]
        if asked:
            most = min(most, goods[good] // asked)
    return most


def pay(s: State, seat: int, cost: list[int], source: int, rule: str) -> None:
    player = s.players[seat]
    player.coins -= cost[R_COINS]
    player.camels -= cost[R_CAMELS]
    for good in range(3):
        player.goods[good] -= cost[R_SPICE + good]
    if s.events is not None:
        things = {name: cost[thing] for thing, name in enumerate(COSTS[:R_POINTS]) if cost[thing]}
        if things:
            s.tell("paid", seat, rule, things=things)
    if cost[R_POINTS]:
        player.points[source] -= cost[R_POINTS]
        if s.events is not None:
            s.tell("points_paid", seat, rule, n=cost[R_POINTS], total=sum(player.points))


# --- goods of choice ------------------------------------------------------------------------------------------------
def good_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """One good of any kind (POLO-REWARD-2)."""
    return [GOOD, GOOD + 1, GOOD + 2]


def choose_good(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    good = action - GOOD
    s.players[seat].goods[good] += 1
    if s.events is not None:
        s.tell("gained", seat, "POLO-REWARD-2", things={GOODS[good]: 1})


def pair_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Two goods of different kinds (POLO-REWARD-3)."""
    return [PAIR, PAIR + 1, PAIR + 2]


def choose_pair(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    pair = PAIR_GOODS[action - PAIR]
    for good in pair:
        s.players[seat].goods[good] += 1
    if s.events is not None:
        s.tell("gained", seat, "POLO-REWARD-3", things={GOODS[good]: 1 for good in pair})


# --- the bonuses of provinces ---------------------------------------------------------------------------------------
def get_token(s: State, seat: int, token: int) -> None:
    """The bonus of a province (POLO-ROUND-8)."""
    s.stack.pop()
    if s.events is not None:
        province = PROVINCES[s.provinces.index(token)]
        s.tell("province_bonus", seat, "POLO-ROUND-8", province=province, token=PROVINCE_TOKENS[token])
    receive(s, seat, s.printed.token_reward[token], BY_PROVINCES, "POLO-ROUND-8")


def copy_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any other token on the board, also for a city card (POLO-REWARD-8, -9, POLO-CITY-17)."""
    options: list[int] = []
    for token in range(len(PROVINCE_TOKENS)):
        if token in s.provinces and not s.printed.token_reward[token][R_COPY]:
            options.append(TOKEN + token)
        elif no is not None and token in s.provinces:
            no.add(TOKEN + token, "copy.itself", "POLO-REWARD-9")
        elif no is not None:
            no.add(TOKEN + token, "copy.absent", "POLO-REWARD-8")
    return options


def choose_copy(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    token = action - TOKEN
    if s.events is not None:
        s.tell("bonus_copied", seat, "POLO-REWARD-8", token=PROVINCE_TOKENS[token])
    receive(s, seat, s.printed.token_reward[token], BY_PROVINCES, "POLO-REWARD-8")


def own_tokens(s: State, seat: int) -> list[int]:
    """The tokens of the provinces with an own post, in token order, G last (POLO-ROUND-11, POLO-NEWCHAR-19)."""
    posts = s.players[seat].posts >> 7
    return sorted(s.provinces[province] for province in range(len(PROVINCES)) if posts >> province & 1)

"""Travel: the steps of a movement and what they cost. Rules POLO-TRAVEL-1 to -9, POLO-REWARD-6, POLO-CHAR-23 to -33.

Every movement is one of five kinds. Its steps are paid one by one (POLO-TRAVEL-6); where it ends, posts are built,
which is in `posts.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marco_polo import frames, gifts, posts
from caravansary.games.marco_polo.actions import DECLINE, PAY_PAIR, SECOND_STEP, STEP, STOP, USE
from caravansary.games.marco_polo.pieces import (
    BEIJING,
    CAMEL_STEPS,
    F11,
    FIRST_OASIS,
    GOODS,
    JOHANNES,
    NO_NODE,
    NODES,
    PAIR_GOODS,
    PAIRS,
    PLACES,
    R_CAMELS,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

NO_MOVEMENT: Final = 0
JOURNEY: Final = 1  # the action "travel"
FREE_STEP: Final = 2  # a reward; may be declined
CAMEL_RIDE: Final = 3  # a city card: camels for each step
GOODS_RIDE: Final = 4  # a city card: two different goods for each step
PRIVATE_STEP: Final = 5  # Gunj Kököchin's second space
MOVEMENTS: Final = ("none", "journey", "free_step", "camel_ride", "goods_ride", "private_step")
STEP_FIELDS: Final[tuple[Field, ...]] = beside(Field("paid", PAIRS, offset=1, optional=True))  # for the step
PAYMENT_FIELDS: Final[tuple[Field, ...]] = beside(Field("lowest", PAIRS))
FIRST_FIGURE: Final = 1
SECOND_FIGURE: Final = 2


# --- what a step costs ----------------------------------------------------------------------------------------------
def step_coins(s: State) -> int:
    """The basic cost of the next step in coins (POLO-TRAVEL-3)."""
    return s.printed.travel_step[s.steps + 1] if s.movement == JOURNEY else 0


def step_camels(s: State) -> int:
    """What a city card asks for each step in camels (POLO-CITY-13)."""
    if s.movement != CAMEL_RIDE:
        return 0
    return s.printed.card_cost[s.printed.card_kind.index(CAMEL_STEPS)][R_CAMELS]


def ways_from(s: State, seat: int, node: int) -> list[tuple[int, int, int]]:
    """The neighbouring nodes with the surcharges in coins and camels; a way may turn back (POLO-TRAVEL-9, -29).

    Johannes jumps between oases without a surcharge, at any of his steps (POLO-CHAR-31, -32, -33).
    """
    if s.players[seat].character != JOHANNES or node < FIRST_OASIS:
        return s.printed.neighbours[node]
    ways = [way for way in s.printed.neighbours[node] if way[0] < FIRST_OASIS]
    ways += [(oasis, 0, 0) for oasis in range(FIRST_OASIS, len(NODES)) if oasis != node]
    return ways


def can_step_from(s: State, seat: int, node: int, coins: int, camels: int) -> bool:
    """Whether a step from the node can be paid with so many coins and camels (POLO-TRAVEL-4)."""
    for _, more_coins, more_camels in ways_from(s, seat, node):
        if more_coins <= coins and more_camels <= camels:
            return True
    return False


def can_step(s: State, seat: int, coins: int, camels: int) -> bool:
    player = s.players[seat]
    if can_step_from(s, seat, player.figure, coins, camels):
        return True
    return player.second != NO_NODE and can_step_from(s, seat, player.second, coins, camels)


def can_travel(s: State, seat: int, price: int) -> bool:
    """At least one step can be paid after the price of the space (POLO-TRAVEL-5, -7)."""
    player = s.players[seat]
    return can_step(s, seat, player.coins - price - s.printed.travel_step[1], player.camels)


def can_step_freely(s: State, seat: int) -> bool:
    """A step without basic cost can be paid."""
    player = s.players[seat]
    return can_step(s, seat, player.coins, player.camels)


def payable_pairs(player: Player) -> list[int]:
    """Pairs of different goods that the player has (POLO-CITY-14)."""
    return [pair for pair, (one, other) in enumerate(PAIR_GOODS) if player.goods[one] and player.goods[other]]


# --- starting -------------------------------------------------------------------------------------------------------
def start_travel(s: State, seat: int, value: int) -> None:
    """The action "travel": as many steps as the lower die shows at most (POLO-TRAVEL-1, -27).

    Only this, with any dice, makes a first player (POLO-ROUND-6, -7, POLO-CITY-20).
    """
    s.traveller = seat
    if s.events is not None:
        s.tell("journey_started", seat, "POLO-TRAVEL-1", n=value)
    start_movement(s, seat, JOURNEY, value)


def start_movement(s: State, seat: int, movement: int, most: int) -> None:
    s.movement = movement
    s.steps = 0
    s.steps_left = most
    s.moved = 0
    s.entered = []
    s.gift_place = -1
    s.gift_step = 0
    kind = frames.CHOOSE_PAYMENT if movement == GOODS_RIDE else frames.CHOOSE_STEP
    s.stack.append(frame(kind, seat))


def get_step(s: State, seat: int, arg: int) -> None:
    """A step as a reward, a movement of its own; it is lost if none can be paid (POLO-REWARD-6, -7, -14).

    Whatever it brings comes before the rewards that still wait (POLO-REWARD-11).
    """
    s.stack.pop()
    if can_step_freely(s, seat):
        start_movement(s, seat, FREE_STEP, 1)
    elif s.events is not None:
        s.tell("step_lost", seat, "POLO-REWARD-14")


# --- the steps ------------------------------------------------------------------------------------------------------
def figures_to_move(s: State, seat: int) -> tuple[int, ...]:
    """The first figure makes all its steps before the second; alike standing figures are one option (POLO-CHAR-26)."""
    player = s.players[seat]
    if player.second == NO_NODE or (must_go_on(s) and not s.moved & SECOND_FIGURE):
        return (FIRST_FIGURE,)
    if s.moved & SECOND_FIGURE:
        return (SECOND_FIGURE,)
    if s.steps == 0 and player.figure == player.second:
        return (FIRST_FIGURE,)
    return (FIRST_FIGURE, SECOND_FIGURE)


def node_of(player: Player, figure: int) -> int:
    return player.figure if figure == FIRST_FIGURE else player.second


def steps_to(s: State, seat: int, no: Refusals | None) -> list[int]:
    """Every payable step of a figure that may move (POLO-TRAVEL-2, -4)."""
    player = s.players[seat]
    coins = player.coins - step_coins(s)
    camels = player.camels - step_camels(s)
    options: list[int] = []
    for figure in figures_to_move(s, seat):
        first = STEP if figure == FIRST_FIGURE else SECOND_STEP
        for node, more_coins, more_camels in ways_from(s, seat, node_of(player, figure)):
            if more_coins <= coins and more_camels <= camels:
                options.append(first + node)
            elif no is not None:
                paid = {"coins": more_coins + step_coins(s), "camels": more_camels + step_camels(s)}
                no.add(first + node, "step.cost", "POLO-TRAVEL-4", node=NODES[node], things=paid)
    options.sort()
    return options


def step_options(s: State, seat: int, paid_pair: int, no: Refusals | None) -> list[int]:
    """A step, or to stop after the first one; a reward may be declined (POLO-TRAVEL-2, POLO-REWARD-14)."""
    options = steps_to(s, seat, no) if s.steps_left else []
    if paid_pair:
        return options
    if can_build_in_passing(s, seat):
        options.append(USE + F11)
    if s.steps and not must_go_on(s):
        options.append(STOP)
    elif s.movement == FREE_STEP:
        options.append(DECLINE)
    elif no is not None:
        _refuse_stop(s, no)
    return options


def _refuse_stop(s: State, no: Refusals) -> None:
    """One step at least, and one more where a gift builds in passing."""
    rule = "POLO-NEWCHAR-8" if s.steps else "POLO-TURN-12"
    no.add(STOP, "stop.go_on" if s.steps else "stop.once_first", rule)


def choose_step(s: State, seat: int, paid_pair: int, action: int) -> None:
    if action == STOP:
        finish_movement(s, seat)
    elif action == DECLINE:
        s.stack.pop()
        s.movement = NO_MOVEMENT
        if s.events is not None:
            s.tell("step_declined", seat, "POLO-REWARD-14")
    elif action == USE + F11:
        build_in_passing(s, seat)
    else:
        make_step(s, seat, action)
        if paid_pair:
            s.stack[-1] = frame(frames.CHOOSE_PAYMENT, seat, paid_pair - 1)


def make_step(s: State, seat: int, action: int) -> None:
    """Pay and move the figure one step (POLO-TRAVEL-6)."""
    figure = SECOND_FIGURE if action >= SECOND_STEP else FIRST_FIGURE
    node = action - (SECOND_STEP if figure == SECOND_FIGURE else STEP)
    player = s.players[seat]
    origin = node_of(player, figure)
    coins, camels = cost_of_step(s, seat, origin, node)
    player.coins -= coins
    player.camels -= camels
    if figure == FIRST_FIGURE:
        player.figure = node
    else:
        player.second = node
    s.steps += 1
    s.steps_left -= 1
    s.moved |= figure
    if node < len(PLACES):
        s.entered = [*s.entered, node]
    if s.events is not None:
        _tell_step(s, seat, node, origin, {"coins": coins, "camels": camels})


def cost_of_step(s: State, seat: int, origin: int, node: int) -> tuple[int, int]:
    """Basic cost and surcharge of the next step, in coins and camels."""
    for to, coins, camels in ways_from(s, seat, origin):
        if to == node:
            return coins + step_coins(s), camels + step_camels(s)
    return 0, 0


def _tell_step(s: State, seat: int, node: int, origin: int, cost: dict[str, int]) -> None:
    s.tell("moved", seat, "POLO-TRAVEL-2", node=NODES[node], origin=NODES[origin])
    things = {thing: count for thing, count in cost.items() if count}
    if things:
        s.tell("paid", seat, "POLO-TRAVEL-4", things=things)


# --- goods for each step (T18) --------------------------------------------------------------------------------------
def payment_options(s: State, seat: int, lowest: int, no: Refusals | None) -> list[int]:
    """A pair for the next step, not before the last one in their order, or to stop (POLO-CITY-13, -14)."""
    options: list[int] = []
    if s.steps_left and steps_to(s, seat, None):
        pairs = payable_pairs(s.players[seat])
        options = [PAY_PAIR + pair for pair in pairs if pair >= lowest]
        if no is not None:
            for pair in range(len(PAIRS)):
                code = "payment.order" if pair in pairs else "payment.goods"
                no.add(PAY_PAIR + pair, code, "POLO-CITY-14", pair=PAIRS[pair])
    if options and can_build_in_passing(s, seat):
        options.append(USE + F11)
    if s.steps and not must_go_on(s):
        options.append(STOP)
    elif no is not None:
        _refuse_stop(s, no)
    return options


def choose_payment(s: State, seat: int, lowest: int, action: int) -> None:
    if action == STOP:
        finish_movement(s, seat)
        return
    if action == USE + F11:
        build_in_passing(s, seat)
        return
    pair = action - PAY_PAIR
    for good in PAIR_GOODS[pair]:
        s.players[seat].goods[good] -= 1
    if s.events is not None:
        things = {GOODS[good]: 1 for good in PAIR_GOODS[pair]}
        s.tell("paid", seat, "POLO-CITY-14", things=things)
    s.stack[-1] = frame(frames.CHOOSE_STEP, seat, pair + 1)


# --- a gift builds in passing (F11) ---------------------------------------------------------------------------------
def place_passed(s: State, seat: int) -> int:
    """The city or province where the figure that moved last stands, -1 for any other node (POLO-NEWCHAR-8)."""
    player = s.players[seat]
    node = player.second if s.moved & SECOND_FIGURE else player.figure
    return node if s.steps and node < BEIJING and not player.posts >> node & 1 else -1


def can_build_in_passing(s: State, seat: int) -> bool:
    """The gift, a post in stock, a place to build in, and a further step of that figure (POLO-NEWCHAR-8, -24)."""
    player = s.players[seat]
    if not player.gifts >> F11 & 1 or not player.stock or not s.steps_left:
        return False
    place = place_passed(s, seat)
    return place >= 0 and can_step_from(s, seat, place, player.coins - step_coins(s), player.camels - step_camels(s))


def build_in_passing(s: State, seat: int) -> None:
    s.gift_place = place_passed(s, seat)
    s.gift_step = s.steps
    gifts.discard(s, seat, F11)


def must_go_on(s: State) -> bool:
    """After the gift was used the figure only passes: it has to move on."""
    return s.gift_place >= 0 and s.gift_step == s.steps


# --- the end --------------------------------------------------------------------------------------------------------
def finish_movement(s: State, seat: int) -> None:
    """The movement is over: the posts are built one after the other (POLO-TRAVEL-26)."""
    s.stack.pop()
    posts.plan_posts(s, seat)
    s.movement = NO_MOVEMENT
    s.entered = []
    s.stack.append(frame(frames.BUILD, seat))

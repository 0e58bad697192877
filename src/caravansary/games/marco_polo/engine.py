"""Plays on to the next decision: the table of all decisions, forced choices, and what a seat is asked.

A choice with exactly one option is played by the engine, except one that would turn up something or roll dice, hand
the decision to another seat, or end the turn: the last click before it can still be taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravansary.core.decision import Decision, Pick, Refusals
from caravansary.core.errors import Unveiled
from caravansary.games.marco_polo import (
    city_cards,
    contracts,
    dice,
    frames,
    gifts,
    goals,
    posts,
    rewards,
    rounds,
    spaces,
    travel,
    turn,
)
from caravansary.games.marco_polo.pieces import (
    CAMELS,
    CITY_CARDS,
    COINS,
    CONTRACTS_SPACE,
    DICE,
    GOLD_BAZAAR,
    KHAN,
    NOBODY,
    PLACES,
    PURSE,
    SPACES,
    TRAVEL,
)

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

Step = Callable[["State", int, int], None]
Lister = Callable[["State", int, int, "Refusals | None"], list[int]]
Chooser = Callable[["State", int, int, int], None]


def _goal_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    return goals.goal_options(s, seat, no)


def _choose_goal(s: State, seat: int, arg: int, action: int) -> None:
    goals.choose_goal(s, seat, action)


STEPS: Final[dict[int, Step]] = {
    frames.FLOW: rounds.play_on,
    frames.GET_BLACK: dice.get_black,
    frames.GET_CONTRACT: contracts.get_contract,
    frames.GET_GIFT: gifts.get_gift,
    frames.GET_TOKEN: rewards.get_token,
    frames.GET_STEP: travel.get_step,
    frames.BUILD: posts.build,
    frames.REFILL_ROW: contracts.refill_row,
    frames.RECEIVE_GIFT: gifts.receive_gift,
}

# Every decision: its options, what a choice does, its rule
DECISIONS: Final[dict[int, tuple[Lister, Chooser, str]]] = {
    frames.CHOOSE_CHARACTER: (rounds.character_options, rounds.choose_character, "POLO-VAR-3"),
    frames.CHOOSE_GOAL: (_goal_options, _choose_goal, "POLO-VAR-7"),
    frames.CHOOSE_COMPENSATION: (rounds.compensation_options, rounds.choose_compensation, "POLO-ROUND-16"),
    frames.CHOOSE_ACTION: (turn.action_options, turn.choose_action, "POLO-TURN-1"),
    frames.CHOOSE_DIE: (spaces.die_options, spaces.choose_die, "POLO-DICE-3"),
    frames.CHOOSE_DIE_TO_REROLL: (dice.any_die_options, dice.choose_die_to_reroll, "POLO-BONUS-10"),
    frames.CHOOSE_DIE_TO_CHANGE: (dice.change_options, dice.choose_die_to_change, "POLO-BONUS-11"),
    frames.CHOOSE_CHANGE: (dice.direction_options, dice.choose_change, "POLO-BONUS-11"),
    frames.CHOOSE_DIE_TO_SET: (dice.any_die_options, gifts.choose_die_to_set, "POLO-NEWCHAR-7"),
    frames.CHOOSE_VALUE: (spaces.value_options, spaces.choose_value, "POLO-CHAR-2"),
    frames.CHOOSE_NEW_VALUE: (gifts.new_value_options, gifts.choose_new_value, "POLO-NEWCHAR-7"),
    frames.CHOOSE_ROW: (spaces.row_options, spaces.choose_row, "POLO-BAZAAR-2"),
    frames.CHOOSE_GOOD: (rewards.good_options, rewards.choose_good, "POLO-REWARD-2"),
    frames.CHOOSE_PAIR: (rewards.pair_options, rewards.choose_pair, "POLO-REWARD-3"),
    frames.CHOOSE_COPY: (rewards.copy_options, rewards.choose_copy, "POLO-REWARD-8"),
    frames.CHOOSE_CONTRACT: (contracts.take_options, contracts.choose_contract, "POLO-CONTRACT-1"),
    frames.CHOOSE_DISCARD: (contracts.discard_options, contracts.choose_discard, "POLO-CONTRACT-11"),
    frames.CHOOSE_EXTRA: (contracts.extra_options, contracts.choose_extra, "POLO-CONTRACT-4"),
    frames.CHOOSE_STEP: (travel.step_options, travel.choose_step, "POLO-TRAVEL-2"),
    frames.CHOOSE_PAYMENT: (travel.payment_options, travel.choose_payment, "POLO-CITY-14"),
    frames.CHOOSE_POST: (posts.post_options, posts.choose_post, "POLO-TRAVEL-21"),
    frames.CHOOSE_PASSED_POST: (posts.passed_post_options, posts.choose_post, "POLO-CHAR-39"),
    frames.CHOOSE_TIMES: (city_cards.times_options, city_cards.choose_times, "POLO-CITY-6"),
    frames.CHOOSE_DIRECTION: (city_cards.direction_options, city_cards.choose_direction, "POLO-CITY-12"),
    frames.CHOOSE_CARD_GOOD: (city_cards.card_good_options, city_cards.choose_card_good, "POLO-CITY-11"),
    frames.CHOOSE_SWAP: (city_cards.swap_options, city_cards.choose_swap, "POLO-CITY-19"),
    frames.CHOOSE_PROVINCE: (city_cards.province_options, city_cards.choose_province, "POLO-CITY-15"),
    frames.CHOOSE_GIFT: (gifts.gift_options, gifts.choose_gift, "POLO-NEWCHAR-11"),
    frames.CHOOSE_BLACK_OR_COINS: (gifts.black_or_coins_options, gifts.choose_black_or_coins, "POLO-NEWCHAR-9"),
}
# Decisions whose only option may lead to something new, or to another seat, before anybody decides again
MAY_REVEAL: Final = frozenset(
    {
        frames.CHOOSE_DIE,
        frames.CHOOSE_CONTRACT,
        frames.CHOOSE_DISCARD,
        frames.CHOOSE_STEP,
        frames.CHOOSE_PAYMENT,
        frames.CHOOSE_POST,
        frames.CHOOSE_TIMES,
        frames.CHOOSE_DIRECTION,
        frames.CHOOSE_PROVINCE,
        frames.CHOOSE_CARD_GOOD,
        frames.CHOOSE_SWAP,
        frames.CHOOSE_GIFT,
        frames.CHOOSE_BLACK_OR_COINS,
    }
)
ALWAYS_ASKED: Final = frozenset({frames.CHOOSE_GOAL, frames.CHOOSE_ACTION, frames.CHOOSE_DIE_TO_REROLL})
PLAIN_SPACES: Final = frozenset(
    {COINS, *range(CAMELS, GOLD_BAZAAR + 1), KHAN, CONTRACTS_SPACE, TRAVEL, PURSE}
)  # where a die alone reveals nothing: the contract or the first step is a question of its own
_STEPS: Final = [STEPS.get(kind) for kind in range(frames.KINDS)]
_LISTERS: Final = [DECISIONS[kind][0] if kind in DECISIONS else None for kind in range(frames.KINDS)]
_CHOOSERS: Final = [DECISIONS[kind][1] if kind in DECISIONS else None for kind in range(frames.KINDS)]


def apply(s: State, action: int, seat: int) -> None:
    """Do the chosen action of the seat and play on."""
    do(s, s.stack[-1], seat, action)
    advance(s)


def do(s: State, frame: int, seat: int, action: int) -> None:
    """Do an action of the decision on top of the stack."""
    chooser = _CHOOSERS[frame & 63]
    assert chooser is not None  # noqa: S101 - a frame of a decision has one
    chooser(s, seat, frame >> 9, action)


def list_options(s: State, frame: int, seat: int, no: Refusals | None) -> list[int]:
    """The options of a decision."""
    lister = _LISTERS[frame & 63]
    assert lister is not None  # noqa: S101 - a frame of a decision has one
    return lister(s, seat, frame >> 9, no)


def advance(s: State, trial_of: int = NOBODY) -> None:
    """Do all steps without a choice; stop where a seat must decide, or at the end of the game.

    In a trial of a seat's forced choice, a further one of that seat ends the trial: asked or not, it decides again.
    """
    stack = s.stack
    while stack:
        frame = stack[-1]
        kind = frame & 63
        if kind < frames.FIRST_DECISION:
            step = _STEPS[kind]
            assert step is not None  # noqa: S101 - every kind of step has one
            step(s, frame >> 6 & 7, frame >> 9)
            continue
        seat = goals.still_choosing(s)[0] if kind == frames.CHOOSE_GOAL else frame >> 6 & 7
        options = list_options(s, frame, seat, None)
        if len(options) > 1 or s.patient or is_asked_alone(s, frame, options[0], trial_of):
            s.decider = seat
            s.options = options
            return
        do(s, frame, seat, options[0])
    s.decider = -1
    s.options = []


def is_asked_alone(s: State, frame: int, action: int, trial_of: int = NOBODY) -> bool:
    """Whether a single option is put to the seat all the same."""
    kind = frame & 63
    if kind in ALWAYS_ASKED:
        return True
    if kind not in MAY_REVEAL or (kind == frames.CHOOSE_DIE and frame >> 9 in PLAIN_SPACES):
        return False
    seat = frame >> 6 & 7
    if seat == trial_of:
        return True
    trial = s.copy()
    trial.blind = True
    try:
        do(trial, frame, seat, action)
        advance(trial, seat)
    except Unveiled:
        return True
    return trial.decider != seat


# --- what a seat is asked -------------------------------------------------------------------------------------------
def decision(s: State, seat: int) -> Decision:
    """The decision with its refused siblings; the same functions that list the options give the reasons."""
    frame = s.stack[-1]
    kind = frame & 63
    refusals = Refusals("marco_polo")
    options = list_options(s, frame, seat, refusals)
    refused = [refusal for action, refusal in sorted(refusals.by_action.items()) if action not in options]
    return Decision(
        kind=frames.NAMES[kind],
        seat=seat,
        rule=DECISIONS[kind][2],
        actions=options,
        refused=refused,
        args=_args(kind, frame >> 9),
        pick=_pick(s, seat, kind, frame >> 9),
        secret=kind == frames.CHOOSE_GOAL,
    )


def _pick(s: State, seat: int, kind: int, arg: int) -> Pick | None:
    if kind == frames.CHOOSE_DIE:
        return spaces.dice_pick(s, arg)
    if kind == frames.CHOOSE_CONTRACT:
        return contracts.take_pick(s)
    if kind == frames.CHOOSE_GOAL:
        return goals.goal_pick(s, seat)
    if kind == frames.CHOOSE_CARD_GOOD:
        return city_cards.card_good_pick(arg)
    if kind == frames.CHOOSE_SWAP:
        return city_cards.swap_pick(arg)
    if kind == frames.CHOOSE_GIFT:
        return gifts.gift_pick(s, arg)
    return None


def _args(kind: int, arg: int) -> dict[str, Any]:
    """What the question speaks of."""
    if kind in (frames.CHOOSE_DIE, frames.CHOOSE_VALUE):
        return {"space": SPACES[arg]}
    if kind == frames.CHOOSE_ROW:
        return {"space": SPACES[CAMELS + (arg & 3)]}
    if kind in (frames.CHOOSE_CHANGE, frames.CHOOSE_NEW_VALUE):
        return {"die": DICE[arg]}
    if kind in (frames.CHOOSE_POST, frames.CHOOSE_PASSED_POST):
        return {"place": PLACES[arg]}
    if kind in (frames.CHOOSE_TIMES, frames.CHOOSE_DIRECTION, frames.CHOOSE_CARD_GOOD, frames.CHOOSE_SWAP):
        return {"card": CITY_CARDS[arg & 31]}
    if kind == frames.CHOOSE_COMPENSATION:
        return {"n": arg}
    if kind == frames.CHOOSE_EXTRA:
        return {"position": arg + 1}
    return {}

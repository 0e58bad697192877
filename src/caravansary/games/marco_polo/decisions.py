"""Every kind of frame in one row: the steps that the engine does by itself, and the decisions put to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.engine import ASKED, TRIED, Ask, Step
from caravansary.games.marco_polo import (
    bazaar,
    city_cards,
    contracts,
    dice,
    extra_actions,
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

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

STEPS: Final[tuple[Step[State], ...]] = (
    Step(frames.FLOW, "flow", rounds.play_on, of_nobody=True),
    Step(frames.GET_BLACK, "get_black", dice.get_black),
    Step(frames.GET_CONTRACT, "get_contract", contracts.get_contract),
    Step(frames.GET_GIFT, "get_gift", gifts.get_gift),
    Step(frames.GET_TOKEN, "get_token", rewards.get_token, rewards.TOKEN_FIELDS),
    Step(frames.GET_STEP, "get_step", travel.get_step),
    Step(frames.BUILD, "build", posts.build),
    Step(frames.REFILL_ROW, "refill_row", contracts.refill_row),
    Step(frames.RECEIVE_GIFT, "receive_gift", gifts.receive_gift, gifts.RECEIVED_FIELDS),
)

# A row says all of a decision
# fmt: off
ASKS: Final[tuple[Ask[State], ...]] = (
    # --- the course of the game
    Ask(frames.CHOOSE_CHARACTER, "choose_character", "POLO-VAR-3", rounds.character_options, rounds.choose_character),
    Ask(frames.CHOOSE_GOAL, "choose_goal", "POLO-VAR-7", goals.goal_options, goals.choose_goal,
        pick=goals.goal_pick, alone=ASKED, seats=goals.still_choosing),
    Ask(frames.CHOOSE_COMPENSATION, "choose_compensation", "POLO-ROUND-16",
        rounds.compensation_options, rounds.choose_compensation, holds=rounds.COMPENSATION_FIELDS),
    Ask(frames.CHOOSE_ACTION, "choose_action", "POLO-TURN-1", turn.action_options, turn.choose_action, alone=ASKED),
    # --- dice
    Ask(frames.CHOOSE_DIE, "choose_die", "POLO-DICE-3", spaces.die_options, spaces.choose_die,
        holds=spaces.SPACE_FIELDS, pick=spaces.dice_pick, alone=TRIED),
    Ask(frames.CHOOSE_DIE_TO_REROLL, "choose_die_to_reroll", "POLO-BONUS-10",
        dice.any_die_options, extra_actions.choose_die_to_reroll, alone=ASKED),
    Ask(frames.CHOOSE_DIE_TO_CHANGE, "choose_die_to_change", "POLO-BONUS-11",
        dice.any_die_options, extra_actions.choose_die_to_change),
    Ask(frames.CHOOSE_CHANGE, "choose_change", "POLO-BONUS-11",
        extra_actions.direction_options, extra_actions.choose_change, holds=dice.DIE_FIELDS, alone=ASKED),
    Ask(frames.CHOOSE_DIE_TO_SET, "choose_die_to_set", "POLO-NEWCHAR-7", dice.any_die_options, gifts.choose_die_to_set),
    Ask(frames.CHOOSE_VALUE, "choose_value", "POLO-CHAR-2", spaces.value_options, spaces.choose_value,
        holds=spaces.SPACE_FIELDS, about=spaces.about_value),
    Ask(frames.CHOOSE_NEW_VALUE, "choose_new_value", "POLO-NEWCHAR-7", gifts.new_value_options, gifts.choose_new_value,
        holds=dice.DIE_FIELDS),
    # --- what a space brings
    Ask(frames.CHOOSE_ROW, "choose_row", "POLO-BAZAAR-2", bazaar.row_options, bazaar.choose_row,
        holds=bazaar.ROW_FIELDS),
    Ask(frames.CHOOSE_GOOD, "choose_good", "POLO-REWARD-2", rewards.good_options, rewards.choose_good),
    Ask(frames.CHOOSE_PAIR, "choose_pair", "POLO-REWARD-3", rewards.pair_options, rewards.choose_pair),
    Ask(frames.CHOOSE_COPY, "choose_copy", "POLO-REWARD-8", rewards.copy_options, rewards.choose_copy),
    Ask(frames.CHOOSE_CONTRACT, "choose_contract", "POLO-CONTRACT-1", contracts.take_options, contracts.choose_contract,
        holds=contracts.TAKE_FIELDS, pick=contracts.take_pick, alone=TRIED),
    Ask(frames.CHOOSE_DISCARD, "choose_discard", "POLO-CONTRACT-11",
        contracts.discard_options, contracts.choose_discard, holds=contracts.DISCARD_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_EXTRA, "choose_extra", "POLO-CONTRACT-4", contracts.extra_options, contracts.choose_extra,
        holds=contracts.EXTRA_FIELDS),
    # --- the map
    Ask(frames.CHOOSE_STEP, "choose_step", "POLO-TRAVEL-2", travel.step_options, travel.choose_step,
        holds=travel.STEP_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_PAYMENT, "choose_payment", "POLO-CITY-14", travel.payment_options, travel.choose_payment,
        holds=travel.PAYMENT_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_POST, "choose_post", "POLO-TRAVEL-21", posts.post_options, posts.choose_post,
        holds=posts.POST_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_PASSED_POST, "choose_passed_post", "POLO-CHAR-39", posts.passed_post_options, posts.choose_post,
        holds=posts.POST_FIELDS),
    # --- city cards
    Ask(frames.CHOOSE_TIMES, "choose_times", "POLO-CITY-6", city_cards.times_options, city_cards.choose_times,
        holds=city_cards.TIMES_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_DIRECTION, "choose_direction", "POLO-CITY-12",
        city_cards.direction_options, city_cards.choose_direction, holds=city_cards.DIRECTION_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_CARD_GOOD, "choose_card_good", "POLO-CITY-11",
        city_cards.card_good_options, city_cards.choose_card_good,
        holds=city_cards.CARD_GOOD_FIELDS, pick=city_cards.card_good_pick, alone=TRIED),
    Ask(frames.CHOOSE_SWAP, "choose_swap", "POLO-CITY-19", city_cards.swap_options, city_cards.choose_swap,
        holds=city_cards.SWAP_FIELDS, pick=city_cards.swap_pick, alone=TRIED),
    Ask(frames.CHOOSE_PROVINCE, "choose_province", "POLO-CITY-15",
        city_cards.province_options, city_cards.choose_province, holds=city_cards.PROVINCE_FIELDS, alone=TRIED),
    # --- gifts
    Ask(frames.CHOOSE_GIFT, "choose_gift", "POLO-NEWCHAR-11", gifts.gift_options, gifts.choose_gift,
        holds=gifts.GIFT_FIELDS, pick=gifts.gift_pick, alone=TRIED),
    Ask(frames.CHOOSE_BLACK_OR_COINS, "choose_black_or_coins", "POLO-NEWCHAR-9",
        gifts.black_or_coins_options, gifts.choose_black_or_coins, alone=TRIED),
)
# fmt: on

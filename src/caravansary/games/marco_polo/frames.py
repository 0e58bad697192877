"""What is still to be done: a stack of frames in the state, each a number: kind + seat * 64 + argument * 512.

Kinds below `FIRST_DECISION` are steps that the engine does by itself, the others are put to the frame's seat.
"""

from __future__ import annotations

from typing import Final

# --- steps without a choice -----------------------------------------------------------------------------------------
FLOW: Final = 0  # the next turn, round, scoring; of nobody
GET_BLACK: Final = 1
GET_CONTRACT: Final = 2
GET_GIFT: Final = 3
GET_TOKEN: Final = 4  # token: the bonus of a province
GET_STEP: Final = 5
BUILD: Final = 6  # the next post of a movement
REFILL_ROW: Final = 7
RECEIVE_GIFT: Final = 8  # gift
# --- decisions ------------------------------------------------------------------------------------------------------
FIRST_DECISION: Final = 10
CHOOSE_CHARACTER: Final = 10
CHOOSE_GOAL: Final = 11  # of all seats at once
CHOOSE_COMPENSATION: Final = 12  # units
CHOOSE_ACTION: Final = 13
CHOOSE_DIE: Final = 14  # space
CHOOSE_DIE_TO_REROLL: Final = 15
CHOOSE_DIE_TO_CHANGE: Final = 16
CHOOSE_CHANGE: Final = 17  # die
CHOOSE_DIE_TO_SET: Final = 18
CHOOSE_VALUE: Final = 19  # space
CHOOSE_NEW_VALUE: Final = 20  # die
CHOOSE_ROW: Final = 21  # column + 4 * value
CHOOSE_GOOD: Final = 22
CHOOSE_PAIR: Final = 23
CHOOSE_COPY: Final = 24
CHOOSE_CONTRACT: Final = 25  # value
CHOOSE_DISCARD: Final = 26  # number of the active contracts that may be chosen, from the left
CHOOSE_EXTRA: Final = 27  # position in the row
CHOOSE_STEP: Final = 28  # the pair of goods paid for the step + 1, or 0
CHOOSE_PAYMENT: Final = 29  # the pair paid for the step before
CHOOSE_POST: Final = 30  # place
CHOOSE_PASSED_POST: Final = 31  # place
CHOOSE_TIMES: Final = 32  # card + 32 * most + 256 * direction back
CHOOSE_DIRECTION: Final = 33  # card + 32 * value
CHOOSE_CARD_GOOD: Final = 34  # card + 32 * uses left + how many of each good, three bits each from bit 8
CHOOSE_SWAP: Final = 35  # card + 32 * uses left + how many sales and purchases of each good, from bit 8
CHOOSE_PROVINCE: Final = 36  # number left + 8 * lowest token
CHOOSE_GIFT: Final = 37  # how many to keep + 4 * (place of the one kept + 1)
CHOOSE_BLACK_OR_COINS: Final = 38
KINDS: Final = 39

NAMES: Final = {
    CHOOSE_CHARACTER: "choose_character",
    CHOOSE_GOAL: "choose_goal",
    CHOOSE_COMPENSATION: "choose_compensation",
    CHOOSE_ACTION: "choose_action",
    CHOOSE_DIE: "choose_die",
    CHOOSE_DIE_TO_REROLL: "choose_die_to_reroll",
    CHOOSE_DIE_TO_CHANGE: "choose_die_to_change",
    CHOOSE_CHANGE: "choose_change",
    CHOOSE_DIE_TO_SET: "choose_die_to_set",
    CHOOSE_VALUE: "choose_value",
    CHOOSE_NEW_VALUE: "choose_new_value",
    CHOOSE_ROW: "choose_row",
    CHOOSE_GOOD: "choose_good",
    CHOOSE_PAIR: "choose_pair",
    CHOOSE_COPY: "choose_copy",
    CHOOSE_CONTRACT: "choose_contract",
    CHOOSE_DISCARD: "choose_discard",
    CHOOSE_EXTRA: "choose_extra",
    CHOOSE_STEP: "choose_step",
    CHOOSE_PAYMENT: "choose_payment",
    CHOOSE_POST: "choose_post",
    CHOOSE_PASSED_POST: "choose_passed_post",
    CHOOSE_TIMES: "choose_times",
    CHOOSE_DIRECTION: "choose_direction",
    CHOOSE_CARD_GOOD: "choose_card_good",
    CHOOSE_SWAP: "choose_swap",
    CHOOSE_PROVINCE: "choose_province",
    CHOOSE_GIFT: "choose_gift",
    CHOOSE_BLACK_OR_COINS: "choose_black_or_coins",
}


def frame(kind: int, seat: int, arg: int = 0) -> int:
    return kind | seat << 6 | arg << 9

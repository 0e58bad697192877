"""The kinds of frames: what is still to be done waits on the state's stack (`core/frames.py`).

Kinds below `FIRST_DECISION` are steps that the engine does by itself, the others are put to the frame's seat. What is
said of each of them stands in `decisions.py`.
"""

from __future__ import annotations

from typing import Final

# --- steps without a choice -----------------------------------------------------------------------------------------
FLOW: Final = 0  # the next turn, round, scoring; of nobody
GET_BLACK: Final = 1
GET_CONTRACT: Final = 2
GET_GIFT: Final = 3
GET_TOKEN: Final = 4
GET_STEP: Final = 5
BUILD: Final = 6  # the next post of a movement
REFILL_ROW: Final = 7
RECEIVE_GIFT: Final = 8
# --- decisions ------------------------------------------------------------------------------------------------------
FIRST_DECISION: Final = 10
CHOOSE_CHARACTER: Final = 10
CHOOSE_GOAL: Final = 11  # of all seats at once
CHOOSE_COMPENSATION: Final = 12
CHOOSE_ACTION: Final = 13
CHOOSE_DIE: Final = 14
CHOOSE_DIE_TO_REROLL: Final = 15
CHOOSE_DIE_TO_CHANGE: Final = 16
CHOOSE_CHANGE: Final = 17
CHOOSE_DIE_TO_SET: Final = 18
CHOOSE_VALUE: Final = 19
CHOOSE_NEW_VALUE: Final = 20
CHOOSE_ROW: Final = 21
CHOOSE_GOOD: Final = 22
CHOOSE_PAIR: Final = 23
CHOOSE_COPY: Final = 24
CHOOSE_CONTRACT: Final = 25
CHOOSE_DISCARD: Final = 26
CHOOSE_EXTRA: Final = 27
CHOOSE_STEP: Final = 28
CHOOSE_PAYMENT: Final = 29
CHOOSE_POST: Final = 30
CHOOSE_PASSED_POST: Final = 31
CHOOSE_TIMES: Final = 32
CHOOSE_DIRECTION: Final = 33
CHOOSE_CARD_GOOD: Final = 34
CHOOSE_SWAP: Final = 35
CHOOSE_PROVINCE: Final = 36
CHOOSE_GIFT: Final = 37
CHOOSE_BLACK_OR_COINS: Final = 38
KINDS: Final = 39

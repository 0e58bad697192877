"""The kinds of frames on the stack of what is still to be done; what each does or asks is in `decisions.py`.

Kinds below `FIRST_DECISION` are steps that the engine does by itself, the others are put to the frame's seat.
"""

from __future__ import annotations

from typing import Final

MOST_STEPS: Final = 9_999  # of one movement or climb; no game comes near

# --- steps without a choice -----------------------------------------------------------------------------------------
FLOW: Final = 0  # the next step of the game; of nobody
PLACE_KESHI: Final = 1
CLIMB: Final = 2
MOVE_FISHERMAN: Final = 3
AFTER_CROSSING: Final = 4  # scroll s16: a space on the river
PLACE_SET_ASIDE: Final = 5  # keshis of the gates of an action
RESOLVE_SCROLL: Final = 6
REPLENISH: Final = 7  # what was taken outside a turn is replaced
TURN_DISK: Final = 8  # a square action
AFTER_SQUARE: Final = 9  # scrolls at the end of a square action
ACT: Final = 10  # the action of an area without a worker
GIVE_RAPID: Final = 11  # the bonus of a rapid
# --- decisions ------------------------------------------------------------------------------------------------------
FIRST_DECISION: Final = 12
CHOOSE_LINE: Final = 12
CHOOSE_DISK: Final = 13
CHOOSE_PROVISION: Final = 14
CHOOSE_KESHIS: Final = 15  # of all seats at once
CHOOSE_JOKER: Final = 16
CHOOSE_DRAFT: Final = 17
CHOOSE_COUNT: Final = 18
CHOOSE_CELL: Final = 19  # for a pink keshi
CHOOSE_PATH: Final = 20  # for a brown keshi
CHOOSE_SELLER: Final = 21  # for a red keshi
CHOOSE_TOWN: Final = 22
CHOOSE_RESOURCE: Final = 23
CHOOSE_DATE_OR_WATER: Final = 24
CHOOSE_GOOD: Final = 25
CHOOSE_COLOUR: Final = 26
CHOOSE_STAIR: Final = 27
CHOOSE_WATER: Final = 28
CHOOSE_WORKER: Final = 29
CHOOSE_OPTION: Final = 30
CHOOSE_SOUK: Final = 31
CHOOSE_SPARED: Final = 32
CHOOSE_SQUARE: Final = 33
CHOOSE_CONNECTION: Final = 34
CHOOSE_SCROLL: Final = 35
CHOOSE_FREE_SCROLL: Final = 36
CHOOSE_AREA: Final = 37
CHOOSE_GATE: Final = 38
CHOOSE_SLOT: Final = 39
CHOOSE_NEXT_KESHI: Final = 40
CHOOSE_OASIS: Final = 41
CHOOSE_LINE_KESHI: Final = 42
CHOOSE_RETURN: Final = 43
CHOOSE_RETURNED_CELL: Final = 44
CHOOSE_RETURNED_SELLER: Final = 45
CHOOSE_RAPID: Final = 46
CHOOSE_TILE_BONUS: Final = 47
CHOOSE_END: Final = 48
CHOOSE_SECOND: Final = 49  # keshi of a draft turn with scroll s61
CHOOSE_HARVEST: Final = 50  # instead of dates
CHOOSE_STEPS: Final = 51  # further ones on a stair
CHOOSE_PAYMENT: Final = 52
CHOOSE_RETURNED: Final = 53  # resources for points
CHOOSE_NEXT_CELL: Final = 54  # of the square, whose bonus comes next
CHOOSE_GATE_KESHI: Final = 55
CHOOSE_FREE_OASIS: Final = 56
CHOOSE_SCORED: Final = 57  # oasis
CHOOSE_LOOSE_OASIS: Final = 58
CHOOSE_FREE_LUXURY: Final = 59
CHOOSE_FREE_GATE: Final = 60
CHOOSE_SUPPLYING: Final = 61  # in full or less
KINDS: Final = 62

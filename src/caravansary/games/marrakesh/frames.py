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
AFTER_CROSSING: Final = 4  # scrolls that a crossed boundary feeds
AFTER_EXCHANGE: Final = 6  # scrolls that an exchange feeds
PLACE_SET_ASIDE: Final = 7  # keshis of the gates of this action
RESOLVE_SCROLL: Final = 9
REPLENISH: Final = 10  # scrolls gained outside a turn are replaced
# --- decisions ------------------------------------------------------------------------------------------------------
FIRST_DECISION: Final = 16
CHOOSE_LINE: Final = 16
CHOOSE_DISK: Final = 17
CHOOSE_PROVISION: Final = 18
CHOOSE_KESHIS: Final = 19  # of all seats at once
CHOOSE_JOKER: Final = 20
CHOOSE_DRAFT: Final = 21
CHOOSE_COUNT: Final = 22
CHOOSE_CELL: Final = 23  # for a pink keshi
CHOOSE_PATH: Final = 24  # for a brown keshi
CHOOSE_SELLER: Final = 25  # for a red keshi
CHOOSE_TOWN: Final = 26
CHOOSE_RESOURCE: Final = 27
CHOOSE_DATE_OR_WATER: Final = 28
CHOOSE_GOOD: Final = 29
CHOOSE_COLOUR: Final = 30
CHOOSE_STAIR: Final = 31
CHOOSE_WATER: Final = 32
CHOOSE_WORKER: Final = 33
CHOOSE_OPTION: Final = 34
CHOOSE_SOUK: Final = 35
CHOOSE_SPARED: Final = 36
CHOOSE_SQUARE: Final = 37
CHOOSE_CONNECTION: Final = 38
CHOOSE_SCROLL: Final = 39
CHOOSE_FREE_SCROLL: Final = 40
CHOOSE_AREA: Final = 41
CHOOSE_GATE: Final = 42
CHOOSE_SLOT: Final = 43
CHOOSE_NEXT_KESHI: Final = 44
CHOOSE_OASIS: Final = 45
CHOOSE_LINE_KESHI: Final = 46
CHOOSE_RETURN: Final = 47
CHOOSE_RETURNED_CELL: Final = 48
CHOOSE_RETURNED_SELLER: Final = 49
CHOOSE_RAPID: Final = 50
CHOOSE_TILE_BONUS: Final = 51
CHOOSE_END: Final = 52
KINDS: Final = 53

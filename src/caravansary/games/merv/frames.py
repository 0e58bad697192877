"""The kinds of frames on the stack: what is still to be done or asked. `decisions.py` says what each of them is."""

from __future__ import annotations

from typing import Final

# --- steps without a choice ---------------------------------------------------------------------------------------
FLOW: Final = 0
PLACE_COURTIER: Final = 1
GET_GOOD: Final = 2
ENTER_NODE: Final = 3
FULFIL: Final = 4
GET_SCROLLS: Final = 5
BOONS: Final = 6
# --- decisions of the seat whose turn it is -------------------------------------------------------------------------
FIRST_DECISION: Final = 10
CHOOSE_SLOT: Final = 10
CHOOSE_SITE: Final = 11
CHOOSE_ACTION: Final = 12
CHOOSE_CARAVAN_CARD: Final = 13
CHOOSE_CARAVAN_CUBE: Final = 14
CHOOSE_HALL: Final = 15
CHOOSE_SCROLLS: Final = 16
CHOOSE_LIBRARY_CUBE: Final = 17
CHOOSE_BREAKTHROUGH: Final = 18
CHOOSE_POST: Final = 19
CHOOSE_PURCHASE: Final = 20
CHOOSE_MOSQUE_STEP: Final = 21
CHOOSE_WALL_PIECE: Final = 22
CHOOSE_WALL_SLOT: Final = 23
CHOOSE_CUBE: Final = 24
CHOOSE_SOLDIER_SITE: Final = 25
CHOOSE_UPGRADE_COLOUR: Final = 26
CHOOSE_UPGRADE_SITE: Final = 27
CHOOSE_SCORING_TILE: Final = 28
CHOOSE_FREE_HALL: Final = 29
CHOOSE_FREE_WALL: Final = 30
CHOOSE_FREE_CARD: Final = 31
CHOOSE_FREE_POST: Final = 32
CHOOSE_FREE_PATH: Final = 33
CHOOSE_BOON: Final = 34
CHOOSE_GOOD: Final = 35
CHOOSE_END: Final = 36
# --- decisions of any seat ------------------------------------------------------------------------------------------
CHOOSE_SPACE: Final = 37
CHOOSE_COURTIER_SLOT: Final = 38
CHOOSE_COURTIER_SITE: Final = 39
CHOOSE_RANSOM: Final = 40
CHOOSE_COURTIER: Final = 41

"""What is still to be done: a stack of frames in the state, each a number: kind + argument * 64.

Kinds below `FIRST_DECISION` are steps that the engine does by itself, the others are put to a seat. A frame whose
kind is at least `OUT_OF_TURN` belongs to the seat in the lowest three bits of its argument; every other one belongs
to the seat whose turn it is.
"""

from __future__ import annotations

from typing import Final

# --- steps without a choice ---------------------------------------------------------------------------------------
FLOW: Final = 0  # the next turn, round end, invasion, scoring
PLACE_COURTIER: Final = 1  # hall
GET_GOOD: Final = 2  # city
ENTER_NODE: Final = 3  # node of the mosque track
FULFIL: Final = 4  # contract stack
GET_SCROLLS: Final = 5  # number
BOONS: Final = 6  # counts of pending pair boons, three bits each
# --- decisions of the seat whose turn it is -------------------------------------------------------------------------
FIRST_DECISION: Final = 10
CHOOSE_SLOT: Final = 10
CHOOSE_SITE: Final = 11
CHOOSE_ACTION: Final = 12
CHOOSE_CARAVAN_CARD: Final = 13
CHOOSE_CARAVAN_CUBE: Final = 14  # position of the card
CHOOSE_HALL: Final = 15
CHOOSE_SCROLLS: Final = 16
CHOOSE_LIBRARY_CUBE: Final = 17  # number of scrolls
CHOOSE_BREAKTHROUGH: Final = 18  # level 0 to 3
CHOOSE_POST: Final = 19
CHOOSE_PURCHASE: Final = 20
CHOOSE_MOSQUE_STEP: Final = 21
CHOOSE_WALL_PIECE: Final = 22
CHOOSE_WALL_SLOT: Final = 23  # piece
CHOOSE_CUBE: Final = 24  # what the payment is for: a board action, or CONTRACT_COST
CHOOSE_SOLDIER_SITE: Final = 25
CHOOSE_UPGRADE_COLOUR: Final = 26
CHOOSE_UPGRADE_SITE: Final = 27  # colour of the upgrade, + ON_ANY_SITE for a pepper pair
CHOOSE_SCORING_TILE: Final = 28
CHOOSE_FREE_HALL: Final = 29
CHOOSE_FREE_WALL: Final = 30
CHOOSE_FREE_CARD: Final = 31
CHOOSE_FREE_POST: Final = 32
CHOOSE_FREE_PATH: Final = 33
CHOOSE_BOON: Final = 34  # counts of pending pair boons, three bits each
CHOOSE_GOOD: Final = 35  # stack + 8 * goods still to be committed + 32 * rare ones committed
CHOOSE_END: Final = 36
# --- decisions of any seat ------------------------------------------------------------------------------------------
OUT_OF_TURN: Final = 37
CHOOSE_SPACE: Final = 37  # seat
CHOOSE_COURTIER_SLOT: Final = 38  # seat
CHOOSE_COURTIER_SITE: Final = 39  # seat
CHOOSE_RANSOM: Final = 40  # seat + 8 * cell
CHOOSE_COURTIER: Final = 41  # seat + 8 * favour still to be spent

CONTRACT_COST: Final = 6  # beside the six board actions: what a payment is for
ON_ANY_SITE: Final = 8

NAMES: Final = {
    CHOOSE_SLOT: "choose_slot",
    CHOOSE_SITE: "choose_site",
    CHOOSE_ACTION: "choose_action",
    CHOOSE_CARAVAN_CARD: "choose_caravan_card",
    CHOOSE_CARAVAN_CUBE: "choose_caravan_cube",
    CHOOSE_HALL: "choose_hall",
    CHOOSE_SCROLLS: "choose_scrolls",
    CHOOSE_LIBRARY_CUBE: "choose_library_cube",
    CHOOSE_BREAKTHROUGH: "choose_breakthrough",
    CHOOSE_POST: "choose_post",
    CHOOSE_PURCHASE: "choose_purchase",
    CHOOSE_MOSQUE_STEP: "choose_mosque_step",
    CHOOSE_WALL_PIECE: "choose_wall_piece",
    CHOOSE_WALL_SLOT: "choose_wall_slot",
    CHOOSE_CUBE: "choose_cube",
    CHOOSE_SOLDIER_SITE: "choose_soldier_site",
    CHOOSE_UPGRADE_COLOUR: "choose_upgrade_colour",
    CHOOSE_UPGRADE_SITE: "choose_upgrade_site",
    CHOOSE_SCORING_TILE: "choose_scoring_tile",
    CHOOSE_FREE_HALL: "choose_free_hall",
    CHOOSE_FREE_WALL: "choose_free_wall",
    CHOOSE_FREE_CARD: "choose_free_card",
    CHOOSE_FREE_POST: "choose_free_post",
    CHOOSE_FREE_PATH: "choose_free_path",
    CHOOSE_BOON: "choose_boon",
    CHOOSE_GOOD: "choose_good",
    CHOOSE_END: "choose_end",
    CHOOSE_SPACE: "choose_space",
    CHOOSE_COURTIER_SLOT: "choose_courtier_slot",
    CHOOSE_COURTIER_SITE: "choose_courtier_site",
    CHOOSE_RANSOM: "choose_ransom",
    CHOOSE_COURTIER: "choose_courtier",
}

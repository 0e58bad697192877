"""What is still to be done: a stack of frames in the state, each a number: kind + seat * 64 + argument * 512.

Kinds below `FIRST_DECISION` are steps that the engine does by itself, the others are put to the frame's seat.
"""

from __future__ import annotations

from typing import Final

# --- steps without a choice -----------------------------------------------------------------------------------------
FLOW: Final = 0  # the next step of the game; of nobody
PLACE_KESHI: Final = 1  # colour
CLIMB: Final = 2  # stair + 2 * steps left
AFTER_CROSSING: Final = 4  # scrolls that a crossed boundary feeds
AFTER_EXCHANGE: Final = 6  # scrolls that an exchange feeds
PLACE_SET_ASIDE: Final = 7  # keshis of the gates of this action
RESOLVE_SCROLL: Final = 9  # place of the scroll among the seat's own: what it does now
REPLENISH: Final = 10  # scrolls gained outside a turn are replaced
# --- decisions ------------------------------------------------------------------------------------------------------
FIRST_DECISION: Final = 16
CHOOSE_LINE: Final = 16  # line cell
CHOOSE_DISK: Final = 17
CHOOSE_PROVISION: Final = 18
CHOOSE_KESHIS: Final = 19  # of all seats at once
CHOOSE_JOKER: Final = 20
CHOOSE_DRAFT: Final = 21
CHOOSE_COUNT: Final = 22  # colour
CHOOSE_CELL: Final = 23  # for a pink keshi
CHOOSE_PATH: Final = 24  # for a brown keshi
CHOOSE_SELLER: Final = 25  # for a red keshi
CHOOSE_TOWN: Final = 26  # town cell
CHOOSE_RESOURCE: Final = 27
CHOOSE_DATE_OR_WATER: Final = 28
CHOOSE_GOOD: Final = 29  # how many of the colour
CHOOSE_COLOUR: Final = 30  # colour that may not be taken + 1, + 16 * number of keshis of it
CHOOSE_STAIR: Final = 31  # steps
CHOOSE_WATER: Final = 32  # spaces, the added ones included
CHOOSE_WORKER: Final = 33
CHOOSE_OPTION: Final = 34  # area
CHOOSE_SOUK: Final = 35
CHOOSE_SPARED: Final = 36  # luxury item
CHOOSE_SQUARE: Final = 37
CHOOSE_CONNECTION: Final = 38
CHOOSE_SCROLL: Final = 39
CHOOSE_FREE_SCROLL: Final = 40
CHOOSE_AREA: Final = 41
CHOOSE_GATE: Final = 42
CHOOSE_SLOT: Final = 43  # gate: workshop and colour
CHOOSE_NEXT_KESHI: Final = 44
CHOOSE_OASIS: Final = 45
CHOOSE_LINE_KESHI: Final = 46  # colour
CHOOSE_RETURN: Final = 47
CHOOSE_RETURNED_CELL: Final = 48
CHOOSE_RETURNED_SELLER: Final = 49
CHOOSE_RAPID: Final = 50
CHOOSE_TILE_BONUS: Final = 51
CHOOSE_END: Final = 52
KINDS: Final = 53

NAMES: Final = {
    CHOOSE_LINE: "choose_line",
    CHOOSE_DISK: "choose_disk",
    CHOOSE_PROVISION: "choose_provision",
    CHOOSE_KESHIS: "choose_keshis",
    CHOOSE_JOKER: "choose_joker",
    CHOOSE_DRAFT: "choose_draft",
    CHOOSE_COUNT: "choose_count",
    CHOOSE_CELL: "choose_cell",
    CHOOSE_PATH: "choose_path",
    CHOOSE_SELLER: "choose_seller",
    CHOOSE_TOWN: "choose_town",
    CHOOSE_RESOURCE: "choose_resource",
    CHOOSE_DATE_OR_WATER: "choose_date_or_water",
    CHOOSE_GOOD: "choose_good",
    CHOOSE_COLOUR: "choose_colour",
    CHOOSE_STAIR: "choose_stair",
    CHOOSE_WATER: "choose_water",
    CHOOSE_WORKER: "choose_worker",
    CHOOSE_OPTION: "choose_option",
    CHOOSE_SOUK: "choose_souk",
    CHOOSE_SPARED: "choose_spared",
    CHOOSE_SQUARE: "choose_square",
    CHOOSE_CONNECTION: "choose_connection",
    CHOOSE_SCROLL: "choose_scroll",
    CHOOSE_FREE_SCROLL: "choose_free_scroll",
    CHOOSE_AREA: "choose_area",
    CHOOSE_GATE: "choose_gate",
    CHOOSE_SLOT: "choose_slot",
    CHOOSE_NEXT_KESHI: "choose_next_keshi",
    CHOOSE_OASIS: "choose_oasis",
    CHOOSE_LINE_KESHI: "choose_line_keshi",
    CHOOSE_RETURN: "choose_return",
    CHOOSE_RETURNED_CELL: "choose_returned_cell",
    CHOOSE_RETURNED_SELLER: "choose_returned_seller",
    CHOOSE_RAPID: "choose_rapid",
    CHOOSE_TILE_BONUS: "choose_tile_bonus",
    CHOOSE_END: "choose_end",
}


def frame(kind: int, seat: int, arg: int = 0) -> int:
    return kind | seat << 6 | arg << 9

"""The things of the game and their numbers: keshis, areas, tiles, scrolls, gates, oases.

Their order is fixed: action numbers, saved positions and records are built on it. What is printed on them is in
`components.toml`; only the kinds of things, their ids and their numbers are here.
"""

from __future__ import annotations

from typing import Final

PLAYER_COLOURS: Final = ("green", "blue", "yellow", "red")
NOBODY: Final = -1
SEASONS: Final = 3  # and nothing ends the game earlier (MKSH-GEN-3)
ROUNDS: Final = 4  # of a season
START_SCORE: Final = 10

# --- keshis and areas -----------------------------------------------------------------------------------------------
# The first eight colours are those of the eight areas, in the same order; then red (water sellers) and the goods
COLOURS: Final = (
    *("green", "grey", "white", "black", "pink", "turquoise", "beige", "brown"),
    *("red", "purple", "orange", "yellow"),
)
GREEN: Final = 0
GREY: Final = 1
WHITE: Final = 2
BLACK: Final = 3
PINK: Final = 4
TURQUOISE: Final = 5
BEIGE: Final = 6
BROWN: Final = 7
RED: Final = 8
PURPLE: Final = 9
ORANGE: Final = 10
YELLOW: Final = 11
AREAS: Final = ("garden", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara", "souk")
GARDEN: Final = 0
MADRASA: Final = 1
PALACE: Final = 2
MOSQUE: Final = 3
SQUARE: Final = 4
RIVER: Final = 5
MEDINA: Final = 6
SAHARA: Final = 7
SOUK: Final = 8
EIGHT: Final = 8  # areas that take keshis of one colour
MOST_KESHIS: Final = 8  # in each of them
SOUK_WORKERS: Final = 3  # room there
WORKERS: Final = 3  # of each player; the other pawns are the fisherman and two on the stairs (MKSH-SETUP-2)
GOODS: Final = ("yellow", "purple", "orange")
GOOD_COLOURS: Final[tuple[int, ...]] = (YELLOW, PURPLE, ORANGE)
GOOD_OF_COLOUR: Final[tuple[int, ...]] = (*(-1,) * 9, 1, 2, 0)  # -1: no good
# Keshis drawn for the oasis lines
LINE_POOL: Final[tuple[int, ...]] = (TURQUOISE, WHITE, BLACK, BEIGE, PINK, GREY, RED, GREEN)

RESOURCES: Final = ("water", "date", "dinar")
WATER: Final = 0
DATE: Final = 1
DINAR: Final = 2

# --- what a tile or a cell gives; how it is done is in `effects.py` --------------------------------------------------
EFFECTS: Final = (
    *("water", "date", "dinar", "points"),  # amounts
    *("resource", "good", "keshi", "two_keshis", "date_or_water"),  # of choice; two_keshis: of one colour
    *("river", "stair", "palace", "mosque"),
    *("green", "grey", "white", "black", "pink", "turquoise", "beige", "brown", "red"),  # a keshi of the colour
    *("yellow", "purple", "orange"),
    *("area_action", "square_action", "free_oasis", "loose_oasis", "head_start"),  # only on scrolls and river tiles
)

E_DINAR: Final = 2
E_POINTS: Final = 3
E_RESOURCE: Final = 4
E_GOOD: Final = 5
E_KESHI: Final = 6
E_TWO_KESHIS: Final = 7
E_DATE_OR_WATER: Final = 8
E_RIVER: Final = 9
E_STAIR: Final = 10
E_PALACE: Final = 11
E_MOSQUE: Final = 12
E_COLOUR: Final = 13  # + colour of the eight areas or red; then yellow, purple, orange
E_YELLOW: Final = 22
E_AREA_ACTION: Final = 25
E_SQUARE_ACTION: Final = 26
E_FREE_OASIS: Final = 27
E_LOOSE_OASIS: Final = 28
E_HEAD_START: Final = 29
LINE_EFFECTS: Final = ("keshi", "keshi_of_two", "swap", "yellow_scroll")  # keshi_of_two: only with two players

# --- the main square, the Sahara, the medina ------------------------------------------------------------------------
SQUARE_CELLS: Final = tuple(str(cell) for cell in range(8))
SECTORS: Final = 8
PATHS: Final = ("left", "right", "start")
LEFT: Final = 0
RIGHT: Final = 1
START: Final = 2
OASIS_CELLS: Final = ("left-1", "left-2", "left-3", "right-1", "right-2", "right-3")
PATH_LENGTH: Final = 3
TOWN_CELLS: Final = ("left-4", "right-4")
LINE_CELLS: Final = 6
MOST_EXPLORED: Final = 7  # oases: the own six and a loose one, which lies beside the line (MKSH-SAHARA-26)
SLOTS: Final = tuple(str(slot) for slot in range(1, 9))
WORKSHOPS: Final = ("blue", "red", "green", "yellow")
GATES_IN_WORKSHOP: Final = 8
WORKSHOP_GATES: Final = tuple(f"{workshop}-{colour}" for workshop in WORKSHOPS for colour in COLOURS)

# --- the game board -------------------------------------------------------------------------------------------------
HARBOUR: Final = 12  # the last space of the river
RAPIDS: Final = ("1", "2", "3", "4")
HARBOUR_CELLS: Final = 4
STAIRS: Final = ("palace", "mosque")
ON_PALACE: Final = 0
ON_MOSQUE: Final = 1
LAST_STEP: Final = 15  # the fifth flight by itself (MKSH-STAIRS-20)
FLIGHTS: Final = 5
CONNECTING: Final = tuple(f"{column}{flight}" for column in ("ps", "cl", "cm", "cr", "ms") for flight in range(1, 6))
PS: Final = 0
CL: Final = 5
CM: Final = 10
CR: Final = 15
MS: Final = 20
MARKET_PLACES: Final = 5
SCROLL_COLOURS: Final = ("grey", "yellow", "pink", "orange")
STACKS: Final = tuple(f"{colour}-{place}" for colour in SCROLL_COLOURS for place in (1, 2, 3))

# --- tiles ----------------------------------------------------------------------------------------------------------
EXCHANGES: Final = tuple(f"e{n:02}" for n in range(1, 13))
BASE_EXCHANGES: Final = 6
LUXURIES: Final = tuple(f"lx{n:02}" for n in range(1, 26))
LUXURY_KINDS: Final = ("slipper", "tajine", "dagger", "oil_lamp", "necklace")
SCROLLS: Final = tuple(f"s{n:02}" for n in range(1, 73))  # by their printed numbers, each once
FIRST_OF_SCROLLS: Final[tuple[int, ...]] = (0, 21, 42, 60)  # of each colour
COLOUR_OF_SCROLL: Final[tuple[int, ...]] = (*(0,) * 21, *(1,) * 21, *(2,) * 18, *(3,) * 12)
TIMINGS: Final = ("instant", "round", "season", "permanent")
OASES: Final = tuple(f"{n:02}" for n in range(1, 31))
LOOSE_OASES: Final = 3  # beside the board with river side 02 (MKSH-SETUP-24)
WAYS: Final = ("all", "less")  # of supplying the people (MKSH-PROVISION-11)
PROVISIONS: Final = tuple(f"pv{n:02}" for n in range(1, 13))
RIVER_SIDES: Final = tuple(f"{n:02}" for n in range(1, 19))
STAIR_TILES: Final = tuple(f"st{n:02}{side}" for n in range(1, 21) for side in "ab")
TOWNS: Final = tuple(f"t{n:02}" for n in range(1, 13))
EXPANSIONS: Final = ("stair_tiles", "companions", "exchange_tiles", "citizens", "towns")  # 1 to 5
FLOORS: Final = ("b1", "b2")
COMPANIONS: Final = ("sultan", "imam")

# --- where points come from -----------------------------------------------------------------------------------------
SOURCES: Final = (
    *("start", "placement", "river", "souk", "square", "stairs", "scrolls", "medina", "provisions", "towns"),
    *("filled_areas", "oases", "leftovers"),
)
BY_START: Final = 0
BY_PLACEMENT: Final = 1
BY_RIVER: Final = 2
BY_SOUK: Final = 3
BY_SQUARE: Final = 4
BY_STAIRS: Final = 5
BY_SCROLLS: Final = 6
BY_MEDINA: Final = 7
BY_PROVISIONS: Final = 8
BY_TOWNS: Final = 9
BY_FILLED: Final = 10
BY_OASES: Final = 11
BY_LEFTOVERS: Final = 12

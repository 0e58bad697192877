"""The things of the game by number: colours, spices, actions, halls, cities, nodes, cells, walls.

Every order here is the canonical order of the rules; a number is stable for ever, records and learners rely on it.
What is printed on the things (costs, points, boons) is in `components.toml`.
"""

from __future__ import annotations

from typing import Final

# --- colours of cubes -------------------------------------------------------------------------------------------
PURPLE: Final = 0
TAN: Final = 1
TEAL: Final = 2
ORANGE: Final = 3
WHITE: Final = 4
ANY: Final = 5  # a cost that any single cube pays
# Short-lived lists of a state are replaced, never changed, so that copies share them; these are the empty ones
NO_CUBES: Final = [0, 0, 0, 0, 0]
NOTHING_PAID: Final = [0, 0, 0, 0, 0, 0, 0]
NO_COURTIERS: Final[list[int]] = []
COLOURS: Final = ("purple", "tan", "teal", "orange", "white")

# --- board actions, also the solo cards -------------------------------------------------------------------------
CARAVANSARY: Final = 0
PALACE: Final = 1
LIBRARY: Final = 2
MARKETPLACE: Final = 3
MOSQUE: Final = 4
WALL: Final = 5
BOARD_ACTIONS: Final = ("caravansary", "palace", "library", "marketplace", "mosque", "wall")

# --- spices -----------------------------------------------------------------------------------------------------
SPICES: Final = ("cinnamon", "ginger", "juniper", "pepper")
QUEUE_LENGTH: Final = 8

# --- halls of the palace ----------------------------------------------------------------------------------------
KNOWLEDGE: Final = 0
SPICE: Final = 1
FAITH: Final = 3
HALLS: Final = ("knowledge", "spice", "trade", "faith")

# --- cities: inner city i is linked to Merv, outer city i + 4 to inner city i ---------------------------------------
CITIES: Final = ("rayy", "samarkand", "balkh", "nishapur", "baghdad", "kashgar", "peshawar", "basra")
INNER: Final = 4

# --- nodes of the mosque track --------------------------------------------------------------------------------------
NODES: Final = (
    *("m1-1", "m1-2", "m1-3", "m1-4"),
    *("m2-1", "m2-2", "m2-3", "m2-4"),
    *("m3-a", "m3-b", "m4-a", "m4-b"),
    *("m5", "m6", "m7", "m8", "m9", "m10"),
)
NO_NODE: Final = -1
LAST_NODE: Final = 17
NODE_LEVEL: Final[tuple[int, ...]] = (1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10)
NEXT_NODE: Final[tuple[int, ...]] = (4, 5, 6, 7, 8, 8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, -1)

# --- breakthrough tiles: four a level -------------------------------------------------------------------------------
BREAKTHROUGHS: Final = (
    *("b1-caravansary", "b1-palace", "b1-marketplace", "b1-mosque"),
    *("b2-purple", "b2-tan", "b2-teal", "b2-orange"),
    *("b3-card", "b3-post", "b3-mosque", "b3-wall"),
    *("b4-2favour", "b4-2soldiers", "b4-favoursoldier", "b4-8points"),
)
DISCOUNT_ACTIONS: Final[tuple[int, ...]] = (CARAVANSARY, PALACE, MARKETPLACE, MOSQUE)  # what b1 tile i makes cheaper

# --- scoring tiles, wall pieces, contracts --------------------------------------------------------------------------
SCORING_TILES: Final = ("caravansary", "palace", "library", "marketplace")
WALL_PIECES: Final = (
    *("purple-1", "tan-1", "teal-1", "orange-1"),
    *("purple-2", "tan-2", "teal-2", "orange-2"),
    *("purple-3", "tan-3", "teal-3", "orange-3"),
)
FIRST_GATE: Final = 8
CONTRACT_STACKS: Final = ("k1f", "k1s", "k2f", "k2s", "k3f", "k3s")
CONTRACTS: Final = tuple(f"{stack}-{n}" for stack in CONTRACT_STACKS for n in (1, 2, 3))

# --- boons ----------------------------------------------------------------------------------------------------------
NOTHING: Final = 0
GAIN_SCROLL: Final = 1
GAIN_CARD: Final = 2
GAIN_FAVOUR: Final = 3
GAIN_WHITE: Final = 4
GAIN_RARE: Final = 5
GAIN_STEP: Final = 6
GAIN_SOLDIER: Final = 7
GAIN_CAMEL: Final = 8
GAIN_WHITE_UPGRADE: Final = 9
GAIN_BONUS_UPGRADE: Final = 10
GAIN_SCORING_TILE: Final = 11
GAIN_COURTIER: Final = 12
GAIN_WALL: Final = 13
GAIN_POST: Final = 14
GAIN_TWO_FAVOUR: Final = 15
GAIN_TWO_SOLDIERS: Final = 16
GAIN_FAVOUR_AND_SOLDIER: Final = 17
GAIN_POINTS: Final = 18
BOONS: Final = (
    *("nothing", "scroll", "card", "favour", "white_cube", "rare_good", "mosque_step", "soldier", "camel"),
    *("white_upgrade", "bonus_upgrade", "scoring_tile", "courtier", "wall"),
    *("post", "two_favour", "two_soldiers", "favour_and_soldier", "points"),
)

# --- upgrades on a site ---------------------------------------------------------------------------------------------
NO_UPGRADE: Final = -1  # otherwise the colour of the cube: WHITE, or PURPLE to ORANGE for a bonus upgrade
UPGRADES: Final = ("purple", "tan", "teal", "orange", "white")

# --- the city: 25 cells in reading order, r3c3 is the camel market --------------------------------------------------
CAMEL_MARKET: Final = 12
CELLS: Final = tuple(f"r{row}c{column}" for row in range(1, 6) for column in range(1, 6))
SITES: Final = tuple(f"{action}-{colour}" for action in BOARD_ACTIONS for colour in COLOURS[:4])
MARKET_SLOTS: Final = ("tl", "tr", "br", "bl")
NOBODY: Final = -1

SIDES: Final = ("north", "east", "south", "west")  # the side of rounds 1 to 4
CORNERS: Final = ("northwest", "northeast", "southeast", "southwest")  # where rounds 1 to 4 start
MIDDLE_SLOT: Final = 2  # slot 3: the line with the camel market

# LINES[side][slot]: the five cells of the line, nearest to the slot first
LINES: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    tuple(tuple(5 * row + slot for row in range(5)) for slot in range(5)),
    tuple(tuple(5 * slot + 4 - column for column in range(5)) for slot in range(5)),
    tuple(tuple(5 * (4 - row) + 4 - slot for row in range(5)) for slot in range(5)),
    tuple(tuple(5 * (4 - slot) + column for column in range(5)) for slot in range(5)),
)
ROWS: Final = tuple(tuple(5 * row + column for column in range(5)) for row in range(5))
COLUMNS: Final = tuple(tuple(5 * row + column for row in range(5)) for column in range(5))

# Wall slots: n1-n5, e1-e5, s1-s5, w1-w5; the number is the column (north, south) or the row (east, west)
WALL_SLOTS: Final = tuple(f"{side}{n}" for side in "nesw" for n in range(1, 6))
GATE_SLOTS: Final[tuple[int, ...]] = (2, 7, 12, 17)  # clockwise
# Clockwise from the westernmost north
SEGMENT_SLOTS: Final[tuple[int, ...]] = (0, 1, 3, 4, 5, 6, 8, 9, 14, 13, 11, 10, 19, 18, 16, 15)
COVERED: Final = (  # the two sites behind a wall slot
    *((c, 5 + c) for c in range(5)),
    *((5 * r + 4, 5 * r + 3) for r in range(5)),
    *((20 + c, 15 + c) for c in range(5)),
    *((5 * r, 5 * r + 1) for r in range(5)),
)
# The wall slots that must hold a piece before the cell is fully walled (none for the camel market)
WALLS_OF: Final = tuple(tuple(slot for slot in range(20) if cell in COVERED[slot]) for cell in range(25))

# --- where points come from -----------------------------------------------------------------------------------------
BY_FAVOUR: Final = 0
BY_INFLUENCE: Final = 1
BY_MOSQUE: Final = 2
BY_CONTRACTS: Final = 3
BY_BREAKTHROUGH: Final = 4
BY_PALACE: Final = 5
BY_BUILDINGS: Final = 6
BY_TILE: Final = 7
BY_COMPLETED_MOSQUE: Final = 8
BY_SPICE_SETS: Final = 9
BY_PAIRS: Final = 10  # magistrate: cinnamon and pepper pairs
BY_UPGRADES: Final = 11  # magistrate: upgrades it does not take, a white cube it cannot hold
BY_OVERFLOW: Final = 12  # magistrate: favour and influence beyond both tracks
SOURCES: Final = (
    *("favour_track", "influence_track", "mosque", "contracts", "breakthrough", "palace", "buildings"),
    *("scoring_tile", "completed_mosque", "spice_sets", "pairs", "upgrades", "overflow"),
)

PLAYER_COLOURS: Final = ("red", "blue", "yellow", "green")

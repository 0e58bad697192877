"""The things of the game and their numbers: places, dice, contracts, cards, tokens, characters, gifts.

Their order is fixed: action numbers, saved positions and records are built on it. What is printed on them is in
`components.toml`; only the kinds of things, their ids and their numbers are here.
"""

from __future__ import annotations

from typing import Final

PLAYER_COLOURS: Final = ("blue", "yellow", "green", "red")
NOBODY: Final = -1
ROUNDS: Final = 5

# --- goods and other things that are gained or paid -----------------------------------------------------------------
GOODS: Final = ("spice", "silk", "gold")
SPICE: Final = 0
SILK: Final = 1
GOLD: Final = 2
PAIRS: Final = ("spice-silk", "spice-gold", "silk-gold")
PAIR_GOODS: Final[tuple[tuple[int, int], ...]] = ((SPICE, SILK), (SPICE, GOLD), (SILK, GOLD))

# What a reward may contain, in the order in which its parts are received (POLO-REWARD-10); the first six are amounts
REWARDS: Final = (
    *("coins", "camels", "spice", "silk", "gold", "points"),
    *("black", "contract", "gift", "any", "pair", "copy", "step"),
)
R_COINS: Final = 0
R_CAMELS: Final = 1
R_SPICE: Final = 2
R_POINTS: Final = 5
R_BLACK: Final = 6
R_CONTRACT: Final = 7
R_GIFT: Final = 8
R_ANY: Final = 9
R_PAIR: Final = 10
R_COPY: Final = 11
R_STEP: Final = 12
# What can be paid: the first six of them
COSTS: Final = REWARDS[:6]

# --- the map --------------------------------------------------------------------------------------------------------
# The 14 places where a post can stand come first: seven cities, six provinces, Beijing; then Venezia and the oases
CITIES: Final = ("moscow", "karakorum", "samarcanda", "lan-zhou", "alexandria", "karachi", "sumatra")
PROVINCES: Final = ("anxi", "ormuz", "kashgar", "xian", "adana", "kochi")
OASES: Final = tuple(f"oasis-{letter}" for letter in "abcdefghij")
NODES: Final = (*CITIES, *PROVINCES, "beijing", "venezia", *OASES)
PLACES: Final = NODES[:14]
FIRST_PROVINCE: Final = 7
BEIJING: Final = 13
VENEZIA: Final = 14
FIRST_OASIS: Final = 15
NO_NODE: Final = -1
ROADS: Final = (
    *("venezia oasis-a", "venezia oasis-e", "venezia alexandria", "oasis-a moscow", "moscow anxi", "anxi karakorum"),
    *("karakorum oasis-b", "oasis-b oasis-c", "oasis-b oasis-d", "oasis-c beijing", "oasis-d beijing"),
    *("oasis-d lan-zhou", "beijing xian", "beijing oasis-j", "oasis-e samarcanda", "oasis-e oasis-g"),
    *("samarcanda oasis-f", "oasis-f kashgar", "kashgar lan-zhou", "xian oasis-h", "oasis-j sumatra"),
    *("alexandria oasis-g", "alexandria oasis-i", "oasis-g ormuz", "ormuz karachi", "karachi oasis-h"),
    *("oasis-h kochi", "sumatra kochi", "oasis-i adana", "adana kochi"),
)
ROAD_ENDS: Final = tuple((NODES.index(road.split()[0]), NODES.index(road.split()[1])) for road in ROADS)
ROAD_IDS: Final = tuple(road.replace(" ", "_") for road in ROADS)  # keys of `components.toml`
BEIJING_SLOTS: Final = 4

# --- dice -----------------------------------------------------------------------------------------------------------
# A die that lies on a player's board is one of 20 kinds: class and value, and dice without a value (Raschid's)
DIE_CLASSES: Final = ("own", "black", "white", "neutral")
OWN: Final = 0
BLACK: Final = 1
WHITE: Final = 2
NEUTRAL: Final = 3
NEUTRAL_SEAT: Final = 7  # the owner of neutral dice on spaces
DICE: Final = (*(f"{die}-{value}" for die in DIE_CLASSES[:3] for value in range(1, 7)), "own", "black")
OWN_UNVALUED: Final = 18
BLACK_UNVALUED: Final = 19
DIE_CLASS: Final = (*(die for die in (OWN, BLACK, WHITE) for _ in range(6)), OWN, BLACK)
DIE_VALUE: Final = (*(value for _ in range(3) for value in range(1, 7)), 0, 0)  # 0: chosen when it is placed
# Dice are picked lowest value first, own before black before white; those without a value own first
DICE_ORDER: Final[tuple[int, ...]] = (0, 6, 12, 1, 7, 13, 2, 8, 14, 3, 9, 15, 4, 10, 16, 5, 11, 17, 18, 19)
DICE_RANK: Final = tuple(DICE_ORDER.index(die) for die in range(20))
OWN_DICE: Final = 5

# --- where dice are placed ------------------------------------------------------------------------------------------
SPACES: Final = (
    *("coins", "camels", "spice", "silk", "gold", "khan", "contracts", "travel"),
    *("moscow", "karakorum", "samarcanda", "lan-zhou", "alexandria", "karachi", "sumatra-1", "sumatra-2", "sumatra-3"),
    *("private-1", "private-2", "purse"),
)
COINS: Final = 0
CAMELS: Final = 1  # the four spaces of the bazaar: camels, spice, silk, gold
GOLD_BAZAAR: Final = 4
KHAN: Final = 5
CONTRACTS_SPACE: Final = 6
TRAVEL: Final = 7
MAIN_SPACES: Final = SPACES[:8]
FIRST_CARD_SPACE: Final = 8
CARD_SPACES: Final = SPACES[8:17]  # one for each city card that lies open
CARD_CITY: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 6, 6)
PRIVATE: Final = 17  # the two spaces of Gunj Kököchin
PURSE: Final = 19
KHAN_SPACES: Final = 4
ROW_LENGTH: Final = 6

# --- contracts ------------------------------------------------------------------------------------------------------
STARTING_CONTRACTS: Final = tuple(f"s{n}" for n in range(1, 7))
REGULAR_CONTRACTS: Final = tuple(f"k{n:02}" for n in range(1, 39))
NEW_CONTRACTS: Final = tuple(f"n{n}" for n in range(1, 5))
CONTRACTS: Final = (*STARTING_CONTRACTS, *REGULAR_CONTRACTS, *NEW_CONTRACTS)
FIRST_REGULAR: Final = 6
FIRST_NEW: Final = 44
MOST_ACTIVE: Final = 2

# --- tokens and cards -----------------------------------------------------------------------------------------------
PROVINCE_TOKENS: Final = ("a", "b", "c", "d", "e", "f", "g")
TOKEN_G: Final = 6
OFFICE_TOKENS: Final = tuple(f"o{n}" for n in range(1, 11))
CITY_CARDS: Final = tuple(f"t{n:02}" for n in range(1, 32))
GOALS: Final = tuple(f"g{n:02}" for n in range(1, 19))

# How a city card works (`kind` in components.toml); fixed for each card
CARD_KINDS: Final = (
    "exchange",  # cost -> reward, per use
    "any_good",  # coins -> a good of choice, per use
    "camel_steps",  # camels -> a step, per use
    "pair_steps",  # two different goods -> a step, per use
    "paid_provinces",  # coins -> the bonus of an own province, per use
    "either",  # one of two exchanges, per use
    "swap",  # a good <-> camels, per use
    "per_contract",  # a reward for each completed contract, up to the die
    "per_post",  # a reward for each post, up to the die
    "per_pip",  # a reward for each pip of the die
    "threshold",  # an amount that depends on the die
    "provinces",  # the bonus of one or two own provinces
)
EXCHANGE: Final = 0
ANY_GOOD: Final = 1
CAMEL_STEPS: Final = 2
PAIR_STEPS: Final = 3
PAID_PROVINCES: Final = 4
EITHER: Final = 5
SWAP: Final = 6
PER_CONTRACT: Final = 7
PER_POST: Final = 8
PER_PIP: Final = 9
THRESHOLD: Final = 10
OWN_PROVINCES: Final = 11

# --- characters and gifts -------------------------------------------------------------------------------------------
CHARACTERS: Final = (
    *("raschid", "matteo", "berke", "mercator", "polos", "kubilai", "johannes", "wilhelm"),
    *("nicolao", "arghun", "altan", "gunj"),
)
RASCHID: Final = 0
MATTEO: Final = 1
BERKE: Final = 2
MERCATOR: Final = 3
POLOS: Final = 4
KUBILAI: Final = 5
JOHANNES: Final = 6
WILHELM: Final = 7
NICOLAO: Final = 8
ARGHUN: Final = 9
ALTAN: Final = 10
GUNJ: Final = 11
NO_CHARACTER: Final = -1
BASE_CHARACTERS: Final = 8

GIFTS: Final = tuple(f"f{n}" for n in range(1, 16))
F2: Final = 1
F3: Final = 2
F4: Final = 3
F5: Final = 4
F8: Final = 7
F11: Final = 10
F12: Final = 11
F13: Final = 12
F15: Final = 14

# --- where points come from -----------------------------------------------------------------------------------------
SOURCES: Final = (
    *("contracts", "provinces", "city_cards", "posts", "gifts", "character"),
    *("goal_cards", "goal_places", "coins", "beijing", "goods", "most_contracts"),
)
BY_CONTRACTS: Final = 0
BY_PROVINCES: Final = 1
BY_CITY_CARDS: Final = 2
BY_POSTS: Final = 3
BY_GIFTS: Final = 4
BY_CHARACTER: Final = 5
BY_GOAL_CARDS: Final = 6
BY_GOAL_PLACES: Final = 7
BY_COINS: Final = 8
BY_BEIJING: Final = 9
BY_GOODS: Final = 10
BY_MOST_CONTRACTS: Final = 11

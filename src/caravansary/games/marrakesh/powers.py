"""Scrolls that act again and again, as bits of what a player has: permanent ones, s28 every season, s69 every round.

Each is named by its printed number and what it does; the rule is in the module of the area that asks for the bit. A
scroll acts from its acquisition on and never looks back (MKSH-MADRASA-9, -26).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh.pieces import SCROLLS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

FIRST_POWER: Final = 12  # the scrolls before it are instant and have no bit

S13_WATER_AT_CROSSINGS: Final = 1 << 0
S14_DATES_AT_CROSSINGS: Final = 1 << 1
S15_DINARS_AT_CROSSINGS: Final = 1 << 2
S16_RIVER_AT_CROSSINGS: Final = 1 << 3
S17_RAPIDS_ON_THE_WAY: Final = 1 << 4
S18_MORE_FROM_EXCHANGES: Final = 1 << 5
S22_BLUE_GATES_FREE: Final = 1 << 9
S23_HARVEST_WATER: Final = 1 << 10
S24_HARVEST_DINARS: Final = 1 << 11
S25_HARVEST_POINTS: Final = 1 << 12
S26_STEPS_FOR_DATES: Final = 1 << 13
S27_STEPS_FOR_WATER: Final = 1 << 14
S28_RAPIDS_OF_SEASON: Final = 1 << 15
S29_POINTS_FOR_CITIZENS: Final = 1 << 16
S31_MORE_CITIZENS: Final = 1 << 18
S32_CHEAPER_GATES: Final = 1 << 19
S33_PAY_AS_DINARS: Final = 1 << 20
S34_MANY_ITEMS: Final = 1 << 21
S35_MORE_WATER: Final = 1 << 22
S36_ANY_GATE_KESHI: Final = 1 << 23
S44_LESS_PROVISIONS: Final = 1 << 31
S45_CHEAPER_OASES: Final = 1 << 32
S46_MANY_EXCHANGES: Final = 1 << 33
S48_LONGER_CLIMBS: Final = 1 << 35
S49_MOSQUE_TOP: Final = 1 << 36
S50_POINTS_OF_SELLERS: Final = 1 << 37
S51_LONE_CITIZENS: Final = 1 << 38
S52_PALACE_TOP: Final = 1 << 39
S54_NEIGHBOURING_CELLS: Final = 1 << 41
S56_HARBOUR_POINTS: Final = 1 << 43
S60_RAPIDS_TWICE: Final = 1 << 47
S61_DRAFT_OF_TWO_COLOURS: Final = 1 << 48
S63_TWO_CONNECTIONS: Final = 1 << 50
S65_SQUARE_TWICE: Final = 1 << 52
S66_TWO_GATE_KESHIS: Final = 1 << 53
S68_OASES_AT_ONCE: Final = 1 << 55
S69_ALL_RAPIDS: Final = 1 << 56
AT_CROSSINGS: Final = S13_WATER_AT_CROSSINGS | S14_DATES_AT_CROSSINGS | S15_DINARS_AT_CROSSINGS
HARVESTS: Final = S23_HARVEST_WATER | S24_HARVEST_DINARS | S25_HARVEST_POINTS
LONGER_STAIRS: Final = S26_STEPS_FOR_DATES | S27_STEPS_FOR_WATER | S48_LONGER_CLIMBS
AFTER_SQUARE: Final = S29_POINTS_FOR_CITIZENS | S51_LONE_CITIZENS


def powers_of(scrolls: list[int]) -> int:
    """The bits of the scrolls that a player has."""
    powers = 0
    for scroll in scrolls:
        if scroll >= FIRST_POWER:
            powers |= 1 << scroll - FIRST_POWER
    return powers


def rule_of(scroll: int) -> str:
    """The rule of a scroll; s01 to s12 and s37 to s42 share theirs (MKSH-SCROLL-1, -37)."""
    number = scroll + 1
    return f"MKSH-SCROLL-{1 if number <= 12 else 37 if 37 <= number <= 42 else number}"


def tell_worked(s: State, seat: int, scroll: int) -> None:
    """A scroll gives something; by its printed number."""
    if s.events is not None:
        s.tell("scroll_worked", seat, rule_of(scroll - 1), scroll=SCROLLS[scroll - 1])

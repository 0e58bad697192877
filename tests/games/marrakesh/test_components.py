"""The printed values against the tables of the rules, where they come from, and what an edition file may say.

The expected numbers are written out here once more, from the tables of the rules, so that a slip in
`components.toml` cannot pass. What is gained is written as in "2 dinar 1 points".
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caravansary.core.errors import ComponentError
from caravansary.games.marrakesh import components, pieces
from caravansary.games.marrakesh.components import (
    OASIS_KINDS,
    TOWN_KINDS,
    Components,
    Effect,
)
from tests.games.editions import Editions, keys_of, lines_of, rows_of

standard = components.EDITIONS.standard
with_overrides = components.EDITIONS.with_overrides
read_edition = components.EDITIONS.read


def effect(text: str = "") -> Effect:
    words = text.split()
    parts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert parts.keys() <= set(pieces.EFFECTS)
    return tuple((number, parts[name]) for number, name in enumerate(pieces.EFFECTS) if name in parts)


def effects(text: str) -> list[Effect]:
    return [effect(one) for one in text.split(",")]


def mask(*colours: int) -> int:
    return sum(1 << colour for colour in colours)


# --- every printed value --------------------------------------------------------------------------------------------

PRINTED_VALUES: dict[str, object] = {
    "name": "standard",
    "overrides": {},
    # 2.2 starting values
    "start_resources": [1, 1, 1],
    "line_keshis": [0, 0, 3, 2, 2],
    # 2.3 player board: square, Sahara, oasis line, slots
    "green_points": 1,
    "square_bonus": effects("1 good, 1 river, 1 palace, 1 dinar, 2 points, 1 water, 1 mosque, 1 date"),
    "points_cells": [4],
    "disk": [[1, 2, 2, 1, 2, 3, 1, 3], [0, 2, 4, 1, 3, 1, 2, 3]],
    "oasis_cost": [[0, 0, 1], [0, 1, 1], [1, 0, 2], [1, 0, 0], [1, 1, 0], [1, 2, 0]],
    "start_bonus": effects("2 resource, 2 points"),
    "line_effect": [0, 1, 2, 0, 3, 2],
    "slot_colours": [
        mask(pieces.TURQUOISE),
        mask(pieces.GREEN),
        mask(pieces.YELLOW, pieces.PURPLE, pieces.ORANGE),
        mask(pieces.PINK),
        mask(pieces.BLACK),
        mask(pieces.WHITE),
        mask(pieces.GREY),
        mask(pieces.BROWN),
    ],
    "slot_points": 2,
    # 2.4 gates and workshops
    "gate_copies": [3, 3, 3, 3, 3, 3, 2, 3, 3, 2, 2, 2],
    "workshop_dinars": [0, 1, 2, 3],
    "workshop_points": [-3, 1, 4, 7],
    # 2.5 river
    "rapid_from": [3, 6, 9, 11],
    "rapid_bonus": effects("1 points, 1 resource, 3 points, 1 good"),
    "harbour_points": [4, 3, 2, 1],
    "season_sides": [
        [(0, 1), (6, 7), (12, 13)],
        [(2, 3), (8, 9), (14, 15)],
        [(4, 5), (10, 11), (16, 17)],
    ],
    "first_sides": [0, 2, 4],
    "crocodile_space": 4,
    # 2.6 stairs
    "flight_from": [0, 4, 7, 11, 15],
    "crossing_dinars": 1,
    "connecting_bonus": [
        *effects("1 dinar, 1 dinar, 2 dinar, 3 dinar, 4 dinar"),
        *effects("1 green, 1 turquoise, 1 orange, 1 beige, 1 pink"),
        *effects("1 river, 1 black, 1 grey, 1 keshi, 1 two_keshis"),
        *effects("1 date_or_water, 1 white, 1 red, 1 yellow, 1 brown"),
        *effects("1 points, 2 points, 3 points, 5 points, 7 points"),
    ],
    "middle_cell": [[0, 0, -1, -1, -1], [0, 1, 1, 2, 2], [-1, 1, 2, 2, 3], [-1, 2, 2, 3, 3], [-1, 2, 3, 3, 4]],
    "companion_start": [6, 6],
    # 2.9 scrolls; 2.10 oases
    "scroll_scholars": [1, 3, 5, 7],
    "scroll_dates": [1, 1, 2, 3],
    "refresh_dinars": 1,
    # numbers on scrolls
    "citizen_points": 2,
    "more_citizens": 1,
    "spared_dinars": 1,
    "seller_water": 2,
    "less_dinars": 1,
    "less_resources": 1,
    "oasis_pieces": 1,
    "full_sector": 3,
    "more_steps": 1,
    "seller_points": 2,
    "lone_sector": 1,
    "last_step_points": [2, 2],
    "both_stairs_steps": 3,
    "harbour_space_points": 2,
    "orange_dates": 1,
    "rapid_times": 2,
    "crossing_bonuses": 2,
    "square_times": 2,
    "gate_keshis": 2,
    "returned_points": 2,
    # numbers on oases and towns
    "thin_area": 3,
    "many_crossings": 5,
    "keshis_per_point": 3,
    "peopled_area": 4,
    # 2.12 expansions
    "fountain_dates": 1,
    "towns_laid_out": [0, 0, 3, 5, 7],
    "town_cell_points": 4,
    "town_cost": [1, 1, 1],
    # 2.13 tower; the end of the game
    "stick": [12, 25],
    "loose": [40, 30],
    "cap": [6, 12],
    "filled_points": 10,
    "oases_counted": 3,
    "towns_counted": 2,
    "leftovers_per_point": 2,
}
# River sides: season, tile, bonus, second bonus
RIVER_ROWS = """
    01 1 a 1 area_action
    02 1 a 1 loose_oasis
    03 2 a 2 keshi
    04 2 a 5 points
    05 3 a 7 points / 3 points
    06 3 a 6 resource / 3 resource
    07 1 b 1 red
    08 1 b 3 points
    09 2 b 1 head_start
    10 2 b 1 yellow 1 purple 1 orange
    11 3 b 3 stair / 1 stair
    12 3 b 1 points / 1 points
    13 1 c 1 keshi
    14 1 c 1 water 1 date 1 dinar
    15 2 c 2 free_oasis
    16 2 c 2 square_action
    17 3 c 1 date 1 dinar / 1 water 1 date
    18 3 c 1 points / 2 points
"""
# What the bonuses of a side are given for
RIVER_PER = {"12": ("gates", "green"), "17": ("pink", "red"), "18": ("keshis", "luxuries")}
# 2.7 exchange tiles: what a yellow, a purple, an orange good brings
EXCHANGE_ROWS = """
    e01 2 water, 2 date, 2 dinar
    e02 2 water, 2 dinar, 2 date
    e03 2 date, 2 water, 2 dinar
    e04 2 date, 2 dinar, 2 water
    e05 2 dinar, 2 water, 2 date
    e06 2 dinar, 2 date, 2 water
    e07 1 date 1 river, 1 dinar 1 points, 1 water 1 stair
    e08 1 dinar 1 points, 1 water 1 stair, 1 date 1 river
    e09 1 water 1 stair, 1 date 1 river, 1 dinar 1 points
    e10 1 date 1 stair, 1 dinar 1 river, 1 water 1 points
    e11 1 dinar 1 river, 1 water 1 points, 1 date 1 stair
    e12 1 water 1 points, 1 date 1 stair, 1 dinar 1 river
"""
# Luxury items: kind; yellow, purple, orange; points; resources
LUXURY_ROWS = """
    lx01 slipper  0 0 1  2 1 water
    lx02 slipper  1 0 0  2 1 date
    lx03 slipper  0 1 0  2 1 dinar
    lx04 slipper  1 0 0  2 1 dinar
    lx05 slipper  0 1 0  2 1 water
    lx06 tajine   1 1 0  5
    lx07 tajine   1 0 1  5
    lx08 tajine   0 1 1  5
    lx09 tajine   0 0 2  4 1 date
    lx10 tajine   2 0 0  4 1 water
    lx11 dagger   1 1 1  8
    lx12 dagger   2 1 0  7 1 dinar
    lx13 dagger   0 2 1  7 1 water
    lx14 dagger   1 0 2  7 1 date
    lx15 dagger   1 1 1  6 2 dinar
    lx16 oil_lamp 2 2 0 10
    lx17 oil_lamp 2 0 2 10
    lx18 oil_lamp 0 2 2 10
    lx19 oil_lamp 1 2 1  9 1 water
    lx20 oil_lamp 1 1 2  9 1 date
    lx21 necklace 0 3 2 13
    lx22 necklace 3 2 0 13
    lx23 necklace 2 0 3 13
    lx24 necklace 2 2 1 12 1 dinar
    lx25 necklace 1 2 2 12 1 water
"""
# Scrolls: all instant but these; what those with an effect give
SCROLLS_THAT_STAY = """
    s13 s14 s15 s16 s17 s18 s22 s23 s24 s25 s26 s27 s29 s31 s32 s33 s34 s35 s36 s44 s45 s46 s48 s49 s50 s51 s52 s54 s56
    s60 s61 s63 s65 s66 s68
"""
SCROLL_ROWS = """
    s01 1 green
    s02 1 grey
    s03 1 white
    s04 1 black
    s05 1 pink
    s06 1 turquoise
    s07 1 beige
    s08 1 brown
    s09 1 red
    s10 1 purple
    s11 1 orange
    s12 1 yellow
    s13 1 water
    s14 1 date
    s15 1 dinar
    s16 1 river
    s18 1 resource
    s19 2 water
    s20 2 dinar
    s21 3 date
    s23 1 water
    s24 1 dinar
    s25 1 points
    s30 1 keshi
    s37 2 yellow
    s38 2 purple
    s39 2 orange
    s40 1 yellow 1 purple
    s41 1 yellow 1 orange
    s42 1 purple 1 orange
    s43 2 keshi
    s53 1 area_action
    s57 3 water
    s62 3 free_oasis
    s67 3 keshi
"""
# Oases: base, points for each, kind, of what
OASIS_ROWS = """
    01 0 2 gates_of_colour green black turquoise
    02 0 2 gates_of_colour beige brown red
    03 0 2 gates_of_colour grey white pink
    04 0 3 gates_of_colour purple orange yellow
    05 3 1 keshis_of_colour white
    06 3 1 keshis_of_colour black
    07 3 1 keshis_of_colour turquoise
    08 3 1 keshis_of_colour green
    09 3 1 keshis_of_colour grey
    10 3 1 keshis_of_colour pink
    11 3 1 keshis_of_colour beige
    12 3 1 keshis_of_colour brown
    13 3 1 keshis_of_colour red
    14 0 2 luxuries_of_kind slipper
    15 0 3 luxuries_of_kind tajine
    16 0 4 luxuries_of_kind dagger
    17 0 5 luxuries_of_kind oil_lamp
    18 0 6 luxuries_of_kind necklace
    19 3 1 returned_resource water
    20 3 1 returned_resource dinar
    21 3 1 returned_resource date
    22 3 1 luxuries
    23 3 1 scrolls
    24 0 4 thin_areas
    25 0 4 filled
    26 0 3 explored
    27 0 7 last_step mosque
    28 0 7 last_step palace
    29 0 7 crossings
    30 0 7 harbour
"""
# 2.11 provision tiles: water, dates, dinars, points lost
PROVISION_ROWS = """
    pv01 1 1 1 4
    pv02 2 1 0 4
    pv03 2 0 1 4
    pv04 1 2 0 4
    pv05 0 2 1 4
    pv06 1 0 2 4
    pv07 0 1 2 4
    pv08 3 0 0 5
    pv09 0 3 0 5
    pv10 2 2 0 3
    pv11 2 0 2 3
    pv12 0 2 2 3
"""
# 2.12 stair tiles: sides a and b
STAIR_TILE_ROWS = """
    st01 1 green, 1 yellow
    st02 1 green, 3 points
    st03 1 grey, 1 purple
    st04 1 grey, 2 dinar
    st05 1 white, 1 orange
    st06 1 white, 1 date_or_water
    st07 1 black, 1 yellow
    st08 1 black, 3 points
    st09 1 pink, 1 purple
    st10 1 pink, 2 dinar
    st11 1 turquoise, 1 orange
    st12 1 turquoise, 2 river
    st13 1 beige, 1 date_or_water
    st14 1 beige, 1 red
    st15 1 brown, 4 points
    st16 1 brown, 2 river
    st17 1 red, 1 good
    st18 1 red, 4 points
    st19 1 keshi, 2 dinar
    st20 1 date_or_water, 1 keshi
"""
TILE_CELLS = "cl1 cr1 cl2 cm2 cr2 cl3 cm3 cr3 cl4 cr4 cl5 cr5"
# Desert towns: points for each, kind, of what
TOWN_ROWS = """
    t01 2 gates
    t02 2 luxuries
    t03 2 scrolls
    t04 1 steps palace
    t05 1 steps mosque
    t06 1 keshis
    t07 1 spaces
    t08 2 peopled_areas
    t09 1 citizens
    t10 0 free_scroll
    t11 0 free_luxury
    t12 0 free_gate
"""
NAMES_OF = {
    "keshis_of_colour": pieces.COLOURS,
    "luxuries_of_kind": pieces.LUXURY_KINDS,
    "returned_resource": pieces.RESOURCES,
    "last_step": pieces.STAIRS,
    "steps": pieces.STAIRS,
}
IN_OTHER_TABLES = {
    *("river_bonus", "river_season", "river_per", "river_every", "side_colours", "picked_sides", "tile_cells"),
    *("stair_tile_bonus", "exchange_bonus", "luxury_kind", "luxury_cost", "luxury_bonus"),
    *("scroll_timing", "scroll_effect"),
    *("oasis_kind", "oasis_arg", "oasis_base", "oasis_points", "most_returned", "provision_demand", "provision_loss"),
    *("town_kind", "town_arg", "town_points", "digest", "provenance"),
}


def number_of(kind: str, names: list[str]) -> int:
    """The number of what an oasis or a town names, 0 if it names nothing; gates of several colours are a mask."""
    if kind == "gates_of_colour":
        return mask(*(pieces.COLOURS.index(name) for name in names))
    assert (kind in NAMES_OF) == (len(names) == 1)
    return NAMES_OF[kind].index(names[0]) if names else 0


@pytest.mark.parametrize(("attribute", "expected"), PRINTED_VALUES.items())
def test_a_printed_value_is_that_of_the_rules(attribute: str, expected: object) -> None:
    assert getattr(standard(), attribute) == expected


@pytest.mark.parametrize("row", lines_of(RIVER_ROWS))
def test_a_river_tile_has_its_season_and_its_bonuses(row: str) -> None:
    side, season, tile, bonuses = row.split(maxsplit=3)
    number = pieces.RIVER_SIDES.index(side)

    assert standard().river_season[number] == int(season) - 1
    assert number in standard().season_sides[int(season) - 1]["abc".index(tile)]
    assert standard().river_bonus[number] == tuple(effect(bonus) for bonus in bonuses.split("/"))
    given_for = [-1 if per < 0 else components.PER[per] for per in standard().river_per[number]]
    assert given_for == list(RIVER_PER.get(side, (-1, -1)))
    assert standard().picked_sides[number] == (side in RIVER_PER)
    assert standard().river_every[number] == (4 if side == "18" else 1)
    colours = mask(pieces.PINK, pieces.BROWN, pieces.BEIGE) if side == "13" else 0
    assert standard().side_colours[number] == colours


@pytest.mark.parametrize("row", lines_of(EXCHANGE_ROWS))
def test_an_exchange_tile_gives_what_it_shows(row: str) -> None:
    tile, gains = row.split(maxsplit=1)

    assert standard().exchange_bonus[pieces.EXCHANGES.index(tile)] == effects(gains)


@pytest.mark.parametrize("row", lines_of(LUXURY_ROWS))
def test_a_luxury_item_costs_and_gives_what_it_shows(row: str) -> None:
    item, kind, yellow, purple, orange, points, *resources = row.split()
    number = pieces.LUXURIES.index(item)

    assert pieces.LUXURY_KINDS[standard().luxury_kind[number]] == kind
    assert standard().luxury_cost[number] == [int(yellow), int(purple), int(orange)]
    assert standard().luxury_bonus[number] == effect(f"{points} points {' '.join(resources)}")


@pytest.mark.parametrize("scroll", pieces.SCROLLS)
def test_a_scroll_says_what_it_gives_and_when(scroll: str) -> None:
    number = pieces.SCROLLS.index(scroll)
    staying = "permanent" if scroll in SCROLLS_THAT_STAY.split() else "instant"
    gains = {row.split()[0]: row.split(maxsplit=1)[1] for row in lines_of(SCROLL_ROWS)}

    assert pieces.TIMINGS[standard().scroll_timing[number]] == {"s28": "season", "s69": "round"}.get(scroll, staying)
    assert standard().scroll_effect[number] == effect(gains.get(scroll, ""))


@pytest.mark.parametrize("row", lines_of(OASIS_ROWS))
def test_an_oasis_counts_what_its_tile_says(row: str) -> None:
    oasis, base, points, kind, *name = row.split()
    number = pieces.OASES.index(oasis)

    assert standard().most_returned[number] == (12 if kind == "returned_resource" else 0)

    assert OASIS_KINDS[standard().oasis_kind[number]] == kind
    assert standard().oasis_arg[number] == number_of(kind, name)
    assert standard().oasis_base[number] == int(base)
    assert standard().oasis_points[number] == int(points)


@pytest.mark.parametrize("row", lines_of(PROVISION_ROWS))
def test_a_provision_tile_demands_what_it_shows(row: str) -> None:
    tile, water, date, dinar, loss = row.split()
    number = pieces.PROVISIONS.index(tile)

    assert standard().provision_demand[number] == [int(water), int(date), int(dinar)]
    assert standard().provision_loss[number] == int(loss)


@pytest.mark.parametrize("row", lines_of(STAIR_TILE_ROWS))
def test_a_stair_tile_has_two_sides(row: str) -> None:
    tile, sides = row.split(maxsplit=1)
    first = pieces.STAIR_TILES.index(f"{tile}a")

    assert standard().stair_tile_bonus[first : first + 2] == effects(sides)


@pytest.mark.parametrize("row", lines_of(TOWN_ROWS))
def test_a_town_acts_at_once_or_counts_in_the_end(row: str) -> None:
    town, points, kind, *name = row.split()
    number = pieces.TOWNS.index(town)

    assert TOWN_KINDS[standard().town_kind[number]] == kind
    assert standard().town_arg[number] == number_of(kind, name)
    assert standard().town_points[number] == int(points)


def test_stair_tiles_cover_the_twelve_cells_from_the_lower_left() -> None:
    assert [pieces.CONNECTING[cell] for cell in standard().tile_cells] == TILE_CELLS.split()


def test_every_attribute_is_compared_with_the_rules() -> None:
    assert PRINTED_VALUES.keys() | IN_OTHER_TABLES == set(EDITIONS.attributes())
    assert ids_of(RIVER_ROWS) == pieces.RIVER_SIDES
    assert ids_of(EXCHANGE_ROWS) == pieces.EXCHANGES
    assert ids_of(LUXURY_ROWS) == pieces.LUXURIES
    assert {*ids_of(SCROLL_ROWS), *SCROLLS_THAT_STAY.split()} <= set(pieces.SCROLLS)
    assert ids_of(OASIS_ROWS) == pieces.OASES
    assert ids_of(PROVISION_ROWS) == pieces.PROVISIONS
    assert tuple(tile + side for tile in ids_of(STAIR_TILE_ROWS) for side in "ab") == pieces.STAIR_TILES
    assert ids_of(TOWN_ROWS) == pieces.TOWNS


def ids_of(table: str) -> tuple[str, ...]:
    return tuple(row.split()[0] for row in lines_of(table))


def test_the_kinds_have_their_numbers() -> None:
    assert OASIS_KINDS[components.GATES_OF_COLOUR] == "gates_of_colour"
    assert OASIS_KINDS[components.EXPLORED] == "explored"
    assert OASIS_KINDS[components.RETURNED_RESOURCE] == "returned_resource"
    assert OASIS_KINDS[components.IN_HARBOUR] == "harbour"
    assert TOWN_KINDS[components.GATES_BUILT] == "gates"
    assert TOWN_KINDS[components.FACING_CITIZENS] == "citizens"
    assert TOWN_KINDS[components.FREE_SCROLL] == "free_scroll"
    assert TOWN_KINDS[components.FREE_GATE] == "free_gate"


# --- counts that the rulebook gives ---------------------------------------------------------------------------------


def test_the_scrolls_make_three_equal_stacks_of_each_colour() -> None:
    first = [*pieces.FIRST_OF_SCROLLS, len(pieces.SCROLLS)]

    assert [b - a for a, b in pairwise(first)] == [21, 21, 18, 12]
    assert [pieces.COLOUR_OF_SCROLL.count(colour) for colour in range(4)] == [21, 21, 18, 12]


def test_half_of_the_scrolls_are_instant() -> None:
    timings = [pieces.TIMINGS[timing] for timing in standard().scroll_timing]

    assert {timing: timings.count(timing) for timing in pieces.TIMINGS} == {
        "instant": 35,
        "round": 1,
        "season": 1,
        "permanent": 35,
    }


def test_there_are_five_items_of_each_kind_and_all_cost_25_goods_of_each_colour() -> None:
    costs = standard().luxury_cost

    assert [standard().luxury_kind.count(kind) for kind in range(5)] == [5] * 5
    assert [sum(cost[good] for cost in costs) for good in range(3)] == [25, 25, 25]


def test_the_gates_fill_the_four_workshops() -> None:
    assert sum(standard().gate_copies) == pieces.GATES_IN_WORKSHOP * len(pieces.WORKSHOPS) == 32


def test_there_are_enough_keshis_for_every_oasis_line() -> None:
    assert all(players * standard().line_keshis[players] <= len(pieces.LINE_POOL) for players in (2, 3, 4))


def test_the_base_exchange_tiles_are_the_six_ways_to_give_pairs() -> None:
    base = standard().exchange_bonus[: pieces.BASE_EXCHANGES]

    assert len({tuple(tile) for tile in base}) == 6
    assert all(set(tile) == set(effects("2 water, 2 date, 2 dinar")) for tile in base)


def test_the_purple_side_has_one_empty_sector_and_one_with_four() -> None:
    purple = standard().disk[1]

    assert (purple.count(0), purple.count(4)) == (1, 1)


def line(palace: int, mosque: int) -> list[Effect]:
    """The bonuses of the line between two flights, from the palace to the mosque."""
    middle = standard().middle_cell[palace - 1][mosque - 1]
    cells = [pieces.PS + palace - 1, pieces.CL + palace - 1, pieces.CR + mosque - 1, pieces.MS + mosque - 1]
    if middle >= 0:
        cells.insert(2, pieces.CM + middle)
    return [standard().connecting_bonus[cell] for cell in cells]


def test_the_two_printed_lines_offer_what_the_examples_tell() -> None:
    assert line(2, 4) == effects("1 dinar, 1 turquoise, 1 grey, 1 yellow, 5 points")
    assert line(1, 3) == effects("1 dinar, 1 green, 1 red, 3 points")


def faces(rotation: int) -> list[int]:
    """The citizens of the pink side that face the cells 0 to 7."""
    return [standard().disk[0][(cell - rotation) % 8] for cell in range(8)]


def test_square_and_disk_fit_the_printed_examples() -> None:
    """Good 0, river 1, palace 2, dinar 3, points 4, water 5, mosque 6, date 7."""
    assert [cell for cell, count in enumerate(faces(1)) if count == 3] == [0, 6]
    assert [cell for cell, count in enumerate(faces(7)) if count == 1] == [2, 5, 7]
    assert (faces(5)[4], faces(6)[5]) == (3, 3)
    assert [faces(4)[cell] for cell in (2, 1, 3, 4)] == [1, 3, 3, 1]


# --- what the rules rely on -----------------------------------------------------------------------------------------


def effects_given_at_any_time(c: Components) -> list[Effect]:
    found = [*c.square_bonus, *c.start_bonus, *c.rapid_bonus, *c.connecting_bonus, *c.stair_tile_bonus]
    found += [bonus for tile in c.exchange_bonus for bonus in tile]
    return [*found, *c.luxury_bonus]


def effects_of_scrolls(c: Components) -> list[Effect]:
    return [one for one in c.scroll_effect if one]


def effects_are_bounded(c: Components) -> bool:
    """Something is given, in the canonical order, never too much of it."""
    on_tiles = [bonus for side in c.river_bonus for bonus in side]
    for one in (*on_tiles, *effects_of_scrolls(c), *effects_given_at_any_time(c)):
        kinds = [kind for kind, _ in one]
        if not kinds or kinds != sorted(set(kinds)) or not all(1 <= count <= 30 for _, count in one):
            return False
    return True


def actions_come_from_scrolls_and_river_tiles_only(c: Components) -> bool:
    return not any(kind >= pieces.E_AREA_ACTION for one in effects_given_at_any_time(c) for kind, _ in one)


def scrolls_are_playable(c: Components) -> bool:
    numbers = (*c.last_step_points, c.citizen_points, c.spared_dinars, c.seller_water, c.oasis_pieces, c.more_steps)
    return all(
        (
            c.scroll_timing == standard().scroll_timing,
            [bool(one) for one in c.scroll_effect] == [bool(one) for one in standard().scroll_effect],
            all(1 <= n <= 9 for n in numbers),
            1 <= c.more_citizens <= 3,
            (c.rapid_times, c.crossing_bonuses, c.square_times, c.gate_keshis) == (2, 2, 2, 2),
            (c.full_sector, c.lone_sector) == (3, 1),
            min(c.scroll_scholars) >= 1 and min(c.scroll_dates) >= 0,
            c.less_dinars >= 0 and min(c.less_resources, c.orange_dates, c.returned_points) >= 1,
        )
    )


def boards_are_playable(c: Components) -> bool:
    return all(
        (
            c.line_effect.count(0) == 2 and c.line_effect.count(1) == 1 and min(c.line_effect) >= -1,
            c.flight_from[0] == 0 and c.flight_from == sorted(set(c.flight_from)) and c.flight_from[-1] == 15,
            c.rapid_from == sorted(set(c.rapid_from)) and c.rapid_from[0] >= 1 and c.rapid_from[-1] <= 12,
            c.harbour_points == sorted(c.harbour_points, reverse=True),
            all(-1 <= cell <= 4 for row in c.middle_cell for cell in row),
            1 <= c.crocodile_space < pieces.HARBOUR,
            all(len(side) == 8 and min(side) >= 0 and max(side) <= 4 for side in c.disk),
            all(0 < slot < 1 << len(pieces.COLOURS) for slot in c.slot_colours),
            min(c.workshop_dinars) >= 0,
            all(0 < step < pieces.LAST_STEP for step in c.companion_start),
            all(kind in (pieces.E_DINAR, pieces.E_POINTS) for one in beside(c) for kind, _ in one),
        )
    )


def beside(c: Components) -> list[Effect]:
    return [*c.connecting_bonus[: pieces.CL], *c.connecting_bonus[pieces.MS :]]


def well_formed(c: Components) -> bool:
    """What the rules rely on, whatever the edition."""
    return all(
        (
            effects_are_bounded(c),
            actions_come_from_scrolls_and_river_tiles_only(c),
            scrolls_are_playable(c),
            boards_are_playable(c),
            all(sum(cost) > 0 and min(cost) >= 0 for cost in (*c.luxury_cost, *c.oasis_cost, c.town_cost)),
            all(sum(demand) > 0 and min(demand) >= 0 for demand in c.provision_demand),
            [len(bonuses) for bonuses in c.river_bonus] == [1 + (season == 2) for season in c.river_season],
            c.season_sides == standard().season_sides and c.oasis_kind == standard().oasis_kind,
            sorted(c.oasis_arg[18:21]) == [pieces.WATER, pieces.DATE, pieces.DINAR],
            c.town_kind == standard().town_kind and c.tile_cells == standard().tile_cells,
            all(0 <= chance <= 100 for chance in (*c.stick, *c.loose)) and min(c.cap) >= 0,
            c.leftovers_per_point >= 1 and 1 <= c.towns_counted <= 2,
        )
    )


EDITIONS = Editions(components, well_formed)


def test_the_standard_components_are_well_formed() -> None:
    assert well_formed(standard())


# --- provenance -----------------------------------------------------------------------------------------------------

PROVENANCE_ROWS = """
    rulebook start.resources placement.green line.keshis oasis_cost.left-1 oasis_cost.right-2 starting_oasis.right
    rulebook starting_oasis.left slot_match.points gate.green gate.yellow workshop.blue.points workshop.red.dinars
    rulebook workshop.yellow.points rapid.1.bonus rapid.4.bonus harbour.1 first_game.river_sides
    rulebook stairs.crossing_dinars connecting.cm1 connecting.cm4 connecting.cm5 fountain.dates fountain.goods
    rulebook luxury.lx01.cost luxury.lx01.bonus luxury.lx21.bonus refresh.dinars scroll_colour.grey.dates
    rulebook scroll.s13.effect scroll.s29.n scroll.s72.n river_side.01.bonus river_side.18.other oasis.05.points
    rulebook oasis.07.base oasis.14.points oasis.21.points oasis.22.base oasis.30.points town.t01.points town.t12.kind
    rulebook towns.laid_out towns.cell_points towns.cost final.filled final.oases final.towns
    rulebook final.leftovers_per_point exchange.e01.purple
    derived line.1 square.0 slot.6 slot.7 slot.8 connecting.ps1 connecting.ps2 connecting.cl1 connecting.cl2
    derived connecting.cm3 connecting.cr3 connecting.cr4 connecting.ms3 connecting.ms4 scroll.s01.effect
    derived scroll.s12.effect scroll.s37.effect oasis.06.of oasis.13.points oasis.19.of
    reconstructed line.2 line.6 square.1 square.7 disk.pink disk.purple oasis_cost.left-2 oasis_cost.right-3 slot.1
    reconstructed slot.3 workshop.green.dinars rapid.1.crossed_at rapid.4.crossed_at harbour.2 harbour.4
    reconstructed crocodile.space stairs.flight_from stairs.tile_cells middle.1 middle.5 connecting.ps5 connecting.cm2
    reconstructed connecting.cr5 connecting.ms5 stair_tile.st01a stair_tile.st20b companion.sultan companion.imam
    reconstructed exchange.e01.yellow exchange.e07.purple exchange.e08.yellow exchange.e12.orange luxury.lx02.cost
    reconstructed luxury.lx25.bonus oasis.01.of oasis.03.points oasis.04.points oasis.15.points oasis.18.points
    reconstructed provision.pv01.demand provision.pv12.loss tower.b1.stick tower.b2.cap
"""


@pytest.mark.parametrize(("key", "provenance"), keys_of(PROVENANCE_ROWS))
def test_a_value_tells_where_it_comes_from(key: str, provenance: str) -> None:
    assert standard().provenance[key] == provenance


def test_the_summary_counts_every_value_once() -> None:
    EDITIONS.check_summary({"rulebook": 295, "derived": 88, "reconstructed": 261})


def test_the_file_says_at_its_head_that_some_values_are_our_own() -> None:
    head = EDITIONS.text[: EDITIONS.text.index("[start]")]

    assert "SOME VALUES OF THIS GAME ARE STILL RECONSTRUCTED" in head


# --- editions -------------------------------------------------------------------------------------------------------


@pytest.fixture
def edition_file(tmp_path: Path) -> Path:
    return tmp_path / "my_marrakesh.toml"


EDITION = """
name = "my marrakesh"

[luxury.lx07]
cost = { yellow = 2 }
bonus = { points = 5, water = 1 }

[workshop.green]
points = 3

[line]
1 = "nothing"
2 = "keshi"
3 = "keshi_of_two"

[slot]
1 = ["beige", "red"]

[oasis]
02.of = ["white", "red"]
24.keshis = 2

[scroll]
s03.effect = { mosque = 1, good = 1 }
s72.n = 3

[river_side.05]
other = { resource = 2, area_action = 1 }

[town.t08]
keshis = 5

[middle]
1 = [1, 1, 2, 2, 0]
"""


def test_an_edition_changes_what_it_gives_and_nothing_else(edition_file: Path) -> None:
    mine = EDITIONS.load(edition_file, EDITION)
    ours = standard()

    assert mine.name == "my marrakesh"
    assert mine.luxury_cost[6] == [2, 0, 0]
    assert mine.luxury_bonus[6] == effect("5 points 1 water")
    assert mine.luxury_cost[7:] == ours.luxury_cost[7:]
    assert mine.workshop_points == [-3, 1, 3, 7]
    assert mine.workshop_dinars == ours.workshop_dinars
    assert mine.line_effect == [-1, 0, 1, 0, 3, 2]
    assert mine.slot_colours == [mask(pieces.BEIGE, pieces.RED), *ours.slot_colours[1:]]
    assert mine.oasis_arg[1] == mask(pieces.WHITE, pieces.RED)
    assert (mine.thin_area, mine.peopled_area) == (2, 5)
    assert mine.scroll_effect[2] == effect("1 good 1 mosque")
    assert mine.returned_points == 3
    assert mine.river_bonus[4] == (effect("7 points"), effect("2 resource 1 area_action"))
    assert mine.middle_cell[0] == [0, 0, 1, 1, -1]
    assert mine.digest != ours.digest
    assert well_formed(mine)
    assert standard() is ours


def test_values_of_an_edition_are_its_own_unless_it_says_more(edition_file: Path) -> None:
    mine = EDITIONS.load(
        edition_file,
        """
        name = "mine"
        [placement]
        green = 2
        [luxury]
        provenance = "rulebook"
        lx03 = { cost = { yellow = 2 }, provenance_of = { cost = "derived" } }
        lx04 = { cost = { yellow = 2 } }
        """,
    )

    assert mine.provenance["placement.green"] == "edition"
    assert mine.provenance["start.resources"] == "rulebook"
    assert mine.provenance["luxury.lx03.cost"] == "derived"
    assert mine.provenance["luxury.lx04.cost"] == "rulebook"
    assert mine.provenance["luxury.lx04.bonus"] == "reconstructed"


def test_a_copy_of_our_whole_file_is_an_edition(edition_file: Path) -> None:
    mine = EDITIONS.load(
        edition_file, f'name = "mine"\n{EDITIONS.text}'.replace("cell_points = 4 ", "cell_points = 5 ")
    )

    assert mine.town_cell_points == 5
    assert mine.luxury_cost == standard().luxury_cost


def test_an_edition_can_be_read_from_its_content() -> None:
    mine = read_edition(b'name = "mine"\n[final]\noases = 4\n', "mine.toml")

    assert mine.oases_counted == 4
    with pytest.raises(ComponentError, match=r"^mine\.toml, final: oases must be 1 to 6, got 0$"):
        read_edition(b'name = "mine"\n[final]\noases = 0\n', "mine.toml")


# --- mistakes in an edition -----------------------------------------------------------------------------------------

MISTAKES = """
    # unknown keys
    luxuries = {} => unknown key 'luxuries', expected one of start, placement, line, square, disk, oasis_cost, ...
    start.goods = 1 => start: unknown key 'goods', expected one of resources
    luxury.lx26.cost = {} => luxury: unknown key 'lx26', expected one of lx01, lx02, ...
    luxury.lx01.points = 2 => luxury lx01: unknown key 'points', expected one of kind, cost, bonus
    scroll.s01.n = 2 => scroll s01: unknown key 'n', expected one of timing, effect
    scroll.s17.n = 2 => scroll s17: unknown key 'n', expected one of timing
    scroll.s29.effect = { keshi = 2 } => scroll s29: unknown key 'effect', expected one of timing, n
    river_side.01.other = { points = 1 } => river_side 01: unknown key 'other', expected one of season, tile, bonus
    river_side.05.per = 'gates' => river_side 05: unknown key 'per', expected one of season, tile, bonus, other
    oasis.22.of = 'green' => oasis 22: key of belongs to earlier rules; now there is oasis 20 of
    oasis.17.keshis = 3 => oasis 17: unknown key 'keshis', expected one of kind, of, base, points
    town.t04.effect = { points = 2 } => town t04: unknown key 'effect', expected one of kind, of, points
    # keys of rules version 1
    scroll.g1.effect = { points = 5 } => scroll: key g1 belongs to earlier rules; now there is scroll s01 to s21
    scroll.y9.n = 2 => scroll: key y9 belongs to earlier rules; now there is scroll s22 to s42
    scroll.p3.timing = 'instant' => scroll: key p3 belongs to earlier rules; now there is scroll s43 to s60
    scroll.o12.n = 20 => scroll: key o12 belongs to earlier rules; now there is scroll s61 to s72
    gate_ladder.1 = 2 => key gate_ladder belongs to earlier rules; now there is oasis 01 to 04 points
    oasis.29.keshis = 5 => oasis 29: key keshis belongs to earlier rules; now there is oasis 24 keshis
    town.t12.points = 6 => town t12: key points belongs to earlier rules; now there is oasis 25 points
    # wrong kind
    start = 7 => start: must be a table, got 7
    start.resources = 1 => start: resources must be { } with water up to 20, date up to 20, dinar up to 20, got 1
    placement.green = 1.0 => placement: green must be 0 to 9, got 1.0
    placement.green = true => placement: green must be 0 to 9, got True
    slot.1 = 'green' => slot: 1 must be a list of different names out of green, grey, white, ...
    line.1 = 'swaps' => line: 1 must be keshi, keshi_of_two, swap, yellow_scroll or nothing, got 'swaps'
    harbour.1 = [4] => harbour: 1 must be 0 to 20, got [4]
    # out of range
    start.resources = { water = 21 } => start: resources must be { } with water up to 20, ...
    start.resources = { good = 1 } => start: resources must be { } with water up to 20, ...
    square.0 = {} => square: 0 must be { } with water up to 9, date up to 9, dinar up to 9, points up to 30, ...
    square.0 = { keshi = 1 } => square: 0 must be { } with water up to 9, ...
    square.0 = { pink = 1 } => square: 0 must be { } with water up to 9, ...
    square.0 = { water = -1, date = 2 } => square: 0 must be { } with water up to 9, ...
    disk.pink = [1, 3, 2, 1, 2, 3, 1] => disk: pink must be a list of 8 numbers from 0 to 4, got [1, 3, 2, 1, 2, 3, 1]
    disk.pink = [1, 3, 2, 1, 2, 3, 1, 5] => disk: pink must be a list of 8 numbers from 0 to 4, got ...
    oasis_cost.left-1 = {} => oasis_cost: left-1 must be { } with water up to 9, date up to 9, dinar up to 9, and ...
    starting_oasis.left = { area_action = 1 } => starting_oasis: left must be { } with water up to 9, ...
    slot.1 = [] => slot: 1 must be a list of different names out of green, ...
    slot.1 = ['green', 'green'] => slot: 1 must be a list of different names out of green, ...
    workshop.blue.dinars = -1 => workshop blue: dinars must be 0 to 9, got -1
    workshop.blue.points = -21 => workshop blue: points must be -20 to 20, got -21
    rapid.4.crossed_at = 13 => rapid 4: crossed_at must be 1 to 12, got 13
    rapid.1.bonus = { area_action = 1 } => rapid 1: bonus must be { } with water up to 9, ...
    river_side.10.bonus = { area_action = 2 } => river_side 10: bonus must be { } with water up to 9, ...
    river_side.12.bonus = { keshi = 1 } => river_side 12: bonus must be { } with water up to 9, ...
    river_side.18.every = 0 => river_side 18: every must be 1 to 20, got 0
    crocodile.space = 12 => crocodile: space must be 1 to 11, got 12
    middle.1 = [1, 1, 0, 0] => middle: 1 must be a list of 5 numbers from 0 to 5, got [1, 1, 0, 0]
    stairs.flight_from = [0, 4, 4, 11, 15] => stairs: flight_from must be a list of 5 numbers from 0 to 15, each ...
    stairs.flight_from = [0, 4, 8, 12, 16] => stairs: flight_from must be a list of 5 numbers from 0 to 15, each ...
    connecting.ps1 = { green = 1 } => connecting: ps1 must be { } with dinar up to 9, points up to 30, and not empty...
    connecting.ms5 = { keshi = 1 } => connecting: ms5 must be { } with dinar up to 9, points up to 30, and not empty...
    connecting.cl1 = { square_action = 1 } => connecting: cl1 must be { } with water up to 9, ...
    stair_tile.st01a = {} => stair_tile: st01a must be { } with water up to 9, ...
    companion.sultan = 0 => companion: sultan must be 1 to 14, got 0
    companion.imam = 15 => companion: imam must be 1 to 14, got 15
    exchange.e01.yellow = {} => exchange e01: yellow must be { } with water up to 9, ...
    exchange.e01.yellow = { good = 1 } => exchange e01: yellow must be { } with water up to 9, ...
    luxury.lx01.cost = {} => luxury lx01: cost must be { } with yellow up to 6, purple up to 6, orange up to 6, and ...
    luxury.lx01.cost = { dinar = 1 } => luxury lx01: cost must be { } with yellow up to 6, ...
    luxury.lx01.bonus = { keshi = 1 } => luxury lx01: bonus must be { } with water up to 9, ...
    scroll_colour.grey.scholars = 0 => scroll_colour grey: scholars must be 1 to 8, got 0
    scroll_colour.grey.dates = 10 => scroll_colour grey: dates must be 0 to 9, got 10
    scroll.s01.effect = { points = 31 } => scroll s01: effect must be { } with water up to 9, ...
    scroll.s01.effect = { area_action = 1 } => scroll s01: effect must be { } with water up to 9, ...
    scroll.s43.effect = { points = 1 } => scroll s43: effect must be { } with keshi up to 6, and not empty, got ...
    scroll.s29.n = 0 => scroll s29: n must be 1 to 9, got 0
    scroll.s31.n = 4 => scroll s31: n must be 1 to 3, got 4
    oasis.01.of = 'green' => oasis 01: of must be a list of different names out of green, grey, white, black, ...
    oasis.01.of = ['blue'] => oasis 01: of must be a list of different names out of green, grey, white, black, ...
    oasis.05.of = 'purple' => oasis 05: of must be green, grey, white, black, pink, turquoise, beige, brown or red, ...
    oasis.14.of = 'soap' => oasis 14: of must be slipper, tajine, dagger, oil_lamp or necklace, got 'soap'
    oasis.21.of = 'good' => oasis 21: of must be water, date or dinar, got 'good'
    oasis.24.keshis = 9 => oasis 24: keshis must be 1 to 8, got 9
    oasis.27.of = 'river' => oasis 27: of must be palace or mosque, got 'river'
    oasis.30.points = 21 => oasis 30: points must be 0 to 20, got 21
    provision.pv01.demand = {} => provision pv01: demand must be { } with water up to 9, date up to 9, dinar up to ...
    provision.pv01.loss = -1 => provision pv01: loss must be 0 to 20, got -1
    towns.cost = {} => towns: cost must be { } with yellow up to 6, purple up to 6, orange up to 6, and not empty, ...
    tower.b1.stick = 101 => tower b1: stick must be 0 to 100, got 101
    final.towns = 3 => final: towns must be 1 to 2, got 3
    final.leftovers_per_point = 0 => final: leftovers_per_point must be 1 to 20, got 0
    # fixed
    line.keshis = [2, 2, 2] => line: keshis is fixed at [3, 2, 2], an edition cannot change it, got [2, 2, 2]
    gate.beige = 3 => gate: beige is fixed at 2, an edition cannot change it, got 3
    river_side.01.season = 2 => river_side 01: season is fixed at 1, an edition cannot change it, got 2
    river_side.01.tile = 'b' => river_side 01: tile is fixed at 'a', an edition cannot change it, got 'b'
    first_game.river_sides = ['02', '03', '05'] => first_game: river_sides is fixed at ['01', '03', '05'], an ...
    stairs.tile_cells = [] => stairs: tile_cells is fixed at ['cl1', 'cr1', 'cl2', ...
    fountain.goods = 2 => fountain: goods is fixed at 1, an edition cannot change it, got 2
    scroll.s01.timing = 'round' => scroll s01: timing is fixed at 'instant', an edition cannot change it, got 'round'
    scroll.s60.n = 3 => scroll s60: n is fixed at 2, an edition cannot change it, got 3
    luxury.lx01.kind = 'dagger' => luxury lx01: kind is fixed at 'slipper', an edition cannot change it, got 'dagger'
    river_side.12.per = 'green' => river_side 12: per is fixed at 'gates', an edition cannot change it, got 'green'
    river_side.09.bonus = { points = 3 } => river_side 09: bonus is fixed at {'head_start': 1}, an edition cannot ...
    oasis.01.kind = 'gates' => oasis 01: kind is fixed at 'gates_of_colour', an edition cannot change it, got 'gates'
    towns.laid_out = [3, 3, 3] => towns: laid_out is fixed at [3, 5, 7], an edition cannot change it, got [3, 3, 3]
    town.t02.kind = 'gates' => town t02: kind is fixed at 'luxuries', an edition cannot change it, got 'gates'
    # values that do not fit together
    line.1 = 'swap' => line: keshi must stand at 2 of the cells, got it 1 times
    line.3 = 'keshi_of_two' => line: keshi_of_two must stand at 1 of the cells, got it 2 times
    stairs.flight_from = [1, 4, 8, 12, 15] => stairs: flight_from must begin with step 0, got 1
    stairs.flight_from = [0, 4, 8, 12, 14] => stairs: flight_from must end with step 15, got 14
    rapid.2.crossed_at = 3 => rapid 2: crossed_at must be more than the 3 of rapid 1, got 3
    rapid.1.crossed_at = 7 => rapid 2: crossed_at must be more than the 7 of rapid 1, got 6
    harbour.4 = 3 => harbour: 4 must be at most the 2 of 3, got 3
    oasis.20.of = 'water' => oasis 20: of must differ from that of oasis 19, got water for both
    # provenance
    provenance = 'mine' => provenance must be one of rulebook, derived, public, reconstructed, edition, got 'mine'
    start.provenance_of = { water = 'public' } => start provenance_of: unknown key 'water', expected one of resources
"""


@pytest.mark.parametrize(("text", "problem"), rows_of(MISTAKES))
def test_a_mistake_is_told_with_its_place(edition_file: Path, text: str, problem: str) -> None:
    EDITIONS.check_mistake(edition_file, text, problem)


def test_a_saved_edition_is_checked_like_a_file() -> None:
    with pytest.raises(ComponentError, match=r"^edition 'mine', placement: green must be 0 to 9, got -1$"):
        with_overrides("mine", {"placement": {"green": -1}})
    with pytest.raises(ComponentError, match=r"^edition 'mine', placement: unknown key 7, expected one of green$"):
        with_overrides("mine", {"placement": {7: 3}})
    with pytest.raises(ComponentError, match=r"^edition 'mine', square: 0 must be "):
        with_overrides("mine", {"square": {"0": {7: 3}}})
    with pytest.raises(ComponentError, match=r"^edition 'standard': name must be "):
        with_overrides("standard", {"placement": {"green": 2}})


# --- mistakes in our own file ---------------------------------------------------------------------------------------

OUR_MISTAKES = [
    ("cell_points = 4 ", "", "components.toml, towns: key cell_points is missing, expected 0 to 20"),
    ("lx12 = ", "lx13 = ", "components.toml: must be TOML: "),
    ("s53 = {", "s53 = {} #", "components.toml, scroll s53: key timing is missing, expected instant, round, season or"),
    ('kind = "filled", base', 'kind = "gates", base', "components.toml, oasis 25: kind must be filled, got 'gates'"),
    ('6 = "swap"', '6 = "keshi"', "components.toml, line: keshi must stand at 2 of the cells, got it 3 times"),
    ('provenance = "rulebook"\ngreen = 1', "green = 1", "components.toml, placement: key provenance is missing for"),
    ("[start]", 'name = "ours"\n[start]', "components.toml: unknown key 'name', expected one of "),
]


@pytest.mark.parametrize(("old", "new", "problem"), OUR_MISTAKES)
def test_a_mistake_in_our_own_file_is_told(old: str, new: str, problem: str) -> None:
    EDITIONS.check_our_mistake(old, new, problem)


# --- any text at all ------------------------------------------------------------------------------------------------


@given(EDITIONS.mutations().map(str.encode) | st.binary())
def test_our_own_file_is_read_or_refused_whatever_it_says(content: bytes) -> None:
    EDITIONS.check_any_content(content)


GAINS = st.dictionaries(st.sampled_from(pieces.EFFECTS), st.integers(0, 3), max_size=3)
TREES = EDITIONS.trees(GAINS)
OVERRIDES = EDITIONS.likely_overrides(st.integers(0, 20) | GAINS | GAINS | TREES)


@given(EDITIONS.leaves | st.just("mine"), OVERRIDES | TREES)
def test_any_saved_edition_gives_components_or_an_error(name: object, overrides: object) -> None:
    EDITIONS.check_any_saved(name, overrides)


FEW = st.integers(1, 6)
LIKELY_VALUES: dict[tuple[str, ...], st.SearchStrategy[Any]] = {
    ("luxury", "lx12", "cost"): st.dictionaries(st.sampled_from(pieces.GOODS), FEW, min_size=1),
    ("luxury", "lx12", "bonus"): st.dictionaries(st.sampled_from(pieces.EFFECTS[:4]), FEW, min_size=1),
    ("square", "5"): st.dictionaries(st.sampled_from(components.REPEATED), FEW, min_size=1),
    ("scroll", "s01", "effect"): st.dictionaries(st.sampled_from(components.BONUS), st.integers(1, 2), min_size=1),
    ("scroll", "s72", "n"): st.integers(1, 9),
    ("slot", "4"): st.sets(st.sampled_from(pieces.COLOURS), min_size=1).map(sorted),
    ("harbour", "1"): st.integers(3, 20),
    ("disk", "purple"): st.lists(st.integers(0, 4), min_size=8, max_size=8),
    ("oasis", "13", "of"): st.sampled_from(pieces.COLOURS[:9]),
    ("provision", "pv01", "demand"): st.dictionaries(st.sampled_from(pieces.RESOURCES), FEW, min_size=1),
}


@given(st.fixed_dictionaries({}, optional=LIKELY_VALUES))
def test_an_edition_within_the_ranges_is_accepted(changes: dict[tuple[str, ...], Any]) -> None:
    EDITIONS.check_accepted(changes)

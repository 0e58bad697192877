"""Expansion 1: stair tiles cover connecting cells. MKSH-EXP1-1 to -4."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravansary.games.marrakesh.pieces import CONNECTING, STAIR_TILES
from tests.games.marrakesh.position import BLUE, GREEN, Holdings, Table, mksh_game, mksh_position

COVERED = ["cl1", "cr1", "cl2", "cm2", "cr2", "cl3", "cm3", "cr3", "cl4", "cr4", "cl5", "cr5"]
NEVER_COVERED = ["ps1", "ps2", "ps3", "ps4", "ps5", "ms1", "ms2", "ms3", "ms4", "ms5", "cm1", "cm4", "cm5"]


def tiles_on(table: Table) -> dict[str, str]:
    """The tile on each covered cell."""
    return {CONNECTING[cell]: STAIR_TILES[tile] for cell, tile in enumerate(table.state.covers) if tile >= 0}


def state_of(holdings: Holdings) -> dict[str, Any]:
    names = ("score", "water", "dates", "dinars", "yellow", "purple", "orange", "space", "keshis", "sellers")
    return {name: getattr(holdings, name) for name in names}


def crossing(tile: str, cell: str = "cl2", **green: Any) -> Table:
    """Green's adviser has entered the second flight; the tile lies on a cell of the line."""
    seat = {"palace": 3, "keshis": {"palace": 1}, "workers": "palace souk"} | green
    table = mksh_position(turn=GREEN, expansions="stair_tiles", covers={cell: tile}, green=seat)
    table.use(GREEN, "palace")
    return table


# --- laying them out ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP1-1", "MKSH-EXP1-3")
@pytest.mark.parametrize("seed", range(8))
def test_twelve_cells_are_covered_with_different_tiles(seed: int) -> None:
    table = mksh_game(4, seed, stair_tiles=True)

    tiles = tiles_on(table)

    assert set(tiles) == set(COVERED)
    assert len({tile[:4] for tile in tiles.values()}) == 12
    assert not set(tiles) & set(NEVER_COVERED)


@pytest.mark.rule("MKSH-EXP1-1")
def test_tiles_and_sides_are_drawn_at_random() -> None:
    games = 120
    found: Counter[str] = Counter()
    upper: Counter[str] = Counter()

    for seed in range(games):
        tiles = tiles_on(mksh_game(2, seed, stair_tiles=True))
        found.update(tiles.values())
        upper.update(cell for cell, tile in tiles.items() if tile.endswith("a"))

    assert set(found) == set(STAIR_TILES)
    assert games * 0.15 < min(found.values()) <= max(found.values()) < games * 0.45  # each side in 0.3 of the games
    for cell in COVERED:
        assert games * 0.3 < upper[cell] < games * 0.7


@pytest.mark.rule("MKSH-EXP1-1")
def test_without_the_expansion_no_cell_is_covered() -> None:
    assert tiles_on(mksh_game(4, 1)) == {}


@pytest.mark.rule("MKSH-EXP1-4")
def test_by_agreement_the_tiles_are_given_as_a_list_in_the_order_of_the_cells() -> None:
    tiles = [f"st{number:02}{'ab'[number % 2]}" for number in range(9, 21)]

    table = mksh_game(3, 5, stair_tiles=True, chosen_stair_tiles=tiles)
    written = mksh_game(3, 5, stair_tiles=True, chosen_stair_tiles="9b, " + ", ".join(tiles[1:]))

    assert tiles_on(table) == tiles_on(written) == dict(zip(COVERED, tiles, strict=True))
    assert tiles_on(mksh_game(3, 5, stair_tiles=True, chosen_stair_tiles="")) == tiles_on(
        mksh_game(3, 5, stair_tiles=True)
    )


# --- what the tiles give --------------------------------------------------------------------------------------------
SIDES: dict[str, tuple[list[str], dict[str, Any]]] = {  # further choices, what changes
    "st01a": ([], {"garden": 1, "score": 11}),
    "st01b": ([], {"yellow": 1}),
    "st02a": ([], {"garden": 1, "score": 11}),
    "st02b": ([], {"score": 13}),
    "st03a": ([], {"madrasa": 1}),
    "st03b": ([], {"purple": 1}),
    "st04a": ([], {"madrasa": 1}),
    "st04b": ([], {"dinars": 3}),
    "st05a": ([], {"palace": 2}),
    "st05b": ([], {"orange": 1}),
    "st06a": ([], {"palace": 2}),
    "st06b": (["resource date"], {"dates": 1}),
    "st07a": ([], {"mosque": 1}),
    "st07b": ([], {"yellow": 1}),
    "st08a": ([], {"mosque": 1}),
    "st08b": ([], {"score": 13}),
    "st09a": (["cell 5"], {"square": 1, "water": 1}),
    "st09b": ([], {"purple": 1}),
    "st10a": (["cell 5"], {"square": 1, "water": 1}),
    "st10b": ([], {"dinars": 3}),
    "st11a": ([], {"river": 1}),
    "st11b": ([], {"orange": 1}),
    "st12a": ([], {"river": 1}),
    "st12b": ([], {"space": 2}),
    "st13a": ([], {"medina": 1}),
    "st13b": (["resource water"], {"water": 1}),
    "st14a": ([], {"medina": 1}),
    "st14b": (["water seller river"], {"sellers": "river"}),
    "st15a": (["path left"], {"sahara": 1}),
    "st15b": ([], {"score": 14}),
    "st16a": (["path left"], {"sahara": 1}),
    "st16b": ([], {"space": 2}),
    "st17a": (["water seller river"], {"sellers": "river"}),
    "st17b": (["good purple"], {"purple": 1}),
    "st18a": (["water seller river"], {"sellers": "river"}),
    "st18b": ([], {"score": 14}),
    "st19a": (["keshi turquoise"], {"river": 1}),
    "st19b": ([], {"dinars": 3}),
    "st20a": (["resource date"], {"dates": 1}),
    "st20b": (["keshi orange"], {"orange": 1}),
}
AREAS = ("garden", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara")


def test_the_table_has_both_sides_of_all_tiles() -> None:
    assert tuple(SIDES) == STAIR_TILES


@pytest.mark.rule("MKSH-EXP1-2")
@pytest.mark.parametrize("tile", SIDES)
def test_a_covered_cell_gives_the_bonus_of_its_tile(tile: str) -> None:
    choices, change = SIDES[tile]
    table = crossing(tile)
    before = state_of(table.player(GREEN))

    table.play(GREEN, "bonus cl2", *choices)

    areas = {area: count for area, count in change.items() if area in AREAS}
    others = {name: value for name, value in change.items() if name not in AREAS}
    assert state_of(table.player(GREEN)) == {**before, **others, "keshis": before["keshis"] | areas}
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-EXP1-2", "MKSH-VERB-10")
@pytest.mark.parametrize("tile", ["st06b", "st13b", "st20a"])
def test_a_date_or_water_is_chosen_and_nothing_else(tile: str) -> None:
    table = crossing(tile)

    table.play(GREEN, "bonus cl2")

    assert table.options == ["resource water", "resource date"]


@pytest.mark.rule("MKSH-EXP1-2", "MKSH-VERB-3")
def test_the_good_of_a_tile_is_of_any_of_three_colours() -> None:
    table = crossing("st17b")

    table.play(GREEN, "bonus cl2")

    assert table.options == ["good yellow", "good purple", "good orange"]


@pytest.mark.rule("MKSH-EXP1-2", "MKSH-VERB-5")
@pytest.mark.parametrize("tile", ["st19a", "st20b"])
def test_the_keshi_of_any_colour_needs_room(tile: str) -> None:
    table = crossing(tile, keshis={"palace": 1, "garden": 8})

    table.play(GREEN, "bonus cl2")

    colours = ["grey", "white", "black", "pink", "turquoise", "beige", "brown", "red", "purple", "orange", "yellow"]
    assert table.options == [f"keshi {colour}" for colour in colours]


@pytest.mark.rule("MKSH-EXP1-2", "MKSH-VERB-7")
@pytest.mark.parametrize("tile", ["st12b", "st16b"])
def test_water_may_be_added_to_the_river_spaces_of_a_tile(tile: str) -> None:
    table = crossing(tile, water=3)

    table.play(GREEN, "bonus cl2", "add water", "enough")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (3, 2)


@pytest.mark.rule("MKSH-EXP1-2")
def test_cells_without_a_tile_keep_their_own_bonus() -> None:
    table = crossing("st15b", cell="cl2")

    table.play(GREEN, "bonus cr1", "resource date")

    assert (table.player(GREEN).dates, table.player(GREEN).score) == (1, 10)


@pytest.mark.rule("MKSH-EXP1-2", "MKSH-STAIRS-9")
def test_a_tile_serves_all_players_and_is_not_used_up() -> None:
    seat: dict[str, Any] = {"palace": 3, "keshis": {"palace": 8}, "workers": "palace"}
    table = mksh_position(
        turn=GREEN, expansions="stair_tiles", covers={"cr1": "st15b"}, green=seat, blue=dict(seat), season=3
    )

    for colour in (GREEN, BLUE):
        while table.asked == "choose_connection" and table.to_move == colour:
            table.play(colour, "bonus cr1")
        table.play(colour, "end turn")

    assert (table.player(GREEN).score, table.player(BLUE).score) == (22, 22)
    assert tiles_on(table) == {"cr1": "st15b"}

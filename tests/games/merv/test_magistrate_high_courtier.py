"""Who decides for the high courtier when the magistrate plays, and what the magistrate chooses."""

from __future__ import annotations

import pytest

from caravansary.games.merv.pieces import CELLS
from tests.games.merv.position import BLUE, RED, YELLOW
from tests.games.merv.solo_position import (
    ROUNDS,
    Buildings,
    cell_from,
    cells_from,
    changes,
    facts,
    refused,
    solo_position,
    turn_of,
)


# --- the high courtier's deciders -------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-3")
@pytest.mark.parametrize("order", ["yellow red blue", "yellow blue red", "blue yellow red"])
def test_an_earlier_magistrate_chooses_the_slot_and_the_human_the_site(order: str) -> None:
    moved = {2: YELLOW, 5: RED} if order.endswith("blue") else {2: YELLOW}
    table = solo_position(order=order, slots=moved, city={"r2c4": "red", "r3c4": "yellow"})

    changed = turn_of(table, BLUE)

    assert changed == {"slots.4": BLUE}
    assert (table.to_move, table.asked) == (RED, "choose_courtier_site")
    assert table.state.decision().on_behalf_of == table.who(BLUE)
    assert table.options == ["courtier site r1c4", "courtier site r4c4", "courtier site r5c4"]
    other_lines = [cell for cell in CELLS if not cell.endswith("c4")]
    assert refused(table) == {
        **{f"courtier site {cell}": ("site.other_line", "MERV-2P-3", {"cell": cell}) for cell in other_lines},
        **{f"courtier site {cell}": ("site.built", "MERV-2P-3", {"cell": cell}) for cell in ("r2c4", "r3c4")},
        "courtier site r3c3": ("site.camel_market", "MERV-CITY-7", {}),
    }
    table.play(RED, "courtier site r4c4")
    assert table.owner("r4c4") == BLUE
    assert table.player(BLUE).buildings == 8
    assert table.told("building_placed")[0].rule == "MERV-2P-3"


@pytest.mark.rule("MERV-SOLO-3")
@pytest.mark.parametrize("order", ["red yellow blue", "red blue yellow", "blue red yellow"])
def test_an_earlier_human_chooses_the_slot_and_the_magistrate_the_site(order: str) -> None:
    table = solo_position(
        order=order, slots={2: RED, 5: YELLOW}, city={"r1c1": "red", "r4c1": "red", "r5c1": "yellow"}, solo_deck="wall"
    )

    assert turn_of(table, BLUE) == {}
    assert (table.to_move, table.asked) == (RED, "choose_courtier_slot")
    assert table.state.decision().on_behalf_of == table.who(BLUE)
    assert table.options == ["courtier slot 1", "courtier slot 3", "courtier slot 4"]
    assert refused(table) == {
        "courtier slot 2": ("slot.occupied", "MERV-TURN-4", {"slot": 2, "owner": table.who(RED)}),
        "courtier slot 5": ("slot.occupied", "MERV-TURN-4", {"slot": 5, "owner": table.who(YELLOW)}),
    }
    table.play(RED, "courtier slot 4")
    assert table.owner("r1c4") == BLUE
    assert table.player(BLUE).buildings == 8
    assert table.told("building_placed")[0].rule == "MERV-SOLO-5"


@pytest.mark.rule("MERV-SOLO-3")
def test_the_high_courtier_builds_and_does_nothing_else_in_any_line() -> None:
    slots = {1: RED, 2: YELLOW}
    city = {"r1c3": "wall-tan blue"}
    table = solo_position(order="red yellow blue", slots=slots, city=city, market_camels="tl br", blue={"camels": 1})
    turn_of(table, BLUE)
    before = facts(table)

    table.play(RED, "courtier slot 3")

    assert changes(table, before) == {"slots.3": BLUE, "r2c3": BLUE, "blue.buildings": 7}


@pytest.mark.rule("MERV-SOLO-3")
@pytest.mark.parametrize("full", [True, False])
def test_without_an_empty_site_or_a_building_nobody_chooses_a_site(full: bool) -> None:
    column = {"r1c1": "red", "r2c1": "red", "r3c1": "red", "r4c1": "red"}
    elsewhere = {f"r{row}c{column}": "blue" for row in (1, 2, 4) for column in (2, 4, 5)}
    city = column | ({"r5c1": "yellow"} if full else elsewhere)
    table = solo_position(order="yellow blue red", slots={5: YELLOW}, city=city)

    changed = turn_of(table, BLUE)

    assert changed == {"slots.1": BLUE}
    assert table.asked == "choose_slot"


# --- his choices for the high courtier --------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-4")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "occupied", "expected"),
    [
        ({}, "", 1),  # the smallest number
        ({}, "1 2", 3),
        ({(3, 2): "red"}, "", 3),  # most buildings of the human
        ({(2, 1): "red", (4, 1): "red", (4, 5): "red"}, "", 4),
        ({(2, 1): "red", (4, 1): "red", (4, 5): "red"}, "4", 2),
        ({(1, 1): "yellow", (2, 4): "yellow"}, "", 3),  # fewest of the magistrate
        ({(2, 1): "red", (2, 2): "yellow", (4, 1): "red"}, "", 4),
        ({(2, 1): "red", (2, 2): "yellow", (4, 1): "red", (4, 3): "yellow", (4, 5): "yellow"}, "", 2),
        ({(5, 1): "red", (5, 2): "yellow", (5, 3): "yellow"}, "", 5),  # human before magistrate
        ({(1, 1): "blue", (1, 2): "blue", (4, 4): "blue"}, "", 1),  # buildings of the high courtier do not matter
        ({(2, 1): "red", (2, 2): "blue", (4, 1): "red", (4, 3): "blue", (4, 4): "blue"}, "", 2),
    ],
)
def test_the_magistrate_sends_the_high_courtier_where_the_human_has_most(
    round: int, owners: Buildings, occupied: str, expected: int
) -> None:
    standing = dict(zip(map(int, occupied.split()), (YELLOW, RED), strict=False))
    table = solo_position(round=round, slots=standing, city=cells_from(round, owners))

    changed = turn_of(table, BLUE)

    assert changed == {f"slots.{expected}": BLUE}
    assert table.asked == "choose_courtier_site"


@pytest.mark.rule("MERV-SOLO-5")
@pytest.mark.parametrize("round", ROUNDS)
@pytest.mark.parametrize(
    ("owners", "slot", "expected"),
    [
        ({}, 4, 1),  # nearest to the slot
        ({(4, 1): "blue", (4, 2): "red"}, 4, 3),
        ({(1, 3): "red"}, 4, 3),  # most buildings of the human in the crossing line
        ({(1, 5): "red"}, 4, 5),
        ({(1, 2): "red", (1, 4): "red", (5, 4): "red"}, 4, 4),
        ({(1, 1): "yellow"}, 4, 2),  # fewest of the magistrate
        ({(1, 1): "yellow", (2, 2): "yellow", (1, 3): "yellow", (5, 4): "yellow"}, 4, 5),
        ({(1, 2): "red", (2, 2): "yellow", (1, 5): "red"}, 4, 5),
        ({(1, 2): "red", (2, 2): "yellow", (1, 5): "red", (2, 5): "yellow", (3, 5): "yellow"}, 4, 2),
        ({(1, 5): "red", (2, 5): "yellow", (3, 5): "yellow", (5, 5): "yellow"}, 4, 5),  # human before magistrate
        ({(1, 1): "blue", (1, 2): "blue", (2, 1): "blue"}, 4, 1),  # the high courtier's own do not matter
        ({(1, 2): "red", (2, 2): "red", (4, 2): "red"}, 4, 1),  # only empty sites
        ({(1, 2): "red", (2, 2): "red", (4, 2): "red", (5, 4): "red"}, 4, 4),
        ({(4, 5): "red", (4, 4): "red"}, 4, 1),  # the line itself crosses nothing
        ({(1, 3): "red"}, 3, 1),  # the camel market is no site
        ({(3, 1): "red", (3, 2): "red"}, 3, 4),
        ({(1, 5): "red"}, 3, 5),
    ],
)
def test_the_magistrate_puts_the_high_courtier_beside_the_human(
    round: int, owners: Buildings, slot: int, expected: int
) -> None:
    table = solo_position(
        order="red yellow blue", round=round, slots={1: RED, 2: YELLOW}, city=cells_from(round, owners)
    )
    turn_of(table, BLUE)
    before = facts(table)

    table.play(RED, f"courtier slot {slot}")

    assert changes(table, before) == {
        f"slots.{slot}": BLUE,
        cell_from(round, slot, expected): BLUE,
        "blue.buildings": 8 - list(owners.values()).count("blue"),
    }

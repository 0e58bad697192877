"""The magistrate's wall action: which segment he builds, and what it covers."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from tests.games.merv.position import RED, SITES_BEHIND, YELLOW, Table
from tests.games.merv.solo_position import magistrate_turn, solo_position

# --- walls ------------------------------------------------------------------------------------------------------------
# All wall sites are in column 3, behind gate slots: he builds on r5c3, and no segment slot covers a building there
WALL_SITES = {"r1c3": "wall-purple", "r2c3": "wall-tan", "r4c3": "wall-teal", "r5c3": "wall-orange"}
SEGMENTS = ["n1", "n2", "n4", "n5", "e1", "e2", "e4", "e5", "s5", "s4", "s2", "s1", "w5", "w4", "w2", "w1"]  # clockwise
GATES = ["n3", "e3", "s3", "w3"]
BY_PRICE = [  # the segments, two of each kind; those of one cube, then those of two, purple first
    piece
    for kind in ("tan-1", "teal-1", "orange-1", "purple-1", "purple-2", "tan-2", "teal-2", "orange-2")
    for piece in (kind, kind)
]


def wall_table(
    city: dict[str, str], walls: str | dict[str, str] = "", *, own: str = "", human: str = "r1c3 r2c3 r4c3"
) -> Table:
    """His card is the wall; he stands in slot 3, builds on r5c3, and has so many buildings in column 3 beside it."""
    owners = dict.fromkeys(human.split(), RED) | dict.fromkeys(own.split(), YELLOW)
    column = {cell: f"{site} {owners.get(cell, '')}" for cell, site in WALL_SITES.items()}
    return solo_position(city=column | city, walls=walls, solo_deck="wall")


def build_walls(table: Table) -> dict[str, Any]:
    """His turn; what has changed beside card, slot and building."""
    changed = magistrate_turn(table)
    assert changed.pop("slots.3") == YELLOW
    assert changed.pop("r5c3") == YELLOW
    for known in ("yellow.buildings", "solo.open", "solo.deck"):
        changed.pop(known)
    return changed


def all_but(*free: str) -> str:
    return " ".join(slot for slot in SEGMENTS if slot not in free)


@pytest.mark.rule("MERV-SOLO-48")
def test_he_builds_the_cheapest_pieces_in_the_order_of_their_colours() -> None:
    table = wall_table({}, own="r1c3 r2c3 r4c3")

    changed = build_walls(table)

    assert changed == {
        "walls.n1": "tan-1",
        "walls.n2": "tan-1",
        "walls.n4": "teal-1",
        "walls.n5": "teal-1",
        "wall_supply.tan-1": 0,
        "wall_supply.teal-1": 0,
    }


@pytest.mark.rule("MERV-SOLO-48", "MERV-WALL-1")
@pytest.mark.parametrize("number", range(16))
def test_all_segments_for_one_cube_come_before_those_for_two(number: int) -> None:
    table = wall_table({}, dict(zip(SEGMENTS[:number], BY_PRICE, strict=False)))

    changed = build_walls(table)

    assert changed[f"walls.{SEGMENTS[number]}"] == BY_PRICE[number]
    assert len([place for place in changed if place.startswith("walls.")]) == 1


@pytest.mark.rule("MERV-SOLO-48")
@pytest.mark.parametrize(
    ("built", "piece"),
    [
        ({"n1": "purple-1", "n2": "purple-1", "n4": "teal-1"}, "tan-1"),
        ({"n1": "teal-1", "n2": "orange-2"}, "tan-1"),
        (
            {"n1": "purple-1", "n2": "purple-1", "n4": "tan-1", "n5": "tan-1", "e1": "teal-1", "e2": "teal-1"},
            "orange-1",
        ),
    ],
)
def test_the_lowest_cost_counts_before_the_colour(built: dict[str, str], piece: str) -> None:
    table = wall_table({}, built)

    changed = build_walls(table)

    assert [now for place, now in changed.items() if place.startswith("walls.")] == [piece]


@pytest.mark.rule("MERV-SOLO-48", "MERV-SOLO-66")
@pytest.mark.parametrize(
    ("gates", "piece"),
    [
        ({}, "purple-3"),
        ({"n3": "purple-3"}, "tan-3"),
        ({"n3": "tan-3"}, "purple-3"),
        ({"n3": "tan-3", "w3": "purple-3"}, "teal-3"),
    ],
)
def test_gates_come_after_all_segments(gates: dict[str, str], piece: str) -> None:
    segments = dict.fromkeys(SEGMENTS, "")
    table = wall_table({}, segments | gates)

    changed = build_walls(table)

    assert changed["walls.s3"] == piece  # behind it stands his new building
    assert len([place for place in changed if place.startswith("walls.")]) == 1


@pytest.mark.rule("MERV-SOLO-66")
def test_a_segment_never_goes_to_a_middle_slot() -> None:
    table = wall_table({"r3c1": "blue", "r3c2": "blue", "r1c3": "wall-purple blue", "r2c3": "wall-tan blue"})

    changed = build_walls(table)

    assert [place for place in changed if place.startswith("walls.")] == ["walls.n1", "walls.n2", "walls.n4"]


@pytest.mark.rule("MERV-SOLO-66")
def test_a_gate_goes_to_a_middle_slot_only() -> None:
    table = wall_table({"r1c1": "blue", "r2c1": "blue"}, " ".join(SEGMENTS), own="r1c3 r2c3 r4c3")

    changed = build_walls(table)

    assert {place: now for place, now in changed.items() if place.startswith("walls.")} == {
        "walls.n3": "purple-3",
        "walls.s3": "tan-3",
        "walls.e3": "teal-3",
        "walls.w3": "orange-3",
    }


# Who owns the two sites behind a slot, class by class, and the influence for it
CLASSES = {
    "A": (("blue", "blue"), 4),
    "B": (("blue", "yellow"), 3),
    "C": (("yellow", "yellow"), 2),
    "D": (("blue", ""), 2),
    "E": (("yellow", ""), 1),
    "F": (("blue", "red"), 4),
    "G": (("yellow", "red"), 3),
    "H": (("red", ""), 2),
    "I": (("", ""), 0),
    "J": (("red", "red"), 4),
}


def behind(cells: tuple[str, str], owners: tuple[str, str], is_turned: bool) -> dict[str, str]:
    return dict(zip(cells, reversed(owners) if is_turned else owners, strict=True))


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize(("better", "worse"), list(combinations("ABCDEFGHIJ", 2)))
@pytest.mark.parametrize("is_turned", [False, True])
def test_he_protects_the_high_courtier_then_himself_then_the_human(better: str, worse: str, is_turned: bool) -> None:
    city = behind(("r1c1", "r2c1"), CLASSES[worse][0], is_turned)
    city |= behind(("r5c2", "r4c2"), CLASSES[better][0], is_turned)
    table = wall_table({cell: owner for cell, owner in city.items() if owner}, all_but("n1", "s2"))

    changed = build_walls(table)

    assert changed["walls.s2"] == "orange-2"
    assert "walls.n1" not in changed


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize("owners", [("", ""), ("", "blue"), ("yellow", "yellow"), ("red", "red"), ("red", "blue")])
@pytest.mark.parametrize(("first", "second"), list(pairwise(SEGMENTS)))
def test_within_a_class_he_goes_clockwise_from_the_westernmost_north_slot(
    first: str, second: str, owners: tuple[str, str]
) -> None:
    cells = f"{SITES_BEHIND[first]} {SITES_BEHIND[second]}".split()
    city = {cell: owner for cell, owner in zip(cells, owners * 2, strict=True) if owner}
    table = wall_table(city, all_but(first, second))

    changed = build_walls(table)

    assert changed[f"walls.{first}"] == "orange-2"
    assert f"walls.{second}" not in changed


@pytest.mark.rule("MERV-SOLO-49")
@pytest.mark.parametrize(
    ("first", "second"), [("n3", "e3"), ("e3", "w3"), ("n3", "w3"), ("n3", "s3"), ("e3", "s3"), ("s3", "w3")]
)
def test_gates_too_go_clockwise_within_a_class(first: str, second: str) -> None:
    gates = {gate: "" for gate in GATES if gate not in (first, second)}
    # his new building is behind the south gate: with one behind every gate all are of class E
    city = {"r1c3": "wall-purple yellow", "r3c5": "yellow", "r3c1": "yellow"} if "s3" in (first, second) else {}
    table = wall_table(city, dict.fromkeys(SEGMENTS, "") | gates, human="")

    changed = build_walls(table)

    assert changed[f"walls.{first}"] == "teal-3"
    assert changed.get(f"walls.{second}") == ("orange-3" if city else None)  # a second building, a second piece


@pytest.mark.rule("MERV-SOLO-50")
@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.parametrize("is_turned", [False, True])
def test_a_wall_gives_him_influence_for_the_buildings_behind_it(name: str, is_turned: bool) -> None:
    owners, influence = CLASSES[name]
    city = behind(("r1c1", "r2c1"), owners, is_turned)
    table = wall_table({cell: owner for cell, owner in city.items() if owner}, all_but("n1"))

    changed = build_walls(table)

    expected = {"walls.n1": "orange-2", "wall_supply.orange-2": 0}
    expected |= {"yellow.influence": influence} if influence else {}
    expected |= {"yellow.favour": 1} if influence == 4 else {}  # printed on space 4
    assert changed == expected


@pytest.mark.rule("MERV-SOLO-50")
def test_the_building_that_he_has_just_placed_counts_for_his_gate() -> None:
    table = wall_table({}, " ".join(SEGMENTS), human="")

    changed = build_walls(table)

    assert changed == {"walls.s3": "purple-3", "wall_supply.purple-3": 0, "yellow.influence": 1}


@pytest.mark.rule("MERV-SOLO-50")
@pytest.mark.parametrize(
    ("gates", "built"),
    [("n3 e3 s3 w3", {}), ("n3 e3 s3", {"walls.w3": "orange-3", "wall_supply.orange-3": 0})],
)
def test_he_stops_when_the_last_piece_is_built(gates: str, built: dict[str, Any]) -> None:
    table = wall_table({}, " ".join([*SEGMENTS, gates]), own="r1c3 r2c3")

    assert build_walls(table) == built

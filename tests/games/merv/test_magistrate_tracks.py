"""The magistrate's soldiers, and what he gets on the tracks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.looking import of
from tests.games.merv.position import MAGISTRATE, RED, Table, Things
from tests.games.merv.solo_position import about_to, act, log, magistrate_turn, solo_position


# --- soldiers ---------------------------------------------------------------------------------------------------------
def soldier_table(city: dict[str, str], walls: str = "", **yellow: Any) -> Table:
    """His next step is M6, which gives a point and a soldier; his new building is r5c5."""
    return about_to("mosque", city=city, walls=walls, yellow={"mosque": "m5"} | yellow)


@pytest.mark.rule("MERV-SOLO-44")
@pytest.mark.parametrize(
    ("city", "walls", "cell"),
    [
        ({"r4c1": "blue"}, "", "r4c1"),
        ({"r4c1": "blue", "r1c4": "blue"}, "", "r1c4"),  # northernmost
        ({"r2c4": "blue", "r2c2": "blue"}, "", "r2c2"),  # then westernmost
        ({"r2c1": "blue", "r1c4": "blue"}, "", "r1c4"),
        ({"r1c1": "yellow", "r5c1": "blue"}, "", "r5c1"),  # before his own
        ({"r1c1": "blue !red", "r2c4": "blue"}, "", "r2c4"),  # no second soldier
        ({"r1c1": "blue !yellow", "r2c4": "blue"}, "", "r2c4"),
        ({"r1c1": "blue +white", "r2c4": "blue"}, "", "r2c4"),  # no upgrade
        ({"r1c1": "blue +tan", "r2c4": "blue"}, "", "r2c4"),
        ({"r1c1": "blue", "r2c4": "blue"}, "n1 w1", "r2c4"),  # not fully walled
        ({"r1c1": "blue", "r2c4": "blue"}, "n1", "r1c1"),  # one wall of two is not enough
        ({"r1c1": "blue", "r2c4": "blue"}, "w1", "r1c1"),
        ({"r1c3": "blue", "r2c4": "blue"}, "n3", "r2c4"),
        ({"r1c1": "red", "r4c2": "blue"}, "", "r4c2"),
    ],
)
def test_his_soldier_guards_the_northernmost_building_of_the_high_courtier(
    city: dict[str, str], walls: str, cell: str
) -> None:
    table = soldier_table(city, walls)
    servants = table.player(MAGISTRATE).servants

    changed = act(table)

    gained = of(MAGISTRATE, {"mosque": "m6", "points.mosque": 1, "servants": servants - 1, "influence": 2})
    assert changed == gained | {cell: "blue !yellow"}
    assert log(table)[4:6] == ["mosque_step", "points_scored"]
    assert log(table)[6:] == ["soldier_deployed", "influence_gained", "influence_gained"]


@pytest.mark.rule("MERV-SOLO-44")
@pytest.mark.parametrize(
    ("city", "walls", "cell"),
    [
        ({}, "", "r5c5"),
        ({"r4c1": "yellow"}, "", "r4c1"),
        ({"r4c2": "yellow", "r4c1": "yellow"}, "", "r4c1"),
        ({"r2c4": "yellow", "r4c1": "yellow"}, "", "r2c4"),
        ({"r1c1": "blue !red", "r2c4": "yellow"}, "", "r2c4"),
        ({"r1c1": "blue +white", "r2c4": "yellow"}, "", "r2c4"),
        ({"r1c1": "blue", "r2c4": "yellow +tan"}, "n1 w1", "r5c5"),
        ({"r1c1": "blue", "r2c4": "yellow !red"}, "n1 w1", "r5c5"),
        ({"r2c4": "yellow"}, "n4 e2", "r5c5"),
    ],
)
def test_without_one_of_the_high_courtier_his_soldier_guards_his_own_building(
    city: dict[str, str], walls: str, cell: str
) -> None:
    table = soldier_table(city, walls)

    changed = magistrate_turn(table)

    assert changed[cell] == "yellow !yellow"
    assert changed["yellow.influence"] == 1
    assert changed["yellow.servants"] == 7
    assert len(table.told("soldier_deployed")) == 1


@pytest.mark.rule("MERV-SOLO-44", "MERV-SOLO-45")
@pytest.mark.parametrize(
    ("city", "walls", "servants"),
    [
        ({}, "e5 s5", 8),
        ({"r1c1": "blue"}, "e5 s5 n1 w1", 8),
        ({"r1c1": "blue"}, "", 0),
        ({"r1c1": "red"}, "e5 s5", 8),  # he never guards a building of the human
        ({"r1c1": "red", "r2c2": "red", "r5c1": "red"}, "e5 s5", 8),
    ],
)
def test_without_a_building_to_guard_or_a_servant_nothing_happens(
    city: dict[str, str], walls: str, servants: int
) -> None:
    table = soldier_table(city, walls, servants=servants)

    assert act(table) == {"yellow.mosque": "m6", "yellow.points.mosque": 1}


# --- tracks -----------------------------------------------------------------------------------------------------------
def gain_of_favour(**yellow: Any) -> dict[str, Any]:
    """What one favour (of the mosque) brings him."""
    table = about_to("mosque", yellow={"mosque": "m2-1"} | yellow)
    changed = act(table)
    assert changed.pop("yellow.mosque") == "m3-a"
    return changed


def gain_of_influence(**yellow: Any) -> dict[str, Any]:
    """What two influence (of a soldier for the high courtier) bring him."""
    table = soldier_table({"r1c1": "blue"}, **yellow)
    changed = act(table)
    for known in ("yellow.mosque", "yellow.points.mosque", "r1c1", "yellow.servants"):
        changed.pop(known)
    return changed


@pytest.mark.rule("MERV-SOLO-46")
@pytest.mark.parametrize(
    ("favour", "points"),
    [(0, 0), (1, 0), (2, 0), (3, 1), (4, 0), (5, 0), (6, 2), (7, 0), (8, 0), (9, 3)],
)
def test_he_scores_the_points_of_the_favour_track(favour: int, points: int) -> None:
    scored = {"yellow.points.favour_track": points} if points else {}

    assert gain_of_favour(favour=favour) == {"yellow.favour": favour + 1} | scored


@pytest.mark.rule("MERV-SOLO-46")
@pytest.mark.parametrize(
    ("influence", "points", "favour"),
    [
        *[(0, 0, 0), (2, 0, 1), (3, 0, 1), (4, 0, 0), (10, 2, 0), (11, 2, 0), (12, 0, 1)],
        *[(13, 3, 1), (14, 3, 0), (15, 0, 0), (16, 4, 0), (17, 4, 0), (18, 5, 0)],
    ],
)
def test_he_gains_what_is_printed_on_the_influence_track(influence: int, points: int, favour: int) -> None:
    expected = {"yellow.influence": influence + 2}
    expected |= {"yellow.points.influence_track": points} if points else {}
    expected |= {"yellow.favour": favour} if favour else {}

    assert gain_of_influence(influence=influence) == expected


@pytest.mark.rule("MERV-SOLO-46", "MERV-SOLO-53")
def test_he_never_spends_favour() -> None:
    things: Things = {"courtiers": "knowledge trade", "scrolls": 2, "common": 3, "favour": 2}
    table = solo_position(order="red yellow blue", at="scoring", yellow=things, red=things, solo_deck="wall")

    assert table.player(MAGISTRATE).favour == 2
    assert table.player(RED).favour == 0
    assert table.player(MAGISTRATE).points == table.player(RED).points == {"palace": 5}


@pytest.mark.rule("MERV-SOLO-47")
@pytest.mark.parametrize(
    ("favour", "influence", "expected"),
    [
        (10, 0, {"yellow.influence": 1}),
        (10, 11, {"yellow.influence": 12, "yellow.points.influence_track": 2}),
        (10, 3, {"yellow.influence": 5}),  # the favour of space 4 is an influence again
        (10, 19, {"yellow.influence": 20, "yellow.points.influence_track": 5}),
        (10, 20, {"yellow.points.overflow": 2}),
        (9, 20, {"yellow.favour": 10, "yellow.points.favour_track": 3}),
    ],
)
def test_favour_beyond_its_track_becomes_influence_then_two_points(
    favour: int, influence: int, expected: dict[str, int]
) -> None:
    assert gain_of_favour(favour=favour, influence=influence) == expected


@pytest.mark.rule("MERV-SOLO-47")
@pytest.mark.parametrize(
    ("favour", "influence", "expected"),
    [
        (0, 20, {"yellow.favour": 2}),
        (2, 20, {"yellow.favour": 4, "yellow.points.favour_track": 1}),
        (0, 19, {"yellow.influence": 20, "yellow.points.influence_track": 5, "yellow.favour": 1}),
        (9, 20, {"yellow.favour": 10, "yellow.points.favour_track": 3, "yellow.points.overflow": 2}),
        (10, 19, {"yellow.influence": 20, "yellow.points.influence_track": 5, "yellow.points.overflow": 2}),
        (10, 20, {"yellow.points.overflow": 4}),
        (10, 18, {"yellow.influence": 20, "yellow.points.influence_track": 5}),
        (10, 12, {"yellow.influence": 15, "yellow.points.influence_track": 3}),  # the favour of space 14
    ],
)
def test_influence_beyond_its_track_becomes_favour_then_two_points_a_unit(
    favour: int, influence: int, expected: dict[str, int]
) -> None:
    assert gain_of_influence(favour=favour, influence=influence) == expected


@pytest.mark.rule("MERV-SOLO-47")
def test_the_human_gets_nothing_for_favour_beyond_both_tracks() -> None:
    table = solo_position(slot=1, site="r1c1", city={"r1c1": "red"}, red={"favour": 10, "influence": 20})

    table.play(RED, "gain favour")

    assert table.player(RED).score == 0

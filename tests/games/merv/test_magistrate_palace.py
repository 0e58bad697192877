"""The magistrate's palace action: whom he sends into which hall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.position import MAGISTRATE, RED, Things
from tests.games.merv.solo_position import about_to, act


# --- palace -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-27")
@pytest.mark.parametrize(("n", "courtiers"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_up_to_three_actions_are_one_courtier_and_more_are_two(n: int, courtiers: int) -> None:
    table = about_to("palace", n, yellow={"scrolls": 1})

    changed = act(table)

    assert changed == {"yellow.courtiers.knowledge": courtiers, "yellow.servants": 8 - courtiers, "yellow.favour": 1}


@pytest.mark.rule("MERV-SOLO-28")
@pytest.mark.parametrize(
    ("magistrate", "human", "hall"),
    [
        ({}, {}, "knowledge"),
        ({"scrolls": 1}, {"rare": 5}, "knowledge"),
        ({"cards": "ginger"}, {"scrolls": 5}, "spice"),
        ({"common": 1}, {"scrolls": 5}, "trade"),
        ({"rare": 1}, {"scrolls": 5}, "trade"),
        ({"mosque": "m1-2"}, {"scrolls": 5}, "faith"),
        ({"scrolls": 1, "cards": "ginger ginger"}, {}, "spice"),
        ({"cards": "ginger pepper", "common": 2, "rare": 1, "scrolls": 2}, {}, "trade"),
        ({"cards": "ginger pepper", "common": 1, "common_tied": 1, "rare": 2, "rare_tied": 2}, {}, "trade"),
        ({"mosque": "m3-b", "common": 1, "rare": 1}, {}, "faith"),
        ({"scrolls": 4, "scrolls_tied": 4, "mosque": "m3-b"}, {}, "knowledge"),
        ({}, {"cards": "ginger"}, "spice"),  # worth nothing to him: what the human would score most for
        ({}, {"common": 1}, "trade"),
        ({}, {"rare": 1, "scrolls": 1}, "knowledge"),
        ({}, {"mosque": "m1-1"}, "faith"),
        ({"cards": "ginger", "rare": 1}, {"scrolls": 4, "rare": 1}, "trade"),
        ({"cards": "ginger", "rare": 1}, {"scrolls": 4}, "spice"),  # leftmost
        ({"common": 1, "mosque": "m1-1"}, {"rare": 2, "mosque": "m2-2"}, "trade"),
        ({"scrolls": 1, "cards": "ginger"}, {"scrolls": 2, "cards": "ginger ginger"}, "knowledge"),
    ],
)
def test_a_courtier_goes_to_the_hall_worth_most_to_him_then_to_the_human(
    magistrate: dict[str, Any], human: dict[str, Any], hall: str
) -> None:
    table = about_to("palace", yellow=magistrate, red=human)

    changed = act(table)

    assert changed == {f"yellow.courtiers.{hall}": 1, "yellow.servants": 7, "yellow.favour": 1}


@pytest.mark.rule("MERV-SOLO-28")
@pytest.mark.parametrize(
    ("there", "first", "second"),
    [
        ("", "trade", "trade"),
        ("trade", "trade", "trade"),
        ("trade trade", "trade", "faith"),
        ("trade trade trade", "faith", "faith"),
        ("trade trade faith faith faith", "trade", "knowledge"),
        ("trade trade trade faith faith faith knowledge knowledge knowledge", "spice", "spice"),
    ],
)
def test_a_full_hall_is_passed_over_for_the_next_best(there: str, first: str, second: str) -> None:
    things: Things = {"common": 2, "rare": 1, "mosque": "m2-1"}
    table = about_to("palace", 4, yellow=things, red={"courtiers": there, "servants": 0})

    act(table)

    assert sorted(table.player(MAGISTRATE).courtiers.split()) == sorted([first, second])
    assert [event.args["hall"] for event in table.told("courtier_placed")] == [first, second]


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize(
    ("there", "favour"),
    [
        ({}, 1),
        ({"red": {"courtiers": "knowledge"}}, 0),
        ({"red": {"courtiers": "spice trade faith"}}, 1),
        ({"yellow": {"courtiers": "knowledge"}}, 0),
    ],
)
def test_the_first_courtier_of_a_hall_gives_him_favour(there: Things, favour: int) -> None:
    table = about_to("palace", **there)

    act(table)

    assert table.player(MAGISTRATE).courtiers.split()[-1] == "knowledge"
    assert table.player(MAGISTRATE).favour == favour
    assert table.player(RED).favour == 0


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize(("there", "favour"), [("knowledge knowledge", 1), ("knowledge knowledge spice", 0)])
def test_the_favour_of_a_hall_can_come_with_his_second_courtier(there: str, favour: int) -> None:
    table = about_to("palace", 5, yellow={"scrolls": 3, "cards": "ginger"}, red={"courtiers": there})

    changed = act(table)

    assert changed == {
        "yellow.courtiers.knowledge": 1,
        "yellow.courtiers.spice": 1,
        "yellow.servants": 6,
    } | ({"yellow.favour": 1} if favour else {})


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize(("servants", "placed"), [(0, 0), (1, 1), (2, 2)])
def test_without_a_servant_no_courtier_is_placed(servants: int, placed: int) -> None:
    table = about_to("palace", 4, yellow={"servants": servants})

    act(table)

    assert table.player(MAGISTRATE).servants == servants - placed
    assert len(table.player(MAGISTRATE).courtiers.split()) == placed
    assert table.player(MAGISTRATE).favour == min(placed, 1)


@pytest.mark.rule("MERV-SOLO-29")
@pytest.mark.parametrize("free", [0, 1])
def test_without_space_no_courtier_is_placed(free: int) -> None:
    there = "knowledge " * 3 + "spice " * 3 + "trade " * 3 + "faith " * (3 - free)
    table = about_to("palace", 4, red={"courtiers": there, "servants": 0})

    changed = act(table)

    assert changed == ({"yellow.courtiers.faith": 1, "yellow.servants": 7} if free else {})

"""Movements on the stairs with scrolls, and the lines of the printed board. MKSH-STAIRS-15 to -21."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import GREEN, mksh_position

FIRST_STEPS = {1: 0, 2: 4, 3: 7, 4: 11, 5: 15}  # of each flight
# The middle cell of a line by palace flight (rows) and mosque flight
MIDDLE = {
    1: ["cm1", "cm1", "", "", ""],
    2: ["cm1", "cm2", "cm2", "cm3", "cm3"],
    3: ["", "cm2", "cm3", "cm3", "cm4"],
    4: ["", "cm3", "cm3", "cm4", "cm4"],
    5: ["", "cm3", "cm4", "cm4", "cm5"],
}
LINES = [(palace, mosque) for palace in range(1, 6) for mosque in range(1, 6) if palace + mosque > 2]


def line_of(palace: int, mosque: int) -> list[str]:
    middle = MIDDLE[palace][mosque - 1]
    cells = [f"ps{palace}", f"cl{palace}", middle, f"cr{mosque}", f"ms{mosque}"]
    return [f"bonus {cell}" for cell in cells if cell]


# --- lines -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-STAIRS-19", "MKSH-STAIRS-7", "MKSH-STAIRS-5")
@pytest.mark.parametrize(("palace", "mosque"), LINES)
def test_a_crossing_offers_exactly_the_cells_of_its_line(palace: int, mosque: int) -> None:
    steps = {"palace": FIRST_STEPS[palace], "mosque": FIRST_STEPS[mosque]}
    stair = "palace" if palace > 1 else "mosque"
    steps[stair] -= 1

    table = owning("", stair, keshis={stair: 1}, **steps)

    assert (table.asked, table.options) == ("choose_connection", line_of(palace, mosque))


@pytest.mark.rule("MKSH-STAIRS-19", "MKSH-SCROLL-59")
def test_the_line_of_the_first_flights_exists_for_s59() -> None:
    assert learn("s59", palace=3, mosque=3).options == line_of(1, 1)


@pytest.mark.rule("MKSH-STAIRS-19")
@pytest.mark.parametrize(
    ("cell", "flights", "plays", "gained", "keshis"),
    [
        ("ps2", (2, 2), [], {"dinars": 2}, {}),
        ("ps3", (3, 2), [], {"dinars": 3}, {}),
        ("ps4", (4, 2), [], {"dinars": 4}, {}),
        ("ps5", (5, 2), [], {"dinars": 5}, {}),
        ("cl1", (1, 2), [], {"dinars": 1, "points": 1}, {"garden": 1}),
        ("cl2", (2, 2), [], {"dinars": 1}, {"river": 1}),
        ("cl3", (3, 2), [], {"dinars": 1, "orange": 1}, {}),
        ("cl4", (4, 2), [], {"dinars": 1}, {"medina": 1}),
        ("cl5", (5, 2), ["cell 4"], {"dinars": 1, "points": 2}, {"square": 1}),
        ("cm2", (2, 2), [], {"dinars": 1}, {"mosque": 1}),
        ("cm3", (2, 4), [], {"dinars": 1}, {"madrasa": 1}),
        ("cm4", (3, 5), ["keshi green"], {"dinars": 1, "points": 1}, {"garden": 1}),
        ("cm5", (5, 5), ["keshi green"], {"dinars": 1, "points": 2}, {"garden": 2}),
        ("cr2", (2, 2), [], {"dinars": 1}, {"palace": 1}),
        ("cr4", (2, 4), [], {"dinars": 1, "yellow": 1}, {}),
        ("cr5", (2, 5), ["path left"], {"dinars": 1}, {"sahara": 1}),
        ("ms1", (2, 1), [], {"dinars": 1, "points": 1}, {}),
        ("ms2", (2, 2), [], {"dinars": 1, "points": 2}, {}),
        ("ms3", (2, 3), [], {"dinars": 1, "points": 3}, {}),
        ("ms4", (2, 4), [], {"dinars": 1, "points": 5}, {}),
        ("ms5", (2, 5), [], {"dinars": 1, "points": 7}, {}),
    ],
)
def test_a_connecting_cell_gives_what_is_printed(
    cell: str, flights: tuple[int, int], plays: list[str], gained: dict[str, int], keshis: dict[str, int]
) -> None:
    steps = {"palace": FIRST_STEPS[flights[0]], "mosque": FIRST_STEPS[flights[1]]}
    stair = "palace" if flights[0] > 1 else "mosque"
    steps[stair] -= 1
    table = owning("", stair, keshis={stair: 1}, **steps)

    table.play(GREEN, f"bonus {cell}", *plays)

    before = {stair: 1}
    assert table.player(GREEN).keshis == before | {area: n + before.get(area, 0) for area, n in keshis.items()}
    assert gains(table) == gained


@pytest.mark.rule("MKSH-STAIRS-20", "MKSH-STAIRS-13")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
def test_the_fifth_flight_is_the_last_step_alone(stair: str) -> None:
    below = owning("", stair, keshis={stair: 3}, **{stair: 11})
    table = owning("", stair, keshis={stair: 1}, **{stair: 14})

    assert (getattr(below.player(GREEN), stair), gains(below)) == (14, {})
    assert (table.asked, getattr(table.player(GREEN), stair), gains(table)) == ("choose_connection", 15, {"dinars": 1})


# --- movements -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-STAIRS-15", "MKSH-TILE-11", "MKSH-SCROLL-48")
def test_the_steps_of_river_side_11_are_one_movement() -> None:
    green = {"scrolls": "s48", "space": 2, "palace": 7}
    table = mksh_position("green blue", phase=rounds.SEASON_SCROLLS, season=3, round=4, sides="01 03 11", green=green)

    table.play(GREEN, "climb palace")
    assert (table.player(GREEN).palace, table.options) == (10, ["add step", "enough"])
    table.play(GREEN, "add step", "bonus ms1")

    assert table.player(GREEN).palace == 11
    assert table.state.is_over


@pytest.mark.rule("MKSH-STAIRS-15", "MKSH-EXP4-2")
def test_a_stair_cell_at_the_empty_sector_is_no_movement() -> None:
    table = owning("s26 s27 s48", "square", {"expansions": "citizens"}, square=[2, 3], disk=1, water=1, dates=1)

    table.play(GREEN, "cell 2")

    assert (table.player(GREEN).palace, is_at_the_next_worker(table)) == (0, True)


@pytest.mark.rule("MKSH-STAIRS-16")
def test_given_steps_come_first_then_further_ones_in_any_order() -> None:
    table = owning("s26 s27 s48", "palace", keshis={"palace": 2}, palace=4, water=1, dates=1)

    assert (table.player(GREEN).palace, table.options) == (6, ["add step", "add date", "add water", "enough"])
    table.play(GREEN, "add water")
    assert (table.asked, table.player(GREEN).palace) == ("choose_connection", 7)  # made at once
    table.play(GREEN, "bonus ms1", "add step")
    assert table.options == ["add date", "enough"]
    table.play(GREEN, "enough")

    assert (table.player(GREEN).palace, gains(table)) == (8, {"dates": 1, "dinars": 1, "points": 1})


@pytest.mark.rule("MKSH-STAIRS-16")
@pytest.mark.parametrize(
    ("scrolls", "held", "refused", "why"),
    [
        ("s48", {"dates": 1}, "add date", ("steps.no_scroll", "MKSH-SCROLL-26")),
        ("s48", {"water": 1}, "add water", ("steps.no_scroll", "MKSH-SCROLL-27")),
        ("s26 s48", {"water": 1}, "add date", ("steps.no_date", "MKSH-SCROLL-26")),
        ("s27 s48", {"dates": 1}, "add water", ("water.none", "MKSH-SCROLL-27")),
        ("s26", {"dates": 1}, "add step", ("steps.no_scroll", "MKSH-SCROLL-48")),
    ],
)
def test_a_further_step_needs_its_scroll_and_its_resource(
    scrolls: str, held: dict[str, Any], refused: str, why: tuple[str, str]
) -> None:
    table = owning(scrolls, "palace", keshis={"palace": 1}, **held)

    assert table.why_not(refused) == why


@pytest.mark.rule("MKSH-STAIRS-17")
def test_the_order_at_a_crossing() -> None:
    table = owning("s13 s14 s15 s16 s63", "mosque", keshis={"mosque": 2}, mosque=3)

    assert gains(table) == {"water": 1, "dates": 1, "dinars": 2}  # first, all together
    table.play(GREEN, "bonus ms2")
    assert (table.asked, table.player(GREEN).space) == ("choose_connection", 0)  # both bonuses
    table.play(GREEN, "bonus cl1")
    assert (table.asked, table.player(GREEN).space, table.player(GREEN).mosque) == ("choose_water", 1, 4)  # the space
    table.play(GREEN, "enough")

    assert (table.player(GREEN).mosque, gains(table)) == (5, {"water": 1, "dates": 1, "dinars": 2, "points": 3})


@pytest.mark.rule("MKSH-STAIRS-21", "MKSH-STAIRS-12")
def test_on_the_last_step_given_additional_and_bought_steps_give_points() -> None:
    table = owning("s26 s27 s48", "mosque", keshis={"mosque": 2}, mosque=15, water=1, dates=1)

    table.play(GREEN, "add step", "add date", "add water")

    assert (table.player(GREEN).mosque, gains(table)) == (15, {"points": 5})
    assert table.player(GREEN).points["stairs"] == 5

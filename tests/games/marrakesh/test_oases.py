"""What each of the thirty oases is worth in the final scoring. Rules MKSH-END-5 to -7."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import GREEN, Table, mksh_position


def end(oasis: str, **green: Any) -> Table:
    """The game has just been scored; green has explored one oasis, or several."""
    own = {"shown": 0, "line": oasis, **green}
    return mksh_position(season=3, round=4, phase=rounds.PROVISIONS, first="green", green=own)


def worth(oasis: str, **green: Any) -> int:
    return end(oasis, **green).player(GREEN).points.get("oases", 0)


def gates(*colours: str) -> dict[str, Any]:
    """Gates on slots from the first on."""
    return {"gates": dict(enumerate(colours, start=1))}


# --- gates -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 6), (3, 12)])
@pytest.mark.parametrize(("oasis", "colour"), [("01", "green"), ("02", "grey"), ("03", "pink"), ("04", "brown")])
def test_oases_of_gates_of_one_colour(oasis: str, colour: str, count: int, points: int) -> None:
    others = [other for other in ("green", "grey", "pink", "brown", "red") if other != colour]

    assert worth(oasis, **gates(*others, *[colour] * count)) == points


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize("count", [0, 1, 5, 8])
def test_oasis_19_counts_all_gates(count: int) -> None:
    assert worth("19", **gates(*["red"] * count), watchtower=8 - count) == 2 * count


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(
    ("slots", "matching"),
    [
        ({}, 0),
        ({1: "turquoise"}, 1),
        ({1: "green", 2: "turquoise"}, 0),
        ({2: "green", 3: "purple", 4: "pink", 5: "white"}, 3),
        ({3: "yellow", 8: "brown"}, 2),
        ({3: "pink", 8: "red"}, 0),
        ({1: "turquoise", 2: "green", 3: "orange", 4: "pink", 5: "black", 6: "white", 7: "grey", 8: "brown"}, 8),
    ],
)
def test_oasis_28_counts_gates_on_slots_of_their_own_colour(slots: dict[int, str], matching: int) -> None:
    assert worth("28", gates=slots) == 3 * matching


# --- keshis ----------------------------------------------------------------------------------------------------------
AREAS = {"05": "palace", "06": "mosque", "07": "river", "08": "garden", "09": "madrasa"}


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize("count", [0, 1, 8])
@pytest.mark.parametrize(("oasis", "area"), list(AREAS.items()))
def test_oases_of_keshis_of_one_colour(oasis: str, area: str, count: int) -> None:
    keshis = {other: 4 for other in AREAS.values() if other != area}

    assert worth(oasis, keshis={**keshis, area: count}, sellers=area) == 3 + count


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize("cells", [[], [3], [0, 1, 2, 3, 4, 5, 6, 7]])
def test_oasis_10_counts_pink_keshis(cells: list[int]) -> None:
    assert worth("10", square=cells, keshis={"garden": 5}) == 3 + len(cells)


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(("at_gates", "watchtower"), [(0, 0), (0, 3), (2, 0), (3, 5)])
def test_oasis_11_counts_guards_in_the_watchtower_and_at_gates(at_gates: int, watchtower: int) -> None:
    assert worth("11", **gates(*["red"] * at_gates), watchtower=watchtower) == 3 + at_gates + watchtower


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize("caravans", [[0, 0, 0], [1, 0, 0], [0, 2, 1], [3, 3, 2]])
def test_oasis_12_counts_caravans(caravans: list[int]) -> None:
    assert worth("12", caravans=caravans) == 3 + sum(caravans)


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(
    ("keshis", "cells", "big"),
    [
        ({}, [], 0),
        ({"garden": 4, "palace": 4}, [], 0),
        ({"garden": 5}, [], 1),
        ({"garden": 5, "palace": 6, "river": 8, "mosque": 4}, [], 3),
        ({"garden": 5}, [0, 1, 2, 3, 4], 2),
        ({"garden": 8, "palace": 8, "river": 8, "mosque": 8, "madrasa": 8}, list(range(8)), 6),
    ],
)
def test_oasis_29_counts_areas_with_five_keshis(keshis: dict[str, int], cells: list[int], big: int) -> None:
    assert worth("29", keshis=keshis, square=cells, sellers="mosque") == 2 * big


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(
    ("least", "caravans", "guards", "points"),
    [(0, [3, 3, 0], 4, 0), (2, [2, 2, 0], 4, 6), (5, [3, 0, 0], 4, 9), (5, [3, 3, 0], 1, 3), (8, [3, 3, 2], 8, 24)],
)
def test_oasis_30_counts_the_keshis_of_the_least_filled_area(
    least: int, caravans: list[int], guards: int, points: int
) -> None:
    keshis = dict.fromkeys(("garden", "palace", "mosque", "river"), 8)
    sellers = "garden palace mosque river madrasa medina sahara"

    table = end(
        "30",
        keshis={**keshis, "madrasa": least},
        square=list(range(8)),
        caravans=caravans,
        watchtower=guards,
        sellers=sellers,
    )

    assert table.player(GREEN).points.get("oases", 0) == points


# --- scrolls, items, water sellers, oases ----------------------------------------------------------------------------
SCROLLS = "g1 g1 g9 y1 y9 p3 o1 o12"  # three grey, two yellow, one pink, two orange


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(("oasis", "points"), [("13", 3 * 3), ("14", 3 * 2), ("15", 4 * 1), ("16", 6 * 2)])
def test_oases_of_scrolls_of_one_colour(oasis: str, points: int) -> None:
    assert worth(oasis, scrolls=SCROLLS) == points


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(
    ("oasis", "others"), [("13", "y1 p1 o1"), ("14", "g9 p1 o1"), ("15", "g9 y9 o1"), ("16", "p9")]
)
def test_scrolls_of_other_colours_bring_nothing(oasis: str, others: str) -> None:
    assert worth(oasis, scrolls=others) == 0


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(("luxuries", "count"), [("", 0), ("lx01", 1), ("lx03 lx20 lx25 lx07", 4)])
def test_oasis_17_counts_luxury_items(luxuries: str, count: int) -> None:
    assert worth("17", luxuries=luxuries) == 2 * count


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize("sellers", ["", "river", "garden medina sahara"])
def test_oasis_18_counts_water_sellers(sellers: str) -> None:
    assert worth("18", sellers=sellers) == 2 * len(sellers.split())


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize("count", [1, 3, 6])
def test_oasis_20_counts_explored_oases_itself_included(count: int) -> None:
    others = ["16", "13", "14", "15", "17"][: count - 1]  # worth nothing without scrolls and items

    assert worth(" ".join([*others, "20"])) == 2 * count


# --- what is returned ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-5", "MKSH-END-6")
@pytest.mark.parametrize("count", [0, 1, 6])
@pytest.mark.parametrize(("oasis", "kind"), [("21", "dates"), ("22", "dinars"), ("23", "water"), ("24", "goods")])
def test_oases_that_take_things_back(oasis: str, kind: str, count: int) -> None:
    held = dict.fromkeys([name for name in ("dates", "dinars", "water") if name != kind], 2)
    goods = {"yellow": 1, "orange": count - 1} if count and kind == "goods" else {}
    own = {**held, **goods} if kind == "goods" else {**held, kind: count, "purple": 3}

    table = end(oasis, **own)

    green = table.player(GREEN)
    assert green.points["oases"] == 3 + count
    left = {"dates": green.dates, "dinars": green.dinars, "water": green.water, "goods": sum(green.piece.goods)}
    assert left[kind] == 0
    assert green.points.get("leftovers", 0) == sum(left.values()) // 2


@pytest.mark.rule("MKSH-END-6")
def test_all_four_together_leave_nothing_over() -> None:
    held = {"water": 2, "dates": 3, "dinars": 4, "yellow": 1, "purple": 1, "orange": 1}

    table = end("21 22 23 24", scrolls="o11", **held)

    assert table.player(GREEN).points == {"start": 10, "oases": 12 + 2 + 3 + 4 + 3}


# --- stairs and filled areas -----------------------------------------------------------------------------------------
FLIGHTS = [(0, 1), (3, 1), (4, 2), (7, 2), (8, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5)]


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(("step", "flight"), FLIGHTS)
def test_oases_of_the_flight_of_a_pawn(step: int, flight: int) -> None:
    assert worth("25", palace=step, mosque=9) == 2 * flight
    assert worth("26", palace=9, mosque=step) == 2 * flight


@pytest.mark.rule("MKSH-END-5")
@pytest.mark.parametrize(("sellers", "count"), [("", 0), ("garden", 1), ("garden palace river", 2)])
def test_oasis_27_counts_filled_areas(sellers: str, count: int) -> None:
    table = end("27", keshis={"garden": 8, "palace": 8, "river": 7}, sellers=sellers)

    points = table.player(GREEN).points
    assert (points.get("oases", 0), points.get("filled_areas", 0)) == (5 * count, 10 * count)

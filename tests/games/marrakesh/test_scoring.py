"""The final scoring: filled areas, the choice of oases, leftovers, the ranking. Rules MKSH-END.

What each oasis is worth is in `test_oasis_tiles.py`, what each town is worth in `test_town_tiles.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_position

EIGHT = "garden madrasa palace mosque square river medina sahara"


def end(players: str = FOUR, expansions: str = "", **seats: Any) -> Table:
    """The game has just been scored; no provision tile asked for anything."""
    for colour in players.split():
        seats[colour] = {"shown": 0, **seats.get(colour, {})}
    table = mksh_position(
        players, season=3, round=4, phase=rounds.PROVISIONS, first="green", expansions=expansions, **seats
    )
    assert table.state.is_over
    return table


def filled(*areas: str) -> dict[str, Any]:
    """Eight keshis in each of the areas."""
    things: dict[str, Any] = {"keshis": {area: 8 for area in areas if area not in ("square", "sahara", "medina")}}
    if "square" in areas:
        things["square"] = list(range(8))
    if "sahara" in areas:
        things["caravans"] = [3, 3, 2]
    if "medina" in areas:
        things["watchtower"] = 8
    return things


def places(table: Table) -> dict[str, int]:
    """The place of everybody; the winner comes first."""
    colours = [participant.colour for participant in table.state.participants]
    ranking = table.state.ranking()
    assert [rank.place for rank in ranking] == sorted(rank.place for rank in ranking)
    return {colours[rank.who]: rank.place for rank in ranking}


def scored_oases(table: Table) -> list[str]:
    return [event.args["oasis"] for event in table.told("oasis_scored") if event.who == 0]


# --- when ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-1")
@pytest.mark.parametrize("season", [1, 2])
def test_nothing_is_scored_before_the_end_of_the_third_season(season: int) -> None:
    own = {"shown": 0, **filled("garden"), "sellers": "garden", "line": "05", "yellow": 6}

    table = mksh_position(season=season, round=4, phase=rounds.PROVISIONS, first="green", green=own)

    assert not table.state.is_over
    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-END-1")
def test_the_final_scoring_comes_after_the_provisions_of_the_third_season() -> None:
    table = end(green={"shown": 1, "provisions": "pv10 pv01 pv02", "water": 8, "dates": 4})

    assert table.player(GREEN).points == {"start": 10, "leftovers": (6 + 2) // 2}


# --- filled areas ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-3")
@pytest.mark.parametrize("area", EIGHT.split())
def test_eight_keshis_and_a_water_seller_fill_an_area(area: str) -> None:
    table = end(green={**filled(area), "sellers": area})

    assert table.player(GREEN).points == {"start": 10, "filled_areas": 10}
    assert [event.args["area"] for event in table.told("area_filled")] == [area]


@pytest.mark.rule("MKSH-END-3")
@pytest.mark.parametrize("area", EIGHT.split())
def test_an_area_without_its_own_water_seller_is_not_filled(area: str) -> None:
    others = " ".join(other for other in EIGHT.split() if other != area)

    table = end(green={**filled(area), "sellers": others})

    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-END-3")
@pytest.mark.parametrize("area", ["garden", "madrasa", "palace", "mosque", "river"])
def test_seven_keshis_do_not_fill_an_area(area: str) -> None:
    table = end(green={"keshis": {area: 7}, "sellers": area})

    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-END-3")
@pytest.mark.parametrize("count", [1, 3, 8])
def test_each_filled_area_gives_ten_points(count: int) -> None:
    areas = EIGHT.split()[:count]

    table = end(green={**filled(*areas), "sellers": " ".join(areas)})

    assert table.player(GREEN).points["filled_areas"] == 10 * count


@pytest.mark.rule("MKSH-END-2")
@pytest.mark.parametrize("gates", [0, 1, 4, 8])
def test_guards_in_the_watchtower_fill_the_medina_like_those_at_gates(gates: int) -> None:
    own = {"gates": dict.fromkeys(range(1, gates + 1), "red"), "watchtower": 8 - gates, "sellers": "medina"}

    table = end(green=own)

    assert table.player(GREEN).points == {"start": 10, "filled_areas": 10}


@pytest.mark.rule("MKSH-END-2")
def test_gates_do_not_make_up_for_missing_guards() -> None:
    table = end(green={"gates": dict.fromkeys(range(1, 6), "red"), "watchtower": 2, "sellers": "medina"})

    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-END-4")
def test_the_souk_is_never_filled() -> None:
    table = end(green={"yellow": 8, "purple": 8, "orange": 8, "sellers": EIGHT})

    assert table.player(GREEN).points == {"start": 10, "leftovers": 12}


# --- the best oases --------------------------------------------------------------------------------------------------
KESHIS = {"palace": 1, "mosque": 2, "river": 3, "garden": 4, "madrasa": 5}  # oases 05 to 09: 4, 5, 6, 7, 8 points


@pytest.mark.rule("MKSH-END-5", "MKSH-SAHARA-23")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("", 0),
        ("05", 4),
        ("05 09", 12),
        ("05 06 07", 15),
        ("05 06 07 08", 18),
        ("09 08 07 06 05", 21),
        ("05 06 07 08 09 12", 21),
        ("05 06 07 08 09 12 10", 21),
    ],
)
def test_the_best_three_oases_count(line: str, points: int) -> None:
    table = end(green={"keshis": KESHIS, "line": line})

    assert table.player(GREEN).points.get("oases", 0) == points


@pytest.mark.rule("MKSH-END-8")
def test_oases_in_the_sahara_score_nothing_revealed_or_not() -> None:
    table = end(green={"keshis": KESHIS, "oases": "05 06 07 08 09 10", "caravans": [3, 1, 0]})

    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-END-5", "MKSH-END-8")
def test_oases_are_counted_for_each_player() -> None:
    table = end(
        green={"line": "05"}, blue={"line": "07", "keshis": {"river": 8, "palace": 8}}, red={"line": "06 05 07"}
    )

    oases = [table.player(colour).points.get("oases", 0) for colour in FOUR.split()]
    assert oases == [3, 11, 0, 9]


@pytest.mark.rule("MKSH-END-16")
@pytest.mark.parametrize(
    ("tile", "points", "leftovers", "left"),
    [
        ("21", 3 + 4, (3 + 5 + 6) // 2, (3, 0, 5, 6)),
        ("20", 3 + 5, (3 + 4 + 6) // 2, (3, 4, 0, 6)),
        ("19", 3 + 3, (4 + 5 + 6) // 2, (0, 4, 5, 6)),
    ],
)
def test_what_an_oasis_takes_back_is_no_leftover(
    tile: str, points: int, leftovers: int, left: tuple[int, int, int, int]
) -> None:
    held = {"water": 3, "dates": 4, "dinars": 5, "yellow": 1, "purple": 2, "orange": 3}

    table = end(green={"line": tile, **held})

    green = table.player(GREEN)
    assert (green.points["oases"], green.points["leftovers"]) == (points, leftovers)
    assert (green.water, green.dates, green.dinars, sum(green.piece.goods)) == left


@pytest.mark.rule("MKSH-END-16", "MKSH-END-5")
def test_an_oasis_that_is_not_scored_takes_nothing_back() -> None:
    keshis = {"palace": 8, "mosque": 8, "river": 8}

    table = end(green={"line": "05 06 07 21", "keshis": keshis, "dates": 3})

    green = table.player(GREEN)
    assert (green.points["oases"], green.points["leftovers"], green.dates) == (33, 1, 3)


@pytest.mark.rule("MKSH-END-17")
def test_oases_are_chosen_together_with_the_leftovers() -> None:
    five_each = {"palace": 2, "mosque": 2, "river": 2}

    table = end(green={"line": "05 06 07 21", "keshis": five_each, "dates": 3, "water": 1})

    green = table.player(GREEN)  # oasis 21 would be worth 6, but two points of leftovers
    assert (green.points["oases"], green.points["leftovers"]) == (15, 2)
    assert scored_oases(table) == ["05", "06", "07"]


@pytest.mark.rule("MKSH-END-17")
def test_an_odd_thing_makes_the_oasis_the_better_choice() -> None:
    five_each = {"palace": 2, "mosque": 2, "river": 2}

    table = end(green={"line": "21 05 06 07", "keshis": five_each, "dates": 5, "water": 0})

    green = table.player(GREEN)  # 10 + 8 against 15 + 2
    assert (green.points["oases"], green.points.get("leftovers", 0)) == (18, 0)
    assert scored_oases(table) == ["05", "06", "21"]


@pytest.mark.rule("MKSH-END-17")
def test_the_lowest_numbers_decide_between_equal_choices() -> None:
    table = end(green={"line": "21 07 06 05", "keshis": {"palace": 1, "mosque": 1}, "dates": 1, "water": 1})

    green = table.player(GREEN)  # 4 + 4 + 3 and one leftover, or 4 + 4 + 4
    assert (green.points["oases"], green.points["leftovers"], green.dates) == (11, 1, 1)
    assert scored_oases(table) == ["05", "06", "07"]


# --- leftovers -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-9")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ({}, 0),
        ({"water": 1}, 0),
        ({"water": 1, "dates": 1}, 1),
        ({"dinars": 3}, 1),
        ({"yellow": 1, "purple": 1, "orange": 1, "dates": 1}, 2),
        ({"water": 1, "dates": 1, "dinars": 1, "yellow": 1, "purple": 1}, 2),
        ({"water": 3, "dates": 5, "dinars": 2, "yellow": 1, "purple": 2, "orange": 4}, 8),
    ],
)
def test_two_leftover_things_give_a_point(held: dict[str, int], points: int) -> None:
    table = end(green=held)

    assert table.player(GREEN).points.get("leftovers", 0) == points
    assert table.player(GREEN).score == 10 + points


@pytest.mark.rule("MKSH-END-10")
def test_filled_areas_come_before_oases_and_those_before_leftovers() -> None:
    own = {**filled("garden"), "sellers": "garden", "line": "21", "dates": 3, "water": 4}

    table = end(green=own)

    booked = [event.args["source"] for event in table.told("points_scored") if event.who == 0]
    assert booked == ["filled_areas", "oases", "leftovers"]
    assert table.player(GREEN).points == {"start": 10, "filled_areas": 10, "oases": 6, "leftovers": 2}


@pytest.mark.rule("MKSH-END-10")
def test_towns_come_with_the_oases_before_the_leftovers() -> None:
    own = {"line": "20", "dinars": 3, "water": 4, "palace": 6, "towns": ["t04", ""], "day": 1, "caravans": [4, 0, 0]}

    table = end(expansions="towns", green=own)

    booked = [event.args["source"] for event in table.told("points_scored") if event.who == 0]
    assert sorted(booked[:2]) == ["oases", "towns"]
    assert booked[2:] == ["leftovers"]


# --- the ranking -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-11", "MKSH-END-15")
def test_most_points_win_whatever_the_pawns() -> None:
    table = end(
        green={"score": 50}, blue={"score": 70}, yellow={"score": 60, "palace": 15, "mosque": 15}, red={"score": -3}
    )

    assert places(table) == {BLUE: 1, YELLOW: 2, GREEN: 3, RED: 4}


@pytest.mark.rule("MKSH-END-11")
def test_the_final_scoring_counts_for_the_victory() -> None:
    table = end("green blue", green={"score": 50}, blue={"score": 45, "yellow": 12})

    assert places(table) == {BLUE: 1, GREEN: 2}


@pytest.mark.rule("MKSH-END-12")
def test_the_higher_adviser_breaks_a_tie() -> None:
    table = end(
        "green blue yellow",
        green={"score": 50, "palace": 5, "mosque": 15},
        blue={"score": 50, "palace": 6},
        yellow={"score": 50, "palace": 4, "mosque": 9},
    )

    assert places(table) == {BLUE: 1, GREEN: 2, YELLOW: 3}


@pytest.mark.rule("MKSH-END-13")
def test_the_higher_disciple_breaks_a_tie_that_remains() -> None:
    table = end(
        "green blue yellow",
        green={"score": 50, "palace": 6, "mosque": 3},
        blue={"score": 50, "palace": 6, "mosque": 2},
        yellow={"score": 50, "palace": 6, "mosque": 4},
    )

    assert places(table) == {YELLOW: 1, GREEN: 2, BLUE: 3}


@pytest.mark.rule("MKSH-END-14")
def test_who_is_equal_in_everything_shares_the_victory() -> None:
    equal = {"score": 50, "palace": 6, "mosque": 3}

    table = end(green=equal, blue={"score": 49}, yellow=equal, red={"score": 48})

    assert places(table) == {GREEN: 1, YELLOW: 1, BLUE: 3, RED: 4}


@pytest.mark.rule("MKSH-END-15")
def test_the_other_places_follow_the_same_criteria_and_can_be_shared() -> None:
    table = end(
        green={"score": 40, "palace": 2, "mosque": 9},
        blue={"score": 40, "palace": 3, "mosque": 1},
        yellow={"score": 60},
        red={"score": 40, "palace": 2, "mosque": 9},
    )

    assert places(table) == {YELLOW: 1, BLUE: 2, GREEN: 3, RED: 3}

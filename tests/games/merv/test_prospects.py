"""If the game ended now: this year's scoring, the sets of spices, and what may be lost before."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.state import Danger, Prospect
from tests.games.merv.position import BLUE, MAGISTRATE, RED, YELLOW, Table, Things, merv_position

SCHOLAR: Things = {"scrolls": 5, "cards": "ginger ginger pepper", "common": 3, "rare": 1, "mosque": "m7"}


def prospect(table: Table, colour: str, seat: int | None = None) -> Prospect:
    return next(one for one in table.state.prospects(seat) if one.who == table.who(colour))


def due(table: Table, colour: str) -> dict[str, int]:
    """What the final scoring would bring."""
    had = next(score for score in table.state.scores() if score.who == table.who(colour))
    found = prospect(table, colour).by_source
    return {source: n - had.by_source[source] for source, n in found.items() if n != had.by_source[source]}


def dangers(table: Table, colour: str) -> list[tuple[str, Any]]:
    return [(danger.kind, danger.args) for danger in prospect(table, colour).dangers]


# --- the points -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SCORE-3", "MERV-END-1")
def test_every_courtier_scores_once_and_the_cards_as_sets() -> None:
    table = merv_position(red={**SCHOLAR, "courtiers": "knowledge spice trade faith faith", "favour": 5})

    assert due(table, RED) == {"palace": 5 + 3 + 4 + 7 + 7, "spice_sets": 3 + 1}
    assert due(table, BLUE) == {}


@pytest.mark.rule("MERV-SCORE-6")
def test_where_favour_is_short_the_best_courtiers_score() -> None:
    table = merv_position(red={**SCHOLAR, "courtiers": "knowledge spice trade faith faith", "favour": 3})

    assert due(table, RED) == {"palace": 7 + 7 + 5, "spice_sets": 4}
    assert dangers(table, RED) == [("courtiers_unpaid", {"n": 2})]


@pytest.mark.rule("MERV-SCORE-7", "MERV-SCORE-8", "MERV-SCORE-9")
def test_buildings_the_scoring_tile_and_the_completed_mosque() -> None:
    city = {"r1c1": "mosque-tan red", "r1c2": "mosque-teal red", "r2c2": "palace-tan red", "r3c1": "wall-tan blue"}
    table = merv_position(city=city, red={"scoring_tile": "palace", "mosque": "m10"})

    assert due(table, RED) == {"buildings": 3, "scoring_tile": 3, "completed_mosque": 8}
    assert due(table, BLUE) == {"buildings": 1}


@pytest.mark.rule("MERV-END-3")
def test_places_are_those_of_the_end() -> None:
    table = merv_position(
        order="red blue yellow",
        city={"r1c1": "wall-tan red", "r1c2": "wall-teal blue", "r1c3": "palace-tan yellow"},
        blue={"favour": 1},
    )

    assert {colour: prospect(table, colour).place for colour in (RED, BLUE, YELLOW)} == {BLUE: 1, RED: 2, YELLOW: 3}


@pytest.mark.rule("MERV-SCORE-1")
def test_in_the_midst_of_the_scoring_only_the_rest_is_added() -> None:
    """Blue has scored all of its courtiers. Red chooses a poor one first; two more are still to be chosen."""
    scholar: Things = {**SCHOLAR, "courtiers": "knowledge spice trade faith faith", "favour": 3}
    table = merv_position(at="scoring", year=1, order="blue red yellow", red=scholar, blue={**scholar, "favour": 5})
    assert prospect(table, RED).by_source["palace"] == 7 + 7 + 5

    table.play(RED, "score spice")

    assert table.asked == "choose_courtier"
    assert prospect(table, RED).by_source["palace"] == 3 + 7 + 7
    assert prospect(table, BLUE).by_source["palace"] == 5 + 3 + 4 + 7 + 7
    assert dangers(table, RED) == []


@pytest.mark.rule("MERV-SOLO-53", "MERV-SOLO-54", "MERV-SOLO-68")
def test_alone_the_magistrate_scores_too_and_equal_points_are_a_defeat() -> None:
    table = merv_position(players=1, city={"r1c1": "wall-tan red", "r1c2": "wall-teal yellow"}, year=2)

    assert {one.who: (one.place, one.total) for one in table.state.prospects()} == {
        table.who(RED): (2, 1),
        table.who(MAGISTRATE): (1, 1),
    }
    assert dangers(table, MAGISTRATE) == []


# --- dangers --------------------------------------------------------------------------------------------------------
CITY = {"r1c1": "wall-tan red", "r1c3": "palace-tan red", "r5c5": "wall-teal red !yellow", "r3c1": "wall-orange blue"}


@pytest.mark.rule("MERV-INVASION-1", "MERV-INVASION-2")
def test_buildings_that_neither_walls_nor_a_soldier_protect_are_open_to_the_mongols() -> None:
    table = merv_position(year=2, city=CITY, walls={"n3": "tan-3"})

    assert dangers(table, RED) == [("buildings_open", {"n": 1, "cells": ["r1c1"]})]
    assert dangers(table, BLUE) == [("buildings_open", {"n": 1, "cells": ["r3c1"]})]
    assert prospect(table, RED).by_source["buildings"] == 3  # whoever is attacked may pay
    assert prospect(table, RED).dangers == [Danger("buildings_open", "MERV-INVASION-2", {"n": 1, "cells": ["r1c1"]})]


@pytest.mark.rule("MERV-INVASION-1")
def test_nobody_comes_in_the_first_year() -> None:
    assert dangers(merv_position(year=1, city=CITY), RED) == []


@pytest.mark.rule("MERV-INVASION-4", "MERV-INVASION-7")
def test_in_the_invasion_what_is_decided_is_in_danger_no_more() -> None:
    table = merv_position(at="invasion", year=3, city=CITY, red={"cubes": "tan tan"})
    assert dangers(table, RED) == [("buildings_open", {"n": 2, "cells": ["r1c1", "r1c3"]})]

    table.play(RED, "lose building")

    assert dangers(table, RED) == [("buildings_open", {"n": 1, "cells": ["r1c3"]})]
    assert prospect(table, RED).by_source["buildings"] == 2


# --- previews -------------------------------------------------------------------------------------------------------
def test_a_preview_tells_how_the_end_would_change() -> None:
    """A building that is lost would score no point."""
    table = merv_position(at="invasion", year=2, city=CITY, red={"cubes": "tan", "favour": 1})

    preview = table.state.preview(table.state.game.parse_action("lose building"), table.who(RED))

    assert preview.prospects == {table.who(RED): -1}

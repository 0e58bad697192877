"""If the game ended now: filled areas, the best oases and towns, leftovers; provisions are a danger."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.core.state import Danger, Prospect
from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.game import GAME
from tests.games.marrakesh.position import FOUR, GREEN, RED, YELLOW, Table, mksh_position


def prospect(table: Table, colour: str = GREEN) -> Prospect:
    colours = [participant.colour for participant in table.state.participants]
    return next(one for one in table.state.prospects() if colours[one.who] == colour)


def points(table: Table, colour: str = GREEN) -> dict[str, int]:
    return {source: n for source, n in prospect(table, colour).by_source.items() if n and source != "start"}


def at(**seats: Any) -> Table:
    """The second season, in which workers are activated; no provision tile asks for anything."""
    expansions = seats.pop("expansions", "")
    for colour in FOUR.split():
        seats[colour] = {"shown": 0, "water": 0, "dates": 0, "dinars": 0, **seats.get(colour, {})}
    return mksh_position(season=2, round=2, first="green", expansions=expansions, **seats)


# --- the points -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-END-3")
def test_filled_areas() -> None:
    table = at(green={"keshis": {"garden": 8, "river": 8, "palace": 7}, "sellers": "garden river palace"})

    assert points(table) == {"filled_areas": 20}


@pytest.mark.rule("MKSH-END-9")
@pytest.mark.parametrize(("water", "goods", "found"), [(1, 0, {}), (1, 1, {"leftovers": 1}), (4, 3, {"leftovers": 3})])
def test_leftovers(water: int, goods: int, found: dict[str, int]) -> None:
    assert points(at(green={"water": water, "yellow": goods})) == found


@pytest.mark.rule("MKSH-END-5", "MKSH-END-16", "MKSH-END-17")
def test_the_best_three_oases_and_what_they_leave() -> None:
    """The final scoring itself is asked: with the same things the end of the game brings the same."""
    things: dict[str, Any] = {"line": "05 19 22 26", "keshis": {"garden": 5}, "water": 9, "dates": 3, "shown": 0}
    now = at(green=things)
    end = mksh_position(
        season=3,
        round=4,
        phase=rounds.PROVISIONS,
        first="green",
        **{**empty(), "green": {**empty()["green"], **things}},
    )

    assert end.state.is_over
    assert points(now) == {source: n for source, n in end.player(GREEN).points.items() if source != "start"}
    assert set(points(now)) == {"oases", "leftovers"}
    assert now.player(GREEN).water == 9


def empty() -> dict[str, Any]:
    return {colour: {"shown": 0, "water": 0, "dates": 0, "dinars": 0} for colour in FOUR.split()}


@pytest.mark.rule("MKSH-END-12", "MKSH-END-13")
def test_places_are_those_of_the_end() -> None:
    table = at(
        green={"palace": 2, "mosque": 1},
        yellow={"palace": 2, "mosque": 3},
        red={"keshis": {"garden": 8}, "sellers": "garden"},
    )

    assert [prospect(table, colour).place for colour in (RED, YELLOW, GREEN)] == [1, 2, 3]


# --- dangers --------------------------------------------------------------------------------------------------------
SHORT = {"provisions": "pv01 pv08 pv02", "shown": 3}  # 4 water, 1 date, 1 dinar; 9 points


@pytest.mark.rule("MKSH-PROVISION-1", "MKSH-PROVISION-3", "MKSH-PROVISION-4")
def test_who_is_short_of_provisions_is_in_danger() -> None:
    table = at(green={**SHORT, "water": 3, "dates": 1})

    args = {"n": 9, "things": {"water": 1, "dinar": 1}}
    assert prospect(table).dangers == [Danger("provisions_short", "MKSH-PROVISION-3", args)]
    assert points(table) == {"leftovers": 2}  # not yet lost


@pytest.mark.rule("MKSH-PROVISION-2")
def test_who_has_everything_is_not() -> None:
    assert prospect(at(green={**SHORT, "water": 4, "dates": 1, "dinars": 1})).dangers == []


@pytest.mark.rule("MKSH-PROVISION-11", "MKSH-PROVISION-13")
@pytest.mark.parametrize(
    ("scroll", "things", "safe"),
    [("s44", {"water": 2, "dinars": 1}, True), ("s44", {"water": 3}, False), ("s33", {"water": 4, "dates": 2}, True)],
)
def test_scrolls_that_make_it_easier_count(scroll: str, things: dict[str, int], safe: bool) -> None:
    assert (prospect(at(green={**SHORT, "scrolls": scroll, **things})).dangers == []) == safe


@pytest.mark.rule("MKSH-PROVISION-9")
def test_when_a_season_is_supplied_nothing_is_in_danger_any_more() -> None:
    seats: dict[str, Any] = {**empty(), "green": {**empty()["green"], **SHORT}}
    table = mksh_position(season=2, round=4, phase=rounds.PROVISIONS, first="green", **seats)

    assert table.asked == "choose_provision"
    assert table.player(GREEN).points["provisions"] == -9
    assert prospect(table).dangers == []


def test_the_game_says_what_is_missing() -> None:
    table = at(green={**SHORT, "water": 3, "dates": 1})
    said = GAME.speaker("en").danger(prospect(table).dangers[0], table.state)

    assert said == "Missing for the provisions: 1 water, 1 dinar. At stake: all resources and 9 points."

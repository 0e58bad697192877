"""How the magistrate fares in the phases that are not turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.position import BLUE, MAGISTRATE, RED, YELLOW, Things
from tests.games.merv.solo_position import solo_position


# --- the other phases -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SOLO-51")
@pytest.mark.parametrize(
    ("camels", "order", "left"),
    [(0, "blue red yellow", 0), (1, "blue yellow red", 0), (2, "yellow blue red", 0), (4, "yellow blue red", 2)],
)
def test_he_spends_as_many_camels_as_he_can_for_his_place(camels: int, order: str, left: int) -> None:
    slots = {1: YELLOW, 3: RED, 5: BLUE}
    table = solo_position(
        at="round_end", round=2, slots=slots, yellow={"camels": camels}, solo_deck="palace", city={"r5c5": "palace-tan"}
    )

    assert table.order == order
    assert table.player(MAGISTRATE).camels == left
    assert table.player(RED).camels + table.player(BLUE).camels == camels - left


@pytest.mark.rule("MERV-SOLO-51")
@pytest.mark.parametrize(
    ("camels", "space", "order", "left"),
    [
        (0, "space 1", "red blue yellow", 1),  # red left a camel on both spaces behind
        (1, "space 1", "red yellow blue", 1),  # his own goes to space 3, red's of space 2 comes to him
        (3, "space 1", "red yellow blue", 3),
        (0, "space 2", "blue red yellow", 1),
        (1, "space 2", "yellow red blue", 0),  # space 3 is the only free one behind
        (0, "space 3", "blue yellow red", 0),
        (1, "space 3", "yellow blue red", 0),
    ],
)
def test_he_gains_the_camels_on_the_space_he_takes_but_not_for_the_same_move(
    camels: int, space: str, order: str, left: int
) -> None:
    slots = {1: RED, 2: YELLOW, 4: BLUE}
    yellow: Things = {"camels": camels}
    table = solo_position(at="round_end", round=2, slots=slots, red={"camels": 2}, yellow=yellow, solo_deck="palace")

    table.play(RED, space)

    assert table.order == order
    [walk] = [event for event in table.told("space_taken") if event.who == table.who(MAGISTRATE)]
    assert camels - walk.args["n"] + walk.args["gained"] == left
    assert table.player(MAGISTRATE).camels == left


@pytest.mark.rule("MERV-SOLO-52")
@pytest.mark.parametrize("year", [2, 3])
def test_the_mongols_never_take_a_building_of_the_magistrate(year: int) -> None:
    city = {"r1c1": "wall-tan yellow", "r3c1": "yellow", "r2c2": "blue", "r4c4": "blue !red", "r5c5": "blue"}
    city |= {"r1c5": "blue", "r4c1": "mosque-teal red", "r4c2": "red !yellow", "r5c3": "mosque-tan red"}
    invasion: dict[str, Any] = {"order": "red yellow blue", "at": "invasion", "year": year, "walls": "n5 e1"}
    table = solo_position(**invasion, city=city, red={"cubes": "teal"}, solo_deck="")

    assert (table.asked, table.options) == ("choose_ransom", ["lose building", "ransom teal"])
    table.play(RED, "ransom teal")
    assert (table.asked, table.options) == ("choose_ransom", ["lose building"])
    table.play(RED, "lose building")

    standing = {"r1c1": YELLOW, "r3c1": YELLOW, "r4c4": BLUE, "r1c5": BLUE, "r4c1": RED, "r4c2": RED}
    assert {cell: table.owner(cell) for cell in city} == dict.fromkeys(city) | standing
    assert [table.player(colour).buildings for colour in (MAGISTRATE, BLUE, RED)] == [7, 7, 7]


@pytest.mark.rule("MERV-SOLO-67")
def test_his_soldiers_come_home_after_the_attacks() -> None:
    city = {"r1c1": "yellow !yellow", "r2c2": "blue !yellow", "r4c4": "yellow !red", "r5c5": "blue !red"}
    table = solo_position(order="red yellow blue", at="invasion", year=2, city=city, walls="e5 s5", solo_deck="")

    assert {table.soldier(cell) for cell in city} == {None}
    assert table.player(MAGISTRATE).servants == 8
    assert table.player(RED).servants == 8
    assert [table.owner(cell) for cell in city] == [YELLOW, BLUE, YELLOW, BLUE]


@pytest.mark.rule("MERV-SOLO-53")
@pytest.mark.parametrize("favour", [0, 1, 10])
@pytest.mark.parametrize("year", [1, 2, 3])
def test_every_courtier_of_the_magistrate_scores_and_costs_no_favour(favour: int, year: int) -> None:
    things: Things = {"courtiers": "knowledge knowledge spice trade faith", "mosque": "m4-b", "favour": favour}
    things |= {
        "scrolls": 5,
        "scrolls_tied": 3,
        "common": 2,
        "common_tied": 1,
        "rare": 2,
        "cards": "ginger ginger pepper",
    }
    table = solo_position(order="red yellow blue", at="scoring", year=year, yellow=things, solo_deck="")

    points = table.player(MAGISTRATE).points
    assert points.pop("spice_sets", 0) == (4 if year == 3 else 0)
    assert points == {"palace": 21}
    assert table.player(MAGISTRATE).favour == favour


@pytest.mark.rule("MERV-SOLO-53")
def test_he_scores_buildings_his_tile_and_the_completed_mosque() -> None:
    city = {"r1c1": "mosque-tan yellow", "r1c2": "mosque-teal yellow", "r2c1": "library-tan yellow"}
    city |= {"r2c2": "library-teal yellow", "r2c4": "library-orange yellow", "r5c1": "library-purple blue"}
    things: Things = {"mosque": "m10", "scoring_tile": "library"}
    table = solo_position(
        order="red yellow blue", at="scoring", city=city | {"r5c2": "wall-tan red"}, yellow=things, solo_deck=""
    )

    assert table.player(MAGISTRATE).points == {"buildings": 5, "scoring_tile": 9, "completed_mosque": 8}
    assert table.player(RED).points == {"buildings": 1}


@pytest.mark.rule("MERV-SOLO-54")
@pytest.mark.parametrize(
    ("human", "magistrate", "winner"), [(20, 20, YELLOW), (21, 20, RED), (19, 20, YELLOW), (0, 0, YELLOW), (1, 0, RED)]
)
def test_the_human_wins_only_with_more_points(human: int, magistrate: int, winner: str) -> None:
    red: Things = {"points": human, "favour": 10, "influence": 20}
    yellow: Things = {"points": magistrate}
    table = solo_position(order="red yellow blue", at="scoring", year=3, red=red, yellow=yellow, solo_deck="")

    assert table.state.is_over
    loser = RED if winner == YELLOW else YELLOW
    assert [(rank.place, rank.who) for rank in table.state.ranking()] == [(1, table.who(winner)), (2, table.who(loser))]


@pytest.mark.rule("MERV-SOLO-54", "MERV-SOLO-68")
@pytest.mark.parametrize(
    ("red_cards", "winner"), [("pepper ginger juniper", YELLOW), ("pepper ginger ginger juniper", RED)]
)
def test_the_sets_of_both_decide_the_game(red_cards: str, winner: str) -> None:
    red: Things = {"points": 20, "cards": red_cards}
    yellow: Things = {"points": 16, "cards": "cinnamon ginger juniper pepper"}
    table = solo_position(order="red yellow blue", at="scoring", year=3, red=red, yellow=yellow, solo_deck="")

    assert table.player(MAGISTRATE).score == 26
    assert table.state.ranking()[0].who == table.who(winner)


@pytest.mark.rule("MERV-SOLO-54")
def test_the_end_of_the_game_names_the_winner() -> None:
    red: Things = {"courtiers": "knowledge spice", "favour": 1, "scrolls": 3, "cards": "ginger ginger"}
    table = solo_position(order="red yellow blue", at="scoring", year=3, red=red, yellow={"points": 5}, solo_deck="")

    table.play(RED, "score knowledge")

    assert [(event.who, event.rule, event.args["other"]) for event in table.told("game_ended")] == [
        (table.who(YELLOW), "MERV-SOLO-54", [table.who(YELLOW), table.who(RED)])
    ]
    assert (table.player(RED).score, table.player(YELLOW).score) == (5, 5)


@pytest.mark.rule("MERV-SOLO-68")
@pytest.mark.parametrize(
    ("year", "cards", "points"),
    [
        *[(3, "", 0), (3, "ginger", 1), (3, "ginger ginger", 2), (3, "ginger pepper", 3)],
        (3, "ginger ginger juniper pepper", 7),
        (3, "cinnamon ginger juniper pepper", 10),
        (3, "cinnamon cinnamon cinnamon ginger ginger juniper juniper pepper", 17),
        *[(1, "ginger pepper", 0), (2, "ginger pepper", 0)],  # not before the end
    ],
)
def test_at_the_end_his_cards_score_as_sets(year: int, cards: str, points: int) -> None:
    table = solo_position(order="red yellow blue", at="scoring", year=year, yellow={"cards": cards}, solo_deck="")

    assert table.player(MAGISTRATE).points == ({"spice_sets": points} if points else {})

"""Goal cards at the end of the game. POLO-GOAL-1 to -6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.editions import lines_of
from tests.games.marco_polo.position import BLUE, GREEN, YELLOW, Table, polo_position
from tests.games.marco_polo.printed import GOAL_ROWS

CARDS = [(card, city, province, int(points)) for card, city, province, points in map(str.split, lines_of(GOAL_ROWS))]
GOAL_PLACES = [(card, city, province) for card, city, province, _ in CARDS]
EVERYWHERE = "moscow karakorum samarcanda lan-zhou alexandria karachi sumatra anxi ormuz kashgar xian adana kochi"


def scored(goals: str, posts: str, **blue: Any) -> dict[str, int]:
    """The points of blue's goals when the game has ended."""
    table = polo_position(round=5, blue={"goals": goals, "posts": posts, "stock": 0, **blue})
    table.play(BLUE, "end turn")
    assert table.asked is None
    return {source: n for source, n in table.player(BLUE).points.items() if source.startswith("goal")}


def without(place: str) -> str:
    return " ".join(other for other in EVERYWHERE.split() if other != place)


# --- the cards ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-GOAL-1", "POLO-GOAL-2", "POLO-GOAL-3")
@pytest.mark.parametrize(("card", "city", "province", "points"), CARDS)
def test_posts_in_both_places_give_the_points_of_the_card(card: str, city: str, province: str, points: int) -> None:
    assert scored(card, f"{city} {province}") == {"goal_cards": points, "goal_places": 3}


@pytest.mark.rule("POLO-GOAL-1", "POLO-GOAL-2", "POLO-GOAL-3")
@pytest.mark.parametrize(("card", "city", "province"), GOAL_PLACES)
def test_a_card_with_one_place_missing_gives_neither_points_nor_a_penalty(card: str, city: str, province: str) -> None:
    assert scored(card, without(city)) == {"goal_places": 1}
    assert scored(card, without(province)) == {"goal_places": 1}


@pytest.mark.rule("POLO-GOAL-1")
@pytest.mark.parametrize(("card", "city", "province"), GOAL_PLACES)
def test_posts_of_others_do_not_fulfil_a_card(card: str, city: str, province: str) -> None:
    table = polo_position(round=5, blue={"goals": card}, green={"posts": f"{city} {province}"})

    table.play(BLUE, "end turn")

    assert table.player(BLUE).points == {"most_contracts": 7}
    assert table.player(GREEN).points == {"most_contracts": 7}


@pytest.mark.rule("POLO-GOAL-2")
def test_both_cards_are_counted() -> None:
    assert scored("g07 g18", "karakorum adana sumatra anxi") == {"goal_cards": 15, "goal_places": 10}


# --- different places -----------------------------------------------------------------------------------------------
PLACES_REACHED: list[tuple[str, dict[str, int]]] = [
    ("", {}),
    ("beijing kashgar moscow", {}),
    ("alexandria", {"goal_places": 1}),
    ("kochi", {"goal_places": 1}),
    ("alexandria kochi", {"goal_places": 3}),
    ("alexandria lan-zhou", {"goal_places": 3}),
    ("alexandria anxi", {"goal_cards": 4, "goal_places": 3}),
    ("alexandria anxi kochi", {"goal_cards": 4, "goal_places": 6}),
    ("alexandria lan-zhou kochi", {"goal_cards": 4, "goal_places": 6}),
    ("alexandria anxi lan-zhou kochi", {"goal_cards": 8, "goal_places": 10}),
]


@pytest.mark.rule("POLO-GOAL-3")
@pytest.mark.parametrize(("posts", "points"), PLACES_REACHED)
def test_different_goal_places_give_1_3_6_10_points(posts: str, points: dict[str, int]) -> None:
    assert scored("g01 g08", posts) == points


@pytest.mark.rule("POLO-GOAL-4")
@pytest.mark.parametrize(
    ("goals", "posts", "points"),
    [
        ("g01 g02", "alexandria anxi kashgar", {"goal_cards": 9, "goal_places": 6}),
        ("g01 g02", "alexandria anxi", {"goal_cards": 4, "goal_places": 3}),
        ("g01 g02", "alexandria", {"goal_places": 1}),
        ("g04 g18", "karachi sumatra anxi", {"goal_cards": 15, "goal_places": 6}),
        ("g04 g18", "anxi", {"goal_places": 1}),
    ],
)
def test_a_place_on_both_cards_helps_both_and_counts_once(goals: str, posts: str, points: dict[str, int]) -> None:
    assert scored(goals, posts) == points


# --- only what stands at the end ------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-GOAL-5")
def test_a_place_that_was_only_visited_does_not_count() -> None:
    assert scored("g01", "anxi", figure="alexandria", second="anxi", character="polos") == {"goal_places": 1}


@pytest.mark.rule("POLO-GOAL-5")
def test_a_place_only_passed_by_a_journey_does_not_count() -> None:
    table = polo_position(round=5, blue={"goals": "g01", "posts": "anxi", "dice": "2 2", "coins": 7})

    table.place(BLUE, "space travel")
    table.walk(BLUE, "alexandria", "oasis-i")
    table.play(BLUE, "end turn")

    assert table.player(BLUE).points == {"goal_places": 1, "most_contracts": 7}


@pytest.mark.rule("POLO-GOAL-5")
@pytest.mark.parametrize(
    ("moved", "points"),
    [("anxi", {"goal_places": 1}), ("kochi", {"goal_cards": 4, "goal_places": 3})],
)
def test_a_post_that_was_moved_away_does_not_count(moved: str, points: dict[str, int]) -> None:
    nine = "moscow karakorum samarcanda lan-zhou karachi sumatra anxi xian kochi"
    table = polo_position(round=5, blue={"goals": "g01", "posts": nine, "dice": "1 1", "coins": 3})

    table.place(BLUE, "space travel")
    table.walk(BLUE, "alexandria")
    table.play(BLUE, f"move post {moved}", "end turn")

    assert table.player(BLUE).points == {**points, "most_contracts": 7}


# --- secret ---------------------------------------------------------------------------------------------------------
def goals_seen(table: Table, by: str | None, colour: str) -> list[str] | None:
    view = table.state.view(None if by is None else table.who(by))
    found: list[str] | None = view["players"][table.who(colour)]["goals"]
    return found


@pytest.mark.rule("POLO-GOAL-6")
def test_goal_cards_are_hidden_until_the_final_scoring() -> None:
    table = polo_position(round=5, blue={"goals": "g01 g08", "dice": "1"}, yellow={"goals": "g02 g03"})
    assert goals_seen(table, BLUE, BLUE) == ["g01", "g08"]
    assert goals_seen(table, YELLOW, BLUE) is None
    assert goals_seen(table, BLUE, YELLOW) is None
    assert goals_seen(table, None, YELLOW) is None

    table.play(BLUE, "purse", "end turn")

    assert table.asked is None
    for by in (BLUE, YELLOW, None):
        assert goals_seen(table, by, BLUE) == ["g01", "g08"]
        assert goals_seen(table, by, YELLOW) == ["g02", "g03"]

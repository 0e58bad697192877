"""Scoring: MERV-SCORE-1 to -15 at the end of every year, MERV-END-1 to -4 at the end of the game."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations, product
from typing import Any

import pytest

from caravansary.core.events import Event
from caravansary.games.merv.components import EDITIONS
from tests.games.merv.looking import reason
from tests.games.merv.position import BLUE, RED, YELLOW, Table, Things, merv_position, parse_action

SPICES = ("cinnamon", "ginger", "juniper", "pepper")
# Holdings that are worth something different in each hall: 5 scrolls, 3 cards, 4 goods, level 7 of the mosque
SCHOLAR: Things = {"scrolls": 5, "cards": "ginger ginger pepper", "common": 3, "rare": 1, "mosque": "m7"}
WORTH = {"knowledge": 5, "spice": 3, "trade": 4, "faith": 7}


def scored(**position: Any) -> Table:
    """The scoring phase begins; it plays on to the next choice."""
    return merv_position(**{"at": "scoring", **position})


def last_round_end(year: int, **position: Any) -> Table:
    """The fourth round is over and blue chooses its space: a click, so that what follows is told."""
    slots = {1: YELLOW, 2: BLUE, 3: RED}
    return merv_position(**{"at": "round_end", "year": year, "round": 4, "slots": slots, **position})


def winners(table: Table) -> list[str]:
    """The colours by rank."""
    assert table.state.is_over
    ranking = table.state.ranking()
    assert [rank.place for rank in ranking] == list(range(1, len(ranking) + 1))
    return [colour for rank in ranking for colour in (RED, BLUE, YELLOW) if table.who(colour) == rank.who]


# --- the course of the phase ----------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SCORE-1", "MERV-SCORE-3")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_every_year_ends_with_palace_and_bonus_scoring_for_everybody(year: int) -> None:
    table = scored(
        year=year,
        city={"r1c1": "wall-tan red", "r1c2": "wall-teal blue", "r1c3": "palace-tan blue"},
        red={"courtiers": "knowledge", "scrolls": 3, "favour": 1},
        blue={"courtiers": "trade", "common": 2, "favour": 1},
        yellow={"courtiers": "faith", "mosque": "m3-a", "favour": 1},
    )

    assert table.player(RED).points == {"palace": 3, "buildings": 1}
    assert table.player(BLUE).points == {"palace": 2, "buildings": 2}
    assert table.player(YELLOW).points == {"palace": 3}


@pytest.mark.rule("MERV-SCORE-1")
def test_first_all_palaces_in_turn_order_then_all_cities() -> None:
    table = last_round_end(
        1,
        city={"r1c1": "wall-tan red", "r1c2": "wall-teal blue"},
        red={"courtiers": "knowledge", "scrolls": 3, "favour": 1},
        blue={"courtiers": "trade", "rare": 1, "favour": 1, "camels": 1},
    )

    table.play(BLUE, "space 1")

    red, blue = table.who(RED), table.who(BLUE)
    assert table.order == "blue red yellow"
    begun = [event.kind for event in table.events].index("scoring_started")
    assert table.events[begun:] == [
        Event("scoring_started", None, "MERV-SCORE-1", {"year": 1}),
        Event("favour_spent", blue, "MERV-SCORE-2", {"n": 1}),
        Event("courtier_scored", blue, "MERV-SCORE-14", {"hall": "trade", "n": 1}),
        Event("points_scored", blue, "MERV-SCORE-3", {"n": 1, "source": "palace", "total": 1}),
        Event("favour_spent", red, "MERV-SCORE-2", {"n": 1}),
        Event("courtier_scored", red, "MERV-SCORE-12", {"hall": "knowledge", "n": 3}),
        Event("points_scored", red, "MERV-SCORE-3", {"n": 3, "source": "palace", "total": 3}),
        Event("points_scored", blue, "MERV-SCORE-7", {"n": 1, "source": "buildings", "total": 2}),
        Event("points_scored", red, "MERV-SCORE-7", {"n": 1, "source": "buildings", "total": 4}),
        Event("round_started", None, "MERV-TURN-1", {"year": 2, "round": 1, "side": "north"}),
        Event("turn_started", blue, "MERV-TURN-2", {}),
    ]


@pytest.mark.rule("MERV-SCORE-1")
def test_who_must_choose_is_asked_in_turn_order() -> None:
    short: Things = {"courtiers": "knowledge faith", "scrolls": 1, "favour": 1}

    table = scored(order="yellow red blue", red=short, blue=short, yellow=short)

    for colour in (YELLOW, RED, BLUE):
        assert table.asked == "choose_courtier"
        assert table.to_move == colour
        assert table.player(colour).points == {}
        table.play(colour, "score knowledge")
    assert table.state.year == 2
    assert [table.player(colour).score for colour in (RED, BLUE, YELLOW)] == [1, 1, 1]


@pytest.mark.rule("MERV-SCORE-11")
@pytest.mark.parametrize("year", [1, 2])
def test_after_the_scoring_of_years_1_and_2_the_next_year_begins_in_the_north(year: int) -> None:
    table = last_round_end(year, blue={"camels": 1})

    table.play(BLUE, "space 1")

    view, begun = table.state.view(None), {"year": year + 1, "round": 1, "side": "north"}
    assert {key: view[key] for key in begun} == begun
    assert (table.to_move, table.asked) == (BLUE, "choose_slot")
    assert table.told("round_started") == [Event("round_started", None, "MERV-TURN-1", begun)]
    assert table.told("game_ended") == []


@pytest.mark.rule("MERV-SCORE-11")
def test_after_the_scoring_of_year_3_the_game_is_over() -> None:
    table = last_round_end(3, blue={"camels": 1})

    table.play(BLUE, "space 1")

    assert table.state.is_over
    assert table.state.view(None)["year"] == 3
    assert table.to_move is None
    assert table.told("round_started") == []
    assert table.state.view(None)["phase"] == "over"


# --- the palace -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-SCORE-2", "MERV-FAVOUR-3", "MERV-FAVOUR-5")
@pytest.mark.parametrize(
    ("favour", "courtiers", "left"),
    [
        (0, "knowledge", 0),
        (1, "knowledge", 0),
        (2, "knowledge", 1),
        (2, "knowledge trade", 0),
        (3, "knowledge trade", 1),
        (3, "faith faith", 1),
        (10, "knowledge spice spice trade faith", 5),
        (1, "knowledge trade", 0),
        (3, "knowledge knowledge spice trade faith", 0),
        (4, "", 4),
    ],
)
def test_one_favour_is_spent_per_courtier_even_if_it_scores_nothing(favour: int, courtiers: str, left: int) -> None:
    table = scored(red={"favour": favour, "courtiers": courtiers}, blue={"favour": 2})

    assert table.state.year == 2
    assert table.player(RED).favour == left
    assert table.player(RED).points == {}  # nothing for the courtiers, and nothing for moving back over 4 and 7
    assert table.player(RED).courtiers == courtiers
    assert table.player(BLUE).favour == 2


@pytest.mark.rule("MERV-SCORE-3", "MERV-SCORE-12", "MERV-SCORE-13", "MERV-SCORE-14", "MERV-SCORE-15")
@pytest.mark.parametrize("hall", WORTH)
def test_a_courtier_scores_by_its_hall(hall: str) -> None:
    table = scored(red={**SCHOLAR, "favour": 5, "courtiers": hall}, blue={**SCHOLAR, "favour": 5, "cards": ""})

    assert table.player(RED).points == {"palace": WORTH[hall]}
    assert table.player(RED).favour == 4
    assert table.player(BLUE).points == {}


@pytest.mark.rule("MERV-SCORE-3", "MERV-SCORE-6")
@pytest.mark.parametrize(
    ("favour", "courtiers", "points"),
    [(4, "knowledge spice trade faith", 5 + 3 + 4 + 7), (2, "knowledge faith", 5 + 7), (0, "knowledge spice", 0)],
)
def test_every_courtier_that_is_paid_for_scores_once(favour: int, courtiers: str, points: int) -> None:
    red = {**SCHOLAR, "favour": favour, "courtiers": courtiers}
    table = scored(red=red, city={"r1c1": "wall-tan red"})

    assert table.state.year == 2  # nobody was asked
    assert table.player(RED).points == ({"palace": points} if points else {}) | {"buildings": 1}
    assert table.player(RED).favour == 0


@pytest.mark.rule("MERV-SCORE-4")
@pytest.mark.parametrize(
    ("hall", "committed"), [("knowledge", "scrolls"), ("trade", "common"), ("trade", "rare")], ids=str
)
def test_scrolls_and_goods_that_are_committed_to_contracts_count(hall: str, committed: str) -> None:
    table = scored(red={committed: 4, f"{committed}_tied": 3, "favour": 1, "courtiers": hall})

    assert table.player(RED).points == {"palace": 4}


@pytest.mark.rule("MERV-SCORE-5")
@pytest.mark.parametrize("hall", WORTH)
@pytest.mark.parametrize("count", [2, 3])
def test_several_courtiers_in_a_hall_score_the_full_amount_each(hall: str, count: int) -> None:
    table = scored(red={**SCHOLAR, "favour": count, "courtiers": " ".join(count * [hall])})

    assert table.player(RED).points == {"palace": count * WORTH[hall]}
    assert table.player(RED).favour == 0


@pytest.mark.rule("MERV-SCORE-6")
@pytest.mark.parametrize(("second", "points"), [("spice", 5 + 3), ("faith", 5 + 7)])
def test_with_too_little_favour_the_player_chooses_which_courtiers_score(second: str, points: int) -> None:
    table = scored(red={**SCHOLAR, "favour": 2, "courtiers": "knowledge spice faith"})
    assert table.to_move == RED
    assert table.options == ["score knowledge", "score spice"]  # asked from left to right
    assert table.player(RED).favour == 0
    assert table.player(RED).points == {}
    assert table.why_not("score trade") == ("score.no_courtier", "MERV-SCORE-6")
    assert reason(table, "score trade") == {"hall": "trade"}
    assert table.why_not("score faith") == ("score.order", "MERV-SCORE-6")
    decision = table.state.decision()
    assert decision.rule == "MERV-SCORE-6"
    assert decision.pick is not None
    assert decision.pick.to_dict() == {"of": "courtiers", "left": 2, "chosen": []}

    table.play(RED, "score knowledge")

    assert table.player(RED).points == {"palace": 5}
    assert table.options == ["score spice", "score faith"]
    assert table.why_not("score knowledge") == ("score.no_courtier", "MERV-SCORE-6")
    decision = table.state.decision()
    assert decision.pick is not None
    chosen = [parse_action("score knowledge")]
    assert decision.pick.to_dict() == {"of": "courtiers", "left": 1, "chosen": chosen}
    table.play(RED, f"score {second}")
    assert table.state.year == 2
    assert table.player(RED).points == {"palace": points}
    assert table.player(RED).favour == 0
    assert table.player(RED).courtiers == "knowledge spice faith"


@pytest.mark.rule("MERV-SCORE-6")
def test_the_question_says_what_was_chosen_before() -> None:
    table = scored(red={**SCHOLAR, "favour": 3, "courtiers": "spice spice faith faith"})

    # one of three must be in the hall of spice and is scored without a question
    assert table.player(RED).points == {"palace": 3}
    assert table.options == ["score spice", "score faith"]
    decision = table.state.decision()
    assert decision.pick is not None
    assert decision.pick.to_dict() == {"of": "courtiers", "left": 2, "chosen": [parse_action("score spice")]}


@pytest.mark.rule("MERV-SCORE-6")
def test_what_follows_from_the_choice_is_scored_without_a_question() -> None:
    table = scored(red={**SCHOLAR, "favour": 2, "courtiers": "knowledge spice faith"})

    table.play(RED, "score spice")  # the other two would be knowledge: then only faith remains

    assert table.state.year == 2
    assert table.player(RED).points == {"palace": 3 + 7}


@pytest.mark.rule("MERV-SCORE-6", "MERV-SCORE-5")
@pytest.mark.parametrize(
    ("courtiers", "favour", "played", "points"),
    [
        ("spice faith faith", 2, ["score spice"], 3 + 7),
        ("spice faith faith", 2, ["score faith"], 7 + 7),
        ("knowledge knowledge spice", 2, ["score knowledge"], 5 + 5),
        ("knowledge knowledge spice", 2, ["score spice"], 5 + 3),
        ("knowledge spice spice trade faith", 3, ["score knowledge", "score spice", "score spice"], 5 + 3 + 3),
        ("knowledge spice spice trade faith", 3, ["score knowledge", "score spice", "score faith"], 5 + 3 + 7),
        ("knowledge spice spice trade faith", 3, ["score knowledge", "score trade"], 5 + 4 + 7),
        ("knowledge spice spice trade faith", 3, ["score spice", "score spice", "score trade"], 3 + 3 + 4),
        ("knowledge spice spice trade faith", 3, ["score spice", "score trade"], 3 + 4 + 7),
    ],
)
def test_two_courtiers_of_one_hall_may_both_be_chosen(
    courtiers: str, favour: int, played: list[str], points: int
) -> None:
    table = scored(red={**SCHOLAR, "favour": favour, "courtiers": courtiers})

    table.play(RED, *played)

    assert table.state.year == 2
    assert table.player(RED).points == {"palace": points}
    assert table.player(RED).favour == 0


@pytest.mark.rule("MERV-SCORE-6")
def test_where_every_choice_is_worth_the_same_nobody_is_asked() -> None:
    table = scored(
        red={"scrolls": 2, "common": 1, "rare": 1, "mosque": "m2-1", "favour": 2, "courtiers": "knowledge trade faith"}
    )

    assert table.state.year == 2
    assert table.player(RED).points == {"palace": 4}
    assert table.player(RED).favour == 0


@pytest.mark.rule("MERV-SCORE-6")
def test_once_the_rest_is_worth_the_same_nobody_is_asked_any_more() -> None:
    red = Things(scrolls=3, cards="ginger ginger", common=2, favour=2, courtiers="knowledge spice trade")
    table = scored(red=red)
    assert table.options == ["score knowledge", "score spice"]

    table.play(RED, "score knowledge")

    assert table.state.year == 2
    assert table.player(RED).points == {"palace": 5}


COUNTED: list[tuple[str, Any, int]] = [
    *[("knowledge", {"scrolls": scrolls}, scrolls) for scrolls in (0, 1, 8, 13)],
    ("spice", {"cards": "cinnamon cinnamon cinnamon ginger juniper juniper pepper"}, 7),  # cards, not kinds
    *[("trade", {"common": common, "rare": 3 - common}, 3) for common in (3, 0, 2)],  # common and rare alike
    ("faith", {}, 0),
    *[("faith", {"mosque": f"m{level}"}, level) for level in (5, 6, 7, 8, 9, 10)],
    *[
        ("faith", {"mosque": f"m{node}"}, int(node[0]))
        for node in ["1-1", "1-4", "2-1", "2-4", "3-a", "3-b", "4-a", "4-b"]
    ],
]


@pytest.mark.rule("MERV-SCORE-12", "MERV-SCORE-13", "MERV-SCORE-14", "MERV-SCORE-15", "MERV-MOSQUE-11")
@pytest.mark.parametrize(("hall", "has", "points"), COUNTED)
def test_the_halls_count_scrolls_cards_goods_and_spaces_of_the_mosque(hall: str, has: Things, points: int) -> None:
    table = scored(red={"favour": 1, "courtiers": hall, **has})

    assert table.player(RED).points == ({"palace": points} if points else {})


# --- the city -------------------------------------------------------------------------------------------------------

# Nine places for a red building, none of them on a site that is named in a test
FREE_CELLS = ("r5c1", "r5c2", "r5c3", "r5c4", "r5c5", "r4c1", "r4c2", "r4c4", "r4c5")
ACTIONS = ("caravansary", "palace", "library", "marketplace", "mosque", "wall")


@pytest.mark.rule("MERV-SCORE-7")
@pytest.mark.parametrize("count", range(10))
def test_every_own_building_in_the_city_gives_a_point(count: int) -> None:
    city = dict.fromkeys(FREE_CELLS[:count], "red") | {"r1c1": "blue"}

    table = scored(city=city)

    assert table.player(RED).points == ({"buildings": count} if count else {})
    assert table.player(BLUE).points == {"buildings": 1}
    assert table.player(YELLOW).points == {}


@pytest.mark.rule("MERV-SCORE-8", "MERV-SCORE-9")
@pytest.mark.parametrize("action", ACTIONS[:5])
@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_scoring_tile_or_the_end_of_the_mosque_gives_points_for_every_own_building_on_its_action(
    action: str, count: int
) -> None:
    colours = ("purple", "tan", "teal", "orange")
    city = {f"r1c{n + 1}": f"{action}-{colour} {'red' if n < count else 'blue'}" for n, colour in enumerate(colours)}
    others = [f"{other}-purple" for other in ACTIONS if other != action]
    city |= {f"r2c{n + 1}": f"{site} red" for n, site in enumerate(others)}
    red: Things = {"mosque": "m10"} if action == "mosque" else {"mosque": "m5", "scoring_tile": action}

    table = scored(city=city, red=red)

    bonus = {"completed_mosque": 4 * count} if action == "mosque" else {"scoring_tile": 3 * count}
    assert table.player(RED).points == {"buildings": count + 5} | (bonus if count else {})
    assert table.player(BLUE).points == {"buildings": 4 - count}


@pytest.mark.rule("MERV-SCORE-9")
def test_one_space_before_the_end_of_the_mosque_there_is_nothing_for_mosque_buildings() -> None:
    table = scored(city={"r1c1": "mosque-tan red"}, red={"mosque": "m9"})

    assert table.player(RED).points == {"buildings": 1}


@pytest.mark.rule("MERV-SCORE-10", "MERV-SCORE-8", "MERV-SCORE-9")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_the_three_kinds_of_bonus_add_up_in_every_year(year: int) -> None:
    city = {"r1c1": "palace-tan red", "r1c2": "palace-teal red", "r2c1": "mosque-tan red", "r2c2": "wall-tan red"}
    table = scored(year=year, city=city, red={"mosque": "m10", "scoring_tile": "palace"})

    assert table.player(RED).points == {"buildings": 4, "scoring_tile": 6, "completed_mosque": 4}
    assert table.player(RED).score == 14


@pytest.mark.rule("MERV-SCORE-7", "MERV-SCORE-8", "MERV-SCORE-9")
def test_each_kind_of_bonus_is_told_with_its_rule() -> None:
    city = {"r1c1": "palace-tan red", "r2c1": "mosque-tan red"}
    table = last_round_end(1, city=city, red={"mosque": "m10", "scoring_tile": "palace"}, blue={"camels": 1})

    table.play(BLUE, "space 1")

    red = table.who(RED)
    assert table.told("points_scored") == [
        Event("points_scored", red, "MERV-SCORE-7", {"n": 2, "source": "buildings", "total": 2}),
        Event("points_scored", red, "MERV-SCORE-8", {"n": 3, "source": "scoring_tile", "total": 5}),
        Event("points_scored", red, "MERV-SCORE-9", {"n": 4, "source": "completed_mosque", "total": 9}),
    ]


@pytest.mark.rule("MERV-SCORE-7", "MERV-SCORE-8", "MERV-SCORE-9", "MERV-SCORE-12", "MERV-END-1")
def test_another_edition_may_print_other_points() -> None:
    mine = EDITIONS.with_overrides(
        "mine",
        {
            "palace": {"knowledge": {"points": 2}},
            "scoring": {"building_points": 2, "tile_points": 5, "completed_mosque_points": 6},
            "caravan": {"sets": [2, 5, 9, 14]},
        },
    )

    city = {"r1c1": "palace-tan red", "r2c1": "mosque-tan red", "r2c2": "mosque-teal red"}
    red: Things = {"mosque": "m10", "scoring_tile": "palace", "scrolls": 3}
    red |= {"courtiers": "knowledge", "favour": 1, "cards": "cinnamon cinnamon ginger"}
    table = scored(edition=mine, year=3, city=city, red=red)

    assert table.player(RED).points == {
        "palace": 6,
        "buildings": 6,
        "scoring_tile": 5,
        "completed_mosque": 12,
        "spice_sets": 7,
    }


@pytest.mark.rule("MERV-SCORE-10")
def test_only_buildings_that_survived_the_invasion_count() -> None:
    city = {"r1c1": "palace-tan red !blue", "r1c2": "palace-teal red"}
    city |= {"r2c1": "mosque-tan red !red", "r2c2": "mosque-teal red", "r5c5": "wall-tan blue"}
    table = merv_position(at="invasion", year=2, city=city, red={"mosque": "m10", "scoring_tile": "palace"})

    assert table.state.year == 3
    assert table.player(RED).points == {"buildings": 2, "scoring_tile": 3, "completed_mosque": 4}
    assert table.player(BLUE).points == {}


@pytest.mark.rule("MERV-SCORE-10")
@pytest.mark.parametrize(
    ("before", "cubes", "played", "points"),
    [
        ("m4-a", "teal orange", ["scoring tile palace"], {"buildings": 2, "scoring_tile": 3}),
        ("m9", "purple orange", [], {"mosque": 4, "buildings": 2, "completed_mosque": 4}),
    ],
    ids=["scoring tile", "last space"],
)
def test_what_is_gained_in_the_last_turn_of_a_year_scores_in_that_year(
    before: str, cubes: str, played: list[str], points: dict[str, int]
) -> None:
    table = merv_position(
        year=1,
        round=4,
        order="blue yellow red",
        turn_of=RED,
        at="mosque",
        slot=5,
        slots={1: BLUE, 2: YELLOW},
        city={"r1c1": "palace-tan red", "r1c2": "mosque-tan red"},
        red={"mosque": before, "cubes": cubes},
    )

    table.play(RED, *played, "end turn", "space 1")

    assert table.state.year == 2
    assert table.player(RED).points == points


# --- the end of the game --------------------------------------------------------------------------------------------
def hand(*counts: int) -> str:
    """So many cards of cinnamon, ginger, juniper, pepper."""
    return " ".join(spice for spice, count in zip(SPICES, counts, strict=True) for _ in range(count))


@pytest.mark.rule("MERV-END-1", "MERV-END-2")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 1),
        ((0, 1, 1, 0), 3),
        ((1, 1, 0, 1), 6),
        ((1, 1, 1, 1), 10),
        ((8, 0, 0, 0), 8),
        ((0, 0, 0, 4), 4),
        ((3, 1, 0, 0), 3 + 1 + 1),
        ((0, 2, 0, 2), 3 + 3),
        ((2, 1, 2, 0), 6 + 3),
        ((1, 2, 3, 4), 10 + 6 + 3 + 1),
        ((5, 2, 2, 1), 10 + 6 + 1 + 1 + 1),
        ((2, 2, 2, 2), 10 + 10),
        ((3, 3, 1, 1), 10 + 3 + 3),
        ((8, 6, 6, 4), 4 * 10 + 2 * 6 + 2 * 1),
    ],
)
def test_caravan_cards_score_as_sets_of_different_spices(counts: tuple[int, int, int, int], points: int) -> None:
    table = scored(year=3, red={"cards": hand(*counts)})

    assert table.state.is_over
    assert table.player(RED).points == ({"spice_sets": points} if points else {})
    assert table.player(BLUE).points == {}


@pytest.mark.rule("MERV-END-2")
@pytest.mark.parametrize("counts", sorted(set(permutations((4, 2, 1, 0)))))
def test_it_does_not_matter_which_spice_is_the_most_frequent(counts: tuple[int, int, int, int]) -> None:
    table = scored(year=3, red={"cards": hand(*counts)})

    assert table.player(RED).points == {"spice_sets": 6 + 3 + 1 + 1}


@cache
def best_division(counts: tuple[int, ...]) -> int:
    """The best of all divisions into sets, by trying every one."""
    worth = (0, 1, 3, 6, 10)
    held = [spice for spice in range(4) if counts[spice]]
    best = 0
    for size in range(1, len(held) + 1):
        for chosen in combinations(held, size):
            rest = tuple(count - (spice in chosen) for spice, count in enumerate(counts))
            best = max(best, worth[size] + best_division(rest))
    return best


@pytest.mark.rule("MERV-END-2")
@pytest.mark.parametrize("counts", list(product(range(4), range(4), range(3), range(3))))
def test_the_automatic_division_is_the_best_of_all(counts: tuple[int, int, int, int]) -> None:
    table = scored(year=3, red={"cards": hand(*counts)})

    assert table.player(RED).score == best_division(counts)


@pytest.mark.rule("MERV-END-1")
@pytest.mark.parametrize("year", [1, 2])
def test_cards_are_not_divided_before_the_end(year: int) -> None:
    table = scored(year=year, red={"cards": "cinnamon ginger"})

    assert table.player(RED).points == {}
    assert table.player(RED).cards == "cinnamon ginger"


@pytest.mark.rule("MERV-END-1")
def test_the_sets_are_scored_after_the_last_scoring_phase_for_everybody() -> None:
    table = last_round_end(
        3,
        red={"cards": "cinnamon ginger", "courtiers": "spice", "favour": 1},
        blue={"cards": "pepper", "camels": 1},
        yellow={"cards": "juniper juniper"},
    )

    table.play(BLUE, "space 1")

    red, blue, yellow = table.who(RED), table.who(BLUE), table.who(YELLOW)
    assert table.told("points_scored") == [
        Event("points_scored", red, "MERV-SCORE-3", {"n": 2, "source": "palace", "total": 2}),
        Event("points_scored", blue, "MERV-END-2", {"n": 1, "source": "spice_sets", "total": 1}),
        Event("points_scored", red, "MERV-END-2", {"n": 3, "source": "spice_sets", "total": 5}),
        Event("points_scored", yellow, "MERV-END-2", {"n": 2, "source": "spice_sets", "total": 2}),
    ]
    ended = Event("game_ended", red, "MERV-END-3", {"winners": [red], "n": 1, "other": [red, yellow, blue]})
    assert table.told("game_ended") == [ended]


@pytest.mark.rule("MERV-END-3")
@pytest.mark.parametrize(
    ("red", "blue", "order", "expected"),
    [
        ({"points": 9}, {"points": 8, "favour": 9, "influence": 9}, "blue yellow red", "red blue"),
        ({"points": 8, "favour": 9, "influence": 9}, {"points": 9}, "red yellow blue", "blue red"),
        ({"points": 8, "favour": 2}, {"points": 8, "favour": 1, "influence": 9}, "blue yellow red", "red blue"),
        ({"points": 8, "favour": 1, "influence": 9}, {"points": 8, "favour": 2}, "red yellow blue", "blue red"),
        (
            *({"points": 8, "favour": 1, "influence": 4}, {"points": 8, "favour": 1, "influence": 3}),
            *("blue yellow red", "red blue"),
        ),
        (
            *({"points": 8, "favour": 1, "influence": 3}, {"points": 8, "favour": 1, "influence": 4}),
            *("red yellow blue", "blue red"),
        ),
        ({"points": 8}, {"points": 8}, "red yellow blue", "red blue"),
        ({"points": 8}, {"points": 8}, "blue yellow red", "blue red"),
        ({"points": 8}, {"points": 8}, "yellow blue red", "blue red"),
    ],
)
def test_ties_are_broken_by_favour_then_influence_then_the_place_in_the_queue(
    red: Things, blue: Things, order: str, expected: str
) -> None:
    table = scored(year=3, order=order, red=red, blue=blue)

    assert winners(table) == [*expected.split(), YELLOW]


@pytest.mark.rule("MERV-END-3")
def test_in_a_tie_only_the_favour_that_is_left_after_scoring_counts() -> None:
    red: Things = {"points": 5, "favour": 3, "courtiers": "knowledge faith"}
    table = scored(year=3, order="blue red yellow", red=red, blue={"points": 5, "favour": 2})

    assert (table.player(RED).favour, table.player(BLUE).favour) == (1, 2)
    assert winners(table) == [BLUE, RED, YELLOW]


@pytest.mark.rule("MERV-END-3")
def test_the_scores_list_everybody_with_all_sources() -> None:
    table = scored(year=3, city={"r1c1": "wall-tan blue"}, red={"points": 5, "cards": "ginger"}, blue={"points": 2})

    scores = {score.who: score for score in table.state.scores()}
    assert sorted(scores) == [table.who(RED), table.who(BLUE), table.who(YELLOW)]
    assert [scores[table.who(colour)].total for colour in (RED, BLUE, YELLOW)] == [6, 3, 0]
    by_source = scores[table.who(RED)].by_source
    assert {source: points for source, points in by_source.items() if points} == {"palace": 5, "spice_sets": 1}
    assert by_source["buildings"] == 0
    assert sum(by_source.values()) == 6


@pytest.mark.rule("MERV-END-4")
def test_everything_else_that_is_left_is_worth_nothing() -> None:
    red: Things = {"cubes": "purple tan teal orange white white", "camels": 2, "common": 3, "rare": 3}
    red |= {"scrolls": 7, "favour": 9, "influence": 19, "posts": "rayy baghdad", "mosque": "m8"}
    table = scored(year=3, red=red)

    assert table.state.is_over
    assert table.player(RED).points == {}
    assert table.player(RED).score == 0

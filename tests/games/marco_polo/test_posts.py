"""Trading posts: where a movement builds, office and province bonuses, moving posts. POLO-TRAVEL-10 to -31."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marco_polo.pieces import CITIES, OFFICE_TOKENS
from tests.games.marco_polo.position import BLUE, GREEN, NINE, RED, YELLOW, Table, goods, polo_position

# A point before each place, and what is left of 20 coins and 10 camels after one step to it
BEFORE_CITY = {
    "moscow": ("oasis-a", 17, 10),
    "karakorum": ("oasis-b", 17, 10),
    "samarcanda": ("oasis-e", 17, 10),
    "lan-zhou": ("oasis-d", 17, 10),
    "alexandria": ("venezia", 17, 10),
    "karachi": ("oasis-h", 17, 10),
    "sumatra": ("oasis-j", 17, 6),
}
BEFORE_PROVINCE = {
    "anxi": ("karakorum", 17, 8),
    "ormuz": ("karachi", 17, 7),
    "kashgar": ("lan-zhou", 17, 8),
    "xian": ("oasis-h", 17, 10),
    "adana": ("oasis-i", 17, 8),
    "kochi": ("oasis-h", 17, 6),
}


BEFORE = {**BEFORE_CITY, **BEFORE_PROVINCE, "beijing": ("oasis-c", 17, 10)}


def travel(figure: str, *way: str, board: dict[str, Any] | None = None, **red: Any) -> Table:
    """Red has two sixes, 20 coins and 10 camels, travels this way and stops."""
    things = {"figure": figure, "coins": 20, "camels": 10, "dice": "6 6", **red}
    table = polo_position(turn="red", **{**(board or {}), "red": things})
    table.place(RED, "space travel")
    table.walk(RED, *way)
    return table


def office(table: Table, city: str) -> str | None:
    token = table.state.offices[CITIES.index(city)]
    return None if token < 0 else OFFICE_TOKENS[token]


# --- building --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-10")
@pytest.mark.parametrize("city", BEFORE_CITY)
def test_a_post_is_built_in_a_city_where_the_journey_ends(city: str) -> None:
    figure, coins, camels = BEFORE_CITY[city]

    table = travel(figure, city)

    assert table.asked == "choose_action"
    assert table.player(RED).posts == city
    assert table.player(RED).stock == 8
    assert goods(table) == (coins, camels, 0, 0, 0)
    assert table.player(RED).score == 0


@pytest.mark.rule("POLO-TRAVEL-11")
@pytest.mark.parametrize(
    ("province", "more", "points"),
    [("anxi", (5, 0), 0), ("ormuz", (0, 3), 0), ("adana", (3, 1), 0), ("kochi", (0, 0), 3)],
)
def test_a_post_in_a_province_brings_its_bonus_at_once(province: str, more: tuple[int, int], points: int) -> None:
    figure, coins, camels = BEFORE_PROVINCE[province]

    table = travel(figure, province)

    assert table.player(RED).posts == province
    assert table.player(RED).stock == 8
    assert goods(table) == (coins + more[0], camels + more[1], 0, 0, 0)
    assert table.player(RED).points == ({"provinces": points} if points else {})


@pytest.mark.rule("POLO-TRAVEL-12")
@pytest.mark.parametrize("earlier", [0, 1, 2, 3])
def test_a_post_in_beijing_takes_the_best_free_slot_and_brings_nothing_at_once(earlier: int) -> None:
    others: list[str | None] = [BLUE, YELLOW, GREEN]
    board = {colour: {"posts": "beijing"} for colour in (BLUE, YELLOW, GREEN)[:earlier]}

    table = travel("oasis-c", "beijing", board=board)

    assert table.player(RED).posts == "beijing"
    assert table.player(RED).stock == 8
    assert table.beijing == [*others[:earlier], RED, None, None, None][:4]
    assert goods(table) == (17, 10, 0, 0, 0)
    assert table.player(RED).score == 0


@pytest.mark.rule("POLO-TRAVEL-12", "POLO-TRAVEL-25")
def test_a_better_slot_that_is_free_again_is_taken_first() -> None:
    board = {BLUE: {"posts": "beijing", "beijing": 0}, GREEN: {"posts": "beijing", "beijing": 2}}

    table = travel("oasis-c", "beijing", board=board)

    assert table.beijing == [BLUE, RED, GREEN, None]


@pytest.mark.rule("POLO-TRAVEL-16")
@pytest.mark.parametrize("place", BEFORE)
def test_where_a_post_stands_no_second_one_is_built_and_nothing_is_gained(place: str) -> None:
    figure, coins, camels = BEFORE[place]

    table = travel(figure, place, posts=place)

    assert table.asked == "choose_action"
    assert table.player(RED).posts == place
    assert table.player(RED).stock == 8
    assert goods(table) == (coins, camels, 0, 0, 0)
    assert table.player(RED).score == 0
    assert table.beijing.count(RED) == (1 if place == "beijing" else 0)


@pytest.mark.rule("POLO-TRAVEL-16")
def test_with_an_empty_stock_no_post_moves_to_a_place_that_has_one() -> None:
    table = travel("oasis-a", "moscow", posts=NINE)

    assert table.asked == "choose_action"
    assert table.player(RED).posts == NINE


@pytest.mark.rule("POLO-TRAVEL-17")
@pytest.mark.parametrize(("figure", "place"), [("venezia", "alexandria"), ("karakorum", "anxi")])
def test_posts_of_all_players_stand_side_by_side(figure: str, place: str) -> None:
    board = {colour: {"posts": place} for colour in (BLUE, YELLOW, GREEN)}

    table = travel(figure, place, board=board)

    assert [table.player(colour).posts for colour in (BLUE, YELLOW, GREEN, RED)] == [place] * 4
    assert [table.player(colour).stock for colour in (BLUE, YELLOW, GREEN, RED)] == [8] * 4


@pytest.mark.rule("POLO-TRAVEL-17", "POLO-TRAVEL-11")
def test_a_province_bonus_is_not_used_up_by_earlier_builders() -> None:
    table = travel("karakorum", "anxi", board={BLUE: {"posts": "anxi"}})

    assert goods(table) == (17 + 5, 8, 0, 0, 0)
    assert goods(table, BLUE) == (0, 0, 0, 0, 0)


# --- points for many posts -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-20")
@pytest.mark.parametrize(
    ("number", "points"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 5), (9, 10)]
)
def test_the_eighth_and_the_ninth_post_give_points(number: int, points: int) -> None:
    posts = " ".join(NINE.split()[: number - 1])

    table = travel("venezia", "alexandria", posts=posts)

    assert table.player(RED).stock == 9 - number
    assert table.player(RED).points == ({"posts": points} if points else {})
    assert [event.args["n"] for event in table.told("post_built")] == [number]


@pytest.mark.rule("POLO-TRAVEL-31", "POLO-TRAVEL-20")
@pytest.mark.parametrize(
    ("figure", "place", "posts"),
    [
        ("oasis-c", "beijing", "moscow karakorum samarcanda lan-zhou alexandria karachi sumatra"),
        ("venezia", "alexandria", "anxi ormuz kashgar xian adana kochi beijing"),
        ("beijing", "xian", "moscow karakorum anxi ormuz kashgar alexandria beijing"),
    ],
)
def test_only_the_number_of_posts_built_decides_about_their_points(figure: str, place: str, posts: str) -> None:
    table = travel(figure, place, posts=posts)

    assert table.player(RED).stock == 1
    assert table.player(RED).points == {"posts": 5}


@pytest.mark.rule("POLO-TRAVEL-26")
def test_first_the_post_and_its_points_then_the_bonus() -> None:
    posts = " ".join(NINE.split()[:7])

    table = travel("venezia", "alexandria", posts=posts, board={"offices": {"alexandria": "o2"}})

    told = [event.kind for event in table.events]
    assert told[told.index("post_built") :] == ["post_built", "points_scored", "office_taken", "gained"]


@pytest.mark.rule("POLO-TRAVEL-26")
def test_all_posts_stand_before_the_first_bonus_is_received() -> None:
    red = {"coins": 20, "camels": 10, "dice": "6 6", "character": "polos"}
    table = polo_position(turn="red", offices={"moscow": "o3"}, red={**red, "figure": "lan-zhou", "second": "oasis-a"})

    table.place(RED, "space travel")
    table.play(RED, "step kashgar", "second step moscow", "stop")

    assert table.asked == "choose_pair"
    assert table.player(RED).posts == "moscow kashgar"
    assert goods(table) == (13, 8 + 2, 0, 0, 0)  # the amount of the second post before the choice of the first


# --- moving a post ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-TRAVEL-21")
@pytest.mark.parametrize("origin", NINE.split())
def test_with_an_empty_stock_a_post_of_choice_moves(origin: str) -> None:
    table = travel("venezia", "alexandria", posts=NINE)

    assert table.asked == "choose_post"
    assert table.options == [f"move post {place}" for place in NINE.split()]
    assert table.why_not("move post alexandria") == ("post.none_there", "POLO-TRAVEL-21")
    table.play(RED, f"move post {origin}")

    assert set(table.player(RED).posts.split()) == {*NINE.split(), "alexandria"} - {origin}
    assert table.player(RED).stock == 0
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-TRAVEL-21")
def test_as_long_as_a_post_is_in_stock_none_moves() -> None:
    table = travel("venezia", "alexandria", posts=" ".join(NINE.split()[:8]))

    assert table.asked == "choose_action"
    assert table.player(RED).stock == 0
    assert len(table.player(RED).posts.split()) == 9


@pytest.mark.rule("POLO-TRAVEL-22", "POLO-TRAVEL-23")
@pytest.mark.parametrize(
    ("figure", "place", "bonus"), [("venezia", "alexandria", (5, 0)), ("oasis-i", "adana", (3, 1))]
)
def test_a_moved_post_takes_the_bonus_but_gives_no_points_as_the_ninth(
    figure: str, place: str, bonus: tuple[int, int]
) -> None:
    table = travel(figure, place, posts=NINE, board={"offices": {"alexandria": "o2"}})

    table.play(RED, "move post moscow")

    _, coins, camels = BEFORE[place]
    assert goods(table) == (coins + bonus[0], camels + bonus[1], 0, 0, 0)
    assert office(table, "alexandria") == (None if place == "alexandria" else "o2")
    assert table.player(RED).score == 0


@pytest.mark.rule("POLO-TRAVEL-24", "POLO-CITY-1")
def test_where_the_post_was_taken_away_the_city_card_is_closed() -> None:
    red: dict[str, Any] = {"camels": 1, "spice": 3, "active": "s1", "dice": "6", "posts": NINE}
    table = polo_position(turn="red", cards={"moscow": "t27", "karakorum": "t29"}, red=red)
    assert "city card t27" in table.options

    table.play(RED, "complete s1", "step alexandria", "move post moscow")

    assert "city card t29" in table.options
    assert table.why_not("city card t27") == ("card.no_post", "POLO-CITY-1")


@pytest.mark.rule("POLO-TRAVEL-24")
def test_where_the_post_was_taken_away_no_bonus_comes_but_the_received_one_stays() -> None:
    table = travel("venezia", "alexandria", posts=NINE.replace("kashgar", "adana"))

    table.play(RED, "move post anxi")
    assert goods(table) == (17, 10, 0, 0, 0)
    table.play(RED, "end turn")

    bonuses = [event.args["province"] for event in table.told("province_bonus")]
    assert bonuses == ["ormuz", "adana"]


@pytest.mark.rule("POLO-TRAVEL-25", "POLO-TRAVEL-24")
def test_a_slot_of_beijing_that_is_left_is_free_again() -> None:
    posts = NINE.replace("sumatra", "beijing")
    red: dict[str, Any] = {"coins": 3, "dice": "6 6", "posts": posts, "beijing": 0}
    blue = {"figure": "oasis-c", "coins": 9, "dice": "6 6"}
    table = polo_position(turn="red", red=red, green={"posts": "beijing", "beijing": 1}, blue=blue)

    table.place(RED, "space travel")
    table.walk(RED, "alexandria")
    table.play(RED, "move post beijing")
    assert table.beijing == [None, GREEN, None, None]
    table.play(RED, "end turn")
    table.place(BLUE, "space travel")

    assert table.beijing == [BLUE, GREEN, None, None]  # six coins for the space, three for the only free road


@pytest.mark.rule("POLO-TRAVEL-28", "POLO-CITY-1", "POLO-REWARD-12")
@pytest.mark.parametrize(("posts", "actions"), [("", []), (NINE, ["move post moscow"])])
def test_a_card_is_open_from_the_turn_after_the_post_was_built_or_moved_there(posts: str, actions: list[str]) -> None:
    red = {"camels": 1, "spice": 3, "active": "s1", "dice": "2 3", "posts": posts}
    table = polo_position(turn="red", cards={"alexandria": "t27"}, red=red)

    table.play(RED, "complete s1", "step alexandria", *actions)
    assert "alexandria" in table.player(RED).posts
    assert table.why_not("city card t27") == ("card.new_post", "POLO-TRAVEL-28")
    table.play(RED, "space coins", "die own-2", "end turn")

    assert "city card t27" in table.options


# --- posts that may not be moved -------------------------------------------------------------------------------------
def polos(figure: str, second: str, posts: str) -> Table:
    """Red has two figures and travels."""
    red = {"coins": 30, "camels": 10, "dice": "6 6", "character": "polos", "posts": posts}
    table = polo_position(turn="red", red={**red, "figure": figure, "second": second})
    table.place(RED, "space travel")
    return table


@pytest.mark.rule("POLO-TRAVEL-30")
@pytest.mark.parametrize(
    ("figure", "posts", "actions", "place"),
    [
        pytest.param("venezia", 9, ["step alexandria", "move post moscow"], "alexandria", id="moved"),
        pytest.param("venezia", 8, ["step alexandria"], "alexandria", id="built"),
        pytest.param("oasis-a", 9, ["step moscow"], "moscow", id="where a figure has just ended"),
    ],
)
def test_a_post_of_this_journey_is_not_moved(figure: str, posts: int, actions: list[str], place: str) -> None:
    table = polos(figure, "oasis-i", " ".join(NINE.split()[:posts]))

    table.play(RED, actions[0], "second step adana", "stop", *actions[1:])

    assert table.asked == "choose_post"
    assert table.why_not(f"move post {place}") == ("post.of_this_movement", "POLO-TRAVEL-30")
    assert len(table.options) == 8


@pytest.mark.rule("POLO-TRAVEL-30")
def test_a_post_where_a_figure_stands_that_did_not_move_may_be_moved() -> None:
    table = polos("moscow", "oasis-i", NINE)

    table.play(RED, "second step adana", "stop")

    assert "move post moscow" in table.options


@pytest.mark.rule("POLO-TRAVEL-30", "POLO-TRAVEL-21")
def test_a_post_of_an_earlier_movement_in_the_same_turn_may_be_moved() -> None:
    table = polo_position(
        turn="red", red={"coins": 7, "camels": 3, "spice": 3, "active": "s1", "dice": "2 2", "posts": NINE}
    )

    table.play(RED, "complete s1", "step alexandria", "move post moscow")
    table.place(RED, "space travel")
    table.walk(RED, "oasis-i", "adana")
    assert "move post alexandria" in table.options
    table.play(RED, "move post alexandria")

    assert set(table.player(RED).posts.split()) == {*NINE.split(), "adana"} - {"moscow"}

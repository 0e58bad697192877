"""Wilhelm von Rubruk, who builds while passing: POLO-CHAR-34 to -42."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, RED, Table, polo_position

# Eleven places that are neither on the way from Venezia to Adana nor from Karakorum to Moscow
ELEVEN = "karakorum samarcanda lan-zhou karachi sumatra ormuz kashgar xian kochi beijing moscow"


def wilhelm(figure: str, dice: str = "6 6", *, board: dict[str, Any] | None = None, **red: Any) -> Table:
    """Red is Wilhelm and has just begun a journey."""
    things = {"character": "wilhelm", "figure": figure, "dice": dice, "coins": 20, "camels": 10, **red}
    table = polo_position(turn="red", **{**(board or {}), "red": things})
    table.place(RED, "space travel")
    return table


def some(count: int) -> str:
    return " ".join(ELEVEN.split()[:count])


@pytest.mark.rule("POLO-CHAR-35")
@pytest.mark.parametrize(
    ("figure", "way", "posts"),
    [
        ("venezia", ["alexandria", "oasis-i", "adana"], "alexandria adana"),
        ("venezia", ["alexandria", "oasis-i"], "alexandria"),
        ("oasis-c", ["beijing", "oasis-j"], "beijing"),
        ("oasis-d", ["lan-zhou", "kashgar", "oasis-f"], "lan-zhou kashgar"),
        ("venezia", ["oasis-a", "venezia"], ""),
    ],
)
def test_wilhelm_builds_in_every_place_that_he_enters(figure: str, way: list[str], posts: str) -> None:
    table = wilhelm(figure)

    table.walk(RED, *way)
    if table.asked == "choose_pair":
        table.play(RED, "pair spice-silk")

    assert table.asked == "choose_action"
    assert table.player(RED).posts == posts
    assert table.player(RED).stock == 11 - len(posts.split())


@pytest.mark.rule("POLO-CHAR-35")
def test_wilhelm_builds_nothing_where_he_has_a_post() -> None:
    table = wilhelm("venezia", posts="alexandria adana")

    table.walk(RED, "alexandria", "oasis-i", "adana")

    assert table.player(RED).posts == "alexandria adana"
    assert (table.player(RED).coins, table.player(RED).camels) == (20 - 12, 10 - 2)


@pytest.mark.rule("POLO-CHAR-35")
@pytest.mark.parametrize("card", ["t17", "t18"])
def test_wilhelm_also_builds_while_passing_by_a_city_card(card: str) -> None:
    red = {"character": "wilhelm", "posts": "karachi", "dice": "2", "camels": 4, "spice": 2, "gold": 2}
    table = polo_position(turn="red", cards={"karachi": card}, red=red)

    table.play(RED, f"city card {card}", "step alexandria")
    if table.asked == "choose_payment":
        table.play(RED, "pay spice-gold")
    table.walk(RED, "oasis-i")

    assert table.player(RED).posts == "alexandria karachi"


@pytest.mark.rule("POLO-CHAR-35")
def test_wilhelm_builds_in_passing_on_the_best_free_slot_of_beijing() -> None:
    table = wilhelm("oasis-c", board={"blue": {"posts": "beijing"}})

    table.walk(RED, "beijing", "oasis-j")

    assert table.beijing == [BLUE, RED, None, None]


@pytest.mark.rule("POLO-CHAR-36")
def test_the_bonuses_of_passed_places_come_after_the_movement() -> None:
    table = wilhelm("karakorum", coins=8, camels=5)

    table.play(RED, "step anxi")
    assert table.player(RED).coins == 5
    table.play(RED, "step moscow")  # one coin is left: the five of Anxi do not pay for a third step

    assert table.asked == "choose_action"
    assert table.player(RED).figure == "moscow"
    assert table.player(RED).posts == "moscow anxi"
    assert (table.player(RED).coins, table.player(RED).camels) == (8 - 7 + 5, 0)


@pytest.mark.rule("POLO-CHAR-36", "POLO-REWARD-10")
def test_all_bonuses_of_a_movement_are_resolved_together() -> None:
    board = {"offices": {"lan-zhou": "o2"}, "provinces": "a b c d e f"}
    table = wilhelm("oasis-f", board=board)

    table.walk(RED, "kashgar", "lan-zhou")

    assert table.asked == "choose_pair"  # the coins of the office came before the goods of choice
    assert table.player(RED).coins == 20 - 7 + 5


@pytest.mark.rule("POLO-CHAR-37")
@pytest.mark.parametrize(("number", "points"), [(1, 0), (7, 0), (8, 5), (9, 10), (10, 0), (11, 10)])
def test_wilhelms_eighth_ninth_and_eleventh_post_give_points(number: int, points: int) -> None:
    table = wilhelm("venezia", posts=some(number - 1))

    table.walk(RED, "alexandria")

    assert table.player(RED).stock == 11 - number
    assert table.player(RED).points == ({"posts": points} if points else {})


@pytest.mark.rule("POLO-CHAR-37")
def test_one_movement_can_give_the_points_of_two_posts() -> None:
    table = wilhelm("venezia", posts=some(7))

    table.walk(RED, "alexandria", "oasis-i", "adana")

    assert table.player(RED).points == {"posts": 15}


@pytest.mark.rule("POLO-CHAR-38")
def test_entering_a_place_twice_builds_once() -> None:
    table = wilhelm("oasis-i", coins=12, camels=4)

    table.walk(RED, "adana", "oasis-i", "alexandria")
    again = wilhelm("oasis-i", coins=12, camels=8)
    again.walk(RED, "adana", "oasis-i", "adana")

    assert table.player(RED).posts == "alexandria adana"
    assert again.player(RED).posts == "adana"
    assert again.player(RED).stock == 10
    assert (again.player(RED).coins, again.player(RED).camels) == (12 - 12 + 3, 8 - 6 + 1)


# --- an empty stock --------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-39", "POLO-TRAVEL-21")
def test_with_an_empty_stock_a_passed_place_may_stay_without_a_post() -> None:
    table = wilhelm("venezia", posts=ELEVEN)

    table.walk(RED, "alexandria", "oasis-i")
    assert table.asked == "choose_passed_post"
    assert set(table.options) == {f"move post {place}" for place in ELEVEN.split()} | {"decline"}
    table.play(RED, "decline")

    assert table.asked == "choose_action"
    assert set(table.player(RED).posts.split()) == set(ELEVEN.split())


@pytest.mark.rule("POLO-CHAR-39")
def test_with_an_empty_stock_a_post_may_move_to_a_passed_place() -> None:
    table = wilhelm("venezia", posts=ELEVEN, board={"offices": {"alexandria": "o2"}})

    table.walk(RED, "alexandria", "oasis-i")
    table.play(RED, "move post xian")

    assert set(table.player(RED).posts.split()) == {*ELEVEN.split(), "alexandria"} - {"xian"}
    assert table.player(RED).coins == 20 - 7 + 5
    assert table.player(RED).score == 0


@pytest.mark.rule("POLO-CHAR-39", "POLO-TRAVEL-21")
def test_where_wilhelm_ends_a_post_must_move() -> None:
    table = wilhelm("venezia", posts=ELEVEN)

    table.walk(RED, "alexandria", "oasis-i", "adana")
    assert table.asked == "choose_passed_post"
    table.play(RED, "decline")

    assert table.asked == "choose_post"
    assert "decline" not in table.options
    table.play(RED, "move post xian")
    assert set(table.player(RED).posts.split()) == {*ELEVEN.split(), "adana"} - {"xian"}


@pytest.mark.rule("POLO-CHAR-39", "POLO-TRAVEL-30")
def test_one_decision_is_made_for_each_passed_place() -> None:
    posts = ELEVEN.replace("moscow", "adana").replace("karakorum", "alexandria")
    table = wilhelm("oasis-b", posts=posts)

    table.walk(RED, "karakorum", "anxi", "moscow", "oasis-a")
    table.play(RED, "decline", "move post xian")
    assert table.asked == "choose_passed_post"
    assert table.why_not("move post anxi") == ("post.of_this_movement", "POLO-TRAVEL-30")
    table.play(RED, "move post kochi")

    assert set(table.player(RED).posts.split()) == {*posts.split(), "anxi", "moscow"} - {"xian", "kochi"}
    assert table.player(RED).coins == 20 - 12 + 5


@pytest.mark.rule("POLO-CHAR-39", "POLO-TRAVEL-30")
def test_the_post_where_wilhelm_ends_does_not_move_to_a_passed_place() -> None:
    table = wilhelm("venezia", posts=ELEVEN.replace("moscow", "adana"))

    table.walk(RED, "alexandria", "oasis-i", "adana")

    assert table.asked == "choose_passed_post"
    assert table.why_not("move post adana") == ("post.of_this_movement", "POLO-TRAVEL-30")


@pytest.mark.rule("POLO-CHAR-40")
@pytest.mark.parametrize(("token", "coins", "camels"), [("o2", 5, 0), ("o4", 0, 3)])
def test_a_post_built_in_passing_takes_the_office_bonus(token: str, coins: int, camels: int) -> None:
    table = wilhelm("venezia", board={"offices": {"alexandria": token}})

    table.walk(RED, "alexandria", "oasis-i")

    assert (table.player(RED).coins, table.player(RED).camels) == (20 - 7 + coins, 10 + camels)
    assert [event.args["office"] for event in table.told("office_taken")] == [token]


@pytest.mark.rule("POLO-CHAR-40", "POLO-CHAR-36")
def test_an_office_bonus_does_not_pay_for_the_way_on() -> None:
    table = wilhelm("venezia", coins=3, board={"offices": {"alexandria": "o2"}})

    table.play(RED, "step alexandria")

    assert table.player(RED).figure == "alexandria"
    assert table.player(RED).coins == 5


# --- the order of building -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CHAR-41")
def test_posts_come_from_stock_in_the_order_of_entering() -> None:
    table = wilhelm("venezia", posts=some(10))

    table.walk(RED, "alexandria", "oasis-i", "adana")

    assert table.asked == "choose_post"  # the last one of the stock stands in Alexandria
    assert "alexandria" in table.player(RED).posts
    assert table.why_not("move post alexandria") == ("post.of_this_movement", "POLO-TRAVEL-30")
    assert table.player(RED).points == {"posts": 10}


@pytest.mark.rule("POLO-CHAR-41")
def test_the_place_where_it_ended_gets_its_post_first_if_it_was_entered_first() -> None:
    table = wilhelm("karakorum", posts=some(10))

    table.walk(RED, "anxi", "moscow", "anxi")

    assert table.asked == "choose_passed_post"  # for Moscow
    assert "anxi" in table.player(RED).posts
    table.play(RED, "decline")
    assert table.player(RED).stock == 0
    assert "moscow" not in table.player(RED).posts


@pytest.mark.rule("POLO-CHAR-41")
def test_no_post_stands_before_the_movement_has_ended() -> None:
    table = wilhelm("venezia")

    table.play(RED, "step alexandria", "step oasis-i")
    assert table.player(RED).posts == ""
    table.play(RED, "step adana", "stop")

    assert [event.args["place"] for event in table.told("post_built")] == ["alexandria", "adana"]


@pytest.mark.rule("POLO-CHAR-42")
def test_the_place_where_a_movement_starts_counts_only_if_the_figure_comes_back() -> None:
    leaves = wilhelm("moscow")
    returns = wilhelm("moscow")

    leaves.walk(RED, "oasis-a", "venezia")
    returns.walk(RED, "oasis-a", "moscow", "oasis-a")

    assert leaves.player(RED).posts == ""
    assert returns.player(RED).posts == "moscow"

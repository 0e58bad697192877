"""City cards: who may use them, and how often. POLO-CITY-1 to -8 and -20, -21.

What each of the 31 cards does is in `test_city_card_effects.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marco_polo.pieces import CARD_SPACES, CITY_CARDS
from tests.games.marco_polo.position import BLUE, RED, Table, polo_position

CITIES = ["moscow", "karakorum", "samarcanda", "lan-zhou", "alexandria", "karachi"]
SUMATRA = {"sumatra-1": "t27", "sumatra-2": "t28", "sumatra-3": "t29"}


def with_card(card: str, dice: str = "6", **red: Any) -> Table:
    """Red has a post in Moscow, where the card lies."""
    red["posts"] = f"moscow {red.get('posts', '')}"
    return polo_position(turn="red", cards={"moscow": card}, red={"dice": dice, **red})


def cards_offered(table: Table) -> list[str]:
    return [option.removeprefix("city card ") for option in table.options if option.startswith("city card ")]


# --- a post opens the card -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-1")
@pytest.mark.parametrize("city", CITIES)
def test_a_post_in_the_city_opens_its_card(city: str) -> None:
    table = polo_position(turn="red", cards={city: "t27"}, red={"dice": "2", "posts": city})

    assert cards_offered(table) == ["t27"]
    table.play(RED, "city card t27")

    assert table.player(RED).coins == 4
    assert table.space(city) == "red 2"


@pytest.mark.rule("POLO-CITY-1")
@pytest.mark.parametrize("city", CITIES)
def test_without_a_post_the_card_is_closed_even_for_a_figure_in_the_city(city: str) -> None:
    table = polo_position(
        turn="red", cards={city: "t27"}, red={"dice": "2", "figure": city}, blue={"posts": city, "dice": "1"}
    )

    assert cards_offered(table) == []
    assert table.why_not("city card t27") == ("card.no_post", "POLO-CITY-1")


@pytest.mark.rule("POLO-CITY-2")
@pytest.mark.parametrize(
    ("die", "placed", "coins"), [("3", "red 3", 6), ("black-5", "black 5", 10), ("white-1", "white 1", 2)]
)
def test_a_card_takes_one_die_of_any_kind(die: str, placed: str, coins: int) -> None:
    table = with_card("t27", f"{die} 6" if not die.isdigit() else f"{die} black-6")

    table.play(RED, "city card t27", f"die {'own-' if die.isdigit() else ''}{die}")

    assert table.space("moscow") == placed
    assert table.player(RED).coins == coins
    assert table.player(RED).dice == ("black-6" if die.isdigit() else "6")
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-CITY-2")
def test_without_a_die_a_card_cannot_be_used() -> None:
    table = with_card("t27", "2")

    table.play(RED, "purse")

    assert table.why_not("city card t27") == ("main.no_die", "POLO-TURN-4")


@pytest.mark.rule("POLO-CITY-3")
@pytest.mark.parametrize("die", ["blue 1", "red 6", "black 3", "white 2"])
def test_a_card_with_a_die_on_it_is_closed_for_everybody(die: str) -> None:
    red = {"coins": 50, "dice": "6 black-6", "posts": "moscow"}
    table = polo_position(turn="red", cards={"moscow": "t27"}, spaces={"moscow": die}, red=red)

    assert cards_offered(table) == []
    assert table.why_not("city card t27") == ("card.occupied", "POLO-CITY-3")


@pytest.mark.rule("POLO-CITY-3")
def test_a_card_that_was_used_is_closed_for_the_others_too() -> None:
    blue = {"dice": "6 6", "posts": "moscow"}
    table = polo_position(turn="red", cards={"moscow": "t27"}, red={"dice": "1", "posts": "moscow"}, blue=blue)

    table.play(RED, "city card t27", "end turn")

    assert table.to_move == BLUE
    assert table.why_not("city card t27") == ("card.occupied", "POLO-CITY-3")


@pytest.mark.rule("POLO-CITY-3", "POLO-CITY-5")
def test_in_the_next_round_the_card_lies_open_again_in_its_city() -> None:
    table = with_card("t27", "1")
    before = list(table.state.cards)

    table.play(RED, "city card t27", "end turn")
    while table.asked == "choose_compensation":
        table.play(str(table.to_move), "camels 0")

    assert table.state.round == 2
    assert table.state.cards == before
    assert table.space("moscow") == ""
    assert table.to_move == RED
    assert cards_offered(table) == ["t27"]


@pytest.mark.rule("POLO-CITY-5")
def test_a_used_card_stays_in_its_city() -> None:
    table = with_card("t27", "1")

    table.play(RED, "city card t27")

    assert CITY_CARDS[table.state.cards[CARD_SPACES.index("moscow")]] == "t27"


@pytest.mark.rule("POLO-CITY-4")
def test_one_post_in_sumatra_opens_its_three_cards() -> None:
    table = polo_position(turn="red", cards=SUMATRA, red={"dice": "1", "posts": "sumatra"})

    assert cards_offered(table) == ["t27", "t28", "t29"]


@pytest.mark.rule("POLO-CITY-4", "POLO-CITY-3")
def test_the_cards_of_sumatra_are_three_spaces() -> None:
    table = polo_position(turn="red", cards=SUMATRA, red={"dice": "2 3 4 5", "posts": "sumatra"})

    table.play(RED, "city card t28", "die own-2", "end turn")
    assert cards_offered(table) == ["t27", "t29"]
    table.play(RED, "city card t29", "die own-3", "end turn")
    assert cards_offered(table) == ["t27"]
    table.play(RED, "city card t27", "die own-4", "end turn")

    assert cards_offered(table) == []
    assert [table.space(space) for space in SUMATRA] == ["red 4", "red 2", "red 3"]
    assert (table.player(RED).coins, table.player(RED).silk, table.player(RED).gold) == (8, 1, 1)


# --- how often -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-6")
@pytest.mark.parametrize(
    ("value", "camels", "most"),
    [(1, 9, 1), (2, 9, 2), (3, 9, 3), (4, 9, 4), (5, 9, 5), (6, 9, 6), (6, 4, 4), (3, 2, 2)],
)
def test_a_card_is_used_once_up_to_as_often_as_die_and_means_allow(value: int, camels: int, most: int) -> None:
    table = with_card("t04", f"{value}", camels=camels)

    table.play(RED, "city card t04")

    if most == 1:
        assert table.player(RED).score == 1
        return
    assert table.asked == "choose_times"
    assert table.options == [f"times {n}" for n in range(1, most + 1)]
    if most < 6:
        assert table.why_not(f"times {most + 1}") == ("times.too_many", "POLO-CITY-6")


@pytest.mark.rule("POLO-CITY-6")
@pytest.mark.parametrize("uses", [1, 2, 3, 4, 5, 6])
def test_the_player_chooses_how_often(uses: int) -> None:
    table = with_card("t04", "6", camels=9)

    table.play(RED, "city card t04", f"times {uses}")

    assert table.player(RED).camels == 9 - uses
    assert table.player(RED).points == {"city_cards": uses}
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-CITY-7")
def test_all_uses_are_paid_before_anything_is_received() -> None:
    table = with_card("t07", "6", camels=3, spice=3)

    table.play(RED, "city card t07", "times 3")

    told = [(event.kind, event.args["things"]) for event in table.events if event.kind in ("paid", "gained")]
    assert told == [("paid", {"camels": 3, "spice": 3}), ("gained", {"coins": 21})]


@pytest.mark.rule("POLO-CITY-7", "POLO-CITY-15")
def test_bonuses_of_provinces_cannot_pay_for_further_ones() -> None:
    table = with_card("t19", "6", coins=1, posts="anxi ormuz adana")

    table.play(RED, "city card t19")

    assert table.asked == "choose_province"  # one use: the coins of Anxi would come too late for a second one
    table.play(RED, "bonus a")
    assert table.asked == "choose_action"
    assert table.player(RED).coins == 5


CANNOT: list[tuple[str, dict[str, Any]]] = [
    ("t01", {"spice": 1, "silk": 9, "gold": 9}),
    ("t06", {"camels": 2}),
    ("t07", {"camels": 1, "silk": 1, "gold": 1}),
    ("t15", {"gold": 3}),
    ("t16", {"coins": 1}),
    ("t17", {"coins": 9, "camels": 1}),
    ("t17", {"coins": 9, "camels": 3, "figure": "kashgar"}),
    ("t18", {"coins": 9, "camels": 9, "gold": 9}),
    ("t18", {"coins": 9, "camels": 1, "gold": 9, "silk": 9, "figure": "kashgar"}),
    ("t19", {"coins": 9}),
    ("t19", {"posts": "anxi"}),
    ("t20", {}),
    ("t22", {"camels": 1}),
    ("t23", {"active": "k01 k02"}),
    ("t24", {"active": "k01 k02"}),
    ("t31", {"posts": "beijing"}),
]


@pytest.mark.rule("POLO-CITY-8")
@pytest.mark.parametrize(("card", "red"), CANNOT)
def test_a_card_that_cannot_be_executed_once_is_not_possible(card: str, red: dict[str, Any]) -> None:
    table = with_card(card, "6", **red)

    assert cards_offered(table) == []
    assert table.why_not(f"city card {card}") == ("card.cannot", "POLO-CITY-8")


CAN: list[tuple[str, dict[str, Any]]] = [
    ("t01", {"spice": 2}),
    ("t06", {"camels": 3}),
    ("t07", {"camels": 1, "spice": 1}),
    ("t15", {"camels": 1, "gold": 1}),
    ("t16", {"coins": 2}),
    ("t17", {"camels": 2}),
    ("t17", {"camels": 4, "figure": "kashgar"}),
    ("t18", {"gold": 1, "silk": 1}),
    ("t18", {"gold": 1, "silk": 1, "camels": 2, "figure": "kashgar"}),
    ("t19", {"coins": 1, "posts": "anxi"}),
    ("t20", {"coins": 1}),
    ("t20", {"camels": 1}),
    ("t21", {}),
    ("t22", {"camels": 2}),
    ("t22", {"gold": 1}),
    ("t23", {"completed": "s1"}),
    ("t24", {"completed": "s1"}),
    ("t25", {}),
    ("t26", {}),
    ("t27", {}),
    ("t28", {}),
    ("t29", {}),
    ("t30", {}),
    ("t31", {"posts": "anxi"}),
]


@pytest.mark.rule("POLO-CITY-8")
@pytest.mark.parametrize(("card", "red"), CAN)
def test_a_card_that_can_be_executed_once_is_possible(card: str, red: dict[str, Any]) -> None:
    table = with_card(card, "1", **red)

    assert cards_offered(table) == [card]


# --- what a card does not touch --------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-21", "POLO-CHAR-19")
@pytest.mark.parametrize(
    ("card", "red", "actions"),
    [
        ("t28", {}, []),
        ("t29", {}, []),
        ("t30", {}, []),
        ("t27", {}, []),
        ("t16", {"coins": 2}, ["good gold"]),
        ("t20", {"coins": 1}, []),
        ("t06", {"camels": 3}, []),
    ],
)
def test_mercator_gets_nothing_for_a_city_card(card: str, red: dict[str, Any], actions: list[str]) -> None:
    cards: dict[str, Any] = {"moscow": card}
    blue = {"character": "mercator", "dice": "1"}
    table = polo_position("blue red", turn="red", cards=cards, red={"dice": "1", "posts": "moscow", **red}, blue=blue)

    table.play(RED, f"city card {card}", *actions)

    assert table.asked == "choose_action"
    assert table.space("moscow") == "red 1"
    assert (table.player(BLUE).coins, table.player(BLUE).camels, table.player(BLUE).goods) == (0, 0, "")

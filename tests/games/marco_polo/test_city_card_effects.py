"""What each of the 31 city cards does, at several values of the die. POLO-CITY-6 to -19."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.editions import lines_of
from tests.games.marco_polo.position import RED, Table, polo_position
from tests.games.marco_polo.printed import EXCHANGE_ROWS

Things = dict[str, int]


def amounts(words: str) -> Things:
    """{"coins": 2, "points": 1} of "2 coins 1 points"."""
    counts = words.split()
    return dict(zip(counts[1::2], map(int, counts[::2]), strict=True))


# Cards that exchange one thing for another, once for each use
EXCHANGES = [
    (row[:3], amounts(cost), amounts(reward))
    for row in lines_of(EXCHANGE_ROWS)
    for cost, reward in [row[3:].split("->")]
]
KINDS = ("coins", "camels", "spice", "silk", "gold", "points")


def with_card(card: str, value: int, **red: Any) -> Table:
    """Red has a post in Samarcanda, where the card lies, and one die."""
    red["posts"] = f"samarcanda {red.get('posts', '')}"
    return polo_position(turn="red", cards={"samarcanda": card}, red={"dice": str(value), **red})


def use(card: str, value: int, *actions: str, **red: Any) -> Table:
    """Red uses the card."""
    table = with_card(card, value, **red)
    table.play(RED, f"city card {card}", *actions)
    return table


def things(table: Table) -> Things:
    """What red has, without what is missing."""
    player = table.player(RED)
    amounts = (player.coins, player.camels, player.spice, player.silk, player.gold, player.score)
    return {kind: amount for kind, amount in zip(KINDS, amounts, strict=True) if amount}


def many(things: Things, times: int) -> Things:
    return {kind: amount * times for kind, amount in things.items()}


# --- T01 to T15: exchanges -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-6", "POLO-CITY-7")
@pytest.mark.parametrize("value", [1, 2, 4, 6])
@pytest.mark.parametrize(("card", "cost", "reward"), EXCHANGES)
def test_an_exchange_is_made_as_often_as_the_die_shows(card: str, cost: Things, reward: Things, value: int) -> None:
    table = with_card(card, value, **many(cost, 7))

    table.play(RED, f"city card {card}")
    if value > 1:
        assert table.options == [f"times {n}" for n in range(1, value + 1)]
        table.play(RED, f"times {value}")

    assert things(table) == {**many(cost, 7 - value), **many(reward, value)}
    assert table.player(RED).points == ({"city_cards": reward["points"] * value} if "points" in reward else {})


@pytest.mark.rule("POLO-CITY-6")
@pytest.mark.parametrize(("card", "cost", "reward"), EXCHANGES)
def test_an_exchange_may_be_made_less_often(card: str, cost: Things, reward: Things) -> None:
    table = use(card, 5, "times 2", **many(cost, 5))

    assert things(table) == {**many(cost, 3), **many(reward, 2)}


@pytest.mark.rule("POLO-CITY-6", "POLO-CITY-8")
@pytest.mark.parametrize(
    ("card", "cost", "missing"), [(card, cost, kind) for card, cost, _ in EXCHANGES for kind in cost]
)
def test_an_exchange_is_limited_by_each_thing_it_asks_for(card: str, cost: Things, missing: str) -> None:
    enough = many(cost, 6)
    none = with_card(card, 6, **{**enough, missing: cost[missing] - 1})
    two = with_card(card, 6, **{**enough, missing: 3 * cost[missing] - 1})

    two.play(RED, f"city card {card}")

    assert none.why_not(f"city card {card}") == ("card.cannot", "POLO-CITY-8")
    assert two.options == ["times 1", "times 2"]


# --- T16: goods of choice --------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-11")
@pytest.mark.parametrize(
    ("value", "chosen"),
    [
        (1, "gold"),
        (2, "spice spice"),
        (3, "spice silk gold"),
        (4, "spice gold gold"),
        (5, "silk silk silk gold gold"),
        (6, "spice spice spice silk gold gold"),
        (6, "silk"),
    ],
)
def test_t16_gives_a_good_of_choice_for_each_two_coins(value: int, chosen: str) -> None:
    table = use("t16", value, *(f"good {good}" for good in chosen.split()), coins=13)
    if "stop" in table.options:
        table.play(RED, "stop")

    assert table.asked == "choose_action"
    assert table.player(RED).goods == chosen
    assert table.player(RED).coins == 13 - 2 * len(chosen.split())


@pytest.mark.rule("POLO-CITY-11", "POLO-CITY-6")
def test_t16_asks_for_each_good_in_a_fixed_order_until_the_player_stops() -> None:
    table = use("t16", 3, coins=7)

    assert table.options == ["good spice", "good silk", "good gold"]
    assert table.why_not("stop") == ("stop.once_first", "POLO-TURN-12")
    table.play(RED, "good silk")

    assert table.options == ["good silk", "good gold", "stop"]
    assert table.why_not("good spice") == ("good.order", "POLO-CITY-11")


@pytest.mark.rule("POLO-CITY-11", "POLO-CITY-6")
@pytest.mark.parametrize(("coins", "value", "most"), [(5, 6, 2), (3, 4, 1), (12, 2, 2), (12, 6, 6)])
def test_t16_is_limited_by_coins_and_die(coins: int, value: int, most: int) -> None:
    table = use("t16", value, coins=coins)

    bought = 0
    while table.asked == "choose_card_good":
        table.play(RED, "good gold")
        bought += 1

    assert bought == most
    assert things(table) == {kind: n for kind, n in {"coins": coins - 2 * most, "gold": most}.items() if n}


# --- T17: camels for steps -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-13")
@pytest.mark.parametrize("value", [1, 2, 3, 5, 6])
def test_t17_makes_as_many_steps_as_the_die_shows_for_two_camels_each(value: int) -> None:
    table = use("t17", value, camels=20, coins=0)

    made = 0
    while table.asked == "choose_step":
        table.play(RED, "step oasis-a" if made % 2 == 0 else "step venezia")
        made += 1

    assert made == value
    assert things(table) == {"camels": 20 - 2 * value}


@pytest.mark.rule("POLO-CITY-13")
def test_the_steps_of_t17_are_one_movement_with_a_post_only_at_its_end() -> None:
    table = use("t17", 4, camels=20, coins=1)

    table.walk(RED, "alexandria", "oasis-i", "adana")

    assert table.player(RED).posts == "samarcanda adana"
    assert things(table) == {"camels": 20 - 3 * 2 - 2 + 1, "coins": 1 + 3}  # surcharge of two camels, bonus of Adana


@pytest.mark.rule("POLO-CITY-13")
def test_a_step_of_t17_needs_its_camels_and_those_of_the_road() -> None:
    table = use("t17", 6, camels=4, coins=0)

    assert table.options == ["step alexandria", "step oasis-a"]
    assert table.why_not("step oasis-e") == ("step.cost", "POLO-TRAVEL-4")
    assert table.why_not("stop") == ("stop.once_first", "POLO-TURN-12")


@pytest.mark.rule("POLO-CITY-13")
def test_t17_pays_coin_surcharges_but_no_basic_cost() -> None:
    table = use("t17", 2, camels=4, coins=7, figure="alexandria")

    table.walk(RED, "oasis-g", "oasis-e")

    assert table.player(RED).figure == "oasis-e"
    assert things(table) == {}


# --- T18: two different goods for steps ------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-14", "POLO-CITY-13")
@pytest.mark.parametrize(
    ("pair", "left"),
    [
        ("spice-silk", {"spice": 1, "silk": 1, "gold": 2}),
        ("spice-gold", {"spice": 1, "silk": 2, "gold": 1}),
        ("silk-gold", {"spice": 2, "silk": 1, "gold": 1}),
    ],
)
def test_t18_takes_two_different_goods_for_a_step(pair: str, left: Things) -> None:
    table = use("t18", 1, spice=2, silk=2, gold=2)

    assert table.options == ["pay spice-silk", "pay spice-gold", "pay silk-gold"]
    table.play(RED, f"pay {pair}", "step alexandria")

    assert things(table) == left
    assert table.player(RED).posts == "samarcanda alexandria"


@pytest.mark.rule("POLO-CITY-14")
@pytest.mark.parametrize("good", ["spice", "silk", "gold"])
def test_t18_never_takes_two_goods_of_one_kind(good: str) -> None:
    table = with_card("t18", 6, **{good: 9})

    assert table.why_not("city card t18") == ("card.cannot", "POLO-CITY-8")


@pytest.mark.rule("POLO-CITY-14")
@pytest.mark.parametrize(("one", "other"), [("spice", "silk"), ("spice", "gold"), ("silk", "gold")])
def test_t18_ends_when_only_goods_of_one_kind_are_left(one: str, other: str) -> None:
    table = use("t18", 6, **{one: 4, other: 1})

    table.play(RED, "step alexandria")

    assert table.asked == "choose_action"
    assert things(table) == {one: 3}


@pytest.mark.rule("POLO-CITY-14", "POLO-CITY-13")
def test_the_pairs_of_t18_may_differ_from_step_to_step() -> None:
    table = use("t18", 3, spice=2, silk=2, gold=2, camels=2)

    table.play(RED, "pay spice-silk", "step alexandria")
    assert table.options == ["pay spice-silk", "pay spice-gold", "pay silk-gold", "stop"]
    table.play(RED, "pay spice-gold", "step oasis-i", "pay silk-gold", "step adana")

    assert table.player(RED).posts == "samarcanda adana"
    assert things(table) == {"camels": 2 - 2 + 1, "coins": 3}


@pytest.mark.rule("POLO-CITY-14")
def test_the_pairs_of_t18_are_paid_in_a_fixed_order() -> None:
    table = use("t18", 3, "pay spice-gold", "step alexandria", spice=2, silk=2, gold=2)

    assert table.options == ["pay spice-gold", "pay silk-gold", "stop"]
    assert table.why_not("pay spice-silk") == ("payment.order", "POLO-CITY-14")


@pytest.mark.rule("POLO-CITY-13")
@pytest.mark.parametrize(("value", "most"), [(1, 1), (2, 2), (4, 4), (6, 5)])
def test_t18_is_limited_by_die_and_goods(value: int, most: int) -> None:
    table = with_card("t18", value, spice=5, gold=5)

    table.play(RED, "city card t18")
    made = 0
    while table.asked in ("choose_step", "choose_payment"):
        if table.asked == "choose_payment":
            table.play(RED, "pay spice-gold")
        table.play(RED, "step oasis-a" if made % 2 == 0 else "step venezia")
        made += 1

    assert made == most
    assert things(table) == ({"spice": 5 - most, "gold": 5 - most} if most < 5 else {})


@pytest.mark.rule("POLO-CITY-13")
def test_t18_stops_after_the_first_step_at_the_earliest() -> None:
    table = use("t18", 3, spice=2, silk=2)

    assert table.asked == "choose_step"  # the only pair is paid
    assert "stop" not in table.options
    table.play(RED, "step oasis-a", "stop")

    assert things(table) == {"spice": 1, "silk": 1}


# --- T19: bonuses of own provinces for coins -------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-15")
@pytest.mark.parametrize(
    ("value", "coins", "posts", "most"),
    [
        (6, 9, "anxi ormuz adana kochi", 4),
        (6, 9, "anxi ormuz", 2),
        (2, 9, "anxi ormuz adana kochi", 2),
        (6, 3, "anxi ormuz adana kochi", 3),
    ],
)
def test_t19_is_limited_by_die_coins_and_own_provinces(value: int, coins: int, posts: str, most: int) -> None:
    table = use("t19", value, coins=coins, posts=posts)

    assert table.options == [f"times {n}" for n in range(1, most + 1)]


@pytest.mark.rule("POLO-CITY-15")
def test_t19_pays_first_and_gives_bonuses_of_different_provinces() -> None:
    table = use("t19", 3, "times 2", coins=2, posts="anxi ormuz adana kochi")

    assert things(table) == {}
    assert table.options == ["bonus a", "bonus b", "bonus e"]  # token f alone would leave nothing for the second
    table.play(RED, "bonus b")
    assert things(table) == {"camels": 3}
    assert table.options == ["bonus e", "bonus f"]
    assert table.why_not("bonus b") == ("province.order", "POLO-CITY-15")
    assert table.why_not("bonus c") == ("province.not_own", "POLO-CITY-15")
    table.play(RED, "bonus f")

    assert things(table) == {"camels": 3, "points": 3}
    assert table.player(RED).points == {"provinces": 3}


@pytest.mark.rule("POLO-CITY-15")
def test_t19_with_all_own_provinces_asks_for_no_order() -> None:
    table = use("t19", 4, "times 4", coins=4, posts="anxi ormuz adana kochi")

    assert table.asked == "choose_action"
    assert things(table) == {"coins": 5 + 3, "camels": 3 + 1, "points": 3}


# --- T20 and T21: one of two directions ------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-12")
@pytest.mark.parametrize("value", [2, 4, 6])
def test_t20_turns_camels_into_coins_or_coins_into_camels(value: int) -> None:
    to_coins = use("t20", value, "gain coins", f"times {value}", coins=10, camels=7)
    to_camels = use("t20", value, "gain camels", f"times {value}", coins=10, camels=7)

    assert things(to_coins) == {"coins": 10 + 3 * value, "camels": 7 - value}
    assert things(to_camels) == {"coins": 10 - value, "camels": 7 + value}


@pytest.mark.rule("POLO-CITY-12", "POLO-CITY-6")
def test_t20_asks_for_one_direction_and_then_for_the_number() -> None:
    table = use("t20", 5, coins=2, camels=4)

    assert table.options == ["gain coins", "gain camels"]
    table.play(RED, "gain camels")
    assert table.options == ["times 1", "times 2"]
    table.play(RED, "times 1")

    assert table.asked == "choose_action"
    assert things(table) == {"coins": 1, "camels": 5}


@pytest.mark.rule("POLO-CITY-12", "POLO-CITY-8")
@pytest.mark.parametrize(("red", "after"), [({"coins": 1}, {"camels": 1}), ({"camels": 1}, {"coins": 3})])
def test_t20_has_only_the_direction_that_can_be_paid(red: Things, after: Things) -> None:
    table = use("t20", 1, **red)

    assert table.asked == "choose_action"
    assert things(table) == after


@pytest.mark.rule("POLO-CITY-18")
@pytest.mark.parametrize("value", [2, 3, 6])
def test_t21_turns_coins_into_points_or_points_into_coins(value: int) -> None:
    to_points = use("t21", value, "gain points", f"times {value}", coins=20)
    to_coins = use("t21", value, "gain coins", f"times {value}", coins=20)

    assert things(to_points) == {"coins": 20 - 3 * value, "points": value}
    assert things(to_coins) == {"coins": 20 + 3 * value, "points": -value}


@pytest.mark.rule("POLO-CITY-18", "POLO-CITY-6")
@pytest.mark.parametrize(("coins", "value", "most"), [(11, 6, 3), (18, 4, 4), (20, 6, 6)])
def test_t21_gives_points_as_far_as_the_coins_reach(coins: int, value: int, most: int) -> None:
    table = use("t21", value, "gain points", coins=coins)

    assert table.options == [f"times {n}" for n in range(1, most + 1)]


@pytest.mark.rule("POLO-CITY-18")
def test_t21_may_bring_the_score_below_nothing() -> None:
    table = use("t21", 6, coins=2)

    assert table.options == [f"times {n}" for n in range(1, 7)]  # points can be paid, two coins are too few
    table.play(RED, "times 4")

    assert table.player(RED).score == -4
    assert table.player(RED).coins == 14


# --- T22: goods and camels -------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-19")
@pytest.mark.parametrize(
    ("actions", "left"),
    [
        ("sell spice", {"silk": 1, "gold": 1, "camels": 4}),
        ("sell spice, sell silk, sell gold", {"camels": 8}),
        ("buy gold", {"spice": 1, "silk": 1, "gold": 2}),
        ("sell spice, buy gold", {"silk": 1, "gold": 2, "camels": 2}),
        ("sell spice, sell silk, buy gold, buy gold, buy gold", {"gold": 4}),
    ],
)
def test_t22_sells_and_buys_goods_for_two_camels_each(actions: str, left: Things) -> None:
    table = use("t22", 6, *actions.split(", "), spice=1, silk=1, gold=1, camels=2)
    if "stop" in table.options:
        table.play(RED, "stop")

    assert table.asked == "choose_action"
    assert things(table) == left


@pytest.mark.rule("POLO-CITY-19")
def test_camels_of_an_earlier_use_of_t22_pay_for_a_later_one() -> None:
    table = use("t22", 2, spice=1, gold=1)

    assert table.options == ["sell spice", "sell gold"]
    assert table.why_not("buy silk") == ("swap.cost", "POLO-CITY-19")
    table.play(RED, "sell spice")
    assert table.options == ["sell gold", "buy silk", "buy gold", "stop"]
    table.play(RED, "buy silk")

    assert table.asked == "choose_action"
    assert things(table) == {"silk": 1, "gold": 1}


@pytest.mark.rule("POLO-CITY-19", "POLO-CITY-6")
@pytest.mark.parametrize("value", [1, 3, 6])
def test_t22_is_used_as_often_as_the_die_shows_at_most(value: int) -> None:
    table = use("t22", value, spice=9, camels=2)

    sold = 0
    while table.asked == "choose_swap":
        table.play(RED, "sell spice")
        sold += 1

    assert sold == value
    assert things(table) == {"spice": 9 - value, "camels": 2 + 2 * value}


@pytest.mark.rule("POLO-CITY-19")
def test_t22_does_not_buy_what_it_has_just_sold() -> None:
    table = use("t22", 6, "sell silk", silk=2, camels=2)

    assert table.options == ["sell silk", "buy spice", "buy gold", "stop"]
    assert table.why_not("buy silk") == ("swap.order", "POLO-CITY-19")


# --- T23 to T26: counting --------------------------------------------------------------------------------------------
CONTRACTS = [(1, "s1 k01 k02", 1), (2, "s1 k01 k02", 2), (3, "s1 k01 k02", 3), (6, "s1 k01 k02", 3), (5, "k01", 1)]
POSTS = [(1, "anxi beijing", 1), (2, "anxi beijing", 2), (3, "anxi beijing", 3), (6, "anxi beijing", 3), (6, "", 1)]
COUNTED = [("t23", "coins", 2, "completed", *row) for row in CONTRACTS]
COUNTED += [("t24", "points", 1, "completed", *row) for row in CONTRACTS]
COUNTED += [("t25", "coins", 2, "posts", *row) for row in POSTS]  # and the one in Samarcanda
COUNTED += [("t26", "points", 1, "posts", *row) for row in POSTS]


@pytest.mark.rule("POLO-CITY-9")
@pytest.mark.parametrize(("card", "kind", "each", "counted", "value", "had", "count"), COUNTED)
def test_t23_to_t26_count_completed_contracts_or_posts_up_to_the_die(
    card: str, kind: str, each: int, counted: str, value: int, had: str, count: int
) -> None:
    table = use(card, value, **{"active": "k03 k04", counted: had})

    assert table.asked == "choose_action"
    assert things(table) == {kind: each * count}


# --- T27 to T30: fixed amounts ---------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-10")
@pytest.mark.parametrize(
    ("card", "kind", "amounts"),
    [
        ("t27", "coins", [2, 4, 6, 8, 10, 12]),
        ("t28", "gold", [1, 1, 1, 1, 1, 3]),
        ("t29", "silk", [1, 1, 1, 3, 3, 3]),
        ("t30", "spice", [1, 3, 3, 3, 3, 3]),
    ],
)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_t27_to_t30_give_what_is_printed_for_the_die(card: str, kind: str, amounts: list[int], value: int) -> None:
    table = use(card, value)

    assert table.asked == "choose_action"
    assert things(table) == {kind: amounts[value - 1]}


# --- T31: bonuses of own provinces -----------------------------------------------------------------------------------
@pytest.mark.rule("POLO-CITY-16")
@pytest.mark.parametrize("value", [1, 4])
def test_t31_gives_one_bonus_up_to_a_four(value: int) -> None:
    table = use("t31", value, posts="anxi ormuz kochi")

    assert table.options == ["bonus a", "bonus b", "bonus f"]
    table.play(RED, "bonus f")

    assert table.asked == "choose_action"
    assert things(table) == {"points": 3}


@pytest.mark.rule("POLO-CITY-16")
@pytest.mark.parametrize("value", [5, 6])
def test_t31_gives_the_bonuses_of_two_different_provinces_from_a_five_on(value: int) -> None:
    table = use("t31", value, posts="anxi ormuz kochi")

    assert table.options == ["bonus a", "bonus b"]
    table.play(RED, "bonus a")
    assert table.options == ["bonus b", "bonus f"]
    table.play(RED, "bonus b")

    assert table.asked == "choose_action"
    assert things(table) == {"coins": 5, "camels": 3}


@pytest.mark.rule("POLO-CITY-16")
@pytest.mark.parametrize("value", [1, 6])
def test_t31_with_one_own_province_gives_just_its_bonus(value: int) -> None:
    table = use("t31", value, posts="adana")

    assert table.asked == "choose_action"
    assert things(table) == {"coins": 3, "camels": 1}


@pytest.mark.rule("POLO-CITY-17")
@pytest.mark.parametrize(("card", "actions", "red"), [("t31", [], {}), ("t19", ["times 2"], {"coins": 2})])
def test_a_copied_bonus_may_be_one_that_was_used_in_the_same_action(
    card: str, actions: list[str], red: dict[str, Any]
) -> None:
    table = use(card, 6, *actions, posts="anxi xian", **red)

    assert table.asked == "choose_copy"  # after the bonus of Anxi
    assert table.options == ["bonus a", "bonus b", "bonus c", "bonus e", "bonus f"]
    table.play(RED, "bonus a")

    assert table.asked == "choose_action"
    assert things(table) == {"coins": 10}


@pytest.mark.rule("POLO-CITY-17")
def test_the_copied_province_needs_no_post() -> None:
    table = use("t31", 1, "bonus c", "pair silk-gold", posts="xian")

    assert things(table) == {"silk": 1, "gold": 1}

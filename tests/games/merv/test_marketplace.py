"""The marketplace: a trading post, then goods along the trade routes; how a cost of two colours is paid."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.merv.looking import changes, facts, log, of, payments, refused
from tests.games.merv.position import BLUE, RED, SEVEN_POSTS, YELLOW, Table, Things, merv_position, only

INNER = ["rayy", "samarkand", "balkh", "nishapur"]
OUTER_OF = [("rayy", "baghdad"), ("samarkand", "kashgar"), ("balkh", "peshawar"), ("nishapur", "basra")]
COMMON_COSTS = [("rayy", "purple"), ("samarkand", "orange"), ("balkh", "teal"), ("nishapur", "tan")]
RARE_COSTS = [("baghdad", "tan", "orange"), ("kashgar", "tan", "teal")]
RARE_COSTS += [("peshawar", "purple", "orange"), ("basra", "purple", "teal")]
MARKET_SITE: dict[str, Any] = {"slot": 1, "site": "r1c1", "city": {"r1c1": "marketplace-purple red"}}
NO_CAMEL_IN_A_CITY: Things = {"posts": "rayy samarkand balkh nishapur"}  # somebody was there before
ALL_BUT_BAGHDAD = "rayy samarkand balkh nishapur kashgar peshawar basra"


def posts(*cities: str) -> list[str]:
    return [f"post {city}" for city in cities]


def purchases(table: Table) -> list[str]:
    """The cities in which red may buy."""
    return [option.removeprefix("buy ") for option in table.options if option.startswith("buy")]


# --- the trading post -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-MARKET-1", "MERV-MARKET-7", "MERV-MARKET-8")
def test_first_a_post_is_established_then_goods_are_bought() -> None:
    table = merv_position(at="marketplace", red={"cubes": "purple orange"}, blue=NO_CAMEL_IN_A_CITY)
    before = facts(table)

    assert table.asked == "choose_post"
    assert table.options == posts(*INNER)
    table.play(RED, "post rayy")
    assert table.asked == "choose_purchase"
    assert table.options == ["buy rayy", "finish"]
    table.play(RED, "buy rayy")

    assert table.options == ["end turn"]
    assert changes(table, before) == {"red.posts": ["rayy"], "red.discs": 6, "red.cubes.purple": 0, "red.common": 1}


@pytest.mark.rule("MERV-MARKET-1")
def test_nothing_need_be_bought() -> None:
    table = merv_position(at="marketplace", red={"cubes": "purple orange", "camels": 1})

    table.play(RED, "post rayy")
    before = facts(table)
    table.play(RED, "finish")

    assert (table.options, changes(table, before)) == (["end turn"], {})


@pytest.mark.rule("MERV-MARKET-7")
def test_the_post_comes_first_and_cannot_be_left_out() -> None:
    table = merv_position(at="marketplace", red={"cubes": "purple orange", "posts": "rayy"})

    assert table.options == posts("samarkand", "balkh", "nishapur", "baghdad")
    table.refuses(RED, "finish")
    table.refuses(RED, "buy rayy")
    table.refuses(RED, "decline")


@pytest.mark.rule("MERV-MARKET-2", "MERV-MARKET-5")
@pytest.mark.parametrize("city", INNER)
def test_the_first_post_in_an_inner_city_takes_the_camel_there(city: str) -> None:
    table = merv_position(at="marketplace", blue={"camels": 1})
    before = facts(table)

    table.play(RED, f"post {city}")

    assert table.options == ["end turn"]
    gained = of(RED, {"posts": [city], "discs": 6, "camels": 1})
    assert changes(table, before) == gained | {"city_camels": [other for other in INNER if other != city]}
    assert log(table)[:2] == [
        ("post_established", "MERV-MARKET-2", {"city": city}),
        ("camels_gained", "MERV-MARKET-5", {"n": 1}),
    ]
    assert {event.who for event in table.events} == {table.who(RED)}


@pytest.mark.rule("MERV-MARKET-4", "MERV-MARKET-5")
@pytest.mark.parametrize("city", INNER)
def test_a_later_post_shares_the_city_and_finds_no_camel(city: str) -> None:
    table = merv_position(at="marketplace", blue={"posts": city}, yellow={"posts": city})
    before = facts(table)

    table.play(RED, f"post {city}")

    assert changes(table, before) == {"red.posts": [city], "red.discs": 6}
    assert table.player(BLUE).posts == city
    assert table.player(YELLOW).posts == city


@pytest.mark.rule("MERV-MARKET-2", "MERV-MARKET-3")
@pytest.mark.parametrize(("inner", "outer"), OUTER_OF)
def test_an_outer_city_needs_an_own_post_in_the_inner_city_on_its_route(inner: str, outer: str) -> None:
    table = merv_position(at="marketplace", red={"posts": inner}, blue=NO_CAMEL_IN_A_CITY)
    blues_only = merv_position(at="marketplace", blue=NO_CAMEL_IN_A_CITY)

    assert table.options == [*posts(*(city for city in INNER if city != inner)), f"post {outer}"]
    assert refused(table, "post") == {
        f"post {inner}": ("post.already", "MERV-MARKET-2", {"city": inner}),
        **{
            f"post {other}": ("post.not_linked", "MERV-MARKET-3", {"city": other, "other_city": near})
            for near, other in OUTER_OF
            if other != outer
        },
    }
    assert blues_only.options == posts(*INNER)


@pytest.mark.rule("MERV-MARKET-6", "MERV-MARKET-4")
@pytest.mark.parametrize(("inner", "outer"), OUTER_OF)
@pytest.mark.parametrize("is_first", [True, False])
def test_the_first_post_in_an_outer_city_brings_favour(inner: str, outer: str, is_first: bool) -> None:
    table = merv_position(
        at="marketplace", red={"posts": inner}, blue={"posts": inner if is_first else f"{inner} {outer}"}
    )
    before = facts(table)

    table.play(RED, f"post {outer}")

    gained = of(RED, {"posts": [inner, outer], "discs": 5})
    assert changes(table, before) == gained | ({"red.favour": 1} if is_first else {})
    assert [(event.rule, event.who) for event in table.told("favour_gained")] == [
        ("MERV-MARKET-6", table.who(RED))
    ] * is_first


@pytest.mark.rule("MERV-MARKET-2")
def test_a_city_with_an_own_post_takes_no_second_one() -> None:
    table = merv_position(at="marketplace", red={"posts": "rayy samarkand baghdad"})

    assert table.options == posts("balkh", "nishapur", "kashgar")
    for city in ("rayy", "samarkand", "baghdad"):
        assert table.why_not(f"post {city}") == ("post.already", "MERV-MARKET-2")


@pytest.mark.rule("MERV-MARKET-18", "MERV-TURN-16")
def test_without_a_disc_only_goods_are_bought() -> None:
    table = merv_position(at="marketplace", red={"posts": SEVEN_POSTS, "cubes": "purple orange tan"})
    before = facts(table)

    assert (table.player(RED).discs, table.asked) == (0, "choose_purchase")
    assert table.options == ["buy rayy", "buy samarkand", "buy nishapur", "buy baghdad", "buy peshawar"]
    assert table.why_not("finish") == ("finish.step_first", "MERV-TURN-16")
    table.play(RED, "buy nishapur", "finish")

    assert changes(table, before) == {"red.cubes.tan": 0, "red.common": 1}


@pytest.mark.rule("MERV-MARKET-18")
def test_the_last_disc_may_still_be_put_down() -> None:
    six = "rayy samarkand balkh nishapur baghdad kashgar"
    table = merv_position(at="marketplace", red={"posts": six})

    assert table.options == posts("peshawar", "basra")
    table.play(RED, "post basra")

    assert table.player(RED).discs == 0
    assert table.player(RED).posts == f"{six} basra"


@pytest.mark.rule("MERV-MARKET-20")
def test_posts_stay_when_the_year_ends() -> None:
    table = merv_position(at="invasion", year=2, red={"posts": "rayy baghdad"}, blue={"posts": "rayy"})

    assert table.state.year == 3
    assert table.player(RED).posts == "rayy baghdad"
    assert table.player(RED).discs == 5
    assert table.player(BLUE).posts == "rayy"


# --- what a good costs ----------------------------------------------------------------------------------------------
COSTS = [(city, (colour,)) for city, colour in COMMON_COSTS] + [(city, (one, other)) for city, one, other in RARE_COSTS]


@pytest.mark.rule("MERV-MARKET-8", "MERV-MARKET-9")
@pytest.mark.parametrize(("city", "colours"), COSTS)
def test_a_good_costs_the_cubes_of_its_city(city: str, colours: tuple[str, ...]) -> None:
    good = "common" if city in INNER else "rare"
    red: Things = {"posts": ALL_BUT_BAGHDAD if city == "basra" else SEVEN_POSTS, "cubes": " ".join(colours)}
    table = merv_position(**MARKET_SITE, red=red, blue={"common": 24 if good == "rare" else 0})
    before = facts(table)

    table.play(RED, "board action")  # the only good that can be paid

    assert table.options == ["end turn"]
    assert changes(table, before) == {f"red.{good}": 1} | {f"red.cubes.{colour}": 0 for colour in colours}
    assert log(table)[1:] == [
        ("paid", "MERV-RES-11", {"cubes": dict.fromkeys(colours, 1)}),
        ("good_gained", "MERV-MARKET-8", {"good": good}),
    ]


@pytest.mark.rule("MERV-MARKET-8")
@pytest.mark.parametrize(("city", "colour"), COMMON_COSTS)
def test_cubes_of_other_colours_buy_no_common_good(city: str, colour: str) -> None:
    wrong = [other for other in ("purple", "tan", "teal", "orange") if other != colour]
    table = merv_position(at="marketplace", red={"posts": SEVEN_POSTS, "cubes": " ".join(wrong)})

    assert refused(table, f"buy {city}") == {
        f"buy {city}": ("buy.cost", "MERV-MARKET-8", {"city": city, "cubes": {colour: 1}})
    }


@pytest.mark.rule("MERV-MARKET-8")
@pytest.mark.parametrize(("city", "one", "other"), RARE_COSTS)
def test_one_of_the_two_cubes_alone_buys_no_rare_good(city: str, one: str, other: str) -> None:
    owned = ALL_BUT_BAGHDAD if city == "basra" else SEVEN_POSTS
    for cubes, enough in ((f"{one} {other}", True), (f"{one} {one}", False), (f"{other} {other}", False)):
        table = merv_position(at="marketplace", red={"posts": owned, "cubes": cubes, "camels": 1})
        assert (city in purchases(table)) == enough


@pytest.mark.rule("MERV-MARKET-8")
def test_in_each_city_only_one_good_is_bought_in_an_action() -> None:
    table = merv_position(at="marketplace", red={"posts": SEVEN_POSTS, "cubes": "purple purple teal tan tan teal"})

    table.play(RED, "buy rayy", "buy kashgar")

    assert table.options == ["buy balkh", "buy nishapur", "finish"]
    assert refused(table, "buy rayy") | refused(table, "buy kashgar") == {
        "buy rayy": ("buy.already", "MERV-MARKET-8", {"city": "rayy"}),
        "buy kashgar": ("buy.already", "MERV-MARKET-8", {"city": "kashgar"}),
    }
    assert (table.player(RED).common, table.player(RED).rare) == (1, 1)


@pytest.mark.rule("MERV-MARKET-8")
def test_in_the_next_action_the_same_good_can_be_bought_again() -> None:
    city = {"r1c5": "marketplace-purple red", "r1c2": "wall-tan", "r1c3": "wall-teal"}
    table = merv_position(slot=5, site="r1c5", city=city, red={"posts": SEVEN_POSTS, "cubes": "purple"})

    table.play(RED, "board action", "end turn")
    table.play(BLUE, "slot 2", "site r1c2", "gain favour", "end turn")
    table.play(YELLOW, "slot 3", "site r1c3", "gain favour", "end turn")
    while table.asked == "choose_space":
        table.play(table.to_move or "", table.options[0])
    table.play(RED, "slot 1", "site r1c5", "board action")

    assert table.player(RED).common == 2
    assert table.player(RED).cubes == ""


@pytest.mark.rule("MERV-MARKET-14")
@pytest.mark.parametrize(("city", "good"), [("rayy", "common"), ("baghdad", "rare")])
def test_a_good_that_is_used_up_cannot_be_bought(city: str, good: str) -> None:
    red: Things = {"posts": SEVEN_POSTS, "cubes": "purple tan tan orange orange teal"}
    none_left = merv_position(at="marketplace", red=red, blue=only(good, 24))
    one_left = merv_position(at="marketplace", red=red, blue=only(good, 23))

    assert refused(none_left, f"buy {city}") == {f"buy {city}": ("buy.none_left", "MERV-MARKET-14", {"city": city})}
    one_left.play(RED, f"buy {city}")
    assert facts(one_left)[f"red.{good}"] == 1
    assert getattr(one_left.state, f"{good}_left") == 0
    assert {other in INNER for other in purchases(one_left)} == {good == "rare"}  # of the other kind, and some


# --- routes and camels ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-MARKET-9")
@pytest.mark.parametrize(("city", "colour"), COMMON_COSTS)
def test_where_the_post_was_just_established_no_camel_is_needed(city: str, colour: str) -> None:
    table = merv_position(at="marketplace", red={"cubes": colour}, blue=NO_CAMEL_IN_A_CITY)

    table.play(RED, f"post {city}", f"buy {city}")

    assert table.player(RED).common == 1
    assert table.player(RED).cubes == ""
    assert table.player(RED).camels == 0


@pytest.mark.rule("MERV-MARKET-9")
def test_where_posts_stand_camels_stay_at_home() -> None:
    table = merv_position(
        at="marketplace", red={"posts": "rayy baghdad", "cubes": "purple orange tan tan", "camels": 3}
    )

    table.play(RED, "post nishapur", "buy rayy", "buy baghdad", "buy nishapur")

    assert table.player(RED).camels == 4
    assert facts(table)["routes"] == []
    assert (table.player(RED).common, table.player(RED).rare) == (2, 1)


@pytest.mark.rule("MERV-MARKET-10", "MERV-MARKET-12")
@pytest.mark.parametrize(("city", "colour"), COMMON_COSTS)
def test_an_inner_city_without_own_post_needs_a_camel_on_its_route(city: str, colour: str) -> None:
    elsewhere = "post balkh" if city != "balkh" else "post rayy"
    cubes = f"{colour} {colour} purple teal"
    without = merv_position(at="marketplace", red={"cubes": cubes}, blue=NO_CAMEL_IN_A_CITY)
    table = merv_position(at="marketplace", red={"cubes": cubes, "camels": 1}, blue=NO_CAMEL_IN_A_CITY)

    without.play(RED, elsewhere)
    assert refused(without, f"buy {city}") == {
        f"buy {city}": ("buy.camels", "MERV-MARKET-10", {"city": city, "n": 1, "has": 0})
    }
    table.play(RED, elsewhere)
    before = facts(table)
    table.play(RED, f"buy {city}")

    gained = of(RED, {"camels": 0, f"cubes.{colour}": before[f"red.cubes.{colour}"] - 1, "common": 1})
    assert changes(table, before) == gained | {"routes": [city]}
    assert log(table)[1:] == [
        ("camels_on_routes", "MERV-MARKET-12", {"n": 1, "city": city}),
        ("paid", "MERV-RES-11", {"cubes": {colour: 1}}),
        ("good_gained", "MERV-MARKET-8", {"good": "common"}),
    ]


@pytest.mark.rule("MERV-MARKET-5", "MERV-MARKET-10")
def test_the_camel_of_the_new_post_can_be_used_at_once() -> None:
    table = merv_position(at="marketplace", queue="ginger juniper", red={"cubes": "teal"})

    table.play(RED, "post rayy", "buy balkh")

    assert table.player(RED).common == 1
    assert table.player(RED).camels == 0
    assert table.queue == "ginger* juniper"


# An outer city, its inner city, another inner city for the new post
OUTER_ROUTES = [("baghdad", "rayy", "balkh"), ("kashgar", "samarkand", "balkh")]
OUTER_ROUTES += [("peshawar", "balkh", "rayy"), ("basra", "nishapur", "rayy")]
TWO_OF_EACH = "purple purple tan tan teal teal orange orange"


def buying_in_the_outer_city(owned: str, camels: int, elsewhere: str) -> Table:
    red: Things = {"posts": owned, "camels": camels, "cubes": TWO_OF_EACH}
    table = merv_position(at="marketplace", red=red, blue=NO_CAMEL_IN_A_CITY)
    table.play(RED, f"post {elsewhere}")
    return table


@pytest.mark.rule("MERV-MARKET-11", "MERV-MARKET-12")
@pytest.mark.parametrize(("outer", "inner", "elsewhere"), OUTER_ROUTES)
def test_behind_an_own_post_an_outer_city_needs_one_camel(outer: str, inner: str, elsewhere: str) -> None:
    without = buying_in_the_outer_city(inner, 0, elsewhere)
    table = buying_in_the_outer_city(inner, 2, elsewhere)

    assert refused(without, f"buy {outer}") == {
        f"buy {outer}": ("buy.camels", "MERV-MARKET-11", {"city": outer, "n": 1, "has": 0})
    }
    table.play(RED, f"buy {outer}")

    assert table.player(RED).rare == 1
    assert table.player(RED).camels == 1
    assert facts(table)["routes"] == [outer]


@pytest.mark.rule("MERV-MARKET-11", "MERV-MARKET-12")
@pytest.mark.parametrize(("outer", "inner", "elsewhere"), OUTER_ROUTES)
def test_without_any_post_on_the_way_an_outer_city_needs_two_camels(outer: str, inner: str, elsewhere: str) -> None:
    one_short = buying_in_the_outer_city("", 1, elsewhere)
    table = buying_in_the_outer_city("", 2, elsewhere)

    assert refused(one_short, f"buy {outer}") == {
        f"buy {outer}": ("buy.camels", "MERV-MARKET-11", {"city": outer, "n": 2, "has": 1})
    }
    table.play(RED, f"buy {outer}")
    assert table.player(RED).camels == 0
    assert facts(table)["routes"] == [inner, outer]
    assert inner in purchases(table)
    table.play(RED, f"buy {inner}")  # its route has a camel already

    assert table.player(RED).camels == 0
    assert facts(table)["routes"] == [inner, outer]
    assert (table.player(RED).common, table.player(RED).rare) == (1, 1)


@pytest.mark.rule("MERV-MARKET-11", "MERV-MARKET-12")
@pytest.mark.parametrize(("outer", "inner", "elsewhere"), OUTER_ROUTES)
def test_a_camel_already_on_the_inner_route_serves_the_outer_city(outer: str, inner: str, elsewhere: str) -> None:
    table = buying_in_the_outer_city("", 2, elsewhere)

    table.play(RED, f"buy {inner}")
    assert table.player(RED).camels == 1
    table.play(RED, f"buy {outer}")

    assert table.player(RED).camels == 0
    assert facts(table)["routes"] == [inner, outer]
    assert (table.player(RED).common, table.player(RED).rare) == (1, 1)


@pytest.mark.rule("MERV-MARKET-11")
def test_a_camel_on_another_route_does_not_serve() -> None:
    table = buying_in_the_outer_city("", 2, "balkh")

    table.play(RED, "buy rayy")

    assert table.why_not("buy kashgar") == ("buy.camels", "MERV-MARKET-11")
    assert "samarkand" in purchases(table)
    assert "baghdad" in purchases(table)


@pytest.mark.rule("MERV-MARKET-12")
def test_camels_go_on_routes_only_with_a_purchase_that_needs_them() -> None:
    table = buying_in_the_outer_city("", 3, "rayy")

    assert all(option.startswith("buy") or option == "finish" for option in table.options)
    table.play(RED, "buy rayy", "finish")

    assert table.player(RED).camels == 3
    assert table.told("camels_on_routes") == []
    assert table.told("camels_left_routes") == []


@pytest.mark.rule("MERV-MARKET-17")
@pytest.mark.parametrize(("camels", "bought"), [(0, []), (2, ["buy samarkand", "buy balkh"])])
def test_a_camel_lying_in_a_city_serves_no_route_and_stays_there(camels: int, bought: list[str]) -> None:
    red: Things = {"cubes": "orange tan teal", "camels": camels}
    table = merv_position(at="marketplace", red=red, blue={"posts": "rayy"})

    table.play(RED, "post rayy", *bought)

    assert table.options == ["end turn"]
    assert table.player(RED).camels == 0
    assert facts(table)["city_camels"] == ["samarkand", "balkh", "nishapur"]


# --- where the camels go --------------------------------------------------------------------------------------------
def with_camels_on_routes(count: int, **position: Any) -> Table:
    """Red has bought along so many routes and is about to finish."""
    red: Things = {"cubes": "purple teal orange tan", "camels": count}
    table = merv_position(at="marketplace", red=red, blue=NO_CAMEL_IN_A_CITY, **position)
    table.play(RED, "post rayy")
    for city in ("samarkand", "balkh", "nishapur")[:count]:
        table.play(RED, f"buy {city}")
    return table


@pytest.mark.rule("MERV-MARKET-15")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("ginger juniper pepper cinnamon", "ginger* juniper* pepper* cinnamon"),
        ("ginger* juniper pepper cinnamon", "ginger* juniper* pepper* cinnamon*"),
    ],
)
def test_at_the_end_the_camels_go_to_the_first_cards_without_one(before: str, after: str) -> None:
    table = with_camels_on_routes(3, queue=before, deck="")
    assert table.queue == before
    facts_before = facts(table)

    table.play(RED, "finish")

    assert table.queue == after
    assert table.market_camels == ""
    assert changes(table, facts_before) == {"routes": [], "caravan.camels": after.count("*")}
    assert log(table)[-1] == ("camels_left_routes", "MERV-MARKET-15", {"n": 3})
    assert table.events[-1].who == table.who(RED)


@pytest.mark.rule("MERV-MARKET-16", "MERV-CARAVAN-1")
@pytest.mark.parametrize(
    ("queue", "there", "after"),
    [
        ("ginger* juniper", "", "tl tr"),
        ("ginger* juniper*", "", "tl tr br"),
        ("ginger* juniper", "tl", "tl tr br"),
        ("ginger* juniper", "tr", "tl tr br"),
        ("ginger* juniper", "tl br", "tl tr br bl"),
        ("ginger* juniper", "tl tr", "tl tr br bl"),
        ("", "bl", "tl tr br bl"),
    ],
)
@pytest.mark.parametrize("side", ["A", "B"])
def test_camels_without_a_card_go_to_the_camel_market_and_give_no_boon(
    queue: str, there: str, after: str, side: str
) -> None:
    table = with_camels_on_routes(3, queue=queue, deck="", market_camels=there, side=side)
    before = facts(table)

    table.play(RED, "finish")

    assert table.options == ["end turn"]
    assert table.market_camels == after
    assert {path for path in changes(table, before) if not path.startswith("camel_market.camels")} == {"routes"} | (
        {"caravan.camels"} if "juniper" in queue.split() else set()
    )
    assert facts(table)["caravan.camels"] == len(queue.split())


@pytest.mark.rule("MERV-MARKET-19")
@pytest.mark.parametrize(
    ("queue", "there", "gone"),
    [("ginger", "tl tr br bl", 2), ("ginger", "tl tr br", 1), ("ginger", "tl tr", 0), ("", "tl tr br bl", 3)],
)
def test_camels_without_any_place_leave_the_game(queue: str, there: str, gone: int) -> None:
    table = with_camels_on_routes(3, queue=queue, deck="", market_camels=there)
    before = facts(table)

    table.play(RED, "finish")

    assert facts(table)["camels_out"] == before["camels_out"] + gone
    assert table.market_camels == "tl tr br bl"
    assert facts(table)["caravan.camels"] == len(queue.split())
    assert facts(table)["routes"] == []
    assert table.player(RED).camels == 0


# --- paying two colours ---------------------------------------------------------------------------------------------
def only_a_rare_good_of_kashgar(cubes: str, tiles: str) -> Table:
    """No common good is left and red has no camel: there is only Kashgar, for a tan and a teal cube, or to finish."""
    red: Things = {"posts": "samarkand kashgar", "cubes": cubes, "tiles": tiles}
    table = merv_position(at="marketplace", red=red, blue=NO_CAMEL_IN_A_CITY | {"common": 24})
    table.play(RED, "post rayy")
    return table


WAYS_TO_PAY = [
    # cubes, tiles, every way to pay
    ("tan teal", "", ["tan teal"]),
    ("tan teal purple orange", "", ["tan teal"]),
    ("tan teal white", "", ["tan teal", "tan white", "teal white"]),
    ("tan white white", "", ["tan white", "white white"]),
    ("white white white", "", ["white white"]),
    ("tan teal", "b1-marketplace", ["tan teal", "tan + discount", "teal + discount"]),
    ("tan", "b1-marketplace", ["tan + discount"]),
    ("teal", "b1-marketplace", ["teal + discount"]),
    ("white", "b1-marketplace", ["white + discount"]),
    ("tan tan", "b1-marketplace", ["tan + discount"]),
    ("tan white", "b1-marketplace", ["tan white", "tan + discount", "white + discount"]),
    ("purple", "b1-marketplace b2-purple", ["purple + wild + discount"]),
    ("tan tan", "b2-tan", ["tan tan + wild"]),
    ("teal teal", "b2-teal", ["teal teal + wild"]),
    ("tan teal", "b2-tan", ["tan teal"]),
    ("tan teal", "b2-teal", ["tan teal"]),
    ("tan tan teal", "b2-tan", ["tan teal", "tan tan + wild"]),
    ("tan teal teal", "b2-teal", ["tan teal", "teal teal + wild"]),
    ("tan teal purple", "b2-purple", ["tan teal", "purple tan + wild", "purple teal + wild"]),
    ("tan orange", "b2-orange", ["tan orange + wild"]),
    ("tan teal white", "b2-tan", ["tan teal", "tan white", "teal white"]),
    ("tan white", "b2-tan", ["tan white"]),
    ("tan tan white", "b2-tan", ["tan white", "tan tan + wild"]),
    ("tan white purple", "b2-purple", ["tan white", "purple tan + wild", "purple white + wild"]),
    ("tan tan", "b1-marketplace b2-tan", ["tan tan + wild", "tan + discount"]),
    ("tan", "b1-marketplace b2-tan", ["tan + discount"]),
    (
        "tan tan teal white",
        "b1-marketplace b2-tan",
        [
            *["tan teal", "tan white", "tan tan + wild", "tan + discount"],
            *["teal white", "teal + discount", "white + discount"],
        ],
    ),
    (
        "tan teal purple",
        "b1-marketplace b2-purple",
        [
            *["tan teal", "purple tan + wild", "tan + discount"],
            *["purple teal + wild", "teal + discount", "purple + wild + discount"],
        ],
    ),
]


@pytest.mark.rule("MERV-MARKET-8", "MERV-MARKET-13", "MERV-RES-1", "MERV-RES-11", "MERV-RES-13", "MERV-RES-15")
@pytest.mark.parametrize(("cubes", "tiles", "ways"), WAYS_TO_PAY)
def test_every_different_set_of_cubes_may_pay_a_rare_good(cubes: str, tiles: str, ways: list[str]) -> None:
    table = only_a_rare_good_of_kashgar(cubes, tiles)

    assert table.options == ["buy kashgar", "finish"]
    assert payments(table, "buy kashgar") == ways


@pytest.mark.rule("MERV-MARKET-8", "MERV-MARKET-13", "MERV-RES-11", "MERV-RES-13", "MERV-RES-20")
@pytest.mark.parametrize(
    ("cubes", "tiles"),
    [
        ("tan", ""),
        ("teal purple orange", ""),
        ("tan tan", ""),
        ("tan tan", "b2-purple"),
        ("purple purple", "b2-purple"),
        ("white", ""),
        ("tan", "b2-tan"),
        ("", "b1-marketplace"),
        ("orange", "b1-marketplace"),
        ("orange", "b1-marketplace b2-purple"),
        ("tan", "b1-caravansary"),
        ("tan", "b1-palace"),
        ("tan", "b1-mosque"),
    ],
)
def test_a_rare_good_is_not_offered_if_no_set_of_cubes_pays_it(cubes: str, tiles: str) -> None:
    table = only_a_rare_good_of_kashgar(cubes, tiles)

    assert table.options == ["end turn"]  # nothing to buy: the action was over by itself
    assert table.player(RED).rare == 0


@pytest.mark.rule("MERV-MARKET-13", "MERV-RES-19")
def test_with_the_discount_a_common_good_is_free() -> None:
    table = merv_position(at="marketplace", red={"tiles": "b1-marketplace"}, blue=NO_CAMEL_IN_A_CITY)

    table.play(RED, "post rayy")
    before = facts(table)
    table.play(RED, "buy rayy")

    assert table.options == ["end turn"]
    assert changes(table, before) == {"red.common": 1}
    assert ("paid_with_discount", "MERV-RES-12", {"cubes": {}}) in log(table)


@pytest.mark.rule("MERV-MARKET-13")
def test_the_human_chooses_which_of_the_two_cubes_is_waived() -> None:
    table = only_a_rare_good_of_kashgar("tan teal", "b1-marketplace")

    table.play(RED, "buy kashgar")
    assert table.options == ["pay tan", "pay teal"]
    table.play(RED, "pay teal")  # the tan one is waived

    assert table.player(RED).cubes == "tan"
    assert table.player(RED).rare == 1


@pytest.mark.rule("MERV-MARKET-13", "MERV-RES-12")
def test_only_one_good_of_the_action_is_cheaper() -> None:
    red: Things = {"tiles": "b1-marketplace", "posts": "rayy samarkand", "cubes": "purple orange"}
    table = merv_position(at="marketplace", red=red, blue=NO_CAMEL_IN_A_CITY)

    table.play(RED, "post balkh", "buy rayy", "discount")
    assert table.player(RED).cubes == "purple orange"
    assert table.options == ["buy samarkand", "finish"]
    assert table.why_not("buy balkh") == ("buy.cost", "MERV-MARKET-8")
    table.play(RED, "buy samarkand")

    assert table.options == ["end turn"]
    assert table.player(RED).cubes == "purple"
    assert table.player(RED).common == 2

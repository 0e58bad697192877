"""The library: scrolls for cubes of different colours, and the four breakthroughs."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.merv.pieces import BREAKTHROUGHS
from tests.games.merv.looking import changes, facts, log, of, payments, refused
from tests.games.merv.position import BLUE, RED, SEVEN_POSTS, YELLOW, Table, Things, merv_position, only, parse_action

LIBRARY_SITE: dict[str, Any] = {"slot": 1, "site": "r1c1", "city": {"r1c1": "library-purple red"}}
# Contract K1S-3 on top of its stack: any cube and any two goods. It keeps a single option from being played by itself.
WITH_A_CONTRACT: dict[str, Any] = {"at": "library", "contracts": "k1s-1 k1s-2"}
FOR_THE_CONTRACT: Things = {"influence": 2, "common": 2}
# One cube away from the third and from the fourth breakthrough
FIVE_SCROLLS: Things = {"cubes": "tan", "scrolls": 5, "tiles": "b1-palace b2-purple"}
SEVEN_SCROLLS: Things = {"cubes": "tan", "scrolls": 7, "tiles": "b1-palace b2-purple b3-mosque"}


def scrolls(most: int) -> list[str]:
    return [f"scrolls {number}" for number in range(1, most + 1)]


def pay_with_the_first_colours(table: Table) -> None:
    while table.asked == "choose_library_cube":
        table.play(RED, table.options[0])


def next_turn_of_red(table: Table) -> None:
    """Red, on slot 5, ends the turn; blue and yellow gain favour; red is first in the next round."""
    table.play(RED, "end turn")
    table.play(BLUE, "slot 2", "site r1c2", "gain favour", "end turn")
    table.play(YELLOW, "slot 3", "site r1c3", "gain favour", "end turn")
    while table.asked == "choose_space":
        table.play(table.to_move or "", table.options[0])


# --- buying ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-LIBRARY-1", "MERV-LIBRARY-7")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_every_cube_of_the_payment_gives_one_scroll(count: int) -> None:
    table = merv_position(at="library", red={"cubes": "purple tan teal orange", "scrolls": 8})
    before = facts(table)

    assert table.options == scrolls(4)
    table.play(RED, f"scrolls {count}")
    pay_with_the_first_colours(table)

    paid = ["purple", "tan", "teal", "orange"][:count]
    assert table.options == ["end turn"]  # no second payment
    assert changes(table, before) == {"red.scrolls": 8 + count, **{f"red.cubes.{colour}": 0 for colour in paid}}
    assert log(table) == [
        ("paid", "MERV-RES-11", {"cubes": dict.fromkeys(paid, 1)}),
        ("scrolls_gained", "MERV-LIBRARY-1", {"n": count}),
    ]


MOST_SCROLLS = [
    # cubes, tile, the most scrolls that they pay
    ("purple", "", 1),
    ("purple purple purple", "", 1),
    ("purple tan", "", 2),
    ("purple purple tan teal", "", 3),
    ("purple tan teal orange", "", 4),
    ("purple tan teal orange white", "", 4),
    ("white", "", 1),
    ("white white", "", 2),
    ("white white white white white", "", 4),
    ("purple purple white", "", 2),
    ("purple tan white white", "", 4),
    ("purple", "b2-purple", 1),
    ("purple purple", "b2-purple", 2),
    ("tan tan tan", "b2-tan", 2),
    ("teal teal", "b2-teal", 2),
    ("orange orange", "b2-orange", 2),
    ("purple purple", "b2-tan", 1),
    ("tan teal teal", "b2-teal", 3),
    ("tan tan white", "b2-tan", 3),
    ("purple tan tan teal", "b2-tan", 4),
    ("purple tan teal orange orange", "b2-orange", 4),
]


@pytest.mark.rule("MERV-LIBRARY-1", "MERV-LIBRARY-2")
@pytest.mark.parametrize(("cubes", "tile", "most"), MOST_SCROLLS)
def test_cubes_of_different_colours_and_white_ones_pay_up_to_four_scrolls(cubes: str, tile: str, most: int) -> None:
    table = merv_position(**WITH_A_CONTRACT, red={"cubes": cubes, "tiles": tile, **FOR_THE_CONTRACT})

    assert table.options == [*scrolls(most), "contract k1s"]
    assert refused(table, "scrolls") == {
        f"scrolls {count}": ("scrolls.cost", "MERV-LIBRARY-2", {"n": count}) for count in range(most + 1, 5)
    }


WAYS_TO_PAY = [
    # scrolls, cubes, tile, every way to pay
    (1, "purple purple white", "", ["purple", "white"]),
    (1, "tan tan", "b2-tan", ["tan"]),
    (2, "purple tan teal", "", ["purple tan", "purple teal", "tan teal"]),
    (2, "purple purple tan", "", ["purple tan"]),
    (2, "purple white white", "", ["purple white", "white white"]),
    (2, "purple purple", "b2-purple", ["purple purple + wild"]),
    (2, "tan tan white", "b2-tan", ["tan white", "tan tan + wild"]),
    (2, "tan tan teal", "b2-tan", ["tan teal", "tan tan + wild"]),
    (2, "teal tan", "b2-tan", ["tan teal"]),
    (2, "teal tan", "b2-teal", ["tan teal"]),
    (2, "teal teal tan", "b2-tan", ["tan teal"]),
    (2, "white white", "b2-tan", ["white white"]),
    (3, "tan tan white", "b2-tan", ["tan tan white + wild"]),
    (3, "orange orange white white", "b2-orange", ["orange white white", "orange orange white + wild"]),
    (3, "purple tan tan teal", "b2-tan", ["purple tan teal", "purple tan tan + wild", "tan tan teal + wild"]),
    (4, "white white white white white", "", ["white white white white"]),
    (4, "purple tan white white", "", ["purple tan white white"]),
    (4, "purple tan tan teal", "b2-tan", ["purple tan tan teal + wild"]),
    (4, "tan tan white white", "b2-tan", ["tan tan white white + wild"]),
    (
        4,
        "purple tan teal orange white",
        "",
        [
            "purple tan teal orange",
            "purple tan teal white",
            "purple tan orange white",
            "purple teal orange white",
            "tan teal orange white",
        ],
    ),
    (
        4,
        "purple tan teal orange orange",
        "b2-orange",
        [
            "purple tan teal orange",
            "purple tan orange orange + wild",
            "purple teal orange orange + wild",
            "tan teal orange orange + wild",
        ],
    ),
]


@pytest.mark.rule("MERV-LIBRARY-2", "MERV-RES-1", "MERV-RES-15")
@pytest.mark.parametrize(("count", "cubes", "tile", "ways"), WAYS_TO_PAY)
def test_every_set_of_different_colours_may_pay(count: int, cubes: str, tile: str, ways: list[str]) -> None:
    table = merv_position(**WITH_A_CONTRACT, red={"cubes": cubes, "tiles": tile, **FOR_THE_CONTRACT})

    assert payments(table, f"scrolls {count}") == ways


@pytest.mark.rule("MERV-LIBRARY-2", "MERV-RES-15")
def test_the_cubes_are_asked_one_by_one_and_the_others_say_why_not() -> None:
    table = merv_position(at="library", red={"cubes": "purple tan tan tan teal white", "tiles": "b2-tan"})
    colours = {name: {"colour": name} for name in ("purple", "tan", "teal", "orange", "white")}

    table.play(RED, "scrolls 3")
    assert table.asked == "choose_library_cube"
    assert table.options == ["pay purple", "pay tan"]
    assert refused(table, "") == {
        "pay teal": ("payment.does_not_fit", "MERV-RES-15", colours["teal"]),
        "pay orange": ("payment.none_left", "MERV-LIBRARY-2", colours["orange"]),
        "pay white": ("payment.does_not_fit", "MERV-RES-15", colours["white"]),
        "pay wild tan": ("payment.does_not_fit", "MERV-LIBRARY-2", colours["tan"]),
    }
    table.play(RED, "pay purple", "pay tan")
    assert table.options == ["pay teal", "pay white", "pay wild tan"]
    assert refused(table, "") == {
        "pay purple": ("payment.none_left", "MERV-LIBRARY-2", colours["purple"]),
        "pay tan": ("payment.same_colour", "MERV-LIBRARY-2", colours["tan"]),
        "pay orange": ("payment.none_left", "MERV-LIBRARY-2", colours["orange"]),
    }
    pick = table.state.decision().pick
    assert pick is not None
    chosen = [parse_action("pay purple"), parse_action("pay tan")]
    assert pick.to_dict() == {"of": "scroll_payment", "left": 1, "chosen": chosen}
    table.play(RED, "pay wild tan")

    assert table.player(RED).cubes == "tan teal white"
    assert table.player(RED).scrolls == 3
    assert log(table)[0] == ("paid", "MERV-RES-11", {"cubes": {"purple": 1, "tan": 2}})


@pytest.mark.rule("MERV-LIBRARY-2", "MERV-RES-13")
def test_a_wild_cube_already_spent_this_turn_repeats_no_colour() -> None:
    red: Things = {"cubes": "tan tan tan", "tiles": "b1-palace b2-tan", "scrolls": 4, "common": 1, "influence": 2}
    table = merv_position(**LIBRARY_SITE, red=red)

    table.play(RED, "contract k1f")  # its purple cube is paid with the wild tan
    assert table.player(RED).cubes == "tan tan"
    table.play(RED, "board action")

    assert table.options == ["end turn"]
    assert table.player(RED).cubes == "tan"
    assert table.player(RED).scrolls == 5


@pytest.mark.rule("MERV-LIBRARY-2", "MERV-RES-13")
def test_a_wild_cube_spent_in_the_library_pays_no_contract_afterwards() -> None:
    red: Things = {"tiles": "b1-palace b2-tan", "scrolls": 4, "common": 1, "influence": 2}
    repeated = merv_position(at="library", red={"cubes": "tan tan tan teal", **red})
    plain = merv_position(at="library", red={"cubes": "tan tan tan teal", **red})

    repeated.play(RED, "scrolls 2", "pay wild tan")
    plain.play(RED, "scrolls 2", "pay teal")

    assert "contract k1f" not in repeated.options
    assert "contract k1f" in plain.options


@pytest.mark.rule("MERV-LIBRARY-3")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_no_more_scrolls_are_sold_than_are_left(left: int) -> None:
    red: Things = {"cubes": "purple tan teal orange", **FOR_THE_CONTRACT}
    table = merv_position(**WITH_A_CONTRACT, red=red, blue={"scrolls": 20}, yellow={"scrolls": 12 - left})

    assert table.options == [*scrolls(min(left, 4)), "contract k1s"]
    assert refused(table, "scrolls") == {
        f"scrolls {count}": ("scrolls.supply", "MERV-LIBRARY-3", {"n": count}) for count in range(left + 1, 5)
    }
    table.play(RED, f"scrolls {min(left, 4)}")
    pay_with_the_first_colours(table)
    assert table.player(RED).scrolls == min(left, 4)
    assert table.state.scrolls_left == max(0, left - 4)


@pytest.mark.rule("MERV-LIBRARY-18")
def test_a_contract_that_takes_the_last_cube_ends_the_action_without_a_scroll() -> None:
    table = merv_position(**WITH_A_CONTRACT, red={"cubes": "orange", **FOR_THE_CONTRACT})
    before = facts(table)

    assert table.options == ["scrolls 1", "contract k1s"]
    table.play(RED, "contract k1s")

    assert table.options == ["end turn"]
    gained = of(RED, {"cubes.orange": 0, "common_committed": 2, "contracts": ["k1s-3"], "points.contracts": 4})
    assert changes(table, before) == gained | {"contracts.k1s": []}


@pytest.mark.rule("MERV-LIBRARY-18")
def test_a_contract_that_leaves_a_cube_does_not_end_the_action() -> None:
    table = merv_position(**WITH_A_CONTRACT, red={"cubes": "orange tan", **FOR_THE_CONTRACT})

    table.play(RED, "contract k1s", "pay tan")  # the one cube left buys the one scroll

    assert table.options == ["end turn"]
    assert table.player(RED).scrolls == 1
    assert table.player(RED).cubes == ""


# --- breakthroughs --------------------------------------------------------------------------------------------------
MADE = ("b1-mosque", "b2-teal", "b3-wall", "b4-2favour")
TAKEN_NOW = {1: "tile b1-palace", 2: "tile b2-tan", 3: "tile b3-mosque", 4: "tile b4-8points"}
LEVELS = [
    # scrolls before, scrolls bought, breakthroughs made
    (0, 1, []),
    (0, 2, [1]),
    (0, 3, [1]),
    (0, 4, [1, 2]),
    (1, 1, [1]),
    (1, 2, [1]),
    (1, 3, [1, 2]),
    (2, 1, []),
    (2, 2, [2]),
    (2, 4, [2, 3]),
    (3, 1, [2]),
    (3, 4, [2, 3]),
    (4, 1, []),
    (4, 2, [3]),
    (4, 4, [3, 4]),
    (5, 1, [3]),
    (5, 4, [3, 4]),
    (6, 1, []),
    (6, 2, [4]),
    (7, 1, [4]),
    (7, 4, [4]),
    (8, 1, []),
    (8, 4, []),
    (9, 1, []),
    (10, 2, []),
]


@pytest.mark.rule("MERV-LIBRARY-5", "MERV-LIBRARY-6", "MERV-LIBRARY-7", "MERV-SETUP-10")
@pytest.mark.parametrize(("before", "bought", "levels"), LEVELS)
def test_two_four_six_and_eight_scrolls_make_the_breakthroughs_in_that_order(
    before: int, bought: int, levels: list[int]
) -> None:
    tiles = MADE[: min(4, before // 2)]
    red: Things = {"cubes": "purple tan teal orange", "scrolls": before, "tiles": " ".join(tiles), "mosque": "m10"}
    table = merv_position(at="library", red=red)
    made: list[int] = []

    table.play(RED, f"scrolls {bought}")
    pay_with_the_first_colours(table)
    while table.asked == "choose_breakthrough":
        assert table.player(RED).scrolls == before + bought
        level: int = table.state.decision().args["level"]
        assert table.options[:4] == [f"tile {tile}" for tile in BREAKTHROUGHS[4 * level - 4 : 4 * level]]
        made.append(level)
        table.play(RED, TAKEN_NOW[level])

    assert made == levels
    assert table.options == ["end turn"]
    assert table.player(RED).scrolls == before + bought
    assert set(table.player(RED).tiles.split()) == {*tiles, *(TAKEN_NOW[level].split()[1] for level in levels)}


@pytest.mark.rule("MERV-LIBRARY-4", "MERV-LIBRARY-5", "MERV-CONTRACT-5")
def test_committed_scrolls_count_for_a_breakthrough() -> None:
    table = merv_position(at="library", red={"cubes": "tan", "scrolls": 1, "scrolls_tied": 1, "contracts": "k1s-1"})

    assert table.asked == "choose_breakthrough"
    assert table.player(RED).scrolls == 2


@pytest.mark.rule("MERV-LIBRARY-6")
@pytest.mark.parametrize(
    ("scrolls_before", "own", "blue", "yellow", "free"),
    [
        (1, "", "b1-palace", "b1-mosque", ["b1-caravansary", "b1-marketplace"]),
        (3, "b1-palace", "b2-orange", "", ["b2-purple", "b2-tan", "b2-teal"]),
        (5, "b1-palace b2-tan", "b3-card", "b3-wall", ["b3-post", "b3-mosque"]),
        (7, "b1-palace b2-tan b3-wall", "b4-8points", "b4-2favour", ["b4-2soldiers", "b4-favoursoldier"]),
    ],
)
def test_only_a_tile_that_nobody_has_can_be_taken(
    scrolls_before: int, own: str, blue: str, yellow: str, free: list[str]
) -> None:
    red: Things = {"cubes": "tan", "scrolls": scrolls_before, "tiles": own}
    table = merv_position(at="library", red=red, blue={"tiles": blue}, yellow={"tiles": yellow})

    assert table.options == [f"tile {tile}" for tile in free]
    assert refused(table, "tile") == {
        f"tile {tile}": ("tile.taken", "MERV-LIBRARY-6", {"tile": tile}) for tile in (blue, yellow) if tile
    }


@pytest.mark.rule("MERV-LIBRARY-6")
def test_a_tile_once_taken_is_no_longer_there_for_the_next() -> None:
    table = merv_position(
        **LIBRARY_SITE | {"city": {"r1c1": "library-purple red", "r1c2": "library-tan blue"}},
        red={"cubes": "tan", "scrolls": 1},
        blue={"scrolls": 1},
    )

    table.play(RED, "board action", "tile b1-mosque")
    assert log(table)[-1] == ("breakthrough_made", "MERV-LIBRARY-6", {"tile": "b1-mosque"})
    assert table.events[-1].who == table.who(RED)
    table.play(RED, "end turn")
    table.play(BLUE, "slot 2", "site r1c2", "board action")

    assert table.options == ["tile b1-caravansary", "tile b1-palace", "tile b1-marketplace"]
    assert table.why_not("tile b1-mosque") == ("tile.taken", "MERV-LIBRARY-6")
    assert table.player(RED).tiles == "b1-mosque"


@pytest.mark.rule("MERV-LIBRARY-6", "MERV-LIBRARY-12")
def test_the_last_tile_of_a_level_is_taken_by_itself() -> None:
    red: Things = {"cubes": "tan", "scrolls": 1}
    green: Things = {"tiles": "b1-caravansary"}
    table = merv_position(
        players=4, **LIBRARY_SITE, red=red, blue={"tiles": "b1-palace"}, yellow={"tiles": "b1-mosque"}, green=green
    )

    table.play(RED, "board action")

    assert table.options == ["end turn"]
    assert table.player(RED).tiles == "b1-marketplace"


# --- tiles that last ------------------------------------------------------------------------------------------------
ROW_ONE = {"r1c5": "palace-purple red", "r1c2": "wall-tan", "r1c3": "wall-teal"}


@pytest.mark.rule("MERV-LIBRARY-8", "MERV-RES-12", "MERV-RES-13", "MERV-TURN-14")
@pytest.mark.parametrize(
    ("tile", "cubes", "help_"), [("b1-palace", "teal", "discount"), ("b2-tan", "tan tan teal", "pay wild tan")]
)
def test_a_first_or_second_breakthrough_helps_in_every_turn(tile: str, cubes: str, help_: str) -> None:
    table = merv_position(slot=5, site="r1c5", city=ROW_ONE, red={"cubes": cubes, "tiles": tile})

    table.play(RED, "board action", "hall spice", help_)
    assert table.player(RED).cubes == cubes.removeprefix("tan ")
    next_turn_of_red(table)
    table.play(RED, "slot 1", "site r1c5", "board action", "hall spice")

    assert table.player(RED).courtiers == "spice spice"
    assert table.player(RED).cubes == "purple"


@pytest.mark.rule("MERV-LIBRARY-8", "MERV-LIBRARY-15")
def test_a_fourth_breakthrough_acts_only_once() -> None:
    city = ROW_ONE | {"r1c5": "library-purple red"}
    table = merv_position(slot=5, site="r1c5", city=city, red=SEVEN_SCROLLS)

    table.play(RED, "board action", "tile b4-2favour")
    assert table.player(RED).favour == 2
    next_turn_of_red(table)
    table.play(RED, "slot 1", "site r1c5", "board action")  # one more scroll

    assert table.player(RED).scrolls == 9
    assert table.player(RED).favour == 2


@pytest.mark.rule("MERV-LIBRARY-8", "MERV-RES-14")
def test_a_tile_of_the_first_two_levels_does_nothing_when_it_is_taken() -> None:
    table = merv_position(at="library", red={"cubes": "purple tan teal orange white"})
    table.play(RED, "scrolls 4", "pay purple", "pay tan", "pay teal", "pay orange")
    before = facts(table)

    table.play(RED, "tile b1-caravansary", "tile b2-orange")

    assert table.options == ["end turn"]
    assert changes(table, before) == {"red.breakthroughs": ["b1-caravansary", "b2-orange"]}


# --- third breakthroughs --------------------------------------------------------------------------------------------
@pytest.mark.rule("MERV-LIBRARY-8", "MERV-LIBRARY-9")
def test_a_third_breakthrough_takes_any_caravan_card() -> None:
    queue = "ginger* juniper pepper cinnamon ginger ginger juniper pepper"
    table = merv_position(at="library", queue=queue, deck="pepper", red=FIVE_SCROLLS)
    before = facts(table)

    table.play(RED, "tile b3-card")
    assert table.asked == "choose_free_card"
    assert table.options == [f"take card {position}" for position in range(1, 9)]
    table.play(RED, "take card 4")

    assert table.options == ["end turn"]
    assert changes(table, before) == {
        "red.breakthroughs": ["b1-palace", "b2-purple", "b3-card"],
        "red.spices.cinnamon": 1,
        "caravan.queue": ["ginger", "juniper", "pepper", "ginger", "ginger", "juniper", "pepper", "pepper"],
        "caravan.deck": 0,
        "caravan.deck_holds.pepper": 0,
    }


@pytest.mark.rule("MERV-LIBRARY-10", "MERV-MARKET-5")
@pytest.mark.parametrize("city", ["rayy", "samarkand", "balkh", "nishapur"])
@pytest.mark.parametrize("is_first", [True, False])
def test_a_third_breakthrough_establishes_a_post_in_an_inner_city_and_gains_its_good(city: str, is_first: bool) -> None:
    red = FIVE_SCROLLS | {"cubes": "tan tan purple purple teal orange"}
    table = merv_position(at="library", red=red, blue={} if is_first else {"posts": city})
    table.play(RED, "scrolls 1", "pay tan")
    camels = facts(table)["city_camels"]
    before = facts(table)

    table.play(RED, "tile b3-post")
    assert table.asked == "choose_free_post"
    assert table.options == ["post rayy", "post samarkand", "post balkh", "post nishapur"]
    table.play(RED, f"post {city}")

    assert table.options == ["end turn"]  # nothing can be bought
    assert changes(table, before) == {
        "red.breakthroughs": ["b1-palace", "b2-purple", "b3-post"],
        "red.posts": [city],
        "red.discs": 6,
        "red.common": 1,
    } | ({"red.camels": 1, "city_camels": [name for name in camels if name != city]} if is_first else {})


@pytest.mark.rule("MERV-LIBRARY-10", "MERV-MARKET-3", "MERV-MARKET-6")
@pytest.mark.parametrize("is_first", [True, False])
def test_a_third_breakthrough_reaches_an_outer_city_only_behind_an_own_post(is_first: bool) -> None:
    others: Things = {} if is_first else {"posts": "balkh peshawar"}
    table = merv_position(at="library", red=FIVE_SCROLLS | {"posts": "balkh"}, blue=others)
    before = facts(table)

    table.play(RED, "tile b3-post")
    assert table.options == ["post rayy", "post samarkand", "post nishapur", "post peshawar"]
    assert table.why_not("post kashgar") == ("post.not_linked", "MERV-MARKET-3")
    assert table.why_not("post balkh") == ("post.already", "MERV-MARKET-2")
    table.play(RED, "post peshawar")

    assert table.options == ["end turn"]
    assert changes(table, before) == {
        "red.breakthroughs": ["b1-palace", "b2-purple", "b3-post"],
        "red.posts": ["balkh", "peshawar"],
        "red.discs": 5,
        "red.rare": 1,
    } | ({"red.favour": 1} if is_first else {})
    assert log(table)[-1] == ("good_gained", "MERV-LIBRARY-10", {"good": "rare"})


@pytest.mark.rule("MERV-LIBRARY-10", "MERV-MARKET-14")
@pytest.mark.parametrize(("city", "good"), [("rayy", "common"), ("peshawar", "rare")])
def test_without_a_good_left_the_post_is_established_all_the_same(city: str, good: str) -> None:
    table = merv_position(at="library", red=FIVE_SCROLLS | {"posts": "balkh"}, blue=only(good, 24))

    table.play(RED, "tile b3-post", f"post {city}")

    assert set(table.player(RED).posts.split()) == {"balkh", city}
    assert (table.player(RED).common, table.player(RED).rare) == (0, 0)
    assert table.told("good_gained") == []


@pytest.mark.rule("MERV-MOSQUE-8", "MERV-WALL-8")
@pytest.mark.rule("MERV-LIBRARY-11", "MERV-LIBRARY-13", "MERV-LIBRARY-14", "MERV-LIBRARY-15")
@pytest.mark.parametrize(
    ("scrolls", "has", "plays", "gain"),
    [
        (FIVE_SCROLLS, {"mosque": "m6"}, ["tile b3-mosque"], {"mosque": "m7", "points.mosque": 2, "favour": 1}),
        (FIVE_SCROLLS, {}, ["tile b3-wall", "build orange-2", "wall n4"], {"influence": 3}),
        (SEVEN_SCROLLS, {"mosque": "m1-1"}, ["tile b4-8points"], {"points.breakthrough": 8}),
        (SEVEN_SCROLLS, {"favour": 3}, ["tile b4-2favour"], {"favour": 5, "points.favour_track": 1}),
    ],
    ids=["b3-mosque", "b3-wall", "b4-8points", "b4-2favour"],
)
def test_a_third_or_fourth_breakthrough_gives_its_boon_at_once(
    scrolls: Things, has: Things, plays: list[str], gain: dict[str, Any]
) -> None:
    city = {"r1c4": "wall-tan blue", "r2c4": "palace-tan red"}
    table = merv_position(at="library", city=city, red=scrolls | has)
    before = facts(table)

    table.play(RED, *plays)

    assert table.options == ["end turn"]
    tile = plays[0].removeprefix("tile ")
    wall = {"walls.n4": "orange-2", "wall_supply.orange-2": 1} if tile == "b3-wall" else {}
    assert changes(table, before) == {
        "red.breakthroughs": [*scrolls["tiles"].split(), tile],
        **{f"red.{thing}": count for thing, count in gain.items()},
        **wall,
    }
    if tile == "b4-8points":
        assert log(table)[-1][:2] == ("points_scored", "MERV-LIBRARY-11")


# --- fourth breakthroughs -------------------------------------------------------------------------------------------
TWO_BUILDINGS = {"r1c2": "wall-tan red", "r2c2": "palace-tan blue"}


@pytest.mark.rule("MERV-LIBRARY-16", "MERV-BOON-2", "MERV-SOLDIER-2")
@pytest.mark.parametrize(
    ("choices", "influence", "soldiers"),
    [
        (["soldier r1c2", "soldier r2c2"], 3, 2),
        (["soldier r2c2", "decline"], 2, 1),
        (["decline", "soldier r1c2"], 1, 1),
        (["decline", "decline"], 0, 0),
    ],
)
def test_a_fourth_breakthrough_deploys_two_soldiers_each_if_wanted(
    choices: list[str], influence: int, soldiers: int
) -> None:
    table = merv_position(at="library", city=TWO_BUILDINGS, red=SEVEN_SCROLLS)

    table.play(RED, "tile b4-2soldiers")
    assert table.options == ["soldier r1c2", "soldier r2c2", "decline"]
    table.play(RED, choices[0])
    assert table.asked == "choose_soldier_site"
    table.play(RED, choices[1])

    assert table.options == ["end turn"]
    assert table.player(RED).influence == influence
    assert table.player(RED).servants == 8 - soldiers
    assert table.player(RED).tiles == "b1-palace b2-purple b3-mosque b4-2soldiers"


@pytest.mark.rule("MERV-LIBRARY-17", "MERV-BOON-2")
@pytest.mark.parametrize("first", ["boon favour", "boon soldier"])
def test_a_fourth_breakthrough_gives_favour_and_a_soldier_in_the_order_chosen(first: str) -> None:
    table = merv_position(at="library", city=TWO_BUILDINGS, red=SEVEN_SCROLLS)

    table.play(RED, "tile b4-favoursoldier")
    assert table.options == ["boon soldier", "boon favour"]
    table.play(RED, first)
    assert table.player(RED).favour == (1 if first == "boon favour" else 0)
    assert table.options == ["soldier r1c2", "soldier r2c2", "decline"]
    table.play(RED, "soldier r2c2")

    assert table.options == ["end turn"]
    assert table.player(RED).favour == 1
    assert table.player(RED).influence == 2
    assert table.player(RED).servants == 7


# --- tiles without effect -------------------------------------------------------------------------------------------
NO_WALL_LEFT = "n1 n2 n3 n4 n5 e1 e2 e3 e4 e5 s1 s2 s3 s4 s5 w1 w2 w3 w4 w5"


@pytest.mark.rule("MERV-LIBRARY-12", "MERV-BOON-8")
@pytest.mark.parametrize(
    ("tile", "position", "red"),
    [
        ("b3-card", {"queue": "ginger ginger", "deck": ""}, {**FIVE_SCROLLS, "cards": "pepper"}),
        ("b3-post", {}, {**FIVE_SCROLLS, "posts": SEVEN_POSTS}),
        ("b3-mosque", {}, {**FIVE_SCROLLS, "mosque": "m10"}),
        ("b3-mosque", {}, {**FIVE_SCROLLS, "posts": SEVEN_POSTS}),
        ("b3-wall", {"walls": NO_WALL_LEFT}, FIVE_SCROLLS),
        ("b4-2soldiers", {}, SEVEN_SCROLLS),
        ("b4-2soldiers", {"city": TWO_BUILDINGS}, {**SEVEN_SCROLLS, "servants": 0}),
        ("b4-2favour", {}, {**SEVEN_SCROLLS, "favour": 10, "influence": 20}),
    ],
)
def test_a_tile_may_be_chosen_although_its_effect_is_lost(tile: str, position: dict[str, Any], red: Things) -> None:
    table = merv_position(at="library", red=red, **position)
    before = facts(table)

    table.play(RED, f"tile {tile}")

    assert table.options == ["end turn"]
    assert changes(table, before) == {"red.breakthroughs": [*red["tiles"].split(), tile]}

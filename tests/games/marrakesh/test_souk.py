"""The souk: exchange tiles, luxury items and their stacks. MKSH-SOUK-1 to -13, MKSH-EXP3-1 to -4."""

from __future__ import annotations

from collections import Counter

import pytest

from caravansary.games.marrakesh.pieces import EXCHANGES, LUXURIES
from tests.games.marrakesh.position import BLUE, GREEN, Holdings, Table, mksh_game, mksh_position

ALL_GOODS = {"yellow": 4, "purple": 4, "orange": 4}


def kinds(holdings: Holdings) -> dict[str, int]:
    """Points gained, resources and goods, without what is zero."""
    names = ("water", "dates", "dinars", "yellow", "purple", "orange")
    held = {"points": holdings.score - 10} | {name: getattr(holdings, name) for name in names}
    return {name: count for name, count in held.items() if count}


def market_of(*stacks: str) -> list[str]:
    return list(stacks)


def hidden(table: Table, place: int) -> str:
    """The items under the face-up one of a place, from the top down."""
    return " ".join(LUXURIES[item] for item in reversed(table.state.market[place - 1]))


# --- the action -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SOUK-1")
def test_a_worker_exchanges_or_buys_or_does_nothing() -> None:
    table = mksh_position(
        turn=GREEN, exchange="e01", market="lx01 lx02", green={"yellow": 2, "orange": 2, "workers": "souk garden"}
    )

    table.use(GREEN, "souk")

    assert table.options == ["exchange yellow", "exchange orange", "buy lx01", "buy lx02", "stop"]


@pytest.mark.rule("MKSH-SOUK-1")
@pytest.mark.parametrize("choice", ["exchange yellow", "buy lx01", "stop"])
def test_one_thing_ends_the_action_of_the_worker(choice: str) -> None:
    table = mksh_position(
        turn=GREEN, exchange="e01", market="lx01 lx02", green={"yellow": 2, "orange": 2, "workers": "souk souk"}
    )

    table.use(GREEN, "souk")
    table.play(GREEN, choice)

    assert table.asked == "choose_option"
    assert table.player(GREEN).souk_workers == 0  # the other worker


@pytest.mark.rule("MKSH-SOUK-1", "MKSH-GEN-8")
def test_doing_nothing_changes_nothing() -> None:
    table = mksh_position(turn=GREEN, market="lx01", green=ALL_GOODS | {"workers": "souk"})

    table.use(GREEN, "souk")
    table.play(GREEN, "stop")

    assert kinds(table.player(GREEN)) == ALL_GOODS
    assert table.market.split()[0] == "lx01"


# --- the exchange tile ----------------------------------------------------------------------------------------------
BASE_TILES = {
    "e01": ("water", "dates", "dinars"),
    "e02": ("water", "dinars", "dates"),
    "e03": ("dates", "water", "dinars"),
    "e04": ("dates", "dinars", "water"),
    "e05": ("dinars", "water", "dates"),
    "e06": ("dinars", "dates", "water"),
}


@pytest.mark.rule("MKSH-SOUK-2")
@pytest.mark.parametrize(
    ("tile", "good", "gain"),
    [
        (tile, good, gain)
        for tile, gains in BASE_TILES.items()
        for good, gain in zip(("yellow", "purple", "orange"), gains, strict=True)
    ],
)
def test_a_good_is_exchanged_for_two_resources_of_the_tile(tile: str, good: str, gain: str) -> None:
    table = mksh_position(turn=GREEN, exchange=tile, green={good: 3, "workers": "souk"})

    table.use(GREEN, "souk")
    table.play(GREEN, f"exchange {good}")

    assert kinds(table.player(GREEN)) == {good: 2, gain: 2}


@pytest.mark.rule("MKSH-SOUK-2", "MKSH-SEASON-10")
@pytest.mark.parametrize(("season", "gain"), [(1, "water"), (2, "dates"), (3, "dinars")])
def test_the_tile_of_the_season_counts(season: int, gain: str) -> None:
    table = mksh_position(
        turn=GREEN, season=season, exchanges="e01 e03 e05", green={"yellow": 1, "workers": "souk garden"}
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow")

    assert kinds(table.player(GREEN)) == {gain: 2}


@pytest.mark.rule("MKSH-SOUK-3", "MKSH-GEN-5")
def test_only_a_good_that_one_has_is_exchanged_whatever_sent_the_worker() -> None:
    table = mksh_position(turn=GREEN, green={"purple": 1, "chosen": "yellow green pink", "workers": "souk garden"})

    table.use(GREEN, "souk")

    assert table.options == ["exchange purple", "stop"]
    assert table.why_not("exchange yellow") == ("exchange.none", "MKSH-SOUK-3")
    assert table.why_not("exchange orange") == ("exchange.none", "MKSH-SOUK-3")


@pytest.mark.rule("MKSH-SOUK-4", "MKSH-WORKER-12")
def test_the_exchange_tile_serves_all_workers_of_all_players() -> None:
    table = mksh_position(
        turn=GREEN,
        exchange="e06",
        green={"yellow": 2, "workers": "souk souk"},
        blue={"yellow": 1, "workers": "souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow")
    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow", "end turn")
    table.use(BLUE, "souk")
    table.play(BLUE, "exchange yellow")

    assert kinds(table.player(GREEN)) == {"dinars": 4}
    assert kinds(table.player(BLUE)) == {"dinars": 2}


# --- luxury items ---------------------------------------------------------------------------------------------------
ITEMS = {  # yellow, purple, orange; points; resources
    "lx01": (0, 0, 1, 2, {"water": 1}),
    "lx02": (1, 0, 0, 2, {"dates": 1}),
    "lx03": (0, 1, 0, 2, {"dinars": 1}),
    "lx04": (1, 0, 0, 2, {"dinars": 1}),
    "lx05": (0, 1, 0, 2, {"water": 1}),
    "lx06": (1, 1, 0, 5, {}),
    "lx07": (1, 0, 1, 5, {}),
    "lx08": (0, 1, 1, 5, {}),
    "lx09": (0, 0, 2, 4, {"dates": 1}),
    "lx10": (2, 0, 0, 4, {"water": 1}),
    "lx11": (1, 1, 1, 8, {}),
    "lx12": (2, 1, 0, 7, {"dinars": 1}),
    "lx13": (0, 2, 1, 7, {"water": 1}),
    "lx14": (1, 0, 2, 7, {"dates": 1}),
    "lx15": (1, 1, 1, 6, {"dinars": 2}),
    "lx16": (2, 2, 0, 10, {}),
    "lx17": (2, 0, 2, 10, {}),
    "lx18": (0, 2, 2, 10, {}),
    "lx19": (1, 2, 1, 9, {"water": 1}),
    "lx20": (1, 1, 2, 9, {"dates": 1}),
    "lx21": (0, 3, 2, 13, {}),
    "lx22": (3, 2, 0, 13, {}),
    "lx23": (2, 0, 3, 13, {}),
    "lx24": (2, 2, 1, 12, {"dinars": 1}),
    "lx25": (1, 2, 2, 12, {"water": 1}),
}


@pytest.mark.rule("MKSH-SOUK-5")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_paid_and_gives_what_it_shows(item: str) -> None:
    yellow, purple, orange, points, resources = ITEMS[item]
    table = mksh_position(turn=GREEN, market=item, green=ALL_GOODS | {"workers": "souk"})

    table.use(GREEN, "souk")
    table.play(GREEN, f"buy {item}")

    rest = {"yellow": 4 - yellow, "purple": 4 - purple, "orange": 4 - orange}
    assert kinds(table.player(GREEN)) == rest | {"points": points} | resources
    assert table.player(GREEN).points["souk"] == points
    assert table.player(GREEN).luxuries == item


@pytest.mark.rule("MKSH-SOUK-5", "MKSH-SOUK-7", "MKSH-GEN-5")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_not_sold_when_one_good_of_its_cost_is_missing(item: str) -> None:
    cost = dict(zip(("yellow", "purple", "orange"), ITEMS[item][:3], strict=True))
    for missing in [good for good, count in cost.items() if count]:
        goods = {good: cost[good] - 1 if good == missing else 4 for good in cost}
        table = mksh_position(turn=GREEN, market=item, green=goods | {"workers": "souk garden"})

        table.use(GREEN, "souk")

        assert f"buy {item}" not in table.options
        assert table.why_not(f"buy {item}") == ("luxury.cost", "MKSH-SOUK-5")


@pytest.mark.rule("MKSH-SOUK-7")
def test_neither_resources_nor_other_goods_replace_a_good() -> None:
    table = mksh_position(
        turn=GREEN,
        market="lx01 lx02 lx05",
        green={"purple": 5, "water": 5, "dates": 5, "dinars": 5, "workers": "souk garden"},
    )

    table.use(GREEN, "souk")

    assert table.options == ["exchange purple", "buy lx05", "stop"]
    assert table.why_not("buy lx01") == ("luxury.cost", "MKSH-SOUK-5")
    assert table.why_not("buy lx02") == ("luxury.cost", "MKSH-SOUK-5")


@pytest.mark.rule("MKSH-SOUK-6")
def test_three_workers_buy_three_items_in_a_turn() -> None:
    table = mksh_position(turn=GREEN, market="lx01 lx04 lx03 lx11", green=ALL_GOODS | {"workers": "souk souk souk"})

    for item in ("lx01", "lx04", "lx03"):
        table.use(GREEN, "souk")
        table.play(GREEN, f"buy {item}")

    assert table.options == ["end turn"]
    assert table.player(GREEN).luxuries == "lx01 lx04 lx03"
    assert table.player(GREEN).score == 16


@pytest.mark.rule("MKSH-SOUK-6")
def test_one_worker_buys_one_item_only() -> None:
    table = mksh_position(turn=GREEN, market="lx02 lx04", green=ALL_GOODS | {"workers": "souk"})

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02")

    assert table.options == ["end turn"]
    assert table.player(GREEN).luxuries == "lx02"


@pytest.mark.rule("MKSH-SOUK-8")
def test_an_item_stays_and_gives_its_gain_once() -> None:
    table = mksh_position(turn=GREEN, round=1, market="lx01", green={"orange": 1, "workers": "souk"})

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx01")
    table.end_turns()

    assert table.asked == "choose_keshis"  # the next round
    assert table.player(GREEN).luxuries == "lx01"
    assert kinds(table.player(GREEN)) == {"points": 2, "water": 1}


@pytest.mark.rule("MKSH-SOUK-8")
def test_all_players_see_who_owns_which_item() -> None:
    table = mksh_position(turn=GREEN, green={"luxuries": "lx07 lx25", "workers": "souk"})

    view = table.state.view(table.who(BLUE))

    assert view["players"][table.who(GREEN)]["luxuries"] == ["lx07", "lx25"]


# --- gaps and stacks ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SOUK-9")
def test_an_item_leaves_a_gap_until_the_turn_ends() -> None:
    table = mksh_position(
        turn=GREEN, market=market_of("lx02 lx04", "lx06 lx07"), green=ALL_GOODS | {"workers": "souk souk"}
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02")

    assert table.market.split()[:2] == ["-", "lx06"]
    table.use(GREEN, "souk")
    assert [option for option in table.options if option.startswith("buy")] == ["buy lx06"]


@pytest.mark.rule("MKSH-SOUK-10", "MKSH-WORKER-13")
def test_at_the_end_of_the_turn_the_next_items_are_turned_up() -> None:
    table = mksh_position(
        turn=GREEN,
        market=market_of("lx02 lx25 lx24", "lx04 lx23", "lx06 lx22", "lx16 lx21", "lx17 lx20"),
        green=ALL_GOODS | {"workers": "souk souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02")
    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx06", "end turn")

    assert table.market == "lx25 lx04 lx22 lx16 lx17"
    assert hidden(table, 1) == "lx24"


def after_the_last_item_of_place_5(*stacks: str) -> Table:
    """Green buys the only item of place 5; the first stacks are given, what is not given is empty."""
    places = [*stacks, *[""] * (4 - len(stacks)), "lx02"]
    table = mksh_position(turn=GREEN, market=places, green={"yellow": 1, "workers": "souk"})
    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02", "end turn")
    return table


@pytest.mark.rule("MKSH-SOUK-11")
@pytest.mark.parametrize(
    ("largest", "stays", "goes"),
    [
        ("lx20 lx21", "lx20", "lx21"),
        ("lx20 lx21 lx22", "lx20 lx21", "lx22"),
        ("lx20 lx21 lx22 lx23", "lx20 lx21", "lx22 lx23"),
        ("lx20 lx21 lx22 lx23 lx24", "lx20 lx21 lx22", "lx23 lx24"),
    ],
)
def test_the_lower_half_of_the_largest_stack_fills_an_empty_place(largest: str, stays: str, goes: str) -> None:
    table = after_the_last_item_of_place_5("lx03", largest, "lx05", "lx06")

    place_2 = f"{table.market.split()[1]} {hidden(table, 2)}".strip()
    place_5 = f"{table.market.split()[4]} {hidden(table, 5)}".strip()

    assert (place_2, place_5) == (stays, goes)


@pytest.mark.rule("MKSH-SOUK-11")
def test_the_face_up_item_counts_for_the_largest_stack() -> None:
    table = mksh_position(
        turn=GREEN,
        market=market_of("lx02", "lx20 lx21", "lx22 lx23 lx24", "lx05", "lx06"),
        green=ALL_GOODS | {"workers": "souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02", "end turn")

    assert table.market == "lx24 lx20 lx22 lx05 lx06"
    assert (hidden(table, 2), hidden(table, 3)) == ("lx21", "lx23")


@pytest.mark.rule("MKSH-SOUK-10", "MKSH-SOUK-11")
def test_the_first_item_of_the_list_is_an_item_like_others() -> None:
    table = mksh_position(
        turn=GREEN,
        market=market_of("lx02", "lx20", "lx01 lx21", "lx05", "lx06"),
        green=ALL_GOODS | {"workers": "souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02", "end turn")

    assert table.market == "lx21 lx20 lx01 lx05 lx06"


@pytest.mark.rule("MKSH-SOUK-12")
def test_of_equal_stacks_the_one_with_the_lower_place_is_split() -> None:
    table = after_the_last_item_of_place_5("lx03", "lx20 lx21", "lx22 lx23", "lx06")

    assert table.market == "lx03 lx20 lx22 lx06 lx21"
    assert (hidden(table, 2), hidden(table, 3)) == ("", "lx23")


@pytest.mark.rule("MKSH-SOUK-12")
def test_empty_places_are_filled_one_after_the_other_each_from_the_largest_then() -> None:
    table = mksh_position(
        turn=GREEN,
        market=market_of("lx02", "lx04", "lx20 lx21 lx22 lx23 lx24", "lx07 lx08 lx09", "lx05"),
        green=ALL_GOODS | {"workers": "souk souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx04")
    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02", "end turn")

    # five are split 3 and 2; then places 3 and 4 have three each, and the third is split 2 and 1
    assert table.market == "lx23 lx22 lx20 lx07 lx05"
    assert [hidden(table, place) for place in range(1, 6)] == ["lx24", "", "lx21", "lx08 lx09", ""]


@pytest.mark.rule("MKSH-SOUK-13")
def test_a_single_item_is_not_split() -> None:
    table = after_the_last_item_of_place_5("lx03", "lx04", "lx05", "lx06")

    assert table.market == "lx03 lx04 lx05 lx06 -"


# --- expansion 3: more exchange tiles -------------------------------------------------------------------------------
NEW_TILES = {
    "e07": ("dates river", "dinars points", "water stair"),
    "e08": ("dinars points", "water stair", "dates river"),
    "e09": ("water stair", "dates river", "dinars points"),
    "e10": ("dates stair", "dinars river", "water points"),
    "e11": ("dinars river", "water points", "dates stair"),
    "e12": ("water points", "dates stair", "dinars river"),
}


@pytest.mark.rule("MKSH-EXP3-1", "MKSH-EXP3-2", "MKSH-EXP3-3")
@pytest.mark.parametrize(
    ("tile", "good", "gains"),
    [
        (tile, good, gains)
        for tile, row in NEW_TILES.items()
        for good, gains in zip(("yellow", "purple", "orange"), row, strict=True)
    ],
)
def test_a_new_tile_gives_a_resource_and_something_else(tile: str, good: str, gains: str) -> None:
    resource, extra = gains.split()
    table = mksh_position(
        turn=GREEN, expansions="exchange_tiles", exchange=tile, green={good: 2, "space": 1, "workers": "souk"}
    )

    table.use(GREEN, "souk")
    table.play(GREEN, f"exchange {good}")
    if extra == "stair":
        table.play(GREEN, "climb mosque")
    elif resource == "water" and extra == "river":
        table.play(GREEN, "enough")

    expected = {good: 1, resource: 1} | ({"points": 1} if extra == "points" else {})
    assert kinds(table.player(GREEN)) == expected
    assert table.player(GREEN).space == (2 if extra == "river" else 1)
    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (0, 1 if extra == "stair" else 0)


@pytest.mark.rule("MKSH-EXP3-2")
def test_the_resource_comes_before_the_step_and_what_follows_from_it() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="exchange_tiles",
        exchange="e07",
        green={"orange": 1, "palace": 3, "workers": "souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange orange")

    assert (table.asked, table.player(GREEN).water) == ("choose_stair", 1)
    table.play(GREEN, "climb palace", "bonus cm1", "add water")  # the water of the tile extends the river bonus
    assert table.player(GREEN).space == 2


@pytest.mark.rule("MKSH-EXP3-3")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
def test_the_step_of_an_exchange_tile_is_made_on_the_stair_of_choice(stair: str) -> None:
    table = mksh_position(
        turn=GREEN, expansions="exchange_tiles", exchange="e09", green={"yellow": 1, "workers": "souk garden"}
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow")
    assert table.options == ["climb palace", "climb mosque"]
    table.play(GREEN, f"climb {stair}")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == ((1, 0) if stair == "palace" else (0, 1))


@pytest.mark.rule("MKSH-EXP3-3")
def test_water_may_be_added_to_the_river_space_of_an_exchange_tile() -> None:
    table = mksh_position(
        turn=GREEN, expansions="exchange_tiles", exchange="e11", green={"yellow": 1, "water": 2, "workers": "souk"}
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow", "add water", "enough")

    assert kinds(table.player(GREEN)) == {"dinars": 1, "water": 1}
    assert table.player(GREEN).space == 2


SEEDS = 120


def drawn_tiles(**options: bool) -> Counter[str]:
    """How often each exchange tile is among the three of a new game."""
    found: Counter[str] = Counter()
    for seed in range(SEEDS):
        tiles = mksh_game(2, seed, **options).state.exchanges
        assert len(set(tiles)) == 3
        found.update(EXCHANGES[tile] for tile in tiles)
    return found


@pytest.mark.rule("MKSH-EXP3-1")
def test_with_the_expansion_the_tiles_are_drawn_from_all_twelve() -> None:
    found = drawn_tiles(exchange_tiles=True)

    assert set(found) == set(EXCHANGES)
    assert min(found.values()) > SEEDS / 10  # a quarter of the games each


@pytest.mark.rule("MKSH-EXP3-1")
def test_without_the_expansion_the_tiles_are_the_six_basic_ones() -> None:
    assert set(drawn_tiles()) == set(EXCHANGES[:6])


@pytest.mark.rule("MKSH-EXP3-4")
def test_by_agreement_only_the_new_tiles_are_drawn() -> None:
    assert set(drawn_tiles(exchange_tiles=True, only_new_exchange_tiles=True)) == set(EXCHANGES[6:])

"""The grey scrolls s01 to s21. MKSH-SCROLL-1 to -21."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import BLUE, GREEN, mksh_position

ONE_KESHI: list[tuple[str, list[str], dict[str, int], dict[str, int]]] = [
    ("s01", [], {"garden": 1}, {"points": 1}),
    ("s02", [], {"madrasa": 2}, {}),
    ("s03", [], {"palace": 1}, {}),
    ("s04", [], {"mosque": 1}, {}),
    ("s05", ["cell 3"], {"square": 1}, {"dinars": 1}),
    ("s06", [], {"river": 1}, {}),
    ("s07", [], {"medina": 1}, {}),
    ("s08", ["path left"], {"sahara": 1}, {}),
    ("s09", ["water seller river"], {}, {}),
    ("s10", [], {}, {"purple": 1}),
    ("s11", [], {}, {"orange": 1}),
    ("s12", [], {}, {"yellow": 1}),
]


# --- s01 to s12 -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-1", "MKSH-PLACE-14")
@pytest.mark.parametrize(("scroll", "plays", "keshis", "gained"), ONE_KESHI)
def test_s01_to_s12_give_a_keshi_of_their_colour(
    scroll: str, plays: list[str], keshis: dict[str, int], gained: dict[str, int]
) -> None:
    table = learn(scroll)

    table.play(GREEN, *plays)

    assert table.player(GREEN).keshis == {"madrasa": 1} | keshis
    assert table.player(GREEN).sellers == ("river" if scroll == "s09" else "")
    assert gains(table) == gained
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-1")
@pytest.mark.parametrize(
    ("scroll", "full"),
    [
        ("s01", {"keshis": {"garden": 8}}),
        ("s02", {"keshis": {"madrasa": 8}}),
        ("s03", {"keshis": {"palace": 8}}),
        ("s04", {"keshis": {"mosque": 8}}),
        ("s05", {"square": [0, 1, 2, 3, 4, 5, 6, 7]}),
        ("s06", {"keshis": {"river": 8}}),
        ("s07", {"watchtower": 8}),
        ("s08", {"caravans": [3, 3, 2]}),
        ("s09", {"sellers": "garden madrasa palace mosque square river medina sahara"}),
    ],
)
def test_a_keshi_without_room_lapses(scroll: str, full: dict[str, Any]) -> None:
    table = learn(scroll, **full)

    assert is_at_the_next_worker(table)
    green = table.player(GREEN)
    assert max(green.keshis.values()) <= 8
    assert (green.scrolls, green.score, green.goods) == (scroll, 10, "")
    assert table.told("keshi_placed") == []


# --- s13 to s16: crossings -------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-13", "MKSH-SCROLL-14", "MKSH-SCROLL-15", "MKSH-STAIRS-17")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
@pytest.mark.parametrize(
    ("scroll", "gained"),
    [("s13", {"water": 1, "dinars": 1}), ("s14", {"dates": 1, "dinars": 1}), ("s15", {"dinars": 2})],
)
def test_s13_to_s15_give_a_resource_at_a_crossing_before_the_connecting_bonus(
    scroll: str, gained: dict[str, int], stair: str
) -> None:
    table = owning(scroll, stair, keshis={stair: 1}, palace=3, mosque=3)

    assert table.asked == "choose_connection"
    assert gains(table) == gained
    table.play(GREEN, "bonus ms2" if stair == "mosque" else "bonus ms1")

    assert gains(table) == gained | {"points": 2 if stair == "mosque" else 1}


@pytest.mark.rule("MKSH-SCROLL-13", "MKSH-SCROLL-14", "MKSH-SCROLL-15")
def test_every_crossing_of_a_movement_gives_its_resources() -> None:
    table = owning("s13 s14 s15", "palace", keshis={"palace": 4}, palace=3)

    table.play(GREEN, "bonus ms1", "bonus ms1")

    assert table.player(GREEN).palace == 7
    assert gains(table) == {"water": 2, "dates": 2, "dinars": 4, "points": 2}


@pytest.mark.rule("MKSH-SCROLL-13", "MKSH-SCROLL-14", "MKSH-SCROLL-15", "MKSH-SCROLL-16")
def test_steps_without_a_crossing_give_nothing() -> None:
    table = owning("s13 s14 s15 s16", "palace", keshis={"palace": 2}, palace=4)

    assert (table.player(GREEN).palace, table.player(GREEN).space) == (6, 0)
    assert gains(table) == {}


@pytest.mark.rule("MKSH-SCROLL-16", "MKSH-STAIRS-17")
def test_s16_moves_the_fisherman_after_the_connecting_bonus_and_before_the_next_step() -> None:
    table = owning("s16", "palace", keshis={"palace": 2}, palace=3, water=1)
    assert table.player(GREEN).space == 0

    table.play(GREEN, "bonus ms1")
    assert (table.asked, table.player(GREEN).space, table.player(GREEN).palace) == ("choose_water", 1, 4)
    table.play(GREEN, "add water")

    assert (table.player(GREEN).space, table.player(GREEN).palace) == (2, 5)
    assert gains(table) == {"points": 1, "dinars": 1}


@pytest.mark.rule("MKSH-SCROLL-16")
def test_s16_moves_a_space_at_each_crossing() -> None:
    table = owning("s16", "mosque", keshis={"mosque": 4}, mosque=3)

    table.play(GREEN, "bonus ms2", "bonus ms3")

    assert (table.player(GREEN).space, table.player(GREEN).mosque) == (2, 7)


@pytest.mark.rule("MKSH-SCROLL-16", "MKSH-SCROLL-17", "MKSH-GEN-9")
def test_the_space_of_s16_may_cross_a_rapid_before_the_climb_goes_on() -> None:
    table = owning("s16 s17", "palace", keshis={"palace": 2}, palace=3, space=5)

    table.play(GREEN, "bonus ms1")
    assert (table.asked, table.player(GREEN).palace) == ("choose_resource", 4)
    table.play(GREEN, "resource water", "add water")

    assert (table.player(GREEN).space, table.player(GREEN).palace) == (7, 5)


# --- s17: rapids -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-17", "MKSH-RIVER-23")
@pytest.mark.parametrize("season", [1, 2, 3])
@pytest.mark.parametrize(
    ("space", "plays", "gained"),
    [
        (1, [], {}),
        (2, [], {"points": 1}),
        (5, ["resource dinar"], {"dinars": 1}),
        (8, [], {"points": 3}),
        (10, ["good orange"], {"orange": 1}),
    ],
)
def test_s17_gives_the_bonus_of_a_rapid_when_it_is_crossed(
    space: int, plays: list[str], gained: dict[str, int], season: int
) -> None:
    table = owning("s17", "river", {"season": season}, keshis={"river": 1}, space=space)

    table.play(GREEN, *plays)

    assert gains(table) == gained
    assert table.player(GREEN).points.get("river", 0) == gained.get("points", 0)


@pytest.mark.rule("MKSH-SCROLL-17", "MKSH-RIVER-23")
def test_s17_gives_each_rapid_of_a_movement_at_its_space() -> None:
    table = owning("s17", "river", keshis={"river": 8}, space=2)

    assert (table.asked, table.player(GREEN).space, table.player(GREEN).score) == ("choose_resource", 6, 11)
    table.play(GREEN, "resource date")

    assert (table.player(GREEN).space, gains(table)) == (10, {"points": 4, "dates": 1})


@pytest.mark.rule("MKSH-SCROLL-17")
def test_s17_gives_a_rapid_again_in_the_next_season() -> None:
    green = {"scrolls": "s17", "space": 4, "keshis": {"river": 3}}
    table = mksh_position("green blue", phase=rounds.SEASON_SCROLLS, round=4, first=BLUE, sides="08 04 05", green=green)

    for colour in (BLUE, GREEN):
        table.play(colour, "provision pv02")
    for colour in (GREEN, BLUE):
        table.play(colour, "pick white", "pick black", "pick turquoise")
    while table.asked != "choose_worker" or table.to_move != GREEN:
        table.play(str(table.to_move), table.options[0])
    before = table.player(GREEN).points["river"]
    table.play(GREEN, "worker river", "area action")

    assert table.player(GREEN).space >= 3
    assert table.player(GREEN).points["river"] == before + 1


@pytest.mark.rule("MKSH-SCROLL-17", "MKSH-RIVER-13")
def test_without_s17_crossing_a_rapid_gives_nothing() -> None:
    table = owning("", "river", keshis={"river": 8}, space=2)

    assert (table.player(GREEN).space, gains(table)) == (10, {})


@pytest.mark.rule("MKSH-SCROLL-17", "MKSH-RIVER-24")
def test_s17_gives_nothing_for_the_head_start_of_the_crocodile() -> None:
    table = mksh_position(
        phase=rounds.NEXT_SEASON, season=2, round=4, crocodile="green", green={"scrolls": "s17"}, sides="01 09 05"
    )

    assert (table.state.season, table.player(GREEN).space) == (2, 4)
    assert gains(table) == {}


# --- s18: exchange ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-18")
def test_s18_gives_a_resource_of_choice_after_the_gain_of_the_exchange_tile() -> None:
    table = owning("s18", "souk", {"exchange": "e01"}, purple=1, workers="souk river")

    table.play(GREEN, "exchange purple")
    assert (table.asked, gains(table)) == ("choose_resource", {"dates": 2})
    table.play(GREEN, "resource dinar")

    assert gains(table) == {"dates": 2, "dinars": 1}


@pytest.mark.rule("MKSH-SCROLL-18", "MKSH-SCROLL-46")
def test_s18_counts_each_use_of_the_tile_with_s46() -> None:
    table = owning("s18 s46", "souk", {"exchange": "e01"}, purple=2, workers="souk river")

    table.play(GREEN, "exchange purple", "resource dinar", "exchange purple", "resource water")

    assert gains(table) == {"dates": 4, "dinars": 1, "water": 1}


@pytest.mark.rule("MKSH-SCROLL-18")
def test_s18_waits_for_the_extra_of_the_exchange_tile() -> None:
    table = owning(
        "s18",
        "souk",
        {"exchange": "e07", "expansions": "exchange_tiles"},
        yellow=1,
        water=1,
        workers="souk river",
    )

    table.play(GREEN, "exchange yellow")
    assert (table.asked, table.player(GREEN).space) == ("choose_water", 1)
    table.play(GREEN, "enough", "resource dinar")

    assert gains(table) == {"dates": 1, "water": 1, "dinars": 1}


@pytest.mark.rule("MKSH-SCROLL-18")
def test_s18_gives_nothing_for_a_luxury_item() -> None:
    table = owning("s18", "souk", {"market": "lx01"}, orange=1, workers="souk river")

    table.play(GREEN, "buy lx01")

    assert gains(table) == {"points": 2, "water": 1}


# --- s19 to s21 ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-19", "MKSH-SCROLL-20", "MKSH-SCROLL-21")
@pytest.mark.parametrize(("scroll", "gained"), [("s19", {"water": 2}), ("s20", {"dinars": 2}), ("s21", {"dates": 3})])
def test_s19_to_s21_give_resources(scroll: str, gained: dict[str, int]) -> None:
    assert gains(learn(scroll)) == gained


@pytest.mark.rule("MKSH-SCROLL-21")
def test_the_dates_of_s21_pay_the_next_scroll() -> None:
    table = learn("s21", {"scrolls": {"yellow-1": "s33"}}, keshis={"madrasa": 4})

    table.play(GREEN, "scroll yellow-1")

    assert (table.player(GREEN).scrolls, gains(table)) == ("s21 s33", {"dates": 2})

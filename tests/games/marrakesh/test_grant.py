"""Area actions without a worker: scrolls s53 and s64, river side 01. MKSH-GRANT."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn
from tests.games.marrakesh.position import GREEN, Table, mksh_position

NINE = ["garden", "madrasa", "palace", "mosque", "square", "river", "medina", "sahara", "souk"]
TOWN_10: dict[str, Any] = {"caravans": [4, 1, 0], "towns": ["t10", ""], "yellow": 1, "purple": 1, "orange": 1}


def side_01(table: dict[str, Any] | None = None, **green: Any) -> Table:
    """The end of season 1 with river side 01; green leads."""
    laid_out = {"sides": "01 03 05"} | (table or {})
    return mksh_position("green blue", phase=rounds.SEASON_SCROLLS, round=4, **laid_out, green={"space": 1} | green)


# --- which area ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GRANT-1", "MKSH-SCROLL-53", "MKSH-TILE-1")
@pytest.mark.parametrize("by", ["s53", "tile"])
def test_any_of_the_nine_areas_may_be_chosen_or_none(by: str) -> None:
    table = learn("s53") if by == "s53" else side_01()

    assert table.asked == "choose_area"
    assert sorted(table.options) == sorted([*(f"action {area}" for area in NINE), "decline"])
    table.play(GREEN, "decline")

    assert table.told("area_action")[1:] == []  # but the worker's
    assert table.asked == ("choose_option" if by == "s53" else "choose_provision")


@pytest.mark.rule("MKSH-GRANT-1", "MKSH-SCROLL-53")
def test_s53_does_the_action_of_the_river() -> None:
    table = learn("s53", keshis={"river": 3}, water=1)

    table.play(GREEN, "action river", "add water")

    assert (table.player(GREEN).space, is_at_the_next_worker(table)) == (4, True)


@pytest.mark.rule("MKSH-GRANT-1", "MKSH-TILE-1")
@pytest.mark.parametrize(
    ("area", "green", "plays", "gained", "points"),
    [
        ("garden", {"keshis": {"garden": 2}}, [], {"date": 2}, 0),
        ("square", {"square": [3, 5], "disk": 0}, ["cell 3"], {"dinar": 2}, 0),
        ("mosque", {"keshis": {"mosque": 2}, "mosque": 15}, [], {}, 2),
        ("palace", {"keshis": {"palace": 2}, "palace": 15}, [], {}, 2),
        ("souk", {"orange": 1}, ["exchange orange"], {"dinar": 2}, 0),
    ],
)
def test_side_01_does_the_action_of_an_area(
    area: str, green: dict[str, Any], plays: list[str], gained: dict[str, int], points: int
) -> None:
    table = side_01({"exchange": "e01"}, **green)

    table.play(GREEN, f"action {area}", *plays)

    assert [event.args["things"] for event in table.told("gained")] == ([gained] if gained else [])
    assert table.player(GREEN).points.get("stairs", 0) == points


# --- no worker -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GRANT-2", "MKSH-WATER-5", "MKSH-SCROLL-50")
def test_a_granted_action_gives_no_water_of_a_seller_and_no_points_of_s50() -> None:
    table = learn("s53", keshis={"garden": 1}, sellers="garden", scrolls="s35 s50")

    table.play(GREEN, "action garden")

    assert gains(table) == {"dates": 1}


# --- permanent scrolls -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GRANT-3")
@pytest.mark.parametrize(
    ("scrolls", "green", "plays", "gained"),
    [
        ("s23", {"keshis": {"garden": 1}}, ["action garden", "resource water"], {"water": 1}),
        ("s48", {"keshis": {"mosque": 1}, "mosque": 15}, ["action mosque", "add step"], {"points": 2}),
        ("s29 s65", {"disk": 0}, ["action square"], {"points": 2 + 4}),
        ("s56", {"keshis": {"river": 1}, "space": 12, "harbour": 0}, ["action river"], {"points": 2}),
        ("s32", {"watchtower": 1}, ["action medina", "gate red-black", "slot 1"], {"points": 1}),
        ("s46", {"purple": 2}, ["action souk", "exchange purple", "exchange purple"], {"dates": 4}),
        ("s45", {"caravans": [3, 0, 0], "dates": 1}, ["action sahara", "explore left-3"], {}),
    ],
)
def test_permanent_scrolls_change_a_granted_action(
    scrolls: str, green: dict[str, Any], plays: list[str], gained: dict[str, int]
) -> None:
    table = learn("s53", {"workshops": {"red": "black"}}, scrolls=scrolls, **green)

    table.play(GREEN, *plays)

    assert (gains(table), is_at_the_next_worker(table)) == (gained, True)


@pytest.mark.rule("MKSH-GRANT-4")
def test_a_granted_souk_action_is_that_of_one_worker() -> None:
    table = learn("s53", {"market": "lx01 lx02"}, yellow=3, orange=1)

    table.play(GREEN, "action souk", "buy lx01")

    assert (table.asked, table.player(GREEN).souk_workers) == ("choose_option", 0)
    assert table.player(GREEN).luxuries == "lx01"


# --- actions inside actions ------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GRANT-5", "MKSH-MADRASA-3")
def test_each_madrasa_action_counts_its_own_scholars() -> None:
    scrolls = {"orange-1": "s65", "yellow-1": "s33", "pink-2": "s50", "grey-1": "s13"}
    table = learn("s53", {"scrolls": scrolls}, keshis={"madrasa": 8}, dates=9)

    table.play(GREEN, "action madrasa", "scroll orange-1")
    assert table.why_not("scroll yellow-1") == ("scroll.scholars", "MKSH-MADRASA-3")
    table.play(GREEN, "stop")
    assert table.why_not("scroll pink-2") == ("scroll.scholars", "MKSH-MADRASA-3")  # 5 of 8 were used
    table.play(GREEN, "scroll yellow-1")

    assert table.player(GREEN).scrolls == "s53 s65 s33"
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-GRANT-5", "MKSH-SCROLL-64")
def test_a_madrasa_action_inside_another_by_s64() -> None:
    scrolls = {"grey-1": "s19", "yellow-1": "s37"}
    table = learn("s64", {"scrolls": scrolls}, dates=2)

    table.play(GREEN, "keshi grey", "scroll yellow-1", "stop", "scroll grey-1")

    assert (table.player(GREEN).keshis["madrasa"], table.player(GREEN).scrolls) == (8, "s64 s37 s19")


@pytest.mark.rule("MKSH-GRANT-5", "MKSH-MEDINA-8")
def test_a_medina_action_inside_a_madrasa_action_keeps_its_gates_and_keshis() -> None:
    table = learn(
        "s53",
        {"scrolls": {"grey-1": "s19"}, "workshops": {"blue": "grey white"}},
        keshis={"madrasa": 5},
        watchtower=2,
        dates=1,
    )

    table.play(GREEN, "action medina", "gate blue-grey", "slot 1", "gate blue-white", "slot 2", "keshi grey")
    assert table.player(GREEN).keshis == {"madrasa": 6, "medina": 2, "palace": 1}
    table.play(GREEN, "scroll grey-1")  # for the sixth scholar

    assert table.player(GREEN).scrolls == "s53 s19"


@pytest.mark.rule("MKSH-GRANT-5", "MKSH-TOWN-10", "MKSH-EXP5-7")
def test_a_sahara_action_inside_another_goes_on_with_the_outer_one() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="towns",
        scrolls={"pink-1": "s53"},
        green=dict(TOWN_10, workers="sahara souk", dinars=1, dates=1, water=2),
    )

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore town left-4", "scroll pink-1", "action sahara", "explore left-1", "stop")
    assert table.asked == "choose_oasis"
    table.play(GREEN, "explore right-1")

    assert table.player(GREEN).line == "01 04"


# --- gaps ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-GRANT-6", "MKSH-MADRASA-14")
def test_gaps_stay_until_the_end_of_the_turn() -> None:
    scrolls = {"pink-1": "s53 s43", "grey-1": "s19"}
    table = learn("s53", {"scrolls": scrolls, "market": ["lx01 lx02"]}, dates=2, keshis={"madrasa": 5}, orange=1)

    table.play(GREEN, "action souk", "buy lx01")
    assert (table.market, table.scrolls) == ("- - - - -", {"grey-1": "s19"})
    table.play(GREEN, "area action")
    assert (table.market, table.scrolls) == ("- - - - -", {"grey-1": "s19"})
    table.play(GREEN, "end turn")

    assert (table.market, table.scrolls) == ("lx02 - - - -", {"pink-1": "s43", "grey-1": "s19"})


@pytest.mark.rule("MKSH-GRANT-6", "MKSH-MADRASA-24")
def test_outside_a_turn_gaps_are_filled_when_the_bonus_is_finished() -> None:
    scrolls = {"grey-1": "s19 s20", "grey-2": "s13 s14"}
    table = side_01({"scrolls": scrolls}, keshis={"madrasa": 2}, dates=2)

    table.play(GREEN, "action madrasa", "scroll grey-1")
    assert table.scrolls == {"grey-2": "s13"}
    table.play(GREEN, "scroll grey-2", "stop")

    assert table.scrolls == {"grey-1": "s20", "grey-2": "s14"}


@pytest.mark.rule("MKSH-GRANT-6", "MKSH-MADRASA-24")
def test_outside_a_turn_luxury_items_are_replaced_too() -> None:
    table = side_01({"market": ["lx01 lx02", "lx03", "lx04", "lx05", "lx06"]}, orange=1)

    table.play(GREEN, "action souk", "buy lx01")

    assert table.market == "lx02 lx03 lx04 lx05 lx06"
    assert table.asked == "choose_provision"

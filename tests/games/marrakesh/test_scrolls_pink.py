"""The pink scrolls s43 to s60. MKSH-SCROLL-43 to -60."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import GREEN, Table, mksh_position


# --- s43: two keshis -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-43")
def test_s43_places_the_first_keshi_before_the_second_is_chosen() -> None:
    table = learn("s43", keshis={"garden": 7})

    table.play(GREEN, "keshi green")
    assert (table.player(GREEN).keshis["garden"], table.player(GREEN).score) == (8, 11)
    assert table.why_not("keshi green")[0] == "keshi.no_room"
    table.play(GREEN, "keshi pink", "cell 3")

    assert table.player(GREEN).keshis == {"garden": 8, "madrasa": 5, "square": 1}
    assert (gains(table), is_at_the_next_worker(table)) == ({"points": 1, "dinars": 1}, True)


@pytest.mark.rule("MKSH-SCROLL-43")
def test_s43_may_give_the_same_colour_twice() -> None:
    table = learn("s43")

    table.play(GREEN, "keshi white", "keshi white")

    assert table.player(GREEN).keshis == {"madrasa": 5, "palace": 2}


# --- s44: provisions -------------------------------------------------------------------------------------------------
def supply(scrolls: str, season: int, **green: Any) -> Table:
    """Green supplies the people at the end of a season; the printed demand is of other kinds than held."""
    tiles = {"provisions": "pv08 pv02 pv03", "scrolls": scrolls}
    return mksh_position("green blue", phase=rounds.PROVISIONS, season=season, round=4, green=tiles | green)


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PROVISION-11", "MKSH-PROVISION-12")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_s44_supplies_with_a_dinar_and_a_resource_for_each_tile(season: int) -> None:
    table = supply("s44", season, dates=season, dinars=1)

    green = table.player(GREEN)
    assert (green.dates, green.dinars, green.points.get("provisions", 0)) == (0, 0, 0)


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PROVISION-12")
@pytest.mark.parametrize(("season", "loss"), [(1, -5), (2, -9), (3, -13)])
def test_s44_is_no_help_with_a_resource_too_few(season: int, loss: int) -> None:
    table = supply("s44", season, dates=season - 1, dinars=1)

    green = table.player(GREEN)
    assert (green.dates, green.dinars, green.points["provisions"]) == (0, 0, loss)


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PROVISION-11")
def test_s44_is_no_help_without_a_dinar() -> None:
    assert supply("s44", 1, dates=9).player(GREEN).points["provisions"] == -5
    assert supply("s33 s44", 1, dates=9).player(GREEN).points.get("provisions", 0) == 0


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PROVISION-12")
def test_with_s44_the_way_of_supplying_is_chosen_if_both_can_be_paid() -> None:
    table = supply("s44", 1, water=3, dinars=2)

    assert (table.asked, table.options) == ("choose_supplying", ["provide all", "provide less"])
    table.play(GREEN, "provide all")

    assert (table.player(GREEN).water, table.player(GREEN).dinars) == (0, 2)


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PAY-2", "MKSH-PROVISION-13")
def test_s33_lets_any_resource_pay_the_dinar_of_s44() -> None:
    table = supply("s33 s44", 1, water=2, dates=1)

    assert (table.options, table.player(GREEN).water) == (["pay water", "pay date"], 1)  # a water was the only piece
    table.play(GREEN, "pay date")

    green = table.player(GREEN)
    assert (green.water, green.dates, green.points.get("provisions", 0)) == (1, 0, 0)


# --- s45: cheap oases ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-45", "MKSH-PAY-5")
@pytest.mark.parametrize("resource", ["water", "date", "dinar"])
def test_s45_lets_an_oasis_cost_one_resource_of_choice(resource: str) -> None:
    table = owning("s45", "sahara", caravans=[3, 0, 0], water=1, dates=1, dinars=1)

    table.play(GREEN, "explore left-3", f"pay {resource}")

    kinds = {"water": "water", "date": "dates", "dinar": "dinars"}
    assert (table.player(GREEN).line, gains(table)) == (
        "03",
        {name: 1 for kind, name in kinds.items() if kind != resource},
    )


@pytest.mark.rule("MKSH-SCROLL-45")
def test_s45_asks_nothing_if_one_kind_is_held() -> None:
    table = owning("s45", "sahara", caravans=[3, 0, 0], dates=2)

    table.play(GREEN, "explore left-3")

    assert (table.player(GREEN).line, table.player(GREEN).dates, table.asked) == ("03", 1, "choose_oasis")


@pytest.mark.rule("MKSH-SCROLL-45", "MKSH-EXP5-6")
def test_s45_does_not_hold_for_towns() -> None:
    table = owning("s45", "sahara", {"expansions": "towns"}, caravans=[4, 0, 0], towns=["t01", ""], water=3, yellow=1)

    assert "explore town left-4" not in table.options
    assert table.why_not("explore town left-4") == ("town.cost", "MKSH-EXP5-6")


# --- s46: several exchanges ------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-46")
def test_s46_lets_a_worker_exchange_several_times() -> None:
    table = owning(
        "s46", "souk", {"exchange": "e01", "market": "lx01"}, yellow=1, purple=3, orange=1, workers="souk river"
    )

    table.play(GREEN, "exchange purple")
    assert table.options == ["exchange yellow", "exchange purple", "exchange orange", "stop"]
    assert table.why_not("buy lx01") == ("souk.exchanging", "MKSH-SCROLL-46")
    table.play(GREEN, "exchange yellow", "exchange purple", "stop")

    assert gains(table) == {"dates": 4, "water": 2, "purple": 1, "orange": 1}
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-46", "MKSH-SOUK-6")
def test_with_s46_still_one_item_is_bought() -> None:
    table = owning("s46", "souk", {"market": "lx01 lx02"}, yellow=1, orange=1, workers="souk river")

    table.play(GREEN, "buy lx01")

    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-46", "MKSH-SCROLL-34")
@pytest.mark.parametrize(
    ("first", "refused", "rule"),
    [("exchange yellow", "buy lx01", "MKSH-SCROLL-46"), ("buy lx01", "exchange yellow", "MKSH-SCROLL-34")],
)
def test_with_s34_and_s46_the_first_act_fixes_what_a_worker_does(first: str, refused: str, rule: str) -> None:
    table = owning("s34 s46", "souk", {"market": "lx01 lx02"}, yellow=3, orange=2, workers="souk souk river")

    table.play(GREEN, first)
    assert table.why_not(refused)[1] == rule
    table.play(GREEN, "stop", "worker souk", "area action")

    assert refused in table.options  # the next worker decides anew


# --- s47: sectors of three -------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-47", "MKSH-CELLS-1")
def test_s47_on_the_purple_side_passes_the_sector_of_4_over() -> None:
    table = learn("s47", {"expansions": "citizens"}, disk=0)

    assert (table.asked, table.options) == ("choose_next_cell", ["cell 4", "cell 7"])
    table.play(GREEN, "cell 7")

    assert (gains(table), table.player(GREEN).disk, table.player(GREEN).palace) == ({"points": 6, "dates": 3}, 0, 0)
    assert table.player(GREEN).points["square"] == 6


# --- s48: a step more ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-48", "MKSH-STAIRS-16")
@pytest.mark.parametrize(("play", "step"), [("add step", 2), ("enough", 1)])
def test_s48_may_make_a_movement_a_step_longer(play: str, step: int) -> None:
    table = owning("s48", "mosque", keshis={"mosque": 1}, water=1, dates=1)

    assert table.options == ["add step", "enough"]
    table.play(GREEN, play)

    assert (table.player(GREEN).mosque, gains(table)) == (step, {"water": 1, "dates": 1})
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-48", "MKSH-SCROLL-26")
def test_bought_steps_do_not_earn_another_step() -> None:
    table = owning("s26 s48", "mosque", keshis={"mosque": 1}, dates=2)

    table.play(GREEN, "add date", "add step")
    assert table.options == ["add date", "enough"]
    assert table.why_not("add step") == ("steps.once", "MKSH-SCROLL-48")
    table.play(GREEN, "add date", "bonus ms2")

    assert (table.player(GREEN).mosque, is_at_the_next_worker(table)) == (4, True)


@pytest.mark.rule("MKSH-SCROLL-48", "MKSH-STAIRS-15")
def test_s48_does_not_make_a_movement_of_nothing() -> None:
    table = owning("s48", "mosque")

    assert is_at_the_next_worker(table)
    assert table.player(GREEN).mosque == 0


@pytest.mark.rule("MKSH-SCROLL-48", "MKSH-STAIRS-15", "MKSH-EXP3-3")
def test_s48_lengthens_the_step_of_an_exchange_tile() -> None:
    table = owning("s48", "souk", {"exchange": "e07", "expansions": "exchange_tiles"}, orange=1, workers="souk river")

    table.play(GREEN, "exchange orange", "climb mosque", "add step")

    assert table.player(GREEN).mosque == 2


@pytest.mark.rule("MKSH-SCROLL-48", "MKSH-STAIRS-15", "MKSH-CELLS-2")
def test_s48_lengthens_the_movement_of_a_cell_of_the_square_once() -> None:
    table = owning("s48", "square", square=[2, 6], disk=0)

    table.play(GREEN, "cell 2")
    assert table.player(GREEN).palace == 2
    table.play(GREEN, "add step")

    assert (table.player(GREEN).palace, is_at_the_next_worker(table)) == (3, True)


# --- s49, s52: the last step -----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-49", "MKSH-SCROLL-52", "MKSH-STAIRS-12", "MKSH-STAIRS-21")
@pytest.mark.parametrize(
    ("scrolls", "stair", "points"),
    [
        ("", "mosque", 3),
        ("s49", "mosque", 6),
        ("s52", "mosque", 3),
        ("", "palace", 3),
        ("s52", "palace", 6),
        ("s49", "palace", 3),
    ],
)
def test_s49_and_s52_double_the_points_on_the_last_step_of_their_stair(scrolls: str, stair: str, points: int) -> None:
    table = owning(scrolls, stair, keshis={stair: 3}, **{stair: 15})

    assert gains(table) == {"points": points}
    assert table.player(GREEN).points["stairs"] == points


@pytest.mark.rule("MKSH-SCROLL-49", "MKSH-SCROLL-52")
@pytest.mark.parametrize(("scroll", "stair"), [("s49", "mosque"), ("s52", "palace")])
def test_the_surplus_of_the_arriving_movement_counts_double_too(scroll: str, stair: str) -> None:
    table = owning(scroll, stair, keshis={stair: 3}, **{stair: 14})

    table.play(GREEN, "bonus cl1" if stair == "mosque" else "bonus cl5", *([] if stair == "mosque" else ["cell 3"]))

    green = table.player(GREEN)
    assert (getattr(green, stair), green.points["stairs"]) == (15, 4)


@pytest.mark.rule("MKSH-SCROLL-49", "MKSH-SCROLL-48", "MKSH-SCROLL-26", "MKSH-STAIRS-21")
def test_additional_and_bought_steps_count_double_too() -> None:
    table = owning("s26 s48 s49", "mosque", keshis={"mosque": 1}, mosque=15, dates=1)

    table.play(GREEN, "add date", "add step")

    assert gains(table) == {"points": 6}


# --- s50: points of the sellers --------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-50")
@pytest.mark.parametrize(("option", "points"), [("area action", 2), ("new keshi", 0)])
@pytest.mark.parametrize(("scrolls", "water"), [("s50", 1), ("s35 s50", 2)])
def test_s50_gives_2_points_with_the_water_of_an_area_action(
    scrolls: str, water: int, option: str, points: int
) -> None:
    green = {"scrolls": scrolls, "sellers": "palace", "workers": "palace souk"}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "palace", option)

    assert (table.player(GREEN).water, table.player(GREEN).points.get("scrolls", 0)) == (water, points)


@pytest.mark.rule("MKSH-SCROLL-50", "MKSH-WATER-9")
def test_s50_gives_nothing_for_a_seller_of_this_turn_or_of_another_area() -> None:
    green = {"scrolls": "s50", "sellers": "river", "workers": "medina palace", "watchtower": 1}
    table = mksh_position(turn=GREEN, workshops={"blue": "red"}, green=green)

    table.use(GREEN, "medina")
    table.play(GREEN, "gate blue-red", "slot 1", "water seller palace")
    table.use(GREEN, "palace")

    assert "scrolls" not in table.player(GREEN).points
    assert table.player(GREEN).water == 0


@pytest.mark.rule("MKSH-SCROLL-50")
def test_s50_is_booked_before_the_action() -> None:
    table = owning("s50", "garden", sellers="garden", keshis={"garden": 1})

    kinds = [event.kind for event in table.events]
    scored = [event.kind for event in table.events if event.rule == "MKSH-SCROLL-50"]
    assert scored != []
    assert kinds.index(scored[0]) < kinds.index("area_action")


# --- s51: sectors of one ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-51", "MKSH-CELLS-1", "MKSH-SQUARE-10")
def test_s51_gives_every_cell_at_a_sector_of_one_after_the_action() -> None:
    table = owning("s51", "square", disk=7, square=[1, 3])  # 1 2 2 1 2 3 1 3

    table.play(GREEN, "cell 3")
    assert gains(table) == {"dinars": 1}
    assert (table.asked, table.options) == ("choose_next_cell", ["cell 0", "cell 3", "cell 6"])
    table.play(GREEN, "cell 6", "cell 0", "good yellow")

    assert (gains(table), table.player(GREEN).mosque) == ({"dinars": 2, "yellow": 1}, 1)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-51")
def test_s51_works_without_pink_keshis() -> None:
    table = owning("s51", "square", {"expansions": "citizens"}, disk=7)  # 0 2 4 1 3 1 2 3

    assert table.options == ["cell 3", "cell 5"]
    table.play(GREEN, "cell 5")

    assert gains(table) == {"dinars": 1, "water": 1}


# --- s54: neighbours -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-54", "MKSH-PLACE-7")
def test_s54_gives_the_neighbours_around_the_top_cell() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "s54", "square": [1], "disk": 3, "workers": "square souk"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 0")
    assert (table.asked, table.options) == ("choose_next_cell", ["cell 0", "cell 1", "cell 7"])
    table.play(GREEN, "cell 1", "cell 0", "good purple")

    assert (gains(table), table.player(GREEN).space) == ({"dates": 1, "purple": 1}, 1)
    assert (table.player(GREEN).square, table.player(GREEN).disk) == ([0, 1], 3)


@pytest.mark.rule("MKSH-SCROLL-54")
def test_s54_gives_nothing_more_in_the_square_action() -> None:
    table = owning("s54", "square", square=[3, 5], disk=0)

    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": 2}


# --- s55: both stairs ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-55", "MKSH-STAIRS-15")
@pytest.mark.parametrize(("first", "steps"), [("palace", (3, 0)), ("mosque", (0, 3))])
def test_s55_climbs_3_steps_on_each_stair_in_an_order_of_choice(first: str, steps: tuple[int, int]) -> None:
    table = learn("s55", scrolls="s48")

    table.play(GREEN, f"climb {first}")
    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == steps
    table.play(GREEN, "enough", "enough")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (3, 3)


@pytest.mark.rule("MKSH-SCROLL-55", "MKSH-SCROLL-48", "MKSH-STAIRS-15")
def test_s55_is_two_movements() -> None:
    table = learn("s55", scrolls="s48")

    table.play(GREEN, "climb mosque", "add step", "bonus cl1", "add step", "bonus cl2")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (4, 4)
    assert table.player(GREEN).keshis == {"garden": 1, "madrasa": 5, "river": 1}


# --- s56: the harbour ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-56", "MKSH-RIVER-8", "MKSH-RIVER-9")
@pytest.mark.parametrize(("scrolls", "points"), [("", 4 + 2), ("s56", 4 + 4)])
def test_s56_doubles_the_surplus_but_not_the_harbour_cell(scrolls: str, points: int) -> None:
    table = owning(scrolls, "river", keshis={"river": 2}, space=11, water=1)

    table.play(GREEN, "add water")

    assert (table.player(GREEN).space, gains(table)) == (12, {"points": points})
    assert table.player(GREEN).points["river"] == points


@pytest.mark.rule("MKSH-SCROLL-56", "MKSH-RIVER-9", "MKSH-RIVER-22")
def test_s56_doubles_later_movements_and_added_water() -> None:
    table = owning("s56", "river", keshis={"river": 3}, space=12, harbour=0, water=2)

    table.play(GREEN, "add water", "enough")

    assert gains(table) == {"points": 8, "water": 1}


# --- s57: the souk seller --------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-57", "MKSH-WATER-9", "MKSH-WATER-10")
def test_s57_gives_3_water_and_a_seller_in_the_souk_who_waits_a_turn() -> None:
    table = learn("s57", workers="souk river")

    assert (table.player(GREEN).sellers, table.player(GREEN).water) == ("souk", 3)
    table.use(GREEN, "souk")

    assert table.player(GREEN).water == 3


@pytest.mark.rule("MKSH-SCROLL-57", "MKSH-WATER-10")
def test_s57_needs_no_free_cell_of_an_area() -> None:
    sellers = "garden palace mosque square river medina sahara"

    table = learn("s57", sellers=sellers)

    assert table.player(GREEN).sellers == f"{sellers} souk"


# --- s58: an orange scroll -------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-58", "MKSH-MADRASA-25")
def test_s58_takes_an_orange_scroll_for_a_date_whatever_the_scholars() -> None:
    scrolls = {"orange-1": "s72", "orange-3": "s65", "grey-1": "s19"}
    table = learn("s58", {"scrolls": scrolls}, dates=1, water=2)

    assert (table.asked, table.options) == ("choose_free_scroll", ["scroll orange-1", "scroll orange-3", "decline"])
    assert table.why_not("scroll grey-1")[0] == "scroll.other_colour"
    table.play(GREEN, "scroll orange-1", "pay water", "pay water")

    assert (table.player(GREEN).scrolls, gains(table)) == ("s58 s72", {"points": 4})


@pytest.mark.rule("MKSH-SCROLL-58")
def test_s58_may_be_declined() -> None:
    table = learn("s58", {"scrolls": {"orange-1": "s72"}}, dates=1)

    table.play(GREEN, "decline")

    assert (table.player(GREEN).scrolls, gains(table)) == ("s58", {"dates": 1})


@pytest.mark.rule("MKSH-SCROLL-58")
@pytest.mark.parametrize(("orange", "dates"), [({}, 2), ({"orange-1": "s65"}, 0)])
def test_s58_lapses_without_an_orange_scroll_or_a_date(orange: dict[str, str], dates: int) -> None:
    table = learn("s58", {"scrolls": orange}, dates=dates)

    assert is_at_the_next_worker(table)
    assert (table.player(GREEN).scrolls, table.player(GREEN).dates) == ("s58", dates)


@pytest.mark.rule("MKSH-SCROLL-58", "MKSH-EXP2-4")
@pytest.mark.parametrize(("dates", "plays", "scrolls"), [(1, [], "s58"), (2, ["scroll orange-1"], "s58 s65")])
def test_the_sultan_spares_no_date_of_s58(dates: int, plays: list[str], scrolls: str) -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="companions",
        companions={0: "green"},
        scrolls={"pink-1": "s58", "orange-1": "s65"},
        green={"keshis": {"madrasa": 5}, "dates": dates, "palace": 7, "workers": "madrasa souk"},
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll pink-1", *plays)  # bought for one date

    assert table.player(GREEN).scrolls == scrolls
    assert (table.player(GREEN).dates, is_at_the_next_worker(table)) == (0, True)


# --- s59: a whole line -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-59", "MKSH-STAIRS-18")
def test_the_line_of_s59_stays_though_a_bonus_moves_an_own_pawn() -> None:
    table = learn("s59", palace=15, mosque=6, scrolls="s13")

    assert table.options == ["bonus ps5", "bonus cl5", "bonus cm3", "bonus cr2", "bonus ms2"]
    table.play(GREEN, "bonus cl5", "cell 6")
    assert table.options == ["bonus ps5", "bonus cl5", "bonus cm4", "bonus cr3", "bonus ms3"]  # a crossing in between
    table.play(GREEN, "bonus ms3")

    assert table.options == ["bonus ps5", "bonus cm3", "bonus cr2", "bonus ms2"]
    assert gains(table) == {"points": 3, "water": 1, "dinars": 1}


@pytest.mark.rule("MKSH-SCROLL-59")
def test_s59_is_no_crossing() -> None:
    table = learn("s59", palace=2, mosque=8, scrolls="s13 s14 s15 s16 s63")

    assert gains(table) == {}
    table.play(GREEN, "bonus ps1", "bonus cl1", "bonus ms3", "water seller river")

    assert gains(table) == {"dinars": 1, "points": 4}
    assert (table.player(GREEN).space, is_at_the_next_worker(table)) == (0, True)


@pytest.mark.rule("MKSH-SCROLL-59", "MKSH-EXP1-2")
def test_s59_uses_what_lies_on_top_of_a_cell() -> None:
    table = learn("s59", {"expansions": "stair_tiles", "covers": {"cl1": "st05a"}}, palace=2, mosque=8)

    table.play(GREEN, "bonus cl1")

    assert table.player(GREEN).keshis == {"madrasa": 5, "palace": 1}


# --- s60: rapids twice -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-60", "MKSH-RIVER-14")
@pytest.mark.parametrize(
    ("rapid", "plays", "gained"),
    [
        (1, [], {"points": 2}),
        (2, ["resource water", "resource date"], {"water": 1, "dates": 1}),
        (3, [], {"points": 6}),
        (4, ["good yellow", "good orange"], {"yellow": 1, "orange": 1}),
    ],
)
def test_s60_gives_the_river_bonus_twice_with_new_choices(rapid: int, plays: list[str], gained: dict[str, int]) -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=1, green={"scrolls": "s60", "space": 11})

    table.play(GREEN, f"rapid {rapid}", *plays)

    assert gains(table) == gained
    assert table.asked == "choose_keshis"


@pytest.mark.rule("MKSH-SCROLL-60", "MKSH-SCROLL-28")
def test_s60_doubles_s28() -> None:
    table = mksh_position(phase=rounds.SEASON_SCROLLS, round=4, green={"scrolls": "s28 s60", "space": 6})

    table.play(GREEN, "resource water", "resource dinar")

    assert table.player(GREEN).points["river"] >= 2
    assert table.told("river_tile") != []


@pytest.mark.rule("MKSH-SCROLL-60", "MKSH-SCROLL-17")
def test_s60_doubles_s17() -> None:
    table = owning("s17 s60", "river", keshis={"river": 1}, space=10)

    table.play(GREEN, "good orange", "good purple")

    assert gains(table) == {"orange": 1, "purple": 1}


@pytest.mark.rule("MKSH-SCROLL-60")
def test_s60_doubles_nothing_of_the_harbour() -> None:
    assert gains(owning("s60", "river", keshis={"river": 2}, space=11)) == {"points": 5}

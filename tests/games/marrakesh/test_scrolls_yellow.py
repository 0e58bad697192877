"""The yellow scrolls s22 to s42. MKSH-SCROLL-22 to -42; what s33 pays is in `test_pay.py`."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import BLUE, GREEN, mksh_position

TOWN_12: dict[str, Any] = {"caravans": [4, 0, 0], "towns": ["t12", ""], "yellow": 1, "purple": 1, "orange": 1}


# --- s22: the blue workshop -----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-22", "MKSH-MEDINA-2")
@pytest.mark.parametrize(
    ("scrolls", "gate", "points"),
    [("", "blue-black", -3), ("s22", "blue-black", 0), ("s22", "red-black", 1), ("s22", "yellow-black", 7)],
)
def test_s22_spares_the_points_at_the_blue_workshop_alone(scrolls: str, gate: str, points: int) -> None:
    workshops = {gate.split("-")[0]: "black"}
    table = owning(scrolls, "medina", {"workshops": workshops}, watchtower=1, dinars=3)

    table.play(GREEN, f"gate {gate}", "slot 1")

    assert table.player(GREEN).score == 10 + points


@pytest.mark.rule("MKSH-SCROLL-22", "MKSH-TOWN-12")
def test_s22_does_not_hold_for_the_gate_of_a_town() -> None:
    table = owning("s22", "sahara", {"expansions": "towns", "workshops": {"blue": "black"}}, watchtower=1, **TOWN_12)

    table.play(GREEN, "explore town left-4", "gate blue-black", "slot 1")

    assert table.player(GREEN).points["medina"] == -3


# --- s23 to s25: the garden -----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-23", "MKSH-SCROLL-24", "MKSH-SCROLL-25")
@pytest.mark.parametrize(
    ("scroll", "play", "gained"),
    [
        ("s23", "resource water", {"water": 2, "dates": 1}),
        ("s24", "resource dinar", {"dinars": 2, "dates": 1}),
        ("s25", "take point", {"points": 2, "dates": 1}),
    ],
)
def test_s23_to_s25_give_something_else_for_a_green_keshi(scroll: str, play: str, gained: dict[str, int]) -> None:
    table = owning(scroll, "garden", keshis={"garden": 3})

    assert table.options == [play, "enough"]
    table.play(GREEN, play, play, "enough")

    assert gains(table) == gained
    assert table.player(GREEN).points.get("scrolls", 0) == gained.get("points", 0)


@pytest.mark.rule("MKSH-SCROLL-23", "MKSH-SCROLL-24", "MKSH-SCROLL-25")
def test_s23_to_s25_together_offer_all_kinds_for_each_keshi() -> None:
    table = owning("s23 s24 s25", "garden", keshis={"garden": 4})

    assert table.options == ["resource water", "resource dinar", "take point", "enough"]
    table.play(GREEN, "resource water", "resource dinar", "take point", "enough")

    assert gains(table) == {"water": 1, "dates": 1, "dinars": 1, "points": 1}
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-23", "MKSH-SCROLL-24", "MKSH-SCROLL-25")
@pytest.mark.parametrize(
    ("scroll", "refused", "rule"),
    [
        ("s24", "resource water", "MKSH-SCROLL-23"),
        ("s25", "resource dinar", "MKSH-SCROLL-24"),
        ("s23", "take point", "MKSH-SCROLL-25"),
    ],
)
def test_what_no_own_scroll_offers_cannot_be_harvested(scroll: str, refused: str, rule: str) -> None:
    table = owning(scroll, "garden", keshis={"garden": 2})

    assert table.why_not(refused) == ("harvest.no_scroll", rule)


@pytest.mark.rule("MKSH-SCROLL-23")
def test_a_harvest_is_named_in_the_order_water_dinar_point() -> None:
    table = owning("s23 s24 s25", "garden", keshis={"garden": 3})

    table.play(GREEN, "resource dinar")

    assert table.options == ["resource dinar", "take point", "enough"]
    assert table.why_not("resource water")[1] == "MKSH-SCROLL-23"


@pytest.mark.rule("MKSH-SCROLL-23", "MKSH-GARDEN-1")
def test_an_empty_garden_is_not_harvested() -> None:
    table = owning("s23 s24 s25", "garden")

    assert is_at_the_next_worker(table)
    assert gains(table) == {}


# --- s26, s27: bought steps -----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-26", "MKSH-SCROLL-27", "MKSH-STAIRS-16")
@pytest.mark.parametrize("stair", ["palace", "mosque"])
@pytest.mark.parametrize(("scroll", "resource", "play"), [("s26", "dates", "add date"), ("s27", "water", "add water")])
def test_s26_and_s27_sell_further_steps(scroll: str, resource: str, play: str, stair: str) -> None:
    table = owning(scroll, stair, keshis={stair: 1}, water=2, dates=2, dinars=2)

    assert (getattr(table.player(GREEN), stair), table.options) == (1, [play, "enough"])
    table.play(GREEN, play)
    assert getattr(table.player(GREEN), stair) == 2
    table.play(GREEN, play)

    assert getattr(table.player(GREEN), stair) == 3
    assert gains(table) == {name: 2 for name in ("water", "dates", "dinars") if name != resource}
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-26", "MKSH-SCROLL-27")
def test_s26_and_s27_together_are_mixed_freely() -> None:
    table = owning("s26 s27", "palace", keshis={"palace": 1}, water=1, dates=2, palace=7)

    table.play(GREEN, "add date", "add water", "add date", "bonus ms1")

    assert (table.player(GREEN).palace, gains(table)) == (11, {"points": 1, "dinars": 1})


@pytest.mark.rule("MKSH-SCROLL-26", "MKSH-SCROLL-33", "MKSH-PAY-2")
@pytest.mark.parametrize(("scroll", "held"), [("s26", {"water": 2, "dinars": 2}), ("s27", {"dates": 2, "dinars": 2})])
def test_s33_does_not_help_to_buy_steps(scroll: str, held: dict[str, int]) -> None:
    table = owning(f"{scroll} s33", "palace", keshis={"palace": 1}, **held)

    assert is_at_the_next_worker(table)
    assert table.player(GREEN).palace == 1


@pytest.mark.rule("MKSH-SCROLL-26")
@pytest.mark.parametrize(("scroll", "line"), [("s26", "resource date"), ("s27", "resource water")])
def test_resources_gained_on_the_way_buy_steps(scroll: str, line: str) -> None:
    table = owning(scroll, "palace", keshis={"palace": 1}, palace=3)

    table.play(GREEN, "bonus cr1", line)
    assert (table.asked, table.player(GREEN).palace) == ("choose_steps", 4)
    table.play(GREEN, "add date" if scroll == "s26" else "add water")

    assert table.player(GREEN).palace == 5


@pytest.mark.rule("MKSH-SCROLL-26", "MKSH-SCROLL-27", "MKSH-STAIRS-15")
def test_without_a_given_step_no_step_is_bought() -> None:
    table = owning("s26 s27", "palace", water=2, dates=2)

    assert is_at_the_next_worker(table)
    assert table.player(GREEN).palace == 0


@pytest.mark.rule("MKSH-SCROLL-26", "MKSH-STAIRS-21")
def test_a_step_bought_on_the_last_step_gives_a_point() -> None:
    table = owning("s26", "palace", keshis={"palace": 1}, palace=15, dates=2)

    table.play(GREEN, "add date", "enough")

    assert (table.player(GREEN).palace, gains(table)) == (15, {"points": 2, "dates": 1})


# --- s28: the end of a season ----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-28", "MKSH-SEASON-17", "MKSH-SEASON-19")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_s28_gives_every_crossed_rapid_before_the_river_tile(season: int) -> None:
    green = {"scrolls": "s28", "space": 11, "provisions": "pv01 pv02 pv03"}
    table = mksh_position(phase=rounds.SEASON_SCROLLS, season=season, round=4, green=green)

    assert (table.to_move, table.asked, table.player(GREEN).score) == (GREEN, "choose_resource", 11)  # rapid 1
    table.play(GREEN, "resource date")
    assert (table.asked, table.player(GREEN).score) == ("choose_good", 14)  # rapid 3
    assert table.told("river_tile") == []
    assert table.player(GREEN).space == 11
    table.play(GREEN, "good purple")

    assert table.player(GREEN).points["river"] >= 4
    assert table.player(GREEN).purple == 1
    assert [event.kind for event in table.told("river_tile")] == ["river_tile"]


@pytest.mark.rule("MKSH-SCROLL-28", "MKSH-SEASON-17")
def test_s28_acts_in_turn_order_and_only_for_its_owner() -> None:
    seats = {"space": 6, "scrolls": "s28"}
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS, round=4, first="blue", green=dict(seats, scrolls=""), blue=seats, yellow=seats
    )

    assert (table.to_move, table.asked) == (BLUE, "choose_resource")
    table.play(BLUE, "resource water")
    assert table.to_move == "yellow"
    table.play("yellow", "resource water")

    assert (table.to_move, table.asked) != (GREEN, "choose_resource")


@pytest.mark.rule("MKSH-SCROLL-28", "MKSH-RIVER-24")
def test_s28_gives_the_rapids_behind_the_crocodile() -> None:
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS,
        season=3,
        round=4,
        crocodile="green",
        sides="01 09 05",
        green={"scrolls": "s28", "space": 4},
    )

    assert table.player(GREEN).points["river"] == 1


@pytest.mark.rule("MKSH-SCROLL-28")
def test_s28_gives_nothing_at_the_end_of_a_round() -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=1, green={"scrolls": "s28", "space": 9})

    assert table.options == ["rapid 1", "rapid 2", "rapid 3"]
    table.play(GREEN, "rapid 1")

    assert table.player(GREEN).score == 11
    assert table.asked == "choose_keshis"


# --- s29: the 2-VP cell ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-29", "MKSH-SQUARE-10")
@pytest.mark.parametrize(("disk", "points"), [(0, 2), (1, 4), (4, 6), (6, 6)])
def test_s29_gives_2_points_per_citizen_at_the_2_vp_cell_without_a_keshi(disk: int, points: int) -> None:
    table = owning("s29", "square", disk=disk)

    assert is_at_the_next_worker(table)
    assert table.player(GREEN).points["scrolls"] == points
    assert gains(table) == {"points": points}


@pytest.mark.rule("MKSH-SCROLL-29", "MKSH-SQUARE-10")
def test_s29_comes_after_the_chosen_cell() -> None:
    table = owning("s29", "square", disk=4, square=[3, 5])

    assert table.player(GREEN).score == 10
    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": 1, "points": 6}


@pytest.mark.rule("MKSH-SCROLL-29")
def test_s29_gives_nothing_at_the_empty_sector() -> None:
    table = owning("s29", "square", {"expansions": "citizens"}, disk=3)

    assert (table.player(GREEN).disk, gains(table)) == (4, {})


@pytest.mark.rule("MKSH-SCROLL-29")
def test_s29_is_no_bonus_of_a_pink_keshi_placed() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "s29", "disk": 5, "workers": "square souk"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": 1}


# --- s30 -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-30", "MKSH-VERB-5")
def test_s30_gives_a_keshi_of_choice() -> None:
    table = learn("s30", keshis={"river": 8})

    assert len(table.options) == 11
    assert table.why_not("keshi turquoise") == ("keshi.no_room", "MKSH-VERB-5")
    table.play(GREEN, "keshi green")

    assert table.player(GREEN).keshis == {"garden": 1, "madrasa": 3, "river": 8}
    assert (gains(table), is_at_the_next_worker(table)) == ({"points": 1}, True)


# --- s31: one citizen more -------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-CELLS-3")
@pytest.mark.parametrize(("scrolls", "dinars"), [("", 2), ("s31", 3)])
def test_s31_counts_a_citizen_more_in_the_square_action(scrolls: str, dinars: int) -> None:
    table = owning(scrolls, "square", square=[3, 5], disk=0)

    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": dinars}


@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-SCROLL-29")
def test_s31_counts_for_s29() -> None:
    assert gains(owning("s29 s31", "square", disk=0)) == {"points": 4}


@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-SCROLL-47")
def test_with_s31_s47_looks_for_the_sectors_that_show_2() -> None:
    table = learn("s47", scrolls="s31", disk=1)

    assert table.options == ["cell 2", "cell 3", "cell 5"]
    table.play(GREEN, "cell 3", "cell 5")

    assert table.player(GREEN).palace == 3
    assert gains(table) == {"dinars": 3, "water": 3}


@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-SCROLL-51")
def test_with_s31_s51_finds_nothing_on_the_pink_side() -> None:
    table = owning("s31 s51", "square", disk=0)

    assert is_at_the_next_worker(table)
    assert gains(table) == {}


@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-SCROLL-51")
def test_with_s31_s51_finds_the_empty_sector_of_the_purple_side() -> None:
    table = owning("s31 s51", "square", {"expansions": "citizens"}, disk=2)

    assert (table.player(GREEN).disk, gains(table)) == (3, {"dinars": 1})


@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-SCROLL-70")
def test_s31_counts_for_s70() -> None:
    table = learn("s70", scrolls="s31", square=[3], disk=0)

    assert gains(table) == {"dinars": 2}


@pytest.mark.rule("MKSH-SCROLL-31", "MKSH-TOWN-9")
@pytest.mark.parametrize(("scrolls", "points"), [("", 3), ("s31", 5)])
def test_s31_counts_for_the_town_of_the_pink_keshis(scrolls: str, points: int) -> None:
    green = {"scrolls": scrolls, "square": [0, 1], "disk": 0, "caravans": [4, 0, 0], "towns": ["t09", ""], "day": 1}
    table = mksh_position(
        phase=rounds.PROVISIONS, season=3, round=4, expansions="towns", green=dict(green, provisions="pv01 pv02 pv03")
    )

    assert table.player(GREEN).points["towns"] == points


@pytest.mark.rule("MKSH-SCROLL-31")
@pytest.mark.parametrize(("disk", "dinars"), [(2, 1), (0, 5)])
def test_s31_adds_to_the_empty_and_to_the_fullest_sector_of_the_purple_side(disk: int, dinars: int) -> None:
    table = owning("s31", "square", {"expansions": "citizens"}, square=[3, 5], disk=disk)

    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": dinars}


# --- s32: cheaper gates ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-32")
@pytest.mark.parametrize(("workshop", "price"), [("blue", 0), ("red", 0), ("green", 1), ("yellow", 2)])
def test_s32_makes_each_gate_a_dinar_cheaper(workshop: str, price: int) -> None:
    table = owning("s32", "medina", {"workshops": {workshop: "black black"}}, watchtower=1, dinars=5)

    table.play(GREEN, f"gate {workshop}-black", "slot 1")

    assert table.player(GREEN).dinars == 5 - price


@pytest.mark.rule("MKSH-SCROLL-32", "MKSH-MEDINA-2")
def test_with_s32_a_gate_is_offered_that_was_too_dear() -> None:
    table = owning("s32", "medina", {"workshops": {"red": "black", "green": "white"}}, watchtower=2)

    assert table.options == ["gate red-black", "stop"]
    assert table.why_not("gate green-white") == ("gate.dinars", "MKSH-MEDINA-2")


# --- s34: several luxury items ---------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-34", "MKSH-SOUK-9")
def test_s34_lets_a_worker_buy_several_items_of_those_face_up() -> None:
    market = ["lx01 lx05", "lx02 lx03", "lx04"]
    table = owning(
        "s34", "souk", {"market": market, "exchange": "e01"}, yellow=2, purple=3, orange=1, workers="souk river"
    )

    table.play(GREEN, "buy lx01")
    assert table.market == "- lx02 lx04 - -"
    assert table.options == ["buy lx02", "buy lx04", "stop"]
    assert table.why_not("exchange purple") == ("souk.buying", "MKSH-SCROLL-34")
    table.play(GREEN, "buy lx02", "stop")

    green = table.player(GREEN)
    assert (green.luxuries, green.goods) == ("lx01 lx02", "yellow purple purple purple")
    assert gains(table)["points"] == 4


@pytest.mark.rule("MKSH-SCROLL-34", "MKSH-SOUK-6")
def test_without_s34_a_worker_buys_one_item() -> None:
    table = owning("", "souk", {"market": "lx01 lx02"}, yellow=1, orange=1, workers="souk river")

    table.play(GREEN, "buy lx01")

    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-34")
def test_with_s34_an_exchange_is_still_made_once() -> None:
    table = owning("s34", "souk", {"market": "lx01 lx02", "exchange": "e01"}, yellow=2, orange=1, workers="souk river")

    table.play(GREEN, "exchange yellow")

    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-34", "MKSH-EXP2-5")
def test_the_imam_spares_a_good_of_each_item_bought_with_s34() -> None:
    table = owning(
        "s34",
        "souk",
        {"market": "lx06 lx09", "expansions": "companions", "companions": {1: "green"}},
        yellow=1,
        orange=1,
        mosque=7,
        workers="souk river",
    )

    table.play(GREEN, "buy lx06", "buy lx09")

    assert (table.player(GREEN).luxuries, table.player(GREEN).goods) == ("lx06 lx09", "")


# --- s35: more water -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-35", "MKSH-WATER-2")
@pytest.mark.parametrize("option", ["new keshi", "area action"])
@pytest.mark.parametrize(("scrolls", "water"), [("", 1), ("s35", 2)])
def test_s35_doubles_the_water_of_a_seller(scrolls: str, water: int, option: str) -> None:
    green = {"scrolls": scrolls, "sellers": "garden", "workers": "garden souk"}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "garden", option)

    assert table.player(GREEN).water == water
    assert next(event.args["things"] for event in table.told("gained")) == {"water": water}


# --- s36: the keshi of a gate ----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-36", "MKSH-MEDINA-8")
def test_s36_lets_choose_the_keshi_of_a_gate_and_places_it_after_the_last_gate() -> None:
    table = owning("s36", "medina", {"workshops": {"blue": "black white"}}, watchtower=2, keshis={"river": 8})

    table.play(GREEN, "gate blue-black", "slot 1")
    assert table.asked == "choose_gate_keshi"
    assert len(table.options) == 11
    assert table.why_not("keshi turquoise") == ("keshi.no_room", "MKSH-SCROLL-36")
    table.play(GREEN, "keshi green")
    assert table.player(GREEN).keshis == {"medina": 2, "river": 8}
    table.play(GREEN, "gate blue-white", "slot 2", "keshi white", "keshi green")

    assert table.player(GREEN).keshis == {"garden": 1, "palace": 1, "medina": 2, "river": 8}


@pytest.mark.rule("MKSH-SCROLL-36", "MKSH-MEDINA-9")
def test_a_keshi_chosen_with_s36_is_lost_if_its_room_is_gone() -> None:
    table = owning("s36", "medina", {"workshops": {"blue": "black white"}}, watchtower=2, keshis={"garden": 7})

    table.play(GREEN, "gate blue-black", "slot 1", "keshi green", "gate blue-white", "slot 2", "keshi green")

    assert table.player(GREEN).keshis == {"garden": 8, "medina": 2}
    assert table.player(GREEN).score == 10 - 6 + 1
    assert is_at_the_next_worker(table)


# --- s37 to s42 ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-37")
@pytest.mark.parametrize(
    ("scroll", "goods"),
    [
        ("s37", {"yellow": 2}),
        ("s38", {"purple": 2}),
        ("s39", {"orange": 2}),
        ("s40", {"yellow": 1, "purple": 1}),
        ("s41", {"yellow": 1, "orange": 1}),
        ("s42", {"purple": 1, "orange": 1}),
    ],
)
def test_s37_to_s42_give_two_goods(scroll: str, goods: dict[str, int]) -> None:
    table = learn(scroll)

    assert (gains(table), table.player(GREEN).scrolls) == (goods, scroll)

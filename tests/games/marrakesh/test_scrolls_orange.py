"""The orange scrolls s61 to s72. MKSH-SCROLL-61 to -72."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import BLUE, GREEN, mksh_position

TOWN_12: dict[str, Any] = {"caravans": [4, 0, 0], "towns": ["t12", ""], "yellow": 1, "purple": 1, "orange": 1}


# --- s61: two keshis in the draft ------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-61")
def test_s61_takes_two_keshis_first_and_places_them_in_the_order_taken() -> None:
    table = mksh_position(draft=True, tray="pink pink green white", green={"scrolls": "s61"})

    table.play(GREEN, "draft pink")
    assert (table.asked, table.player(GREEN).keshis) == ("choose_second", {})
    assert table.options == ["draft green", "draft white", "draft pink", "enough"]
    table.play(GREEN, "draft green")
    assert (table.asked, table.tray, table.player(GREEN).keshis) == ("choose_cell", "white pink", {})
    table.play(GREEN, "cell 3")

    assert table.player(GREEN).keshis == {"garden": 1, "square": 1}
    assert (gains(table), table.to_move) == ({"dinars": 1, "points": 1}, BLUE)


@pytest.mark.rule("MKSH-SCROLL-61", "MKSH-DRAFT-2")
def test_s61_takes_two_of_one_colour_as_well_or_one() -> None:
    seats = {"scrolls": "s61"}
    table = mksh_position(draft=True, tray="white white grey black black black", green=seats, blue=seats)

    table.play(GREEN, "draft white", "draft white")
    table.play(BLUE, "draft black", "enough")

    assert (table.player(GREEN).keshis, table.player(BLUE).keshis) == ({"palace": 2}, {"mosque": 1})
    assert table.tray == "grey black black"


@pytest.mark.rule("MKSH-SCROLL-61", "MKSH-DRAFT-4")
def test_who_does_not_own_s61_drafts_one_colour() -> None:
    table = mksh_position(draft=True, tray="pink pink green white", green={}, blue={"scrolls": "s61"})

    table.play(GREEN, "draft pink")

    assert (table.asked, table.options) == ("choose_count", ["take 1", "take 2"])


@pytest.mark.rule("MKSH-SCROLL-61", "MKSH-DRAFT-6")
def test_s61_takes_no_second_keshi_without_room() -> None:
    full = {"garden": 8, "palace": 7}
    table = mksh_position(draft=True, tray="white white green brown", green={"scrolls": "s61", "keshis": full})

    table.play(GREEN, "draft white")
    assert table.options == ["draft brown", "enough"]
    assert table.why_not("draft white")[1] == "MKSH-SCROLL-61"
    table.play(GREEN, "enough")

    assert table.player(GREEN).keshis == {"garden": 8, "palace": 8}


@pytest.mark.rule("MKSH-SCROLL-61", "MKSH-DRAFT-15")
def test_the_second_keshi_of_s61_is_lost_if_the_first_took_its_room() -> None:
    green = {"scrolls": "s61", "keshis": {"river": 7}, "palace": 3, "square": [0, 1, 3, 4, 5, 6, 7]}
    table = mksh_position(draft=True, tray="pink turquoise white", green=green)

    table.play(GREEN, "draft pink", "draft turquoise", "bonus cl2")

    assert table.player(GREEN).keshis == {"river": 8, "square": 8}


@pytest.mark.rule("MKSH-SCROLL-61", "MKSH-DRAFT-8")
@pytest.mark.parametrize(
    ("first", "green"),
    [
        ("red", {"sellers": "garden madrasa palace mosque square river medina"}),
        ("pink", {"square": [0, 1, 2, 3, 4, 5, 6]}),
        ("brown", {"caravans": [3, 3, 1]}),
        ("beige", {"watchtower": 7}),
    ],
)
def test_the_keshi_in_hand_needs_its_room_before_a_second_of_the_colour(first: str, green: dict[str, Any]) -> None:
    table = mksh_position(draft=True, tray=f"{first} {first} yellow", green={"scrolls": "s61"} | green)

    table.play(GREEN, f"draft {first}")

    assert table.options == ["draft yellow", "enough"]
    assert table.why_not(f"draft {first}")[1] == "MKSH-SCROLL-61"


# --- s62: three oases ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-62", "MKSH-SAHARA-27")
def test_s62_explores_three_open_oases_without_cost() -> None:
    table = learn("s62", caravans=[2, 2, 0], line_keshis={1: "black", 4: "white"})

    table.play(GREEN, "explore left-2")
    assert (table.asked, table.player(GREEN).keshis.get("mosque", 0)) == ("choose_line_keshi", 0)
    table.play(GREEN, "place keshi", "explore right-1", "explore left-1", "decline")

    assert table.player(GREEN).line == "02 04 01"
    assert (table.player(GREEN).keshis["mosque"], gains(table)) == (1, {})
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-62")
def test_s62_may_stop_earlier() -> None:
    table = learn("s62", caravans=[2, 2, 0])

    table.play(GREEN, "explore left-2", "stop")

    assert table.player(GREEN).line == "02"


@pytest.mark.rule("MKSH-SCROLL-62")
def test_s62_explores_as_many_as_there_are() -> None:
    table = learn("s62", caravans=[1, 1, 0])

    table.play(GREEN, "explore left-1", "explore right-1")

    assert (table.player(GREEN).line, is_at_the_next_worker(table)) == ("01 04", True)


@pytest.mark.rule("MKSH-SCROLL-62")
def test_without_an_open_oasis_s62_lapses() -> None:
    assert is_at_the_next_worker(learn("s62"))


@pytest.mark.rule("MKSH-SCROLL-62", "MKSH-SAHARA-24")
def test_s62_may_explore_an_oasis_opened_meanwhile() -> None:
    table = learn("s62", caravans=[1, 1, 0], line="10 11", sellers="river")

    table.play(GREEN, "explore left-1", "return red", "keshi brown", "path left")
    table.play(GREEN, "explore left-2")

    assert table.player(GREEN).line == "10 11 01 02"


@pytest.mark.rule("MKSH-SCROLL-62")
def test_s62_explores_no_towns() -> None:
    table = learn(
        "s62",
        {"expansions": "towns"},
        caravans=[4, 0, 0],
        towns=["t01", ""],
        line="01 02",
        oases="01 02 03 04 05 06",
        yellow=1,
        purple=1,
        orange=1,
    )

    assert not any("town" in option for option in table.options)


# --- s63: two connecting bonuses -------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-63")
def test_s63_gives_two_different_bonuses_of_a_crossing() -> None:
    table = owning("s63", "palace", keshis={"palace": 2}, palace=3, mosque=11)

    table.play(GREEN, "bonus ms4")
    assert (table.player(GREEN).score, table.player(GREEN).palace) == (15, 4)
    assert table.options == ["bonus ps2", "bonus cl2", "bonus cm3", "bonus cr4"]
    assert table.why_not("bonus ms4") == ("connection.used", "MKSH-SCROLL-63")
    table.play(GREEN, "bonus ps2")

    assert (gains(table), table.player(GREEN).palace) == ({"points": 5, "dinars": 2}, 5)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-63", "MKSH-STAIRS-18")
def test_the_second_bonus_of_s63_is_of_the_same_line_though_the_first_moved_a_pawn() -> None:
    table = owning("s63", "palace", keshis={"palace": 1}, palace=14, mosque=6)

    table.play(GREEN, "bonus cl5", "cell 6")
    assert table.options == ["bonus ps5", "bonus cl5", "bonus cm4", "bonus cr3", "bonus ms3"]  # of the disciple
    table.play(GREEN, "bonus ms3", "bonus ps5")

    assert table.options == ["bonus ps5", "bonus cm3", "bonus cr2", "bonus ms2"]
    table.play(GREEN, "bonus ms2")

    assert gains(table) == {"points": 5, "dinars": 1 + 1 + 4}


@pytest.mark.rule("MKSH-SCROLL-63", "MKSH-EXP1-2")
def test_equal_tiles_on_two_cells_are_two_bonuses_for_s63() -> None:
    covers = {"cl2": "st01a", "cr4": "st02a"}
    table = owning(
        "s63", "palace", {"expansions": "stair_tiles", "covers": covers}, keshis={"palace": 1}, palace=3, mosque=11
    )

    table.play(GREEN, "bonus cl2", "bonus cr4")

    assert table.player(GREEN).keshis == {"garden": 2, "palace": 1}


# --- s64: a keshi and its action -------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-64", "MKSH-GRANT-1")
def test_s64_does_the_action_of_the_area_with_the_new_keshi() -> None:
    table = learn("s64", keshis={"garden": 2})

    table.play(GREEN, "keshi green")

    assert (gains(table), table.player(GREEN).keshis["garden"]) == ({"dates": 3, "points": 1}, 3)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-64")
def test_s64_with_a_water_seller_does_the_action_of_his_area() -> None:
    table = learn("s64", keshis={"river": 2}, space=0)

    table.play(GREEN, "keshi red", "water seller river")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (2, 0)
    assert table.player(GREEN).sellers == "river"


@pytest.mark.rule("MKSH-SCROLL-64", "MKSH-GRANT-4")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
def test_s64_with_a_good_does_the_action_of_the_souk(good: str) -> None:
    table = learn("s64", {"exchange": "e01", "market": "lx01 lx02 lx03"})

    table.play(GREEN, f"keshi {good}")
    assert (table.asked, f"exchange {good}" in table.options) == ("choose_souk", True)
    table.play(GREEN, f"exchange {good}")

    assert (table.player(GREEN).goods, is_at_the_next_worker(table)) == ("", True)


@pytest.mark.rule("MKSH-SCROLL-64")
def test_s64_finishes_the_placement_bonus_before_the_action() -> None:
    table = learn("s64", square=[4], disk=1)

    table.play(GREEN, "keshi pink", "cell 3")
    assert (gains(table), table.player(GREEN).disk) == ({"dinars": 1}, 2)
    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": 3}


@pytest.mark.rule("MKSH-SCROLL-64", "MKSH-GRANT-1")
@pytest.mark.parametrize(
    ("plays", "green", "gained"),
    [
        (["keshi white"], {"palace": 15}, {"points": 1}),
        (["keshi black"], {"mosque": 15}, {"points": 1}),
        (["keshi turquoise"], {"space": 12, "harbour": 0}, {"points": 1}),
        (["keshi beige", "gate red-black", "slot 1"], {"dinars": 1}, {"points": 1}),
        (["keshi brown", "path left", "explore left-1"], {"dinars": 1}, {}),
    ],
)
def test_s64_counts_its_keshi_for_the_action(plays: list[str], green: dict[str, Any], gained: dict[str, int]) -> None:
    table = learn("s64", {"workshops": {"red": "black"}}, **green)

    table.play(GREEN, *plays)

    assert (gains(table), is_at_the_next_worker(table)) == (gained, True)


# --- s65: the square twice -------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-65", "MKSH-SQUARE-10")
def test_s65_does_the_square_action_twice_also_without_pink_keshis() -> None:
    assert owning("s65", "square", disk=6).player(GREEN).disk == 0
    assert owning("", "square", disk=6).player(GREEN).disk == 7


@pytest.mark.rule("MKSH-SCROLL-65", "MKSH-TILE-16")
@pytest.mark.parametrize(("scrolls", "turns"), [("", 2), ("s65", 4)])
def test_s65_doubles_both_actions_of_river_side_16(scrolls: str, turns: int) -> None:
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS, season=2, round=4, sides="01 16 05", green={"scrolls": scrolls, "space": 3}
    )

    assert (table.asked, table.player(GREEN).disk) == ("choose_provision", turns)


# --- s66: two keshis of a gate ---------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-66")
def test_s66_brings_two_keshis_of_the_gate() -> None:
    table = owning("s66", "medina", {"workshops": {"blue": "green"}}, watchtower=1)

    table.play(GREEN, "gate blue-green", "slot 1")

    assert table.player(GREEN).keshis == {"garden": 2, "medina": 1}
    assert gains(table) == {"points": -3 + 2}


@pytest.mark.rule("MKSH-SCROLL-66", "MKSH-MEDINA-9")
def test_the_second_keshi_of_s66_is_lost_without_room() -> None:
    table = owning("s66", "medina", {"workshops": {"blue": "white"}}, watchtower=1, keshis={"palace": 7})

    table.play(GREEN, "gate blue-white", "slot 1")

    assert table.player(GREEN).keshis == {"medina": 1, "palace": 8}


@pytest.mark.rule("MKSH-SCROLL-66", "MKSH-SCROLL-36")
def test_s66_with_s36_brings_one_keshi_of_the_gate_and_one_of_choice() -> None:
    table = owning("s36 s66", "medina", {"workshops": {"blue": "white"}}, watchtower=1)

    table.play(GREEN, "gate blue-white", "slot 1", "keshi black")
    table.play(GREEN, "keshi white")

    assert table.player(GREEN).keshis == {"medina": 1, "mosque": 1, "palace": 1}


@pytest.mark.rule("MKSH-SCROLL-66", "MKSH-SCROLL-36", "MKSH-SCROLL-32", "MKSH-TOWN-12")
def test_the_gate_of_a_town_is_not_bought() -> None:
    table = owning(
        "s32 s36 s66",
        "sahara",
        {"expansions": "towns", "workshops": {"yellow": "white"}},
        watchtower=1,
        dinars=3,
        **TOWN_12,
    )

    table.play(GREEN, "explore town left-4", "gate yellow-white", "slot 1")

    assert table.player(GREEN).keshis == {"medina": 1, "palace": 1, "sahara": 4}
    assert gains(table) == {"points": 7, "dinars": 3}


# --- s67: three keshis -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-67")
def test_s67_gives_three_keshis_of_choice_one_after_the_other() -> None:
    table = learn("s67", keshis={"palace": 7})

    table.play(GREEN, "keshi white")
    assert table.why_not("keshi white")[0] == "keshi.no_room"
    table.play(GREEN, "keshi green", "keshi green")

    assert table.player(GREEN).keshis == {"garden": 2, "madrasa": 7, "palace": 8}
    assert is_at_the_next_worker(table)


# --- s68: oases turned up --------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-OASIS-31", "MKSH-OASIS-32")
def test_s68_scores_an_oasis_when_it_is_turned_up_and_leaves_it_open() -> None:
    green = {"scrolls": "s68", "oases": "22 23 08 10 11 12", "luxuries": "lx01 lx02", "workers": "sahara souk"}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "sahara", "new keshi")
    table.play(GREEN, "path left")

    assert table.player(GREEN).points["scrolls"] == 5
    assert table.player(GREEN).line == ""
    assert [event.rule for event in table.told("oasis_scored")] == ["MKSH-SCROLL-68"]


@pytest.mark.rule("MKSH-SCROLL-68")
def test_s68_scores_no_oasis_opened_earlier() -> None:
    table = learn("s68", caravans=[1, 0, 0], oases="22 23 08 10 11 12")

    assert "scrolls" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-OASIS-19")
@pytest.mark.parametrize(("plays", "points", "water"), [(["enough"], 3, 2), (["pay water", "pay water"], 5, 0)])
def test_with_s68_an_oasis_returns_as_many_resources_as_its_owner_says(
    plays: list[str], points: int, water: int
) -> None:
    green = {"scrolls": "s68", "oases": "19 23 08 10 11 12", "water": 2, "dates": 1, "workers": "sahara souk"}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "sahara", "new keshi")
    table.play(GREEN, "path left")
    assert table.options == ["pay water", "enough"]
    table.play(GREEN, *plays)

    assert (table.player(GREEN).points["scrolls"], table.player(GREEN).water) == (points, water)
    assert table.player(GREEN).dates == 1


@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-OASIS-31", "MKSH-OASIS-26")
def test_with_s68_oasis_26_does_not_count_itself() -> None:
    green = {"scrolls": "s68", "oases": "26 23 08 10 11 12", "line": "22 01", "workers": "sahara souk"}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "sahara", "new keshi")
    table.play(GREEN, "path left")

    assert table.player(GREEN).points["scrolls"] == 6


@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-OASIS-31", "MKSH-OASIS-30")
@pytest.mark.parametrize(("space", "harbour", "points"), [(11, -1, 0), (12, 0, 7)])
def test_with_s68_oasis_30_looks_at_the_present_place(space: int, harbour: int, points: int) -> None:
    green = {"scrolls": "s68", "oases": "30 23 08 10 11 12", "space": space, "harbour": harbour}
    table = mksh_position(turn=GREEN, green=green | {"workers": "sahara souk"})

    table.use(GREEN, "sahara", "new keshi")
    table.play(GREEN, "path left")

    assert table.player(GREEN).points.get("scrolls", 0) == points


@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-EXP5-4")
def test_s68_does_not_score_towns() -> None:
    green = {"scrolls": "s68", "caravans": [3, 0, 0], "gates": {1: "black"}, "workers": "sahara souk"}
    table = mksh_position(turn=GREEN, expansions="towns", towns="t01 t02", green=green)

    table.use(GREEN, "sahara", "new keshi")
    table.play(GREEN, "path left", "town t01")

    assert gains(table) == {"points": 4}
    assert "scrolls" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-TILE-2")
def test_s68_does_not_score_a_loose_oasis() -> None:
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS,
        round=4,
        sides="02 03 05",
        loose_oases="08 22 30",
        green={"scrolls": "s68", "space": 1, "line_keshis": {}},
    )

    table.play(GREEN, "take oasis 22")

    assert table.player(GREEN).line == "22"
    assert "scrolls" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-SCROLL-68", "MKSH-DRAFT-9")
def test_s68_scores_each_of_two_oases_turned_up_before_the_next_keshi() -> None:
    green = {"scrolls": "s68", "oases": "19 23 08 22 11 12", "water": 1}
    table = mksh_position(draft=True, tray="brown brown white", green=green)

    table.play(GREEN, "draft brown", "take 2", "path left")
    assert (table.asked, table.player(GREEN).left) == ("choose_returned", 1)
    table.play(GREEN, "pay water", "path right")

    assert table.player(GREEN).points["scrolls"] == 4 + 3


# --- s69: all rapids each round --------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-69", "MKSH-ROUND-10")
def test_s69_gives_every_crossed_rapid_in_phase_4() -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=1, green={"scrolls": "s69", "space": 11})

    assert (table.asked, table.player(GREEN).score) == ("choose_resource", 11)
    table.play(GREEN, "resource dinar", "good purple")

    assert gains(table) == {"points": 4, "dinars": 1, "purple": 1}
    assert table.asked == "choose_keshis"


@pytest.mark.rule("MKSH-SCROLL-69", "MKSH-SCROLL-60")
def test_s69_with_s60_gives_every_crossed_rapid_twice() -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=1, green={"scrolls": "s60 s69", "space": 9})

    table.play(GREEN, "resource dinar", "resource water")

    assert gains(table) == {"points": 8, "dinars": 1, "water": 1}


@pytest.mark.rule("MKSH-SCROLL-69", "MKSH-RIVER-24", "MKSH-RIVER-12")
def test_s69_gives_the_rapid_behind_the_crocodile() -> None:
    table = mksh_position(
        phase=rounds.RIVER_BONUSES, season=3, sides="01 09 05", crocodile="green", green={"scrolls": "s69", "space": 4}
    )

    assert gains(table) == {"points": 1}


# --- s70: all own pink keshis ----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-70", "MKSH-CELLS-1", "MKSH-CELLS-2")
def test_s70_gives_each_cell_with_a_pink_keshi_times_its_citizens() -> None:
    table = learn("s70", square=[1, 2, 3, 4], disk=4)  # 2 3 1 3 1 2 2 1

    assert table.options == ["cell 1", "cell 2", "cell 3", "cell 4"]
    table.play(GREEN, "cell 4", "cell 2", "cell 3")

    green = table.player(GREEN)
    assert (green.space, green.palace, green.disk) == (3, 1, 4)
    assert gains(table) == {"dinars": 3, "points": 2}


@pytest.mark.rule("MKSH-SCROLL-70", "MKSH-CELLS-3")
def test_s70_leaves_out_a_cell_at_the_empty_sector() -> None:
    table = learn("s70", {"expansions": "citizens"}, square=[3, 5], disk=3)

    assert (gains(table), is_at_the_next_worker(table)) == ({"water": 4}, True)


@pytest.mark.rule("MKSH-SCROLL-70")
def test_s70_gives_nothing_without_pink_keshis() -> None:
    table = learn("s70", disk=4)

    assert (gains(table), is_at_the_next_worker(table)) == ({}, True)


# --- s71: an explored oasis ------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-71", "MKSH-OASIS-31")
def test_s71_scores_an_explored_oasis_at_once() -> None:
    table = learn("s71", line="22 08", keshis={"garden": 4}, oases="22 08 03 04 05 06", caravans=[3, 0, 0])

    assert (table.asked, table.options) == ("choose_scored", ["score oasis 08", "score oasis 22"])
    assert table.why_not("score oasis 03") == ("oasis.not_explored", "MKSH-SCROLL-71")
    table.play(GREEN, "score oasis 08")

    assert (table.player(GREEN).points["scrolls"], table.player(GREEN).line) == (7, "22 08")
    assert [event.rule for event in table.told("oasis_scored")] == ["MKSH-SCROLL-71"]


@pytest.mark.rule("MKSH-SCROLL-71")
def test_s71_lapses_without_an_explored_oasis() -> None:
    table = learn("s71", caravans=[2, 0, 0])

    assert is_at_the_next_worker(table)
    assert gains(table) == {}


@pytest.mark.rule("MKSH-SCROLL-71", "MKSH-OASIS-32")
def test_an_oasis_can_score_three_times() -> None:
    green: dict[str, Any] = {"scrolls": "s68", "oases": "22 02 03 04 05 06", "dates": 3, "dinars": 1, "watchtower": 1}
    green |= {"keshis": {"madrasa": 7}, "workers": "medina sahara madrasa"}
    scrolls, workshops = {"orange-1": "s71"}, {"blue": "brown"}
    table = mksh_position(
        "green blue", GREEN, first=BLUE, season=3, round=4, scrolls=scrolls, workshops=workshops, green=green
    )

    table.use(GREEN, "medina")
    table.play(GREEN, "gate blue-brown", "slot 1", "path left")
    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-1")
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll orange-1")
    table.end_turns()

    assert table.state.is_over
    assert (table.player(GREEN).points["scrolls"], table.player(GREEN).points["oases"]) == (6, 3)


@pytest.mark.rule("MKSH-SCROLL-71", "MKSH-OASIS-19", "MKSH-OASIS-31", "MKSH-INV-48")
def test_s71_returns_at_most_12_resources_to_an_oasis() -> None:
    table = learn("s71", line="20", dinars=14)

    table.play(GREEN, *["pay dinar"] * 12)

    assert (table.player(GREEN).points["scrolls"], table.player(GREEN).dinars) == (15, 2)
    assert is_at_the_next_worker(table)


# --- s72: resources for points ---------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SCROLL-72")
@pytest.mark.parametrize(
    ("plays", "gained"),
    [
        (["enough"], {"water": 1, "dates": 2, "dinars": 1}),
        (["pay date", "enough"], {"points": 2, "water": 1, "dates": 1, "dinars": 1}),
        (["pay water", "pay date", "pay date", "pay dinar"], {"points": 8}),
    ],
)
def test_s72_returns_any_number_of_resources_for_2_points_each(plays: list[str], gained: dict[str, int]) -> None:
    table = learn("s72", water=1, dates=2, dinars=1)

    assert table.asked == "choose_returned"
    table.play(GREEN, *plays)

    assert (gains(table), is_at_the_next_worker(table)) == (gained, True)
    assert table.player(GREEN).points.get("scrolls", 0) == gained.get("points", 0)


@pytest.mark.rule("MKSH-SCROLL-72")
def test_s72_takes_resources_in_the_order_water_date_dinar() -> None:
    table = learn("s72", water=1, dates=2, dinars=1)

    table.play(GREEN, "pay date")

    assert table.options == ["pay date", "pay dinar", "enough"]
    assert table.why_not("pay water") == ("pay.order", "MKSH-SCROLL-72")

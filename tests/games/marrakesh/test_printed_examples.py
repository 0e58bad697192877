"""The worked examples of the printed tiles, PX-01 to PX-25, with variants. A, B, C, D are green, blue, yellow, red."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.pieces import OASES
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import BLUE, GREEN, RED, YELLOW, Table, mksh_position, named


@pytest.mark.rule("MKSH-MEDINA-1", "MKSH-MEDINA-2", "MKSH-MEDINA-3", "MKSH-MEDINA-4", "MKSH-MEDINA-5", "MKSH-MEDINA-6")
@pytest.mark.rule("MKSH-MEDINA-7", "MKSH-MEDINA-8", "MKSH-PLACE-7", "MKSH-PLACE-11")
def test_px_01_two_gates_one_beside_the_madrasa() -> None:
    blue = {"watchtower": 2, "dinars": 1, "score": 30, "oases": "07 08 09 10 11 12", "workers": "medina souk"}
    table = mksh_position(turn=BLUE, workshops={"blue": "brown", "red": "pink"}, blue=blue)

    table.use(BLUE, "medina")
    table.play(BLUE, "gate blue-brown", "slot 8", "gate red-pink", "slot 7", "keshi brown", "path right", "cell 5")

    seat = table.player(BLUE)
    assert (seat.score, seat.dinars, seat.water) == (30, 0, 1)
    assert (seat.gates, seat.keshis) == ({7: "pink", 8: "brown"}, {"medina": 2, "sahara": 1, "square": 1})
    assert (seat.right, seat.square) == (1, [5])
    assert [event.args["oasis"] for event in table.told("oasis_revealed")] == ["10"]


@pytest.mark.rule("MKSH-SQUARE-1", "MKSH-SQUARE-2", "MKSH-SQUARE-5", "MKSH-SQUARE-10")
@pytest.mark.parametrize(("plays", "gained"), [(["cell 0", "good purple"], {"purple": 3}), (["cell 3"], {"dinars": 2})])
def test_px_02_square_action(plays: list[str], gained: dict[str, int]) -> None:
    table = mksh_position(turn=YELLOW, yellow={"square": [0, 3], "disk": 0, "workers": "square souk"})

    table.use(YELLOW, "square")
    table.play(YELLOW, *plays)

    assert (table.player(YELLOW).disk, gains(table, YELLOW)) == (1, gained)


@pytest.mark.rule("MKSH-STAIRS-5", "MKSH-STAIRS-6", "MKSH-STAIRS-7", "MKSH-STAIRS-17", "MKSH-STAIRS-19")
@pytest.mark.parametrize(
    ("cell", "keshis", "gained"),
    [
        ("ps2", {}, {"dinars": 2}),
        ("cl2", {"river": 1}, {"dinars": 1}),
        ("cm3", {"madrasa": 1}, {"dinars": 1}),
        ("cr4", {}, {"dinars": 1, "yellow": 1}),
        ("ms4", {}, {"dinars": 1, "points": 5}),
    ],
)
def test_px_03_first_boundary_of_the_palace(cell: str, keshis: dict[str, int], gained: dict[str, int]) -> None:
    table = mksh_position(turn=RED, red={"keshis": {"palace": 2}, "palace": 3, "mosque": 11, "workers": "palace souk"})

    table.use(RED, "palace")
    assert (table.player(RED).palace, gains(table, RED)) == (4, {"dinars": 1})
    assert table.options == ["bonus ps2", "bonus cl2", "bonus cm3", "bonus cr4", "bonus ms4"]
    table.play(RED, f"bonus {cell}")

    assert (table.player(RED).palace, table.player(RED).keshis) == (5, {"palace": 2} | keshis)
    assert gains(table, RED) == gained


@pytest.mark.rule("MKSH-STAIRS-7", "MKSH-STAIRS-19")
def test_px_04_a_line_with_four_cells() -> None:
    table = owning("", "mosque", keshis={"mosque": 1}, mosque=6, palace=2)

    assert table.options == ["bonus ps1", "bonus cl1", "bonus cr3", "bonus ms3"]
    assert table.why_not("bonus cm2") == ("connection.other_line", "MKSH-STAIRS-7")
    table.play(GREEN, "bonus cr3", "water seller garden")

    green = table.player(GREEN)
    assert (green.mosque, green.dinars, green.sellers) == (7, 1, "garden")


@pytest.mark.rule("MKSH-STAIRS-11", "MKSH-STAIRS-12", "MKSH-STAIRS-13", "MKSH-STAIRS-20", "MKSH-SCROLL-52")
@pytest.mark.parametrize(("scrolls", "points"), [("", 3), ("s52", 6)])
def test_px_05_onto_the_last_step_and_beyond(scrolls: str, points: int) -> None:
    table = owning(scrolls, "palace", keshis={"palace": 5}, palace=13)

    assert table.options == ["bonus ps5", "bonus cl5", "bonus cr1", "bonus ms1"]
    table.play(GREEN, "bonus ps5")

    assert (table.player(GREEN).palace, gains(table)) == (15, {"dinars": 5, "points": points})


@pytest.mark.rule("MKSH-STAIRS-11", "MKSH-STAIRS-12", "MKSH-STAIRS-21", "MKSH-SCROLL-52")
@pytest.mark.parametrize(("scrolls", "points"), [("", 5), ("s52", 10)])
def test_px_05_a_second_action_on_the_last_step(scrolls: str, points: int) -> None:
    table = owning(scrolls, "palace", keshis={"palace": 5}, palace=15)

    assert (table.player(GREEN).palace, gains(table)) == (15, {"points": points})
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-MADRASA-2", "MKSH-MADRASA-3", "MKSH-MADRASA-4", "MKSH-SCROLL-21")
def test_px_06_two_scrolls_the_second_pays_for_more() -> None:
    red = {"keshis": {"madrasa": 6}, "dates": 3, "workers": "madrasa souk"}
    table = mksh_position(turn=RED, scrolls={"pink-1": "s50", "grey-1": "s21"}, red=red)

    table.use(RED, "madrasa")
    table.play(RED, "scroll pink-1", "scroll grey-1")

    assert (table.player(RED).scrolls, table.player(RED).dates) == ("s50 s21", 3)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-MADRASA-3")
def test_px_06_a_further_scroll_is_refused_for_scholars() -> None:
    red = {"keshis": {"madrasa": 6}, "dates": 3, "workers": "madrasa souk"}
    scrolls = {"pink-1": "s50", "yellow-1": "s33", "grey-1": "s21"}
    table = mksh_position(turn=RED, scrolls=scrolls, red=red)

    table.use(RED, "madrasa")
    table.play(RED, "scroll pink-1")

    assert table.why_not("scroll yellow-1") == ("scroll.scholars", "MKSH-MADRASA-3")


@pytest.mark.rule("MKSH-SCROLL-33", "MKSH-PAY-1", "MKSH-PAY-4", "MKSH-MEDINA-5")
def test_px_07_dates_as_dinars() -> None:
    yellow = {"scrolls": "s33", "dates": 2, "dinars": 1, "watchtower": 1, "keshis": {"palace": 2}}
    table = mksh_position(turn=YELLOW, workshops={"yellow": "white"}, yellow=yellow | {"workers": "medina souk"})

    table.use(YELLOW, "medina")
    table.play(YELLOW, "gate yellow-white", "slot 6")

    assert gains(table, YELLOW) == {"points": 9}
    assert table.player(YELLOW).keshis == {"medina": 1, "palace": 3}
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SCROLL-33", "MKSH-PAY-1", "MKSH-PAY-4")
def test_px_07_with_more_water_the_way_of_paying_is_asked() -> None:
    yellow = {"scrolls": "s33", "water": 1, "dates": 2, "dinars": 1, "watchtower": 1, "keshis": {"palace": 2}}
    table = mksh_position(turn=YELLOW, workshops={"yellow": "white"}, yellow=yellow | {"workers": "medina souk"})

    table.use(YELLOW, "medina")
    table.play(YELLOW, "gate yellow-white", "slot 6")
    assert (table.asked, table.options) == ("choose_payment", ["pay water", "pay date"])
    table.play(YELLOW, "pay water")
    assert (table.player(YELLOW).dates, table.options) == (1, ["pay date", "pay dinar"])  # a date was the only piece
    table.play(YELLOW, "pay date")

    assert gains(table, YELLOW) == {"points": 9, "dinars": 1}


def supply_px_08(scrolls: str, **green: Any) -> Table:
    tiles = {"provisions": "pv04 pv07 pv01", "scrolls": scrolls}
    return mksh_position("green blue", phase=rounds.PROVISIONS, season=2, round=4, green=tiles | green)


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PROVISION-11", "MKSH-PROVISION-12", "MKSH-PROVISION-13")
@pytest.mark.parametrize(
    ("scrolls", "held", "points"),
    [
        ("s44", {"dates": 2, "dinars": 1}, 0),
        ("s44", {"water": 1, "dates": 2}, -8),
        ("s33 s44", {"water": 1, "dates": 2}, 0),
    ],
)
def test_px_08_provisions_with_scroll_44(scrolls: str, held: dict[str, int], points: int) -> None:
    table = supply_px_08(scrolls, **held)

    green = table.player(GREEN)
    assert (green.water, green.dates, green.dinars) == (0, 0, 0)
    assert (green.points.get("provisions", 0), table.asked) == (points, "choose_provision")


@pytest.mark.rule("MKSH-SCROLL-44", "MKSH-PROVISION-11", "MKSH-PROVISION-12")
def test_px_08_the_way_of_supplying_is_chosen() -> None:
    table = supply_px_08("s44", water=1, dates=3, dinars=3)

    assert (table.asked, table.options) == ("choose_supplying", ["provide all", "provide less"])
    table.play(GREEN, "provide less", "pay dinar")  # and another as the only piece

    green = table.player(GREEN)
    assert (green.water, green.dates, green.dinars, green.points.get("provisions", 0)) == (1, 3, 0, 0)


@pytest.mark.rule("MKSH-SCROLL-47", "MKSH-CELLS-1", "MKSH-CELLS-2")
def test_px_09_sectors_with_three_citizens() -> None:
    table = learn("s47", disk=1)

    assert table.options == ["cell 0", "cell 6"]
    table.play(GREEN, "cell 6", "good orange")

    assert (table.player(GREEN).mosque, table.player(GREEN).disk, gains(table)) == (3, 1, {"orange": 3})


@pytest.mark.rule("MKSH-SCROLL-54", "MKSH-PLACE-7", "MKSH-CELLS-1")
@pytest.mark.parametrize(("expansions", "disk"), [("", 0), ("", 5), ("citizens", 4)])
def test_px_10_neighbouring_cells(expansions: str, disk: int) -> None:
    yellow = {"scrolls": "s54", "disk": disk, "workers": "square souk"}
    table = mksh_position(turn=YELLOW, expansions=expansions, yellow=yellow)

    table.use(YELLOW, "square", "new keshi")
    table.play(YELLOW, "cell 4", "cell 5", "cell 3")

    assert gains(table, YELLOW) == {"water": 1, "dinars": 1, "points": 2}
    assert (table.player(YELLOW).square, table.player(YELLOW).disk) == ([4], disk)


@pytest.mark.rule("MKSH-SCROLL-59", "MKSH-STAIRS-18")
def test_px_11_a_whole_line() -> None:
    table = learn("s59", palace=2, mosque=8, keshis={"garden": 2}, scrolls="s15 s63")

    table.play(GREEN, "bonus cl1", "bonus cr3", "water seller river", "bonus ps1")

    assert table.player(GREEN).keshis == {"garden": 3, "madrasa": 5}
    assert table.player(GREEN).sellers == "river"
    assert (gains(table), is_at_the_next_worker(table)) == ({"dinars": 1, "points": 4}, True)


@pytest.mark.rule("MKSH-SCROLL-59", "MKSH-RIVER-20", "MKSH-VERB-10")
def test_px_12_the_line_of_two_beginners() -> None:
    table = learn("s59")

    table.play(GREEN, "bonus cr1", "resource water", "bonus cm1", "add water", "bonus cl1", "bonus ps1")

    assert (table.player(GREEN).space, table.player(GREEN).keshis) == (2, {"garden": 1, "madrasa": 5})
    assert (gains(table), is_at_the_next_worker(table)) == ({"dinars": 1, "points": 2}, True)


@pytest.mark.rule("MKSH-SCROLL-61", "MKSH-DRAFT-6", "MKSH-DRAFT-9")
def test_px_13_draft_of_two_colours() -> None:
    blue = {"scrolls": "s61", "keshis": {"garden": 7}, "square": [0, 1, 2]}
    table = mksh_position(draft=True, first=BLUE, tray="green green pink white", blue=blue)

    table.play(BLUE, "draft green")
    assert table.asked == "choose_second"
    assert table.why_not("draft green")[1] == "MKSH-SCROLL-61"
    table.play(BLUE, "draft pink", "cell 7")

    seat = table.player(BLUE)
    assert (seat.keshis, gains(table, BLUE)) == ({"garden": 8, "square": 4}, {"points": 1, "dates": 1})
    assert (table.tray, table.to_move) == ("green white", YELLOW)


@pytest.mark.rule("MKSH-SCROLL-61")
def test_px_13_a_single_keshi_is_taken_without_a_second() -> None:
    table = mksh_position(draft=True, first=BLUE, tray="brown", blue={"scrolls": "s61", "workers": "souk"})

    table.play(BLUE, "path left")

    assert (table.player(BLUE).keshis, table.tray, table.asked) == ({"sahara": 1}, "", "choose_option")


@pytest.mark.rule("MKSH-TOWN-12", "MKSH-EXP5-6", "MKSH-MEDINA-4", "MKSH-MEDINA-5")
@pytest.mark.parametrize(("guards", "points"), [(1, 9), (0, 0)])
def test_px_14_town_12(guards: int, points: int) -> None:
    goods = {"yellow": 1, "purple": 1, "orange": 1}
    table = owning(
        "s22 s36 s66",
        "sahara",
        {"expansions": "towns", "workshops": {"yellow": "white"}},
        caravans=[4, 0, 0],
        towns=["t12", ""],
        watchtower=guards,
        keshis={"palace": 2},
        **goods,
    )

    table.play(GREEN, "explore town left-4", *(["gate yellow-white", "slot 6"] if guards else []))

    green = table.player(GREEN)
    assert gains(table) == ({"points": points} if guards else {})
    assert green.keshis == {"palace": 2 + guards, "sahara": 4} | ({"medina": 1} if guards else {})
    assert green.gates == ({6: "white"} if guards else {})
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-OASIS-24", "MKSH-OASIS-25", "MKSH-END-3")
def test_px_15_thin_and_filled_areas() -> None:
    keshis = {"river": 8, "mosque": 8, "garden": 2, "palace": 3}
    green: dict[str, Any] = {
        "keshis": keshis,
        "sellers": "river mosque garden",
        "caravans": [1, 1, 1],
        "square": [0, 1, 2, 3, 4],
    }
    green |= {"watchtower": 4, "line": "24 25", "water": 5, "dates": 4, "dinars": 2}
    table = mksh_position("green blue", phase=rounds.PROVISIONS, season=3, round=4, green=green)

    assert table.state.is_over
    points = table.player(GREEN).points
    assert (points["filled_areas"], points["oases"]) == (20, 16 + 8)


@pytest.mark.rule("MKSH-SCROLL-17", "MKSH-SCROLL-60", "MKSH-RIVER-20", "MKSH-RIVER-23")
@pytest.mark.parametrize(
    ("space", "plays", "reached", "gained"),
    [
        (1, [], 3, {"points": 2}),
        (4, ["resource water", "resource water", "add water", "add water"], 8, {}),
    ],
)
def test_px_16_rapids_on_the_way(space: int, plays: list[str], reached: int, gained: dict[str, int]) -> None:
    table = owning("s17 s60", "river", keshis={"river": 2}, space=space)

    table.play(GREEN, *plays)

    assert (table.player(GREEN).space, gains(table)) == (reached, gained)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-RIVER-21")
def test_px_17_no_fish_no_movement() -> None:
    table = owning("", "river", water=3, space=4)

    assert is_at_the_next_worker(table)
    assert (table.player(GREEN).space, table.player(GREEN).water) == (4, 3)


@pytest.mark.rule("MKSH-RIVER-22")
def test_px_17_in_the_harbour_a_movement_gives_points() -> None:
    table = owning("", "river", water=3, space=12, harbour=0, keshis={"river": 2})

    assert (table.asked, table.player(GREEN).score) == ("choose_water", 12)
    table.play(GREEN, "add water", "enough")

    assert gains(table) == {"points": 3, "water": 2}


@pytest.mark.rule("MKSH-WATER-9", "MKSH-WATER-2")
@pytest.mark.parametrize("scrolls", ["", "s35"])
def test_px_18_a_new_seller_waits_a_turn(scrolls: str) -> None:
    blue = {"scrolls": scrolls, "watchtower": 1, "dinars": 1, "keshis": {"river": 1}, "workers": "medina river"}
    table = mksh_position(turn=BLUE, workshops={"red": "red"}, blue=blue)

    table.play(BLUE, "worker medina", "area action", "gate red-red", "slot 1", "water seller river")
    table.play(BLUE, "area action")

    seat = table.player(BLUE)
    assert (gains(table, BLUE), seat.sellers, seat.space) == ({"points": 1}, "river", 1)


@pytest.mark.rule("MKSH-WATER-9", "MKSH-WATER-2", "MKSH-SCROLL-35")
@pytest.mark.parametrize(("scrolls", "water"), [("", 1), ("s35", 2)])
def test_px_18_a_seller_of_the_draft_gives_water_in_the_same_round(scrolls: str, water: int) -> None:
    blue = {"scrolls": scrolls, "workers": "river souk"}
    table = mksh_position("green blue", draft=True, first=BLUE, tray="red", blue=blue)

    table.play(BLUE, "water seller river", "worker river", "new keshi")

    assert table.player(BLUE).water == water


@pytest.mark.rule("MKSH-SCROLL-23", "MKSH-SCROLL-25", "MKSH-GARDEN-1")
def test_px_19_garden_of_choice() -> None:
    yellow = {"scrolls": "s23 s25", "keshis": {"garden": 4}, "workers": "garden souk"}
    table = mksh_position(turn=YELLOW, yellow=yellow)

    table.use(YELLOW, "garden")
    assert table.why_not("resource dinar") == ("harvest.no_scroll", "MKSH-SCROLL-24")
    table.play(YELLOW, "resource water", "take point")
    assert table.options == ["take point", "enough"]
    table.play(YELLOW, "take point", "enough")

    assert gains(table, YELLOW) == {"water": 1, "dates": 1, "points": 2}


@pytest.mark.rule("MKSH-STAIRS-15", "MKSH-STAIRS-16", "MKSH-STAIRS-17", "MKSH-SCROLL-14", "MKSH-SCROLL-26")
@pytest.mark.rule("MKSH-SCROLL-48")
def test_px_20_longer_climbs() -> None:
    red = {"scrolls": "s14 s26 s48", "keshis": {"mosque": 1}, "mosque": 10, "palace": 4, "dates": 1}
    table = mksh_position(turn=RED, red=red | {"workers": "mosque souk"})

    table.use(RED, "mosque")
    assert gains(table, RED) == {"dates": 2, "dinars": 1}
    table.play(RED, "bonus ms4", "add step")
    assert table.options == ["add date", "enough"]
    table.play(RED, "add date", "add date")

    assert (table.player(RED).mosque, gains(table, RED)) == (14, {"dinars": 1, "points": 5})
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-SQUARE-10", "MKSH-SCROLL-29", "MKSH-SCROLL-51", "MKSH-SCROLL-65")
def test_px_21_the_square_twice() -> None:
    table = owning("s29 s51 s65", "square", square=[4, 5], disk=4)

    table.play(GREEN, "cell 4")
    assert (table.options, gains(table)) == (["cell 0", "cell 3", "cell 5"], {"points": 12})
    table.play(GREEN, "cell 5", "cell 3", "good yellow")
    assert (table.player(GREEN).disk, table.options) == (6, ["cell 4", "cell 5"])
    table.play(GREEN, "cell 5")
    assert table.options == ["cell 1", "cell 4", "cell 6"]
    table.play(GREEN, "cell 1", "enough", "cell 6")

    green = table.player(GREEN)
    assert gains(table) == {"points": 16, "water": 4, "dinars": 1, "yellow": 1}
    assert (green.space, green.mosque, is_at_the_next_worker(table)) == (1, 1, True)


@pytest.mark.rule("MKSH-TILE-2", "MKSH-SETUP-24")
def test_px_22_a_loose_oasis() -> None:
    green = {"space": 3, "line": "01", "line_keshis": {2: "black"}, "keshis": {"mosque": 1}, "caravans": [1, 0, 0]}
    table = mksh_position(
        "green blue",
        phase=rounds.SEASON_SCROLLS,
        round=4,
        sides="02 03 05",
        loose_oases="08 22 30",
        green=green,
        blue={"oases": "07 09 10 11 12 13"},
    )

    table.play(GREEN, "take oasis 22", "place keshi")

    seat = table.player(GREEN)
    assert (seat.line, seat.keshis["mosque"]) == ("01 22", 2)
    assert table.state.view(None)["loose_oases"] == []


@pytest.mark.rule("MKSH-TILE-2")
def test_px_22_loose_oases_that_left_the_game_are_never_dealt_by_the_sampler() -> None:
    table = mksh_position(
        "green blue",
        phase=rounds.SEASON_SCROLLS,
        round=4,
        sides="02 03 05",
        loose_oases="08 22 30",
        green={"space": 3},
        blue={"oases": "07 09 10 11 12 13"},
    )

    table.play(GREEN, "take oasis 22")
    dealt = {
        tile
        for seed in range(40)
        for player in table.state.sample_hidden(0, seed).players
        for tile in named(OASES, player.oases).split()
    }

    assert {"08", "22", "30"} & dealt == set()
    assert len(dealt) == 27


@pytest.mark.rule("MKSH-SAHARA-26", "MKSH-OASIS-26")
def test_px_22_a_seventh_oasis_has_no_line_effect_and_counts() -> None:
    green: dict[str, Any] = {
        "line": "22 01 02 03 04 05",
        "oases": "01 02 03 04 05 26",
        "caravans": [3, 3, 0],
        "sellers": "river",
    }
    green |= {"keshis": {"madrasa": 7}, "dates": 5, "water": 1, "workers": "sahara madrasa"}
    table = mksh_position(turn=GREEN, season=2, sides="02 03 05", scrolls={"orange-1": "s71"}, green=green)

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore right-3")
    assert table.player(GREEN).line == "22 01 02 03 04 05 26"
    assert table.asked == "choose_option"
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll orange-1", "score oasis 26")

    assert table.player(GREEN).points["scrolls"] == 21


@pytest.mark.rule("MKSH-TILE-9")
def test_px_23_the_winner_of_the_crocodile_begins_season_3_there() -> None:
    table = mksh_position(
        "green blue",
        phase=rounds.SEASON_SCROLLS,
        season=2,
        round=4,
        sides="01 09 05",
        green={"space": 5},
        blue={"space": 3},
    )

    table.play(GREEN, "provision pv03")
    table.play(BLUE, "provision pv03")

    assert (table.player(GREEN).space, table.player(BLUE).space) == (4, 0)
    assert table.state.view(None)["crocodile"] == 0


@pytest.mark.rule("MKSH-RIVER-24", "MKSH-RIVER-12")
def test_px_23_without_moving_the_crocodile_gives_the_bonus_of_rapid_1() -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, season=3, sides="01 09 05", crocodile="green", green={"space": 4})

    assert gains(table) == {"points": 1}


@pytest.mark.rule("MKSH-SEASON-20", "MKSH-TILE-9")
def test_px_23_the_head_start_is_no_advance_for_the_river_tile() -> None:
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS,
        season=3,
        round=4,
        sides="01 09 05",
        crocodile="green",
        green={"space": 4},
        blue={"space": 2},
    )

    assert [event.who for event in table.told("river_tile")] == [1]
    assert (table.player(BLUE).points["river"], table.player(GREEN).points.get("river", 0)) == (7, 0)


@pytest.mark.rule("MKSH-TOWN-7", "MKSH-RIVER-24")
def test_px_23_town_7_does_not_count_the_head_start() -> None:
    green = {"space": 9, "caravans": [4, 0, 0], "towns": ["t07", ""], "day": 1}
    table = mksh_position(
        phase=rounds.PROVISIONS,
        season=3,
        round=4,
        expansions="towns",
        sides="01 09 05",
        crocodile="green",
        green=green,
        blue=dict(green, space=5, towns=["", ""], day=0),
    )

    assert table.player(GREEN).points["towns"] == 5


@pytest.mark.rule("MKSH-GRANT-1", "MKSH-GRANT-2", "MKSH-GRANT-5", "MKSH-MADRASA-23", "MKSH-SCROLL-53")
def test_px_24_a_madrasa_action_inside_another() -> None:
    blue = {"keshis": {"madrasa": 8, "palace": 1}, "dates": 5, "dinars": 2, "workers": "madrasa souk"}
    scrolls = {"pink-1": "s53 s43", "yellow-1": "s30 s33", "grey-1": "s19 s20"}
    table = mksh_position(turn=BLUE, scrolls=scrolls, blue=blue)

    table.use(BLUE, "madrasa")
    table.play(BLUE, "scroll pink-1", "action madrasa")
    assert not any(option.startswith("refresh") for option in table.options)
    table.play(BLUE, "scroll yellow-1", "keshi white", "scroll grey-1")

    seat = table.player(BLUE)
    assert (seat.dates, seat.keshis["palace"], seat.water) == (1, 2, 2)
    assert is_at_the_next_worker(table)


def swap_px_25() -> Table:
    """A explores the third oasis, whose line cell is a swap."""
    table = owning(
        "s57",
        "sahara",
        square=[4],
        sellers="palace souk",
        keshis={"garden": 3},
        caravans=[3, 0, 0],
        line="01 02",
        dinars=2,
        water=1,
        yellow=1,
    )
    table.play(GREEN, "explore left-3")
    return table


@pytest.mark.rule("MKSH-SAHARA-25")
def test_px_25_swap_for_another_colour() -> None:
    table = swap_px_25()

    assert table.options == ["return green", "return pink", "return red", "decline"]
    table.play(GREEN, "return pink")
    assert table.why_not("keshi pink")[1] == "MKSH-SAHARA-25"
    table.play(GREEN, "keshi green")

    green = table.player(GREEN)
    assert (green.square, green.keshis["garden"], green.score) == ([], 4, 11)


@pytest.mark.rule("MKSH-SAHARA-25", "MKSH-WATER-11")
def test_px_25_the_souk_seller_may_be_returned() -> None:
    table = swap_px_25()

    table.play(GREEN, "return red", "water seller souk")
    assert table.why_not("keshi red")[1] == "MKSH-SAHARA-25"
    table.play(GREEN, "keshi green")

    green = table.player(GREEN)
    assert (green.sellers, green.keshis["garden"], green.score) == ("palace", 4, 11)

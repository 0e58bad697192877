"""What each of the 39 scrolls does. MKSH-MADRASA-6 to -10, -20, -21; MKSH-PROVISION-10.

How scrolls are bought is in `test_madrasa.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, GREEN, Holdings, Table, mksh_position

COLOURS = {"g": "grey", "y": "yellow", "p": "pink", "o": "orange"}
SCHOLARS = {"g": 1, "y": 3, "p": 5, "o": 7}
DATES = {"g": 1, "y": 1, "p": 2, "o": 3}


def learn(scroll: str, *, expansions: str = "", **green: Any) -> Table:
    """Green buys the scroll with exactly the dates for it; other workers may be waiting."""
    kind = scroll[0]
    seat = {"keshis": {"madrasa": SCHOLARS[kind]} | green.pop("keshis", {}), "dates": DATES[kind]}
    seat |= {"workers": f"madrasa {green.pop('workers', 'souk')}"} | green
    table = mksh_position(turn=GREEN, expansions=expansions, scrolls={f"{COLOURS[kind]}-1": scroll}, green=seat)
    table.use(GREEN, "madrasa")
    table.play(GREEN, f"scroll {COLOURS[kind]}-1")
    return table


def held(holdings: Holdings) -> dict[str, int]:
    """Points gained, resources and goods, without what is zero."""
    names = ("water", "dates", "dinars", "yellow", "purple", "orange")
    found = {"points": holdings.score - 10} | {name: getattr(holdings, name) for name in names}
    return {name: count for name, count in found.items() if count}


def at_the_end_of_a_round(scrolls: str, **green: Any) -> Table:
    return mksh_position(phase=rounds.ROUND_SCROLLS, green={"scrolls": scrolls} | green)


def at_the_end_of_a_season(scrolls: str, **green: Any) -> Table:
    return mksh_position(phase=rounds.SEASON_SCROLLS, round=4, green={"scrolls": scrolls} | green)


def at_the_end_of_the_game(scrolls: str, **green: Any) -> Table:
    return mksh_position(phase=rounds.PROVISIONS, season=3, round=4, green={"scrolls": scrolls} | green)


# --- grey -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-6")
def test_g1_gives_4_points() -> None:
    assert held(learn("g1").player(GREEN)) == {"points": 4}


@pytest.mark.rule("MKSH-MADRASA-6")
def test_g2_gives_2_dinars_and_1_water() -> None:
    assert held(learn("g2").player(GREEN)) == {"dinars": 2, "water": 1}


@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-VERB-3")
def test_g3_gives_2_goods_chosen_separately() -> None:
    table = learn("g3")

    table.play(GREEN, "good orange", "good yellow")

    assert held(table.player(GREEN)) == {"orange": 1, "yellow": 1}


@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-VERB-7")
def test_g4_moves_the_fisherman_3_spaces_and_water_may_be_added() -> None:
    table = learn("g4", water=2, space=1)

    table.play(GREEN, "add water", "enough")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (5, 1)


@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-VERB-8")
@pytest.mark.parametrize(("stair", "steps"), [("palace", (2, 0)), ("mosque", (0, 2))])
def test_g5_climbs_2_steps_on_one_stair(stair: str, steps: tuple[int, int]) -> None:
    table = learn("g5")

    table.play(GREEN, f"climb {stair}")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == steps


@pytest.mark.rule("MKSH-MADRASA-8")
def test_g6_gives_2_points_at_the_end_of_a_season() -> None:
    assert at_the_end_of_a_season("g6").player(GREEN).points["scrolls"] == 2
    assert "scrolls" not in at_the_end_of_a_round("g6").player(GREEN).points


@pytest.mark.rule("MKSH-MADRASA-7")
@pytest.mark.parametrize(("dinars", "after"), [(0, 1), (1, 1), (2, 2)])
def test_g7_gives_a_dinar_at_the_end_of_a_round_to_who_has_none(dinars: int, after: int) -> None:
    assert at_the_end_of_a_round("g7", dinars=dinars).player(GREEN).dinars == after


@pytest.mark.rule("MKSH-MADRASA-9")
def test_g8_gives_a_date_for_each_green_keshi_placed() -> None:
    table = mksh_position(draft=True, tray="green green", green={"scrolls": "g8"}, blue={})

    table.play(GREEN, *[option for option in table.options if option == "draft green"])
    table.play(GREEN, "take 2")

    assert table.player(GREEN).keshis == {"garden": 2}
    assert held(table.player(GREEN)) == {"dates": 2, "points": 2}


@pytest.mark.rule("MKSH-MADRASA-9")
def test_g8_gives_nothing_for_other_keshis_or_for_the_action_of_the_garden() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "g8", "keshis": {"garden": 3}, "workers": "garden river"})

    table.use(GREEN, "garden")
    table.use(GREEN, "river", "new keshi")

    assert held(table.player(GREEN)) == {"dates": 3}


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-MADRASA-21")
def test_g9_gives_a_point_for_the_first_new_keshi_of_the_round() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "g9", "workers": "river garden souk"})

    table.use(GREEN, "garden")
    assert table.player(GREEN).score == 10
    table.use(GREEN, "river", "new keshi")
    assert table.player(GREEN).score == 11
    table.use(GREEN, "souk", "new keshi")
    table.play(GREEN, "good yellow")

    assert table.player(GREEN).points["scrolls"] == 1


@pytest.mark.rule("MKSH-MADRASA-21", "MKSH-MADRASA-10")
def test_a_new_keshi_before_the_purchase_of_g9_does_not_count() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"grey-1": "g9"},
        green={"scrolls": "g9", "keshis": {"madrasa": 1}, "dates": 1, "workers": "river madrasa palace"},
    )

    table.use(GREEN, "river", "new keshi")
    assert table.player(GREEN).score == 11  # the first copy
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll grey-1")
    table.use(GREEN, "palace", "new keshi")

    assert table.player(GREEN).score == 12  # the second copy


@pytest.mark.rule("MKSH-MADRASA-21", "MKSH-ROUND-9")
def test_what_acts_once_per_round_acts_again_in_the_next_round() -> None:
    table = mksh_position("green blue", turn=GREEN, green={"scrolls": "g9", "workers": "river"})

    table.use(GREEN, "river", "new keshi")
    table.end_turns()
    table.play(GREEN, "pick white", "pick black", "pick turquoise")
    table.play(BLUE, "pick white", "pick black", "pick turquoise")
    while table.asked not in ("choose_worker", None) or table.to_move != GREEN:
        table.play(str(table.to_move), table.options[-1] if "new keshi" not in table.options else "area action")
    before = table.player(GREEN).score
    table.use(GREEN, "palace", "new keshi")

    assert table.player(GREEN).score == before + 1


# --- yellow ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-VERB-5")
def test_y1_gives_two_keshis_of_different_colours() -> None:
    table = learn("y1", keshis={"river": 8})

    assert "keshi turquoise" not in table.options
    table.play(GREEN, "keshi green")
    assert table.player(GREEN).score == 11  # placed before the next is chosen
    assert table.why_not("keshi green") == ("keshi.same_colour", "MKSH-VERB-5")
    table.play(GREEN, "keshi purple")

    assert table.player(GREEN).keshis == {"garden": 1, "madrasa": 3, "river": 8}
    assert table.player(GREEN).goods == "purple"
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(
    ("keshis", "points"), [({}, 3), ({"garden": 5}, 5), ({"garden": 5, "river": 8}, 8), ({"sahara": 4, "medina": 4}, 4)]
)
def test_y2_gives_a_point_for_each_keshi_of_the_fullest_area(keshis: dict[str, int], points: int) -> None:
    table = learn("y2", keshis=keshis, sellers="madrasa garden river sahara", yellow=9)

    assert table.player(GREEN).points["scrolls"] == points


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(("luxuries", "points"), [("", 2), ("lx01", 2), ("lx01 lx02", 4), ("lx01 lx02 lx03 lx04", 8)])
def test_y3_gives_2_points_for_each_luxury_item_and_2_at_least(luxuries: str, points: int) -> None:
    assert learn("y3", luxuries=luxuries).player(GREEN).points["scrolls"] == points


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-MADRASA-21")
@pytest.mark.parametrize(("area", "where"), [("river", "space"), ("mosque", "mosque"), ("palace", "palace")])
@pytest.mark.parametrize("keshis", [0, 1])
def test_y4_lengthens_the_first_movement_of_an_area_action_by_2(area: str, where: str, keshis: int) -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "y4", "keshis": {area: keshis}, "workers": f"{area} souk"})

    table.use(GREEN, area)

    assert getattr(table.player(GREEN), where) == keshis + 2


@pytest.mark.rule("MKSH-MADRASA-21")
def test_y4_acts_on_one_action_of_the_round_only() -> None:
    table = mksh_position(
        turn=GREEN,
        green={"scrolls": "y4", "keshis": {"river": 1, "palace": 1, "mosque": 1}, "workers": "river palace mosque"},
    )

    for area in ("palace", "river", "mosque"):
        table.use(GREEN, area)

    assert (table.player(GREEN).palace, table.player(GREEN).space, table.player(GREEN).mosque) == (3, 1, 1)


@pytest.mark.rule("MKSH-MADRASA-10", "MKSH-MADRASA-21")
def test_two_copies_of_y4_act_on_the_same_action() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "y4 y4", "keshis": {"river": 1}, "workers": "river souk"})

    table.use(GREEN, "river")

    assert table.player(GREEN).space == 5


@pytest.mark.rule("MKSH-MADRASA-21")
def test_an_action_before_the_purchase_of_y4_does_not_count() -> None:
    table = mksh_position(
        turn=GREEN,
        scrolls={"yellow-1": "y4"},
        green={"keshis": {"madrasa": 3, "river": 1, "palace": 1}, "dates": 1, "workers": "river madrasa palace"},
    )

    table.use(GREEN, "river")
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll yellow-1")
    table.use(GREEN, "palace")

    assert (table.player(GREEN).space, table.player(GREEN).palace) == (1, 3)


@pytest.mark.rule("MKSH-MADRASA-21")
def test_y4_acts_neither_on_bonus_movements_nor_on_new_keshis() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "y4", "workers": "square river palace"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 3")
    assert table.player(GREEN).space == 1
    table.use(GREEN, "river", "new keshi")
    table.use(GREEN, "palace")

    assert (table.player(GREEN).space, table.player(GREEN).palace) == (1, 2)


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-GEN-10")
@pytest.mark.parametrize(("scrolls", "choices"), [("y5", ["dinar"]), ("y5 y5", ["dinar", "date"])])
def test_y5_gives_a_resource_of_choice_after_each_exchange(scrolls: str, choices: list[str]) -> None:
    table = mksh_position(turn=GREEN, exchange="e01", green={"scrolls": scrolls, "yellow": 2, "workers": "souk garden"})

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow")
    assert table.player(GREEN).water == 2
    table.play(GREEN, *[f"resource {name}" for name in choices])

    more = {"dinars": 1} if len(choices) == 1 else {"dinars": 1, "dates": 1}
    assert held(table.player(GREEN)) == {"yellow": 1, "water": 2} | more
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-GEN-10")
def test_y5_comes_after_all_that_the_exchange_tile_gives() -> None:
    table = mksh_position(
        turn=GREEN,
        expansions="exchange_tiles",
        exchange="e07",
        green={"scrolls": "y5", "yellow": 1, "water": 1, "workers": "souk garden"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "exchange yellow", "add water", "resource water")

    assert held(table.player(GREEN)) == {"dates": 1, "water": 1}
    assert table.player(GREEN).space == 2


@pytest.mark.rule("MKSH-MADRASA-9")
def test_y5_gives_nothing_for_a_luxury_item() -> None:
    table = mksh_position(turn=GREEN, market="lx04", green={"scrolls": "y5", "yellow": 1, "workers": "souk garden"})

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx04")

    assert table.asked == "choose_option"
    assert held(table.player(GREEN)) == {"points": 3}


@pytest.mark.rule("MKSH-MADRASA-7", "MKSH-VERB-2")
@pytest.mark.parametrize(("resource", "what"), [("water", "water"), ("date", "dates"), ("dinar", "dinars")])
def test_y6_gives_a_resource_of_choice_at_the_end_of_a_round(resource: str, what: str) -> None:
    table = at_the_end_of_a_round("y6")

    table.play(GREEN, f"resource {resource}")

    assert held(table.player(GREEN)) == {what: 1}


@pytest.mark.rule("MKSH-MADRASA-7", "MKSH-ROUND-5")
def test_scrolls_act_in_the_order_in_which_they_were_acquired() -> None:
    table = at_the_end_of_a_round("y6 g7")
    table.play(GREEN, "resource dinar")
    assert table.player(GREEN).dinars == 1  # G7 comes later and finds a dinar

    other = at_the_end_of_a_round("g7 y6")
    other.play(GREEN, "resource dinar")

    assert other.player(GREEN).dinars == 2


@pytest.mark.rule("MKSH-MADRASA-8")
@pytest.mark.parametrize(("sellers", "points"), [("", None), ("river", 1), ("river garden sahara", 3)])
def test_y7_gives_a_point_for_each_water_seller_at_the_end_of_a_season(sellers: str, points: int | None) -> None:
    assert at_the_end_of_a_season("y7", sellers=sellers).player(GREEN).points.get("scrolls") == points


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-MADRASA-10")
@pytest.mark.parametrize(
    ("scrolls", "workshop", "dinars"),
    [("y8", "blue", 0), ("y8", "red", 0), ("y8", "green", 1), ("y8", "yellow", 2), ("y8 y8", "yellow", 1)],
)
def test_y8_makes_each_gate_a_dinar_cheaper(scrolls: str, workshop: str, dinars: int) -> None:
    table = mksh_position(
        turn=GREEN,
        workshops={workshop: "grey"},
        green={"scrolls": scrolls, "watchtower": 1, "dinars": 3, "workers": "medina souk"},
    )

    table.use(GREEN, "medina")
    table.play(GREEN, f"gate {workshop}-grey", "slot 1")

    assert table.player(GREEN).gates == {1: "grey"}
    assert table.player(GREEN).dinars == 3 - dinars


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-GEN-5")
def test_y8_makes_a_gate_affordable() -> None:
    table = mksh_position(
        turn=GREEN,
        workshops={"green": "grey", "yellow": "white"},
        green={"scrolls": "y8", "watchtower": 1, "dinars": 1, "workers": "medina souk"},
    )

    table.use(GREEN, "medina")

    assert table.options == ["gate green-grey", "stop"]
    assert table.why_not("gate yellow-white") == ("gate.dinars", "MKSH-MEDINA-2")


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-MADRASA-10")
@pytest.mark.parametrize(("scrolls", "points"), [("", 4), ("y9", 6), ("y9 y9", 8)])
def test_y9_gives_the_bonus_of_the_square_once_more(scrolls: str, points: int) -> None:
    # on rotation 0 the turn brings sector 4 with 2 citizens to cell 5
    table = mksh_position(turn=GREEN, green={"scrolls": scrolls, "square": [5, 6], "workers": "square souk"})

    table.use(GREEN, "square")
    table.play(GREEN, "cell 5")

    assert table.player(GREEN).score == 10 + points


@pytest.mark.rule("MKSH-MADRASA-9")
def test_y9_does_not_count_when_a_pink_keshi_is_placed() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "y9", "workers": "square souk"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 5")

    assert table.player(GREEN).score == 12


# --- pink -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(("gates", "points"), [({}, None), ({1: "red"}, 2), ({1: "red", 5: "grey", 8: "pink"}, 6)])
def test_p1_gives_2_points_for_each_gate(gates: dict[int, str], points: int | None) -> None:
    assert learn("p1", gates=gates, watchtower=2).player(GREEN).points.get("scrolls") == points


@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-VERB-6")
@pytest.mark.parametrize(("fish", "after"), [(3, 5), (7, 8)])
def test_p2_gives_two_keshis_of_one_colour_and_4_points(fish: int, after: int) -> None:
    table = learn("p2", keshis={"river": fish})

    table.play(GREEN, "keshi turquoise")

    assert table.player(GREEN).keshis["river"] == after
    assert table.player(GREEN).points["scrolls"] == 4
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-20")
def test_p3_grants_one_of_five_area_actions() -> None:
    table = learn("p3")

    assert sorted(table.options) == [f"action {area}" for area in ("garden", "mosque", "palace", "river", "square")]
    for area in ("madrasa", "medina", "sahara"):
        assert table.why_not(f"action {area}") == ("action.not_granted", "MKSH-MADRASA-20")


@pytest.mark.rule("MKSH-MADRASA-20")
@pytest.mark.parametrize(
    ("area", "what", "after"),
    [
        ("river", "space", 2),
        ("garden", "dates", 2),
        ("mosque", "mosque", 2),
        ("palace", "palace", 2),
        ("square", "disk", 1),
    ],
)
def test_p3_does_the_whole_action_with_the_keshis_of_the_area(area: str, what: str, after: int) -> None:
    keshis = {} if area == "square" else {area: 2}
    table = learn("p3", keshis=keshis)

    table.play(GREEN, f"action {area}")

    assert getattr(table.player(GREEN), what) == after
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-20", "MKSH-WATER-5")
def test_p3_is_no_worker_neither_water_nor_p5_nor_g9_follow() -> None:
    table = learn("p3", scrolls="p5 g9", sellers="garden", keshis={"garden": 2}, workers="souk river")

    table.play(GREEN, "action garden")

    assert held(table.player(GREEN)) == {"dates": 2}
    table.use(GREEN, "river", "new keshi")
    assert table.player(GREEN).score == 11  # G9 has not been used


@pytest.mark.rule("MKSH-MADRASA-20", "MKSH-MADRASA-21")
def test_y4_acts_on_the_action_of_p3() -> None:
    table = learn("p3", scrolls="y4", keshis={"river": 1, "palace": 1}, workers="palace")

    table.play(GREEN, "action river")
    table.use(GREEN, "palace")

    assert (table.player(GREEN).space, table.player(GREEN).palace) == (3, 1)


@pytest.mark.rule("MKSH-MADRASA-20")
def test_y9_acts_on_the_action_of_p3() -> None:
    table = learn("p3", scrolls="y9", square=[5, 6])

    table.play(GREEN, "action square", "cell 5")

    assert table.player(GREEN).score == 16


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-GEN-10")
@pytest.mark.parametrize(("scrolls", "points"), [("p4", 3), ("p4 p4", 6)])
def test_p4_gives_3_points_for_each_boundary_after_its_bonus(scrolls: str, points: int) -> None:
    table = mksh_position(
        turn=GREEN,
        green={"scrolls": scrolls, "mosque": 3, "keshis": {"mosque": 6}, "workers": "mosque souk"},
    )

    table.use(GREEN, "mosque")
    assert table.player(GREEN).score == 10  # the printed bonus is first
    table.play(GREEN, "bonus ps1")
    assert table.player(GREEN).score == 10 + points  # entering step 8 on the way
    table.play(GREEN, "bonus ps1")

    assert table.player(GREEN).points["scrolls"] == 2 * points
    assert table.player(GREEN).mosque == 9


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-MADRASA-10")
@pytest.mark.parametrize(("scrolls", "dinars"), [("p5", 1), ("p5 p5", 2)])
@pytest.mark.parametrize("option", ["new keshi", "area action"])
def test_p5_gives_a_dinar_with_the_water_of_a_water_seller(scrolls: str, dinars: int, option: str) -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": scrolls, "sellers": "mosque", "workers": "mosque garden"})

    table.use(GREEN, "mosque", option)

    assert held(table.player(GREEN)) == {"water": 1, "dinars": dinars}


@pytest.mark.rule("MKSH-MADRASA-9")
def test_p5_gives_nothing_for_other_water() -> None:
    table = mksh_position(turn=GREEN, green={"scrolls": "p5", "sellers": "river", "workers": "square garden"})

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 1")

    assert held(table.player(GREEN)) == {"water": 1}


@pytest.mark.rule("MKSH-MADRASA-7")
def test_p6_gives_2_points_at_the_end_of_a_round() -> None:
    assert at_the_end_of_a_round("p6").player(GREEN).points["scrolls"] == 2
    assert "scrolls" not in at_the_end_of_a_season("p6").player(GREEN).points


@pytest.mark.rule("MKSH-MADRASA-8")
@pytest.mark.parametrize(
    ("gates", "line", "points"),
    [({}, "", None), ({1: "red", 2: "pink"}, "", 2), ({}, "01 02 03", 3), ({1: "red"}, "01", 2)],
)
def test_p7_gives_a_point_for_each_gate_and_each_explored_oasis(
    gates: dict[int, str], line: str, points: int | None
) -> None:
    table = at_the_end_of_a_season("p7", gates=gates, line=line, caravans=[2, 1, 0])

    assert table.player(GREEN).points.get("scrolls") == points


@pytest.mark.rule("MKSH-PROVISION-10", "MKSH-MADRASA-9", "MKSH-MADRASA-10")
@pytest.mark.parametrize(
    ("scrolls", "left"), [("", (0, 1, 2)), ("p8", (1, 2, 3)), ("p8 p8", (2, 3, 3)), ("p8 p8 p8", (3, 3, 3))]
)
def test_p8_lowers_the_provisions_of_each_kind(scrolls: str, left: tuple[int, int, int]) -> None:
    # PV01 and PV02 demand 3 water, 2 dates, 1 dinar
    table = mksh_position(
        phase=rounds.PROVISIONS,
        season=2,
        round=4,
        green={"scrolls": scrolls, "provisions": "pv01 pv02 pv03", "water": 3, "dates": 3, "dinars": 3},
    )

    holdings = table.player(GREEN)
    assert (holdings.water, holdings.dates, holdings.dinars) == left
    assert holdings.score == 10


@pytest.mark.rule("MKSH-PROVISION-10")
def test_p8_is_counted_before_the_comparison() -> None:
    table = mksh_position(
        phase=rounds.PROVISIONS, round=4, green={"scrolls": "p8", "provisions": "pv08 pv02 pv03", "water": 2}
    )

    assert (table.player(GREEN).water, table.player(GREEN).score) == (0, 10)


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-MADRASA-10")
@pytest.mark.parametrize(("scrolls", "points"), [("", 3), ("p9", 5), ("p9 p9", 7)])
def test_p9_gives_2_more_points_with_each_luxury_item_bought(scrolls: str, points: int) -> None:
    table = mksh_position(
        turn=GREEN,
        market="lx02 lx04",
        green={"scrolls": scrolls, "luxuries": "lx25", "yellow": 1, "orange": 1, "workers": "souk souk"},
    )

    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx02")
    assert table.player(GREEN).score == 10 + points
    table.use(GREEN, "souk")
    table.play(GREEN, "buy lx04")

    assert table.player(GREEN).score == 10 + 2 * points


# --- orange ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-MADRASA-6")
def test_o1_gives_14_points() -> None:
    assert held(learn("o1").player(GREEN)) == {"points": 14}


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize("scholars", [7, 8])
def test_o2_gives_2_points_for_each_scholar(scholars: int) -> None:
    assert held(learn("o2", keshis={"madrasa": scholars, "garden": 3}).player(GREEN)) == {"points": 2 * scholars}


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(("luxuries", "points"), [("", None), ("lx01", 3), ("lx01 lx02 lx03", 9)])
def test_o3_gives_3_points_for_each_luxury_item(luxuries: str, points: int | None) -> None:
    assert learn("o3", luxuries=luxuries).player(GREEN).points.get("scrolls") == points


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(("sellers", "points"), [("", None), ("garden", 3), ("garden river palace", 9)])
def test_o4_gives_3_points_for_each_water_seller(sellers: str, points: int | None) -> None:
    assert learn("o4", sellers=sellers).player(GREEN).points.get("scrolls") == points


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(("scrolls", "points"), [("", 2), ("g8", 4), ("g8 g8 p9", 8)])
def test_o5_gives_2_points_for_each_scroll_itself_included(scrolls: str, points: int) -> None:
    assert learn("o5", scrolls=scrolls).player(GREEN).points["scrolls"] == points


@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-VERB-5")
def test_o6_gives_four_keshis_of_any_colours_one_after_the_other() -> None:
    table = learn("o6", keshis={"garden": 6})

    table.play(GREEN, "keshi green", "keshi green")
    assert table.player(GREEN).score == 12
    assert table.why_not("keshi green") == ("keshi.no_room", "MKSH-VERB-5")
    table.play(GREEN, "keshi orange", "keshi orange")

    assert table.player(GREEN).keshis == {"garden": 8, "madrasa": 7}
    assert table.player(GREEN).goods == "orange orange"
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-MADRASA-6", "MKSH-STAIRS-8")
def test_o7_climbs_4_steps_on_the_palace_stairs_and_then_4_on_the_mosque_stairs() -> None:
    table = learn("o7", palace=1)

    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (4, 0)
    assert table.options == ["bonus ps2", "bonus cl2", "bonus cm1", "bonus cr1", "bonus ms1"]
    table.play(GREEN, "bonus ps2")
    assert (table.player(GREEN).palace, table.player(GREEN).mosque) == (5, 4)
    assert table.options == ["bonus ps2", "bonus cl2", "bonus cm2", "bonus cr2", "bonus ms2"]
    table.play(GREEN, "bonus ms2")

    assert (table.player(GREEN).palace, table.player(GREEN).mosque, table.player(GREEN).dinars) == (5, 4, 3)


@pytest.mark.rule("MKSH-MADRASA-6")
@pytest.mark.parametrize(
    ("keshis", "points"),
    [({}, 4), ({"garden": 5}, 4), ({"garden": 6}, 8), ({"garden": 8, "river": 6, "palace": 5, "sahara": 6}, 16)],
)
def test_o8_gives_4_points_for_each_area_with_at_least_6_keshis(keshis: dict[str, int], points: int) -> None:
    assert learn("o8", keshis=keshis, sellers="palace", yellow=9).player(GREEN).points["scrolls"] == points


@pytest.mark.rule("MKSH-MADRASA-8")
def test_o9_gives_7_points_at_the_end_of_a_season() -> None:
    assert at_the_end_of_a_season("o9").player(GREEN).points["scrolls"] == 7
    assert "scrolls" not in at_the_end_of_a_round("o9").player(GREEN).points


@pytest.mark.rule("MKSH-MADRASA-7")
def test_o10_gives_3_points_at_the_end_of_a_round() -> None:
    assert at_the_end_of_a_round("o10").player(GREEN).points["scrolls"] == 3
    assert "scrolls" not in at_the_end_of_a_season("o10").player(GREEN).points


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-SAHARA-23")
@pytest.mark.parametrize(("scrolls", "points"), [("", 9), ("o11", 15)])
@pytest.mark.parametrize("line", ["05 06 07 08 10", "05 06 07 08 10 11"])
def test_o11_lets_5_oases_score(scrolls: str, points: int, line: str) -> None:
    table = at_the_end_of_the_game(scrolls, line=line)

    assert table.player(GREEN).points["oases"] == points


@pytest.mark.rule("MKSH-MADRASA-9", "MKSH-END-3")
@pytest.mark.parametrize(("scrolls", "points"), [("", 20), ("o12", 32)])
def test_o12_makes_filled_areas_worth_16_points(scrolls: str, points: int) -> None:
    table = at_the_end_of_the_game(
        scrolls, keshis={"river": 8, "garden": 8, "palace": 8}, sellers="river garden mosque"
    )

    assert table.player(GREEN).points["filled_areas"] == points

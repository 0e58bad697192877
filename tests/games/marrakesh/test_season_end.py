"""The end of a round, of a season and of the game by rules version 2, and the keshis of swaps.

Rules MKSH-ROUND-10, MKSH-SEASON-17 to -20, MKSH-PROVISION-11 to -13, MKSH-END-16 to -18, MKSH-RIVER-24, MKSH-SAHARA-25,
-26. The river tile itself is in `test_river_sides.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.components import EDITIONS
from tests.games.marrakesh.learning import gains
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_position

RESOURCES: Final = ("water", "dates", "dinars")


def order_of(table: Table, *kinds: str) -> list[tuple[str, int | None]]:
    """The events of some kinds with their seats."""
    return [(event.kind, event.who) for event in table.events if event.kind in kinds]


# --- the end of a round ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-ROUND-10")
@pytest.mark.parametrize(
    ("first", "order"), [(GREEN, [GREEN, BLUE, RED]), (BLUE, [BLUE, RED, GREEN]), (RED, [RED, GREEN, BLUE])]
)
def test_who_has_crossed_a_rapid_gets_a_river_bonus_in_turn_order(first: str, order: list[str]) -> None:
    at_sea = {"space": 6}
    table = mksh_position(
        phase=rounds.RIVER_BONUSES, round=2, first=first, green=at_sea, blue=at_sea, yellow={"space": 2}, red=at_sea
    )

    asked: list[str | None] = []
    while table.asked == "choose_rapid":
        asked.append(table.to_move)
        table.play(str(table.to_move), "rapid 1")

    assert asked == order
    assert (table.asked, len(table.told("round_started"))) == ("choose_keshis", 1)


@pytest.mark.rule("MKSH-ROUND-10", "MKSH-SCROLL-69")
def test_the_owner_of_s69_gets_all_bonuses_in_the_own_place_of_the_turn_order() -> None:
    at_sea = {"space": 9}
    table = mksh_position(
        phase=rounds.RIVER_BONUSES, round=2, green=at_sea, blue={**at_sea, "scrolls": "s69"}, red=at_sea
    )

    table.play(GREEN, "rapid 3")
    assert (table.to_move, table.asked) == (BLUE, "choose_resource")
    table.play(BLUE, "resource water")
    assert (table.to_move, table.asked) == (RED, "choose_rapid")

    assert [gains(table, colour) for colour in (GREEN, BLUE)] == [{"points": 3}, {"points": 4, "water": 1}]
    assert [event.args["rapid"] for event in table.told("river_bonus") if event.who == 1] == [1, 2, 3]


@pytest.mark.rule("MKSH-ROUND-10")
def test_nothing_follows_the_river_bonuses_but_the_next_round() -> None:
    """Scroll s28 waits for the end of the season."""
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=3, green={"space": 3, "scrolls": "s28"})

    assert (table.asked, gains(table)) == ("choose_keshis", {"points": 1})
    assert table.told("scroll_worked") == []


@pytest.mark.rule("MKSH-RIVER-24", "MKSH-RIVER-12")
@pytest.mark.parametrize(("space", "rapids"), [(6, [1, 2]), (9, [1, 2, 3]), (11, [1, 2, 3, 4])])
def test_who_began_on_the_crocodile_space_may_choose_the_rapid_behind_it(space: int, rapids: list[int]) -> None:
    table = mksh_position(
        phase=rounds.RIVER_BONUSES, season=3, sides="01 09 05", crocodile=GREEN, green={"space": space, "arrival": 1}
    )

    assert table.options == [f"rapid {rapid}" for rapid in rapids]


@pytest.mark.rule("MKSH-RIVER-24", "MKSH-RIVER-12")
def test_the_crocodile_does_not_help_with_the_rapids_ahead() -> None:
    table = mksh_position(
        phase=rounds.RIVER_BONUSES, season=3, sides="01 09 05", crocodile=GREEN, patient=True, green={"space": 4}
    )

    assert table.options == ["rapid 1"]
    assert table.why_not("rapid 2") == ("rapid.not_crossed", "MKSH-RIVER-12")


# --- the steps of the end of a season --------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SEASON-17")
def test_scrolls_of_the_season_the_river_tile_and_provisions_follow_one_another() -> None:
    own = {"space": 3, "scrolls": "s28", "provisions": "pv01 pv02 pv03", "shown": 1}
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS,
        round=4,
        sides="08 03 05",
        first=YELLOW,
        yellow=own,
        green={"space": 2, "arrival": 1},
    )

    assert order_of(table, "scroll_worked", "river_tile", "provisions_failed") == [
        ("scroll_worked", 2),
        ("river_tile", 2),
        *[("provisions_failed", seat) for seat in (2, 3, 0, 1)],
    ]
    assert (table.to_move, table.asked) == (YELLOW, "choose_provision")


@pytest.mark.rule("MKSH-SEASON-19", "MKSH-SEASON-17")
def test_what_s28_moves_counts_for_the_ranking() -> None:
    mine = EDITIONS.with_overrides("mine", {"rapid": {"1": {"bonus": {"river": 3}}}})
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS,
        round=4,
        sides="08 03 05",
        edition=mine,
        green={"space": 3, "arrival": 1, "scrolls": "s28"},
        blue={"space": 5, "arrival": 2},
    )

    assert [event.who for event in table.told("river_tile")] == [0]
    assert [event.args["space"] for event in table.told("fisherman_moved")] == [6]


@pytest.mark.rule("MKSH-SEASON-19", "MKSH-SEASON-18", "MKSH-SCROLL-28")
def test_s28_acts_before_the_fishermen_return() -> None:
    own = {"space": 6, "scrolls": "s28"}
    table = mksh_position(
        phase=rounds.SEASON_SCROLLS, round=4, sides="08 03 05", green=own, blue={"space": 8, "arrival": 1}
    )

    assert (table.asked, table.player(GREEN).space, table.player(BLUE).space) == ("choose_resource", 6, 8)
    table.play(GREEN, "resource water")

    assert (table.player(GREEN).space, table.player(BLUE).space) == (0, 0)


@pytest.mark.rule("MKSH-SEASON-17")
def test_what_s28_gives_helps_to_supply() -> None:
    own = {"space": 6, "scrolls": "s28", "dates": 2, "provisions": "pv09 pv01 pv02", "shown": 1}
    table = mksh_position(phase=rounds.SEASON_SCROLLS, round=4, sides="08 03 05", green=own)

    table.play(GREEN, "resource date")

    assert "provisions" not in table.player(GREEN).points
    assert table.player(GREEN).dates == 0


@pytest.mark.rule("MKSH-SEASON-18")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_only_in_the_third_season_the_fishermen_stay_in_the_harbour(season: int) -> None:
    sides = ["08 03 05", "01 04 05", "01 03 05"][season - 1]
    own = {"space": 12, "harbour": 0, "arrival": 1, "shown": 0}

    table = mksh_position(phase=rounds.SEASON_SCROLLS, season=season, round=4, sides=sides, green=own)

    green = table.player(GREEN)
    assert (green.space, green.harbour) == ((12, 0) if season == 3 else (0, -1))


@pytest.mark.rule("MKSH-SEASON-18", "MKSH-RIVER-7")
def test_the_best_place_of_the_harbour_is_free_again_in_the_next_season() -> None:
    table = mksh_position(season=2, turn=BLUE, blue={"space": 11, "keshis": {"river": 1}, "workers": "river souk"})

    table.use(BLUE, "river")

    assert (table.player(BLUE).harbour, table.player(BLUE).points["river"]) == (0, 4)


# --- provisions ------------------------------------------------------------------------------------------------------
def supply(scrolls: str, tiles: str = "pv07 pv08", **green: Any) -> Table:
    """Green supplies for the face-up tiles at the end of a season.

    pv07 asks for a date and two dinars, pv08 for three water, pv09 for three dates.
    """
    shown = len(tiles.split())
    provisions = [*tiles.split(), "pv11", "pv12"][:3]
    own = {"scrolls": scrolls, "provisions": " ".join(provisions), "shown": (1 << shown) - 1, **green}
    return mksh_position("green blue", phase=rounds.PROVISIONS, season=shown, round=4, green=own)


def left(table: Table) -> tuple[int, int, int, int]:
    """Resources and the points lost for provisions."""
    green = table.player(GREEN)
    return green.water, green.dates, green.dinars, green.points.get("provisions", 0)


@pytest.mark.rule("MKSH-PROVISION-12", "MKSH-PROVISION-11", "MKSH-SCROLL-44")
@pytest.mark.parametrize(
    ("scrolls", "held", "after"),
    [
        ("", (3, 1, 2), (0, 0, 0, 0)),  # all
        ("", (3, 1, 1), (0, 0, 0, -9)),
        ("s44", (0, 0, 3), (0, 0, 0, 0)),  # a dinar and two resources
        ("s44", (2, 0, 1), (0, 0, 0, 0)),
        ("s44", (1, 1, 1), (0, 0, 0, 0)),
        ("s44", (5, 5, 0), (0, 0, 0, -9)),  # no dinar
        ("s44", (1, 0, 1), (0, 0, 0, -9)),  # a resource too few
        ("s33", (4, 2, 0), (0, 0, 0, 0)),  # water and a date for the dinars
        ("s33", (3, 2, 0), (0, 0, 0, -9)),
        ("s33", (2, 1, 9), (0, 0, 0, -9)),  # dinars are no water
        ("s33 s44", (3, 0, 0), (0, 0, 0, 0)),  # water for the dinar of s44
        ("s33 s44", (1, 1, 0), (0, 0, 0, -9)),
    ],
)
def test_the_only_way_of_supplying_is_used_and_without_one_all_is_lost(
    scrolls: str, held: tuple[int, int, int], after: tuple[int, int, int, int]
) -> None:
    own: dict[str, Any] = dict(zip(RESOURCES, held, strict=True))

    table = supply(scrolls, **own)

    assert left(table) == after
    assert table.asked == "choose_provision"


@pytest.mark.rule("MKSH-PROVISION-12", "MKSH-PROVISION-11")
@pytest.mark.parametrize(("way", "after"), [("provide all", (0, 0, 1, 0)), ("provide less", (3, 1, 0, 0))])
def test_if_both_ways_can_be_paid_the_player_chooses(way: str, after: tuple[int, int, int, int]) -> None:
    table = supply("s44", water=3, dates=1, dinars=3)

    assert table.options == ["provide all", "provide less"]
    table.play(GREEN, way, *(["pay dinar"] if way == "provide less" else []))

    assert left(table) == after


@pytest.mark.rule("MKSH-PROVISION-12")
@pytest.mark.parametrize("scrolls", ["s33", "s44", "s33 s44"])
def test_nobody_fails_on_purpose(scrolls: str) -> None:
    table = supply(scrolls, water=6, dates=6, dinars=1)

    while table.to_move == GREEN and table.asked != "choose_provision":
        assert not {"decline", "enough", "stop"} & set(table.options)
        table.play(GREEN, table.options[0])

    assert left(table)[3] == 0


@pytest.mark.rule("MKSH-PROVISION-11")
@pytest.mark.parametrize(
    ("tiles", "plays", "paid"),
    [
        ("pv08", ["pay date"], {"date": 1, "dinar": 1}),
        ("pv08", ["pay dinar"], {"dinar": 2}),
        ("pv07 pv08", ["pay water", "pay date"], {"water": 1, "date": 1, "dinar": 1}),
        ("pv07 pv08 pv09", ["pay date"], {"date": 2, "dinar": 2}),  # the rest is the only way then
    ],
)
def test_s44_asks_for_a_dinar_and_a_resource_of_any_kind_for_each_tile(
    tiles: str, plays: list[str], paid: dict[str, int]
) -> None:
    table = supply("s44", tiles, water=2, dates=2, dinars=2)

    table.play(GREEN, *plays)

    found: Counter[str] = Counter()
    for event in table.told("paid"):
        found.update(event.args["things"])
    assert (found, left(table)[3]) == (paid, 0)


@pytest.mark.rule("MKSH-PROVISION-11")
@pytest.mark.parametrize(("scrolls", "season", "less"), [("", 2, None), ("s44", 1, 2), ("s44", 2, 3), ("s44", 3, 4)])
def test_what_s44_asks_for_is_seen_by_all(scrolls: str, season: int, less: int | None) -> None:
    own = {"scrolls": scrolls, "workers": "garden souk"}
    table = mksh_position(turn=GREEN, season=season, green=own)

    assert [player["demand_less"] for player in table.state.view(None)["players"]] == [less, None, None, None]


@pytest.mark.rule("MKSH-PROVISION-2", "MKSH-PROVISION-11")
@pytest.mark.parametrize(("scrolls", "rule"), [("", "MKSH-PROVISION-2"), ("s44", "MKSH-PROVISION-11")])
def test_the_way_of_supplying_is_told_with_its_rule(scrolls: str, rule: str) -> None:
    own: dict[str, Any] = {"dinars": 3} if scrolls else {"water": 3, "dates": 1, "dinars": 2}

    table = supply(scrolls, **own)

    assert [event.rule for event in table.told("provisions_paid") if event.who == 0] == [rule]
    assert [event.rule for event in table.told("paid")] == ["MKSH-PROVISION-2"]


@pytest.mark.rule("MKSH-PROVISION-13")
def test_with_s33_dinars_are_paid_with_what_the_rest_of_the_demand_leaves() -> None:
    table = supply("s33", water=4, dates=2, dinars=1)

    assert (table.asked, table.options) == ("choose_payment", ["pay water", "pay date"])
    table.play(GREEN, "pay water")
    assert table.options == ["pay date", "pay dinar"]
    table.play(GREEN, "pay dinar")

    assert left(table) == (0, 1, 0, 0)


@pytest.mark.rule("MKSH-PROVISION-13")
def test_with_s33_and_s44_the_dinar_may_be_water_or_a_date_too() -> None:
    table = supply("s33 s44", "pv09", water=1, dates=2)

    assert table.options == ["pay water", "pay date"]
    table.play(GREEN, "pay water")  # and a date, the only way then

    assert left(table) == (0, 1, 0, 0)


# --- the final scoring -----------------------------------------------------------------------------------------------
def end(line: str, **green: Any) -> Table:
    own = {"shown": 0, "line": line, **green}
    return mksh_position(season=3, round=4, phase=rounds.PROVISIONS, first=GREEN, green=own)


def scored(table: Table) -> list[str]:
    return [event.args["oasis"] for event in table.told("oasis_scored")]


@pytest.mark.rule("MKSH-END-16", "MKSH-INV-48")
def test_three_oases_take_twelve_units_each_and_the_rest_is_left_over() -> None:
    table = end("19 20 21", water=13, dates=14, dinars=15, yellow=2)

    green = table.player(GREEN)
    assert (green.points["oases"], green.points["leftovers"]) == (45, 4)
    assert (green.water, green.dates, green.dinars, green.yellow) == (1, 2, 3, 2)


@pytest.mark.rule("MKSH-END-17")
def test_an_oasis_is_left_out_when_its_resources_bring_more_as_leftovers() -> None:
    own = {"keshis": {"palace": 1}, "luxuries": "lx01", "scrolls": "s19"}

    table = end("21 23 22 05", dates=1, water=1, **own)

    assert scored(table) == ["05", "22", "23"]  # 21 would bring 4 as well, and cost the point of the leftovers
    assert (table.player(GREEN).points["oases"], table.player(GREEN).points["leftovers"]) == (12, 1)


@pytest.mark.rule("MKSH-END-17")
def test_an_oasis_is_counted_when_it_brings_more_than_its_leftovers() -> None:
    table = end("21 23 22 05", dates=5, keshis={"palace": 1}, luxuries="lx01", scrolls="s19")

    assert scored(table) == ["05", "21", "22"]
    assert table.player(GREEN).points["oases"] == 4 + 8 + 4


@pytest.mark.rule("MKSH-END-17")
@pytest.mark.parametrize("line", ["08 07 06 05", "05 06 07 08", "07 05 08 06"])
def test_equal_oases_are_counted_by_their_numbers(line: str) -> None:
    assert scored(end(line)) == ["05", "06", "07"]


@pytest.mark.rule("MKSH-END-17")
def test_equal_sums_with_leftovers_are_decided_by_the_numbers() -> None:
    own = {"keshis": {"palace": 1}, "luxuries": "lx01", "scrolls": "s19"}

    table = end("23 22 21 05", dates=2, **own)  # 21 brings 5, without it 4 and a point of leftovers

    assert scored(table) == ["05", "21", "22"]
    assert "leftovers" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-END-17", "MKSH-SAHARA-23")
def test_the_best_three_of_seven_oases_count() -> None:
    table = end("14 15 05 16 17 18 26")

    assert {"05", "26"} <= set(scored(table))
    assert table.player(GREEN).points["oases"] == 3 + 21


@pytest.mark.rule("MKSH-END-18")
def test_what_is_still_open_or_lies_at_others_does_not_count() -> None:
    others = {"luxuries": "lx02 lx03", "scrolls": "s20", "gates": {1: "green"}, "line": "09 10"}
    own = {"shown": 0, "line": "22 23 26", "luxuries": "lx01", "caravans": [3, 3, 0]}

    table = mksh_position(season=3, round=4, phase=rounds.PROVISIONS, first=GREEN, green=own, blue=others)

    assert table.player(GREEN).points["oases"] == 4 + 3 + 9


# --- swaps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-25")
@pytest.mark.parametrize(
    ("colour", "own"),
    [
        ("green", {"keshis": {"garden": 1}}),
        ("white", {"keshis": {"palace": 1}}),
        ("beige", {"watchtower": 1}),
        ("turquoise", {"keshis": {"river": 1}}),
        ("red", {"sellers": "garden"}),
        ("pink", {"square": [2]}),
    ],
)
def test_the_keshi_taken_in_a_swap_has_another_colour(colour: str, own: dict[str, Any]) -> None:
    green = {"line": "01 02", "caravans": [1, 0, 0], "dinars": 1, "workers": "sahara souk", **own}
    table = mksh_position(turn=GREEN, green=green)
    table.use(GREEN, "sahara")
    table.play(GREEN, *(["explore left-1"] if table.asked == "choose_oasis" else []), f"return {colour}")

    taken = [option.removeprefix("keshi ") for option in table.options]
    assert colour not in taken
    assert len(taken) == 11
    assert table.why_not(f"keshi {colour}") == ("keshi.same_colour", "MKSH-SAHARA-25")


@pytest.mark.rule("MKSH-SAHARA-25")
def test_the_keshi_taken_in_a_swap_gives_its_placement_bonus() -> None:
    green = {"line": "01 02", "caravans": [1, 0, 0], "dinars": 1, "workers": "sahara souk", "keshis": {"palace": 2}}
    table = mksh_position(turn=GREEN, green=green)

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-1", "return white", "keshi green")

    assert (table.player(GREEN).keshis, gains(table)) == ({"garden": 1, "palace": 1, "sahara": 1}, {"points": 1})


@pytest.mark.rule("MKSH-SAHARA-26", "MKSH-TILE-2")
def test_after_a_loose_oasis_the_own_ones_go_to_the_later_cells() -> None:
    """With a loose oasis on the first cell the own second oasis comes to the third one, a swap."""
    green = {"line": "30 01", "oases": "01 02 03 04 05 06", "caravans": [2, 0, 0], "keshis": {"palace": 1}}
    table = mksh_position(
        turn=GREEN, season=2, sides="02 03 05", green={**green, "dates": 1, "dinars": 1, "workers": "sahara souk"}
    )

    table.use(GREEN, "sahara")
    table.play(GREEN, "explore left-2")

    assert (table.player(GREEN).line, table.asked) == ("30 01 02", "choose_return")


# --- who gets something of the river tile ----------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SEASON-20", "MKSH-SEASON-2")
@pytest.mark.parametrize(
    ("spaces", "places"), [((0, 0, 0, 0), []), ((0, 1, 0, 0), [1]), ((2, 1, 0, 0), [0, 1]), ((0, 1, 3, 2), [2, 3])]
)
def test_only_who_has_advanced_gets_something_of_the_river_tile(
    spaces: tuple[int, int, int, int], places: list[int]
) -> None:
    seats: dict[str, Any] = {
        colour: {"space": space, "arrival": space and number + 1, "shown": 0}
        for number, (colour, space) in enumerate(zip(FOUR.split(), spaces, strict=True))
    }

    table = mksh_position(phase=rounds.SEASON_SCROLLS, season=3, round=4, sides="01 03 05", **seats)

    assert [event.who for event in table.told("river_tile")] == places

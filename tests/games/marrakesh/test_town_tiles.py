"""What each of the twelve printed desert towns is worth, or does when it is explored. Rules MKSH-TOWN."""

from __future__ import annotations

from typing import Any, Final

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker
from tests.games.marrakesh.position import GREEN, Table, mksh_position

GOODS: Final[dict[str, Any]] = {"yellow": 1, "purple": 1, "orange": 1}
EIGHT: Final = "garden madrasa palace mosque square river medina sahara"


def end(town: str, expansions: str = "towns", day: int = 1, **green: Any) -> Table:
    """The game has just been scored; green has a town at the end of the left path, explored unless said otherwise."""
    own = {"shown": 0, "caravans": [4, 0, 0], "towns": [town, ""], "day": day, **green}
    return mksh_position(season=3, round=4, phase=rounds.PROVISIONS, first=GREEN, expansions=expansions, green=own)


def worth(town: str, **green: Any) -> int:
    return end(town, **green).player(GREEN).points.get("towns", 0)


def explore(town: str, table: dict[str, Any] | None = None, **green: Any) -> Table:
    """Green has just explored the town at the end of the left path; a souk worker waits."""
    own = {"caravans": [4, 0, 0], "towns": [town, ""], "workers": "sahara souk", **GOODS, **green}
    found = mksh_position(turn=GREEN, **{"expansions": "towns", **(table or {})}, green=own)
    found.use(GREEN, "sahara")
    found.play(GREEN, "explore town left-4")
    return found


def is_explored(table: Table) -> bool:
    return table.player(GREEN).piece.day == 1


# --- t01 to t03: gates, items, scrolls -------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWN-1")
@pytest.mark.parametrize("colours", ["", "red", "red red green yellow", "pink grey red brown white black beige orange"])
def test_town_1_counts_gates(colours: str) -> None:
    gates = dict(enumerate(colours.split(), start=1))

    assert worth("t01", gates=gates, watchtower=8 - len(gates)) == 2 * len(gates)


@pytest.mark.rule("MKSH-TOWN-2")
@pytest.mark.parametrize("luxuries", ["", "lx01", "lx01 lx07 lx13 lx25"])
def test_town_2_counts_luxury_items(luxuries: str) -> None:
    assert worth("t02", luxuries=luxuries) == 2 * len(luxuries.split())


@pytest.mark.rule("MKSH-TOWN-3")
@pytest.mark.parametrize("scrolls", ["", "s19", "s01 s22 s44 s72 s13"])
def test_town_3_counts_scrolls(scrolls: str) -> None:
    assert worth("t03", scrolls=scrolls) == 2 * len(scrolls.split())


# --- t04, t05, t07: pawns --------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWN-4", "MKSH-TOWN-5")
@pytest.mark.parametrize(("palace", "mosque"), [(0, 0), (9, 4), (4, 9), (15, 14), (14, 15)])
def test_towns_4_and_5_count_the_steps_of_palace_and_mosque(palace: int, mosque: int) -> None:
    assert worth("t04", palace=palace, mosque=mosque) == palace
    assert worth("t05", palace=palace, mosque=mosque) == mosque


@pytest.mark.rule("MKSH-TOWN-7", "MKSH-SEASON-18")
@pytest.mark.parametrize(("space", "harbour"), [(0, -1), (1, -1), (7, -1), (12, 0), (12, 2)])
def test_town_7_counts_the_spaces_of_the_third_season(space: int, harbour: int) -> None:
    own = {"shown": 0, "caravans": [4, 0, 0], "towns": ["t07", ""], "day": 1}
    table = mksh_position(
        season=3,
        round=4,
        phase=rounds.SEASON_SCROLLS,
        first=GREEN,
        expansions="towns",
        green={**own, "space": space, "harbour": harbour, "arrival": 1},
    )

    assert table.state.is_over
    assert table.player(GREEN).points.get("towns", 0) == space


@pytest.mark.rule("MKSH-TOWN-7")
@pytest.mark.parametrize(("owner", "space", "points"), [(GREEN, 12, 8), (GREEN, 4, 0), ("blue", 12, 12)])
def test_town_7_does_not_count_the_own_head_start(owner: str, space: int, points: int) -> None:
    own = {"shown": 0, "caravans": [4, 0, 0], "towns": ["t07", ""], "day": 1}
    harbour = 0 if space == 12 else -1
    table = mksh_position(
        season=3,
        round=4,
        phase=rounds.PROVISIONS,
        first=GREEN,
        sides="01 09 05",
        crocodile=owner,
        expansions="towns",
        green={**own, "space": space, "harbour": harbour, "arrival": 2},
        blue={"space": 4, "arrival": 1},
    )

    assert table.player(GREEN).points.get("towns", 0) == points


# --- t06, t08, t09: keshis -------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWN-6")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ({}, 1),  # the four caravans
        ({"keshis": {"garden": 1}}, 1),
        ({"keshis": {"garden": 2}}, 2),
        ({"keshis": {"garden": 1}, "sellers": "garden"}, 2),
        ({"keshis": {"garden": 1}, "sellers": "souk", "scrolls": "s57"}, 2),
        ({"keshis": {"garden": 1}, "square": [6]}, 2),
        ({"keshis": {"garden": 1}, "watchtower": 1}, 2),
        ({"gates": {1: "red", 2: "red"}}, 2),
        ({"keshis": {"garden": 1}, "yellow": 3, "purple": 2}, 1),
        ({"keshis": {"garden": 1}, "line_keshis": {4: "black"}}, 1),
    ],
)
def test_town_6_counts_a_point_for_three_keshis_goods_apart(own: dict[str, Any], points: int) -> None:
    assert worth("t06", **own) == points


@pytest.mark.rule("MKSH-TOWN-8")
@pytest.mark.parametrize(
    ("own", "areas"),
    [
        ({}, 1),  # the four caravans
        ({"caravans": [4, 4, 0], "keshis": {"garden": 3}}, 1),
        ({"keshis": {"garden": 3}, "sellers": "garden"}, 2),
        ({"keshis": {"garden": 4, "palace": 8}}, 3),
        ({"square": [0, 1, 2], "sellers": "palace"}, 1),
        ({"square": [0, 1, 2], "sellers": "square"}, 2),
        ({"watchtower": 2, "gates": {1: "red", 2: "green"}}, 2),
        ({"watchtower": 1, "gates": {1: "red", 2: "green"}}, 1),
        ({"yellow": 5, "purple": 4, "sellers": "souk", "scrolls": "s57"}, 1),  # the souk is none of the eight
    ],
)
def test_town_8_counts_areas_with_four_keshis_their_water_seller_included(own: dict[str, Any], areas: int) -> None:
    assert worth("t08", **own) == 2 * areas


@pytest.mark.rule("MKSH-TOWN-8")
def test_town_8_counts_all_eight_areas() -> None:
    keshis = dict.fromkeys(("garden", "madrasa", "palace", "mosque", "river"), 3)

    assert worth("t08", keshis=keshis, square=[0, 1, 2], watchtower=3, sellers=EIGHT) == 16


@pytest.mark.rule("MKSH-TOWN-9")
@pytest.mark.parametrize(
    ("square", "disk", "points"),
    [
        ([], 0, 0),
        ([0], 0, 1),
        ([5, 7], 0, 6),
        ([5, 7], 1, 2 + 1),
        ([1, 2, 3], 5, 2 + 3 + 1),
        (list(range(8)), 3, 15),
    ],
)
def test_town_9_counts_the_citizens_who_face_pink_keshis(square: list[int], disk: int, points: int) -> None:
    assert worth("t09", square=square, disk=disk) == points


@pytest.mark.rule("MKSH-TOWN-9")
def test_town_9_counts_a_citizen_more_at_every_pink_keshi_with_s31() -> None:
    assert worth("t09", square=[5, 7], disk=0, scrolls="s31") == 8


@pytest.mark.rule("MKSH-TOWN-9")
@pytest.mark.parametrize(("cell", "points"), [(0, 0), (2, 4)])
def test_town_9_looks_at_the_purple_side_of_the_disk(cell: int, points: int) -> None:
    table = end("t09", expansions="citizens towns", square=[cell], disk=0)

    assert table.player(GREEN).points.get("towns", 0) == points


# --- what all have in common -----------------------------------------------------------------------------------------
RICH: Final[dict[str, Any]] = {
    "gates": {1: "red"},
    "luxuries": "lx01",
    "scrolls": "s19",
    "palace": 5,
    "mosque": 5,
    "space": 6,
    "square": [1, 2, 3, 4],
    "keshis": {"garden": 6},
}


@pytest.mark.rule("MKSH-TOWN-10", "MKSH-TOWN-11", "MKSH-TOWN-12", "MKSH-EXP5-9")
@pytest.mark.parametrize("town", ["t10", "t11", "t12"])
def test_the_last_three_towns_score_nothing_at_the_end(town: str) -> None:
    assert worth(town, **RICH) == 0


@pytest.mark.rule("MKSH-TOWN-1", "MKSH-EXP5-12")
@pytest.mark.parametrize("town", [f"t{n:02}" for n in range(1, 10)])
def test_the_first_nine_towns_score_only_by_day(town: str) -> None:
    assert worth(town, **RICH) > 0
    assert worth(town, **RICH, day=0) == 0


@pytest.mark.rule("MKSH-EXP5-9")
@pytest.mark.parametrize("town", [f"t{n:02}" for n in range(1, 10)])
def test_the_first_nine_towns_give_nothing_when_they_are_explored(town: str) -> None:
    table = explore(town, {"market": "lx01", "scrolls": {"grey-1": "s19"}, "workshops": {"blue": "red"}}, watchtower=1)

    assert (is_explored(table), is_at_the_next_worker(table), gains(table)) == (True, True, {})


# --- t10: a scroll ---------------------------------------------------------------------------------------------------
STACKS: Final = {"grey-1": "s20", "yellow-2": "s22", "pink-3": "s43", "orange-1": "s61"}


@pytest.mark.rule("MKSH-TOWN-10", "MKSH-MADRASA-25")
@pytest.mark.parametrize("stack", list(STACKS))
def test_town_10_gives_any_face_up_scroll_without_scholars_and_dates(stack: str) -> None:
    table = explore("t10", {"scrolls": STACKS}, dates=1)

    assert (table.asked, table.options) == ("choose_free_scroll", [*(f"scroll {name}" for name in STACKS), "decline"])
    table.play(GREEN, f"scroll {stack}")

    assert (table.player(GREEN).scrolls, table.player(GREEN).dates) == (STACKS[stack], 1)


@pytest.mark.rule("MKSH-TOWN-10", "MKSH-MADRASA-25")
def test_an_instant_scroll_of_town_10_acts() -> None:
    table = explore("t10", {"scrolls": STACKS})

    table.play(GREEN, "scroll grey-1")

    assert (gains(table), table.asked) == ({"dinars": 2}, "choose_oasis")


@pytest.mark.rule("MKSH-TOWN-10")
def test_the_scroll_of_town_10_may_be_declined() -> None:
    table = explore("t10", {"scrolls": STACKS})

    table.play(GREEN, "decline")

    assert (table.player(GREEN).scrolls, table.scrolls, is_explored(table)) == ("", STACKS, True)


@pytest.mark.rule("MKSH-TOWN-10")
def test_town_10_lapses_without_a_face_up_scroll() -> None:
    table = explore("t10")

    assert (is_explored(table), is_at_the_next_worker(table), gains(table)) == (True, True, {})


# --- t11: a luxury item ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWN-11")
@pytest.mark.parametrize(
    ("item", "gained"),
    [("lx01", {"points": 2, "water": 1}), ("lx15", {"points": 6, "dinars": 2}), ("lx21", {"points": 13})],
)
def test_town_11_gives_any_face_up_item_with_its_points_and_resources(item: str, gained: dict[str, int]) -> None:
    table = explore("t11", {"market": "lx21 lx01 lx15"})

    assert (table.asked, table.options) == ("choose_free_luxury", ["take lx01", "take lx15", "take lx21", "decline"])
    table.play(GREEN, f"take {item}")

    assert (table.player(GREEN).luxuries, gains(table)) == (item, gained)


@pytest.mark.rule("MKSH-TOWN-11")
def test_the_item_of_town_11_costs_no_goods() -> None:
    table = explore("t11", {"market": "lx21"}, yellow=4, purple=4, orange=4)

    table.play(GREEN, "take lx21")

    green = table.player(GREEN)
    assert (green.yellow, green.purple, green.orange) == (3, 3, 3)  # what the town cost


@pytest.mark.rule("MKSH-TOWN-11")
def test_the_item_of_town_11_may_be_declined() -> None:
    table = explore("t11", {"market": "lx21 lx01"})

    table.play(GREEN, "decline")

    assert (table.player(GREEN).luxuries, gains(table), is_explored(table)) == ("", {}, True)


@pytest.mark.rule("MKSH-TOWN-11")
def test_town_11_lapses_without_a_face_up_item() -> None:
    table = explore("t11")

    assert (is_explored(table), is_at_the_next_worker(table), gains(table)) == (True, True, {})


@pytest.mark.rule("MKSH-TOWN-11", "MKSH-EXP2-5")
def test_the_item_of_town_11_is_no_purchase_for_the_imam() -> None:
    laid_out = {"market": "lx21", "expansions": "companions towns", "companions": {1: GREEN}}
    table = explore("t11", laid_out, mosque=7, yellow=2, purple=5, orange=5)

    table.play(GREEN, "take lx21")

    assert "spare purple" not in table.options
    assert (table.player(GREEN).purple, table.player(GREEN).orange) == (4, 4)


# --- t12: a gate -----------------------------------------------------------------------------------------------------
WORKSHOPS: Final = {"blue": "green", "red": "white", "green": "black", "yellow": "grey"}


@pytest.mark.rule("MKSH-TOWN-12")
@pytest.mark.parametrize(
    ("gate", "area", "points"),
    [
        ("blue-green", "garden", -3),
        ("red-white", "palace", 1),
        ("green-black", "mosque", 4),
        ("yellow-grey", "madrasa", 7),
    ],
)
def test_town_12_builds_any_gate_without_dinars(gate: str, area: str, points: int) -> None:
    table = explore("t12", {"workshops": WORKSHOPS}, watchtower=2)

    gates = [f"gate {workshop}-{colour}" for workshop, colour in WORKSHOPS.items()]
    assert (table.asked, table.options) == ("choose_free_gate", [*gates, "decline"])
    table.play(GREEN, f"gate {gate}", "slot 8")

    green = table.player(GREEN)
    assert (green.points["medina"], green.gates, green.dinars) == (points, {8: gate.split("-")[1]}, 0)
    assert (green.keshis["medina"], green.keshis[area]) == (2, 1)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-TOWN-12")
def test_a_gate_of_town_12_on_a_slot_of_its_colour_brings_the_points_of_the_slot() -> None:
    table = explore("t12", {"workshops": {"red": "white"}}, watchtower=1)

    table.play(GREEN, "gate red-white", "slot 6")

    assert table.player(GREEN).points["medina"] == 1 + 2


@pytest.mark.rule("MKSH-TOWN-12")
def test_the_gate_of_town_12_may_be_declined() -> None:
    table = explore("t12", {"workshops": WORKSHOPS}, watchtower=1)

    table.play(GREEN, "decline")

    assert (table.player(GREEN).gates, is_explored(table), gains(table)) == ({}, True, {})


@pytest.mark.rule("MKSH-TOWN-12")
@pytest.mark.parametrize("gates", [{}, {1: "red", 2: "brown"}])
def test_town_12_lapses_without_a_guard_in_the_watchtower(gates: dict[int, str]) -> None:
    table = explore("t12", {"workshops": WORKSHOPS}, gates=gates)

    assert (is_explored(table), is_at_the_next_worker(table)) == (True, True)
    assert table.player(GREEN).gates == gates


@pytest.mark.rule("MKSH-TOWN-12")
def test_a_gate_of_town_12_is_no_purchase_for_scrolls() -> None:
    table = explore("t12", {"workshops": {"blue": "white"}}, watchtower=1, dinars=0, scrolls="s22 s32 s36 s66")

    table.play(GREEN, "gate blue-white", "slot 8")

    green = table.player(GREEN)
    assert (green.points["medina"], green.keshis["palace"]) == (-3, 1)
    assert is_at_the_next_worker(table)

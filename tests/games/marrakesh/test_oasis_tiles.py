"""What each of the thirty printed oases is worth, at the end of the game and at once. Rules MKSH-OASIS."""

from __future__ import annotations

from typing import Any, Final

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import learn
from tests.games.marrakesh.position import GREEN, Table, mksh_position

GATES: Final = {
    "01": ("green black turquoise", 2),
    "02": ("brown red beige", 2),
    "03": ("pink white grey", 2),
    "04": ("yellow purple orange", 3),
}
AREAS: Final = {"05": "palace", "06": "mosque", "07": "river", "08": "garden", "09": "madrasa"}
ITEMS: Final = {
    "14": (["lx01", "lx02", "lx03", "lx04", "lx05"], 2),  # slippers
    "15": (["lx06", "lx07", "lx08", "lx09", "lx10"], 3),  # tajines
    "16": (["lx11", "lx12", "lx13", "lx14", "lx15"], 4),  # daggers
    "17": (["lx16", "lx17", "lx18", "lx19", "lx20"], 5),  # oil lamps
    "18": (["lx21", "lx22", "lx23", "lx24", "lx25"], 6),  # necklaces
}
RESOURCES: Final = {"19": "water", "20": "dinars", "21": "dates"}
EIGHT: Final = "garden madrasa palace mosque square river medina sahara"
THICK: Final[dict[str, Any]] = {  # four keshis in each of the eight areas
    "keshis": dict.fromkeys(("garden", "madrasa", "palace", "mosque", "river"), 4),
    "square": [0, 1, 2, 3],
    "watchtower": 4,
    "caravans": [2, 2, 0],
}


def end(oases: str, expansions: str = "", **green: Any) -> Table:
    """The game has just been scored; green had explored the oases."""
    own = {"shown": 0, "line": oases, **green}
    return mksh_position(season=3, round=4, phase=rounds.PROVISIONS, first=GREEN, expansions=expansions, green=own)


def worth(oasis: str, **green: Any) -> int:
    return end(oasis, **green).player(GREEN).points.get("oases", 0)


def gates(*colours: str) -> dict[int, str]:
    """Gates on slots from the first on."""
    return dict(enumerate(colours, start=1))


# --- 01 to 04: gates -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-1")
@pytest.mark.parametrize("colour", " ".join(colours for colours, _ in GATES.values()).split())
def test_a_gate_of_every_colour_counts_for_one_of_the_first_four_oases(colour: str) -> None:
    found = {oasis: worth(oasis, gates=gates(colour)) for oasis in GATES}

    assert found == {oasis: points if colour in colours.split() else 0 for oasis, (colours, points) in GATES.items()}


@pytest.mark.rule("MKSH-OASIS-1")
@pytest.mark.parametrize("oasis", list(GATES))
@pytest.mark.parametrize("count", range(4))
def test_gates_of_one_colour_bring_the_same_each(oasis: str, count: int) -> None:
    colours, points = GATES[oasis]

    assert worth(oasis, gates=gates(*[colours.split()[0]] * count)) == points * count


@pytest.mark.rule("MKSH-OASIS-1")
@pytest.mark.parametrize("oasis", list(GATES))
def test_gates_of_all_three_colours_count_together(oasis: str) -> None:
    colours, points = GATES[oasis]
    others = [other for name in GATES if name != oasis for other in GATES[name][0].split()[:1]]

    assert worth(oasis, gates=gates(*colours.split(), colours.split()[1], *others)) == 4 * points


# --- 05 to 13: keshis of a colour ------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-5")
@pytest.mark.parametrize("count", [0, 1, 8])
@pytest.mark.parametrize("oasis", list(AREAS))
def test_keshis_of_the_colour_of_an_area_bring_one_each_beside_three(oasis: str, count: int) -> None:
    keshis = {area: 4 for area in AREAS.values() if area != AREAS[oasis]} | {AREAS[oasis]: count}

    assert worth(oasis, keshis=keshis, sellers=AREAS[oasis]) == 3 + count


@pytest.mark.rule("MKSH-OASIS-5")
@pytest.mark.parametrize("cells", [[], [3], list(range(8))])
def test_oasis_10_counts_pink_keshis(cells: list[int]) -> None:
    assert worth("10", square=cells, keshis={"garden": 5}, sellers="square") == 3 + len(cells)


@pytest.mark.rule("MKSH-OASIS-5")
@pytest.mark.parametrize(("at_gates", "watchtower"), [(0, 0), (0, 3), (2, 0), (3, 5)])
def test_oasis_11_counts_guards_in_the_watchtower_and_at_gates(at_gates: int, watchtower: int) -> None:
    own = {"gates": gates(*["red"] * at_gates), "watchtower": watchtower}

    assert worth("11", **own) == 3 + at_gates + watchtower


@pytest.mark.rule("MKSH-OASIS-5")
@pytest.mark.parametrize("caravans", [[0, 0, 0], [1, 0, 0], [0, 2, 1], [3, 3, 2]])
def test_oasis_12_counts_caravans(caravans: list[int]) -> None:
    assert worth("12", caravans=caravans, sellers="sahara") == 3 + sum(caravans)


@pytest.mark.rule("MKSH-OASIS-5")
@pytest.mark.parametrize(
    ("sellers", "points"), [("", 3), ("river", 4), (EIGHT, 11), ("river souk", 5), (f"{EIGHT} souk", 12)]
)
def test_oasis_13_counts_water_sellers_also_that_of_the_souk(sellers: str, points: int) -> None:
    assert worth("13", sellers=sellers, scrolls="s57", keshis={"river": 4}) == points


@pytest.mark.rule("MKSH-END-18", "MKSH-OASIS-5")
@pytest.mark.parametrize(("oasis", "colour"), [("06", "black"), ("13", "red")])
def test_a_keshi_that_waits_on_the_line_does_not_count(oasis: str, colour: str) -> None:
    assert worth(oasis, line_keshis={4: colour}) == 3


# --- 14 to 18, 22, 23: items and scrolls -----------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-14")
@pytest.mark.parametrize("count", [0, 1, 2, 5])
@pytest.mark.parametrize("oasis", list(ITEMS))
def test_luxury_items_of_the_kind_bring_its_number_each(oasis: str, count: int) -> None:
    items, points = ITEMS[oasis]
    others = [other for name in ITEMS if name != oasis for other in ITEMS[name][0][:2]]

    assert worth(oasis, luxuries=" ".join([*others, *items[:count]])) == points * count


@pytest.mark.rule("MKSH-END-18", "MKSH-OASIS-14", "MKSH-OASIS-22")
@pytest.mark.parametrize(("oasis", "points"), [("14", 0), ("22", 3)])
def test_items_in_the_display_do_not_count(oasis: str, points: int) -> None:
    own = {"shown": 0, "line": oasis}
    table = mksh_position(
        season=3, round=4, phase=rounds.PROVISIONS, first=GREEN, market="lx01 lx02 lx03 lx04 lx05", green=own
    )

    assert table.player(GREEN).points.get("oases", 0) == points


@pytest.mark.rule("MKSH-OASIS-22")
@pytest.mark.parametrize(("luxuries", "count"), [("", 0), ("lx01", 1), ("lx03 lx20 lx25 lx07", 4)])
def test_oasis_22_counts_luxury_items_of_all_kinds_beside_three(luxuries: str, count: int) -> None:
    assert worth("22", luxuries=luxuries) == 3 + count


@pytest.mark.rule("MKSH-OASIS-23")
@pytest.mark.parametrize(("scrolls", "count"), [("", 0), ("s01", 1), ("s13 s19 s41 s43 s72", 5)])
def test_oasis_23_counts_scrolls_of_all_colours_and_kinds_beside_three(scrolls: str, count: int) -> None:
    assert worth("23", scrolls=scrolls) == 3 + count


# --- 19 to 21: resources go back -------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-19", "MKSH-END-16")
@pytest.mark.parametrize(("held", "returned"), [(0, 0), (1, 1), (11, 11), (12, 12), (13, 12), (20, 12)])
@pytest.mark.parametrize("oasis", list(RESOURCES))
def test_an_oasis_takes_back_twelve_units_of_its_resource_at_most(oasis: str, held: int, returned: int) -> None:
    own: dict[str, Any] = {RESOURCES[oasis]: held}

    table = end(oasis, **own)

    green = table.player(GREEN)
    assert green.points["oases"] == 3 + returned
    assert getattr(green, RESOURCES[oasis]) == held - returned
    assert green.points.get("leftovers", 0) == (held - returned) // 2


@pytest.mark.rule("MKSH-OASIS-19", "MKSH-END-16")
@pytest.mark.parametrize("oasis", list(RESOURCES))
def test_other_resources_and_goods_stay(oasis: str) -> None:
    others: dict[str, Any] = {name: 3 for name in RESOURCES.values() if name != RESOURCES[oasis]}

    table = end(oasis, yellow=2, **others)

    green = table.player(GREEN)
    assert (green.points["oases"], green.points["leftovers"]) == (3, 4)
    assert (sum(green.piece.resources), green.goods) == (6, "yellow yellow")


# --- 24 and 25: areas ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-24")
def test_oasis_24_counts_eight_areas_of_an_empty_board() -> None:
    assert worth("24") == 8 * 4


@pytest.mark.rule("MKSH-OASIS-24")
@pytest.mark.parametrize(
    ("own", "thin"),
    [
        ({}, 0),
        ({"keshis": {**THICK["keshis"], "garden": 3}}, 1),
        ({"keshis": {**THICK["keshis"], "garden": 3, "river": 0}, "sellers": "garden river"}, 2),
        ({"square": [5, 6, 7]}, 1),
        ({"watchtower": 3}, 1),
        ({"watchtower": 2, "gates": {1: "red"}}, 1),
        ({"watchtower": 2, "gates": {1: "red", 2: "red"}}, 0),
        ({"caravans": [1, 1, 1]}, 1),
        ({"caravans": [1, 1, 2]}, 0),
        ({"yellow": 1}, 0),
    ],
)
def test_oasis_24_counts_areas_with_three_keshis_of_their_colour_at_most(own: dict[str, Any], thin: int) -> None:
    assert worth("24", **{**THICK, **own}) == 4 * thin


@pytest.mark.rule("MKSH-OASIS-25")
@pytest.mark.parametrize(
    ("sellers", "filled"), [("", 0), ("garden", 1), ("garden palace river", 2), ("garden palace square", 3)]
)
def test_oasis_25_counts_areas_with_eight_keshis_and_a_water_seller(sellers: str, filled: int) -> None:
    table = end("25", keshis={"garden": 8, "palace": 8, "river": 7}, square=list(range(8)), sellers=sellers)

    points = table.player(GREEN).points
    assert (points.get("oases", 0), points.get("filled_areas", 0)) == (4 * filled, 10 * filled)


@pytest.mark.rule("MKSH-OASIS-25")
def test_oasis_25_counts_all_eight_areas() -> None:
    keshis = dict.fromkeys(("garden", "madrasa", "palace", "mosque", "river"), 8)
    guards = {"gates": gates("red", "red"), "watchtower": 6}

    assert worth("25", keshis=keshis, square=list(range(8)), caravans=[3, 3, 2], sellers=EIGHT, **guards) == 32


# --- 26: explored oases ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-26")
@pytest.mark.parametrize("count", [1, 3, 6, 7])
def test_oasis_26_counts_all_explored_oases_itself_and_a_seventh_included(count: int) -> None:
    others = ["14", "15", "16", "17", "18", "27"][: count - 1]  # worth nothing without items

    assert worth(" ".join([*others, "26"])) == 3 * count


@pytest.mark.rule("MKSH-OASIS-26", "MKSH-EXP5-13")
def test_oasis_26_counts_no_open_oases_and_no_towns() -> None:
    towns = {"towns": ["t01", "t02"], "day": 3}

    table = end("26 14", expansions="towns", caravans=[4, 4, 0], **towns)

    assert table.player(GREEN).points["oases"] == 3 * 2


# --- 27 to 30: pawns -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-OASIS-27")
@pytest.mark.parametrize(("palace", "mosque", "points"), [(15, 14, 0), (0, 15, 7), (15, 15, 7)])
def test_oasis_27_asks_for_the_disciple_on_the_last_step(palace: int, mosque: int, points: int) -> None:
    assert worth("27", palace=palace, mosque=mosque) == points


@pytest.mark.rule("MKSH-OASIS-28")
@pytest.mark.parametrize(("palace", "mosque", "points"), [(14, 15, 0), (15, 0, 7), (15, 15, 7)])
def test_oasis_28_asks_for_the_adviser_on_the_last_step(palace: int, mosque: int, points: int) -> None:
    assert worth("28", palace=palace, mosque=mosque) == points


@pytest.mark.rule("MKSH-OASIS-29")
@pytest.mark.parametrize(
    ("palace", "mosque", "points"),
    [
        (0, 0, 0),
        (15, 0, 0),  # four crossings
        (15, 3, 0),
        (15, 4, 7),
        (4, 15, 7),
        (11, 6, 0),  # three and one
        (11, 7, 7),
        (7, 11, 7),
        (10, 10, 0),  # two and two
        (14, 10, 7),
        (15, 15, 7),
    ],
)
def test_oasis_29_asks_for_five_crossings_on_both_stairs_together(palace: int, mosque: int, points: int) -> None:
    assert worth("29", palace=palace, mosque=mosque) == points


@pytest.mark.rule("MKSH-OASIS-30", "MKSH-SEASON-18")
@pytest.mark.parametrize(("space", "harbour", "points"), [(0, -1, 0), (11, -1, 0), (12, 0, 7), (12, 3, 7)])
def test_oasis_30_asks_for_the_fisherman_in_the_harbour(space: int, harbour: int, points: int) -> None:
    own = {"shown": 0, "line": "30", "space": space, "harbour": harbour, "arrival": 1}

    table = mksh_position(season=3, round=4, phase=rounds.SEASON_SCROLLS, first=GREEN, green=own)

    assert table.state.is_over
    assert table.player(GREEN).points.get("oases", 0) == points


# --- scored at once --------------------------------------------------------------------------------------------------
RICH: Final[dict[str, Any]] = {
    "gates": gates("green", "brown", "pink", "yellow"),
    "square": [0, 1],
    "caravans": [1, 0, 0],
    "sellers": "garden river",
    "luxuries": "lx01 lx06 lx11 lx16 lx21",
    "palace": 15,
    "mosque": 15,
    "space": 12,
    "harbour": 0,
}
GATES_AT_ONCE: Final = {"01": 2, "02": 2, "03": 2, "04": 3}
KESHIS_AT_ONCE: Final = {"05": 4, "06": 5, "07": 6, "08": 11, "09": 10, "10": 5, "11": 7, "12": 4, "13": 5}
THINGS_AT_ONCE: Final = {"14": 2, "15": 3, "16": 4, "17": 5, "18": 6, "22": 8, "23": 4}
OTHERS_AT_ONCE: Final = {"24": 5 * 4, "25": 4, "26": 2 * 3, "27": 7, "28": 7, "29": 7, "30": 7}
AT_ONCE: Final = {**GATES_AT_ONCE, **KESHIS_AT_ONCE, **THINGS_AT_ONCE, **OTHERS_AT_ONCE}


@pytest.mark.rule("MKSH-OASIS-31", "MKSH-SCROLL-71")
@pytest.mark.parametrize(("oasis", "points"), list(AT_ONCE.items()))
def test_scored_at_once_an_oasis_gives_what_it_is_worth_now(oasis: str, points: int) -> None:
    """The scroll s71 counts itself for oasis 23."""
    other = "02" if oasis == "01" else "01"
    keshis = {"palace": 1, "mosque": 2, "river": 3, "garden": 8, "madrasa": 7}
    table = learn("s71", line=f"{other} {oasis}", keshis=keshis, **RICH)

    table.play(GREEN, f"score oasis {oasis}")

    assert table.player(GREEN).points["scrolls"] == points
    assert "oases" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-OASIS-31", "MKSH-OASIS-19", "MKSH-SCROLL-71")
@pytest.mark.parametrize("oasis", list(RESOURCES))
@pytest.mark.parametrize("returned", [0, 1, 3])
def test_scored_at_once_the_player_says_how_many_units_go_back(oasis: str, returned: int) -> None:
    kind = RESOURCES[oasis].removesuffix("s")
    own: dict[str, Any] = dict.fromkeys(RESOURCES.values(), 4)
    table = learn("s71", line=f"01 {oasis}", **own)

    table.play(GREEN, f"score oasis {oasis}")
    assert (table.asked, table.options) == ("choose_returned", [f"pay {kind}", "enough"])
    table.play(GREEN, *[f"pay {kind}"] * returned, "enough")

    green = table.player(GREEN)
    assert green.points["scrolls"] == 3 + returned
    held = {"water": green.water, "dates": green.dates, "dinars": green.dinars}
    assert held == {**own, RESOURCES[oasis]: 4 - returned}


@pytest.mark.rule("MKSH-OASIS-31", "MKSH-OASIS-19", "MKSH-INV-48")
@pytest.mark.parametrize("oasis", list(RESOURCES))
def test_scored_at_once_an_oasis_takes_twelve_units_at_most(oasis: str) -> None:
    kind = RESOURCES[oasis].removesuffix("s")
    own: dict[str, Any] = {RESOURCES[oasis]: 14}
    table = learn("s71", line=f"01 {oasis}", **own)

    table.play(GREEN, f"score oasis {oasis}", *[f"pay {kind}"] * 12)

    green = table.player(GREEN)
    assert (green.points["scrolls"], getattr(green, RESOURCES[oasis])) == (15, 2)
    assert table.asked != "choose_returned"


@pytest.mark.rule("MKSH-OASIS-31")
def test_scored_at_once_only_units_of_the_tile_go_back() -> None:
    table = learn("s71", line="01 19", water=1, dates=2, dinars=2)

    table.play(GREEN, "score oasis 19")

    assert table.why_not("pay date") == ("returned.other", "MKSH-OASIS-19")
    assert table.why_not("pay dinar") == ("returned.other", "MKSH-OASIS-19")


@pytest.mark.rule("MKSH-OASIS-32", "MKSH-SCROLL-71")
def test_an_oasis_scored_at_once_is_none_of_the_three_of_the_final_scoring() -> None:
    own: dict[str, Any] = {"line": "22 23 24 14", "keshis": {"madrasa": 7}, "dates": 3, "workers": "madrasa"}
    table = mksh_position(
        "green blue", GREEN, first="blue", season=3, round=4, scrolls={"orange-1": "s71"}, green={**own, "shown": 0}
    )

    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll orange-1", "score oasis 22")
    table.end_turns()

    assert table.state.is_over
    scored = [event.args["oasis"] for event in table.told("oasis_scored")]
    assert (table.player(GREEN).points["scrolls"], scored) == (3, ["22", "22", "23", "24"])
    assert table.player(GREEN).points["oases"] == 3 + 4 + 7 * 4

"""The Sahara: exploring oases, the oasis line, swaps, free scrolls. Rules MKSH-SAHARA; towns are in `test_towns.py`."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh.pieces import COLOURS
from tests.games.marrakesh.position import FOUR, GREEN, Table, mksh_position

COSTS = {  # water, dates, dinars
    "left-1": (0, 0, 1),
    "left-2": (0, 1, 1),
    "left-3": (1, 0, 2),
    "right-1": (1, 0, 0),
    "right-2": (1, 1, 0),
    "right-3": (1, 2, 0),
}
TILES = dict(zip(COSTS, ["11", "12", "13", "14", "15", "16"], strict=True))
EVERYWHERE = "garden madrasa palace mosque square river medina sahara"


def sahara(players: str = FOUR, scrolls: dict[str, str] | None = None, **green: Any) -> Table:
    """Green's Sahara worker has begun the action; without other words all caravans and resources are there."""
    plenty = {"water": 9, "dates": 9, "dinars": 9, "caravans": [3, 3, 0], "oases": "11 12 13 14 15 16"}
    things = {**plenty, "workers": "garden sahara souk", **green}
    table = mksh_position(players, turn="green", scrolls=scrolls, green=things)
    table.play(GREEN, "worker sahara")
    if table.asked == "choose_option":  # a full Sahara leaves only the action
        table.play(GREEN, "area action")
    return table


def explored(table: Table) -> set[str]:
    return {option.removeprefix("explore ") for option in table.options if option.startswith("explore ")}


def purse(table: Table) -> tuple[int, int, int]:
    green = table.player(GREEN)
    return green.water, green.dates, green.dinars


def swap(**green: Any) -> Table:
    """Green has just explored a third oasis: its line cell shows a swap."""
    table = sahara(line="01 02", oases="11 12 13 14 15 16", **green)
    table.play(GREEN, "explore left-1")
    return table


def returnable(table: Table) -> set[str]:
    assert table.asked == "choose_return"
    return {option.removeprefix("return ") for option in table.options if option.startswith("return ")}


# --- which oases -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-1", "MKSH-SAHARA-7")
def test_any_number_of_oases_can_be_explored_in_one_action() -> None:
    table = sahara(line="", caravans=[3, 2, 0])

    for cell in ("left-1", "left-2", "right-1", "right-2"):
        table.play(GREEN, f"explore {cell}")
        if table.asked == "choose_return":
            table.play(GREEN, "decline")

    assert table.player(GREEN).line == "11 12 14 15"
    assert explored(table) == {"left-3"}
    table.play(GREEN, "stop")
    assert table.asked == "choose_worker"


@pytest.mark.rule("MKSH-SAHARA-1")
def test_no_oasis_need_be_explored() -> None:
    table = sahara()

    table.play(GREEN, "stop")

    assert table.asked == "choose_worker"
    assert (table.player(GREEN).line, purse(table)) == ("", (9, 9, 9))


@pytest.mark.rule("MKSH-SAHARA-7")
def test_caravans_do_not_limit_the_number_of_oases() -> None:
    table = sahara(caravans=[2, 0, 0], keshis={"garden": 3})

    table.play(GREEN, "explore left-1", "explore left-2")

    assert table.player(GREEN).line == "11 12"
    assert table.player(GREEN).keshis["sahara"] == 2


@pytest.mark.rule("MKSH-SAHARA-2")
@pytest.mark.parametrize(
    ("caravans", "open_ones"),
    [
        ([0, 0, 2], set()),
        ([1, 0, 0], {"left-1"}),
        ([0, 1, 0], {"right-1"}),
        ([2, 1, 1], {"left-1", "left-2", "right-1"}),
        ([0, 3, 0], {"right-1", "right-2", "right-3"}),
        ([3, 3, 0], set(COSTS)),
    ],
)
def test_only_oases_that_lie_open_can_be_explored(caravans: list[int], open_ones: set[str]) -> None:
    table = sahara(caravans=caravans)

    assert explored(table) == open_ones
    for cell in set(COSTS) - open_ones if open_ones else ():
        assert table.why_not(f"explore {cell}") == ("oasis.hidden", "MKSH-SAHARA-2")


@pytest.mark.rule("MKSH-SAHARA-2", "MKSH-SAHARA-6")
def test_an_oasis_is_explored_once_and_its_cell_stays_empty() -> None:
    table = sahara(caravans=[2, 0, 0])

    table.play(GREEN, "explore left-1")

    assert explored(table) == {"left-2"}
    green = table.player(GREEN)
    assert (green.left, green.keshis["sahara"]) == (2, 2)
    assert green.piece.oases[0] == -1


@pytest.mark.rule("MKSH-SAHARA-6")
def test_the_next_caravan_goes_beyond_a_cell_whose_oasis_was_explored() -> None:
    table = swap(keshis={"palace": 1}, caravans=[1, 0, 0])

    table.play(GREEN, "return white", "keshi brown", "path left")

    assert table.player(GREEN).left == 2
    assert [event.args["oasis"] for event in table.told("oasis_revealed")] == ["12"]
    assert explored(table) == {"left-2"}


@pytest.mark.rule("MKSH-SAHARA-20")
def test_the_starting_oasis_is_never_explored() -> None:
    table = sahara(caravans=[0, 0, 2])

    assert table.asked == "choose_worker"
    assert table.player(GREEN).line == ""
    assert purse(table) == (9, 9, 9)


# --- what it costs ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-3")
@pytest.mark.parametrize(("cell", "cost"), list(COSTS.items()))
def test_exploring_costs_what_is_printed_at_the_cell(cell: str, cost: tuple[int, int, int]) -> None:
    table = sahara()

    table.play(GREEN, f"explore {cell}")

    assert purse(table) == tuple(9 - n for n in cost)
    assert table.player(GREEN).line == TILES[cell]


@pytest.mark.rule("MKSH-SAHARA-3")
@pytest.mark.parametrize(("cell", "cost"), list(COSTS.items()))
def test_the_cost_belongs_to_the_cell_and_not_to_the_tile(cell: str, cost: tuple[int, int, int]) -> None:
    table = sahara(oases="16 15 14 13 12 11")

    table.play(GREEN, f"explore {cell}")

    assert purse(table) == tuple(9 - n for n in cost)


@pytest.mark.rule("MKSH-SAHARA-3")
@pytest.mark.parametrize(
    ("water", "dates", "dinars", "payable"),
    [
        (0, 0, 1, {"left-1"}),
        (0, 1, 1, {"left-1", "left-2"}),
        (1, 0, 0, {"right-1"}),
        (1, 1, 0, {"right-1", "right-2"}),
        (1, 2, 0, {"right-1", "right-2", "right-3"}),
        (0, 9, 9, {"left-1", "left-2"}),
        (1, 0, 2, {"left-1", "left-3", "right-1"}),
        (9, 9, 0, {"right-1", "right-2", "right-3"}),
    ],
)
def test_an_oasis_that_cannot_be_paid_is_refused(water: int, dates: int, dinars: int, payable: set[str]) -> None:
    table = sahara(water=water, dates=dates, dinars=dinars)

    assert explored(table) == payable
    for cell in set(COSTS) - payable:
        assert table.why_not(f"explore {cell}") == ("oasis.cost", "MKSH-SAHARA-3")


@pytest.mark.rule("MKSH-SAHARA-4")
def test_a_far_oasis_can_be_explored_before_a_near_one() -> None:
    table = sahara(players="green blue yellow")

    table.play(GREEN, "explore left-3", "explore right-2", "explore left-1", "explore right-1")

    assert table.player(GREEN).line == "13 15 11 14"


# --- the line --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-5")
@pytest.mark.parametrize("lying", ["", "01", "01 02", "01 02 03", "01 02 03 04", "01 02 03 04 05"])
def test_the_tile_moves_to_the_leftmost_empty_cell_of_the_line(lying: str) -> None:
    table = sahara(line=lying)

    table.play(GREEN, "explore right-2")

    assert table.player(GREEN).line.split() == [*lying.split(), "15"]


@pytest.mark.rule("MKSH-SAHARA-5", "MKSH-SAHARA-9", "MKSH-SAHARA-11", "MKSH-SAHARA-21")
@pytest.mark.parametrize(
    ("players", "asked"),
    [
        (
            FOUR,
            ["choose_line_keshi", "choose_oasis", "choose_return", "choose_line_keshi", "choose_free_scroll"],
        ),
        (
            "green blue",
            ["choose_line_keshi", "choose_line_keshi", "choose_return", "choose_line_keshi", "choose_free_scroll"],
        ),
    ],
)
def test_each_cell_of_the_line_has_its_effect(players: str, asked: list[str]) -> None:
    keshis = {1: "white", 4: "black"} if players == FOUR else {1: "white", 2: "grey", 4: "black"}
    table = sahara(players, {"yellow-1": "s34"}, line_keshis=keshis, keshis={"garden": 2})

    seen = []
    for cell in ("left-1", "left-2", "left-3", "right-1", "right-2"):
        table.play(GREEN, f"explore {cell}")
        seen.append(table.asked)
        if table.asked != "choose_oasis":
            table.play(GREEN, "decline")

    assert seen == asked
    table.play(GREEN, "explore right-3")
    assert table.asked == "choose_return"


@pytest.mark.rule("MKSH-SAHARA-8")
def test_the_effect_of_the_line_cell_comes_before_the_next_oasis() -> None:
    table = sahara(line_keshis={1: "pink"})

    table.play(GREEN, "explore left-1")
    assert table.asked == "choose_line_keshi"
    assert table.why_not("explore left-2")[0] == "core.action.not_asked"
    table.play(GREEN, "place keshi")
    assert table.asked == "choose_cell"
    table.play(GREEN, "cell 7")

    assert table.asked == "choose_oasis"
    assert explored(table) == set(COSTS) - {"left-1"}


@pytest.mark.rule("MKSH-SAHARA-8", "MKSH-SAHARA-9")
def test_what_a_line_keshi_brings_can_pay_the_next_oasis() -> None:
    table = sahara(water=0, dates=0, dinars=1, caravans=[1, 1, 0], line_keshis={1: "pink"})

    table.play(GREEN, "explore left-1", "place keshi", "cell 5")

    assert explored(table) == {"right-1"}
    table.play(GREEN, "explore right-1")
    assert (table.player(GREEN).line, purse(table)) == ("11 14", (0, 0, 0))


# --- keshis of the line ----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-9")
@pytest.mark.parametrize(
    ("colour", "area", "points"),
    [
        ("turquoise", "river", 0),
        ("white", "palace", 0),
        ("black", "mosque", 0),
        ("beige", "medina", 0),
        ("grey", "madrasa", 0),
        ("green", "garden", 1),
    ],
)
def test_a_line_keshi_may_be_placed_with_its_bonus(colour: str, area: str, points: int) -> None:
    table = sahara(line_keshis={1: colour})

    table.play(GREEN, "explore left-1")
    assert table.options == ["place keshi", "decline"]
    table.play(GREEN, "place keshi")

    green = table.player(GREEN)
    assert (green.keshis[area], green.score) == (1, 10 + points)
    assert green.piece.line_keshis[0] == -1


@pytest.mark.rule("MKSH-SAHARA-9")
def test_a_red_line_keshi_becomes_a_water_seller() -> None:
    table = sahara(line_keshis={1: "red"}, sellers="river")

    table.play(GREEN, "explore left-1", "place keshi", "water seller square")

    assert table.player(GREEN).sellers == "square river"


@pytest.mark.rule("MKSH-SAHARA-10")
def test_a_line_keshi_that_is_declined_is_lost() -> None:
    table = sahara(line_keshis={1: "green", 4: "white"})

    table.play(GREEN, "explore left-1", "decline")

    green = table.player(GREEN)
    assert "garden" not in green.keshis
    assert green.score == 10
    assert green.piece.line_keshis[0] == -1
    assert table.asked == "choose_oasis"


@pytest.mark.rule("MKSH-SAHARA-10")
@pytest.mark.parametrize(
    ("colour", "full"),
    [("green", {"keshis": {"garden": 8}}), ("pink", {"square": list(range(8))}), ("red", {"sellers": EVERYWHERE})],
)
def test_a_line_keshi_without_room_is_lost(colour: str, full: dict[str, Any]) -> None:
    table = sahara(line_keshis={1: colour}, **full)
    before = table.player(GREEN)

    table.play(GREEN, "explore left-1")
    if table.asked == "choose_line_keshi":
        assert table.why_not("place keshi") == ("keshi.no_room", "MKSH-SAHARA-10")
        table.play(GREEN, "decline")

    after = table.player(GREEN)
    assert (after.keshis, after.sellers, after.score) == (before.keshis, before.sellers, before.score)
    assert after.piece.line_keshis[0] == -1
    assert table.asked == "choose_oasis"


# --- swaps -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-11")
def test_a_swap_returns_a_keshi_and_then_takes_one_of_any_colour() -> None:
    table = swap(keshis={"palace": 3, "mosque": 1})

    table.play(GREEN, "return white")
    assert table.asked == "choose_colour"
    assert table.player(GREEN).keshis["palace"] == 2
    table.play(GREEN, "keshi black")

    green = table.player(GREEN)
    assert (green.keshis["palace"], green.keshis["mosque"]) == (2, 2)
    assert table.asked == "choose_oasis"


@pytest.mark.rule("MKSH-SAHARA-11")
def test_a_swap_may_be_declined() -> None:
    table = swap(keshis={"palace": 3})

    table.play(GREEN, "decline")

    assert (table.asked, table.player(GREEN).keshis["palace"]) == ("choose_oasis", 3)


@pytest.mark.rule("MKSH-SAHARA-11", "MKSH-SAHARA-12")
def test_all_colours_of_the_board_but_brown_can_be_returned() -> None:
    each = dict.fromkeys(("garden", "madrasa", "palace", "mosque", "river"), 1)

    table = swap(keshis=each, square=[6], watchtower=1, sellers="garden")

    assert returnable(table) == {"green", "grey", "white", "black", "pink", "turquoise", "beige", "red"}


@pytest.mark.rule("MKSH-SAHARA-12")
def test_a_caravan_cannot_be_returned() -> None:
    table = swap(keshis={"palace": 1}, caravans=[3, 1, 2])

    assert returnable(table) == {"white"}
    assert table.why_not("return brown") == ("return.not_possible", "MKSH-SAHARA-12")


@pytest.mark.rule("MKSH-SAHARA-13")
@pytest.mark.parametrize(("watchtower", "possible"), [(0, False), (1, True), (3, True)])
def test_a_guard_can_be_returned_from_the_watchtower_only(watchtower: int, possible: bool) -> None:
    table = swap(keshis={"palace": 1}, gates={1: "red", 2: "white"}, watchtower=watchtower)

    assert ("beige" in returnable(table)) is possible
    if possible:
        table.play(GREEN, "return beige", "keshi grey")
        assert table.player(GREEN).keshis["medina"] == 2 + watchtower - 1
        assert table.player(GREEN).gates == {1: "red", 2: "white"}
    else:
        assert table.why_not("return beige") == ("return.not_possible", "MKSH-SAHARA-13")


@pytest.mark.rule("MKSH-SAHARA-14")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
def test_goods_cannot_be_returned(good: str) -> None:
    table = swap(keshis={"palace": 1}, yellow=2, purple=2, orange=2)

    assert returnable(table) == {"white"}
    assert table.why_not(f"return {good}") == ("return.not_possible", "MKSH-SAHARA-14")


@pytest.mark.rule("MKSH-SAHARA-11", "MKSH-SAHARA-14")
def test_a_colour_that_is_not_on_the_board_is_not_refused_as_a_good() -> None:
    table = swap(keshis={"palace": 1})

    refused = {colour: table.why_not(f"return {colour}") for colour in ("green", "red", "yellow")}

    assert {code for code, _ in refused.values()} == {"return.not_possible"}
    assert refused["yellow"][1] == "MKSH-SAHARA-14"
    assert refused["green"][1] != "MKSH-SAHARA-14"
    assert refused["red"][1] != "MKSH-SAHARA-14"


@pytest.mark.rule("MKSH-SAHARA-15")
@pytest.mark.parametrize("area", EVERYWHERE.split())
def test_a_water_seller_can_be_returned_from_any_area(area: str) -> None:
    table = swap(sellers=EVERYWHERE)

    table.play(GREEN, "return red", f"water seller {area}")
    assert set(table.player(GREEN).sellers.split()) == set(EVERYWHERE.split()) - {area}
    table.play(GREEN, "keshi grey")

    assert area not in table.player(GREEN).sellers.split()


@pytest.mark.rule("MKSH-SAHARA-15")
def test_only_an_area_with_a_water_seller_gives_one_back() -> None:
    table = swap(sellers="garden river")

    table.play(GREEN, "return red")

    assert table.options == ["water seller garden", "water seller river"]


@pytest.mark.rule("MKSH-SAHARA-16")
@pytest.mark.parametrize("cell", [0, 1, 2])
def test_the_cell_of_a_returned_pink_keshi_is_chosen(cell: int) -> None:
    table = swap(square=[0, 1, 2])

    table.play(GREEN, "return pink")
    assert table.options == ["cell 0", "cell 1", "cell 2"]
    table.play(GREEN, f"cell {cell}", "keshi grey")

    green = table.player(GREEN)
    assert green.square == [other for other in (0, 1, 2) if other != cell]
    assert green.keshis["square"] == 2


@pytest.mark.rule("MKSH-SAHARA-25")
def test_the_keshi_taken_may_have_any_other_colour() -> None:
    table = swap(keshis={"palace": 1, "mosque": 8}, square=list(range(8)), caravans=[3, 2, 0])

    table.play(GREEN, "return white")

    assert {option.removeprefix("keshi ") for option in table.options} == set(COLOURS) - {"black", "pink", "white"}


@pytest.mark.rule("MKSH-SAHARA-18")
def test_what_a_returned_keshi_once_brought_is_kept() -> None:
    table = swap(keshis={"garden": 2}, square=[3, 4], score=30)

    table.play(GREEN, "return green", "keshi grey")
    assert table.player(GREEN).score == 30
    pink = swap(square=[3, 4], score=30)
    before = purse(pink)
    pink.play(GREEN, "return pink", "cell 3", "keshi grey")

    assert (purse(pink), pink.player(GREEN).score) == (before, 30)


@pytest.mark.rule("MKSH-SAHARA-19")
@pytest.mark.parametrize("things", [{}, {"yellow": 3, "orange": 1}, {"gates": {1: "red", 5: "red"}}])
def test_without_a_keshi_to_return_there_is_no_swap(things: dict[str, Any]) -> None:
    table = swap(**things)

    assert table.asked == "choose_oasis"
    assert table.player(GREEN).line == "01 02 11"
    assert len(table.told("swap_skipped")) == 1
    assert table.player(GREEN).keshis["sahara"] == 6


# --- a free yellow scroll --------------------------------------------------------------------------------------------
YELLOW_SCROLLS = {"grey-1": "s16", "yellow-1": "s34 s35", "yellow-2": "s37", "yellow-3": "s22", "pink-1": "s46"}


def free_scroll(scrolls: dict[str, str], **green: Any) -> Table:
    """Green has just explored a fifth oasis: its line cell shows a free yellow scroll."""
    table = sahara(scrolls=scrolls, line="01 02 03 04", **green)
    table.play(GREEN, "explore left-1")
    return table


@pytest.mark.rule("MKSH-SAHARA-21")
def test_a_free_yellow_scroll_needs_no_dates_and_no_scholars() -> None:
    table = free_scroll(YELLOW_SCROLLS, dates=0)

    assert table.options == ["scroll yellow-1", "scroll yellow-2", "scroll yellow-3", "decline"]
    table.play(GREEN, "scroll yellow-3")

    green = table.player(GREEN)
    assert (green.scrolls, green.dates, table.asked) == ("s22", 0, "choose_oasis")
    assert "yellow-3" not in table.scrolls


@pytest.mark.rule("MKSH-SAHARA-21")
def test_its_instant_effect_applies() -> None:
    table = free_scroll(YELLOW_SCROLLS)

    table.play(GREEN, "scroll yellow-2")

    assert table.player(GREEN).yellow == 2


@pytest.mark.rule("MKSH-SAHARA-21")
def test_a_free_scroll_may_be_declined() -> None:
    table = free_scroll(YELLOW_SCROLLS)

    table.play(GREEN, "decline")

    assert (table.player(GREEN).scrolls, table.asked) == ("", "choose_oasis")
    assert table.scrolls["yellow-1"] == "s34"


@pytest.mark.rule("MKSH-SAHARA-22")
def test_the_display_is_not_refreshed_for_a_free_scroll() -> None:
    table = free_scroll(YELLOW_SCROLLS, keshis={"madrasa": 8})

    assert not [option for option in table.options if option.startswith("refresh")]
    assert table.why_not("refresh yellow")[0] == "core.action.not_asked"


@pytest.mark.rule("MKSH-SAHARA-22", "MKSH-SAHARA-21")
def test_without_a_yellow_scroll_face_up_nothing_is_taken() -> None:
    table = free_scroll({"grey-1": "s16", "pink-1": "s46", "orange-1": "s65"})

    assert (table.asked, table.player(GREEN).scrolls) == ("choose_oasis", "")
    assert table.player(GREEN).line == "01 02 03 04 11"


# --- revealed in the middle, scored at the end -----------------------------------------------------------------------
@pytest.mark.rule("MKSH-SAHARA-24")
def test_an_oasis_revealed_by_a_swap_may_be_explored_in_the_same_action() -> None:
    table = swap(keshis={"palace": 1}, caravans=[1, 0, 0])

    table.play(GREEN, "return white", "keshi brown", "path right")
    assert explored(table) == {"right-1"}
    table.play(GREEN, "explore right-1")

    assert table.player(GREEN).line == "01 02 11 14"


@pytest.mark.rule("MKSH-SAHARA-24", "MKSH-SAHARA-21")
def test_an_oasis_revealed_by_a_free_scroll_may_be_explored_in_the_same_action() -> None:
    table = free_scroll({"yellow-1": "s30"}, caravans=[1, 0, 0])

    table.play(GREEN, "scroll yellow-1", "keshi brown", "path left")

    assert explored(table) == {"left-2"}


@pytest.mark.rule("MKSH-SAHARA-23")
def test_an_explored_oasis_scores_nothing_at_once() -> None:
    table = sahara(oases="05 06 07 08 09 10", keshis={"palace": 6})

    table.play(GREEN, "explore left-1", "stop")

    assert (table.player(GREEN).line, table.player(GREEN).score) == ("05", 10)

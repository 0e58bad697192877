"""Expansion 5, desert towns: the longer paths, taking, exploring and scoring towns. Rules MKSH-EXP5."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.components import EDITIONS
from caravansary.games.marrakesh.pieces import TOWNS
from tests.games.marrakesh.position import GREEN, Table, mksh_game, mksh_position

GOODS: dict[str, Any] = {"yellow": 1, "purple": 1, "orange": 1}


def caravan(towns: str = "t01 t05 t09", expansions: str = "towns", **green: Any) -> Table:
    """Green's Sahara worker has just fetched a caravan, which is to be placed."""
    own = {"workers": "garden sahara souk", **green}
    table = mksh_position(turn="green", expansions=expansions, towns=towns, green=own)
    table.play(GREEN, "worker sahara", "new keshi")
    return table


def sahara(laid: str = "", *, left: str = "", right: str = "", **green: Any) -> Table:
    """Green's Sahara worker has begun the area action; towns lie in the display and at the ends of green's paths."""
    own = {"workers": "garden sahara souk", "oases": "11 12 13 14 15 16", "towns": [left, right], **green}
    table = mksh_position(turn="green", expansions="towns", towns=laid, green=own)
    table.play(GREEN, "worker sahara")
    if table.asked == "choose_option":  # a full Sahara leaves only the action
        table.play(GREEN, "area action")
    return table


def end(**green: Any) -> Table:
    """The game has just been scored."""
    own = {"shown": 0, **green}
    return mksh_position(season=3, round=4, phase=rounds.PROVISIONS, first="green", expansions="towns", green=own)


def owned(table: Table) -> list[str]:
    """Green's towns on the left and on the right path."""
    return ["" if town < 0 else TOWNS[town] for town in table.player(GREEN).piece.towns]


def laid_out(table: Table) -> list[str]:
    return [TOWNS[town] for town in table.state.towns]


# --- the paths -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP5-1")
def test_the_starting_oasis_is_covered() -> None:
    table = caravan()

    assert table.options == ["path left", "path right"]
    assert table.why_not("path start") == ("path.covered", "MKSH-EXP5-1")


@pytest.mark.rule("MKSH-EXP5-1", "MKSH-EXP5-2")
def test_without_the_expansion_the_starting_oasis_is_open_and_paths_have_three_cells() -> None:
    table = caravan(expansions="", towns="", caravans=[3, 0, 0])

    assert table.options == ["path right", "path start"]
    assert table.why_not("path left") == ("path.full", "MKSH-PLACE-9")


@pytest.mark.rule("MKSH-EXP5-2")
@pytest.mark.parametrize(
    ("caravans", "options"),
    [
        ([3, 2, 0], ["path left", "path right"]),
        ([4, 2, 0], ["path right"]),
        ([0, 4, 0], ["path left"]),
        ([3, 3, 0], ["path left", "path right"]),
    ],
)
def test_each_path_takes_four_caravans(caravans: list[int], options: list[str]) -> None:
    table = caravan(caravans=caravans, towns="t01 t02")

    assert table.options == options


@pytest.mark.rule("MKSH-EXP5-2")
@pytest.mark.parametrize(("caravans", "path"), [([4, 2, 0], "left"), ([2, 4, 0], "right")])
def test_a_path_with_four_caravans_is_full(caravans: list[int], path: str) -> None:
    table = caravan(caravans=caravans)

    assert table.why_not(f"path {path}") == ("path.full", "MKSH-PLACE-9")


@pytest.mark.rule("MKSH-EXP5-2")
def test_eight_caravans_are_still_the_most() -> None:
    table = mksh_position(
        turn="green", expansions="towns", green={"caravans": [4, 4, 0], "workers": "sahara garden souk"}
    )

    table.play(GREEN, "worker sahara")

    assert table.asked == "choose_worker"  # only the action was possible, and it found nothing
    assert table.told("new_keshi") == []
    assert table.player(GREEN).keshis["sahara"] == 8


@pytest.mark.rule("MKSH-EXP5-2", "MKSH-EXP5-4")
@pytest.mark.parametrize("path", ["left", "right"])
def test_the_fourth_cell_is_reached_after_the_third(path: str) -> None:
    table = caravan(caravans=[2, 2, 0])

    table.play(GREEN, f"path {path}")

    assert table.asked == "choose_worker"
    assert (owned(table), table.player(GREEN).score) == (["", ""], 10)
    assert len(table.told("oasis_revealed")) == 1


# --- laying out ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP5-3")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 5), (4, 7)])
def test_towns_are_laid_out_for_the_number_of_players(players: int, count: int) -> None:
    tables = [mksh_game(players, seed, towns=True) for seed in range(1, 9)]

    assert {len(table.state.towns) for table in tables} == {count}
    assert all(len(set(laid_out(table))) == count for table in tables)
    assert len({tuple(laid_out(table)) for table in tables}) > 1


@pytest.mark.rule("MKSH-EXP5-3")
def test_without_the_expansion_no_towns_are_laid_out() -> None:
    assert mksh_game(4).state.towns == []


@pytest.mark.rule("MKSH-EXP5-3")
def test_the_towns_laid_out_are_seen_by_all() -> None:
    table = mksh_position(expansions="towns", towns="t03 t11", turn="green", green={"workers": "garden souk"})

    views = [table.state.view(seat)["towns"] for seat in (None, 0, 1)]

    assert views == [["t03", "t11"]] * 3


# --- taking a town ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP5-4")
@pytest.mark.parametrize(("path", "caravans"), [("left", [3, 1, 0]), ("right", [0, 3, 0])])
def test_a_caravan_on_the_fourth_cell_brings_a_town_and_four_points(path: str, caravans: list[int]) -> None:
    table = caravan(caravans=caravans)

    table.play(GREEN, f"path {path}")
    assert table.options == ["town t01", "town t05", "town t09"]
    table.play(GREEN, "town t05")

    assert owned(table) == (["t05", ""] if path == "left" else ["", "t05"])
    assert table.player(GREEN).piece.day == 0
    assert table.player(GREEN).score == 14
    assert laid_out(table) == ["t01", "t09"]


@pytest.mark.rule("MKSH-EXP5-4", "MKSH-EXP5-9")
def test_an_instant_town_does_nothing_while_it_is_dark() -> None:
    table = caravan("t10 t11", caravans=[3, 0, 0])

    table.play(GREEN, "path left", "town t10")

    assert table.player(GREEN).score == 14
    assert table.asked == "choose_worker"


@pytest.mark.rule("MKSH-EXP5-5")
def test_without_a_town_left_the_caravan_brings_its_points() -> None:
    table = caravan("", caravans=[3, 0, 0])

    table.play(GREEN, "path left")

    green = table.player(GREEN)
    assert (green.left, green.score, owned(table)) == (4, 14, ["", ""])
    assert table.asked == "choose_worker"


# --- exploring a town ------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP5-6")
@pytest.mark.parametrize(("cell", "towns", "day"), [("left-4", ["t04", ""], 0b01), ("right-4", ["", "t04"], 0b10)])
def test_a_town_is_explored_for_one_good_of_each_colour(cell: str, towns: list[str], day: int) -> None:
    goods: dict[str, Any] = {"yellow": 2, "purple": 1, "orange": 3}
    table = sahara(left=towns[0], right=towns[1], caravans=[4, 4, 0], **goods)

    assert table.options == [f"explore town {cell}", "stop"]
    table.play(GREEN, f"explore town {cell}")

    green = table.player(GREEN)
    assert (green.yellow, green.purple, green.orange) == (1, 0, 2)
    assert (green.piece.day, owned(table)) == (day, towns)


@pytest.mark.rule("MKSH-EXP5-6")
@pytest.mark.parametrize("missing", ["yellow", "purple", "orange"])
def test_a_town_needs_all_three_colours(missing: str) -> None:
    own: dict[str, Any] = {good: 0 if good == missing else 4 for good in GOODS}

    table = sahara(left="t04", caravans=[4, 1, 0], dinars=1, **own)

    assert "explore town left-4" not in table.options
    assert table.why_not("explore town left-4") == ("town.cost", "MKSH-EXP5-6")


@pytest.mark.rule("MKSH-EXP5-6", "MKSH-EXP5-9")
def test_a_town_is_explored_only_once() -> None:
    table = sahara(left="t04", caravans=[4, 0, 0], dinars=1, yellow=2, purple=2, orange=2)

    table.play(GREEN, "explore town left-4")

    assert table.options == ["explore left-1", "stop"]
    assert table.player(GREEN).goods == "yellow purple orange"


@pytest.mark.rule("MKSH-EXP5-6")
def test_a_town_of_the_display_is_not_explored() -> None:
    table = sahara("t04 t05", caravans=[3, 0, 0], dinars=1, **GOODS)

    assert table.options == ["explore left-1", "stop"]


@pytest.mark.rule("MKSH-EXP5-7")
@pytest.mark.parametrize(
    "order", [("explore town left-4", "explore left-1"), ("explore left-1", "explore town left-4")]
)
def test_towns_and_oases_are_explored_in_any_order(order: tuple[str, str]) -> None:
    table = sahara(left="t04", caravans=[4, 0, 0], dinars=1, **GOODS)

    table.play(GREEN, *order)

    green = table.player(GREEN)
    assert (green.line, green.piece.day, green.goods, green.dinars) == ("11", 1, "", 0)
    assert table.asked == "choose_worker"


@pytest.mark.rule("MKSH-EXP5-8")
def test_a_town_does_not_enter_the_oasis_line() -> None:
    table = sahara(left="t04", caravans=[4, 0, 0], dinars=1, line="01 02", keshis={"palace": 1}, **GOODS)

    table.play(GREEN, "explore town left-4")
    assert (table.asked, table.player(GREEN).line) == ("choose_oasis", "01 02")
    table.play(GREEN, "explore left-1")

    assert (table.asked, table.player(GREEN).line) == ("choose_return", "01 02 11")


@pytest.mark.rule("MKSH-EXP5-8")
def test_the_keshi_on_the_line_waits_for_an_oasis() -> None:
    table = sahara(left="t04", caravans=[4, 0, 0], dinars=1, line_keshis={1: "white"}, **GOODS)

    table.play(GREEN, "explore town left-4")

    assert table.asked == "choose_oasis"
    assert table.player(GREEN).piece.line_keshis[0] == 2


@pytest.mark.rule("MKSH-EXP5-14")
def test_a_town_taken_during_the_action_may_be_explored_in_it() -> None:
    own: dict[str, Any] = {"caravans": [3, 0, 0], "line": "01 02", "keshis": {"palace": 1}, "dinars": 1}
    table = sahara("t04 t06", **own, **GOODS)

    table.play(GREEN, "explore left-1", "return white", "keshi brown", "path left", "town t06")
    assert table.options == ["explore town left-4", "stop"]
    table.play(GREEN, "explore town left-4")

    assert (owned(table), table.player(GREEN).piece.day, table.player(GREEN).goods) == (["t06", ""], 1, "")


# --- instant towns ---------------------------------------------------------------------------------------------------
def explore(town: str, **green: Any) -> Table:
    """Green has just explored the town at the end of the left path."""
    table = sahara(left=town, caravans=[4, 0, 0], **GOODS, **green)
    table.play(GREEN, *(["explore town left-4"] if table.asked == "choose_oasis" else []))
    return table


@pytest.mark.rule("MKSH-EXP5-9")
@pytest.mark.parametrize("town", ["t10", "t11", "t12"])
def test_instant_towns_score_nothing_at_the_end(town: str) -> None:
    table = end(towns=[town, ""], day=1, caravans=[4, 0, 0], keshis={"palace": 3})

    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-EXP5-9")
@pytest.mark.parametrize("town", [f"t{n:02}" for n in range(1, 10)])
def test_the_other_towns_do_nothing_when_they_are_explored(town: str) -> None:
    table = explore(town, keshis={"palace": 8}, sellers="palace", scrolls="s16", luxuries="lx01", palace=9)

    assert (table.asked, table.player(GREEN).score) == ("choose_worker", 10)


# --- scoring ---------------------------------------------------------------------------------------------------------
RICH: dict[str, Any] = {
    "caravans": [4, 1, 0],
    "line": "13 14",
    "gates": {1: "red", 4: "green", 5: "red"},
    "luxuries": "lx01 lx02 lx05 lx09",
    "scrolls": "s34 s32 s46 s49 s54",
    "sellers": "garden palace square medina sahara mosque",
    "palace": 8,
    "mosque": 12,
    "keshis": {"garden": 8, "palace": 8, "mosque": 7},
}


@pytest.mark.rule("MKSH-EXP5-12")
@pytest.mark.parametrize("town", [f"t{n:02}" for n in range(1, 13)])
def test_a_town_by_night_scores_nothing(town: str) -> None:
    table = end(**RICH, towns=[town, ""], day=0)

    assert "towns" not in table.player(GREEN).points


@pytest.mark.rule("MKSH-EXP5-10", "MKSH-EXP5-12")
@pytest.mark.parametrize(("day", "points"), [(0b01, 8), (0b10, 6), (0b11, 14)])
def test_two_towns_count_beside_three_oases(day: int, points: int) -> None:
    own = {**RICH, "line": "05 06 08 07", "towns": ["t04", "t01"], "day": day, "caravans": [4, 1, 0]}

    table = end(**own)

    assert table.player(GREEN).points["towns"] == points
    assert table.player(GREEN).points["oases"] == 11 + 11 + 10


@pytest.mark.rule("MKSH-EXP5-10")
@pytest.mark.parametrize("towns", [["t04", "t01"], ["t01", "t04"]])
def test_where_one_town_counts_it_is_the_better_one(towns: list[str]) -> None:
    mine = EDITIONS.read(b'name = "mine"\n[final]\ntowns = 1\n', "mine.toml")
    own = {**RICH, "towns": towns, "day": 0b11, "caravans": [4, 1, 0], "shown": 0}

    table = mksh_position(
        season=3, round=4, phase=rounds.PROVISIONS, first="green", expansions="towns", edition=mine, green=own
    )

    assert table.player(GREEN).points["towns"] == 8
    assert [event.args["town"] for event in table.told("town_scored")] == ["t04"]


@pytest.mark.rule("MKSH-EXP5-11", "MKSH-EXP5-2")
@pytest.mark.parametrize(
    ("caravans", "sellers", "points"), [([4, 4, 0], "sahara", 10), ([4, 3, 0], "sahara", 0), ([4, 4, 0], "garden", 0)]
)
def test_eight_caravans_on_the_long_paths_and_a_water_seller_fill_the_sahara(
    caravans: list[int], sellers: str, points: int
) -> None:
    table = end(caravans=caravans, sellers=sellers)

    assert table.player(GREEN).points.get("filled_areas", 0) == points


@pytest.mark.rule("MKSH-EXP5-13")
def test_towns_are_no_explored_oases_for_other_tiles() -> None:
    own = {"towns": ["t05", "t01"], "day": 3, "caravans": [4, 4, 0], "line": "26 14"}

    table = end(**own)

    assert table.player(GREEN).points == {"start": 10, "oases": 3 * 2}

"""What each of the eighteen printed sides of the river tiles gives. Rules MKSH-TILE; loose oases and the crocodile.

The positions begin at the end of a fourth round, where nobody has to supply anything.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from caravansary.games.marrakesh import rounds
from caravansary.games.marrakesh.pieces import OASES
from tests.games.marrakesh.learning import gains
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, Table, mksh_game, mksh_position, named

SEASON_OF: Final = {side: (int(side) - 1) // 2 % 3 + 1 for side in (f"{n:02}" for n in range(1, 19))}
LEADER: Final[dict[str, Any]] = {"space": 8, "arrival": 1}
SECOND: Final[dict[str, Any]] = {"space": 7, "arrival": 2}
NEXT: Final = "choose_provision"  # what green is asked after the river tile, but for the last season


def season_end(side: str, players: str = FOUR, table: dict[str, Any] | None = None, **given: Any) -> Table:
    """A side lies on the river in its season; green leads and blue is second unless said otherwise."""
    sides = ["01", "03", "05"]
    sides[SEASON_OF[side] - 1] = side
    seats: dict[str, Any] = {colour: {"shown": 0, **given.get(colour, {})} for colour in players.split()}
    if not any("space" in seat for seat in seats.values()):
        seats[GREEN] |= LEADER
        seats[BLUE] |= SECOND
    return mksh_position(
        players,
        season=SEASON_OF[side],
        round=4,
        sides=" ".join(sides),
        phase=rounds.SEASON_SCROLLS,
        first=GREEN,
        **(table or {}),
        **seats,
    )


def rewards(table: Table) -> dict[str, int]:
    """The points that the river has given."""
    return {colour: n for colour in FOUR.split() if (n := table.player(colour).points.get("river", 0))}


# --- which sides belong to which season ------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SETUP-7", "MKSH-TILE-1")
def test_every_side_occurs_in_its_season_only() -> None:
    found: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for seed in range(60):
        view = mksh_game(2, seed, first_river_tiles=False).state.view(None)
        for season, side in enumerate(view["river_sides"], start=1):
            found[season].add(side)

    assert {side: season for season, sides in found.items() for side in sides} == SEASON_OF
    assert sum(map(len, found.values())) == 18


# --- sides that give points or things to the leader ------------------------------------------------------------------
@pytest.mark.rule("MKSH-TILE-4", "MKSH-TILE-8")
@pytest.mark.parametrize(("side", "points"), [("04", 5), ("08", 3)])
def test_sides_that_give_points_to_the_leader(side: str, points: int) -> None:
    table = season_end(side)

    assert (rewards(table), table.asked) == ({GREEN: points}, NEXT)


@pytest.mark.rule("MKSH-TILE-10", "MKSH-TILE-14")
@pytest.mark.parametrize(
    ("side", "gained"),
    [("10", {"yellow": 1, "purple": 1, "orange": 1}), ("14", {"water": 1, "dates": 1, "dinars": 1})],
)
def test_sides_that_give_one_of_each(side: str, gained: dict[str, int]) -> None:
    table = season_end(side)

    assert (gains(table), gains(table, BLUE), table.asked) == (gained, {}, NEXT)


# --- side 01: an area action -----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TILE-1", "MKSH-MADRASA-24")
def test_gaps_that_side_01_leaves_are_filled_when_its_action_is_over() -> None:
    stacks = {"grey-1": "s19 s20", "grey-2": "s21"}
    table = season_end("01", table={"scrolls": stacks}, green={**LEADER, "keshis": {"madrasa": 2}, "dates": 2})

    table.play(GREEN, "action madrasa", "scroll grey-1")
    assert table.scrolls == {"grey-2": "s21"}
    table.play(GREEN, "stop")

    assert table.scrolls == {"grey-1": "s20", "grey-2": "s21"}
    assert (table.player(GREEN).scrolls, table.asked) == ("s19", NEXT)


@pytest.mark.rule("MKSH-TILE-1")
def test_at_side_01_the_exchange_tile_of_the_ending_season_is_valid() -> None:
    table = season_end("01", table={"exchanges": "e01 e02 e03"}, green={**LEADER, "orange": 1})

    table.play(GREEN, "action souk", "exchange orange")

    assert gains(table) == {"dinars": 2}


@pytest.mark.rule("MKSH-TILE-1", "MKSH-SEASON-19")
def test_the_river_action_of_side_01_changes_no_rank_any_more() -> None:
    table = season_end("01", green=LEADER, blue={**SECOND, "keshis": {"river": 5}})

    table.play(GREEN, "decline")

    assert [event.who for event in table.told("river_tile")] == [0]
    assert table.asked == NEXT


@pytest.mark.rule("MKSH-TILE-1", "MKSH-EXP5-7")
def test_the_sahara_action_of_side_01_may_explore_towns() -> None:
    own = {**LEADER, "caravans": [4, 0, 0], "towns": ["t01", ""], "yellow": 1, "purple": 1, "orange": 1}
    table = season_end("01", table={"expansions": "towns"}, green=own)

    table.play(GREEN, "action sahara", "explore town left-4")

    assert (table.player(GREEN).piece.day, table.asked) == (1, NEXT)


# --- side 02: loose oases --------------------------------------------------------------------------------------------
LOOSE: Final[dict[str, Any]] = {"loose_oases": "08 22 30"}


@pytest.mark.rule("MKSH-TILE-2", "MKSH-SAHARA-26")
def test_side_02_lets_the_leader_take_one_of_the_loose_oases_or_none() -> None:
    table = season_end("02", table=LOOSE)

    assert (table.to_move, table.asked) == (GREEN, "choose_loose_oasis")
    assert table.options == ["take oasis 08", "take oasis 22", "take oasis 30", "decline"]
    table.play(GREEN, "decline")

    assert table.player(GREEN).line == ""
    assert (table.state.loose_oases, named(OASES, table.state.seen_oases)) == ([], "08 22 30")


@pytest.mark.rule("MKSH-TILE-2")
def test_a_loose_oasis_is_explored_without_cost_and_the_others_leave() -> None:
    table = season_end("02", table=LOOSE, green={**LEADER, "water": 1, "dates": 1, "dinars": 1})

    table.play(GREEN, "take oasis 22")

    green = table.player(GREEN)
    assert (green.line, green.water, green.dates, green.dinars) == ("22", 1, 1, 1)
    assert len([tile for tile in green.piece.oases if tile >= 0]) == 6
    assert (table.state.loose_oases, named(OASES, table.state.seen_oases)) == ([], "08 30")


@pytest.mark.rule("MKSH-TILE-2")
@pytest.mark.parametrize(
    ("place", "asked"), [(1, "choose_line_keshi"), (3, "choose_return"), (5, "choose_free_scroll")]
)
def test_a_loose_oasis_has_the_effect_of_the_next_line_cell(place: int, asked: str) -> None:
    line = " ".join(["01", "02", "03", "04", "05"][: place - 1])
    own = {**LEADER, "line": line, "line_keshis": {1: "white"} if place == 1 else {}, "keshis": {"garden": 1}}

    table = season_end("02", table={**LOOSE, "scrolls": {"yellow-1": "s30"}}, green=own)
    table.play(GREEN, "take oasis 30")

    assert table.asked == asked
    assert table.player(GREEN).line.split()[-1] == "30"


@pytest.mark.rule("MKSH-TILE-2", "MKSH-SAHARA-26")
def test_a_loose_oasis_taken_as_the_seventh_has_no_line_effect() -> None:
    own = {**LEADER, "line": "01 02 03 04 05 06", "keshis": {"garden": 1}, "caravans": [3, 3, 0]}
    table = season_end("02", table=LOOSE, green=own)

    table.play(GREEN, "take oasis 30")

    assert (table.player(GREEN).line, table.asked) == ("01 02 03 04 05 06 30", NEXT)


@pytest.mark.rule("MKSH-TILE-2", "MKSH-SEASON-2")
def test_loose_oases_leave_the_game_if_nobody_has_advanced() -> None:
    table = season_end("02", table=LOOSE, green={"space": 0})

    assert table.told("river_tile") == []
    assert (table.state.loose_oases, named(OASES, table.state.seen_oases)) == ([], "08 22 30")


# --- sides 03, 07, 13: keshis ----------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TILE-3")
@pytest.mark.parametrize("colours", [("white", "white"), ("green", "black"), ("red", "yellow")])
def test_side_03_gives_two_keshis_of_choice(colours: tuple[str, str]) -> None:
    table = season_end("03")

    table.play(GREEN, f"keshi {colours[0]}", *(["water seller garden"] if colours[0] == "red" else []))
    assert table.asked == "choose_colour"
    table.play(GREEN, f"keshi {colours[1]}")

    green = table.player(GREEN)
    found = [event.args["colour"] for event in table.told("keshi_placed")]
    assert sum(green.keshis.values()) + len(green.sellers.split()) + len(green.goods.split()) == 2
    assert found == [colour for colour in colours if colour != "red"]
    assert (table.asked, gains(table, BLUE)) == (NEXT, {})


@pytest.mark.rule("MKSH-TILE-3")
def test_the_first_keshi_of_side_03_is_placed_before_the_second_is_chosen() -> None:
    table = season_end("03", green={**LEADER, "keshis": {"palace": 7}})

    table.play(GREEN, "keshi white")

    assert table.why_not("keshi white") == ("keshi.no_room", "MKSH-VERB-5")


@pytest.mark.rule("MKSH-TILE-7")
def test_side_07_gives_a_water_seller() -> None:
    table = season_end("07", green={**LEADER, "sellers": "garden"})

    assert table.asked == "choose_seller"
    assert table.why_not("water seller garden")[0] == "seller.there"
    table.play(GREEN, "water seller river")

    assert (table.player(GREEN).sellers, table.asked) == ("garden river", NEXT)


@pytest.mark.rule("MKSH-TILE-7")
def test_side_07_lapses_without_a_free_seller_cell() -> None:
    own = {**LEADER, "sellers": "garden madrasa palace mosque square river medina sahara"}

    table = season_end("07", green=own)

    assert (table.player(GREEN).sellers, table.asked) == (own["sellers"], NEXT)


@pytest.mark.rule("MKSH-TILE-13")
@pytest.mark.parametrize(
    ("plays", "area"),
    [(["keshi pink", "cell 3"], "square"), (["keshi brown", "path left"], "sahara"), (["keshi beige"], "medina")],
)
def test_side_13_gives_a_pink_brown_or_beige_keshi(plays: list[str], area: str) -> None:
    table = season_end("13")

    assert table.options == ["keshi pink", "keshi beige", "keshi brown"]
    table.play(GREEN, *plays)

    assert (table.player(GREEN).keshis, table.asked) == ({area: 1}, NEXT)


@pytest.mark.rule("MKSH-TILE-13")
@pytest.mark.parametrize("colour", ["green", "white", "red", "yellow"])
def test_side_13_gives_no_other_colour(colour: str) -> None:
    table = season_end("13")

    assert table.why_not(f"keshi {colour}") == ("keshi.not_shown", "MKSH-TILE-13")


@pytest.mark.rule("MKSH-TILE-13")
def test_side_13_lapses_without_room_for_any_of_the_three() -> None:
    own = {**LEADER, "square": list(range(8)), "caravans": [3, 3, 2], "watchtower": 8}

    table = season_end("13", green=own)

    assert (table.player(GREEN).keshis, table.asked) == ({"square": 8, "medina": 8, "sahara": 8}, NEXT)


# --- sides 05, 06, 11: the first bonus for the first, the second for the second --------------------------------------
@pytest.mark.rule("MKSH-TILE-5", "MKSH-SEASON-5")
@pytest.mark.parametrize(
    ("players", "points"),
    [("green blue", {GREEN: 7}), ("green blue yellow", {GREEN: 7, BLUE: 3}), (FOUR, {GREEN: 7, BLUE: 3})],
)
def test_side_05_gives_seven_points_and_three_without_a_choice(players: str, points: dict[str, int]) -> None:
    table = season_end("05", players)

    assert table.state.is_over
    given = [(event.who, event.args["n"]) for event in table.told("points_scored") if event.args["source"] == "river"]
    assert given == [(FOUR.split().index(colour), n) for colour, n in points.items()]


@pytest.mark.rule("MKSH-TILE-6")
def test_side_06_gives_six_resources_of_choice_and_three_without_a_choice_between_both() -> None:
    table = season_end("06")

    assert table.to_move == GREEN
    table.play(GREEN, *["resource water"] * 3, *["resource dinar"] * 2, "resource date")
    assert table.to_move == BLUE
    table.play(BLUE, *["resource date"] * 3)

    assert table.state.is_over
    assert [table.player(GREEN).points["leftovers"], table.player(BLUE).points["leftovers"]] == [3, 1]


@pytest.mark.rule("MKSH-TILE-11", "MKSH-STAIRS-15")
@pytest.mark.parametrize(("stair", "steps"), [("palace", (3, 0)), ("mosque", (0, 3))])
def test_side_11_gives_three_steps_on_one_stair_and_one_step(stair: str, steps: tuple[int, int]) -> None:
    table = season_end("11")

    assert table.options == ["climb palace", "climb mosque"]
    table.play(GREEN, f"climb {stair}")
    assert (table.to_move, table.options) == (BLUE, ["climb palace", "climb mosque"])
    table.play(BLUE, "climb mosque")

    green, blue = table.player(GREEN), table.player(BLUE)
    assert ((green.palace, green.mosque), (blue.palace, blue.mosque)) == (steps, (0, 1))


@pytest.mark.rule("MKSH-TILE-11", "MKSH-SCROLL-48", "MKSH-STAIRS-15")
def test_the_three_steps_of_side_11_are_one_movement() -> None:
    table = season_end("11", green={**LEADER, "scrolls": "s48", "palace": 11}, blue=SECOND)

    table.play(GREEN, "climb palace")
    assert (table.player(GREEN).palace, table.options) == (14, ["add step", "enough"])
    table.play(GREEN, "enough")

    assert (table.to_move, table.player(GREEN).palace) == (BLUE, 14)


@pytest.mark.rule("MKSH-TILE-11", "MKSH-SEASON-16", "MKSH-OASIS-30", "MKSH-TOWN-7")
def test_a_space_won_with_side_11_counts_for_oasis_30_and_town_7() -> None:
    own = {"space": 11, "arrival": 1, "scrolls": "s16", "palace": 2, "line": "30", "towns": ["t07", ""], "day": 1}
    table = season_end("11", table={"expansions": "towns"}, green={**own, "caravans": [4, 0, 0]}, blue=SECOND)

    table.play(GREEN, "climb palace", "bonus ps2")
    table.play(BLUE, "climb palace")

    green = table.player(GREEN)
    assert (green.palace, green.space) == (5, 12)
    assert (green.points["oases"], green.points["towns"]) == (7, 12)


# --- sides 12, 17, 18: the leader picks ------------------------------------------------------------------------------
PICKED: Final = [
    ("12", {"gates": {1: "red", 2: "pink"}, "keshis": {"garden": 5}}, {"points": 2}, {"points": 5}),
    ("17", {"square": [0, 1], "sellers": "river palace garden"}, {"dates": 2, "dinars": 2}, {"water": 3, "dates": 3}),
    ("18", {"keshis": {"garden": 7}, "sellers": "garden", "luxuries": "lx01 lx09 lx21"}, {"points": 2}, {"points": 6}),
]


def picked(table: Table, colour: str) -> dict[str, int]:
    """What the river tile has given: the final scoring comes at once."""
    found: dict[str, int] = {}
    who = FOUR.split().index(colour)
    for event in table.events:
        if event.who == who and event.rule.startswith("MKSH-TILE-"):
            if event.kind == "points_scored":
                found["points"] = event.args["n"]
            for name, n in event.args.get("things", {}).items():
                found[{"date": "dates", "dinar": "dinars"}.get(name, name)] = n
    return found


@pytest.mark.rule("MKSH-TILE-12", "MKSH-TILE-17", "MKSH-TILE-18", "MKSH-SEASON-4")
@pytest.mark.parametrize(("side", "own", "first", "other"), PICKED)
@pytest.mark.parametrize("choice", [1, 2])
def test_the_leader_picks_one_of_two_bonuses_and_the_second_gets_the_other(
    side: str, own: dict[str, Any], first: dict[str, int], other: dict[str, int], choice: int
) -> None:
    table = season_end(side, green={**own, **LEADER}, blue={**own, **SECOND})

    assert (table.to_move, table.asked) == (GREEN, "choose_tile_bonus")
    assert table.options == ["tile bonus 1", "tile bonus 2"]
    table.play(GREEN, f"tile bonus {choice}")

    assert table.state.is_over
    assert [picked(table, GREEN), picked(table, BLUE)] == ([first, other] if choice == 1 else [other, first])


@pytest.mark.rule("MKSH-TILE-12", "MKSH-TILE-17", "MKSH-TILE-18", "MKSH-SEASON-6")
@pytest.mark.parametrize("side", ["12", "17", "18"])
def test_with_two_players_only_the_leader_gets_something(side: str) -> None:
    own = {"gates": {1: "red"}, "square": [0], "luxuries": "lx01", "keshis": {"garden": 4}, "sellers": "garden"}
    table = season_end(side, "green blue", green={**own, **LEADER}, blue={**own, **SECOND})

    table.play(GREEN, "tile bonus 1")

    assert [event.who for event in table.told("river_tile")] == [0]
    assert (picked(table, GREEN) != {}, picked(table, BLUE)) == (True, {})


@pytest.mark.rule("MKSH-TILE-17")
def test_side_17_counts_the_souk_seller_too() -> None:
    table = season_end("17", green={**LEADER, "sellers": "river souk", "scrolls": "s57"})

    table.play(GREEN, "tile bonus 2")

    assert picked(table, GREEN) == {"water": 2, "dates": 2}


@pytest.mark.rule("MKSH-TILE-18")
@pytest.mark.parametrize(
    ("own", "points"),
    [
        ({"keshis": {"garden": 3}}, 0),
        ({"keshis": {"garden": 4}}, 1),
        ({"keshis": {"garden": 7}}, 1),
        ({"keshis": {"garden": 3}, "sellers": "garden"}, 1),
        ({"keshis": {"garden": 3}, "sellers": "souk", "scrolls": "s57"}, 1),
        ({"keshis": {"garden": 3}, "purple": 1}, 1),
        ({"keshis": {"garden": 3}, "watchtower": 1}, 1),
        ({"keshis": {"garden": 3}, "gates": {1: "red"}}, 1),
        ({"square": [0, 1], "caravans": [1, 0, 0], "yellow": 1}, 1),
        ({"keshis": {"garden": 3}, "line_keshis": {4: "white"}}, 0),
    ],
)
def test_side_18_counts_a_point_for_four_keshis_goods_sellers_and_guards_included(
    own: dict[str, Any], points: int
) -> None:
    table = season_end("18", green={**own, **LEADER})

    table.play(GREEN, "tile bonus 1")

    assert picked(table, GREEN).get("points", 0) == points


# --- side 09: the crocodile ------------------------------------------------------------------------------------------
def to_season_3(table: Table) -> None:
    """Everybody turns up the next provision tile."""
    for colour in FOUR.split():
        table.play(colour, "provision pv01")


@pytest.mark.rule("MKSH-TILE-9", "MKSH-SEASON-18")
def test_side_09_lets_its_winner_begin_the_last_season_on_the_crocodile_space() -> None:
    table = season_end("09")

    assert [table.player(colour).space for colour in FOUR.split()] == [0, 0, 0, 0]
    to_season_3(table)

    assert [table.player(colour).space for colour in FOUR.split()] == [4, 0, 0, 0]
    assert [(event.who, event.args["space"]) for event in table.told("head_start")] == [(0, 4)]


@pytest.mark.rule("MKSH-TILE-9")
@pytest.mark.parametrize(("side", "crocodile"), [("09", 0), ("04", None)])
def test_all_see_who_has_won_the_crocodile(side: str, crocodile: int | None) -> None:
    table = season_end(side)

    assert [table.state.view(seat)["crocodile"] for seat in (None, 0, 1)] == [crocodile] * 3


@pytest.mark.rule("MKSH-TILE-9", "MKSH-SEASON-2")
def test_nobody_begins_on_the_crocodile_space_if_nobody_has_advanced() -> None:
    table = season_end("09", green={"space": 0})

    to_season_3(table)

    assert [table.player(colour).space for colour in FOUR.split()] == [0, 0, 0, 0]


@pytest.mark.rule("MKSH-TILE-9", "MKSH-RIVER-6")
def test_the_fisherman_who_began_on_the_crocodile_space_is_there_before_others() -> None:
    table = season_end("09")

    to_season_3(table)

    assert [table.player(colour).piece.arrival for colour in FOUR.split()] == [1, 0, 0, 0]
    assert table.state.arrivals == 1  # the next to arrive anywhere is the second


@pytest.mark.rule("MKSH-TILE-9", "MKSH-SEASON-20")
def test_all_see_where_a_fisherman_began_the_season() -> None:
    table = season_end("09")
    before = [player["river_start"] for player in table.state.view(None)["players"]]

    to_season_3(table)

    after = [player["river_start"] for player in table.state.view(None)["players"]]
    assert (before, after) == ([0, 0, 0, 0], [4, 0, 0, 0])


@pytest.mark.rule("MKSH-SEASON-20", "MKSH-RIVER-24")
@pytest.mark.parametrize(
    ("green", "blue", "places"), [(4, 2, [1]), (5, 2, [0, 1]), (5, 9, [1, 0]), (4, 0, []), (12, 2, [0, 1])]
)
def test_the_winner_of_the_crocodile_must_leave_its_space_for_the_river_tile(
    green: int, blue: int, places: list[int]
) -> None:
    at_sea = {"space": green, "arrival": 1, "harbour": 0 if green == 12 else -1}

    table = season_end(
        "05", table={"crocodile": GREEN}, green=at_sea, blue={"space": blue, "arrival": 2 if blue else 0}
    )

    assert [event.who for event in table.told("river_tile")] == places


# --- side 15: free oases ---------------------------------------------------------------------------------------------
OPEN: Final[dict[str, Any]] = {**LEADER, "caravans": [2, 1, 0], "oases": "11 12 13 14 15 16"}


@pytest.mark.rule("MKSH-TILE-15", "MKSH-SAHARA-27")
def test_side_15_explores_two_open_oases_without_cost() -> None:
    table = season_end("15", green=OPEN)

    assert (table.asked, table.options) == (
        "choose_free_oasis",
        ["explore left-1", "explore left-2", "explore right-1", "stop"],
    )
    assert table.why_not("explore left-3") == ("oasis.hidden", "MKSH-SAHARA-2")
    table.play(GREEN, "explore right-1", "explore left-2")

    assert (table.player(GREEN).line, table.asked) == ("14 12", NEXT)


@pytest.mark.rule("MKSH-TILE-15")
@pytest.mark.parametrize(("plays", "line"), [(["stop"], ""), (["explore left-1", "stop"], "11")])
def test_side_15_may_explore_fewer(plays: list[str], line: str) -> None:
    table = season_end("15", green=OPEN)

    table.play(GREEN, *plays)

    assert (table.player(GREEN).line, table.asked) == (line, NEXT)


@pytest.mark.rule("MKSH-TILE-15", "MKSH-SAHARA-27")
def test_the_effect_of_a_line_cell_comes_before_the_second_oasis_of_side_15() -> None:
    table = season_end("15", green={**OPEN, "line_keshis": {1: "green"}})

    table.play(GREEN, "explore left-1")
    assert (table.asked, table.player(GREEN).line) == ("choose_line_keshi", "11")
    table.play(GREEN, "place keshi")

    assert (table.asked, table.player(GREEN).keshis["garden"]) == ("choose_free_oasis", 1)


@pytest.mark.rule("MKSH-SAHARA-27", "MKSH-TILE-15")
def test_an_oasis_opened_meanwhile_may_be_the_second_of_side_15() -> None:
    own = {**OPEN, "caravans": [1, 0, 0], "line": "01 02", "keshis": {"garden": 1}}
    table = season_end("15", green=own)

    table.play(GREEN, "explore left-1", "return green", "keshi brown", "path right")
    assert table.options == ["explore right-1", "stop"]
    table.play(GREEN, "explore right-1")

    assert table.player(GREEN).line == "01 02 11 14"


@pytest.mark.rule("MKSH-TILE-15")
def test_side_15_explores_no_towns() -> None:
    own = {**OPEN, "caravans": [4, 0, 0], "towns": ["t01", ""], "yellow": 1, "purple": 1, "orange": 1}

    table = season_end("15", table={"expansions": "towns"}, green=own)

    assert table.options == ["explore left-1", "explore left-2", "explore left-3", "stop"]


# --- side 16: the square ---------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TILE-16")
def test_side_16_gives_two_square_actions_each_with_its_turn_of_the_disk() -> None:
    table = season_end("16", green={**LEADER, "square": [3, 5], "disk": 7})  # 1 2 2 1 2 3 1 3, then 3 1 2 2 1 2 3 1

    assert (table.player(GREEN).disk, table.options) == (0, ["cell 3", "cell 5"])
    table.play(GREEN, "cell 5")
    assert (table.player(GREEN).disk, table.player(GREEN).water) == (1, 3)
    table.play(GREEN, "cell 3")

    assert (gains(table), table.asked) == ({"water": 3, "dinars": 2}, NEXT)


@pytest.mark.rule("MKSH-TILE-16", "MKSH-SQUARE-10")
def test_side_16_turns_the_disk_twice_also_without_pink_keshis() -> None:
    table = season_end("16", green={**LEADER, "disk": 4})

    assert (table.player(GREEN).disk, gains(table), table.asked) == (6, {}, NEXT)


# --- loose oases in the setup ----------------------------------------------------------------------------------------
def games_with(side: str, players: int) -> list[Table]:
    """New games whose first season has the side."""
    tables = [mksh_game(players, seed, first_river_tiles=False) for seed in range(40)]
    return [table for table in tables if table.state.view(None)["river_sides"][0] == side]


@pytest.mark.rule("MKSH-SETUP-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_side_02_three_oases_that_nobody_got_lie_beside_the_board_for_all_to_see(players: int) -> None:
    tables = games_with("02", players)

    assert len(tables) > 2
    for table in tables:
        loose = table.state.loose_oases
        dealt = {tile for player in table.state.players for tile in player.oases}
        assert (len(set(loose)), len(dealt), dealt & set(loose)) == (3, 6 * players, set())
        views = [table.state.view(seat)["loose_oases"] for seat in (None, 0, 1)]
        assert views == [named(OASES, loose).split()] * 3
        assert [event.args["oasis"] for event in table.told("oases_laid_out")] == views[:1]


@pytest.mark.rule("MKSH-SETUP-24")
@pytest.mark.parametrize("side", ["01", "07", "08", "13", "14"])
def test_with_other_sides_no_oases_lie_beside_the_board(side: str) -> None:
    tables = games_with(side, 2)

    assert len(tables) > 2
    assert [table.state.loose_oases for table in tables] == [[]] * len(tables)


@pytest.mark.rule("MKSH-SETUP-24")
def test_the_loose_oases_follow_the_dealt_ones_in_the_shuffle() -> None:
    """With the same shuffle the third of four players has them, or the fourth."""
    seeds = [seed for seed in range(40) if mksh_game(4, seed, first_river_tiles=False).state.loose_oases]

    assert len(seeds) > 2
    for seed in seeds:
        two, three, four = (mksh_game(players, seed, first_river_tiles=False).state for players in (2, 3, 4))
        assert two.players[0].oases == four.players[0].oases
        assert two.loose_oases == four.players[2].oases[:3]
        assert three.loose_oases == four.players[3].oases[:3]


@pytest.mark.rule("MKSH-TILE-2")
def test_loose_oases_lie_there_through_the_whole_first_season() -> None:
    table = mksh_position(round=3, turn=RED, sides="02 03 05", loose_oases="08 22 30", red={"workers": "souk"})

    table.end_turns()

    assert named(OASES, table.state.loose_oases) == "08 22 30"

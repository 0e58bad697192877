"""The end of a season: scroll s28, the river tile, the next season. Rules MKSH-SEASON.

Provisions are in `test_provisions.py`, the bonuses of the river tiles in `test_river_sides.py`. The positions begin
after the river bonuses of a fourth round.
"""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_position

AT_SEA: dict[str, Any] = {"space": 5, "arrival": 1}
FREE: dict[str, Any] = {"shown": 0}  # no provision tile asks for anything


def season_end(season: int = 1, side: str = "", *, players: str = FOUR, **given: Any) -> Table:
    """The fourth round of a season is over; a side named lies on the river. Nobody has to supply anything."""
    sides = ["08", "04", "05"]
    if side:
        sides[season - 1] = side
    for colour in players.split():
        given[colour] = {**FREE, **given.get(colour, {})}
    return mksh_position(
        players,
        season=season,
        round=4,
        sides=" ".join(sides),
        phase=rounds.SEASON_SCROLLS,
        **{"first": "green", **given},
    )


def kinds(table: Table, *wanted: str) -> list[tuple[str, int | None]]:
    """The events of some kinds with their seats, in their order."""
    return [(event.kind, event.who) for event in table.events if event.kind in wanted]


# --- the steps -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SEASON-17")
def test_the_steps_at_the_end_of_a_season_come_in_their_order() -> None:
    table = season_end(green={**AT_SEA, "scrolls": "s28", "shown": 1, "water": 1, "dates": 1, "dinars": 1})

    table.play(GREEN, "provision pv02")
    for colour in (BLUE, YELLOW, RED):
        table.play(colour, "provision pv01")
        assert table.asked in ("choose_provision", "choose_keshis")

    order = [kind for kind, who in kinds(table, "river_tile", "scroll_worked", "provisions_paid", "provision_shown")]
    assert order[:2] == ["scroll_worked", "river_tile"]
    assert order[2:6] == ["provisions_paid"] * 4
    assert order[6:] == ["provision_shown"] * 4
    assert table.told("season_started")[-1].args["season"] == 2


@pytest.mark.rule("MKSH-SEASON-17", "MKSH-SEASON-15")
@pytest.mark.parametrize("first", [GREEN, BLUE, YELLOW, RED])
def test_the_scroll_of_the_season_and_the_provisions_come_in_turn_order(first: str) -> None:
    table = season_end(first=first, yellow={**AT_SEA, "scrolls": "s28", "shown": 1}, red={"shown": 1})

    colours = FOUR.split()
    supplied = [who for kind, who in kinds(table, "provisions_paid", "provisions_failed")]
    assert supplied == [(colours.index(first) + n) % 4 for n in range(4)]
    assert [who for kind, who in kinds(table, "scroll_worked")] == [colours.index(YELLOW)]


@pytest.mark.rule("MKSH-SEASON-17")
def test_resources_of_the_river_tile_help_to_supply() -> None:
    table = season_end(1, "14", green={**AT_SEA, "shown": 1, "provisions": "pv01 pv02 pv03"})

    green = table.player(GREEN)
    assert "provisions" not in green.points
    assert (green.water, green.dates, green.dinars) == (0, 0, 0)


@pytest.mark.rule("MKSH-SEASON-17")
def test_after_the_third_season_no_tile_is_turned_and_no_season_prepared() -> None:
    table = season_end(3, green={"shown": 3})

    assert table.state.is_over
    assert (table.told("provision_shown"), table.told("season_started")) == ([], [])
    assert len(table.player(GREEN).shown) == 2
    assert table.player(GREEN).piece.screen == (1 << 12) - 1


# --- who is rewarded -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SEASON-2")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_nobody_is_rewarded_when_all_fishermen_stand_at_the_start(season: int) -> None:
    table = season_end(season)

    assert table.told("river_tile") == []
    assert [table.player(colour).points for colour in FOUR.split()] == [{"start": 10}] * 4


@pytest.mark.rule("MKSH-SEASON-3")
@pytest.mark.parametrize(("season", "side", "points"), [(1, "08", 3), (2, "04", 5)])
def test_in_the_first_seasons_only_the_leader_is_rewarded(season: int, side: str, points: int) -> None:
    table = season_end(
        season, side, green={"space": 7, "arrival": 2}, blue={"space": 9, "arrival": 3}, red={"space": 8, "arrival": 1}
    )

    assert {colour: table.player(colour).points.get("river", 0) for colour in FOUR.split()} == {
        GREEN: 0,
        BLUE: points,
        YELLOW: 0,
        RED: 0,
    }


@pytest.mark.rule("MKSH-SEASON-3", "MKSH-SEASON-15")
@pytest.mark.parametrize(
    ("green", "blue", "leader"),
    [
        ({"space": 5, "arrival": 2}, {"space": 5, "arrival": 1}, BLUE),
        ({"space": 5, "arrival": 1}, {"space": 5, "arrival": 2}, GREEN),
        ({"space": 12, "harbour": 1, "arrival": 1}, {"space": 12, "harbour": 0, "arrival": 2}, BLUE),
        ({"space": 12, "harbour": 3, "arrival": 9}, {"space": 11, "arrival": 1}, GREEN),
    ],
)
def test_the_leader_is_the_first_in_the_ranking_whoever_has_the_camel(
    green: dict[str, int], blue: dict[str, int], leader: str
) -> None:
    for first in (GREEN, BLUE, RED):
        table = season_end(1, "08", first=first, green=green, blue=blue)

        assert table.player(leader).points.get("river", 0) == 3
        assert len(table.told("river_tile")) == 1


@pytest.mark.rule("MKSH-SEASON-4", "MKSH-SEASON-5")
@pytest.mark.parametrize(("choice", "leader", "second"), [(1, 2, 3), (2, 4, 1)])
@pytest.mark.parametrize("players", ["green blue yellow", FOUR])
def test_the_leader_of_the_last_season_picks_a_bonus_and_the_second_gets_the_other(
    players: str, choice: int, leader: int, second: int
) -> None:
    table = season_end(
        3,
        "12",
        players=players,
        green={"space": 4, "arrival": 3},
        blue={"space": 9, "arrival": 1, "gates": {1: "red", 2: "red"}, "keshis": {"garden": 4}},
        yellow={"space": 6, "arrival": 2, "gates": {1: "red"}, "keshis": {"garden": 3}},
    )

    assert (table.to_move, table.options) == (BLUE, ["tile bonus 1", "tile bonus 2"])
    table.play(BLUE, f"tile bonus {choice}")

    points = {colour: table.player(colour).points.get("river", 0) for colour in (GREEN, BLUE, YELLOW)}
    assert points == {GREEN: 0, BLUE: leader, YELLOW: second}


@pytest.mark.rule("MKSH-SEASON-5")
@pytest.mark.parametrize("players", ["green blue yellow", FOUR])
def test_on_other_sides_the_first_place_gets_the_first_bonus_without_a_choice(players: str) -> None:
    table = season_end(3, "05", players=players, blue={"space": 9, "arrival": 1}, yellow={"space": 6, "arrival": 2})

    points = {colour: table.player(colour).points.get("river", 0) for colour in (GREEN, BLUE, YELLOW)}
    assert points == {GREEN: 0, BLUE: 7, YELLOW: 3}
    assert table.state.is_over


def test_the_preview_of_a_bonus_tells_neither_provisions_nor_the_final_scoring() -> None:
    own = {"gates": {1: "red"}, "keshis": {"garden": 3}, "water": 3, "dates": 3, "dinars": 3}
    table = season_end(3, "12", green={"space": 9, "arrival": 1, "shown": 1, **own})
    seat = table.who(GREEN)

    previews = [table.state.preview(action, seat) for action in table.state.options_of(seat)]

    assert [preview.changes[seat] for preview in previews] == [{"points": 1}, {"points": 3}]
    assert {event.kind for event in previews[0].events} == {"river_tile", "points_scored"}
    table.play(GREEN, "tile bonus 1")
    assert table.state.is_over


@pytest.mark.rule("MKSH-SEASON-4", "MKSH-SEASON-5")
def test_the_leader_receives_the_bonus_first() -> None:
    table = season_end(3, "06", green={"space": 4, "arrival": 1}, blue={"space": 9, "arrival": 2})

    table.play(BLUE, *["resource water"] * 6)

    assert table.to_move == GREEN
    table.play(GREEN, *["resource date"] * 3)
    assert (table.player(BLUE).points["leftovers"], table.player(GREEN).points["leftovers"]) == (3, 1)


@pytest.mark.rule("MKSH-SEASON-6")
@pytest.mark.parametrize("side", ["05", "12"])
def test_with_two_players_the_second_gets_nothing(side: str) -> None:
    own = {"keshis": {"garden": 2}}
    table = season_end(
        3,
        side,
        players="green blue",
        green={"space": 9, "arrival": 1, **own},
        blue={"space": 4, "arrival": 2, **own},
    )

    if side == "12":
        table.play(GREEN, "tile bonus 2")

    assert table.player(GREEN).points["river"] == (7 if side == "05" else 2)
    assert "river" not in table.player(BLUE).points


@pytest.mark.rule("MKSH-SEASON-7", "MKSH-SEASON-2")
def test_a_bonus_lapses_when_only_one_fisherman_has_left_the_start() -> None:
    table = season_end(3, "05", yellow={"space": 1, "arrival": 1})

    assert table.state.is_over
    assert {c: table.player(c).points.get("river", 0) for c in FOUR.split()} == {GREEN: 0, BLUE: 0, YELLOW: 7, RED: 0}


# --- back to the start -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SEASON-18")
@pytest.mark.parametrize("season", [1, 2])
def test_all_fishermen_return_and_the_harbour_is_free(season: int) -> None:
    table = season_end(
        season,
        green={"space": 12, "harbour": 0, "arrival": 1},
        blue={"space": 12, "harbour": 1, "arrival": 2},
        red={"space": 3, "arrival": 3},
    )

    assert [table.player(colour).space for colour in FOUR.split()] == [0, 0, 0, 0]
    assert [table.player(colour).harbour for colour in FOUR.split()] == [-1, -1, -1, -1]
    assert len(table.told("river_tile")) == 1
    assert [(event.who, event.args) for event in table.told("fishermen_returned")] == [(None, {"n": 3})]


@pytest.mark.rule("MKSH-SEASON-18", "MKSH-SEASON-2")
def test_a_fisherman_of_an_earlier_season_brings_nothing_any_more() -> None:
    table = season_end(2, green={"space": 0, "arrival": 5})

    assert table.told("river_tile") == []
    assert table.told("fishermen_returned") == []
    assert table.player(GREEN).points == {"start": 10}


@pytest.mark.rule("MKSH-SEASON-18")
def test_in_the_last_season_the_fishermen_stay() -> None:
    table = season_end(3, green={"space": 12, "harbour": 0, "arrival": 1}, red={"space": 3, "arrival": 3})

    assert table.state.is_over
    assert (table.player(GREEN).space, table.player(GREEN).harbour, table.player(RED).space) == (12, 0, 3)


@pytest.mark.rule("MKSH-SEASON-16")
def test_a_movement_during_the_reward_gives_points_of_the_harbour_but_no_other_rank() -> None:
    table = season_end(
        1,
        "13",
        green={"space": 10, "arrival": 1, "water": 5},
        blue={"space": 9, "arrival": 2, "water": 9},
    )

    table.play(GREEN, "keshi pink", "cell 1", "add water", "add water", "enough")

    assert table.player(GREEN).points["river"] == 4 + 1
    assert len(table.told("river_tile")) == 1


# --- the next season -------------------------------------------------------------------------------------------------
def next_season(table: Table) -> None:
    """Everybody turns up the next provision tile."""
    while table.asked == "choose_provision":
        assert table.to_move is not None
        table.play(table.to_move, table.options[0])


@pytest.mark.rule("MKSH-SEASON-10")
@pytest.mark.parametrize(("season", "following"), [(1, "e05"), (2, "e02")])
def test_the_next_exchange_tile_becomes_valid(season: int, following: str) -> None:
    table = season_end(season, exchanges="e03 e05 e02", green={"yellow": 1})

    next_season(table)

    assert table.told("season_started")[-1].args == {"season": season + 1, "exchange": following}
    assert table.state.view(None)["exchange"] == following


@pytest.mark.rule("MKSH-SEASON-11")
def test_the_river_tile_of_the_next_season_is_used_then() -> None:
    one = season_end(1, "08", yellow=AT_SEA)
    two = mksh_position(sides="08 10 05", season=2, round=4, phase=rounds.SEASON_SCROLLS, yellow={**AT_SEA, **FREE})

    assert (one.player(YELLOW).goods, one.player(YELLOW).score) == ("", 13)
    assert (two.player(YELLOW).goods, two.player(YELLOW).score) == ("yellow purple orange", 10)
    assert [event.args["side"] for event in two.told("river_tile")] == ["10"]


@pytest.mark.rule("MKSH-SEASON-12")
def test_everybody_takes_a_keshi_of_each_colour_behind_the_screen() -> None:
    empty = {"screen": ""}
    table = season_end(green=empty, blue=empty, yellow=empty, red=empty)

    next_season(table)

    assert table.asked == "choose_keshis"
    for colour in FOUR.split():
        assert len(table.player(colour).screen.split()) == 12
        assert len(set(table.player(colour).screen.split())) == 12


@pytest.mark.rule("MKSH-SEASON-13")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("feld", [0, 1, 2, 3])
def test_the_left_neighbour_of_the_figures_holder_begins_the_next_season(season: int, feld: int) -> None:
    colours = FOUR.split()
    table = season_end(season, first=colours[(feld + 3) % 4])  # the camel has moved three times since the season began
    assert table.first == colours[(feld + 3) % 4]

    next_season(table)

    assert table.first == colours[(feld + 1) % 4]
    assert (table.state.season, table.state.round) == (season, 0)


@pytest.mark.rule("MKSH-SEASON-14")
def test_everything_else_stays_for_the_next_season() -> None:
    own: dict[str, Any] = {
        "water": 2,
        "dates": 3,
        "dinars": 4,
        "yellow": 1,
        "orange": 2,
        "keshis": {"garden": 3, "river": 2},
        "sellers": "garden",
        "square": [2, 5],
        "caravans": [1, 2, 1],
        "gates": {3: "red"},
        "watchtower": 2,
        "disk": 6,
        "line": "21 22",
        "scrolls": "s16 s54",
        "luxuries": "lx03",
        "palace": 9,
        "mosque": 5,
    }
    table = season_end(tower="green green pink", workshops={"blue": "white"}, market="lx01", green=own)

    next_season(table)

    green = table.player(GREEN)
    assert (green.water, green.dates, green.dinars, green.goods) == (2, 3, 4, "yellow orange orange")
    assert green.keshis == {"garden": 3, "river": 2, "square": 2, "medina": 3, "sahara": 4}
    assert (green.sellers, green.square, green.left, green.right, green.start) == ("garden", [2, 5], 1, 2, 1)
    assert (green.gates, green.disk, green.line) == ({3: "red"}, 6, "21 22")
    assert (green.scrolls, green.luxuries, green.palace, green.mosque) == ("s16 s54", "lx03", 9, 5)
    assert (table.tower, table.workshop("blue"), table.market.split()[0]) == ("green green pink", "white", "lx01")


@pytest.mark.rule("MKSH-SEASON-15")
@pytest.mark.parametrize("first", [GREEN, BLUE, YELLOW, RED])
def test_the_holder_of_the_camel_in_the_fourth_round_is_the_first_to_turn_a_tile(first: str) -> None:
    table = season_end(first=first)

    seen = []
    while table.asked == "choose_provision":
        assert table.to_move is not None
        seen.append(table.to_move)
        table.play(table.to_move, table.options[0])

    colours = FOUR.split()
    assert seen == [colours[(colours.index(first) + n) % 4] for n in range(4)]

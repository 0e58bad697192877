"""Provisions at the end of a season. Rules MKSH-PROVISION."""

from __future__ import annotations

from typing import Any

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, RED, YELLOW, Table, mksh_position

# tile: water, dates, dinars, points lost
TILES = {
    "pv01": (1, 1, 1, 4),
    "pv02": (2, 1, 0, 4),
    "pv03": (2, 0, 1, 4),
    "pv04": (1, 2, 0, 4),
    "pv05": (0, 2, 1, 4),
    "pv06": (1, 0, 2, 4),
    "pv07": (0, 1, 2, 4),
    "pv08": (3, 0, 0, 5),
    "pv09": (0, 3, 0, 5),
    "pv10": (2, 2, 0, 3),
    "pv11": (2, 0, 2, 3),
    "pv12": (0, 2, 2, 3),
}
KINDS = ("water", "dates", "dinars")


def supplying(season: int = 1, *, players: str = FOUR, **seats: Any) -> Table:
    """The season's scrolls are done; now the population is supplied. The other seats have no tile face up."""
    for colour in players.split():
        seats[colour] = {"shown": 0, **seats.get(colour, {})}
    return mksh_position(players, season=season, round=4, phase=rounds.PROVISIONS, first="green", **seats)


def others(tile: str) -> str:
    """The tile and two others, of which only the first lies face up."""
    return " ".join([tile, *[name for name in TILES if name != tile][:2]])


def purse(table: Table, colour: str = GREEN) -> tuple[int, int, int]:
    player = table.player(colour)
    return player.water, player.dates, player.dinars


def lost(table: Table, colour: str = GREEN) -> int:
    return -table.player(colour).points.get("provisions", 0)


# --- each tile -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PROVISION-1", "MKSH-PROVISION-2")
@pytest.mark.parametrize(("tile", "printed"), list(TILES.items()))
def test_who_has_what_a_tile_asks_for_pays_exactly_that(tile: str, printed: tuple[int, int, int, int]) -> None:
    table = supplying(green={"provisions": others(tile), "shown": 1, "water": 5, "dates": 5, "dinars": 5})

    assert purse(table) == tuple(5 - n for n in printed[:3])
    assert table.player(GREEN).score == 10


@pytest.mark.rule("MKSH-PROVISION-2")
@pytest.mark.parametrize(("tile", "printed"), list(TILES.items()))
def test_just_enough_is_enough(tile: str, printed: tuple[int, int, int, int]) -> None:
    table = supplying(green={"provisions": others(tile), "shown": 1, **dict(zip(KINDS, printed[:3], strict=True))})

    assert (purse(table), lost(table)) == ((0, 0, 0), 0)


MISSING = [(tile, kind) for tile, printed in TILES.items() for kind in range(3) if printed[kind]]


@pytest.mark.rule("MKSH-PROVISION-3", "MKSH-PROVISION-4", "MKSH-PROVISION-2")
@pytest.mark.parametrize(("tile", "kind"), MISSING)
def test_who_lacks_one_thing_loses_all_resources_and_the_points_of_the_tile(tile: str, kind: int) -> None:
    held = dict.fromkeys(KINDS, 7)
    held[KINDS[kind]] = TILES[tile][kind] - 1

    table = supplying(green={"provisions": others(tile), "shown": 1, "score": 2, **held})

    assert (purse(table), lost(table)) == ((0, 0, 0), TILES[tile][3])
    assert table.player(GREEN).score == 2 - TILES[tile][3]


# --- the sum of the tiles --------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PROVISION-1", "MKSH-PROVISION-8")
@pytest.mark.parametrize(("season", "demand"), [(1, (1, 2, 0)), (2, (1, 4, 2)), (3, (4, 4, 2))])
def test_one_tile_more_is_supplied_every_season(season: int, demand: tuple[int, int, int]) -> None:
    shown = (1 << season) - 1

    table = supplying(
        season, green={"provisions": "pv04 pv12 pv08", "shown": shown, "water": 6, "dates": 6, "dinars": 6}
    )

    assert purse(table) == tuple(6 - n for n in demand)
    assert lost(table) == 0


@pytest.mark.rule("MKSH-PROVISION-4", "MKSH-PROVISION-6")
@pytest.mark.parametrize(("season", "points"), [(1, 4), (2, 7), (3, 12)])
def test_who_fails_loses_the_points_of_all_tiles_face_up(season: int, points: int) -> None:
    shown = (1 << season) - 1

    table = supplying(
        season, green={"provisions": "pv04 pv12 pv08", "shown": shown, "water": 1, "dates": 1, "dinars": 9}
    )

    assert (purse(table), lost(table)) == ((0, 0, 0), points)


@pytest.mark.rule("MKSH-PROVISION-4", "MKSH-PROVISION-6")
def test_a_tile_that_could_be_paid_alone_is_lost_with_the_others() -> None:
    table = supplying(2, green={"shown": 3, "provisions": "pv01 pv08 pv02", "water": 3, "dates": 1, "dinars": 1})

    assert (purse(table), lost(table)) == ((0, 0, 0), 4 + 5)


@pytest.mark.rule("MKSH-PROVISION-1")
def test_tiles_face_down_ask_for_nothing() -> None:
    table = supplying(green={"provisions": "pv01 pv08 pv09", "shown": 0b100, "dates": 3})

    assert (purse(table), lost(table)) == ((0, 0, 0), 0)


@pytest.mark.rule("MKSH-PROVISION-3")
def test_resources_that_were_not_asked_for_are_lost_too() -> None:
    table = supplying(green={"provisions": "pv08 pv01 pv02", "shown": 1, "water": 2, "dates": 8, "dinars": 6})

    assert purse(table) == (0, 0, 0)


@pytest.mark.rule("MKSH-PROVISION-2", "MKSH-PROVISION-6")
def test_supplying_is_no_choice() -> None:
    table = supplying(
        green={"provisions": "pv10 pv01 pv02", "shown": 1, "water": 2, "dates": 2, "dinars": 9, "score": 0}
    )

    assert purse(table) == (0, 0, 9)
    assert table.asked == "choose_provision"
    assert [event.kind for event in table.events if event.who == 0] == ["provisions_paid", "paid"]


@pytest.mark.rule("MKSH-PROVISION-5")
def test_goods_and_keshis_do_not_pay_and_are_not_lost() -> None:
    things = {
        "yellow": 3,
        "purple": 3,
        "orange": 3,
        "keshis": {"garden": 5},
        "sellers": "river garden",
        "square": [1, 7],
    }

    table = supplying(green={"provisions": "pv01 pv02 pv03", "shown": 1, "dates": 4, **things})

    green = table.player(GREEN)
    assert (purse(table), lost(table)) == ((0, 0, 0), 4)
    assert (green.yellow, green.purple, green.orange, green.sellers) == (3, 3, 3, "garden river")
    assert green.keshis == {"garden": 5, "square": 2}


@pytest.mark.rule("MKSH-PROVISION-5")
def test_goods_are_not_touched_by_a_payment() -> None:
    table = supplying(green={"shown": 1, "water": 1, "dates": 1, "dinars": 1, "yellow": 2, "orange": 1})

    assert (purse(table), table.player(GREEN).goods) == ((0, 0, 0), "yellow yellow orange")


@pytest.mark.rule("MKSH-PROVISION-1", "MKSH-PROVISION-2")
def test_each_player_supplies_for_the_own_tiles_only() -> None:
    enough = {"shown": 1, "water": 3, "dates": 3, "dinars": 3}

    table = supplying(
        green={"provisions": "pv01 pv02 pv03", **enough},
        blue={"provisions": "pv08 pv04 pv05", **enough},
        yellow={"provisions": "pv09 pv06 pv07", "shown": 1, "dates": 2},
        red={"provisions": "pv12 pv10 pv11", **enough},
    )

    assert [purse(table, colour) for colour in (GREEN, BLUE, YELLOW, RED)] == [
        (2, 2, 2),
        (0, 3, 3),
        (0, 0, 0),
        (3, 1, 1),
    ]
    assert [lost(table, colour) for colour in (GREEN, BLUE, YELLOW, RED)] == [0, 0, 5, 0]


# --- the next tile ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-PROVISION-7")
def test_the_next_tile_is_chosen_among_the_own_ones_face_down() -> None:
    plenty = {"water": 9, "dates": 9, "dinars": 9}
    table = supplying(green={"provisions": "pv01 pv05 pv09", "shown": 0b010, **plenty})

    assert (table.to_move, table.options) == (GREEN, ["provision pv01", "provision pv09"])
    assert table.why_not("provision pv05") == ("provision.shown", "MKSH-PROVISION-8")
    table.play(GREEN, "provision pv09")

    assert table.player(GREEN).shown == ["pv05", "pv09"]
    assert table.to_move == BLUE


@pytest.mark.rule("MKSH-PROVISION-7")
def test_the_last_tile_is_turned_after_the_second_season() -> None:
    plenty = {"water": 9, "dates": 9, "dinars": 9}

    table = supplying(2, green={"provisions": "pv01 pv05 pv09", "shown": 0b110, **plenty})

    assert table.options == ["provision pv01"]
    table.play(GREEN, "provision pv01")
    assert table.player(GREEN).shown == ["pv01", "pv05", "pv09"]


@pytest.mark.rule("MKSH-PROVISION-7", "MKSH-GEN-16")
def test_a_last_tile_face_down_is_turned_by_its_owner_and_no_preview_tells_of_it() -> None:
    """Red's last click of the second season would else turn up the tiles of all others."""
    tiles: dict[str, Any] = {}
    for number, colour in enumerate(FOUR.split()):
        own = " ".join(list(TILES)[3 * number : 3 * number + 3])
        tiles[colour] = {"provisions": own, "shown": 0b011, "water": 9, "dates": 9, "dinars": 9}
    tiles[RED]["space"] = 7
    table = mksh_position(phase=rounds.RIVER_BONUSES, season=2, round=4, first=GREEN, sides="08 04 05", **tiles)
    red = table.who(RED)

    previews = [table.state.preview(action, red).to_dict() for action in table.state.options]
    guess = table.state.sample_hidden(red, 7)
    assert previews == [guess.preview(action, red).to_dict() for action in guess.options]
    table.play(RED, "rapid 1")

    for colour, tile in ((GREEN, "pv03"), (BLUE, "pv06"), (YELLOW, "pv09"), (RED, "pv12")):
        assert (table.to_move, table.options) == (colour, [f"provision {tile}"])
        assert table.state.information(red) == 0
        table.play(colour, f"provision {tile}")
    assert table.state.information(red) == 1  # the exchange tile of the next season


@pytest.mark.rule("MKSH-PROVISION-7")
def test_a_tile_is_turned_after_all_have_paid() -> None:
    table = supplying(red={"shown": 1, "dates": 5})

    kinds = [event.kind for event in table.events if event.kind.startswith("provision")]
    assert kinds == ["provisions_paid"] * 3 + ["provisions_failed"]
    assert (table.to_move, table.asked) == (GREEN, "choose_provision")


@pytest.mark.rule("MKSH-PROVISION-7")
def test_no_tile_is_turned_after_the_third_season() -> None:
    table = supplying(3, green={"shown": 0b011, "water": 9, "dates": 9, "dinars": 9})

    assert table.state.is_over
    assert len(table.player(GREEN).shown) == 2


@pytest.mark.rule("MKSH-PROVISION-8", "MKSH-PROVISION-9")
@pytest.mark.parametrize("held", [0, 9])
def test_tiles_stay_face_up_whether_they_were_paid_or_not(held: int) -> None:
    table = supplying(green={"shown": 1, "water": held, "dates": held, "dinars": held})

    assert table.player(GREEN).shown == ["pv01"]
    table.play(GREEN, "provision pv03")

    assert table.player(GREEN).shown == ["pv01", "pv03"]
    assert len(table.player(GREEN).piece.provisions) == 3


@pytest.mark.rule("MKSH-PROVISION-9", "MKSH-PROVISION-8")
def test_who_failed_owes_nothing_later_but_the_tiles_themselves() -> None:
    failed = supplying(green={"shown": 1, "provisions": "pv01 pv02 pv03"})
    failed.play(GREEN, "provision pv02")
    green = failed.player(GREEN)
    assert (green.score, green.points["provisions"]) == (6, -4)

    tiles = {"provisions": "pv01 pv02 pv03", "shown": green.piece.shown, "score": green.score}
    table = supplying(2, green={**tiles, "water": 3, "dates": 2, "dinars": 1})

    assert (purse(table), lost(table), table.player(GREEN).score) == ((0, 0, 0), 0, 6)

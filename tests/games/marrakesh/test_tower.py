"""The tower: what gets stuck, what falls out, what is known of it. Rules MKSH-TOWER."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravansary.core.chance import Chance
from caravansary.games.marrakesh import rounds, tower
from caravansary.games.marrakesh.pieces import COLOURS
from tests.games.marrakesh.position import BLUE, FOUR, GREEN, Table, mksh_game, mksh_position

AS_IT_IS = [5, 4, 3, 2, 1]  # the draws of a shuffle of six that changes nothing
THROWN = "green black pink turquoise beige yellow"  # in the order of colours
FALLS = 99


def throw(draws: list[int], tower: str = "", floor: str = "b1", **given: Any) -> Table:
    """Two players throw six keshis of different colours; the whole script is used."""
    table = mksh_position(
        "green blue",
        choosing=True,
        round=4,
        tower=tower,
        floor=floor,
        chance=draws,
        patient=True,
        green={"screen": "green black pink"},
        blue={"screen": "turquoise beige yellow"},
        **given,
    )
    script: list[int] = table.state.chance.script  # type: ignore[attr-defined]  # a scripted generator has one
    assert script == []
    return table


def words(counts: Counter[str]) -> str:
    return " ".join(colour for colour in COLOURS for _ in range(counts[colour]))


# --- what stays, and when it is thrown -------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWER-1")
def test_stuck_keshis_stay_between_rounds() -> None:
    table = mksh_position(phase=rounds.RIVER_BONUSES, round=2, tower="green green red")

    assert table.state.view(None)["round"] == 3
    assert table.tower == "green green red"


@pytest.mark.rule("MKSH-TOWER-1")
def test_stuck_keshis_stay_between_seasons() -> None:
    table = mksh_position(phase=rounds.SEASON_SCROLLS, round=4, tower="green green red")

    while table.asked == "choose_provision":
        table.play(str(table.to_move), table.options[0])

    assert (table.state.view(None)["season"], table.state.view(None)["round"]) == (2, 1)
    assert table.tower == "green green red"


@pytest.mark.rule("MKSH-TOWER-2")
@pytest.mark.parametrize(("players", "keshis"), [(2, 6), (3, 9), (4, 12)])
def test_all_chosen_keshis_are_thrown_once_in_a_round(players: int, keshis: int) -> None:
    table = mksh_game(players, seed=3)

    table.play_on(seed=4)

    kinds = [event.kind for event in table.events if event.kind in ("round_started", "keshis_thrown")]
    assert kinds == ["round_started", "keshis_thrown"] * 12
    assert [event.args["n"] for event in table.told("keshis_thrown")] == [keshis] * 12


# --- the three steps -------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWER-3")
def test_first_each_stuck_keshi_may_come_loose_in_the_order_of_colours() -> None:
    table = throw([39, 40, 0, 99, *AS_IT_IS, *[FALLS] * 6], tower="green white white orange")

    assert table.tower == "white orange"
    assert table.tray == "green green white black pink turquoise beige yellow"


@pytest.mark.rule("MKSH-TOWER-4")
@pytest.mark.parametrize(
    ("order", "stuck"),
    [
        (AS_IT_IS, "green"),
        ([0, 4, 3, 2, 1], "yellow"),  # the last and the first are exchanged
        ([5, 4, 3, 0, 1], "pink"),
        ([0, 0, 0, 0, 0], "black"),  # everything moves up by one
    ],
)
def test_then_the_thrown_keshis_are_shuffled(order: list[int], stuck: str) -> None:
    table = throw([*order, 0, *[FALLS] * 5])

    assert table.tower == stuck
    assert table.tray == " ".join(colour for colour in THROWN.split() if colour != stuck)


@pytest.mark.rule("MKSH-TOWER-5")
def test_last_each_thrown_keshi_gets_stuck_or_falls_through() -> None:
    table = throw([*AS_IT_IS, 11, 12, 0, 99, 5, 50])

    assert table.tower == "green pink beige"
    assert table.tray == "black turquoise yellow"


@pytest.mark.rule("MKSH-TOWER-5", "MKSH-TOWER-6")
@pytest.mark.parametrize(
    ("floor", "tower", "sticking"),
    [("b1", 4, 2), ("b1", 5, 1), ("b1", 6, 0), ("b2", 6, 6), ("b2", 9, 3), ("b2", 11, 1), ("b2", 12, 0)],
)
def test_when_the_tower_is_full_the_rest_falls_through_without_chance(floor: str, tower: int, sticking: int) -> None:
    table = throw([*[FALLS] * tower, *AS_IT_IS, *[0] * sticking], tower=" ".join(["white"] * tower), floor=floor)

    thrown = THROWN.split()
    assert len(table.tower.split()) == tower + sticking
    assert table.tray == " ".join(thrown[sticking:])


@pytest.mark.rule("MKSH-TOWER-5")
def test_a_keshi_that_came_loose_makes_room_in_the_same_throw() -> None:
    table = throw([0, *[FALLS] * 5, *AS_IT_IS, 0], tower="grey white white white white white")

    assert table.tower == "green white white white white white"
    assert table.tray == "grey black pink turquoise beige yellow"


@pytest.mark.rule("MKSH-TOWER-6", "MKSH-TOWER-5")
@pytest.mark.parametrize(("floor", "stick"), [("b1", 12), ("b2", 25)])
def test_the_floor_says_how_likely_a_keshi_gets_stuck(floor: str, stick: int) -> None:
    table = throw([*AS_IT_IS, stick - 1, stick, *[FALLS] * 4], floor=floor)

    assert table.tower == "green"


@pytest.mark.rule("MKSH-TOWER-6", "MKSH-TOWER-3")
@pytest.mark.parametrize(("floor", "loose"), [("b1", 40), ("b2", 30)])
def test_the_floor_says_how_likely_a_keshi_comes_loose(floor: str, loose: int) -> None:
    table = throw([loose - 1, loose, *AS_IT_IS, *[FALLS] * 6], tower="grey red", floor=floor)

    assert table.tower == "red"


@pytest.mark.rule("MKSH-TOWER-7")
def test_what_gets_stuck_cannot_come_loose_in_the_same_throw() -> None:
    table = throw([0, *AS_IT_IS, *[0] * 6], tower="grey")

    assert table.tower == THROWN
    assert table.tray == "grey"


@pytest.mark.rule("MKSH-TOWER-6")
@pytest.mark.parametrize(
    ("players", "floor", "means", "spread"),
    [
        (2, "b1", (0.72, 1.57, 1.79), (0.80, 1.19, 1.28)),
        (3, "b1", (1.08, 2.34, 2.65), (0.97, 1.44, 1.50)),
        (4, "b1", (1.43, 3.07, 3.42), (1.12, 1.57, 1.59)),
        (2, "b2", (1.48, 3.80, 4.90), (1.06, 1.76, 2.04)),
        (3, "b2", (2.25, 5.69, 7.31), (1.30, 2.15, 2.37)),
        (4, "b2", (3.00, 7.56, 9.23), (1.50, 2.37, 2.24)),
    ],
)
def test_on_average_as_many_keshis_are_stuck_as_the_floor_promises(
    players: int, floor: str, means: tuple[float, ...], spread: tuple[float, ...]
) -> None:
    games = 400
    state = mksh_position(" ".join(FOUR.split()[:players]), floor=floor).state
    state.chance = Chance.seeded(7)

    sums = [0] * 13
    for _ in range(games):
        state.tower = [0] * 12
        for number in range(1, 13):
            for player in state.players:
                player.chosen = [3 * (number % 4), 3 * (number % 4) + 1, 3 * (number % 4) + 2]
            state.tray = [0] * 12
            tower.throw(state)
            sums[number] += sum(state.tower)

    for number, mean, deviation in zip((1, 4, 12), means, spread, strict=True):
        assert sums[number] / games == pytest.approx(mean, abs=4 * deviation / games**0.5)


# --- what is known ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-TOWER-8")
@pytest.mark.parametrize("floor", ["b1", "b2"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_keshi_is_lost_and_none_appears(players: int, floor: str) -> None:
    table = mksh_game(players, seed=5, floor=floor)
    choice = Chance.seeded(6)

    throws = 0
    while not table.state.is_over:
        before, seen = Counter(table.tower.split()), len(table.events)
        seat = table.state.waiting_for[0]
        options = table.state.options_of(seat)
        table.state.play(options[choice.below(len(options))], seat, table.events)
        new = table.events[seen:]
        for event in new:
            if event.kind == "tray_filled":
                throws += 1
                thrown = _revealed_last(table, players)
                assert words(before + thrown) == words(Counter(table.tower.split()) + Counter(event.args["colour"]))

    assert throws == 12
    assert Counter(table.tower.split()).total() <= (6 if floor == "b1" else 12)


def _revealed_last(table: Table, players: int) -> Counter[str]:
    """The keshis that were revealed in this round."""
    return Counter(keshi for event in table.told("keshis_revealed")[-players:] for keshi in event.args["colour"])


@pytest.mark.rule("MKSH-TOWER-9")
def test_what_fell_out_lies_in_the_tray_for_all_to_see() -> None:
    table = throw([0, 0, *AS_IT_IS, *[FALLS] * 6], tower="green green")

    seen = {"green": 3, "black": 1, "pink": 1, "turquoise": 1, "beige": 1, "yellow": 1}
    assert [table.state.view(viewer)["tray"] for viewer in (0, 1, None)] == [seen] * 3


@pytest.mark.rule("MKSH-TOWER-9")
@pytest.mark.parametrize("players", [2, 4])
def test_the_tray_is_empty_before_each_throw(players: int) -> None:
    table = mksh_game(players, seed=8)
    choice = Chance.seeded(9)

    choices = 0
    while not table.state.is_over:
        if table.asked in ("choose_keshis", "choose_joker", "choose_worker", "choose_end"):
            choices += 1
            assert table.tray == ""
        seat = table.state.waiting_for[0]
        options = table.state.options_of(seat)
        table.state.play(options[choice.below(len(options))], seat)

    assert choices > 12 * players


@pytest.mark.rule("MKSH-TOWER-10")
def test_all_see_what_is_stuck_in_the_tower() -> None:
    table = throw([FALLS, *AS_IT_IS, 0, *[FALLS] * 4, 0], tower="yellow")

    assert [table.state.view(viewer)["tower"] for viewer in (0, 1, None)] == [{"green": 1, "yellow": 2}] * 3


@pytest.mark.rule("MKSH-TOWER-11")
def test_keshis_in_the_tower_are_worth_nothing_at_the_end() -> None:
    held: dict[str, Any] = {"water": 9, "dates": 9, "dinars": 9, "keshis": {"garden": 7}, "sellers": "garden"}
    ended = [
        mksh_position(
            "green blue", phase=rounds.PROVISIONS, season=3, round=4, tower=tower, green=held, blue={"yellow": 3}
        )
        for tower in ("", "green yellow yellow orange red red")
    ]

    empty, full = ([table.player(colour).points for colour in (GREEN, BLUE)] for table in ended)
    assert ended[1].state.is_over
    assert empty == full
    assert full[1]["leftovers"] == 1

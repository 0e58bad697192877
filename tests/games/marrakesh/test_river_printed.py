"""Movements on the river space by space. MKSH-RIVER-20 to -24."""

from __future__ import annotations

import pytest

from caravansary.games.marrakesh import rounds
from tests.games.marrakesh.learning import gains, is_at_the_next_worker, owning
from tests.games.marrakesh.position import GREEN, mksh_position


@pytest.mark.rule("MKSH-RIVER-20")
def test_given_spaces_come_first_and_each_water_moves_at_once() -> None:
    table = owning("", "river", keshis={"river": 2}, water=2)

    assert (table.asked, table.player(GREEN).space, table.options) == ("choose_water", 2, ["add water", "enough"])
    table.play(GREEN, "add water")
    assert (table.player(GREEN).space, table.player(GREEN).water) == (3, 1)
    table.play(GREEN, "enough")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (3, 1)


@pytest.mark.rule("MKSH-RIVER-20", "MKSH-SCROLL-17")
def test_water_gained_during_the_movement_may_be_added() -> None:
    table = owning("s17", "river", keshis={"river": 1}, space=4, water=1)

    table.play(GREEN, "add water", "resource water")
    assert (table.asked, table.player(GREEN).space) == ("choose_water", 6)
    table.play(GREEN, "add water")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (7, 0)


@pytest.mark.rule("MKSH-RIVER-21")
@pytest.mark.parametrize(("space", "harbour"), [(4, -1), (12, 0)])
def test_a_river_action_without_fish_is_no_movement(space: int, harbour: int) -> None:
    table = owning("", "river", water=3, space=space, harbour=harbour)

    assert is_at_the_next_worker(table)
    assert (table.player(GREEN).space, gains(table)) == (space, {"water": 3})


@pytest.mark.rule("MKSH-RIVER-21", "MKSH-EXP4-4")
def test_a_river_cell_that_faces_no_citizen_is_no_movement() -> None:
    table = owning("", "square", {"expansions": "citizens"}, square=[1, 3], disk=0, water=3)

    table.play(GREEN, "cell 1")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (0, 3)
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-RIVER-21", "MKSH-SCROLL-31")
def test_with_s31_a_river_cell_at_the_empty_sector_is_a_movement() -> None:
    table = owning("s31", "square", {"expansions": "citizens"}, square=[1, 3], disk=0, water=3)

    table.play(GREEN, "cell 1", "add water", "enough")

    assert (table.player(GREEN).space, table.player(GREEN).water) == (2, 2)


@pytest.mark.rule("MKSH-RIVER-22", "MKSH-RIVER-9")
def test_in_the_harbour_given_spaces_and_added_water_give_points() -> None:
    table = owning("", "square", square=[1, 3], disk=0, space=12, harbour=0, water=2)  # cell 1 faces 1

    table.play(GREEN, "cell 1", "add water", "add water")

    assert (table.player(GREEN).points["river"], table.player(GREEN).water) == (3, 0)


@pytest.mark.rule("MKSH-RIVER-23", "MKSH-SCROLL-17")
def test_a_rapid_and_the_harbour_give_at_their_space() -> None:
    table = owning("s17", "river", keshis={"river": 4}, space=10)

    assert (table.asked, table.player(GREEN).space, table.player(GREEN).score) == ("choose_good", 11, 10)
    table.play(GREEN, "good yellow")

    assert (table.player(GREEN).space, gains(table)) == (12, {"yellow": 1, "points": 4 + 2})


@pytest.mark.rule("MKSH-RIVER-24", "MKSH-RIVER-12")
@pytest.mark.parametrize("scrolls", ["", "s69"])
def test_the_rapid_behind_the_crocodile_counts_as_crossed_for_the_river_bonus(scrolls: str) -> None:
    table = mksh_position(
        phase=rounds.RIVER_BONUSES,
        season=3,
        sides="01 09 05",
        crocodile="green",
        green={"space": 4, "scrolls": scrolls},
    )

    assert gains(table) == {"points": 1}


@pytest.mark.rule("MKSH-RIVER-24", "MKSH-SCROLL-17")
def test_s17_gives_the_next_rapid_after_the_crocodile() -> None:
    table = owning(
        "s17",
        "river",
        {"season": 3, "sides": "01 09 05", "crocodile": "green"},
        keshis={"river": 2},
        space=4,
    )

    table.play(GREEN, "resource date")

    assert (table.player(GREEN).space, gains(table)) == (6, {"dates": 1})

"""Bonuses of several square cells, and the order of a square action. MKSH-CELLS, MKSH-SQUARE-10."""

from __future__ import annotations

import pytest

from tests.games.marrakesh.learning import gains, is_at_the_next_worker, learn, owning
from tests.games.marrakesh.position import GREEN


@pytest.mark.rule("MKSH-CELLS-1")
def test_the_set_of_cells_is_fixed_at_the_start() -> None:
    table = learn("s70", square=[2, 3], disk=4, palace=14)  # 2 3 1 3 1 2 2 1

    table.play(GREEN, "cell 2", "bonus cl5", "cell 4")

    assert table.player(GREEN).square == [2, 3, 4]
    assert gains(table) == {"points": 2, "dinars": 1 + 3}  # cell 4 gave its placement bonus alone
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-CELLS-1")
def test_a_bonus_is_finished_with_all_it_triggers_before_the_next_cell() -> None:
    table = learn("s70", square=[2, 3, 5], disk=4, palace=3)

    table.play(GREEN, "cell 2")
    assert (table.asked, gains(table)) == ("choose_connection", {"dinars": 1})
    table.play(GREEN, "bonus ms1")
    assert (table.asked, table.options) == ("choose_next_cell", ["cell 3", "cell 5"])
    table.play(GREEN, "cell 5")

    assert gains(table) == {"points": 1, "dinars": 4, "water": 2}


@pytest.mark.rule("MKSH-CELLS-1")
def test_a_cell_gives_its_bonus_only_once() -> None:
    table = learn("s70", square=[3, 4, 5], disk=4)

    table.play(GREEN, "cell 3")

    assert table.options == ["cell 4", "cell 5"]
    assert table.why_not("cell 3") == ("cell.not_among", "MKSH-CELLS-1")
    assert table.why_not("cell 1") == ("cell.not_among", "MKSH-CELLS-1")


@pytest.mark.rule("MKSH-CELLS-1", "MKSH-SCROLL-54", "MKSH-GEN-9")
def test_cells_inside_cells_keep_their_own_sets() -> None:
    table = learn("s70", scrolls="s54", square=[2, 5], disk=4, palace=14)  # 2 3 1 3 1 2 2 1

    table.play(GREEN, "cell 2", "bonus cl5", "cell 4")
    assert table.options == ["cell 3", "cell 4", "cell 5"]
    table.play(GREEN, "cell 3", "cell 5")

    assert gains(table) == {"points": 2, "dinars": 1 + 1, "water": 1 + 2}
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-CELLS-2", "MKSH-SQUARE-5", "MKSH-SQUARE-6")
def test_goods_of_a_cell_have_one_colour_and_its_spaces_are_one_movement() -> None:
    table = learn("s70", square=[0, 1], disk=4, water=1)

    table.play(GREEN, "cell 1")
    assert (table.asked, table.player(GREEN).space) == ("choose_water", 3)
    table.play(GREEN, "add water", "good orange")

    assert (table.player(GREEN).space, gains(table)) == (4, {"orange": 2})
    assert is_at_the_next_worker(table)


@pytest.mark.rule("MKSH-CELLS-2", "MKSH-STAIRS-15", "MKSH-SCROLL-48")
def test_the_steps_of_a_cell_are_one_movement() -> None:
    table = learn("s47", scrolls="s48", disk=1)

    table.play(GREEN, "cell 6", "add step", "bonus cr2", "good yellow")

    assert (table.player(GREEN).mosque, table.player(GREEN).keshis["palace"]) == (4, 1)


@pytest.mark.rule("MKSH-CELLS-3", "MKSH-SCROLL-31")
def test_with_s31_the_empty_sector_is_not_left_out() -> None:
    table = learn("s70", {"expansions": "citizens"}, scrolls="s31", square=[3, 5], disk=3)

    table.play(GREEN, "cell 3")

    assert gains(table) == {"dinars": 1, "water": 5}


@pytest.mark.rule("MKSH-SQUARE-10")
def test_a_square_action_turns_the_disk_then_the_cell_then_s29_then_s51() -> None:
    table = owning("s29 s51", "square", square=[3, 5], disk=7)  # turned: 1 2 2 1 2 3 1 3

    assert (table.player(GREEN).disk, gains(table)) == (0, {})
    table.play(GREEN, "cell 5")
    assert (table.asked, gains(table)) == ("choose_next_cell", {"water": 3, "points": 4})
    table.play(GREEN, "cell 3", "cell 6", "good purple")

    assert gains(table) == {"water": 3, "points": 4, "dinars": 1, "purple": 1}
    assert (table.player(GREEN).mosque, is_at_the_next_worker(table)) == (1, True)


@pytest.mark.rule("MKSH-SQUARE-10", "MKSH-SQUARE-3")
def test_a_square_action_without_pink_keshis_still_ends_with_s29_and_s51() -> None:
    table = owning("s29 s51", "square", disk=7)

    assert (table.asked, gains(table)) == ("choose_next_cell", {"points": 4})


@pytest.mark.rule("MKSH-SQUARE-10", "MKSH-SCROLL-65")
def test_with_s65_the_second_turn_of_the_disk_comes_after_the_whole_first_sequence() -> None:
    table = owning("s51 s65", "square", disk=6, square=[3])  # 2 2 1 2 3 1 3 1, then 1 2 2 1 2 3 1 3

    assert (table.player(GREEN).disk, table.options) == (7, ["cell 2", "cell 5", "cell 7"])
    table.play(GREEN, "cell 2", "cell 5")

    assert (table.player(GREEN).disk, table.options) == (0, ["cell 0", "cell 3", "cell 6"])
    assert gains(table) == {"dinars": 2 + 1, "water": 1, "dates": 1}

"""The main square and the citizens' disk. MKSH-SQUARE-1 to -9, MKSH-EXP4-1 to -4."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marrakesh.position import BLUE, GREEN, Holdings, Table, mksh_position

PINK_SIDE = [1, 2, 2, 1, 2, 3, 1, 3]
PURPLE_SIDE = [0, 2, 4, 1, 3, 1, 2, 3]
ALL_CELLS = list(range(8))


def on_the_square(disk: int = 0, *, square: list[int] | None = None, expansions: str = "", **green: Any) -> Table:
    """Green's turn with a worker on the square and one in the garden."""
    cells = ALL_CELLS if square is None else square
    seat = {"square": cells, "disk": disk, "workers": "square garden"} | green
    return mksh_position(turn=GREEN, expansions=expansions, green=seat)


def disk_for(cell: int, citizens: int, side: list[int]) -> int:
    """A position of the disk from which one turn brings a sector with so many citizens to the cell."""
    return next(disk for disk in range(8) if side[(cell - disk - 1) % 8] == citizens)


def state_of(holdings: Holdings) -> dict[str, int]:
    names = ("score", "water", "dates", "dinars", "yellow", "purple", "orange", "space", "palace", "mosque")
    return {name: getattr(holdings, name) for name in names}


# --- turning the disk -----------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SQUARE-1")
@pytest.mark.parametrize("disk", ALL_CELLS)
def test_the_action_turns_the_disk_by_one_sector(disk: int) -> None:
    table = on_the_square(disk, square=[4])

    table.use(GREEN, "square")

    assert table.player(GREEN).disk == (disk + 1) % 8


@pytest.mark.rule("MKSH-SQUARE-1", "MKSH-SQUARE-2")
@pytest.mark.parametrize("disk", ALL_CELLS)
@pytest.mark.parametrize("cell", ALL_CELLS)
def test_the_sector_that_faces_the_cell_after_the_turn_counts(disk: int, cell: int) -> None:
    table = on_the_square(disk)

    table.use(GREEN, "square")
    table.play(GREEN, f"cell {cell}")

    told = table.told("square_used")
    assert [event.args["n"] for event in told] == [PINK_SIDE[(cell - disk - 1) % 8]]


@pytest.mark.rule("MKSH-SQUARE-1", "MKSH-SQUARE-2")
def test_the_disk_turns_clockwise_before_the_cell_is_chosen() -> None:
    # on rotation 0 cell 4 faces sector 4 with 2 citizens; a turn clockwise brings sector 3 with 1
    table = on_the_square(0)

    table.use(GREEN, "square")
    assert (table.asked, table.player(GREEN).disk) == ("choose_square", 1)
    table.play(GREEN, "cell 4")

    assert table.player(GREEN).points["square"] == 2


# --- the bonuses ----------------------------------------------------------------------------------------------------
BONUSES = {
    0: ("yellow", 1),
    1: ("space", 1),
    2: ("palace", 1),
    3: ("dinars", 1),
    4: ("score", 2),
    5: ("water", 1),
    6: ("mosque", 1),
    7: ("dates", 1),
}


@pytest.mark.rule("MKSH-SQUARE-2", "MKSH-SQUARE-5", "MKSH-SQUARE-6")
@pytest.mark.parametrize("citizens", [1, 2, 3])
@pytest.mark.parametrize("cell", ALL_CELLS)
def test_the_bonus_of_the_cell_is_received_for_each_citizen(cell: int, citizens: int) -> None:
    table = on_the_square(disk_for(cell, citizens, PINK_SIDE))
    before = state_of(table.player(GREEN))

    table.use(GREEN, "square")
    table.play(GREEN, f"cell {cell}")
    if cell == 0:
        table.play(GREEN, "good yellow")

    what, amount = BONUSES[cell]
    assert state_of(table.player(GREEN)) == before | {what: before[what] + amount * citizens}
    assert table.asked == "choose_option"  # the worker of the garden


@pytest.mark.rule("MKSH-SQUARE-2")
def test_a_cell_without_a_keshi_is_not_chosen() -> None:
    table = on_the_square(square=[2, 4, 5])

    table.use(GREEN, "square")

    assert table.options == ["cell 2", "cell 4", "cell 5"]
    for cell in (0, 1, 3, 6, 7):
        assert table.why_not(f"cell {cell}") == ("cell.empty", "MKSH-SQUARE-2")


@pytest.mark.rule("MKSH-SQUARE-3")
def test_without_keshis_the_disk_turns_and_nothing_else_happens() -> None:
    table = on_the_square(3, square=[])
    before = state_of(table.player(GREEN))

    table.use(GREEN, "square")

    assert table.player(GREEN).disk == 4
    assert state_of(table.player(GREEN)) == before
    assert table.told("square_used") == []
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-SQUARE-4", "MKSH-SQUARE-9")
def test_one_cell_is_used_however_many_keshis_there_are() -> None:
    table = on_the_square(disk_for(4, 2, PINK_SIDE))

    table.use(GREEN, "square")
    table.play(GREEN, "cell 4")

    assert table.player(GREEN).score == 14
    assert table.asked == "choose_option"
    assert len(table.told("square_used")) == 1


@pytest.mark.rule("MKSH-SQUARE-9")
@pytest.mark.parametrize("cells", [[4], [4, 5], [0, 2, 4, 5, 6, 7]])
def test_more_keshis_do_not_multiply_the_bonus(cells: list[int]) -> None:
    table = on_the_square(disk_for(4, 3, PINK_SIDE), square=cells)

    table.use(GREEN, "square")
    if len(cells) > 1:
        table.play(GREEN, "cell 4")

    assert table.player(GREEN).score == 16


@pytest.mark.rule("MKSH-SQUARE-5")
@pytest.mark.parametrize("good", ["yellow", "purple", "orange"])
def test_several_goods_are_of_one_colour_chosen_once(good: str) -> None:
    table = on_the_square(disk_for(0, 3, PINK_SIDE))

    table.use(GREEN, "square")
    table.play(GREEN, "cell 0")
    assert table.options == ["good yellow", "good purple", "good orange"]
    table.play(GREEN, f"good {good}")

    assert table.player(GREEN).goods == f"{good} {good} {good}"
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-SQUARE-6")
def test_water_is_added_once_to_the_whole_movement_on_the_river() -> None:
    table = on_the_square(disk_for(1, 3, PINK_SIDE), water=3)

    table.use(GREEN, "square")
    table.play(GREEN, "cell 1", "add water", "enough")

    assert table.player(GREEN).space == 4
    assert table.player(GREEN).water == 2
    assert [event.args["n"] for event in table.told("fisherman_moved")] == [3, 1]
    assert table.asked == "choose_option"


@pytest.mark.rule("MKSH-SQUARE-6", "MKSH-STAIRS-3")
@pytest.mark.parametrize(("cell", "stair"), [(6, "mosque"), (2, "palace")])
def test_steps_received_several_times_are_one_climb(cell: int, stair: str) -> None:
    table = on_the_square(disk_for(cell, 3, PINK_SIDE), palace=2, mosque=2)

    table.use(GREEN, "square")
    table.play(GREEN, f"cell {cell}")
    assert table.asked == "choose_connection"  # entering step 4 on the way
    table.play(GREEN, "bonus ms2" if stair == "mosque" else "bonus ps2")

    assert getattr(table.player(GREEN), stair) == 5


# --- what does not turn the disk ------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-SQUARE-7")
def test_placing_a_pink_keshi_does_not_turn_the_disk() -> None:
    table = on_the_square(6, square=[5])

    table.use(GREEN, "square", "new keshi")
    table.play(GREEN, "cell 4")

    assert table.player(GREEN).disk == 6
    assert table.player(GREEN).score == 12  # once, whatever the disk shows
    assert table.player(GREEN).square == [4, 5]


@pytest.mark.rule("MKSH-SQUARE-7")
def test_drafting_a_pink_keshi_or_the_round_does_not_turn_the_disk() -> None:
    table = mksh_position(draft=True, tray="pink", green={"disk": 2}, blue={"disk": 5})

    table.play(GREEN, *[option for option in table.options if option == "draft pink"])
    table.play(GREEN, "cell 3")
    table.end_turns()

    assert (table.player(GREEN).disk, table.player(BLUE).disk) == (2, 5)
    assert table.player(GREEN).dinars == 1


@pytest.mark.rule("MKSH-SQUARE-7")
def test_only_the_own_disk_turns() -> None:
    table = mksh_position(turn=GREEN, green={"square": [4], "workers": "square", "disk": 1}, blue={"disk": 1})

    table.use(GREEN, "square")

    assert (table.player(GREEN).disk, table.player(BLUE).disk) == (2, 1)


@pytest.mark.rule("MKSH-SQUARE-8", "MKSH-GRANT-1")
def test_the_same_cell_may_be_chosen_again_in_a_later_action() -> None:
    # scroll s53 grants a second action of the square in the same turn: citizens 1 (sector 0), then 3 (sector 7)
    table = mksh_position(
        turn=GREEN,
        scrolls={"pink-1": "s53"},
        green={"square": [4, 5], "disk": 3, "keshis": {"madrasa": 5}, "dates": 2, "workers": "square madrasa"},
    )

    table.use(GREEN, "square")
    table.play(GREEN, "cell 4")
    first = table.player(GREEN).score
    table.use(GREEN, "madrasa")
    table.play(GREEN, "scroll pink-1", "action square")
    assert table.options == ["cell 4", "cell 5"]
    table.play(GREEN, "cell 4")

    assert (first, table.player(GREEN).score) == (12, 18)
    assert table.player(GREEN).disk == 5


# --- expansion 4: citizens ------------------------------------------------------------------------------------------
@pytest.mark.rule("MKSH-EXP4-1", "MKSH-EXP4-2", "MKSH-EXP4-3")
@pytest.mark.parametrize("disk", ALL_CELLS)
def test_the_purple_side_has_other_citizens_and_turns_as_usual(disk: int) -> None:
    table = on_the_square(disk, expansions="citizens")

    table.use(GREEN, "square")
    table.play(GREEN, "cell 4")

    assert table.player(GREEN).disk == (disk + 1) % 8
    assert table.player(GREEN).score == 10 + 2 * PURPLE_SIDE[(4 - disk - 1) % 8]


@pytest.mark.rule("MKSH-EXP4-1")
def test_all_players_use_the_purple_side() -> None:
    seat: dict[str, Any] = {"square": [4, 7], "disk": disk_for(4, 4, PURPLE_SIDE), "workers": "square"}
    table = mksh_position(turn=GREEN, expansions="citizens", green=seat, blue=seat)

    for colour in (GREEN, BLUE):
        table.use(colour, "square")
        table.play(colour, "cell 4", "end turn")

    assert (table.player(GREEN).score, table.player(BLUE).score) == (18, 18)


@pytest.mark.rule("MKSH-EXP4-2", "MKSH-EXP4-4")
@pytest.mark.parametrize("cell", ALL_CELLS)
def test_the_empty_sector_may_be_chosen_and_gives_nothing(cell: int) -> None:
    table = on_the_square(disk_for(cell, 0, PURPLE_SIDE), expansions="citizens", water=2)
    before = state_of(table.player(GREEN))

    table.use(GREEN, "square")
    assert f"cell {cell}" in table.options
    table.play(GREEN, f"cell {cell}")

    assert state_of(table.player(GREEN)) == before
    assert table.asked == "choose_option"  # neither water nor a good was asked for


@pytest.mark.rule("MKSH-EXP4-3")
@pytest.mark.parametrize(
    ("cell", "gain"), [(5, {"water": 4}), (3, {"dinars": 4}), (7, {"dates": 4}), (4, {"score": 18})]
)
def test_the_sector_with_four_citizens_gives_the_bonus_four_times(cell: int, gain: dict[str, int]) -> None:
    table = on_the_square(disk_for(cell, 4, PURPLE_SIDE), expansions="citizens")
    before = state_of(table.player(GREEN))

    table.use(GREEN, "square")
    table.play(GREEN, f"cell {cell}")

    assert state_of(table.player(GREEN)) == before | gain


@pytest.mark.rule("MKSH-EXP4-3", "MKSH-SQUARE-6")
def test_four_citizens_at_the_river_cell_are_a_movement_of_four() -> None:
    table = on_the_square(disk_for(1, 4, PURPLE_SIDE), expansions="citizens", water=1)

    table.use(GREEN, "square")
    table.play(GREEN, "cell 1", "add water")

    assert table.player(GREEN).space == 5

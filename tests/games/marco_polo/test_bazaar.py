"""The bazaar: one row for the lowest of the dice, and what it brings. POLO-BAZAAR-1 to -6."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.marco_polo.position import BLUE, RED, Table, goods, polo_position
from tests.games.marco_polo.printed import BAZAAR

DICE = {"camels": 1, "spice": 1, "silk": 2, "gold": 3}  # how many each space needs
Brought = tuple[int, int, int, int, int]


def brought(reward: str) -> Brought:
    """Coins, camels, spice, silk, gold of "2 spice 1 coins"."""
    words = reward.split()
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    coins, camels, spice, silk, gold = (counts.get(thing, 0) for thing in ("coins", "camels", "spice", "silk", "gold"))
    return coins, camels, spice, silk, gold


BRINGS = {(space, row): brought(text) for space in DICE for row, text in enumerate(BAZAAR[space].split(","))}
ROWS = [(space, row, BRINGS[space, row]) for space in DICE for row in range(1, 7)]

# Space, lowest die, the rows that are offered when there is a choice
CHOICES = [
    *[("spice", 4, (4, 3)), ("spice", 6, (6, 5)), ("silk", 4, (4, 3)), ("silk", 6, (6, 5))],
    *[("gold", 4, (4, 3)), ("gold", 5, (5, 3)), ("gold", 6, (6, 5, 3))],
]
WITH_CHOICE = {(space, value) for space, value, _ in CHOICES}
ALONE = [(space, value) for space in DICE for value in range(1, 7) if (space, value) not in WITH_CHOICE]


def at_the_bazaar(space: str, value: int, **blue: Any) -> Table:
    """Blue has just placed dice that all show the value."""
    table = polo_position(blue={"dice": " ".join([str(value)] * DICE[space]), **blue})
    table.place(BLUE, f"space {space}")
    return table


# --- dice -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BAZAAR-2")
@pytest.mark.parametrize(
    ("space", "dice", "row"),
    [
        *[("silk", "2 6", 2), ("silk", "1 black-6", 1), ("silk", "5 black-3", 3)],
        *[("gold", "6 6 2", 2), ("gold", "1 5 6", 1), ("gold", "5 6 white-3", 3)],
    ],
)
def test_the_lowest_die_decides_about_the_row(space: str, dice: str, row: int) -> None:
    table = polo_position(blue={"dice": dice})

    table.place(BLUE, f"space {space}")

    assert table.asked == "choose_action"
    assert goods(table, BLUE) == BRINGS[space, row]


# --- rows -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BAZAAR-2", "POLO-BAZAAR-4")
@pytest.mark.parametrize(("space", "row", "brought"), ROWS)
def test_a_row_brings_exactly_what_is_printed(space: str, row: int, brought: Brought) -> None:
    table = at_the_bazaar(space, row)
    if table.asked == "choose_row":
        table.play(BLUE, f"row {row}")

    assert goods(table, BLUE) == brought
    assert table.player(BLUE).score == 0
    assert (table.asked == "choose_step") == ((space, row) == ("gold", 5))


@pytest.mark.rule("POLO-BAZAAR-3")
@pytest.mark.parametrize(("space", "value", "rows"), CHOICES)
def test_a_lower_row_is_offered_if_it_has_something_the_others_lack(
    space: str, value: int, rows: tuple[int, ...]
) -> None:
    table = at_the_bazaar(space, value)

    assert table.asked == "choose_row"
    assert table.options == [f"row {row}" for row in rows]
    for row in range(1, 7):
        if row > value:
            assert table.why_not(f"row {row}") == ("row.too_high", "POLO-BAZAAR-2")
        elif row not in rows:
            assert table.why_not(f"row {row}") == ("row.worse", "POLO-BAZAAR-3")


@pytest.mark.rule("POLO-BAZAAR-3")
@pytest.mark.parametrize(("space", "value"), ALONE)
def test_where_every_lower_row_is_worse_nothing_is_asked(space: str, value: int) -> None:
    table = at_the_bazaar(space, value)

    assert table.asked != "choose_row"
    assert goods(table, BLUE) == BRINGS[space, value]


@pytest.mark.rule("POLO-BAZAAR-2", "POLO-BAZAAR-4")
@pytest.mark.parametrize(
    ("space", "value", "row"),
    [(space, value, row) for space, value, rows in CHOICES for row in rows if row < value],
)
def test_a_lower_row_replaces_the_whole_higher_one(space: str, value: int, row: int) -> None:
    table = at_the_bazaar(space, value, coins=2, camels=1)

    table.play(BLUE, f"row {row}")

    coins, camels, *kinds = BRINGS[space, row]
    assert goods(table, BLUE) == (coins + 2, camels + 1, *kinds)


# --- the step of the gold row ---------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BAZAAR-5")
def test_the_step_of_the_fifth_gold_row_comes_after_the_gold() -> None:
    table = at_the_bazaar("gold", 5, figure="moscow", camels=2)

    table.play(BLUE, "row 5")
    assert table.player(BLUE).gold == 3
    assert table.options == ["step oasis-a", "decline"]
    table.play(BLUE, "step oasis-a")

    blue = table.player(BLUE)
    assert (blue.figure, blue.coins, blue.camels) == ("oasis-a", 0, 2)
    assert table.asked == "choose_action"


@pytest.mark.rule("POLO-BAZAAR-5")
def test_the_step_of_the_fifth_gold_row_may_be_declined_and_is_lost_if_no_road_can_be_paid() -> None:
    declined = at_the_bazaar("gold", 5)
    lost = at_the_bazaar("gold", 5, figure="sumatra", coins=9, camels=3)

    declined.play(BLUE, "row 5", "decline")
    lost.play(BLUE, "row 5")

    assert declined.asked == lost.asked == "choose_action"
    blue = declined.player(BLUE)
    assert (blue.figure, blue.gold, blue.posts) == ("venezia", 3, "")
    assert lost.player(BLUE).figure == "sumatra"
    assert [event.rule for event in lost.told("step_lost")] == ["POLO-REWARD-14"]


# --- Mercator ex Tabriz ---------------------------------------------------------------------------------------------
@pytest.mark.rule("POLO-BAZAAR-6")
def test_mercator_gets_his_piece_after_the_row_and_before_its_step() -> None:
    table = polo_position(blue={"dice": "5 5 5"}, red={"character": "mercator"})
    table.place(BLUE, "space gold")
    assert table.player(RED).gold == 0

    table.play(BLUE, "row 5")
    assert table.asked == "choose_step"
    assert (table.player(BLUE).gold, table.player(RED).gold) == (3, 1)
    table.play(BLUE, "step oasis-a")

    kinds = [event.kind for event in table.events if event.kind in ("gained", "mercator_gained", "moved")]
    assert kinds == ["gained", "mercator_gained", "moved"]
    assert goods(table, RED) == (0, 0, 0, 0, 1)


@pytest.mark.rule("POLO-BAZAAR-6")
def test_mercator_gets_nothing_before_the_row_is_chosen() -> None:
    table = polo_position(blue={"dice": "4 4"}, red={"character": "mercator"})

    table.place(BLUE, "space silk")
    assert (table.asked, table.player(RED).silk) == ("choose_row", 0)
    table.play(BLUE, "row 3")

    assert goods(table, BLUE) == BRINGS["silk", 3]
    assert goods(table, RED) == (0, 0, 0, 1, 0)

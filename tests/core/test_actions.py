"""The action table: numbers in the order of the blocks, names that lead back to them, and what is no action."""

from __future__ import annotations

import pytest

from caravansary.core.actions import ActionTable, Block
from caravansary.core.errors import UnknownName

TABLE = ActionTable(
    "toy",
    (
        Block("card", "take card", "card", ("ace", "king")),
        Block("pass", "pass", "", ("",)),
        Block("coins", "pay", "n", ("1", "2", "3")),
    ),
    numbers=frozenset({"n"}),
)
NAMES = ("take card ace", "take card king", "pass", "pay 1", "pay 2", "pay 3")


def test_blocks_follow_each_other_without_gaps() -> None:
    assert TABLE.names == NAMES
    assert TABLE.count == len(NAMES)
    assert [TABLE.start(kind) for kind in ("card", "pass", "coins")] == [0, 2, 3]


@pytest.mark.parametrize(("action", "name"), list(enumerate(NAMES)))
def test_a_name_leads_back_to_its_action(action: int, name: str) -> None:
    assert TABLE.name(action) == name
    assert TABLE.parse(name) == action


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.parse("  Take   CARD\tking ") == 1


def test_an_action_is_told_as_data_with_ids_and_numbers() -> None:
    assert TABLE.describe(1) == {"kind": "card", "card": "king"}
    assert TABLE.describe(2) == {"kind": "pass"}
    assert TABLE.describe(5) == {"kind": "coins", "n": 3}


@pytest.mark.parametrize("action", [-1, 6, True, 1.0, "pass", None, pytest.param(10**5000, id="huge")])
def test_what_is_no_action_is_told(action: int) -> None:
    with pytest.raises(UnknownName, match=r"^toy has no action .+; actions are numbers from 0 to 5$"):
        TABLE.name(action)
    with pytest.raises(UnknownName):
        TABLE.describe(action)


@pytest.mark.parametrize("text", ["", "take", "take card", "take card queen", "pay 01", "x" * 5000, None, 3])
def test_what_is_no_name_is_told_in_short(text: str) -> None:
    with pytest.raises(UnknownName, match=r"^toy has no action named ") as caught:
        TABLE.parse(text)

    assert len(str(caught.value)) < 100


def test_a_kind_that_is_not_there_has_no_start() -> None:
    with pytest.raises(KeyError):
        TABLE.start("queen")

"""Sets that are picked piece by piece: dice, contracts, goals, goods, swaps, gifts, in any order."""

from __future__ import annotations

from typing import Any

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.match import Match
from tests.games.picking import (
    check_any_order,
    check_parts,
    check_replaces,
    check_sets_are_options,
    new_match,
    picking_matches,
    questions,
)

POLO = caravansary.game("marco_polo")
MODULE: dict[str, Any] = {"new_characters": True}
# "goods" and "swaps" need one certain city card each
SETS: dict[str, tuple[int, dict[str, Any]]] = {
    "dice": (6, {}),
    "contracts": (6, {}),
    "goals": (3, {"goal_choice": True}),
    "goods": (1, {}),
    "swaps": (1, {}),
    "gifts": (2, MODULE),
}


def matches(of: str) -> list[Match]:
    count, options = SETS[of]
    found = picking_matches(POLO, count, options=options, of=of)
    assert len(found) == count
    return found


@pytest.mark.parametrize("of", SETS)
def test_every_set_can_be_picked_in_its_order_and_backwards(of: str) -> None:
    """The result of placing dice does not depend on the order in which they were chosen."""
    for match in matches(of):
        check_any_order(match)


@pytest.mark.parametrize("of", ["dice", "contracts", "goals"])
def test_a_set_replaces_what_was_picked_before(of: str) -> None:
    replaced = [check_replaces(match) for match in matches(of)]

    assert any(replaced)


@pytest.mark.parametrize("of", SETS)
def test_the_first_pieces_of_the_sets_are_what_is_offered(of: str) -> None:
    for match in matches(of):
        check_sets_are_options(match)


def test_what_was_picked_is_a_part_of_some_set() -> None:
    seen: set[str] = set()
    for seed in range(24):
        options = MODULE if seed % 3 == 0 else {"goal_choice": seed % 3 == 1, "character_draft": True}
        match = new_match(POLO, 2 + seed % 2, seed, options)
        for seat, asked in questions(match, Chance.seeded(seed)):
            check_parts(match, seat, asked)
            if asked.pick is not None:
                seen.add(asked.pick.of)
    assert seen >= {"dice", "contracts", "goals"}

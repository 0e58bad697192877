"""Sets that are picked piece by piece: a person may click their pieces in any order."""

from __future__ import annotations

import caravansary
from caravansary.core.chance import Chance
from tests.games.picking import (
    check_any_order,
    check_parts,
    check_replaces,
    check_sets_are_options,
    new_match,
    picking_matches,
    questions,
)

MERV = caravansary.game("merv")


def test_every_set_can_be_picked_in_its_order_and_backwards() -> None:
    for match in picking_matches(MERV, 12):
        check_any_order(match)


def test_a_set_replaces_what_was_picked_before() -> None:
    replaced = [check_replaces(match) for match in picking_matches(MERV, 30)]

    assert any(replaced)


def test_the_sets_of_a_payment_are_what_can_be_paid() -> None:
    for match in picking_matches(MERV, 12):
        check_sets_are_options(match)


def test_what_was_picked_is_a_part_of_some_set() -> None:
    """Also where pieces before were left no choice: they are in no set and need not be picked."""
    forced = 0
    for seed in range(60):
        match = new_match(MERV, 2, seed)
        for seat, asked in questions(match, Chance.seeded(seed)):
            forced += check_parts(match, seat, asked)
    assert forced > 0

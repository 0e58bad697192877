"""Sets that are picked piece by piece: the three keshis of a round, in any order."""

from __future__ import annotations

import caravansary
from caravansary.core.match import Match
from caravansary.games.marrakesh.actions import PICK, TABLE
from tests.games.picking import (
    copied,
    picking_matches,
)

MKSH = caravansary.game("marrakesh")
ALL_SETS = 220  # three of twelve


def matches() -> list[Match]:
    found = picking_matches(MKSH, 3, of="keshis")
    assert len(found) == 3
    return found


def test_every_three_of_twelve_colours_are_a_set_in_the_order_of_the_table() -> None:
    match = matches()[0]

    sets = match.pick_sets(match.deciders[0])

    assert len(sets) == ALL_SETS
    assert all(one == sorted(one) and len(one) == 3 for one in sets)
    assert all(PICK <= action < PICK + 12 for one in sets for action in one)


def test_one_seat_picks_while_another_has_begun() -> None:
    """Each has a set of its own."""
    match = matches()[0]
    first, second = match.deciders[:2]
    keshis = [TABLE.parse(f"pick {colour}") for colour in ("yellow", "green", "pink")]
    alone = copied(match)
    alone.pick(second, keshis)

    match.play(first, PICK + 3)
    match.pick(second, keshis)

    assert match.state_for(second).view(second) == alone.state_for(second).view(second)
    assert match.picked(first) == [PICK + 3]

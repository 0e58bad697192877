"""Sets that are picked piece by piece: the three keshis of a round, in any order."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.match import Match
from caravansary.games.marrakesh.actions import PICK, TABLE
from tests.games.picking import (
    check_any_order,
    check_parts,
    check_replaces,
    check_sets_are_options,
    copied,
    new_match,
    picking_matches,
    questions,
)

MKSH = caravansary.game("marrakesh")
ALL_SETS = 220  # three of twelve


def matches() -> list[Match]:
    found = picking_matches(MKSH, 3, of="keshis")
    assert len(found) == 3
    return found


def test_every_set_can_be_picked_in_its_order_and_backwards() -> None:
    for match in matches():
        check_any_order(match)


def test_a_set_replaces_what_was_picked_before() -> None:
    assert all(check_replaces(match) for match in matches())


def test_the_first_pieces_of_the_sets_are_what_is_offered() -> None:
    for match in matches():
        check_sets_are_options(match)


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


@pytest.mark.parametrize("players", [2, 3])
def test_what_was_picked_is_a_part_of_some_set(players: int) -> None:
    seen: set[str] = set()
    chance = Chance.seeded(players)
    match = new_match(MKSH, players, players)
    for seat, asked in questions(match, chance):
        if asked.pick is not None and chance.below(4) == 0:
            seen.add(asked.pick.of)
            assert not check_parts(match, seat, asked)
        assert (asked.pick is not None) == (asked.kind == "choose_keshis")
    assert seen == {"keshis"}

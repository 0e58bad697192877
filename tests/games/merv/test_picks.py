"""Sets that are picked piece by piece: a person may click their pieces in any order."""

from __future__ import annotations

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.match import Match
from caravansary.core.match_log import Entry, Seat

MERV = caravansary.game("merv")


def picking_matches(count: int) -> list[Match]:
    """Matches of random play that stand at the first piece of a set with several ways to complete it."""
    found: list[Match] = []
    for seed in range(400):
        chance = Chance.seeded(seed)
        match = Match(MERV, 3, seed, seats=[Seat(name, auto_commit=True) for name in "abc"])
        while not match.is_over and len(found) < count:
            seat = match.deciders[0]
            asked = match.decision(seat)
            assert asked is not None
            if asked.pick is not None and not asked.pick.chosen and len(match.pick_sets(seat)) > 1:
                found.append(match)
                break
            match.play(seat, asked.actions[chance.below(len(asked.actions))])
    return found


def copied(match: Match) -> Match:
    return Match.from_log(MERV, match.header(), [Entry.from_dict(entry.to_dict()) for entry in match.log])


def test_every_set_can_be_picked_in_its_order_and_backwards() -> None:
    for match in picking_matches(12):
        seat = match.deciders[0]
        for whole in match.pick_sets(seat):
            forwards, backwards, one_by_one = copied(match), copied(match), copied(match)

            forwards.pick(seat, whole)
            backwards.pick(seat, whole[::-1])
            for action in whole:
                if action in one_by_one.state_for(seat).options_of(seat):
                    one_by_one.play(seat, action)

            assert forwards.state.to_dict() == backwards.state.to_dict()
            assert forwards.history == one_by_one.history[: len(forwards.history)]


def test_a_set_replaces_what_was_picked_before() -> None:
    tried = 0
    for match in picking_matches(30):
        seat = match.deciders[0]
        sets = match.pick_sets(seat)
        asked = match.decision(seat)
        assert asked is not None
        begun = copied(match)
        begun.play(seat, asked.actions[0])
        again = begun.decision(seat)
        if again is None or again.pick is None or not again.pick.chosen:
            continue  # the rest was left no choice
        tried += 1

        assert sorted(begun.pick_sets(seat)) == sorted(sets)
        begun.pick(seat, sets[-1])

        direct = copied(match)
        direct.pick(seat, sets[-1])
        assert begun.state.to_dict() == direct.state.to_dict()
        assert [entry.kind for entry in begun.log[match.sequence :]].count("undo") == 1
        assert copied(begun).state.to_dict() == begun.state.to_dict()
    assert tried > 0


def test_the_sets_of_a_payment_are_what_can_be_paid() -> None:
    for match in picking_matches(12):
        seat = match.deciders[0]
        asked = match.decision(seat)
        assert asked is not None
        sets = match.pick_sets(seat)

        assert {whole[0] for whole in sets} == set(asked.actions)
        assert len({tuple(sorted(whole)) for whole in sets}) == len(sets)


def test_what_was_picked_is_a_part_of_some_set() -> None:
    """Also where pieces before were left no choice: they are in no set and need not be picked."""
    forced = 0
    for seed in range(60):
        chance = Chance.seeded(seed)
        match = Match(MERV, 2, seed, seats=[Seat(name, auto_commit=True) for name in "ab"])
        while not match.is_over:
            seat = match.deciders[0]
            asked = match.decision(seat)
            assert asked is not None
            if asked.pick is not None:
                picked = match.picked(seat)
                forced += len(picked) < len(asked.pick.chosen)
                fitting = [one for one in match.pick_sets(seat) if one[: len(picked)] == picked]
                assert fitting
                assert {one[len(picked)] for one in fitting if len(one) > len(picked)} == set(asked.actions)
            match.play(seat, asked.actions[chance.below(len(asked.actions))])
    assert forced > 0

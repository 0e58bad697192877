"""Sets that are picked piece by piece, in any game: a person may click their pieces in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.decision import Decision
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import Seat
from caravansary.core.state import State
from tests.games.playing import MOST_DECISIONS

MOST_SETS = 6  # of one question that are tried


def new_match(game: Game, players: int, seed: int, options: dict[str, Any] | None = None) -> Match:
    seats = [Seat(name, auto_commit=True) for name in "abcd"[:players]]
    return Match(game, players, seed, options=options or {}, seats=seats)


def question(match: Match, seat: int) -> Decision:
    asked = match.decision(seat)
    assert asked is not None
    return asked


def questions(match: Match, chance: Chance) -> Iterator[tuple[int, Decision]]:
    """A random game, stopping before every decision."""
    while not match.is_over:
        seat = match.deciders[0]
        asked = question(match, seat)
        yield seat, asked
        match.play(seat, asked.actions[chance.below(len(asked.actions))])


def copied(match: Match) -> Match:
    return Match.from_log(match.game, match.header().to_dict(), [entry.to_dict() for entry in match.log])


def picking_matches(
    game: Game, count: int, players: int = 3, options: dict[str, Any] | None = None, of: str | None = None
) -> list[Match]:
    """Matches of random play that stand at the first piece of a set (of this name) with several ways to complete it."""
    found: list[Match] = []
    for seed in range(1000):
        decisions = first_pick(game.new(players, seed, **(options or {})), Chance.seeded(seed), of)
        if decisions is not None:
            match = new_match(game, players, seed, options)
            for _ in zip(range(decisions + 1), questions(match, Chance.seeded(seed)), strict=False):
                pass
            found.append(match)
        if len(found) == count:
            break
    return found


def first_pick(s: State, chance: Chance, of: str | None) -> int | None:
    """After how many random decisions such a set is asked for the first time."""
    for decisions in range(MOST_DECISIONS):
        if s.is_over:
            return None
        seat = s.waiting_for[0]
        asked = s.decision(seat)
        is_first = asked.pick is not None and not asked.pick.chosen and of in (None, asked.pick.of)
        if is_first and len(s.pick_sets(seat)) > 1:
            return decisions
        s.play(asked.actions[chance.below(len(asked.actions))], seat)
    return None


# --- what must hold -------------------------------------------------------------------------------------------------
def check_any_order(match: Match) -> None:
    """Every set (of many, some) can be picked in its order, backwards, and piece by piece."""
    seat = match.deciders[0]
    sets = match.pick_sets(seat)
    for whole in sets[:: 1 + len(sets) // MOST_SETS]:
        forwards, backwards, one_by_one = copied(match), copied(match), copied(match)
        forwards.pick(seat, whole)
        backwards.pick(seat, whole[::-1])
        for action in whole:
            if action in one_by_one.state_for(seat).options_of(seat):
                one_by_one.play(seat, action)
        assert forwards.state_for(seat).to_dict() == backwards.state_for(seat).to_dict()
        assert forwards.history == one_by_one.history[: len(forwards.history)]


def check_replaces(match: Match) -> bool:
    """A whole set replaces what was picked before; False if one piece left no choice for the rest."""
    seat = match.deciders[0]
    sets = match.pick_sets(seat)
    begun = copied(match)
    begun.play(seat, question(match, seat).actions[0])
    again = begun.decision(seat) if seat in begun.deciders else None
    if again is None or again.pick is None or not again.pick.chosen:
        return False

    assert sorted(begun.pick_sets(seat)) == sorted(sets)
    begun.pick(seat, sets[-1])

    direct = copied(match)
    direct.pick(seat, sets[-1])
    assert begun.state_for(seat).to_dict() == direct.state_for(seat).to_dict()
    assert [entry.kind for entry in begun.log[match.sequence :]].count("undo") == 1
    assert copied(begun).state.to_dict() == begun.state.to_dict()
    return True


def check_sets_are_options(match: Match) -> None:
    """The first pieces of all sets are what is offered, and no set is there twice."""
    seat = match.deciders[0]
    sets = match.pick_sets(seat)
    assert {whole[0] for whole in sets} == set(question(match, seat).actions)
    assert len({tuple(sorted(whole)) for whole in sets}) == len(sets)


def check_parts(match: Match, seat: int, asked: Decision) -> bool:
    """What was picked is a part of some set; True if pieces before were left no choice and are in none."""
    if asked.pick is None:
        return False
    picked = match.picked(seat)
    fitting = [one for one in match.pick_sets(seat) if one[: len(picked)] == picked]
    assert fitting
    assert {one[len(picked)] for one in fitting if len(one) > len(picked)} == set(asked.actions)
    return len(picked) < len(asked.pick.chosen)

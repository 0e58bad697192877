"""What is left of stored games of rules 1: their log, written as a record, and their points."""

from __future__ import annotations

import contextlib
from random import Random

import pytest

from caravansary.core.errors import MatchError
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.games.marrakesh.game import GAME

ENTRIES = 900


@pytest.mark.parametrize("seed", range(4))
def test_a_log_alone_gives_the_record_that_the_match_gives(seed: int) -> None:
    """With secret choices in any order, steps back and turns that were taken back."""
    match = play_about(Match(GAME, 2 + seed % 3, seed), Random(seed))  # noqa: S311 - not for secrets

    result = GAME.final_points(match.state.to_dict()) if match.is_over else None
    record = Record.from_log(GAME, match.header(), match.log, over=match.is_over, result=result)

    assert record == Record.from_match(match)
    assert {entry.kind for entry in match.log} >= {"play", "undo", "commit", "takeback"}
    assert any(turn.secret for turn in match.turns)


def test_the_final_points_stand_in_the_position_of_the_end() -> None:
    state = GAME.new(3, 1)
    chance = Random(1)  # noqa: S311 - not for secrets
    while not state.is_over:
        seat = chance.choice(state.waiting_for)
        state.play(chance.choice(state.options_of(seat)), seat)

    assert GAME.final_points(state.to_dict()) == [score.total for score in state.scores()]


def play_about(match: Match, chance: Random) -> Match:
    """Choices at random, with steps back, and turns that all agree to take back."""
    while len(match.log) < ENTRIES and not match.is_over:
        seat = chance.randrange(match.players)
        if chance.random() < 0.01 and match.turns:
            take_back(match, seat, chance.randint(1, min(3, len(match.turns))))
        elif chance.random() < 0.05 and match.can_undo(seat):
            match.undo(seat)
        elif match.can_commit(seat):
            match.commit(seat)
        elif match.may_decide(seat):
            play_if_free(match, seat, chance)
    return match


def play_if_free(match: Match, seat: int, chance: Random) -> None:
    with contextlib.suppress(MatchError):  # another seat has to commit first
        match.play(seat, chance.choice(match.state_for(seat).options_of(seat)))


def take_back(match: Match, seat: int, turns: int) -> None:
    match.propose_takeback(seat, turns)
    for other in match.must_agree:
        match.agree(other)

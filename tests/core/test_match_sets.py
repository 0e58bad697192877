"""Matches on the toy game: sets in any order, positions of the past, how many plays were in force when."""

from __future__ import annotations

import pytest

from caravansary.core.errors import MatchError
from caravansary.core.match import Match
from tests.core.test_match import match_from, play
from tests.core.toy import TOY, act, toy_position

AMBER, JADE, ROSE = (act(f"pick {colour}") for colour in ("amber", "jade", "rose"))


def choosing() -> Match:
    match = Match(TOY, 2, 1)
    assert match.status(0) == "choosing"
    return match


def test_a_set_may_be_picked_whole_in_any_order() -> None:
    match = choosing()

    assert [AMBER, ROSE] in match.pick_sets(0)
    match.pick(0, [ROSE, AMBER])

    assert [one.action for one in match.draft(0)] == [AMBER, ROSE]


def test_what_was_picked_before_is_laid_back() -> None:
    match = choosing()
    match.play(0, JADE)

    assert [AMBER, ROSE] in match.pick_sets(0)
    match.pick(0, [ROSE, AMBER])

    assert [one.action for one in match.draft(0)] == [AMBER, ROSE]
    assert [entry.kind for entry in match.log] == ["play", "undo", "play", "play"]


@pytest.mark.parametrize("wrong", [[], [AMBER], [AMBER, AMBER], [AMBER, JADE, ROSE], [act("draw")]])
def test_what_is_no_whole_set_is_refused(wrong: list[int]) -> None:
    match = choosing()

    with pytest.raises(MatchError) as error:
        match.pick(0, wrong)

    assert error.value.code == "no_such_set"
    assert match.log == []


def test_there_is_no_set_where_none_is_picked() -> None:
    match = match_from(toy_position(2))

    assert match.pick_sets(0) == []
    assert match.state.pick_sets(1) == []


def test_the_past_is_played_again() -> None:
    match = match_from(toy_position(2))
    play(match, "0 rest", "0 end", "0 commit", "1 rest")

    assert match.state_after(0).to_dict() == match.header().start
    assert match.state_after(3).to_dict() == match.state.to_dict()
    for number in (-1, 4, True, "1"):
        with pytest.raises(MatchError):
            match.state_after(number)  # type: ignore[arg-type]


def test_lengths_tell_how_many_plays_were_in_force() -> None:
    match = match_from(toy_position(2))
    play(match, "0 rest", "0 undo", "0 rest", "0 end", "0 commit")

    assert match.lengths == [0, 1, 0, 1, 2, 2]


def test_an_entry_of_a_log_is_taken_as_it_is() -> None:
    match = match_from(toy_position(2))
    play(match, "0 rest", "0 end", "0 commit")
    other = match_from(toy_position(2))

    for entry in match.log:
        other.take(entry)

    assert other.state.to_dict() == match.state.to_dict()
    assert other.lengths == match.lengths

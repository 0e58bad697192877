"""What is asked for without options and reasons, or for all options at once, is what the whole decision says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import caravansary
from caravansary.core.errors import Unveiled
from caravansary.core.match import Match
from caravansary.core.state import State

GAMES = sorted(caravansary.list_games())
DECISIONS = 150


def positions(name: str, seed: int) -> Iterator[tuple[State, int]]:
    """States along a random game, each with a seat that decides."""
    chance = Random(seed)  # noqa: S311 - not for secrets
    state = caravansary.game(name).new(players=3, seed=seed)
    for _ in range(DECISIONS):
        if state.is_over:
            return
        seat = chance.choice(state.waiting_for)
        yield state, seat
        state.play(chance.choice(state.options_of(seat)), seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_is_told_without_listing_anything(name: str) -> None:
    for state, seat in positions(name, 1):
        whole, asked = state.decision(seat), state.asked()
        assert asked == (whole.kind, whole.on_behalf_of, whole.secret)
        assert state.open_pick(seat) == whole.pick
        others = [other for other in range(3) if other not in state.waiting_for]
        assert [state.open_pick(other) for other in others] == [None] * len(others)


@pytest.mark.parametrize("name", GAMES)
def test_all_previews_at_once_are_those_of_the_options(name: str) -> None:
    for state, seat in positions(name, 2):
        singly = {action: state.preview(action, seat).to_dict() for action in state.options_of(seat)}
        assert {action: preview.to_dict() for action, preview in state.previews(seat).items()} == singly


@pytest.mark.parametrize("name", [name for name in GAMES if caravansary.game(name).looks_ahead])
def test_what_comes_after_an_option_is_as_its_preview_will_tell(name: str) -> None:
    seen = 0
    for state, seat in positions(name, 3):
        for action in state.options_of(seat):
            ahead = state.ahead(action, seat)
            after = state.copy()
            after.blind = True
            try:
                after.play(action, seat)
            except Unveiled:
                assert ahead == {}
                continue
            expected = {one: after.preview(one, seat).changes.get(seat, {}) for one in after.options_of(seat)}
            assert ahead in ({}, expected)
            seen += ahead != {}
    assert seen


@pytest.mark.parametrize("name", [name for name in GAMES if not caravansary.game(name).seats_have_secrets])
def test_without_secrets_all_see_the_same(name: str) -> None:
    for state, _ in positions(name, 4):
        views = [{**state.view(seat), "seat": None} for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)
        assert all(state.prospects(seat) == state.prospects(None) for seat in range(3))


@pytest.mark.parametrize("name", GAMES)
def test_the_last_plays_and_the_open_turn_are_those_of_the_history(name: str) -> None:
    chance = Random(5)  # noqa: S311 - not for secrets
    match = Match(caravansary.game(name), 2, 5)
    for _ in range(DECISIONS):
        if match.is_over:
            break
        done = [seat for seat in range(2) if match.can_commit(seat)]
        if done:
            match.commit(done[0])
        else:
            seat = chance.choice(match.deciders)
            match.play(seat, chance.choice(match.state_for(seat).options_of(seat)))
        history, committed = match.history, match.committed
        assert match.open_seat == (history[-1].seat if len(history) > len(committed) else None)
        for number in {0, len(committed) // 2, len(committed), len(history), len(history) + 3}:
            assert match.plays_from(number) == history[number:]
        assert len(committed) == (match.turns[-1].end if match.turns else 0)

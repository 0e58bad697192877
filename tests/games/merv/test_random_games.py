"""Random games: the invariants of the rules, copies, saved states, pickles, illegal actions, hidden things."""

from __future__ import annotations

import json
import os
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.games.merv import components, hidden
from caravansary.games.merv.actions import TABLE
from caravansary.games.merv.events import KINDS
from caravansary.games.merv.invariants import check
from caravansary.games.merv.pieces import BOARD_ACTIONS
from caravansary.games.merv.state import State
from tests.games.merv.watching import Watch
from tests.games.playing import (
    MOST_DECISIONS,
    any_game,
    check_illegal_actions,
    check_same_end,
    check_same_events,
    check_twins,
    play_out,
    play_randomly,
    play_to,
    saved_text,
    shown,
)

GAME = caravansary.game("merv")
PLAYERS = (1, 2, 3, 4)
LONG_GAMES = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))


def new_game(players: int, seed: int) -> State:
    return cast(State, GAME.new(players=players, seed=seed))


def watch_game(players: int, seed: int, options: dict[str, Any], edition: components.Components | None = None) -> None:
    """A whole random game with every invariant after every decision."""
    opening: list[Event] = []
    s = cast(State, GAME.new(players=players, seed=seed, edition=edition, events=opening, **options))
    chance = Chance.seeded(seed + 1)
    watch = Watch(s)
    watch.see(s, opening)
    decisions = 0
    while not s.is_over:
        check(s)
        events: list[Event] = []
        play_randomly(s, chance, events)
        for event in events:
            assert set(event.args) == set(KINDS[event.kind]), event
        watch.see(s, events)
        decisions += 1
        assert decisions < MOST_DECISIONS
    check(s)
    watch.finish(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_invariants_hold_in_random_games(players: int) -> None:
    for seed in range(25):
        watch_game(players, 1000 * players + seed, {})


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_a_result(players: int) -> None:
    for seed in range(100):
        s = new_game(players, 50_000 + seed)
        play_out(s, Chance.seeded(seed))
        check(s)
        ranking = s.ranking()
        assert [rank.place for rank in ranking] == list(range(1, len(ranking) + 1))
        assert {rank.who for rank in ranking} == {score.who for score in s.scores()}


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_many_random_games(players: int) -> None:
    for seed in range(LONG_GAMES // 4):
        if seed % 50 == 0:
            watch_game(players, 1_000_000 + seed, {})
        else:
            s = new_game(players, 1_000_000 + seed)
            play_out(s, Chance.seeded(seed))
            check(s)


# --- copies, saved states, pickles ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 10))])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_decision_can_be_copied_saved_and_refused(players: int, seed: int) -> None:
    s = new_game(players, 7000 + seed)
    chance = Chance.seeded(seed)
    while not s.is_over:
        check_twins(s, chance)
        check_illegal_actions(s, TABLE, chance)
        play_randomly(s, chance)


games = st.builds(new_game, players=st.integers(1, 4), seed=st.integers(0, 2**64 - 1))


@settings(max_examples=40)
@given(s=games, decisions=st.integers(0, 300), going_on=st.integers(0, 2**32 - 1))
def test_a_saved_game_goes_on_as_the_original(s: State, decisions: int, going_on: int) -> None:
    play_to(s, Chance.seeded(going_on), decisions)

    check_same_end(s, going_on)

    check(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_choices_give_the_same_game(players: int) -> None:
    first, second = new_game(players, 99), new_game(players, 99)
    play_out(first, Chance.seeded(3))
    play_out(second, Chance.seeded(3))

    assert saved_text(first) == saved_text(second)
    assert saved_text(new_game(players, 100)) != saved_text(new_game(players, 101))


TestAnyGame = any_game(games, check).TestCase


# --- what is hidden -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_cards_change_nothing_that_a_seat_can_see(players: int) -> None:
    for seed in range(6):
        s = new_game(players, 4000 + seed)
        chance = Chance.seeded(seed)
        while not s.is_over:
            if chance.below(6) == 0:
                other = s.copy()
                hidden.reorder(other, chance)
                other.chance = Chance.seeded(chance.below(1000))
                for seat in (*range(s.seats), None):
                    assert shown(s, seat) == shown(other, seat)
                check_same_events(s, other, chance)
            play_randomly(s, chance)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_agrees_with_everything_known_and_has_its_own_generator(players: int) -> None:
    for seed in range(2):
        s = new_game(players, 4500 + seed)
        chance = Chance.seeded(seed)
        while not s.is_over:
            sample = s.sample_hidden(s.decider, seed=seed)
            assert shown(sample, s.decider) == shown(s, s.decider)
            check(sample)
            assert sample.chance.to_list() == s.sample_hidden(s.decider, seed=seed).chance.to_list()
            assert sample.chance.to_list() != s.chance.to_list()
            play_randomly(s, chance)


def test_no_secret_is_in_a_view() -> None:
    s = new_game(1, 5)
    view = s.view(0)
    text = json.dumps(view)

    assert "chance" not in text
    assert "seed" not in text
    assert view["caravan"]["deck"] == len(s.deck)
    assert sum(view["caravan"]["deck_holds"].values()) == len(s.deck)
    deck = view["solo"]["deck"]  # one part as it was dealt, in the order of the actions, not of the cards
    assert deck == [[name for name in BOARD_ACTIONS if name != view["solo"]["open"]]]

"""Random games: the invariants of the rules, copies, saved states, pickles, illegal actions, hidden things."""

from __future__ import annotations

import copy
import json
import os
import pickle
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction
from caravansary.core.events import Event
from caravansary.games.merv import actions, hidden
from caravansary.games.merv.events import KINDS
from caravansary.games.merv.pieces import BOARD_ACTIONS
from caravansary.games.merv.state import State
from tests.games.merv.invariants import Watch, check

GAME = caravansary.game("merv")
PLAYERS = (1, 2, 3, 4)
LONG_GAMES = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))
MOST_DECISIONS = 2000  # no game comes near it; a loop would


def new_game(players: int, seed: int) -> State:
    return cast(State, GAME.new(players=players, seed=seed))


def random_option(s: State, chance: Chance) -> int:
    return s.options[chance.below(len(s.options))]


def play_to(s: State, chance: Chance, decisions: int) -> None:
    """Play so many random decisions, or to the end."""
    for _ in range(decisions):
        if s.is_over:
            return
        s.play(random_option(s, chance))


def play_out(s: State, chance: Chance) -> None:
    play_to(s, chance, MOST_DECISIONS)
    assert s.is_over


def watch_game(players: int, seed: int) -> None:
    """A whole random game with every invariant after every decision."""
    opening: list[Event] = []
    s = cast(State, GAME.new(players=players, seed=seed, events=opening))
    chance = Chance.seeded(seed + 1)
    watch = Watch(s)
    watch.see(s, opening)
    decisions = 0
    while not s.is_over:
        check(s)
        events: list[Event] = []
        s.play(random_option(s, chance), events=events)
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
        watch_game(players, 1000 * players + seed)


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
            watch_game(players, 1_000_000 + seed)
        else:
            s = new_game(players, 1_000_000 + seed)
            play_out(s, Chance.seeded(seed))
            check(s)


# --- copies, saved states, pickles ----------------------------------------------------------------------------------
def saved_text(s: State) -> str:
    return json.dumps(s.to_dict(), sort_keys=True)


def check_twins(s: State, chance: Chance) -> None:
    """A copy, a loaded and an unpickled state equal the original, and none changes when another plays."""
    text = saved_text(s)
    twins = [s.copy(), GAME.from_dict(json.loads(text)), pickle.loads(pickle.dumps(s)), copy.deepcopy(s)]
    assert all(saved_text(cast(State, twin)) == text for twin in twins)
    option = random_option(s, chance)
    for index, twin in enumerate(twins):
        twin.play(option)
        assert saved_text(s) == text
        assert all(saved_text(cast(State, other)) == text for other in twins[index + 1 :])
    afterwards = {saved_text(cast(State, twin)) for twin in twins}
    assert len(afterwards) == 1


def kinds_of_actions() -> list[tuple[int, int]]:
    """Where each kind begins in the table of actions, and how many there are."""
    found: list[tuple[int, int]] = []
    for _, _, _, values in actions.KINDS:
        start = found[-1][0] + found[-1][1] if found else 0
        found.append((start, len(values)))
    return found


def check_illegal_actions(s: State, chance: Chance) -> None:
    """What is not an option is refused with a reason and changes nothing: an action of every kind, and no actions."""
    before = saved_text(s)
    seat = s.decider
    refused = {refusal.action for refusal in s.decision().refused}
    assert not refused & set(s.options)
    for action in [start + chance.below(length) for start, length in kinds_of_actions()]:
        assert (s.why_not(action) is None) == (action in s.options)
    no_actions: list[Any] = [*sorted(refused)[:3], -1, GAME.num_actions, True, 1.0, "slot 1", None]
    for action in no_actions:
        with pytest.raises(IllegalAction):
            s.play(action)
    strangers: list[Any] = [-1, s.seats, seat + 1, "0"]
    for stranger in strangers:
        with pytest.raises(IllegalAction):
            s.play(s.options[0], seat=stranger)
    assert saved_text(s) == before


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_decision_can_be_copied_saved_and_refused(players: int, seed: int) -> None:
    s = new_game(players, 7000 + seed)
    chance = Chance.seeded(seed)
    while not s.is_over:
        check_twins(s, chance)
        check_illegal_actions(s, chance)
        s.play(random_option(s, chance))


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(players=st.integers(1, 4), seed=st.integers(0, 2**64 - 1), decisions=st.integers(0, 300), going_on=st.integers())
def test_a_saved_game_goes_on_as_the_original(players: int, seed: int, decisions: int, going_on: int) -> None:
    s = new_game(players, seed)
    play_to(s, Chance.seeded(abs(going_on) % 2**32), decisions)
    twin = cast(State, GAME.from_dict(json.loads(saved_text(s))))
    other = s.copy()

    for state in (s, twin, other):
        play_out(state, Chance.seeded(abs(going_on) % 2**32 + 1))

    assert saved_text(s) == saved_text(twin) == saved_text(other)
    check(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_choices_give_the_same_game(players: int) -> None:
    first, second = new_game(players, 99), new_game(players, 99)
    play_out(first, Chance.seeded(3))
    play_out(second, Chance.seeded(3))

    assert saved_text(first) == saved_text(second)
    assert saved_text(new_game(players, 100)) != saved_text(new_game(players, 101))


class AnyGame(RuleBasedStateMachine):
    """Plays a game in any way: choices, copies that go on instead, saving and loading in between."""

    @initialize(players=st.integers(1, 4), seed=st.integers(0, 2**64 - 1))
    def begin(self, players: int, seed: int) -> None:
        self.state = new_game(players, seed)
        self.twin = self.state.copy()

    @rule(choice=st.integers(0, 10_000), times=st.integers(1, 12))
    def play(self, choice: int, times: int) -> None:
        for _ in range(times):
            if not self.state.is_over:
                option = self.state.options[choice % len(self.state.options)]
                self.state.play(option)
                self.twin.play(option)

    @rule()
    def go_on_with_a_copy(self) -> None:
        self.state = self.state.copy()

    @rule()
    def go_on_with_a_loaded_state(self) -> None:
        self.state = cast(State, GAME.from_dict(json.loads(saved_text(self.state))))

    @rule()
    def go_on_with_an_unpickled_state(self) -> None:
        self.state = pickle.loads(pickle.dumps(self.state))

    @invariant()
    def is_possible(self) -> None:
        if hasattr(self, "state"):
            check(self.state)
            assert saved_text(self.state) == saved_text(self.twin)


AnyGame.TestCase.settings = settings(
    max_examples=15, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestAnyGame = AnyGame.TestCase


# --- what is hidden -------------------------------------------------------------------------------------------------
def shown(s: State, seat: int | None) -> str:
    """Everything that reaches a seat: its view, its decision, the vector, the value."""
    parts: list[object] = [s.view(seat)]
    if seat is not None:
        parts += [GAME.observe(s, seat), GAME.evaluate(s, seat)]
    if seat is not None and seat == s.decider:
        parts.append(s.decision(seat).to_dict())
        parts.append([s.preview(action, seat).to_dict() for action in s.options])
    return json.dumps(parts)


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
            s.play(random_option(s, chance))


def check_same_events(s: State, other: State, chance: Chance) -> None:
    """The same choice tells the same, up to the first card that is turned up."""
    option = random_option(s, chance)
    told: list[list[str]] = []
    for state in (s.copy(), other):
        before = state.reveals
        events: list[Event] = []
        state.play(option, events=events)
        told.append([repr(event) for event in events] if state.reveals == before else [])
    assert told[0] == told[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_agrees_with_everything_known_and_has_its_own_generator(players: int) -> None:
    for seed in range(5):
        s = new_game(players, 4500 + seed)
        chance = Chance.seeded(seed)
        while not s.is_over:
            sample = s.sample_hidden(s.decider, seed=seed)
            assert shown(sample, s.decider) == shown(s, s.decider)
            check(sample)
            assert sample.chance.to_list() == s.sample_hidden(s.decider, seed=seed).chance.to_list()
            assert sample.chance.to_list() != s.chance.to_list()
            s.play(random_option(s, chance))


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

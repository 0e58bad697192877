"""Random play and what must hold for the state of any game: copies, saved states, pickles, illegal actions, secrets."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from caravansary.core.actions import ActionTable
from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction
from caravansary.core.events import Event, visible
from caravansary.core.game import Game
from caravansary.core.state import State

S = TypeVar("S", bound=State)
MOST_DECISIONS = 3000  # no game comes near it; a loop would


# --- random play ----------------------------------------------------------------------------------------------------
def random_seat(s: State, chance: Chance) -> int:
    """One of the seats that may decide now."""
    seats = s.waiting_for
    return seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]


def random_option(s: State, seat: int, chance: Chance) -> int:
    options = s.options_of(seat)
    return options[chance.below(len(options))]


def play_randomly(s: State, chance: Chance, events: list[Event] | None = None) -> None:
    """One random decision."""
    seat = random_seat(s, chance)
    s.play(random_option(s, seat, chance), seat, events)


def play_to(s: State, chance: Chance, decisions: int) -> None:
    """Play so many random decisions, or to the end."""
    for _ in range(decisions):
        if s.is_over:
            return
        play_randomly(s, chance)


def play_out(s: State, chance: Chance) -> None:
    play_to(s, chance, MOST_DECISIONS)
    assert s.is_over


# --- copies, saved states, pickles ----------------------------------------------------------------------------------
def saved_text(s: State) -> str:
    return json.dumps(s.to_dict(), sort_keys=True)


def loaded(s: S) -> S:
    """The state, saved as text and read again."""
    twin = s.game.from_dict(json.loads(saved_text(s)))
    assert isinstance(twin, type(s))
    return twin


def check_twins(s: State, chance: Chance) -> None:
    """A copy, a loaded and an unpickled state equal the original, and none changes when another plays."""
    text = saved_text(s)
    twins = [s.copy(), loaded(s), pickle.loads(pickle.dumps(s)), copy.deepcopy(s)]
    assert all(saved_text(twin) == text for twin in twins)
    seat = random_seat(s, chance)
    option = random_option(s, seat, chance)
    for index, twin in enumerate(twins):
        twin.play(option, seat)
        assert saved_text(s) == text
        assert all(saved_text(other) == text for other in twins[index + 1 :])
    afterwards = {saved_text(twin) for twin in twins}
    assert len(afterwards) == 1


def check_same_end(s: State, going_on: int) -> None:
    """The state, a loaded one and a copy play on alike to the end."""
    twins = [s, loaded(s), s.copy()]
    for twin in twins:
        play_out(twin, Chance.seeded(going_on))
    assert len({saved_text(twin) for twin in twins}) == 1


def check_same_log(new: Callable[[list[Event]], State]) -> None:
    """The same game and the same choices give the same end and the same log."""
    ends: set[str] = set()
    logs: set[str] = set()
    for _ in range(2):
        events: list[Event] = []
        s = new(events)
        chance = Chance.seeded(3)
        while not s.is_over:
            play_randomly(s, chance, events)
        ends.add(saved_text(s))
        logs.add(repr(events))
    assert len(ends) == len(logs) == 1


def check_silence(listened: State, silent: State) -> None:
    """Events are told or not: of two equal games the rest is the same."""
    chances = [Chance.seeded(5), Chance.seeded(5)]
    while not listened.is_over:
        play_randomly(listened, chances[0], [])
        play_randomly(silent, chances[1])
    assert saved_text(listened) == saved_text(silent)


# --- previews -------------------------------------------------------------------------------------------------------
def worths(s: State, seat: int) -> dict[int, int]:
    """The points of all if it ended now, those of the seat with its secret ones."""
    return {one.who: one.total + sum(one.secret.values()) for one in s.prospects(seat)}


def play_as_previewed(s: State, seat: int, action: int) -> None:
    """What the preview says of things and points is what happens, if nothing new becomes known on the way.

    Where the game goes on by itself, more happens than the choice has caused and the preview tells.
    """
    preview = s.preview(action, seat)
    before, worth = s.holdings(), worths(s, seat)
    events: list[Event] = []
    s.play(action, seat, events)
    if preview.stops_at_chance:
        return
    after = s.holdings()
    changes = {
        who: {thing: after[who][thing] - count for thing, count in had.items() if after[who][thing] != count}
        for who, had in before.items()
    }
    told = [one for one in events if one.is_visible_to(seat)]
    assert told[: len(preview.events)] == preview.events
    if told == preview.events:
        if not s.is_over:  # secret things of others are scored then
            assert preview.prospects == {who: n - worth[who] for who, n in worths(s, seat).items() if n != worth[who]}
        assert preview.changes == {who: change for who, change in changes.items() if change}
    assert preview.next_kind == (None if s.is_over else s.decision(s.waiting_for[0]).kind)


# --- illegal actions ------------------------------------------------------------------------------------------------
def kinds_of_actions(table: ActionTable) -> list[tuple[int, int]]:
    """Where each kind begins in the table of actions, and how many there are."""
    return [(table.start(block.kind), len(block.values)) for block in table.blocks]


def check_illegal_actions(s: State, table: ActionTable, chance: Chance) -> None:
    """What is not an option is refused with a reason and changes nothing: actions of every kind, and no actions."""
    before = saved_text(s)
    seat = random_seat(s, chance)
    options = s.options_of(seat)
    refused = {refusal.action for refusal in s.decision(seat).refused}
    assert not refused & set(options)
    tried = [start + chance.below(length) for start, length in kinds_of_actions(table)]
    for action in tried:
        assert (s.why_not(action, seat) is None) == (action in options)
    illegal: list[Any] = [action for action in tried if action not in options]
    illegal = [illegal[chance.below(len(illegal))], *sorted(refused)[:2]]
    illegal += [-1, s.game.num_actions, True, 1.0, "slot 1", None]
    for action in illegal:
        with pytest.raises(IllegalAction):
            s.play(action, seat)
    strangers: list[Any] = [-1, len(s.participants), "0"]
    strangers += [other for other in range(len(s.participants)) if other not in s.waiting_for][:1]
    for stranger in strangers:
        with pytest.raises(IllegalAction):
            s.play(options[0], seat=stranger)
    assert saved_text(s) == before


def check_every_kind_refused(s: State, table: ActionTable, chance: Chance) -> None:
    """Playing an action of any kind that is not an option raises, with a sentence, and changes nothing."""
    before = saved_text(s)
    seat = random_seat(s, chance)
    for start, length in kinds_of_actions(table):
        action = start + chance.below(length)
        if action not in s.options_of(seat):
            with pytest.raises(IllegalAction, match=r"."):
                s.play(action, seat)
    assert saved_text(s) == before


def check_over(s: State) -> None:
    """When the game is over nobody decides."""
    assert (s.to_move, s.waiting_for, s.options) == (None, (), [])
    for seat in range(len(s.participants)):
        assert s.options_of(seat) == []
        with pytest.raises(IllegalAction):
            s.decision(seat)
    for action in range(s.game.num_actions):
        refusal = s.why_not(action)
        assert refusal is not None
        assert refusal.code == "core.game.over"
    with pytest.raises(IllegalAction):
        s.play(0)


# --- what is hidden -------------------------------------------------------------------------------------------------
def shown(s: State, seat: int | None) -> str:
    """Everything that reaches a seat: its view, its decision with previews and sets, the vector, the value."""
    parts: list[object] = [s.view(seat)]
    if seat is not None:
        parts += [s.game.observe(s, seat), s.game.evaluate(s, seat)]
    if seat is not None and seat in s.waiting_for:
        parts.append(s.decision(seat).to_dict())
        parts.append([s.preview(action, seat).to_dict() for action in s.options_of(seat)])
        parts.append(s.pick_sets(seat))
    return json.dumps(parts)


def check_same_events(s: State, other: State, chance: Chance, seat: int | None = None) -> None:
    """The same choice of the seat tells it the same, up to the first thing that becomes known by it."""
    seat = random_seat(s, chance) if seat is None else seat
    option = random_option(s, seat, chance)
    told: list[list[str]] = []
    for state in (s.copy(), other.copy()):
        before = state.reveals, state.information(seat)
        events: list[Event] = []
        state.play(option, seat, events)
        learned = (state.reveals, state.information(seat)) != before
        told.append([] if learned else [repr(event) for event in visible(events, seat)])
    assert told[0] == told[1]


# --- any way of playing ---------------------------------------------------------------------------------------------
def play_both(state: State, twin: State, choice: int) -> None:
    """Make the same choice in both positions, unless the game is over."""
    if not state.is_over:
        seat = state.waiting_for[choice % len(state.waiting_for)]
        options = state.options_of(seat)
        option = options[choice % len(options)]
        state.play(option, seat)
        twin.play(option, seat)


def check_refused(state: State, action: int) -> None:
    """An action that is no option cannot be played."""
    seat = 0 if state.is_over else state.waiting_for[0]
    if state.is_over or action not in state.options_of(seat):
        with pytest.raises(IllegalAction):
            state.play(action, seat)


def games_of(game: Game, ways: Sequence[dict[str, Any]] = ({},)) -> st.SearchStrategy[State]:
    """New games of every number of players, with some options."""
    players = st.integers(game.min_players, game.max_players)
    seeds = st.integers(0, 2**64 - 1)
    return st.builds(lambda count, seed, way: game.new(count, seed, **way), players, seeds, st.sampled_from(ways))


def any_game(games: st.SearchStrategy[State], check: Callable[[Any], None]) -> type[RuleBasedStateMachine]:
    """A machine that plays a game in any way: choices, copies that go on instead, saving and loading in between."""

    class AnyGame(RuleBasedStateMachine):
        @initialize(state=games)
        def begin(self, state: State) -> None:
            self.state = state
            self.twin = state.copy()

        @rule(choice=st.integers(0, 10_000), times=st.integers(1, 12))
        def play(self, choice: int, times: int) -> None:
            for _ in range(times):
                play_both(self.state, self.twin, choice)

        @rule()
        def go_on_with_a_copy(self) -> None:
            self.state = self.state.copy()

        @rule()
        def go_on_with_a_loaded_state(self) -> None:
            self.state = loaded(self.state)

        @rule()
        def go_on_with_an_unpickled_state(self) -> None:
            self.state = pickle.loads(pickle.dumps(self.state))

        @rule(action=st.integers(-1, 1000))
        def try_anything(self, action: int) -> None:
            check_refused(self.state, action)

        @invariant()
        def is_possible(self) -> None:
            if hasattr(self, "state"):
                check(self.state)
                assert saved_text(self.state) == saved_text(self.twin)

    AnyGame.TestCase.settings = settings(max_examples=15, stateful_step_count=40)
    return AnyGame

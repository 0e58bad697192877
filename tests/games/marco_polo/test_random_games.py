"""Random games with all combinations of options: the invariants, copies, saved states, pickles, illegal actions."""

from __future__ import annotations

import itertools
import os
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.core.frames import kind_of
from caravansary.games.marco_polo import components
from caravansary.games.marco_polo.actions import TABLE
from caravansary.games.marco_polo.engine import ENGINE
from caravansary.games.marco_polo.events import KINDS
from caravansary.games.marco_polo.pieces import BEIJING, CITIES, NOBODY, PLACES
from caravansary.games.marco_polo.rounds import TURNS
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.invariants import check
from tests.games.marco_polo.watching import Watch
from tests.games.playing import (
    MOST_DECISIONS,
    any_game,
    check_every_kind_refused,
    check_illegal_actions,
    check_same_end,
    check_same_log,
    check_silence,
    check_twins,
    play_out,
    play_randomly,
    play_to,
    random_option,
    random_seat,
    saved_text,
)

GAME = caravansary.game("marco_polo")
PLAYERS = (2, 3, 4)
SWITCHES = ("random_provinces", "character_draft", "goal_choice")
LONG_GAMES = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))


def combinations() -> list[dict[str, Any]]:
    """All combinations of the variants, and the module with and without the choice of goals."""
    found: list[dict[str, Any]] = [
        dict(zip(SWITCHES, chosen, strict=True)) for chosen in itertools.product((False, True), repeat=len(SWITCHES))
    ]
    return [*found, {"new_characters": True}, {"new_characters": True, "goal_choice": True}]


OPTIONS = combinations()
# The module brings the rarest things, so it is played more often
OFTEN = [*OPTIONS, {"new_characters": True}, {"new_characters": True, "goal_choice": True}]


# Who travels and completes contracts whenever he can, and can pay for it, comes to what is rare: an empty stock
EAGER_KINDS = ("complete", "use", "own_card", "city", "step", "second_step", "pay_pair", "move_post")
EAGER = {
    *(
        TABLE.start(block.kind) + i
        for block in TABLE.blocks
        if block.kind in EAGER_KINDS
        for i in range(len(block.values))
    ),
    TABLE.parse("space travel"),
}
RICH = components.EDITIONS.with_overrides(
    "rich",
    {
        "start": {"coins": [30, 30, 30, 30], "camels": 20},
        "space": {"purse": 9, "khan": {"camels": 9, "coins": 9, "any": 1}},
    },
)


def new_game(players: int, seed: int, options: dict[str, Any]) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **options))


def watch_game(players: int, seed: int, options: dict[str, Any], edition: components.Components | None = None) -> None:
    """A whole random game with every invariant after every decision; with an edition eager ones, half on a full map."""
    opening: list[Event] = []
    s = cast(State, GAME.new(players=players, seed=seed, edition=edition, events=opening, **options))
    chance = Chance.seeded(seed + 1)
    play = play_randomly if edition is None else play_eagerly
    watch = Watch(s)
    watch.see_opening(s, opening)
    for _ in range(MOST_DECISIONS):
        if edition is not None and seed % 2 and s.phase == TURNS and s.round == 1 and not watch.reached:
            crowd(s, chance)
            watch.start_from(s)
        check(s)
        if s.is_over:
            break
        events: list[Event] = []
        play(s, chance, events)
        for event in events:
            assert set(event.args) == set(KINDS[event.kind]), event
        watch.see(s, events)
    assert s.is_over
    watch.finish(s)


def crowd(s: State, chance: Chance) -> None:
    """Put all posts but one of every player on the map, so that posts will have to be moved."""
    for seat, player in enumerate(s.players):
        free = [place for place in range(len(PLACES)) if not player.posts >> place & 1]
        chance.shuffle(free)
        for place in free[: player.stock - 1]:
            player.posts |= 1 << place
            if place == BEIJING:
                s.beijing[s.beijing.index(NOBODY)] = seat
            elif place < len(CITIES):
                s.offices[place] = -1
        player.stock = 1


def play_eagerly(s: State, chance: Chance, events: list[Event] | None = None) -> None:
    """Mostly what leads somewhere: travelling, cards, contracts."""
    seat = random_seat(s, chance)
    eager = [action for action in s.options_of(seat) if action in EAGER]
    if not eager or chance.below(5) == 0:
        eager = s.options_of(seat)
    s.play(eager[chance.below(len(eager))], seat, events)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", range(len(OPTIONS)))
def test_the_invariants_hold_in_random_games(options: int, players: int) -> None:
    for seed in range(3):
        watch_game(players, 1000 * players + 10 * options + seed, OPTIONS[options])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_invariants_hold_for_rich_and_eager_travellers(players: int) -> None:
    for seed in range(8):
        watch_game(players, 3000 * players + seed, OFTEN[-1 - seed % 6], RICH)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_a_result(players: int) -> None:
    for seed in range(40):
        s = new_game(players, 50_000 + seed, OPTIONS[seed % len(OPTIONS)])
        play_out(s, Chance.seeded(seed))
        check(s)
        ranking = s.ranking()
        assert sorted(rank.who for rank in ranking) == list(range(players))
        assert [rank.place for rank in ranking] == sorted(rank.place for rank in ranking)
        assert ranking[0].place == 1


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_many_random_games(players: int) -> None:
    for seed in range(LONG_GAMES // 3):
        if seed % 20 == 0:
            edition = RICH if seed % 40 else None
            watch_game(players, 1_000_000 + seed, OFTEN[seed // 40 % len(OFTEN)], edition)
        else:
            s = new_game(players, 1_000_000 + seed, OFTEN[seed % len(OFTEN)])
            play_out(s, Chance.seeded(seed))
            check(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_leads_to_a_position_that_can_be(players: int) -> None:
    """Not only the one that is played on."""
    for options in OPTIONS[::3]:
        s = new_game(players, 6000 + players, options)
        chance = Chance.seeded(players)
        while not s.is_over:
            seat = random_seat(s, chance)
            if chance.below(4) == 0:
                for action in s.options_of(seat):
                    other = s.copy()
                    other.play(action, seat)
                    check(other)
            s.play(random_option(s, seat, chance), seat)


# --- copies, saved states, pickles, illegal actions -----------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", [0, 7, 9])
def test_every_decision_can_be_copied_saved_and_refused(players: int, options: int) -> None:
    s = new_game(players, 7000 + players, OPTIONS[options])
    chance = Chance.seeded(options)
    seen: set[int] = set()
    while not s.is_over:
        kind = kind_of(s.stack[-1])
        if kind not in seen or chance.below(5) == 0:
            check_twins(s, chance)
            check_illegal_actions(s, TABLE, chance)
        seen.add(kind)
        play_randomly(s, chance)


def test_an_illegal_action_of_every_kind_is_refused_at_every_kind_of_decision() -> None:
    seen: set[int] = set()
    for seed in range(12):
        s = cast(State, GAME.new(players=PLAYERS[seed % 3], seed=seed, edition=RICH, **OFTEN[-1 - seed % 6]))
        chance = Chance.seeded(seed)
        while not s.is_over:
            if kind_of(s.stack[-1]) not in seen:
                check_every_kind_refused(s, TABLE, chance)
            seen.add(kind_of(s.stack[-1]))
            play_eagerly(s, chance)
    assert len(seen) > 20


games = st.builds(new_game, players=st.integers(2, 4), seed=st.integers(0, 2**64 - 1), options=st.sampled_from(OFTEN))


@settings(max_examples=25)
@given(s=games, decisions=st.integers(0, 300), going_on=st.integers(0, 2**32 - 1))
def test_a_saved_game_goes_on_as_the_original(s: State, decisions: int, going_on: int) -> None:
    play_to(s, Chance.seeded(going_on), decisions)

    check_same_end(s, going_on)

    check(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_choices_give_the_same_game_and_log(players: int) -> None:
    check_same_log(lambda events: GAME.new(players=players, seed=99, events=events, **OPTIONS[-1]))
    assert saved_text(new_game(players, 100, {})) != saved_text(new_game(players, 101, {}))


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_listening_changes_nothing(players: int) -> None:
    """Events are told or not: the game is the same."""
    for options in OPTIONS[::4]:
        check_silence(new_game(players, 8000, options), new_game(players, 8000, options))


TestAnyGame = any_game(games, check).TestCase


# --- everything occurs ----------------------------------------------------------------------------------------------
def test_random_games_come_to_every_decision() -> None:
    """A kind of decision that no game here meets would be tested by nothing here."""
    seen: set[str] = set()
    for seed in range(200):
        s = cast(State, GAME.new(players=PLAYERS[seed % 3], seed=seed, edition=RICH, **OFTEN[-1 - seed % 6]))
        chance = Chance.seeded(seed)
        is_crowded = False
        while not s.is_over:
            if not is_crowded and s.phase == TURNS:
                is_crowded = True
                crowd(s, chance)
            seen.add(s.decision(s.waiting_for[0]).kind)
            play_eagerly(s, chance)
        if len(seen) == len(ENGINE.decision_kinds):
            break

    assert seen == set(ENGINE.decision_kinds)

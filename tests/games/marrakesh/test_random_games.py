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
from caravansary.games.marrakesh import components
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.events import KINDS
from caravansary.games.marrakesh.pieces import EXPANSIONS, FLOORS
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, play_eagerly
from tests.games.marrakesh.watching import Watch, check
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
    random_seat,
    saved_text,
)

GAME = caravansary.game("marrakesh")
PLAYERS = (2, 3, 4)
LONG_GAMES = int(os.environ.get("CARAVANSARY_LONG_GAMES", "20000"))


def combinations() -> list[dict[str, Any]]:
    """All combinations of the expansions; floor, river tiles and the variant of expansion 3 change along the way."""
    found: list[dict[str, Any]] = []
    for number, chosen in enumerate(itertools.product((False, True), repeat=len(EXPANSIONS))):
        options: dict[str, Any] = dict(zip(EXPANSIONS, chosen, strict=True))
        options["floor"] = FLOORS[(number + number // 2) % 2]
        options["first_river_tiles"] = number % 3 == 0
        options["only_new_exchange_tiles"] = options["exchange_tiles"] and number % 8 > 4
        found.append(options)
    return found


OPTIONS = combinations()
EVERYTHING = OPTIONS[-1]


def new_game(players: int, seed: int, options: dict[str, Any]) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **options))


def watch_game(players: int, seed: int, options: dict[str, Any], edition: components.Components | None = None) -> None:
    """A whole random game with every invariant after every decision; with an edition the players are eager."""
    opening: list[Event] = []
    s = cast(State, GAME.new(players=players, seed=seed, edition=edition, events=opening, **options))
    chance = Chance.seeded(seed + 1)
    play = play_randomly if edition is None else play_eagerly
    watch = Watch(s)
    watch.see(s, opening)
    for _ in range(MOST_DECISIONS):
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


# --- the invariants -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("part", range(4))
def test_the_invariants_hold_in_random_games(part: int, players: int) -> None:
    """Every combination of the expansions occurs, with one of the player counts each time."""
    for options in range(8 * part + players - 2, 8 * part + 8, 3):
        watch_game(players, 1000 * players + options, OPTIONS[options])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_invariants_hold_in_long_chains_of_bonuses(players: int) -> None:
    for seed in range(3):
        watch_game(players, 3000 * players + seed, OPTIONS[-1 - 5 * seed], GENEROUS)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_after_twelve_rounds_with_a_winner(players: int) -> None:
    for seed in range(32):
        s = new_game(players, 50_000 + seed, OPTIONS[seed])
        play_out(s, Chance.seeded(seed))
        check(s)
        assert s.ranking()[0].place == 1


@pytest.mark.long
@pytest.mark.parametrize("players", PLAYERS)
def test_many_random_games(players: int) -> None:
    for seed in range(LONG_GAMES // 3):
        options = OPTIONS[seed // 3 % len(OPTIONS)]
        if seed % 20 == 0:
            watch_game(players, 1_000_000 + seed, OPTIONS[seed // 20 % len(OPTIONS)], GENEROUS if seed % 40 else None)
        else:
            s = new_game(players, 1_000_000 + seed, options)
            play_out(s, Chance.seeded(seed))
            check(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_leads_to_a_position_that_can_be(players: int) -> None:
    """Not only the one that is played on."""
    for options in (OPTIONS[0], EVERYTHING):
        s = cast(State, GAME.new(players=players, seed=6000 + players, edition=GENEROUS, **options))
        chance = Chance.seeded(players)
        while not s.is_over:
            seat = random_seat(s, chance)
            if chance.below(8) == 0:
                for action in s.options_of(seat):
                    other = s.copy()
                    other.play(action, seat)
                    check(other)
            play_eagerly(s, chance)


# --- copies, saved states, pickles, illegal actions -----------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", [0, 31])
def test_every_decision_can_be_copied_saved_and_refused(players: int, options: int) -> None:
    s = new_game(players, 7000 + players, OPTIONS[options])
    chance = Chance.seeded(options)
    seen: set[int] = set()
    while not s.is_over:
        kind = kind_of(s.stack[-1])
        if kind not in seen or chance.below(40) == 0:
            check_twins(s, chance)
            check_illegal_actions(s, TABLE, chance)
        seen.add(kind)
        play_randomly(s, chance)


def test_an_illegal_action_of_every_kind_is_refused_at_every_kind_of_decision() -> None:
    seen: set[int] = set()
    for seed in range(10):
        s = cast(State, GAME.new(players=PLAYERS[seed % 3], seed=seed, edition=GENEROUS, **EVERYTHING))
        chance = Chance.seeded(seed)
        while not s.is_over:
            if kind_of(s.stack[-1]) not in seen:
                check_every_kind_refused(s, TABLE, chance)
            seen.add(kind_of(s.stack[-1]))
            play_eagerly(s, chance)
    assert len(seen) > 30


games = st.builds(new_game, players=st.integers(2, 4), seed=st.integers(0, 2**64 - 1), options=st.sampled_from(OPTIONS))


@settings(max_examples=20)
@given(s=games, decisions=st.integers(0, 600), going_on=st.integers(0, 2**32 - 1))
def test_a_saved_game_goes_on_as_the_original(s: State, decisions: int, going_on: int) -> None:
    play_to(s, Chance.seeded(going_on), decisions)

    check_same_end(s, going_on)

    check(s)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_same_seed_and_choices_give_the_same_game_and_log(players: int) -> None:
    check_same_log(lambda events: GAME.new(players=players, seed=99, events=events, **EVERYTHING))
    assert saved_text(new_game(players, 100, {})) != saved_text(new_game(players, 101, {}))


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_listening_changes_nothing(players: int) -> None:
    """Events are told or not: the game is the same."""
    for options in OPTIONS[::9]:
        check_silence(new_game(players, 8000, options), new_game(players, 8000, options))


TestAnyGame = any_game(games, check).TestCase


# --- everything occurs ----------------------------------------------------------------------------------------------
RARE_EVENTS = {"draft_skipped", "tray_cleared", "companion_left", "swap_skipped"}  # they have their scenarios
RARE_ACTIONS = {"bonus cm5"}
# These are in the table of actions so that the numbers follow the things
NEVER_PLAYED = {
    *("line brown", "line purple", "line orange", "line yellow"),
    *("return brown", "return purple", "return orange", "return yellow"),
    *("action madrasa", "action medina", "action sahara"),
}


def test_eager_games_come_to_every_decision_event_and_action() -> None:
    """A kind of decision that no game here meets would be tested by nothing here."""
    asked, told, offered = set(ENGINE.decision_kinds), set(KINDS) - RARE_EVENTS, set(TABLE.names)
    offered -= NEVER_PLAYED | RARE_ACTIONS
    for seed in range(150):
        s = cast(State, GAME.new(players=PLAYERS[-seed % 3], seed=seed, edition=GENEROUS, **OPTIONS[-1 - seed % 32]))
        chance = Chance.seeded(seed)
        while not s.is_over:
            asked.discard(ENGINE.asks[kind_of(s.stack[-1])].name)
            names = {TABLE.name(action) for seat in s.waiting_for for action in s.options_of(seat)}
            assert not names & NEVER_PLAYED
            offered -= names
            events: list[Event] = []
            play_eagerly(s, chance, events)
            told.difference_update(event.kind for event in events)
        if not asked and not told and not offered:
            break

    assert (asked, told, offered) == (set(), set(), set())

"""What a seat may not know: piles, goal cards of others, gifts; and that nothing which reaches a seat depends on it."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.events import Event, visible
from caravansary.core.frames import kind_of
from caravansary.core.match import Match
from caravansary.core.match_log import Seat
from caravansary.core.record import Record
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.actions import GOAL
from caravansary.games.marco_polo.pieces import CONTRACTS, GOALS, PLAYER_COLOURS
from caravansary.games.marco_polo.rounds import TURNS
from caravansary.games.marco_polo.state import State
from tests.games.marco_polo.invariants import check
from tests.games.playing import check_same_events, play_out, play_randomly, play_to, shown

GAME = caravansary.game("marco_polo")
PLAYERS = (2, 3, 4)
VARIANTS: tuple[dict[str, Any], ...] = ({}, {"goal_choice": True}, {"new_characters": True, "goal_choice": True})


def new_game(players: int, seed: int) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **VARIANTS[seed % len(VARIANTS)]))


def is_choosing_goals(s: State) -> bool:
    return bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_GOAL


def is_last_turn(s: State) -> bool:
    """The last die of the game is placed: what follows is the scoring of secret goals."""
    return s.round == 5 and s.phase == TURNS and not any(any(player.dice) for player in s.players)


# --- samples --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_is_hidden_changes_nothing_that_a_seat_can_see(players: int, variant: int) -> None:
    s = new_game(players, 4002 + variant)
    chance = Chance.seeded(variant)
    while not s.is_over:
        if is_choosing_goals(s) or is_last_turn(s) or chance.below(9) == 0:
            for seat in (*range(players), None):
                sample = s.sample_hidden(seat, chance.below(1000))
                assert shown(s, seat) == shown(sample, seat)
                if seat is not None and seat in s.waiting_for:
                    check_same_events(s, sample, chance, seat)
        play_randomly(s, chance)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_a_sample_is_a_position_of_its_own_that_can_be_played(players: int, variant: int) -> None:
    s = new_game(players, 4502 + variant)
    chance = Chance.seeded(variant)
    number = 0
    while not s.is_over:
        for seat in (*range(players), None):
            sample = s.sample_hidden(seat, number)
            check(sample)
            assert sample.chance.to_list() == s.sample_hidden(seat, number).chance.to_list()
            assert sample.chance.to_list() != s.chance.to_list()
        if number % 60 == 0:
            play_out(sample, Chance.seeded(number))
            check(sample)
        number += 1
        play_randomly(s, chance)


def test_samples_are_saved_positions_too() -> None:
    """A guess at what is hidden is never an impossible position."""
    for variant in range(3):
        s = new_game(3, 4800 + variant)
        chance = Chance.seeded(variant)
        while not s.is_over:
            if is_choosing_goals(s) or chance.below(10) == 0:
                sample = s.sample_hidden(s.waiting_for[0], chance.below(100))
                assert GAME.from_dict(sample.to_dict()).to_dict() == sample.to_dict()
            play_randomly(s, chance)


def test_samples_differ_where_something_is_unknown() -> None:
    s = new_game(4, 3)
    samples = [s.sample_hidden(0, seed) for seed in range(20)]

    assert len({tuple(sample.piles) for sample in samples}) == 20
    assert len({tuple(sample.special) for sample in samples}) == 20
    assert len({tuple(sample.players[1].goals) for sample in samples}) > 10
    assert {tuple(sample.players[0].goals) for sample in samples} == {tuple(s.players[0].goals)}


def test_a_sample_keeps_what_everybody_has_seen_under_the_special_pile() -> None:
    s = new_game(2, 3)
    chance = Chance.seeded(1)
    while s.round < 3:
        play_randomly(s, chance)
    known = s.special[: len(s.special) - s.special_fresh]
    assert known

    for seed in range(10):
        sample = s.sample_hidden(0, seed)
        assert sample.special[: len(known)] == known
        assert sorted(sample.special[len(known) :] + sample.piles) == sorted(s.special[len(known) :] + s.piles)
    view = s.view(0)
    assert view["special"] == {"count": len(s.special), "known": [CONTRACTS[contract] for contract in known[::-1]]}


def test_a_sample_offers_the_goal_cards_that_it_dealt() -> None:
    """Whoever is asked first, its cards are a guess too."""
    s = cast(State, GAME.new(players=3, seed=5, goal_choice=True))
    assert s.decider == 0

    samples = [s.sample_hidden(1, guess) for guess in range(6)]

    assert all(sample.options == sample.options_of(0) for sample in samples)
    assert any(sample.options != s.options for sample in samples)


def test_goals_of_others_in_a_sample_are_none_of_the_own() -> None:
    """Also not one that the seat has seen and put back."""
    s = cast(State, GAME.new(players=4, seed=8, goal_choice=True))
    play_to(s, Chance.seeded(2), 30)
    assert not is_choosing_goals(s)

    for seed in range(30):
        sample = s.sample_hidden(2, seed)
        others = {goal for seat in (0, 1, 3) for goal in sample.players[seat].dealt}
        assert len(others) == 12
        assert not others & set(s.players[2].dealt)


# --- views ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_no_secret_is_in_a_view(players: int) -> None:
    """Neither a goal card of another seat nor anything in a pile that nobody has seen (POLO-SETUP-22)."""
    for seed in range(3):
        s = new_game(players, 5000 + seed)
        chance = Chance.seeded(seed)
        while not s.is_over:
            for seat in (*range(players), None) if is_choosing_goals(s) or chance.below(3) == 0 else ():
                view = s.view(seat)
                for key in ("unseen", "turn"):  # which contracts nobody has seen is known to all, not where they are
                    view.pop(key)
                check_no_secret(s, seat, json.dumps(view))
            play_randomly(s, chance)


def check_no_secret(s: State, seat: int | None, text: str) -> None:
    assert "chance" not in text
    assert "seed" not in text
    for other, player in enumerate(s.players):
        if other != seat:
            assert not any(f'"{GOALS[goal]}"' in text for goal in player.dealt)
    unseen = [*s.piles, *s.special[len(s.special) - s.special_fresh :]]
    assert not any(f'"{CONTRACTS[contract]}"' in text for contract in unseen)


# --- the secret choice of goal cards --------------------------------------------------------------------------------
def test_the_choice_of_a_goal_is_told_to_its_seat_only() -> None:
    s = cast(State, GAME.new(players=3, seed=1, goal_choice=True))
    events: list[Event] = []
    for seat in (2, 0, 1):
        for _ in range(2):
            s.play(s.options_of(seat)[0], seat, events)

    kept = [event for event in events if event.kind == "goal_kept"]
    assert len(kept) == 6
    for event in kept:
        assert event.audience == (event.who,)
    for seat in range(3):
        mine = [event for event in visible(events, seat) if event.kind == "goal_kept"]
        assert [event.who for event in mine] == [seat, seat]
    assert not [event for event in visible(events, None) if event.kind == "goal_kept"]


def test_nobody_sees_who_has_chosen_what_or_whether() -> None:
    """Whatever the others keep, and whether they have kept anything yet, a seat sees the same."""
    s = cast(State, GAME.new(players=4, seed=5, goal_choice=True))
    before = {seat: shown(s, seat) for seat in (0, 1, 2)}
    nobody = json.dumps(s.view(None))

    s.play(s.options_of(3)[-1], 3)
    first = {seat: shown(s, seat) for seat in (0, 1, 2)}
    s.play(s.options_of(3)[-1], 3)
    both = {seat: shown(s, seat) for seat in (0, 1, 2)}

    assert before == first == both
    assert json.dumps(s.view(None)) == nobody
    assert s.waiting_for == (0, 1, 2)


def test_seats_may_choose_in_any_order() -> None:
    ends: set[str] = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        s = cast(State, GAME.new(players=3, seed=2, goal_choice=True))
        for seat in order:
            s.play(s.options_of(seat)[0], seat)
        for seat in order[::-1]:
            s.play(s.options_of(seat)[-1], seat)
        ends.add(json.dumps(s.to_dict()))

    assert len(ends) == 1


# --- records --------------------------------------------------------------------------------------------------------
def running_match(decisions: int) -> Match:
    seats = [Seat(colour, auto_commit=True) for colour in PLAYER_COLOURS[:3]]
    match = Match(GAME, 3, 11, options={"goal_choice": True}, seats=seats)
    chance = Chance.seeded(4)
    for _ in range(decisions):
        seat = match.deciders[0]
        options = match.state_for(seat).options_of(seat)
        match.play(seat, options[chance.below(len(options))])
    return match


@pytest.mark.parametrize("decisions", [0, 1, 3, 5, 6, 40, 100])
def test_the_record_of_a_running_game_has_no_secret(decisions: int) -> None:
    match = running_match(decisions)

    text = Record.from_match(match).write()

    assert "seed: hidden" in text
    assert "goal g" not in text
    plays = Record.parse(text, caravansary.game).plays
    assert [action for _, action in plays if action is None] == [None] * (6 if decisions >= 6 else 0)
    for seat in (*range(3), None):
        state = match.state if seat is None else match.state_for(seat)
        for other, player in enumerate(match.state.players if isinstance(match.state, State) else []):
            if other != seat:
                assert not any(f'"{GOALS[goal]}"' in json.dumps(state.view(seat)) for goal in player.dealt)


def test_the_record_of_a_finished_game_has_the_goals() -> None:
    match = running_match(6)
    chance = Chance.seeded(1)
    while not match.is_over:
        seat = match.deciders[0]
        asked = match.decision(seat)
        assert asked is not None
        match.play(seat, asked.actions[chance.below(len(asked.actions))])

    record = Record.from_match(match)

    assert [seat for seat, action in record.plays[:6] if action is not None and action >= GOAL] == [0, 0, 1, 1, 2, 2]
    record.verify()

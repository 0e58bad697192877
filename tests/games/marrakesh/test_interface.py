"""The game as everybody outside its rules asks for it: options, seats, questions, previews, results."""

from __future__ import annotations

from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.engine import TRIED
from caravansary.core.errors import IllegalAction
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh import frames
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.pieces import EXCHANGES, EXPANSIONS, PLAYER_COLOURS
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.generous import GENEROUS, play_eagerly
from tests.games.playing import play_randomly, random_seat

GAME = caravansary.game("marrakesh")
PLAYERS = (2, 3, 4)
EVERYTHING: dict[str, Any] = dict.fromkeys(EXPANSIONS, True)


def new_game(players: int = 3, seed: int = 1, **options: Any) -> State:
    return cast(State, GAME.new(players=players, seed=seed, **options))


# --- the game -------------------------------------------------------------------------------------------------------
def test_the_game_is_found_by_its_name() -> None:
    assert "marrakesh" in caravansary.list_games()
    assert (GAME.min_players, GAME.max_players, GAME.rules_version) == (2, 4, 2)
    assert GAME.seats_have_secrets


def test_without_options_no_expansion_takes_part_and_river_tiles_are_drawn() -> None:
    s = new_game(4)
    view = s.view(None)

    assert view["expansions"] == []
    assert view["floor"] == "b1"
    assert {tuple(new_game(4, seed).view(None)["river_sides"]) for seed in range(9)} != {("01", "03", "05")}
    assert [one.colour for one in s.participants] == list(PLAYER_COLOURS)
    assert all(one.kind == "seat" and one.scores for one in s.participants)


def test_colours_can_be_chosen() -> None:
    s = new_game(3, colours=["red", "green", "blue"])

    assert [one.colour for one in s.participants] == ["red", "green", "blue"]


@pytest.mark.parametrize("name", EXPANSIONS)
def test_each_expansion_is_switched_on_by_itself(name: str) -> None:
    assert new_game(3, **{name: True}).view(None)["expansions"] == [name]


# --- questions ------------------------------------------------------------------------------------------------------
def test_the_view_names_the_decision_that_is_pending() -> None:
    s = cast(State, GAME.new(players=3, seed=2, edition=GENEROUS, **EVERYTHING))
    chance = Chance.seeded(2)
    while not s.is_over:
        seat = random_seat(s, chance)
        assert s.decision(seat).kind == s.view(seat)["pending"][0]
        play_eagerly(s, chance)


def test_a_trial_is_spared_only_where_it_would_change_nothing() -> None:
    """A patient table asks also what is forced; there the short answer is compared with that of a trial."""
    spared = 0
    for seed in range(9):
        options = EVERYTHING if seed % 2 else {}
        s = cast(State, GAME.new(players=2 + seed % 3, seed=900 + seed, edition=GENEROUS, **options))
        chance = Chance.seeded(seed)
        s.patient = True
        while not s.is_over:
            frame = s.stack[-1]
            if len(s.options) == 1 and ENGINE.alone[kind_of(frame)] == TRIED:
                for clicker in range(s.seats):
                    trial = s.copy()
                    trial.patient, trial.clicker = False, clicker
                    if ENGINE.is_known_to_be_harmless(trial, frame):
                        spared += 1
                        assert not ENGINE.is_asked_after_trial(trial, frame, s.decider, s.options[0])
            play_eagerly(s, chance)
    assert spared > 100


def test_one_exchange_tile_is_seen_in_every_season() -> None:
    s = new_game(3, 4, exchange_tiles=True)
    chance = Chance.seeded(4)
    seen: dict[int, set[str]] = {}
    while not s.is_over:
        view = s.view(None)
        seen.setdefault(view["season"], set()).add(view["exchange"])
        play_randomly(s, chance)

    assert [len(tiles) for tiles in seen.values()] == [1, 1, 1]
    assert [tile for tiles in seen.values() for tile in tiles] == [EXCHANGES[tile] for tile in s.exchanges]
    assert len(set(s.exchanges)) == 3


def test_all_seats_choose_keshis_at_once() -> None:
    s = new_game(3)
    while kind_of(s.stack[-1]) != frames.CHOOSE_KESHIS:
        s.play(s.options[0])

    assert list(s.waiting_for) == [0, 1, 2]
    assert s.view(0)["to_move"] is None
    with pytest.raises(IllegalAction):
        s.play(s.options_of(0)[0])
    with pytest.raises(IllegalAction):
        s.decision()
    for _ in range(3):
        s.play(s.options_of(1)[0], 1)
    assert list(s.waiting_for) == [0, 2]
    assert s.options_of(1) == []
    with pytest.raises(IllegalAction):
        s.decision(1)

"""Bots at Marco Polo: what they may know, how strong greedy is."""

from __future__ import annotations

import os
from typing import Any

import pytest

import caravansary
from caravansary.arena.games import play_game, play_many
from caravansary.core.chance import Chance
from caravansary.games.marco_polo import hidden
from caravansary.games.marco_polo.state import State
from tests.bots.bot_games import alone_in_first_place, choices_until_something_new, mean_total, random_positions

POLO = caravansary.game("marco_polo")
LONG_GAMES = min(100, int(os.environ.get("CARAVANSARY_LONG_GAMES", "100")))
DEFAULT: dict[str, Any] = {}
EVERYTHING: dict[str, Any] = {"new_characters": True, "goal_choice": True}


def new_state(players: int, seed: int, **options: Any) -> State:
    state = POLO.new(players, seed=seed, **options)
    assert isinstance(state, State)
    return state


def other_hidden_things(state: State, seat: int) -> State:
    """The same position as far as the seat knows it."""
    other = state.copy()
    chance = Chance.seeded(77)
    hidden.deal_contracts(other, chance)
    hidden.deal_goals(other, seat, chance)
    chance.shuffle(other.gift_pile)
    other.chance = Chance.seeded(78)
    return other


# --- what a bot may know --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize(("players", "options"), [(2, DEFAULT), (4, EVERYTHING)])
def test_hidden_piles_and_goal_cards_do_not_change_a_choice(players: int, options: dict[str, Any], name: str) -> None:
    compared = 0
    for state in random_positions(new_state(players, 8, **options), seed=8, every=60):
        other = other_hidden_things(state, state.waiting_for[0])
        compared += other.piles != state.piles
        assert choices_until_something_new(other, name) == choices_until_something_new(state, name)

    assert compared >= 2


@pytest.mark.parametrize(("players", "options"), [(2, EVERYTHING)])
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, Any]) -> None:
    mixed = ["greedy", "random", "random"][:players]

    assert play_game(POLO, players, mixed, 11, options=options) == play_game(POLO, players, mixed, 11, options=options)


# --- strength -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), [(2, DEFAULT), (3, EVERYTHING), (4, DEFAULT)])
def test_greedy_beats_random(players: int, options: dict[str, Any]) -> None:
    assert alone_in_first_place(POLO, players, 1, options) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "games"), [(DEFAULT, LONG_GAMES), (EVERYTHING, LONG_GAMES // 4)], ids=["default", "everything"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_nineteen_of_twenty_games(players: int, options: dict[str, Any], games: int) -> None:
    assert alone_in_first_place(POLO, players, games, options) >= 0.95 * games


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_greedy_bots_reach_what_people_reach(players: int) -> None:
    results = play_many("marco_polo", players, ["greedy"], range(max(10, LONG_GAMES // 4)))

    assert 45 < mean_total(results) < 100


def test_greedy_does_not_throw_its_camels_at_its_dice() -> None:
    """A reroll is a click that costs nothing yet; it must not look like a way to put off the main action."""
    result = play_game(POLO, 2, ["greedy", "random"], 2)
    own = [POLO.action_name(action) for seat, action in result.plays if seat == 0]

    assert own.count("reroll") < 0.2 * len(own)

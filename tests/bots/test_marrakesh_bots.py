"""Bots at Marrakesh: what they may know, and how strong greedy is."""

from __future__ import annotations

import os
from typing import Any

import pytest

import caravansary
from caravansary.arena.games import play_game, play_many
from caravansary.core.chance import Chance
from caravansary.games.marrakesh import hidden
from caravansary.games.marrakesh.pieces import EXPANSIONS
from caravansary.games.marrakesh.state import State
from tests.bots.bot_games import alone_in_first_place, choices_until_something_new, mean_total, random_positions

MKSH = caravansary.game("marrakesh")
LONG_GAMES = min(100, int(os.environ.get("CARAVANSARY_LONG_GAMES", "100")))
DEFAULT: dict[str, Any] = {}
EVERYTHING: dict[str, Any] = {**dict.fromkeys(EXPANSIONS, True), "first_river_tiles": False, "floor": "b2"}


def new_state(players: int, seed: int, **options: Any) -> State:
    state = MKSH.new(players, seed=seed, **options)
    assert isinstance(state, State)
    return state


def other_hidden_things(state: State, seat: int) -> State:
    """The same position as far as the seat knows it."""
    other = state.copy()
    chance = Chance.seeded(77)
    hidden.deal_scrolls(other, chance)
    hidden.deal_luxuries(other, chance)
    hidden.deal_exchanges(other, chance)
    hidden.deal_oases(other, chance)
    hidden.deal_provisions(other, seat, chance)
    hidden.deal_choices(other, seat, chance)
    other.chance = Chance.seeded(78)
    return other


# --- what a bot may know --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["greedy", "random"])
@pytest.mark.parametrize(("players", "options"), [(2, DEFAULT), (4, EVERYTHING)])
def test_what_is_hidden_does_not_change_a_choice(players: int, options: dict[str, Any], name: str) -> None:
    """Stacks, oases, tiles to come, provisions of others, keshis that others have chosen."""
    compared = 0
    for state in random_positions(new_state(players, 8, **options), seed=8, every=75):
        other = other_hidden_things(state, state.waiting_for[0])
        compared += other.stacks != state.stacks
        assert choices_until_something_new(other, name) == choices_until_something_new(state, name)

    assert compared >= 2


def test_greedy_chooses_its_keshis_whatever_the_others_have_chosen() -> None:
    """Also when all others have made their secret choice."""
    state = new_state(3, 6)
    while len(state.waiting_for) == 1:
        state.play(state.options[0])
    chosen: set[tuple[int, ...]] = set()
    for option in (0, -1):
        table = state.copy()
        for seat in (1, 2):
            for _ in range(3):
                table.play(table.options_of(seat)[option], seat)
        chosen.add(tuple(choices_until_something_new(table, "greedy")))

    assert len(chosen) == 1


@pytest.mark.parametrize(("players", "options"), [(2, EVERYTHING)])
def test_the_same_seed_gives_the_same_game(players: int, options: dict[str, Any]) -> None:
    mixed = ["greedy", "random", "random"][:players]

    assert play_game(MKSH, players, mixed, 11, options=options) == play_game(MKSH, players, mixed, 11, options=options)


# --- strength -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "options"), [(2, DEFAULT), (3, EVERYTHING), (4, DEFAULT)])
def test_greedy_beats_random(players: int, options: dict[str, Any]) -> None:
    assert alone_in_first_place(MKSH, players, 1, options) == 1


@pytest.mark.long
@pytest.mark.parametrize(
    ("options", "games"), [(DEFAULT, LONG_GAMES), (EVERYTHING, LONG_GAMES // 4)], ids=["default", "everything"]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_in_nineteen_of_twenty_games(players: int, options: dict[str, Any], games: int) -> None:
    assert alone_in_first_place(MKSH, players, games, options) >= 0.95 * games


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_greedy_bots_reach_what_people_reach(players: int) -> None:
    results = play_many("marrakesh", players, ["greedy"], range(max(10, LONG_GAMES // 4)))

    assert 90 < mean_total(results) < 200

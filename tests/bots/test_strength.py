"""How strong greedy is: a game of each kind every day, counts of many games in the long tests."""

from __future__ import annotations

import os
from typing import Any

import pytest

import caravansary
from caravansary.arena.games import GameResult, play_game, play_many
from tests.bots.bot_games import EVERYTHING

LONG_GAMES = min(100, int(os.environ.get("CARAVANSARY_LONG_GAMES", "100")))
POLO = caravansary.game("marco_polo")


def is_ahead(result: GameResult, seat: int) -> bool:
    """Whether a seat has more points than everybody else."""
    return result.totals[seat] > max(total for who, total in enumerate(result.totals) if who != seat)


def alone_in_first_place(name: str, players: int, games: int, options: dict[str, Any]) -> int:
    """How often one greedy among randoms, its seat rotated, has more points than everybody else."""
    won = 0
    for seed in range(games):
        mixed = ["random"] * players
        mixed[seed % players] = "greedy"
        won += is_ahead(play_game(caravansary.game(name), players, mixed, seed, options=options), seed % players)
    return won


@pytest.mark.parametrize(("name", "players"), [("merv", 2), ("marrakesh", 3)])
def test_greedy_beats_random(name: str, players: int) -> None:
    assert alone_in_first_place(name, players, 1, EVERYTHING[name]) == 1


def test_greedy_wins_at_marco_polo_without_throwing_its_camels_at_its_dice() -> None:
    """A reroll is a click that costs nothing yet; it must not look like a way to put off the main action."""
    result = play_game(POLO, 2, ["greedy", "random"], 2)
    own = [POLO.action_name(action) for seat, action in result.plays if seat == 0]

    assert is_ahead(result, 0)
    assert own.count("reroll") < 0.2 * len(own)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "options", "games"),
    [
        ("merv", {}, LONG_GAMES),
        ("marrakesh", {}, LONG_GAMES),
        ("marrakesh", EVERYTHING["marrakesh"], LONG_GAMES // 4),
        ("marco_polo", {}, LONG_GAMES),
        ("marco_polo", EVERYTHING["marco_polo"], LONG_GAMES // 4),
    ],
    ids=["merv", "marrakesh", "marrakesh-everything", "marco_polo", "marco_polo-everything"],
)
def test_greedy_beats_random_in_nineteen_of_twenty_games(
    name: str, options: dict[str, Any], games: int, players: int
) -> None:
    assert alone_in_first_place(name, players, games, options) >= 0.95 * games


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "players", "low", "high"),
    [
        *(("merv", players, 0.85 * 103, 1.25 * 103) for players in (3, 4)),  # bots that see one click ahead reach 103
        *(("marrakesh", players, 90, 200) for players in (2, 3, 4)),
        *(("marco_polo", players, 45, 100) for players in (2, 3, 4)),
    ],
)
def test_games_of_greedy_bots_reach_what_people_reach(name: str, players: int, low: float, high: float) -> None:
    results = play_many(name, players, ["greedy"], range(max(10, LONG_GAMES // 4)))
    totals = [total for result in results for total in result.totals]

    assert low < sum(totals) / len(totals) < high

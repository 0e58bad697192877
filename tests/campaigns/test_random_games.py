"""The campaign of random games in short, and that it finds what raises, loops or has no result."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.state import Rank, Score, State
from tests.campaigns import random_games
from tests.campaigns.random_games import Asked, any_options, check_result, play_all, play_batch

GAMES = caravansary.list_games()


@pytest.mark.parametrize("game", GAMES)
def test_games_by_chance_end_with_a_result(game: str) -> None:
    found, longest = play_batch(Asked(game, seed=1, first=0, games=10, sample=5))

    assert not found.has_failed, found.failures
    assert (found.counts["games"], found.counts["watched"]) == (10, 2)
    assert 60 < longest < found.counts["decisions"]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_games_by_chance_in_several_processes(game: str) -> None:
    found, _ = play_all(Asked(game, seed=2, first=0, games=450, sample=100), processes=2)

    assert not found.has_failed, found.failures
    assert (found.counts["games"], found.counts["watched"]) == (450, 5)


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_occurs(name: str) -> None:
    game, chance = caravansary.game(name), Chance.seeded(1)

    drawn = [any_options(game, game.max_players, chance) for _ in range(200)]

    for option in game.options:
        values = {str(options[option.name]) for options in drawn}
        assert values >= {str(choice) for choice in option.choices if not option.per_seat}
        assert len(values) > 1 or option.name == "chosen_stair_tiles"  # tiles that are drawn are as good as chosen ones


# --- what it finds --------------------------------------------------------------------------------------------------
def one_game() -> list[str]:
    return play_batch(Asked("merv", seed=1, first=5, games=1, sample=1000))[0].failures


def test_a_game_that_raises_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(_: object) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setitem(random_games.GUARDS, "merv", random_games.GUARDS["merv"]._replace(check=stumble))

    (failure,) = one_game()
    assert failure.startswith("game 5: ")
    assert "KeyError('a mistake of ours') at stumble" in failure


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "MOST_DECISIONS", 10)

    (failure,) = one_game()
    assert "it does not end: 10 decisions" in failure


def ended(scores: list[int], ranking: list[tuple[int, int]]) -> State:
    """A game of two players and an opponent without points, with these scores, and places by who has them."""
    people = [SimpleNamespace(who=who, scores=who < 2) for who in range(3)]
    ranks = [Rank(place, who) for place, who in ranking]
    result: Any = SimpleNamespace(
        participants=people, scores=lambda: [Score(who, 7, {}) for who in scores], ranking=lambda: ranks
    )
    return cast(State, result)


@pytest.mark.parametrize("ranking", [[(1, 0), (2, 1)], [(1, 1), (2, 0)], [(1, 0), (1, 1)]])
def test_a_result_has_everybody(ranking: list[tuple[int, int]]) -> None:
    check_result(ended([0, 1], ranking))


@pytest.mark.parametrize(
    ("scores", "ranking"),
    [
        ([], [(1, 0), (2, 1)]),
        ([0], [(1, 0), (2, 1)]),
        ([0, 1], []),
        ([0, 1], [(1, 0)]),
        ([0, 1], [(1, 0), (2, 0)]),
        ([0, 1], [(2, 0), (2, 1)]),
        ([0, 1], [(1, 0), (3, 1)]),
    ],
)
def test_a_result_without_somebody_is_found(scores: list[int], ranking: list[tuple[int, int]]) -> None:
    with pytest.raises(AssertionError):
        check_result(ended(scores, ranking))

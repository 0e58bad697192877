"""What a tournament plays: every pair, every seed from every seat."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caravansary.arena.games import play_game
from caravansary.arena.plan import Pairing, plan_of
from caravansary.arena.played_game import play, record_of
from caravansary.core.errors import OptionError, UnknownName
from caravansary.games import game as game_of
from tests.arena.plans import MERV, quick_plan


def test_with_two_players_every_seed_is_played_from_both_sides() -> None:
    plan = plan_of("merv", ["greedy", "random"], 2, 6, 7)

    jobs = [plan.job(number) for number in range(plan.total)]

    assert [(job.seed, job.bots) for job in jobs] == [
        (seed, bots) for seed in (7, 8, 9) for bots in (["greedy", "random"], ["random", "greedy"])
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_one_sits_among_several_of_the_other(players: int) -> None:
    plan = plan_of("merv", ["greedy", "random"], players, 2 * players, 7)

    jobs = [plan.job(number) for number in range(plan.total)]

    assert all(Counter(job.bots) == {"greedy": 1, "random": players - 1} for job in jobs)
    assert [job.bots.index("greedy") for job in jobs] == [*range(players), *range(players)]
    assert [job.seed for job in jobs] == [7] * players + [8] * players


def test_all_pairs_play_the_same_seeds_and_advance_together() -> None:
    plan = quick_plan(4)._replace(bots=["a", "b", "c"])

    seeds = [(plan.pairings[plan.pairing_of(number)], plan.seed_of(number)) for number in range(plan.total)]

    assert plan.pairings == [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")]
    assert seeds == [(pairing, seed) for seed in (5, 5, 6, 6) for pairing in plan.pairings]


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = quick_plan(4), quick_plan(12)

    assert [few.job(number) for number in range(few.total)] == [many.job(number) for number in range(few.total)]


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"bots": ["greedy"]}, "needs two bots or more, got 1"),
        ({"bots": ["greedy", "nobody"]}, "no bot 'nobody'"),
        ({"bots": ["greedy", "random", "greedy"]}, "each bot can be named once, got twice: greedy"),
        ({"players": 1}, "needs 2 players or more"),
        ({"players": 5}, "merv is for 1 to 4 players, got 5"),
        ({"games": 7}, "must be even with 2 players: every seed is played from both sides, got 7"),
        ({"games": 0}, "games must be a whole number from 1, got 0"),
        ({"seed": -1}, "seed must be a whole number"),
        ({"seed": 2**64 - 2, "games": 6}, "seed must be a whole number"),
        ({"goal": 1.0}, "the goal must be a share between 0 and 1, got 1"),
        ({"options": {"hats": 3}}, "merv has no option 'hats'"),
    ],
)
def test_what_cannot_be_played_is_refused(changes: dict[str, Any], error: str) -> None:
    asked: dict[str, Any] = {"bots": ["greedy", "random"], "players": 2, "games": 4, "seed": 0, **changes}

    with pytest.raises((OptionError, UnknownName), match=error):
        plan_of("merv", **asked)


# --- one game -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), [("merv", 2), ("merv", 3), ("marrakesh", 2), ("marco_polo", 2)])
def test_a_game_of_the_arena_is_the_game_of_its_seed(name: str, players: int) -> None:
    game = game_of(name)
    plan = quick_plan(players, players)._replace(game=game, options=game.check_options(players, {}))

    played = play(plan.job(1))
    same = play_game(game, players, ["random"], plan.seed_of(1))

    assert played.plays == same.plays
    assert played.totals == same.totals
    state = record_of(plan, played).verify()
    assert [rank.place for rank in sorted(state.ranking(), key=lambda rank: rank.who)] == played.places


def test_what_is_kept_of_each_decision() -> None:
    played = play(quick_plan()._replace(with_features=True).job(0))

    state = MERV.new(2, played.seed)
    asked = 0
    for (seat, action), kind, options, seconds in zip(
        played.plays, played.kinds, played.options, played.seconds, strict=True
    ):
        assert (state.decision(seat).kind, len(state.options_of(seat))) == (kind, options)
        assert (seconds > 0) == (options > 1)
        asked += options > 1
        state.play(action, seat)
    assert len(played.features) == 4 * MERV.observation_size * asked

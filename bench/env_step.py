"""What an observation and a mask cost: a step of the PettingZoo environment, compared with a bare step of the engine.

    uv run --extra envs python bench/env_step.py                the three games with all numbers of players
    uv run --extra envs python bench/env_step.py merv --games 40

The same random games are played twice: with `state.play(action, seat)` alone, and with `env.last()` (the observation of
the agent that is asked, with its mask) before every `env.step(action)`. The actions are known beforehand, so that
choosing costs neither side anything. Every game is new to the environment; before them it plays some that do not count,
because what it has seen once it writes faster, and a learner plays thousands. Times are processor time of the one
thread; the table shows the medians over the games, and the ratio is that of the same games.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import Final, NamedTuple

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.envs.pettingzoo import CaravansaryEnv

MICRO: Final = 1e6
WARM_UP: Final = 20  # games


class Cost(NamedTuple):
    """Seconds of a step in one game."""

    bare: float
    seen: float  # with observation and mask
    copied: float  # of a copy of the environment


def random_game(game: Game, players: int, seed: int) -> list[tuple[int, int]]:
    """The actions of a random game, each with its seat."""
    state = game.new(players, seed)
    chance = Chance.seeded(seed)
    plays: list[tuple[int, int]] = []
    while not state.is_over:
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        plays.append((options[chance.below(len(options))], seat))
        state.play(*plays[-1])
    return plays


def cost_of(env: CaravansaryEnv, players: int, seed: int) -> Cost:
    """The same game with and without the environment."""
    plays = random_game(env.game, players, seed)
    state = env.game.new(players, seed)
    began = time.thread_time()
    for action, seat in plays:
        state.play(action, seat)
    bare = time.thread_time() - began
    env.reset(seed)
    began = time.thread_time()
    for action, _ in plays:
        env.last()
        env.step(action)
    seen = time.thread_time() - began
    began = time.thread_time()
    for _ in range(len(plays)):
        env.copy()
    copied = time.thread_time() - began
    return Cost(bare / len(plays), seen / len(plays), copied / len(plays))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", metavar="GAME", default=caravansary.list_games())
    parser.add_argument("--games", type=int, default=25, dest="count", help="games of each kind (25)")
    given = parser.parse_args()
    print("| game | players | bare step, µs | with observation and mask, µs | ratio | copies/s |")
    print("|---|---|---|---|---|---|")
    for name in given.games:
        game = caravansary.game(name)
        for players in range(game.min_players, game.max_players + 1):
            env = CaravansaryEnv(name, players)
            for seed in range(WARM_UP):
                cost_of(env, players, given.count + seed)
            costs = [cost_of(env, players, seed) for seed in range(given.count)]
            bare = statistics.median(cost.bare for cost in costs)
            seen = statistics.median(cost.seen for cost in costs)
            ratio = statistics.median(cost.seen / cost.bare for cost in costs)
            copies = 1 / statistics.median(cost.copied for cost in costs)
            print(f"| {name} | {players} | {bare * MICRO:.1f} | {seen * MICRO:.1f} | {ratio:.2f} | {copies:,.0f} |")


if __name__ == "__main__":
    main()

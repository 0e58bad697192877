"""Steps per second of processor time: one environment, vectors of them, and batches, with a random agent.

    uv run --extra envs python bench/env_batch.py               the three games, two players, random opponents
    uv run --extra envs python bench/env_batch.py merv --steps 20000 --count 64

A step is one decision of the own seat, up to its next one: the opponent's decisions, the observation and the mask are
in it. Choosing the actions is not. `single` is `SeatEnv`; `sync` is Gymnasium's vector of them; `vector` is ours,
with new games in the same step; `batch` plays all seats, so that a step is one decision of any seat. PettingZoo's
environment is stepped with `last()`. Where OpenSpiel is installed, its backgammon in C++ with a random opponent and
its observation tensor stands beside them. Times are processor time of the one thread.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np

import caravansary
from caravansary.core.bits import COMPILED
from caravansary.envs.batch import Batch
from caravansary.envs.gymnasium import SeatEnv
from caravansary.envs.pettingzoo import CaravansaryEnv
from caravansary.envs.vector import SeatVectorEnv

WARM_UP: Final = 500  # steps that do not count
CHANCE: Final = np.random.default_rng(1)


def chosen(masks: Any) -> Any:
    """A random legal action in each row."""
    return (masks * CHANCE.random(masks.shape, dtype=np.float32)).argmax(axis=1)


def timed(masks: Any, rows: int, steps: int, step: Callable[[Any], Any]) -> float:
    """Steps per second; `step` plays actions and gives the masks of the next ones."""
    spent = 0.0
    for number in range((WARM_UP + steps) // rows):
        actions = chosen(masks)
        began = time.thread_time()
        masks = step(actions)
        if number >= WARM_UP // rows:
            spent += time.thread_time() - began
    return steps / spent


def single(name: str, steps: int) -> float:
    env = SeatEnv(name, bots="random")

    def step(actions: Any) -> Any:
        _, _, is_over, _, info = env.step(int(actions[0]))
        return (env.reset()[1] if is_over else info)["action_mask"][None]

    return timed(env.reset(seed=1)[1]["action_mask"][None], 1, steps, step)


def sync(name: str, steps: int, count: int) -> float:
    env = gymnasium.vector.SyncVectorEnv([lambda: SeatEnv(name, bots="random")] * count, autoreset_mode="SameStep")
    return timed(env.reset(seed=1)[1]["action_mask"], count, steps, lambda actions: env.step(actions)[4]["action_mask"])


def vector(name: str, steps: int, count: int) -> float:
    env = SeatVectorEnv(name, count, bots="random", autoreset_mode="SameStep", copy=False)
    return timed(env.reset(seed=1)[1]["action_mask"], count, steps, lambda actions: env.step(actions)[4]["action_mask"])


def batch(name: str, steps: int, count: int) -> float:
    games = Batch(name, count)
    games.reset(1)

    def step(actions: Any) -> Any:
        games.step(actions)
        return games.masks

    return timed(games.masks, count, steps, step)


def pettingzoo(name: str, steps: int) -> float:
    env = CaravansaryEnv(name)
    env.reset(1)

    def step(actions: Any) -> Any:
        env.step(int(actions[0]))
        seen, _, is_over, _, _ = env.last()
        if is_over:
            env.reset()
            seen = env.last()[0]
        return seen["action_mask"][None]

    return timed(env.last()[0]["action_mask"][None], 1, steps, step)


def backgammon(steps: int) -> float | None:
    """OpenSpiel's game in C++, seen from Python; None where it is not installed."""
    try:
        import pyspiel
    except ModuleNotFoundError:
        return None
    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    spent, done = 0.0, 0
    while done < steps:
        began = time.thread_time()
        legal = state.legal_actions()
        state.apply_action(legal[int(CHANCE.integers(len(legal)))])
        if state.is_terminal():
            state = game.new_initial_state()
        if not state.is_chance_node():
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            done += 1
        spent += time.thread_time() - began
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", metavar="GAME", default=caravansary.list_games())
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--count", type=int, default=64, help="games of a vector or a batch (64)")
    given = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'not compiled'}; steps per second of processor time, {given.count} games")
    print("| game | single | sync | vector | vector/single | PettingZoo | batch | batch/PettingZoo |")
    print("|---|---|---|---|---|---|---|---|")
    for name in given.games:
        alone, many = single(name, given.steps), vector(name, given.steps, given.count)
        zoo, seats = pettingzoo(name, given.steps), batch(name, given.steps, given.count)
        synced = sync(name, given.steps, given.count)
        rates = f"{alone:,.0f} | {synced:,.0f} | {many:,.0f} | {many / alone:.2f}"
        print(f"| {name} | {rates} | {zoo:,.0f} | {seats:,.0f} | {seats / zoo:.2f} |", flush=True)
    peer = backgammon(given.steps)
    print("OpenSpiel is not installed." if peer is None else f"OpenSpiel's backgammon: {peer:,.0f} decisions")


if __name__ == "__main__":
    main()

"""Many games at once: the vector plays what single environments play, in one process and in several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra 'envs'")

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import CaravansaryError, OptionError
from caravansary.envs.gymnasium import SeatEnv, environment_id
from caravansary.envs.opponents import Pool
from caravansary.envs.vector import SeatVectorEnv
from tests.envs.variants import OPTIONS

GAMES = 3


def lowest(seen: Any, masks: Any) -> Any:
    """A policy: the first legal action in every row."""
    return masks.argmax(axis=1)


def chosen(masks: Any, chance: Chance) -> Any:
    """A random legal action for each row; 0 where there is none."""
    found = []
    for row in masks:
        legal = np.flatnonzero(row)
        found.append(int(legal[chance.below(len(legal))]) if len(legal) else 0)
    return np.array(found)


@pytest.fixture
def vector(request: pytest.FixtureRequest) -> Iterator[Any]:
    """Makes vectors and ends their processes."""
    made: list[SeatVectorEnv] = []

    def make(*given: Any, **more: Any) -> SeatVectorEnv:
        made.append(SeatVectorEnv(*given, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def plays_like_single_ones(env: SeatVectorEnv, singles: list[SeatEnv], steps: int) -> int:
    """The same actions in both; a single one is reset by hand. How many games came to their end."""
    chance, ends = Chance.seeded(1), 0
    seen, infos = env.reset(seed=7)
    for row, single in enumerate(singles):
        expected, info = single.reset(seed=7 + row)
        assert np.array_equal(seen[row], expected)
        assert np.array_equal(infos["action_mask"][row], info["action_mask"])
        assert infos["seat"][row] == info["seat"]
    is_over = [False] * len(singles)
    for _ in range(steps):
        actions = chosen(infos["action_mask"], chance)
        seen, rewards, ended, cut, infos = env.step(actions)
        assert not cut.any()
        for row, single in enumerate(singles):
            if is_over[row]:
                (expected, info), reward, is_over[row] = single.reset(), 0.0, False
            else:
                expected, reward, is_over[row], _, info = single.step(actions[row])
            assert np.array_equal(seen[row], expected)
            assert np.array_equal(infos["action_mask"][row], info["action_mask"])
            assert (rewards[row], ended[row], infos["seat"][row]) == (reward, is_over[row], info["seat"])
            if is_over[row]:
                ends += 1
                assert infos["_scores"][row]
                assert infos["scores"][row].tolist() == info["scores"]
                assert infos["places"][row].tolist() == info["places"]
    return ends


@pytest.mark.parametrize("name", caravansary.list_games())
@pytest.mark.parametrize(
    "settings",
    [
        {"bots": "random", "seat": None},
        {"bots": Pool(["random", lowest]), "reward": "points", "shaping": 0.1, "discount": 0.99},
    ],
)
def test_the_games_are_those_of_single_environments(name: str, settings: dict[str, Any], vector: Any) -> None:
    given = {"players": 2, **settings, **OPTIONS[name]}
    singles = [SeatEnv(name, **given) for _ in range(GAMES)]

    assert plays_like_single_ones(vector(name, GAMES, **given), singles, 260) >= 2


@pytest.mark.parametrize("processes", [2, 3])
def test_processes_play_the_same_games(processes: int, vector: Any) -> None:
    given: dict[str, Any] = {"players": 3, "bots": ["random", lowest], "seat": None}
    singles = [SeatEnv("merv", **given) for _ in range(GAMES)]

    assert plays_like_single_ones(vector("merv", GAMES, processes=processes, **given), singles, 90) >= 2


def test_bots_play_in_a_vector_too(vector: Any) -> None:
    singles = [SeatEnv("marco_polo", bots="easy") for _ in range(2)]

    plays_like_single_ones(vector("marco_polo", 2, bots="easy"), singles, 8)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_may_begin_anew_with_the_same_step(processes: int, vector: Any) -> None:
    env = vector("merv", GAMES, bots="random", autoreset_mode=AutoresetMode.SAME_STEP, processes=processes)
    singles = [SeatEnv("merv", bots="random") for _ in range(GAMES)]
    chance, ends = Chance.seeded(1), 0
    _, infos = env.reset(seed=7)
    for row, single in enumerate(singles):
        single.reset(seed=7 + row)
    for _ in range(130):
        actions = chosen(infos["action_mask"], chance)
        seen, rewards, ended, _, infos = env.step(actions)
        for row, single in enumerate(singles):
            expected, reward, is_over, _, info = single.step(actions[row])
            assert (rewards[row], ended[row]) == (reward, is_over)
            if is_over:
                ends += 1
                assert infos["_final_obs"][row]
                assert np.array_equal(infos["final_obs"][row], expected)
                assert infos["final_info"]["scores"][row].tolist() == info["scores"]
                expected, info = single.reset()
            assert np.array_equal(seen[row], expected)
            assert np.array_equal(infos["action_mask"][row], info["action_mask"])

    assert ends >= 3


def test_games_may_wait_until_they_are_reset(vector: Any) -> None:
    env = vector("merv", 2, bots="random", autoreset_mode="Disabled")
    chance = Chance.seeded(1)
    _, infos = env.reset(seed=3)
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        _, _, ended, _, infos = env.step(chosen(infos["action_mask"], chance))

    with pytest.raises(OptionError, match=r"is over, or has not begun: call reset\(\)"):
        env.step(chosen(infos["action_mask"], chance))
    seen, infos = env.reset(options={"reset_mask": ended})
    assert infos["action_mask"].any(axis=1).all()
    env.step(chosen(infos["action_mask"], chance))
    with pytest.raises(OptionError, match="reset_mask must be an array of 2 bools"):
        env.reset(options={"reset_mask": [True, False]})
    assert seen.shape == (2, env.game.observation_size)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_ends_its_game_and_no_other(processes: int, vector: Any) -> None:
    env = vector("merv", 2, bots="random", processes=processes)
    _, infos = env.reset(seed=3)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = infos["action_mask"][1].argmin()

    _, rewards, ended, _, infos = env.step(actions)

    assert (rewards.tolist(), ended.tolist()) == ([0.0, -1.0], [False, True])
    assert infos["illegal"][0] is None
    assert infos["illegal"][1].endswith(".")
    assert infos["_illegal"].tolist() == [False, True]
    assert not infos["_scores"].any()
    _, rewards, ended, _, _ = env.step(infos["action_mask"].argmax(axis=1))
    assert (rewards.tolist(), ended.tolist()) == ([0.0, 0.0], [False, False])


def test_a_policy_is_asked_once_for_all_games(vector: Any) -> None:
    rows: list[int] = []

    def policy(seen: Any, masks: Any) -> Any:
        rows.append(len(seen))
        assert masks.any(axis=1).all()
        return lowest(seen, masks)

    env = vector("merv", 8, bots=policy)
    _, infos = env.reset(seed=3)
    for _ in range(40):
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))

    assert max(rows) >= 6
    assert sum(rows) > 1.5 * len(rows)


def test_gymnasium_makes_the_vector() -> None:
    env: Any = gymnasium.make_vec(environment_id("marco_polo"), num_envs=4, bots="random")
    seen, _ = env.reset(seed=1)

    assert isinstance(env.unwrapped, SeatVectorEnv)
    assert env.observation_space.contains(seen)
    assert env.action_space.shape == (4,)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert env.metadata["observation_version"] == caravansary.game("marco_polo").observation_version
    assert env.unwrapped.action_masks().dtype == np.bool_


def test_what_is_given_out_belongs_to_the_caller_unless_it_is_asked_for(vector: Any) -> None:
    for copy in (True, False):
        env = vector("merv", 2, bots="random", copy=copy, mask_in_observation=True)
        first, infos = env.reset(seed=1)
        kept = first["observation"].copy()
        second, _, _, _, _ = env.step(infos["action_mask"].argmax(axis=1))

        assert env.observation_space.contains(second)
        assert np.array_equal(first["observation"], kept) == copy
        assert (first["observation"] is second["observation"]) != copy


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"num_envs": 0}, "a whole number from 1, got 0"),
        ({"num_envs": 2, "processes": 0}, "a whole number from 1, got 0"),
        ({"num_envs": 2, "render_mode": "ansi"}, "make a single environment"),
        ({"num_envs": 2, "players": 3, "bots": ["random"]}, "3 players need 2 bots"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        SeatVectorEnv("merv", **given)


def test_a_problem_in_a_process_is_told(vector: Any) -> None:
    env = vector("merv", 2, bots="random", processes=2)

    with pytest.raises(OptionError, match="game 0 is over, or has not begun"):
        env.step([0, 0])
    with pytest.raises(OptionError, match="2 games need 2 seeds, got 1"):
        env.reset(seed=[1])
    with pytest.raises(OptionError, match="a policy that goes to other processes must be a function"):
        vector("merv", 2, bots=lambda seen, masks: masks.argmax(axis=1), processes=2)


def test_a_process_that_has_died_is_told(vector: Any) -> None:
    env = vector("merv", 2, bots="random", processes=2)
    _, infos = env.reset(seed=1)
    victim = env._games._processes[1]
    victim.kill()
    victim.join()

    for _ in range(2):
        with pytest.raises(CaravansaryError, match="a process of the vector has ended"):
            env.step(infos["action_mask"].argmax(axis=1))

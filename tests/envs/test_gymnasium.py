"""One seat against bots: Gymnasium's own check, what bots may know, rewards, illegal actions."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra 'envs'")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, UnknownName
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.envs.gymnasium import SeatEnv, environment_id
from tests.envs.variants import EXTREMES, OPTIONS, VARIANTS, is_svg


def begun(name: str, players: int, seed: int, **more: Any) -> SeatEnv:
    """An environment at the seat's first decision of the game with this seed."""
    env = SeatEnv(name, players, **more)
    env.reset(seed=seed)
    return env


def play(env: SeatEnv, chance: Chance, most: int = 5000) -> tuple[float, int]:
    """Random actions to the end, or so many; the reward and the number of steps."""
    for steps in range(1, most + 1):
        legal = np.flatnonzero(env.action_masks())
        _, reward, is_over, is_cut, _ = env.step(int(legal[chance.below(len(legal))]))
        assert not is_cut
        if is_over:
            return reward, steps
        assert reward == 0.0
    return 0.0, most


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_check_of_gymnasium_passes(name: str, players: int) -> None:
    """It samples actions without the mask, so that illegal ones are tried too."""
    env = gymnasium.make(environment_id(name), players=players, bots="random", **OPTIONS[name])

    check_env(env.unwrapped)


def test_the_environments_are_registered_by_the_names_of_the_games() -> None:
    ids = [environment_id(name) for name in caravansary.list_games()]

    assert ids == ["caravansary/MarcoPolo-v1", "caravansary/Marrakesh-v1", "caravansary/Merv-v1"]
    assert all(one in gymnasium.registry for one in ids)


@pytest.mark.parametrize("name", caravansary.list_games())
def test_the_metadata_say_what_every_number_is(name: str) -> None:
    env = gymnasium.make(environment_id(name))
    game = caravansary.game(name)

    spans = json.loads(json.dumps(env.metadata["observation_layout"]))

    assert [(span["name"], span["offset"], span["size"], span["meaning"]) for span in spans] == list(
        map(tuple, game.observation_layout())
    )
    assert spans[-1]["offset"] + spans[-1]["size"] == game.observation_size
    assert env.metadata["observation_version"] == game.observation_version
    assert env.metadata["render_modes"] == ["human", "ansi", "svg"]


def test_an_environment_of_before_says_what_to_take_instead() -> None:
    with (
        pytest.warns(DeprecationWarning, match="upgrading to version `v1`"),
        pytest.raises(gymnasium.error.DeprecatedEnv, match="v1"),
    ):
        gymnasium.make("caravansary/Merv-v0")


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_the_seat_decides_and_nobody_else(name: str, players: int) -> None:
    env = SeatEnv(name, players, bots="random", seat=players - 1)
    chance = Chance.seeded(3)

    for seed in range(2):
        seen, info = env.reset(seed=seed)
        assert env.position.waiting_for == (players - 1,)
        assert np.array_equal(info["action_mask"], env.action_masks())
        assert seen.tolist() == env.game.observe(env.position, players - 1)
        reward, steps = play(env, chance)
        assert steps > 20
        assert -1.0 <= reward <= 1.0
        assert env.position.is_over


def position_after(steps: int, **bots: Any) -> dict[str, Any]:
    """Where a game of three comes to with these bots."""
    env = begun("merv", 3, 5, **bots)
    play(env, Chance.seeded(1), steps)
    return env.position.to_dict()


def test_a_seed_repeats_the_game_and_bots_are_those_that_were_named() -> None:
    ends = [position_after(25, bots=names) for names in (["random", "easy"], ["random", "easy"], ["easy", "random"])]

    assert ends[0] == ends[1] != ends[2]


def test_greedy_is_the_opponent_unless_another_is_named() -> None:
    assert position_after(4) == position_after(4, bots=["greedy", "greedy"]) != position_after(4, bots="random")


class Spy:
    """Takes the first option and keeps what it was shown."""

    shown: list[tuple[State, int]]

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def choose(self, state: State, seat: int) -> int:
        Spy.shown.append((state, seat))
        return state.options_of(seat)[0]


@pytest.mark.parametrize("name", caravansary.list_games())
def test_bots_are_asked_with_a_guess_and_never_with_the_real_position(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("caravansary.bots.seated.make", lambda _name, game, seed: Spy(game, seed))
    Spy.shown = []
    env, chance, guesses = begun(name, 2, 5, bots="random", **OPTIONS[name]), Chance.seeded(5), 0
    while not env.position.is_over:
        assert all(guess is not env.position and seat == 1 for guess, seat in Spy.shown)
        guesses += len(Spy.shown)
        Spy.shown = []
        before = env.position.to_dict()["chance"]
        play(env, chance, 1)
        assert before not in [guess.to_dict()["chance"] for guess, _ in Spy.shown]

    assert guesses > 20


def test_an_illegal_action_ends_the_game_with_the_worst_reward_and_says_why() -> None:
    for reward, worst in (("rank", -1.0), ("score", -200.0)):
        env = begun("merv", 2, 1, bots="random", reward=reward)
        before = env.position.to_dict()
        illegal = int(np.flatnonzero(env.action_masks() == 0)[0])

        _, got, is_over, _, info = env.step(illegal)

        assert (got, is_over) == (worst, True)
        assert info["illegal"].endswith(".")
        assert env.position.to_dict() == before
        with pytest.raises(OptionError, match=r"call reset\(\)"):
            env.step(illegal)


def test_rewards_are_those_of_the_seat() -> None:
    for seat in (0, 1, 2):
        env = begun("merv", 3, 9, bots="random", seat=seat, reward="score")
        reward, _ = play(env, Chance.seeded(4))
        totals = [score.total for score in env.position.scores()]
        assert reward == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def test_a_copied_environment_plays_on_alike() -> None:
    env = begun("marrakesh", 3, 2, bots=["greedy", "random"])
    play(env, Chance.seeded(2), 10)

    twin = copy.deepcopy(env)

    assert play(env, Chance.seeded(3), 30) == play(twin, Chance.seeded(3), 30)
    assert env.position.to_dict() == twin.position.to_dict()


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"players": 3, "bots": ["greedy"]}, "3 players need 2 bots"),
        ({"players": 2, "seat": 2}, "seat must be from 0 to 1"),
        ({"players": 5}, "1 to 4 players"),
        ({"reward": "win"}, "reward must be one of"),
        ({"render_mode": "rgb_array"}, "render_mode must be one of"),
        ({"bots": "gready"}, "no bot 'gready'"),
    ],
)
def test_what_cannot_be_is_refused_when_the_environment_is_made(given: dict[str, Any], problem: str) -> None:
    with pytest.raises((OptionError, UnknownName), match=problem):
        SeatEnv("merv", **given)


def test_it_draws_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "svg", "human"):
        drawn = begun("marco_polo", 2, 1, bots="random", render_mode=mode).render()
        if mode == "svg":
            assert is_svg(drawn)
        else:
            told = drawn if mode == "ansi" else capsys.readouterr().out
            assert told is not None
            assert "Blue decides: " in told


def test_alone_there_are_no_bots() -> None:
    reward, _ = play(begun("merv", 1, 3), Chance.seeded(3))

    assert reward in (-1.0, 1.0)

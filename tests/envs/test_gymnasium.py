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
from caravansary.envs.opponents import Pool
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
    env, chance, guesses = begun(name, 2, 5, bots="easy", **OPTIONS[name]), Chance.seeded(5), 0
    while not env.position.is_over:
        assert all(guess is not env.position and seat == 1 for guess, seat in Spy.shown)
        guesses += len(Spy.shown)
        Spy.shown = []
        before = env.position.to_dict()["chance"]
        play(env, chance, 1)
        assert before not in [guess.to_dict()["chance"] for guess, _ in Spy.shown]

    assert guesses > 20


def test_a_random_opponent_is_spared_the_guess_that_it_never_looks_at(monkeypatch: pytest.MonkeyPatch) -> None:
    sampled: list[str] = []
    for name in caravansary.list_games():
        kind = caravansary.game(name).state_class

        def sample(state: State, seat: int, seed: int) -> State:
            sampled.append(state.game.name)
            return state.copy()

        monkeypatch.setattr(kind, "sample_hidden", sample)
        play(begun(name, 2, 5, bots="random"), Chance.seeded(5))
        assert sampled == []
    play(begun("merv", 2, 5, bots="easy"), Chance.seeded(5), 5)

    assert sampled


# --- other opponents ------------------------------------------------------------------------------------------------
def lowest(seen: Any, masks: Any) -> Any:
    """A policy: the first legal action in every row."""
    assert seen.shape[0] == masks.shape[0]
    assert (seen.dtype, masks.dtype) == (np.float32, np.int8)
    return masks.argmax(axis=1)


def test_a_policy_has_the_other_seats() -> None:
    env, plays = begun("marrakesh", 3, 2, bots=lowest, seat=1, **OPTIONS["marrakesh"]), 0
    while not env.position.is_over:
        twin = env.position.copy()
        action = int(np.flatnonzero(env.action_masks())[0])
        env.step(action)
        twin.play(action, 1)
        while not twin.is_over and any(seat != 1 for seat in twin.waiting_for):
            other = next(seat for seat in twin.waiting_for if seat != 1)
            twin.play(min(twin.options_of(other)), other)
            plays += 1
        assert twin.to_dict() == env.position.to_dict()

    assert plays > 50


def test_one_of_a_pool_is_drawn_for_every_seat_and_game() -> None:
    asked: list[str] = []

    def policy(name: str) -> Any:
        def choose(seen: Any, masks: Any) -> Any:
            asked.append(name)
            return lowest(seen, masks)

        return choose

    pool = Pool([policy("a"), policy("b"), Pool([policy("c")])], weights=[1, 2, 1])
    env, met = SeatEnv("merv", 2, bots=pool), []
    for seed in range(40):
        env.reset(seed=seed)
        asked.clear()
        play(env, Chance.seeded(seed), 12)
        assert len(set(asked)) == 1
        met.append(asked[0])

    assert set(met) == {"a", "b", "c"}
    assert met.count("b") > met.count("a")


@pytest.mark.parametrize("given", [[], ["greedy", "gready"]])
def test_a_pool_of_nobody_is_refused(given: list[Any]) -> None:
    with pytest.raises((OptionError, UnknownName), match=r"a pool needs opponents|no bot 'gready'"):
        SeatEnv("merv", 2, bots=Pool(given))
    with pytest.raises(OptionError, match="a weight of 0 or more for each"):
        Pool(["greedy"], weights=[1.0, 2.0])
    with pytest.raises(OptionError, match="that can be drawn"):
        Pool(["greedy"], weights=[0.0])


def test_the_own_seat_is_drawn_for_every_game() -> None:
    env, seats = SeatEnv("merv", 3, bots="random", seat=None), []
    for seed in range(30):
        seen, info = env.reset(seed=seed)
        seats.append(info["seat"])
        assert env.position.waiting_for == (info["seat"],)
        assert seen.tolist() == env.game.observe(env.position, info["seat"])
    again = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]

    assert set(seats) == {0, 1, 2}
    assert again == seats


def test_the_mask_may_be_in_the_observation() -> None:
    env = begun("merv", 2, 3, bots="random", mask_in_observation=True)
    seen, _, _, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))

    assert env.observation_space.contains(seen)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert seen["observation"].tolist() == env.game.observe(env.position, 0)
    made = gymnasium.make(environment_id("merv"), bots="random", mask_in_observation=True)
    check_env(made.unwrapped)


def test_the_end_tells_scores_and_places() -> None:
    env, chance = begun("merv", 3, 3, bots="random"), Chance.seeded(1)
    info: dict[str, Any] = {}
    while not env.position.is_over:
        assert "scores" not in info
        legal = np.flatnonzero(env.action_masks())
        _, _, _, _, info = env.step(int(legal[chance.below(len(legal))]))

    assert info["scores"] == [score.total for score in env.position.scores()]
    assert sorted(info["places"]) == sorted(rank.place for rank in env.position.ranking())


def test_points_come_step_by_step() -> None:
    env, chance, rewards = begun("marrakesh", 2, 3, bots="random", reward="points"), Chance.seeded(1), []
    first = env.position.scores()[0].total
    while not env.position.is_over:
        legal = np.flatnonzero(env.action_masks())
        rewards.append(env.step(int(legal[chance.below(len(legal))]))[1])

    assert sum(rewards) == env.position.scores()[0].total - first
    assert np.count_nonzero(rewards) > 3


# --- before a game, and illegal actions -----------------------------------------------------------------------------
def test_before_a_game_nothing_is_legal_and_nothing_is_drawn() -> None:
    env = SeatEnv("merv", 2)

    assert not env.action_masks().any()
    assert env._repr_svg_() is None
    with pytest.raises(OptionError, match="made without a render_mode; there are: human, ansi, svg"):
        begun("merv", 2, 1).render()
    assert is_svg(begun("merv", 2, 1)._repr_svg_())


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

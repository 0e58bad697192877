"""The PettingZoo environment: PettingZoo's own tests, rewards, secrets, copies, pictures."""

from __future__ import annotations

import contextlib
import copy
import io
import json
import pickle
import sys
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra 'envs'")


import numpy as np
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.save_obs_test import test_save_obs as check_save_obs

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import IllegalAction, OptionError, UnknownName
from caravansary.envs import MissingExtra
from caravansary.envs.pettingzoo import CaravansaryEnv, env
from tests.envs.variants import EXTREMES, OPTIONS, VARIANTS, is_svg

# What PettingZoo says of every environment whose observation has a mask, its own classic games excepted by name
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of an agent that has finished
]


def play(one: CaravansaryEnv, chance: Chance, steps: int) -> list[tuple[str, int]]:
    """So many random steps, or to the end of the game."""
    played: list[tuple[str, int]] = []
    for agent in one.agent_iter(steps):
        seen, _, is_over, _, _ = one.last()
        if is_over:
            break
        legal = np.flatnonzero(seen["action_mask"])
        played.append((agent, int(legal[chance.below(len(legal))])))
        one.step(played[-1][1])
    return played


# --- PettingZoo's own tests -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_api_test_passes(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        api_test(env(name, players), num_cycles=400)

    assert "Passed API test" in said.getvalue()


@pytest.mark.parametrize(("name", "players"), [one for one in VARIANTS if OPTIONS[one[0]]])
def test_the_api_test_passes_with_all_options(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        api_test(env(name, players, reward="score", **OPTIONS[name]), num_cycles=100)

    assert "Passed API test" in said.getvalue()


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_seed_test_passes(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=50)


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_render_test_passes(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, players, render_mode=render_mode), {"svg": is_svg})

    assert capsys.readouterr().out.count("\n") > 20  # "human" prints


@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_save_obs_test_passes(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """It saves observations that are images; of others it says that they are none."""
    check_save_obs(env(name, players))

    assert "did not save" in capsys.readouterr().out


# --- playing --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_a_seed_gives_the_game_of_that_seed(name: str, players: int) -> None:
    one = env(name, players)
    one.reset(seed=7)
    played = play(one, Chance.seeded(1), 5000)

    state = caravansary.game(name).new(players, 7)
    for agent, action in played:
        state.play(action, int(agent.removeprefix("seat_")))

    assert state.is_over
    assert one.position.to_dict() == state.to_dict()


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    begun = []
    for _ in range(2):
        one = env("merv", 3)
        one.reset(seed=4)
        one.reset()
        begun.append(one.position.to_dict())

    one.reset()

    assert begun[0] == begun[1]
    assert one.position.to_dict() != begun[1]


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_the_observation_is_the_games_own_and_the_mask_its_options(name: str, players: int) -> None:
    one = env(name, players)
    one.reset(seed=2)
    chance = Chance.seeded(2)

    for _ in range(12):
        play(one, chance, 9)
        state = one.position
        for seat, agent in enumerate(one.possible_agents):
            seen = one.observe(agent)
            assert seen["observation"].tolist() == one.game.observe(state, seat)
            assert seen["observation"].dtype == np.float32
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.options_of(seat))
            assert one.observation_space(agent).contains(seen)


def test_an_observation_belongs_to_the_caller() -> None:
    one = env("merv", 2)
    one.reset(seed=2)

    one.last()[0]["observation"][:] = 9.0
    one.last()[0]["action_mask"][:] = 0

    assert one.last()[0]["observation"].max() < 9.0
    assert one.last()[0]["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    one = env("merv", 2)
    one.reset(seed=2)
    before = one.save()
    illegal = int(np.flatnonzero(one.last()[0]["action_mask"] == 0)[0])

    with pytest.raises(IllegalAction):
        one.step(illegal)
    with pytest.raises(OptionError, match="asked for an action"):
        one.step(None)

    assert one.save() == before


def test_what_cannot_be_is_refused_when_the_environment_is_made() -> None:
    with pytest.raises(UnknownName, match="no game"):
        env("chess")
    with pytest.raises(OptionError, match="2 to 4 players"):
        env("marrakesh", 5)
    with pytest.raises(OptionError, match="no option"):
        env("merv", 2, goal_choice=True)
    with pytest.raises(OptionError, match="reward must be one of rank, score"):
        env("merv", 2, reward="money")
    with pytest.raises(OptionError, match="render_mode must be one of"):
        env("merv", 2, render_mode="rgb_array")
    with pytest.raises(OptionError, match=r"call reset\(\) first"):
        env("merv", 2).observe("seat_0")


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_rewards_come_at_the_end_and_only_then(name: str, players: int, reward: str) -> None:
    one = env(name, players, reward=reward)
    one.reset(seed=3)
    chance = Chance.seeded(3)
    while not any(one.terminations.values()):
        assert not any(one.rewards.values())
        play(one, chance, 1)

    got = {}
    for agent in one.agent_iter():
        _, got[agent], is_over, _, _ = one.last()
        assert is_over
        one.step(None)

    assert list(got) == one.possible_agents
    ranking = one.position.ranking()
    first = [rank.who for rank in ranking if rank.place == 1]
    for seat, agent in enumerate(one.possible_agents):
        if seat in first:
            assert got[agent] >= max(got.values())
    if reward == "rank" and players > 1:
        assert sum(got.values()) == pytest.approx(0.0)
    with pytest.raises(OptionError, match="all agents have left"):
        one.step(None)


# --- secrets --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_what_a_seat_cannot_see_does_not_change_what_it_observes(name: str, players: int) -> None:
    one = env(name, players, **OPTIONS[name])
    one.reset(seed=5)
    chance = Chance.seeded(5)
    different = 0
    while not one.position.is_over:
        for seat, agent in enumerate(one.possible_agents):
            seen = one.observe(agent)
            other = one.copy()
            other._state = one.position.sample_hidden(seat, chance.word())
            different += other.position.to_dict() != one.position.to_dict()
            guessed = other.observe(agent)
            assert np.array_equal(seen["observation"], guessed["observation"])
            assert np.array_equal(seen["action_mask"], guessed["action_mask"])
        play(one, chance, 25)

    assert different > 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_choose_in_order_and_do_not_see_what_the_others_have_chosen(players: int) -> None:
    """In Marrakesh all choose their keshis at the same time."""
    one = env("marrakesh", players)
    one.reset(seed=6)
    chance = Chance.seeded(6)
    while len(one.position.waiting_for) < players:
        play(one, chance, 1)

    assert one.agent_selection == "seat_0"
    after = []
    for choice in (0, -1):  # seat 0 chooses differently
        twin = one.copy()
        while twin.agent_selection == "seat_0":
            legal = np.flatnonzero(twin.last()[0]["action_mask"])
            twin.step(int(legal[choice]))
        after.append(twin)

    assert after[0].position.to_dict() != after[1].position.to_dict()
    for seat in range(1, players):
        seen = [twin.observe(f"seat_{seat}") for twin in after]
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])
        assert seen[0]["action_mask"].any()
    assert after[0].agent_selection == "seat_1"


# --- copies ---------------------------------------------------------------------------------------------------------
def copied(one: CaravansaryEnv) -> CaravansaryEnv:
    return one.copy()


def deeply_copied(one: CaravansaryEnv) -> CaravansaryEnv:
    return copy.deepcopy(one)


def pickled(one: CaravansaryEnv) -> CaravansaryEnv:
    twin: CaravansaryEnv = pickle.loads(pickle.dumps(one))
    return twin


def restored(one: CaravansaryEnv) -> CaravansaryEnv:
    twin = CaravansaryEnv(one.game.name, len(one.possible_agents))
    twin.restore(json.loads(json.dumps(one.save())))
    return twin


def ending(one: CaravansaryEnv, seed: int) -> tuple[Any, ...]:
    """How it goes on: what is played and observed, the rewards, the next game."""
    played = play(one, Chance.seeded(seed), 5000)
    rewards = dict(one.rewards)
    seen = [one.observe(agent)["observation"].tobytes() for agent in one.possible_agents]
    end = one.position.to_dict()
    one.reset()
    return played, rewards, seen, end, one.position.to_dict()


@pytest.mark.parametrize("way", [copied, deeply_copied, pickled, restored])
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_a_copy_plays_on_as_the_original_does(
    name: str, players: int, way: Callable[[CaravansaryEnv], CaravansaryEnv]
) -> None:
    one = env(name, players)
    one.reset(seed=8)
    play(one, Chance.seeded(8), 61)
    before = one.save()

    twin = way(one)
    gone_on = ending(twin, 9)

    assert one.save() == before  # the twin's game is its own
    assert ending(one, 9) == gone_on


def test_a_copy_of_an_ending_has_its_own_agents_and_rewards() -> None:
    one = env("merv", 3)
    one.reset(seed=8)
    play(one, Chance.seeded(8), 5000)
    twin, again = one.copy(), env("merv", 3)
    again.restore(one.save())

    one.step(None)

    for other in (twin, again):
        assert other.agents == ["seat_0", "seat_1", "seat_2"]
        assert other.last()[1] == other.rewards["seat_0"] != 0
        for _ in range(3):
            other.step(None)
        assert other.agents == []


def test_a_position_with_other_seats_is_not_restored() -> None:
    one, other = env("merv", 3), env("merv", 2)
    one.reset(seed=1)

    with pytest.raises(OptionError, match="has 2 seats, the saved position 3"):
        other.restore(one.save())


@pytest.mark.parametrize("saved", [{}, None, {"position": {}}])
def test_what_was_never_saved_is_not_restored(saved: Any) -> None:
    one = env("merv", 2)
    one.reset(seed=1)
    before = one.save()

    with pytest.raises(OptionError, match="what `save` gave has agents"):
        one.restore(saved)

    assert one.save() == before


@pytest.mark.parametrize("wrong", [{"agents": ["x"]}, {"agents": 3}, {"selected": "seat_2"}])
def test_agents_that_are_not_there_are_not_restored(wrong: dict[str, Any]) -> None:
    one = env("merv", 2)
    one.reset(seed=1)
    before = one.save()

    with pytest.raises(OptionError, match="the agents are seat_0, seat_1"):
        one.restore({**before, **wrong})

    assert one.save() == before


def test_before_the_first_game_nothing_can_be_seen() -> None:
    with pytest.raises(OptionError, match=r"call reset\(\) first"):
        env("merv", 2).last()


# --- pictures -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_pictures_show_points_the_decision_and_the_log(name: str, players: int) -> None:
    texts, one = [], env(name, players, render_mode="ansi", **OPTIONS[name])
    one.reset(seed=3)
    chance = Chance.seeded(3)
    while not one.position.is_over:
        texts.append(one.render())
        assert is_svg(one._repr_svg_())
        play(one, chance, 80)

    end = one.render()
    assert len(set(texts)) == len(texts)
    assert end is not None
    assert "The game is over. Winner: " in end
    for score in one.position.scores():
        assert f" {score.total}\n" in end


def test_nothing_is_rendered_without_a_mode() -> None:
    one = env("merv", 2)
    one.reset(seed=1)

    with pytest.raises(OptionError, match="made without a render_mode"):
        one.render()


# --- without the extra ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("module", "needs", "extra"),
    [("pettingzoo", "pettingzoo", "envs"), ("gymnasium", "gymnasium", "envs"), ("openspiel", "pyspiel", "openspiel")],
)
def test_without_its_library_an_environment_names_the_extra(
    module: str, needs: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, needs, None)
    monkeypatch.delitem(sys.modules, f"caravansary.envs.{module}", raising=False)

    with pytest.raises(MissingExtra, match=rf"caravansary.envs.{module} needs the extra '{extra}': pip install"):
        __import__(f"caravansary.envs.{module}")

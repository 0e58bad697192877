"""The PettingZoo environment: PettingZoo's own tests, rewards, secrets, copies, pictures."""

from __future__ import annotations

import contextlib
import copy
import io
import json
import pickle
import sys
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


def begun(name: str, players: int, seed: int, **more: Any) -> CaravansaryEnv:
    """An environment at the first decision of the game with this seed."""
    one = env(name, players, **more)
    one.reset(seed=seed)
    return one


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
    for one, cycles in ((env(name, players), 300), (env(name, players, reward="score", **OPTIONS[name]), 100)):
        with contextlib.redirect_stdout(io.StringIO()) as said:
            api_test(one, num_cycles=cycles)

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
    one = begun(name, players, 7)
    played = play(one, Chance.seeded(1), 5000)

    state = caravansary.game(name).new(players, 7)
    for agent, action in played:
        state.play(action, int(agent.removeprefix("seat_")))

    assert state.is_over
    assert one.position.to_dict() == state.to_dict()


def test_games_without_a_seed_follow_from_the_last_seed() -> None:
    following = []
    for _ in range(2):
        one = begun("merv", 3, 4)
        one.reset()
        following.append(one.position.to_dict())

    one.reset()

    assert following[0] == following[1]
    assert one.position.to_dict() != following[1]


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_the_observation_is_the_games_own_and_the_mask_its_options(name: str, players: int) -> None:
    one, chance = begun(name, players, 2), Chance.seeded(2)

    for _ in range(12):
        play(one, chance, 9)
        state = one.position
        for seat, agent in enumerate(one.possible_agents):
            seen = one.observe(agent)
            assert seen["observation"].tolist() == one.game.observe(state, seat)
            assert seen["observation"].dtype == np.float32
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(state.options_of(seat))
            assert one.observation_space(agent).contains(seen)


def test_the_metadata_say_what_every_number_is() -> None:
    for name in caravansary.list_games():
        metadata, game = env(name).metadata, caravansary.game(name)
        assert metadata["name"] == f"{name}_v1"
        assert metadata["observation_version"] == game.observation_version
        assert metadata["observation_layout"] == [span.to_dict() for span in game.observation_layout()]


@pytest.mark.parametrize("name", caravansary.list_games())
def test_points_come_as_they_are_made_and_the_end_tells_them(name: str) -> None:
    one, chance = begun(name, 2, 3, reward="points"), Chance.seeded(1)
    first = [score.total for score in one.position.scores()]
    got = dict.fromkeys(one.possible_agents, 0.0)
    parts = 0
    for agent in one.agent_iter():
        seen, reward, is_over, _, info = one.last()
        got[agent] += reward
        parts += reward != 0.0
        legal = np.flatnonzero(seen["action_mask"])
        one.step(None if is_over else int(legal[chance.below(len(legal))]))
        if is_over:
            assert info["scores"] == [score.total for score in one.position.scores()]
            assert sorted(info["places"]) == [1, 2]

    assert list(got.values()) == [now - then for now, then in zip(info["scores"], first, strict=True)]
    assert parts > 2


def test_before_a_game_nothing_is_drawn() -> None:
    assert env("merv")._repr_svg_() is None
    assert is_svg(begun("merv", 2, 1)._repr_svg_())


def test_an_observation_belongs_to_the_caller() -> None:
    one = begun("merv", 2, 2)

    one.last()[0]["observation"][:] = 9.0
    one.last()[0]["action_mask"][:] = 0

    assert one.last()[0]["observation"].max() < 9.0
    assert one.last()[0]["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    one = begun("merv", 2, 2)
    before = one.save()
    illegal = int(np.flatnonzero(one.last()[0]["action_mask"] == 0)[0])

    with pytest.raises(IllegalAction):
        one.step(illegal)
    with pytest.raises(OptionError, match="asked for an action"):
        one.step(None)

    assert one.save() == before


@pytest.mark.parametrize(
    ("name", "players", "more", "problem"),
    [
        ("chess", 2, {}, "no game"),
        ("marrakesh", 5, {}, "2 to 4 players"),
        ("merv", 2, {"goal_choice": True}, "no option"),
        ("merv", 2, {"reward": "money"}, "reward must be one of rank, margin"),
        ("merv", 2, {"render_mode": "rgb_array"}, "render_mode must be one of"),
    ],
)
def test_what_cannot_be_is_refused_when_the_environment_is_made(
    name: str, players: int, more: dict[str, Any], problem: str
) -> None:
    with pytest.raises((OptionError, UnknownName), match=problem):
        env(name, players, **more)


@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_rewards_come_at_the_end_and_only_then(name: str, players: int, reward: str) -> None:
    one, chance = begun(name, players, 3, reward=reward), Chance.seeded(3)
    while not any(one.terminations.values()):
        assert not any(one.rewards.values())
        play(one, chance, 1)

    got = {}
    for agent in one.agent_iter():
        _, got[agent], is_over, _, _ = one.last()
        assert is_over
        one.step(None)

    assert list(got) == one.possible_agents
    for rank in one.position.ranking():
        if rank.place == 1 and rank.who < players:
            assert got[f"seat_{rank.who}"] == max(got.values())
    if reward == "rank" and players > 1:
        assert sum(got.values()) == pytest.approx(0.0)
    with pytest.raises(OptionError, match="all agents have left"):
        one.step(None)


# --- secrets --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_what_a_seat_cannot_see_does_not_change_what_it_observes(name: str, players: int) -> None:
    one, chance, different = begun(name, players, 5, **OPTIONS[name]), Chance.seeded(5), 0
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
    one, chance = begun("marrakesh", players, 6), Chance.seeded(6)
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


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_a_copy_plays_on_as_the_original_does(name: str, players: int) -> None:
    """Copied by its own method, deeply copied, pickled, or restored from what was saved."""
    one = begun(name, players, 8)
    play(one, Chance.seeded(8), 61)
    before = one.save()

    twins = [one.copy(), copy.deepcopy(one), pickle.loads(pickle.dumps(one)), restored(one)]
    endings = [ending(twin, 9) for twin in twins]

    assert one.save() == before  # the twins' games are their own
    assert endings == [ending(one, 9)] * 4


def test_a_copy_knows_what_was_earned_before() -> None:
    def make() -> CaravansaryEnv:
        return env("marrakesh", 2, reward="points", shaping=0.1)

    def rewards_to_come(one: CaravansaryEnv) -> list[float]:
        chance, found = Chance.seeded(3), []
        for _ in one.agent_iter():
            seen, reward, is_over, _, _ = one.last()
            found.append(reward)
            legal = np.flatnonzero(seen["action_mask"])
            one.step(None if is_over else int(legal[chance.below(len(legal))]))
        return found

    one = make()
    one.reset(8)
    play(one, Chance.seeded(8), 161)
    saved = json.loads(json.dumps(one.save()))
    again, older = make(), make()
    again.restore(saved)
    del saved["earned"]
    older.restore(saved)

    expected = rewards_to_come(one.copy())

    assert rewards_to_come(again) == rewards_to_come(copy.deepcopy(one)) == expected
    assert len(rewards_to_come(older)) == len(expected)


def test_a_copy_of_an_ending_has_its_own_agents_and_rewards() -> None:
    one = begun("merv", 3, 8)
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


@pytest.mark.parametrize(
    ("saved", "problem"),
    [
        ({}, "what `save` gave has agents"),
        (None, "what `save` gave has agents"),
        ({"position": {}}, "what `save` gave has agents"),
        *(({**begun("merv", 2, 1).save(), "agents": wrong}, "the agents are seat_0, seat_1") for wrong in (["x"], 3)),
        ({**begun("merv", 2, 1).save(), "selected": "seat_2"}, "the agents are seat_0, seat_1"),
        (begun("merv", 3, 1).save(), "has 2 seats, the saved position 3"),
        ({**begun("merv", 2, 1).save(), "earned": 3}, "what was earned must have 0"),
        ({**begun("merv", 2, 1).save(), "earned": {"points": []}}, "what was earned must have 0 potentials"),
        (begun("merv", 2, 1, reward="points").save(), "what was earned must have 0 points"),
    ],
)
def test_what_was_never_saved_or_for_others_is_not_restored(saved: Any, problem: str) -> None:
    one = begun("merv", 2, 1)
    before = one.save()

    with pytest.raises(OptionError, match=problem):
        one.restore(saved)

    assert one.save() == before


def test_before_the_first_game_nothing_can_be_seen() -> None:
    for look in (CaravansaryEnv.last, lambda one: one.observe("seat_0")):
        with pytest.raises(OptionError, match=r"call reset\(\) first"):
            look(env("merv", 2))


# --- pictures -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_pictures_show_points_the_decision_and_the_log(name: str, players: int) -> None:
    texts, one, chance = [], begun(name, players, 3, render_mode="ansi", **OPTIONS[name]), Chance.seeded(3)
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
    with pytest.raises(OptionError, match="made without a render_mode"):
        begun("merv", 2, 1).render()


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

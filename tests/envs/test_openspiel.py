"""The games in OpenSpiel: its random simulation test, what a state tells, sampling, its own search."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra 'openspiel'")

import pyspiel

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError
from caravansary.core.match import is_secret
from caravansary.envs.openspiel import Heard, short_name
from tests.envs.variants import EXTREMES, VARIANTS


def spiel(name: str, players: int, **params: Any) -> Any:
    return pyspiel.load_game(short_name(name), {"players": players, **params})


def played(game: Any, seed: int, decisions: int) -> Any:
    """A state after so many random decisions, or at the end."""
    state = game.new_initial_state()
    state.apply_action(seed)
    chance = Chance.seeded(seed)
    for _ in range(decisions):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])
    return state


def sampler(seed: int) -> Callable[[], float]:
    """Numbers from 0 to 1, as OpenSpiel gives them to who samples."""
    chance = Chance.seeded(seed)
    return lambda: chance.word() / 2**32


# --- OpenSpiel's own test -------------------------------------------------------------------------------------------
def test_the_random_simulation_test_passes() -> None:
    pyspiel.random_sim_test(spiel("merv", 2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("reward", ["rank", "score"])
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_the_random_simulation_test_passes_for_all_numbers_of_players(name: str, players: int, reward: str) -> None:
    pyspiel.random_sim_test(spiel(name, players, reward=reward), num_sims=2, serialize=True, verbose=False)


# --- playing --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_the_seed_is_chosen_by_chance_and_decides_the_game(name: str, players: int) -> None:
    game = spiel(name, players, seeds=50)
    state = game.new_initial_state()

    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 1 / 50) for seed in range(50)]
    assert game.max_chance_outcomes() == 50

    end = played(game, 7, 5000)
    ours = caravansary.game(name).new(players, 7)
    for step in end.full_history()[1:]:
        assert ours.waiting_for[0] == step.player
        ours.play(step.action, step.player)
    assert ours.is_over
    assert end.position.to_dict() == ours.to_dict()


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_what_is_observed_is_the_games_own_vector(name: str, players: int) -> None:
    state = played(spiel(name, players), 3, 30)
    ours = caravansary.game(name)

    for seat in range(players):
        assert state.observation_tensor(seat) == pytest.approx(ours.observe(state.position, seat))
        assert json.loads(state.observation_string(seat)) == [seat, json.loads(json.dumps(state.position.view(seat)))]
    assert state.legal_actions() == sorted(state.position.options_of(state.current_player()))
    assert state.action_to_string(state.legal_actions()[0]) == ours.action_name(state.legal_actions()[0])


def test_returns_are_by_rank_or_by_score() -> None:
    for reward, zero_sum in (("rank", True), ("score", False)):
        game = spiel("merv", 3, reward=reward)
        assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero_sum
        end = played(game, 5, 5000)
        totals = [score.total for score in end.position.scores()]
        best = totals.index(max(totals))
        assert played(game, 5, 20).returns() == [0.0, 0.0, 0.0]
        assert end.returns()[best] == max(end.returns()) > 0
        if reward == "rank":
            assert sorted(end.returns()) == [-1.0, 0.0, 1.0]
        else:
            assert end.returns()[best] == totals[best] - sorted(totals)[-2]


def test_a_clone_and_a_pickle_go_their_own_way() -> None:
    state = played(spiel("marrakesh", 2), 3, 40)
    before = state.position.to_dict()

    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.position.to_dict() == before
        twin.apply_action(twin.legal_actions()[0])
        assert state.position.to_dict() == before


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="seeds must be 1 or more, got 0"):
        spiel("merv", 2, seeds=0)
    with pytest.raises(OptionError, match="reward must be one of"):
        spiel("merv", 2, reward="money")
    with pytest.raises(Exception, match="players"):
        spiel("marrakesh", 5)


# --- what a seat knows ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", caravansary.list_games())
def test_an_information_state_tells_what_was_seen_and_nothing_else(name: str) -> None:
    """Of two states that a seat cannot tell apart it has the same information; a different past makes another one."""
    game = spiel(name, 2)
    state = played(game, 3, 45)
    other_past = played(game, 4, 45)
    sample = sampler(1)

    for seat in (0, 1):
        known = state.information_state_string(seat)
        sampled = state.resample_from_infostate(seat, sample)
        assert sampled.position.to_dict() != state.position.to_dict()
        assert sampled.information_state_string(seat) == known
        assert sampled.observation_tensor(seat) == state.observation_tensor(seat)
        assert other_past.information_state_string(seat) != known
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_sampled_state_plays_on_and_remembers() -> None:
    state = played(spiel("marco_polo", 2), 3, 45)
    seat = state.current_player()

    sampled = state.resample_from_infostate(seat, sampler(2))
    before = sampled.information_state_string(seat)
    sampled.apply_action(sampled.legal_actions()[0])

    assert sampled.clone().information_state_string(seat) == sampled.information_state_string(seat) != before
    while not sampled.is_terminal():
        sampled.apply_action(sampled.legal_actions()[-1])
    assert sum(sampled.returns()) == 0.0


@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_seat_knows_all_plays_but_the_secret_ones_of_others(name: str) -> None:
    state = played(spiel(name, 2), 3, 30)
    seat = state.current_player()
    position = caravansary.game(name).new(2, 3)
    known = []
    for step in state.full_history()[1:]:
        if step.player == seat or not is_secret(position):
            known.append((step.player, position.game.action_name(step.action)))
        position.play(step.action, step.player)

    sampled = state.resample_from_infostate(seat, sampler(2))

    for one in (state, sampled):
        _, _, heard = json.loads(one.information_state_string(seat))
        assert [(line["seat"], line["play"]) for line in heard if "play" in line] == known != []


def same_information_has_the_same_actions(name: str, players: int, seed: int) -> None:
    """Random play; now and then a seat, to move or not, samples a state and plays on from there."""
    game = spiel(name, players)
    chance, sample = Chance.seeded(seed), sampler(seed)
    actions: dict[str, list[int]] = {}

    def compare(state: Any) -> None:
        legal = state.legal_actions()
        assert actions.setdefault(state.information_state_string(), legal) == legal

    state = played(game, seed, 0)
    while not state.is_terminal():
        compare(state)
        for seat in range(players):
            if chance.below(10) == 0:
                known = state.information_state_string(seat)
                sampled = state.resample_from_infostate(seat, sample)
                assert sampled.information_state_string(seat) == known
                for _ in range(6):
                    if sampled.is_terminal():
                        break
                    compare(sampled)
                    legal = sampled.legal_actions()
                    sampled.apply_action(legal[chance.below(min(2, len(legal)))])  # few, so that they meet again
        legal = state.legal_actions()
        state.apply_action(legal[chance.below(len(legal))])


@pytest.mark.parametrize(("name", "players"), [(name, 3) for name in caravansary.list_games()])
def test_same_information_has_the_same_actions(name: str, players: int) -> None:
    for seed in (0, 3):
        same_information_has_the_same_actions(name, players, seed)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), VARIANTS)
def test_same_information_has_the_same_actions_in_many_games(name: str, players: int) -> None:
    for seed in range(4, 12):
        same_information_has_the_same_actions(name, players, seed)


def test_what_was_heard_is_not_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that asks at every decision has every play replayed once, and one that never asks none."""
    told: list[int] = []
    after = Heard.after

    def counted(heard: Heard, actions: Any) -> Heard:
        told.extend(actions)
        return after(heard, actions)

    monkeypatch.setattr(Heard, "after", counted)
    state = played(spiel("merv", 2), 3, 40)
    assert told == []
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
        state.information_state_string(0)
        state.clone().information_state_string(1)

    assert told == [step.action for step in state.full_history()[1:]]


# --- kinds of observations ------------------------------------------------------------------------------------------
SINGLE, NONE, ALL = (pyspiel.PrivateInfoType.__members__[name] for name in ("SINGLE_PLAYER", "NONE", "ALL_PLAYERS"))


def kind(public: bool, private: Any, remembers: bool) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=remembers, public_info=public, private_info=private)


@pytest.mark.parametrize("remembers", [False, True])
@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_public_observation_has_no_secrets(name: str, remembers: bool) -> None:
    """It is the same for all seats, in all states that a spectator cannot tell apart, and with secret choices."""
    game = spiel(name, 2)
    observer = game.make_py_observer(kind(True, NONE, remembers))
    for decisions in (0, 1, 2, 45, 46):
        state = played(game, 3, decisions)
        seen = observer.string_from(state, 0)
        view = json.loads(json.dumps(state.position.view(None)))

        assert (json.loads(seen)[0] if remembers else json.loads(seen)) == view
        assert observer.string_from(state, 1) == seen
        twin = state.clone()
        twin.position = state.position.sample_hidden(None, 5)
        assert observer.string_from(twin, 0) == seen
    assert observer.tensor is None


def test_the_public_memory_leaves_out_what_is_chosen_in_secret() -> None:
    game = spiel("marrakesh", 2)
    observer = game.make_py_observer(kind(True, NONE, remembers=True))
    decisions = next(n for n in range(100) if is_secret(played(game, 3, n).position))
    first, second = played(game, 3, decisions), played(game, 3, decisions)
    one, other = first.legal_actions()[:2]

    first.apply_action(one)
    second.apply_action(other)

    assert first.information_state_string(0) != second.information_state_string(0)
    assert observer.string_from(first, 0) == observer.string_from(second, 0)


@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_seat_observes_what_it_sees_or_all_that_it_remembers(name: str) -> None:
    game = spiel(name, 2)
    state = played(game, 3, 30)
    now = game.make_py_observer(kind(True, SINGLE, remembers=False))
    ever = game.make_py_observer(kind(True, SINGLE, remembers=True))

    now.set_from(state, 1)

    assert list(now.tensor) == list(now.dict["observation"]) == state.observation_tensor(1)
    assert now.string_from(state, 1) == state.observation_string(1)
    for span in caravansary.game(name).observation_layout():
        assert list(now.pieces[span.name]) == list(now.tensor[span.offset : span.offset + span.size])
    assert ever.string_from(state, 1) == state.information_state_string(1)
    assert ever.tensor is None


@pytest.mark.parametrize("kind_of_observation", [(False, SINGLE), (False, NONE), (True, ALL), (False, ALL)])
def test_other_kinds_of_observations_are_refused(kind_of_observation: tuple[bool, Any]) -> None:
    public, private = kind_of_observation
    for remembers in (False, True):
        with pytest.raises(OptionError, match="what is observed is public, with the secrets of one player or of none"):
            spiel("merv", 2).make_py_observer(kind(public, private, remembers))
    with pytest.raises(OptionError, match="observations have no parameters"):
        spiel("merv", 2).make_py_observer(None, {"size": 3})


def test_there_is_no_information_state_tensor() -> None:
    game = spiel("merv", 2)
    state = played(game, 3, 10)
    observer = game.make_py_observer(kind(True, SINGLE, remembers=True))

    assert not game.get_type().provides_information_state_tensor
    for ask in (
        lambda: state.information_state_tensor(0),
        game.information_state_tensor_shape,
        lambda: observer.set_from(state, 0),
    ):
        with pytest.raises(OptionError, match="does not remember: ask for the string"):
            ask()


# --- options --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("loaded", "options"),
    [
        ("caravansary_marrakesh(players=3,towns=True,floor=b2)", {"towns": True, "floor": "b2"}),
        ("caravansary_marco_polo(players=3,goal_choice=True,first_player=2)", {"goal_choice": True, "first_player": 2}),
        ("caravansary_merv(players=3,colours=blue red green)", {"colours": ["blue", "red", "green"]}),
    ],
)
def test_options_of_the_games_are_parameters(loaded: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(loaded)
    ours = caravansary.game(loaded.split("(")[0].removeprefix("caravansary_")).new(3, 7, **options)

    assert played(game, 7, 0).position.to_dict() == ours.to_dict()
    assert played(pyspiel.load_game(str(game)), 7, 0).position.to_dict() == ours.to_dict()
    assert pickle.loads(pickle.dumps(played(game, 7, 9))).position.to_dict() == played(game, 7, 9).position.to_dict()


def test_the_fewest_parameters_are_the_games_own_defaults() -> None:
    for name in caravansary.list_games():
        assert played(spiel(name, 2), 7, 0).position.to_dict() == caravansary.game(name).new(2, 7).to_dict()
    with pytest.raises(OptionError, match="floor"):
        spiel("marrakesh", 2, floor="b3")


# --- OpenSpiel's own algorithms -------------------------------------------------------------------------------------
class Drawing:
    """A generator of numpy's new kind, by the names of the old one that OpenSpiel uses."""

    def __init__(self, seed: int) -> None:
        seeding = pytest.importorskip("gymnasium.utils.seeding", reason="needs the extra 'envs' for the generator")
        self._generator, _ = seeding.np_random(seed)
        self.choice = self._generator.choice
        self.uniform = self._generator.uniform
        self.shuffle = self._generator.shuffle

    def randint(self, most: int) -> int:
        return int(self._generator.integers(most))


def search_of_openspiel(game: Any, simulations: int) -> Any:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    chance = Drawing(1)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, simulations, random_state=chance)


def search_plays(name: str, simulations: int, decisions: int) -> Any:
    """The search decides for both seats; it dies if states that look alike have other actions."""
    game = spiel(name, 2)
    state = played(game, 3, 0)
    bot = search_of_openspiel(game, simulations)
    for _ in range(decisions):
        if state.is_terminal():
            break
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    return state


@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_search_of_openspiel_plays_with_sampled_states(name: str) -> None:
    assert search_plays(name, simulations=8, decisions=20).move_number() == 21


@pytest.mark.long
@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_search_of_openspiel_plays_whole_games(name: str) -> None:
    assert search_plays(name, simulations=50, decisions=5000).is_terminal()


def regrets_are_learned(name: str, iterations: int) -> None:
    sampling = pytest.importorskip("open_spiel.python.algorithms.outcome_sampling_mccfr")
    game = spiel(name, 2, seeds=1)
    solver = sampling.OutcomeSamplingSolver(game)

    for _ in range(iterations):
        solver.iteration()

    state = played(game, 0, 0)
    legal = state.legal_actions()
    policy = solver.average_policy().action_probabilities(state)
    assert len(legal) > 1
    assert sorted(policy) == legal
    assert sum(policy.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", caravansary.list_games())
def test_monte_carlo_cfr_of_openspiel_runs(name: str) -> None:
    regrets_are_learned(name, iterations=2)


@pytest.mark.long
@pytest.mark.parametrize("name", caravansary.list_games())
def test_monte_carlo_cfr_of_openspiel_goes_on(name: str) -> None:
    regrets_are_learned(name, iterations=20)


def test_a_program_that_has_registered_the_games_ends_well() -> None:
    """A function in OpenSpiel's register outlives Python and takes the program down with it; a class does not."""
    program = "import pyspiel, caravansary.envs.openspiel; pyspiel.load_game('caravansary_merv').new_initial_state()"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (done.returncode, done.stderr) == (0, "")

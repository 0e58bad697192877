"""Learning from games: the same seed gives the same file, what was learned is used, what does not fit is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import caravansary
from caravansary.bots import learned_value, training
from caravansary.bots.learned_value import POINTS, LearnedValue, inputs_of
from caravansary.bots.training import played, train
from caravansary.core.errors import OptionError, PositionError
from tests.bots.bot_games import random_positions
from tests.core.toy import TOY


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game that is over soon."""
    monkeypatch.setattr(training, "game_of", lambda name: TOY)


def a_value(weight: float, change: float = 0.0) -> LearnedValue:
    """Adds a part of the expected points, which changes to the end of the game."""
    size = TOY.observation_size + 1
    weights, changes = np.zeros(size, dtype=np.float32), np.zeros(size, dtype=np.float32)
    weights[-1], changes[-1] = weight * POINTS, change * POINTS
    return LearnedValue(weights, changes)


def test_a_game_is_seen_in_pairs_of_seats_and_tells_how_far_the_evaluation_was_off() -> None:
    seen = played(TOY, 3, 5, None)

    assert seen.inputs.shape == (len(seen.off), TOY.observation_size + 1)
    assert len(seen.off) % 3 == 0
    assert len(seen.progress) == len(seen.off)
    assert seen.off.any()
    again = played(TOY, 3, 5, None)
    assert (seen.inputs == again.inputs).all()
    assert (seen.off == again.off).all()


def test_what_was_learned_changes_the_games_of_the_next_generation() -> None:
    first, contrary = played(TOY, 2, 5, None), played(TOY, 2, 5, a_value(-5.0))

    assert len(first.off) != len(contrary.off) or (first.off != contrary.off).any()


def test_the_same_seed_gives_the_same_file(tmp_path: Path) -> None:
    for name, seed in (("first", 3), ("again", 3), ("other", 4)):
        train("toy", 16, seed).value.save(tmp_path / f"{name}.npz")

    first, again, other = ((tmp_path / f"{name}.npz").read_bytes() for name in ("first", "again", "other"))
    assert first == again
    assert first != other


def test_learning_brings_the_value_nearer_to_how_games_end() -> None:
    heard: list[str] = []

    trained = train("toy", 80, 1, progress=heard.append)

    assert trained.loss < trained.loss_before
    assert trained.pairs > 80
    assert heard[79] == "generation 1, game 80 of 80"
    assert heard[80].startswith("generation 1: off by")


def test_generations_learn_one_after_another() -> None:
    heard: list[str] = []

    trained = train("toy", 16, 1, generations=2, progress=heard.append)

    assert trained.generations == 2
    assert heard[17] == "generation 2, game 1 of 16"
    assert (trained.value.weights != train("toy", 16, 1).value.weights).any()


@pytest.mark.parametrize("games", [0, 15, -1, 2.5, True, "100"])
def test_too_few_games_are_refused(games: int) -> None:
    with pytest.raises(OptionError, match="games must be a whole number from 16"):
        train("toy", games, 1)


@pytest.mark.parametrize("generations", [0, -1, 1.5, True, "2"])
def test_no_generation_is_refused(generations: int) -> None:
    with pytest.raises(OptionError, match="generations must be a whole number from 1"):
        train("toy", 16, 1, generations)


def test_a_saved_value_says_the_same(tmp_path: Path) -> None:
    value = train("toy", 16, 2).value
    state = TOY.new(2, seed=1)
    value.save(tmp_path / "toy.npz")

    loaded = LearnedValue.load(tmp_path / "toy.npz", TOY.observation_size)

    assert loaded.correct(TOY, state, [3.0, -3.0]) == pytest.approx(value.correct(TOY, state, [3.0, -3.0]), abs=0.1)


def test_a_file_for_other_features_is_refused(tmp_path: Path) -> None:
    a_value(0.5).save(tmp_path / "toy.npz")

    with pytest.raises(PositionError, match="must have 10 weights, has 9"):
        LearnedValue.load(tmp_path / "toy.npz", 9)


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"numbers"])
def test_a_file_that_holds_no_learned_value_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "toy.npz").write_bytes(content)

    with pytest.raises(PositionError, match="is no learned value"):
        LearnedValue.load(tmp_path / "toy.npz", 9)


def test_what_was_learned_is_added_to_the_points() -> None:
    state = TOY.new(2, seed=1)

    assert a_value(0.5).correct(TOY, state, [4.0, -4.0]) == pytest.approx([6.0, -6.0])
    assert a_value(-0.5).correct(TOY, state, [4.0, 1.0]) == pytest.approx([2.0, 0.5])


def test_a_part_of_what_was_learned_may_be_believed(tmp_path: Path) -> None:
    value = a_value(0.5)
    value.trust = 0.25
    value.save(tmp_path / "toy.npz")

    loaded = LearnedValue.load(tmp_path / "toy.npz", TOY.observation_size)

    assert loaded.correct(TOY, TOY.new(2, seed=1), [4.0, -4.0]) == pytest.approx([4.5, -4.5])


def test_weights_change_from_the_first_round_to_the_last() -> None:
    game = caravansary.game("marco_polo")
    change = np.zeros(game.observation_size + 1, dtype=np.float32)
    change[-1] = POINTS
    value = LearnedValue(np.zeros_like(change), change)
    state = game.new(2, seed=1)
    assert value.correct(game, state, [4.0, 2.0]) == [4.0, 2.0]

    last = next(position for position in random_positions(state, seed=1, every=5) if position.rounds_played == 4)
    assert value.correct(game, last, [4.0, 2.0]) == pytest.approx([4.0 * 1.8, 2.0 * 1.8])


def test_the_view_and_the_points_are_weighted() -> None:
    state = TOY.new(2, seed=1)

    assert list(inputs_of(TOY, state, 1, 10.0)) == pytest.approx([*TOY.observe(state, 1), 0.5])


def test_a_game_without_a_file_has_nothing_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learned_value, "MODELS", tmp_path)
    monkeypatch.setattr(learned_value, "_loaded", {})
    assert learned_value.learned_value(TOY) is None

    monkeypatch.setattr(learned_value, "_loaded", {})
    a_value(0.5).save(tmp_path / "toy.npz")
    found = learned_value.learned_value(TOY)

    assert found is not None
    assert found is learned_value.learned_value(TOY)

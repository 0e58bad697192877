"""Learning from games: the same seed gives the same file, what was learned is used, what does not fit is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from caravansary.bots import learned, training
from caravansary.bots.learned import MOST_POINTS, LearnedValue, inputs_of
from caravansary.bots.training import played, train
from caravansary.core.errors import OptionError, PositionError
from tests.core.toy import TOY


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game that is over soon."""
    monkeypatch.setattr(training, "game_of", lambda name: TOY)


def a_value(out: float) -> LearnedValue:
    """One neuron that says the margin times a factor; margins that are not positive it does not see."""
    hidden = np.zeros((TOY.observation_size + 1, 1), dtype=np.float32)
    hidden[-1] = 1.0
    return LearnedValue(hidden, np.zeros(1, dtype=np.float32), np.array([out], dtype=np.float32), 0.0)


def test_a_game_is_seen_from_every_seat_and_tells_how_far_the_evaluation_was_off() -> None:
    inputs, off = played(TOY, 3, 5)

    assert inputs.shape == (len(off), TOY.observation_size + 1)
    assert len(off) % 3 == 0
    assert off.any()
    again, off_again = played(TOY, 3, 5)
    assert (inputs == again).all()
    assert (off == off_again).all()


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
    assert trained.positions > 80
    assert heard[79] == "game 80 of 80"
    assert heard[80].startswith("epoch 1: off by")


@pytest.mark.parametrize("games", [0, 15, -1, 2.5, True, "100"])
def test_too_few_games_are_refused(games: int) -> None:
    with pytest.raises(OptionError, match="games must be a whole number from 16"):
        train("toy", games, 1)


def test_a_saved_value_says_the_same(tmp_path: Path) -> None:
    value = train("toy", 16, 2).value
    state = TOY.new(2, seed=1)
    value.save(tmp_path / "toy.npz")

    loaded = LearnedValue.load(tmp_path / "toy.npz", TOY.observation_size)

    assert loaded.correct(TOY, state, [3.0, -3.0]) == pytest.approx(value.correct(TOY, state, [3.0, -3.0]), abs=0.1)


def test_a_file_for_other_features_is_refused(tmp_path: Path) -> None:
    a_value(0.5).save(tmp_path / "toy.npz")

    with pytest.raises(PositionError, match="must have 10 rows, has 9"):
        LearnedValue.load(tmp_path / "toy.npz", 9)


def test_a_correction_is_added_to_each_margin() -> None:
    state = TOY.new(2, seed=1)

    assert a_value(0.5).correct(TOY, state, [4.0, -4.0]) == pytest.approx([6.0, -4.0])
    assert a_value(-0.5).correct(TOY, state, [4.0, -4.0]) == pytest.approx([2.0, -4.0])


def test_a_correction_never_replaces_the_evaluation() -> None:
    state = TOY.new(2, seed=1)

    assert a_value(100.0).correct(TOY, state, [40.0, 0.0]) == pytest.approx([40.0 + MOST_POINTS, 0.0])


def test_the_network_sees_the_view_and_the_margin() -> None:
    state = TOY.new(2, seed=1)

    assert inputs_of(TOY, state, 1, 10.0) == [*TOY.observe(state, 1), 0.5]


def test_a_game_without_a_file_has_nothing_learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(learned, "MODELS", tmp_path)
    monkeypatch.setattr(learned, "_loaded", {})
    assert learned.learned_value(TOY) is None

    monkeypatch.setattr(learned, "_loaded", {})
    a_value(0.5).save(tmp_path / "toy.npz")
    found = learned.learned_value(TOY)

    assert found is not None
    assert found is learned.learned_value(TOY)

"""`train`: the file and its record lie side by side; what cannot be is refused at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caravansary
from caravansary.bots import training
from caravansary.bots.learned_value import LearnedValue, features_of
from caravansary.bots.training import Trained
from tests.cli.command import fails, succeeds

MERV = caravansary.game("merv")
Asked = tuple[str, int, int, int, tuple[int, ...]]


@pytest.fixture(autouse=True)
def no_games(monkeypatch: pytest.MonkeyPatch) -> list[Asked]:
    """What was asked for; real games would take minutes."""
    asked: list[Asked] = []

    def train(
        name: str, games: int, seed: int, generations: int, work: Any, progress: object, players: tuple[int, ...]
    ) -> Trained:
        asked.append((name, games, seed, generations, players))
        assert list(work(abs, [-2, -1])) == [2, 1]
        weights = np.full((features_of(MERV), 2), 0.5, dtype=np.float32)
        return Trained(
            LearnedValue(weights, weights), games, generations, 1234, (10.0, 30.0), 400.0, 225.0, ((50, 225.0),)
        )

    monkeypatch.setattr(training, "train", train)
    return asked


def test_the_value_and_how_it_was_made_are_written(tmp_path: Path, no_games: list[Asked]) -> None:
    out = tmp_path / "merv.npz"

    asked = ("--games", "50", "--seed", "7", "--generations", "3", "--trust", "0.5")
    said = succeeds("train", "merv", *asked, "--jobs", "1", "--out", out)

    assert no_games == [("merv", 50, 7, 3, training.PLAYERS)]
    assert "1234 views of 150 games" in said
    assert "off by 20.0 points, with what was learned by 15.0" in said
    loaded = LearnedValue.load(out, features_of(MERV))
    assert (loaded.weights == 0.5).all()
    assert loaded.trust == 0.5
    record = json.loads((tmp_path / "merv.json").read_text(encoding="utf-8"))
    assert record["command"] == "caravansary train merv --games 50 --generations 3 --seed 7 --trust 0.5"
    assert (record["rows"], record["ridges"], record["off_before"], record["off"]) == (1234, [10.0, 30.0], 20.0, 15.0)
    assert record["off_by_games"] == [[50, 15.0]]
    assert record["observation_version"] == MERV.observation_version


def test_what_is_learned_alone_has_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_games: list[Asked]
) -> None:
    monkeypatch.chdir(tmp_path)

    succeeds("train", "merv", "--games", "50", "--alone", "--jobs", "1")

    assert no_games == [("merv", 50, 1, 2, (1, 1, 1, 1))]
    assert (tmp_path / "merv-alone.npz").is_file()
    record = json.loads((tmp_path / "merv-alone.json").read_text(encoding="utf-8"))
    assert record["command"] == "caravansary train merv --games 50 --generations 2 --seed 1 --trust 1 --alone"


def test_as_json_the_record_is_printed(tmp_path: Path) -> None:
    said = json.loads(succeeds("train", "merv", "--jobs", "1", "--out", tmp_path / "merv.npz", "--json"))

    assert said == json.loads((tmp_path / "merv.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (("chess",), "no game 'chess'"),
        (("merv", "--games", "0"), "--games must be 1 to"),
        (("merv", "--generations", "0"), "--generations must be 1 to"),
        (("marrakesh", "--alone"), "marrakesh is for 2 players at least: nobody plays it alone"),
        (("merv", "--trust", "1.5"), "--trust must be above 0 and at most 1, got 1.5"),
        (("merv", "--jobs", "0"), "--jobs must be 1 to"),
        (("merv", "--jobs", "2", "--ray", "localhost:1"), "either --jobs or --ray, not both"),
        (("merv", "--out", "merv.txt"), "--out must end in .npz"),
        (("merv", "--out", "/nowhere/at/all/merv.npz"), "/nowhere/at/all/merv.npz"),
    ],
)
def test_what_cannot_be_is_refused_before_any_game(args: tuple[str, ...], error: str, no_games: list[Asked]) -> None:
    assert error in fails("train", *args)
    assert no_games == []

"""`train`: the file and its record lie side by side; what cannot be is refused at once."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import caravansary
from caravansary.bots import training
from caravansary.bots.learned import LearnedValue
from caravansary.bots.training import Trained
from tests.cli.running import fails, succeeds

MERV = caravansary.game("merv")


@pytest.fixture(autouse=True)
def no_games(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int, int]]:
    """What was asked for; real games would take minutes."""
    asked: list[tuple[str, int, int, int]] = []

    def train(name: str, games: int, seed: int, processes: int, progress: object) -> Trained:
        asked.append((name, games, seed, processes))
        rows = np.zeros((MERV.observation_size + 1, 2), dtype=np.float32)
        value = LearnedValue(rows, np.zeros(2, dtype=np.float32), np.zeros(2, dtype=np.float32), 0.0)
        return Trained(value, games, 1234, 3, 400.0, 225.0)

    monkeypatch.setattr(training, "train", train)
    return asked


def test_the_value_and_how_it_was_made_are_written(tmp_path: Path, no_games: list[tuple[str, int, int, int]]) -> None:
    out = tmp_path / "merv.npz"

    said = succeeds("train", "merv", "--games", "50", "--seed", "7", "--jobs", "2", "--out", out)

    assert no_games == [("merv", 50, 7, 2)]
    assert "1234 positions of 50 games" in said
    assert "off by 20.0 points, with what was learned by 15.0" in said
    assert LearnedValue.load(out, MERV.observation_size).out_bias == 0.0
    record = json.loads((tmp_path / "merv.json").read_text(encoding="utf-8"))
    assert record["command"] == "caravansary train merv --games 50 --seed 7"
    assert (record["positions"], record["epochs"], record["off_before"], record["off"]) == (1234, 3, 20.0, 15.0)


def test_as_json_the_record_is_printed(tmp_path: Path) -> None:
    said = json.loads(succeeds("train", "merv", "--out", tmp_path / "merv.npz", "--json"))

    assert said == json.loads((tmp_path / "merv.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("args", "error"),
    [
        (("chess",), "no game 'chess'"),
        (("merv", "--games", "0"), "--games must be 1 to"),
        (("merv", "--jobs", "0"), "--jobs must be 1 to"),
        (("merv", "--out", "merv.txt"), "--out must end in .npz"),
        (("merv", "--out", "/nowhere/at/all/merv.npz"), "/nowhere/at/all/merv.npz"),
    ],
)
def test_what_cannot_be_is_refused_before_any_game(
    args: tuple[str, ...], error: str, no_games: list[tuple[str, int, int, int]]
) -> None:
    assert error in fails("train", *args)
    assert no_games == []

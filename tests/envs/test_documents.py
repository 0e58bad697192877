"""The examples of the documents run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra 'envs'")
pytest.importorskip("pyspiel", reason="needs the extra 'openspiel'")

import caravansary

STUDY = Path(__file__).parents[2] / "docs" / "study"
PAGE = (STUDY / "environments.md").read_text(encoding="utf-8")
RECORDS = (STUDY / "record-format.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("example", re.findall(r"```python\n(.+?)```", PAGE + RECORDS, re.DOTALL))
def test_an_example_of_the_pages_runs(example: str) -> None:
    exec(compile(example, "environments.md", "exec"), {})  # noqa: S102 - our own page


def test_the_sizes_on_the_page_are_the_games_own() -> None:
    names = {"merv": "Merv", "marrakesh": "Marrakesh", "marco_polo": "Marco Polo"}
    for name, title in names.items():
        game = caravansary.game(name)
        assert re.search(rf"\b{game.num_actions} in\s+\[{title}\]", PAGE)
        assert re.search(rf"\b{game.observation_size:,} (numbers )?in\s+{title}", PAGE)

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
MOST_LINES = 15  # of a recipe


def examples(page: str) -> list[tuple[str, str]]:
    """The programs of a page, each with the name of the page."""
    text = (STUDY / page).read_text(encoding="utf-8")
    return [(page, example) for example in re.findall(r"```python\n(.+?)```", text, re.DOTALL)]


@pytest.mark.parametrize(
    ("page", "example"), [*examples("environments.md"), *examples("record-format.md"), *examples("recipes.md")]
)
def test_an_example_of_the_pages_runs(page: str, example: str) -> None:
    exec(compile(example, page, "exec"), {})  # noqa: S102 - our own page


def test_a_recipe_is_short() -> None:
    lengths = [len([line for line in recipe.splitlines() if line.strip()]) for _, recipe in examples("recipes.md")]

    assert len(lengths) >= 8
    assert max(lengths) <= MOST_LINES


def test_the_sizes_on_the_page_are_the_games_own() -> None:
    names = {"merv": "Merv", "marrakesh": "Marrakesh", "marco_polo": "Marco Polo"}
    for name, title in names.items():
        game = caravansary.game(name)
        assert re.search(rf"\b{game.num_actions} in\s+\[{title}\]", PAGE)
        assert re.search(rf"\b{game.observation_size:,} (numbers )?in\s+{title}", PAGE)

"""The recipe for a new game, followed: its files are those of the toy, its code is the toy's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import caravansary
import caravansary.games
from caravansary.core.errors import UnknownName
from caravansary.games import ELSEWHERE
from tests.toy import GAME

ROOT = Path(__file__).parents[2]
RECIPE = (ROOT / "docs" / "develop" / "add-a-game.md").read_text(encoding="utf-8")
STEPS = RECIPE.partition("\n## ")[0]
TESTS = ROOT / "tests" / "games" / "toy"


def files_of_the_toy() -> set[str]:
    return {path.relative_to(GAME.folder).as_posix() for path in GAME.folder.rglob("*.*") if path.suffix != ".pyc"}


def code_lines() -> list[str]:
    """The lines of the code blocks."""
    blocks = re.findall(r"```python\n(.*?)```", RECIPE, re.DOTALL)
    return [line.strip() for block in blocks for line in block.splitlines() if line.strip()]


def test_the_steps_are_numbered() -> None:
    assert re.findall(r"^(\d+)\. \*\*", STEPS, re.MULTILINE) == [str(number) for number in range(1, 12)]


def test_the_recipe_names_every_file_of_the_toy_and_no_other() -> None:
    named = set(re.findall(r"`((?:\w+/)?\w+\.(?:py|toml|md|ftl))`", STEPS))
    texts = {f"texts/{name}" for name in named if name.endswith(".ftl") and "/" not in name}
    areas = {"boons.py", "djinn.py"}  # behind "..."

    assert {name for name in named if not re.fullmatch(r"\w+\.ftl", name)} | texts | areas == files_of_the_toy()


@pytest.mark.parametrize("line", code_lines())
def test_the_code_of_the_recipe_is_the_code_of_the_toy(line: str) -> None:
    lines = {
        found.strip()
        for path in [*GAME.folder.glob("*.py"), *TESTS.glob("*.py")]
        for found in path.read_text(encoding="utf-8").splitlines()
    }

    assert line in lines


def test_a_package_elsewhere_is_found_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownName):
        caravansary.game("toy")
    monkeypatch.setenv(ELSEWHERE, "tests.toy,")

    assert {"merv", "marrakesh", "marco_polo", "toy"} == set(caravansary.list_games())
    assert caravansary.game("toy") is GAME
    caravansary.games.game.cache_clear()

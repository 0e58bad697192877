"""The door of the package: what `import caravansary` gives, and how a game's modules are reached."""

from __future__ import annotations

import types

import caravansary
import caravansary.games.merv.walls as walls


def test_the_games_are_listed_by_their_names() -> None:
    assert caravansary.list_games() == ["marco_polo", "marrakesh", "merv"]


def test_the_package_of_the_games_is_hidden_by_nothing() -> None:
    assert isinstance(caravansary.games, types.ModuleType)
    assert walls is caravansary.games.merv.walls


def test_all_names_of_the_door_are_there() -> None:
    assert caravansary.__all__ == sorted(caravansary.__all__)
    assert [name for name in caravansary.__all__ if not hasattr(caravansary, name)] == []

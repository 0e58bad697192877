"""Bots at tables whose printed values are as small or as large as an edition may make them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import caravansary
from caravansary import bots
from caravansary.core.components import Edition
from caravansary.core.errors import ComponentError
from caravansary.core.game import Game

Keys = tuple[str, ...]
LARGEST = [1_000_000, 999, 99, 50, 30, 20, 12, 10, 9, 8, 7, 6, 5]
SMALLEST = [0, 1, 2]
MOST_DECISIONS = 3_000


def numbers(values: dict[str, Any], path: Keys = ()) -> Iterator[Keys]:
    """Where the numbers are."""
    for key, value in values.items():
        if isinstance(value, dict):
            yield from numbers(value, (*path, key))
        elif type(value) is int:
            yield (*path, key)


def text_of(changes: dict[Keys, int]) -> str:
    tables: dict[Keys, list[str]] = {}
    for path, value in changes.items():
        tables.setdefault(path[:-1], []).append(f"{path[-1]} = {value}")
    parts = ["\n".join([f"[{'.'.join(table)}]", *rows]) for table, rows in tables.items()]
    return "\n".join(['name = "extreme"', *parts])


def read(game: Game, changes: dict[Keys, int]) -> Edition | None:
    try:
        edition: Edition = game.read_edition(text_of(changes))
        return edition
    except ComponentError:
        return None


def extreme(game: Game, candidates: list[int]) -> tuple[Edition, int]:
    """An edition with as many values as possible at the end of their range, and how many these are."""
    changes: dict[Keys, int] = {}
    edition = game.standard_edition()
    for path in numbers(game.printed()):
        for value in candidates:
            tried = read(game, {**changes, path: value})
            if tried is not None:
                edition, changes[path] = tried, value
                break
    return edition, len(changes)


@pytest.mark.long
@pytest.mark.parametrize("candidates", [LARGEST, SMALLEST], ids=["largest", "smallest"])
@pytest.mark.parametrize("name", sorted(caravansary.list_games()))
def test_every_bot_plays_with_extreme_values(name: str, candidates: list[int]) -> None:
    game = caravansary.game(name)
    edition, changed = extreme(game, candidates)
    assert changed > 20
    for level in ("random", "greedy", "easy"):
        state = game.new(players=2, seed=1, edition=edition)
        players = [bots.make(level, game, 7 + seat) for seat in range(2)]
        for _ in range(MOST_DECISIONS):
            if state.is_over:
                break
            seat = state.waiting_for[0]
            action = players[seat].choose(state.sample_hidden(seat, 5), seat)
            assert action in state.options_of(seat)
            state.play(action, seat)
        assert state.is_over, level
        assert len(state.ranking()) >= 2

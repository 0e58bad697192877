"""Names and numbers of actions in any game, and the page that lists the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from caravansary.core.actions import ActionTable
from caravansary.core.errors import UnknownName
from caravansary.core.game import Game


def check_names(game: Game) -> None:
    """Names and numbers are inverse to each other."""
    names = [game.action_name(action) for action in range(game.num_actions)]
    assert len(set(names)) == game.num_actions
    assert [game.parse_action(name) for name in names] == list(range(game.num_actions))
    assert [game.parse_action(f"  {name.upper().replace(' ', '   ')} ") for name in names] == list(range(len(names)))


def check_stable(game: Game, number: int, name: str, described: dict[str, object]) -> None:
    """The number has this name and says this."""
    assert game.action_name(number) == name
    assert game.describe_action(number) == described


def check_unknown_name(game: Game, wrong: str) -> None:
    with pytest.raises(UnknownName, match=f"{game.name} has no action named"):
        game.parse_action(wrong)


def check_unknown_number(game: Game, wrong: object) -> None:
    with pytest.raises(UnknownName, match=f"{game.name} has no action"):
        game.action_name(wrong)
    with pytest.raises(UnknownName, match=f"{game.name} has no action"):
        game.describe_action(wrong)


def check_page(page: Path, decisions: Iterable[str], table: ActionTable, events: Mapping[str, tuple[str, ...]]) -> None:
    """The page lists every decision, every kind of action with its numbers, and every event with its arguments."""
    text = page.read_text(encoding="utf-8")
    for kind in decisions:
        assert f"| `{kind}` |" in text
    for block in table.blocks:
        first = table.start(block.kind)
        last = first + len(block.values) - 1
        numbers = str(first) if first == last else f"{first}-{last}"
        assert f"| {numbers} | `{block.kind}` | `{block.name(block.values[0])}`" in text, block.kind
    for kind, args in events.items():
        assert f"| `{kind}` | {', '.join(f'`{arg}`' for arg in args)} |" in text

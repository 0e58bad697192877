"""The vocabulary page is complete, and names and numbers of actions are inverse to each other."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from caravansary.core.errors import UnknownName
from caravansary.games.merv import actions, events, frames

GAME = caravansary.game("merv")
PAGE = Path(__file__).parents[3] / "docs" / "notation-merv.md"


def test_names_and_numbers_are_inverse() -> None:
    names = [GAME.action_name(action) for action in range(GAME.num_actions)]

    assert len(set(names)) == GAME.num_actions == actions.NUM_ACTIONS
    assert [GAME.parse_action(name) for name in names] == list(range(GAME.num_actions))
    assert GAME.parse_action("  SITE   r2C4 ") == GAME.parse_action("site r2c4")


@pytest.mark.parametrize(
    ("number", "name", "described"),
    [
        (2, "slot 3", {"kind": "slot", "slot": 3}),
        (18, "site r2c4", {"kind": "site", "cell": "r2c4"}),
        (208, "pay white", {"kind": "pay", "colour": "white"}),
        (213, "discount", {"kind": "discount"}),
        (128, "take card 8", {"kind": "take_card", "position": 8}),
        (267, "score faith", {"kind": "score", "hall": "faith"}),
    ],
)
def test_numbers_are_stable(number: int, name: str, described: dict[str, object]) -> None:
    assert GAME.action_name(number) == name
    assert GAME.describe_action(number) == described


@pytest.mark.parametrize("wrong", ["", "slot", "slot 6", "site r6c1", "pay", "\n", "slot 3 3", "слот 3", "x" * 10_000])
def test_an_unknown_name_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownName, match="merv has no action named"):
        GAME.parse_action(wrong)


@pytest.mark.parametrize("wrong", [-1, 268, 10**30, True, 1.5, "3", None])
def test_an_unknown_number_is_refused(wrong: object) -> None:
    with pytest.raises(UnknownName, match="merv has no action"):
        GAME.action_name(wrong)  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="merv has no action"):
        GAME.describe_action(wrong)  # type: ignore[arg-type]


def test_the_page_lists_every_decision_action_and_event() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for kind in frames.NAMES.values():
        assert f"| `{kind}` |" in page
    for kind, words, _, values in actions.KINDS:
        assert f"| `{kind}` |" in page
        assert f"`{words} {values[0]}`".replace(" `", "`") in page
    for kind, args in events.KINDS.items():
        assert f"| `{kind}` | {', '.join(f'`{arg}`' for arg in args)} |" in page

"""What a seat sees does not depend on what was looked at before: observations remember what they wrote last."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.observing import Memory
from tests.envs.kinds import KINDS, OPTIONS
from tests.games.playing import play_randomly

DECISIONS = 250
PLAIN: list[tuple[str, int, dict[str, Any]]] = [(name, players, {}) for name, players in KINDS]
FULL = [(name, players, OPTIONS[name]) for name, players in KINDS if OPTIONS[name]]


def memories(observe: ModuleType) -> list[Memory[object]]:
    """Those of a game, of which some come in lists."""
    kept = [thing for value in vars(observe).values() for thing in (value if isinstance(value, list) else [value])]
    return [thing for thing in kept if isinstance(thing, Memory)]


def forget(observe: ModuleType) -> None:
    for memory in memories(observe):
        Memory.__init__(memory)


@pytest.mark.parametrize(("name", "players", "options"), PLAIN + FULL)
def test_what_was_seen_before_changes_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    game = caravansary.game(name)
    observe = sys.modules[f"caravansary.games.{name}.observe"]
    chance = Chance.seeded(players)
    tables = [game.new(players, seed, **options) for seed in (5, 6)]
    assert memories(observe)

    for _ in range(DECISIONS):
        state = tables[chance.below(2)]
        if state.is_over:
            continue
        seat = chance.below(players)
        seen = game.observe_bytes(state, seat)
        forget(observe)
        assert game.observe_bytes(state, seat) == seen
        play_randomly(state, chance)

"""What a seat sees does not depend on what was looked at before: observations remember what they wrote last."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import pytest

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.features import Memory
from caravansary.core.game import Game
from caravansary.core.state import State
from tests.envs.variants import OPTIONS, VARIANTS
from tests.games.playing import play_randomly, play_to

DECISIONS = 250
POSITIONS = 12
APART = 15  # decisions between them
PLAIN: list[tuple[str, int, dict[str, Any]]] = [(name, players, {}) for name, players in VARIANTS]
FULL = [(name, players, OPTIONS[name]) for name, players in VARIANTS if OPTIONS[name]]


def memories(game: Game) -> list[Memory[Any]]:
    """Those of a game, of which some come in lists."""
    observe: ModuleType = sys.modules[f"caravansary.games.{game.name}.observe"]
    kept = [thing for value in vars(observe).values() for thing in (value if isinstance(value, list) else [value])]
    return [thing for thing in kept if isinstance(thing, Memory)]


def forget(game: Game) -> None:
    for memory in memories(game):
        Memory.__init__(memory)


@pytest.mark.parametrize(("name", "players", "options"), PLAIN + FULL)
def test_what_was_seen_before_changes_nothing(name: str, players: int, options: dict[str, Any]) -> None:
    game = caravansary.game(name)
    chance = Chance.seeded(players)
    tables = [game.new(players, seed, **options) for seed in (5, 6)]
    assert memories(game)

    for _ in range(DECISIONS):
        state = tables[chance.below(2)]
        if state.is_over:
            continue
        seat = chance.below(players)
        seen = game.observe_bytes(state, seat)
        forget(game)
        assert game.observe_bytes(state, seat) == seen
        play_randomly(state, chance)


# --- nothing that is written is forgotten when it is compared -------------------------------------------------------
def parts_of(state: Any) -> list[tuple[Any, str]]:
    """Everything that a position and its players are made of: numbers and lists of numbers."""
    owners = [state, *state.players]
    return [(owner, name) for owner in owners for name in names_in(type(owner)) if is_counted(getattr(owner, name))]


def names_in(kind: type[Any]) -> tuple[str, ...]:
    """The attributes of a class; a compiled one keeps them elsewhere."""
    names: tuple[str, ...] = kind.__slots__ if "__slots__" in vars(kind) else kind.__mypyc_attrs__
    return names


def is_counted(thing: object) -> bool:
    return type(thing) is int or (type(thing) is list and thing != [] and all(type(number) is int for number in thing))


def changed(thing: Any, chance: Chance) -> Any:
    """One more or less in one place."""
    by = 1 - 2 * chance.below(2)
    if type(thing) is int:
        return thing + by
    place = chance.below(len(thing))
    return [*thing[:place], thing[place] + by, *thing[place + 1 :]]


def seen_or_refused(game: Game, state: State, seat: int) -> object:
    """The vector; a position that cannot be may have none."""
    try:
        return game.observe_bytes(state, seat)
    except (IndexError, ValueError, KeyError) as error:
        return type(error)


@pytest.mark.parametrize(("name", "players", "options"), PLAIN + FULL)
def test_a_change_of_any_one_thing_is_seen_at_once(name: str, players: int, options: dict[str, Any]) -> None:
    game = caravansary.game(name)
    chance = Chance.seeded(players)
    state: Any = game.new(players, 7, **options)
    noticed = set()

    for _ in range(POSITIONS):
        play_to(state, chance, APART)
        for owner, part in parts_of(state):
            seat = chance.below(players)
            before = game.observe_bytes(state, seat)
            was = getattr(owner, part)
            setattr(owner, part, changed(was, chance))
            after = seen_or_refused(game, state, seat)
            forget(game)
            assert seen_or_refused(game, state, seat) == after, f"{type(owner).__name__}.{part}"
            setattr(owner, part, was)
            if after != before:
                noticed.add(part)

    assert len(noticed) > 20

"""The games. A game is found by its folder: each package here that has a `GAME` is one; there is no list to edit."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from caravansary.core.errors import UnknownName
from caravansary.core.game import Game


@functools.cache
def all_games() -> dict[str, Game]:
    """Every game by its name."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            candidate = getattr(importlib.import_module(f"{__name__}.{module.name}"), "GAME", None)
            if isinstance(candidate, Game):
                found[candidate.name] = candidate
    return found


def games() -> list[str]:
    """The names of all games."""
    return sorted(all_games())


def game(name: str) -> Game:
    """The game of that name."""
    if name not in all_games():
        raise UnknownName(f"no game {name!r}; there are: {', '.join(games())}")
    return all_games()[name]

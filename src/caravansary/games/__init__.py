"""The games. A game is found by its folder: each package here is one, with its `GAME`; there is no list to edit."""

from __future__ import annotations

import functools
import importlib
import pkgutil

from caravansary.core.errors import UnknownName
from caravansary.core.game import Game


def list_games() -> list[str]:
    """The names of all games; none of them is imported for it."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@functools.cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in list_games():
        raise UnknownName(f"no game {name!r}; there are: {', '.join(list_games())}")
    found: Game = importlib.import_module(f"{__name__}.{name}").GAME
    return found

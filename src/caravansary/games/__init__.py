"""The games. A game is found by its folder: each package here is one, with its `GAME`; there is no list to edit.

Packages elsewhere are found by the environment: `CARAVANSARY_GAMES=my.chess,their.go` adds the games chess and go.
"""

from __future__ import annotations

import functools
import importlib
import os
import pkgutil
from typing import Final

from caravansary.core.errors import UnknownName
from caravansary.core.game import Game

ELSEWHERE: Final = "CARAVANSARY_GAMES"  # packages, separated by commas; processes that are started inherit it


def _packages() -> dict[str, str]:
    """The package of each game, by its name."""
    elsewhere = filter(None, os.environ.get(ELSEWHERE, "").split(","))
    found = {package.rpartition(".")[2]: package for package in elsewhere}
    here = (module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return found | {name: f"{__name__}.{name}" for name in here}


def list_games() -> list[str]:
    """The names of all games; none of them is imported for it."""
    return sorted(_packages())


@functools.cache
def game(name: str) -> Game:
    """The game of that name."""
    packages = _packages()
    if name not in packages:
        raise UnknownName(f"no game {name!r}; there are: {', '.join(sorted(packages))}")
    found: Game = importlib.import_module(packages[name]).GAME
    return found

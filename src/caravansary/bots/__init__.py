"""Bots: each is one method, `choose(state, seat)`.

`names()` lists them, `make(name, game, seed)` gives one, `thinking_time(name)` tells how long it takes. A bot gets a
state from `sample_hidden`, never the real one, and knows a game only by its interface; `playing.py` runs whole games
of bots.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from caravansary.bots.greedy import Greedy
from caravansary.bots.random_bot import RandomBot
from caravansary.core.errors import UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.state import State

__all__ = ["Bot", "Greedy", "RandomBot", "make", "names", "thinking_time"]


class Bot(Protocol):
    """Who decides for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's options; the state is the bot's own, a guess at what the seat cannot see."""


_BOTS: Final[dict[str, Callable[[Game, int], Bot]]] = {"greedy": Greedy, "random": RandomBot}
_SECONDS: Final[dict[str, float]] = {"greedy": 2.0, "random": 0.1}


def names() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def make(name: str, game: Game, seed: int) -> Bot:
    """A new bot for one seat of one game; the seed decides all its chance."""
    return _BOTS[_known(name)](game, seed)


def thinking_time(name: str) -> float:
    """The seconds that the bot takes for a turn at most, on an ordinary machine."""
    return _SECONDS[_known(name)]


def _known(name: str) -> str:
    if not isinstance(name, str) or name not in _BOTS:
        raise UnknownName(f"no bot {shown(name)}; there are: {', '.join(names())}")
    return name

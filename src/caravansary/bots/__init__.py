"""Bots: each is one method, `choose(state, seat)`.

`names()` lists them, `make(name, game, seed)` gives one, `thinking_time(name)` says how long it takes. A bot that
searches can be given another budget with its name: `hard@200` does 200 simulations for a run of its clicks, `hard@30k`
tries 30,000 clicks in a turn, `hard@1.5s` does as many simulations as it can in that time. A bot gets a state from
`sample_hidden`, never the real one, and knows a game only by its interface; `seated.py` asks the bots of a table. How
each one thinks: `docs/study/bots.md`.
"""

from __future__ import annotations

import os
import re
from typing import Final, Protocol

from caravansary.bots.greedy import Greedy, easy, greedy, medium
from caravansary.bots.margin import Learned
from caravansary.bots.random_bot import RandomBot
from caravansary.bots.search import NO_LIMIT, Budget, Search, Stop
from caravansary.core.chance import Chance
from caravansary.core.errors import UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.state import State

__all__ = ["Bot", "Greedy", "RandomBot", "Search", "Stop", "check", "make", "model", "names", "thinking_time"]


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's options; the state is the bot's own, a guess at what the seat cannot see."""


SEARCHERS: Final = {"hard": 80_000, "expert": 160_000}  # clicks that are tried in a turn at most
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
# Seconds for a turn at most, uncompiled; those that search: about the longest turns seen (docs/study/bots.md)
_SECONDS: Final = {"random": 0.1, "easy": 0.5, "medium": 1.0, "greedy": 2.0, "hard": 10.0, "expert": 20.0}
SECONDS_A_SIMULATION: Final = 0.5
SECONDS_A_CLICK: Final = 0.0001
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,6})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s|([1-9][0-9]{0,3})k")


def names() -> list[str]:
    """The names of all bots."""
    return sorted(_SECONDS)


def make(name: str, game: Game, seed: int, stop: Stop | None = None) -> Bot:
    """A new bot for one seat of one game; the seed decides all its chance.

    One that searches asks `stop` again and again, and plays the best that it has found as soon as that says so.
    """
    level, budget = _parsed(name)
    chance = Chance.seeded(seed)  # refuses what is no seed, also for bots without chance
    if level == "random":
        return RandomBot(chance)
    if level == "easy":
        return easy(game)
    if level == "medium":
        return medium(game)
    if level == "greedy":
        return greedy(game)
    return Search(game, chance, budget or Budget(clicks=SEARCHERS[level]), _learned(game), stop=stop)


def _learned(game: Game) -> Learned | None:
    """The learned value of a game; numpy, which only a search needs, is imported here and kept on one core."""
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(library, "1")
    from caravansary.bots.learned_value import learned_value

    return learned_value(game)


def model(names_of_bots: list[str], game: Game) -> str | None:
    """The digest of the learned value of a game, if one of the bots uses it."""
    if not any(name.partition("@")[0] in SEARCHERS for name in names_of_bots):
        return None
    from caravansary.bots.learned_value import model_digest

    return model_digest(game)


def check(name: str) -> None:
    """Refuse what is no name of a bot."""
    _parsed(name)


def thinking_time(name: str) -> float:
    """The seconds that the bot takes for a turn at most, on an ordinary machine."""
    level, budget = _parsed(name)
    if budget is None:
        return _SECONDS[level]
    if budget.seconds > 0:
        return budget.seconds + _SECONDS["greedy"]
    if budget.clicks < NO_LIMIT:
        return _SECONDS["greedy"] + budget.clicks * SECONDS_A_CLICK
    return _SECONDS["greedy"] + budget.simulations * SECONDS_A_SIMULATION


def _parsed(name: str) -> tuple[str, Budget | None]:
    """The level of a bot and its own budget, if it has one."""
    if not isinstance(name, str):
        raise UnknownName(_no_bot(name))
    level, at, given = name.partition("@")
    if level not in _SECONDS:
        raise UnknownName(_no_bot(name))
    if at and level not in SEARCHERS:
        raise UnknownName(f"only {' and '.join(SEARCHERS)} take a budget, got {shown(name)}")
    if not at:
        return level, None
    found = _BUDGET.fullmatch(given)
    simulations, seconds, thousands = (found[1], found[2], found[3]) if found else (None, None, None)
    if simulations and int(simulations) <= MOST_SIMULATIONS:
        return level, Budget(int(simulations))
    if thousands:
        return level, Budget(clicks=1000 * int(thousands))
    if seconds and 0 < float(seconds) <= MOST_SECONDS:
        return level, Budget(seconds=float(seconds))
    ways = f"{level}@200 for simulations, {level}@30k for 30,000 clicks tried in a turn, or {level}@1.5s"
    limits = f"at most {MOST_SIMULATIONS} simulations or {MOST_SECONDS:g} seconds"
    raise UnknownName(f"a budget is {ways}, {limits}, got {shown(name)}")


def _no_bot(name: object) -> str:
    return f"no bot {shown(name)}; there are: {', '.join(names())}"

"""Bots: each is one method, `choose(state, seat)`.

`names()` lists them, `make(name, game, seed)` gives one, `thinking_time(name)` says how long it takes. A name may say
in which manner of the game the bot plays, one of `manners(game)`: `medium:builder`. A bot that searches can be given
another budget with its name: `hard@200` or `hard:builder@200` does 200 simulations for a run of its clicks, `hard@30k`
tries 30,000 clicks in a turn, `hard@1.5s` does as many simulations as it can in that time. A bot gets a state from
`sample_hidden`, never the real one, and knows a game only by its interface; `seated.py` asks the bots of a table. How
each one thinks: `docs/study/bots.md`.
"""

from __future__ import annotations

import os
import re
from typing import Final, NamedTuple, Protocol

from caravansary.bots.greedy import Greedy, easy, greedy, medium
from caravansary.bots.margin import Learned
from caravansary.bots.random_bot import RandomBot
from caravansary.bots.search import NO_LIMIT, Budget, Search, Stop
from caravansary.bots.taste import Taste
from caravansary.core.chance import Chance
from caravansary.core.errors import UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.state import State

__all__ = [
    "LEVELS",
    "Bot",
    "Greedy",
    "Named",
    "RandomBot",
    "Search",
    "Stop",
    "check",
    "make",
    "manners",
    "model",
    "named",
    "names",
    "thinking_time",
]


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's options; the state is the bot's own, a guess at what the seat cannot see."""


class Named(NamedTuple):
    """What the name of a bot says: its level, its manner ("": none) and its own budget, if it has one."""

    level: str
    manner: str
    budget: Budget | None


LEVELS: Final = ("easy", "medium", "hard", "expert")  # what people play against; the others are for study
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
    level, manner, budget = named(name)
    chance = Chance.seeded(seed)  # refuses what is no seed, also for bots without chance
    taste = _taste(manner, game) if manner else None
    if level == "random":
        return RandomBot(chance)
    if level == "easy":
        return easy(game, chance, taste)
    if level == "medium":
        return medium(game, taste)
    if level == "greedy":
        return greedy(game, taste)
    return Search(game, chance, budget or Budget(clicks=SEARCHERS[level]), _learned(game), stop=stop, taste=taste)


def _taste(manner: str, game: Game) -> Taste:
    for one in game.manners:
        if one.name == manner:
            return Taste(game, one.likes)
    known = ", ".join(manners(game)) or "none"
    raise UnknownName(f"{game.name} has no manner {shown(manner)}; there are: {known}")


def _learned(game: Game) -> Learned | None:
    """The learned value of a game; numpy, which only a search needs, is imported here and kept on one core."""
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(library, "1")
    from caravansary.bots.learned_value import learned_value

    return learned_value(game)


def model(names_of_bots: list[str], game: Game) -> str | None:
    """The digest of the learned value of a game, if one of the bots uses it."""
    if not any(_level(name) in SEARCHERS for name in names_of_bots):
        return None
    from caravansary.bots.learned_value import model_digest

    return model_digest(game)


def _level(name: str) -> str:
    """The level that a name begins with, whoever bears it."""
    return name.partition("@")[0].partition(":")[0]


def manners(game: Game) -> list[str]:
    """The names of the manners in which bots can play a game."""
    return [manner.name for manner in game.manners]


def check(name: str, game: Game | None = None) -> None:
    """Refuse what is no name of a bot, at this game."""
    manner = named(name).manner
    if manner and game is not None:
        _taste(manner, game)


def thinking_time(name: str) -> float:
    """The seconds that the bot takes for a turn at most, on an ordinary machine."""
    level, _, budget = named(name)
    if budget is None:
        return _SECONDS[level]
    if budget.seconds > 0:
        return budget.seconds + _SECONDS["greedy"]
    if budget.clicks < NO_LIMIT:
        return _SECONDS["greedy"] + budget.clicks * SECONDS_A_CLICK
    return _SECONDS["greedy"] + budget.simulations * SECONDS_A_SIMULATION


def named(name: str) -> Named:
    """What the name of a bot says; whether its game has the manner is not looked at."""
    if not isinstance(name, str):
        raise UnknownName(_no_bot(name))
    who, at, given = name.partition("@")
    level, colon, manner = who.partition(":")
    if level not in _SECONDS or (colon and not manner):
        raise UnknownName(_no_bot(name))
    if manner and level not in LEVELS:
        raise UnknownName(f"only {', '.join(LEVELS)} have manners, got {shown(name)}")
    if at and level not in SEARCHERS:
        raise UnknownName(f"only {' and '.join(SEARCHERS)} take a budget, got {shown(name)}")
    return Named(level, manner, _budget(level, name, given) if at else None)


def _budget(level: str, name: str, given: str) -> Budget:
    found = _BUDGET.fullmatch(given)
    simulations, seconds, thousands = (found[1], found[2], found[3]) if found else (None, None, None)
    if simulations and int(simulations) <= MOST_SIMULATIONS:
        return Budget(int(simulations))
    if thousands:
        return Budget(clicks=1000 * int(thousands))
    if seconds and 0 < float(seconds) <= MOST_SECONDS:
        return Budget(seconds=float(seconds))
    ways = f"{level}@200 for simulations, {level}@30k for 30,000 clicks tried in a turn, or {level}@1.5s"
    limits = f"at most {MOST_SIMULATIONS} simulations or {MOST_SECONDS:g} seconds"
    raise UnknownName(f"a budget is {ways}, {limits}, got {shown(name)}")


def _no_bot(name: object) -> str:
    return f"no bot {shown(name)}; there are: {', '.join(names())}"

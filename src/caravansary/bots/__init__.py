"""Bots: each is one method, `choose(state, seat)`.

`names()` lists them, `make(name, game, seed)` gives one, `thinking_time(name)` says how long it takes. A bot that
searches can be given another budget with its name: `hard@200` does 200 simulations for a run of its clicks, `hard@1.5s`
as many as it can in that time. A bot gets a state from `sample_hidden`, never the real one, and knows a game only by
its interface; `seated.py` asks the bots of a table. How each one thinks: `docs/study/bots.md`.
"""

from __future__ import annotations

import os
import re
from typing import Final, Protocol

from caravansary.bots.greedy import Greedy, easy, greedy, medium
from caravansary.bots.margin import Correction
from caravansary.bots.random_bot import RandomBot
from caravansary.bots.search import Search, Stop
from caravansary.core.chance import Chance
from caravansary.core.errors import UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.state import State

__all__ = ["Bot", "Greedy", "RandomBot", "Search", "Stop", "check", "make", "model", "names", "thinking_time"]


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's options; the state is the bot's own, a guess at what the seat cannot see."""


SEARCHERS: Final = {"hard": 1, "expert": 2}  # times the simulations that the game asks for
MOST_SIMULATIONS: Final = 1_000_000
MOST_SECONDS: Final = 3600.0
# Seconds for a turn at most, uncompiled; those that search: about the longest turns seen (docs/study/bots.md)
_SECONDS: Final = {"random": 0.1, "easy": 0.5, "medium": 1.0, "greedy": 2.0, "hard": 70.0, "expert": 140.0}
SECONDS_A_SIMULATION: Final = 1.0
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,6})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s")


def names() -> list[str]:
    """The names of all bots."""
    return sorted(_SECONDS)


def make(name: str, game: Game, seed: int, stop: Stop | None = None) -> Bot:
    """A new bot for one seat of one game; the seed decides all its chance.

    One that searches asks `stop` again and again, and plays the best that it has found as soon as that says so.
    """
    level, simulations, seconds = _parsed(name)
    if level in SEARCHERS and not simulations and not seconds:
        simulations = game.simulations * SEARCHERS[level]
    chance = Chance.seeded(seed)  # refuses what is no seed, also for bots without chance
    if level == "random":
        return RandomBot(chance)
    if level == "easy":
        return easy(game)
    if level == "medium":
        return medium(game)
    if level == "greedy":
        return greedy(game)
    return Search(game, chance, simulations, seconds, _learned(game) if level == "expert" else None, stop=stop)


def _learned(game: Game) -> Correction | None:
    """The learned value of a game; numpy, which only an expert needs, is imported here and kept on one core."""
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(library, "1")
    from caravansary.bots.learned_value import learned_value

    return learned_value(game)


def model(names_of_bots: list[str], game: Game) -> str | None:
    """The digest of the learned value of a game, if one of the bots uses it."""
    if not any(name.partition("@")[0] == "expert" for name in names_of_bots):
        return None
    from caravansary.bots.learned_value import model_digest

    return model_digest(game)


def check(name: str) -> None:
    """Refuse what is no name of a bot."""
    _parsed(name)


def thinking_time(name: str) -> float:
    """The seconds that the bot takes for a turn at most, on an ordinary machine."""
    level, simulations, seconds = _parsed(name)
    if seconds > 0:
        return seconds + _SECONDS["greedy"]
    if simulations > 0:
        return _SECONDS["greedy"] + simulations * SECONDS_A_SIMULATION
    return _SECONDS[level]


def _parsed(name: str) -> tuple[str, int, float]:
    """The level and the budget of a bot: simulations, or seconds, or none."""
    if not isinstance(name, str):
        raise UnknownName(_no_bot(name))
    level, at, budget = name.partition("@")
    if level not in _SECONDS:
        raise UnknownName(_no_bot(name))
    if at and level not in SEARCHERS:
        raise UnknownName(f"only {' and '.join(SEARCHERS)} take a budget, got {shown(name)}")
    if not at:
        return level, 0, 0.0
    found = _BUDGET.fullmatch(budget)
    simulations = int(found[1]) if found and found[1] else 0
    seconds = float(found[2]) if found and found[2] else 0.0
    if not (0 < simulations <= MOST_SIMULATIONS or 0 < seconds <= MOST_SECONDS):
        limits = f"at most {MOST_SIMULATIONS} simulations or {MOST_SECONDS:g} seconds"
        raise UnknownName(f"a budget is {level}@200 for simulations or {level}@1.5s, {limits}, got {shown(name)}")
    return level, simulations, seconds


def _no_bot(name: object) -> str:
    return f"no bot {shown(name)}; there are: {', '.join(names())}"

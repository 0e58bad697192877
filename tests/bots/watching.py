"""Which games are watched for silly things: every level of the page in its manners, and a bot that does them all."""

from __future__ import annotations

import os
from typing import Any, Final, cast

import pytest

from caravansary.bots import manners
from caravansary.bots.seated import SeatedBots
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State
from tests.bots.bot_games import EVERYTHING
from tests.bots.sense import Seen, Silly, turns, watched

SHARE: Final = min(100, int(os.environ.get("CARAVANSARY_LONG_GAMES", "100"))) / 100
# Budgets are small, so that many games can be watched: the plans are the same, only less is made of them
EVERY_DAY: Final = [("easy", range(1, 2)), ("medium", range(3, 4)), ("hard@1k", range(1))]
LONG: Final = [
    (bots, range(10, 10 + max(1, round(games * SHARE))))
    for bots, games in (("easy", 70), ("medium", 70), ("hard@1k", 40), ("expert@2k", 20))
]
SELDOM: Final = 8  # games in which something silly may happen once
MOST_CARELESS: Final = 40  # games until everything silly must have been seen


def names_at(game: Game, bots: str, seed: int) -> list[str]:
    """Two to four of a level, no two in the same manner; one of them in none."""
    level, at, budget = bots.partition("@")
    ways = ["", *(f":{manner}" for manner in manners(game))]
    players = 2 + seed % 3
    return [f"{level}{ways[(seed + seat) % len(ways)]}{at}{budget}" for seat in range(players)]


def options_at(game: Game, seed: int) -> dict[str, Any]:
    """Every other game has everything."""
    return EVERYTHING[game.name] if seed % 2 else {}


def check(game: Game, bots: str, seeds: range, silly: dict[str, Silly]) -> None:
    """Nothing on the list, but for one thing in so many games: a search of little time does not see everything."""
    found: list[Seen] = []
    for seed in seeds:
        found += watched(game, names_at(game, bots, seed), seed, silly, options_at(game, seed))
    assert len(found) <= len(seeds) // SELDOM, "\n".join(
        f"{seen.bot} (seed {seen.seed}) {seen.what}: {seen.clicks}" for seen in found
    )


# --- somebody who does it all ---------------------------------------------------------------------------------------
class Careless:
    """Plays anything, and most of the time what is seldom good."""

    LIKES = (
        "decline",
        "stop",
        "finish",
        "enough",
        "end turn",
        "lose building",
        "take 1",
        "provide all",
        "board action",
    )
    PAYS = ("reroll", "change die", "travel", "space travel", "up", "down", "step ")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, state: State, seat: int) -> int:
        options = state.options_of(seat)
        names = [state.game.action_name(option) for option in options]
        likes = (self.LIKES, self.PAYS, ())[self._chance.below(3)]
        liked = [option for option, name in zip(options, names, strict=True) if likes and name.startswith(likes)]
        found = liked or options
        return found[self._chance.below(len(found))]


def check_finds(game: Game, what: str, is_silly: Silly) -> None:
    """The question has an answer that is yes: a careless bot does it sooner or later."""
    for seed in range(MOST_CARELESS):
        options = options_at(game, seed)
        state = game.new(2 + seed % 3, seed, **options)
        chance = Chance.seeded(seed)
        careless = cast(SeatedBots, Careless(chance))
        if any(is_silly(turn) for turn in turns(state, careless) if any(step.others for step in turn.steps)):
            return
    pytest.fail(f"a careless bot never {what}")

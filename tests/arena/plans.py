"""Games for the tests of the arena: made up ones, and real ones of bots that play anything."""

from __future__ import annotations

from typing import Any

import caravansary
from caravansary.arena.plan import Plan
from caravansary.arena.played_game import PlayedGame

MERV = caravansary.game("merv")


def quick_plan(games: int = 12, players: int = 2, **changes: Any) -> Plan:
    """Games that take no time: the bot that plays anything against itself, which the command would refuse."""
    options = MERV.check_options(players, {})
    return Plan(MERV, players, ["random", "random"], games, 5, options)._replace(**changes)


def made_up(plan: Plan, number: int, first: list[int]) -> PlayedGame:
    """A game that these seats won together."""
    seats = range(plan.players)
    job = plan.job(number)
    places = [1 if seat in first else 1 + len(first) for seat in seats]
    scores = [10 if seat in first else 4 for seat in seats]
    plays = [(seat, 0) for seat in seats]
    decisions = (["choose"] * plan.players, [2] * plan.players, [0.5] * plan.players)
    return PlayedGame(number, job.seed, job.bots, scores, places, scores, plays, *decisions)

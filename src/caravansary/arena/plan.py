"""The games of a tournament and their order: every pair of bots, every seed from every seat.

A pairing is one bot against another, with more than two players one bot against several of another: the one named
first sits alone. Its games go through the seats, then to the next seed, so that every seed is played once from each
seat. All pairings have the same seeds and advance together; the number of a game is its place in this order.
"""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from caravansary import bots as all_bots
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Game
from caravansary.core.match import edition_label
from caravansary.games import game as game_of


class Pairing(NamedTuple):
    """One bot against another, or against several of another."""

    one: str
    others: str


class Job(NamedTuple):
    """A game to be played."""

    number: int
    game: str
    players: int
    bots: list[str]  # by seat
    seed: int
    edition: Any
    options: dict[str, Any]
    with_features: bool


class Plan(NamedTuple):
    """The games to be played: `games` of each pairing, from `seed` on."""

    game: Game
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, Any]
    edition: Any = None
    with_features: bool = False
    goal: float | None = None  # the share of wins that is tested; None: that of equal bots
    stop_when_clear: bool = False

    @property
    def pairings(self) -> list[Pairing]:
        """All pairs, in the order of the bots."""
        return [Pairing(one, others) for one, others in itertools.combinations(self.bots, 2)]

    @property
    def total(self) -> int:
        return self.games * len(self.pairings)

    @property
    def against(self) -> float:
        """The share of wins with which the one bot's share is compared."""
        return 1 / self.players if self.goal is None else self.goal

    def pairing_of(self, number: int) -> int:
        return number % len(self.pairings)

    def round_of(self, number: int) -> int:
        """How many games of its pairing come before this one."""
        return number // len(self.pairings)

    def seat_of(self, number: int) -> int:
        """Where the one bot sits."""
        return self.round_of(number) % self.players

    def seed_of(self, number: int) -> int:
        return self.seed + self.round_of(number) // self.players

    def job(self, number: int) -> Job:
        pairing = self.pairings[self.pairing_of(number)]
        bots = [pairing.others] * self.players
        bots[self.seat_of(number)] = pairing.one
        seed = self.seed_of(number)
        return Job(number, self.game.name, self.players, bots, seed, self.edition, self.options, self.with_features)

    def to_dict(self) -> dict[str, Any]:
        """All that decides the games, for a file."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "edition": edition_label(self.game, self.edition),
            "options": self.options,
            "players": self.players,
            "bots": self.bots,
            "model": all_bots.model(self.bots, self.game),
            "games": self.games,
            "seed": self.seed,
            "goal": self.goal,
            "stop_when_clear": self.stop_when_clear,
            "features": self.with_features,
        }


def plan_of(
    game_name: str,
    bots: list[str],
    players: int,
    games: int,
    seed: int,
    options: dict[str, Any] | None = None,
    edition: Any = None,
    **others: Any,
) -> Plan:
    """A plan that can be played; anything else is refused with the reason."""
    game = game_of(game_name)
    chosen = game.check_options(players, options or {})
    if players < 2:
        raise OptionError("a tournament needs 2 players or more")
    _check_bots(game, bots)
    if type(games) is not int or games < 1:
        raise OptionError(f"games must be a whole number from 1, got {shown(games)}")
    if players == 2 and games % 2:
        raise OptionError(f"games must be even with 2 players: every seed is played from both sides, got {games}")
    plan = Plan(game, players, list(bots), games, seed, chosen, edition, **others)
    if plan.goal is not None and not 0 < plan.goal < 1:
        raise OptionError(f"the goal must be a share between 0 and 1, got {plan.goal:g}")
    for number in (0, plan.total - 1):
        Chance.seeded(plan.seed_of(number))  # refuses what is no seed
    return plan


def _check_bots(game: Game, bots: list[str]) -> None:
    if len(bots) < 2:
        raise OptionError(f"a tournament needs two bots or more, got {len(bots)}")
    for name in bots:
        all_bots.make(name, game, 0)  # a name that is no bot's is refused here, not in another process
    twice = sorted({name for name in bots if bots.count(name) > 1})
    if twice:
        raise OptionError(f"each bot can be named once, got twice: {', '.join(twice)}")

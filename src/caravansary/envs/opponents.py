"""Who has the other seats: bots, policies, or one of a pool that is drawn for every game.

A bot is asked as everywhere, with a guess at the position from what its seat knows; only the random one, which never
looks at it, is spared the guess. A policy is asked as a learner is: with observations and masks, a row for each game in
which it has to decide, so that one call decides in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravansary import bots as all_bots
from caravansary.bots.seated import SeatedBots, seat_bots
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.events import Event
from caravansary.core.game import Game
from caravansary.core.state import State

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]  # observations and masks of some games: their actions

RANDOM: Final = "random"  # chooses among the options, whatever the position
OPPONENTS_CHANCE: Final = 0x5EED_0990_0000_0001  # sets what is drawn for opponents apart from the game's own chance


class Pool:
    """Opponents of which one is drawn for each seat in every game, all equally likely or by their weights."""

    def __init__(self, opponents: Sequence[Opponent], weights: Sequence[float] | None = None) -> None:
        self.opponents = list(opponents)
        self.weights = [1.0] * len(self.opponents) if weights is None else [float(weight) for weight in weights]
        if not self.opponents or len(self.weights) != len(self.opponents) or min(self.weights) < 0.0:
            raise OptionError("a pool needs opponents, and a weight of 0 or more for each")
        if sum(self.weights) <= 0.0:
            raise OptionError("a pool needs an opponent that can be drawn")

    def draw(self, chance: Chance) -> Opponent:
        """One of them; a pool may hold pools."""
        left = chance.word() / 2**32 * sum(self.weights)
        for opponent, weight in zip(self.opponents, self.weights, strict=True):
            left -= weight
            if left < 0.0:
                return opponent
        return self.opponents[-1]


Opponent = str | Policy | Pool


def check_opponent(opponent: Opponent) -> None:
    """Refuse what is no bot's name, no policy and no pool of them."""
    if isinstance(opponent, Pool):
        for one in opponent.opponents:
            check_opponent(one)
    elif isinstance(opponent, str) or not callable(opponent):
        all_bots.check(opponent)  # says which bots there are


def opponents_around(given: Opponent | list[Opponent], players: int) -> list[Opponent]:
    """The opponents of a seat in seat order; one alone stands for all."""
    others = given[:] if isinstance(given, list) else [given] * (players - 1)
    if len(others) != players - 1:
        raise OptionError(f"{players} players need {players - 1} bots, or one name for all, got {len(others)}")
    for opponent in others:
        check_opponent(opponent)
    return others


def own_seat(given: int | None, players: int) -> int | None:
    """The seat that learns; None if it is drawn for every game."""
    if given is not None and (type(given) is not int or not 0 <= given < players):
        raise OptionError(f"seat must be from 0 to {players - 1}, or None to draw it, got {shown(given)}")
    return given


class OtherSeats:
    """All seats of one game but one, and who plays them."""

    def __init__(self, game: Game, opponents: Sequence[Opponent], seat: int, seed: int) -> None:
        chance = Chance.seeded(seed ^ OPPONENTS_CHANCE)
        drawn = [_drawn(opponent, chance) for opponent in opponents]
        self.seat = seat
        self._by_seat: list[str | Policy] = [*drawn[:seat], RANDOM, *drawn[seat:]]
        names = [one if isinstance(one, str) else RANDOM for one in self._by_seat]
        self._bots: SeatedBots | None = None if set(names) == {RANDOM} else seat_bots(game, names, seed)
        self._chance = chance

    def play_on(self, state: State, listener: list[Event] | None) -> tuple[int, Policy] | None:
        """The others decide until it is the seat's turn, or a policy has to be asked: for which seat, and which one.

        In a simultaneous choice they do not wait for the seat.
        """
        own = self.seat
        while not state.is_over:
            waiting = state.waiting_for
            other = waiting[0]
            if other == own:
                if len(waiting) == 1:
                    return None
                other = waiting[1]
            options = state.options_of(other)
            if len(options) == 1:
                action = options[0]
            else:
                opponent = self._by_seat[other]
                if opponent == RANDOM:
                    action = options[self._chance.below(len(options))]
                elif isinstance(opponent, str):
                    assert self._bots is not None  # noqa: S101 - there is a bot that is not random
                    action = self._bots.choose(state, other)
                else:
                    return other, opponent
            state.play(action, other, listener)
        return None


def _drawn(opponent: Opponent, chance: Chance) -> str | Policy:
    while isinstance(opponent, Pool):
        opponent = opponent.draw(chance)
    return opponent

"""Bots at their seats.

A bot never gets the real state: it is given a sample of what its seat knows, a new one for every run of decisions
(until another seat decides or something new becomes known).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from caravansary.bots import Bot, make
from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State

BOTS_CHANCE: Final = 0x5EED_B075_0000_0001  # sets the chance of the bots apart from the game's own


@final
class SeatedBots:
    """The bots of a game; each is asked with a guess at the position, made from what its seat knows."""

    def __init__(self, bots: Sequence[Bot], chance: Chance) -> None:
        self.chance = chance
        self._bots = bots
        self._run: tuple[int, int] | None = None  # the seat that decides and what it knows
        self._guess = 0  # the seed of this run's guess

    def choose(self, state: State, seat: int) -> int:
        """The action of the seat's bot; the state is not changed, and the bot does not see it."""
        run = (seat, state.information(seat))
        if run != self._run:
            self._run = run
            self._guess = self.chance.word()
        return self._bots[seat].choose(state.sample_hidden(seat, self._guess), seat)


def seat_bots(game: Game, names: Sequence[str], seed: int) -> SeatedBots:
    """The bots of the game with this seed, which decides their chance too without giving away the game's own."""
    Chance.seeded(seed)  # refuses what is no seed
    chance = Chance.seeded(seed ^ BOTS_CHANCE)
    return SeatedBots([make(name, game, chance.word()) for name in names], chance)

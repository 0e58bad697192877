"""The random bot: every option is equally likely."""

from __future__ import annotations

from typing import final

from caravansary.core.chance import Chance
from caravansary.core.game import Game
from caravansary.core.state import State


@final
class RandomBot:
    """Plays anything that is legal."""

    def __init__(self, game: Game, seed: int) -> None:
        self._chance = Chance.seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        """Any option of the seat."""
        options = state.options_of(seat)
        return options[self._chance.below(len(options))]

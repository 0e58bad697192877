"""The random bot: every option is equally likely."""

from __future__ import annotations

from typing import Any, final

from caravansary.core.chance import Chance
from caravansary.core.state import State


@final
class RandomBot:
    """Plays anything that is legal."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def __reduce__(self) -> tuple[Any, ...]:
        return RandomBot, (self._chance,)

    def choose(self, state: State, seat: int) -> int:
        """Any option of the seat."""
        options = state.options_of(seat)
        return options[self._chance.below(len(options))]

"""The engine of the game: the common one (`core/engine.py`) with the game's table of steps and decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from caravansary.core.engine import Engine
from caravansary.core.frames import arg_of, kind_of
from caravansary.games.marco_polo import frames
from caravansary.games.marco_polo.decisions import ASKS, STEPS
from caravansary.games.marco_polo.pieces import CAMELS, COINS, CONTRACTS_SPACE, GOLD_BAZAAR, KHAN, PURSE, TRAVEL

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State

# Where a die alone reveals nothing: the contract or the first step is a question of its own
PLAIN_SPACES: Final = frozenset({COINS, *range(CAMELS, GOLD_BAZAAR + 1), KHAN, CONTRACTS_SPACE, TRAVEL, PURSE})


@final
class PoloEngine(Engine["State"]):
    """The common engine; it places the only possible die by itself where that reveals nothing."""

    def is_asked_alone(self, s: State, frame: int, seat: int, action: int, trial_of: int) -> bool:
        if kind_of(frame) == frames.CHOOSE_DIE and arg_of(frame) in PLAIN_SPACES:
            return False
        return super().is_asked_alone(s, frame, seat, action, trial_of)


ENGINE: Final = PoloEngine("marco_polo", STEPS, ASKS)

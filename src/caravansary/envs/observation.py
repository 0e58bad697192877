"""The view and the legal actions of a seat as numpy arrays."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from caravansary.core.game import Game
from caravansary.core.state import State

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]

FLOATS: Final = np.dtype(np.float32)  # made once, not for every vector
BYTES: Final = np.dtype(np.int8)
BOUND: Final = 100.0  # of the numbers of an observation; they are about 0 to 1, and no game comes near it


def observation(game: Game, state: State, seat: int) -> Vector:
    """The seat's view as a vector; it belongs to the caller."""
    return np.frombuffer(game.observe_bytes(state, seat), FLOATS)


def observation_metadata(game: Game) -> dict[str, Any]:
    """What the numbers of an observation are, ready for JSON: for the metadata of an environment."""
    return {
        "observation_version": game.observation_version,
        "observation_layout": [span.to_dict() for span in game.observation_layout()],
    }


def action_mask(game: Game, state: State, seat: int) -> Mask:
    """1 for every legal action of the seat; all 0 if it is not its decision."""
    mask = bytearray(game.num_actions)
    for action in state.options_of(seat):
        mask[action] = 1
    return np.frombuffer(mask, BYTES)

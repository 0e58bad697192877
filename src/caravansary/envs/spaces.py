"""The spaces of Gymnasium that a seat's observations are from."""

from __future__ import annotations

import numpy as np
from gymnasium.spaces import Box, Dict

from caravansary.core.game import Game
from caravansary.envs.observation import BOUND


def observation_space(game: Game, with_mask: bool) -> Box | Dict:
    """The space of a seat's observations: the vector, or a dict of vector and mask."""
    vector = Box(-BOUND, BOUND, (game.observation_size,), np.float32)
    return (
        Dict({"observation": vector, "action_mask": Box(0, 1, (game.num_actions,), np.int8)}) if with_mask else vector
    )

"""The learned value: what a small network adds to the game's own evaluation, from the view of a seat.

It has learned from games of bots how far the margin at the end differs from the margin that the evaluation expects; the
weights lie in `models/`, one file a game, made by `caravansary train GAME` together with a record of how. Without a
file for a game nothing is added.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias, final

import numpy as np

from caravansary.core.errors import PositionError
from caravansary.core.game import Game
from caravansary.core.state import State

MODELS: Final = Path(__file__).parent / "models"
POINTS: Final = 20.0  # the network counts in so many points
MOST_POINTS: Final = 30.0  # it corrects an evaluation, it does not replace it

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


@final
class LearnedValue:
    """One hidden layer: the features of a view and the margin expected by evaluation, to points of correction."""

    def __init__(self, hidden: Numbers, hidden_bias: Numbers, out: Numbers, out_bias: float) -> None:
        self.hidden = hidden  # features + 1 rows
        self.hidden_bias = hidden_bias
        self.out = out
        self.out_bias = out_bias

    def corrections(self, inputs: Numbers) -> Numbers:
        """The points that each row of inputs is corrected by."""
        active = np.maximum(inputs @ self.hidden + self.hidden_bias, 0.0)
        points: Numbers = (active @ self.out + self.out_bias) * POINTS
        return np.clip(points, -MOST_POINTS, MOST_POINTS)

    def correct(self, game: Game, state: State, margins: list[float]) -> list[float]:
        """The margins of all seats with what was learned."""
        inputs = np.array(
            [inputs_of(game, state, seat, margin) for seat, margin in enumerate(margins)], dtype=np.float32
        )
        points = self.corrections(inputs)
        return [margin + float(points[seat]) for seat, margin in enumerate(margins)]

    def save(self, path: Path) -> None:
        """Weights as half floats: the file is small, and the same weights give the same bytes."""
        half = np.float16
        np.savez_compressed(
            path,
            hidden=self.hidden.astype(half),
            hidden_bias=self.hidden_bias.astype(half),
            out=self.out.astype(half),
            out_bias=np.array([self.out_bias], dtype=half),
        )

    @staticmethod
    def load(path: Path, features: int) -> LearnedValue:
        """The weights of a file; one that was made for other features is refused."""
        with np.load(path, allow_pickle=False) as saved:
            hidden = saved["hidden"].astype(np.float32)
            if hidden.shape[0] != features + 1:
                raise PositionError(path.name, f"must have {features + 1} rows, has {hidden.shape[0]}")
            return LearnedValue(
                hidden,
                saved["hidden_bias"].astype(np.float32),
                saved["out"].astype(np.float32),
                float(saved["out_bias"][0]),
            )


def inputs_of(game: Game, state: State, seat: int, margin: float) -> list[float]:
    """What the network sees: the seat's view as numbers, and its margin."""
    return [*game.observe(state, seat), margin / POINTS]


_loaded: dict[str, LearnedValue | None] = {}


def learned_value(game: Game) -> LearnedValue | None:
    """The learned value of a game, if there is one; read once."""
    if game.name not in _loaded:
        path = MODELS / f"{game.name}.npz"
        _loaded[game.name] = LearnedValue.load(path, game.observation_size) if path.is_file() else None
    return _loaded[game.name]

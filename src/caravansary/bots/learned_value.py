"""The learned value: the points that a seat may expect beyond the game's own evaluation, from its view of the table.

It is a weighted sum of what the view shows (`observe`), with weights that change from the first round to the last.
They were fitted to how games of bots ended; they lie in `models/`, one file a game, made by `caravansary train GAME`
together with a record of how. Without a file for a game nothing is added.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, TypeAlias, final
from zipfile import BadZipFile

import numpy as np

from caravansary.core.errors import PositionError
from caravansary.core.game import Game
from caravansary.core.state import State

MODELS: Final = Path(__file__).parent / "models"
POINTS: Final = 20.0  # points of the evaluation are counted in so many, to be about as large as what the view shows

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


@final
class LearnedValue:
    """Points that are added to the evaluation: weights at the start of the game, and what they change to its end.

    What goes together with winning in the games of bots need not be why they win: `trust` is the part that counts.
    """

    def __init__(self, weights: Numbers, change: Numbers, trust: float = 1.0) -> None:
        self.weights = weights
        self.change = change
        self.trust = trust

    def correct(self, game: Game, state: State, points: list[float]) -> list[float]:
        """The points that every seat may expect, with what was learned; only their differences mean something."""
        weights = (self.weights + self.change * progress(game, state)) * np.float32(self.trust)
        return [mine + float(inputs_of(game, state, seat, mine) @ weights) for seat, mine in enumerate(points)]

    def save(self, path: Path) -> None:
        """As half floats: the file is small, and the same weights give the same bytes."""
        weights, change = self.weights.astype(np.float16), self.change.astype(np.float16)
        np.savez_compressed(path, weights=weights, change=change, trust=np.float16(self.trust))

    @staticmethod
    def load(path: Path, features: int) -> LearnedValue:
        """The weights of a file; one that was made for other features is refused."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as saved:
                weights, change = saved["weights"].astype(np.float32), saved["change"].astype(np.float32)
                trust = float(saved["trust"])
        except (ValueError, KeyError, OSError, EOFError, BadZipFile) as error:
            raise PositionError(path.name, f"is no learned value: {error}") from error
        if weights.shape != (features + 1,) or change.shape != weights.shape:
            raise PositionError(path.name, f"must have {features + 1} weights, has {len(weights)}")
        return LearnedValue(weights, change, trust)


def progress(game: Game, state: State) -> float:
    """How much of the game is over, from 0 to 1."""
    return state.rounds_played / game.rounds


def inputs_of(game: Game, state: State, seat: int, points: float) -> Numbers:
    """The weighted numbers: the seat's view, and the points that it may expect."""
    view: Numbers = np.frombuffer(game.observe_bytes(state, seat), dtype=np.float32)
    return np.append(view, np.float32(points / POINTS))


def model_digest(game: Game) -> str | None:
    """The digest of the file of a game, if there is one."""
    path = MODELS / f"{game.name}.npz"
    return hashlib.sha256(path.read_bytes()).hexdigest()[:8] if path.is_file() else None


_loaded: dict[str, LearnedValue | None] = {}


def learned_value(game: Game) -> LearnedValue | None:
    """The learned value of a game, if there is one; read once."""
    if game.name not in _loaded:
        path = MODELS / f"{game.name}.npz"
        _loaded[game.name] = LearnedValue.load(path, game.observation_size) if path.is_file() else None
    return _loaded[game.name]

"""The learned value: the points with which seats end, beyond what the game's own evaluation expects.

It is a weighted sum of what a seat sees (`observe`) and of what its evaluation and that of its strongest rival add up
(`summands`), with weights that change from the first round to the last, and it says two things: how far the seat's own
points will be above its evaluation, and how far the rival's above his. The weights were fitted to how games of bots
ended; they lie in `models/`, one file a game, made by `caravansary train GAME` together with a record of how. Without a
file for a game nothing is added.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, final
from zipfile import BadZipFile

import numpy as np

from caravansary.bots.margin import expected_points, seats_of
from caravansary.core.bits import added
from caravansary.core.errors import PositionError
from caravansary.core.game import Game
from caravansary.core.state import State

MODELS: Final = Path(__file__).parent / "models"
POINTS: Final = 20.0  # summands are counted in so many points, to be about as large as what the view shows
OUTPUTS: Final = 2  # own points, the rival's points
TWO: Final = 2  # players
STEP: Final = 1 / 1024  # of points: no machine's way of adding decides between two plans

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]


class Look(NamedTuple):
    """A position as a seat sees it, and the points that seats may expect by the evaluation."""

    view: bytearray  # what `observe` says, as 32-bit floats in a row
    summands: list[float]  # of the seat and of its strongest rival
    own: float
    rival: float  # the strongest one's
    rivals: float  # all of them on average


@final
class LearnedValue:
    """Points that are added to the evaluation: weights at the start of the game, and what they change to its end.

    What goes together with winning in the games of bots need not be why they win: `trust` is the part that counts.
    """

    def __init__(self, weights: Numbers, change: Numbers, trust: float = 1.0) -> None:
        self.weights = weights
        self.change = change
        self.trust = trust
        self._both = np.concatenate([weights, change], axis=1).astype(np.float64)

    def margins(self, game: Game, states: list[State], seats: list[int]) -> list[float]:
        """How far ahead of the others each seat may expect to end, each in its position; all are weighed at once.

        Of one rival his own points are expected. Of several the evaluation's average counts: the best of several
        guesses is mostly the one that is too high.
        """
        seen = [look(game, state, seat) for state, seat in zip(states, seats, strict=True)]
        times = np.array([progress(game, state) for state in states], dtype=np.float64)
        more = self.trust * self.expected(inputs_of(seen).astype(np.float64), times)
        found: list[float] = []
        for one, state, (own, rival) in zip(seen, states, more.tolist(), strict=True):
            margin = one.own - one.rivals
            if not state.is_over:
                margin += own - rival if seats_of(state) == TWO else own
            found.append(round(margin / STEP) * STEP)
        return found

    def expected(self, inputs: Any, times: Any) -> Any:
        """The points above the evaluation, own and rival's, of every row."""
        both = inputs @ self._both
        return both[:, :OUTPUTS] + both[:, OUTPUTS:] * times[:, None]

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
        if weights.shape != (features, OUTPUTS) or change.shape != weights.shape:
            raise PositionError(path.name, f"must have {features} rows of {OUTPUTS} weights, has {weights.shape}")
        return LearnedValue(weights, change, trust)


@final
class LearnedByPlayers:
    """What was learned of games among rivals, and what of games alone: the one says nothing of the other."""

    def __init__(self, among: LearnedValue, alone: LearnedValue | None) -> None:
        self.among = among
        self.alone = alone

    def margins(self, game: Game, states: list[State], seats: list[int]) -> list[float]:
        """How far ahead each seat may expect to end; alone, of the automatic opponent."""
        if seats_of(states[0]) > 1:
            return self.among.margins(game, states, seats)
        if self.alone is not None:
            return self.alone.margins(game, states, seats)
        return [game.evaluate(state, seat) for state, seat in zip(states, seats, strict=True)]


def progress(game: Game, state: State) -> float:
    """How much of the game is over, from 0 to 1."""
    return state.rounds_played / game.rounds


def features_of(game: Game) -> int:
    """How many numbers are weighted: the view, the summands of two seats, and a one."""
    return game.observation_size + 2 * len(game.summand_names) + 1


def look(game: Game, state: State, seat: int) -> Look:
    """What a seat sees of a position, and what it may expect by the evaluation."""
    seats = seats_of(state)
    summands = [game.summands(state, who) for who in range(seats)]
    points = expected_points(game, state, seats) if state.is_over else [added(found) for found in summands]
    others = [who for who in range(seats) if who != seat]
    view = game.observe_bytes(state, seat)
    if not others:  # an automatic opponent is in the evaluation itself
        return Look(view, summands[seat] + [0.0] * len(summands[seat]), points[seat], 0.0, 0.0)
    rival = max(others, key=points.__getitem__)
    rivals = added([points[who] for who in others]) / len(others)
    return Look(view, summands[seat] + summands[rival], points[seat], points[rival], rivals)


def inputs_of(seen: list[Look]) -> Numbers:
    """The weighted numbers of some positions, a row for each: the view, the summands and a one."""
    views = np.frombuffer(b"".join([one.view for one in seen]), dtype=np.float32).reshape(len(seen), -1)
    summands = np.array([one.summands for one in seen], dtype=np.float32) / np.float32(POINTS)
    inputs: Numbers = np.concatenate([views, summands, np.ones((len(seen), 1), dtype=np.float32)], axis=1)
    return inputs


def files_of(game: Game) -> tuple[Path, Path]:
    """Where the learned values of a game lie: of games among rivals, and of games alone."""
    return MODELS / f"{game.name}.npz", MODELS / f"{game.name}-alone.npz"


def model_digest(game: Game) -> str | None:
    """The digest of the files of a game, if there are any."""
    found = b"".join(path.read_bytes() for path in files_of(game) if path.is_file())
    return hashlib.sha256(found).hexdigest()[:8] if found else None


_loaded: dict[str, LearnedByPlayers | None] = {}


def learned_value(game: Game) -> LearnedByPlayers | None:
    """What was learned of a game, if something was; read once."""
    if game.name not in _loaded:
        among, alone = (
            LearnedValue.load(path, features_of(game)) if path.is_file() else None for path in files_of(game)
        )
        _loaded[game.name] = None if among is None else LearnedByPlayers(among, alone)
    return _loaded[game.name]

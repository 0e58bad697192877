"""Weighted sums fitted to how games ended: ridge regressions, in memory that does not grow with the games.

What the equations for the weights need of a game is added up and the game is forgotten (`Sums`). Only games that are
kept apart, to choose the strength of the ridge and to tell the error, stay as they are. Positions are added up in their
order, in blocks that depend on nothing else, so that the same games give the same weights to the last bit.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

import numpy as np

from caravansary.bots.learned_value import OUTPUTS, LearnedValue, Numbers

RARE: Final = 0.002  # part of the positions: what is seen less often is not learned
RIDGES: Final = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0)
FIRST_RIDGE: Final = 4  # of them, tried first: from there it goes on as long as it gets better
BLOCK: Final = 1024  # positions that are added up at a time
POWERS: Final = 3  # of progress: weights with weights, weights with their change, change with change

Wide: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


@final
@dataclass(frozen=True, slots=True)
class Seen:
    """Positions of games as seats saw them: the numbers, when it was, and how far the evaluation was off."""

    inputs: Any  # half floats: they are many
    progress: Numbers
    off: Numbers  # of the own points and of the strongest rival's; his is no number in games of more than two


# --- adding up ------------------------------------------------------------------------------------------------------
@final
class Sums:
    """What all positions so far say about the weights."""

    def __init__(self, features: int) -> None:
        self.features = features
        self.rows = 0
        self._shown = np.zeros(features, dtype=np.int64)  # positions in which there was something
        self._of_two, self._of_more = _Products(features), _Products(features)
        self._waiting: dict[tuple[bool, float], list[Seen]] = {}  # until there is a block: of two, progress

    def add(self, seen: Seen) -> None:
        """Add up the positions of a game: those of the same round together, for there the weights are the same."""
        self.rows += len(seen.off)
        self._shown += np.count_nonzero(seen.inputs, axis=0)
        is_of_two = not np.isnan(seen.off[:, 1:]).any()
        for progress in np.unique(seen.progress).tolist():
            rows = seen.progress == progress
            waiting = self._waiting.setdefault((is_of_two, progress), [])
            waiting.append(Seen(seen.inputs[rows], seen.progress[rows], seen.off[rows]))
            if sum(len(some.off) for some in waiting) >= BLOCK:
                self._add_up(is_of_two, progress)

    def used(self) -> Any:
        """The inputs that were often something."""
        return np.flatnonzero(self._shown >= max(1.0, RARE * self.rows))

    def equations(self, output: int, used: Any) -> tuple[Wide, Wide]:
        """The matrix and the right side for the weights of some inputs and for their change."""
        for is_of_two, progress in list(self._waiting):
            self._add_up(is_of_two, progress)
        parts = [self._of_two] if output else [self._of_two, self._of_more]
        size = len(used)
        matrix, target = np.zeros((2 * size, 2 * size)), np.zeros(2 * size)
        for part in parts:
            part.add_to(matrix, target, output, used)
        return matrix, target

    def _add_up(self, is_of_two: bool, progress: float) -> None:
        waiting = self._waiting.pop((is_of_two, progress))
        inputs = np.concatenate([seen.inputs for seen in waiting])
        off = np.concatenate([seen.off for seen in waiting])
        (self._of_two if is_of_two else self._of_more).add(inputs, off, progress)


@final
class _Products:
    """Sums of products of inputs with each other and with what the evaluation was off by.

    Each is also added up times progress and, for the change of weights with itself, times its square.
    """

    def __init__(self, features: int) -> None:
        self._matrices = [np.zeros((features, features)) for _ in range(POWERS)]
        self._targets = np.zeros((POWERS - 1, OUTPUTS, features))

    def add(self, seen: Any, off: Any, progress: float) -> None:
        """Add positions of the same moment; most inputs are nothing in all of them."""
        columns = np.flatnonzero(seen.any(axis=0))
        inputs = seen[:, columns].astype(np.float64)
        products = inputs.T @ inputs
        for power, matrix in enumerate(self._matrices):
            matrix[np.ix_(columns, columns)] += progress**power * products
        targets = off.T.astype(np.float64) @ inputs
        for power in range(POWERS - 1):
            self._targets[power][:, columns] += progress**power * targets

    def add_to(self, matrix: Wide, target: Wide, output: int, used: Any) -> None:
        """Add to the equations for the weights of some inputs and their change."""
        size = len(used)
        for row in range(2):
            rows = slice(row * size, (row + 1) * size)
            target[rows] += self._targets[row][output, used]
            for column in range(2):
                columns = slice(column * size, (column + 1) * size)
                matrix[rows, columns] += self._matrices[row + column][np.ix_(used, used)]


# --- weights --------------------------------------------------------------------------------------------------------
def fitted(sums: Sums, check: list[Seen]) -> tuple[LearnedValue, tuple[float, ...]]:
    """The weights with the ridges that do best on games kept apart, for own points and for the rival's."""
    used = sums.used()
    size = sums.features
    weights, change = np.zeros((size, OUTPUTS), dtype=np.float32), np.zeros((size, OUTPUTS), dtype=np.float32)
    ridges: list[float] = []
    for output in range(OUTPUTS):
        solved, ridge = _best_ridge(sums.equations(output, used), check, output, used)
        weights[used, output], change[used, output] = solved[: len(used)], solved[len(used) :]
        ridges.append(ridge)
    return LearnedValue(weights, change), tuple(ridges)


def mean_square_off(value: LearnedValue | None, games: list[Seen]) -> float:
    """The mean square of what the own points are off, with the value or by the evaluation alone."""
    total, rows = 0.0, 0
    for seen in games:
        off = seen.off[:, 0].astype(np.float64)
        if value is not None:
            said = value.expected(seen.inputs.astype(np.float64), seen.progress.astype(np.float64))
            off = off - said[:, 0]
        total += float(np.sum(off**2))
        rows += len(off)
    return total / max(1, rows)


def _best_ridge(equations: tuple[Wide, Wide], check: list[Seen], output: int, used: Any) -> tuple[Wide, float]:
    """Stronger ridges as long as they do better, or weaker ones if the first stronger one does not."""
    matrix, target = equations
    diagonal = matrix.diagonal().copy()

    def tried(place: int) -> tuple[float, Wide]:
        np.fill_diagonal(matrix, diagonal + RIDGES[place])
        solved: Wide = np.linalg.solve(matrix, target).astype(np.float64)
        return _square_off(solved, check, output, used), solved

    best = FIRST_RIDGE
    loss, solved = tried(best)
    for step in (1, -1):
        while 0 <= best + step < len(RIDGES):
            other_loss, other = tried(best + step)
            if other_loss >= loss:
                break
            best, loss, solved = best + step, other_loss, other
        if best > FIRST_RIDGE:
            break
    return solved, RIDGES[best]


def _square_off(solved: Wide, check: list[Seen], output: int, used: Any) -> float:
    """The sum of the squares of what an output is off in the games kept apart of which it is known."""
    total = 0.0
    both = solved.reshape(2, len(used)).T
    for seen in check:
        if not np.isnan(seen.off[:, output]).any():
            said = seen.inputs[:, used].astype(np.float64) @ both
            total += float(np.sum((said[:, 0] + seen.progress * said[:, 1] - seen.off[:, output]) ** 2))
    return total

"""Weighted sums fitted to how games ended: ridge regressions, in memory that does not grow with the games.

What the equations for the weights need of a game is added up and the game is forgotten (`Sums`). Only games that are
kept apart, to choose the strength of the ridge and to tell the error, stay as they are. Positions are added up in their
order, in blocks that depend on nothing else, so that the same games give the same weights to the last bit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, final

import numpy as np

from caravansary.bots.learned_value import OUTPUTS, LearnedValue, Numbers

RARE: Final = 0.002  # part of the positions: what is seen less often is not learned
RIDGES: Final = (3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0, 30_000.0, 100_000.0)
FIRST_RIDGE: Final = 4  # of them, tried first: from there it goes on as long as it gets better
BLOCK: Final = 1024  # rows that are worked on at a time
POWERS: Final = 3  # of progress: weights with weights, weights with their change, change with change

Wide: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


@final
@dataclass(frozen=True, slots=True)
class Seen:
    """Positions of games as seats saw them: the numbers, when it was, and how far the evaluation was off."""

    inputs: Any  # half floats: they are many
    progress: Numbers
    off: Numbers  # of the own points and of the strongest rival's; his is no number in games of more than two


def together(games: list[Seen]) -> Seen:
    """Several games as one."""
    return Seen(
        np.concatenate([seen.inputs for seen in games]),
        np.concatenate([seen.progress for seen in games]),
        np.concatenate([seen.off for seen in games]),
    )


# --- adding up ------------------------------------------------------------------------------------------------------
@final
class Sums:
    """What all positions so far say about the weights."""

    def __init__(self, features: int) -> None:
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
        (self._of_two if is_of_two else self._of_more).add(together(waiting), progress)


@final
class _Products:
    """Sums of products of inputs with each other and with what the evaluation was off by.

    Each is also added up times progress and, for the change of weights with itself, times its square.
    """

    def __init__(self, features: int) -> None:
        self._matrices = [np.zeros((features, features)) for _ in range(POWERS)]
        self._targets = np.zeros((POWERS - 1, OUTPUTS, features))

    def add(self, seen: Seen, progress: float) -> None:
        """Add positions of the same moment; most inputs are nothing in all of them."""
        columns = np.flatnonzero(seen.inputs.any(axis=0))
        inputs = seen.inputs[:, columns].astype(np.float64)
        products = inputs.T @ inputs
        for power, matrix in enumerate(self._matrices):
            matrix[np.ix_(columns, columns)] += progress**power * products
        targets = seen.off.T.astype(np.float64) @ inputs
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
def fitted(sums: Sums, check: Seen) -> tuple[LearnedValue, tuple[float, ...]]:
    """The weights with the ridges that do best on games kept apart, for own points and for the rival's."""
    used = sums.used()
    size = check.inputs.shape[1]
    weights, change = np.zeros((size, OUTPUTS), dtype=np.float32), np.zeros((size, OUTPUTS), dtype=np.float32)
    ridges: list[float] = []
    for output in range(OUTPUTS):
        solved, ridge = _best_ridge(sums.equations(output, used), _of_output(check, output), output, used)
        weights[used, output], change[used, output] = solved[: len(used)], solved[len(used) :]
        ridges.append(ridge)
    return LearnedValue(weights, change), tuple(ridges)


def mean_square_off(value: LearnedValue, seen: Seen) -> float:
    """The mean square of what the own points are off with the value."""
    total = 0.0
    for first in range(0, len(seen.off), BLOCK):
        rows = slice(first, first + BLOCK)
        said = value.expected(seen.inputs[rows].astype(np.float64), seen.progress[rows].astype(np.float64))
        total += float(np.sum((seen.off[rows, 0] - said[:, 0]) ** 2))
    return total / max(1, len(seen.off))


def _of_output(seen: Seen, output: int) -> Seen:
    """The rows of which something is known."""
    rows = np.flatnonzero(~np.isnan(seen.off[:, output]))
    if len(rows) == len(seen.off):
        return seen
    return Seen(seen.inputs[rows], seen.progress[rows], seen.off[rows])


def _best_ridge(equations: tuple[Wide, Wide], check: Seen, output: int, used: Any) -> tuple[Wide, float]:
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


def _square_off(solved: Wide, check: Seen, output: int, used: Any) -> float:
    """The sum of the squares of what an output is off in the games kept apart."""
    total = 0.0
    for inputs, rows in _blocks(check, used):
        said = inputs @ solved[: len(used)] + check.progress[rows] * (inputs @ solved[len(used) :])
        total += float(np.sum((said - check.off[rows, output]) ** 2))
    return total


def _blocks(seen: Seen, used: Any) -> Iterator[tuple[Wide, slice]]:
    """The used inputs, some rows at a time."""
    for first in range(0, len(seen.off), BLOCK):
        rows = slice(first, first + BLOCK)
        yield seen.inputs[rows][:, used].astype(np.float64), rows

"""Fitting weights: sums of products say the same as all positions at once, and forget them."""

from __future__ import annotations

import numpy as np
import pytest

from caravansary.bots import regression
from caravansary.bots.noise import normal
from caravansary.bots.regression import RIDGES, Seen, Sums, Wide, fitted, mean_square_off
from caravansary.core.chance import Chance

FEATURES = 7
NEVER = 5  # an input that is always zero
RARE = 6  # one that is hardly ever anything else
ROUNDS = 4


def numbers(chance: Chance, *shape: int) -> Wide:
    count = int(np.prod(shape))
    return np.array([normal(chance) for _ in range(count)]).reshape(shape)


def a_game(seed: int, rows: int = 30, players: int = 2, noise: float = 0.5) -> Seen:
    """What the own points are off by depends on the first inputs, the rival's on the second, more so at the end."""
    chance = Chance.seeded(seed)
    inputs = numbers(chance, rows, FEATURES).astype(np.float16)
    inputs[:, [NEVER, RARE]] = 0
    inputs[0, RARE] = seed == 1
    progress = np.arange(rows) * ROUNDS // rows / ROUNDS
    scatter = noise * numbers(chance, rows, 2)
    own = 3.0 * inputs[:, 0] + 2.0 * progress * inputs[:, 1] + scatter[:, 0]
    rival = -1.0 * inputs[:, 1] + scatter[:, 1] if players == 2 else np.full(rows, np.nan)
    return Seen(inputs, progress.astype(np.float32), np.stack([own, rival], axis=1).astype(np.float32))


def all_of(games: list[Seen]) -> Seen:
    parts = zip(*[(game.inputs, game.progress, game.off) for game in games], strict=True)
    return Seen(*[np.concatenate(part) for part in parts])


def solved_at_once(games: list[Seen], output: int, used: list[int], ridge: float) -> Wide:
    """The weights from all positions, as a textbook has it."""
    seen = all_of(games)
    rows = ~np.isnan(seen.off[:, output])
    inputs = seen.inputs[rows][:, used].astype(np.float64)
    wide = np.concatenate([inputs, inputs * seen.progress[rows, None]], axis=1)
    found: Wide = np.linalg.solve(wide.T @ wide + ridge * np.eye(wide.shape[1]), wide.T @ seen.off[rows, output])
    return found


@pytest.mark.parametrize("block", [1, 64, 10_000])
def test_sums_say_the_same_as_all_positions_at_once(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regression, "BLOCK", block)
    games = [a_game(seed, players=2 + seed % 3) for seed in range(40)]
    sums = Sums(FEATURES)

    for game in games:
        sums.add(game)
    value, ridges = fitted(sums, [a_game(100)])

    used = [0, 1, 2, 3, 4]
    for output, ridge in enumerate(ridges):
        expected = solved_at_once(games, output, used, ridge)
        assert value.weights[used, output] == pytest.approx(expected[:5], abs=1e-5)
        assert value.change[used, output] == pytest.approx(expected[5:], abs=1e-5)


def test_what_is_never_or_hardly_ever_seen_is_not_learned() -> None:
    sums = Sums(FEATURES)
    for seed in range(40):
        sums.add(a_game(seed))

    value, _ = fitted(sums, [a_game(100)])

    assert sums.rows == 1200
    assert list(sums.used()) == [0, 1, 2, 3, 4]
    assert not value.weights[[NEVER, RARE]].any()


def test_positions_are_forgotten_once_there_are_enough_of_a_round() -> None:
    sums = Sums(FEATURES)

    for seed in range(300):
        sums.add(a_game(seed, players=2 + seed % 2))

    assert sum(len(some.off) for waiting in sums._waiting.values() for some in waiting) < 2 * ROUNDS * regression.BLOCK
    assert sums.rows == 9000


def test_asking_in_between_changes_nothing() -> None:
    asked, others = Sums(FEATURES), Sums(FEATURES)
    for seed in range(40):
        asked.add(a_game(seed))
        others.add(a_game(seed))
        if seed == 10:
            fitted(asked, [a_game(100)])

    assert fitted(asked, [a_game(100)])[0].weights == pytest.approx(fitted(others, [a_game(100)])[0].weights, abs=1e-5)


@pytest.mark.parametrize(("noise", "games"), [(0.01, 2), (0.5, 4), (30.0, 4), (200.0, 2)])
def test_the_ridge_is_the_best_of_all_on_games_kept_apart(noise: float, games: int) -> None:
    sums = Sums(FEATURES)
    for seed in range(games):
        sums.add(a_game(seed, noise=noise))
    check = [a_game(100, rows=400, noise=noise)]

    _, ridges = fitted(sums, check)

    used = sums.used()
    matrix, target = sums.equations(0, used)
    losses: list[float] = []
    for ridge in RIDGES:
        solved: Wide = np.linalg.solve(matrix + ridge * np.eye(len(target)), target).astype(np.float64)
        losses.append(regression._square_off(solved, check, 0, used))
    assert ridges[0] == RIDGES[losses.index(min(losses))]


def test_the_error_is_that_of_the_own_points() -> None:
    sums = Sums(FEATURES)
    for seed in range(40):
        sums.add(a_game(seed))
    value, _ = fitted(sums, [a_game(100)])

    assert mean_square_off(value, [a_game(101, rows=200), a_game(102, rows=200)]) == pytest.approx(0.25, abs=0.05)

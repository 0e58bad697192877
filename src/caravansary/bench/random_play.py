"""Random play as a measure of the engine: loops that stay inside the compiled package, because each crossing costs.

A decision counts only if it had at least two options. The kernel (`kernel.py`) is played in the same way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravansary.bench.kernel import Fair
from caravansary.core.game import Game
from caravansary.core.state import State

MULTIPLIER: Final = 1103515245  # of a quick generator for choices, without wide products; the states have their own
INCREMENT: Final = 12345
MASK: Final = 0x7FFFFFFF


def play_game(game: Game, players: int, seed: int) -> tuple[int, int]:
    """Play a game of a seed to its end: the decisions with a choice, and the options of all decisions."""
    state = game.new(players, seed)
    choice: i64 = seed & MASK
    decisions = listed = 0
    while True:
        seat = state.decider
        if seat < 0:
            return decisions, listed
        options = state.options_of(seat)
        count = len(options)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        state.play(options[(choice >> 8) % count], seat)
        listed += count
        if count > 1:
            decisions += 1


def play_out(state: State, choice: i64, most: int) -> int:
    """Play a position to its end, any of several seats first: how many decisions, or -1 if `most` is too few."""
    for decisions in range(most):
        seats = state.waiting_for
        count = len(seats)
        if count == 0:
            return decisions
        seat = seats[0] if count == 1 else seats[(choice >> 8) % count]
        options = state.options_of(seat)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        state.play(options[(choice >> 8) % len(options)], seat)
    return -1


def play_kernel(seed: int) -> tuple[int, int]:
    """The same with the kernel."""
    fair = Fair.new(seed)
    choice: i64 = seed & MASK
    decisions = listed = 0
    while not fair.is_over:
        options = fair.options()
        count = len(options)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        fair.play(options[(choice >> 8) % count])
        listed += count
        if count > 1:
            decisions += 1
    return decisions, listed


def copy_all(states: list[State]) -> None:
    """Copy every state once."""
    for state in states:
        state.copy()


def copy_all_kernels(fairs: list[Fair]) -> None:
    """Copy every position of the kernel once."""
    for fair in fairs:
        fair.copy()


def positions(game: Game, players: int) -> list[State]:
    """Every position of a random game."""
    state = game.new(players, 1)
    found: list[State] = []
    choice: i64 = 1
    while state.decider >= 0:
        found.append(state.copy())
        options = state.options_of(state.decider)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        state.play(options[(choice >> 8) % len(options)], state.decider)
    return found


def kernel_positions() -> list[Fair]:
    """Every position of a random game of the kernel."""
    fair = Fair.new(1)
    found: list[Fair] = []
    choice: i64 = 1
    while not fair.is_over:
        found.append(fair.copy())
        options = fair.options()
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        fair.play(options[(choice >> 8) % len(options)])
    return found

"""The games of a vector, dealt out to processes that write into arrays in shared memory.

Only the command goes through a pipe; observations, masks and actions do not. Opponents go to the processes when these
begin, so a policy must be a function that can be pickled, and what it learns later does not reach them.
"""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from caravansary.core.errors import CaravansaryError, OptionError
from caravansary.envs.opponents import Opponent
from caravansary.envs.seat_games import SeatArrays, SeatGames, SeatSettings

SECONDS_TO_END: Final = 5.0


class SeatWorkers:
    """Processes, each with some rows of the arrays."""

    def __init__(self, settings: SeatSettings, count: int, scorers: int, processes: int) -> None:
        _check_that_they_travel(settings.opponents)
        context = multiprocessing.get_context("spawn")  # a fork would copy the threads of a learner's library
        buffers: list[Any] = []

        def shared(size: int) -> Any:
            buffers.append(context.RawArray("b", size))
            return buffers[-1]

        self.arrays = SeatArrays(settings.game, count, scorers, shared)
        self._bounds = [count * number // processes for number in range(processes + 1)]
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        for first, last in zip(self._bounds, self._bounds[1:], strict=False):
            here, there = context.Pipe()
            given = (there, settings, count, scorers, buffers, first, last)
            process = context.Process(target=_play, args=given, daemon=True)
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, rows: Sequence[int], seeds: Sequence[int | None]) -> None:
        """New games in these rows."""
        seed_of = dict(zip(rows, seeds, strict=True))
        commands = []
        for first, last in zip(self._bounds, self._bounds[1:], strict=False):
            own = [row for row in rows if first <= row < last]
            commands.append(([row - first for row in own], [seed_of[row] for row in own]))
        self._order(commands)

    def step(self) -> dict[int, str]:
        """Play the actions of the arrays; why an action was illegal, by row."""
        found: dict[int, str] = {}
        for first, illegal in zip(self._bounds, self._order([None] * len(self._pipes)), strict=False):
            found |= {first + row: said for row, said in illegal.items()}
        return found

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(SECONDS_TO_END)
            if process.is_alive():
                process.terminate()

    def _order(self, commands: Sequence[Any]) -> list[Any]:
        """All work at the same time; a problem of one of them is raised when all have answered."""
        for pipe, command in zip(self._pipes, commands, strict=True):
            with suppress(OSError):  # the answer tells that it has ended
                pipe.send(command)
        answers = [_answer(pipe) for pipe in self._pipes]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def _check_that_they_travel(opponents: list[Opponent]) -> None:
    try:
        pickle.dumps(opponents)
    except (pickle.PicklingError, AttributeError, TypeError) as problem:
        said = "a policy that goes to other processes must be a function or an object of a module that they can import"
        raise OptionError(f"{said}: {problem}") from problem


def _answer(pipe: Connection) -> Any:
    try:
        return pipe.recv()
    except (EOFError, OSError):
        return CaravansaryError("a process of the vector has ended")


def _play(
    pipe: Connection, settings: SeatSettings, count: int, scorers: int, buffers: list[Any], first: int, last: int
) -> None:
    """The work of a process: a command of None is a step, any other the rows and seeds of new games."""
    there = iter(buffers)
    arrays = SeatArrays(settings.game, count, scorers, lambda size: next(there))
    games = SeatGames(settings, arrays.part(first, last))
    while True:
        try:
            command = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send(_done(games, command))
        except Exception as problem:  # whatever it is, who gave the command must know
            pipe.send(problem)


def _done(games: SeatGames, command: Any) -> dict[int, str]:
    if command is None:
        return games.step()
    games.reset(*command)
    return {}

"""Runs a tournament: plays what is missing, keeps every finished game, counts in the order of the plan."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from caravansary.arena.backends import Backend
from caravansary.arena.plan import Job, Plan
from caravansary.arena.played_game import play
from caravansary.arena.standing import Standing

OnGame = Callable[[Standing], None]


class Run:
    """A run of a tournament, new or continued."""

    def __init__(self, plan: Plan, backend: Backend) -> None:
        self.standing = Standing(plan)
        self.found = 0  # games that an earlier run had finished
        self.played = 0  # games that this run finished
        self._backend = backend

    def play(self, on_game: OnGame | None = None) -> None:
        """Play all games and keep none but the standing."""
        for _, game in self._backend.run(play, self._jobs()):
            self.played += 1
            self.standing.add(game)
            if on_game is not None:
                on_game(self.standing)

    def play_in(self, path: Path, on_game: OnGame | None = None) -> None:
        """Play the games that the folder does not hold yet, and keep all in it."""
        from caravansary.arena.folder import Folder

        with Folder(path, self.standing.plan) as folder:
            for game in folder.games():
                self.found += 1
                folder.file(self.standing.add(game))
            for _, game in self._backend.run(play, self._jobs()):
                self.played += 1
                folder.keep(game)
                folder.file(self.standing.add(game))
                if on_game is not None:
                    on_game(self.standing)
            folder.finish(self.standing.to_dict())

    def _jobs(self) -> Iterator[Job]:
        """The games still to be played, drawn when a worker is free, so a stopped pairing gets no more of them."""
        plan = self.standing.plan
        for number in range(plan.total):
            if self.standing.wants(number):
                yield plan.job(number)

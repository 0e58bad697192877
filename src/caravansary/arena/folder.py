"""The folder of a tournament: every finished game is kept at once, and a run that was stopped goes on from there.

A game is first a line of `unfiled.jsonl`. When enough of them count they are filed together: their records, then a part
of each Parquet table, that of the outcomes last. What a killed run left half done is recognised by the missing part
of the outcomes and done again from the lines.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, final

from msgspec import MsgspecError
from msgspec import json as fast_json

from caravansary import __version__
from caravansary.arena import tables
from caravansary.arena.plan import Plan
from caravansary.arena.played_game import PlayedGame, record_of
from caravansary.core.errors import CaravansaryError, shown

TOURNAMENT: Final = "caravansary tournament"
FORMAT: Final = 1
PART: Final = 20  # games
OWN_FIRST: Final = ("lock", "tournament.json.part")  # left behind by a run that was killed at once
TABLES: Final = ("decisions", "features", "outcomes")  # in the order in which they are written


class FolderError(CaravansaryError):
    """A folder that holds something else, or is in use."""


@final
class Folder:
    """Keeps the games of one tournament; to be opened and closed by `with`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self._parts = 0
        self._filed: set[int] = set()
        self._counting: list[PlayedGame] = []  # count, but are not filed yet
        self._lock: BinaryIO | None = None

    def __enter__(self) -> Folder:
        self._check_empty_or_ours()
        self.path.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(self.path / "lock")
        try:
            self._note_plan()
            for name in ("records", *TABLES):
                (self.path / name).mkdir(exist_ok=True)
            self._clear_up()
        except BaseException:
            self._lock.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._lock is not None:
            self._lock.close()

    # --- opening ----------------------------------------------------------------------------------------------------
    def _check_empty_or_ours(self) -> None:
        if self.path.exists() and not self.path.is_dir():
            raise FolderError(f"{self.path}: is not a folder")
        is_used = self.path.is_dir() and any(one.name not in OWN_FIRST for one in self.path.iterdir())
        if is_used and not self._tournament.exists():
            raise FolderError(f"{self.path}: is not empty, and no tournament is kept in it")

    @property
    def _tournament(self) -> Path:
        return self.path / "tournament.json"

    def _note_plan(self) -> None:
        """Write what is played, or compare it with what was; only the number of games may grow."""
        asked = {TOURNAMENT: FORMAT, "version": __version__, **self.plan.to_dict()}
        if self._tournament.exists():
            kept = _read_json(self._tournament)
            for key in {**kept, **asked}:
                if kept.get(key) != asked.get(key) and not (key == "games" and _grows(kept.get(key), self.plan.games)):
                    raise FolderError(
                        f"{self.path}: keeps another tournament: {key} is {shown(kept.get(key))}, "
                        f"asked is {shown(asked.get(key))}"
                    )
        _write(self._tournament, json.dumps(asked, indent=1) + "\n")

    def _clear_up(self) -> None:
        """Forget what a killed run left half done."""
        self._parts = len(list((self.path / "outcomes").glob("*.parquet")))
        for name in TABLES:
            for file in (self.path / name).iterdir():
                if file.suffix != ".parquet" or int(file.stem) >= self._parts:
                    file.unlink()

    # --- what is there ----------------------------------------------------------------------------------------------
    def games(self) -> Iterator[PlayedGame]:
        """The games that are kept: the filed ones in their order, then the others, none twice."""
        for part in range(self._parts):
            for game in tables.read_games(self._part("outcomes", part), self._part("decisions", part)):
                self._filed.add(game.number)
                yield game
        self._drop_filed()
        yield from self._unfiled()

    def _unfiled(self) -> Iterator[PlayedGame]:
        """Up to a line that a killed run did not write to its end."""
        if not self._lines.exists():
            return
        with self._lines.open("rb") as file:
            for line in file:
                try:
                    yield fast_json.decode(line, type=PlayedGame)
                except MsgspecError:
                    return

    @property
    def _lines(self) -> Path:
        return self.path / "unfiled.jsonl"

    def _part(self, table: str, number: int) -> Path:
        return self.path / table / f"{number:05}.parquet"

    # --- keeping ----------------------------------------------------------------------------------------------------
    def keep(self, game: PlayedGame) -> None:
        """Keep a finished game: from now on it survives the end of this run."""
        with self._lines.open("ab") as file:
            file.write(fast_json.encode(game) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def file(self, counting: list[PlayedGame]) -> None:
        """Games that count now; those that make a whole part with earlier ones are filed."""
        self._counting += [game for game in counting if game.number not in self._filed]
        while len(self._counting) >= PART:
            self._file(self._counting[:PART])
            self._counting = self._counting[PART:]

    def finish(self, results: dict[str, Any]) -> None:
        """All games are counted: file the rest, and write the results."""
        if self._counting:
            self._file(self._counting)
            self._counting = []
        self._lines.unlink(missing_ok=True)
        _write(self.path / "results.json", json.dumps(results, indent=1) + "\n")

    def _file(self, games: list[PlayedGame]) -> None:
        for game in games:
            _write(self.path / "records" / f"{game.number:06}.record", record_of(self.plan, game).write())
        tables.write_table(self._part("decisions", self._parts), tables.decisions_table(self.plan, games))
        if self.plan.with_features:
            tables.write_table(self._part("features", self._parts), tables.features_table(self.plan, games))
        tables.write_table(self._part("outcomes", self._parts), tables.outcomes_table(self.plan, games))
        self._parts += 1
        self._filed |= {game.number for game in games}
        self._drop_filed()

    def _drop_filed(self) -> None:
        unfiled = [game for game in self._unfiled() if game.number not in self._filed]
        _write(self._lines, "".join(fast_json.encode(game).decode() + "\n" for game in unfiled))


def _grows(before: Any, games: int) -> bool:
    return isinstance(before, int) and games >= before


def _read_json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as problem:
        raise FolderError(f"{path}: cannot be read: {problem}") from None
    if not isinstance(found, dict) or found.get(TOURNAMENT) != FORMAT:
        raise FolderError(f"{path}: not a tournament of format {FORMAT}")
    return found


def _write(path: Path, text: str) -> None:
    """Write a file whole, or leave the one that was there."""
    beside = path.with_name(f"{path.name}.part")
    with beside.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


def _locked(path: Path) -> BinaryIO:
    """A file that one run at a time holds; it is free again when that run has ended, however it ended."""
    lock = path.open("ab")
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise FolderError(f"{path.parent}: another run is playing this tournament") from None
    return lock


def _lock(lock: BinaryIO) -> None:
    with contextlib.suppress(ImportError):  # elsewhere two runs in one folder are not noticed
        import fcntl

        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

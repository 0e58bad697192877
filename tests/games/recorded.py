"""Games of any kind that are kept in the repository: each replays to its final scores."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import caravansary
from caravansary.core.archive import unpack
from caravansary.core.game import Game
from caravansary.core.record import Record


def kept(archive: Path, find: Callable[[str], Game] = caravansary.game) -> list[Record]:
    return unpack(archive.read_text(encoding="utf-8"), find)


def check_archive(archive: Path, game: str, find: Callable[[str], Game] = caravansary.game) -> None:
    """The games of an archive replay to their scores."""
    for record in kept(archive, find):
        assert record.game.name == game
        assert record.result
        record.verify()


def check_record(path: Path, find: Callable[[str], Game] = caravansary.game) -> None:
    """A record replays to its scores."""
    record = Record.parse(path.read_text(encoding="utf-8"), find)
    state = record.verify()
    assert state.is_over
    assert [score.total for score in state.scores()] == record.result

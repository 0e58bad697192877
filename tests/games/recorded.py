"""Games of any kind that are kept in the repository: each replays to its final scores."""

from __future__ import annotations

from pathlib import Path

import caravansary
from caravansary.core.archive import unpack
from caravansary.core.record import Record


def kept(archive: Path) -> list[Record]:
    return unpack(archive.read_text(encoding="utf-8"), caravansary.game)


def check_archive(archive: Path, game: str) -> None:
    """The games of an archive replay to their scores."""
    for record in kept(archive):
        assert record.game.name == game
        assert record.result
        record.verify()


def check_record(path: Path) -> None:
    """A record replays to its scores."""
    record = Record.parse(path.read_text(encoding="utf-8"), caravansary.game)
    state = record.verify()
    assert state.is_over
    assert [score.total for score in state.scores()] == record.result

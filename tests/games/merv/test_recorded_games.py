"""Every game kept in the repository replays to its final scores: a guard against change, no proof of a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import caravansary
from caravansary.core.archive import unpack
from caravansary.core.record import Record

RECORDED = Path(__file__).parent / "recorded"
ARCHIVES = sorted(RECORDED.glob("*.archive"))
RECORDS = sorted(RECORDED.glob("*.record"))


def test_a_hundred_games_of_every_player_count_are_kept() -> None:
    kept = dict.fromkeys(range(1, 5), 0)
    for path in ARCHIVES:
        for record in unpack(path.read_text(encoding="utf-8"), caravansary.game):
            kept[record.players] += 1

    assert min(kept.values()) >= 100


@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.stem)
def test_the_games_of_an_archive_replay_to_their_scores(path: Path) -> None:
    for record in unpack(path.read_text(encoding="utf-8"), caravansary.game):
        assert record.game.name == "merv"
        assert record.result
        record.verify()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_scores(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"), caravansary.game)

    state = record.verify()

    assert state.is_over
    assert [score.total for score in state.scores()] == record.result

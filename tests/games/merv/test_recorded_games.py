"""Every game kept in the repository replays to its final scores: a guard against change, no proof of a rule."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.games.recorded import check_archive, check_record, kept

RECORDED = Path(__file__).parent / "recorded"
ARCHIVES = sorted(RECORDED.glob("*.archive"))
RECORDS = sorted(RECORDED.glob("*.record"))


def test_a_hundred_games_of_every_player_count_are_kept() -> None:
    count = Counter(record.players for path in ARCHIVES for record in kept(path))

    assert [count[players] >= 100 for players in (1, 2, 3, 4)] == [True, True, True, True]


@pytest.mark.parametrize("path", ARCHIVES, ids=lambda path: path.stem)
def test_the_games_of_an_archive_replay_to_their_scores(path: Path) -> None:
    check_archive(path, "merv")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_scores(path: Path) -> None:
    check_record(path)

"""Every game kept in the repository replays to its final scores: a guard against change, no proof of a rule.

`recorded/keep.py` plays them anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.games.marco_polo.recorded.keep import OPTIONS, played
from tests.games.recorded import kept

RECORDED = Path(__file__).parent / "recorded"
ARCHIVES = sorted(RECORDED.glob("*.archive"))
RECORDS = sorted(RECORDED.glob("*.record"))


def test_a_hundred_games_of_every_player_count_are_kept() -> None:
    """Half of them greedy, and each way to set up the game among them."""
    count: Counter[int] = Counter()
    options: set[str] = set()
    for path in ARCHIVES:
        records = kept(path)
        assert len(records) >= 50
        count[records[0].players] += len(records)
        options |= {repr(sorted(record.options.items())) for record in records if record.players == 4}

    assert [count[players] >= 100 for players in (2, 3, 4)] == [True, True, True]
    assert len(options) == len(OPTIONS)
    assert [path.stem for path in RECORDS] == ["greedy-2", "greedy-3", "greedy-4"]


def test_the_program_that_keeps_games_gives_the_same_game() -> None:
    """Random ones; what the greedy bot chooses may become better without a change of the rules."""
    records = kept(RECORDED / "random-3.archive")

    for number in range(3):
        assert played("random", 3, number).plays == records[number].plays

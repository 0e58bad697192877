"""Every game kept in the repository replays to its final scores: a guard against change, no proof of a rule.

`recorded/keep.py` plays them anew.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import caravansary
from caravansary.core.errors import PositionError, RecordError
from caravansary.core.record import Record
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.pieces import EXPANSIONS
from tests.games.marrakesh.recorded.keep import OPTIONS, expanded, played
from tests.games.recorded import kept

RECORDED = Path(__file__).parent / "recorded"
ARCHIVES = sorted(RECORDED.glob("*.archive"))
RECORDS = sorted(RECORDED.glob("*.record"))


def test_a_hundred_games_of_every_player_count_are_kept() -> None:
    """Half of them greedy, and each way to set up the game among them."""
    count: Counter[int] = Counter()
    options: set[str] = set()
    for path in ARCHIVES:
        if path.stem.startswith("expansions"):
            continue
        records = kept(path)
        assert len(records) >= 50
        count[records[0].players] += len(records)
        options |= {repr(sorted(record.options.items())) for record in records if record.players == 4}

    assert [count[players] >= 100 for players in (2, 3, 4)] == [True, True, True]
    assert len(options) == len(OPTIONS)
    assert [path.stem for path in RECORDS] == ["greedy-2", "greedy-3", "greedy-4"]


def test_thirty_games_with_all_expansions_are_kept() -> None:
    records = [record for path in ARCHIVES if path.stem.startswith("expansions") for record in kept(path)]

    assert len(records) >= 30
    assert {record.players for record in records} == {2, 3, 4}
    assert all(record.options[name] for record in records for name in EXPANSIONS)
    assert {(record.seats[0].bot, record.options["floor"]) for record in records} == {
        (bot, floor) for bot in ("greedy", "random") for floor in ("b1", "b2")
    }


def test_the_program_that_keeps_games_gives_the_same_game() -> None:
    """Random ones; what the greedy bot chooses may become better without a change of the rules."""
    records = kept(RECORDED / "random-3.archive")
    with_everything = kept(RECORDED / "expansions-3.archive")

    for number in range(3):
        assert played("random", 3, number).plays == records[number].plays
    assert expanded(3, 2).plays == with_everything[2].plays


# --- rules version 1 --------------------------------------------------------------------------------------------------
OLDER = "made under rules 1 of marrakesh, older than the rules 2 here: it can be shown, not replayed"


def test_a_record_of_rules_version_1_is_recognised_and_stays_readable() -> None:
    text = (RECORDED / "rules-1" / "greedy-2.record").read_text(encoding="utf-8")

    record = Record.parse(text, caravansary.game)

    assert (record.rules, record.players, record.result) == (1, 2, [138, 132])
    assert len(record.plays) > 200
    with pytest.raises(RecordError) as refused:
        record.replay()
    assert str(refused.value) == f"line 3: {OLDER}"


def test_a_position_of_rules_version_1_is_refused_with_the_same_sentence() -> None:
    saved = {**GAME.new(2, 1).to_dict(), "rules": 1}

    with pytest.raises(PositionError) as refused:
        GAME.from_dict(saved)

    assert str(refused.value) == f"rules: {OLDER}"

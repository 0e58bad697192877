"""Records as Parquet for learning: a row for each choice, with mask, observation and the end of the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="needs the extra 'arena'")

import pyarrow.parquet as pq

import caravansary
from caravansary.core.archive import unpack
from caravansary.core.errors import OptionError, RecordError
from caravansary.core.record import Record
from caravansary.envs.dataset import write_dataset
from caravansary.envs.rewards import by_margin

GAMES = Path(__file__).parents[1] / "games"


def kept(name: str, players: int = 3, count: int = 2) -> list[Record]:
    archive = (GAMES / name / "recorded" / f"random-{players}.archive").read_text(encoding="utf-8")
    lines = archive.splitlines()[: count + 1]
    return unpack("\n".join(lines), caravansary.game)


# --- decisions of a record ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_record_tells_its_decisions_with_the_positions_before_them(name: str) -> None:
    record = kept(name)[0]

    decisions = list(record.decisions())

    assert [(decided.seat, decided.action) for decided in decisions] == record.plays
    assert [decided.ply for decided in decisions] == list(range(len(record.plays)))
    for decided in decisions[::40]:
        assert decided.state == record.replay(decided.ply)
        assert decided.action in decided.options == decided.state.options_of(decided.seat)
    last = decisions[-1]
    last.state.play(last.action, last.seat)
    assert last.state == record.replay()


def test_a_record_that_goes_wrong_tells_where() -> None:
    record = kept("merv")[0]
    broken = Record(
        record.game,
        players=record.players,
        seed=record.seed,
        plays=[*record.plays[:5], (record.plays[5][0], 0), *record.plays[6:]],
        options=record.options,
    )

    decisions = broken.decisions()

    assert [next(decisions).ply for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(RecordError, match="decision 6"):
        next(decisions)


# --- the table ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", caravansary.list_games())
def test_a_row_is_a_decision_with_a_choice(name: str, tmp_path: Path) -> None:
    records, game = kept(name), caravansary.game(name)
    path = tmp_path / "games.parquet"

    count = write_dataset(path, records)

    rows = pq.read_table(path).to_pylist()
    chosen = [
        (number, record, decided)
        for number, record in enumerate(records)
        for decided in record.decisions()
        if len(decided.options) > 1
    ]
    assert count == len(rows) == len(chosen) > 100
    for row, (number, record, decided) in list(zip(rows, chosen, strict=True))[::37]:
        end = record.replay()
        assert (row["game"], row["seed"], row["players"]) == (number, record.seed, 3)
        assert (row["ply"], row["seat"], row["action"]) == (decided.ply, decided.seat, decided.action)
        assert row["kind"] == decided.state.decision(decided.seat).kind
        assert row["who"] == "random"
        assert [action for action, is_legal in enumerate(row["legal"]) if is_legal] == sorted(decided.options)
        assert row["observation"] == game.observe(decided.state, decided.seat)
        assert row["score"] == end.scores()[decided.seat].total
        assert row["rank"] == next(rank.place for rank in end.ranking() if rank.who == decided.seat)
        assert row["margin"] == by_margin(end)[decided.seat]


def test_the_file_says_what_its_numbers_are(tmp_path: Path) -> None:
    game = caravansary.game("marco_polo")
    write_dataset(tmp_path / "games.parquet", kept("marco_polo", count=1))

    schema = pq.read_schema(tmp_path / "games.parquet")
    said: dict[str, Any] = {key.decode(): value.decode() for key, value in schema.metadata.items()}

    assert json.loads(said["caravansary.observation_names"]) == game.observation_names()
    assert json.loads(said["caravansary.observation_layout"]) == [span.to_dict() for span in game.observation_layout()]
    assert json.loads(said["caravansary.action_names"])[:2] == [game.action_name(0), game.action_name(1)]
    assert len(json.loads(said["caravansary.action_names"])) == game.num_actions
    assert said["caravansary.observation_version"] == str(game.observation_version)
    assert (said["caravansary.game"], said["caravansary.rules"]) == ("marco_polo", str(game.rules_version))


def test_what_does_not_fit_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    good = kept("merv", count=1)
    wrong = kept("merv", count=1)
    wrong[0].result = [0, 0, 0]
    for records, problem in (
        ([], "at least one record"),
        ([*good, *kept("marco_polo", count=1)], "record 2 is of another game"),
        ([*good, *wrong], "the result is given as 0 0 0"),
    ):
        with pytest.raises((OptionError, RecordError), match=problem):
            write_dataset(path, records)
        assert list(tmp_path.iterdir()) == []

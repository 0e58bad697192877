"""The folder of a tournament: what is kept of it, and that a killed run goes on without loss."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
import pytest

import caravansary
from caravansary.arena import folder as folders
from caravansary.arena.backends import Here, Processes
from caravansary.arena.folder import TABLES, Folder, FolderError
from caravansary.arena.played_game import play
from caravansary.arena.tournament import Run
from caravansary.bots import learned_value
from caravansary.core.record import Record
from tests.arena.killed_run import GAMES, PART, PLAN, Ended, end, ending_at, undisturbed
from tests.arena.plans import MERV, quick_plan
from tests.processes import surroundings


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tournament that nobody disturbed."""
    path = tmp_path_factory.mktemp("whole") / "tournament"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folders, "PART", PART)
        undisturbed(path)
    return path


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PART", PART)


def results(path: Path) -> dict[str, Any]:
    """All that does not depend on the clock."""
    found: dict[str, Any] = json.loads((path / "results.json").read_text())
    found.pop("thinking")
    return found


def records(path: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (path / "records").iterdir()}


def table_of(path: Path, name: str) -> Any:
    """All parts of a table, without the times."""
    table = pa.concat_tables(pq.read_table(part).combine_chunks() for part in sorted((path / name).iterdir()))
    return table.drop_columns(["seconds"]) if "seconds" in table.column_names else table


def rows(path: Path, name: str, game: int | None = None) -> list[dict[str, Any]]:
    """The rows of a table, of all games or of one."""
    table = table_of(path, name)
    found: list[dict[str, Any]] = (table if game is None else table.filter(pc.field("game") == game)).to_pylist()
    return found


def same(one: Path, other: Path) -> bool:
    tables = all(table_of(one, name).equals(table_of(other, name)) for name in TABLES)
    return tables and results(one) == results(other) and records(one) == records(other)


# --- what is kept ---------------------------------------------------------------------------------------------------
def test_every_record_replays_to_its_outcome(whole: Path) -> None:
    found = records(whole)

    assert sorted(found) == [f"{number:06}.record" for number in range(GAMES)]
    for number, text in enumerate(found[name] for name in sorted(found)):
        record = Record.parse(text, caravansary.game)
        record.verify()
        scores = [row["score"] for row in rows(whole, "outcomes", number)]
        assert record.result == scores


def test_outcomes_have_a_row_for_each_seat(whole: Path) -> None:
    found = rows(whole, "outcomes")

    assert [(row["game"], row["seat"]) for row in found] == [(game, seat) for game in range(GAMES) for seat in (0, 1)]
    for mine, theirs in zip(found[::2], found[1::2], strict=True):
        assert mine["margin"] == mine["score"] - theirs["score"] == -theirs["margin"]
        assert {mine["rank"], theirs["rank"]} in ({1, 2}, {1})
        assert mine["seed"] == theirs["seed"] == PLAN.seed_of(mine["game"])


def test_decisions_are_the_lines_of_the_records(whole: Path) -> None:
    record = Record.parse(records(whole)["000003.record"], caravansary.game)
    found = rows(whole, "decisions", 3)

    assert [(row["seat"], row["action"]) for row in found] == record.plays
    assert [row["ply"] for row in found] == list(range(len(record.plays)))


def test_features_are_what_the_seat_observed(whole: Path) -> None:
    record = Record.parse(records(whole)["000002.record"], caravansary.game)
    found = {row["ply"]: row for row in rows(whole, "features", 2)}
    asked = {row["ply"] for row in rows(whole, "decisions", 2) if row["options"] > 1}

    assert found.keys() == asked
    for ply in sorted(asked)[::20]:
        seat = found[ply]["seat"]
        assert found[ply]["features"] == pytest.approx(MERV.observe(record.replay(ply), seat), abs=1e-6)


def test_the_tables_say_what_they_are(whole: Path) -> None:
    schemas = {table: pq.read_schema(whole / table / "00000.parquet") for table in TABLES}

    columns = {table: [f"{field.name} {field.type}" for field in schema] for table, schema in schemas.items()}
    kind = "kind dictionary<values=string, indices=int16, ordered=0>"
    assert columns["decisions"][:4] == ["game int32", "ply int32", "seat int8", kind]
    assert columns["decisions"][4:] == ["action int32", "options int32", "seconds float"]
    assert columns["outcomes"][:4] == ["game int32", "seed uint64", "seat int8", "bot string"]
    assert columns["outcomes"][4:] == ["score int32", "rank int8", "margin int32"]
    vector = schemas["features"].field("features").type
    assert (vector.list_size, str(vector.value_type)) == (MERV.observation_size, "float")
    for table, schema in schemas.items():
        assert schema.metadata[b"caravansary.schema"] == b"1"
        assert schema.metadata[b"caravansary.table"] == table.encode()
        assert schema.metadata[b"caravansary.game"] == b"merv"


def test_parts_have_the_same_games_on_any_number_of_processes(whole: Path, tmp_path: Path) -> None:
    run = Run(PLAN, Processes(2))
    run.play_in(tmp_path / "two")

    assert run.played == GAMES
    assert same(tmp_path / "two", whole)
    assert [file.name for file in sorted((whole / "outcomes").iterdir())] == [
        f"0000{part}.parquet" for part in range(3)
    ]


def test_nothing_half_done_is_left(whole: Path) -> None:
    assert not list(whole.rglob("*.part"))
    assert not (whole / "unfiled.jsonl").exists()


# --- going on -------------------------------------------------------------------------------------------------------
def killed(path: Path, moment: str, count: int) -> None:
    """A run of another process, killed in earnest."""
    command = [sys.executable, "-m", "tests.arena.killed_run", str(path), moment, str(count)]
    done = subprocess.run(command, env=surroundings(), check=False, capture_output=True)
    assert done.returncode == -signal.SIGKILL, done.stderr


def ended(path: Path, moment: str, count: int) -> None:
    with ending_at(moment, count, end), pytest.raises(Ended):
        undisturbed(path)


@pytest.mark.parametrize(
    ("ends", "moment", "count", "kept"),
    [
        (ended, "games", 1, 1),
        (ended, "games", 3, 3),
        (ended, "games", GAMES, GAMES),
        (ended, "line", 3, 2),  # the third was not yet kept
        (ended, "tables", 1, 2),  # decisions of the first part
        (ended, "tables", 2, 2),  # and its features
        (ended, "tables", 3, 2),  # and its outcomes, while the games are still unfiled
        (ended, "tables", 9, GAMES),
        (killed, "table", 3, 2),
        (ended, "table", 6, 4),
    ],
)
def test_a_killed_run_goes_on_and_ends_as_an_undisturbed_one(
    whole: Path, tmp_path: Path, ends: Callable[[Path, str, int], None], moment: str, count: int, kept: int
) -> None:
    path = tmp_path / "tournament"
    ends(path, moment, count)

    run = undisturbed(path)

    assert (run.found, run.played) == (kept, GAMES - kept)
    assert same(path, whole)


def test_a_run_that_is_killed_again_and_again(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "tournament"
    for moment, count in (("games", 2), ("table", 2), ("line", 2), ("tables", 2), ("games", 2)):
        ended(path, moment, count)

    undisturbed(path)

    assert same(path, whole)


def test_a_finished_tournament_is_only_read(whole: Path) -> None:
    before = {file: file.stat().st_mtime_ns for file in whole.rglob("*.parquet")}

    run = undisturbed(whole)

    assert (run.found, run.played) == (GAMES, 0)
    assert {file: file.stat().st_mtime_ns for file in whole.rglob("*.parquet")} == before


def test_more_games_can_be_asked_for_later(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "tournament"
    Run(PLAN._replace(games=2), Here()).play_in(path)

    run = undisturbed(path)

    assert (run.found, run.played) == (2, GAMES - 2)
    assert results(path) == results(whole)
    assert rows(path, "outcomes") == rows(whole, "outcomes")
    assert records(path) == records(whole)


def test_games_beyond_a_stop_are_not_in_the_results(tmp_path: Path) -> None:
    """A pairing that is clear early has the same files, whatever else was finished by then."""
    plan = quick_plan(40)._replace(goal=0.02, stop_when_clear=True)
    one, two = tmp_path / "one", tmp_path / "two"

    Run(plan, Here()).play_in(one)
    Run(plan, Processes(2)).play_in(two)

    counted = results(one)["pairings"][0]["games"]
    assert counted < 40
    assert len(records(one)) == counted
    assert results(one) == results(two)
    assert records(one) == records(two)
    assert rows(one, "decisions") == rows(two, "decisions")


# --- what is refused ------------------------------------------------------------------------------------------------
@pytest.fixture
def begun(tmp_path: Path) -> Path:
    path = tmp_path / "begun"
    Run(quick_plan(2), Here()).play_in(path)
    return path


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"seed": 6}, "keeps another tournament: seed is 5, asked is 6"),
        ({"games": 1}, "games is 2, asked is 1"),
        ({"bots": ["random", "greedy"]}, r"bots is \['random', 'random'\], asked is \['random', 'greedy'\]"),
        ({"goal": 0.75}, "goal is None, asked is 0.75"),
        ({"with_features": True}, "features is False, asked is True"),
    ],
)
def test_another_tournament_is_refused_and_nothing_is_lost(begun: Path, changes: dict[str, Any], problem: str) -> None:
    before = {file: file.read_bytes() for file in begun.rglob("*") if file.is_file()}

    with pytest.raises(FolderError, match=problem):
        Run(quick_plan(2)._replace(**changes), Here()).play_in(begun)

    assert {file: file.read_bytes() for file in begun.rglob("*") if file.is_file()} == before


def test_a_tournament_does_not_go_on_with_another_learned_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = quick_plan(2)._replace(bots=["expert@1", "random"])
    kept = plan.to_dict()
    assert len(kept["model"]) == 8
    assert quick_plan(2).to_dict()["model"] is None
    with Folder(tmp_path, plan):
        pass

    monkeypatch.setattr(learned_value, "MODELS", tmp_path)  # there is none

    with pytest.raises(FolderError, match=f"model is '{kept['model']}', asked is None"), Folder(tmp_path, plan):
        pass


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    (tmp_path / "file").write_text("")

    with pytest.raises(FolderError, match="is not empty, and no tournament is kept in it"):
        Run(quick_plan(4), Here()).play_in(tmp_path)
    with pytest.raises(FolderError, match="is not a folder"):
        Run(quick_plan(4), Here()).play_in(tmp_path / "file")

    assert {file.name for file in tmp_path.iterdir()} == {"letter.txt", "file"}


def test_two_runs_do_not_share_a_folder(begun: Path) -> None:
    with Folder(begun, quick_plan(2)), pytest.raises(FolderError, match="another run is playing this tournament"):
        Run(quick_plan(4), Here()).play_in(begun)


def test_a_damaged_table_is_named(begun: Path) -> None:
    (begun / "outcomes" / "00000.parquet").write_bytes(b"PAR1 of something")

    with pytest.raises(caravansary.CaravansaryError, match=r"outcomes/00000.parquet: cannot be read"):
        Run(quick_plan(4), Here()).play_in(begun)


def test_a_kept_game_survives_before_it_is_filed(tmp_path: Path) -> None:
    plan = quick_plan(4)
    game = play(plan.job(2))
    with Folder(tmp_path / "new", plan) as folder:
        folder.keep(game)

    with Folder(tmp_path / "new", plan) as folder:
        assert list(folder.games()) == [game]

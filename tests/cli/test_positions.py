"""`new`, `show`, `replay`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import caravansary
from caravansary.arena.games import play_game
from caravansary.cli.boards import plain
from caravansary.cli.output import console
from caravansary.core.archive import pack
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record
from tests.cli.command import fails, succeeds

MERV = caravansary.game("merv")


def record_of(seed: int, players: int = 2) -> Record:
    result = play_game(MERV, players, ["random"], seed)
    seats = [Seat(name, BOT, "random") for name in ("Anna", "Бен", "[red]#|", "d")[:players]]
    return Record(MERV, players=players, seed=seed, plays=result.plays, seats=seats, result=result.totals)


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of(3)


@pytest.fixture
def record_file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(record.write(), encoding="utf-8")
    return path


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A new game of three as a file."""
    path = tmp_path / "start.json"
    succeeds("new", "merv", "--players", "3", "--seed", "7", "-o", path)
    return path


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text('name = "mine"\n[contract.k1f-1]\npoints = 7\n[marketplace]\nrayy = { teal = 2 }\n')
    return path


# --- new ------------------------------------------------------------------------------------------------------------
def test_a_new_game_is_a_position_that_can_be_loaded(start: Path) -> None:
    printed = succeeds("new", "merv", "--players", "3", "--seed", "7")

    assert start.read_text(encoding="utf-8") == printed
    assert MERV.from_dict(json.loads(printed)).to_dict() == MERV.new(3, 7).to_dict()
    assert list(start.parent.iterdir()) == [start]


def test_options_and_editions_reach_the_game(edition: Path) -> None:
    printed = succeeds("new", "merv", "--players", "2", "--edition", edition, "--option", "colours=green,red")

    assert json.loads(printed)["colours"][:2] == ["green", "red"]
    assert json.loads(printed)["edition"]["name"] == "mine"


# --- show -----------------------------------------------------------------------------------------------------------
def test_show_draws_the_table(start: Path) -> None:
    shown = succeeds("show", start, "--seat", "1")

    assert "Year 1 of 3, round 1 of 4 · north side" in shown
    assert shown.count("Caravansary") >= 4
    assert "► Blue" in shown
    assert "Rayy (1 purple)*" in shown
    assert "level I, favour: 6 points ← 1 purple, 2 scrolls, 1 good of any kind" in shown


def test_show_uses_the_values_of_the_edition(edition: Path) -> None:
    shown = succeeds("show", "-", typed=succeeds("new", "merv", "--players", "2", "--edition", edition))

    assert "level I, favour: 7 points ← 1 purple" in shown
    assert "Rayy (2 teal)*" in shown
    assert "Samarkand (1 orange)*" in shown


def test_show_gives_a_program_the_view(start: Path) -> None:
    assert json.loads(succeeds("show", start, "--json")) == MERV.new(3, 7).view(None)
    assert json.loads(succeeds("show", start, "--json", "--seat", "2"))["seat"] == 2


def test_a_position_can_come_from_standard_input() -> None:
    printed = succeeds("new", "merv", "--players", "1", "--seed", "7")

    assert "Corrupt Magistrate" in succeeds("show", "-", typed=printed)


def test_show_of_a_record_is_its_end(record: Record, record_file: Path) -> None:
    shown = succeeds("show", record_file)

    assert "the game is over" in shown
    assert "Anna" in shown
    assert "Final scores" in shown


def test_show_of_a_running_record_lists_its_decisions(record: Record, tmp_path: Path) -> None:
    running = Record(MERV, players=2, seed=None, plays=record.plays[:5], seats=record.seats)
    path = tmp_path / "running.record"
    path.write_text(running.write(), encoding="utf-8")

    shown = succeeds("show", path)

    assert "it can be read, not replayed" in shown
    assert shown.count("Take slot") >= 1
    assert "no position to show" in fails("show", path, "--json")


def test_a_view_without_a_board_is_printed_as_a_tree() -> None:
    out = console()

    with out.capture() as captured:
        out.print(plain("toy", {"coins": [1, 2], "seats": [{"name": "a"}, {"name": None}], "top_card": 3, "gone": []}))

    shown = captured.get()
    assert "coins: 1, 2" in shown
    assert "top card: 3" in shown
    assert "name: -" in shown


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "the file is empty"),
        (b"\xff\xfe\x00", "must be UTF-8 text"),
        (b"{", "neither a record nor JSON"),
        (b"[1, 2]", "neither a saved position nor a record"),
        (b"[" * 100_000, "neither a record nor JSON"),
        (b"{}", "game must be the name of a game"),
        (b'{"game": "chess"}', "no game 'chess'"),
        (b'{"game": "merv"}', "start.json: "),
        (b"hello", "line 1: not a record"),
        (b"caravansary record 1\ngame: chess\n", "start.json: line "),
        (b'{"caravansary match": 1}', "a damaged match"),
        (b'{"caravansary match": 1, "header": {"game": "merv"}, "log": []}', "the header of the match cannot be read"),
        (b'{"caravansary archive": 1}\n', "line 1: the line lacks"),
    ],
)
@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_damaged_file_is_refused_with_its_name(command: str, content: bytes, told: str, tmp_path: Path) -> None:
    path = tmp_path / "start.json"
    path.write_bytes(content)

    complaint = fails(command, path)

    assert complaint.startswith(f"{path}: ")
    assert told in complaint


@pytest.mark.parametrize("seat", ["3", "-1"])
def test_show_refuses_a_seat_that_is_not_there(start: Path, seat: str) -> None:
    assert f"there are seats 0 to 2, got {seat}" in fails("show", start, "--seat", seat)


# --- replay ---------------------------------------------------------------------------------------------------------
def test_replay_verifies_the_result(record: Record, record_file: Path) -> None:
    shown = succeeds("replay", record_file, "--verify")

    assert f"{len(record.plays)} decisions of {len(record.plays)} replayed; the result is right." in shown


def test_replay_refuses_a_wrong_result(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "wrong.record"
    path.write_text(record.write().replace("result: ", "result: 9"), encoding="utf-8")

    assert "the game ends with" in fails("replay", path, "--verify")
    assert "replayed." in succeeds("replay", path)


def test_replay_names_the_line_of_an_illegal_decision(record: Record, tmp_path: Path) -> None:
    lines = record.write().splitlines()
    lines[-1] = lines[-1][:2] + "slot 1"
    path = tmp_path / "wrong.record"
    path.write_text("\n".join(lines), encoding="utf-8")

    assert f"wrong.record: line {len(lines)}: decision {len(record.plays)}" in fails("replay", path)


def test_replay_to_a_decision_shows_the_table(record: Record, record_file: Path) -> None:
    shown = succeeds("replay", record_file, "--to", "4")

    assert "Year 1 of 3" in shown
    assert f"4 decisions of {len(record.plays)} replayed." in shown
    assert "cannot go to 100000" in fails("replay", record_file, "--to", "100000")
    assert "cannot go to -1" in fails("replay", record_file, "--to", "-1")


@pytest.mark.parametrize(("language", "told"), [("en", "takes slot"), ("ru", "занимает ячейку"), ("de", "nimmt")])
def test_replay_tells_the_log(record_file: Path, language: str, told: str) -> None:
    shown = succeeds("replay", record_file, "--log", "--lang", language)

    assert shown.count(told) >= 10
    assert "Бен" in shown


def test_replay_gives_a_program_the_scores(record: Record, record_file: Path) -> None:
    found = json.loads(succeeds("replay", record_file, "--json"))

    assert [score["total"] for score in found["scores"]] == record.result
    assert found["over"] is True
    assert found["decisions"] == len(record.plays)
    assert json.loads(succeeds("replay", record_file, "--json", "--to", "3"))["ranking"] is None


def test_a_position_is_no_record(start: Path) -> None:
    assert "not a record" in fails("replay", start)


def test_an_archive_is_verified_as_a_whole_or_shown_game_by_game(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "many.archive"
    path.write_text(pack([record, record_of(4)]), encoding="utf-8")

    assert "2 games with" in succeeds("replay", path, "--verify")
    assert json.loads(succeeds("replay", path, "--verify", "--json"))["games"] == 2
    assert "the result is right" in succeeds("replay", path, "--verify", "--game", "2")
    assert "Final scores" in succeeds("show", path, "--game", "1")
    assert "an archive of 2 games: choose one with --game" in fails("show", path)
    assert "the archive has games 1 to 2, got 3" in fails("replay", path, "--game", "3")

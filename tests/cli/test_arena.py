"""`arena`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import caravansary.arena
from tests.cli.command import fails, succeeds
from tests.processes import PATIENCE, surroundings

BOTS = ("arena", "marco_polo", "easy", "random")
QUICK = (*BOTS, "--jobs", "1")
MANY = ("--games", "1000000")


def played(*arguments: str | Path) -> dict[str, Any]:
    """The results, without what the clock decides."""
    found: dict[str, Any] = json.loads(succeeds(*BOTS, *arguments, "--json"))
    for key in ("thinking", "seconds"):
        found.pop(key)
    return found


def test_a_tournament_is_shown(tmp_path: Path) -> None:
    out = tmp_path / "tournament"

    shown = succeeds(*QUICK, "--games", "4", "--seed", "3", "--out", out, "--features")

    assert "marco_polo, 2 players, seeds from 3" in shown
    assert all(word in shown for word in ("easy", "random", "share", "mean rank", "rating", "a turn", "a decision"))
    assert "4 games played in " in shown
    assert len(list((out / "records").iterdir())) == 4
    succeeds("replay", out / "records" / "000001.record", "--verify")
    kept = json.loads((out / "results.json").read_text())
    assert kept["pairings"][0]["games"] == 4
    again = succeeds(*QUICK, "--games", "4", "--seed", "3", "--out", out, "--features")
    assert "4 games were there, 0 games played" in again


def test_the_results_are_the_same_on_any_number_of_processes() -> None:
    assert played("--games", "4", "--jobs", "1") == played("--games", "4", "--jobs", "2")


def test_with_three_players_one_sits_among_two() -> None:
    shown = succeeds(*QUICK, "--players", "3", "--games", "2")

    assert "2 random" in shown
    assert "33%?" in shown
    assert "The last seed of each pairing was played from 2 of 3 seats." in shown


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("arena", "chess", "greedy", "random", *MANY), "no game 'chess'"),
        (("arena", "merv", "greedy", *MANY), "a tournament needs two bots or more, got 1"),
        (("arena", "merv", "greedy", "nobody", *MANY), "no bot 'nobody'"),
        ((*QUICK, "--games", "3"), "games must be even with 2 players"),
        ((*QUICK, "--games", "0"), "--games must be 1 to 10000000, got 0"),
        ((*QUICK, *MANY, "--players", "9"), "marco_polo is for 2 to"),
        ((*QUICK, *MANY, "--seed", "-4"), "seed must be a whole number"),
        ((*BOTS, *MANY, "--jobs", "0"), "--jobs must be 1 to 256, got 0"),
        ((*QUICK, *MANY, "--jobs", "2", "--ray", "localhost:1"), "either --jobs or --ray, not both"),
        ((*BOTS, *MANY, "--ray", "127.0.0.1:1"), "no Ray cluster at '127.0.0.1:1'"),
        ((*BOTS, *MANY, "--ray", "127.0.0.1:port"), "no Ray cluster at '127.0.0.1:port'"),
        ((*QUICK, *MANY, "--features"), "--features are kept in a folder: give --out"),
        ((*QUICK, *MANY, "--goal", "100"), "--goal is a percentage from 1 to 99"),
        ((*QUICK, *MANY, "--goal", "0.75"), "such as 75, got 0.75"),
        ((*QUICK, *MANY, "--option", "hats=3"), "marco_polo has no option 'hats'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(arguments: tuple[str, ...], problem: str) -> None:
    assert problem in fails(*arguments)


def test_a_folder_that_holds_something_else_is_refused_before_playing(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")

    assert "is not empty" in fails(*QUICK, *MANY, "--out", tmp_path)


@pytest.mark.parametrize(("module", "arguments"), [("openskill", ()), ("pyarrow", ("--out", "new"))])
def test_without_the_extra_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str, arguments: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == module]:
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("tables", "folder"):  # whoever imported them before had it
        monkeypatch.delitem(sys.modules, f"caravansary.arena.{name}", raising=False)
        monkeypatch.delattr(caravansary.arena, name, raising=False)
    monkeypatch.setitem(sys.modules, module, None)

    assert "pip install '.[arena]'" in fails(*QUICK, "--games", "2", *arguments)
    assert not (tmp_path / "new").exists()


# --- stopped and continued ------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_stopped_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    arguments = ("arena", "marco_polo", "greedy", "random", "--games", "12", "--jobs", "2", "--out")
    out = tmp_path / "stopped"
    command = [sys.executable, "-m", "caravansary", *arguments, str(out)]
    program = subprocess.Popen(command, env=surroundings(), stderr=subprocess.PIPE, text=True)
    while _lines(out) < 4:
        assert program.poll() is None
        time.sleep(0.1)
    program.send_signal(how)
    _, complaint = program.communicate(timeout=PATIENCE)
    finished = _lines(out)

    stopped = json.loads(succeeds(*arguments, out, "--json"))
    whole = json.loads(succeeds(*arguments, tmp_path / "whole", "--json"))

    assert ("finished games are kept in" in complaint) == (how == signal.SIGINT)
    assert 4 <= finished < 12
    assert (stopped.pop("found"), stopped.pop("played")) == (finished, 12 - finished)
    assert (whole.pop("found"), whole.pop("played")) == (0, 12)
    for key in ("thinking", "seconds"):
        stopped.pop(key), whole.pop(key)
    assert stopped == whole


def _lines(folder: Path) -> int:
    lines = folder / "unfiled.jsonl"
    return lines.read_bytes().count(b"\n") if lines.exists() else 0

"""What all commands have in common: help, version, one clear line for whatever is wrong."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import caravansary
from caravansary.cli.output import usual_language
from tests.cli.command import fails, run, succeeds
from tests.processes import PATIENCE, eventually, surroundings

COMMANDS = ("games", "bots", "new", "show", "replay", "simulate", "balance", "bench", "rules", "play")


def test_the_version_is_the_packages() -> None:
    assert succeeds("--version") == f"caravansary {caravansary.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    shown = succeeds(command, "--help")

    assert "Usage: caravansary" in shown
    assert "Examples:" in shown
    assert f"caravansary {command}" in shown.split("Examples:")[1]


def test_without_a_command_the_help_is_shown() -> None:
    shown = succeeds()

    assert all(command in shown for command in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["fly"], "No such command 'fly' (see caravansary --help)"),
        (["--fast"], "No such option: --fast"),
        (["games", "merv", "more"], "unexpected extra argument"),
        (["new", "chess", "--players", "2"], "no game 'chess'; there are: "),
        (["new", "merv"], "Missing option '--players'"),
        (["new", "merv", "--players", "two"], "Invalid value for '--players'"),
        (["new", "merv", "--players", "9"], "merv is for 1 to 4 players, got 9"),
        (["new", "merv", "--players", "2", "--seed", "-1"], "seed must be a whole number from 0"),
        (["new", "merv", "--players", "2", "--option", "colours"], "--option must be NAME=VALUE"),
        (["new", "merv", "--players", "2", "--option", "size=3"], "merv has no option 'size'"),
        (["new", "merv", "--players", "2", "--option", "seed=3"], "--option seed: use --seed"),
        (["new", "merv", "--players", "2", "--option", "colours=red,red"], "colours"),
        (["new", "merv", "--players", "2", "--edition", "nowhere.toml"], "nowhere.toml: file not found"),
        (["new", "merv", "--players", "2", "-o", "nowhere/start.json"], "nowhere/start.json: cannot be written"),
        (["show", "nowhere.json"], "nowhere.json: no such file"),
        (["show", "."], ".: cannot be read"),
        (["show"], "Missing argument"),
        (["replay", "nowhere.record"], "nowhere.record: no such file"),
        (["simulate", "merv"], "Missing option '--players'"),
        (["simulate", "merv", "--players", "3", "--games", "0"], "--games must be 1 to"),
        (["simulate", "merv", "--players", "3", "--jobs", "0"], "--jobs must be 1 to"),
        (
            ["simulate", "merv", "--players", "3", "--bots", "clever"],
            "no bot 'clever'; there are: easy, expert, greedy, hard, medium, random",
        ),
        (["simulate", "merv", "--players", "3", "--bots", "random,random"], "--bots: one name, or 3 with commas"),
        (["simulate", "merv", "--players", "7"], "merv is for 1 to 4 players, got 7"),
        (["simulate", "merv", "--players", "3", "--seed", "-5"], "seed must be a whole number from 0"),
        (["bench", "chess"], "no game 'chess'"),
        (["bench", "merv", "--players", "5"], "merv is for 1 to 4 players, got 5"),
        (["bench", "--seconds", "0"], "--seconds must be more than 0"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "merv", "teleportation"], "no rule of merv has the id 'teleportation' or contains these words"),
        (["rules", "merv", "--lang", "fr"], "no language 'fr'; there are: en, ru, de"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "merv", "--players", "0"], "merv is for 1 to 4 players, got 0"),
        (["play", "merv", "--players", "8"], "merv is for 1 to 4 players, got 8"),
        (["play", "merv", "--people", "4"], "--people must be 1 to 3"),
        (["play", "merv", "--seat", "3"], "--seat: there are seats 0 to 2, got 3"),
        (["play", "merv", "--name", "A", "--name", "B"], "--name was given 2 times"),
        (["play", "merv", "--bots", "clever"], "no bot 'clever'"),
        (["play", "merv", "--lang", "xx"], "no language 'xx'"),
        (["play", "merv", "--continue", "nowhere.json"], "nowhere.json: no such file"),
        (["play", "merv", "--continue", "x.json", "--players", "2"], "are those of the saved game"),
    ],
)
def test_wrong_arguments_give_one_clear_line(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert told in fails(*arguments)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "ru_RU"}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_follows_the_surroundings(variables: dict[str, str], language: str) -> None:
    assert usual_language(variables) == language


def test_a_language_given_goes_before_the_surroundings(tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    succeeds("new", "merv", "--players", "2", "--seed", "1", "-o", start)

    assert "Jahr 1 von 3" in succeeds("show", start, LANG="de_DE.UTF-8")
    assert "Год 1 из 3" in succeeds("show", start, "--lang", "RU", LANG="de_DE.UTF-8")


# --- as a program of its own ----------------------------------------------------------------------------------------
def _program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "caravansary", *arguments]


@pytest.mark.parametrize(("arguments", "code"), [(["games", "--json"], 0), (["new", "chess", "--players", "1"], 2)])
def test_the_program_ends_with_the_right_code(arguments: list[str], code: int) -> None:
    done = subprocess.run(_program(*arguments), env=surroundings(), capture_output=True, text=True, check=False)

    assert done.returncode == code
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == (1 if code else 0)


def test_a_reader_that_stops_reading_is_no_error() -> None:
    with subprocess.Popen(
        _program("rules", "merv", "solo"), env=surroundings(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        told = program.stderr.read()

    assert told == b""


def test_ctrl_c_ends_long_work_without_a_traceback(tmp_path: Path) -> None:
    kept = tmp_path / "unfiled.jsonl"
    with subprocess.Popen(
        _program("arena", "merv", "easy", "random", "--games", "1000000", "--jobs", "2", "--out", str(tmp_path)),
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            eventually(lambda: program.poll() is not None or (kept.exists() and kept.stat().st_size))
            assert program.poll() is None  # a game is finished, and it plays on
            program.send_signal(signal.SIGINT)
            output, told = program.communicate(timeout=PATIENCE)
        finally:
            program.kill()

    assert program.returncode == 130
    assert output == ""
    assert "finished games are kept in" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("delay", [0.0, 0.2, 0.5, 1.0])
def test_ctrl_c_while_it_starts_is_no_traceback(delay: float) -> None:
    """To all processes of the group, as a terminal sends it."""
    with subprocess.Popen(
        _program("simulate", "merv", "--players", "2", "--games", "1000000", "--jobs", "2", "--bots", "random,random"),
        env=surroundings(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            eventually(lambda: program.poll() is not None or _has_begun(program.pid))
            time.sleep(delay)
            os.killpg(program.pid, signal.SIGINT)
            output, told = program.communicate(timeout=PATIENCE)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)

    assert program.returncode in (130, -signal.SIGINT)  # Python itself may end by the signal; a shell says 130 to both
    assert output == ""
    assert told in ("", "caravansary: interrupted\n")


def _has_begun(process: int) -> bool:
    """Whether it is past the start of Python and of the package, which nothing of ours can guard."""
    maps = Path(f"/proc/{process}/maps")
    return maps.exists() and "select.cpython" in maps.read_text(encoding="utf-8")


@pytest.mark.parametrize("closed", ["stdout", "stderr", "stdin"])
def test_a_closed_stream_is_no_traceback(tmp_path: Path, closed: str) -> None:
    number = {"stdin": 0, "stdout": 1, "stderr": 2}[closed]
    with subprocess.Popen(
        _program("games"),
        env=surroundings(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.close(number),
    ) as program:
        _, told = program.communicate(timeout=PATIENCE)

    assert (program.returncode, told) == (0, "")


def test_progress_is_shown_on_a_terminal_only() -> None:
    result = run("simulate", "merv", "--players", "2", "--games", "2", "--jobs", "1")

    assert result.exit_code == 0
    assert result.stderr == ""

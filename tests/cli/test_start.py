"""How the program starts: the list of commands fits the commands, and nothing is imported that is not needed."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

from caravansary.cli import ENTRIES, commands_of

HEAVY = ("caravansary.server", "fluent", "litestar", "numpy")
GAMES = ("caravansary.games.marco_polo", "caravansary.games.marrakesh", "caravansary.games.merv")
REPORT = """
import sys
from caravansary.cli import main
try:
    main()
finally:
    print(*(name for name in {names!r} if name in sys.modules), file=sys.stderr)
"""


@pytest.mark.parametrize("module", {entry.module: None for entry in ENTRIES})
def test_the_list_names_the_commands_of_each_module_with_their_first_sentence(module: str) -> None:
    listed = {entry.name: entry.help for entry in ENTRIES if entry.module == module}

    found = {name: inspect.cleandoc(command.help).split("\n\n")[0] for name, command in commands_of(module).items()}

    assert listed == {name: " ".join(help.split()) for name, help in found.items()}


def imported_by(*arguments: str) -> set[str]:
    script = REPORT.format(names=(*HEAVY, *GAMES))
    done = subprocess.run([sys.executable, "-c", script, *arguments], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["serve", "--help"], ["arena", "--help"]])
def test_what_only_tells_about_the_program_imports_no_game_and_nothing_heavy(arguments: list[str]) -> None:
    assert imported_by(*arguments) == set()


@pytest.mark.parametrize(
    "arguments",
    [
        ["new", "merv", "--players", "2", "--seed", "1"],
        ["simulate", "merv", "--players", "2", "--games", "1", "--bots", "random", "--jobs", "1"],
    ],
    ids=["new", "simulate"],
)
def test_a_command_for_one_game_imports_only_this_one(arguments: list[str]) -> None:
    assert imported_by(*arguments) == {"caravansary.games.merv"}


def test_the_rules_of_a_game_are_said_without_numbers() -> None:
    assert imported_by("rules", "merv", "caravan-4") == {"caravansary.games.merv", "fluent"}

"""The project itself: its two commands, its checks, and what must not be in the repository.

Parts that are not there yet are skipped with the reason.
"""

from __future__ import annotations

import ast
import itertools
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.repository import PACKAGE, ROOT, pyproject, read
from tools import pins

RUN_COMMAND = "uv run caravansary serve"
TEST_COMMAND = "uv run --all-extras pytest"
LINTERS = ("ruff check", "ruff format --check", "mypy", "lint-imports")

MADE_BY_TOOLS = {"__pycache__", "dist", "mutants", "node_modules", "htmlcov", "uv.lock"}
REGISTRY_HOSTS = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg)\.(?:org|com|io)\b|\bregistry\.[a-z0-9-]+\.[a-z]+\b")
MACHINE_PATHS = re.compile(r"(?<![\w.])/(?:work|root)/")
GAME_NAMES = re.compile(r"merv|marrakesh|marco|(?<![a-z])polo(?![a-z])", re.IGNORECASE)


# --- the two commands, and the checks -----------------------------------------------------------------------------


@pytest.mark.parametrize("command", [RUN_COMMAND, TEST_COMMAND])
def test_the_first_screen_of_the_readme_gives_the_command(command: str) -> None:
    first_screen = read("README.md").splitlines()[:25]

    assert f"    pip install uv && {command}" in first_screen


def test_ci_runs_the_test_command_of_the_readme() -> None:
    assert TEST_COMMAND in _ci_steps()
    assert os.access(ROOT / ".ci" / "run", os.X_OK), ".ci/run must be executable"


@pytest.mark.parametrize("linter", LINTERS)
def test_ci_and_pre_commit_check_the_same(linter: str) -> None:
    command = f"uv run --all-extras {linter}"
    hooks = re.findall(r"^ *entry: (.+)$", read(".pre-commit-config.yaml"), re.MULTILINE)

    assert command in _ci_steps()
    assert command in hooks


def test_only_the_setup_of_ci_installs_anything() -> None:
    assert '\n[ "${CARAVANSARY_SETUP:-yes}" = no ] || . .ci/setup\n' in read(".ci/run")
    assert re.findall(r"apt-get|pip install|initdb", read(".ci/run")) == []


def test_pre_commit_downloads_nothing() -> None:
    sources = re.findall(r"repo: *(\S+)", read(".pre-commit-config.yaml"))

    assert set(sources) == {"local"}


def test_every_direct_dependency_is_pinned_exactly() -> None:
    project = pyproject()
    extras = project["project"]["optional-dependencies"].values()
    wanted = [*project["project"]["dependencies"], *itertools.chain(*extras)]
    exact = project["tool"]["uv"]["constraint-dependencies"]

    assert [pin for pin in exact if not re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; python_full_version .+)?", pin)] == []
    assert {_distribution(one) for one in wanted} - {_distribution(pin) for pin in exact} == set()


def test_the_pins_are_those_of_the_lock() -> None:
    assert pins.problems(ROOT) == []


def test_pins_that_do_not_fit_the_lock_are_found(tmp_path: Path) -> None:
    project = pins.with_block(read("pyproject.toml"), {pins.BUILD: [], pins.ALL: ["camel==1.1"]})
    (tmp_path / "pyproject.toml").write_text(project)
    (tmp_path / "uv.lock").write_text('[[package]]\nname = "camel"\nversion = "1.2"\nsource.registry = "here"\n')

    assert pins.problems(tmp_path) == ["camel==1.2 is locked but not pinned", "camel==1.1 is pinned but not locked"]


def test_pins_that_were_written_by_hand_are_found(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(read("pyproject.toml").replace('  "anyio==', '    "anyio=='))

    assert pins.problems(tmp_path) == ["the block of pins is not as tools/pins.py writes it"]


def test_playing_installs_no_tool_of_the_developers() -> None:
    project = pyproject()
    played, tools = (
        {_distribution(one) for one in wanted}
        for wanted in (project["project"]["dependencies"], project["project"]["optional-dependencies"]["test"])
    )

    assert played & tools == set()
    assert "dependency-groups" not in project, "`uv run` would install a group unasked"


def test_the_package_and_the_project_name_the_same_version() -> None:
    found = re.search(r'^__version__ = "(.+)"$', read("src/caravansary/__init__.py"), re.MULTILINE)

    assert found is not None
    assert found[1] == pyproject()["project"]["version"]


def test_the_python_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.+?)```", read("README.md"), re.DOTALL)
    assert example is not None

    exec(compile(example[1], "README.md", "exec"), {})  # noqa: S102 - our own README

    assert capsys.readouterr().out.strip() != ""


def test_all_tests_have_the_same_surroundings_and_no_deadline() -> None:
    asked = "import os, time; print(*(os.environ.get(name) for name in ('COLUMNS', 'LANG', 'LC_ALL')), *time.tzname)"

    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout

    assert told.split() == ["100", "C.UTF-8", "None", "UTC", "UTC"]
    assert settings().deadline is None
    assert [path.name for path in (ROOT / "tests").rglob("*.py") if re.search("deadline *=", read(path))] == [
        "conftest.py"
    ]


# --- what must not be in the repository ---------------------------------------------------------------------------


@pytest.mark.parametrize("unwanted", [REGISTRY_HOSTS, MACHINE_PATHS], ids=["registry hosts", "machine paths"])
def test_no_file_names_a_registry_or_a_path_of_a_machine(unwanted: re.Pattern[str]) -> None:
    found = [f"{path.relative_to(ROOT)}: {match[0]}" for path in _files() for match in unwanted.finditer(read(path))]

    assert found == []


def test_the_scans_would_find_what_they_look_for() -> None:
    assert REGISTRY_HOSTS.search("https://" + "pypi" + ".org/simple")
    assert REGISTRY_HOSTS.search("https://" + "registry" + ".example.net/")
    assert MACHINE_PATHS.search("see /" + "work/main")
    assert GAME_NAMES.search("MervState")
    assert GAME_NAMES.search("marco_polo")
    assert not GAME_NAMES.search("topology")
    assert _global_chance(ast.parse("import random"), strict=True)
    assert _global_chance(ast.parse("from numpy import random"), strict=True)
    assert _global_chance(ast.parse("import numpy as np\nnp.random.rand()"), strict=True)
    assert _global_chance(ast.parse("import random\nrandom.shuffle([])"), strict=False)
    assert not _global_chance(ast.parse("import random\nrandom.Random(7).random()"), strict=False)


def test_the_source_uses_no_generator_but_our_own() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in _global_chance(ast.parse(path.read_text(encoding="utf-8")), strict=True)
    ]

    assert found == []


def test_the_tests_use_no_global_generator() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for line in _global_chance(ast.parse(path.read_text(encoding="utf-8")), strict=False)
    ]

    assert found == []


def test_the_core_names_no_game() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in _files()
        if path.is_relative_to(PACKAGE / "core")
        for match in GAME_NAMES.finditer(f"{path.relative_to(PACKAGE)}\n{read(path)}")
    ]

    assert found == []


def test_imports_go_down_the_layers_only() -> None:
    check = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"

    done = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


# --- reading ------------------------------------------------------------------------------------------------------


def _ci_steps() -> list[str]:
    """The commands that .ci/run runs, without the names of the steps."""
    return re.findall(r"^step \w+ (.+)$", read(".ci/run"), re.MULTILINE)


def _distribution(requirement: str) -> str:
    """The normal form of the name in front of a requirement: fluent.runtime and fluent-runtime are one."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].rstrip(".-").lower().replace(".", "-").replace("_", "-")


def _files() -> Iterator[Path]:
    """Every file that is or could be committed; without git, every file that no tool has made."""
    git = shutil.which("git")
    if git is not None and (ROOT / ".git").exists():
        listed = subprocess.run(
            [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if listed.returncode == 0:
            yield from (path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file())
            return
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name == ".ci" or not (name.startswith(".") or name in MADE_BY_TOOLS)]
        yield from (Path(folder, name) for name in names if name not in MADE_BY_TOOLS)


def _global_chance(tree: ast.Module, *, strict: bool) -> list[int]:
    """Lines that use a global generator; strict: that touch `random` or `numpy.random` at all."""
    lines: list[int] = []
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                modules = {name.name for name in names}
                used = "numpy.random" in modules or (strict and "random" in modules)
            case ast.ImportFrom(module="random", names=names, level=0):
                used = strict or any(name.name != "Random" for name in names)
            case ast.ImportFrom(module="numpy", names=names):
                used = any(name.name == "random" for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                used = module.split(".")[:2] == ["numpy", "random"]
            case ast.Attribute(value=ast.Name(id="np" | "numpy"), attr="random"):
                used = True
            case ast.Attribute(value=ast.Name(id="random"), attr=attribute):
                used = not strict and attribute != "Random"
            case _:
                used = False
        if used and isinstance(node, ast.stmt | ast.expr):
            lines.append(node.lineno)
    return lines

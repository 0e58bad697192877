"""The build of the compiled engine: what is compiled, when it is asked for, and what is told when it cannot be."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from caravansary import list_games
from tests.repository import PACKAGE, pyproject
from tools.build import engine
from tools.build.engine import CompileError


def compiled() -> set[str]:
    found = [path for paths in engine.parts(PACKAGE).values() for path in paths]
    assert len(found) == len(set(found))
    return {path.relative_to(PACKAGE).as_posix() for path in found}


# --- what is compiled -----------------------------------------------------------------------------------------------
def test_rules_states_and_search_are_compiled() -> None:
    assert {
        "core/state.py",
        "core/chance.py",
        "bots/greedy.py",
        "bench/random_play.py",
        "bench/kernel.py",
    } <= compiled()
    for game in ("merv", "marrakesh", "marco_polo"):
        assert {f"games/{game}/{name}.py" for name in ("state", "engine", "actions", "evaluate")} <= compiled()
    assert "games/merv/magistrate/turn.py" in compiled()


def test_what_reads_things_from_outside_is_not() -> None:
    assert not {"core/record.py", "core/match.py", "core/texts.py"} & compiled()
    assert not [name for name in compiled() if name.startswith(("server", "cli")) or name.endswith("__init__.py")]


def test_no_exception_is_out_of_date() -> None:
    for pattern in engine.NOT_COMPILED:
        assert list(PACKAGE.rglob(pattern)), f"{pattern} names no module any more"


def test_every_game_is_a_part() -> None:
    assert set(engine.parts(PACKAGE)) == {"caravansary_core", *(f"caravansary_{game}" for game in list_games())}


# --- when -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("asked", "wanted"), [("", False), ("0", False), ("1", True)])
def test_it_is_compiled_on_request_only(asked: str, wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSARY_COMPILE", asked)
    assert engine.is_wanted() == wanted

    monkeypatch.delenv("CARAVANSARY_COMPILE")
    assert not engine.is_wanted()


def test_another_value_of_the_switch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSARY_COMPILE", "yes")

    with pytest.raises(CompileError, match="can only be 1"):
        engine.is_wanted()


def test_nothing_of_it_is_needed_for_a_plain_install() -> None:
    project = pyproject()

    assert project["build-system"]["requires"] == ["hatchling>=1.27,<2"]
    assert not [
        name for name in project["project"]["dependencies"] if name.startswith(("mypy>", "mypy=", "setuptools"))
    ]


def test_the_compiler_is_the_one_that_checks_the_types() -> None:
    project = pyproject()["tool"]["uv"]
    [mypy] = [name for name in engine.REQUIRES if name.startswith("mypy[")]

    assert mypy.replace("[mypyc]", "") in project["build-constraint-dependencies"]
    assert mypy.replace("[mypyc]", "") in project["constraint-dependencies"]


# --- compiling, with a Python that only pretends ----------------------------------------------------------------------
@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with a small package."""
    package = tmp_path / "checkout" / "src" / "caravansary"
    for name in ("core/state.py", "server/page/index.html"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("")
    return tmp_path / "checkout"


def pretend(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    program = tmp_path / "python"
    program.write_text(f"#!{sys.executable}\n{script}")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "executable", str(program))


def test_every_library_has_its_place_in_the_wheel(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(tmp_path, monkeypatch, "open('caravansary/core/state.so', 'w'), open('caravansary_core__mypyc.so', 'w')")
    folder = tmp_path / "made"

    found = engine.compile_to(root, folder)

    assert set(found.values()) == {"caravansary/core/state.so", "caravansary_core__mypyc.so"}
    assert all(Path(path).is_file() for path in found)
    assert not (folder / "caravansary" / "server" / "page").exists()
    assert not list((root / "src").rglob("*.so"))  # the checkout stays as it was


def test_a_failure_says_what_the_compiler_said(root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(tmp_path, monkeypatch, "print('first\\n' * 99 + 'state.c: no such thing as a camel'); raise SystemExit(3)")

    with pytest.raises(CompileError) as told:
        engine.compile_to(root, tmp_path / "made")

    assert "no such thing as a camel" in str(told.value)
    assert str(told.value).count("first") < 99
    assert "Without CARAVANSARY_COMPILE" in str(told.value)

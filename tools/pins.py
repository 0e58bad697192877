"""Writes the exact versions that are tested together into pyproject.toml, between its two marker lines.

Those that a server needs it also writes, with their hashes, into deploy/requirements.txt.

uv run python tools/pins.py              keeps the versions, adds what is new, drops what nothing needs any more
uv run python tools/pins.py --upgrade    takes the newest versions that pyproject.toml allows
uv run python tools/pins.py --check      only says whether the block fits the lock that uv made of it

`uv lock` decides; its file is not kept in the repository, because it contains the address of a registry.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BEGIN: Final = "# pins: written by tools/pins.py\n"
END: Final = "# end of the pins\n"
BUILD: Final = "build-constraint-dependencies"
ALL: Final = "constraint-dependencies"
SERVER: Final = "deploy/requirements.txt"
NOTE: Final = "# What a server needs, written by tools/pins.py: pip install --require-hashes -r deploy/requirements.txt"
LAYOUT: Final = ("--no-header", "--no-annotate", "--quiet")


def main() -> None:
    parser = argparse.ArgumentParser(description="The pinned versions of pyproject.toml.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that are allowed")
    parser.add_argument("--check", action="store_true", help="write nothing; say what does not fit")
    asked = parser.parse_args()
    if asked.check:
        sys.exit("\n".join(problems(ROOT)) or None)
    path = ROOT / "pyproject.toml"
    path.write_text(pinned(path.read_text(encoding="utf-8"), keep=not asked.upgrade), encoding="utf-8")
    (ROOT / SERVER).write_text(hashed(ROOT), encoding="utf-8")


# --- writing --------------------------------------------------------------------------------------------------------
def pinned(project: str, *, keep: bool) -> str:
    """The text of pyproject.toml with its block written anew."""
    if not keep:
        project = with_block(project, {BUILD: [], ALL: []})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyproject.toml").write_text(project, encoding="utf-8")
        shutil.copy(ROOT / "README.md", folder)
        everything = _without_needless_markers(
            _uv(folder, "export", "--no-hashes", "--all-extras", "--no-emit-project", *LAYOUT)
        )
        (folder / "build.in").write_text("\n".join(_build_requires(project)), encoding="utf-8")
        (folder / "known.txt").write_text("\n".join([*everything, *_pins(project)[BUILD]]), encoding="utf-8")
        least = tomllib.loads(project)["project"]["requires-python"].removeprefix(">=")
        options = ("--universal", "--python-version", least, "--constraint", "known.txt", *LAYOUT)
        build = _without_needless_markers(_uv(folder, "pip", "compile", "build.in", *options))
    return with_block(project, {BUILD: build, ALL: everything})


def with_block(project: str, pins: dict[str, list[str]]) -> str:
    """The same text with these pins between the marker lines."""
    before, rest = project.split(BEGIN)
    _, after = rest.split(END)
    lists = (
        f"{name} = [\n" + "".join(f'  "{pin}",\n' for pin in sorted(found)) + "]\n" for name, found in pins.items()
    )
    return f"{before}{BEGIN}{''.join(lists)}{END}{after}"


def _build_requires(project: str) -> list[str]:
    """What a build may ask for: hatch, and what the hook adds."""
    sys.path.insert(0, str(ROOT))
    from tools.build import engine, page

    required: list[str] = tomllib.loads(project)["build-system"]["requires"]
    return [*required, *engine.REQUIRES, page.NODE_WHEEL]


def _uv(folder: Path, *arguments: str) -> list[str]:
    """The lines that uv prints."""
    done = subprocess.run(["uv", *arguments], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603, S607
    if done.returncode != 0:
        sys.exit(done.stderr)
    return done.stdout.splitlines()


def _without_needless_markers(requirements: list[str]) -> list[str]:
    """A version holds on every system, unless there are several of one package."""
    often = Counter(_name(one) for one in requirements)
    return [one if often[_name(one)] > 1 else one.partition(" ;")[0] for one in requirements]


def hashed(root: Path) -> str:
    """What a server on PostgreSQL needs, as pip installs it with --require-hashes."""
    return "\n".join([NOTE, *_uv(root, "export", "--no-dev", "--extra", "postgres", "--no-emit-project", *LAYOUT), ""])


# --- checking -------------------------------------------------------------------------------------------------------
def problems(root: Path) -> list[str]:
    """What is wrong with the block; the lock is compared where there is one, as after any `uv run`."""
    project = (root / "pyproject.toml").read_text(encoding="utf-8")
    pins = _pins(project)
    found = [] if with_block(project, pins) == project else ["the block of pins is not as tools/pins.py writes it"]
    if (root / "uv.lock").is_file():
        packages = tomllib.loads((root / "uv.lock").read_text(encoding="utf-8"))["package"]
        locked = {f"{one['name']}=={one['version']}" for one in packages if "registry" in one["source"]}
        listed = {pin.partition(" ;")[0] for pin in pins[ALL]}
        found += [f"{one} is locked but not pinned" for one in sorted(locked - listed)]
        found += [f"{one} is pinned but not locked" for one in sorted(listed - locked)]
    listed = {pin.partition(" ;")[0] for pin in pins[ALL]}
    server = (root / SERVER).read_text(encoding="utf-8") if (root / SERVER).is_file() else ""
    needed = re.findall(r"^([\w.-]+==[^ ;\\]+)", server, re.MULTILINE)
    found += [f"{one} of {SERVER} is not pinned" for one in needed if one not in listed]
    return found


def _pins(project: str) -> dict[str, list[str]]:
    settings = tomllib.loads(project)["tool"]["uv"]
    return {BUILD: settings[BUILD], ALL: settings[ALL]}


def _name(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0]


if __name__ == "__main__":
    main()

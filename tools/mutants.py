"""Mutation testing by hand: a seeded sample of mutants of a game's rules against its marked tests.

    uv run --all-extras python tools/mutants.py merv --count 600 --seed 1

It works in a copy of the project, `mutants/GAME/` (ignored by git), and takes a quarter of an hour or more on two
cores; it is never part of CI. Modules that hold no rules (saving, invariants, evaluation, views) are left out: other
tests guard them.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

import caravansary
from caravansary.core.chance import Chance

ROOT = Path(__file__).parent.parent
CONFIGURED = "games/merv"  # in the settings of mutmut in pyproject.toml
MUTATED = f'only_mutate = ["src/caravansary/{CONFIGURED}/*"]'
NO_RULES = ("saving", "invariants", "evaluate", "observe", "view", "game", "events", "components")
KILLED = (1, 3, 36, 24, 152, -24)  # a test failed, or it ran into a timeout or a crash


def copied(game: str) -> Path:
    """A copy of the project whose settings name the game; files that have not changed stay as they are."""
    folder = ROOT / "mutants" / game
    command = ["git", "ls-files", "src", "tests", "docs", "*.md", "*.toml", "*.py"]
    tracked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    for name in tracked.stdout.splitlines():
        source, copy = ROOT / name, folder / name
        if not source.is_file() or (copy.is_file() and copy.stat().st_mtime >= source.stat().st_mtime):
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = settings.replace(MUTATED, f"only_mutate = {json.dumps(rules_of(game))}")
    (folder / "pyproject.toml").write_text(settings.replace(CONFIGURED, f"games/{game}"), encoding="utf-8")
    return folder


def rules_of(game: str) -> list[str]:
    """The modules of a game that hold rules; making mutants of the others would take minutes for nothing."""
    modules = sorted((ROOT / "src" / "caravansary" / "games" / game).glob("*.py"))
    return [str(module.relative_to(ROOT)) for module in modules if holds_rules(module.stem)]


def codes_of(folder: Path) -> dict[str, int | None]:
    """What became of every mutant that mutmut has made."""
    found: dict[str, int | None] = {}
    for path in sorted((folder / "mutants" / "src").rglob("*.meta")):
        found |= dict(sorted(json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"].items()))
    return found


def holds_rules(module: str) -> bool:
    return module.split("_")[0] not in NO_RULES


def mutmut(folder: Path, names: list[str], processes: int) -> None:
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(processes), *names]
    subprocess.run(command, cwd=folder, check=False)  # noqa: S603 - our own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=caravansary.list_games())
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    folder = copied(asked.game)
    mutmut(folder, [f"caravansary.games.{asked.game}.hidden.*"], asked.processes)  # makes all mutants, tries a few
    names = [name for name in codes_of(folder) if holds_rules(name.split(".")[3])]  # caravansary.games.merv.walls...
    order = list(range(len(names)))
    Chance.seeded(asked.seed).shuffle(order)
    sample = [names[number] for number in sorted(order[: asked.count])]
    mutmut(folder, sample, asked.processes)
    codes = codes_of(folder)
    survivors = [name for name in sample if codes.get(name) not in KILLED]
    print("\n".join(survivors))
    killed = len(sample) - len(survivors)
    print(f"{len(names)} mutants, sample of {len(sample)} (seed {asked.seed}): {killed} killed, {len(survivors)} not")


if __name__ == "__main__":
    main()

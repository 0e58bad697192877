"""Mutation testing by hand: a seeded sample of mutants of a game's rules against its rule-marked tests.

    uv run python tools/mutants.py merv --count 600 --seed 1

It works in the folder `mutants/` (ignored by git) and takes half an hour on two cores; it is never part of CI. Modules
that hold no rules (saving, evaluation, views) are left out: other tests guard them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from caravansary.core.chance import Chance

NO_RULES = ("saving", "loading", "pending", "possible", "evaluate", "observe", "view", "game", "events", "components")
KILLED = (1, 3, 36, 24, 152, -24)  # a test failed, or it ran into a timeout or a crash


def names_of(game: str) -> list[str]:
    """Every mutant of the game's rules that mutmut has made."""
    found: list[str] = []
    for path in sorted(Path("mutants", "src", "caravansary", "games", game).rglob("*.meta")):
        names = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        found += [name for name in sorted(names) if name.split(".")[3] not in NO_RULES]
    return found


def results() -> dict[str, int | None]:
    found: dict[str, int | None] = {}
    for path in sorted(Path("mutants").rglob("*.meta")):
        found |= json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def mutmut(names: list[str], processes: int) -> None:
    subprocess.run([sys.executable, "-m", "mutmut", "run", "--max-children", str(processes), *names], check=False)  # noqa: S603 - our own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    mutmut([f"caravansary.games.{asked.game}.spices.*"], asked.processes)  # makes all mutants, tries a few
    names = names_of(asked.game)
    order = list(range(len(names)))
    Chance.seeded(asked.seed).shuffle(order)
    sample = [names[number] for number in sorted(order[: asked.count])]
    mutmut(sample, asked.processes)
    codes = results()
    survivors = [name for name in sample if codes.get(name) not in KILLED]
    print("\n".join(survivors))
    killed = len(sample) - len(survivors)
    print(f"{len(names)} mutants, sample of {len(sample)} (seed {asked.seed}): {killed} killed, {len(survivors)} not")


if __name__ == "__main__":
    main()

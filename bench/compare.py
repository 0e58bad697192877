"""Our engine beside catanatron (Catan in Python) in the same run: decisions, legal actions and copies per second.

    uv run python bench/compare.py [--seconds 2] [--rounds 5]

Random play on one core, processor time. Only decisions with two or more options count, on both sides. catanatron comes
from PyPI into an environment of its own under the cache folder of the user. The two take turns, so that another busy
process disturbs both; the figures are medians of the rounds, the ratios those of the medians.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Final

import caravansary
from caravansary.bench import random_play
from caravansary.core.bits import COMPILED

PEER: Final = "catanatron==3.2.1"
GOALS: Final = (40, 20, 15)  # times catanatron: decisions, legal actions, copies
COPIED: Final = 24  # positions of a game that are copied in turn
Speed = tuple[float, float, float]  # decisions, legal actions, copies, each per second


def environment() -> Path:
    """The Python of catanatron's environment, which is made on first use."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "caravansary" / PEER.replace("==", "-")
    python = cache / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if (cache / "complete").is_file():
        return python
    print(f"installing {PEER} into {cache}", file=sys.stderr)
    uv = shutil.which("uv")
    if uv is not None:
        run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(cache))
        run(uv, "pip", "install", "--quiet", "--python", str(python), PEER)
    else:
        venv.create(cache, clear=True, with_pip=True)
        run(str(python), "-m", "pip", "install", "--quiet", PEER)
    (cache / "complete").touch()
    return python


def run(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603 - our own command


def peer_speed(python: Path, seconds: float, first_seed: int) -> Speed:
    script = Path(__file__).with_name("catanatron_play.py")
    decisions, listed, copies = json.loads(run(str(python), str(script), str(seconds), str(first_seed)))
    return decisions, listed, copies


def our_speed(name: str, players: int, seconds: float, first_seed: int) -> Speed:
    game = caravansary.game(name)
    decisions = listed = copies = 0
    seed = first_seed
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        chosen, options = random_play.play_game(game, players, seed)
        decisions += chosen
        listed += options
        seed += 1
    spent = time.process_time() - begin
    states = random_play.positions(game, players)
    states = states[:: max(1, len(states) // COPIED)]
    begin = time.process_time()
    while time.process_time() - begin < seconds / 4:
        random_play.copy_all(states)
        copies += len(states)
    copying = time.process_time() - begin
    return decisions / spent, listed / spent, copies / copying


def medians(speeds: list[Speed]) -> Speed:
    decisions, listed, copies = (statistics.median(column) for column in zip(*speeds, strict=True))
    return decisions, listed, copies


def line(name: str, players: int, speed: Speed, ratios: Speed | None) -> str:
    figures = " | ".join(f"{figure:,.0f}" for figure in speed)
    shown = " | ".join("" if ratios is None else f"{ratio:.1f}" for ratio in ratios or speed)
    return f"| {name} | {players} | {figures} | {shown} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="of random play of each game in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--players", type=int, default=4)
    asked = parser.parse_args()
    python = environment()
    names = caravansary.list_games()
    peer: list[Speed] = []
    ours: dict[str, list[Speed]] = {name: [] for name in names}
    for number in range(asked.rounds):
        peer.append(peer_speed(python, asked.seconds, 1000 * number))
        for name in names:
            ours[name].append(our_speed(name, asked.players, asked.seconds, 1000 * number))
    build = "compiled" if COMPILED else "pure Python"
    print(f"{build}, Python {platform.python_version()}, medians of {asked.rounds} rounds; times {PEER} last\n")
    print("| game | players | decisions/s | legal actions/s | copies/s | decisions | legal actions | copies |")
    print("|---|---|---|---|---|---|---|---|")
    theirs = medians(peer)
    print(line("catanatron", 4, theirs, None))
    for name in names:
        speed = medians(ours[name])
        ratios = (speed[0] / theirs[0], speed[1] / theirs[1], speed[2] / theirs[2])
        print(line(name, asked.players, speed, ratios))
    print(f"\nGoals for the compiled engine: {', '.join(f'{goal} times' for goal in GOALS)}.")


if __name__ == "__main__":
    main()

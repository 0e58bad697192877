"""Measures the levels of the page and writes what they say: strength and time, for all games.

uv run --all-extras python tools/level_strength.py --games 200 --timed 4       plays and writes, on a quiet machine
uv run --all-extras python tools/level_strength.py --python PATH               matches with the compiled engine in PATH
uv run --all-extras python tools/level_strength.py --document                  writes only the document anew

Every level plays so many games of two against the level below it, from both seats of every seed (`caravansary arena`).
Turns are timed in games of two, three and four with everything, `--timed` of each, in this process: processor time,
uncompiled. Results go to src/caravansary/bots/strength.json and from there to docs/measurements/levels.md.
"""

from __future__ import annotations

import argparse
import datetime
import itertools
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))

import caravansary  # noqa: E402 - from this checkout
from caravansary.arena.games import Observer, play_to_end  # noqa: E402
from caravansary.bots import LEVELS  # noqa: E402
from caravansary.bots.seated import seat_bots  # noqa: E402
from caravansary.bots.strength import MEASURED  # noqa: E402
from caravansary.core.state import State  # noqa: E402

DOCUMENT: Final = ROOT / "docs" / "measurements" / "levels.md"
PLAYERS: Final = (2, 3, 4)
TIMED_SEED: Final = 90_000  # of the games whose turns are timed
OTHERS: Final = "medium"  # who sits at the other seats of them


# --- matches --------------------------------------------------------------------------------------------------------
def match(python: str, game: str, level: str, below: str, games: int, seed: int) -> dict[str, Any]:
    """A level against the one below it, two players."""
    command = [python, "-m", "caravansary", "arena", game, level, below]
    command += ["--games", str(games), "--seed", str(seed), "--jobs", "1", "--json"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - our own program
    found: dict[str, Any] = json.loads(done.stdout)["pairings"][0]
    return found


# --- time -----------------------------------------------------------------------------------------------------------
class TurnTimes(Observer):
    """Adds up the processor time of every turn of one seat: a maximal run of its decisions."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._last = -1
        self.turns: list[float] = []

    def decided(self, state: State, seat: int, action: int, options: int, seconds: float) -> None:
        if seat == self._seat and options > 1:
            if self._last != seat:
                self.turns.append(0.0)
            self.turns[-1] += seconds
        self._last = seat


def turn_times(name: str, level: str, timed: int) -> list[float]:
    """The seconds of all turns of a level in games with everything, its seat rotated."""
    game = caravansary.game(name)
    found: list[float] = []
    for players in PLAYERS:
        for number in range(timed):
            seed, seat = TIMED_SEED + number, number % players
            names = [level if one == seat else OTHERS for one in range(players)]
            times = TurnTimes(seat)
            play_to_end(game.new(players, seed, **game.everything), seat_bots(game, names, seed), times)
            found += times.turns
    return sorted(found)


# --- all of it ------------------------------------------------------------------------------------------------------
def measured(games: int, timed: int, seed: int, python: str, last: str) -> dict[str, Any]:
    """The levels up to the last one that is wanted; those above it are not measured, and the page says less of them."""
    wanted = LEVELS[: LEVELS.index(last) + 1]
    found: dict[str, Any] = {}
    for name in caravansary.list_games():
        lines = {level: match(python, name, level, below, games, seed) for below, level in itertools.pairwise(wanted)}
        found[name] = {level: _line(level, lines, name, timed) for level in wanted}
    return {
        "date": datetime.datetime.now(tz=datetime.UTC).date().isoformat(),
        "command": f"tools/level_strength.py --games {games} --timed {timed} --seed {seed} --to {last}",
        "games": found,
    }


def _line(level: str, lines: dict[str, dict[str, Any]], game: str, timed: int) -> dict[str, Any]:
    """What is written of a level; the lowest has no match of its own, its points are those against the next."""
    times = turn_times(game, level, timed)
    print(f"{game} {level}", file=sys.stderr)
    below = LEVELS[LEVELS.index(level) - 1] if level in lines else None
    line = lines.get(level) or lines[LEVELS[1]]
    own, others = ("score", "score_of_others") if below else ("score_of_others", "score")
    share = line["share"] if below else 1 - line["share"]
    low, high = line["interval"]
    return {
        "against": below,
        "games": line["games"],
        "share": round(share, 3),
        "interval": [round(end, 3) for end in ((low, high) if below else (1 - high, 1 - low))],
        "points": round(line[own], 1),
        "points_of_others": round(line[others], 1),
        "timed": timed * len(PLAYERS),
        "mean": round(sum(times) / len(times), 3),
        "most_of_them": round(times[int(0.95 * (len(times) - 1))], 2),
        "longest": round(times[-1], 2),
    }


def document(found: dict[str, Any]) -> str:
    """The document, made of the same numbers as the page's words."""
    lines = [
        "# The levels",
        "",
        "Written by `tools/level_strength.py` from `src/caravansary/bots/strength.json`, which the page reads too.",
        "Strength: two players, every seed from both seats, against the level below (of the lowest: against the next).",
        "Time: processor seconds of a turn, plain Python, in games of two, three and four with everything on.",
        "",
        f"    uv run --all-extras python {found['command']}     # {found['date']}",
        "",
        "| game | level | against | games | share | 95 % | points | mean turn | 95 % of turns | longest | timed |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for game, levels in found["games"].items():
        for level, line in levels.items():
            low, high = (100 * end for end in line["interval"])
            cells = (
                *(game, f"`{level}`", f"`{line['against'] or LEVELS[1]}`", line["games"]),
                f"{100 * line['share']:.1f} %",
                *(f"{low:.0f} to {high:.0f}", f"{line['points']} : {line['points_of_others']}"),
                *(f"{line['mean']:.2f} s", f"{line['most_of_them']:.2f} s", f"{line['longest']:.2f} s", line["timed"]),
            )
            lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    asked = argparse.ArgumentParser(description="Measure the levels of the page.")
    asked.add_argument("--games", type=int, default=200, help="games of each level against the one below")
    asked.add_argument("--timed", type=int, default=4, help="games of each number of players whose turns are timed")
    asked.add_argument("--seed", type=int, default=800_000, help="the seed of the first games")
    asked.add_argument("--to", choices=LEVELS[1:], default=LEVELS[-1], help="the last level that is measured")
    asked.add_argument("--python", default=sys.executable, help="plays the matches, perhaps compiled")
    asked.add_argument("--document", action="store_true", help="only write the document, from what was measured")
    given = asked.parse_args()
    if not given.document:
        found = measured(given.games, given.timed, given.seed, given.python, given.to)
        MEASURED.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    DOCUMENT.write_text(document(json.loads(MEASURED.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()

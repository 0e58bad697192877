"""A match between the bots of two installs, such as this commit and an older one, that tell each other actions by name.

    python tools/duel.py merv hard@16 hard@12 --ours .venv --theirs ../before/.venv --games 40 --seed 630000

The first bot sits at one seat, the second at all others; seats rotate on the same seeds. Each side runs in a process of
its own install and keeps the game itself: the same seed, the same actions. Seconds are processor time of a game.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

NOBODY = ""
GUESSES = 0x1234567  # sets the chance of the bots apart from the game's own


# --- one side -------------------------------------------------------------------------------------------------------
def play_along() -> None:
    """Keep games and choose for the own seats: a line of JSON for every line of JSON."""
    import caravansary
    from caravansary.bots import make
    from caravansary.bots.collector import collect_seldom
    from caravansary.bots.seated import SeatedBots
    from caravansary.core.chance import Chance

    collect_seldom()
    for line in sys.stdin:
        asked = json.loads(line)
        if "game" in asked:
            game = caravansary.game(asked["game"])
            state = game.new(len(asked["bots"]), asked["seed"], **asked["options"])
            chance = Chance.seeded(asked["seed"] ^ GUESSES)
            bots = SeatedBots([make(bot or "random", game, chance.word()) for bot in asked["bots"]], chance)
            spent = 0.0
        elif "action" in asked:
            state.play(game.parse_action(asked["action"]), asked["seat"])
        else:
            began = time.process_time()
            action = game.action_name(bots.choose(state, asked["seat"]))
            spent += time.process_time() - began
            print(json.dumps(action), flush=True)
            continue
        points = [score.total for score in state.scores()][: state.seats] if state.is_over else []
        print(json.dumps({"waiting": list(state.waiting_for), "points": points, "spent": spent}), flush=True)


class Side:
    """The process of an install."""

    def __init__(self, environment: Path) -> None:
        command = [str(environment / "bin" / "python"), str(Path(__file__).resolve()), "--play-along"]
        self._process = subprocess.Popen(  # noqa: S603 - our own script
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=environment
        )

    def ask(self, **asked: Any) -> Any:
        to, back = self._process.stdin, self._process.stdout
        assert to is not None and back is not None  # noqa: S101, PT018 - both are pipes
        print(json.dumps(asked), file=to, flush=True)
        return json.loads(back.readline())


# --- the match ------------------------------------------------------------------------------------------------------
def play(ours: Side, theirs: Side, wish: argparse.Namespace, number: int) -> tuple[float, float, float, float, float]:
    """A game: our points, the best and the mean of the others, and what both sides have spent."""
    mine = number % wish.players
    begin = {"game": wish.game, "seed": wish.seed + number // wish.players, "options": json.loads(wish.options)}
    own = [wish.first if seat == mine else NOBODY for seat in range(wish.players)]
    position = ours.ask(**begin, bots=own)
    theirs.ask(**begin, bots=[NOBODY if bot else wish.second for bot in own])
    while not position["points"]:
        seat = position["waiting"][0]
        action = (ours if seat == mine else theirs).ask(seat=seat)
        other = theirs.ask(action=action, seat=seat)
        position = ours.ask(action=action, seat=seat)
    others = [points for seat, points in enumerate(position["points"]) if seat != mine]
    mean = sum(others) / len(others)
    return position["points"][mine], max(others), mean, position["spent"], other["spent"]


def told(wish: argparse.Namespace, games: list[tuple[float, float, float, float, float]]) -> str:
    """The share of wins with its 95 % interval (Wilson), points, and seconds."""
    count, z = len(games), 1.96
    share = sum(1.0 if mine > best else 0.5 if mine == best else 0.0 for mine, best, *_ in games) / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    mine, mean, spent, their = (sum(game[place] for game in games) / count for place in (0, 2, 3, 4))
    margin = mine - mean
    scatter = math.sqrt(sum((game[0] - game[2] - margin) ** 2 for game in games) / max(1, count - 1))
    return (
        f"{wish.game}, {wish.players} players, {wish.first} v {wish.second}: {count} games, "
        f"{100 * share:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f}), "
        f"{mine:.1f} : {mean:.1f}, margin {margin:+.1f} +-{z * scatter / math.sqrt(count):.1f}, "
        f"{spent:.2f} : {their:.2f} s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--ours", type=Path, required=True, help="the environment of the first bot")
    parser.add_argument("--theirs", type=Path, required=True, help="the environment of the second bot")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", default="{}", help="of the game, as JSON")
    wish = parser.parse_args()
    ours, theirs = Side(wish.ours.resolve()), Side(wish.theirs.resolve())
    games = []
    for number in range(wish.games):
        games.append(play(ours, theirs, wish, number))
        if len(games) % 20 == 0 or len(games) == wish.games:
            print(told(wish, games), flush=True)


if __name__ == "__main__":
    play_along() if "--play-along" in sys.argv else main()

"""Random games of catanatron (Catan, four players) and copies of their positions; prints one line of JSON.

Run by `compare.py` in the environment that it makes for catanatron.

The peer is measured at its best: actions are executed without being validated again.
"""

from __future__ import annotations

import json
import sys
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, SimplePlayer

MULTIPLIER, INCREMENT, MASK = 1103515245, 12345, 0x7FFFFFFF  # the quick generator of our own random play


def play(seed: int, kept: list[Game] | None = None) -> tuple[int, int]:
    """Play a game to its end, or to the turn where catanatron stops it: decisions with a choice, and listed options."""
    game = Game([SimplePlayer(colour) for colour in Color], seed=seed + 1)
    choice = seed
    decisions = listed = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if kept is not None:
            kept.append(game.copy())
        options = game.state.playable_actions
        count = len(options)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        game.execute(options[(choice >> 8) % count], validate_action=False)
        listed += count
        if count > 1:
            decisions += 1
    return decisions, listed


def main(seconds: float, first_seed: int) -> None:
    decisions = listed = copies = 0
    seed = first_seed
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        chosen, options = play(seed)
        decisions += chosen
        listed += options
        seed += 1
    spent = time.process_time() - begin
    games: list[Game] = []
    play(first_seed, games)
    games = games[:: max(1, len(games) // 24)]
    begin = time.process_time()
    while time.process_time() - begin < seconds / 4:
        for game in games:
            game.copy()
        copies += len(games)
    copying = time.process_time() - begin
    print(json.dumps([decisions / spent, listed / spent, copies / copying]))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))

"""What a move costs at the start of a long game and at its end.

    uv run python bench/long_game.py                                    three games of each kind
    uv run python bench/long_game.py --games 1 --clicks 500 marrakesh

Starts a server of its own with a database in a temporary folder and talks to it over loopback only; two people at one
table at a time play by chance, and both listen. The time of a move is from sending it until the player's own socket has
heard of it. Two things are compared, by medians:

- whole games: the first fifth of the moves and the last. What a decision needs by itself (its options, what they bring,
  a board with more on it) differs along a game.
- one position: somebody plays an option and takes it back again and again, so that only the log grows: the first tenth
  of the clicks and the last. Here nothing may become slower.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, Final

import caravansary

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.load import HEAR_SECONDS, LARGEST_SEED, Line, LoadedTable, Served, one_server

FIRST_MOVES: Final = 40  # before somebody begins to hesitate
LAG: Final = 0.005  # seconds until a socket may have heard what was done over another one
HEAD: Final = (
    f"{'':>12} {'moves':>7} {'start ms':>9} {'end ms':>7} {'ratio':>6} "
    f"{'clicks':>7} {'first ms':>9} {'last ms':>8} {'ratio':>6}"
)


class LongTable(LoadedTable):
    """A table at which a whole game is played."""

    async def do(self, body: dict[str, Any]) -> float:
        """Do it; the seconds until its player has heard of it."""
        began = time.perf_counter()
        seat = body["seat"]
        version = await self.move(seat, body)
        async with asyncio.timeout(HEAR_SECONDS):
            while self.positions[seat].version < version:
                self.heard[seat].clear()
                await self.heard[seat].wait()
        return time.perf_counter() - began

    async def play_on(self, most: int = sys.maxsize) -> list[float]:
        """So many moves, or to the end: the seconds of each."""
        seconds: list[float] = []
        while len(seconds) < most and not any(position.over for position in self.positions.values()):
            body = self.next_move() if len(self.positions) == len(self.tokens) else None
            if body is None:  # the other one has not heard yet that it is for him to move
                await asyncio.sleep(LAG)
                continue
            try:
                seconds.append(await self.do(body))
            except RuntimeError as refusal:
                if "stale" not in str(refusal):
                    raise
                await asyncio.sleep(LAG)
        return seconds

    async def hesitate(self, clicks: int) -> list[float]:
        """Play an option and take it back, again and again: the seconds of each click."""
        seconds: list[float] = []
        while len(seconds) < clicks:
            body = self.next_move()
            if body is None or body["kind"] != "play":  # the turn is played or just being committed
                await self.play_on(1)
                continue
            seat = body["seat"]
            seconds.append(await self.do(body))
            if self.positions[seat].can_undo:
                again = {**body, "kind": "undo", "action": None, "key": f"{body['key']}-back"}
                seconds.append(await self.do({**again, "version": self.positions[seat].version}))
        return seconds


@contextlib.asynccontextmanager
async def a_table(server: Served, game: str, seed: int) -> AsyncIterator[LongTable]:
    chance = Random(f"{seed} {game}")  # noqa: S311 - not for secrets
    lines = [Line(server.port), Line(server.port)]
    body = {"game": game, "seats": [{"kind": "here"}] * 2, "seed": chance.randint(0, LARGEST_SEED)}
    table = LongTable(await lines[0].post("/api/tables", body), lines, chance, http=False)
    listening = [asyncio.create_task(table.listen(seat)) for seat in table.tokens]
    try:
        yield table
    finally:
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
        for line in lines:
            line.close()


async def whole_game(server: Served, game: str, seed: int) -> list[float]:
    async with a_table(server, game, seed) as table:
        return await table.play_on()


async def one_position(server: Served, game: str, seed: int, clicks: int) -> list[float]:
    async with a_table(server, game, seed) as table:
        await table.play_on(FIRST_MOVES)
        return await table.hesitate(clicks)


def ends_of(runs: list[list[float]], part: int) -> tuple[float, float]:
    """The median of the first part (a fifth, a tenth) of all runs, and that of the last, in milliseconds."""
    first = [seconds for run in runs for seconds in run[: len(run) // part]]
    last = [seconds for run in runs for seconds in run[-(len(run) // part) :]]
    return statistics.median(first) * 1000, statistics.median(last) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the cost of moves at the start and at the end of games.")
    parser.add_argument("game", nargs="*", default=sorted(caravansary.list_games()))
    parser.add_argument("--games", type=int, default=3, help="whole games of each kind")
    parser.add_argument("--clicks", type=int, default=4000, help="at one position, at least 10")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-ratio", type=float, default=float("inf"), help="last to first click beyond it fails")
    asked = parser.parse_args()
    slower = []
    print(HEAD)
    for game in asked.game:
        with tempfile.TemporaryDirectory() as folder, one_server(str(Path(folder) / "long.db")) as server:
            games = [asyncio.run(whole_game(server, game, asked.seed + number)) for number in range(asked.games)]
            clicks = asyncio.run(one_position(server, game, asked.seed, asked.clicks))
        start, end = ends_of(games, 5)
        first, last = ends_of([clicks], 10)
        print(
            f"{game:>12} {sum(map(len, games)) // len(games):>7} {start:>9.2f} {end:>7.2f} {end / start:>6.2f} "
            f"{len(clicks):>7} {first:>9.2f} {last:>8.2f} {last / first:>6.2f}",
            flush=True,
        )
        slower += [game] if last / first > asked.most_ratio else []
    how = f"{asked.games} of each kind, {asked.clicks} clicks, seed {asked.seed}"
    print(f"long games: {how}: {'FAILED' if slower else 'ok'}")
    sys.exit(1 if slower else 0)


if __name__ == "__main__":
    main()

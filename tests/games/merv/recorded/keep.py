"""Plays the kept games anew: fifty greedy and fifty random ones of every player count.

By hand, when a change of behaviour is meant (docs/study/record-format.md, "Archives"):

    python -m tests.games.merv.recorded.keep [FOLDER] [GAMES]

The same program gives the same files. The first greedy game of every count is kept as a readable record too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from caravansary.arena.games import play_many
from caravansary.core.archive import pack
from caravansary.core.match import edition_label
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record
from caravansary.games.merv.game import GAME

PLAYERS: Final = (1, 2, 3, 4)
FIRST_SEED: Final = {"greedy": 1001, "random": 1}


def played(bot: str, players: int, games: int) -> list[Record]:
    """Finished games of bots."""
    options = GAME.check_options(players, {"colours": None})
    first = FIRST_SEED[bot]
    return [
        Record(
            GAME,
            players=players,
            seed=result.seed,
            plays=result.plays,
            seats=[Seat(bot, BOT, bot) for _ in range(players)],
            edition=edition_label(GAME, None),
            options=options,
            result=result.totals,
            open_seed=True,
        )
        for result in play_many("merv", players, [bot], range(first, first + games), options=options)
    ]


def keep(folder: Path, games: int, counts: tuple[int, ...] = PLAYERS) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for players in counts:
        for bot in FIRST_SEED:
            records = played(bot, players, games)
            (folder / f"{bot}-{players}.archive").write_text(pack(records), encoding="utf-8")
            if bot == "greedy":
                (folder / f"{bot}-{players}.record").write_text(records[0].write(), encoding="utf-8")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    keep(Path(arguments[0]) if arguments else Path(__file__).parent, int(arguments[1]) if len(arguments) > 1 else 50)

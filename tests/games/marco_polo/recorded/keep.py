"""Plays the kept games anew: fifty greedy and fifty random ones of every player count, with options that vary.

By hand, when a change of behaviour is meant (docs/study/record-format.md, "Archives"):

    python -m tests.games.marco_polo.recorded.keep [FOLDER] [GAMES]

The same program gives the same files. The first greedy game of every count is kept as a readable record too.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from caravansary.arena.games import play_many
from caravansary.core.archive import pack
from caravansary.core.match import edition_label
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record
from caravansary.games.marco_polo.game import GAME

PLAYERS: Final = (2, 3, 4)
BOTS: Final = ("greedy", "random")
FIRST_SEED: Final = 1001
# Games with these options follow each other: the first game, each variant, all of them, the module
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"character_draft": True},
    {"random_provinces": True, "character_draft": True, "goal_choice": True},
    {"new_characters": True},
    {"goal_choice": True},
    {"new_characters": True, "goal_choice": True},
    {"random_provinces": True, "first_player": 1},
)


def options_of(number: int) -> dict[str, Any]:
    return OPTIONS[number % len(OPTIONS)]


def played(bot: str, players: int, number: int) -> Record:
    """One finished game of bots."""
    options = GAME.check_options(players, options_of(number))
    (result,) = play_many("marco_polo", players, [bot], [FIRST_SEED + number], options=options)
    return Record(
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


def keep(folder: Path, games: int, counts: tuple[int, ...] = PLAYERS) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for players in counts:
        for bot in BOTS:
            records = [played(bot, players, number) for number in range(games)]
            (folder / f"{bot}-{players}.archive").write_text(pack(records), encoding="utf-8")
            if bot == "greedy":
                (folder / f"{bot}-{players}.record").write_text(records[0].write(), encoding="utf-8")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    keep(Path(arguments[0]) if arguments else Path(__file__).parent, int(arguments[1]) if len(arguments) > 1 else 50)

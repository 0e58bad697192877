"""Plays the kept games anew: fifty greedy and fifty random ones of every player count, and thirty with all expansions.

By hand, when a change of behaviour is meant (docs/study/record-format.md, "Archives"):

    python -m tests.games.marrakesh.recorded.keep [FOLDER] [GAMES] [EXPANDED]

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
from caravansary.games.marrakesh.game import GAME
from caravansary.games.marrakesh.pieces import EXPANSIONS

PLAYERS: Final = (2, 3, 4)
BOTS: Final = ("greedy", "random")
FIRST_SEED: Final = 1001
GAMES: Final = 50
EXPANDED: Final = 10  # of every player count, with all expansions
AGREED_TILES: Final = [f"st{n:02}{'ab'[n % 2]}" for n in range(4, 16)]
# Games with these options follow each other: everything that can be chosen by itself
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"first_river_tiles": True},
    {"floor": "b2"},
    {"stair_tiles": True},
    {"companions": True},
    {"exchange_tiles": True},
    {"citizens": True},
    {"towns": True},
    {"stair_tiles": True, "chosen_stair_tiles": AGREED_TILES},
    {"exchange_tiles": True, "only_new_exchange_tiles": True},
)
EVERYTHING: Final[dict[str, Any]] = dict.fromkeys(EXPANSIONS, True)


def options_of(number: int) -> dict[str, Any]:
    return OPTIONS[number % len(OPTIONS)]


def expanded_options_of(number: int) -> dict[str, Any]:
    """All expansions, with the one floor and the other."""
    return {**EVERYTHING, "floor": ("b1", "b2")[number % 2]}


def played(bot: str, players: int, number: int, given: dict[str, Any] | None = None) -> Record:
    """One finished game of bots."""
    options = GAME.check_options(players, options_of(number) if given is None else given)
    (result,) = play_many("marrakesh", players, [bot], [FIRST_SEED + number], options=options)
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


def expanded(players: int, number: int) -> Record:
    """A game with all expansions; greedy and random ones take turns."""
    return played(BOTS[number // 2 % 2], players, number, expanded_options_of(number))


def keep(folder: Path, games: int, many: int, counts: tuple[int, ...] = PLAYERS) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for players in counts:
        for bot in BOTS:
            records = [played(bot, players, number) for number in range(games)]
            (folder / f"{bot}-{players}.archive").write_text(pack(records), encoding="utf-8")
            if bot == "greedy":
                (folder / f"{bot}-{players}.record").write_text(records[0].write(), encoding="utf-8")
        records = [expanded(players, number) for number in range(many)]
        (folder / f"expansions-{players}.archive").write_text(pack(records), encoding="utf-8")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    keep(
        Path(arguments[0]) if arguments else Path(__file__).parent,
        int(arguments[1]) if len(arguments) > 1 else GAMES,
        int(arguments[2]) if len(arguments) > 2 else EXPANDED,
    )

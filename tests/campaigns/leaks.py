"""Campaign: what a seat cannot see changes nothing that reaches it.

    uv run --all-extras python -m tests.campaigns.leaks --seed 1 --positions 100000 --real 2000

Random games of every game and number of players, plain and with all options. Along each game two worlds are made that
differ in what a seat (or a spectator) cannot see: piles, cards and tiles of others by `sample_hidden`, with a new
generator or the same one, and other choices where others choose in secret. Both are tables of the real application, and
at every position that both come through the engine's answers, the bytes on the seat's socket and those of its HTTP
requests are compared. `--real` positions of these are compared on a real server with real sockets.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from unittest import mock

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.match import Match, is_secret
from caravansary.core.state import State
from caravansary.server.storage.store import Whole
from tests.campaigns.app_in_process import LocalApp
from tests.campaigns.campaign import Found, arguments, report
from tests.campaigns.leak_pairs import STARTED, LocalWorld, Twins, hello, match_at, stored_table
from tests.envs.variants import OPTIONS, VARIANTS
from tests.games.playing import play_to

MOST_STEPS: Final = 14  # that two worlds are followed
MOST_FROM_START: Final = 40  # likewise, when they begin with the game
MOST_APART: Final = 40  # decisions between two pairs of worlds of a game
PAIRS_IN_AN_APP: Final = 300  # then the files are made anew
PARTS: Final = ("positions", "real positions", "comparisons", "worlds", "secret choices", "reveals", "reveals alike")


Pair = tuple[Match, Match, int | None]  # two worlds, and the perspective that cannot tell them apart


def all_pairs(chance: Chance) -> Iterator[Pair]:
    """Games of every kind with every number of players, without and with options, side by side."""
    ways = [(name, players, options) for name, players in VARIANTS for options in ({}, OPTIONS[name])]
    under_way = [endless_pairs(name, players, options, chance) for name, players, options in ways]
    for pairs in itertools.cycle(under_way):
        yield next(pairs)


def endless_pairs(name: str, players: int, options: dict[str, Any], chance: Chance) -> Iterator[Pair]:
    while True:
        yield from pairs_of(name, players, options, chance.word(), chance)


def perspective_of(players: int, chance: Chance) -> int | None:
    """A seat, or a spectator."""
    number = chance.below(players + 1)
    return None if number == players else number


def other_world(state: State, perspective: int | None, chance: Chance) -> State:
    """The position with everything else that the perspective cannot see; dice may fall as in the first world."""
    sample: Any = state.sample_hidden(perspective, chance.word())
    if chance.below(2):
        real: Any = state
        sample.chance = real.chance.copy()
    return sample  # type: ignore[no-any-return]  # the same kind of state


def pair_from(state: State, players: int, perspective: int | None, chance: Chance) -> tuple[Match, Match]:
    return match_at(state, players), match_at(other_world(state, perspective, chance), players)


def pairs_of(name: str, players: int, options: dict[str, Any], seed: int, chance: Chance) -> Iterator[Pair]:
    """Pairs of worlds along a random game: from its start with the same seed, then from positions on the way.

    Those from the start differ in what others choose in secret, and they have a record and their whole past.
    """
    game = caravansary.game(name)
    state = game.new(players, seed, **options)
    if game.seats_have_secrets and (is_secret(state) or chance.below(4) == 0):
        one, other = (Match(game, players, seed, options=options) for _ in range(2))
        yield one, other, perspective_of(players, chance)
    while not state.is_over:
        perspective = perspective_of(players, chance)
        yield *pair_from(state, players, perspective, chance), perspective
        play_to(state, chance, 1 + chance.below(MOST_APART))


async def follow(twins: Twins, most: int) -> None:
    """Compare, play on, compare, until the worlds part or that many positions were compared."""
    twins.found.count("worlds")
    for _ in range(most):
        await twins.compare()
        if not twins.is_parted:
            await twins.step()
        if twins.is_parted:
            return


class Campaign:
    """Follows pairs of worlds in two applications at once, until there are enough positions."""

    def __init__(self, seed: int, positions: int) -> None:
        self.chance = Chance.seeded(seed)
        self.positions = positions
        self.found = Found()

    @property
    def is_done(self) -> bool:
        return self.found.counts["positions"] >= self.positions

    async def run(self) -> Found:
        pairs = all_pairs(self.chance)
        while not self.is_done:
            folders = tempfile.TemporaryDirectory
            with folders() as one, folders() as other, mock.patch.object(time, "time", return_value=STARTED):
                async with LocalApp(Path(one)) as first, LocalApp(Path(other)) as second:
                    for number in range(PAIRS_IN_AN_APP):
                        if not self.is_done:
                            await self.compare_worlds((first, second), f"table{number}", *next(pairs))
        return self.found

    async def compare_worlds(
        self, apps: tuple[LocalApp, LocalApp], table: str, one: Match, other: Match, perspective: int | None
    ) -> None:
        worlds = [
            await self.world(app, table, match, perspective) for app, match in zip(apps, (one, other), strict=True)
        ]
        twins = Twins(worlds[0], worlds[1], perspective, self.chance, self.found)
        try:
            left = self.positions - self.found.counts["positions"]
            await follow(twins, min(left, MOST_STEPS if one.start is not None else MOST_FROM_START))
        finally:
            await twins.leave()

    async def world(self, app: LocalApp, table: str, match: Match, perspective: int | None) -> LocalWorld:
        await app.store.add(Whole(stored_table(table, match)))
        found = await app.service.find(table)
        assert found is not None
        client = app.connect()
        client.say(hello(table, perspective))
        return LocalWorld(app, table, found.match, client)


def run(seed: int, positions: int, real: int) -> Found:
    found = asyncio.run(Campaign(seed, positions).run())
    if real:
        from tests.campaigns.real_leak_pairs import compare_on_sockets

        found.add(asyncio.run(compare_on_sockets(seed, real)))
    return found


def main() -> int:
    sizes = {"positions": (100_000, "positions in this process"), "real": (2_000, "positions on a real server")}
    chosen = arguments(__doc__ or "", sizes)
    found = run(chosen.seed, chosen.positions, chosen.real)
    return report(found, found.summary("leaks", chosen.seed, PARTS))


if __name__ == "__main__":
    sys.exit(main())

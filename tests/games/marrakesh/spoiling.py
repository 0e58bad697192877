"""What spoils a saved position: anything at any place, and pieces that move within what the rules know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of
from caravansary.games.marrakesh import pieces, saving
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.state import State
from tests.games import bad_positions
from tests.games.bad_positions import Mutator, play_to_the_end
from tests.games.marrakesh.saved_games import SAVING, by_hand, play_one, positions, wealthy_positions
from tests.games.saved import one_of

WORD_LISTS: tuple[Sequence[str], ...] = (
    *(pieces.PLAYER_COLOURS, pieces.COLOURS, pieces.AREAS, pieces.GOODS, pieces.RESOURCES, pieces.PATHS),
    *(pieces.OASES, pieces.PROVISIONS, pieces.SCROLLS, pieces.LUXURIES, pieces.TOWNS, pieces.EXCHANGES),
    *(pieces.RIVER_SIDES, pieces.STAIR_TILES, pieces.STAIRS, pieces.SCROLL_COLOURS, pieces.WORKSHOP_GATES),
    *(pieces.EXPANSIONS, pieces.FLOORS, ENGINE.decision_kinds, tuple(saving.PHASES)),
)


class Plays(Mutator):
    """Spoils saved positions also by pieces that move: scrolls, items, oases, gates, provisions."""

    one_in = 3

    def __init__(
        self, chooser: Chance, pool: list[dict[str, Any]], word_lists: Sequence[Sequence[str]] = WORD_LISTS
    ) -> None:
        super().__init__(chooser, pool, word_lists)
        self.plays = (self.exchange, self.enrich, self.climb, self.sail)

    def enrich(self, saved: Any) -> None:
        """Somebody has other resources, goods, keshis, water sellers, a fuller square."""
        player = self.player(saved)
        if player is None:
            return
        player["resources"] = {name: self.chooser.below(6) for name in pieces.RESOURCES}
        player["goods"] = {name: self.chooser.below(4) for name in pieces.GOODS}
        for area in ("garden", "madrasa", "palace", "mosque", "river", "medina"):
            if self.chooser.below(2):
                player["keshis"][area] = self.chooser.below(9)
        if self.chooser.below(2):
            player["sellers"] = [area for area in pieces.AREAS[:8] if self.chooser.below(2)]
            player["new_sellers"] = []
            player["square"] = [cell for cell in range(8) if self.chooser.below(4)]
            player["caravans"] = {path: self.chooser.below(4) for path in pieces.PATHS}

    def climb(self, saved: Any) -> None:
        """Other steps, and the companion with somebody else or waiting."""
        player = self.player(saved)
        if player is None:
            return
        player["steps"] = {stair: one_of(self.chooser, (0, 3, 7, 11, 14, 15)) for stair in pieces.STAIRS}
        companions = saved.get("companions")
        if isinstance(companions, dict) and self.chooser.below(2):
            colours = list(saved["players"])
            for name in list(companions):
                alone = self.chooser.below(2)
                owner = None if alone else one_of(self.chooser, colours)
                companions[name] = {"with": owner, "step": self.chooser.below(16) if alone else None}

    def sail(self, saved: Any) -> None:
        player = self.player(saved)
        if player is not None:
            player["space"] = one_of(self.chooser, (1, 5, 11))
            player["arrival"] = 50 + self.chooser.below(20)
            player["harbour"] = None

    def player(self, saved: Any) -> dict[str, Any] | None:
        players = saved.get("players")
        if not isinstance(players, dict) or not players:
            return None
        player = one_of(self.chooser, list(players.values()))
        return player if isinstance(player, dict) and isinstance(player.get("keshis"), dict) else None


def pool_of(seats: int, seed: int, chooser: Chance) -> list[dict[str, Any]]:
    """Saved positions of three games, more of those with something rare on the stack."""
    games = [positions(seats, 2 * seed + 1, "all"), positions(seats, seed, "people"), wealthy_positions(seats, seed)]
    found: list[dict[str, Any]] = []
    seen: dict[tuple[int, ...], int] = {}
    for game in games:
        for state in game:
            kinds = tuple(map(kind_of, state.stack))
            seen[kinds] = seen.get(kinds, 0) + 1
            if seen[kinds] <= 3 or not chooser.below(30):
                found.append(state.to_dict())
    return found


def spoil(seats: int, seed: int, times: int, most_played: int) -> int:
    """How many spoilt positions by hand could be read; some of them are played to their end."""
    chooser = Chance.seeded(seed)

    def play_on(state: State) -> None:
        play_to_the_end(SAVING, state, play, every=60, first=4)

    def play(state: State, count: int) -> None:
        play_one(state, chooser, eager=count % 2 == 0)

    mutator = Plays(chooser, [by_hand(saved) for saved in pool_of(seats, seed, chooser)])
    return bad_positions.spoil(SAVING, mutator, times, most_played, play_on)


def forge(seats: int, seed: int, times: int) -> int:
    """How many spoilt positions with a forged seal could be read."""
    chooser = Chance.seeded(seed)
    return bad_positions.forge(SAVING, Plays(chooser, pool_of(seats, seed, chooser)), times)

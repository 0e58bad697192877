"""What spoils a saved position: anything at any place, and pieces that move within what the rules know."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.games.marrakesh import pieces, saving
from caravansary.games.marrakesh.saving import from_dict, to_dict
from caravansary.games.marrakesh.state import State
from tests.games.marrakesh.saved_games import contents, one_of, play_one, positions, wealthy_positions

MOST_DECISIONS = 5000  # of a random game; about 600 are usual
Path = tuple[Any, ...]  # keys and indexes from the top of a saved position
DELETE = object()


# --- ways into a saved position
def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """The ways to all values inside a saved position."""
    yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield from paths(one, (*at, key))


def value_at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def changed(saved: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A copy with other values at some fields; DELETE stands for none."""
    result = copy.deepcopy(saved)
    for field, value in changes.items():
        *way, last = [int(key) if key.lstrip("-").isdigit() else key for key in field.split(".")]
        if value is DELETE:
            del value_at(result, tuple(way))[last]
        else:
            value_at(result, tuple(way))[last] = value
    return result


# --- spoiling
WORD_LISTS: tuple[Sequence[str], ...] = (
    *(pieces.PLAYER_COLOURS, pieces.COLOURS, pieces.AREAS, pieces.GOODS, pieces.RESOURCES, pieces.PATHS),
    *(pieces.OASES, pieces.PROVISIONS, pieces.SCROLLS, pieces.LUXURIES, pieces.TOWNS, pieces.EXCHANGES),
    *(pieces.RIVER_SIDES, pieces.STAIR_TILES, pieces.STAIRS, pieces.SCROLL_COLOURS, pieces.WORKSHOP_GATES),
    *(pieces.EXPANSIONS, pieces.FLOORS, tuple(saving.KIND_NAMES.values()), tuple(saving.PHASES)),
)
JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 9, 10**30, 1.0, float("nan")),
    *("", "x", [], {}, [[]], [1], {"a": 1}, b"x"),
)


class Mutator:
    """Spoils saved positions: other values, names and numbers, parts of other positions, pieces that move."""

    def __init__(self, chooser: Chance, pool: list[dict[str, Any]]) -> None:
        self.chooser = chooser
        self.pool = pool
        self.ways = (self.replace, self.delete, self.repeat, self.shuffle, self.count, self.rename, self.transplant)
        self.plays = (self.exchange, self.push, self.enrich, self.climb, self.sail, self.remember)

    def spoilt(self, saved: dict[str, Any]) -> dict[str, Any]:
        result: dict[str, Any] = json.loads(json.dumps(saved))
        for _ in range(one_of(self.chooser, (1, 1, 2, 3))):
            if self.chooser.below(3):
                one_of(self.chooser, self.plays)(result)
                continue
            part = one_of(self.chooser, list(result) or [""])
            inside = [path for path in paths(result) if path[:1] == (part,)]
            if inside:
                one_of(self.chooser, self.ways)(result, one_of(self.chooser, inside))
        return result

    # --- anything at any place
    def replace(self, saved: Any, path: Path) -> None:
        value_at(saved, path[:-1])[path[-1]] = copy.deepcopy(one_of(self.chooser, JUNK))

    def delete(self, saved: Any, path: Path) -> None:
        del value_at(saved, path[:-1])[path[-1]]

    def repeat(self, saved: Any, path: Path) -> None:
        value = value_at(saved, path)
        if isinstance(value, list) and value:
            value.append(copy.deepcopy(one_of(self.chooser, value)))

    def shuffle(self, saved: Any, path: Path) -> None:
        value = value_at(saved, path)
        if isinstance(value, list):
            self.chooser.shuffle(value)

    def count(self, saved: Any, path: Path) -> None:
        value = value_at(saved, path)
        if type(value) is int:
            value_at(saved, path[:-1])[path[-1]] = value + one_of(self.chooser, (-2, -1, 1, 2, 5))

    def rename(self, saved: Any, path: Path) -> None:
        """Another name of the same list."""
        value = value_at(saved, path)
        lists = [names for names in WORD_LISTS if value in names] if isinstance(value, str) else []
        if lists:
            value_at(saved, path[:-1])[path[-1]] = one_of(self.chooser, one_of(self.chooser, lists))

    def transplant(self, saved: Any, path: Path) -> None:
        """What stands at the same place in another position."""
        try:
            found = value_at(one_of(self.chooser, self.pool), path)
        except (KeyError, IndexError, TypeError):
            return
        value_at(saved, path[:-1])[path[-1]] = copy.deepcopy(found)

    # --- what keeps the numbers of pieces
    def exchange(self, saved: Any) -> None:
        """Two names of the same list change places: scrolls, items, oases, gates, provisions."""
        names = one_of(self.chooser, WORD_LISTS)
        found = [path for path in paths(saved) if path and _is_one(saved, path, names)]
        if len(found) > 1:
            one, other = one_of(self.chooser, found), one_of(self.chooser, found)
            first, second = value_at(saved, one), value_at(saved, other)
            value_at(saved, one[:-1])[one[-1]] = second
            value_at(saved, other[:-1])[other[-1]] = first

    def push(self, saved: Any) -> None:
        """Other frames on the stack of the same seat, or one less."""
        pending = saved.get("pending")
        if not isinstance(pending, list) or not pending:
            return
        donors = [found["pending"] for found in self.pool if found["pending"]]
        way = self.chooser.below(4)
        if way == 0:
            pending.pop()
            return
        donor = one_of(self.chooser, donors)
        frame = copy.deepcopy(donor[-1] if way < 3 else one_of(self.chooser, donor))
        if isinstance(pending[-1], dict) and "seat" in frame and "seat" in pending[-1]:
            frame["seat"] = pending[-1]["seat"]
        if way == 1:
            pending[-1] = frame
        else:
            pending.insert(1 + self.chooser.below(len(pending)), frame)

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
            player["square"] = [cell for cell in range(8) if self.chooser.below(4)]
            player["caravans"] = {path: self.chooser.below(4) for path in pieces.PATHS}

    def climb(self, saved: Any) -> None:
        """Other steps, and the companion with somebody else or waiting."""
        player = self.player(saved)
        if player is None:
            return
        player["steps"] = {stair: one_of(self.chooser, (0, 3, 7, 15, 16, 17)) for stair in pieces.STAIRS}
        companions = saved.get("companions")
        if isinstance(companions, dict) and self.chooser.below(2):
            colours = list(saved["players"])
            for name in list(companions):
                alone = self.chooser.below(2)
                owner = None if alone else one_of(self.chooser, colours)
                companions[name] = {"with": owner, "step": self.chooser.below(18) if alone else None}

    def sail(self, saved: Any) -> None:
        player = self.player(saved)
        if player is not None:
            player["space"] = one_of(self.chooser, (1, 5, 11))
            player["arrival"] = 50 + self.chooser.below(20)
            player["harbour"] = None

    def remember(self, saved: Any) -> None:
        turn = saved.get("turn")
        if isinstance(turn, dict):
            turn["scholars"] = one_of(self.chooser, (None, 1, 2, 8))
            turn["duty"] = one_of(self.chooser, (None, *pieces.SCROLL_COLOURS))
            turn["set_aside"] = [one_of(self.chooser, pieces.COLOURS) for _ in range(self.chooser.below(3))]
        saved["last"] = one_of(self.chooser, (None, *saved.get("colours", [None])))

    def player(self, saved: Any) -> dict[str, Any] | None:
        players = saved.get("players")
        if not isinstance(players, dict) or not players:
            return None
        player = one_of(self.chooser, list(players.values()))
        return player if isinstance(player, dict) and isinstance(player.get("keshis"), dict) else None


def _is_one(saved: Any, path: Path, names: Sequence[str]) -> bool:
    value = value_at(saved, path)
    return isinstance(value, str) and value in names


def play_to_the_end(state: State, chooser: Chance) -> None:
    """Random play; what it leads to can be saved as well."""
    for seat in (None, *range(state.seats)):
        state.view(seat)
        state.sample_hidden(seat, 1).view(seat)
    for count in range(MOST_DECISIONS):
        if count % 60 == 0 or count < 4 or state.is_over:
            assert contents(from_dict(to_dict(state))) == contents(state)
        if state.is_over:
            state.ranking()
            return
        if count < 4:
            state.decision(state.waiting_for[0])
        play_one(state, chooser, eager=count % 2 == 0)
    raise AssertionError("the game does not end")


def pool_of(seats: int, seed: int, chooser: Chance) -> list[dict[str, Any]]:
    """Positions of three games, more of those with something rare on the stack."""
    games = [positions(seats, 2 * seed + 1, "all"), positions(seats, seed, "people"), wealthy_positions(seats, seed)]
    found: list[dict[str, Any]] = []
    seen: dict[tuple[int, ...], int] = {}
    for game in games:
        for state in game:
            kinds = tuple(frame & 63 for frame in state.stack)
            seen[kinds] = seen.get(kinds, 0) + 1
            if seen[kinds] <= 3 or not chooser.below(30):
                found.append(to_dict(state))
    return found


def spoil(seats: int, seed: int, rounds_of_it: int, most_played: int) -> int:
    """How many spoilt positions could be read; some of them are played to their end."""
    chooser = Chance.seeded(seed)
    pool = pool_of(seats, seed, chooser)
    mutator = Mutator(chooser, pool)
    read = 0
    for _ in range(rounds_of_it):
        try:
            state = from_dict(mutator.spoilt(one_of(chooser, pool)))
        except PositionError:
            continue
        read += 1
        if read <= most_played:
            play_to_the_end(state, chooser)
    return read

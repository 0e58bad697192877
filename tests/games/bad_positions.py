"""What spoils a saved position of any game, and that it is refused then or can be played to the end."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.core.seal import SEAL, sealed
from caravansary.core.state import State
from tests.games.saved import Saving, Way, one_of, paths, play_towards, shuffle, value_at

S = TypeVar("S", bound=State)
MOST_DECISIONS: Final = 5000  # of a random game; no game comes near it
MOST_FORGED: Final = 40  # decisions that are played after a forged seal
JUNK: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 2, 3, 9, 10**30, 1.0, float("nan")),
    *("", "x", [], {}, [[]], [1], {"a": 1}, b"x"),
)


class Mutator:
    """Spoils saved positions at random places: other values, names and numbers, parts of other positions.

    A game may add plays, which move pieces in a way that could be.
    """

    one_in = 1  # of so many changes one is at any place, the others are plays

    def __init__(self, chooser: Chance, pool: list[dict[str, Any]], word_lists: Sequence[Sequence[str]]) -> None:
        self.chooser = chooser
        self.pool = pool
        self.word_lists = word_lists
        self.ways: tuple[Callable[[Any, Way], None], ...] = (
            *(self.replace, self.delete, self.repeat, self.shuffle, self.count, self.rename, self.transplant),
        )
        self.plays: tuple[Callable[[Any], None], ...] = ()

    def spoilt(self, saved: dict[str, Any]) -> dict[str, Any]:
        result: dict[str, Any] = json.loads(json.dumps(saved))
        for _ in range(one_of(self.chooser, (1, 1, 2, 3))):
            if self.chooser.below(self.one_in):
                one_of(self.chooser, self.plays)(result)
                continue
            part = one_of(self.chooser, list(result) or [""])
            inside = [path for path in paths(result) if path[:1] == (part,)]
            if inside:
                one_of(self.chooser, self.ways)(result, one_of(self.chooser, inside))
        return result

    # --- anything at any place
    def replace(self, saved: Any, path: Way) -> None:
        value_at(saved, path[:-1])[path[-1]] = copy.deepcopy(one_of(self.chooser, JUNK))

    def delete(self, saved: Any, path: Way) -> None:
        del value_at(saved, path[:-1])[path[-1]]

    def repeat(self, saved: Any, path: Way) -> None:
        value = value_at(saved, path)
        if isinstance(value, list) and value:
            value.append(copy.deepcopy(one_of(self.chooser, value)))

    def shuffle(self, saved: Any, path: Way) -> None:
        value = value_at(saved, path)
        if isinstance(value, list):
            shuffle(self.chooser, value)

    def count(self, saved: Any, path: Way) -> None:
        value = value_at(saved, path)
        if type(value) is int:
            value_at(saved, path[:-1])[path[-1]] = value + one_of(self.chooser, (-2, -1, 1, 2, 5))

    def rename(self, saved: Any, path: Way) -> None:
        """Another name of the same list."""
        value = value_at(saved, path)
        lists = [names for names in self.word_lists if value in names] if isinstance(value, str) else []
        if lists:
            value_at(saved, path[:-1])[path[-1]] = one_of(self.chooser, one_of(self.chooser, lists))

    def transplant(self, saved: Any, path: Way) -> None:
        """What stands at the same place in another position."""
        try:
            found = value_at(one_of(self.chooser, self.pool), path)
        except (KeyError, IndexError, TypeError):
            return
        value_at(saved, path[:-1])[path[-1]] = copy.deepcopy(found)

    # --- what keeps the numbers of pieces
    def exchange(self, saved: Any) -> None:
        """Two names of the same list change places."""
        names = one_of(self.chooser, self.word_lists)
        found = [path for path in paths(saved) if path and _is_one(value_at(saved, path), names)]
        if len(found) > 1:
            one, other = one_of(self.chooser, found), one_of(self.chooser, found)
            first, second = value_at(saved, one), value_at(saved, other)
            value_at(saved, one[:-1])[one[-1]] = second
            value_at(saved, other[:-1])[other[-1]] = first


class AnyNames(Mutator):
    """Spoils saved positions also by names that are out of place, of any list."""

    def __init__(self, chooser: Chance, pool: list[dict[str, Any]], word_lists: Sequence[Sequence[str]]) -> None:
        super().__init__(chooser, pool, word_lists)
        self.words = [name for names in word_lists for name in names]
        self.ways = (*self.ways, self.add)

    def add(self, saved: Any, path: Way) -> None:
        value = value_at(saved, path)
        if isinstance(value, dict):
            value[one_of(self.chooser, self.words)] = one_of(self.chooser, self.words)
        elif isinstance(value, list):
            value.insert(self.chooser.below(len(value) + 1), one_of(self.chooser, self.words))

    def rename(self, saved: Any, path: Way) -> None:
        if isinstance(value_at(saved, path), str):
            value_at(saved, path[:-1])[path[-1]] = one_of(self.chooser, self.words)


def _is_one(value: object, names: Sequence[str]) -> bool:
    return isinstance(value, str) and value in names


def play_to_the_end(saving: Saving[S], state: S, play: Callable[[S, int], None], every: int, first: int) -> None:
    """Play, by the number of the decision; what it leads to can be saved as well, at the first and every so many."""
    for seat in (None, *(one.who for one in state.participants if one.kind == "seat")):
        state.view(seat)
        state.sample_hidden(seat, 1).view(seat)
    for count in range(MOST_DECISIONS):
        if count % every == 0 or count < first or state.is_over:
            assert saving.contents(saving.from_dict(saving.to_dict(state))) == saving.contents(state)
        if state.is_over:
            state.ranking()
            return
        if count < first:
            state.decision(state.waiting_for[0])
        play(state, count)
    raise AssertionError("the game does not end")


def spoil(saving: Saving[S], mutator: Mutator, times: int, most_played: int, play_on: Callable[[S], None]) -> int:
    """How many spoilt positions could be read; the first of them are played to their end."""
    read = 0
    for _ in range(times):
        try:
            state = saving.from_dict(mutator.spoilt(one_of(mutator.chooser, mutator.pool)))
        except PositionError:
            continue
        read += 1
        if read <= most_played:
            play_on(state)
    return read


def forge(saving: Saving[S], mutator: Mutator, times: int) -> int:
    """How many spoilt positions with a forged seal could be read; each is refused there, or plays on or is refused."""
    read = 0
    for _ in range(times):
        spoilt = mutator.spoilt(one_of(mutator.chooser, mutator.pool))
        spoilt.pop(SEAL, None)
        try:
            forged = sealed(spoilt)
        except TypeError:  # no JSON
            continue
        try:
            state = saving.from_dict(forged)
            read += 1
            for _ in range(MOST_FORGED):
                if state.is_over:
                    break
                play_towards(state, mutator.chooser, ())
        except PositionError:
            continue
    return read

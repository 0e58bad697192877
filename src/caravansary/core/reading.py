"""Reading a saved position: every value knows the field where it stands, and what is wrong is told with that field.

An error is a `PositionError` whose field is the path to the value: "players.red.camels", "pending.1.seat". What a
position consists of, and which positions can be, is each game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from caravansary.core.components import C, Editions
from caravansary.core.errors import ComponentError, PositionError, shown


@final
class Saved:
    """A value of the saved position and the field where it stands."""

    __slots__ = ("field", "value")

    def __init__(self, field: str, value: object) -> None:
        self.field = field
        self.value = value

    def at(self, key: object) -> str:
        """The field of something inside this value."""
        name = key if isinstance(key, str) and len(key) <= 40 else shown(key, 40)
        return f"{self.field}.{name}" if self.field else name

    def wrong(self, expected: str) -> PositionError:
        return PositionError(self.field or "position", f"must be {expected}, got {shown(self.value)}")

    def table(self, keys: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Saved]:
        """The values of a table that has all of the keys, perhaps some of the optional ones, and no other."""
        if not isinstance(self.value, dict):
            raise self.wrong("a table")
        for key in self.value:
            if key not in keys and key not in optional:
                raise PositionError(self.at(key), f"is unknown here; expected {', '.join((*keys, *optional))}")
        for key in keys:
            if key not in self.value:
                raise PositionError(self.at(key), "is missing")
        return {key: Saved(self.at(key), value) for key, value in self.value.items()}

    def position(self, keys: Sequence[str], inside: Sequence[str], by_hand: bool) -> dict[str, Saved]:
        """The values of a whole position; written by hand, those of the inside of a turn are not there."""
        if not by_hand:
            return self.table((*keys, *inside))
        for key in inside:
            if isinstance(self.value, dict) and key in self.value:
                problem = (
                    "belongs to the inside of a turn, which is not written by hand (a changed position counts as such)"
                )
                raise PositionError(self.at(key), f"{problem}; leave it out and give the plays that lead there in then")
        return self.table(keys)

    def edition(self, editions: Editions[C]) -> C:
        """The printed values: an edition's name and what it changes."""
        table = self.table(("name", "overrides"))
        try:
            return editions.with_overrides(table["name"].value, table["overrides"].value)
        except ComponentError as problem:
            raise PositionError(self.field, str(problem)) from problem

    def rows(self, least: int, most: int) -> list[Saved]:
        """The values of a list of a certain length."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong(f"a list of {least}" if least == most else f"a list of {least} to {most}")
        return [Saved(self.at(str(index)), value) for index, value in enumerate(self.value)]

    def number(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.wrong(f"a number from {low} to {high}" if low < high else str(low))
        return self.value

    def flag(self) -> int:
        """True or false, as 1 or 0."""
        if type(self.value) is not bool:
            raise self.wrong("true or false")
        return int(self.value)

    def name(self, names: Sequence[str]) -> int:
        """The number of a name."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(f"one of {', '.join(names)}")
        return names.index(self.value)

    def name_or_none(self, names: Sequence[str]) -> int:
        """The number of a name, -1 for null."""
        return -1 if self.value is None else self.name(names)

    def names(self, names: Sequence[str], most: int) -> list[int]:
        return [row.name(names) for row in self.rows(0, most)]

    def different_names(self, names: Sequence[str], count: int) -> list[int]:
        """So many numbers of names, none of them twice."""
        found = [row.name(names) for row in self.rows(count, count)]
        if len(set(found)) < count:
            raise self.wrong(f"{count} different ones of {', '.join(names)}")
        return found

    def some(self, names: Sequence[str]) -> int:
        """Different names in any order, as a bit each."""
        mask = 0
        for row in self.rows(0, len(names)):
            bit = 1 << row.name(names)
            if mask & bit:
                raise PositionError(row.field, f"{shown(row.value)} stands here twice")
            mask |= bit
        return mask

    def counts(self, names: Sequence[str], high: int) -> list[int]:
        """A number for each name."""
        table = self.table(names)
        return [table[name].number(0, high) for name in names]

    def few(self, names: Sequence[str], high: int) -> list[int]:
        """A number for each name; those that are not there are 0."""
        table = self.table((), names)
        return [table[name].number(1, high) if name in table else 0 for name in names]


def taken(left: int, count: int, field: str, things: str) -> int:
    """What is left in a supply of which so many are in use."""
    if count > left:
        raise PositionError(field, f"too many {things}: {count}, but only {left} are left for it")
    return left - count


def require(condition: bool, field: str, problem: str) -> None:
    """Refuse a position in which something does not fit."""
    if not condition:
        raise PositionError(field, problem)

"""Numbers, counts and bits as the names of things, for views and saved positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def names_of(names: Sequence[str], numbers: Iterable[int]) -> list[str]:
    """The name of each number."""
    return [names[number] for number in numbers]


def name_or_none(names: Sequence[str], number: int) -> str | None:
    """The name of a number; a negative one stands for nothing."""
    return None if number < 0 else names[number]


def names_of_bits(names: Sequence[str], mask: int) -> list[str]:
    """The names whose bit is set."""
    return [name for index, name in enumerate(names) if mask >> index & 1]


def counts_by_name(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """How many there are of each name."""
    return {name: counts[index] for index, name in enumerate(names)}


def few_by_name(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    """How many there are of each name; those that are not there are left out."""
    return {name: counts[index] for index, name in enumerate(names) if counts[index]}

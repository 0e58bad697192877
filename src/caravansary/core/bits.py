"""Counting in short lists and in masks, for the rules that are asked most often.

Compiled, a plain loop over a list of numbers is faster than the call of a builtin; for the interpreter it is the other
way round, so there the builtins stand in for the loops.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")  # whether this runs as machine code


def total(numbers: list[int]) -> int:
    """The sum of the numbers."""
    found = 0
    for number in numbers:
        found += number
    return found


def has_any(numbers: list[int]) -> bool:
    """Whether one of the numbers is not 0."""
    for number in numbers:
        if number:
            return True
    return False


def bits(mask: int) -> int:
    """How many bits are set in a mask of at most 62."""
    rest: i64 = mask
    found: i64 = 0
    while rest != 0:
        rest &= rest - 1
        found += 1
    return found


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """The numbers with another one at a place, as a new list; for lists that copies of a state share."""
    found = numbers[:]
    found[place] = number
    return found


if not COMPILED:
    globals().update(total=sum, has_any=any, bits=int.bit_count)


def added(numbers: list[float]) -> float:
    """Their sum, one after another: `sum` rounds in another way in later versions of Python."""
    total = 0.0
    for number in numbers:
        total += number
    return total

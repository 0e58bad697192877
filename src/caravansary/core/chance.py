"""The one generator of all games: sfc32, 32-bit words, no wide products, part of the state.

The same seed gives the same numbers on every machine, compiled or not: no number here needs more than 54 bits, so that
the compiled one can do with 64. Tests may script it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from caravansary.core.errors import Given, OptionError, PositionError, shown

MASK: Final = 0xFFFFFFFF
WARM_UP: Final = 15
SEED_LIMIT: Final = 1 << 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A generator of 32-bit words (sfc32)."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    @staticmethod
    def seeded(seed: Given[int]) -> Chance:
        """The generator of a seed between 0 and 2**64 - 1."""
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
            raise OptionError(f"seed must be a whole number from 0 to 2**64 - 1, got {shown(seed)}")
        chance = Chance(seed & MASK, seed >> 32, 0, 1)
        for _ in range(WARM_UP):
            chance.word()
        return chance

    def copy(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.count)

    def __reduce__(self) -> tuple[Any, ...]:  # like everywhere in the core: compiled, nothing is pickled by itself
        return Chance, (self.a, self.b, self.c, self.count)

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        total = (self.a + b + self.count) & MASK
        self.count = (self.count + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((c << 21 | c >> 11) + total) & MASK  # rotated; what is beyond 32 bits falls away at the end
        return total

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        sides: i64 = n
        fair = MASK + 1 - (MASK + 1) % sides
        word: i64 = self.word()
        while word >= fair:
            word = self.word()
        return word % sides

    def shuffle(self, things: list[int]) -> None:
        """Put the things into a random order, in place."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def to_list(self) -> list[int]:
        return [self.a, self.b, self.c, self.count]

    @staticmethod
    def from_list(field: str, words: object) -> Chance:
        """Read the four words back; anything else is refused with the field's name."""
        if not isinstance(words, list) or len(words) != 4:
            raise PositionError(field, "must be a list of four numbers")
        for word in words:
            if isinstance(word, bool) or not isinstance(word, int) or not 0 <= word <= MASK:
                raise PositionError(field, f"each number must be from 0 to {MASK}, got {shown(word)}")
        return Chance(words[0], words[1], words[2], words[3])


class ScriptedChance(Chance):
    """For tests: gives the numbers of a script, then an error."""

    __slots__ = ("script",)

    def __init__(self, script: list[int]) -> None:
        super().__init__(0, 0, 0, 1)
        self.script = list(script)

    def copy(self) -> Chance:
        return ScriptedChance(self.script)

    def __reduce__(self) -> tuple[Any, ...]:
        return ScriptedChance, (self.script,)

    def below(self, n: int) -> int:
        number = self.script.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"the script says {number}, but a number below {n} is drawn")
        return number

"""Anything that somebody might send: texts and JSON that were right once, and what was never right."""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from caravansary.core.chance import Chance
from tests.games.saved import paths, value_at

Thing = TypeVar("Thing")
LETTERS: Final = "abcxyzABZ019 \t\r\n\0\\\"'#|:,.;=[]{}()<>/%&?*+-_~^`@!$äß日本😀éЖ\u200b\ufeff\u2028\x7f\x1b"
WORDS: Final = (
    *("", " ", "0", "-1", "1", "2", "99999999999999999999", "1e309", "NaN", "Infinity", "null", "true", "[]", "{}"),
    *("merv", "marrakesh", "marco_polo", "toy", "hidden", "?", "yes", "no", "standard", "greedy", "person", "bot"),
    *("'; DROP TABLE tables;--", "../../etc/passwd", "%00", "%s%n", "${x}", "<script>", "\ud800", "\udfff\ud800"),
    *("a" * 41, "b" * 70, "9" * 5000, "[" * 3000, '"', "caravansary record 1", "caravansary record 2"),
)
NUMBERS: Final = (0, 1, -1, 2, 3, 7, 8, 255, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308)
DEEP: Final = 2000  # brackets in brackets


class Mutator:
    """Changes things at random places, as a seed says."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def one_of(self, things: Sequence[Thing]) -> Thing:
        return things[self.chance.below(len(things))]

    def happens(self, one_in: int) -> bool:
        return self.chance.below(one_in) == 0

    def word(self) -> str:
        if self.happens(2):
            return self.one_of(WORDS)
        return "".join(self.one_of(LETTERS) for _ in range(self.chance.below(24)))

    def junk_bytes(self, most: int = 200) -> bytes:
        return bytes(self.chance.below(256) for _ in range(self.chance.below(most)))

    # --- texts ------------------------------------------------------------------------------------------------------
    def changed_text(self, text: str) -> str:
        """The text with one to three changes of its lines, words or letters."""
        for _ in range(self.one_of((1, 1, 2, 3))):
            text = self.one_of((self.other_line, self.other_line, self.other_word, self.other_letter, self.cut))(text)
        return text

    def other_line(self, text: str) -> str:
        lines = text.split("\n")
        at, other = self.chance.below(len(lines)), self.chance.below(len(lines))
        way = self.chance.below(5)
        if way == 0:
            del lines[at]
        elif way == 1:
            lines.insert(at, lines[other])
        elif way == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif way == 3:
            lines.insert(at, self.word())
        else:
            lines[at] = self.other_word(lines[at])
        return "\n".join(lines)

    def other_word(self, text: str) -> str:
        words = text.split(" ")
        words[self.chance.below(len(words))] = self.word()
        return " ".join(words)

    def other_letter(self, text: str) -> str:
        at = self.chance.below(len(text) + 1)
        return text[:at] + self.one_of(LETTERS) + text[at + self.chance.below(2) :]

    def cut(self, text: str) -> str:
        at = self.chance.below(len(text) + 1)
        return text[:at] if self.happens(2) else text[at:]

    # --- JSON -------------------------------------------------------------------------------------------------------
    def junk(self, depth: int = 3) -> Any:
        """Any value of JSON."""
        way = self.chance.below(7 if depth else 5)
        if way < 2:
            return self.one_of(NUMBERS)
        if way < 4:
            return self.word()
        if way == 4:
            return self.one_of((None, True, False))
        inside = [self.junk(depth - 1) for _ in range(self.chance.below(4))]
        return inside if way == 5 else {self.word(): one for one in inside}

    def changed_value(self, value: Any) -> Any:
        """The value with something else, something more or something less at a place or two."""
        changed = copy.deepcopy(value)
        for _ in range(self.one_of((1, 1, 2))):
            ways = [path for path in paths(changed) if path]
            if not ways or self.happens(30):
                return self.junk()
            path = self.one_of(ways)
            inside = value_at(changed, path[:-1])
            way = self.chance.below(4)
            if way == 0:
                del inside[path[-1]]
            elif way == 1 and isinstance(inside, dict):
                inside[self.word()] = self.junk()
            else:
                inside[path[-1]] = self.junk()
        return changed

    def other_places(self, value: Any) -> Any:
        """The value with a few numbers a little off and a few names in each other's places: it still looks right."""
        changed = copy.deepcopy(value)
        leaves = [path for path in paths(changed) if path and isinstance(value_at(changed, path), str | int)]
        for _ in range(self.one_of((1, 2, 3))):
            path, other = self.one_of(leaves), self.one_of(leaves)
            here, there = value_at(changed, path), value_at(changed, other)
            if type(here) is int and self.happens(2):
                value_at(changed, path[:-1])[path[-1]] = here + self.one_of((-1, 1, 2))
            elif type(here) is type(there):
                value_at(changed, path[:-1])[path[-1]] = there
        return changed

    def body(self, value: Any) -> bytes:
        """A body that once was this value: as JSON, broken, too deep, or no JSON at all."""
        way = self.chance.below(12)
        if way == 0:
            return self.junk_bytes()
        if way == 1:
            return self.changed_text(json.dumps(value)).encode("utf-8", "surrogatepass")
        if way == 2 and self.happens(10):
            return b"[" * DEEP + b"]" * DEEP
        changed = value if way == 3 else self.changed_value(value)
        as_letters = self.happens(2)  # not escaped: also what is no letter at all
        return json.dumps(changed, ensure_ascii=not as_letters).encode("utf-8", "surrogatepass")

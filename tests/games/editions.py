"""What the printed values of every game must be: an edition is ours with its changes, or is refused with its place."""

from __future__ import annotations

import copy
import json
import pickle
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Generic, TypeVar

import pytest
from hypothesis import strategies as st

from caravansary.core.components import PrintedComponents
from caravansary.core.errors import ComponentError

C = TypeVar("C", bound=PrintedComponents)
Keys = tuple[str, ...]
COUNTING: Final = ("provenance_summary", "provenance_of_rows")  # what is no value


# --- tables ---------------------------------------------------------------------------------------------------------
def lines_of(table: str) -> list[str]:
    return [line.strip() for line in table.strip().splitlines()]


def rows_of(table: str) -> list[list[str]]:
    """A text and the problem that is told, from `text => problem`."""
    return [row.strip().split(" => ") for row in table.splitlines() if " => " in row]


def keys_of(table: str) -> list[tuple[str, str]]:
    """Each key with the first word of its line, the provenance."""
    return [(key, line.split()[0]) for line in lines_of(table) for key in line.split()[1:]]


def tree_of(changes: Iterable[tuple[Keys, object]]) -> dict[str, Any]:
    """The tables that hold these values."""
    tree: dict[str, Any] = {}
    for path, value in changes:
        table = tree
        for name in path[:-1]:
            table = table.setdefault(name, {})
        table[path[-1]] = value
    return tree


# --- a game ---------------------------------------------------------------------------------------------------------
class Editions(Generic[C]):
    """The printed values of a game, in our own file and in any other."""

    def __init__(self, components: ModuleType, well_formed: Callable[[C], bool]) -> None:
        self.components = components
        self.editions = components.EDITIONS
        self.well_formed = well_formed  # what the rules rely on, whatever the edition
        self.text: str = Path(str(components.__file__)).with_name("components.toml").read_text("utf-8")
        self.words: Final = sorted(set(re.findall(r'"\w+"|[\w-]+|[][{}=,#]', self.text)))
        self.lines: Final = self.text.splitlines(keepends=True)
        self.leaves: st.SearchStrategy[object] = st.one_of(
            *(st.none(), st.booleans(), st.integers(-1, 25), st.floats()),
            *(st.sampled_from(self.words), st.text(max_size=3)),
        )

    def attributes(self) -> list[str]:
        """The names of all values."""
        names = dir(self.editions.standard())
        return [name for name in names if not name.startswith("_") and name not in COUNTING]

    def load(self, file: Path, text: str) -> C:
        file.write_text(text, "utf-8")
        found: C = self.editions.load(file)
        return found

    # --- editions ---------------------------------------------------------------------------------------------------
    def check_summary(self, summary: dict[str, int]) -> None:
        """So many values come from each source, and every value is counted once."""
        ours = self.editions.standard()
        assert ours.provenance_summary() == summary
        assert sum(summary.values()) == len(ours.provenance) == len(self.components.PRINTED)

    def check_no_change(self, file: Path) -> None:
        """An edition that changes nothing has our digest."""
        mine = self.load(file, 'name = "mine"\n')
        assert mine.digest == self.editions.standard().digest
        assert mine.overrides == {}
        assert re.fullmatch("[0-9a-f]{12}", mine.digest)

    def check_saved(self, mine: C) -> None:
        """A saved game carries its edition."""
        again = self.editions.with_overrides(mine.name, json.loads(json.dumps(mine.overrides)))
        self._check_same(again, mine)

    def check_copies(self, mine: C) -> None:
        """An edition can be copied and pickled; ours is always the same."""
        ours = self.editions.standard()
        assert pickle.loads(pickle.dumps(ours)) is ours
        assert copy.deepcopy(ours) is ours
        assert self.editions.with_overrides("standard", {}) is ours
        assert mine.digest != ours.digest
        for again in (pickle.loads(pickle.dumps(mine)), copy.copy(mine), copy.deepcopy(mine)):
            self._check_same(again, mine)
        assert repr(mine) == f"Components('mine', digest='{mine.digest}')"

    def _check_same(self, again: C, mine: C) -> None:
        assert [name for name in self.attributes() if getattr(again, name) != getattr(mine, name)] == []

    # --- mistakes ---------------------------------------------------------------------------------------------------
    def check_mistake(self, file: Path, text: str, problem: str) -> None:
        """A mistake is told with its place; a problem that ends in ... is only begun."""
        with pytest.raises(ComponentError) as caught:
            self.load(file, f'name = "mine"\n{text}\n')
        told = re.sub("^[:,] ", "", str(caught.value).removeprefix(str(file)))
        assert told.startswith(problem.removesuffix("..."))
        assert problem.endswith("...") or told == problem

    def check_no_name(self, file: Path, text: str, example: str) -> None:
        """An edition has a name, and one of its own."""
        expected = f'key name is missing, expected a name such as name = "{example}"'
        with pytest.raises(ComponentError, match=re.escape(expected)):
            self.load(file, text)
        expected = "name must be 1 to 60 characters on one line, and not 'standard', got "
        with pytest.raises(ComponentError, match=expected):
            self.load(file, "name = 'standard'\n")

    def check_unreadable(self, folder: Path, file: Path) -> None:
        """A file that is not there, a folder, and what is no TOML."""
        with pytest.raises(ComponentError, match=re.escape(f"{file}: file not found")):
            self.editions.load(file)
        with pytest.raises(ComponentError, match=re.escape(f"{folder}: cannot be read: ")):
            self.editions.load(folder)
        with pytest.raises(ComponentError, match=re.escape(f"{file}: must be TOML: ")):
            self.load(file, "[start\n")

    def check_our_mistake(self, old: str, new: str, problem: str) -> None:
        """A mistake in our own file is told."""
        assert old in self.text
        with pytest.raises(ComponentError) as caught:
            self.editions.whole_sheet(self.text.replace(old, new, 1).encode())
        assert str(caught.value).startswith(problem)

    # --- any text at all --------------------------------------------------------------------------------------------
    def _changed_number(self, where: tuple[int, int], number: int) -> str:
        return f"{self.text[: where[0]]}{number}{self.text[where[1] :]}"

    def _changed_lines(self, first: int, last: int, instead: str) -> str:
        return "".join([*self.lines[:first], instead, *self.lines[last:]])

    def some_words(self) -> st.SearchStrategy[str]:
        return st.lists(st.sampled_from(self.words) | st.integers(-1, 50).map(str), max_size=12).map(" ".join)

    def mutations(self) -> st.SearchStrategy[str]:
        """Our file with another number or other lines, its words in any order, and any text."""
        numbers = [found.span() for found in re.finditer(r"\b\d+\b", self.text)]
        any_line = st.integers(0, len(self.lines) - 1)
        return st.one_of(
            st.builds(self._changed_number, st.sampled_from(numbers), st.integers(-2, 40) | st.integers()),
            st.builds(self._changed_lines, any_line, any_line, self.some_words() | st.sampled_from(self.lines)),
            self.some_words(),
            st.text(),
        )

    def trees(self, amounts: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
        """Values of every kind, in lists and tables."""
        words = st.sampled_from(self.words)
        return st.recursive(
            self.leaves | amounts, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner)
        )

    def likely_overrides(self, values: st.SearchStrategy[object]) -> st.SearchStrategy[dict[str, Any]]:
        """Some keys that exist, with such values."""
        paths = st.sampled_from(sorted(self.components.PRINTED))
        return st.lists(st.tuples(paths, values), max_size=4).map(tree_of)

    def check_any_text(self, text: str, read: Callable[[bytes, str], C] | None = None) -> None:
        """Any text gives components or an error."""
        try:
            found = (read or self.editions.read)(f'name = "any"\n{text}'.encode(errors="replace"), "any.toml")
        except ComponentError:
            return
        assert self.well_formed(found)
        again = self.editions.with_overrides("any", json.loads(json.dumps(found.overrides)))
        assert again.digest == found.digest

    def check_any_content(self, content: bytes) -> None:
        """Our own file is read or refused, whatever it says."""
        try:
            sheet = self.editions.whole_sheet(content)
        except ComponentError:
            return
        assert sheet.values.keys() == sheet.provenance.keys() == self.components.PRINTED.keys()

    def check_any_saved(self, name: object, overrides: object) -> None:
        """Any saved edition gives components or an error."""
        try:
            found = self.editions.with_overrides(name, overrides)
        except ComponentError:
            return
        assert self.well_formed(found)

    def check_accepted(self, changes: dict[Keys, Any]) -> None:
        """An edition within the ranges is accepted."""
        assert self.well_formed(self.editions.with_overrides("mine", tree_of(changes.items())))

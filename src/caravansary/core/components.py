"""Printed values: what every game's `components.toml` and the editions of it have in common.

A game says which keys there are and what may stand at each (`Printed`), what must fit together, and how its own
`Components` are made of it; here the files are read, checked and told apart. A mistake is a `ComponentError` that says
which file, which key, what was expected and what was found.
"""

from __future__ import annotations

import copy
import hashlib
import importlib
import importlib.resources
import itertools
import json
import os
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, final

from mypy_extensions import mypyc_attr

from caravansary.core.errors import ComponentError

STANDARD: Final = "standard"
STANDARD_FILE: Final = "components.toml"
EDITION: Final = "edition"  # where a value comes from that an edition gives without saying more
PROVENANCES: Final = ("rulebook", "derived", "public", "reconstructed", EDITION)
LARGEST_FILE: Final = 200_000  # bytes; ours have less than a tenth of it
LONGEST_NAME: Final = 60

KeyPath = tuple[str, ...]  # ("card", "c1", "points")
Values = dict[KeyPath, list[int]]


def component_error(source: str, path: KeyPath, problem: str) -> ComponentError:
    """The error about what stands at a key, or about the whole source."""
    where = f"{source}, {' '.join(path)}" if path else source
    return ComponentError(f"{where}: {problem}")


def _shown(raw: object) -> str:
    """What was found, short enough for a message."""
    try:
        text = repr(raw)
    except (ValueError, RecursionError):  # Python refuses to write out a number of thousands of digits
        return "something too long to show"
    return text if len(text) <= 60 else f"{text[:57]}..."


# --- what may stand at a key ----------------------------------------------------------------------------------------


class Printed(NamedTuple):
    """One printed value: what may stand there, in words and as a reading (None: it may not), and if it is fixed."""

    expected: str
    read: Callable[[object], list[int] | None]
    fixed: bool = False


def number(raw: object, low: int, high: int) -> list[int] | None:
    """The number as a list of one, or None if it is none or out of range."""
    if isinstance(raw, int) and not isinstance(raw, bool) and low <= raw <= high:
        return [int(raw)]
    return None


def numbers(raws: Iterable[object], low: int, high: int) -> list[int] | None:
    """The numbers, or None if one of them is none or out of range."""
    found: list[int] = []
    for raw in raws:
        one = number(raw, low, high)
        if one is None:
            return None
        found += one
    return found


def number_from(low: int, high: int) -> Printed:
    """A number from low to high."""
    return Printed(f"{low} to {high}", lambda raw: number(raw, low, high))


def fixed(printed: Printed) -> Printed:
    """The same, but no edition may change it."""
    return printed._replace(fixed=True)


def one_of(names: Sequence[str], numbered: Sequence[str]) -> Printed:
    """A name among `names`, read as its number in the canonical order."""

    def read(raw: object) -> list[int] | None:
        return [list(numbered).index(raw)] if isinstance(raw, str) and raw in names else None

    return Printed(" or ".join(filter(None, (", ".join(names[:-1]), names[-1]))), read)


def different(count: int, names: Sequence[str]) -> Printed:
    """A list of so many different names, read as their numbers."""

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, list) or not all(isinstance(name, str) and name in names for name in raw):
            return None
        return [list(names).index(name) for name in raw] if len(set(raw)) == len(raw) == count else None

    return Printed(f"a list of {count} different names out of {', '.join(names)}", read)


def _steps(row: list[int]) -> list[int]:
    return [after - before for before, after in itertools.pairwise(row)]


ORDERS: Final[dict[str, Callable[[list[int]], bool]]] = {
    "": lambda row: True,
    ", none smaller than the one before": lambda row: min(_steps(row), default=0) >= 0,
    ", none larger than the one before": lambda row: max(_steps(row), default=0) <= 0,
    ", each larger than the one before": lambda row: min(_steps(row), default=1) > 0,
    ", each adding at least as much as the one before": lambda row: min(_steps([0, *_steps([0, *row])])) >= 0,
}


def row_of(count: int, low: int, high: int, order: str = "") -> Printed:
    """A list of so many numbers in a given order."""

    def read(raw: object) -> list[int] | None:
        row = numbers(raw, low, high) if isinstance(raw, list) and len(raw) == count else None
        return row if row is not None and ORDERS[order](row) else None

    return Printed(f"a list of {count} numbers from {low} to {high}{order}", read)


def amounts(expected: str, most: Mapping[str, int], low: int, high: int) -> Printed:
    """So many of some things, of each up to its limit, and low to high in all; read as a number for each of them."""

    def read(raw: object) -> list[int] | None:
        if not isinstance(raw, dict) or any(name not in most for name in raw):
            return None
        found: list[int] = []
        for name, limit in most.items():
            found += number(raw.get(name, 0), 0, limit) or []
        return found if len(found) == len(most) and low <= sum(found) <= high else None

    return Printed(expected, read)


# --- the keys -------------------------------------------------------------------------------------------------------


def keys_of(group: str, **keys: Printed) -> dict[KeyPath, Printed]:
    """The keys of a group without entries."""
    return {(group, key): printed for key, printed in keys.items()}


def entries_of(group: str, entries: Sequence[str], **keys: Printed) -> dict[KeyPath, Printed]:
    """The keys of a group of entries, each with the same keys."""
    return {(group, entry, key): printed for entry in entries for key, printed in keys.items()}


def column(values: Values, group: str, entries: Sequence[str], key: str) -> list[int]:
    """The number that stands at the same key of every entry."""
    return [values[group, entry, key][0] for entry in entries]


@final
class Keys:
    """All keys of a game's printed values, and the tables that they stand in.

    `gone` are keys of earlier rules, each with what stands for it now.
    """

    __slots__ = ("gone", "printed", "tables")

    def __init__(self, printed: dict[KeyPath, Printed], gone: Mapping[KeyPath, str]) -> None:
        self.printed = printed
        self.gone = gone
        self.tables = frozenset(path[:end] for path in printed for end in range(1, len(path)))

    def below(self, path: KeyPath) -> list[KeyPath]:
        """The keys that stand in a table, or in tables inside of it."""
        return [at for at in self.printed if at[: len(path)] == path]


# --- reading a file -------------------------------------------------------------------------------------------------


def _read_file(path: str) -> bytes:
    try:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError as problem:
        raise component_error(path, (), "file not found") from problem
    except (OSError, ValueError) as problem:  # a folder, no permission; a name that cannot be one
        raise component_error(path, (), f"cannot be read: {getattr(problem, 'strerror', None) or problem}") from problem
    if len(content) > LARGEST_FILE:
        raise component_error(path, (), f"must be at most {LARGEST_FILE} bytes long")
    return content


def as_file(text: str) -> bytes:
    """The text of an edition as its file has it; half a letter stays what it is, so that reading it is refused."""
    return text.encode(errors="surrogatepass")


def _parse(source: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as problem:
        raise component_error(source, (), f"must be UTF-8 text, got byte {content[problem.start]:#x}") from problem
    except RecursionError as problem:
        raise component_error(source, (), "must be TOML, got lists or tables nested too deeply") from problem
    except ValueError as problem:
        raise component_error(source, (), f"must be TOML: {problem}") from problem


@final
class Sheet:
    """What a file gives: for each key the value as it stands there, as it is read, and its provenance."""

    __slots__ = ("fixed", "found", "keys", "provenance", "source", "values")

    def __init__(self, keys: Keys, source: str, tree: object, provenance: str, fixed: dict[KeyPath, object]) -> None:
        self.keys = keys
        self.source = source
        self.fixed = fixed
        self.found: dict[KeyPath, object] = {}
        self.values: Values = {}
        self.provenance: dict[KeyPath, str] = {}
        self.add_table((), tree, provenance, {})

    def add_table(self, path: KeyPath, table: object, provenance: str, provenance_of: dict[str, str]) -> None:
        """Add every value of the table; what it says about its provenance goes before what was said above it."""
        if not isinstance(table, dict):
            raise component_error(self.source, path, f"must be a table, got {_shown(table)}")
        if "provenance" in table:
            provenance, provenance_of = self.checked_provenance(path, table["provenance"]), {}
        if path and "provenance_of" in table:
            provenance_of = {**provenance_of, **self.provenance_by_key(path, table["provenance_of"])}
        for key, found in table.items():
            inner = (*path, key)
            if inner in self.keys.printed:
                self.add_value(inner, found, provenance_of.get(key, provenance))
            elif inner in self.keys.tables:
                self.add_table(inner, found, provenance, provenance_of)
            elif key != "provenance" and not (path and key == "provenance_of"):
                raise self.unknown(path, key, [at[len(path)] for at in self.keys.below(path)])

    def add_value(self, path: KeyPath, found: object, provenance: str) -> None:
        printed = self.keys.printed[path]
        if printed.fixed and found != self.fixed.get(path, found):
            problem = f"is fixed at {_shown(self.fixed[path])}, an edition cannot change it, got {_shown(found)}"
            raise component_error(self.source, path[:-1], f"{path[-1]} {problem}")
        value = printed.read(found)
        if value is None:
            raise component_error(self.source, path[:-1], f"{path[-1]} must be {printed.expected}, got {_shown(found)}")
        if not provenance:
            raise component_error(self.source, path[:-1], f"key provenance is missing for {path[-1]}")
        self.found[path] = found
        self.values[path] = value
        self.provenance[path] = provenance

    def checked_provenance(self, path: KeyPath, found: object) -> str:
        if not isinstance(found, str) or found not in PROVENANCES:
            raise component_error(
                self.source, path, f"provenance must be one of {', '.join(PROVENANCES)}, got {_shown(found)}"
            )
        return found

    def provenance_by_key(self, path: KeyPath, found: object) -> dict[str, str]:
        if not isinstance(found, dict):
            raise component_error(self.source, path, f"provenance_of must be a table, got {_shown(found)}")
        known = [at[-1] for at in self.keys.below(path)]
        here = (*path, "provenance_of")
        for key in found:
            if key not in known:
                raise self.unknown(here, key, known)
        return {key: self.checked_provenance(here, word) for key, word in found.items()}

    def unknown(self, path: KeyPath, key: object, known: list[str]) -> ComponentError:
        now = self.keys.gone.get((*path, key)) if isinstance(key, str) else None
        if now is not None:
            return component_error(self.source, path, f"key {key} belongs to earlier rules; now there is {now}")
        names = ", ".join(dict.fromkeys(known))
        return component_error(self.source, path, f"unknown key {_shown(key)}, expected one of {names}")


# --- the components -------------------------------------------------------------------------------------------------


class Edition(Protocol):
    """The printed values of a game as a match needs to know them."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...

    @property
    def overrides(self) -> dict[str, Any]:
        """What differs from the standard."""


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedComponents:
    """What the components of every game know of themselves; each game adds its values as numbers."""

    __slots__ = ("digest", "name", "overrides", "provenance")

    def __init__(self, name: str, overrides: dict[str, Any], values: Values, provenance: dict[KeyPath, str]) -> None:
        self.name = name
        self.overrides = overrides
        self.digest = _digest(values)
        self.provenance = {".".join(path): word for path, word in provenance.items()}

    def provenance_summary(self) -> dict[str, int]:
        """How many values come from where."""
        words = list(self.provenance.values())
        return {word: words.count(word) for word in PROVENANCES if word in words}

    def provenance_of_rows(self) -> dict[str, dict[str, int]]:
        """How many rows of each group come from where, group by group.

        A row is an entry such as a card, or a key such as a number of pieces; it is as certain as its least certain
        cell, so that it is reconstructed if any of its cells is.
        """
        rows: dict[tuple[str, str], int] = {}
        for key, word in self.provenance.items():
            group, _, rest = key.partition(".")
            row = (group, rest.partition(".")[0])
            rows[row] = max(rows.get(row, 0), PROVENANCES.index(word))
        found: dict[str, dict[str, int]] = {}
        for number, word in enumerate(PROVENANCES):
            for (group, _), certainty in rows.items():
                counts = found.setdefault(group, {})
                if certainty == number:
                    counts[word] = counts.get(word, 0) + 1
        return found

    def __repr__(self) -> str:
        return f"Components({self.name!r}, digest={self.digest!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _edition_of, (type(self).__module__, self.name, self.overrides)


def _edition_of(module: str, name: str, overrides: dict[str, Any]) -> PrintedComponents:
    """Components that were pickled; the module of a game's components has its `EDITIONS`."""
    editions: Editions[PrintedComponents] = importlib.import_module(module).EDITIONS
    return editions.with_overrides(name, overrides)


def _digest(values: Values) -> str:
    """A short hash over all values; names and provenance do not count."""
    text = json.dumps(sorted((" ".join(path), value) for path, value in values.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# --- standard and editions ------------------------------------------------------------------------------------------

C = TypeVar("C", bound=PrintedComponents)
_NOTHING_GONE: Final[dict[KeyPath, str]] = {}


@final
class Editions(Generic[C]):
    """The printed values of one game: ours, and those of the editions that change some of them.

    `package` holds the game's `components.toml`, `example` is a name that an edition might have, `check` refuses values
    that do not fit together, `make` gives the game's components. `gone` are keys of earlier rules, with what stands for
    each of them now.
    """

    def __init__(
        self,
        package: str,
        example: str,
        printed: dict[KeyPath, Printed],
        check: Callable[[str, Values], None],
        make: Callable[[str, dict[str, Any], Values, dict[KeyPath, str]], C],
        gone: Mapping[KeyPath, str] = _NOTHING_GONE,
    ) -> None:
        self._package: Final = package
        self._example: Final = example
        self._keys: Final = Keys(printed, gone)
        self._check: Final = check
        self._make: Final = make
        self._sheet: Sheet | None = None
        self._standard: C | None = None

    def whole_sheet(self, content: bytes) -> Sheet:
        """The file that has to give every value."""
        sheet = Sheet(self._keys, STANDARD_FILE, _parse(STANDARD_FILE, content), "", {})
        for path, printed in self._keys.printed.items():
            if path not in sheet.values:
                problem = f"key {path[-1]} is missing, expected {printed.expected}"
                raise component_error(STANDARD_FILE, path[:-1], problem)
        self._check(STANDARD_FILE, sheet.values)
        return sheet

    def _standard_sheet(self) -> Sheet:
        if self._sheet is None:
            file = importlib.resources.files(self._package).joinpath(STANDARD_FILE)
            self._sheet = self.whole_sheet(file.read_bytes())
        return self._sheet

    def standard(self) -> C:
        """The components as we know them."""
        if self._standard is None:
            sheet = self._standard_sheet()
            self._standard = self._make(STANDARD, {}, sheet.values, sheet.provenance)
        return self._standard

    def load(self, path: str | os.PathLike[str]) -> C:
        """The components of an edition file: ours, and what it changes."""
        source = os.fspath(path)
        return self.read(_read_file(source), source)

    def read(self, content: bytes, source: str) -> C:
        """The components of an edition file's content; mistakes are told with the name of the source."""
        tree = _parse(source, content)
        if "name" not in tree:
            raise component_error(source, (), f'key name is missing, expected a name such as name = "{self._example}"')
        return self._edition(source, tree.pop("name"), tree)

    def with_overrides(self, name: object, overrides: object) -> C:
        """The components of a saved game: its edition's name and what that edition changes, neither checked yet."""
        if name == STANDARD and overrides == {}:
            return self.standard()
        return self._edition(f"edition {_shown(name)}", name, overrides)

    def _edition(self, source: str, name: object, tree: object) -> C:
        if not isinstance(tree, dict):
            raise component_error(source, (), f"must be a table, got {_shown(tree)}")
        title = _checked_name(source, name)
        ours = self._standard_sheet()
        theirs = Sheet(self._keys, source, tree, EDITION, ours.found)
        values = {**ours.values, **theirs.values}
        self._check(source, values)
        return self._make(title, copy.deepcopy(tree), values, {**ours.provenance, **theirs.provenance})


def _checked_name(source: str, name: object) -> str:
    fits = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name
    if not isinstance(name, str) or not fits or name == STANDARD:
        expected = f"1 to {LONGEST_NAME} characters on one line, and not {STANDARD!r}"
        raise component_error(source, (), f"name must be {expected}, got {_shown(name)}")
    return name

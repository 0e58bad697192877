"""The rules reference of a game: numbered rules in areas, read from a document, to be shown and searched.

The document is plain Markdown: `# Title` and a preface, then `## Title of the area {AREA}` with an introduction, then
`### PREFIX-AREA-4 Title of the rule` with its text. The ids never change and are the same in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import takewhile
from pathlib import Path
from typing import Final, final

from caravansary.core.errors import TextError, UnknownName, shown

REFERENCE: Final = "en"  # the language that is always complete
DEFINITION: Final = "*Definition.*"  # a line of its own in a rule that only defines something
IN_SHORT: Final = ("In short:", "Вкратце:", "Kurz gesagt:")  # begins the summary in a preface
_AREA_LINE: Final = re.compile(r"##\s+(\S.*?)\s*\{([A-Za-z0-9_]+)\}\s*")
_LIST_ITEM: Final = re.compile(r"(?:[-*+]|\d+[.)])\s")
_RULE_LINE: Final = re.compile(r"###\s+([A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*-[0-9]+)\s+(\S.*?)\s*")


@final
class Rule:
    """One numbered rule."""

    __slots__ = ("area", "id", "text", "title")

    def __init__(self, id: str, title: str, text: str, area: str) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.area = area  # the area's code

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.title!r})"

    @property
    def is_definition(self) -> bool:
        """Whether the rule only defines or displays something."""
        return DEFINITION in self.text.split("\n")


@final
class Area:
    """A chapter: its code as in the ids, its title, what it is about, its rules."""

    __slots__ = ("code", "introduction", "rules", "title")

    def __init__(self, code: str, title: str) -> None:
        self.code = code
        self.title = title
        self.introduction = ""
        self.rules: list[Rule] = []

    def __repr__(self) -> str:
        return f"Area({self.code!r}, {len(self.rules)} rules)"


class RuleBook:
    """All rules of a game in one language."""

    def __init__(self, language: str, title: str, preface: str, areas: Iterable[Area]) -> None:
        self.language = language
        self.title = title
        self.preface = preface
        self.areas = list(areas)
        self.rules: dict[str, Rule] = {rule.id: rule for area in self.areas for rule in area.rules}

    # --- reading ----------------------------------------------------------------------------------------------------
    @staticmethod
    def parse(text: str, language: str = REFERENCE) -> RuleBook:
        """Read a document; a line that is not of the format is an error with its number."""
        reader = _Reader()
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
            reader.add(number, line.rstrip())
        reader.close()
        return RuleBook(language, reader.title, reader.preface, reader.areas)

    @staticmethod
    def load(folder: Path, language: str) -> RuleBook:
        """The book of a folder with `<language>.md`; the English one if the language has none or lacks rules."""
        reference = _read(folder / f"{REFERENCE}.md", REFERENCE)
        path = folder / f"{language}.md"
        if language == REFERENCE or not path.is_file():
            return reference
        book = _read(path, language)
        return book if book.rules.keys() >= reference.rules.keys() else reference

    # --- asking -----------------------------------------------------------------------------------------------------
    @property
    def in_short(self) -> str:
        """The game in a few sentences: a paragraph of the preface, with the list that it may announce and what follows
        the list; or nothing."""
        blocks = re.split(r"\n\s*\n", self.preface)
        first = next((number for number, block in enumerate(blocks) if block.startswith(IN_SHORT)), None)
        if first is None:
            return ""
        summary = blocks[first].partition(":")[2].strip()
        rest = blocks[first + 1 :]
        listed = len(list(takewhile(_LIST_ITEM.match, rest)))
        return "\n\n".join([summary[:1].upper() + summary[1:], *rest[: listed + 1 if listed else 0]])

    def rule(self, id: str) -> Rule:
        """The rule of an id; the letters' case and the part before the area do not matter ("area-4")."""
        asked = _plain(id)
        for rule in self.rules.values():
            if asked in (_plain(rule.id), _plain(rule.id.partition("-")[2])):
                return rule
        raise UnknownName(f"no rule {shown(id)}")

    def area(self, name: str) -> Area:
        """The area of a code or a title, in any case."""
        asked = _plain(name)
        for area in self.areas:
            if asked in (_plain(area.code), _plain(area.title)):
                return area
        raise UnknownName(f"no area {shown(name)}; there are: {', '.join(area.code for area in self.areas)}")

    def find(self, words: str) -> list[Rule]:
        """The rules that contain every word, or the beginning of one; those with all of them in the title first."""
        asked = words.casefold().split()
        if not asked:
            return []
        in_title = [rule for rule in self.rules.values() if _has_all(f"{rule.id} {rule.title}", asked)]
        whole = [rule for rule in self.rules.values() if _has_all(f"{rule.id} {rule.title}\n{rule.text}", asked)]
        return in_title + [rule for rule in whole if rule not in in_title]


def _plain(name: str) -> str:
    return "-".join(re.split(r"[\s_-]+", name.strip().casefold()))


def _has_all(text: str, words: list[str]) -> bool:
    folded = text.casefold()
    return all(re.search(rf"(?<!\w){re.escape(word)}", folded) for word in words)


def _read(path: Path, language: str) -> RuleBook:
    try:
        return RuleBook.parse(path.read_text(encoding="utf-8"), language)
    except FileNotFoundError:
        raise UnknownName(f"no rules reference: {path.name} is not there") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise TextError(f"{path.name} cannot be read: {problem}") from problem
    except TextError as problem:
        raise TextError(f"{path.name}, {problem}") from problem


@final
class _Reader:
    """Sorts the lines of a document into preface, areas and rules."""

    def __init__(self) -> None:
        self.title = ""
        self.preface = ""
        self.areas: list[Area] = []
        self._rule: Rule | None = None
        self._lines: list[str] = []
        self._ids: set[str] = set()

    def add(self, number: int, line: str) -> None:
        if line.startswith("### "):
            self.close()
            self._rule = self._new_rule(number, line)
        elif line.startswith("## "):
            self.close()
            self._rule = None
            self.areas.append(self._new_area(number, line))
        elif line.startswith("# ") and not self.title and not self.areas:
            self.title = line[2:].strip()
        else:
            self._lines.append(line)

    def close(self) -> None:
        """The lines gathered so far belong to what was opened last."""
        text = "\n".join(self._lines).strip()
        self._lines = []
        if self._rule is not None:
            self._rule.text = text
        elif self.areas:
            self.areas[-1].introduction = text
        else:
            self.preface = text

    def _new_area(self, number: int, line: str) -> Area:
        found = _AREA_LINE.fullmatch(line)
        if found is None:
            raise TextError(f"line {number}: an area must be '## Title {{AREA}}', got {shown(line)}")
        if any(area.code == found[2] for area in self.areas):
            raise TextError(f"line {number}: the area {found[2]} was there before")
        return Area(found[2], found[1])

    def _new_rule(self, number: int, line: str) -> Rule:
        found = _RULE_LINE.fullmatch(line)
        if found is None or not self.areas:
            raise TextError(f"line {number}: a rule must be '### ID Title' inside an area, got {shown(line)}")
        area = self.areas[-1]
        if found[1].split("-")[-2:-1] != [area.code]:
            raise TextError(f"line {number}: the rule {found[1]} stands in the area {area.code}")
        if found[1] in self._ids:
            raise TextError(f"line {number}: the rule {found[1]} was there before")
        self._ids.add(found[1])
        rule = Rule(found[1], found[2], "", area.code)
        area.rules.append(rule)
        return rule

"""What every game's rules reference must be: each rule once, tested, the same in all languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from caravansary.core.game import Game
from caravansary.core.rules import RuleBook

LANGUAGES: Final = ("en", "ru", "de")


class Reference:
    """The rules of a game, and the tests that are marked with them."""

    def __init__(self, game: Game, prefix: str, tests: Path, areas: str) -> None:
        self.game = game
        self.tests = tests
        self.numbers = {area: numbers_of(words) for area, *words in (part.split() for part in areas.split(", "))}
        self.prefix = prefix
        self.pattern = re.compile(rf"{prefix}-[A-Z0-9]+-\d+")

    def rules(self) -> list[str]:
        text = (self.game.folder / "rules" / "en.md").read_text(encoding="utf-8")
        return re.findall(rf"^### ({self.pattern.pattern}) ", text, re.MULTILINE)

    def expected(self) -> list[str]:
        return [f"{self.prefix}-{area}-{n}" for area, numbers in self.numbers.items() for n in numbers]

    def marked(self) -> set[str]:
        """The rules named by tests."""
        found: set[str] = set()
        for path in sorted(self.tests.glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for decorator in node.decorator_list:
                        found |= rules_of(decorator)
        return found

    # --- what must hold ---------------------------------------------------------------------------------------------
    def check_complete(self) -> None:
        rules = self.rules()
        assert len(rules) == len(set(rules))
        assert sorted(rules) == sorted(self.expected())

    def check_tested(self) -> None:
        marked = self.marked()
        assert [rule for rule in self.rules() if rule not in marked] == []

    def check_named_rules(self) -> None:
        """Code, texts and the reference itself name only rules that exist."""
        known = set(self.rules())
        folder = self.game.folder
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.md"), *folder.rglob("*.ftl")]):
            assert set(self.pattern.findall(path.read_text(encoding="utf-8"))) <= known, path

    def check_language(self, language: str) -> None:
        """The same rules in the same areas, each with its title and a text of its own."""
        english = RuleBook.load(self.game.folder / "rules", "en")
        book = RuleBook.load(self.game.folder / "rules", language)
        assert book.language == language
        assert list(book.rules) == list(english.rules)
        assert [area.code for area in book.areas] == [area.code for area in english.areas]
        for rule in book.rules.values():
            assert rule.title.strip()
            assert rule.is_definition == english.rules[rule.id].is_definition
            assert self.pattern.findall(rule.text) == self.pattern.findall(english.rules[rule.id].text), rule.id
            assert rule.text.strip()
            assert language == "en" or rule.text != english.rules[rule.id].text
        for area in book.areas:
            assert area.title.strip()
            assert area.introduction


def numbers_of(words: list[str]) -> list[int]:
    """The numbers of an area's rules: "14" means 1 to 14, "1-2 5 7-9" leaves out what was withdrawn."""
    if len(words) == 1 and "-" not in words[0]:
        return list(range(1, int(words[0]) + 1))
    ends = [word.partition("-") for word in words]
    return [n for first, _, last in ends for n in range(int(first), int(last or first) + 1)]


def rules_of(decorator: ast.expr) -> set[str]:
    """The ids in @pytest.mark.rule("...", "...")."""
    if not isinstance(decorator, ast.Call) or ast.unparse(decorator.func) != "pytest.mark.rule":
        return set()
    return {str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)}

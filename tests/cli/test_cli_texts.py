"""The words of the command line: the same messages with the same variables in every language."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from caravansary.cli import output
from caravansary.core.texts import LANGUAGES

SOURCES = sorted({path.name.replace(".en.ftl", "").replace("en.ftl", "") for path in output.TEXTS.glob("*en.ftl")})
BY_COST = {"board-segments", "board-gates"}
CODE = "".join(path.read_text(encoding="utf-8") for path in sorted(output.TEXTS.parent.rglob("*.py")))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def messages(language: str, source: str) -> dict[str, set[str]]:
    """The messages of a file with their variables."""
    name = f"{source}.{language}.ftl" if source else f"{language}.ftl"
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((output.TEXTS / name).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str, source: str) -> None:
    english, other = messages("en", source), messages(language, source)

    assert other == english


@pytest.mark.parametrize("source", SOURCES)
def test_no_message_is_left_over(source: str) -> None:
    built = ("board-phase-", "board-own-")  # names that are put together
    unused = [
        name
        for name in messages("en", source)
        if not re.search(rf"['\"]{name}['\"]", CODE) and not name.startswith(built)
    ]

    assert set(unused) - {"board-soldier", "board-wall", "board-gate", "board-camel"} - BY_COST == set()

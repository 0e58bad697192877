"""The words of the command line: the same messages with the same variables in every language."""

from __future__ import annotations

import re

import pytest

from caravansary.cli import output
from caravansary.core.texts import LANGUAGES
from tests.games.texts import messages

SOURCES = sorted({path.name.replace(".en.ftl", "").replace("en.ftl", "") for path in output.TEXTS.glob("*en.ftl")})
BY_COST = {"board-segments", "board-gates"}
CODE = "".join(path.read_text(encoding="utf-8") for path in sorted(output.TEXTS.parent.rglob("*.py")))


def spoken(language: str, source: str) -> dict[str, set[str]]:
    """The messages of a file with their variables."""
    return messages(output.TEXTS / (f"{source}.{language}.ftl" if source else f"{language}.ftl"))


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str, source: str) -> None:
    assert spoken(language, source) == spoken("en", source)


@pytest.mark.parametrize("source", SOURCES)
def test_no_message_is_left_over(source: str) -> None:
    built = ("board-phase-", "board-own-", "mksh-phase-", "mksh-gain-")  # names that are put together
    unused = [
        name
        for name in spoken("en", source)
        if not re.search(rf"['\"]{name}['\"]", CODE) and not name.startswith(built)
    ]

    assert set(unused) - {"board-soldier", "board-wall", "board-gate", "board-camel"} - BY_COST == set()

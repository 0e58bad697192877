"""Common to all commands: output, language, progress, complaints, arguments."""

from __future__ import annotations

import functools
import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import typer
from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from rich.progress import Progress

from caravansary.core.errors import CaravansaryError, UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.texts import LANGUAGES, Texts

TEXTS: Final = Path(__file__).parent / "texts"
WIDTH: Final = 100  # of what is printed into a file or a pipe
LEAST_WIDTH: Final = 20


class CommandError(CaravansaryError):
    """Something that a command was asked for and cannot do."""


# --- printing -------------------------------------------------------------------------------------------------------
def console() -> Console:
    """The terminal, or the stream in its place. Texts are never read as markup: names may contain anything."""
    found = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
    if not found.is_terminal and "COLUMNS" not in os.environ:
        found.width = WIDTH
    return found


def print_indented(out: Console, text: Text, indent: int = 2, hanging: int = 0, width: int = 0) -> None:
    """A paragraph with a margin, further in from the second line on."""
    room = min(out.width, width or out.width) - indent - hanging
    for number, line in enumerate(text.wrap(out, max(room, LEAST_WIDTH))):
        line.rstrip()
        out.print(Text.assemble(" " * (indent + (hanging if number else 0)), line))


def print_json(thing: Any) -> None:
    """For programs: one JSON value on standard output."""
    typer.echo(json.dumps(thing, indent=2, ensure_ascii=False))


def complain(problem: str) -> None:
    """One clear line on standard error."""
    line = " ".join(problem.split())
    typer.echo(f"caravansary: {line}", err=True)


def progress() -> Progress:
    """A bar for long work, on standard error and only on a terminal; it leaves nothing behind."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )


# --- language -------------------------------------------------------------------------------------------------------
def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person's surroundings, if we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            language = environment[variable][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def language_of(asked: str | None) -> str:
    if asked is None:
        return usual_language()
    if asked.lower() not in LANGUAGES:
        raise UnknownName(f"no language {shown(asked)}; there are: {', '.join(LANGUAGES)}")
    return asked.lower()


@functools.cache
def _own_texts(language: str) -> Texts:
    return Texts(language, [TEXTS])


class Words:
    """The words of one language: those of the command line, then those of the game."""

    def __init__(self, game: Game, language: str) -> None:
        self.language = language
        self.speaker = game.speaker(language)
        self._own = _own_texts(language)

    def say(self, message: str, **args: Any) -> str:
        """A sentence of the command line."""
        return self._own.format(message, args)

    def name(self, kind: str, thing: str, **args: Any) -> str:
        """The game's word for a thing of its vocabulary; its id if there is none."""
        message = f"{kind}-{thing}"
        texts = self.speaker.texts
        return texts.format(message, args) if texts.has(message) else thing.replace("_", " ")

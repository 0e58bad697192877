"""Arguments that several commands have, and the examples at the end of their help."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from caravansary.cli.output import CommandError

Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|ru|de", help="The language of sentences (default: from LANG, else en)."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for a program instead of a text for people.")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of the game, as `caravansary games` lists it.")]
EditionFile = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="Printed values of your own copy of the game (TOML)."),
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]


def examples(*commands: str) -> str:
    """The end of a command's help."""
    return "Examples:\n\n" + "\n\n".join(f"caravansary {command}" for command in commands)


def parse_options(texts: list[str] | None) -> dict[str, Any]:
    """The options of the game that were given."""
    return dict(_parse_option(text) for text in texts or [])


def _parse_option(text: str) -> tuple[str, Any]:
    """The name and the value of "colours=red,blue": JSON, a list with commas, or just text."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise CommandError(f"--option must be NAME=VALUE, got {text!r}")
    if name.strip() in ("players", "seed", "edition", "events"):
        raise CommandError(f"--option {name.strip()}: use --{name.strip()}")
    try:
        return name.strip(), json.loads(value)
    except (ValueError, RecursionError):
        words = [word.strip() for word in value.split(",")]
        return name.strip(), words if len(words) > 1 else value.strip()

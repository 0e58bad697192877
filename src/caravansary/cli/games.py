"""`games`: which games there are, for how many, with which options, and where their printed values come from."""

from __future__ import annotations

from typing import Any

import typer
from rich.table import Table

import caravansary
from caravansary.cli.arguments import AsJson, examples
from caravansary.cli.output import console, print_json
from caravansary.core.game import Game


def games(as_json: AsJson = False) -> None:
    """List the games: players, options, and where their printed values come from.

    Values that no document states are reconstructed: they are ours, and an edition file can replace them.
    """
    found = [caravansary.game(name) for name in caravansary.list_games()]
    if as_json:
        print_json([_as_dict(game) for game in found])
        return
    table = Table(title="Games", title_justify="left", show_lines=True)
    table.add_column("game", no_wrap=True)
    table.add_column("players", no_wrap=True)
    table.add_column("options")
    table.add_column("printed values")
    for game in found:
        table.add_row(game.name, _players(game), _options(game), _provenance(game))
    console().print(table)


def _as_dict(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "rules": game.rules_version,
        "players": {"min": game.min_players, "max": game.max_players},
        "options": [{"name": option.name, "default": option.default, "help": option.help} for option in game.options],
        "edition": game.standard_edition().name,
        "provenance": game.standard_edition().provenance_summary(),
    }


def _players(game: Game) -> str:
    return f"{game.min_players} to {game.max_players}"


def _options(game: Game) -> str:
    return "\n".join(f"{option.name}: {option.help}" for option in game.options) or "none"


def _provenance(game: Game) -> str:
    return "\n".join(f"{count} {word}" for word, count in game.standard_edition().provenance_summary().items())


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("games", "games --json"))(games)

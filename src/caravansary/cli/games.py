"""`games`: which games there are, for how many, with which options, and where their printed values come from."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

import caravansary
from caravansary.cli.arguments import AsJson, examples
from caravansary.cli.output import console, print_json
from caravansary.core.components import PROVENANCES
from caravansary.core.game import Game


def games(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Only this game.")] = None,
    provenance: Annotated[
        bool, typer.Option("--provenance", help="Count the printed rows by where they come from, group by group.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """List the games: players, options, and where their printed values come from.

    Values that no document states are reconstructed: they are ours, and an edition file can replace them. With
    `--provenance` the rows are counted (a card, a tile, a track); one of them is reconstructed if any of its values is.
    """
    found = [caravansary.game(name) for name in (caravansary.list_games() if game is None else [game])]
    if provenance:
        _show_provenance(found, as_json)
        return
    if as_json:
        print_json([_as_dict(one) for one in found])
        return
    table = Table(title="Games", title_justify="left", show_lines=True)
    table.add_column("game", no_wrap=True)
    table.add_column("players", no_wrap=True)
    table.add_column("options")
    table.add_column("printed values")
    for one in found:
        table.add_row(one.name, _players(one), _options(one), _provenance(one))
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


# --- rows by provenance ---------------------------------------------------------------------------------------------
def _show_provenance(games: list[Game], as_json: bool) -> None:
    if as_json:
        print_json([_rows_as_dict(game) for game in games])
        return
    for game in games:
        console().print(_table_of_rows(game))


def _rows_as_dict(game: Game) -> dict[str, Any]:
    groups = game.standard_edition().provenance_of_rows()
    return {
        "name": game.name,
        "rules": game.rules_version,
        "edition": game.standard_edition().name,
        "rows": sum(sum(counts.values()) for counts in groups.values()),
        "total": _total(groups),
        "groups": groups,
    }


def _total(groups: dict[str, dict[str, int]]) -> dict[str, int]:
    """The rows of all groups, the most certain ones first."""
    return {
        word: sum(counts.get(word, 0) for counts in groups.values())
        for word in PROVENANCES
        if any(word in counts for counts in groups.values())
    }


def _table_of_rows(game: Game) -> Table:
    groups = game.standard_edition().provenance_of_rows()
    total = _total(groups)
    table = Table(title=f"{game.name}: printed rows", title_justify="left")
    table.add_column("group", no_wrap=True)
    for word in (*total, "rows"):
        table.add_column(word, justify="right")
    for group, counts in groups.items():
        table.add_row(group, *(_shown(counts.get(word, 0)) for word in total), str(sum(counts.values())))
    table.add_section()
    table.add_row("all", *(str(count) for count in total.values()), str(sum(total.values())))
    return table


def _shown(count: int) -> str:
    return str(count) if count else "–"


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("games", "games --json", "games marrakesh --provenance"))(games)

"""`bots`: which bots there are, how they think and for how long."""

from __future__ import annotations

from typing import Any, Final

import typer
from rich.table import Table

import caravansary
from caravansary import bots as all_bots
from caravansary.cli.arguments import AsJson, examples
from caravansary.cli.output import console, print_json

HOW: Final = {
    "random": "plays any option",
    "easy": "plans its turn, quickly, and misjudges things as beginners do",
    "medium": "plans its turn, quickly",
    "greedy": "plans its turn, in all detail",
    "hard": "plays on from its plans, with the answers of the others",
    "expert": "the same twice as often, and has learned from games",
}
MANNERS: Final = "A level plays in a manner of its game that is named with it: hard:builder."
BUDGETS: Final = (
    "A bot that searches takes another budget with its name: hard@200 for simulations, hard@1.5s for seconds. "
    "The times are those of the longest turns seen, without the compiled engine."
)


def bots(as_json: AsJson = False) -> None:
    """List the bots from the weakest to the strongest: how they think, and for how long at most."""
    found = [_as_dict(name, how) for name, how in HOW.items()]
    if as_json:
        print_json(found)
        return
    table = Table(title="Bots", title_justify="left")
    table.add_column("bot", no_wrap=True)
    table.add_column("seconds a turn, at most", justify="right")
    table.add_column("how it thinks")
    for bot in found:
        table.add_row(bot["name"], f"{bot['seconds']:g}", bot["how"])
    console().print(table)
    for game in (caravansary.game(name) for name in caravansary.list_games()):
        console().print(f"Manners at {game.name}: {', '.join(all_bots.manners(game))}.")
    console().print(MANNERS)
    console().print(BUDGETS)


def _as_dict(name: str, how: str) -> dict[str, Any]:
    searches = name in all_bots.SEARCHERS
    return {"name": name, "seconds": all_bots.thinking_time(name), "takes_budgets": searches, "how": how}


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("bots", "bots --json"))(bots)

"""`tables`: what lies in a database, and removing it."""

from __future__ import annotations

import asyncio
import json
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from caravansary.server.storage.removal import Summary

tables = typer.Typer(help="List or delete the tables of a database.", no_args_is_help=True)
Database = Annotated[
    str,
    typer.Option(
        metavar="FILE|postgresql://...",
        envvar="CARAVANSARY_DATABASE",
        help="Where the tables are kept, as for `serve`.",
    ),
]


@tables.command("list")
def list_tables(
    database: Database = "caravansary.db",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List all tables, the most recently played first; the server may run."""
    from caravansary.server.storage.administration import summaries  # here: other commands start faster without

    found = asyncio.run(summaries(database))
    if as_json:
        typer.echo(json.dumps([_plain(one) for one in found], ensure_ascii=False, indent=2))
        return
    for one in found:
        who = "people" if one.people else "no people"
        when = datetime.fromtimestamp(one.updated, UTC).strftime("%Y-%m-%d")
        size = f"{one.entries} entries, {one.lines} lines, {one.size / 1000:.0f} kB"
        typer.echo(f"{one.table}  {when}  {one.game}, {one.status}, {who}, {size}  {one.title!r}")
    typer.echo(f"{len(found)} tables")


@tables.command()
def delete(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[ID]...", help="The tables, as `list` names them.")
    ] = None,
    untouched: Annotated[
        float | None,
        typer.Option(
            min=0, metavar="DAYS", help="All that nobody has touched for so long; ten times sooner without people."
        ),
    ] = None,
    database: Database = "caravansary.db",
) -> None:
    """Delete tables for ever, with log and chat; a server on a SQLite file has to be stopped."""
    from caravansary.server.storage.administration import remove

    if not ids and untouched is None:
        raise typer.BadParameter("name tables, or say --untouched DAYS")
    removed = asyncio.run(remove(database, ids or [], untouched, time.time()))
    typer.echo(f"{removed} tables deleted")


def _plain(one: Summary) -> dict[str, Any]:
    from msgspec import to_builtins

    plain: dict[str, Any] = to_builtins(one)
    return plain


def add_to(app: typer.Typer) -> None:
    app.add_typer(tables, name="tables")

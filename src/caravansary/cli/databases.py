"""`move-database`: all tables from a SQLite file to PostgreSQL, or back."""

from __future__ import annotations

from typing import Annotated

import typer


def move_database(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql://user@host/name.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="Likewise; made if it is a file that is not there.")],
) -> None:
    """Copy all tables from one database to another, while no server uses them.

    Every table is read back and compared; FROM keeps its tables (one of an older version is migrated). Interrupted, the
    same command goes on.
    """
    import asyncio  # here: the other commands start faster without the server

    from caravansary.server.storage.databases import shown
    from caravansary.server.storage.move_database import move_tables

    moved = asyncio.run(move_tables(source, target))
    typer.echo(f"{moved.tables} tables with {moved.entries} entries and {moved.lines} lines of chat are in")
    typer.echo(f"{shown(target)}, compared one by one; {moved.before} of them were there before.")


def add_to(app: typer.Typer) -> None:
    app.command()(move_database)

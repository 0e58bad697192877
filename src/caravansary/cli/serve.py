"""`serve`: the table in the browser, on this machine or for a network."""

from __future__ import annotations

import logging
from typing import Annotated

import typer


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 opens the table to your network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE|postgresql://...",
            envvar="CARAVANSARY_DATABASE",
            help="Where tables are kept: a file, or a PostgreSQL database that several servers may share.",
        ),
    ] = "caravansary.db",
    workers: Annotated[
        int, typer.Option(min=2, max=64, help="How many processes let bots move, beside one for quick bots.")
    ] = 2,
    bot_seconds: Annotated[
        float,
        typer.Option(min=1, max=3600, help="Seconds after which a searching bot plays the best it has found."),
    ] = 20.0,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Trust the forwarded headers of a server in front of this one.")
    ] = False,
    expire_days: Annotated[
        float,
        typer.Option(
            min=0,
            metavar="DAYS",
            help="Remove tables that nobody has touched for so long (0: never); without people ten times sooner.",
        ),
    ] = 0,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="Do not bound the requests of an address; for measurements.")
    ] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
) -> None:
    """Play in the browser: starts the server and says which address to open.

    All tables are kept in one file; no account and no other service is needed. Several servers can share the tables
    of a PostgreSQL database.
    """
    from caravansary.server.http.limits import (
        NO_LIMITS,
        Limits,
    )  # here: the other commands start faster without the server
    from caravansary.server.serve import run
    from caravansary.server.thinking.bot_workers import BotWorkers

    level = logging.INFO if verbose else logging.WARNING
    logging.basicConfig(level=level, format="%(levelname)s %(name)s: %(message)s")
    limits = NO_LIMITS if no_limits else Limits()
    run(
        host,
        port,
        database,
        BotWorkers(workers, most_seconds=bot_seconds),
        limits,
        behind_proxy=behind_proxy,
        log_requests=verbose,
        expire_days=expire_days,
        say=typer.echo,
    )


def add_to(app: typer.Typer) -> None:
    app.command()(serve)

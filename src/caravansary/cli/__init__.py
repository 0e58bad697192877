"""The command `caravansary`: one module for each command, or for commands that belong together; `ENTRIES` lists them.

No rule lives here: the commands use the game interface, show the view, and say what the texts say. Whatever is wrong
with what somebody asked is told in one line on standard error, with exit code 2.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Annotated, Any, Final, NamedTuple

import typer
from typer.core import TyperGroup
from typer.main import get_group

import caravansary
from caravansary.cli.output import complain
from caravansary.core.errors import CaravansaryError

WRONG_USE: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 1  # as Typer has it
EXAMPLES: Final = """Examples:

caravansary serve

caravansary play merv

caravansary simulate merv --players 4 --games 200 --bots greedy

caravansary rules merv caravan-4"""


class Entry(NamedTuple):
    """A command as `caravansary --help` lists it; its module is imported when it is called."""

    name: str
    module: str
    help: str  # the first sentence of the command's own help


ENTRIES: Final = (
    Entry("serve", "serve", "Play in the browser: starts the server and says which address to open."),
    Entry("tables", "tables", "List or delete the tables of a database."),
    Entry("move-database", "databases", "Copy all tables from one database to another, while no server uses them."),
    Entry("games", "games", "List the games: players, options, and where their printed values come from."),
    Entry("bots", "bots", "List the bots from the weakest to the strongest: how they think, and for how long at most."),
    Entry("play", "play", "Play a game in the terminal: numbered options, undo, the log of what the others did."),
    Entry(
        "new",
        "positions",
        "Begin a game and save its first position as JSON, to be shown, edited or played on from Python.",
    ),
    Entry("show", "positions", "Show the table of a saved position, or that at the end of a record."),
    Entry(
        "replay",
        "positions",
        "Replay a record; every decision is checked. An archive of many games is checked as a whole with --verify.",
    ),
    Entry(
        "review",
        "review",
        "Review a finished game: the margins turn by turn, the costliest decisions, luck apart from choices.",
    ),
    Entry("simulate", "simulate", "Let bots play many games and show the distribution of their scores."),
    Entry("arena", "arena", "Let bots play against each other and show who wins how often, with 95 % intervals."),
    Entry("balance", "balance", "Let bots play many games and compare what sets the players apart."),
    Entry("train", "train", "Let bots play and learn from it what a position is worth."),
    Entry(
        "bench",
        "bench",
        "Measure the engine: decisions, games, legal actions and copies per second, bytes per state.",
    ),
    Entry(
        "rules",
        "rules",
        "Read the rules: all areas, one area, one rule by its id, or the rules that contain some words.",
    ),
)
MODULES: Final = {entry.name: entry.module for entry in ENTRIES}


def commands_of(module: str) -> Mapping[str, Any]:
    """The commands of a module by their names."""
    found = typer.Typer()
    import_module(f"caravansary.cli.{module}").add_to(found)
    return get_group(found).commands


class Commands(TyperGroup):
    """The commands, with errors told in one line."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is called, instead of its entry in the list."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, commands_of(MODULES[name])[name] if name in MODULES else command, rest

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        def run() -> Any:
            return super(Commands, self).main(args, prog_name, complete_var, False, windows_expand_args, **extra)

        if not standalone_mode:
            return run()
        sys.exit(_exit_code(run))


def _exit_code(run: Callable[[], Any]) -> int:
    """Run a command; whatever is wrong becomes one line and a number."""
    try:
        code = run()
        sys.stdout.flush()
    except CaravansaryError as problem:
        return _wrong(str(problem))
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except (KeyboardInterrupt, typer.Abort, EOFError):
        complain("interrupted")
        return INTERRUPTED
    except OSError as problem:
        return _wrong(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
    except Exception as problem:
        if not hasattr(problem, "format_message"):  # not an error of Typer's about the arguments
            raise
        return _wrong(_usage(problem))
    return code if type(code) is int else 0  # Typer gives the code of its own Exit


def _wrong(problem: str) -> int:
    complain(problem)
    return WRONG_USE


def _usage(problem: Any) -> str:
    """What Typer says about wrong arguments, and where to read on."""
    context = getattr(problem, "ctx", None)
    hint = f" (see {context.command_path} --help)" if context is not None else ""
    return f"{str(problem.format_message()).rstrip('. ')}{hint}"


def _forget_output() -> None:
    """Nobody reads on: what is still to be written goes nowhere, silently."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


app = typer.Typer(
    name="caravansary",
    cls=Commands,
    help="Caravan games: play them, look at positions, let bots play, read the rules.",
    epilog=EXAMPLES,
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"caravansary {caravansary.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def caravansary_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for entry in ENTRIES:
    app.command(entry.name, help=entry.help)(lambda: None)  # never called: resolve_command gives the real one


def main() -> None:
    """The command `caravansary`; `start.py` calls it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark
    app(prog_name="caravansary")

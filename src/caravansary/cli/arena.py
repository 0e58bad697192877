"""`arena`: bots play a tournament, every pair of them with the same seeds from every seat."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

import caravansary
from caravansary.arena.plan import Plan, plan_of
from caravansary.arena.standing import Standing
from caravansary.arena.tournament import Run
from caravansary.cli.arguments import AsJson, EditionFile, GameName, GameOptions, examples, parse_options
from caravansary.cli.files import edition_of
from caravansary.cli.output import CommandError, complain, console, print_json, progress
from caravansary.cli.simulate import MOST_GAMES
from caravansary.cli.workers import JobCount, RayAddress, workers

USUAL_GAMES: Final = 100


def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT...", help="The bots; every pair of them plays. `caravansary bots` lists them."),
    ],
    players: Annotated[
        int, typer.Option(help="With more than 2 the bot named first plays alone against several of the other.")
    ] = 2,
    games: Annotated[int, typer.Option(help="How many games each pair plays.")] = USUAL_GAMES,
    seed: Annotated[int, typer.Option(help="The seed of the first games; the others follow.")] = 0,
    jobs: JobCount = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep records, results and Parquet here; goes on if stopped.")
    ] = None,
    features: Annotated[bool, typer.Option("--features", help="Keep also what was observed (needs --out).")] = False,
    goal: Annotated[
        float | None,
        typer.Option(metavar="PERCENT", help="The share of wins to compare with (default: that of equal bots)."),
    ] = None,
    stop_when_clear: Annotated[
        bool, typer.Option("--stop-when-clear", help="End a pairing when it is clear on which side of the goal it is.")
    ] = False,
    edition: EditionFile = None,
    option: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other and show who wins how often, with 95 % intervals.

    Every seed is played from every seat. The same seed and bots give the same games and results, on any number of
    processes or machines. With --out the same command goes on after a stop: no finished game is lost or played again.
    """
    if not 1 <= games <= MOST_GAMES:
        raise CommandError(f"--games must be 1 to {MOST_GAMES}, got {games}")
    if features and out is None:
        raise CommandError("--features are kept in a folder: give --out")
    if goal is not None and not 1 <= goal < 100:
        raise CommandError(f"--goal is a percentage from 1 to 99, such as 75, got {goal:g}")
    chosen = caravansary.game(game)
    plan = plan_of(
        game,
        bots,
        players,
        games,
        seed,
        parse_options(option),
        edition_of(chosen, edition),
        with_features=features,
        goal=None if goal is None else goal / 100,
        stop_when_clear=stop_when_clear,
    )
    run = Run(plan, workers(jobs, ray))
    begin = time.perf_counter()
    _play(run, out)
    seconds = time.perf_counter() - begin
    results = run.standing.to_dict()
    if as_json:
        print_json({**results, "found": run.found, "played": run.played, "seconds": round(seconds, 3)})
    else:
        _print(console(), plan, results)
        found = f"{run.found} games were there, " if run.found else ""
        console().print(f"{found}{run.played} games played in {seconds:.1f} s.")
        spare = run.found + run.played - sum(line["games"] for line in results["pairings"])
        if spare:
            console().print(f"{spare} of them do not count: they were under way when their pairing was clear.")


def _play(run: Run, out: Path | None) -> None:
    with progress() as bar:
        task = bar.add_task(run.standing.plan.game.name, total=run.standing.plan.total)

        def show(standing: Standing) -> None:
            bar.update(task, completed=standing.next)

        if out is None:
            run.play(show)
            return
        try:
            run.play_in(out, show)
        except KeyboardInterrupt:
            complain(f"{run.found + run.played} finished games are kept in {out}; the same command goes on from there")
            raise


# --- showing --------------------------------------------------------------------------------------------------------
def _print(out: Console, plan: Plan, results: dict[str, Any]) -> None:
    lines = results["pairings"]
    out.print(_wins(plan, lines))
    out.print(_places(plan, lines))
    if plan.games % plan.players:
        played = plan.games % plan.players
        out.print(f"The last seed of each pairing was played from {played} of {plan.players} seats.")
    out.print(_bots(results))


def _wins(plan: Plan, lines: list[dict[str, Any]]) -> Table:
    title = f"{plan.game.name}, {plan.players} players, seeds from {plan.seed}"
    table = _table(title, ("one", "against"), ("games", "wins", "ties", "share %", "95 %", f"{plan.against:.0%}?"))
    for line in lines:
        counts = (str(line[key]) for key in ("games", "wins", "ties"))
        share = (f"{100 * line['share']:.1f}", _between(line["interval"], 100, 1))
        table.add_row(line["one"], _others(plan, line), *counts, *share, line["clear"])
    return table


def _places(plan: Plan, lines: list[dict[str, Any]]) -> Table:
    table = _table("places and scores", ("one", "against"), ("mean rank", "95 %", "score", "theirs"))
    for line in lines:
        place = (f"{line['place']:.2f}", _between(line["place_interval"], 1, 2))
        scores = (f"{line['score']:.1f}", f"{line['score_of_others']:.1f}")
        table.add_row(line["one"], _others(plan, line), *place, *scores)
    return table


def _others(plan: Plan, line: dict[str, Any]) -> str:
    return f"{plan.players - 1} {line['others']}" if plan.players > 2 else str(line["others"])


def _table(title: str, words: tuple[str, ...], numbers: tuple[str, ...]) -> Table:
    table = Table(title=title, title_justify="left")
    for heading in words:
        table.add_column(heading)
    for heading in numbers:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _between(interval: tuple[float, float] | None, times: int, digits: int) -> str:
    return "" if interval is None else "-".join(f"{times * end:.{digits}f}" for end in interval)


def _bots(results: dict[str, Any]) -> Table:
    headings = ("rating", "±", "a turn", "at most", "a decision", "at most")
    table = _table("ratings (openskill) and seconds of thinking", ("bot",), headings)
    for bot, rating in results["ratings"].items():
        thinking = results["thinking"][bot]
        times = [thinking[of][which] for of in ("turns", "decisions") for which in ("mean_seconds", "max_seconds")]
        table.add_row(bot, f"{rating['mu']:.1f}", f"{rating['sigma']:.1f}", *(f"{one:.4f}" for one in times))
    return table


def add_to(app: typer.Typer) -> None:
    shown = (
        "arena merv greedy random --games 40",
        "arena marrakesh greedy random --players 3 --games 99 --out tournament",
        "arena merv greedy random --games 400 --goal 75 --stop-when-clear --jobs 2",
    )
    app.command(epilog=examples(*shown))(arena)

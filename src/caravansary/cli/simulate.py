"""`simulate`: bots play many games; how the scores are distributed, how long the games are, how long it took."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import caravansary
from caravansary.arena.backends import Backend
from caravansary.arena.games import GameResult, play_many
from caravansary.arena.intervals import wilson
from caravansary.cli.arguments import AsJson, EditionFile, GameName, GameOptions, examples, parse_options
from caravansary.cli.files import check_writable, edition_of, write
from caravansary.cli.output import CommandError, console, print_json, progress
from caravansary.cli.play import bot_names
from caravansary.cli.workers import JobCount, RayAddress, workers
from caravansary.core.archive import pack
from caravansary.core.game import Game
from caravansary.core.match import edition_label
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record
from caravansary.core.state import Participant

MOST_GAMES: Final = 10_000_000
ROWS: Final = 12  # of the histogram, at most
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
BAR: Final = 50  # signs


class Setup(NamedTuple):
    """The game to be played: the bots by seat, before any rotation."""

    game: Game
    players: int
    bots: list[str]
    edition: Any
    options: dict[str, Any]


class Line(NamedTuple):
    """The scores of a seat, of a bot or of an automatic opponent."""

    name: str
    scores: list[int]
    wins: int  # alone in first place
    ties: int  # shared first places


class Outcome(NamedTuple):
    """A result with its winners: more than one if no tie-break separates them."""

    result: GameResult
    first: tuple[int, ...]


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many bots play.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="One bot for all seats, or one for each seat with commas (`caravansary bots`)."
        ),
    ] = "random",
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.")] = 0,
    jobs: JobCount = None,
    ray: RayAddress = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Move the bots one seat on after every game.")] = False,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep all games in an archive.")] = None,
    edition: EditionFile = None,
    option: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and show the distribution of their scores.

    The same seed, bots and options give the same games, on any number of processes or machines.
    """
    chosen = caravansary.game(game)
    if not 1 <= games <= MOST_GAMES:
        raise CommandError(f"--games must be 1 to {MOST_GAMES}, got {games}")
    options = parse_options(option)
    setup = Setup(chosen, players, bot_names(bots, players), edition_of(chosen, edition), options)
    if records is not None:
        check_writable(records)  # better now than after all games
    backend = workers(jobs, ray)
    begin = time.perf_counter()
    kept: dict[int, Record] = {}
    found: dict[int, Outcome] = {}
    sources: list[Counter[str]] = []
    for result in _play_all(setup, range(seed, seed + games), rotate, backend):
        found[result.seed] = Outcome(result, _first_of(setup, result))
        if records is not None:
            kept[result.seed] = _record(setup, result)
        sources = _added(sources, result.by_source)
        result.plays, result.by_source = [], []  # millions of games fit into the memory without them
    seconds = time.perf_counter() - begin
    if records is not None:
        write(records, pack((kept[one] for one in sorted(kept)), setup.edition))
    outcomes = [found[one] for one in sorted(found)]
    participants = [one for one in chosen.new(players, seed, setup.edition, **options).participants if one.scores]
    if as_json:
        print_json(_as_dict(chosen, outcomes, participants, sources, seconds))
    else:
        _print(console(), chosen, outcomes, participants, seconds)


# --- playing --------------------------------------------------------------------------------------------------------
def _play_all(setup: Setup, seeds: range, rotate: bool, backend: Backend) -> Iterator[GameResult]:
    """All games; those with the bots on the same seats are played together."""
    game, players, bots, edition, options = setup
    turns = players if rotate else 1
    with progress() as bar:
        task = bar.add_task(game.name, total=len(seeds))
        for turn in range(min(turns, len(seeds))):
            seated = [bots[(seat - turn) % players] for seat in range(players)]
            some = seeds[turn::turns]
            for result in play_many(
                game.name, players, seated, some, edition=edition, options=options, backend=backend
            ):
                yield result
                bar.advance(task)


def _first_of(setup: Setup, result: GameResult) -> tuple[int, ...]:
    """The winner, or all who share the first place; only the game itself knows whether a tie-break separates equals."""
    best = max(result.totals)
    if result.totals.count(best) == 1:
        return (result.ranking[0],)
    state = _record(setup, result).replay(edition=setup.edition)
    return tuple(rank.who for rank in state.ranking() if rank.place == 1)


def _record(setup: Setup, result: GameResult) -> Record:
    return Record(
        setup.game,
        players=result.players,
        seed=result.seed,
        plays=result.plays,
        seats=[Seat(bot, BOT, bot) for bot in result.bots],
        edition=edition_label(setup.game, setup.edition),
        options=setup.options,
        result=result.totals,
        open_seed=True,
    )


def _added(sums: list[Counter[str]], by_source: list[dict[str, int]]) -> list[Counter[str]]:
    """The points of every participant by source, with those of one more game; points can be lost, too."""
    if not sums:
        return [Counter(points) for points in by_source]
    for sum_, points in zip(sums, by_source, strict=True):
        sum_.update(points)
    return sums


# --- counting -------------------------------------------------------------------------------------------------------
def _lines(outcomes: list[Outcome], participants: list[Participant]) -> list[Line]:
    """By seat, and the automatic opponents that score."""
    bots = {tuple(outcome.result.bots) for outcome in outcomes}
    always = next(iter(bots)) if len(bots) == 1 else None
    found: list[Line] = []
    for place, participant in enumerate(participants):
        seat = participant.who
        name = participant.kind.replace("_", " ")
        if participant.kind == "seat":
            name = f"seat {seat}" if always is None else f"seat {seat}: {always[seat]}"
        firsts = [outcome.first for outcome in outcomes if seat in outcome.first]
        alone = sum(len(first) == 1 for first in firsts)
        scores = [outcome.result.totals[place] for outcome in outcomes]
        found.append(Line(name, scores, alone, len(firsts) - alone))
    return found


def _lines_of_bots(outcomes: list[Outcome]) -> list[Line]:
    """By bot, if different ones play: on whichever seats."""
    names = list(dict.fromkeys(bot for outcome in outcomes for bot in outcome.result.bots))
    if len(names) < 2:
        return []
    found: list[Line] = []
    for name in names:
        scores: list[int] = []
        alone = shared = 0
        for outcome in outcomes:
            seats = [seat for seat, bot in enumerate(outcome.result.bots) if bot == name]
            scores += [outcome.result.totals[seat] for seat in seats]
            first = sum(seat in outcome.first for seat in seats)
            alone += first if len(outcome.first) == 1 else 0
            shared += first if len(outcome.first) > 1 else 0
        found.append(Line(name, scores, alone, shared))
    return found


def _numbers(line: Line) -> dict[str, Any]:
    scores = line.scores
    quarters = statistics.quantiles(scores, n=4, method="inclusive") if len(scores) > 1 else [scores[0]] * 3
    return {
        "games": len(scores),
        "mean": round(statistics.mean(scores), 2),
        "sd": round(statistics.stdev(scores), 2) if len(scores) > 1 else 0.0,
        "min": min(scores),
        "quartiles": quarters,
        "max": max(scores),
        "wins": line.wins,
        "wins_interval": wilson(line.wins, len(scores)),
        "ties": line.ties,
    }


def _means(points: Counter[str], games: int) -> dict[str, float]:
    """What each source brought in a game on average."""
    return {source: round(count / games, 2) for source, count in points.items()}


def histogram(scores: list[int]) -> list[tuple[int, int, int]]:
    """First and last score of each row, and how many there are; the rows are of a round size."""
    low, high = min(scores), max(scores)
    step = next((step for step in STEPS if high // step - low // step < ROWS), high - low + 1)
    rows = range(low // step, high // step + 1)
    counts = dict.fromkeys(rows, 0)
    for score in scores:
        counts[score // step] += 1
    return [(row * step, row * step + step - 1, counts[row]) for row in rows]


def _length(outcomes: list[Outcome]) -> dict[str, Any]:
    decisions = [outcome.result.decisions for outcome in outcomes]
    choices = [outcome.result.choices for outcome in outcomes]
    return {
        "decisions_mean": round(statistics.mean(decisions), 1),
        "decisions_min": min(decisions),
        "decisions_max": max(decisions),
        "choices_mean": round(statistics.mean(choices), 1),
    }


# --- showing --------------------------------------------------------------------------------------------------------
def _as_dict(
    game: Game, outcomes: list[Outcome], participants: list[Participant], sources: list[Counter[str]], seconds: float
) -> dict[str, Any]:
    everything = [score for outcome in outcomes for score in outcome.result.totals]
    first = outcomes[0].result
    by_source = [_means(points, len(outcomes)) for points in sources]
    lines = _lines(outcomes, participants)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "players": first.players,
        "games": len(outcomes),
        "seed": first.seed,
        "scores": [
            {"name": line.name, **_numbers(line), "points_by_source": means}
            for line, means in zip(lines, by_source, strict=True)
        ],
        "bots": [{"name": line.name, **_numbers(line)} for line in _lines_of_bots(outcomes)],
        "histogram": [{"from": low, "to": high, "count": n} for low, high, n in histogram(everything)],
        **_length(outcomes),
        "seconds": round(seconds, 3),
    }


def _print(out: Console, game: Game, outcomes: list[Outcome], participants: list[Participant], seconds: float) -> None:
    lines = _lines(outcomes, participants)
    of_bots = _lines_of_bots(outcomes)
    table = Table(
        title=f"{game.name}, {outcomes[0].result.players} players, {len(outcomes)} games", title_justify="left"
    )
    table.add_column("")
    for heading in ("mean", "sd", "min", "25 %", "median", "75 %", "max", "wins", "95 %", "ties"):
        table.add_column(heading, justify="right")
    for line in lines:
        table.add_row(*_cells(line))
    if of_bots:
        table.add_section()
        for line in of_bots:
            table.add_row(*_cells(line))
    out.print(table)
    _print_histogram(out, [score for outcome in outcomes for score in outcome.result.totals])
    length = _length(outcomes)
    out.print(
        f"Decisions per game: {length['decisions_mean']:.0f} on average "
        f"({length['decisions_min']} to {length['decisions_max']}), "
        f"{length['choices_mean']:.0f} of them with a choice."
    )
    out.print(f"Time: {seconds:.1f} s, {len(outcomes) / max(seconds, 1e-9):.1f} games/s.")


def _cells(line: Line) -> list[str]:
    numbers = _numbers(line)
    quarters = [f"{quarter:g}" for quarter in numbers["quartiles"]]
    share = line.wins / len(line.scores)
    spread = [f"{numbers['mean']:.1f}", f"{numbers['sd']:.1f}", str(numbers["min"]), *quarters, str(numbers["max"])]
    between = "-".join(f"{100 * end:.1f}" for end in numbers["wins_interval"])
    return [line.name, *spread, f"{line.wins} ({share:.0%})", between, str(line.ties)]


def _print_histogram(out: Console, scores: list[int]) -> None:
    rows = histogram(scores)
    most = max(count for _, _, count in rows)
    labels = [f"{low}" if low == high else f"{low} to {high}" for low, high, _ in rows]
    width = max(map(len, labels))
    out.print()
    for label, (_, _, count) in zip(labels, rows, strict=True):
        bar = "█" * round(BAR * count / most) or ("▏" if count else "")
        out.print(Text.assemble(f"{label.rjust(width)} ", (bar, "cyan"), f" {count}"))
    out.print()


def add_to(app: typer.Typer) -> None:
    shown = (
        "simulate merv --players 4 --games 200 --bots greedy",
        "simulate merv --players 3 --games 99 --bots greedy,random,random --rotate --jobs 2 --json",
        "simulate merv --players 1 --games 50 --bots greedy --records solo.archive",
    )
    app.command(epilog=examples(*shown))(simulate)

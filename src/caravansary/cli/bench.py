"""`bench`: how fast the engine plays, lists options and copies, and how large a state is.

A decision counts only if it had at least two options. Times are processor time of one core, so that another busy
process disturbs them less; each figure is the median of several runs.
"""

from __future__ import annotations

import gc
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Annotated, Any, Final, NamedTuple, TypeVar

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import Progress
from rich.table import Table

import caravansary
from caravansary.bench import random_play
from caravansary.cli.arguments import AsJson, examples
from caravansary.cli.output import CommandError, console, print_json, progress
from caravansary.core.bits import COMPILED
from caravansary.core.game import Game

RUNS: Final = 5
COPIED: Final = 24  # positions of a game that are copied and weighed
S = TypeVar("S")


class Run(NamedTuple):
    """One run of random games."""

    games: int
    decisions: int
    options: int
    seconds: float


class Speed(NamedTuple):
    """The figures of a game and a number of players, or of the kernel; all per second but the size."""

    decisions: float
    games: float
    legal_actions: float
    copies: float
    bytes_per_state: float


# --- random play ----------------------------------------------------------------------------------------------------
PlayGame = Callable[[int], tuple[int, int]]  # plays the game of a seed: decisions and listed options


def _run(play: PlayGame, first_seed: int, seconds: float) -> Run:
    """Random games for at least so long."""
    games = decisions = options = 0
    begin = time.process_time()
    while True:
        chosen, listed = play(first_seed + games)
        games += 1
        decisions += chosen
        options += listed
        spent = time.process_time() - begin
        if spent >= seconds and spent > 0:
            return Run(games, decisions, options, spent)


def _copies(copy_all: Callable[[], None], count: int, seconds: float) -> float:
    """Copies per second of some positions in turn."""
    made = 0
    begin = time.process_time()
    while True:
        copy_all()
        made += count
        spent = time.process_time() - begin
        if spent >= seconds and spent > 0:
            return made / spent


def _spread(found: list[S]) -> list[S]:
    """Some of the positions of a game, spread over it."""
    return found[:: max(1, len(found) // COPIED)]


# --- size -----------------------------------------------------------------------------------------------------------
def _reachable(thing: object) -> dict[int, object]:
    """Everything that a thing holds, by identity; not its classes and functions."""
    found: dict[int, object] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in found or isinstance(one, type | ModuleType | FunctionType | BuiltinFunctionType):
            continue
        found[id(one)] = one
        todo += gc.get_referents(one)
    return found


def deep_size(state: object, other: object) -> int:
    """The bytes of a state with all that it holds, without what it shares with another state of the same game."""
    shared = _reachable(other)
    return sum(sys.getsizeof(one) for key, one in _reachable(state).items() if key not in shared)


def _size(states: Sequence[object]) -> float:
    others = [*states[len(states) // 2 :], *states[: len(states) // 2]]
    return statistics.mean(deep_size(state, other) for state, other in zip(states, others, strict=True))


# --- measuring ------------------------------------------------------------------------------------------------------
def _measure_game(game: Game, players: int, seconds: float, tick: Callable[[], None]) -> Speed:
    states = _spread(random_play.positions(game, players))
    play = partial(random_play.play_game, game, players)
    return _measure(play, partial(random_play.copy_all, states), states, seconds, tick)


def _measure_kernel(seconds: float, tick: Callable[[], None]) -> Speed:
    fairs = _spread(random_play.kernel_positions())
    return _measure(random_play.play_kernel, partial(random_play.copy_all_kernels, fairs), fairs, seconds, tick)


def _measure(
    play: PlayGame, copy_all: Callable[[], None], states: Sequence[object], seconds: float, tick: Callable[[], None]
) -> Speed:
    runs: list[Run] = []
    copies: list[float] = []
    for number in range(RUNS):
        runs.append(_run(play, 1000 * number, seconds))
        copies.append(_copies(copy_all, len(states), seconds / 4))
        tick()
    return Speed(
        decisions=statistics.median(run.decisions / run.seconds for run in runs),
        games=statistics.median(run.games / run.seconds for run in runs),
        legal_actions=statistics.median(run.options / run.seconds for run in runs),
        copies=statistics.median(copies),
        bytes_per_state=_size(states),
    )


def build() -> str:
    """Which build runs: the plain Python source or the compiled one."""
    return "compiled" if COMPILED else "pure Python"


def _wanted(names: list[str], players: int | None) -> list[tuple[Game, int]]:
    found: list[tuple[Game, int]] = []
    ranges: list[str] = []
    for name in names:
        game = caravansary.game(name)
        counts = range(game.min_players, game.max_players + 1)
        found += [(game, count) for count in counts if players in (None, count)]
        ranges.append(f"{name} is for {game.min_players} to {game.max_players} players")
    if not found:
        raise CommandError(f"{', '.join(ranges)}, got {players}")
    return found


def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only this game (default: all).")] = None,
    players: Annotated[int | None, typer.Option(help="Only this number of players (default: each).")] = None,
    kernel: Annotated[bool, typer.Option("--kernel", help="Also measure a small made-up game, for ratios.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each of the five runs takes, about.")] = 1.0,
    as_json: AsJson = False,
) -> None:
    """Measure the engine: decisions, games, legal actions and copies per second, bytes per state.

    A decision counts only if it had at least two options. Medians of five runs of random play on one core.
    """
    if not 0 < seconds <= 600:
        raise CommandError(f"--seconds must be more than 0 and at most 600, got {seconds}")
    wanted = _wanted(caravansary.list_games() if game is None else [game], players)
    with progress() as bar:
        reference = _measure_kernel(seconds, _ticks(bar, "kernel")) if kernel else None
        speeds = [
            (one, count, _measure_game(one, count, seconds, _ticks(bar, one.name, count))) for one, count in wanted
        ]
    if as_json:
        print_json(_as_dict(speeds, reference))
    else:
        _print(speeds, reference)


def _ticks(bar: Progress, *what: object) -> Callable[[], None]:
    task = bar.add_task(" ".join(map(str, what)), total=RUNS)
    return lambda: bar.advance(task)


# --- printing -------------------------------------------------------------------------------------------------------
Speeds = list[tuple[Game, int, Speed]]


def _as_dict(speeds: Speeds, reference: Speed | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "version": caravansary.__version__,
        "build": build(),
        "python": platform.python_version(),
        "runs": RUNS,
        "results": [
            {"game": game.name, "players": players, **_rounded(speed), **_ratios(speed, reference)}
            for game, players, speed in speeds
        ],
    }
    if reference is not None:
        found["kernel"] = _rounded(reference)
    return found


def _rounded(speed: Speed) -> dict[str, Any]:
    return {
        "decisions_per_second": round(speed.decisions),
        "games_per_second": round(speed.games, 2),
        "legal_actions_per_second": round(speed.legal_actions),
        "copies_per_second": round(speed.copies),
        "bytes_per_state": round(speed.bytes_per_state),
    }


def _ratios(speed: Speed, reference: Speed | None) -> dict[str, Any]:
    if reference is None:
        return {}
    return {
        "decisions_to_kernel": round(speed.decisions / reference.decisions, 3),
        "copies_to_kernel": round(speed.copies / reference.copies, 3),
    }


def _print(speeds: Speeds, reference: Speed | None) -> None:
    out = console()
    title = f"{build()}, Python {platform.python_version()}, median of {RUNS} runs"
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, collapse_padding=True)
    table.add_column("game", no_wrap=True)
    headings = ["players", "decisions/s", "games/s", "legal\nactions/s", "copies/s", "bytes/\nstate"]
    if reference is not None:
        headings += ["decisions\nto kernel", "copies\nto kernel"]
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for game, players, speed in speeds:
        ratios = [f"{ratio:.2f}" for ratio in _ratios(speed, reference).values()]
        table.add_row(game.name, str(players), *_cells(speed), *ratios)
    if reference is not None:
        table.add_row("kernel", "4", *_cells(reference), "1.00", "1.00", style="dim")
    out.print(table)


def _cells(speed: Speed) -> list[str]:
    return [
        f"{speed.decisions:,.0f}",
        f"{speed.games:,.1f}",
        f"{speed.legal_actions:,.0f}",
        f"{speed.copies:,.0f}",
        f"{speed.bytes_per_state:,.0f}",
    ]


def add_to(app: typer.Typer) -> None:
    app.command(epilog=examples("bench", "bench merv --players 3 --kernel --json"))(bench)

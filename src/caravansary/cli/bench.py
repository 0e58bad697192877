"""`bench`: how fast the engine plays, lists options and copies, and how large a state is.

A decision counts only if it had at least two options. Times are processor time of one core, so that another busy
process disturbs them less; each figure is the median of several runs.
"""

from __future__ import annotations

import platform
import statistics
import sys
import time
from collections.abc import Callable
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.progress import Progress
from rich.table import Table

import caravansary
from caravansary.cli.kernel import Fair
from caravansary.cli.output import AsJson, CommandError, console, print_json, progress
from caravansary.core import state as core_state
from caravansary.core.game import Game
from caravansary.core.state import State

RUNS: Final = 5
COPIED: Final = 24  # positions of a game that are copied and weighed
MULTIPLIER: Final = 1103515245  # of a quick generator for choices; the states have their own
INCREMENT: Final = 12345
MASK: Final = 0x7FFFFFFF


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
def _games_of(game: Game, players: int) -> Callable[[int], Run]:
    """Plays a random game of a seed to its end."""

    def play(seed: int) -> Run:
        begin = time.process_time()
        state = game.new(players, seed)
        choice = seed
        decisions = listed = 0
        while True:
            seat = state.to_move
            if seat is None:
                return Run(1, decisions, listed, time.process_time() - begin)
            options = state.options_of(seat)
            count = len(options)
            choice = (choice * MULTIPLIER + INCREMENT) & MASK
            state.play(options[(choice >> 8) % count], seat)
            listed += count
            if count > 1:
                decisions += 1

    return play


def _kernel_game(seed: int) -> Run:
    begin = time.process_time()
    fair = Fair.new(seed)
    choice = seed
    decisions = listed = 0
    while not fair.is_over:
        options = fair.options()
        count = len(options)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        fair.play(options[(choice >> 8) % count])
        listed += count
        if count > 1:
            decisions += 1
    return Run(1, decisions, listed, time.process_time() - begin)


def _run(play: Callable[[int], Run], first_seed: int, seconds: float) -> Run:
    """Random games for at least so long."""
    games = decisions = options = 0
    spent = 0.0
    while spent < seconds or not games:
        one = play(first_seed + games)
        games += 1
        decisions += one.decisions
        options += one.options
        spent += one.seconds
    return Run(games, decisions, options, max(spent, 1e-9))


def _copies(states: list[Any], seconds: float) -> float:
    """Copies per second of some positions in turn."""
    made = 0
    begin = time.process_time()
    while True:
        for state in states:
            state.copy()
        made += len(states)
        spent = time.process_time() - begin
        if spent >= seconds and spent > 0:
            return made / spent


def _positions(game: Game, players: int) -> list[State]:
    """Positions spread over a random game."""
    state = game.new(players, 1)
    found: list[State] = []
    choice = 1
    while not state.is_over:
        found.append(state.copy())
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        state.play(options[(choice >> 8) % len(options)], seat)
    return found[:: max(1, len(found) // COPIED)]


def _kernel_positions() -> list[Fair]:
    fair = Fair.new(1)
    found: list[Fair] = []
    choice = 1
    while not fair.is_over:
        found.append(fair.copy())
        options = fair.options()
        choice = (choice * MULTIPLIER + INCREMENT) & MASK
        fair.play(options[(choice >> 8) % len(options)])
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
        if isinstance(one, dict):
            todo += [*one.keys(), *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            todo += one
        todo += getattr(one, "__dict__", {}).values()
        slots = (name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ()))
        todo += [getattr(one, name) for name in slots if hasattr(one, name)]
    return found


def deep_size(state: object, other: object) -> int:
    """The bytes of a state with all that it holds, without what it shares with another state of the same game."""
    shared = _reachable(other)
    return sum(sys.getsizeof(one) for key, one in _reachable(state).items() if key not in shared)


def _size(states: list[Any]) -> float:
    others = [*states[len(states) // 2 :], *states[: len(states) // 2]]
    return statistics.mean(deep_size(state, other) for state, other in zip(states, others, strict=True))


# --- measuring ------------------------------------------------------------------------------------------------------
def _measure(play: Callable[[int], Run], states: list[Any], seconds: float, tick: Callable[[], None]) -> Speed:
    runs: list[Run] = []
    copies: list[float] = []
    for number in range(RUNS):
        runs.append(_run(play, 1000 * number, seconds))
        copies.append(_copies(states, seconds / 4))
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
    compiled = str(core_state.__file__).endswith((".so", ".pyd"))
    return "compiled" if compiled else "pure Python"


def _wanted(names: list[str], players: int | None) -> list[tuple[Game, int]]:
    found: list[tuple[Game, int]] = []
    for name in names:
        game = caravansary.game(name)
        counts = range(game.min_players, game.max_players + 1)
        if players is not None and players not in counts:
            raise CommandError(f"{name} is for {game.min_players} to {game.max_players} players, got {players}")
        found += [(game, count) for count in counts if players in (None, count)]
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
    wanted = _wanted(caravansary.games() if game is None else [game], players)
    with progress() as bar:
        reference = _measure(_kernel_game, _kernel_positions(), seconds, _ticks(bar, "kernel")) if kernel else None
        speeds = [
            (one, count, _measure(_games_of(one, count), _positions(one, count), seconds, _ticks(bar, one.name, count)))
            for one, count in wanted
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
    table = Table(title=f"{build()}, Python {platform.python_version()}, median of {RUNS} runs", title_justify="left")
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
    app.command(epilog="Examples:\n\ncaravansary bench\n\ncaravansary bench merv --players 3 --kernel --json")(bench)

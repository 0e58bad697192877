"""`train`: bots play and a value is learned from their games: the file that the expert reads, and its record."""

from __future__ import annotations

import json
import os
import platform
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

import caravansary
from caravansary.arena.backends import in_order
from caravansary.cli.arguments import AsJson, GameName, examples
from caravansary.cli.files import check_writable, write
from caravansary.cli.output import CommandError, console, print_json, progress
from caravansary.cli.workers import JobCount, RayAddress, workers
from caravansary.core.game import Game

if TYPE_CHECKING:
    from caravansary.bots.training import Trained

MOST_GAMES: Final = 1_000_000
MOST_GENERATIONS: Final = 100


def train(
    game: GameName,
    games: Annotated[
        int, typer.Option(help="How many games of bots to learn from, in each generation; from 24.")
    ] = 1000,
    generations: Annotated[
        int, typer.Option(help="How often to learn; the bots of each but the first know what the last has learned.")
    ] = 2,
    seed: Annotated[int, typer.Option(help="Decides everything: the same seed gives the same file.")] = 1,
    trust: Annotated[float, typer.Option(help="The part of what was learned that the expert believes.")] = 1.0,
    alone: Annotated[
        bool, typer.Option("--alone", help="Learn from games of one, of which other games say nothing.")
    ] = False,
    jobs: JobCount = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where to (default: GAME.npz or GAME-alone.npz here); the record is put beside it."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play and learn from it what a position is worth.

    The expert bot reads src/caravansary/bots/models/GAME.npz, and alone GAME-alone.npz: put the file there to let it
    play with it.
    """
    chosen = caravansary.game(game)
    if not 1 <= games <= MOST_GAMES:
        raise CommandError(f"--games must be 1 to {MOST_GAMES}, got {games}")
    if not 1 <= generations <= MOST_GENERATIONS:
        raise CommandError(f"--generations must be 1 to {MOST_GENERATIONS}, got {generations}")
    if not 0 < trust <= 1:
        raise CommandError(f"--trust must be above 0 and at most 1, got {trust}")
    if alone and chosen.min_players > 1:
        raise CommandError(f"{game} is for {chosen.min_players} players at least: nobody plays it alone")
    path = out or Path(f"{game}-alone.npz" if alone else f"{game}.npz")
    if path.suffix != ".npz":
        raise CommandError(f"--out must end in .npz, got {path}")
    check_writable(path)
    backend = workers(jobs, ray)
    for library in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(library, "1")  # before numpy is read; processes inherit it
    from caravansary.bots import training

    begin = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(game, total=None)
        trained = training.train(
            game,
            games,
            seed,
            generations,
            lambda play, jobs: in_order(backend.run(play, jobs)),
            lambda what: bar.update(task, description=f"{game}: {what}"),
            training.ALONE if alone else training.PLAYERS,
        )
    trained.value.trust = trust
    trained.value.save(path)
    record = _record(chosen, trained, seed, alone, time.perf_counter() - begin)
    write(path.with_suffix(".json"), json.dumps(record, indent=2) + "\n")
    if as_json:
        print_json(record)
    else:
        seen = f"{path}: {trained.rows} views of {games * generations} games."
        off = f"The evaluation is off by {record['off_before']} points, with what was learned by {record['off']}."
        console().print(f"{seen} {off}", soft_wrap=True)


def _record(game: Game, trained: Trained, seed: int, alone: bool, seconds: float) -> dict[str, Any]:
    """How the file was made."""
    import numpy as np

    from caravansary.bots.learned_value import features_of

    return {
        "command": f"caravansary train {game.name} --games {trained.games} --generations {trained.generations}"
        f" --seed {seed} --trust {trained.value.trust:g}{' --alone' if alone else ''}",
        "rules_version": game.rules_version,
        "observation_version": game.observation_version,
        "features": features_of(game),
        "games": trained.games,
        "generations": trained.generations,
        "rows": trained.rows,
        "ridges": list(trained.ridges),
        "off_before": round(trained.loss_before**0.5, 3),
        "off": round(trained.loss**0.5, 3),
        "off_by_games": [[games, round(loss**0.5, 3)] for games, loss in trained.curve],
        "date": time.strftime("%Y-%m-%d"),
        "seconds": round(seconds),
        "python": platform.python_version(),
        "numpy": np.__version__,
        "version": caravansary.__version__,
    }


def add_to(app: typer.Typer) -> None:
    shown = ("train merv", "train marrakesh --games 1000 --seed 7 --jobs 4 --out models/marrakesh.npz")
    app.command(epilog=examples(*shown))(train)

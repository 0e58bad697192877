"""The arguments `--jobs` and `--ray` of the commands that play many games."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from caravansary.arena.backends import Backend, backend_of
from caravansary.cli.output import CommandError

MOST_JOBS: Final = 256

JobCount = Annotated[
    int | None,
    typer.Option("--jobs", metavar="N", help="How many processes (default: one per core); the results are the same."),
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Work on the Ray cluster at HOST:PORT; the results are the same."),
]


def workers(jobs: int | None, ray: str | None) -> Backend:
    """The backend that the arguments ask for."""
    if jobs is not None and ray is not None:
        raise CommandError("either --jobs or --ray, not both")
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise CommandError(f"--jobs must be 1 to {MOST_JOBS}, got {jobs}")
    return backend_of(jobs, ray)

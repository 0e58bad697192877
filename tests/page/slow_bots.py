"""A server whose bots think until they are asked to move: `python -m tests.page.slow_bots` with what `serve` takes."""

from __future__ import annotations

import time

import typer

from caravansary.cli.serve import add_to
from caravansary.server.thinking import bot_workers
from caravansary.server.thinking.bot_workers import BotJob, play_run
from caravansary.server.thinking.workers import Stop


def dawdle(job: BotJob, stop: Stop) -> list[int]:
    """In the process of a bot."""
    while not stop():
        time.sleep(0.05)
    return play_run(job, stop)


class SlowWorkers(bot_workers.BotWorkers):  # type: ignore[misc]  # final for everybody else
    """Bots as they are, but slow."""

    def __init__(self, count: int, most_seconds: float) -> None:
        super().__init__(count, dawdle, least_seconds=3600.0, most_seconds=most_seconds)


if __name__ == "__main__":
    bot_workers.BotWorkers = SlowWorkers  # type: ignore[misc,assignment]  # the command makes these
    app = typer.Typer()
    app.callback()(lambda: None)
    add_to(app)
    app()

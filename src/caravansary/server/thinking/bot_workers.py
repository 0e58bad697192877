"""Bots move in processes of their own, never in the server's: the page waits for none of them.

One process more than there are for bots that think for long is kept for the quick ones, so that nobody at another table
waits a minute for a bot that needs a moment. Whose bot is next: `fair_queue.py`.

A bot that searches ends with the best that it has found when somebody asks it to move now, and in any case after a
number of seconds (`most_seconds`): a slow machine makes it weaker, not slower.

A bot that takes far too long all the same, or whose process ends, is replaced for this turn: its process is killed and
started anew, the greedy bot is asked in its place, and if even that fails the first legal option is taken. A worker
gets a sample of what the bot's seat knows, never the real position.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import math
import time
from collections.abc import Callable, Iterator
from typing import Final, final

from msgspec import Struct, msgpack
from msgspec.structs import replace

from caravansary.bots import make, thinking_time
from caravansary.core.errors import shown
from caravansary.core.match import is_secret
from caravansary.core.state import State, unpack
from caravansary.games import game as game_of
from caravansary.server.thinking.fair_queue import Anybody, Asker, FairQueue
from caravansary.server.thinking.workers import Halt, Stop, Workers, WorkFailed

FALLBACK: Final = "greedy"
FEWEST: Final = 2  # workers: one that hangs must not stop the others
QUICK_SECONDS: Final = 2.0  # a bot counts as quick up to this thinking time
PATIENCE: Final = 5  # so many times its thinking time a bot may take
LEAST_SECONDS: Final = 5.0  # but never less than this
MOST_SECONDS: Final = 20.0  # after which a search plays the best that it has found
log: Final = logging.getLogger("caravansary.server")


class BotJob(Struct, frozen=True):
    """A bot is asked for its run of decisions."""

    game: str
    state: bytes  # packed: a sample of what the seat knows, made with `sample_hidden`
    seat: int
    bot: str
    seed: int
    seconds: float  # the bot's thinking time
    most_seconds: float = math.inf  # after which a search ends with what it has


class BotMoves(Struct, frozen=True):
    """What the bot does, one action or more; `replaced` is why another bot answered: slow or crashed."""

    actions: list[int]
    replaced: str | None = None


Run = Callable[[BotJob, Stop], list[int]]


# --- what a bot does in its process ---------------------------------------------------------------------------------
def play_run(job: BotJob, stop: Stop = lambda: False) -> list[int]:
    """The bot's decisions until its run ends: another seat decides, something new is known, the game is over."""
    state = unpack(game_of(job.game), job.state)
    until = time.monotonic() + job.most_seconds
    bot = make(job.bot, state.game, job.seed, lambda: stop() or time.monotonic() >= until)
    actions: list[int] = []
    goes_on = _run_of(state, job.seat)
    while goes_on():
        options = state.options_of(job.seat)
        action = options[0] if len(options) == 1 else bot.choose(state.copy(), job.seat)
        state.play(action, job.seat)
        actions.append(action)
    return actions


def _run_of(state: State, seat: int) -> Callable[[], bool]:
    """A test whether the run of the seat goes on; a secret choice is a run of its own, as in a match."""
    known, secret = state.information(seat), is_secret(state)
    return lambda: seat in state.waiting_for and state.information(seat) == known and is_secret(state) == secret


def _check(job: BotJob, actions: object) -> list[int]:
    """The actions, if the seat can play them."""
    if not isinstance(actions, list) or not actions:
        raise ValueError(f"bot {job.bot} must answer a list of actions, got {shown(actions)}")
    state = unpack(game_of(job.game), job.state)
    for action in actions:
        state.play(action, job.seat)
    return actions


def _first_option(job: BotJob) -> int:
    """The action that is played when no bot answers."""
    options = unpack(game_of(job.game), job.state).options_of(job.seat)
    if not options:
        raise ValueError(f"seat {job.seat} has nothing to decide")
    return options[0]


def _move(run: Run, job: bytes, stop: Stop) -> Iterator[bytes]:
    """The answer of a process to a bot's job."""
    asked = msgpack.decode(job, type=BotJob)
    yield msgpack.encode(_check(asked, run(asked, stop)))


# --- all of them ----------------------------------------------------------------------------------------------------
@final
class BotWorkers:
    """A number of processes in which bots move, and one more for quick bots."""

    def __init__(
        self,
        count: int = FEWEST,
        run: Run = play_run,
        least_seconds: float = LEAST_SECONDS,
        most_seconds: float = MOST_SECONDS,
    ) -> None:
        self._least_seconds = least_seconds
        self.most_seconds = most_seconds
        slow = max(FEWEST, count)
        self._queue = FairQueue(slow + 1, slow)
        self._workers = Workers(slow + 1, functools.partial(_move, run))

    def start(self) -> None:
        """Start the processes in the background, so that the first bot need not wait for its own."""
        self._workers.start()

    async def actions(self, job: BotJob, halt: Halt | None = None, asker: Asker | None = None) -> BotMoves:
        """What the bot does in its run of decisions; another one answers if it cannot.

        A search that is wished to halt answers with the best that it has found.
        """
        stopping, whose = halt or Halt(), asker or Anybody()
        try:
            return BotMoves(await self._ask(job, stopping, whose))
        except WorkFailed as failure:
            why = failure.why
            log.warning("bot %s at %s is replaced (%s): %s", job.bot, job.game, why, failure)
        try:
            greedy = replace(job, bot=FALLBACK, seconds=thinking_time(FALLBACK))
            return BotMoves(await self._ask(greedy, stopping, whose), why)
        except WorkFailed as failure:
            log.error("no bot answers (%s), the first option is taken: %s", failure.why, failure)
        return BotMoves([await asyncio.to_thread(_first_option, job)], why)

    async def _ask(self, job: BotJob, halt: Halt, asker: Asker) -> list[int]:
        seconds = max(self._least_seconds, PATIENCE * min(job.seconds, self.most_seconds))
        encoded = msgpack.encode(replace(job, most_seconds=min(job.most_seconds, self.most_seconds)))
        async with self._queue.place(asker, is_slow=job.seconds > QUICK_SECONDS):
            return msgpack.decode(await self._workers.ask(encoded, seconds, halt=halt), type=list[int])

    async def close(self) -> None:
        """End all processes; jobs that still wait for an answer fail."""
        await self._workers.close()

    def is_well(self) -> bool:
        """Whether bots can be asked."""
        return self._workers.is_well()

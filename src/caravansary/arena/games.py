"""Games of bots: one game, or many on several processes or machines with the same results on any number of them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, final

from caravansary.arena.backends import Backend, backend_of, in_order
from caravansary.bots import make
from caravansary.bots.seated import seat_bots
from caravansary.core.errors import OptionError, shown
from caravansary.core.events import Event
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.games import game as game_of


# --- the loop -------------------------------------------------------------------------------------------------------
class Chooser(Protocol):
    """Decides for all seats."""

    def choose(self, state: State, seat: int) -> int:
        """One of the seat's options."""


class Observer:
    """Follows a game; subclasses note the parts that they need."""

    events: list[Event] | None = None  # gathers the events of the plays

    def decided(self, state: State, seat: int, action: int, options: int, seconds: float) -> None:
        """One of so many options is about to be played; choosing it took so much processor time."""

    def played(self) -> None:
        """The action was played."""


def play_to_end(state: State, chooser: Chooser, observer: Observer) -> None:
    """Play a game to its end; a seat with a single option is not asked."""
    while not state.is_over:
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        action, seconds = options[0], 0.0
        if len(options) > 1:
            began = time.process_time()  # neither other work nor a pause of the whole machine counts
            action = chooser.choose(state, seat)
            seconds = time.process_time() - began
        observer.decided(state, seat, action, len(options), seconds)
        state.play(action, seat, observer.events)
        observer.played()


# --- one game -------------------------------------------------------------------------------------------------------
@final
@dataclass(slots=True)
class GameResult:
    """How a game of bots ended."""

    seed: int
    players: int
    bots: list[str]
    totals: list[int]  # of every participant that scores
    by_source: list[dict[str, int]]  # the same points by where they come from
    ranking: list[int]  # these participants, the winner first
    choices: int  # decisions with at least two options
    plays: list[tuple[int, int]]  # seat and action
    decisions: int  # how many plays there were


@final
class _Plays(Observer):
    def __init__(self) -> None:
        self.plays: list[tuple[int, int]] = []
        self.choices = 0

    def decided(self, state: State, seat: int, action: int, options: int, seconds: float) -> None:
        self.plays.append((seat, action))
        self.choices += options > 1


def play_game(
    game: Game,
    players: int,
    bots: Sequence[str],
    seed: int,
    edition: Any = None,
    options: dict[str, Any] | None = None,
) -> GameResult:
    """Play a whole game; one name of a bot stands for all seats."""
    names = names_of_seats(bots, players)
    seated = seat_bots(game, names, seed)
    state = game.new(players, seed, edition, **(options or {}))
    noted = _Plays()
    play_to_end(state, seated, noted)
    scores = state.scores()
    return GameResult(
        seed=seed,
        players=players,
        bots=names,
        totals=[score.total for score in scores],
        by_source=[score.by_source for score in scores],
        ranking=[rank.who for rank in state.ranking()],
        choices=noted.choices,
        plays=noted.plays,
        decisions=len(noted.plays),
    )


def names_of_seats(bots: Sequence[str], players: int) -> list[str]:
    """The bot of each seat; a single name stands for all."""
    if isinstance(bots, str):
        raise OptionError(f"bots must be a list of names, got {shown(bots)}")
    found = list(bots) * players if len(bots) == 1 else list(bots)
    if len(found) != players:
        raise OptionError(f"{players} players need {players} bots, or one name for all, got {len(found)}")
    return found


# --- many games -----------------------------------------------------------------------------------------------------
def play_many(
    game_name: str,
    players: int,
    bots: Sequence[str],
    seeds: Sequence[int],
    processes: int = 1,
    edition: Any = None,
    options: dict[str, Any] | None = None,
    backend: Backend | None = None,
) -> Iterator[GameResult]:
    """Games with these seeds, their results in the order of the seeds.

    They are played on the backend if one is given, otherwise on so many processes.
    """
    workers = backend or backend_of(processes)
    game = game_of(game_name)
    game.check_options(players, options or {})
    names = names_of_seats(bots, players)
    for name in names:
        make(name, game, 0)  # a name that is no bot's is refused here, not in another process
    jobs = [(game_name, players, names, seed, edition, options) for seed in seeds]
    return in_order(workers.run(_play_job, jobs))


def _play_job(job: tuple[str, int, list[str], int, Any, dict[str, Any] | None]) -> GameResult:
    game_name, *rest = job
    return play_game(game_of(game_name), *rest)

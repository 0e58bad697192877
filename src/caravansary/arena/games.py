"""Games of bots: one game, or many on several processes or machines with the same results on any number of them.

A bot never gets the real state: what it is given is a sample of what its seat knows, a new one for every run of
decisions (until another seat decides or something new becomes known).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from caravansary.arena.backends import Backend, backend_of, in_order
from caravansary.bots import Bot, make
from caravansary.core.chance import Chance
from caravansary.core.errors import OptionError, shown
from caravansary.core.game import Game
from caravansary.core.state import State
from caravansary.games import game as game_of

OnPlay = Callable[[State, int, int], None]
BOTS_CHANCE: Final = 0x5EED_B075_0000_0001  # sets the chance of the bots apart from the game's own


@final
@dataclass(slots=True)
class GameResult:
    """How a game of bots ended. Two results are equal if the games were; the time does not count."""

    seed: int
    players: int
    bots: list[str]
    totals: list[int]  # of every participant that scores
    ranking: list[int]  # these participants, the winner first
    decisions: int
    choices: int  # decisions with at least two options
    seconds: float = field(compare=False)
    plays: list[tuple[int, int]]  # seat and action
    by_source: list[dict[str, int]]  # the totals, by where the points come from


@final
class SeatedBots:
    """Bots at their seats; each is asked with a guess at the position, made from what its seat knows."""

    def __init__(self, bots: Sequence[Bot], chance: Chance) -> None:
        self._bots = bots
        self._chance = chance
        self._run: tuple[int, int] | None = None  # the seat that decides and what it knows
        self._guess = 0  # the seed of this run's guess

    def choose(self, state: State, seat: int) -> int:
        """What the bot of the seat does; the state is not changed, and the bot does not see it."""
        run = (seat, state.information(seat))
        if run != self._run:
            self._run = run
            self._guess = self._chance.word()
        return self._bots[seat].choose(state.sample_hidden(seat, self._guess), seat)


def play_game(
    game: Game,
    players: int,
    bots: Sequence[str],
    seed: int,
    edition: Any = None,
    options: dict[str, Any] | None = None,
    on_play: OnPlay | None = None,
) -> GameResult:
    """Play a whole game; one name of a bot stands for all seats. `on_play(state, seat, action)` hears of each play."""
    chance = chance_of_bots(seed)
    state = game.new(players, seed, edition, **(options or {}))
    seated_names = names_of_seats(bots, players)
    seated = SeatedBots([make(name, game, chance.word()) for name in seated_names], chance)
    plays: list[tuple[int, int]] = []
    choices = 0
    began = time.perf_counter()
    while not state.is_over:
        seat = state.waiting_for[0]
        legal = state.options_of(seat)
        action = legal[0]
        if len(legal) > 1:
            choices += 1
            action = seated.choose(state, seat)
        state.play(action, seat)
        plays.append((seat, action))
        if on_play is not None:
            on_play(state, seat, action)
    scores = state.scores()
    return GameResult(
        seed=seed,
        players=players,
        bots=seated_names,
        totals=[score.total for score in scores],
        ranking=[rank.who for rank in state.ranking()],
        decisions=len(plays),
        choices=choices,
        seconds=time.perf_counter() - began,
        plays=plays,
        by_source=[score.by_source for score in scores],
    )


def chance_of_bots(seed: int) -> Chance:
    """The chance of the bots in a game with this seed; it tells nothing of the game's own."""
    Chance.seeded(seed)  # refuses what is no seed
    return Chance.seeded(seed ^ BOTS_CHANCE)


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
    progress: Callable[[int], None] | None = None,
    edition: Any = None,
    options: dict[str, Any] | None = None,
    backend: Backend | None = None,
) -> Iterator[GameResult]:
    """Games with these seeds, their results in the order of the seeds; `progress` hears how many are done.

    A backend that is given does the work, otherwise so many processes do.
    """
    workers = backend or backend_of(processes)
    game = game_of(game_name)
    game.check_options(players, options or {})
    seated = names_of_seats(bots, players)
    for name in seated:
        make(name, game, 0)  # a name that is no bot's is refused here, not in another process
    jobs = [(game_name, players, seated, seed, edition, options) for seed in seeds]
    results = in_order(workers.run(_play_job, jobs))
    return results if progress is None else _told(results, progress)


_Job = tuple[str, int, list[str], int, Any, dict[str, Any] | None]


def _play_job(job: _Job) -> GameResult:
    game_name, players, bots, seed, edition, options = job
    return play_game(game_of(game_name), players, bots, seed, edition, options)


def _told(results: Iterator[GameResult], progress: Callable[[int], None]) -> Iterator[GameResult]:
    for done, result in enumerate(results, start=1):
        progress(done)
        yield result

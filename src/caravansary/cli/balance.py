"""`balance`: bots play many games; how well does each value of something do that sets the players apart.

What sets them apart is a word of each player's entry in the view at the end of the game, such as a character, or a list
of words, such as the scrolls that were bought, or a word of the player's events. Decisions of some
kinds can be made at random, in the whole game or in its opening, so that what is compared is dealt evenly.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from typing import Annotated, Any, NamedTuple, final

import typer
from rich.table import Table

import caravansary
from caravansary.arena.backends import Backend, in_order
from caravansary.arena.games import Observer, play_to_end
from caravansary.arena.intervals import wilson
from caravansary.bots.seated import SeatedBots, seat_bots
from caravansary.cli.arguments import AsJson, EditionFile, GameName, GameOptions, examples, parse_options
from caravansary.cli.files import edition_of
from caravansary.cli.output import CommandError, console, print_json, progress
from caravansary.cli.play import bot_names
from caravansary.cli.simulate import MOST_GAMES
from caravansary.cli.workers import JobCount, RayAddress, workers
from caravansary.core.events import Event
from caravansary.core.state import State


class Job(NamedTuple):
    """A game to be played."""

    game: str
    players: int
    bots: list[str]
    seed: int
    edition: Any
    options: dict[str, Any]
    by: tuple[str, ...]
    until: str  # a kind of event: it ends the opening, the only part whose events count and that is played at random
    at_random: frozenset[str]


class Played(NamedTuple):
    """How a seat did in a game that had a certain value of what is compared."""

    by: str
    value: str
    total: int
    place: int


class Line(NamedTuple):
    """How a value did in all games."""

    value: str
    seats: int
    share: float  # of all seats
    firsts: int
    low: float
    high: float
    score: float
    place: float


def balance(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many bots play.")],
    by: Annotated[
        list[str],
        typer.Option(
            metavar="WORD",
            help="What is compared: a word or list of a player's entry in the view, or EVENT.WORD; may be repeated.",
        ),
    ],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    bots: Annotated[
        str,
        typer.Option(
            metavar="NAMES", help="One bot for all seats, or one for each seat with commas (`caravansary bots`)."
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The seed of the first game; the others follow.")] = 0,
    jobs: JobCount = None,
    ray: RayAddress = None,
    at_random: Annotated[
        list[str] | None,
        typer.Option("--at-random", metavar="KIND", help="Decisions of this kind are random; may be repeated."),
    ] = None,
    until: Annotated[
        str,
        typer.Option(metavar="EVENT", help="EVENT.WORD and --at-random hold only up to the first such event."),
    ] = "",
    edition: EditionFile = None,
    option: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and compare what sets the players apart.

    Shown are first places (shared ones too) with the interval in which the true rate lies with a certainty of 95 %
    (Wilson), the mean score and the mean place.
    """
    if not 1 <= games <= MOST_GAMES:
        raise CommandError(f"--games must be 1 to {MOST_GAMES}, got {games}")
    chosen = caravansary.game(game)
    options = parse_options(option)
    chosen.check_options(players, options)
    names = bot_names(bots, players)
    printed = edition_of(chosen, edition)
    kinds = frozenset(at_random or [])
    backend = workers(jobs, ray)
    begin = time.perf_counter()
    todo = [
        Job(game, players, names, one, printed, options, tuple(by), until, kinds) for one in range(seed, seed + games)
    ]
    seats = [one for played in _play_all(todo, backend) for one in played]
    tables = {word: lines_of([one for one in seats if one.by == word], games * players) for word in by}
    seconds = time.perf_counter() - begin
    if as_json:
        found = {"game": game, "players": players, "games": games, "seed": seed, "seconds": round(seconds, 3)}
        print_json({**found, "by": {word: [line._asdict() for line in lines] for word, lines in tables.items()}})
    else:
        for word, lines in tables.items():
            _print(lines, f"{game}, {players} players, {games} games, {seconds:.0f} s", word)


# --- playing --------------------------------------------------------------------------------------------------------
def _play_all(jobs: list[Job], backend: Backend) -> Iterator[list[Played]]:
    with progress() as bar:
        task = bar.add_task(jobs[0].game, total=len(jobs))
        for played in in_order(backend.run(play_job, jobs)):
            yield played
            bar.advance(task)


def play_job(job: Job) -> list[Played]:
    """Play a game to its end."""
    game = caravansary.game(job.game)
    state = game.new(job.players, job.seed, job.edition, **job.options)
    told = Told(job)
    play_to_end(state, RandomOpening(job, seat_bots(game, job.bots, job.seed), told), told)
    entries = {entry["who"]: entry for entry in state.view(None)["players"]}
    totals = {score.who: score.total for score in state.scores()}
    return [
        Played(by, value, totals[rank.who], rank.place)
        for rank in state.ranking()
        if rank.who in entries
        for by in job.by
        for value in (told.values(rank.who, by) if "." in by else _values(entries[rank.who], by))
    ]


def _values(entry: dict[str, Any], by: str) -> list[str]:
    found = _words(entry.get(by))
    if found is None:
        words = [word for word, value in entry.items() if _words(value) is not None]
        raise CommandError(f"--by: a player has no word {by!r} in the view; there are: {', '.join(words)}")
    return found


def _words(value: Any) -> list[str] | None:
    """A word, or the words of a list, each once; None for anything else."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, list) and all(isinstance(word, str) for word in value):
        return sorted(set(value))
    return None


@final
class Told(Observer):
    """The compared words of each seat's events."""

    def __init__(self, job: Job) -> None:
        self._wanted = [tuple(by.split(".", 1)) for by in job.by if "." in by]
        self._until = job.until
        self._found: set[tuple[int | None, str, str]] = set()
        self.is_opening = True  # without an event that ends it the whole game is one
        self.events: list[Event] | None = [] if self._wanted or job.until else None

    def played(self) -> None:
        """Note the events of the last play; after the event `until` they are no longer gathered."""
        for event in self.events or ():
            if event.kind == self._until:
                self.is_opening = False
                self.events = None
                return
            for kind, word in self._wanted:
                if event.kind == kind and word in event.args:
                    self._found.add((event.who, f"{kind}.{word}", str(event.args[word])))
        if self.events is not None:
            self.events.clear()

    def values(self, who: int, by: str) -> list[str]:
        return sorted(value for seat, wanted, value in self._found if seat == who and wanted == by)


@final
class RandomOpening:
    """The bots, but decisions of some kinds in the opening are made at random."""

    def __init__(self, job: Job, bots: SeatedBots, told: Told) -> None:
        self._kinds = job.at_random
        self._bots = bots
        self._told = told

    def choose(self, state: State, seat: int) -> int:
        if self._kinds and self._told.is_opening and state.decision(seat).kind in self._kinds:
            options = state.options_of(seat)
            return options[self._bots.chance.below(len(options))]
        return self._bots.choose(state, seat)


# --- counting -------------------------------------------------------------------------------------------------------
def lines_of(seats: list[Played], of: int) -> list[Line]:
    """A line for each value, the best one first; `of` is the number of all seats in all games."""
    found: list[Line] = []
    for value in sorted({one.value for one in seats}):
        of_value = [one for one in seats if one.value == value]
        firsts = sum(one.place == 1 for one in of_value)
        low, high = wilson(firsts, len(of_value))
        score = statistics.mean(one.total for one in of_value)
        place = statistics.mean(one.place for one in of_value)
        share = round(len(of_value) / of, 4)
        found.append(Line(value, len(of_value), share, firsts, low, high, round(score, 2), round(place, 3)))
    return sorted(found, key=lambda line: -line.firsts / line.seats)


# --- showing --------------------------------------------------------------------------------------------------------
def _print(lines: list[Line], title: str, by: str) -> None:
    table = Table(title=title, title_justify="left")
    table.add_column(by)
    for heading in ("seats", "share", "first", "rate", "95 %", "mean score", "mean place"):
        table.add_column(heading, justify="right")
    for line in lines:
        rate = f"{line.firsts / line.seats:.1%}"
        between = f"{line.low:.1%} to {line.high:.1%}"
        seats = (str(line.seats), f"{line.share:.1%}", str(line.firsts))
        table.add_row(line.value, *seats, rate, between, f"{line.score:.1f}", f"{line.place:.2f}")
    console().print(table)


def add_to(app: typer.Typer) -> None:
    draft = "--option character_draft=true --at-random choose_character"
    shown = (
        f"balance marco_polo --players 3 --games 600 --by character {draft}",
        "balance merv --players 4 --games 100 --by colour --jobs 2 --json",
        "balance merv --players 3 --games 100 --by board_action.board --until round_ended",
    )
    app.command(epilog=examples(*shown))(balance)

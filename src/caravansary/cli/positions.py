"""`new`, `show`, `replay`: positions and records as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import caravansary
from caravansary.cli.arguments import AsJson, EditionFile, GameName, GameOptions, Language, examples, parse_options
from caravansary.cli.boards import draw_table, names_of
from caravansary.cli.files import Content, Position, Records, edition_of, load, position_text, write
from caravansary.cli.log import sentences
from caravansary.cli.output import CommandError, Words, console, language_of, print_json, progress
from caravansary.cli.scores import print_scores, scores_dict
from caravansary.core.events import Event
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.state import State

File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved position or a record; `-` reads standard input.")]
Number = Annotated[
    int | None, typer.Option("--game", metavar="N", help="Which game of an archive of many games, from 1.")
]


# --- new ------------------------------------------------------------------------------------------------------------
def new(
    game: GameName,
    players: Annotated[int, typer.Option(help="How many people or bots play.")],
    seed: Annotated[int | None, typer.Option(help="Decides all chance; without it a secret one is drawn.")] = None,
    edition: EditionFile = None,
    option: GameOptions = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write here instead of standard output.")
    ] = None,
) -> None:
    """Begin a game and save its first position as JSON, to be shown, edited or played on from Python."""
    chosen = caravansary.game(game)
    options = parse_options(option)
    text = position_text(chosen.new(players, seed, edition_of(chosen, edition), **options))
    if output is None:
        typer.echo(text, nl=False)
    else:
        write(output, text)


# --- show -----------------------------------------------------------------------------------------------------------
def show(
    file: File,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it, from 0 (default: as a spectator).")] = None,
    number: Number = None,
    edition: EditionFile = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Show the table of a saved position, or that at the end of a record.

    With --json the view itself is printed: everything that the seat may know, and nothing else.
    """
    language = language_of(lang)
    content = chosen_game(load(file, edition), number)
    if isinstance(content, Record) and not _can_replay(content):
        if as_json:
            raise CommandError(f"{file}: a record of a running game or of older rules has no position to show")
        _print_decisions(console(), content, language)
        return
    state, names = _position_of(content, edition)
    if seat is not None and not 0 <= seat < _seats(state):
        raise CommandError(f"--seat: there are seats 0 to {_seats(state) - 1}, got {seat}")
    if as_json:
        print_json(state.view(seat))
    else:
        print_table(console(), state, seat, Words(state.game, language), names)


def print_table(out: Console, state: State, seat: int | None, words: Words, names: list[str]) -> None:
    """The table; and the result if the game is over."""
    for part in draw_table(state, seat, words, names):
        out.print(part)
    if state.is_over:
        print_scores(out, state, words, names)


def _seats(state: State) -> int:
    return sum(participant.kind == "seat" for participant in state.participants)


def chosen_game(content: Content, number: int | None) -> Position | Match | Record:
    """The content of a file, or the game of an archive that was asked for."""
    if not isinstance(content, Records):
        if number not in (None, 1):
            raise CommandError(f"--game: the file has one game only, got {number}")
        return content
    count = len(content.records)
    if number is None and count != 1:
        raise CommandError(f"an archive of {count} games: choose one with --game")
    chosen = 1 if number is None else number
    if not 1 <= chosen <= count:
        raise CommandError(f"--game: the archive has games 1 to {count}, got {number}")
    return content.records[chosen - 1]


def _position_of(content: Position | Match | Record, edition: Path | None) -> tuple[State, list[str]]:
    if isinstance(content, Position):
        return content.state, []
    if isinstance(content, Match):
        return content.state, [seat.name for seat in content.seats]
    return content.replay(edition=edition_of(content.game, edition)), [seat.name for seat in content.seats]


def _can_replay(record: Record) -> bool:
    return record.seed is not None and record.rules == record.game.rules_version


def _print_decisions(out: Console, record: Record, language: str) -> None:
    """A record that cannot be replayed: its seats and decisions."""
    words = Words(record.game, language)
    out.print(words.say("record-not-replayable"), style="italic")
    for number, seat in enumerate(record.seats):
        out.print(f"{number}: {seat.name or '-'}{f' ({seat.bot})' if seat.bot else ''}")
    out.print()
    for number, (who, action) in enumerate(record.plays, start=1):
        choice = "?" if action is None else words.speaker.action(action)
        name = record.seats[who].name or str(who)
        out.print(f"{number:4} {name}: {choice}")


# --- replay ---------------------------------------------------------------------------------------------------------
def replay(
    file: File,
    verify: Annotated[bool, typer.Option("--verify", help="Check that the game ends with the result given.")] = False,
    to: Annotated[int | None, typer.Option(metavar="N", help="Stop after N decisions and show the table.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Tell what happened, sentence by sentence.")] = False,
    number: Number = None,
    edition: EditionFile = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Replay a record; every decision is checked. An archive of many games is checked as a whole with --verify."""
    language = language_of(lang)
    content = load(file, edition)
    if isinstance(content, Records) and verify and number is None:
        _verify_all(content.records, edition, file, as_json)
        return
    record = chosen_game(content, number)
    if not isinstance(record, Record):
        raise CommandError(f"{file}: not a record; `caravansary show` shows a saved position")
    try:
        _replay(record, verify, to, log, edition, language, as_json)
    except caravansary.RecordError as problem:
        raise CommandError(f"{file}: {problem}") from problem


def _replay(
    record: Record, verify: bool, to: int | None, log: bool, edition: Path | None, language: str, as_json: bool
) -> None:
    values = edition_of(record.game, edition)
    names = [seat.name for seat in record.seats]
    words = Words(record.game, language)
    out = console()
    if verify:
        record.verify(values)
    state = record.replay(to, values)
    if as_json:
        print_json(_replay_dict(record, state, to))
        return
    if log:
        for line in log_lines(record, to, values, words, names):
            out.print(line)
        out.print()
    if to is not None:
        print_table(out, state, None, words, names)
    elif state.is_over:
        print_scores(out, state, words, names)
    done = len(record.plays) if to is None else to
    out.print(words.say("replay-verified" if verify else "replay-done", n=done, all=len(record.plays)))


def _replay_dict(record: Record, state: State, to: int | None) -> dict[str, Any]:
    return {
        "game": record.game.name,
        "players": record.players,
        "decisions": len(record.plays) if to is None else to,
        "over": state.is_over,
        **scores_dict(state),
    }


def _verify_all(records: list[Record], edition: Path | None, file: Path, as_json: bool) -> None:
    with progress() as bar:
        for number, record in enumerate(bar.track(records, description=str(file)), start=1):
            try:
                record.verify(edition_of(record.game, edition))
            except caravansary.RecordError as problem:
                raise CommandError(f"{file}: game {number}: {problem}") from problem
    decisions = sum(len(record.plays) for record in records)
    if as_json:
        print_json({"games": len(records), "decisions": decisions, "verified": True})
    else:
        typer.echo(f"{len(records)} games with {decisions:,} decisions replay to their results.")


def log_lines(record: Record, to: int | None, edition: Any, words: Words, names: list[str]) -> Iterator[Text]:
    """The decisions, each with what followed from it."""
    events: list[Event] = []
    state = record.game.new(record.players, record.seed, edition, events, **record.options)
    for sentence in sentences(events, state, words, names):
        yield Text(f"      {sentence}")
    for number, play in enumerate(record.plays[:to], start=1):
        seat, action = play
        events = []
        state.play(-1 if action is None else action, seat, events)
        yield Text(f"{number:4}  {names_of(state, words, names)[seat]}: {record.game.action_name(action or 0)}", "dim")
        for sentence in sentences(events, state, words, names):
            yield Text(f"      {sentence}")


def add_to(app: typer.Typer) -> None:
    new_examples = ("new merv --players 3 --seed 7 -o start.json", "new merv --players 2 --option colours=green,red")
    app.command(epilog=examples(*new_examples))(new)
    app.command(epilog=examples("show start.json", "show game.record --lang de"))(show)
    replayed = ("game.record --verify", "game.record --to 40 --log", "many.archive --verify")
    app.command(epilog=examples(*(f"replay {one}" for one in replayed)))(replay)

"""`play`: a whole game in the terminal, against bots or with other people at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.text import Text

import caravansary
from caravansary import bots as all_bots
from caravansary.bots.seated import seat_bots
from caravansary.cli.arguments import EditionFile, GameName, GameOptions, Language, examples, parse_options
from caravansary.cli.boards import names_of
from caravansary.cli.files import Position, edition_of, load
from caravansary.cli.output import CommandError, Words, console, language_of
from caravansary.cli.rules import Reference
from caravansary.cli.session import LeaveGame, Session
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import BOT, Seat

USUAL_PLAYERS: Final = 3
USUAL_BOT: Final = "greedy"
NOBODY: Final = "random"  # sits where a person sits, and is never asked


def play(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="How many play, bots included (default: 3).")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="A bot for all other seats, or a list with commas (`caravansary bots`)."),
    ] = None,
    people: Annotated[int, typer.Option(help="How many people share the keyboard.")] = 1,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0 (default: 0).")] = None,
    name: Annotated[list[str] | None, typer.Option(help="Your name; repeat it for more people.")] = None,
    seed: Annotated[int | None, typer.Option(help="An open seed: the same game again.")] = None,
    edition: EditionFile = None,
    option: GameOptions = None,
    goes_on: Annotated[
        Path | None,
        typer.Option("--continue", metavar="FILE", help="Go on with a game that was saved, or from a position."),
    ] = None,
    auto_commit: Annotated[
        bool, typer.Option("--auto-commit", help="Commit finished turns without asking; they cannot be taken back.")
    ] = False,
    lang: Language = None,
) -> None:
    """Play a game in the terminal: numbered options, undo, the log of what the others did.

    Alone (--players 1) you play against the automatic opponents of the game, if it has a solo game.
    """
    chosen = caravansary.game(game)
    words = Words(chosen, language_of(lang))
    if goes_on is None:
        count = USUAL_PLAYERS if players is None else players
        options = chosen.check_options(count, parse_options(option))
        seats = _seats(count, people, seat, name or [], bots or USUAL_BOT, auto_commit)
        match = Match(chosen, len(seats), seed, edition_of(chosen, edition), options, seats, seed is not None)
    else:
        if players is not None or option or seed is not None:
            raise CommandError("--continue: players, options and seed are those of the saved game")
        match = _saved(chosen, goes_on, edition, people, seat, name or [], bots or USUAL_BOT, auto_commit)
    _play(match, words)


def _play(match: Match, words: Words) -> None:
    out = console()
    bots = seat_bots(match.game, [seat.bot or NOBODY for seat in match.seats], match.seed)
    session = Session(match, words, bots, out)
    for line in _welcome(match, words, session.names):
        out.print(line)
    try:
        session.run()
    except LeaveGame as leaving:
        out.print(Text(str(leaving)))


def _welcome(match: Match, words: Words, names: list[str]) -> list[Text]:
    everybody = names_of(match.state, words, names)
    title = Reference(match.game, words.language).game_title
    lines = [Text(words.say("play-welcome", game=title, n=match.players), "bold")]
    people = sum(not seat.is_bot for seat in match.seats)
    for who, seat in zip(everybody, match.seats, strict=False):
        message = "play-sits-person" if not seat.is_bot and people > 1 else "play-sits"
        lines.append(Text(f"  {words.say(message, who=who, kind=seat.kind, bot=seat.bot or '')}"))
    if match.open_seed:
        lines.append(Text(words.say("play-open-seed", seed=str(match.seed)), "dim"))
    return [*lines, Text(words.say("play-help-hint"), "dim")]


# --- who sits where -------------------------------------------------------------------------------------------------
def _seats(players: int, people: int, first: int | None, names: list[str], bots: str, auto_commit: bool) -> list[Seat]:
    """People from the first seat on, bots on the others."""
    if not 1 <= people <= players:
        raise CommandError(f"--people must be 1 to {players}, the number of players, got {people}")
    if first is not None and not 0 <= first < players:
        raise CommandError(f"--seat: there are seats 0 to {players - 1}, got {first}")
    if len(names) > people:
        raise CommandError(f"--name was given {len(names)} times, but {people} sit at the keyboard")
    start = first or 0
    taken = [(start + number) % players for number in range(people)]
    others = [number for number in range(players) if number not in taken]
    found: dict[int, Seat] = {}
    for seat, name in zip(taken, [*names, *[""] * people], strict=False):
        found[seat] = Seat(name, auto_commit=auto_commit)
    for seat, bot in zip(others, bot_names(bots, len(others)), strict=True):
        found[seat] = Seat("", BOT, bot)
    return [found[number] for number in range(players)]


def bot_names(text: str, count: int) -> list[str]:
    """One name for all, or a name for each, between commas; every one must be the name of a bot."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        all_bots.check(name)
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise CommandError(f"--bots: one name, or {count} with commas, got {len(names)}")
    return names


def _saved(
    game: Game,
    path: Path,
    edition: Path | None,
    people: int,
    seat: int | None,
    names: list[str],
    bots: str,
    auto_commit: bool,
) -> Match:
    """A saved match as it was, or a new one from a saved position."""
    content: Any = load(path, edition)
    found = content.state.game if isinstance(content, Position) else getattr(content, "game", None)
    if not isinstance(content, Match | Position):
        raise CommandError(f"{path}: neither a saved game nor a position: nothing to go on with")
    if found is not game:
        raise CommandError(f"{path}: a game of {found.name if found else '?'}, not of {game.name}")
    if isinstance(content, Match):
        return content
    players = sum(participant.kind == "seat" for participant in content.state.participants)
    seats = _seats(players, people, seat, names, bots, auto_commit)
    return Match(game, players, None, edition_of(game, edition), None, seats, start=content.state)


def add_to(app: typer.Typer) -> None:
    shown = (
        "play merv",
        "play merv --players 1 --lang ru",
        "play merv --players 4 --bots random,greedy,greedy --name Anna",
        "play merv --players 2 --people 2 --name Anna --name Ben",
        "play merv --continue evening.json",
    )
    app.command(epilog=examples(*shown))(play)

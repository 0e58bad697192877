"""Files that the commands read and write: saved positions, matches to go on with, records, archives of many games."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import caravansary
from caravansary.cli.output import CommandError
from caravansary.core.archive import ARCHIVE, unpack
from caravansary.core.errors import CaravansaryError, UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.record import Record
from caravansary.core.state import State

LARGEST: Final = 64_000_000  # bytes
STANDARD_STREAM: Final = "-"
MATCH: Final = "caravansary match"
MATCH_FORMAT: Final = 1


class PositionError(CaravansaryError):
    """JSON that is no match and no archive, and no position either."""


class Position(NamedTuple):
    """A position as `new` writes it."""

    state: State


class Records(NamedTuple):
    """The games of an archive."""

    records: list[Record]


Content = Position | Match | Record | Records


# --- reading --------------------------------------------------------------------------------------------------------
def read_text(path: Path) -> str:
    """The text of a file; `-` is standard input."""
    try:
        if str(path) == STANDARD_STREAM:
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with path.open("rb") as file:
                content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise CommandError(f"{path}: no such file") from None
    except (OSError, ValueError) as problem:
        raise CommandError(f"{path}: cannot be read: {getattr(problem, 'strerror', None) or problem}") from problem
    if len(content) > LARGEST:
        raise CommandError(f"{path}: too large, at most {LARGEST // 1_000_000} MB can be read")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise CommandError(f"{path}: must be UTF-8 text, got byte {content[problem.start]:#x}") from None


def load(path: Path, edition: Path | None = None) -> Content:
    """The position, match, record or archive in a file; errors name the file."""
    text = read_text(path)
    try:
        return _read(text, edition)
    except caravansary.CaravansaryError as problem:
        raise CommandError(f"{path}: {problem}") from problem


def load_played(path: Path, edition: Path | None = None) -> Content:
    """As `load`, for a command that needs a game that was played: what is wrong as a position is not told."""
    try:
        return load(path, edition)
    except CommandError as problem:
        if isinstance(problem.__cause__, PositionError):
            raise CommandError(f"{path}: no record of a game, no match and no archive of games") from problem
        raise


def _read(text: str, edition: Path | None) -> Content:
    if not text.strip():
        raise CommandError("the file is empty")
    if not text.lstrip().startswith(("{", "[")):
        return Record.parse(text, caravansary.game)
    first = _json(text.split("\n", 1)[0], complain=False)
    if isinstance(first, dict) and ARCHIVE in first:
        return Records(unpack(text, caravansary.game, _edition_of(first, edition)))
    saved = _json(text, complain=True)
    if not isinstance(saved, dict):
        raise PositionError("neither a saved position nor a record")
    return _match(saved, edition) if MATCH in saved else _position(saved)


def _position(saved: dict[str, Any]) -> Position:
    try:
        return Position(_game_of(saved).from_dict(saved))
    except caravansary.CaravansaryError as problem:
        raise PositionError(str(problem)) from problem


def _json(text: str, *, complain: bool) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        if complain:
            raise CommandError(f"neither a record nor JSON: {problem}") from None
        return None


def _game_of(saved: dict[str, Any]) -> Game:
    name = saved.get("game")
    if not isinstance(name, str):
        raise UnknownName(f"not a saved position: game must be the name of a game, got {shown(name)}")
    return caravansary.game(name)


def _edition_of(saved: dict[str, Any], edition: Path | None) -> Any:
    return None if edition is None else _game_of(saved).load_edition(edition)


def _match(saved: dict[str, Any], edition: Path | None) -> Match:
    header, log = saved.get("header"), saved.get("log")
    if saved[MATCH] != MATCH_FORMAT or not isinstance(header, dict) or not isinstance(log, list):
        raise CommandError("a damaged match, or one of a newer program")
    return Match.from_log(_game_of(header), header, log, _edition_of(header, edition))


def edition_of(game: Game, edition: Path | None) -> Any:
    """The printed values of an edition file, None for ours."""
    return None if edition is None else game.load_edition(edition)


# --- writing --------------------------------------------------------------------------------------------------------
def write(path: Path, text: str) -> None:
    """Write a file whole, or leave the one that was there."""
    with _naming(path):
        beside = path.with_name(f"{path.name}.part")
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(path)


def check_writable(path: Path) -> None:
    """Complain now about a file that could not be written later."""
    if not path.name or path.is_dir():
        raise CommandError(f"{path}: cannot be written: it is a folder")
    with _naming(path):
        beside = path.with_name(f"{path.name}.part")
        beside.touch()
        beside.unlink()


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, ValueError) as problem:
        raise CommandError(f"{path}: cannot be written: {getattr(problem, 'strerror', None) or problem}") from problem


def position_text(state: State) -> str:
    """A position as a file: readable, one key a line at the top."""
    return json.dumps({"game": state.game.name, **state.to_dict()}, indent=1, ensure_ascii=False) + "\n"


def match_text(match: Match) -> str:
    """A match as a file that `play --continue` goes on with; it holds the seed, so it is for its owner's eyes."""
    saved = {MATCH: MATCH_FORMAT, "header": match.header().to_dict(), "log": [entry.to_dict() for entry in match.log]}
    return json.dumps(saved, ensure_ascii=False) + "\n"

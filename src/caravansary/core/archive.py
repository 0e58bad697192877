"""Many finished games in one small text file: a header line, then a line of JSON per game.

The seats of the plays follow from replaying them; actions are packed as 16-bit numbers.
"""

from __future__ import annotations

import base64
import struct
import zlib
from collections.abc import Iterable
from typing import Annotated, Any, Final

from msgspec import Meta, ValidationError, convert

from caravansary.core.errors import RecordError, shown
from caravansary.core.game import Game
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import (
    FORMAT,
    FindGame,
    Play,
    Record,
    checked_options,
    fitting_players,
    found,
    from_json,
    known_rules,
    possible_seed,
    to_json,
)

ARCHIVE: Final = "caravansary archive"
_SeatRow = Annotated[list[str], Meta(min_length=1, max_length=2)]
MOST_BYTES: Final = 2_000_000  # of the actions of one game; a small file must not fill the memory


def pack(records: Iterable[Record], edition: Any = None) -> str:
    """Finished games of one kind (game, rules, players, edition) as an archive: a header and one line per game."""
    games = list(records)
    if not games:
        raise RecordError(0, "an archive needs at least one record")
    first = games[0]
    if first.game.num_actions > 1 << 16:
        raise RecordError(0, f"{first.game.name} has too many actions for an archive")
    header = {
        ARCHIVE: FORMAT,
        "game": first.game.name,
        "rules": first.rules,
        "players": first.players,
        "edition": first.edition,
        "seats": _seat_rows(first.seats),
    }
    lines = [to_json(header), *(_packed(record, first, number, edition) for number, record in enumerate(games, 1))]
    return "\n".join(lines) + "\n"


def _packed(record: Record, first: Record, number: int, edition: Any) -> str:
    if _kind(record) != _kind(first):
        raise RecordError(0, f"record {number} is of another game, rules, players or edition than the first")
    try:
        record.verify(edition)
        actions = [action for _, action in record.plays if action is not None]
        if _seated(record, actions, edition) != record.plays:
            raise RecordError(0, "the choices of a simultaneous decision are not in the order of the seats")
    except RecordError as error:
        raise RecordError(0, f"record {number}: {error}") from error
    row: dict[str, Any] = {"seed": record.seed, "options": record.options, "result": record.result}
    if record.open_seed:
        row["open seed"] = True
    if record.seats != first.seats:
        row["seats"] = _seat_rows(record.seats)
    row["plays"] = base64.b85encode(zlib.compress(struct.pack(f"<{len(actions)}H", *actions), 9)).decode()
    return to_json(row)


def _kind(record: Record) -> tuple[str, int, int, str]:
    return record.game.name, record.rules, record.players, record.edition


def _seated(record: Record, actions: list[int], edition: Any) -> list[Play]:
    """The plays of some actions: in a simultaneous choice the lowest seat that still has to choose plays first."""
    trial = Record(
        record.game,
        players=record.players,
        seed=record.seed,
        plays=[],
        edition=record.edition,
        options=record.options,
        rules=record.rules,
    )
    trial._line_of = record._line_of
    state = trial._first_position(edition)
    for number, action in enumerate(actions):
        trial.plays.append((min(state.waiting_for, default=0), action))
        trial._play_lines.append(record._line_of.get("plays", 0))
        trial._replay_one(state, number)
    return trial.plays


def unpack(text: str, find_game: FindGame, edition: Any = None) -> list[Record]:
    """The records of an archive. The decisions are replayed; to compare the results, verify each record."""
    lines = text.removeprefix("\ufeff").split("\n") if isinstance(text, str) else [""]
    header = _row(1, lines[0])
    if type(header.get(ARCHIVE)) is not int:
        raise RecordError(1, f"not an archive: the first line must say {ARCHIVE!r}")
    if header[ARCHIVE] != FORMAT:
        raise RecordError(1, f"an archive of format {shown(header[ARCHIVE])}; this program reads {FORMAT}")
    _check_keys(1, header, {ARCHIVE, "game", "rules", "players", "edition", "seats"}, set())
    game = found(1, header["game"], find_game)
    known_rules(1, game, header["rules"])
    fitting_players(1, game, header["players"])
    if not isinstance(header["edition"], str):
        raise RecordError(1, f"edition must be text, got {shown(header['edition'])}")
    _seats_of(1, header["seats"], header["players"])
    return [
        _unpacked(number, _row(number, line), game, header, edition)
        for number, line in enumerate(lines[1:], start=2)
        if line.strip()
    ]


def _unpacked(line: int, row: dict[str, Any], game: Game, header: dict[str, Any], edition: Any) -> Record:
    _check_keys(line, row, {"seed", "options", "result", "plays"}, {"open seed", "seats"})
    options, result, players = row["options"], row["result"], header["players"]
    if not isinstance(options, dict):
        raise RecordError(line, f"options must be a table, got {shown(options)}")
    if not isinstance(result, list) or any(type(points) is not int for points in result):
        raise RecordError(line, f"result must be a list of whole numbers, got {shown(result)}")
    if row.get("open seed", True) is not True:
        raise RecordError(line, f"open seed can only be true, got {shown(row['open seed'])}")
    record = Record(
        game,
        players=players,
        seed=possible_seed(line, row["seed"]),
        plays=[],
        seats=_seats_of(line, row.get("seats", header["seats"]), players),
        edition=header["edition"],
        options=checked_options(line, game, players, options),
        result=result,
        open_seed="open seed" in row,
        rules=header["rules"],
    )
    record._line_of = {"rules": 1, "edition": 1, "players": line, "result": line, "seed": line, "plays": line}
    record.plays = _seated(record, _actions(line, row["plays"]), edition)
    record._play_lines = [line] * len(record.plays)
    return record


def _actions(line: int, packed: object) -> list[int]:
    try:
        if not isinstance(packed, str):
            raise ValueError
        stream = zlib.decompressobj()
        numbers = stream.decompress(base64.b85decode(packed), MOST_BYTES)
        if not stream.eof or stream.unused_data or len(numbers) % 2:
            raise ValueError
    except (ValueError, zlib.error):
        raise RecordError(line, "the plays are damaged") from None
    return list(struct.unpack(f"<{len(numbers) // 2}H", numbers))


def _row(line: int, text: str) -> dict[str, Any]:
    row = from_json(line, "a line of an archive", text)
    if not isinstance(row, dict):
        raise RecordError(line, f"a line of an archive must be a table, got {shown(row)}")
    return row


def _check_keys(line: int, row: dict[str, Any], needed: set[str], allowed: set[str]) -> None:
    missing = sorted(needed - row.keys())
    unknown = sorted(row.keys() - needed - allowed)
    if missing or unknown:
        problem = f"the line lacks {', '.join(missing)}" if missing else f"unknown: {shown(', '.join(unknown))}"
        raise RecordError(line, problem)


def _seat_rows(seats: list[Seat]) -> list[list[str]]:
    return [[seat.name] if seat.bot is None else [seat.name, seat.bot] for seat in seats]


def _seats_of(line: int, rows: object, players: int) -> list[Seat]:
    """A name for a person, a name and a bot for a bot."""
    if not isinstance(rows, list) or len(rows) != players:
        raise RecordError(line, f"seats must be a list of {players}, got {shown(rows)}")
    try:
        found = convert(rows, list[_SeatRow])
    except ValidationError:
        raise RecordError(line, f"a seat must be [name] or [name, bot], got {shown(rows)}") from None
    return [Seat(row[0]) if len(row) == 1 else Seat(row[0], BOT, row[1]) for row in found]

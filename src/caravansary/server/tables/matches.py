"""The matches of new tables: as a client asks for them, or of a record."""

from __future__ import annotations

from typing import Final

import caravansary
from caravansary import bots as all_bots
from caravansary.core.errors import CaravansaryError, RecordError
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import BOT, Seat
from caravansary.core.record import Record
from caravansary.server.http.messages import ImportRecord, NewTable, SeatPlan
from caravansary.server.http.problems import refuse
from caravansary.server.tables.companions import ANY
from caravansary.server.tables.words import cleaned
from caravansary.server.thinking.bot_workers import FALLBACK

MOST_DRAWS: Final = 60  # until a seat begins; a game in which it never does begins as it likes


def game_of(name: str) -> Game:
    try:
        return caravansary.game(name)
    except CaravansaryError as error:
        raise refuse(404, "no_such_game", str(error)) from error


def new_match(asked: NewTable, seats: list[Seat]) -> Match:
    """The match of a new table. Where a seat shall begin, chance is drawn until it does: no rule bends for it."""
    game = game_of(asked.game)
    edition = None if asked.edition is None else game.read_edition(asked.edition)
    if asked.begins is not None and (asked.seed is not None or asked.begins >= len(seats)):
        raise refuse(422, "bad_request", "one of the seats can begin, and only where chance is not chosen")
    for _ in range(MOST_DRAWS):
        match = Match(game, len(seats), asked.seed, edition, asked.options, seats, open_seed=asked.seed is not None)
        if asked.begins is None or match.state.to_move == asked.begins:
            break
    return match


def match_of(asked: ImportRecord) -> Match:
    """The match of a record of a finished game."""
    record = Record.parse(asked.record, caravansary.game)
    edition = None if asked.edition is None else record.game.read_edition(asked.edition)
    if not record.is_finished or record.seed is None:
        raise RecordError(0, "only the record of a finished game can be looked at here")
    record.verify(edition)
    seats = [Seat(cleaned(seat.name), seat.kind, seat.bot, auto_commit=True) for seat in record.seats]
    match = Match(record.game, record.players, record.seed, edition, record.options, seats, open_seed=True)
    for seat, action in record.plays:
        match.play(seat, action)  # type: ignore[arg-type]  # a finished game has no secret plays
    return match


def seat_of(plan: SeatPlan, game: Game) -> Seat:
    """The seat as it is at the start."""
    if plan.kind != "bot":
        if plan.bot is not None:
            raise refuse(422, "bad_request", "only a bot's seat names a bot")
        return Seat(cleaned(plan.name))
    return Seat(cleaned(plan.name), BOT, known_bot(plan.bot or FALLBACK, game))


def known_bot(name: str, game: Game) -> str:
    """The name, if it is a level, with one of the game's manners or any of them."""
    level, colon, manner = name.partition(":")
    if level not in all_bots.names():
        raise refuse(422, "no_such_bot", f"no bot {name!r}; there are: {', '.join(all_bots.names())}")
    known = [*all_bots.manners(game), ANY] if level in all_bots.LEVELS else []
    if colon and manner not in known:
        raise refuse(422, "no_such_bot", f"no bot {name!r}; manners of {level}: {', '.join(known) or 'none'}")
    return name

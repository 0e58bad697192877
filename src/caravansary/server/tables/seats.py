"""Who sits at a seat, and how the seat is given away, after somebody has asked for a change."""

from __future__ import annotations

from msgspec.structs import replace

from caravansary.core.game import Game
from caravansary.core.match_log import BOT, Seat
from caravansary.server.http.messages import ChangeSeat
from caravansary.server.storage.store import StoredSeat
from caravansary.server.tables.matches import known_bot
from caravansary.server.tables.words import cleaned


def changed(sits: Seat, asked: ChangeSeat, game: Game) -> Seat:
    name = sits.name if asked.name is None else cleaned(asked.name)
    auto_commit = sits.auto_commit if asked.auto_commit is None else asked.auto_commit
    bot = None if asked.person else sits.bot if asked.bot is None else known_bot(asked.bot, game)
    if bot is None:
        return Seat(name, auto_commit=auto_commit)
    return Seat(name, BOT, bot, auto_commit=auto_commit)


def settled(kept: StoredSeat, asked: ChangeSeat, *, sits_down: bool, is_bots: bool) -> StoredSeat:
    """The seat as it is given away from now on.

    A seat that was made for a bot (`is_bots`) is the bot's again when a bot sits down: no link opens its secrets any
    more. Where a bot only stands in for a person, the person's link stays.
    """
    if kept.place == "bot" and asked.person:
        return replace(kept, place="link", taken=False)
    if is_bots and asked.bot is not None and kept.place != "bot":
        return replace(kept, place="bot", digest=None, taken=True, hints=None)
    hints = kept.hints if asked.hints is None else asked.hints
    return replace(kept, taken=kept.taken or sits_down, hints=hints)

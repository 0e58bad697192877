"""A table is made again from what is stored of it: by its log, or from its last position if the rules have changed.

This takes a while for a long game and touches nothing but the new table: the service lets a thread do it.
"""

from __future__ import annotations

import contextlib

import caravansary
from caravansary.core.components import Edition
from caravansary.core.errors import CaravansaryError, MatchError, PositionError
from caravansary.core.game import Game
from caravansary.core.match import Match
from caravansary.core.match_log import last_seats, read_entry, read_header
from caravansary.core.state import State
from caravansary.server.storage.store import Snapshot, StoredEntry, StoredTable
from caravansary.server.tables.table import Table


def table_of_log(stored: StoredTable, entries: list[StoredEntry], snapshot: Snapshot | None) -> Table:
    """The table as it was after all entries."""
    game = caravansary.game(stored.game)
    edition = None if stored.edition is None else game.read_edition(stored.edition)
    try:
        table = Table(stored, Match.from_log(game, stored.header, [], edition), 0, outdated=False)
    except MatchError as error:
        if error.code not in ("other_rules", "other_edition"):
            raise
        return _gone_on(stored, entries, snapshot, edition)
    take_entries(table, entries)
    return _checked(table)


def _checked(table: Table) -> Table:
    """What is stored beside the log fits to it."""
    if [kept.seat for kept in table.stored.seats] != list(range(table.match.players)):
        raise MatchError("damaged", "its seats are not those of its match")
    return table


def _gone_on(
    stored: StoredTable, entries: list[StoredEntry], snapshot: Snapshot | None, edition: Edition | None
) -> Table:
    """A table made under other rules goes on from its last stored position, or from the start if there is none.

    The turn that was open then is played anew. Of a finished game there may be something left to play out; whatever
    does not fit to the rules or values of today is not played.
    """
    game, rules = caravansary.game(stored.game), read_header(stored.header).rules
    if rules < game.oldest_rules:
        raise MatchError("other_rules", f"made under rules {rules}, which cannot go on")
    if snapshot is None and stored.imported:
        raise MatchError("other_rules", "imported under other rules")
    if snapshot is not None and (snapshot.rules == game.rules_version or stored.status == "finished"):
        with contextlib.suppress(CaravansaryError):
            table = _started(stored, entries[: snapshot.seq], snapshot, edition)
            take_entries(table, entries[snapshot.seq :])
            return _checked(table)
    return _checked(_started(stored, entries, snapshot, edition))


def _started(
    stored: StoredTable, skipped: list[StoredEntry], snapshot: Snapshot | None, edition: Edition | None
) -> Table:
    """The table at the stored position, with the seats as the skipped entries have left them."""
    game, header = caravansary.game(stored.game), read_header(stored.header)
    seats = last_seats(header, (read_entry(one.entry) for one in skipped))
    start = None if snapshot is None else _position(game, snapshot)
    match = Match(game, len(seats), header.seed, edition, header.options, seats, header.open_seed, start=start)
    match.people = frozenset(number for number, seat in enumerate(header.seats) if not seat.is_bot)
    table = Table(stored, match, len(skipped), outdated=True)
    table.last_at = skipped[-1].at if skipped else stored.created
    return table


def _position(game: Game, snapshot: Snapshot) -> State:
    """The stored position; a game may be unable to go on with those of older rules."""
    try:
        return game.from_dict(snapshot.state, ours=True)
    except PositionError as error:
        if snapshot.rules == game.rules_version:
            raise
        raise MatchError("other_rules", f"its position of rules {snapshot.rules} does not fit: {error}") from error


def take_entries(table: Table, entries: list[StoredEntry]) -> None:
    """Play on as the entries say."""
    for stored in entries:
        table.match.take(read_entry(stored.entry))
        table.account_for([stored])

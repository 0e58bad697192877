"""What a move does to a match, and how much may be done: nobody fills the log of a table for all.

Playing and taking back again make two entries of the log each time. Each seat may take back, propose and decline so
many times; all seats together cannot reach the bound of the whole log, so that the game can be played to its end.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.match import Match
from caravansary.server.http.messages import Agree, AnyMove, Commit, Decline, Pick, Play, Propose, Undo
from caravansary.server.http.problems import refuse
from caravansary.server.tables.table import Table

MOST_ENTRIES: Final = 20_000  # in the log of a table; the longest games have some hundreds
SPARED: Final = 2_000  # of them, for playing on
MOST_SEATED: Final = 500  # changes of seats: names, bots, people


def make_move(match: Match, move: AnyMove) -> None:
    """Do what a move says."""
    seat = move.seat
    match move:
        case Play(action=action):
            match.play(seat, action)
        case Pick(actions=actions):
            match.pick(seat, actions)
        case Undo():
            match.undo(seat)
        case Commit():
            match.commit(seat)
        case Propose(turns=turns):
            match.propose_takeback(seat, turns or 1)
        case Agree():
            match.agree(seat)
        case Decline():
            match.decline(seat)


def check_played(table: Table) -> None:
    """Whether people may change the match at all."""
    if table.stored.imported:
        raise refuse(409, "imported", "this game was imported to be looked at")
    if table.version >= MOST_ENTRIES:
        raise refuse(409, "table_full", "this table has seen too much: nothing more can be written down")


def check_undoing(table: Table, move: AnyMove) -> None:
    """Whether the seat may undo and propose any more."""
    most = (MOST_ENTRIES - SPARED) // (2 * table.match.players)
    if isinstance(move, Undo | Propose | Decline | Pick) and table.undone[move.seat] >= most:
        raise refuse(
            409, "undo_limit", "this seat has taken back so much that it cannot any more", version=table.version
        )


def check_seating(table: Table) -> None:
    if table.seated >= MOST_SEATED:
        raise refuse(409, "table_full", "the seats of this table have changed too often")

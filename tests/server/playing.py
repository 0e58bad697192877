"""Somebody who always takes the first option, and a game that was played to its end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from caravansary.server.http.messages import AnyMove, Commit, MoveDone, Play
from caravansary.server.tables.service import Service
from caravansary.server.tables.table import Table

RECORDED = Path(__file__).parent.parent / "games" / "merv" / "recorded"


def finished_record() -> str:
    return sorted(RECORDED.glob("*.record"))[0].read_text(encoding="utf-8")


def first_option(table: Table, seats: Mapping[int, str], key: str) -> AnyMove | None:
    """The first option of whichever of these seats may decide, or the end of its turn; None if none of them can."""
    match = table.match
    for seat in seats:
        version = table.version_for(seat)
        if match.may_decide(seat):
            return Play(seat, version, key, action=match.state_for(seat).options_of(seat)[0])
        if match.can_commit(seat):
            return Commit(seat, version, key)
    return None


async def go_on(service: Service, table_id: str, tokens: Mapping[int, str], key: str) -> MoveDone:
    """Play it."""
    table, holder = await service.table(table_id, tokens.values())
    move = first_option(table, tokens, key)
    assert move is not None
    return await service.move(table, holder, move)

"""Somebody who plays by chance over HTTP, with whatever version of the server."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.serving import Table

BOT_SECONDS = 600.0  # on a machine that has a lot to do
Position = dict[str, Any]


def play_on(table: Table, chance: Random, is_enough: Callable[[dict[int, Position]], bool]) -> bool:
    """Play all seats of people until it is enough, or to the end; whether the game is over."""
    while True:
        seen = _when_people_are_asked(table)
        if any(position["over"] for position in seen.values()):
            return True
        if is_enough(seen):
            return False
        step(table, seen, chance)


def _when_people_are_asked(table: Table) -> dict[int, Position]:
    """What they see when no bot has to move any more."""
    began = time.monotonic()
    while True:
        seen = {seat: table.position(seat) for seat in table.tokens}
        if any(position["over"] or _may_move(position) for position in seen.values()):
            return seen
        assert time.monotonic() - began < BOT_SECONDS, f"nobody moves at table {table.id}"
        time.sleep(0.05)


def _may_move(position: Position) -> bool:
    return position["ask"] is not None or position["can_commit"]


def step(table: Table, seen: dict[int, Position], chance: Random) -> None:
    """One move of one seat: mostly a play, the end of its turn, now and then a step back."""
    seat = chance.choice([seat for seat, position in seen.items() if _may_move(position)])
    position = seen[seat]
    kind, more = "commit", {}
    if position["can_undo"] and chance.random() < 0.1:
        kind = "undo"
    elif position["ask"] is not None:
        kind, more = "play", {"action": chance.choice(position["ask"]["options"])["action"]}
    answer = table.send(seat, kind, position["version"], **more)
    assert answer.status_code == 200, answer.text

"""A table just before a moment of a recorded game: the next move makes it happen in front of whoever looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import caravansary
from caravansary.core.events import Event
from caravansary.core.record import Record
from tests.page.recorded_events import RECORDS, ROOT
from tests.server.serving import Client, Table


class Moment(NamedTuple):
    """A table, the number of the play that makes the moment, and all plays from there on."""

    table: Table
    number: int
    plays: list[tuple[int, int]]
    events: list[Event]

    @property
    def seat(self) -> int:
        return self.plays[0][0]

    def happen(self) -> None:
        """Play it, and the rest of its turn: what others do is told when it is committed."""
        for seat, action in self.plays:
            _play(self.table, seat, action, self.table.position(seat)["version"])
            if self.table.position()["committed"] > self.number:
                return


ANYBODY: Final = -1


def before(
    client: Client, name: str, is_it: Callable[[list[Event]], bool], *, by: int = ANYBODY, least: int = 0
) -> Moment:
    """The first play, from number `least` on, whose events are it (and that this seat makes)."""
    game = name.partition("-")[0]
    path = ROOT / "tests" / "games" / game / "recorded" / f"{RECORDS[name]}.record"
    record = Record.parse(path.read_text(encoding="utf-8"), caravansary.game)
    number, events = _find(record, is_it, by, least)
    kinds = ["here"] * record.players
    table = client.make(*kinds, game=game, seed=record.seed, options=record.options, listed=False)
    for seat, token in table.tokens.items():
        table.patch(f"/seats/{seat}", token, auto_commit=True, name=f"Guest {seat}")
    version = table.position()["version"]
    plays = [(seat, action) for seat, action in record.plays if action is not None]
    for seat, action in plays[:number]:
        version = _play(table, seat, action, version)
    return Moment(table, number, plays[number:], events)


def _play(table: Table, seat: int, action: int, version: int) -> int:
    """Play it at this version, or at the one that the seat has seen; the version after it."""
    answer = table.send(seat, "play", version, action=action)
    if answer.status_code == 409:
        answer = table.send(seat, "play", table.position(seat)["version"], action=action)
    assert answer.status_code == 200, answer.text
    made: int = answer.json()["version"]
    return made


def _find(record: Record, is_it: Callable[[list[Event]], bool], by: int, least: int) -> tuple[int, list[Event]]:
    state = record.game.new(record.players, record.seed, None, None, **record.options)
    for number, (seat, action) in enumerate(record.plays):
        heard: list[Event] = []
        assert action is not None
        state.play(action, seat=seat, events=heard)
        if number >= least and by in (ANYBODY, seat) and is_it(heard):
            return number, heard
    raise AssertionError("there is no such moment in the record")


def has(*kinds: str) -> Callable[[list[Event]], bool]:
    """Whether all of these kinds happen."""
    return lambda events: {event.kind for event in events} >= set(kinds)

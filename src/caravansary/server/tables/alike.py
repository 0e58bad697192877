"""What everybody who looks at a position is sent alike: made once and encoded once, for all of them.

A part that is encoded already is a `msgspec.Raw`: it stands in a message for the value that it encodes. It is kept with
its table only as long as somebody still has to be sent the position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast, final

import msgspec

from caravansary.core.match import Match, Status
from caravansary.core.state import State
from caravansary.server.http.position_messages import (
    DangerLine,
    ParticipantInfo,
    ProspectLine,
    RankLine,
    ScoreLine,
    Waiting,
)

ASKED: Final = ("deciding", "choosing")
_encoder: Final = msgspec.json.Encoder()
Part = TypeVar("Part")


def encoded(part: Part) -> Part:
    """The part as it is sent; it keeps its type for whoever puts it into a message."""
    return cast(Part, msgspec.Raw(_encoder.encode(part)))


@final
class Alike:
    """A state of a match as all are shown it; what a seat alone may know comes for each perspective."""

    __slots__ = (
        "_by_perspective",
        "_view",
        "participants",
        "ranking",
        "scores",
        "sequence",
        "state",
        "statuses",
        "waiting",
    )

    def __init__(self, match: Match, state: State, last_at: float) -> None:
        self.state = state
        self.sequence = match.sequence
        self.statuses: list[Status] = [match.status(seat) for seat in range(match.players)]
        asked = [seat for seat, status in enumerate(self.statuses) if status in ASKED]
        self.waiting = encoded([_waiting(match, seat, last_at) for seat in asked])
        self.participants = encoded(participants(state))
        self.scores = encoded(scores(state))
        self.ranking = [RankLine(rank.place, rank.who) for rank in state.ranking()] if match.is_over else None
        self._view: bytes = b""
        self._by_perspective: dict[tuple[str, int | None], Any] = {}

    def is_of(self, match: Match) -> bool:
        """Whether it is the match as it stands now."""
        return self.sequence == match.sequence and self.state is match.state

    def view(self, perspective: int | None) -> dict[str, Any]:
        """The view; where no seat has secrets it is the same for all but for the number of who looks."""
        if self.state.game.seats_have_secrets:
            return self._once("view", perspective, lambda: self.state.view(perspective))
        if not self._view:
            view = dict(self.state.view(None))
            view.pop("seat", None)
            self._view = _encoder.encode(view)
        return cast(dict[str, Any], msgspec.Raw(b'{"seat":%s,' % _encoder.encode(perspective) + self._view[1:]))

    def prospects(self, perspective: int | None) -> list[ProspectLine]:
        who = perspective if self.state.game.seats_have_secrets else None
        return self._once("prospects", who, lambda: prospects(self.state, who))

    def _once(self, name: str, perspective: int | None, make: Callable[[], Part]) -> Part:
        key = name, perspective
        if key not in self._by_perspective:
            self._by_perspective[key] = encoded(make())
        found: Part = self._by_perspective[key]
        return found


def _waiting(match: Match, seat: int, last_at: float) -> Waiting:
    asked = match.asked(seat)
    if asked is None or asked.secret or match.status(seat) == "choosing":
        return Waiting(seat, None, None, None)
    return Waiting(seat, asked.kind, asked.on_behalf_of, last_at)


def participants(state: State) -> list[ParticipantInfo]:
    return [ParticipantInfo(one.who, one.kind, one.colour, one.scores) for one in state.participants]


def scores(state: State) -> list[ScoreLine]:
    return [ScoreLine(score.who, score.total, score.by_source) for score in state.scores()]


def prospects(state: State, perspective: int | None) -> list[ProspectLine]:
    return [
        ProspectLine(
            one.who, one.place, one.total, one.by_source, one.secret, [DangerLine(*found) for found in one.dangers]
        )
        for one in state.prospects(perspective)
    ]

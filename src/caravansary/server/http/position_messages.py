"""The messages about a position: what one seat (or a spectator) may know of the table; a part of `messages.py`."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from caravansary.core.match import Status


class EventLine(Struct):
    kind: str
    who: int | None
    rule: str
    args: dict[str, Any]


class PlayLine(Struct):
    """One play and what happened. `action` is None while it stays secret."""

    number: int  # from 0, among the plays in force
    seat: int
    action: int | None
    name: str | None  # as in records: "slot 3"
    events: list[EventLine]
    at: float


class AheadLine(Struct):
    """An option that would follow, and what it would bring the seat."""

    kind: str
    args: dict[str, Any]
    changes: dict[str, int]


class OptionLine(Struct):
    """Something that may be done now; `kind` and `args` say where on the board it is."""

    action: int
    name: str
    kind: str
    args: dict[str, Any]
    about: dict[str, Any]  # what it is in this position: messages `here-KIND` and `brings-KIND`; empty: `do-KIND`
    ahead: list[AheadLine]  # where the option itself brings nothing: what could be chosen after it
    changes: dict[int, dict[str, int]]  # participant -> thing -> how many more or fewer
    prospects: dict[int, int]  # participant -> how the points change that it would have if the game ended now
    cost: dict[str, int]  # a payment that would be asked next
    events: list[EventLine]
    next_kind: str | None  # the decision that would follow; None where nobody can know
    next_seat: int | None  # whose it would be
    reveals: bool  # something new would be known: it cannot be taken back


class RefusedLine(Struct):
    """Something of the same kind that may not be done, and why: message `no-CODE` with `why`."""

    action: int
    name: str
    kind: str
    args: dict[str, Any]
    about: dict[str, Any]
    code: str
    rule: str
    why: dict[str, Any]


class PickInfo(Struct):
    """A set that is picked piece by piece. `sets` are all whole sets that the seat may pick, `chosen` is what it has
    picked of one so far: pieces may be clicked in any order, and a whole set is sent with the move "pick". Where there
    are too many of them to be sent unasked (`more`), `sets` is empty; /api/tables/ID/sets has them."""

    of: str
    left: int
    chosen: list[int]
    sets: list[list[int]]
    more: bool


class Ask(Struct):
    """A decision of the seat that looks."""

    kind: str
    seat: int
    rule: str
    args: dict[str, Any]
    on_behalf_of: int | None
    pick: PickInfo | None
    secret: bool
    options: list[OptionLine]
    refused: list[RefusedLine]


class Waiting(Struct):
    """A seat that has to decide, as everybody sees it; `kind` is None in a secret choice, and so is `since`."""

    seat: int
    kind: str | None
    on_behalf_of: int | None
    since: float | None  # when the last click before was made


class ProposalInfo(Struct):
    seat: int
    turns: int
    agreed: list[int]
    missing: list[int]


class ParticipantInfo(Struct):
    who: int
    kind: str  # "seat" or what the automatic opponent is
    colour: str
    scores: bool


class ScoreLine(Struct):
    who: int
    total: int
    by_source: dict[str, int]


class DangerLine(Struct):
    """Something that a participant may still lose: message `danger-KIND` of the game."""

    kind: str
    rule: str
    args: dict[str, Any]


class ProspectLine(Struct):
    """How a participant would stand if the game ended now, by what everybody may know.

    `secret` is what the own hidden things of the seat that looks would add; it is empty for everybody else.
    """

    who: int
    place: int
    total: int
    by_source: dict[str, int]
    secret: dict[str, int]
    dangers: list[DangerLine]


class RankLine(Struct):
    place: int
    who: int


class Clock(Struct):
    """The time that a seat has thought, in seconds up to `at` of the message, and whether it runs on."""

    used: float
    running: bool


class Position(Struct, tag="position"):
    """The table as one seat sees it (`perspective`; None: a spectator), with the plays that the client has not seen.

    The client keeps its plays before `plays_from` and replaces all from there on. Plays from number `committed` on are
    a draft. `opening` is what happened before the first play, sent with `plays_from` 0.
    """

    version: int
    perspective: int | None
    at: float
    plays_from: int
    plays: list[PlayLine]
    opening: list[EventLine] | None
    committed: int
    drafting: int | None  # the seat whose draft is open
    own_draft: list[PlayLine]  # the seat's own secret choice
    view: dict[str, Any]
    participants: list[ParticipantInfo]
    statuses: list[Status]
    waiting: list[Waiting]
    ask: Ask | None
    can_undo: bool
    can_commit: bool
    undo_floor: int  # plays before this number cannot be taken back
    turns_back: int  # committed turns back to the seat's own last one: what it may propose to take back
    proposal: ProposalInfo | None
    scores: list[ScoreLine]
    prospects: list[ProspectLine]
    ranking: list[RankLine] | None  # when the game is over
    over: bool
    clocks: list[Clock]


class PastPosition(Struct):
    """The table after a number of plays, as the perspective could see it then."""

    number: int
    perspective: int | None
    view: dict[str, Any]
    participants: list[ParticipantInfo]
    scores: list[ScoreLine]
    prospects: list[ProspectLine]


class ScoresOverTime(Struct):
    """The scores after each committed turn: `totals[i]` of all participants that score, after `numbers[i]` plays."""

    who: list[int]
    numbers: list[int]
    totals: list[list[int]]


class Reason(Struct):
    """Whether an action is possible, and if not, why."""

    possible: bool
    code: str | None = None
    rule: str | None = None
    why: dict[str, Any] = {}

"""The log of a match: who sat down, what was played, undone, committed and taken back, as small plain entries."""

from __future__ import annotations

import marshal
from typing import Any, Final, NamedTuple, final

from caravansary.core.errors import MatchError, shown
from caravansary.core.events import Event

PERSON: Final = "person"
BOT: Final = "bot"


@final
class Seat:
    """Who sits at a seat: a person or a bot. A bot commits by itself, a person if `auto_commit` is set."""

    __slots__ = ("auto_commit", "bot", "kind", "name", "present")

    def __init__(
        self, name: str, kind: str = PERSON, bot: str | None = None, *, auto_commit: bool = False, present: bool = True
    ) -> None:
        if not isinstance(name, str):
            raise MatchError("bad_seat", f"the name of a seat must be text, got {shown(name)}")
        if kind not in (PERSON, BOT):
            raise MatchError("bad_seat", f"a seat is for a {PERSON!r} or a {BOT!r}, got {shown(kind)}")
        if not isinstance(bot, str) if kind == BOT else bot is not None:
            raise MatchError("bad_seat", f"a bot needs the name of its bot, a person has none, got {shown(bot)}")
        if not isinstance(auto_commit, bool):
            raise MatchError("bad_seat", f"auto_commit must be true or false, got {shown(auto_commit)}")
        self.name = name
        self.kind = kind
        self.bot = bot
        self.auto_commit = auto_commit
        self.present = present

    def __repr__(self) -> str:
        return f"Seat({self.name!r}, {self.kind!r}, {self.bot!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.name, self.kind, self.bot))

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT

    def with_auto_commit(self, on: bool) -> Seat:
        return Seat(self.name, self.kind, self.bot, auto_commit=on, present=self.present)

    def to_dict(self) -> dict[str, Any]:
        return {"name": self.name, "kind": self.kind, "bot": self.bot, "auto_commit": self.auto_commit}

    @staticmethod
    def from_dict(saved: object) -> Seat:
        if not isinstance(saved, dict) or not saved.keys() <= {"name", "kind", "bot", "auto_commit"}:
            raise MatchError("bad_seat", f"not a saved seat: {shown(saved)}")
        return Seat(
            saved.get("name", ""),
            saved.get("kind", PERSON),
            saved.get("bot"),
            auto_commit=saved.get("auto_commit", False),
        )


class Played(NamedTuple):
    """A play in force, and what happened: packed, as a table keeps hundreds of plays and shows each of them once."""

    seat: int
    action: int
    packed: bytes

    @staticmethod
    def of(seat: int, action: int, events: list[Event]) -> Played:
        plain = [(event.kind, event.who, event.rule, event.args, event.audience) for event in events]
        return Played(seat, action, marshal.dumps(plain))

    @property
    def events(self) -> list[Event]:
        return [Event(*plain) for plain in marshal.loads(self.packed)]  # noqa: S302 - our own, never stored


# --- the log --------------------------------------------------------------------------------------------------------
NUMBER_OF: Final = {"play": "action", "propose": "turns", "takeback": "turns"}
KINDS: Final = frozenset({"play", "undo", "commit", "propose", "agree", "decline", "takeback", "seat"})


@final
class Entry:
    """One entry of the log. `number` is the action of a play or the turns of a takeback, `sits` who sits down."""

    __slots__ = ("kind", "number", "seat", "sits")

    def __init__(self, kind: str, seat: int, number: int | None = None, sits: Seat | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number
        self.sits = sits

    def __repr__(self) -> str:
        return f"Entry({self.to_dict()})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.number))

    def to_dict(self) -> dict[str, Any]:
        saved: dict[str, Any] = {"kind": self.kind, "seat": self.seat}
        if self.number is not None:
            saved[NUMBER_OF[self.kind]] = self.number
        if self.sits is not None:
            saved["sits"] = self.sits.to_dict()
        return saved

    @staticmethod
    def from_dict(saved: object) -> Entry:
        kind = saved.get("kind") if isinstance(saved, dict) else None
        if not isinstance(saved, dict) or not isinstance(kind, str) or kind not in KINDS:
            raise MatchError("bad_log", f"not an entry of a log: {shown(saved)}")
        value_key = "sits" if kind == "seat" else NUMBER_OF.get(kind)
        if saved.keys() != {"kind", "seat", value_key} - {None}:
            raise MatchError("bad_log", f"an entry {kind!r} has other keys: {shown(saved)}")
        sits = Seat.from_dict(saved["sits"]) if kind == "seat" else None
        number = None if value_key in (None, "sits") else _whole(saved[value_key], value_key)
        return Entry(kind, _whole(saved["seat"], "seat"), number, sits)


def _whole(value: object, what: str | None) -> int:
    if type(value) is not int:
        raise MatchError("bad_log", f"{what} must be a whole number, got {shown(value)}")
    return value

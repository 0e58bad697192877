"""What has happened, as data: ids and numbers, never sentences. Logs, animations and statistics are made from it."""

from __future__ import annotations

from typing import Any, final


@final
class Event:
    """One thing that happened: its kind, who did it, the rule, its arguments, and who may see it (None: everybody)."""

    __slots__ = ("args", "audience", "kind", "rule", "who")

    def __init__(
        self, kind: str, who: int | None, rule: str, args: dict[str, Any], audience: tuple[int, ...] | None = None
    ) -> None:
        self.kind = kind
        self.who = who
        self.rule = rule
        self.args = args
        self.audience = audience

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.who!r}, {self.rule!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.kind, self.who, self.rule))

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.who, self.rule, self.args, self.audience)

    def is_visible_to(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "who": self.who, "rule": self.rule, "args": self.args, "audience": self.audience}


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat (None: a spectator) may see."""
    return [event for event in events if event.is_visible_to(seat)]

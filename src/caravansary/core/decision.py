"""What a seat is asked: the options, the refused siblings with their reasons, and the set that a pick belongs to."""

from __future__ import annotations

from typing import Any, NamedTuple, final


@final
class Refusal:
    """Why an action is not possible: a stable code, the rule, and what the sentence speaks of."""

    __slots__ = ("action", "args", "code", "rule")

    def __init__(self, action: int, code: str, rule: str, args: dict[str, Any]) -> None:
        self.action = action
        self.code = code
        self.rule = rule
        self.args = args

    def __repr__(self) -> str:
        return f"Refusal({self.action}, {self.code!r}, {self.rule!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.action, self.code, self.rule))

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.action, self.code, self.rule, self.args)

    def to_dict(self) -> dict[str, Any]:
        return {"action": self.action, "code": self.code, "rule": self.rule, "args": self.args}


class Refusals:
    """Collects the refused siblings while the options are listed.

    The function that lists the options of a decision gets one when somebody asks "why not?", and None in play:
    so legality is written once.
    """

    __slots__ = ("by_action", "game")

    def __init__(self, game: str) -> None:
        self.game = game
        self.by_action: dict[int, Refusal] = {}

    def add(self, action: int, code: str, rule: str, **args: Any) -> None:
        """Refuse an action; the first reason given for it is kept."""
        if action not in self.by_action:
            self.by_action[action] = Refusal(action, f"{self.game}.{code}", rule, args)


class Pick(NamedTuple):
    """The set that a decision belongs to (a payment, cards, dice), and how many pieces are still to be picked."""

    of: str
    left: int
    chosen: list[int]

    def continues(self, earlier: Pick) -> bool:
        """Whether this is the same set with more pieces."""
        count = len(earlier.chosen)
        return self.of == earlier.of and len(self.chosen) > count and self.chosen[:count] == earlier.chosen

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


class Decision(NamedTuple):
    """One choice of one seat."""

    kind: str
    seat: int
    rule: str
    args: dict[str, Any]
    on_behalf_of: int | None
    pick: Pick | None
    secret: bool
    actions: list[int]
    refused: list[Refusal]

    def to_dict(self) -> dict[str, Any]:
        pick = None if self.pick is None else self.pick.to_dict()
        refused = [refusal.to_dict() for refusal in self.refused]
        return {**self._asdict(), "pick": pick, "actions": list(self.actions), "refused": refused}

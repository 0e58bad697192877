"""Why something is good: what it adds to the parts of a position's worth, as data.

A game names the parts that its `evaluate` adds up (`Game.terms`). What has grown between two positions is a reason;
where an event of the way tells it better ("a trading post in Samarkand" rather than "the map"), the game says which
(`Game.told_by`). The words are messages `why-KIND`, phrases such as "goods for the contract".
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from caravansary.core.events import Event

LEAST: Final = 0.4  # points that make a reason


class Term(NamedTuple):
    """A part of a position's worth: what it is about, and the points that may be expected of it."""

    kind: str
    points: float
    args: tuple[tuple[str, str], ...] = ()  # "contract" and its name: which one of several


class Reason(NamedTuple):
    """Something that is gained, about so many points' worth; message `why-KIND` with its arguments."""

    kind: str
    args: dict[str, Any]
    points: float


def grown(before: list[Term], after: list[Term]) -> list[Term]:
    """What is worth clearly more afterwards, and how much more; the most first, of equal ones the first named."""
    worth: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
    for term in after:
        worth[term.kind, term.args] = worth.get((term.kind, term.args), 0.0) + term.points
    for term in before:
        worth[term.kind, term.args] = worth.get((term.kind, term.args), 0.0) - term.points
    found = [Term(kind, points, args) for (kind, args), points in worth.items() if points >= LEAST]
    found.sort(key=_points, reverse=True)
    return found


def _points(term: Term) -> float:
    return term.points


def reasons(terms: list[Term], told_by: dict[str, tuple[str, ...]], events: list[Event], seat: int) -> list[Reason]:
    """What has grown, one reason of a kind, in the words of an event of the seat if one tells it.

    A kind of term that `told_by` does not name is no reason: it only puts off what is to come.
    """
    found: list[Reason] = []
    said: set[str] = set()
    for term in terms:
        if term.kind not in told_by:
            continue
        event = _telling(told_by[term.kind], events, seat)
        reason = Reason(term.kind, dict(term.args), term.points)
        if event is not None and not term.args:
            reason = Reason(event.kind, event.args, term.points)
        if reason.kind not in said:
            said.add(reason.kind)
            found.append(reason)
    return found


def _telling(kinds: tuple[str, ...], events: list[Event], seat: int) -> Event | None:
    """The last event of the first of these kinds that the seat has brought about."""
    for kind in kinds:
        for event in reversed(events):
            if event.kind == kind and event.who == seat:
                return event
    return None

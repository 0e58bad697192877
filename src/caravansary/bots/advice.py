"""What a plan brings, why, and what a weaker one lacks: as data, from no more than the seat may know.

A plan is looked at click by click with the previews of the game, up to the first thing that nobody can know. What its
guess at the hidden things would turn up is never told, only that something will be turned up.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from caravansary.bots.margin import expected_points, seats_of
from caravansary.core.events import Event
from caravansary.core.game import Game
from caravansary.core.reasons import Reason, Term, grown, reasons
from caravansary.core.state import State

MOST_REASONS: Final = 2
RIVALS: Final = "rivals"  # what the best opponent loses
CHANCE: Final = "chance"  # what comes after a plan where no event says it better
LATER: Final = "later"  # a reason: what shows only in the turns after a plan


class Outcome(NamedTuple):
    """What a plan brings to everybody as far as one can know, and what decides after it."""

    changes: dict[int, dict[str, int]]  # participant -> thing -> how many more or fewer
    events: list[Event]
    terms: list[Term]  # of the seat's position, the best opponent's included
    then: str  # "": the run is over; else the kind of the event that something new is told by, or "chance"


def outcome(game: Game, state: State, seat: int, clicks: list[int]) -> Outcome:
    """Follow the clicks from a position; it is not changed."""
    state = state.copy()
    changes: dict[int, dict[str, int]] = {}
    events: list[Event] = []
    then = ""
    for click in clicks:
        preview = state.preview(click, seat)
        _add(changes, preview.changes)
        events += preview.events
        if preview.stops_at_chance:
            then = _turned_up(state, seat, click, len(preview.events))
            break
        state.play(click, seat)
    return Outcome(changes, events, terms_of(game, state, seat), then or _after_it(state, seat))


def terms_of(game: Game, state: State, seat: int) -> list[Term]:
    """What the seat's margin is made of."""
    seats = seats_of(state)
    found = game.terms(state, seat)
    if seats > 1:
        points = expected_points(game, state, seats)
        found.append(Term(RIVALS, -max([*points[:seat], *points[seat + 1 :]])))
    return found


def _add(changes: dict[int, dict[str, int]], more: dict[int, dict[str, int]]) -> None:
    for who, things in more.items():
        has = changes.setdefault(who, {})
        for thing, count in things.items():
            has[thing] = has.get(thing, 0) + count
            if not has[thing]:
                del has[thing]


def _after_it(state: State, seat: int) -> str:
    """What decides after a plan whose last clicks are no choices."""
    state = state.copy()
    options = state.options_of(seat)
    while len(options) == 1:
        if state.preview(options[0], seat).stops_at_chance:
            return _turned_up(state, seat, options[0], len(state.preview(options[0], seat).events))
        state.play(options[0], seat)
        options = state.options_of(seat)
    return ""


def _turned_up(state: State, seat: int, click: int, known: int) -> str:
    """The kind of what is turned up, if the seat decides on after it; what it is stays unknown."""
    told: list[Event] = []
    guess = state.copy()
    guess.play(click, seat, told)
    if seat not in guess.waiting_for:
        return ""
    seen = [event.kind for event in told if event.is_visible_to(seat)][known:]
    return seen[0] if seen else CHANCE


# --- why, and why not -----------------------------------------------------------------------------------------------
def why(game: Game, before: list[Term], plan: Outcome, seat: int) -> list[Reason]:
    """What the plan adds for the seat itself, the most first."""
    own = [term for term in grown(before, plan.terms) if term.kind != RIVALS]  # those only wait for their turns
    return reasons(own, game.told_by, plan.events, seat)[:MOST_REASONS]


def lacking(game: Game, best: Outcome, weaker: Outcome, seat: int, behind: float) -> Reason:
    """What the best plan has above a weaker one: the largest source of their difference.

    A plan that looks no worse at its end is weaker for what comes after it.
    """
    if total(weaker.terms) >= total(best.terms):
        return Reason(LATER, {}, behind)
    found = reasons(grown(weaker.terms, best.terms), game.told_by, best.events, seat)
    return found[0] if found else Reason(LATER, {}, behind)


def total(terms: list[Term]) -> float:
    """The margin that they add up to."""
    points = 0.0
    for term in terms:
        points += term.points
    return points

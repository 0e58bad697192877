"""The ways in which a seat could have played a run of clicks: the one it took, and those that a bot finds on the way.

A line is a whole run, until others decide or something new is known. At every click of the played line with a choice
the bot plans on from there, so each of its lines shares the first clicks with the played one and then leaves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from caravansary.bots.planner import Planner
from caravansary.bots.review.expected import Outlook
from caravansary.core.state import State

SAME_WORTH: Final = 0.25  # points; lines so close are as good as each other


class Line(NamedTuple):
    """The clicks of a run, how many of them the played line begins with too, and the margin that they lead to."""

    actions: list[int]
    shared: int
    worth: float


def lines_of(
    planner: Planner, outlook: Outlook, state: State, seat: int, played: list[int], guesses: Sequence[int]
) -> list[Line]:
    """The played line first, then the bot's; their worth is the mean over the guesses, but for the first.

    The plans are made in the first guess, and what turns up there must not count for them.
    """
    found = [played]
    guess = state.sample_hidden(seat, guesses[0])
    for shared, action in enumerate(played):
        if len(guess.options_of(seat)) > 1:
            actions = [*played[:shared], *planned(planner, guess, seat)]
            if actions not in found:
                found.append(actions)
        guess.play(action, seat)
    if len(found) == 1:
        return [Line(played, len(played), 0.0)]
    return [Line(one, _shared(one, played), _worth(outlook, state, seat, one, guesses[1:])) for one in found]


def planned(planner: Planner, state: State, seat: int) -> list[int]:
    """The clicks of the bot until the end of the seat's run."""
    known = state.information(seat)
    actions: list[int] = []
    state = state.copy()
    while seat in state.waiting_for and state.information(seat) == known:
        options = state.options_of(seat)
        if len(options) == 1:
            actions.append(options[0])
            state.play(options[0], seat)
        else:
            end = planner.best(state, seat)
            actions += end.actions()
            state = end.state
    return actions


def after_line(state: State, seat: int, actions: list[int], guess: int) -> State:
    """The position at the end of a line, if the hidden things are as guessed."""
    trial = state.sample_hidden(seat, guess)
    for action in actions:
        trial.play(action, seat)
    return trial


def _shared(actions: list[int], played: list[int]) -> int:
    for number, (one, other) in enumerate(zip(actions, played, strict=False)):
        if one != other:
            return number
    return min(len(actions), len(played))


def _worth(outlook: Outlook, state: State, seat: int, actions: list[int], guesses: Sequence[int]) -> float:
    return sum(outlook.now(after_line(state, seat, actions, guess))[seat] for guess in guesses) / len(guesses)


# --- comparing ------------------------------------------------------------------------------------------------------
def better_line(lines: list[Line]) -> Line | None:
    """The best line; of those that are as good the one that leaves the played line last. None if the played one is."""
    enough = max(line.worth for line in lines) - SAME_WORTH
    best = max((line for line in lines if line.worth >= enough), key=_shared_clicks)
    return None if best is lines[0] else best


def _shared_clicks(line: Line) -> int:
    return line.shared


def drops(lines: list[Line]) -> list[float]:
    """How much each click of the played line takes from what can still be reached; never below 0."""
    length = len(lines[0].actions)
    reach = [max(line.worth for line in lines if line.shared >= number) for number in range(length + 1)]
    return [before - after for before, after in pairwise(reach)]


def differences(
    outlook: Outlook, state: State, seat: int, better: list[int], played: list[int], guess: int
) -> tuple[dict[str, int], dict[str, int]]:
    """The difference of the better line to the played one for the seat: points by source, and things.

    Both are compared at the end of the seat's turn; a line that ends where something turns up is finished by the bot.
    """
    ends = [outlook.turn_played(after_line(state, seat, line, guess), seat) for line in (better, played)]
    points = [next(score.by_source for score in end.scores() if score.who == seat) for end in ends]
    things = [end.holdings()[seat] for end in ends]
    for held in things:
        held.pop("points", None)  # they are given by source
    return _more(*points), _more(*things)


def _more(ours: dict[str, int], theirs: dict[str, int]) -> dict[str, int]:
    names = dict.fromkeys([*ours, *theirs])
    change = {name: ours.get(name, 0) - theirs.get(name, 0) for name in names}
    return {name: amount for name, amount in change.items() if amount}

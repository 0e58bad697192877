"""The messages about a review; a part of `messages.py`. Margins and costs are in points, with one decimal."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class ActionLine(Struct):
    """An action; `kind` and `args` say what it is called and where on the board it is."""

    action: int
    kind: str
    args: dict[str, Any]


class CostlyRun(Struct):
    """A run of a seat's clicks that cost something, and what the bot would have played instead.

    The two begin alike; `departs` plays have been played before they part.
    """

    turn: int  # from 1
    seat: int
    departs: int
    played: list[ActionLine]  # from there on
    better: list[ActionLine]
    cost: float
    points: dict[str, int]  # by source: what the better run has more at its end, or less if negative
    things: dict[str, int]  # the same for what the seat holds


class CurvePoint(Struct):
    """The end of a turn: the margin of every seat over its best opponent, and what luck has changed of it."""

    turn: int  # from 1; 0 is the beginning of the game
    seat: int | None  # whose turn it was
    after: int  # how many plays have been played
    margins: list[float]
    luck: list[float]


class SeatSummary(Struct):
    """What the game was for a seat: its margin has grown by `-cost + others + luck + rest` since the beginning."""

    seat: int
    choices: int  # clicks with two options or more
    cost: float  # of its own choices
    others: float  # what the choices of the others gave it
    luck: float
    rest: float  # what the estimates corrected
    costliest: list[int]  # its costliest runs, as places in `GameReview.runs`


class GameReview(Struct):
    """The review of a finished game; `runs` are those that are among the costliest of all or of their seat."""

    simulations: int
    curve: list[CurvePoint]
    runs: list[CostlyRun]
    costliest: list[int]  # of all seats, as places in `runs`, the costliest first
    seats: list[SeatSummary]


class ReviewProgress(Struct):
    """How far the review of a table is: `done` of `all` plays; `review` when it is there."""

    state: Literal["waiting", "running", "done"]
    ahead: int  # other reviews that are made first
    done: int
    all: int
    left: float | None  # seconds that it will still take, by its pace so far; None: nobody can say yet
    review: GameReview | None

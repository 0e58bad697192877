"""A review of a finished game: a curve of the margins, what every decision cost, and luck apart from choices.

How the numbers are made and what they mean is told in `docs/review.md`. In short: the clicks of a seat until others
decide or something new is known are a run and are judged together, from what the seat could know: its own line and the
bot's are both played on from the same guesses at the hidden things. What the best line would have brought more is the
cost of the choice; what turned up at the end of the run, compared with what could be expected, is luck.

All of `Review` is ready for JSON: `to_dict()`. Seats are numbered from 0; `at`, `start` and `after` count plays of the
record, so that `state_after(at)` of a match is the position in which a click was made. Margins are in points, of a seat
over the best of the others; alone at the table they are its own expected points.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, final


# --- what a review tells --------------------------------------------------------------------------------------------
@final
@dataclass(slots=True)
class Choice:
    """One click with two options or more: the margin that the seat could still reach before it, and after it."""

    at: int  # how many plays came before it
    action: int
    best: float
    played: float
    cost: float  # best - played, never below 0; the costs of a run's clicks add up to the cost of the run


@final
@dataclass(slots=True)
class Run:
    """A run of a seat's clicks until others decide or something new is known, judged as a whole."""

    turn: int  # from 1
    seat: int
    start: int  # how many plays came before it
    played: list[int]  # the actions of the run
    better: list[int]  # the run that the bot would have played; empty if it knows nothing better
    departs: int | None  # the click at which the two part, as a number of plays before it; None without a better run
    best_margin: float
    played_margin: float
    cost: float  # best_margin - played_margin, never below 0
    effect: list[float]  # what the choice did to the margin of every seat; for the own seat it is -cost
    luck: list[float]  # what turned up at its end did to the margin of every seat
    has_luck: bool  # whether anything turned up at all
    points: dict[str, int]  # by source: what the better run has more at its end, or less if negative
    things: dict[str, int]  # the same for what the seat holds
    choices: list[Choice]


@final
@dataclass(slots=True)
class CurvePoint:
    """The end of a turn. Against the point before: `effect + luck + rest` is the change of each margin."""

    turn: int  # from 1; 0 is the beginning of the game
    seat: int | None  # whose turn it was; None at the beginning
    after: int  # how many plays have been played
    margins: list[float]
    effect: list[float]  # of the turn's choices
    luck: list[float]
    rest: list[float]  # what the estimate, looking a little further now, corrects


@final
@dataclass(slots=True)
class SeatReview:
    """What the game was for a seat. Its margin has grown by `-cost + others + luck + rest` since the beginning."""

    seat: int
    choices: int  # clicks with two options or more
    cost: float  # of its own choices
    others: float  # what the choices of the others gave it
    luck: float
    rest: float
    costliest: list[int]  # its costliest runs, as places in `Review.runs`, the costliest first


@final
@dataclass(slots=True)
class Review:
    """The whole review; `is_complete` is false while it is still being made."""

    game: str
    players: int
    seed: int
    simulations: int
    is_complete: bool
    curve: list[CurvePoint] = field(default_factory=list)  # the first point is the beginning
    runs: list[Run] = field(default_factory=list)  # those with a choice or luck, in the order of the game
    costliest: list[int] = field(default_factory=list)  # of all seats, as places in `runs`, the costliest first
    seats: list[SeatReview] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """For JSON; numbers as they are, not rounded."""
        return asdict(self)

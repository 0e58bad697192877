"""The messages about hints: the best plans of a seat, with what they bring and why."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from caravansary.server.http.messages import Request, SeatNumber, Version


class AskHint(Request):
    """A seat asks for the best plans of its turn, at the version that it sees.

    `look`: the last look at them that the client has; the answer waits for a newer one.
    """

    seat: SeatNumber
    version: Version
    look: Annotated[int, Meta(ge=0, le=1000)] = 0


class HintStep(Struct):
    """A click of a plan; `kind` and `args` say where on the board it is."""

    action: int
    kind: str
    args: dict[str, Any]


class HintReason(Struct):
    """Something that a plan brings: message `why-KIND`, a phrase such as "goods for the contract"."""

    kind: str
    args: dict[str, Any]


class HintPlan(Struct):
    """A whole run of clicks, with the lead over the best opponent that may be expected after it; alone, the points."""

    steps: list[HintStep]
    margin: float
    behind: float  # what it is expected to bring less than the best one
    changes: dict[int, dict[str, int]]  # participant -> thing -> how many more or fewer, as far as one can know
    why: list[HintReason]  # what it adds most, at most two
    lacks: HintReason | None  # what the best plan has above it
    then: str  # "": the run is over; else the kind of event that something new is told by, or "chance"


class Hint(Struct):
    """The best plans of a seat, at most three. They are estimates, made from what the seat knows."""

    seat: int
    version: int
    look: int  # from 1: each is more thorough than the one before
    last: bool  # there will be no further one
    plans: list[HintPlan]
    found: int  # plans that were looked at
    simulations: int  # of each; 0: only the own turn was planned to its end

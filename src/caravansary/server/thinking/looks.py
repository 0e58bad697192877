"""What a process finds about a seat's turn, for hints: whole plans, at first sight and then weighed again and again.

It works on a sample of what the seat knows, as a bot does, and tells nothing that the sample only guesses.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, final

from msgspec import Struct, msgpack

from caravansary.bots.advice import Outcome, lacking, outcome, terms_of, why
from caravansary.bots.plans import Plan, Plans
from caravansary.core.game import Game
from caravansary.core.reasons import Reason
from caravansary.core.state import State, unpack
from caravansary.games import game as game_of
from caravansary.server.http.hint_messages import HintPlan, HintReason, HintStep
from caravansary.server.thinking.workers import Stop

SHOWN: Final = 3  # plans
MOST_ROUNDS: Final = 64  # simulations of each plan


class HintJob(Struct, frozen=True):
    """The plans of a seat are to be found, and weighed for so many seconds; 0: only found."""

    game: str
    state: bytes  # packed: a sample of what the seat knows
    seat: int
    seed: int
    seconds: float
    most_rounds: int = MOST_ROUNDS


class Found(Struct, frozen=True):
    """The best plans so far, the best first, of how many, after how many simulations of each."""

    plans: list[HintPlan]
    found: int
    simulations: int


def find_plans(job: bytes, stop: Stop) -> Iterator[bytes]:
    """Better and better looks, as long as there is time for another one; nothing in between: it is still at work."""
    for found in thoughts(msgpack.decode(job, type=HintJob), stop):
        yield b"" if found is None else msgpack.encode(found)


def looks(job: HintJob, stop: Stop = lambda: False) -> Iterator[Found]:
    return (found for found in thoughts(job, stop) if found is not None)


def thoughts(job: HintJob, stop: Stop) -> Iterator[Found | None]:
    """The looks, and None after every simulation of one plan."""
    game = game_of(job.game)
    state = unpack(game, job.state)
    plans = Plans(game, state, job.seat, job.seed, stop)
    adviser = Adviser(game, state, job.seat)
    if job.seconds <= 0:
        yield Found(adviser.told(plans.best()[:SHOWN]), plans.found, 0)
        return
    until = time.monotonic() + job.seconds
    for rounds in range(1, job.most_rounds + 1):
        began = time.monotonic()
        for plan in range(plans.weighed):
            if not plans.weigh(plan):
                return
            yield None
        yield Found(adviser.told(plans.best()[:SHOWN]), plans.found, rounds)
        now = time.monotonic()
        if now + (now - began) > until:
            return


@final
class Adviser:
    """Tells plans with what they bring and why; what was once looked at is kept."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._before = terms_of(game, state, seat)
        self._outcomes: dict[tuple[int, ...], Outcome] = {}

    def told(self, plans: list[Plan]) -> list[HintPlan]:
        """The plans for the page; the first is the best."""
        return [self._told(plan, plans[0]) for plan in plans]

    def _told(self, plan: Plan, best: Plan) -> HintPlan:
        found = self._outcome(plan)
        behind = best.margin - plan.margin
        lacks = None
        if plan is not best:
            lacks = _reason(lacking(self._game, self._outcome(best), found, self._seat, behind))
        return HintPlan(
            steps=[self._step(action) for action in plan.end.actions()],
            margin=round(plan.margin, 1),
            behind=round(behind, 1),
            changes=found.changes,
            why=[_reason(one) for one in why(self._game, self._before, found, self._seat)],
            lacks=lacks,
            then=found.then,
        )

    def _outcome(self, plan: Plan) -> Outcome:
        clicks = plan.end.actions()
        known = self._outcomes.get(tuple(clicks))
        if known is None:
            known = self._outcomes[tuple(clicks)] = outcome(self._game, self._state, self._seat, clicks)
        return known

    def _step(self, action: int) -> HintStep:
        described = dict(self._game.describe_action(action))
        return HintStep(action, described.pop("kind"), described)


def _reason(reason: Reason) -> HintReason:
    return HintReason(reason.kind, reason.args)

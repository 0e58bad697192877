"""Estimates of the options of a seat: the margin that it may expect in the end, for hints.

An estimate never looks at what the seat cannot see: it is made from guesses at the hidden things (`sample_hidden`). The
seat's run of clicks is finished with the best plan found, and with simulations the others' answers are played as well.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from caravansary.bots.margin import margins, seats_of
from caravansary.bots.planner import Planner, quick_planner
from caravansary.core.chance import Chance
from caravansary.core.errors import Given, OptionError, shown
from caravansary.core.game import Game
from caravansary.core.state import State

TURNS_AHEAD: Final = 2  # turns of other seats, or own ones after them, that a simulation plays


class Estimate(NamedTuple):
    """An option and the margin in points over the best opponent that it leads to, from so many simulations."""

    action: int
    margin: float
    visits: int


def estimates(game: Game, state: State, seat: int, seed: int, simulations: Given[int]) -> list[Estimate]:
    """Every option that the seat has now, the best first; the same seed gives the same estimates.

    Without simulations each option is followed to the end of the seat's run in one guess at the hidden things and
    evaluated there; with them the options share the simulations, each in a new guess, and the turns after the run are
    played too.
    """
    if type(simulations) is not int or simulations < 0:
        raise OptionError(f"simulations must be a whole number from 0, got {shown(simulations)}")
    chance = Chance.seeded(seed)
    options = state.options_of(seat)
    planner = quick_planner(game)
    seats = seats_of(state)
    totals = [0.0] * len(options)
    rounds = max(1, simulations // max(1, len(options)))
    for _ in range(rounds):
        guess = chance.word()
        for number, action in enumerate(options):
            trial = state.sample_hidden(seat, guess)
            trial.play(action, seat)
            trial = _run_finished(planner, trial, seat, state.information(seat))
            if simulations:
                trial = _turns_played(planner, trial, TURNS_AHEAD, state.rounds_played)
            totals[number] += margins(game, trial, seats)[seat]
    visits = rounds if simulations else 0
    found = [Estimate(action, total / rounds, visits) for action, total in zip(options, totals, strict=True)]
    found.sort(key=_margin, reverse=True)
    return found


def _margin(estimate: Estimate) -> float:
    return estimate.margin


def _run_finished(planner: Planner, state: State, seat: int, known: int) -> State:
    """The position at the end of the seat's run, which ends when others decide or something new is known."""
    while state.information(seat) == known:
        options = state.options_of(seat)
        if not options:
            break
        if len(options) == 1:
            state.play(options[0], seat)
        else:
            state = planner.best(state, seat).state
    return state


def _turns_played(planner: Planner, state: State, turns: int, this_round: int) -> State:
    """The position when the seat that decides has changed so many times, or when a new round begins.

    Beyond the round some options would give the seat a turn more than others.
    """
    last = -1
    while not state.is_over and state.rounds_played == this_round:
        seat = state.waiting_for[0]
        if seat != last:
            turns -= 1
            last = seat
        if turns < 0:
            break
        options = state.options_of(seat)
        if len(options) == 1:
            state.play(options[0], seat)
        else:
            state = planner.best(state, seat).state
    return state

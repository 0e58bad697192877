"""What no bot does at Marrakesh, of things that look silly to somebody who knows the game."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.games.marrakesh.state import State
from tests.bots.sense import Silly, Turn, could_have_more
from tests.bots.watching import EVERY_DAY, check, check_finds

MKSH = caravansary.game("marrakesh")
GAINS = ("resources", "goods", "points")
FREE = ("scroll ", "take lx", "gate ", "take oasis ")


def declines_something_free(turn: Turn) -> bool:
    """Declines a scroll, luxury item, gate or oasis that costs nothing."""
    for step in turn.steps:
        if step.name == "decline":
            for other in step.others:
                if other.startswith(FREE) and _costs_nothing(step.state, turn, other):
                    return True
    return False


def _costs_nothing(s: State, turn: Turn, other: str) -> bool:
    then = s.copy()
    then.play(MKSH.parse_action(other), turn.seat)
    before, after = s.players[turn.seat].resources, then.players[turn.seat].resources
    return all(left >= had for left, had in zip(after, before, strict=True))


def ends_with_an_action_unused(turn: Turn) -> bool:
    """Declines the action of an area that it was granted, although one of them brings something for nothing."""
    for step in turn.steps:
        s: State = step.state
        if step.name == "decline" and any(other.startswith("action ") for other in step.others):
            player = s.players[turn.seat]
            if player.keshis[0]:  # the garden brings dates for its keshis, and asks for nothing
                return True
    return False


SILLY: dict[str, Silly] = {
    "could have had the same with more": could_have_more(GAINS),
    "declines something free": declines_something_free,
    "declines an action that brings something": ends_with_an_action_unused,
}


@pytest.mark.parametrize(("bots", "seeds"), EVERY_DAY)
def test_bots_do_nothing_silly(bots: str, seeds: range) -> None:
    check(MKSH, bots, seeds, SILLY)


@pytest.mark.parametrize("what", SILLY)
def test_what_is_silly_is_found(what: str) -> None:
    check_finds(MKSH, what, SILLY[what])

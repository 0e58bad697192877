"""What no bot does at Merv, of things that look silly to somebody who knows the game."""

from __future__ import annotations

import pytest

import caravansary
from caravansary.games.merv.pieces import WALLS_OF
from caravansary.games.merv.rounds import LAST_YEAR, ROUNDS
from caravansary.games.merv.state import State
from tests.bots.sense import Silly, Step, Turn, could_have_more
from tests.bots.watching import EVERY_DAY, LONG, check, check_finds

MERV = caravansary.game("merv")
GAINS = ("camels", "cubes", "favour", "influence", "scrolls", "common", "rare", "spices", "points")


def is_last_turn(s: State) -> bool:
    return s.year == LAST_YEAR and s.round == ROUNDS - 1


def leaves_a_contract(turn: Turn) -> bool:
    """Ends its last turn although a contract could be fulfilled: it costs nothing and scores."""
    last = turn.steps[-1]
    return last.name == "end turn" and is_last_turn(last.state) and any(o.startswith("contract ") for o in last.others)


def gives_up_a_building(turn: Turn) -> bool:
    """Loses its last attacked building in the last year with a cube in hand: cubes are worth nothing any more."""
    return any(
        step.name == "lose building" and step.others and step.state.year == LAST_YEAR and _is_last_attacked(step, turn)
        for step in turn.steps
    )


def _is_last_attacked(step: Step, turn: Turn) -> bool:
    s: State = step.state
    return sum(1 for cell in range(25) if s.attacked >> cell & 1 and s.owner[cell] == turn.seat) == 1


def leaves_a_building_unguarded(turn: Turn) -> bool:
    """Declines a soldier although a building of its own has neither soldier nor all of its walls, in a year with an
    invasion."""
    return any(step.name == "decline" and step.state.year > 1 and _unguarded(step.state, turn) for step in turn.steps)


def _unguarded(s: State, turn: Turn) -> bool:
    return any(
        s.owner[cell] == turn.seat and s.soldier[cell] < 0 and any(s.walls[slot] < 0 for slot in WALLS_OF[cell])
        for cell in range(25)
    )


SILLY: dict[str, Silly] = {
    "could have had the same with more": could_have_more(GAINS),
    "leaves a contract at its last turn": leaves_a_contract,
    "gives up a building that a useless cube would save": gives_up_a_building,
    "declines a soldier that would guard a building": leaves_a_building_unguarded,
}


@pytest.mark.parametrize(("bots", "seeds"), EVERY_DAY)
def test_bots_do_nothing_silly(bots: str, seeds: range) -> None:
    check(MERV, bots, seeds, SILLY)


@pytest.mark.long
@pytest.mark.parametrize(("bots", "seeds"), LONG)
def test_bots_do_nothing_silly_in_many_games(bots: str, seeds: range) -> None:
    check(MERV, bots, seeds, SILLY)


@pytest.mark.parametrize("what", SILLY)
def test_what_is_silly_is_found(what: str) -> None:
    check_finds(MERV, what, SILLY[what])

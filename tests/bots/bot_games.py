"""Bots at any game: positions to ask them in, and what they choose with what they know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from caravansary import bots
from caravansary.bots.seated import SeatedBots
from caravansary.core.chance import Chance
from caravansary.core.state import State
from caravansary.games.marrakesh.pieces import EXPANSIONS
from tests.games.playing import random_option, random_seat

S = TypeVar("S", bound=State)
EVERYTHING: dict[str, dict[str, Any]] = {
    "merv": {},
    "marrakesh": {**dict.fromkeys(EXPANSIONS, True), "first_river_tiles": False, "floor": "b2"},
    "marco_polo": {"new_characters": True, "goal_choice": True},
}


def random_positions(state: S, seed: int, every: int) -> Iterator[S]:
    """Some positions of a random game at which a seat has a choice."""
    chance = Chance.seeded(seed)
    count = 0
    while not state.is_over:
        seat = random_seat(state, chance)
        if len(state.options_of(seat)) > 1:
            count += 1
            if count % every == 0:
                yield state.copy()
        state.play(random_option(state, seat, chance), seat)


def choices_until_something_new(state: State, name: str) -> list[int]:
    """The choices of the first seat that decides until its run ends; every seat's bot is asked as in a game."""
    seat = state.waiting_for[0]
    known = state.information(seat)
    seats = [one for one in state.participants if one.kind == "seat"]
    seated = SeatedBots([bots.make(name, state.game, 9) for _ in seats], Chance.seeded(5))
    chosen: list[int] = []
    while seat in state.waiting_for and state.information(seat) == known:
        chosen.append(seated.choose(state, seat))
        state.play(chosen[-1], seat)
    return chosen

"""The games with every number of players, for tests that hold for all of them."""

from __future__ import annotations

import caravansary
from caravansary.core.chance import Chance
from caravansary.core.state import State

KINDS = [
    (name, players)
    for name in caravansary.games()
    for players in range(caravansary.game(name).min_players, caravansary.game(name).max_players + 1)
]
OPTIONS = {
    "marco_polo": {"new_characters": True, "goal_choice": True},
    "marrakesh": {"companions": True, "stair_tiles": True, "exchange_tiles": True, "citizens": True, "towns": True},
    "merv": {},
}


def played_to(name: str, players: int, seed: int, decisions: int) -> State:
    """A position after so many random decisions, the first waiting seat deciding."""
    state = caravansary.game(name).new(players, seed, **OPTIONS[name])
    chance = Chance.seeded(seed)
    for _ in range(decisions):
        if state.is_over:
            break
        seat = state.waiting_for[0]
        options = state.options_of(seat)
        state.play(options[chance.below(len(options))], seat)
    return state

"""The khan's favour: four spaces for dice that never fall, two camels and a good of choice. Rules POLO-KHAN."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.games.marco_polo import characters
from caravansary.games.marco_polo.pieces import BY_CITY_CARDS, KHAN, KHAN_SPACES, RASCHID
from caravansary.games.marco_polo.rewards import receive

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


def accepts(s: State, value: int) -> bool:
    """A space is free, and the die is not lower than the last one, be it neutral (POLO-KHAN-1, -3, -4, -8)."""
    return len(s.khan) < KHAN_SPACES and (not s.khan or value >= s.khan[-1])


def can_be_seen(s: State, seat: int, count: int) -> bool:
    """Whether one of so many usable dice is high enough (POLO-KHAN-3)."""
    player = s.players[seat]
    if len(s.khan) == KHAN_SPACES or count < s.printed.dice_needed[KHAN]:
        return False
    least = s.khan[-1] if s.khan else 1
    if player.character == RASCHID:
        return True
    dice = player.dice
    for value in range(6, least - 1, -1):
        if dice[value + 5] or dice[value + 11] or (dice[value - 1] and not player.used >> KHAN & 1):
            return True
    return False


def refuse(s: State, action: int, no: Refusals) -> None:
    """Why a die cannot be placed there."""
    if len(s.khan) == KHAN_SPACES:
        no.add(action, "khan.full", "POLO-KHAN-4")
    else:
        no.add(action, "khan.too_low", "POLO-KHAN-3", value=s.khan[-1])


def receive_favour(s: State, seat: int) -> None:
    """Two camels and a good of choice (POLO-KHAN-2)."""
    receive(s, seat, s.printed.khan_reward, BY_CITY_CARDS, "POLO-KHAN-2")
    characters.mercator_sees_khan(s, seat)

"""Caravansary: caravan games to play and to study.

>>> import caravansary
>>> game = caravansary.game("merv")
>>> state = game.new(players=3, seed=7)
>>> state.play(state.decision().actions[0])

`list_games()` lists the games and `game(name)` gives one; the interface is documented in `docs/study/interface.md`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from caravansary.core.decision import Decision, Pick, Refusal
from caravansary.core.errors import (
    CaravansaryError,
    ComponentError,
    IllegalAction,
    MatchError,
    OptionError,
    PositionError,
    RecordError,
)
from caravansary.core.events import Event
from caravansary.core.game import Game
from caravansary.core.state import Participant, Preview, Rank, Score, State
from caravansary.games import game, list_games

if TYPE_CHECKING:
    from caravansary import arena, bots
    from caravansary.core.match import Match
    from caravansary.core.record import Record

__version__ = "0.1.0"

__all__ = [
    "CaravansaryError",
    "ComponentError",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "Match",
    "MatchError",
    "OptionError",
    "Participant",
    "Pick",
    "PositionError",
    "Preview",
    "Rank",
    "Record",
    "RecordError",
    "Refusal",
    "Score",
    "State",
    "arena",
    "bots",
    "game",
    "list_games",
]

_LATER = {"Match": "core.match", "Record": "core.record", "arena": "arena", "bots": "bots"}  # where they come from


def __getattr__(name: str) -> Any:
    """What not everybody needs is imported when somebody asks for it."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f"{__name__}.{_LATER[name]}")
    return module if name == _LATER[name] else getattr(module, name)

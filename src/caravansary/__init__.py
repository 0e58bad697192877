"""Caravansary: caravan games to play and to study.

>>> import caravansary
>>> game = caravansary.game("merv")
>>> state = game.new(players=3, seed=7)
>>> state.play(state.decision().actions[0])

`list_games()` lists the games and `game(name)` gives one; the interface is documented in `docs/study/interface.md`.
"""

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

__version__ = "0.1.0"

__all__ = [
    "CaravansaryError",
    "ComponentError",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "MatchError",
    "OptionError",
    "Participant",
    "Pick",
    "PositionError",
    "Preview",
    "Rank",
    "RecordError",
    "Refusal",
    "Score",
    "State",
    "game",
    "list_games",
]

"""The toy game at hand: it is found by its name, its actions by theirs, and a position of it is quickly written."""

from __future__ import annotations

from typing import Any, Final, cast

from caravansary.core.errors import UnknownName, shown
from caravansary.core.game import Game
from caravansary.core.seal import SEAL
from tests.toy import GAME
from tests.toy.pieces import CARDS
from tests.toy.saving import INSIDE
from tests.toy.state import State

TOY: Final = GAME
BY_SEAT: Final = ("coins", "water")


def find_toy(name: str) -> Game:
    """The game of a name, as `caravansary.game` gives it."""
    if name != TOY.name:
        raise UnknownName(f"no game {shown(name)}; there are: toy")
    return TOY


def act(name: str) -> int:
    """The number of an action."""
    return TOY.parse_action(name)


def toy_position(players: int = 3, top: list[int] | None = None, **fields: Any) -> State:
    """A position in the first seat's turn of round 1: the top cards of the deck, first drawn first, and any fields.

    Coins and water are given for all seats.
    """
    saved = {key: value for key, value in TOY.new(players, seed=1).to_dict().items() if key not in (SEAL, *INSIDE)}
    drawn_first = top or []
    rest = [card for card in range(CARDS) if card not in drawn_first]
    saved |= {"deck": [*rest, *reversed(drawn_first)], "phase": "deeds"}
    for seat, player in enumerate(saved["players"].values()):
        player["picks"] = ["amber", "jade"]
        player.update({key: fields[key][seat] for key in BY_SEAT if key in fields})
    return cast(State, TOY.from_dict(saved | {key: value for key, value in fields.items() if key not in BY_SEAT}))

"""The games with every number of players, or the fewest and the most, for tests that hold for all of them."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import caravansary

VARIANTS = [
    (name, players)
    for name in caravansary.list_games()
    for players in range(caravansary.game(name).min_players, caravansary.game(name).max_players + 1)
]
EXTREMES = [
    (name, players)
    for name in caravansary.list_games()
    for players in (caravansary.game(name).min_players, caravansary.game(name).max_players)
]
OPTIONS: dict[str, dict[str, Any]] = {
    "marco_polo": {"new_characters": True, "goal_choice": True},
    "marrakesh": {"companions": True, "stair_tiles": True, "exchange_tiles": True, "citizens": True, "towns": True},
    "merv": {},
}


def is_svg(drawn: object) -> bool:
    """Whether it is a well-formed SVG picture; what is not well formed raises."""
    return isinstance(drawn, str) and ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own

"""A generous edition and eager players: long chains of bonuses, and what is rare in a game of random choices."""

from __future__ import annotations

from typing import Any

from caravansary.core.chance import Chance
from caravansary.core.events import Event
from caravansary.games.marrakesh import components
from caravansary.games.marrakesh.actions import TABLE
from caravansary.games.marrakesh.state import State
from tests.games.playing import random_seat

# Cells that give keshis, and keshis on the square that send pawns over the next boundary
OVERRIDES: dict[str, Any] = {
    "start": {"resources": {"water": 6, "date": 6, "dinar": 6}},
    "square": {
        "1": {"river": 3},
        "2": {"palace": 3},
        "4": {"points": 1, "resource": 1},
        "6": {"mosque": 3},
        "7": {"date": 2, "dinar": 1},
    },
    "connecting": {
        "cl1": {"green": 1, "pink": 1},
        "cl2": {"turquoise": 1, "pink": 1},
        "cl3": {"keshi": 1},
        "cm1": {"river": 1, "grey": 1},
        "cr1": {"date_or_water": 1, "pink": 1},
        "cr2": {"white": 1, "black": 1},
        "cr4": {"pink": 1, "brown": 1},
        "ms2": {"dinar": 2},
    },
    "scroll_colour": {"yellow": {"scholars": 2}, "pink": {"scholars": 2, "dates": 1}, "orange": {"scholars": 3}},
    "towns": {"cost": {"yellow": 1}},
    "scroll": {"s01": {"effect": {"two_keshis": 1, "pink": 1}}},
}
GENEROUS = components.EDITIONS.with_overrides("generous", OVERRIDES)

# Who explores, learns, builds and swaps whenever possible comes to what is rare
EAGER_KINDS = (
    *("area_action", "explore", "explore_town", "scroll", "refresh", "gate", "buy", "exchange", "spare", "place"),
    *("give_back", "action", "souk_action", "water", "add_date", "add_step", "pay", "take_luxury", "take_oasis"),
    *("score_oasis", "point"),
)
EAGER = {
    TABLE.start(block.kind) + i for block in TABLE.blocks if block.kind in EAGER_KINDS for i in range(len(block.values))
} | {
    TABLE.parse(name)
    for name in (
        *("return red", "return pink", "draft brown", "draft grey", "draft pink", "keshi pink", "keshi brown"),
        *("town t11", "town t12"),
    )
}


def play_eagerly(s: State, chance: Chance, events: list[Event] | None = None) -> None:
    """Mostly what leads somewhere."""
    seat = random_seat(s, chance)
    s.play(eager_option(s, seat, chance), seat, events)


def eager_option(s: State, seat: int, chance: Chance) -> int:
    eager = [action for action in s.options_of(seat) if action in EAGER]
    if not eager or chance.below(4) == 0:
        eager = s.options_of(seat)
    return eager[chance.below(len(eager))]

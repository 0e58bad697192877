"""The actions of the nine areas, started by a worker or granted by a scroll. MKSH-GARDEN, MKSH-WORKER-14."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.marrakesh import effects, madrasa, medina, river, sahara, souk, square, stairs
from caravansary.games.marrakesh.pieces import (
    AREAS,
    DATE,
    GARDEN,
    MADRASA,
    MEDINA,
    MOSQUE,
    ON_MOSQUE,
    ON_PALACE,
    PALACE,
    RIVER,
    SAHARA,
    SOUK,
    SQUARE,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def do_area_action(s: State, seat: int, area: int) -> None:
    """The action of an area; its strength is the number of keshis there now (MKSH-WORKER-14)."""
    strength = s.players[seat].keshis[area] if area != SOUK else 0
    if s.events is not None:
        s.tell("area_action", seat, "MKSH-WORKER-3", area=AREAS[area])
    if area == GARDEN:
        effects.gain_resource(s, seat, DATE, strength, "MKSH-GARDEN-1")
    elif area == RIVER:
        river.start_movement(s, seat, strength + further_steps(s, seat))
    elif area in (PALACE, MOSQUE):
        stair = ON_PALACE if area == PALACE else ON_MOSQUE
        stairs.climb(s, seat, stair, strength + further_steps(s, seat))
    elif area == SOUK:
        souk.start(s, seat)
    elif area == SQUARE:
        square.start(s, seat)
    elif area == MADRASA:
        madrasa.start(s, seat)
    elif area == MEDINA:
        medina.start(s, seat)
    elif area == SAHARA:
        sahara.start(s, seat)


def further_steps(s: State, seat: int) -> int:
    """Scroll Y4 lengthens the first such action of a round."""
    return madrasa.use_once(s, seat, madrasa.Y4) * s.printed.scroll_n[madrasa.Y4]

"""Expansion 5: desert towns at the ends of the paths. Rules MKSH-EXP5; what they score at the end: `oases.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import frames, madrasa, medina, souk
from caravansary.games.marrakesh.actions import EXPLORE_TOWN, TOWN
from caravansary.games.marrakesh.components import FREE_GATE, FREE_LUXURY, FREE_SCROLL
from caravansary.games.marrakesh.pieces import BY_TOWNS, GOODS, LEFT, PATH_LENGTH, PATHS, RIGHT, TOWN_CELLS, TOWNS

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

TOWN_FIELDS: Final[tuple[Field, ...]] = beside(Field("path", PATHS[:2]))


def lay_out(s: State) -> None:
    """Towns for all to see (MKSH-EXP5-3)."""
    if s.has_expansion(5):
        towns = list(range(len(TOWNS)))
        s.chance.shuffle(towns)
        s.towns = sorted(towns[: s.printed.towns_laid_out[s.seats]])


def path_end(s: State) -> int:
    """How many caravans a path takes (MKSH-EXP5-2)."""
    return PATH_LENGTH + 1 if s.has_expansion(5) else PATH_LENGTH


def start_end(s: State) -> int:
    """How many the starting oasis takes (MKSH-PLACE-10, MKSH-EXP5-1)."""
    return 0 if s.has_expansion(5) else 2


def reach(s: State, seat: int, path: int) -> None:
    """The fourth caravan of a path: a town and points (MKSH-EXP5-4, -5)."""
    s.score(seat, BY_TOWNS, s.printed.town_cell_points, "MKSH-EXP5-4")
    if s.towns:
        s.stack.append(frame(frames.CHOOSE_TOWN, seat, path))


def town_options(s: State, seat: int, path: int, no: Refusals | None) -> list[int]:
    """The towns that still lie there (MKSH-EXP5-4)."""
    return [TOWN + town for town in sorted(s.towns)]


def choose_town(s: State, seat: int, path: int, action: int) -> None:
    s.stack.pop()
    town = action - TOWN
    s.towns = [other for other in s.towns if other != town]
    player = s.players[seat]
    player.towns = replaced(player.towns, LEFT if path == LEFT else RIGHT, town)
    if s.events is not None:
        s.tell("town_taken", seat, "MKSH-EXP5-4", town=TOWNS[town])


# --- exploring ------------------------------------------------------------------------------------------------------
def explore_options(s: State, seat: int, no: Refusals | None) -> list[int]:
    """The own towns that can be paid, in a Sahara action (MKSH-EXP5-6, -7)."""
    player = s.players[seat]
    options: list[int] = []
    for path in range(len(TOWN_CELLS)):
        if player.towns[path] < 0 or player.day >> path & 1:
            continue
        if all(player.goods[good] >= s.printed.town_cost[good] for good in range(3)):
            options.append(EXPLORE_TOWN + path)
        elif no is not None:
            no.add(EXPLORE_TOWN + path, "town.cost", "MKSH-EXP5-6")
    return options


def explore(s: State, seat: int, path: int) -> None:
    """Three goods turn a town to its day side; some act at once; it stays where it is (MKSH-EXP5-6, -8, -9)."""
    player = s.players[seat]
    for good in range(3):
        player.goods[good] -= s.printed.town_cost[good]
    player.day |= 1 << path
    town = player.towns[path]
    if s.events is not None:
        s.tell("town_explored", seat, "MKSH-EXP5-6", town=TOWNS[town])
        things = {GOODS[good]: count for good, count in enumerate(s.printed.town_cost) if count}
        s.tell("paid", seat, "MKSH-EXP5-6", things=things)
    act(s, seat, s.printed.town_kind[town])


def act(s: State, seat: int, kind: int) -> None:
    """The towns that act when they are explored: a free scroll, item or gate (MKSH-TOWN-10, -11, -12)."""
    if kind == FREE_SCROLL:
        madrasa.offer_free_scroll(s, seat, madrasa.ANY_SCROLL)
    elif kind == FREE_LUXURY:
        souk.offer_free_luxury(s, seat)
    elif kind == FREE_GATE:
        medina.offer_free_gate(s, seat)

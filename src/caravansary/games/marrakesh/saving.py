"""Saved positions: the whole state as plain data with the names of things, readable and editable by hand.

`docs/games/saved-positions-marrakesh.md` describes the format. What follows from the rest is not saved: how far a phase
has come, whose turn it is, the keshis of caravans and of the square, how many gates may still be built, the supply, the
options. `loading.py` reads a saved position, `possible.py` and `pending.py` refuse one that cannot be.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from caravansary.games.marrakesh import frames, rounds
from caravansary.games.marrakesh.pieces import (
    AREAS,
    COLOURS,
    COMPANIONS,
    CONNECTING,
    EIGHT,
    EXCHANGES,
    EXPANSIONS,
    FLOORS,
    GOODS,
    LUXURIES,
    OASES,
    OASIS_CELLS,
    PATHS,
    PLAYER_COLOURS,
    PROVISIONS,
    RESOURCES,
    RIVER_SIDES,
    SAHARA,
    SCROLL_COLOURS,
    SCROLLS,
    SECTORS,
    SOUK,
    SOURCES,
    SQUARE,
    STACKS,
    STAIR_TILES,
    STAIRS,
    TOWN_CELLS,
    TOWNS,
    WORKSHOP_GATES,
    WORKSHOPS,
)
from caravansary.games.marrakesh.provisions import shown_tiles
from caravansary.games.marrakesh.view import bits, counted, name_or_none, named

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

FORMAT: Final = "caravansary state 1"
GAME: Final = "marrakesh"
RULES: Final = 1
# The phases in which somebody can be asked, and the end
PHASES: Final = {
    rounds.PHASES[phase]: phase
    for phase in (
        *(rounds.SETUP, rounds.CHOOSING, rounds.JOKERS, rounds.DRAFTING, rounds.WORKING, rounds.RIVER_BONUSES),
        *(rounds.ROUND_SCROLLS, rounds.RIVER_TILE, rounds.SEASON_SCROLLS, rounds.NEXT_PROVISION, rounds.OVER),
    )
}

# --- the frames of the stack by name --------------------------------------------------------------------------------
KIND_NAMES: Final = {
    frames.FLOW: "flow",
    frames.PLACE_KESHI: "place_keshi",
    frames.CLIMB: "climb",
    frames.AFTER_CROSSING: "after_crossing",
    frames.AFTER_EXCHANGE: "after_exchange",
    frames.PLACE_SET_ASIDE: "place_set_aside",
    frames.RESOLVE_SCROLL: "resolve_scroll",
    frames.REPLENISH: "replenish",
    **frames.NAMES,
}
OF_NOBODY: Final = (frames.FLOW, frames.CHOOSE_KESHIS)
COUNTED_AREAS: Final = (SQUARE, SAHARA)  # their keshis are counted: the cells with a keshi, the caravans
MOST_STEPS: Final = 9_999  # of one movement or climb
MOST_GOODS: Final = 99  # of one choice
_NO_NAMES: Final[tuple[str, ...]] = ()


@final
class Argument:
    """A part of a frame's argument: its key, its bits, the names of its values; without names it is a number."""

    __slots__ = ("bits", "flag", "high", "key", "low", "names", "offset", "optional", "shift")

    def __init__(
        self,
        key: str,
        names: Sequence[str] = _NO_NAMES,
        shift: int = 0,
        bits: int = 24,
        low: int = 1,
        high: int = 0,
        offset: int = 0,
        optional: bool = False,
        flag: bool = False,
    ) -> None:
        self.key = key
        self.names = names
        self.shift = shift
        self.bits = bits
        self.low = low  # of a number
        self.high = high
        self.offset = offset  # what is in the frame less what is saved
        self.optional = optional  # 0 in the frame is saved as null
        self.flag = flag  # true or false

    def saved(self, packed: int) -> str | int | bool | None:
        """What is saved of the frame's argument."""
        found = packed >> self.shift & (1 << self.bits) - 1
        if self.flag:
            return bool(found)
        if self.optional and not found:
            return None
        return self.names[found - self.offset] if self.names else found - self.offset


_COLOUR: Final = Argument("colour", COLOURS)
_STEPS: Final = Argument("steps", high=MOST_STEPS)
ARGUMENTS: Final[dict[int, tuple[Argument, ...]]] = {
    frames.PLACE_KESHI: (_COLOUR,),
    frames.CLIMB: (Argument("stair", STAIRS, bits=1), Argument("steps", shift=1, high=MOST_STEPS)),
    frames.RESOLVE_SCROLL: (Argument("place", high=72, offset=-1),),
    frames.CHOOSE_LINE: (Argument("cell", high=6, offset=-1),),
    frames.CHOOSE_COUNT: (_COLOUR,),
    frames.CHOOSE_TOWN: (Argument("path", PATHS[:2]),),
    frames.CHOOSE_GOOD: (Argument("count", high=MOST_GOODS),),
    frames.CHOOSE_COLOUR: (
        Argument("other_than", COLOURS, bits=4, offset=1, optional=True),
        Argument("count", shift=4, bits=2, high=2),
        Argument("then_another", shift=6, bits=1, flag=True),
    ),
    frames.CHOOSE_STAIR: (_STEPS,),
    frames.CHOOSE_WATER: (Argument("spaces", low=0, high=MOST_STEPS),),
    frames.CHOOSE_OPTION: (Argument("area", AREAS),),
    frames.CHOOSE_SPARED: (Argument("luxury", LUXURIES),),
    frames.CHOOSE_SLOT: (Argument("gate", WORKSHOP_GATES),),
    frames.CHOOSE_LINE_KESHI: (_COLOUR,),
}


# --- writing --------------------------------------------------------------------------------------------------------
def to_dict(s: State) -> dict[str, Any]:
    """The position, ready for JSON."""
    return {
        "format": FORMAT,
        "game": GAME,
        "rules": RULES,
        "edition": {"name": s.printed.name, "overrides": copy.deepcopy(s.printed.overrides)},
        "seats": s.seats,
        "colours": [_colour(s, seat) for seat in range(s.seats)],
        "expansions": bits(EXPANSIONS, s.expansions),
        "floor": FLOORS[s.floor],
        "first_river_tiles": bool(s.first_game),
        "only_new_exchange_tiles": bool(s.only_new),
        "season": s.season + 1,
        "round": s.round + 1,
        "phase": rounds.PHASES[s.phase],
        "first": _colour(s, s.first),
        "scrolls": {name: _scroll_stack(s, stack) for stack, name in enumerate(STACKS)},
        "market": [
            {"up": name_or_none(LUXURIES, up), "pile": named(LUXURIES, pile[::-1])}
            for up, pile in zip(s.market_up, s.market, strict=True)
        ],
        "exchanges": named(EXCHANGES, s.exchanges),
        "river_sides": named(RIVER_SIDES, s.sides),
        "workshops": {
            name: counted(COLOURS, s.workshops[12 * number : 12 * number + 12]) for number, name in enumerate(WORKSHOPS)
        },
        "towns": named(TOWNS, s.towns),
        "stair_tiles": {CONNECTING[cell]: STAIR_TILES[tile] for cell, tile in enumerate(s.covers) if tile >= 0},
        "tower": counted(COLOURS, s.tower),
        "tray": counted(COLOURS, s.tray),
        "companions": {name: _companion(s, stair) for stair, name in enumerate(COMPANIONS)},
        "players": {_colour(s, seat): _player(s, seat) for seat in range(s.seats)},
        "turn": {
            "scholars": None if s.scholars < 0 else s.scholars,
            "duty": name_or_none(SCROLL_COLOURS, s.duty),
            "set_aside": named(COLOURS, s.set_aside),
        },
        "river_tile": {"ranking": [_colour(s, seat) for seat in s.ranking_now], "left": s.bonus_left + 1},
        "pending": [_frame(s, frame) for frame in s.stack],
        "last": _colour(s, s.clicker),
        "reveals": s.reveals,
        "chance": s.chance.to_list(),
    }


def _colour(s: State, seat: int) -> str | None:
    return PLAYER_COLOURS[s.colours[seat]] if seat >= 0 else None


def _scroll_stack(s: State, stack: int) -> dict[str, Any]:
    """The face-up scroll, those under it with the top first, and how many at the bottom all have seen."""
    return {
        "up": name_or_none(SCROLLS, s.stacks_up[stack]),
        "pile": named(SCROLLS, s.stacks[stack][::-1]),
        "seen": s.known[stack],
    }


def _companion(s: State, stair: int) -> dict[str, Any]:
    step = s.companion_step[stair]
    return {"with": _colour(s, s.companion_with[stair]), "step": None if step < 0 else step}


def _player(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "points": dict(zip(SOURCES, player.points, strict=True)),
        "resources": dict(zip(RESOURCES, player.resources, strict=True)),
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "keshis": {AREAS[area]: player.keshis[area] for area in range(EIGHT) if area not in COUNTED_AREAS},
        "sellers": bits(AREAS[:EIGHT], player.sellers),
        "square": [cell for cell in range(SECTORS) if player.pink >> cell & 1],
        "disk": player.disk,
        "caravans": dict(zip(PATHS, player.caravans, strict=True)),
        "gates": [name_or_none(COLOURS, gate) for gate in player.gates],
        "oases": {cell: name_or_none(OASES, player.oases[number]) for number, cell in enumerate(OASIS_CELLS)},
        "line": named(OASES, player.line),
        "line_keshis": [name_or_none(COLOURS, colour) for colour in player.line_keshis],
        "drawn": named(COLOURS, s.drawn[seat]) if s.drawn else [],
        "towns": [name_or_none(TOWNS, town) for town in player.towns],
        "explored_towns": bits(TOWN_CELLS, player.day),
        "provisions": named(PROVISIONS, player.provisions),
        "provisions_shown": named(PROVISIONS, shown_tiles(s, seat)),
        "screen": bits(COLOURS, player.screen),
        "chosen": named(COLOURS, player.chosen),
        "workers": _workers(player),
        "scrolls": named(SCROLLS, player.scrolls),
        "used_scrolls": [place + 1 for place in range(len(player.scrolls)) if player.spent >> place & 1],
        "refreshed": bool(player.refreshed),
        "luxuries": named(LUXURIES, player.luxuries),
        "space": player.space,
        "arrival": player.arrival,
        "harbour": None if player.harbour < 0 else player.harbour + 1,
        "steps": dict(zip(STAIRS, player.steps, strict=True)),
    }


def _workers(player: Player) -> dict[str, int]:
    found = {AREAS[area]: 1 for area in range(EIGHT) if player.workers >> area & 1}
    return {**found, AREAS[SOUK]: player.souk_workers} if player.souk_workers else found


def _frame(s: State, frame: int) -> dict[str, Any]:
    """The kind of the frame, its seat, then its arguments."""
    kind = frame & 63
    found: dict[str, Any] = {"kind": KIND_NAMES[kind]}
    if kind not in OF_NOBODY:
        found["seat"] = _colour(s, frame >> 6 & 7)
    for argument in ARGUMENTS.get(kind, ()):
        found[argument.key] = argument.saved(frame >> 9)
    return found


# --- reading --------------------------------------------------------------------------------------------------------
def from_dict(saved: object) -> State:
    """The position that was saved or written by hand; an impossible one raises `PositionError` with the field."""
    from caravansary.games.marrakesh import loading  # it needs the state, which needs this module

    return loading.load(saved)

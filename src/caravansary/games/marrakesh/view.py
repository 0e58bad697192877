"""What a seat may know, ready for JSON, made from an allow-list: no face-down tiles, no choices of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from caravansary.core.frames import arg_of, kind_of
from caravansary.core.names import counts_by_name, few_by_name, name_or_none, names_of, names_of_bits
from caravansary.games.marrakesh import citizens, frames, medina, provisions, river, sahara, stairs
from caravansary.games.marrakesh.engine import ENGINE
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
    SCROLLS,
    SECTORS,
    SOUK,
    SOURCES,
    STACKS,
    STAIR_TILES,
    STAIRS,
    TOWN_CELLS,
    TOWNS,
    WORKERS,
    WORKSHOPS,
)
from caravansary.games.marrakesh.rounds import CHOOSING, PHASES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


# --- what a view contains; the page's types are written from this -----------------------------------------------------
class OasisView(TypedDict):
    state: str  # hidden, revealed, explored
    oasis: str | None


class TownView(TypedDict):
    town: str
    explored: bool


class PlayerView(TypedDict):
    who: int
    colour: str
    score: int
    points: dict[str, int]
    resources: dict[str, int]
    goods: dict[str, int]
    keshis: dict[str, int]  # by area
    sellers: list[str]  # in the eight areas and the souk
    new_sellers: list[str]  # placed in this turn; they give water from the next one on
    square: list[int]  # cells with a pink keshi
    disk: int
    citizens: list[int]  # facing each cell now
    caravans: dict[str, int]
    gates: list[str | None]
    watchtower: int
    oases: dict[str, OasisView]
    line: list[str]  # explored oases, up to seven
    line_keshis: list[str | None]
    towns: dict[str, TownView | None]
    provisions_shown: list[str]
    provisions_hidden: list[str] | None  # None for the others
    demand: dict[str, int]
    demand_less: int | None  # resources with scroll s44, the dinar included
    screen: list[str]
    chosen: list[str] | None
    has_chosen: bool
    workers: dict[str, int]
    scrolls: list[str]
    luxuries: list[str]
    space: int
    river_start: int  # where the season began
    harbour: int | None
    steps: dict[str, int]


class StackView(TypedDict):
    up: str | None
    count: int  # under it
    known: list[str]  # at its bottom, the lowest one last


class MarketView(TypedDict):
    up: str | None
    count: int


class CompanionView(TypedDict):
    owner: int | None
    step: int | None


class View(TypedDict):
    game: str
    edition: str
    seat: int | None
    expansions: list[str]
    floor: str
    season: int
    round: int
    phase: str
    camel: int
    feld: int
    to_move: int | None
    active: int | None
    order: list[int]
    players: list[PlayerView]
    stacks: dict[str, StackView]
    market: list[MarketView]
    exchange: str
    river_sides: list[str]
    workshops: dict[str, dict[str, int]]
    towns: list[str]
    loose_oases: list[str]
    crocodile: int | None  # the seat that begins the last season there
    connections: dict[str, str | None]  # the stair tile on each cell
    line: list[str]  # connecting cells that the seat to move may use now
    tower: dict[str, int]
    tray: dict[str, int]
    companions: dict[str, CompanionView] | None
    set_aside: list[str]
    pending: list[str]  # what is still to be resolved, the next one first


# --- making it ------------------------------------------------------------------------------------------------------
def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def view(s: State, seat: int | None) -> View:
    """The position as the seat (None: a spectator) may know it."""
    choosing = bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_KESHIS
    crossing = bool(s.stack) and kind_of(s.stack[-1]) == frames.CHOOSE_CONNECTION
    return {
        "game": "marrakesh",
        "edition": s.printed.name,
        "seat": seat,
        "expansions": names_of_bits(EXPANSIONS, s.expansions),
        "floor": FLOORS[s.floor],
        "season": s.season + 1,
        "round": s.round + 1,
        "phase": PHASES[s.phase],
        "camel": s.camel(),
        "feld": (s.first + s.season) % s.seats,
        "to_move": None if choosing else s.to_move,
        "active": seat_or_none(s.active),
        "order": s.turn_order(),
        "players": [player_view(s, who, seat) for who in range(s.seats)],
        "stacks": {name: stack_view(s, stack) for stack, name in enumerate(STACKS)},
        "market": [
            {"up": name_or_none(LUXURIES, s.market_up[place]), "count": len(s.market[place])}
            for place in range(len(s.market))
        ],
        "exchange": EXCHANGES[s.exchanges[s.season]],
        "river_sides": names_of(RIVER_SIDES, s.sides),
        "workshops": {
            name: few_by_name(COLOURS, s.workshops[12 * number : 12 * number + 12])
            for number, name in enumerate(WORKSHOPS)
        },
        "towns": names_of(TOWNS, s.towns),
        "loose_oases": names_of(OASES, s.loose_oases),
        "crocodile": seat_or_none(s.crocodile),
        "connections": {name: name_or_none(STAIR_TILES, s.covers[cell]) for cell, name in enumerate(CONNECTING)},
        "line": names_of(CONNECTING, stairs.line_of(s, arg_of(s.stack[-1]))) if crossing else [],
        "tower": few_by_name(COLOURS, s.tower),
        "tray": few_by_name(COLOURS, s.tray),
        "companions": companions_view(s) if s.has_expansion(2) else None,
        "set_aside": set_aside_view(s),
        "pending": pending_view(s),
    }


def player_view(s: State, who: int, seat: int | None) -> PlayerView:
    player = s.players[who]
    is_own = who == seat
    is_secret = s.phase == CHOOSING
    workers = {AREAS[area]: 1 for area in range(EIGHT) if player.workers >> area & 1}
    if player.souk_workers:
        workers[AREAS[SOUK]] = player.souk_workers
    return {
        "who": who,
        "colour": PLAYER_COLOURS[s.colours[who]],
        "score": sum(player.points),
        "points": counts_by_name(SOURCES, player.points),
        "resources": counts_by_name(RESOURCES, player.resources),
        "goods": counts_by_name(GOODS, player.goods),
        "keshis": counts_by_name(AREAS[:EIGHT], player.keshis),
        "sellers": names_of_bits(AREAS, player.sellers),
        "new_sellers": names_of_bits(AREAS, player.new_sellers),
        "square": [cell for cell in range(SECTORS) if player.pink >> cell & 1],
        "disk": player.disk,
        "citizens": [citizens.facing(s, who, cell) for cell in range(SECTORS)],
        "caravans": counts_by_name(PATHS, player.caravans),
        "gates": [name_or_none(COLOURS, gate) for gate in player.gates],
        "watchtower": medina.watchtower(player),
        "oases": {name: oasis_view(s, who, cell) for cell, name in enumerate(OASIS_CELLS)},
        "line": names_of(OASES, player.line),
        "line_keshis": [name_or_none(COLOURS, colour) for colour in player.line_keshis],
        "towns": {name: town_view(s, who, path) for path, name in enumerate(TOWN_CELLS)},
        "provisions_shown": names_of(PROVISIONS, provisions.shown_tiles(s, who)),
        "provisions_hidden": names_of(PROVISIONS, provisions.hidden_tiles(s, who)) if is_own or s.is_over else None,
        "demand": counts_by_name(RESOURCES, provisions.demand(s, who)),
        "demand_less": provisions.demand_less(s, who),
        "screen": names_of_bits(COLOURS, player.screen),
        "chosen": names_of(COLOURS, player.chosen) if is_own or not is_secret else None,
        "has_chosen": len(player.chosen) == WORKERS,
        "workers": workers,
        "scrolls": names_of(SCROLLS, player.scrolls),
        "luxuries": names_of(LUXURIES, player.luxuries),
        "space": player.space,
        "river_start": river.starting_space(s, who),
        "harbour": seat_or_none(player.harbour),
        "steps": counts_by_name(STAIRS, player.steps),
    }


def oasis_view(s: State, who: int, cell: int) -> OasisView:
    """Face-down oases are known to nobody (MKSH-SETUP-10)."""
    tile = s.players[who].oases[cell]
    if tile < 0:
        return {"state": "explored", "oasis": None}
    if sahara.is_revealed(s, who, cell):
        return {"state": "revealed", "oasis": OASES[tile]}
    return {"state": "hidden", "oasis": None}


def town_view(s: State, who: int, path: int) -> TownView | None:
    town = s.players[who].towns[path]
    if town < 0:
        return None
    return {"town": TOWNS[town], "explored": bool(s.players[who].day >> path & 1)}


def stack_view(s: State, stack: int) -> StackView:
    known = s.stacks[stack][: s.known[stack]]
    return {
        "up": name_or_none(SCROLLS, s.stacks_up[stack]),
        "count": len(s.stacks[stack]),
        "known": names_of(SCROLLS, known[::-1]),
    }


def companions_view(s: State) -> dict[str, CompanionView]:
    return {
        name: {"owner": seat_or_none(s.companion_with[stair]), "step": seat_or_none(s.companion_step[stair])}
        for stair, name in enumerate(COMPANIONS)
    }


def set_aside_view(s: State) -> list[str]:
    """The keshis of gates that wait in the innermost medina action."""
    for frame in reversed(s.stack):
        if kind_of(frame) == frames.PLACE_SET_ASIDE:
            return names_of(COLOURS, medina.colours_set_aside(arg_of(frame)))
    return []


def pending_view(s: State) -> list[str]:
    """The decisions that wait on the stack, the next one first."""
    return [ENGINE.asks[kind].name for kind in map(kind_of, reversed(s.stack)) if kind in ENGINE.asks]


def holdings(s: State) -> dict[int, dict[str, int]]:
    """What each seat has, by name; for previews and statistics."""
    found: dict[int, dict[str, int]] = {}
    for seat, player in enumerate(s.players):
        held = {"points": sum(player.points)}
        held.update(counts_by_name(RESOURCES, player.resources))
        held.update({f"good_{name}": player.goods[i] for i, name in enumerate(GOODS)})
        held.update({f"keshi_{COLOURS[area]}": player.keshis[area] for area in range(EIGHT)})
        held["keshi_red"] = player.sellers.bit_count()
        held["scrolls"] = len(player.scrolls)
        held["luxuries"] = len(player.luxuries)
        held["gates"] = sum(1 for gate in player.gates if gate >= 0)
        held["oases"] = len(player.line)
        found[seat] = held
    return found

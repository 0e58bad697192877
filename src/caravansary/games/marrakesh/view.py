"""What a seat may know, ready for JSON, made from an allow-list: no face-down tiles, no choices of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from caravansary.games.marrakesh import citizens, frames, medina, provisions, sahara, stairs
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
    sellers: list[str]
    square: list[int]  # cells with a pink keshi
    disk: int
    citizens: list[int]  # facing each cell now
    caravans: dict[str, int]
    gates: list[str | None]
    watchtower: int
    oases: dict[str, OasisView]
    line: list[str]
    line_keshis: list[str | None]
    towns: dict[str, TownView | None]
    provisions_shown: list[str]
    provisions_hidden: list[str] | None  # None for the others
    demand: dict[str, int]
    screen: list[str]
    chosen: list[str] | None
    has_chosen: bool
    workers: dict[str, int]
    scrolls: list[str]
    luxuries: list[str]
    space: int
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
    connections: dict[str, str | None]  # the stair tile on each cell
    line: list[str]  # connecting cells that the seat to move may use now
    tower: dict[str, int]
    tray: dict[str, int]
    companions: dict[str, CompanionView] | None
    set_aside: list[str]
    pending: list[str]  # what is still to be resolved, the next one first


# --- making it ------------------------------------------------------------------------------------------------------
def bits(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for index, name in enumerate(names) if mask >> index & 1]


def named(names: tuple[str, ...], numbers: list[int]) -> list[str]:
    return [names[number] for number in numbers]


def name_or_none(names: tuple[str, ...], number: int) -> str | None:
    return None if number < 0 else names[number]


def counted(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {name: counts[index] for index, name in enumerate(names) if counts[index]}


def seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def view(s: State, seat: int | None) -> View:
    """The position as the seat (None: a spectator) may know it."""
    choosing = bool(s.stack) and s.stack[-1] & 63 == frames.CHOOSE_KESHIS
    crossing = bool(s.stack) and s.stack[-1] & 63 == frames.CHOOSE_CONNECTION
    return {
        "game": "marrakesh",
        "edition": s.printed.name,
        "seat": seat,
        "expansions": [name for number, name in enumerate(EXPANSIONS) if s.expansions >> number & 1],
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
        "river_sides": named(RIVER_SIDES, s.sides),
        "workshops": {
            name: counted(COLOURS, s.workshops[12 * number : 12 * number + 12]) for number, name in enumerate(WORKSHOPS)
        },
        "towns": named(TOWNS, s.towns),
        "connections": {name: name_or_none(STAIR_TILES, s.covers[cell]) for cell, name in enumerate(CONNECTING)},
        "line": named(CONNECTING, stairs.line_cells(s, s.decider)) if crossing else [],
        "tower": counted(COLOURS, s.tower),
        "tray": counted(COLOURS, s.tray),
        "companions": companions_view(s) if s.has_expansion(2) else None,
        "set_aside": named(COLOURS, s.set_aside),
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
        "points": {SOURCES[source]: points for source, points in enumerate(player.points)},
        "resources": {name: player.resources[i] for i, name in enumerate(RESOURCES)},
        "goods": {name: player.goods[i] for i, name in enumerate(GOODS)},
        "keshis": {AREAS[area]: player.keshis[area] for area in range(EIGHT)},
        "sellers": bits(AREAS[:EIGHT], player.sellers),
        "square": [cell for cell in range(SECTORS) if player.pink >> cell & 1],
        "disk": player.disk,
        "citizens": [citizens.facing(s, who, cell) for cell in range(SECTORS)],
        "caravans": {"left": player.caravans[0], "right": player.caravans[1], "start": player.caravans[2]},
        "gates": [name_or_none(COLOURS, gate) for gate in player.gates],
        "watchtower": medina.watchtower(player),
        "oases": {name: oasis_view(s, who, cell) for cell, name in enumerate(OASIS_CELLS)},
        "line": named(OASES, player.line),
        "line_keshis": [name_or_none(COLOURS, colour) for colour in player.line_keshis],
        "towns": {name: town_view(s, who, path) for path, name in enumerate(TOWN_CELLS)},
        "provisions_shown": named(PROVISIONS, provisions.shown_tiles(s, who)),
        "provisions_hidden": named(PROVISIONS, provisions.hidden_tiles(s, who)) if is_own or s.is_over else None,
        "demand": {name: provisions.demand(s, who)[i] for i, name in enumerate(RESOURCES)},
        "screen": bits(COLOURS, player.screen),
        "chosen": named(COLOURS, player.chosen) if is_own or not is_secret else None,
        "has_chosen": len(player.chosen) == WORKERS,
        "workers": workers,
        "scrolls": named(SCROLLS, player.scrolls),
        "luxuries": named(LUXURIES, player.luxuries),
        "space": player.space,
        "harbour": seat_or_none(player.harbour),
        "steps": {STAIRS[0]: player.steps[0], STAIRS[1]: player.steps[1]},
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
        "known": named(SCROLLS, known[::-1]),
    }


def companions_view(s: State) -> dict[str, CompanionView]:
    return {
        name: {"owner": seat_or_none(s.companion_with[stair]), "step": seat_or_none(s.companion_step[stair])}
        for stair, name in enumerate(COMPANIONS)
    }


def pending_view(s: State) -> list[str]:
    """The decisions that wait on the stack, the next one first."""
    return [frames.NAMES[frame & 63] for frame in reversed(s.stack) if frame & 63 in frames.NAMES]


def holdings(s: State) -> dict[int, dict[str, int]]:
    """What each seat has, by name; for previews and statistics."""
    found: dict[int, dict[str, int]] = {}
    for seat, player in enumerate(s.players):
        held = {"points": sum(player.points)}
        held.update({name: player.resources[i] for i, name in enumerate(RESOURCES)})
        held.update({f"good_{name}": player.goods[i] for i, name in enumerate(GOODS)})
        held.update({f"keshi_{COLOURS[area]}": player.keshis[area] for area in range(EIGHT)})
        held["keshi_red"] = player.sellers.bit_count()
        held["scrolls"] = len(player.scrolls)
        held["luxuries"] = len(player.luxuries)
        held["gates"] = sum(1 for gate in player.gates if gate >= 0)
        held["oases"] = len(player.line)
        found[seat] = held
    return found

"""What a seat may know, ready for JSON, made from an allow-list. Everything but the order of two decks is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from caravansary.core.frames import arg_of, kind_of
from caravansary.core.names import counts_by_name, names_of_bits
from caravansary.games.merv import frames, hidden
from caravansary.games.merv.mosque import level_of
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    BREAKTHROUGHS,
    CAMEL_MARKET,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACT_STACKS,
    CONTRACTS,
    CORNERS,
    HALLS,
    MARKET_SLOTS,
    NO_NODE,
    NODES,
    PLAYER_COLOURS,
    SCORING_TILES,
    SIDES,
    SITES,
    SOURCES,
    SPICES,
    UPGRADES,
    WALL_PIECES,
    WALL_SLOTS,
)
from caravansary.games.merv.rounds import PHASES
from caravansary.games.merv.upgrades import bonus_upgrades_left

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


# --- what a view contains; the page's types are written from this -----------------------------------------------------
class CellView(TypedDict):
    site: str
    owner: int | None
    soldier: int | None
    upgrade: str | None


class CamelMarketView(TypedDict):
    side: str
    camels: dict[str, int]


class SupplyView(TypedDict):
    cubes: dict[str, int]
    scrolls: int
    common: int
    rare: int
    white_upgrades: int
    bonus_upgrades: list[str]


class CaravanView(TypedDict):
    queue: list[str]
    camels: int
    deck: int
    deck_holds: dict[str, int]


class PlayerView(TypedDict):
    who: int
    kind: str
    colour: str
    score: int
    points: dict[str, int]
    buildings: int
    servants: int
    discs: int
    camels: int
    favour: int
    influence: int
    mosque: str | None
    scrolls: int
    scrolls_committed: int
    common: int
    common_committed: int
    rare: int
    rare_committed: int
    cubes: dict[str, int]
    spices: dict[str, int]
    courtiers: dict[str, int]
    posts: list[str]
    breakthroughs: list[str]
    scoring_tile: str | None
    contracts: list[str]


class SoloView(TypedDict):
    open: str | None
    deck: list[list[str]]
    discard: list[str]
    removed: list[str]


class View(TypedDict):
    game: str
    edition: str
    seat: int | None
    year: int
    round: int
    phase: str
    side: str
    corner: str
    to_move: int | None
    active: int | None
    order: list[int]
    turn: int
    slots: list[int | None]
    slot: int | None
    site: str | None
    next_queue: list[int | None]
    queue_camels: list[int]
    city: dict[str, CellView]
    camel_market: CamelMarketView
    walls: dict[str, str]
    wall_supply: dict[str, int]
    supply: SupplyView
    caravan: CaravanView
    contracts: dict[str, list[str]]
    city_camels: list[str]
    path_camels: list[str]
    routes: list[str]
    camels_out: int
    ransom_cubes: dict[str, int]
    attacked: list[str]
    players: list[PlayerView]
    solo: SoloView | None


def view(s: State, seat: int | None) -> View:
    """The table as the seat sees it; a spectator sees the same, for nobody holds secrets."""
    return {
        "game": "merv",
        "edition": s.printed.name,
        "seat": seat,
        "year": s.year,
        "round": s.round + 1,
        "phase": PHASES[s.phase],
        "side": SIDES[s.round],
        "corner": CORNERS[s.round],
        "to_move": s.to_move,
        "active": s.active if s.active >= 0 else None,
        "order": list(s.order),
        "turn": s.turn,
        "slots": [who if who >= 0 else None for who in s.slots],
        "slot": s.slot + 1 if s.slot >= 0 else None,
        "site": CELLS[s.site] if s.site >= 0 else None,
        "next_queue": [who if who >= 0 else None for who in s.next_queue],
        "queue_camels": list(s.queue_camels),
        "city": {CELLS[cell]: _cell(s, cell) for cell in range(25) if cell != CAMEL_MARKET},
        "camel_market": {
            "side": "AB"[s.market_side],
            "camels": {MARKET_SLOTS[slot]: s.market_camels >> slot & 1 for slot in range(4)},
        },
        "walls": {WALL_SLOTS[slot]: WALL_PIECES[s.walls[slot]] for slot in range(20) if s.walls[slot] >= 0},
        "wall_supply": counts_by_name(WALL_PIECES, s.wall_left),
        "supply": {
            "cubes": counts_by_name(COLOURS, s.cubes_left),
            "scrolls": s.scrolls_left,
            "common": s.common_left,
            "rare": s.rare_left,
            "white_upgrades": s.white_left,
            "bonus_upgrades": [COLOURS[c] for c in range(4) for _ in range(bonus_upgrades_left(s, c))],
        },
        "caravan": {
            "queue": [SPICES[spice] for spice in s.queue],
            "camels": s.camels_on_cards,
            "deck": len(s.deck),
            "deck_holds": counts_by_name(SPICES, [s.deck.count(spice) for spice in range(4)]),
        },
        "contracts": {
            CONTRACT_STACKS[stack]: list(CONTRACTS[3 * stack + s.contracts_gone[stack] : 3 * stack + 3])
            for stack in range(6)
        },
        "city_camels": names_of_bits(CITIES, s.city_camels),
        "path_camels": names_of_bits(NODES, s.path_camels),
        "routes": names_of_bits(CITIES, s.routes),
        "camels_out": s.camels_out,
        "ransom_cubes": counts_by_name(COLOURS, s.ransom_cubes),
        "attacked": names_of_bits(CELLS, s.attacked),
        "players": [player_view(s, who) for who in range(len(s.players))],
        "solo": _solo(s) if s.magistrate >= 0 else None,
    }


def _cell(s: State, cell: int) -> CellView:
    return {
        "site": SITES[s.sites[cell]],
        "owner": s.owner[cell] if s.owner[cell] >= 0 else None,
        "soldier": s.soldier[cell] if s.soldier[cell] >= 0 else None,
        "upgrade": UPGRADES[s.upgrade[cell]] if s.upgrade[cell] >= 0 else None,
    }


def player_view(s: State, who: int) -> PlayerView:
    player = s.players[who]
    return {
        "who": who,
        "kind": "seat" if who < s.seats else "magistrate" if who == s.magistrate else "high_courtier",
        "colour": PLAYER_COLOURS[s.colours[who]],
        "score": sum(player.points),
        "points": counts_by_name(SOURCES, player.points),
        "buildings": player.buildings,
        "servants": player.servants,
        "discs": player.discs,
        "camels": player.camels,
        "favour": player.favour,
        "influence": player.influence,
        "mosque": NODES[player.node] if player.node != NO_NODE else None,
        "scrolls": player.scrolls,
        "scrolls_committed": player.scrolls_tied,
        "common": player.common,
        "common_committed": player.common_tied,
        "rare": player.rare,
        "rare_committed": player.rare_tied,
        "cubes": counts_by_name(COLOURS, player.cubes),
        "spices": counts_by_name(SPICES, player.spices),
        "courtiers": counts_by_name(HALLS, player.courtiers),
        "posts": names_of_bits(CITIES, player.posts),
        "breakthroughs": names_of_bits(BREAKTHROUGHS, player.tiles),
        "scoring_tile": SCORING_TILES[player.scoring_tile] if player.scoring_tile >= 0 else None,
        "contracts": names_of_bits(CONTRACTS, player.contracts),
    }


def _solo(s: State) -> SoloView:
    """The magistrate's cards: what lies open, what is still to come, part by part from the top, but not the order."""
    gone = set(range(6)) - set(s.solo_deck) - set(s.solo_discard) - {s.solo_open}
    return {
        "open": BOARD_ACTIONS[s.solo_open] if s.solo_open >= 0 else None,
        "deck": [[BOARD_ACTIONS[card] for card in part] for part in reversed(hidden.solo_parts(s))],
        "discard": [BOARD_ACTIONS[card] for card in sorted(s.solo_discard)],
        "removed": [BOARD_ACTIONS[card] for card in sorted(gone)],
    }


def holdings(s: State) -> dict[int, dict[str, int]]:
    """What each participant has, for previews: names of things and their numbers."""
    found: dict[int, dict[str, int]] = {}
    for who, player in enumerate(s.players):
        things = counts_by_name(COLOURS, player.cubes)
        things.update(
            points=sum(player.points),
            favour=player.favour,
            influence=player.influence,
            camels=player.camels,
            scrolls=player.scrolls,
            common=player.common,
            rare=player.rare,
            cards=sum(player.spices),
            mosque=level_of(player.node),
            courtiers=sum(player.courtiers),
            buildings=s.printed.buildings - player.buildings,
            posts=player.posts.bit_count(),
            servants=player.servants,
        )
        found[who] = things
    return found


def cost_to_pay(s: State) -> dict[str, int]:
    """The cubes that the open payment still asks for."""
    kind = kind_of(s.stack[-1]) if s.stack else -1
    if kind == frames.CHOOSE_CARAVAN_CUBE:
        return {"cubes": 1}
    if kind == frames.CHOOSE_LIBRARY_CUBE:
        return {"cubes": arg_of(s.stack[-1]) - sum(s.paid)}
    if kind != frames.CHOOSE_CUBE:
        return {}
    if s.need[4]:
        return {"cubes": 1}
    if any(s.paid[4:]):  # a help may stand for any colour of the price
        return {"cubes": sum(s.need) - sum(s.paid)}
    return {COLOURS[colour]: s.need[colour] - s.paid[colour] for colour in range(4) if s.need[colour] > s.paid[colour]}

"""Saved positions: the whole state as plain data with the names of things, readable and editable by hand.

`docs/games/saved-positions-marrakesh.md` describes the format. What follows from the rest is not saved: how far a phase
has come, whose turn it is, the keshis of caravans and of the square, the supply, the options. Whether the parts fit
together is asked in `invariants.py`.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from caravansary.core.chance import Chance
from caravansary.core.errors import PositionError
from caravansary.core.frames import ARG_SHIFT, arg_of, kind_of, seat_of
from caravansary.core.names import counts_by_name, few_by_name, name_or_none, names_of, names_of_bits
from caravansary.core.reading import Saved, require
from caravansary.games.marrakesh import frames, madrasa, medina, rounds, souk
from caravansary.games.marrakesh.components import EDITIONS
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BROWN,
    BY_MEDINA,
    BY_PROVISIONS,
    COLOURS,
    COMPANIONS,
    CONNECTING,
    EIGHT,
    EXCHANGES,
    EXPANSIONS,
    FLOORS,
    GOODS,
    HARBOUR,
    HARBOUR_CELLS,
    LAST_STEP,
    LINE_CELLS,
    LOOSE_OASES,
    LUXURIES,
    MADRASA,
    MARKET_PLACES,
    MEDINA,
    MOST_EXPLORED,
    MOST_KESHIS,
    OASES,
    OASIS_CELLS,
    PATHS,
    PINK,
    PLAYER_COLOURS,
    PROVISIONS,
    RESOURCES,
    RIVER_SIDES,
    ROUNDS,
    SAHARA,
    SCROLLS,
    SEASONS,
    SECTORS,
    SLOTS,
    SOUK,
    SOUK_WORKERS,
    SOURCES,
    SQUARE,
    STACKS,
    STAIR_TILES,
    STAIRS,
    TOWN_CELLS,
    TOWNS,
    WORKERS,
    WORKSHOPS,
)
from caravansary.games.marrakesh.powers import powers_of
from caravansary.games.marrakesh.provisions import shown_tiles
from caravansary.games.marrakesh.state import Player, State

FORMAT: Final = "caravansary state 1"
GAME: Final = "marrakesh"
RULES: Final = 2
KEYS: Final = (
    *("format", "game", "rules", "edition", "seats", "colours", "expansions", "floor", "first_river_tiles"),
    *("only_new_exchange_tiles", "season", "round", "phase", "first", "scrolls", "market", "exchanges", "river_sides"),
    *("workshops", "towns", "stair_tiles", "loose_oases", "seen_oases", "crocodile", "tower", "tray", "companions"),
    *("players", "reveals", "chance"),
)
INSIDE_A_TURN: Final = ("turn", "river_tile", "pending", "last")  # nobody gives them by hand
PLAYER_KEYS: Final = (
    *("points", "resources", "goods", "keshis", "sellers", "souk_seller", "new_sellers", "square", "disk", "caravans"),
    *("gates", "oases", "line", "line_keshis", "drawn", "towns", "explored_towns", "provisions", "provisions_shown"),
    *("screen", "chosen", "workers", "scrolls", "refreshed", "bought", "luxuries", "space", "arrival", "harbour"),
    "steps",
)
# The phases in which somebody can be asked, and the end
PHASES: Final = {
    rounds.PHASES[phase]: phase
    for phase in (
        *(rounds.SETUP, rounds.CHOOSING, rounds.JOKERS, rounds.DRAFTING, rounds.WORKING, rounds.RIVER_BONUSES),
        *(rounds.SEASON_SCROLLS, rounds.RIVER_TILE, rounds.PROVISIONS, rounds.NEXT_PROVISION, rounds.OVER),
    )
}
COUNTED_AREAS: Final = (SQUARE, SAHARA)  # their keshis are counted: the cells with a keshi, the caravans
KESHI_AREAS: Final = tuple(name for area, name in enumerate(AREAS[:EIGHT]) if area not in COUNTED_AREAS)
CAN_BE_NEGATIVE: Final = (BY_MEDINA, BY_PROVISIONS)
# Limits that no game comes near
MOST_THINGS: Final = 9_999  # resources, goods of one kind
MOST_POINTS: Final = 99_999  # of one source
MOST_ARRIVALS: Final = 9_999
MOST_REVEALS: Final = 999_999
MOST_OF_A_COLOUR: Final = 99  # keshis in tower or tray
COUNTING_FRAMES: Final = (frames.CHOOSE_SCROLL, frames.PLACE_SET_ASIDE, frames.CHOOSE_GATE, frames.CHOOSE_SOUK)
DEEPEST: Final = 2_000  # frames on the stack; an edition with the highest values can lead to more than 1,000


# --- writing --------------------------------------------------------------------------------------------------------
def saved(s: State) -> dict[str, Any]:
    """The position, ready for JSON."""
    return {
        "format": FORMAT,
        "game": GAME,
        "rules": RULES,
        "edition": {"name": s.printed.name, "overrides": copy.deepcopy(s.printed.overrides)},
        "seats": s.seats,
        "colours": seat_names(s),
        "expansions": names_of_bits(EXPANSIONS, s.expansions),
        "floor": FLOORS[s.floor],
        "first_river_tiles": bool(s.first_game),
        "only_new_exchange_tiles": bool(s.only_new),
        "season": s.season + 1,
        "round": s.round + 1,
        "phase": rounds.PHASES[s.phase],
        "first": _colour(s, s.first),
        "scrolls": {name: _scroll_stack(s, stack) for stack, name in enumerate(STACKS)},
        "market": [
            {"up": name_or_none(LUXURIES, up), "pile": names_of(LUXURIES, pile[::-1])}
            for up, pile in zip(s.market_up, s.market, strict=True)
        ],
        "exchanges": names_of(EXCHANGES, s.exchanges),
        "river_sides": names_of(RIVER_SIDES, s.sides),
        "workshops": {
            name: few_by_name(COLOURS, s.workshops[12 * number : 12 * number + 12])
            for number, name in enumerate(WORKSHOPS)
        },
        "towns": names_of(TOWNS, s.towns),
        "stair_tiles": {CONNECTING[cell]: STAIR_TILES[tile] for cell, tile in enumerate(s.covers) if tile >= 0},
        "loose_oases": names_of(OASES, s.loose_oases),
        "seen_oases": names_of(OASES, s.seen_oases),
        "crocodile": _colour(s, s.crocodile),
        "tower": few_by_name(COLOURS, s.tower),
        "tray": few_by_name(COLOURS, s.tray),
        "companions": {name: _companion(s, stair) for stair, name in enumerate(COMPANIONS)},
        "players": {_colour(s, seat): _player(s, seat) for seat in range(s.seats)},
        "turn": open_actions(s),
        "river_tile": {"ranking": [_colour(s, seat) for seat in s.ranking_now], "left": s.bonus_left + 1},
        "pending": ENGINE.saved_stack(s, seat_names(s)),
        "last": _colour(s, s.clicker),
        "reveals": s.reveals,
        "chance": s.chance.to_list(),
    }


def seat_names(s: State) -> list[str]:
    """Seats are called by their colours."""
    return names_of(PLAYER_COLOURS, s.colours)


def _colour(s: State, seat: int) -> str | None:
    return PLAYER_COLOURS[s.colours[seat]] if seat >= 0 else None


def open_actions(s: State) -> list[dict[str, Any]]:
    """The counts of every madrasa, medina and souk action that is going on, the outermost first (MKSH-GRANT-5)."""
    found: list[dict[str, Any]] = []
    for frame in s.stack:
        kind, arg = kind_of(frame), arg_of(frame)
        if kind == frames.CHOOSE_SCROLL:
            counts = {field.key: field.saved(arg) for field in madrasa.ACTION_FIELDS}
            found.append({"action": AREAS[MADRASA], **counts})
        elif kind == frames.PLACE_SET_ASIDE:
            set_aside = names_of(COLOURS, medina.colours_set_aside(arg))
            found.append({"action": AREAS[MEDINA], "set_aside": set_aside, "gates_left": None})
        elif kind == frames.CHOOSE_GATE:
            found[-1]["gates_left"] = arg
        elif kind == frames.CHOOSE_SOUK:
            found.append({"action": AREAS[SOUK], "mode": souk.MODES[arg - 1] if arg else None})
    return found


def _scroll_stack(s: State, stack: int) -> dict[str, Any]:
    """The face-up scroll, those under it with the top first, and how many at the bottom all have seen."""
    return {
        "up": name_or_none(SCROLLS, s.stacks_up[stack]),
        "pile": names_of(SCROLLS, s.stacks[stack][::-1]),
        "seen": s.known[stack],
    }


def _companion(s: State, stair: int) -> dict[str, Any]:
    step = s.companion_step[stair]
    return {"with": _colour(s, s.companion_with[stair]), "step": None if step < 0 else step}


def _player(s: State, seat: int) -> dict[str, Any]:
    player = s.players[seat]
    return {
        "points": counts_by_name(SOURCES, player.points),
        "resources": counts_by_name(RESOURCES, player.resources),
        "goods": counts_by_name(GOODS, player.goods),
        "keshis": {AREAS[area]: player.keshis[area] for area in range(EIGHT) if area not in COUNTED_AREAS},
        "sellers": names_of_bits(AREAS[:EIGHT], player.sellers),
        "souk_seller": bool(player.sellers >> SOUK & 1),
        "new_sellers": names_of_bits(AREAS, player.new_sellers),
        "square": [cell for cell in range(SECTORS) if player.pink >> cell & 1],
        "disk": player.disk,
        "caravans": counts_by_name(PATHS, player.caravans),
        "gates": [name_or_none(COLOURS, gate) for gate in player.gates],
        "oases": {cell: name_or_none(OASES, player.oases[number]) for number, cell in enumerate(OASIS_CELLS)},
        "line": names_of(OASES, player.line),
        "line_keshis": [name_or_none(COLOURS, colour) for colour in player.line_keshis],
        "drawn": names_of(COLOURS, s.drawn[seat]) if s.drawn else [],
        "towns": [name_or_none(TOWNS, town) for town in player.towns],
        "explored_towns": names_of_bits(TOWN_CELLS, player.day),
        "provisions": names_of(PROVISIONS, player.provisions),
        "provisions_shown": names_of(PROVISIONS, shown_tiles(s, seat)),
        "screen": names_of_bits(COLOURS, player.screen),
        "chosen": names_of(COLOURS, player.chosen),
        "workers": _workers(player),
        "scrolls": names_of(SCROLLS, player.scrolls),
        "refreshed": bool(player.refreshed),
        "bought": bool(player.bought),
        "luxuries": names_of(LUXURIES, player.luxuries),
        "space": player.space,
        "arrival": player.arrival,
        "harbour": None if player.harbour < 0 else player.harbour + 1,
        "steps": counts_by_name(STAIRS, player.steps),
    }


def _workers(player: Player) -> dict[str, int]:
    found = {AREAS[area]: 1 for area in range(EIGHT) if player.workers >> area & 1}
    return {**found, AREAS[SOUK]: player.souk_workers} if player.souk_workers else found


# --- reading --------------------------------------------------------------------------------------------------------
def read(position: Saved, by_hand: bool) -> State:
    """The position with checks of types, names and ranges; written by hand, nothing is pending yet."""
    check_rules(position)
    top = position.position(KEYS, INSIDE_A_TURN, by_hand)
    s = empty_table(top)
    names = seat_names(s)
    s.season = top["season"].number(1, SEASONS) - 1
    s.round = top["round"].number(1, ROUNDS) - 1
    s.phase = tuple(PHASES.values())[top["phase"].name(tuple(PHASES))]
    s.first = top["first"].name(names)
    read_piles(s, top)
    read_tiles(s, top)
    read_loose_oases(s, top, names)
    read_keshis(s, top)
    read_companions(s, top["companions"], names)
    players = top["players"].table(names)
    s.players = [read_player(s, players[name]) for name in names]
    s.arrivals = max(player.arrival for player in s.players)
    if s.phase != rounds.SETUP:
        for name, drawn in zip(names, s.drawn, strict=True):
            require(not drawn, f"players.{name}.drawn", "must be empty after the setup")
        s.drawn = []
    if by_hand:
        s.active = rounds.first_at_work(s)
    else:
        read_turn(s, top, names)
    return s


def check_rules(position: Saved) -> None:
    """A position of older rules has other tiles: it is recognised, and not read."""
    if not isinstance(position.value, dict) or "rules" not in position.value:
        return
    rules = Saved("rules", position.value["rules"])
    if type(rules.value) is int and 0 < rules.value < RULES:
        problem = f"made under rules {rules.value} of {GAME}, older than the rules {RULES} here"
        raise PositionError(rules.field, f"{problem}: it can be shown, not replayed")


def empty_table(top: dict[str, Saved]) -> State:
    """A table of these seats with nothing on it."""
    top["format"].name((FORMAT,))
    top["game"].name((GAME,))
    top["rules"].number(RULES, RULES)
    seats = top["seats"].number(2, len(PLAYER_COLOURS))
    colours = top["colours"].different_names(PLAYER_COLOURS, seats)
    chance = Chance.from_list("chance", top["chance"].value)
    s = State(top["edition"].edition(EDITIONS), seats, colours, chance)
    s.clear()
    s.expansions = top["expansions"].some(EXPANSIONS)
    s.floor = top["floor"].name(FLOORS)
    s.first_game = top["first_river_tiles"].flag()
    s.only_new = top["only_new_exchange_tiles"].flag()
    s.reveals = top["reveals"].number(0, MOST_REVEALS)
    return s


# --- the board ------------------------------------------------------------------------------------------------------
def read_piles(s: State, top: dict[str, Saved]) -> None:
    """Scrolls and luxury items; the top of a pile stands first."""
    stacks = top["scrolls"].table(STACKS)
    for name in STACKS:
        table = stacks[name].table(("up", "pile", "seen"))
        s.stacks_up.append(table["up"].name_or_none(SCROLLS))
        s.stacks.append(table["pile"].names(SCROLLS, len(SCROLLS))[::-1])
        s.known.append(table["seen"].number(0, len(s.stacks[-1])))
    for row in top["market"].rows(MARKET_PLACES, MARKET_PLACES):
        table = row.table(("up", "pile"))
        s.market_up.append(table["up"].name_or_none(LUXURIES))
        s.market.append(table["pile"].names(LUXURIES, len(LUXURIES))[::-1])


def read_tiles(s: State, top: dict[str, Saved]) -> None:
    s.exchanges = [row.name(EXCHANGES) for row in top["exchanges"].rows(SEASONS, SEASONS)]
    s.sides = [row.name(RIVER_SIDES) for row in top["river_sides"].rows(SEASONS, SEASONS)]
    towns = top["towns"].some(TOWNS)
    s.towns = [town for town in range(len(TOWNS)) if towns >> town & 1]
    tiles = top["stair_tiles"].table((), CONNECTING)
    s.covers = [tiles[cell].name(STAIR_TILES) if cell in tiles else -1 for cell in CONNECTING]


def read_loose_oases(s: State, top: dict[str, Saved], names: list[str]) -> None:
    """What river sides 02 and 09 leave beside the board and on the river."""
    s.loose_oases = top["loose_oases"].names(OASES, LOOSE_OASES)
    s.seen_oases = top["seen_oases"].names(OASES, LOOSE_OASES)
    s.crocodile = top["crocodile"].name_or_none(names)


def read_keshis(s: State, top: dict[str, Saved]) -> None:
    """Gates of the workshops, keshis in the tower and in the tray."""
    workshops = top["workshops"].table(WORKSHOPS)
    for name in WORKSHOPS:
        s.workshops += workshops[name].few(COLOURS, MOST_OF_A_COLOUR)
    s.tower = top["tower"].few(COLOURS, MOST_OF_A_COLOUR)
    s.tray = top["tray"].few(COLOURS, MOST_OF_A_COLOUR)


def read_companions(s: State, saved: Saved, names: list[str]) -> None:
    companions = saved.table(COMPANIONS)
    for stair, name in enumerate(COMPANIONS):
        table = companions[name].table(("with", "step"))
        s.companion_with[stair] = table["with"].name_or_none(names)
        if table["step"].value is not None:
            s.companion_step[stair] = table["step"].number(1, LAST_STEP)


# --- the players ----------------------------------------------------------------------------------------------------
def read_player(s: State, saved: Saved) -> Player:
    table = saved.table(PLAYER_KEYS)
    player = Player()
    player.clear()
    player.points = read_points(table["points"])
    player.resources = table["resources"].counts(RESOURCES, MOST_THINGS)
    player.goods = table["goods"].counts(GOODS, MOST_THINGS)
    read_areas(player, table)
    read_sahara(player, table)
    s.drawn.append(table["drawn"].names(COLOURS, LINE_CELLS))
    read_provisions(player, table)
    read_choice(player, table)
    read_scrolls(player, table)
    player.luxuries = table["luxuries"].names(LUXURIES, len(LUXURIES))
    player.space = table["space"].number(0, HARBOUR)
    player.arrival = table["arrival"].number(0, MOST_ARRIVALS)
    if table["harbour"].value is not None:
        player.harbour = table["harbour"].number(1, HARBOUR_CELLS) - 1
    player.steps = table["steps"].counts(STAIRS, LAST_STEP)
    return player


def read_points(saved: Saved) -> list[int]:
    """Points by source; gates can cost points, and provisions that are missing (MKSH-MEDINA-2, MKSH-PROVISION-4)."""
    table = saved.table(SOURCES)
    least = [-MOST_POINTS if source in CAN_BE_NEGATIVE else 0 for source in range(len(SOURCES))]
    return [table[name].number(least[source], MOST_POINTS) for source, name in enumerate(SOURCES)]


def read_areas(player: Player, table: dict[str, Saved]) -> None:
    """Keshis, water sellers, the square and the gates; keshis on the square are counted by their cells."""
    keshis = table["keshis"].table(KESHI_AREAS)
    for name in KESHI_AREAS:
        player.keshis[AREAS.index(name)] = keshis[name].number(0, MOST_KESHIS)
    player.sellers = table["sellers"].some(AREAS[:EIGHT]) | table["souk_seller"].flag() << SOUK
    player.new_sellers = table["new_sellers"].some(AREAS)
    for row in table["square"].rows(0, SECTORS):
        bit = 1 << row.number(0, SECTORS - 1)
        require(not player.pink & bit, row.field, f"{row.value} stands here twice")
        player.pink |= bit
    player.keshis[PINK] = player.pink.bit_count()
    player.disk = table["disk"].number(0, SECTORS - 1)
    player.gates = [row.name_or_none(COLOURS) for row in table["gates"].rows(len(SLOTS), len(SLOTS))]


def read_sahara(player: Player, table: dict[str, Saved]) -> None:
    player.caravans = table["caravans"].counts(PATHS, MOST_KESHIS)
    player.keshis[BROWN] = sum(player.caravans)
    oases = table["oases"].table(OASIS_CELLS)
    player.oases = [oases[cell].name_or_none(OASES) for cell in OASIS_CELLS]
    player.line = table["line"].names(OASES, MOST_EXPLORED)
    player.line_keshis = [row.name_or_none(COLOURS) for row in table["line_keshis"].rows(LINE_CELLS, LINE_CELLS)]
    player.towns = [row.name_or_none(TOWNS) for row in table["towns"].rows(len(TOWN_CELLS), len(TOWN_CELLS))]
    player.day = table["explored_towns"].some(TOWN_CELLS)


def read_provisions(player: Player, table: dict[str, Saved]) -> None:
    tiles = table["provisions"].some(PROVISIONS)
    player.provisions = [tile for tile in range(len(PROVISIONS)) if tiles >> tile & 1]
    shown = table["provisions_shown"].some(PROVISIONS)
    require(not shown & ~tiles, table["provisions_shown"].field, "must be some of the provisions")
    player.shown = sum(1 << place for place, tile in enumerate(player.provisions) if shown >> tile & 1)


def read_choice(player: Player, table: dict[str, Saved]) -> None:
    """What is behind the screen, what was chosen of it, and the workers."""
    player.screen = table["screen"].some(COLOURS)
    player.chosen = table["chosen"].names(COLOURS, WORKERS)
    workers = table["workers"].few(AREAS, SOUK_WORKERS)
    for area in range(EIGHT):
        require(workers[area] <= 1, table["workers"].at(AREAS[area]), "there is room for one worker only")
        player.workers |= workers[area] << area
    player.souk_workers = workers[SOUK]


def read_scrolls(player: Player, table: dict[str, Saved]) -> None:
    player.scrolls = table["scrolls"].names(SCROLLS, len(SCROLLS))
    player.powers = powers_of(player.scrolls)
    player.refreshed = table["refreshed"].flag()
    player.bought = table["bought"].flag()


# --- what is going on -----------------------------------------------------------------------------------------------
def read_turn(s: State, top: dict[str, Saved], names: list[str]) -> None:
    tile = top["river_tile"].table(("ranking", "left"))
    s.ranking_now = tile["ranking"].names(names, len(names))
    s.bonus_left = tile["left"].number(1, 2) - 1
    s.clicker = top["last"].name_or_none(names)
    s.stack = ENGINE.read_stack(top["pending"].rows(0, DEEPEST), names)
    read_open_actions(s, top["turn"])
    settle(s)


def read_open_actions(s: State, turn: Saved) -> None:
    """The counts of the actions that are going on, back into their frames."""
    actions = turn.rows(0, DEEPEST)
    place = -1
    for index, frame in enumerate(s.stack):
        kind = kind_of(frame)
        if kind not in COUNTING_FRAMES:
            continue
        if kind != frames.CHOOSE_GATE:  # it belongs to the frame before it
            place += 1
        require(0 <= place < len(actions), turn.field, "must have an entry for each action that is pending")
        s.stack[index] = frame | read_counts(actions[place], kind) << ARG_SHIFT
    require(place == len(actions) - 1, turn.field, "must have no entry without an action that is pending")


def read_counts(action: Saved, kind: int) -> int:
    """The argument of a frame, from the entry of its action."""
    if kind == frames.CHOOSE_SCROLL:
        table = action.table(("action", *(field.key for field in madrasa.ACTION_FIELDS)))
        table["action"].name((AREAS[MADRASA],))
        return sum(field.read(table[field.key]) for field in madrasa.ACTION_FIELDS)
    if kind == frames.CHOOSE_SOUK:
        table = action.table(("action", "mode"))
        table["action"].name((AREAS[SOUK],))
        return table["mode"].name_or_none(souk.MODES) + 1
    table = action.table(("action", "set_aside", "gates_left"))
    table["action"].name((AREAS[MEDINA],))
    if kind == frames.CHOOSE_GATE:
        return table["gates_left"].number(0, MOST_KESHIS)
    counts = [0] * len(COLOURS)
    for colour in table["set_aside"].names(COLOURS, 2 * len(SLOTS)):
        counts[colour] += 1
    return sum(count << medina.SET_ASIDE_BITS * colour for colour, count in enumerate(counts))


def settle(s: State) -> None:
    """What follows from what is pending: how far the phase has come, and whose turn it is."""
    is_over = s.phase == rounds.OVER
    require(is_over == (not s.stack), "pending", "must be empty when the game is over, and only then")
    if is_over or s.phase == rounds.CHOOSING:
        return  # nobody decides, or all do at once
    require(len(s.stack) > 1, "pending", "must be flow and at least one decision")
    seat = seat_of(s.stack[1])
    order = s.ranking_now if s.phase == rounds.RIVER_TILE else s.turn_order()
    require(seat in order, "river_tile.ranking", "must have the seat of what is pending")
    s.cursor = order.index(seat) + 1
    if s.phase == rounds.WORKING:
        s.active = seat

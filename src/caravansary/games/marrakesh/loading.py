"""Reads saved positions: every value is checked where it stands, and what follows from it is worked out.

An error is a `PositionError` whose field is the path to the value: "players.red.goods", "pending.1.seat". Whether the
parts fit together is asked in `possible.py` and `pending.py`; the format is written in `saving.py`.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.chance import Chance
from caravansary.core.errors import ComponentError, PositionError
from caravansary.core.reading import Saved, require
from caravansary.games.marrakesh import choose, components, engine, frames, medina, pending, possible, rounds
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
    LUXURIES,
    MARKET_PLACES,
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
    SCROLL_COLOURS,
    SCROLLS,
    SEASONS,
    SECTORS,
    SLOTS,
    SOUK,
    SOUK_WORKERS,
    SOURCES,
    STACKS,
    STAIR_TILES,
    STAIRS,
    TOWN_CELLS,
    TOWNS,
    WORKERS,
    WORKSHOPS,
)
from caravansary.games.marrakesh.saving import (
    ARGUMENTS,
    COUNTED_AREAS,
    FORMAT,
    GAME,
    KIND_NAMES,
    OF_NOBODY,
    PHASES,
    RULES,
    Argument,
)
from caravansary.games.marrakesh.state import Player, State

MOST_THINGS: Final = 9_999  # resources, goods of one kind
MOST_POINTS: Final = 99_999  # of one source
MOST_ARRIVALS: Final = 9_999
MOST_REVEALS: Final = 999_999
MOST_OF_A_COLOUR: Final = 99  # keshis in tower or tray
MOST_SCROLLS: Final = 72
DEEPEST: Final = 2_000  # frames on the stack; an edition with the highest values can lead to more than 1,000
KEYS: Final = (
    *("format", "game", "rules", "edition", "seats", "colours", "expansions", "floor", "first_river_tiles"),
    *("only_new_exchange_tiles", "season", "round", "phase", "first", "scrolls", "market", "exchanges"),
    *("river_sides", "workshops", "towns", "stair_tiles", "tower", "tray", "companions", "players", "turn"),
    *("river_tile", "pending", "last", "reveals", "chance"),
)
PLAYER_KEYS: Final = (
    *("points", "resources", "goods", "keshis", "sellers", "square", "disk", "caravans", "gates", "oases", "line"),
    *("line_keshis", "drawn", "towns", "explored_towns", "provisions", "provisions_shown", "screen", "chosen"),
    *("workers", "scrolls", "used_scrolls", "refreshed", "luxuries", "space", "arrival", "harbour", "steps"),
)
KESHI_AREAS: Final = tuple(name for area, name in enumerate(AREAS[:EIGHT]) if area not in COUNTED_AREAS)
CAN_BE_NEGATIVE: Final = (BY_MEDINA, BY_PROVISIONS)
_KIND_WORDS: Final = tuple(KIND_NAMES.values())
_KINDS: Final = tuple(KIND_NAMES)


# --- the whole position ---------------------------------------------------------------------------------------------
def load(saved: object) -> State:
    """The position; an impossible one raises `PositionError`."""
    top = Saved("", saved).table(KEYS)
    s = empty_table(top)
    names = [PLAYER_COLOURS[colour] for colour in s.colours]
    read_course(s, top, names)
    read_piles(s, top)
    read_tiles(s, top)
    read_keshis(s, top)
    read_companions(s, top["companions"], names)
    players = top["players"].table(names)
    s.players = [read_player(s, players[name]) for name in names]
    read_turn(s, top, names)
    s.stack = [read_frame(row, names) for row in top["pending"].rows(0, DEEPEST)]
    stack = pending.Pending(s.stack)
    pending.check_grammar(s, stack)
    settle(s, stack)
    possible.check(s, stack)
    pending.check_frames(s, stack)
    ask(s)
    return s


def empty_table(top: dict[str, Saved]) -> State:
    """A table of these seats with nothing on it."""
    top["format"].name((FORMAT,))
    top["game"].name((GAME,))
    top["rules"].number(RULES, RULES)
    seats = top["seats"].number(2, len(PLAYER_COLOURS))
    colours = [row.name(PLAYER_COLOURS) for row in top["colours"].rows(seats, seats)]
    if len(set(colours)) < seats:
        raise top["colours"].wrong("a different colour for each")
    s = State(read_edition(top["edition"]), seats, colours, Chance.from_list("chance", top["chance"].value))
    s.clear()
    s.expansions = top["expansions"].some(EXPANSIONS)
    s.floor = top["floor"].name(FLOORS)
    s.first_game = top["first_river_tiles"].flag()
    s.only_new = top["only_new_exchange_tiles"].flag()
    s.reveals = top["reveals"].number(0, MOST_REVEALS)
    return s


def read_edition(saved: Saved) -> components.Components:
    table = saved.table(("name", "overrides"))
    try:
        return components.with_overrides(table["name"].value, table["overrides"].value)
    except ComponentError as problem:
        raise PositionError(saved.field, str(problem)) from problem


def read_course(s: State, top: dict[str, Saved], names: list[str]) -> None:
    s.season = top["season"].number(1, SEASONS) - 1
    s.round = top["round"].number(1, ROUNDS) - 1
    s.phase = tuple(PHASES.values())[top["phase"].name(tuple(PHASES))]
    s.first = top["first"].name(names)
    s.clicker = top["last"].name_or_none(names)


# --- the board ------------------------------------------------------------------------------------------------------
def read_piles(s: State, top: dict[str, Saved]) -> None:
    """Scrolls and luxury items; the top of a pile stands first."""
    stacks = top["scrolls"].table(STACKS)
    for name in STACKS:
        table = stacks[name].table(("up", "pile", "seen"))
        s.stacks_up.append(table["up"].name_or_none(SCROLLS))
        s.stacks.append(table["pile"].names(SCROLLS, MOST_SCROLLS)[::-1])
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
    player.sellers = table["sellers"].some(AREAS[:EIGHT])
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
    player.line = table["line"].names(OASES, LINE_CELLS)
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
    player.scrolls = table["scrolls"].names(SCROLLS, MOST_SCROLLS)
    for row in table["used_scrolls"].rows(0, len(player.scrolls)):
        bit = 1 << row.number(1, len(player.scrolls)) - 1
        require(not player.spent & bit, row.field, f"{row.value} stands here twice")
        player.spent |= bit
    player.refreshed = table["refreshed"].flag()


# --- what is going on -----------------------------------------------------------------------------------------------
def read_turn(s: State, top: dict[str, Saved], names: list[str]) -> None:
    turn = top["turn"].table(("scholars", "duty", "set_aside"))
    if turn["scholars"].value is not None:
        s.scholars = turn["scholars"].number(1, MOST_KESHIS)
    s.duty = turn["duty"].name_or_none(SCROLL_COLOURS)
    s.set_aside = turn["set_aside"].names(COLOURS, len(SLOTS))
    tile = top["river_tile"].table(("ranking", "left"))
    s.ranking_now = tile["ranking"].names(names, len(names))
    s.bonus_left = tile["left"].number(1, 2) - 1


def read_frame(saved: Saved, names: list[str]) -> int:
    """A kind with its seat and its arguments, as one number."""
    if not isinstance(saved.value, dict) or "kind" not in saved.value:
        raise saved.wrong("a table with a kind")
    kind = _KINDS[Saved(saved.at("kind"), saved.value["kind"]).name(_KIND_WORDS)]
    arguments = ARGUMENTS.get(kind, ())
    has_seat = () if kind in OF_NOBODY else ("seat",)
    table = saved.table(("kind", *has_seat, *(argument.key for argument in arguments)))
    packed = sum(read_argument(table[argument.key], argument) for argument in arguments)
    return frames.frame(kind, table["seat"].name(names) if has_seat else 0, packed)


def read_argument(saved: Saved, argument: Argument) -> int:
    if argument.flag:
        return saved.flag() << argument.shift
    if argument.optional and saved.value is None:
        return 0
    found = saved.name(argument.names) if argument.names else saved.number(argument.low, argument.high)
    return found + argument.offset << argument.shift


# --- what follows from the rest -------------------------------------------------------------------------------------
def settle(s: State, stack: pending.Pending) -> None:
    """How far the phase has come, whose turn it is, the gates that may be built, the last arrival on the river."""
    s.arrivals = max(player.arrival for player in s.players)
    if s.phase in (rounds.CHOOSING, rounds.OVER):
        pass  # all choose at once, or nobody does
    elif s.phase == rounds.RIVER_TILE:
        require(stack.seat in s.ranking_now, "river_tile.ranking", "must have the seat of what is pending")
        s.cursor = s.ranking_now.index(stack.seat) + 1
    else:
        s.cursor = s.turn_order().index(stack.seat) + 1
    if s.phase == rounds.WORKING:
        s.active = stack.seat
    if stack.of(frames.CHOOSE_GATE):
        s.gates_left = max(0, medina.watchtower(s.players[stack.seat]))
    if s.phase != rounds.SETUP:
        for seat, drawn in enumerate(s.drawn):
            require(not drawn, f"{possible.player_field(s, seat)}.drawn", "must be empty after the setup")
        s.drawn = []


# --- who decides ----------------------------------------------------------------------------------------------------
def ask(s: State) -> None:
    """The decision on top of the stack; it must be one that the engine would put to a seat."""
    if not s.stack:
        return
    frame = s.stack[-1]
    seat = choose.still_choosing(s)[0] if frame & 63 == frames.CHOOSE_KESHIS else frame >> 6 & 7
    options = engine.list_options(s, frame, seat, None)
    field = f"pending.{len(s.stack) - 1}"
    if not options:
        raise PositionError(field, f"{frames.NAMES[frame & 63]} has no options")
    if len(options) == 1 and not engine.is_asked_alone(s, frame, options[0]):
        raise PositionError(field, f"{frames.NAMES[frame & 63]} has one option only; such a choice is never asked")
    s.decider = seat
    s.options = options

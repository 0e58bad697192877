"""Reads saved positions: every value is checked where it stands, and every piece is taken from its supply.

An error is a `PositionError` whose field is the path to the value: "city.r1c1.owner", "players.red.cubes.purple".
Whether the parts fit together is asked in `possible.py`; the format is written in `saving.py`.
"""

from __future__ import annotations

from typing import Final

from caravansary.core.chance import Chance
from caravansary.core.errors import ComponentError, PositionError
from caravansary.core.reading import Saved, taken
from caravansary.games.merv import components, engine, frames, possible, setup
from caravansary.games.merv.actions import PAIR_BOONS
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    BREAKTHROUGHS,
    CAMEL_MARKET,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACTS,
    GATE_SLOTS,
    HALLS,
    INNER,
    MARKET_SLOTS,
    NO_NODE,
    NODES,
    PLAYER_COLOURS,
    QUEUE_LENGTH,
    SCORING_TILES,
    SITES,
    SOURCES,
    SPICES,
    UPGRADES,
    WALL_PIECES,
    WALL_SLOTS,
    WHITE,
)
from caravansary.games.merv.rounds import LAST_YEAR, PHASES, ROUNDS
from caravansary.games.merv.saving import (
    ARGUMENTS,
    BOON_BITS,
    BOON_FRAMES,
    FORMAT,
    GAME,
    KIND_NAMES,
    MARKET_SIDES,
    NEED,
    PAID,
    RULES,
    SEAT_SOURCES,
    Argument,
)
from caravansary.games.merv.state import Player, State
from caravansary.games.merv.upgrades import bonus_upgrades_left
from caravansary.games.merv.walls import slots_for

MOST_POINTS: Final = 99_999  # of one source
MOST_REVEALS: Final = 999_999
MOST_STEPS: Final = 20  # as many as there are wall pieces
MOST_BOONS: Final = 7
DEEPEST: Final = 12  # frames on the stack
NUMBER_OF_SLOTS: Final = 5
SPACES: Final = 4
KEYS: Final = (
    *("format", "game", "rules", "edition", "seats", "colours", "year", "round", "phase", "cursor", "order", "turn"),
    *("turns", "slots", "next_queue", "queue_camels", "city", "camel_market", "walls", "caravan", "path_camels"),
    *("players", "invasion", "to_score", "memory", "solo", "pending", "last_clicker", "known_at_click", "reveals"),
    "chance",
)
HIGH_COURTIER_KEYS: Final = ("camels",)
MAGISTRATE_KEYS: Final = (
    *("camels", "favour", "influence", "mosque", "scrolls", "scrolls_committed", "common", "common_committed"),
    *("rare", "rare_committed", "spices", "courtiers", "posts", "breakthroughs", "scoring_tile", "contracts", "points"),
)
SEAT_KEYS: Final = (*MAGISTRATE_KEYS, "cubes")
MEMORY_KEYS: Final = (
    *("active", "slot", "site", "discount_used", "wild_used", "trade_used", "steps"),
    *("spent", "had", "bought", "routes", "need", "paid"),
)
_KIND_WORDS: Final = tuple(KIND_NAMES.values())
_KINDS: Final = tuple(KIND_NAMES)


# --- the whole position ---------------------------------------------------------------------------------------------
def load(saved: object) -> State:
    """The position; an impossible one raises `PositionError`."""
    top = Saved("", saved).table(KEYS)
    s = empty_table(top)
    names = [PLAYER_COLOURS[colour] for colour in s.colours]
    read_course(s, top, names)
    read_city(s, top["city"], names)
    read_walls(s, top["walls"])
    read_caravan(s, top["caravan"])
    players = top["players"].table(names)
    for who, name in enumerate(names):
        read_participant(s, who, players[name])
    read_invasion(s, top, names)
    read_memory(s, top["memory"], names)
    read_solo(s, top["solo"])
    read_pending(s, top["pending"], names)
    count_cards(s)
    count_contracts(s, names)
    count_camels(s, top, names)
    possible.check(s)
    ask(s)
    return s


def empty_table(top: dict[str, Saved]) -> State:
    """A table of these participants with everything in its supply."""
    top["format"].name((FORMAT,))
    top["game"].name((GAME,))
    top["rules"].number(RULES, RULES)
    seats = top["seats"].number(1, len(PLAYER_COLOURS))
    participants = max(seats, 3)
    colours = [row.name(PLAYER_COLOURS) for row in top["colours"].rows(participants, participants)]
    if len(set(colours)) < participants:
        raise top["colours"].wrong("a different colour for each")
    s = State(read_edition(top["edition"]), seats, colours, Chance.from_list("chance", top["chance"].value))
    s.clear()
    s.players = [setup.new_player(s.printed, s, who) for who in range(participants)]
    setup.lay_out_board(s)
    return s


def read_edition(saved: Saved) -> components.Components:
    table = saved.table(("name", "overrides"))
    try:
        return components.with_overrides(table["name"].value, table["overrides"].value)
    except ComponentError as problem:
        raise PositionError(saved.field, str(problem)) from problem


def read_course(s: State, top: dict[str, Saved], names: list[str]) -> None:
    """Year, round, order, and the queue of the next round."""
    count = len(names)
    s.year = top["year"].number(1, LAST_YEAR)
    s.round = top["round"].number(1, ROUNDS) - 1
    s.phase = top["phase"].name(PHASES)
    s.cursor = top["cursor"].number(0, NUMBER_OF_SLOTS)
    s.order = [row.name(names) for row in top["order"].rows(count, count)]
    if len(set(s.order)) < count:
        raise top["order"].wrong("every participant once")
    s.turn = top["turn"].number(0, count)
    s.turns = top["turns"].number(0, LAST_YEAR * ROUNDS * count)
    s.slots = [row.name_or_none(names) for row in top["slots"].rows(NUMBER_OF_SLOTS, NUMBER_OF_SLOTS)]
    s.next_queue = [row.name_or_none(names) for row in top["next_queue"].rows(SPACES, SPACES)]
    s.queue_camels = [row.number(0, s.printed.camels) for row in top["queue_camels"].rows(SPACES, SPACES)]
    s.last_clicker = top["last_clicker"].name_or_none(names[: s.seats])
    s.reveals = top["reveals"].number(0, MOST_REVEALS)
    s.known_at_click = top["known_at_click"].number(0, s.reveals)


# --- the board ------------------------------------------------------------------------------------------------------
def read_city(s: State, saved: Saved, names: list[str]) -> None:
    table = saved.table([CELLS[cell] for cell in range(25) if cell != CAMEL_MARKET])
    s.sites = [-1] * 25
    for cell in range(25):
        if cell != CAMEL_MARKET:
            read_cell(s, cell, table[CELLS[cell]], names)


def read_cell(s: State, cell: int, saved: Saved, names: list[str]) -> None:
    """A site with what stands on it; building, servant and upgrade come from their supplies."""
    table = saved.table(("site",), ("owner", "soldier", "upgrade"))
    site = table["site"].name(SITES)
    if site in s.sites:
        raise PositionError(table["site"].field, f"{SITES[site]} is at {CELLS[s.sites.index(site)]} already")
    s.sites[cell] = site
    if "owner" in table:
        owner = s.owner[cell] = table["owner"].name(names)
        player = s.players[owner]
        player.buildings = taken(player.buildings, 1, table["owner"].field, f"buildings of {names[owner]}")
    if "soldier" in table:
        soldier = s.soldier[cell] = table["soldier"].name(names)
        player = s.players[soldier]
        player.servants = taken(player.servants, 1, table["soldier"].field, f"servants of {names[soldier]}")
    if "upgrade" in table:
        read_upgrade(s, cell, table["upgrade"])


def read_upgrade(s: State, cell: int, saved: Saved) -> None:
    colour = s.upgrade[cell] = saved.name(UPGRADES)
    if colour == WHITE:
        s.white_left = taken(s.white_left, 1, saved.field, "white upgrades")
    else:
        taken(bonus_upgrades_left(s, colour), 1, saved.field, f"{COLOURS[colour]} upgrades")
        s.bonus_left -= 1 << 3 * colour


def read_walls(s: State, saved: Saved) -> None:
    for name, value in saved.table((), WALL_SLOTS).items():
        piece = value.name(WALL_PIECES)
        slot = WALL_SLOTS.index(name)
        if slot not in slots_for(piece):
            raise value.wrong("a gate (-3)" if slot in GATE_SLOTS else "a segment (-1 or -2)")
        s.wall_left[piece] = taken(s.wall_left[piece], 1, value.field, f"pieces {WALL_PIECES[piece]}")
        s.walls[slot] = piece


def read_caravan(s: State, saved: Saved) -> None:
    table = saved.table(("queue", "camels", "deck"))
    s.queue = table["queue"].names(SPICES, QUEUE_LENGTH)
    s.camels_on_cards = table["camels"].number(0, len(s.queue))
    s.deck = table["deck"].names(SPICES, sum(s.printed.card_copies))[::-1]


# --- the participants -----------------------------------------------------------------------------------------------
def read_participant(s: State, who: int, saved: Saved) -> None:
    """What a participant has. The high courtier has only camels, the magistrate no cubes."""
    if who == s.high_courtier:
        s.players[who].camels = saved.table(HIGH_COURTIER_KEYS)["camels"].number(0, s.printed.camels)
        return
    player = s.players[who]
    table = saved.table(MAGISTRATE_KEYS if who == s.magistrate else SEAT_KEYS)
    player.camels = table["camels"].number(0, s.printed.camels)
    player.favour = table["favour"].number(0, s.printed.favour_last)
    player.influence = table["influence"].number(0, s.printed.influence_last)
    player.spices = table["spices"].counts(SPICES, max(s.printed.card_copies))
    if who != s.magistrate:
        read_cubes(s, player, table["cubes"])
    read_goods(s, player, table)
    read_servants_and_discs(s, player, table)
    read_tiles(s, player, table)
    points = table["points"].counts(SOURCES if who == s.magistrate else SEAT_SOURCES, MOST_POINTS)
    player.points = points + [0] * (len(SOURCES) - len(points))


def read_cubes(s: State, player: Player, saved: Saved) -> None:
    player.cubes = saved.counts(COLOURS, max(s.printed.cubes))
    for colour in range(5):
        field = saved.at(COLOURS[colour])
        s.cubes_left[colour] = taken(s.cubes_left[colour], player.cubes[colour], field, f"{COLOURS[colour]} cubes")


def read_goods(s: State, player: Player, table: dict[str, Saved]) -> None:
    """Scrolls, common and rare goods, each with those that are committed to contracts."""
    player.scrolls = table["scrolls"].number(0, s.printed.scrolls)
    player.common = table["common"].number(0, s.printed.common)
    player.rare = table["rare"].number(0, s.printed.rare)
    player.scrolls_tied = table["scrolls_committed"].number(0, player.scrolls)
    player.common_tied = table["common_committed"].number(0, player.common)
    player.rare_tied = table["rare_committed"].number(0, player.rare)
    s.scrolls_left = taken(s.scrolls_left, player.scrolls, table["scrolls"].field, "scrolls")
    s.common_left = taken(s.common_left, player.common, table["common"].field, "common goods")
    s.rare_left = taken(s.rare_left, player.rare, table["rare"].field, "rare goods")


def read_servants_and_discs(s: State, player: Player, table: dict[str, Saved]) -> None:
    player.courtiers = table["courtiers"].counts(HALLS, s.printed.servants)
    player.servants = taken(player.servants, sum(player.courtiers), table["courtiers"].field, "servants")
    player.node = table["mosque"].name_or_none(NODES)
    player.posts = table["posts"].some(CITIES)
    player.discs = taken(player.discs, int(player.node != NO_NODE), table["mosque"].field, "discs")
    player.discs = taken(player.discs, player.posts.bit_count(), table["posts"].field, "discs")
    for city in range(INNER):
        if player.posts & 1 << city:
            s.city_camels &= ~(1 << city)  # who was first there has it


def read_tiles(s: State, player: Player, table: dict[str, Saved]) -> None:
    """Breakthroughs, scoring tile and contracts: nobody else can have the same."""
    tiles = table["breakthroughs"].some(BREAKTHROUGHS)
    contracts = table["contracts"].some(CONTRACTS)
    scoring_tile = table["scoring_tile"].name_or_none(SCORING_TILES)
    for other in s.players:
        if other.tiles & tiles:
            raise PositionError(table["breakthroughs"].field, "another participant has one of these tiles")
        if other.contracts & contracts:
            raise PositionError(table["contracts"].field, "another participant has one of these contracts")
        if other.scoring_tile == scoring_tile >= 0:
            raise PositionError(table["scoring_tile"].field, "another participant has this tile")
    player.tiles = tiles
    player.contracts = contracts
    player.scoring_tile = scoring_tile


# --- what is going on -----------------------------------------------------------------------------------------------
def read_invasion(s: State, top: dict[str, Saved], names: list[str]) -> None:
    """The invasion, and the courtiers that may still score."""
    table = top["invasion"].table(("attacked", "ransom_cubes", "wild_used_by"))
    s.attacked = table["attacked"].some(CELLS)
    s.ransom_wild = table["wild_used_by"].some(names[: s.seats])
    s.ransom_cubes = table["ransom_cubes"].counts(COLOURS, max(s.printed.cubes))
    for colour in range(5):
        field = table["ransom_cubes"].at(COLOURS[colour])
        s.cubes_left[colour] = taken(s.cubes_left[colour], s.ransom_cubes[colour], field, f"{COLOURS[colour]} cubes")
    s.to_score = [] if top["to_score"].value is None else top["to_score"].counts(HALLS, s.printed.servants)


def read_memory(s: State, saved: Saved, names: list[str]) -> None:
    """What the turn remembers."""
    table = saved.table(MEMORY_KEYS)
    s.active = table["active"].name_or_none(names)
    s.slot = -1 if table["slot"].value is None else table["slot"].number(1, NUMBER_OF_SLOTS) - 1
    s.site = table["site"].name_or_none(CELLS)
    s.discount_used = table["discount_used"].number(0, 1)
    s.wild_used = table["wild_used"].number(0, 2)
    s.trade_used = table["trade_used"].number(0, 1)
    s.steps = table["steps"].number(0, MOST_STEPS)
    s.spent = table["spent"].counts(COLOURS, QUEUE_LENGTH)
    had = table["had"].counts(SPICES, max(s.printed.card_copies))
    s.had = had[0] | had[1] << 4 | had[2] << 8 | had[3] << 12
    s.bought = table["bought"].some(CITIES)
    s.routes = table["routes"].some(CITIES)
    s.need = table["need"].counts(NEED, s.printed.servants)
    s.paid = table["paid"].counts(PAID, s.printed.servants)


def read_solo(s: State, saved: Saved) -> None:
    """The magistrate's cards; nothing where there is no magistrate."""
    if s.magistrate < 0:
        if saved.value is not None:
            raise saved.wrong("null with more than one seat")
        return
    table = saved.table(("deck", "blocks", "fresh", "discard", "open"))
    cards = len(BOARD_ACTIONS)
    s.solo_deck = table["deck"].names(BOARD_ACTIONS, cards)[::-1]
    s.solo_blocks = [row.number(1, cards) for row in table["blocks"].rows(0, cards)][::-1]
    s.solo_fresh = table["fresh"].number(0, cards)
    s.solo_discard = table["discard"].names(BOARD_ACTIONS, cards)
    s.solo_open = table["open"].name_or_none(BOARD_ACTIONS)


def read_pending(s: State, saved: Saved, names: list[str]) -> None:
    s.stack = [read_frame(row, names[: s.seats]) for row in saved.rows(0, DEEPEST)]


def read_frame(saved: Saved, seats: list[str]) -> int:
    """A kind with its arguments, as one number."""
    rows = saved.rows(1, 1 + MOST_BOONS)
    kind = _KINDS[rows[0].name(_KIND_WORDS)]
    if kind in BOON_FRAMES:
        return kind | read_boons(rows[1:]) << 6
    arguments = ARGUMENTS.get(kind, ())
    if len(rows) != 1 + len(arguments):
        raise saved.wrong(f"{KIND_NAMES[kind]} and {len(arguments)} arguments")
    packed = 0
    for row, argument in zip(rows[1:], arguments, strict=True):
        packed |= read_argument(row, argument, seats) << argument.shift
    return kind | packed << 6


def read_argument(saved: Saved, argument: Argument, seats: list[str]) -> int:
    if argument.is_seat:
        return saved.name(seats)
    return saved.name(argument.names) if argument.names else saved.number(1, argument.last) - argument.offset


def read_boons(rows: list[Saved]) -> int:
    """The names of boons, each as often as it is pending."""
    return sum(1 << BOON_BITS * row.name(PAIR_BOONS) for row in rows)


# --- what must be there in all --------------------------------------------------------------------------------------
def count_cards(s: State) -> None:
    """Every caravan card is in the queue, in the deck or owned."""
    for spice in range(4):
        owned = sum(player.spices[spice] for player in s.players)
        count = s.queue.count(spice) + s.deck.count(spice) + owned
        if count != s.printed.card_copies[spice]:
            raise PositionError(
                "caravan", f"there are {s.printed.card_copies[spice]} cards of {SPICES[spice]}, not {count}"
            )


def count_contracts(s: State, names: list[str]) -> None:
    """Contracts are taken from the top of their stacks."""
    gone = 0
    for player in s.players:
        gone |= player.contracts
    s.contracts_gone = [(gone >> 3 * stack & 7).bit_count() for stack in range(6)]
    for who, player in enumerate(s.players):
        for contract in range(len(CONTRACTS)):
            if player.contracts >> contract & 1 and contract % 3 >= s.contracts_gone[contract // 3]:
                raise PositionError(f"players.{names[who]}.contracts", f"{CONTRACTS[contract]} is not the top one yet")


def count_camels(s: State, top: dict[str, Saved], names: list[str]) -> None:
    """Camels that are nowhere are out of the game; some are from the start."""
    left = s.printed.camels - s.camels_out - s.city_camels.bit_count()
    left = taken(left, s.camels_on_cards, "caravan.camels", "camels")
    table = top["camel_market"].table(("side", "camels"))
    s.market_side = table["side"].name(MARKET_SIDES)
    s.market_camels = table["camels"].some(MARKET_SLOTS)
    s.path_camels = top["path_camels"].some(NODES[:4])
    left = taken(left, s.market_camels.bit_count(), table["camels"].field, "camels")
    left = taken(left, s.path_camels.bit_count(), "path_camels", "camels")
    left = taken(left, sum(s.queue_camels), "queue_camels", "camels")
    left = taken(left, s.routes.bit_count(), "memory.routes", "camels")
    for name, player in zip(names, s.players, strict=True):
        left = taken(left, player.camels, f"players.{name}.camels", "camels")
    s.camels_out += left


# --- who decides ----------------------------------------------------------------------------------------------------
def ask(s: State) -> None:
    """The decision on top of the stack; it must be one that the engine would put to a seat."""
    if not s.stack:
        return
    frame = s.stack[-1]
    options = engine.list_options(s, frame, None)
    field = f"pending.{len(s.stack) - 1}"
    if not options:
        raise PositionError(field, f"{frames.NAMES[frame & 63]} has no options")
    if len(options) == 1 and not engine.is_asked_alone(s, frame):
        raise PositionError(field, f"{frames.NAMES[frame & 63]} has one option only; such a choice is never asked")
    s.decider = engine.seat_of(s, frame)
    s.options = options

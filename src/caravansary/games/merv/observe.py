"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows; the order of the decks is not looked at. The own seat comes first, the other
seats follow in seat order, then the magistrate; whoever is absent is all zeros. `core/features.py` says how the parts
are written.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Final

from caravansary.core.features import (
    BYTES,
    FLOAT,
    Memory,
    Part,
    Table,
    bits,
    how_often,
    in_a_row,
    marks,
    one_of,
    ones_of,
    share,
    shares,
    written,
)
from caravansary.core.frames import arg_of, kind_of
from caravansary.games.merv import frames, hidden
from caravansary.games.merv.contracts import LEFT, RARE
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    CAMEL_MARKET,
    CELLS,
    CITIES,
    COLOURS,
    HALLS,
    INNER,
    MARKET_SLOTS,
    NOBODY,
    NODES,
    QUEUE_LENGTH,
    SCORING_TILES,
    SIDES,
    SPICES,
    WALL_PIECES,
    WALL_SLOTS,
)
from caravansary.games.merv.rounds import LAST_YEAR, PHASES
from caravansary.games.merv.upgrades import UPGRADE_COLOUR

if TYPE_CHECKING:
    from caravansary.games.merv.components import Components
    from caravansary.games.merv.state import Player, State

SEATS: Final = 4
MAGISTRATE: Final = SEATS  # its place after the seats
HIGH_COURTIER: Final = SEATS + 1
PLACES: Final = SEATS + 2
KINDS: Final = frames.CHOOSE_COURTIER + 1 - frames.FIRST_DECISION
SLOTS: Final = 5
SPACES: Final = 4
STACKS: Final = 6
PIECES_OF_PAYMENT: Final = 7
TILES: Final = 16

# What about half of all games stay below, so that the numbers are about 0 to 1
POINTS: Final = 100.0
CUBES: Final = 8.0
THINGS: Final = 10.0
FEW: Final = 4.0
EACH_COURTIER: Final = 3.0

# --- how each part is written ---------------------------------------------------------------------------------------
QUESTION: Final = Part(
    *(one_of(KINDS), share(1.0), share(1.0), one_of(len(CELLS))),
    *(shares(PIECES_OF_PAYMENT, FEW), shares(5, FEW), shares(4, 1.0)),
)
QUESTIONS: Final = Table(QUESTION.size, lambda asked: QUESTION.write(*asked))
TIME: Final = Part(one_of(LAST_YEAR), one_of(len(SIDES)), one_of(len(PHASES)), one_of(PLACES))
TIMES: Final = Table(TIME.size, lambda time: TIME.write(*time))
CELL: Final = Part(
    *(one_of(len(BOARD_ACTIONS)), one_of(4), one_of(PLACES), one_of(SEATS + 1), one_of(len(COLOURS)), bits(2)),
)
CITY_SIZE: Final = (len(CELLS) - 1) * CELL.size
WALLS: Final = Table(len(WALL_SLOTS), lambda pieces: written([float(piece >= 0) for piece in pieces]))
WALL_SUPPLY: Final = shares(len(WALL_PIECES), 2.0)
STOCK: Final = Struct(f"{len(COLOURS) + 3}{FLOAT}")  # cubes, scrolls, goods
TILE_SUPPLY: Final = Part(
    share(6.0),
    Table(4, lambda left: written([(left >> 3 * colour & 7) / 4.0 for colour in range(4)])),
    Table(STACKS, lambda gone: written([1.0 - count / 3.0 for count in gone])),
)
CARAVAN: Final = Part(ones_of(QUEUE_LENGTH, len(SPICES)), share(QUEUE_LENGTH), how_often(len(SPICES), QUEUE_LENGTH))
CAMELS: Final = Part(
    *(share(1.0), bits(len(MARKET_SLOTS)), bits(INNER), bits(4), bits(len(CITIES)), shares(SPACES, FEW), share(FEW)),
)
SOLO: Final = Part(one_of(len(BOARD_ACTIONS)), marks(len(BOARD_ACTIONS)), marks(len(BOARD_ACTIONS)))
HOLDINGS: Final = Struct(f"13{FLOAT}")
PIECES: Final = Part(
    *(shares(len(COLOURS), CUBES), shares(len(SPICES), CUBES), shares(len(HALLS), EACH_COURTIER)),
    *(one_of(len(NODES)), bits(len(CITIES)), bits(TILES), one_of(len(SCORING_TILES))),
)
TURN: Final = Part(one_of(SPACES), one_of(SLOTS), one_of(SPACES), share(1.0), share(1.0))
TURNS: Final = Table(TURN.size, lambda turn: TURN.write(*turn))
PLAYER_SIZE: Final = HOLDINGS.size // BYTES + PIECES.size + TURN.size
NOBODY_THERE: Final = bytes(BYTES * PLAYER_SIZE)
COURTIER: Final = Struct(f"2{FLOAT}")

# What changes seldom from one decision to the next
CITY_SEEN: Final = [Memory[bytes]() for _ in range(SEATS)]  # by each seat, because it sees the others from its place
SUPPLY_SEEN: Final = Memory[bytes]()
ANIMALS_SEEN: Final = Memory[bytes]()
PLAYERS_SEEN: Final = [Memory[bytes]() for _ in range(SEATS + 1)]
TURNS_SEEN: Final = Memory[list[bytes]]()

_AT_CITY: Final = BYTES * (QUESTION.size + TIME.size)
AT_MARKS: Final = tuple(  # where each cell's marks stand, in bytes; the camel market has none and shifts the others
    _AT_CITY + BYTES * ((cell - (cell > CAMEL_MARKET)) * CELL.size + CELL.size - 2) for cell in range(len(CELLS))
)
ONE: Final = Struct(FLOAT)
_BOARD: Final = (QUESTION, TIME, WALLS, WALL_SUPPLY, TILE_SUPPLY, CARAVAN, CAMELS, SOLO)
_PACKED: Final = (STOCK.size + COURTIER.size) // BYTES
SIZE: Final[int] = sum(part.size for part in _BOARD) + CITY_SIZE + _PACKED + (SEATS + 1) * PLAYER_SIZE


def write_table(s: State, seat: int) -> bytearray:
    """The table as the seat sees it, written in a row."""
    places = places_around(s, seat)
    row = [question(s, seat), time_of_game(s, places), city(s, seat), WALLS[tuple(s.walls)]]
    row += [supply(s), animals(s), solo_cards(s)]
    by_turn = turns(s)
    for who in _around(s.seats, seat):
        if who == NOBODY:
            row.append(NOBODY_THERE)
        else:
            row.append(player(s, who))
            row.append(by_turn[who])
    row.append(high_courtier(s))
    vector = in_a_row(row)
    if s.attacked or s.site >= 0:
        mark_sites(s, vector)
    return vector


def places_around(s: State, seat: int) -> tuple[int, ...]:
    """The place of each participant in the vector: the seat itself is 0."""
    return _places(s.seats, seat)


@cache
def _places(seats: int, seat: int) -> tuple[int, ...]:
    places = [(who - seat) % seats for who in range(seats)]
    if seats == 1:
        places.append(MAGISTRATE)
    if seats <= 2:
        places.append(HIGH_COURTIER)
    return tuple(places)


@cache
def _around(seats: int, seat: int) -> tuple[int, ...]:
    """The participant at each place that has one of all things; the magistrate's is the last."""
    places = _places(seats, seat)
    return tuple(places.index(place) if place in places else NOBODY for place in range(SEATS + 1))


# --- the question ---------------------------------------------------------------------------------------------------
def question(s: State, seat: int) -> bytes:
    """The kind of decision, whether it is the seat's, the site it is about, the open payment, used permissions."""
    frame = s.stack[-1] if s.stack else 0
    kind = kind_of(frame)
    site = arg_of(frame) if kind == frames.CHOOSE_RANSOM else s.site
    used = (s.discount_used, s.wild_used > 0, s.trade_used, s.steps > 0)
    if s.decider < 0:
        return QUESTIONS[-1, False, 0.0, site, (), (), used]
    asked = (kind - frames.FIRST_DECISION, s.decider == seat, _argument(kind, arg_of(frame)), site)
    if kind == frames.CHOOSE_CUBE or kind == frames.CHOOSE_LIBRARY_CUBE:
        return QUESTION.write(*asked, tuple(s.paid), tuple(s.need), used)
    return QUESTIONS[(*asked, (), (), used)]


def _argument(kind: int, arg: int) -> float:
    """What else the question says: the level of a breakthrough, the wall piece, scrolls, goods or favour to choose."""
    if kind == frames.CHOOSE_BREAKTHROUGH or kind == frames.CHOOSE_LIBRARY_CUBE:
        return arg / FEW
    if kind == frames.CHOOSE_WALL_SLOT:
        return arg / len(WALL_PIECES)
    if kind == frames.CHOOSE_UPGRADE_SITE:
        return UPGRADE_COLOUR.of(arg) / len(COLOURS)
    if kind == frames.CHOOSE_GOOD:
        return (LEFT.of(arg) + 4 * (RARE.of(arg) & 1)) / FEW  # so it was written when the models learned
    if kind == frames.CHOOSE_COURTIER:
        return (arg & 7) / FEW
    return 0.0


def time_of_game(s: State, places: tuple[int, ...]) -> bytes:
    """Year, round, phase, whose turn it is."""
    return TIMES[s.year - 1, s.round, s.phase, places[s.active] if s.active >= 0 else -1]


# --- the board ------------------------------------------------------------------------------------------------------
def city(s: State, seat: int) -> bytes:
    """Every site: its action and colour, whose building and soldier, its upgrade."""
    return CITY_SEEN[seat].write((s.owner, s.soldier, s.upgrade), (s.sites, s.seats), _write_city, s, seat)


def _write_city(s: State, seat: int) -> bytes:
    table = _cells_seen(places_around(s, seat))
    cells = list(map(table.__getitem__, zip(s.sites, s.owner, s.soldier, s.upgrade, strict=True)))
    del cells[CAMEL_MARKET]
    return b"".join(cells)


@cache
def _cells_seen(places: tuple[int, ...]) -> Table:
    """How a cell is written for who sees the others at these places."""
    around = (*places, NOBODY)  # nobody, who is -1, has no place

    def write(cell: tuple[int, int, int, int]) -> bytes:
        site, owner, soldier, upgrade = cell
        unmarked = 0  # whether it is attacked or active is marked later
        return CELL.write(site >> 2, site & 3, around[owner], around[soldier], upgrade, unmarked)

    return Table(CELL.size, write)


def mark_sites(s: State, vector: bytearray) -> None:
    """The site that is activated and those that are attacked; this changes too often to be remembered with the city."""
    if s.site >= 0 and s.site != CAMEL_MARKET:
        ONE.pack_into(vector, AT_MARKS[s.site] + BYTES, 1.0)
    if s.attacked:
        for cell in range(len(CELLS)):
            if s.attacked >> cell & 1:
                ONE.pack_into(vector, AT_MARKS[cell], 1.0)


def supply(s: State) -> bytes:
    """Wall pieces, cubes, scrolls, goods, upgrades and contracts that are left."""
    changing = (s.wall_left, s.cubes_left, s.contracts_gone)
    lasting = (s.scrolls_left, s.common_left, s.rare_left, s.white_left, s.bonus_left, s.printed)
    return SUPPLY_SEEN.write(changing, lasting, _write_supply, s)


def _write_supply(s: State) -> bytes:
    c = s.printed
    cubes = [left / (whole or 1) for left, whole in zip(s.cubes_left, c.cubes, strict=True)]
    stock = STOCK.pack(*cubes, s.scrolls_left / c.scrolls, s.common_left / c.common, s.rare_left / c.rare)
    tiles = TILE_SUPPLY.write(s.white_left, s.bonus_left, tuple(s.contracts_gone))
    return WALL_SUPPLY[tuple(s.wall_left)] + stock + tiles


def animals(s: State) -> bytes:
    """The caravan and the camels that nobody has."""
    changing = (s.queue, s.deck, s.queue_camels)
    lasting = (
        s.camels_on_cards, s.market_side, s.market_camels, s.city_camels, s.path_camels, s.routes, s.camels_out,
    )  # fmt: skip
    return ANIMALS_SEEN.write(changing, lasting, _write_animals, s)


def _write_animals(s: State) -> bytes:
    return caravan(s) + camels(s)


def caravan(s: State) -> bytes:
    """The cards of the queue, the camels on them, and which cards the deck still holds, in no order."""
    return CARAVAN.write(tuple(s.queue), s.camels_on_cards, tuple(s.deck))


def camels(s: State) -> bytes:
    """The side of the camel market, and every camel that nobody has."""
    return CAMELS.write(
        *(s.market_side, s.market_camels, s.city_camels, s.path_camels, s.routes, tuple(s.queue_camels), s.camels_out)
    )


def solo_cards(s: State) -> bytes:
    """The magistrate's cards: the open one, those still to come, and those among which the next one is."""
    if s.magistrate < 0:
        return SOLO.nothing
    parts = hidden.solo_parts(s) if s.solo_deck else []
    return SOLO.write(s.solo_open, tuple(s.solo_deck), tuple(parts[-1]) if parts else ())


# --- participants ---------------------------------------------------------------------------------------------------
def player(s: State, who: int) -> bytes:
    """All that a participant has, and where its meeple stands."""
    p = s.players[who]
    changing = (p.points, p.cubes, p.spices, p.courtiers)
    lasting = (
        p.buildings, p.servants, p.discs, p.camels, p.favour, p.influence, p.scrolls, p.scrolls_tied, p.common,
        p.common_tied, p.rare, p.rare_tied, p.node, p.posts, p.tiles, p.scoring_tile, s.printed,
    )  # fmt: skip
    return PLAYERS_SEEN[who].write(changing, lasting, _write_player, p, s.printed)


def _write_player(p: Player, c: Components) -> bytes:
    cubes, spices, courtiers = tuple(p.cubes), tuple(p.spices), tuple(p.courtiers)
    return holdings(p, c) + PIECES.write(cubes, spices, courtiers, p.node, p.posts, p.tiles, p.scoring_tile)


def holdings(p: Player, c: Components) -> bytes:
    """The numbers of things; scrolls and goods also without those that are committed."""
    return HOLDINGS.pack(
        sum(p.points) / POINTS,
        p.buildings / c.buildings,
        p.servants / c.servants,
        p.discs / c.discs,
        p.camels / FEW,
        p.favour / c.favour_last,
        p.influence / c.influence_last,
        p.scrolls / THINGS,
        (p.scrolls - p.scrolls_tied) / THINGS,
        p.common / THINGS,
        (p.common - p.common_tied) / THINGS,
        p.rare / THINGS,
        (p.rare - p.rare_tied) / THINGS,
    )


def turns(s: State) -> list[bytes]:
    """The turn of every participant that takes turns."""
    return TURNS_SEEN.write((s.order, s.slots, s.next_queue), (s.turn,), _write_turns, s)


def _write_turns(s: State) -> list[bytes]:
    return [turn(s, who) for who in range(len(s.order))]


def turn(s: State, who: int) -> bytes:
    """The place in the order, the slot, the space for the next round; that it is there, and whether it has moved."""
    place = s.order.index(who)
    slot = s.slots.index(who) if who in s.slots else -1
    space = s.next_queue.index(who) if who in s.next_queue else -1
    return TURNS[place, slot, space, 1, place < s.turn]


def high_courtier(s: State) -> bytes:
    """It has only buildings and camels; where they stand is in the city."""
    if s.high_courtier < 0:
        return COURTIER.pack(0.0, 0.0)
    return COURTIER.pack(
        s.players[s.high_courtier].buildings / s.printed.buildings, s.players[s.high_courtier].camels / FEW
    )

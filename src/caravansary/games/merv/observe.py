"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows; the order of the decks is not looked at. The own seat comes first, the other
seats follow in seat order, then the magistrate; whoever is absent is all zeros. `core/observing.py` says how the parts
are written.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from caravansary.core.observing import (
    BYTES,
    Part,
    Table,
    bits,
    how_often,
    in_a_row,
    marks,
    numbers_of,
    one_of,
    ones_of,
    share,
    share_of_own,
    shares,
    written,
)
from caravansary.games.merv import frames, hidden
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

if TYPE_CHECKING:
    from caravansary.games.merv.components import Components
    from caravansary.games.merv.state import State

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
FEW_CITIES: Final = 100  # remembered at a time: each seat sees the city from its own place

# What about half of all games stay below, so that the numbers are about 0 to 1
POINTS: Final = 100.0
CUBES: Final = 8.0
THINGS: Final = 10.0
FEW: Final = 4.0

# --- how each part is written ---------------------------------------------------------------------------------------
QUESTION: Final = Part(
    one_of(KINDS),
    share(1.0),
    Table(1, lambda asked: written([_argument(*asked)])),
    one_of(len(CELLS)),
    shares(PIECES_OF_PAYMENT, FEW),
    shares(5, FEW),
    *(share(1.0) for _ in range(4)),
)
TIME: Final = Part(one_of(LAST_YEAR), one_of(len(SIDES)), one_of(len(PHASES)), one_of(PLACES))
CELL: Final = Table(len(BOARD_ACTIONS) + 4 + PLACES + SEATS + 1 + len(COLOURS) + 2, lambda cell: written(_cell(*cell)))
CITY: Final = Part(Table((len(CELLS) - 1) * CELL.size, lambda city: _write_city(*city), FEW_CITIES))
WALLS: Final = Part(Table(len(WALL_SLOTS), lambda pieces: written([float(piece >= 0) for piece in pieces])))
SUPPLY: Final = Part(
    shares(len(WALL_PIECES), 2.0),
    Table(len(COLOURS) + 3, lambda left: written(_supply(*left))),
    share(6.0),
    Table(4, lambda left: written([(left >> 3 * colour & 7) / 4.0 for colour in range(4)])),
    Table(STACKS, lambda gone: written([1.0 - count / 3.0 for count in gone])),
)
CARAVAN: Final = Part(ones_of(QUEUE_LENGTH, len(SPICES)), share(QUEUE_LENGTH), how_often(len(SPICES), QUEUE_LENGTH))
CAMELS: Final = Part(
    *(share(1.0), bits(len(MARKET_SLOTS)), bits(INNER), bits(4), bits(len(CITIES)), shares(SPACES, FEW), share(FEW)),
)
SOLO: Final = Part(one_of(len(BOARD_ACTIONS)), marks(len(BOARD_ACTIONS)), marks(len(BOARD_ACTIONS)))
PLAYER: Final = Part(
    share(POINTS),
    Table(6, lambda own: written(_own_supply(*own))),
    Table(6, lambda held: written(_things(*held))),
    *(shares(len(COLOURS), CUBES), shares(len(SPICES), CUBES), shares(len(HALLS), 3.0)),
    *(one_of(len(NODES)), bits(len(CITIES)), bits(TILES), one_of(len(SCORING_TILES))),
)
PLAYERS: Final = [PLAYER.again() for _ in range(SEATS + 1)]
TURN: Final = Part(one_of(SPACES), one_of(SLOTS), one_of(SPACES), share(1.0), share(1.0))
TURNS: Final = [TURN.again() for _ in range(SEATS + 1)]
NOBODY_THERE: Final = PLAYER.nothing + TURN.nothing
COURTIER: Final = Part(share_of_own(), share(FEW))

_AT_CITY: Final = BYTES * (QUESTION.size + TIME.size)
AT_MARKS: Final = tuple(  # where each cell's marks stand, in bytes; the camel market has none and shifts the others
    _AT_CITY + BYTES * ((cell - (cell > CAMEL_MARKET)) * CELL.size + CELL.size - 2) for cell in range(len(CELLS))
)
ONE: Final = written([1.0])
_BOARD: Final = (QUESTION, TIME, CITY, WALLS, SUPPLY, CARAVAN, CAMELS, SOLO, COURTIER)
SIZE: Final[int] = sum(part.size for part in _BOARD) + (SEATS + 1) * (PLAYER.size + TURN.size)


def observe(s: State, seat: int) -> list[float]:
    """The table as the seat sees it."""
    return numbers_of(write_table(s, seat))


def write_table(s: State, seat: int) -> bytearray:
    """The same, written in a row."""
    places = places_around(s, seat)
    row = [question(s, seat), time_of_game(s, places), city(s, places), WALLS.write(tuple(s.walls))]
    row += [supply(s), caravan(s), camels(s), solo_cards(s) if s.cm >= 0 else SOLO.nothing]
    for place in range(SEATS + 1):
        if place in places:
            who = places.index(place)
            row.append(player(s, who))
            row.append(turn(s, who))
        else:
            row.append(NOBODY_THERE)
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


# --- the question ---------------------------------------------------------------------------------------------------
def question(s: State, seat: int) -> bytes:
    """The kind of decision, whether it is the seat's, the site it is about, the open payment, used permissions."""
    frame = s.stack[-1] if s.stack else 0
    kind = frame & 63
    is_asked = s.decider >= 0
    is_paying = is_asked and (kind == frames.CHOOSE_CUBE or kind == frames.CHOOSE_LIBRARY_CUBE)
    return QUESTION.write_anew(
        kind - frames.FIRST_DECISION if is_asked else -1,
        s.decider == seat,
        (kind, frame >> 6) if is_asked else (0, 0),
        frame >> 9 if kind == frames.CHOOSE_RANSOM else s.site,
        tuple(s.paid) if is_paying else (),
        tuple(s.need) if is_paying else (),
        s.discount_used,
        s.wild_used > 0,
        s.trade_used,
        s.steps > 0,
    )


def _argument(kind: int, arg: int) -> float:
    """What else the question says: the level of a breakthrough, the wall piece, scrolls, goods or favour to choose."""
    if kind == frames.CHOOSE_BREAKTHROUGH or kind == frames.CHOOSE_LIBRARY_CUBE:
        return arg / FEW
    if kind == frames.CHOOSE_WALL_SLOT:
        return arg / len(WALL_PIECES)
    if kind == frames.CHOOSE_UPGRADE_SITE:
        return (arg & 7) / len(COLOURS)
    if kind == frames.CHOOSE_GOOD or kind == frames.CHOOSE_COURTIER:
        return (arg >> 3 & 7) / FEW
    return 0.0


def time_of_game(s: State, places: tuple[int, ...]) -> bytes:
    """Year, round, phase, whose turn it is."""
    return TIME.write(s.year - 1, s.round, s.phase, places[s.active] if s.active >= 0 else -1)


# --- the board ------------------------------------------------------------------------------------------------------
def city(s: State, places: tuple[int, ...]) -> bytes:
    """Every site: its action and colour, whose building and soldier, its upgrade."""
    return CITY.write((tuple(s.sites), tuple(s.owner), tuple(s.soldier), tuple(s.upgrade), places))


def _write_city(
    sites: tuple[int, ...],
    owners: tuple[int, ...],
    soldiers: tuple[int, ...],
    upgrades: tuple[int, ...],
    places: tuple[int, ...],
) -> bytes:
    around = (*places, NOBODY)  # nobody, who is -1, has no place
    by_place = ([around[who] for who in owners], [around[who] for who in soldiers])
    cells = list(map(CELL.__getitem__, zip(sites, *by_place, upgrades, strict=True)))
    del cells[CAMEL_MARKET]
    return b"".join(cells)


def _cell(site: int, owner: int, soldier: int, upgrade: int) -> list[float]:
    """One cell; whether it is attacked or active is marked later."""
    places = ((site >> 2, len(BOARD_ACTIONS)), (site & 3, 4), (owner, PLACES), (soldier, SEATS + 1))
    numbers: list[float] = []
    for number, count in (*places, (upgrade, len(COLOURS))):
        numbers += [float(number == one) for one in range(count)]
    return [*numbers, 0.0, 0.0]


def mark_sites(s: State, vector: bytearray) -> None:
    """The site that is activated and those that are attacked; this changes too often to be remembered with the city."""
    if s.site >= 0 and s.site != CAMEL_MARKET:
        vector[AT_MARKS[s.site] + BYTES : AT_MARKS[s.site] + 2 * BYTES] = ONE
    for cell in range(len(CELLS)) if s.attacked else ():
        if s.attacked >> cell & 1:
            vector[AT_MARKS[cell] : AT_MARKS[cell] + BYTES] = ONE


def supply(s: State) -> bytes:
    """Wall pieces, cubes, scrolls, goods, upgrades and contracts that are left."""
    return SUPPLY.write(
        tuple(s.wall_left),
        (tuple(s.cubes_left), s.scrolls_left, s.common_left, s.rare_left, s.c),
        s.white_left,
        s.bonus_left,
        tuple(s.contracts_gone),
    )


def _supply(cubes: tuple[int, ...], scrolls: int, common: int, rare: int, c: Components) -> list[float]:
    """What an edition may give more or less of is a part of what there is at the beginning."""
    parts = [left / (of or 1) for left, of in zip(cubes, c.cubes, strict=True)]
    return [*parts, scrolls / c.scrolls, common / c.common, rare / c.rare]


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
    parts = hidden.solo_parts(s) if s.solo_deck else []
    return SOLO.write(s.solo_open, tuple(s.solo_deck), tuple(parts[-1]) if parts else ())


# --- participants ---------------------------------------------------------------------------------------------------
def player(s: State, who: int) -> bytes:
    """All that a participant has, and where its meeple stands."""
    p = s.players[who]
    return PLAYERS[who].write(
        sum(p.points),
        (p.buildings, p.servants, p.discs, p.camels, p.favour, p.influence, s.c),
        (p.scrolls, p.scrolls_tied, p.common, p.common_tied, p.rare, p.rare_tied),
        tuple(p.cubes),
        tuple(p.spices),
        tuple(p.courtiers),
        p.node,
        p.posts,
        p.tiles,
        p.scoring_tile,
    )


def _own_supply(
    buildings: int, servants: int, discs: int, camels: int, favour: int, influence: int, c: Components
) -> list[float]:
    parts = [buildings / c.buildings, servants / c.servants, discs / c.discs, camels / FEW]
    return [*parts, favour / c.favour_last, influence / c.influence_last]


def _things(scrolls: int, scrolls_tied: int, common: int, common_tied: int, rare: int, rare_tied: int) -> list[float]:
    """Scrolls and goods, each also without those that are committed."""
    counts = [scrolls, scrolls - scrolls_tied, common, common - common_tied, rare, rare - rare_tied]
    return [count / THINGS for count in counts]


def turn(s: State, who: int) -> bytes:
    """The place in the order, the slot, the space for the next round; that it is there, and whether it has moved."""
    place = s.order.index(who)
    return TURNS[who].write(
        place,
        s.slots.index(who) if who in s.slots else -1,
        s.next_queue.index(who) if who in s.next_queue else -1,
        1,
        place < s.turn,
    )


def high_courtier(s: State) -> bytes:
    """It has only buildings and camels; where they stand is in the city."""
    if s.hc < 0:
        return COURTIER.nothing
    return COURTIER.write((s.players[s.hc].buildings, s.c.buildings), s.players[s.hc].camels)

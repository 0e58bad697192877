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
    Packed,
    Part,
    Span,
    Table,
    bits,
    how_often,
    in_a_row,
    layout,
    marks,
    one_of,
    ones_of,
    pending,
    share,
    shares,
    written,
)
from caravansary.core.frames import arg_of, kind_of
from caravansary.games.merv import frames, hidden
from caravansary.games.merv.contracts import LEFT
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
FRAMES: Final = 8  # of the stack
ARGUMENT: Final = 8  # binary digits

# What about half of all games stay below, so that the numbers are about 0 to 1
POINTS: Final = 100.0
CUBES: Final = 8.0
THINGS: Final = 10.0
FEW: Final = 4.0
EACH_COURTIER: Final = 3.0

# --- how each part is written ---------------------------------------------------------------------------------------
QUESTION: Final = Part(
    kind=one_of(KINDS),
    is_own=share(1.0),
    about=share(1.0),
    site=one_of(len(CELLS)),
    paid=shares(PIECES_OF_PAYMENT, FEW),
    need=shares(5, FEW),
    used=shares(4, 1.0),
)
QUESTIONS: Final = Table(QUESTION.size, lambda asked: QUESTION.write(*asked))
TIME: Final = Part(year=one_of(LAST_YEAR), round=one_of(len(SIDES)), phase=one_of(len(PHASES)), active=one_of(PLACES))
TIMES: Final = Table(TIME.size, lambda time: TIME.write(*time))
PENDING: Final = pending(FRAMES, ARGUMENT)
ACTION: Final = Part(
    wild_used=one_of(3),
    steps=share(FEW),
    spent=shares(len(COLOURS), FEW),
    had=shares(len(SPICES), FEW),
    bought=bits(len(CITIES)),
    courtier_slot=one_of(SLOTS),
    last_slot=one_of(SLOTS),
    cursor=share(FEW),
    to_score=shares(len(HALLS), EACH_COURTIER),
    ransom=shares(len(COLOURS), FEW),
    ransom_wild=bits(SEATS),
)
CELL: Final = Part(
    action=one_of(len(BOARD_ACTIONS)),
    colour=one_of(4),
    owner=one_of(PLACES),
    soldier=one_of(SEATS + 1),
    upgrade=one_of(len(COLOURS)),
    marks=bits(2),
)
CITY_SIZE: Final = (len(CELLS) - 1) * CELL.size
WALLS: Final = Table(
    len(WALL_SLOTS), lambda pieces: written([float(piece >= 0) for piece in pieces]), "where a piece stands"
)
WALL_SUPPLY: Final = shares(len(WALL_PIECES), 2.0)
STOCK: Final = Packed(*COLOURS, "scrolls", "common", "rare")
TILE_SUPPLY: Final = Part(
    white=share(6.0),
    bonus=Table(
        4, lambda left: written([(left >> 3 * colour & 7) / 4.0 for colour in range(4)]), "4 times: divided by 4"
    ),
    contracts=Table(STACKS, lambda gone: written([1.0 - count / 3.0 for count in gone]), "part of each stack left"),
)
CARAVAN: Final = Part(
    queue=ones_of(QUEUE_LENGTH, len(SPICES)),
    camels_on_cards=share(QUEUE_LENGTH),
    deck=how_often(len(SPICES), QUEUE_LENGTH),
)
CAMELS: Final = Part(
    market_side=share(1.0),
    market=bits(len(MARKET_SLOTS)),
    cities=bits(INNER),
    paths=bits(4),
    routes=bits(len(CITIES)),
    queue=shares(SPACES, FEW),
    out=share(FEW),
)
SOLO: Final = Part(
    open=one_of(len(BOARD_ACTIONS)), to_come=marks(len(BOARD_ACTIONS)), next_among=marks(len(BOARD_ACTIONS))
)
HOLDINGS: Final = Packed(
    *("points", "buildings", "servants", "discs", "camels", "favour", "influence"),
    *("scrolls", "scrolls_free", "common", "common_free", "rare", "rare_free"),
)
PIECES: Final = Part(
    cubes=shares(len(COLOURS), CUBES),
    cards=shares(len(SPICES), CUBES),
    courtiers=shares(len(HALLS), EACH_COURTIER),
    node=one_of(len(NODES)),
    posts=bits(len(CITIES)),
    tiles=bits(TILES),
    scoring_tile=one_of(len(SCORING_TILES)),
)
TURN: Final = Part(
    order=one_of(SPACES), slot=one_of(SLOTS), next_space=one_of(SPACES), is_there=share(1.0), has_moved=share(1.0)
)
TURNS: Final = Table(TURN.size, lambda turn: TURN.write(*turn))
PLAYER_SIZE: Final = HOLDINGS.size + PIECES.size + TURN.size
NOBODY_THERE: Final = bytes(BYTES * PLAYER_SIZE)
COURTIER: Final = Packed("buildings", "camels")

# What changes seldom from one decision to the next
CITY_SEEN: Final = [Memory[bytes]() for _ in range(SEATS)]  # by each seat, because it sees the others from its place
SUPPLY_SEEN: Final = Memory[bytes]()
ANIMALS_SEEN: Final = Memory[bytes]()
PLAYERS_SEEN: Final = [Memory[bytes]() for _ in range(SEATS + 1)]
TURNS_SEEN: Final = Memory[list[bytes]]()
ONE: Final = Struct(FLOAT)

LAYOUT: Final[tuple[Span, ...]] = layout(
    ("question", QUESTION),
    ("time", TIME),
    ("pending", PENDING),
    ("action", ACTION),
    *((f"site.{cell}", CELL) for number, cell in enumerate(CELLS) if number != CAMEL_MARKET),
    ("walls", WALLS),
    ("supply.walls", WALL_SUPPLY),
    ("supply", STOCK),
    ("supply.tiles", TILE_SUPPLY),
    ("caravan", CARAVAN),
    ("camels", CAMELS),
    ("magistrate", SOLO),
    *(
        (f"{whose}.{name}" if name else whose, part)
        for whose in ("own", "second", "third", "fourth", "magistrate")
        for name, part in (("", HOLDINGS), ("", PIECES), ("turn", TURN))
    ),
    ("high_courtier", COURTIER),
)
SIZE: Final[int] = LAYOUT[-1].offset + LAYOUT[-1].size
_AT_CITY: Final = BYTES * (QUESTION.size + TIME.size + PENDING.size + ACTION.size)
AT_MARKS: Final = tuple(  # where each cell's marks stand, in bytes; the camel market has none and shifts the others
    _AT_CITY + BYTES * ((cell - (cell > CAMEL_MARKET)) * CELL.size + CELL.size - 2) for cell in range(len(CELLS))
)


def write_table(s: State, seat: int) -> bytearray:
    """The table as the seat sees it, written in a row."""
    places = places_around(s, seat)
    row = [question(s, seat), time_of_game(s, places), PENDING[tuple(s.stack), seat, s.seats], action(s, seat)]
    row += [city(s, seat), WALLS[tuple(s.walls)], supply(s), animals(s), solo_cards(s)]
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
    """A number that the question is about: the level of a breakthrough, the wall piece, scrolls, goods or favour."""
    if kind == frames.CHOOSE_BREAKTHROUGH or kind == frames.CHOOSE_LIBRARY_CUBE:
        return arg / FEW
    if kind == frames.CHOOSE_WALL_SLOT:
        return arg / len(WALL_PIECES)
    if kind == frames.CHOOSE_UPGRADE_SITE:
        return UPGRADE_COLOUR.of(arg) / len(COLOURS)
    if kind == frames.CHOOSE_GOOD:
        return LEFT.of(arg) / FEW
    if kind == frames.CHOOSE_COURTIER:
        return (arg & 7) / FEW
    return 0.0


def time_of_game(s: State, places: tuple[int, ...]) -> bytes:
    """Year, round, phase, whose turn it is."""
    return TIMES[s.year - 1, s.round, s.phase, places[s.active] if s.active >= 0 else -1]


def action(s: State, seat: int) -> bytes:
    """What the turn, the scoring or the invasion remembers while it is going on."""
    courtier = s.slots.index(s.high_courtier) if s.high_courtier >= 0 and s.high_courtier in s.slots else -1
    wild = sum((s.ransom_wild >> who & 1) << (who - seat) % s.seats for who in range(s.seats))
    had = tuple([s.had >> 4 * spice & 15 for spice in range(len(SPICES))])
    return ACTION.write(
        *(s.wild_used, s.steps, tuple(s.spent), had, s.bought, courtier, s.slot, s.cursor),
        *(tuple(s.to_score), tuple(s.ransom_cubes), wild),
    )


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
    stock = STOCK.write(*cubes, s.scrolls_left / c.scrolls, s.common_left / c.common, s.rare_left / c.rare)
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
    return HOLDINGS.write(
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
        return COURTIER.write(0.0, 0.0)
    return COURTIER.write(
        s.players[s.high_courtier].buildings / s.printed.buildings, s.players[s.high_courtier].camels / FEW
    )

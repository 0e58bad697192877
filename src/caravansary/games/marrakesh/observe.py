"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows: provision tiles that lie face down are the own ones, stacks are counted,
their order is not looked at. The own seat comes first, the others follow clockwise; whoever is absent is all zeros.
`core/features.py` says how the parts are written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.features import (
    BYTES,
    Each,
    Memory,
    Part,
    Span,
    Table,
    bits,
    how_often,
    in_a_row,
    layout,
    marked,
    marked_each,
    marks,
    one_of,
    ones_of,
    pending,
    share,
    shares,
    written,
)
from caravansary.core.frames import arg_of, kind_of
from caravansary.games.marrakesh import citizens, effects, frames, garden, medina, pay, workers
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BEIGE,
    COLOURS,
    COMPANIONS,
    CONNECTING,
    EFFECTS,
    EIGHT,
    EXCHANGES,
    EXPANSIONS,
    FIRST_OF_SCROLLS,
    GATES_IN_WORKSHOP,
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
    PATH_LENGTH,
    PATHS,
    PROVISIONS,
    RESOURCES,
    RIVER_SIDES,
    ROUNDS,
    SCROLLS,
    SEASONS,
    SECTORS,
    SLOTS,
    SOUK,
    SOUK_WORKERS,
    STACKS,
    STAIRS,
    TOWN_CELLS,
    TOWNS,
    WORKSHOP_GATES,
    WORKSHOPS,
)
from caravansary.games.marrakesh.powers import S31_MORE_CITIZENS
from caravansary.games.marrakesh.rounds import CHOOSING, PHASES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.components import Components
    from caravansary.games.marrakesh.state import Player, State

SEATS: Final = 4
KINDS: Final = frames.KINDS - frames.FIRST_DECISION
NOTHING_KNOWN: Final[list[int]] = []  # of a choice that is still secret
COMPANIONS_EXPANSION: Final = 2
UP: Final = 21  # scrolls of a colour at most

# What most games stay below, so that the numbers are about 0 to 1
POINTS: Final = 150.0
THINGS: Final = 10.0
GOODS_HELD: Final = 6.0
FEW: Final = 4.0
STACK: Final = 7.0
EACH_GATE: Final = 3.0
ARRIVALS: Final = 20.0
FRAMES: Final = 10  # of the stack
ARGUMENT: Final = 48  # binary digits

# --- how each part is written ---------------------------------------------------------------------------------------
QUESTION: Final = Part(
    kind=one_of(KINDS),
    is_own=share(1.0),
    area=one_of(len(AREAS)),
    colour=one_of(len(COLOURS)),
    workshop=one_of(len(WORKSHOPS)),
    luxury=one_of(len(LUXURIES)),
    number=share(MOST_KESHIS),
)
QUESTIONS: Final = Table(QUESTION.size, lambda asked: _write_question(*asked))
NO_QUESTION: Final = (-1, -1, -1, -1, 0)  # area, colour, workshop, item, number
TIME: Final = Part(
    season=one_of(SEASONS),
    round=one_of(ROUNDS),
    phase=one_of(len(PHASES)),
    first=one_of(SEATS),
    active=one_of(SEATS),
    expansions=bits(len(EXPANSIONS)),
    floor=share(1.0),
    first_game=share(1.0),
    only_new=share(1.0),
    cursor=share(FEW),
    skips=share(FEW),
    bonus_left=share(1.0),
    ranking=ones_of(SEATS, SEATS),
    drawn=how_often(len(COLOURS), FEW),  # for the own oasis line
)
TIMES: Final = Table(TIME.size, lambda time: TIME.write(*time))
PENDING: Final = pending(FRAMES, ARGUMENT)
BOARD: Final = Part(
    exchange=one_of(len(EXCHANGES)),
    river=ones_of(SEASONS, len(RIVER_SIDES)),
    gates=shares(len(WORKSHOP_GATES), EACH_GATE),
    towns=marks(len(TOWNS)),
    tower=shares(len(COLOURS), FEW),
    tray=Each(len(COLOURS), share(FEW)),
    set_aside=how_often(len(COLOURS), FEW),
    stair_tiles=Table(
        len(CONNECTING) * len(EFFECTS), lambda known: written(_stair_tiles(*known)), "per cell: each effect, by 4"
    ),
    companions=Table(
        len(COMPANIONS) * (SEATS + 1), lambda known: written(_companions(*known)), "of each: with whom, on which step"
    ),
    loose_oases=marks(len(OASES)),
    gone_oases=marks(len(OASES)),
    crocodile=one_of(SEATS),
)
TILES: Final = Part(
    scrolls=Table(len(STACKS) * UP, lambda scrolls: _face_up_scrolls(scrolls), "per stack: the one on top"),
    scrolls_under=shares(len(STACKS), STACK),
    scrolls_known=marks(len(SCROLLS)),
    luxuries=marks(len(LUXURIES)),
    luxuries_under=shares(MARKET_PLACES, STACK),
)
HOLDINGS: Final = Part(
    is_there=share(1.0),
    points=share(POINTS),
    resources=shares(len(RESOURCES), THINGS),
    goods=shares(len(GOODS), GOODS_HELD),
    keshis=Each(EIGHT, share(MOST_KESHIS)),
)
PERSONAL_BOARD: Final = Part(
    sellers=bits(len(AREAS)),
    new_sellers=bits(len(AREAS)),
    square=bits(SECTORS),
    citizens=Table(SECTORS, lambda citizens: written(_citizens(*citizens)), "facing each cell, by 4"),
    caravans=shares(len(PATHS), FEW),
    medina=Table(
        len(SLOTS) * len(COLOURS) + 1, lambda medina: _medina(*medina), "per slot: the gate; guards in the watchtower"
    ),
    oases=Table(
        len(OASIS_CELLS) * (len(OASES) + 1), lambda sahara: _oases(*sahara), "per cell: the one face up; explored cells"
    ),
    line=marks(len(OASES)),
    line_keshis=ones_of(LINE_CELLS, len(COLOURS)),
    towns=ones_of(len(TOWN_CELLS), len(TOWNS)),
    turned_up=Table(
        len(TOWN_CELLS) + len(PROVISIONS), lambda shown: _turned_up(*shown), "explored towns, provisions face up"
    ),
)
PIECES: Final = Part(
    screen=bits(len(COLOURS)),
    chosen=marks(len(COLOURS)),
    workers=Table(len(AREAS), lambda workers: written(_workers(*workers)), "per area; the souk has several"),
    scrolls=marks(len(SCROLLS)),
    done=bits(2),
    luxuries=marks(len(LUXURIES)),
    pawns=Table(
        1 + HARBOUR_CELLS + len(STAIRS) + 1,
        lambda pawns: written(_pawns(*pawns)),
        "space of the fisherman, cell of the harbour, steps, order of arrival",
    ),
)
PLAYER_SIZE: Final[int] = HOLDINGS.size + PERSONAL_BOARD.size + PIECES.size
NOBODY_THERE: Final = bytes(BYTES * PLAYER_SIZE)
OWN: Final = Table(len(PROVISIONS), lambda tiles: _face_down_provisions(*tiles), "those of the own seat")

# What changes seldom from one decision to the next
BOARD_SEEN: Final = Memory[bytes]()
TILES_SEEN: Final = Memory[bytes]()
PLAYERS_SEEN: Final = [Memory[tuple[bytes, ...]]() for _ in range(SEATS)]
PERSONAL_BOARDS_SEEN: Final = [Memory[bytes]() for _ in range(SEATS)]
PIECES_SEEN: Final = [Memory[bytes]() for _ in range(SEATS)]

LAYOUT: Final[tuple[Span, ...]] = layout(
    ("question", QUESTION),
    ("time", TIME),
    ("pending", PENDING),
    ("board", BOARD),
    ("tiles", TILES),
    *((whose, part) for whose in ("own", "second", "third", "fourth") for part in (HOLDINGS, PERSONAL_BOARD, PIECES)),
    ("provisions_face_down", OWN),
)
SIZE: Final[int] = LAYOUT[-1].offset + LAYOUT[-1].size


def write_table(s: State, seat: int) -> bytearray:
    """The table as the seat sees it, written in a row."""
    row = [question(s, seat), time_of_game(s, seat), PENDING[tuple(s.stack), seat, s.seats]]
    row += [board(s, seat), tiles(s)]
    is_choice_known = s.phase != CHOOSING
    for place in range(s.seats):
        who = (seat + place) % s.seats
        row += player(s, who, is_choice_known or place == 0)
    row += [NOBODY_THERE] * (SEATS - s.seats)
    own = s.players[seat]
    row.append(OWN[tuple(own.provisions), own.shown])
    return in_a_row(row)


# --- the question ---------------------------------------------------------------------------------------------------
def question(s: State, seat: int) -> bytes:
    """The kind of decision, whether it is the seat's, and the area, colour, gate, item or number it is about."""
    if s.decider < 0:
        return QUESTION.nothing
    frame = s.stack[-1]
    is_own = s.decider == seat or seat in s.waiting_for
    return QUESTIONS[kind_of(frame), arg_of(frame), is_own]


def _write_question(kind: int, arg: int, is_own: bool) -> bytes:
    return QUESTION.write(kind - frames.FIRST_DECISION, is_own, *_argument(kind, arg))


def _argument(kind: int, arg: int) -> tuple[int, int, int, int, int]:
    if kind == frames.CHOOSE_OPTION:
        return (workers.OPTION_AREA.of(arg), -1, -1, -1, 0)
    if kind in (frames.CHOOSE_COUNT, frames.CHOOSE_LINE_KESHI, frames.CHOOSE_SECOND):
        return (-1, arg, -1, -1, 0)
    if kind == frames.CHOOSE_SLOT or kind == frames.CHOOSE_GATE_KESHI:
        gate = medina.SLOT_GATE.of(arg)
        return (-1, gate % len(COLOURS), gate // len(COLOURS), -1, 0)
    if kind == frames.CHOOSE_SPARED:
        return (-1, -1, -1, arg, 0)
    if kind == frames.CHOOSE_STAIR:
        return (-1, -1, -1, -1, effects.STEPS.of(arg))
    if kind == frames.CHOOSE_PAYMENT:
        return (-1, -1, -1, -1, pay.PIECES.of(arg))
    if kind == frames.CHOOSE_HARVEST:
        return (-1, -1, -1, -1, garden.LEFT.of(arg))
    if kind in (frames.CHOOSE_GOOD, frames.CHOOSE_LINE, frames.CHOOSE_GATE, frames.CHOOSE_FREE_OASIS):
        return (-1, -1, -1, -1, arg)
    return NO_QUESTION


def time_of_game(s: State, seat: int) -> bytes:
    """Season, round and phase; the first player and whose turn it is; the kind of game."""
    first, active = s.camel(), s.active
    return TIMES[
        s.season,
        s.round,
        s.phase,
        (first - seat) % s.seats if first >= 0 else -1,
        (active - seat) % s.seats if active >= 0 else -1,
        s.expansions,
        s.floor,
        *(s.first_game, s.only_new, s.cursor, s.skips, s.bonus_left),
        tuple([(who - seat) % s.seats for who in s.ranking_now]),
        tuple(s.drawn[seat]) if s.drawn else (),
    ]


# --- the board ------------------------------------------------------------------------------------------------------
def board(s: State, seat: int) -> bytes:
    """The exchange tile, river tiles, gates, towns, tower and tray, keshis set aside, stair tiles, companions."""
    # Without companions and the crocodile it is the same for all
    from_where = seat if s.has_expansion(COMPANIONS_EXPANSION) or s.crocodile >= 0 else 0
    set_aside = _set_aside(s)
    lasting = (
        s.exchanges, s.season, s.sides, s.workshops, s.towns, s.tower, set_aside, s.covers, s.companion_with,
        s.companion_step, s.loose_oases, s.seen_oases, s.crocodile, from_where, s.seats, s.printed,
    )  # fmt: skip
    return BOARD_SEEN.write((s.tray,), lasting, _write_board, s, seat, set_aside)


def _set_aside(s: State) -> int:
    """The keshis of gates that wait in the innermost medina action, as its frame keeps them."""
    for frame in reversed(s.stack):
        if kind_of(frame) == frames.PLACE_SET_ASIDE:
            return arg_of(frame)
    return 0


def _write_board(s: State, seat: int, set_aside: int) -> bytes:
    return BOARD.write(
        s.exchanges[s.season],
        tuple(s.sides),
        tuple(s.workshops),
        tuple(s.towns),
        tuple(s.tower),
        s.tray,
        tuple(medina.colours_set_aside(set_aside)),
        (tuple(s.covers), s.printed),
        (tuple(s.companion_with), tuple(s.companion_step), seat, s.seats),
        tuple(s.loose_oases),
        tuple(s.seen_oases),
        (s.crocodile - seat) % s.seats if s.crocodile >= 0 else -1,
    )


def _stair_tiles(covers: tuple[int, ...], c: Components) -> list[float]:
    """The bonus on each connecting cell that a stair tile covers."""
    numbers = [0.0] * (len(CONNECTING) * len(EFFECTS))
    for cell, tile in enumerate(covers):
        if tile >= 0:
            for effect, count in c.stair_tile_bonus[tile]:
                numbers[cell * len(EFFECTS) + effect] = count / FEW
    return numbers


def _companions(owners: tuple[int, ...], steps: tuple[int, ...], seat: int, seats: int) -> list[float]:
    """With whom each companion is, as seen from the seat, and on which step it stands otherwise."""
    numbers: list[float] = []
    for owner, step in zip(owners, steps, strict=True):
        place = (owner - seat) % seats if owner >= 0 else -1
        numbers += [float(place == other) for other in range(SEATS)]
        numbers.append(step / LAST_STEP if owner < 0 and step >= 0 else 0.0)
    return numbers


def tiles(s: State) -> bytes:
    """The academy and the market: what lies face up, how much under it, scrolls that everybody has seen going there."""
    return TILES_SEEN.write((), (s.stacks_up, s.stacks, s.known, s.market_up, s.market), _write_tiles, s)


def _write_tiles(s: State) -> bytes:
    return TILES.write(
        tuple(s.stacks_up),
        tuple(map(len, s.stacks)),
        tuple(scroll for stack, count in enumerate(s.known) for scroll in s.stacks[stack][:count]),
        tuple(s.market_up),
        tuple(map(len, s.market)),
    )


def _face_up_scrolls(scrolls: tuple[int, ...]) -> bytes:
    numbers = [scroll - FIRST_OF_SCROLLS[stack // 3] for stack, scroll in enumerate(scrolls)]  # a gap's is negative
    return marked_each(len(STACKS), UP, numbers)


# --- players --------------------------------------------------------------------------------------------------------
def player(s: State, who: int, is_choice_known: bool) -> tuple[bytes, ...]:
    """All that a player has openly, and the choice of keshis if it is known."""
    p = s.players[who]
    chosen = p.chosen if is_choice_known else NOTHING_KNOWN
    changing = (p.points, p.resources, p.goods, p.keshis, p.steps)
    lasting = (
        p.sellers, p.new_sellers, p.pink, p.disk, p.caravans, p.gates, p.oases, p.line, p.line_keshis, p.towns, p.day,
        p.provisions, p.shown, p.screen, chosen, p.workers, p.souk_workers, p.scrolls, p.powers, p.refreshed,
        p.bought, p.luxuries, p.space, p.arrival, p.harbour, s.expansions, s.printed,
    )  # fmt: skip
    return PLAYERS_SEEN[who].write(changing, lasting, _write_player, s, who, chosen)


def _write_player(s: State, who: int, chosen: list[int]) -> tuple[bytes, ...]:
    p = s.players[who]
    held = HOLDINGS.write(1, sum(p.points), tuple(p.resources), tuple(p.goods), p.keshis)
    return (held, personal_board(s, who), pieces(s, who, chosen))


def personal_board(s: State, who: int) -> bytes:
    """Water sellers, square, medina, Sahara, what was explored; it mostly stays when something is gained or paid."""
    p = s.players[who]
    guards = p.keshis[BEIGE]
    lasting = (
        p.sellers, p.new_sellers, p.pink, p.disk, p.caravans, p.gates, guards, p.oases, p.line, p.line_keshis, p.towns,
        p.day, p.provisions, p.shown, p.powers, s.expansions, s.printed,
    )  # fmt: skip
    return PERSONAL_BOARDS_SEEN[who].write((), lasting, _write_personal_board, s, p)


def _write_personal_board(s: State, p: Player) -> bytes:
    caravans = tuple(p.caravans)
    return PERSONAL_BOARD.write(
        p.sellers,
        p.new_sellers,
        p.pink,
        (p.disk, s.expansions, s.printed, p.powers & S31_MORE_CITIZENS),
        caravans,
        (tuple(p.gates), p.keshis[BEIGE]),
        (tuple(p.oases), caravans),
        tuple(p.line),
        tuple(p.line_keshis),
        tuple(p.towns),
        (p.day, tuple(p.provisions), p.shown),
    )


def pieces(s: State, who: int, chosen: list[int]) -> bytes:
    """Keshis behind the screen and chosen, workers, scrolls, luxuries, fisherman and pawns."""
    p = s.players[who]
    lasting = (
        p.screen, chosen, p.workers, p.souk_workers, p.scrolls, p.refreshed, p.bought, p.luxuries, p.space, p.arrival,
        p.harbour,
    )  # fmt: skip
    return PIECES_SEEN[who].write((p.steps,), lasting, _write_pieces, p, chosen)


def _write_pieces(p: Player, chosen: list[int]) -> bytes:
    return PIECES.write(
        p.screen,
        tuple(chosen),
        (p.workers, p.souk_workers),
        tuple(p.scrolls),
        p.refreshed | p.bought << 1,
        tuple(p.luxuries),
        (p.space, p.harbour, tuple(p.steps), p.arrival),
    )


def _citizens(turned: int, expansions: int, c: Components, powers: int) -> list[float]:
    """The citizens that face the cells of the square."""
    return [count / FEW for count in citizens.by_cell(c, expansions, turned, powers)]


def _medina(gates: tuple[int, ...], guards: int) -> bytes:
    """Gates by slot, and the guards in the watchtower."""
    in_watchtower = medina.guards_in_watchtower(gates, guards) / GATES_IN_WORKSHOP
    return marked_each(len(SLOTS), len(COLOURS), gates) + written([in_watchtower])


def _oases(tiles: tuple[int, ...], caravans: tuple[int, ...]) -> bytes:
    """Face-up oases of the Sahara, and cells that were explored; face-down ones are known to nobody."""
    is_reached = [caravans[cell // PATH_LENGTH] > cell % PATH_LENGTH for cell in range(len(tiles))]
    face_up = [tile if reached else -1 for tile, reached in zip(tiles, is_reached, strict=True)]
    explored = [cell for cell, tile in enumerate(tiles) if tile < 0]
    return marked_each(len(OASIS_CELLS), len(OASES), face_up) + marked(len(OASIS_CELLS), explored)


def _turned_up(day: int, provisions: tuple[int, ...], shown: int) -> bytes:
    """Towns that were explored, and provision tiles that lie face up."""
    towns = [town for town in range(len(TOWN_CELLS)) if day >> town & 1]
    tiles = [tile for place, tile in enumerate(provisions) if shown >> place & 1]
    return marked(len(TOWN_CELLS), towns) + marked(len(PROVISIONS), tiles)


def _face_down_provisions(provisions: tuple[int, ...], shown: int) -> bytes:
    return marked(len(PROVISIONS), [tile for place, tile in enumerate(provisions) if not shown >> place & 1])


def _pawns(space: int, harbour: int, steps: tuple[int, ...], arrival: int) -> list[float]:
    """The fisherman on the river and in the harbour, the pawns on the stairs."""
    cells = [float(harbour == cell) for cell in range(HARBOUR_CELLS)]
    return [space / HARBOUR, *cells, *(step / LAST_STEP for step in steps), arrival / ARRIVALS]


def _workers(areas: int, in_souk: int) -> list[float]:
    """Workers on the eight areas; of those in the souk there are several."""
    numbers = [float(areas >> area & 1) for area in range(len(AREAS))]
    numbers[SOUK] = in_souk / SOUK_WORKERS
    return numbers

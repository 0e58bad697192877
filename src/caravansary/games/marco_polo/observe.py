"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows: goal cards are the own ones, piles are counted, their order is not looked at.
The own seat comes first, the others follow clockwise; whoever is absent is all zeros. `core/features.py` says how the
parts are written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.features import (
    Memory,
    Part,
    Span,
    Table,
    bits,
    how_often,
    in_a_row,
    in_binary,
    layout,
    marks,
    one_of,
    ones_of,
    pending,
    share,
    shares,
)
from caravansary.core.frames import arg_of, kind_of
from caravansary.games.marco_polo import bazaar, city_cards, frames, hidden
from caravansary.games.marco_polo.dice import space_of, value_of
from caravansary.games.marco_polo.pieces import (
    BEIJING_SLOTS,
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    GIFTS,
    GOALS,
    GOODS,
    KHAN_SPACES,
    MAIN_SPACES,
    NODES,
    OFFICE_TOKENS,
    OWN_DICE,
    PLACES,
    PROVINCE_TOKENS,
    PROVINCES,
    ROUNDS,
    ROW_LENGTH,
    SPACES,
)
from caravansary.games.marco_polo.pieces import CAMELS as BAZAAR
from caravansary.games.marco_polo.rounds import PHASES
from caravansary.games.marco_polo.travel import MOVEMENTS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

SEATS: Final = 4
KINDS: Final = frames.KINDS - frames.FIRST_DECISION

# What most games stay below, so that the numbers are about 0 to 1
POINTS: Final = 100.0
COINS: Final = 20.0
CAMELS: Final = 10.0
FEW: Final = 5.0
COMPLETED: Final = 10.0
POSTS: Final = 11.0
PILE: Final = 12.0
SIX: Final = 6.0
FRAMES: Final = 8  # of the stack
ARGUMENT: Final = 10  # binary digits
BUILT: Final = 12  # posts of one movement
PLACE: Final = 5  # binary digits
POST: Final = 12

# The number that a choice at a city card is about
CARD_NUMBERS: Final = {
    frames.CHOOSE_TIMES: city_cards.MOST,
    frames.CHOOSE_DIRECTION: city_cards.VALUE,
    frames.CHOOSE_CARD_GOOD: city_cards.LEFT,
    frames.CHOOSE_SWAP: city_cards.LEFT,
}

# --- how each part is written ---------------------------------------------------------------------------------------
QUESTION: Final = Part(
    kind=one_of(KINDS),
    is_own=share(1.0),
    space=one_of(len(SPACES)),
    die=one_of(len(DICE)),
    place=one_of(len(PLACES)),
    card=one_of(len(CITY_CARDS)),
    number=share(1.0),
)
QUESTIONS: Final = Table(QUESTION.size, lambda asked: QUESTION.write(*asked))
TIME: Final = Part(
    round=one_of(ROUNDS),
    phase=one_of(len(PHASES)),
    first=one_of(SEATS),
    traveller=one_of(SEATS),
    active=one_of(SEATS),
    new_characters=share(1.0),
    goal_choice=share(1.0),
    cursor=share(SIX),
)
TIMES: Final = Table(TIME.size, lambda time: TIME.write(*time))
PENDING: Final = pending(FRAMES, ARGUMENT)
TURN: Final = Part(
    main_done=share(1.0),
    bought=share(1.0),
    arghun_used=share(1.0),
    entry_free=share(1.0),
    picked=how_often(len(DICE), FEW),
    taken=marks(ROW_LENGTH),
    new_contracts=marks(len(CONTRACTS)),  # while one of the others is to be discarded
    movement=one_of(len(MOVEMENTS)),
    steps=share(SIX),
    steps_left=share(SIX),
    fresh=bits(len(PLACES)),
    entered=shares(len(PLACES), SIX),  # when it was first entered
    drawn=marks(len(GIFTS)),
    moved=bits(2),
    gift_place=one_of(len(PLACES)),
    gift_step=share(SIX),
    to_build=in_binary(BUILT, PLACE),
    built=in_binary(BUILT, POST),
    ended=bits(len(PLACES)),
)
MAP: Final = Part(
    provinces=ones_of(len(PROVINCES), len(PROVINCE_TOKENS)),
    offices=ones_of(len(CITIES), len(OFFICE_TOKENS)),
    cards=ones_of(len(CARD_SPACES), len(CITY_CARDS)),
    beijing=ones_of(BEIJING_SLOTS, SEATS),
)
BOARD: Final = Part(
    occupied=bits(len(SPACES)),
    khan=shares(KHAN_SPACES, SIX),
    black_dice=share(FEW),
    draft=marks(len(CHARACTERS)),
    arghun_cards=bits(len(CITY_CARDS)),
    gift_pile=share(len(GIFTS)),
    gift_discard=marks(len(GIFTS)),
    dice=shares(len(SPACES), SIX),  # on a space: the pips of all of them
)
CONTRACT_ROW: Final = Part(
    row=ones_of(ROW_LENGTH, len(CONTRACTS)),
    piles=share(ROW_LENGTH * (ROUNDS - 1)),
    special=share(PILE),
    special_known=marks(len(CONTRACTS)),
    unseen=marks(len(CONTRACTS)),
)
PLAYER: Final = Part(
    is_there=share(1.0),
    character=one_of(len(CHARACTERS)),
    points=share(POINTS),
    coins=share(COINS),
    camels=share(CAMELS),
    stock=share(POSTS),
    completed=share(COMPLETED),
    keep_two=share(1.0),
    promised=share(FEW),
    goods=shares(len(GOODS), FEW),
    dice=shares(len(DICE), OWN_DICE),
    used=bits(len(MAIN_SPACES)),
    posts=bits(len(PLACES)),
    figure=one_of(len(NODES)),
    second=one_of(len(NODES)),
    contracts=marks(len(CONTRACTS)),
    gifts=bits(len(GIFTS)),
    began=share(1.0),
    has_dice=share(1.0),
)
OWN: Final = Part(goals=marks(len(GOALS)), dealt=marks(len(GOALS)))

# What changes seldom from one decision to the next
MAP_SEEN: Final = [Memory[bytes]() for _ in range(SEATS)]  # by each seat, because it sees the others from its place
CONTRACTS_SEEN: Final = Memory[bytes]()
DICE_SEEN: Final = Memory[tuple[int, ...]]()
PLAYERS_SEEN: Final = [Memory[bytes]() for _ in range(SEATS)]

LAYOUT: Final[tuple[Span, ...]] = layout(
    ("question", QUESTION),
    ("time", TIME),
    ("pending", PENDING),
    ("turn", TURN),
    ("map", MAP),
    ("board", BOARD),
    ("contracts", CONTRACT_ROW),
    *((whose, PLAYER) for whose in ("own", "second", "third", "fourth")),
    ("goals", OWN),
)
SIZE: Final[int] = LAYOUT[-1].offset + LAYOUT[-1].size


def write_table(s: State, seat: int) -> bytearray:
    """The table as the seat sees it, written in a row."""
    row = [question(s, seat), time_of_game(s, seat), PENDING[tuple(s.stack), seat, s.seats], turn(s)]
    row += [map_of(s, seat), board(s), contracts(s)]
    for place in range(s.seats):
        row.append(player(s, (seat + place) % s.seats))
    row += [PLAYER.nothing] * (SEATS - s.seats)
    own = s.players[seat]
    row.append(OWN.write(tuple(own.goals), tuple(own.dealt)))
    return in_a_row(row)


# --- the question ---------------------------------------------------------------------------------------------------
def question(s: State, seat: int) -> bytes:
    """The kind of decision, whether it is the seat's, and the space, die, place, card or number it is about."""
    if s.decider < 0:
        return QUESTION.nothing
    frame = s.stack[-1]
    is_own = s.decider == seat or seat in s.waiting_for
    kind = kind_of(frame)
    return QUESTIONS[(kind - frames.FIRST_DECISION, is_own, *_argument(kind, arg_of(frame)))]


def _argument(kind: int, arg: int) -> tuple[int, int, int, int, float]:
    if kind == frames.CHOOSE_DIE or kind == frames.CHOOSE_VALUE:
        return (arg, -1, -1, -1, 0)
    if kind == frames.CHOOSE_CHANGE or kind == frames.CHOOSE_NEW_VALUE:
        return (-1, arg, -1, -1, 0)
    if kind == frames.CHOOSE_POST or kind == frames.CHOOSE_PASSED_POST:
        return (-1, -1, arg, -1, 0)
    if kind in CARD_NUMBERS:
        return (-1, -1, -1, city_cards.CARD.of(arg), CARD_NUMBERS[kind].of(arg) / SIX)
    if kind == frames.CHOOSE_ROW:
        return (BAZAAR + bazaar.COLUMN.of(arg), -1, -1, -1, bazaar.LOWEST.of(arg) / SIX)
    if kind == frames.CHOOSE_COMPENSATION:
        return (-1, -1, -1, -1, arg / COMPLETED)
    if kind == frames.CHOOSE_CONTRACT or kind == frames.CHOOSE_EXTRA:
        return (-1, -1, -1, -1, arg / SIX)
    return (-1, -1, -1, -1, 0)


def time_of_game(s: State, seat: int) -> bytes:
    """Round and phase; the first player, the last traveller and whose turn it is; the kind of game."""
    return TIMES[
        s.round - 1,
        s.phase,
        (s.first - seat) % s.seats if s.first >= 0 else -1,
        (s.traveller - seat) % s.seats if s.traveller >= 0 else -1,
        (s.active - seat) % s.seats if s.active >= 0 else -1,
        s.module,
        s.goal_choice,
        s.cursor,
    ]


def turn(s: State) -> bytes:
    """What was done in this turn, the dice and contracts picked, the movement, the gifts drawn."""
    is_moving = bool(s.movement)
    return TURN.write(
        s.main_done,
        s.bought,
        s.arghun_used,
        s.entry_free,
        tuple(s.picked),
        tuple(s.taken),
        _new_contracts(s),
        s.movement,
        s.steps if is_moving else 0,
        s.steps_left if is_moving else 0,
        s.fresh,
        _when_entered(s) if is_moving else (),
        tuple(s.drawn),
        s.moved,
        s.gift_place,
        s.gift_step,
        tuple(s.to_build),
        tuple(s.built),
        s.ended,
    )


def _new_contracts(s: State) -> tuple[int, ...]:
    """Those that may not be discarded, while others may."""
    if s.decider < 0 or kind_of(s.stack[-1]) != frames.CHOOSE_DISCARD:
        return ()
    return tuple(s.players[s.decider].active[arg_of(s.stack[-1]) :])


def _when_entered(s: State) -> tuple[int, ...]:
    """For every place, as the how-manyth it was first entered; 0: it was not."""
    order = list(dict.fromkeys(s.entered))
    return tuple([order.index(place) + 1 if place in order else 0 for place in range(len(PLACES))])


# --- the board ------------------------------------------------------------------------------------------------------
def map_of(s: State, seat: int) -> bytes:
    """Tokens of provinces and cities, city cards, the slots of Beijing."""
    return MAP_SEEN[seat].write((s.offices, s.beijing), (s.provinces, s.cards, s.seats), _write_map, s, seat)


def _write_map(s: State, seat: int) -> bytes:
    slots = tuple([(who - seat) % s.seats if who >= 0 else -1 for who in s.beijing])
    return MAP.write(tuple(s.provinces), tuple(s.offices), tuple(s.cards), slots)


def board(s: State) -> bytes:
    """Occupied spaces, the khan's dice, black dice, the draft, Khan Arghun's cards, the gifts."""
    return BOARD.write(
        s.occupied,
        tuple(s.khan),
        s.pool,
        tuple(s.draft),
        s.arghun_cards,
        len(s.gift_pile),
        tuple(s.gift_discard),
        DICE_SEEN.write((s.placed,), (), _pips, s.placed),
    )


def _pips(placed: list[int]) -> tuple[int, ...]:
    """The pips of the dice on each space."""
    found = [0] * len(SPACES)
    for die in placed:
        found[space_of(die)] += value_of(die)
    return tuple(found)


def contracts(s: State) -> bytes:
    """The row, the sizes of the piles, what everybody knows to be under the special pile, what nobody has seen."""
    return CONTRACTS_SEEN.write((s.row, s.piles, s.special), (s.special_fresh,), _write_contracts, s)


def _write_contracts(s: State) -> bytes:
    return CONTRACT_ROW.write(
        tuple(s.row),
        len(s.piles),
        len(s.special),
        tuple(s.special[: len(s.special) - s.special_fresh]),
        tuple(hidden.unseen_contracts(s)),
    )


# --- players --------------------------------------------------------------------------------------------------------
def player(s: State, who: int) -> bytes:
    """All that a player has openly."""
    p = s.players[who]
    changing = (p.points, p.goods, p.dice)
    lasting = (
        p.character, p.coins, p.camels, p.stock, p.keep_two, p.promised, p.used, p.posts, p.figure, p.second, p.gifts,
        p.active, p.completed, s.start,
    )  # fmt: skip
    return PLAYERS_SEEN[who].write(changing, lasting, _write_player, p, who == s.start)


def _write_player(p: Player, is_start: bool) -> bytes:
    return PLAYER.write(
        1,
        p.character,
        sum(p.points),
        p.coins,
        p.camels,
        p.stock,
        len(p.completed),
        p.keep_two,
        p.promised,
        tuple(p.goods),
        tuple(p.dice),
        p.used,
        p.posts,
        p.figure,
        p.second,
        tuple(p.active),
        p.gifts,
        is_start,
        any(p.dice),
    )

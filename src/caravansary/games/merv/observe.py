"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows; the order of the decks is not looked at. The own seat comes first, the other
seats follow in seat order, then the magistrate; whoever is absent is all zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    NODES,
    QUEUE_LENGTH,
    SCORING_TILES,
    SIDES,
    SPICES,
    WALL_PIECES,
    WALL_SLOTS,
)
from caravansary.games.merv.rounds import LAST_YEAR, PHASES
from caravansary.games.merv.upgrades import bonus_upgrades_left

if TYPE_CHECKING:
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

_ASKED: Final = KINDS + 2 + len(CELLS) + PIECES_OF_PAYMENT + 5 + 4
_TIME: Final = LAST_YEAR + len(SIDES) + len(PHASES) + PLACES
_CELL: Final = len(BOARD_ACTIONS) + 4 + PLACES + (SEATS + 1) + len(COLOURS) + 2
_CITY: Final = (len(CELLS) - 1) * _CELL + len(WALL_SLOTS)
_SUPPLY: Final = len(WALL_PIECES) + len(COLOURS) + 4 + 4 + STACKS
_CARAVAN: Final = QUEUE_LENGTH * len(SPICES) + 1 + len(SPICES)
_CAMELS: Final = 1 + len(MARKET_SLOTS) + INNER + 4 + len(CITIES) + SPACES + 1
_SOLO: Final = 3 * len(BOARD_ACTIONS)
_PLAYER: Final[tuple[int, ...]] = (
    *(13, len(COLOURS), len(SPICES), len(HALLS), len(NODES), len(CITIES)),
    *(TILES, len(SCORING_TILES), SPACES, SLOTS, SPACES, 2),
)
SIZE: Final[int] = _ASKED + _TIME + _CITY + _SUPPLY + _CARAVAN + _CAMELS + _SOLO + (SEATS + 1) * sum(_PLAYER) + 2


def observe(s: State, seat: int) -> list[float]:
    """The table as the seat sees it."""
    places = places_around(s, seat)
    seen = what_is_asked(s, seat)
    seen += time_of_game(s, places)
    seen += city(s, places)
    seen += supply(s)
    seen += caravan(s)
    seen += camels(s)
    seen += solo_cards(s)
    at_place = {place: who for who, place in enumerate(places)}
    for place in range(SEATS + 1):
        seen += player(s, at_place[place]) if place in at_place else [0.0] * sum(_PLAYER)
    return seen + high_courtier(s)


def places_around(s: State, seat: int) -> list[int]:
    """The place of each participant in the vector: the seat itself is 0."""
    places = [(who - seat) % s.seats for who in range(s.seats)]
    if s.cm >= 0:
        places.append(MAGISTRATE)
    if s.hc >= 0:
        places.append(HIGH_COURTIER)
    return places


def one_of(count: int, index: int) -> list[float]:
    """All zeros but for one place; nothing at all for a negative index."""
    found = [0.0] * count
    if index >= 0:
        found[index] = 1.0
    return found


def bits(count: int, mask: int) -> list[float]:
    return [float(mask >> index & 1) for index in range(count)]


def parts(counts: list[int], whole: float) -> list[float]:
    return [count / whole for count in counts]


# --- the question ---------------------------------------------------------------------------------------------------
def what_is_asked(s: State, seat: int) -> list[float]:
    """The kind of decision, whether it is the seat's, the site it is about, the open payment, used permissions."""
    frame = s.stack[-1] if s.stack else 0
    kind = frame & 63
    asked = kind - frames.FIRST_DECISION if s.decider >= 0 else -1
    seen = one_of(KINDS, asked)
    seen += [float(s.decider == seat), _argument(kind, frame >> 6) if asked >= 0 else 0.0]
    seen += one_of(len(CELLS), frame >> 9 if kind == frames.CHOOSE_RANSOM else s.site)
    paying = kind in (frames.CHOOSE_CUBE, frames.CHOOSE_LIBRARY_CUBE) and asked >= 0
    seen += parts(s.paid, FEW) if paying else [0.0] * PIECES_OF_PAYMENT
    seen += parts(s.need, FEW) if paying else [0.0] * 5
    seen += [float(s.discount_used), float(s.wild_used > 0), float(s.trade_used), float(s.steps > 0)]
    return seen


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


def time_of_game(s: State, places: list[int]) -> list[float]:
    """Year, round, phase, whose turn it is."""
    seen = one_of(LAST_YEAR, s.year - 1) + one_of(len(SIDES), s.round) + one_of(len(PHASES), s.phase)
    return seen + one_of(PLACES, places[s.active] if s.active >= 0 else -1)


# --- the board ------------------------------------------------------------------------------------------------------
def city(s: State, places: list[int]) -> list[float]:
    """Every site: its action and colour, whose building and soldier, its upgrade, attacked, activated; the walls."""
    seen: list[float] = []
    for cell in range(len(CELLS)):
        if cell == CAMEL_MARKET:
            continue
        seen += one_of(len(BOARD_ACTIONS), s.sites[cell] >> 2)
        seen += one_of(4, s.sites[cell] & 3)
        seen += one_of(PLACES, places[s.owner[cell]] if s.owner[cell] >= 0 else -1)
        seen += one_of(SEATS + 1, places[s.soldier[cell]] if s.soldier[cell] >= 0 else -1)
        seen += one_of(len(COLOURS), s.upgrade[cell])
        seen += [float(s.attacked >> cell & 1), float(s.site == cell)]
    return seen + [float(piece >= 0) for piece in s.walls]


def supply(s: State) -> list[float]:
    """Wall pieces, cubes, scrolls, goods, upgrades and contracts that are left."""
    c = s.c
    seen = parts(s.wall_left, 2.0)
    seen += [s.cubes_left[colour] / (c.cubes[colour] or 1) for colour in range(len(COLOURS))]
    seen += [s.scrolls_left / c.scrolls, s.common_left / c.common, s.rare_left / c.rare, s.white_left / 6.0]
    return (
        seen
        + [bonus_upgrades_left(s, colour) / 4.0 for colour in range(4)]
        + [1.0 - gone / 3.0 for gone in s.contracts_gone]
    )


def caravan(s: State) -> list[float]:
    """The cards of the queue, the camels on them, and which cards the deck still holds, in no order."""
    seen: list[float] = []
    for position in range(QUEUE_LENGTH):
        seen += one_of(len(SPICES), s.queue[position] if position < len(s.queue) else -1)
    seen.append(s.camels_on_cards / QUEUE_LENGTH)
    return seen + [s.deck.count(spice) / QUEUE_LENGTH for spice in range(len(SPICES))]


def camels(s: State) -> list[float]:
    """The side of the camel market, and every camel that nobody has."""
    seen = [float(s.market_side), *bits(len(MARKET_SLOTS), s.market_camels), *bits(INNER, s.city_camels)]
    seen += bits(4, s.path_camels) + bits(len(CITIES), s.routes)
    seen += parts(s.queue_camels, FEW) if s.queue_camels else [0.0] * SPACES
    return [*seen, s.camels_out / FEW]


def solo_cards(s: State) -> list[float]:
    """The magistrate's cards: the open one, those still to come, and those among which the next one is."""
    seen = one_of(len(BOARD_ACTIONS), s.solo_open)
    unknown = hidden.solo_parts(s) if s.solo_deck else []
    seen += [float(card in s.solo_deck) for card in range(len(BOARD_ACTIONS))]
    return seen + [float(bool(unknown) and card in unknown[-1]) for card in range(len(BOARD_ACTIONS))]


# --- participants ---------------------------------------------------------------------------------------------------
def player(s: State, who: int) -> list[float]:
    """All that a participant has, and where its meeple stands."""
    p = s.players[who]
    seen = holdings(s, p)
    seen += parts(p.cubes, CUBES) + parts(p.spices, CUBES) + parts(p.courtiers, 3.0)
    seen += one_of(len(NODES), p.node) + bits(len(CITIES), p.posts)
    seen += bits(TILES, p.tiles) + one_of(len(SCORING_TILES), p.scoring_tile)
    seen += one_of(SPACES, s.order.index(who))
    seen += one_of(SLOTS, s.slots.index(who) if who in s.slots else -1)
    seen += one_of(SPACES, s.next_queue.index(who) if who in s.next_queue else -1)
    return [*seen, 1.0, float(s.order.index(who) < s.turn)]


def holdings(s: State, p: Player) -> list[float]:
    """The numbers of things; scrolls and goods also without those that are committed."""
    c = s.c
    return [
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
    ]


def high_courtier(s: State) -> list[float]:
    """It has only buildings and camels; where they stand is in the city."""
    if s.hc < 0:
        return [0.0, 0.0]
    return [s.players[s.hc].buildings / s.c.buildings, s.players[s.hc].camels / FEW]

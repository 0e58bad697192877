"""Setup: scrolls, tiles, gates, oases, provisions, first player. Rules MKSH-SETUP.

Chance is drawn in this order: scrolls (grey, yellow, pink, orange), exchange tiles, luxury items, river tiles and
their sides, gates, oases, keshis of the oasis lines, provision tiles, first player, stair tiles, towns (MKSH-SETUP-20).
All of it comes from the one generator of the game (MKSH-GEN-14). What was shuffled is dealt from the front in equal
parts (MKSH-SETUP-22).
"""

from __future__ import annotations

from typing import Any

from caravansary.core.errors import OptionError, shown
from caravansary.core.frames import frame
from caravansary.games.marrakesh import companions, exchange_tiles, frames, rounds, stair_tiles, towns
from caravansary.games.marrakesh.components import Components
from caravansary.games.marrakesh.pieces import (
    BY_START,
    COLOURS,
    E_LOOSE_OASIS,
    EXPANSIONS,
    FIRST_OF_SCROLLS,
    FLOORS,
    GATES_IN_WORKSHOP,
    LINE_POOL,
    LOOSE_OASES,
    LUXURIES,
    MARKET_PLACES,
    OASES,
    OASIS_CELLS,
    PROVISIONS,
    SCROLL_COLOURS,
    SCROLLS,
    SEASONS,
    SOURCES,
    STACKS,
    START_SCORE,
    WORKSHOPS,
)
from caravansary.games.marrakesh.state import Player, State


# --- options --------------------------------------------------------------------------------------------------------
def check_floor(value: Any, players: int) -> str:
    """The option "floor": the floor in the tower (MKSH-SETUP-19)."""
    if value not in FLOORS:
        raise OptionError(f"floor must be {' or '.join(FLOORS)}, got {shown(value)}")
    return str(value)


# --- a new game -----------------------------------------------------------------------------------------------------
def set_up(s: State, options: dict[str, Any]) -> None:
    """The table before the first decision."""
    for number, name in enumerate(EXPANSIONS):
        s.expansions |= int(options[name]) << number
    s.floor = FLOORS.index(options["floor"])
    s.first_game = int(options["first_river_tiles"])
    s.only_new = int(options["only_new_exchange_tiles"] and options["exchange_tiles"])
    s.players = [new_player(s.printed) for _ in range(s.seats)]
    deal_scrolls(s)
    deal_exchanges(s)
    deal_luxuries(s)
    deal_river(s)
    deal_gates(s)
    deal_to_players(s)
    s.first = s.chance.below(s.seats)  # MKSH-SETUP-18
    stair_tiles.lay(s, options["chosen_stair_tiles"])
    towns.lay_out(s)
    companions.wait(s)
    s.phase = rounds.SETUP
    s.stack = [frame(frames.FLOW, 0)]


def new_player(c: Components) -> Player:
    """Starting score and resources, a full screen (MKSH-SETUP-1, -16, -17)."""
    player = Player()
    player.clear()
    player.points = [0] * len(SOURCES)
    player.points[BY_START] = START_SCORE
    player.resources = list(c.start_resources)
    player.screen = (1 << len(COLOURS)) - 1
    return player


def shuffled(s: State, things: list[int]) -> list[int]:
    """In an order of which all are equally likely (MKSH-GEN-15)."""
    s.chance.shuffle(things)
    return things


def deal_scrolls(s: State) -> None:
    """Three stacks of each colour, the top scroll face up (MKSH-SETUP-3)."""
    ends = (*FIRST_OF_SCROLLS[1:], len(SCROLLS))
    for colour in range(len(SCROLL_COLOURS)):
        tiles = shuffled(s, list(range(FIRST_OF_SCROLLS[colour], ends[colour])))
        size = len(tiles) // 3
        for place in range(3):
            part = tiles[place * size : (place + 1) * size][::-1]
            s.stacks_up.append(part.pop())
            s.stacks.append(part)
    s.known = [0] * len(STACKS)


def deal_exchanges(s: State) -> None:
    """Three of the tiles that take part; only the top one is seen (MKSH-SETUP-4)."""
    s.exchanges = shuffled(s, list(exchange_tiles.in_play(s)))[:SEASONS]


def deal_luxuries(s: State) -> None:
    """Five stacks of five (MKSH-SETUP-5)."""
    items = shuffled(s, list(range(len(LUXURIES))))
    size = len(LUXURIES) // MARKET_PLACES
    for place in range(MARKET_PLACES):
        part = items[place * size : (place + 1) * size][::-1]
        s.market_up.append(part.pop())
        s.market.append(part)


def deal_river(s: State) -> None:
    """One of three tiles and one of its sides for each season, or the recommended ones (MKSH-SETUP-6, -7, -8)."""
    if s.first_game:
        s.sides = list(s.printed.first_sides)
        return
    for season in range(SEASONS):
        tile = s.chance.below(3)
        s.sides.append(s.printed.season_sides[season][tile][s.chance.below(2)])


def deal_gates(s: State) -> None:
    """All gates, eight at each workshop (MKSH-SETUP-9)."""
    gates = shuffled(s, [colour for colour in range(len(COLOURS)) for _ in range(s.printed.gate_copies[colour])])
    s.workshops = [0] * (len(WORKSHOPS) * len(COLOURS))
    for number, colour in enumerate(gates):
        s.workshops[number // GATES_IN_WORKSHOP * len(COLOURS) + colour] += 1


def deal_to_players(s: State) -> None:
    """Oases face down, keshis for the line, provision tiles; no rest is used (MKSH-SETUP-10, -11, -13, -15, -23)."""
    oases = shuffled(s, list(range(len(OASES))))
    keshis = shuffled(s, sorted(LINE_POOL))
    provisions = shuffled(s, list(range(len(PROVISIONS))))
    lay_out_loose_oases(s, oases[len(OASIS_CELLS) * s.seats :])
    count = s.printed.line_keshis[s.seats]
    for seat, player in enumerate(s.players):
        player.oases = oases[len(OASIS_CELLS) * seat : len(OASIS_CELLS) * (seat + 1)]
        s.drawn.append(keshis[count * seat : count * (seat + 1)])
        player.provisions = sorted(provisions[3 * seat : 3 * seat + 3])


def lay_out_loose_oases(s: State, rest: list[int]) -> None:
    """With river side 02 the next three oases lie face up beside the board (MKSH-SETUP-24)."""
    if all(part != E_LOOSE_OASIS for part, _ in s.printed.river_bonus[s.sides[0]][0]):
        return
    s.loose_oases = rest[:LOOSE_OASES]
    if s.events is not None:
        s.tell("oases_laid_out", None, "MKSH-SETUP-24", oasis=[OASES[tile] for tile in s.loose_oases])

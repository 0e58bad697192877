"""What a seat sees as a vector of fixed size, for learners: numbers of about 0 to 1, the same places in every game.

Everything comes from what the view shows: provision tiles that lie face down are the own ones, stacks are counted,
their order is not looked at. The own seat comes first, the others follow clockwise; whoever is absent is all zeros.
Most of the numbers are zeros, so the vector is a copy of zeros into which each part writes at its own place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.games.marrakesh import frames, medina, square
from caravansary.games.marrakesh.pieces import (
    AREAS,
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
from caravansary.games.marrakesh.rounds import CHOOSING, PHASES
from caravansary.games.marrakesh.stairs import connecting_bonus

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import Player, State

SEATS: Final = 4
KINDS: Final = frames.KINDS - frames.FIRST_DECISION
UP: Final = 12  # different scrolls of a colour at most

# What most games stay below, so that the numbers are about 0 to 1
POINTS: Final = 150.0
THINGS: Final = 10.0
GOODS_HELD: Final = 6.0
FEW: Final = 4.0
STACK: Final = 7.0
EACH_GATE: Final = 3.0
COPIES: Final = 3.0


def _starts(*sizes: int) -> tuple[int, ...]:
    """Where each of several parts begins, and where the last one ends."""
    found = [0]
    for size in sizes:
        found.append(found[-1] + size)
    return tuple(found)


# --- where each part stands -----------------------------------------------------------------------------------------
_ASKED: Final = _starts(KINDS, 1, len(AREAS), len(COLOURS), len(WORKSHOPS), len(LUXURIES), 1)
_TIME: Final = _starts(SEASONS, ROUNDS, len(PHASES), SEATS, SEATS, len(EXPANSIONS), 1)
_BOARD: Final = _starts(
    *(len(EXCHANGES), SEASONS * len(RIVER_SIDES), len(WORKSHOP_GATES), len(TOWNS), len(COLOURS), len(COLOURS)),
    *(len(COLOURS), len(CONNECTING) * len(EFFECTS), len(COMPANIONS) * (SEATS + 1)),
)
_TILES: Final = _starts(len(STACKS) * UP, len(STACKS), len(SCROLLS), len(LUXURIES), MARKET_PLACES)
_PLAYER: Final = _starts(
    *(2, len(RESOURCES), len(GOODS), EIGHT, EIGHT, SECTORS, SECTORS, len(PATHS)),
    *(len(SLOTS) * len(COLOURS), 1, len(OASIS_CELLS) * len(OASES), len(OASIS_CELLS), len(OASES)),
    *(LINE_CELLS * len(COLOURS), len(TOWN_CELLS) * len(TOWNS), len(TOWN_CELLS), len(PROVISIONS), len(COLOURS)),
    *(len(COLOURS), len(AREAS), len(SCROLLS), len(LUXURIES), 1, HARBOUR_CELLS, len(STAIRS)),
)
AT_ASKED, AT_TIME, AT_BOARD, AT_TILES, AT_PLAYERS, AT_OWN, _END = _starts(
    _ASKED[-1], _TIME[-1], _BOARD[-1], _TILES[-1], SEATS * _PLAYER[-1], len(PROVISIONS)
)
SIZE: Final[int] = _END
_NOTHING: Final = [0.0] * SIZE


def observe(s: State, seat: int) -> list[float]:
    """The table as the seat sees it."""
    seen = _NOTHING[:]
    see_question(s, seat, seen)
    see_time(s, seat, seen)
    see_board(s, seat, seen)
    see_tiles(s, seen)
    for who in range(s.seats):
        at = AT_PLAYERS + (who - seat) % s.seats * _PLAYER[-1]
        see_player(s, who, at, seen)
        see_lands(s, who, at, seen)
        see_workers(s, who, who == seat, at, seen)
    own = s.players[seat]
    for place, tile in enumerate(own.provisions):
        if not own.shown >> place & 1:
            seen[AT_OWN + tile] = 1.0
    return seen


def _see_all(seen: list[float], at: int, numbers: list[int]) -> None:
    for number in numbers:
        seen[at + number] = 1.0


def _see_bits(seen: list[float], at: int, mask: int) -> None:
    while mask:
        if mask & 1:
            seen[at] = 1.0
        mask >>= 1
        at += 1


def _see_counts(seen: list[float], at: int, counts: list[int], whole: float) -> None:
    for number, count in enumerate(counts):
        if count:
            seen[at + number] = count / whole


# --- the question ---------------------------------------------------------------------------------------------------
def see_question(s: State, seat: int, seen: list[float]) -> None:
    """The kind of decision, whether it is the seat's, and the area, colour, gate, item or number it is about."""
    if s.decider < 0:
        return
    frame = s.stack[-1]
    kind, arg = frame & 63, frame >> 9
    area, colour, workshop, item, number = (AT_ASKED + part for part in _ASKED[2:7])
    seen[AT_ASKED + kind - frames.FIRST_DECISION] = 1.0
    seen[AT_ASKED + _ASKED[1]] = float(seat in s.waiting_for)
    if kind == frames.CHOOSE_OPTION:
        seen[area + arg] = 1.0
    elif kind == frames.CHOOSE_COUNT or kind == frames.CHOOSE_LINE_KESHI:
        seen[colour + arg] = 1.0
    elif kind == frames.CHOOSE_SLOT:
        seen[workshop + arg // len(COLOURS)] = 1.0
        seen[colour + arg % len(COLOURS)] = 1.0
    elif kind == frames.CHOOSE_SPARED:
        seen[item + arg] = 1.0
    elif kind in (frames.CHOOSE_WATER, frames.CHOOSE_STAIR, frames.CHOOSE_GOOD, frames.CHOOSE_LINE):
        seen[number] = arg / MOST_KESHIS


def see_time(s: State, seat: int, seen: list[float]) -> None:
    """Season, round and phase; the first player and whose turn it is; the kind of game."""
    seen[AT_TIME + s.season] = 1.0
    seen[AT_TIME + _TIME[1] + s.round] = 1.0
    seen[AT_TIME + _TIME[2] + s.phase] = 1.0
    for part, who in ((3, s.camel()), (4, s.active)):
        if who >= 0:
            seen[AT_TIME + _TIME[part] + (who - seat) % s.seats] = 1.0
    _see_bits(seen, AT_TIME + _TIME[5], s.expansions)
    seen[AT_TIME + _TIME[6]] = float(s.floor)


# --- the board ------------------------------------------------------------------------------------------------------
def see_board(s: State, seat: int, seen: list[float]) -> None:
    """The exchange tile, river tiles, gates, towns, tower and tray, keshis set aside, stair tiles, companions."""
    at = AT_BOARD
    seen[at + s.exchanges[s.season]] = 1.0
    for season, side in enumerate(s.sides):
        seen[at + _BOARD[1] + season * len(RIVER_SIDES) + side] = 1.0
    _see_counts(seen, at + _BOARD[2], s.workshops, EACH_GATE)
    _see_all(seen, at + _BOARD[3], s.towns)
    _see_counts(seen, at + _BOARD[4], s.tower, FEW)
    _see_counts(seen, at + _BOARD[5], s.tray, FEW)
    for colour in s.set_aside:
        seen[at + _BOARD[6] + colour] += 1 / FEW
    for cell, tile in enumerate(s.covers):
        if tile >= 0:
            for effect, count in connecting_bonus(s, cell):
                seen[at + _BOARD[7] + cell * len(EFFECTS) + effect] = count / FEW
    for stair in range(len(COMPANIONS)):
        place = at + _BOARD[8] + stair * (SEATS + 1)
        if s.companion_with[stair] >= 0:
            seen[place + (s.companion_with[stair] - seat) % s.seats] = 1.0
        elif s.companion_step[stair] >= 0:
            seen[place + SEATS] = s.companion_step[stair] / LAST_STEP


def see_tiles(s: State, seen: list[float]) -> None:
    """The academy and the market: what lies face up, how much under it, scrolls that everybody has seen going there."""
    for stack, scroll in enumerate(s.stacks_up):
        if scroll >= 0:
            seen[AT_TILES + stack * UP + scroll - FIRST_OF_SCROLLS[stack // 3]] = 1.0
        seen[AT_TILES + _TILES[1] + stack] = len(s.stacks[stack]) / STACK
        for known in s.stacks[stack][: s.known[stack]]:
            seen[AT_TILES + _TILES[2] + known] += 1 / COPIES
    for place, item in enumerate(s.market_up):
        if item >= 0:
            seen[AT_TILES + _TILES[3] + item] = 1.0
        seen[AT_TILES + _TILES[4] + place] = len(s.market[place]) / STACK


# --- players --------------------------------------------------------------------------------------------------------
def see_player(s: State, who: int, at: int, seen: list[float]) -> None:
    """Points, resources and goods, keshis, the square, scrolls and items, the river and the stairs."""
    player = s.players[who]
    seen[at] = 1.0
    seen[at + 1] = sum(player.points) / POINTS
    _see_counts(seen, at + _PLAYER[1], player.resources, THINGS)
    _see_counts(seen, at + _PLAYER[2], player.goods, GOODS_HELD)
    _see_counts(seen, at + _PLAYER[3], player.keshis, float(MOST_KESHIS))
    _see_bits(seen, at + _PLAYER[4], player.sellers)
    _see_bits(seen, at + _PLAYER[5], player.pink)
    _see_counts(seen, at + _PLAYER[6], [square.citizens(s, who, cell) for cell in range(SECTORS)], FEW)
    for scroll in player.scrolls:
        seen[at + _PLAYER[20] + scroll] += 1 / COPIES
    _see_all(seen, at + _PLAYER[21], player.luxuries)
    seen[at + _PLAYER[22]] = player.space / HARBOUR
    if player.harbour >= 0:
        seen[at + _PLAYER[23] + player.harbour] = 1.0
    _see_counts(seen, at + _PLAYER[24], player.steps, float(LAST_STEP))


def see_lands(s: State, who: int, at: int, seen: list[float]) -> None:
    """The medina and the Sahara: gates, caravans, oases that lie face up, the oasis line, towns."""
    player = s.players[who]
    _see_counts(seen, at + _PLAYER[7], player.caravans, FEW)
    for slot, gate in enumerate(player.gates):
        if gate >= 0:
            seen[at + _PLAYER[8] + slot * len(COLOURS) + gate] = 1.0
    seen[at + _PLAYER[9]] = medina.watchtower(player) / GATES_IN_WORKSHOP
    see_oases(player, at, seen)
    _see_all(seen, at + _PLAYER[12], player.line)
    for cell, colour in enumerate(player.line_keshis):
        if colour >= 0:
            seen[at + _PLAYER[13] + cell * len(COLOURS) + colour] = 1.0
    for path, town in enumerate(player.towns):
        if town >= 0:
            seen[at + _PLAYER[14] + path * len(TOWNS) + town] = 1.0
    _see_bits(seen, at + _PLAYER[15], player.day)


def see_oases(player: Player, at: int, seen: list[float]) -> None:
    """Face-up oases of the Sahara and cells that were explored; face-down ones are known to nobody."""
    for cell, tile in enumerate(player.oases):
        if tile < 0:
            seen[at + _PLAYER[11] + cell] = 1.0
        elif player.caravans[cell // PATH_LENGTH] > cell % PATH_LENGTH:
            seen[at + _PLAYER[10] + cell * len(OASES) + tile] = 1.0


def see_workers(s: State, who: int, is_own: bool, at: int, seen: list[float]) -> None:
    """Provision tiles that lie face up, colours behind the screen, the choice if it is known, workers."""
    player = s.players[who]
    for place, tile in enumerate(player.provisions):
        if player.shown >> place & 1:
            seen[at + _PLAYER[16] + tile] = 1.0
    _see_bits(seen, at + _PLAYER[17], player.screen)
    if is_own or s.phase != CHOOSING:
        _see_all(seen, at + _PLAYER[18], player.chosen)
    _see_bits(seen, at + _PLAYER[19], player.workers)
    seen[at + _PLAYER[19] + SOUK] = player.souk_workers / SOUK_WORKERS

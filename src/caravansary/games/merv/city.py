"""The city: sites, buildings, walls around them, protection, what a site yields. Rules MERV-CITY, MERV-RES-2 to -9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.merv.pieces import (
    CAMEL_MARKET,
    CELLS,
    COLOURS,
    COLUMNS,
    LINES,
    NO_UPGRADE,
    NOBODY,
    ROWS,
    SITES,
    WALLS_OF,
    WHITE,
)

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def site_action(s: State, cell: int) -> int:
    """The board action printed on the site; -1 for the camel market."""
    return s.sites[cell] >> 2


def site_colour(s: State, cell: int) -> int:
    """The colour printed on the site."""
    return s.sites[cell] & 3


def site_name(s: State, cell: int) -> str:
    return "camel_market" if cell == CAMEL_MARKET else SITES[s.sites[cell]]


def line_of(s: State, slot: int) -> tuple[int, ...]:
    """The five cells of a slot's line, nearest first."""
    return LINES[s.round][slot]


def crossing_line(s: State, cell: int) -> tuple[int, ...]:
    """The other line through a cell: its row in rounds 1 and 3, its column in rounds 2 and 4."""
    return ROWS[cell // 5] if s.round % 2 == 0 else COLUMNS[cell % 5]


def count_buildings(s: State, line: tuple[int, ...], who: int) -> int:
    """How many buildings of a participant stand in a line."""
    count = 0
    for cell in line:
        if s.owner[cell] == who:
            count += 1
    return count


def is_fully_walled(s: State, cell: int) -> bool:
    """Covered from every direction from which the site can be attacked (MERV-CITY-4)."""
    for slot in WALLS_OF[cell]:
        if s.walls[slot] < 0:
            return False
    return True


def is_protected(s: State, cell: int) -> bool:
    """Fully walled, or a soldier of any colour stands there (MERV-CITY-5)."""
    return s.soldier[cell] >= 0 or is_fully_walled(s, cell)


def place_building(s: State, who: int, cell: int, rule: str) -> None:
    """Put a building from own supply on an empty site."""
    s.players[who].buildings -= 1
    s.owner[cell] = who
    if s.events is not None:
        s.tell("building_placed", who, rule, cell=CELLS[cell], site=site_name(s, cell))


def add_yield(s: State, cell: int, gains: list[int]) -> None:
    """What a site gives: its colour, white instead with a white upgrade, a bonus besides (MERV-RES-2, -3, -4)."""
    upgrade = s.upgrade[cell]
    if upgrade == WHITE:
        gains[WHITE] += 1
        return
    gains[s.sites[cell] & 3] += 1
    if upgrade != NO_UPGRADE:
        gains[upgrade] += 1


def produce(s: State, who: int, cell: int, line: tuple[int, ...]) -> None:
    """The yield of the site and of the same owner's sites in the line (MERV-RES-5, -6, -7, -8, -9, -17, -18)."""
    owner = s.owner[cell]
    gains = [0, 0, 0, 0, 0]
    for other in line:
        if s.owner[other] == owner and other != CAMEL_MARKET:
            add_yield(s, other, gains)
    receive(s, who, gains, "MERV-RES-5")
    if owner != who and owner < s.seats:
        produce_for_owner(s, owner, cell, line)


def produce_for_owner(s: State, owner: int, cell: int, line: tuple[int, ...]) -> None:
    """Another seat's building was activated: its owner gains that site's yield and one cube per other upgrade."""
    gains = [0, 0, 0, 0, 0]
    add_yield(s, cell, gains)
    for other in line:
        if other != cell and s.owner[other] == owner and s.upgrade[other] != NO_UPGRADE:
            gains[s.upgrade[other]] += 1
    receive(s, owner, gains, "MERV-RES-7")


def receive(s: State, who: int, gains: list[int], rule: str) -> None:
    """Take cubes of several colours, as far as the supply lasts (MERV-RES-22)."""
    got: dict[str, int] = {}
    forfeited: dict[str, int] = {}
    for colour in range(5):
        if gains[colour]:
            count = s.gain_cubes(who, colour, gains[colour])
            if count and s.events is not None:
                got[COLOURS[colour]] = count
            if count < gains[colour] and s.events is not None:
                forfeited[COLOURS[colour]] = gains[colour] - count
    if s.events is not None:
        if got or not forfeited:
            s.tell("cubes_gained", who, rule, cubes=got)
        if forfeited:
            s.tell("cubes_forfeited", who, "MERV-RES-22", cubes=forfeited)


def is_empty_site(s: State, cell: int) -> bool:
    return cell != CAMEL_MARKET and s.owner[cell] == NOBODY

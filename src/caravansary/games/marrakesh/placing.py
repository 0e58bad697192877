"""Placing keshis, whatever they come from. Rules MKSH-PLACE.

Each is done with before the next (MKSH-PLACE-17); green, pink and brown have a bonus, the others none (MKSH-PLACE-13),
wherever they come from (MKSH-PLACE-14). What is placed stays (MKSH-PLACE-16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import bits, replaced
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, beside, frame
from caravansary.games.marrakesh import cells, effects, frames, grant, sahara, towns
from caravansary.games.marrakesh.actions import CELL, PATH, SELLER
from caravansary.games.marrakesh.pieces import (
    AREAS,
    BROWN,
    BY_PLACEMENT,
    BY_SQUARE,
    COLOURS,
    EIGHT,
    GOOD_OF_COLOUR,
    GREEN,
    MOST_KESHIS,
    OASES,
    OASIS_CELLS,
    PATH_LENGTH,
    PATHS,
    PINK,
    RED,
    SECTORS,
    START,
)
from caravansary.games.marrakesh.powers import S54_NEIGHBOURING_CELLS, tell_worked

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

KESHI_FIELDS: Final[tuple[Field, ...]] = beside(Field("colour", COLOURS))


def room_for(s: State, seat: int, colour: int) -> int:
    """How many keshis of the colour the seat can still place (MKSH-PLACE-2, -3, -4, -5)."""
    player = s.players[seat]
    if colour < EIGHT:
        return MOST_KESHIS - player.keshis[colour]
    if colour == RED:
        return EIGHT - bits(player.sellers & 255)  # there is no cell in the souk (MKSH-WATER-10)
    return 99


def place(s: State, seat: int, colour: int) -> None:
    """Push a keshi that is to be placed; it comes from the supply, never from the tray (MKSH-DRAFT-13)."""
    s.stack.append(frame(frames.PLACE_KESHI, seat, colour))


def place_keshi(s: State, seat: int, colour: int) -> None:
    """Put a keshi on the board; one without room goes back to the supply (MKSH-PLACE-1, -15)."""
    s.stack.pop()
    if not room_for(s, seat, colour):
        if s.events is not None:
            s.tell("keshi_lost", seat, "MKSH-PLACE-15", colour=COLOURS[colour])
        return
    player = s.players[seat]
    if colour == PINK:
        s.stack.append(frame(frames.CHOOSE_CELL, seat))
    elif colour == BROWN:
        s.stack.append(frame(frames.CHOOSE_PATH, seat))
    elif colour == RED:
        s.stack.append(frame(frames.CHOOSE_SELLER, seat))
    else:
        if colour < EIGHT:
            player.keshis[colour] += 1
        else:
            player.goods[GOOD_OF_COLOUR[colour]] += 1
        if s.events is not None:
            s.tell("keshi_placed", seat, "MKSH-PLACE-1", colour=COLOURS[colour])
        if colour == GREEN:
            s.score(seat, BY_PLACEMENT, s.printed.green_points, "MKSH-PLACE-6")


# --- pink -----------------------------------------------------------------------------------------------------------
def cell_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The empty cells of the square (MKSH-PLACE-7)."""
    pink = s.players[seat].pink
    if no is not None:
        for cell in range(SECTORS):
            if pink >> cell & 1:
                no.add(CELL + cell, "cell.taken", "MKSH-PLACE-7", cell=cell)
    return [CELL + cell for cell in range(SECTORS) if not pink >> cell & 1]


def choose_cell(s: State, seat: int, arg: int, action: int) -> None:
    """The keshi, and the bonus of its cell once; with scroll s54 of its neighbours too (MKSH-SCROLL-54)."""
    s.stack.pop()
    cell = action - CELL
    player = s.players[seat]
    player.pink |= 1 << cell
    player.keshis[PINK] += 1
    if s.events is not None:
        s.tell("pink_placed", seat, "MKSH-PLACE-7", cell=cell)
    if player.powers & S54_NEIGHBOURING_CELLS:
        tell_worked(s, seat, 54)
        near = (cell, (cell + 1) % SECTORS, (cell - 1) % SECTORS)
        cells.ask(s, seat, [int(other in near) for other in range(SECTORS)])
        return
    effects.give(s, seat, s.printed.square_bonus[cell], BY_SQUARE, "MKSH-PLACE-7")


# --- brown ----------------------------------------------------------------------------------------------------------
def path_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The next cell of the left path, the right path or the starting oasis (MKSH-PLACE-8, -9, -10, MKSH-EXP5-1)."""
    caravans = s.players[seat].caravans
    options: list[int] = []
    for path in range(len(PATHS)):
        if caravans[path] < (towns.start_end(s) if path == START else towns.path_end(s)):
            options.append(PATH + path)
        elif no is not None:
            code, rule = ("path.full", "MKSH-PLACE-10" if path == START else "MKSH-PLACE-9")
            if path == START and s.has_expansion(5):
                code, rule = ("path.covered", "MKSH-EXP5-1")
            no.add(PATH + path, code, rule, path=PATHS[path])
    return options


def choose_path(s: State, seat: int, arg: int, action: int) -> None:
    """The caravan; it reveals an oasis, or the cell's bonus is received (MKSH-PLACE-11, -12)."""
    s.stack.pop()
    path = action - PATH
    player = s.players[seat]
    number = player.caravans[path]
    if path != START and number < PATH_LENGTH:
        s.unveil()
    player.caravans = replaced(player.caravans, path, number + 1)
    player.keshis[BROWN] += 1
    if s.events is not None:
        s.tell("caravan_placed", seat, "MKSH-PLACE-8", path=PATHS[path], n=number + 1)
    if path == START:
        effects.give(s, seat, s.printed.start_bonus[number], BY_PLACEMENT, "MKSH-PLACE-12")
    elif number < PATH_LENGTH:
        _tell_oasis(s, seat, path * PATH_LENGTH + number)
        sahara.was_turned_up(s, seat, path * PATH_LENGTH + number)
    else:
        towns.reach(s, seat, path)


def _tell_oasis(s: State, seat: int, cell: int) -> None:
    if s.events is not None:
        tile = OASES[s.players[seat].oases[cell]]
        s.tell("oasis_revealed", seat, "MKSH-PLACE-11", oasis=tile, oasis_cell=OASIS_CELLS[cell])


# --- red ------------------------------------------------------------------------------------------------------------
def seller_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The areas without a water seller (MKSH-PLACE-4)."""
    sellers = s.players[seat].sellers
    if no is not None:
        for area in range(EIGHT):
            if sellers >> area & 1:
                no.add(SELLER + area, "seller.there", "MKSH-WATER-1", area=AREAS[area])
    return [SELLER + area for area in range(EIGHT) if not sellers >> area & 1]


def choose_seller(s: State, seat: int, arg: int, action: int) -> None:
    """He gives nothing yet and is none of the area's keshis (MKSH-WATER-6, -7)."""
    s.stack.pop()
    area = action - SELLER
    put_seller(s, seat, area)
    if s.events is not None:
        s.tell("seller_placed", seat, "MKSH-PLACE-4", area=AREAS[area])
    grant.seller_was_put(s, seat, area)


def put_seller(s: State, seat: int, area: int) -> None:
    """A seller who comes in the own turn gives water from the next one on (MKSH-WATER-9, -11)."""
    player = s.players[seat]
    player.sellers |= 1 << area
    if s.active == seat:
        player.new_sellers |= 1 << area

"""The high courtier of the two-player and the solo game. Rules MERV-2P, MERV-SOLO-3, -4, -5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.decision import Refusals
from caravansary.core.frames import frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import COURTIER_SITE, COURTIER_SLOT
from caravansary.games.merv.city import count_buildings, crossing_line, is_empty_site, line_of, place_building
from caravansary.games.merv.pieces import CAMEL_MARKET, CELLS, NOBODY

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def number(s: State) -> int:
    """The high courtier among the participants."""
    return s.high_courtier


def deciders(s: State) -> tuple[int, int]:
    """Who chooses the slot and who the site: the earlier and the later of the two others (MERV-2P-2, -3, -5)."""
    first, second = [who for who in s.order if who != s.high_courtier]
    return first, second


def start_turn(s: State) -> None:
    """Step 1: the slot."""
    s.active = s.high_courtier
    s.slot = -1
    s.site = -1
    first, _ = deciders(s)
    if first == s.magistrate:
        take_slot(s, slot_by_magistrate(s))
    else:
        s.stack.append(frame(frames.CHOOSE_COURTIER_SLOT, first))


def slot_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """Any free slot (MERV-2P-2)."""
    options: list[int] = []
    for slot in range(5):
        if s.slots[slot] == NOBODY:
            options.append(COURTIER_SLOT + slot)
        elif no is not None:
            no.add(COURTIER_SLOT + slot, "slot.occupied", "MERV-TURN-4", slot=slot + 1, owner=s.slots[slot])
    return options


def choose_courtier_slot(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    take_slot(s, action - COURTIER_SLOT)


def take_slot(s: State, slot: int) -> None:
    """The high courtier stands there; step 2 follows if something can be built (MERV-2P-4)."""
    s.slots[slot] = s.high_courtier
    s.slot = slot
    if s.events is not None:
        s.tell("slot_taken", s.high_courtier, "MERV-2P-2", slot=slot + 1)
    if not s.players[s.high_courtier].buildings or not any(is_empty_site(s, cell) for cell in line_of(s, slot)):
        return
    _, second = deciders(s)
    if second == s.magistrate:
        place_building(s, s.high_courtier, site_by_magistrate(s, slot), "MERV-SOLO-5")
    else:
        s.stack.append(frame(frames.CHOOSE_COURTIER_SITE, second))


def site_options(s: State, seat: int, arg: int, no: Refusals | None) -> list[int]:
    """The empty sites of the line (MERV-2P-3)."""
    line = line_of(s, s.slot)
    if no is not None:
        for cell in range(25):
            _refuse_site(s, cell, line, no)
    return [COURTIER_SITE + cell for cell in sorted(line) if is_empty_site(s, cell)]


def _refuse_site(s: State, cell: int, line: tuple[int, ...], no: Refusals) -> None:
    if cell == CAMEL_MARKET:
        no.add(COURTIER_SITE + cell, "site.camel_market", "MERV-CITY-7")
    elif cell not in line:
        no.add(COURTIER_SITE + cell, "site.other_line", "MERV-2P-3", cell=CELLS[cell])
    elif s.owner[cell] != NOBODY:
        no.add(COURTIER_SITE + cell, "site.built", "MERV-2P-3", cell=CELLS[cell])


def choose_courtier_site(s: State, seat: int, arg: int, action: int) -> None:
    s.stack.pop()
    place_building(s, s.high_courtier, action - COURTIER_SITE, "MERV-2P-3")


# --- the magistrate decides for the high courtier -------------------------------------------------------------------
def slot_by_magistrate(s: State) -> int:
    """Most buildings of the human, fewest of its own, smallest number (MERV-SOLO-4)."""
    free = [slot for slot in range(5) if s.slots[slot] == NOBODY]
    return max(
        free,
        key=lambda slot: (
            count_buildings(s, line_of(s, slot), 0),
            -count_buildings(s, line_of(s, slot), s.magistrate),
            -slot,
        ),
    )


def site_by_magistrate(s: State, slot: int) -> int:
    """The crossing line with most buildings of the human, fewest of its own, nearest to the slot (MERV-SOLO-5)."""
    line = line_of(s, slot)
    return max(
        [cell for cell in line if is_empty_site(s, cell)],
        key=lambda cell: (
            count_buildings(s, crossing_line(s, cell), 0),
            -count_buildings(s, crossing_line(s, cell), s.magistrate),
            -line.index(cell),
        ),
    )

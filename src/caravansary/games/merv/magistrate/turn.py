"""The magistrate's turn: card, slot, building, action, camel market. Rules MERV-SOLO-6 to -16, -58 to -61."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.merv import city
from caravansary.games.merv.magistrate.board_actions import (
    B1_CARAVANSARY,
    B1_MOSQUE,
    HUMAN,
    perform,
    trade_at_camel_market,
)
from caravansary.games.merv.magistrate.solo_deck import draw_top, has_card_to_draw
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    CARAVANSARY,
    MIDDLE_SLOT,
    MOSQUE,
    NOBODY,
)

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def take_turn(s: State) -> None:
    """Draw a card, choose a slot, construct, act, trade (MERV-SOLO-6)."""
    s.active = s.magistrate
    s.site = -1
    board = draw_playable(s)
    if board < 0:
        stand_idle(s)
    else:
        slot = choose_slot_and_build(s, board)
        number = count_own_side(s, slot)
        if board == discounted_action(s):
            number += 1  # MERV-SOLO-60
        if s.events is not None:
            s.tell("magistrate_acts", s.magistrate, "MERV-SOLO-15", board=BOARD_ACTIONS[board], n=number)
        perform(s, board, number)
    if s.slot == MIDDLE_SLOT:
        trade_at_camel_market(s)


def free_slots(s: State) -> list[int]:
    return [slot for slot in range(5) if s.slots[slot] == NOBODY]


def count_own_side(s: State, slot: int) -> int:
    """Buildings of the magistrate and of the high courtier in the line (MERV-SOLO-15)."""
    line = city.line_of(s, slot)
    return city.count_buildings(s, line, s.magistrate) + city.count_buildings(s, line, s.high_courtier)


def stand(s: State, slot: int, rule: str) -> None:
    s.slots[slot] = s.magistrate
    s.slot = slot
    if s.events is not None:
        s.tell("slot_taken", s.magistrate, rule, slot=slot + 1)


def stand_idle(s: State) -> None:
    """No card can be played: only a slot is taken (MERV-SOLO-10)."""
    stand(s, max(free_slots(s), key=lambda slot: (count_own_side(s, slot), slot)), "MERV-SOLO-10")


def slots_by_method_a(s: State, board: int) -> list[int]:
    """Slots whose line has an empty site of the type, while a building is left (MERV-SOLO-11)."""
    if not s.players[s.magistrate].buildings:
        return []
    return [slot for slot in free_slots(s) if has_site_of(s, slot, board, NOBODY)]


def has_site_of(s: State, slot: int, board: int, owner: int) -> bool:
    """A site of the type in the slot's line belongs to the owner, or to nobody."""
    for cell in city.line_of(s, slot):
        if s.owner[cell] == owner and city.site_action(s, cell) == board:
            return True
    return False


def slots_by_method_b(s: State, board: int) -> list[int]:
    """Slots whose line has a building of its side on a site of the type (MERV-SOLO-12)."""
    return [
        slot
        for slot in free_slots(s)
        if has_site_of(s, slot, board, s.magistrate) or has_site_of(s, slot, board, s.high_courtier)
    ]


def choose_slot_and_build(s: State, board: int) -> int:
    """Method A with a new building whenever possible, else method B (MERV-SOLO-13, -14, -58, -59)."""
    by_a = slots_by_method_a(s, board)
    if by_a:
        slot = max(by_a, key=lambda slot: (*_counts(s, slot, (s.magistrate, s.high_courtier, HUMAN)), slot))
        stand(s, slot, "MERV-SOLO-58")
        city.place_building(s, s.magistrate, best_site(s, slot, board), "MERV-SOLO-13")
        return slot
    by_b = slots_by_method_b(s, board)
    slot = max(by_b, key=lambda slot: (count_own_side(s, slot), *_counts(s, slot, (s.magistrate, HUMAN)), slot))
    stand(s, slot, "MERV-SOLO-59")
    return slot


def _counts(s: State, slot: int, owners: tuple[int, ...]) -> list[int]:
    line = city.line_of(s, slot)
    return [city.count_buildings(s, line, who) for who in owners]


def best_site(s: State, slot: int, board: int) -> int:
    """The crossing line with most of its own, then most of the human's buildings, then furthest (MERV-SOLO-13)."""
    line = city.line_of(s, slot)
    return max(
        [cell for cell in line if s.owner[cell] == NOBODY and city.site_action(s, cell) == board],
        key=lambda cell: (
            city.count_buildings(s, city.crossing_line(s, cell), s.magistrate),
            city.count_buildings(s, city.crossing_line(s, cell), HUMAN),
            line.index(cell),
        ),
    )


def discounted_action(s: State) -> int:
    """The action that its first breakthrough makes stronger, -1 for none (MERV-SOLO-60)."""
    tiles = s.players[s.magistrate].tiles
    if tiles >> B1_CARAVANSARY & 1:
        return CARAVANSARY
    return MOSQUE if tiles >> B1_MOSQUE & 1 else -1


def can_be_played(s: State, board: int) -> bool:
    """Method A or method B has a slot for the type (MERV-SOLO-8)."""
    may_build = s.players[s.magistrate].buildings > 0
    for slot in range(5):
        if s.slots[slot] == NOBODY:
            for cell in city.line_of(s, slot):
                if s.sites[cell] >> 2 == board:
                    owner = s.owner[cell]
                    if owner == s.magistrate or owner == s.high_courtier or (owner == NOBODY and may_build):
                        return True
    return False


# --- which card, which slot ------------------------------------------------------------------------------------------
def draw_playable(s: State) -> int:
    """Draw until a card can be played; reject the others (MERV-SOLO-7, -8, -9, -10). -1 if none can."""
    rejected: list[int] = []
    while has_card_to_draw(s, rejected):
        card = draw_top(s)
        if can_be_played(s, card):
            s.solo_open = card
            if s.events is not None:
                s.tell("solo_card_drawn", s.magistrate, "MERV-SOLO-7", board=BOARD_ACTIONS[card])
            return card
        s.solo_discard.append(card)
        rejected.append(card)
        if s.events is not None:
            s.tell("solo_card_rejected", s.magistrate, "MERV-SOLO-8", board=BOARD_ACTIONS[card])
    return -1

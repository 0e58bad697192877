"""Setup: colours, order, sites, cards, camels, the magistrate's deck. Rules MERV-SETUP.

Chance is drawn in this order: turn order, side of the camel market, sites, caravan cards, solo deck.
"""

from __future__ import annotations

from typing import Any

from caravansary.core.frames import frame
from caravansary.games.merv import frames, rounds
from caravansary.games.merv.components import Components
from caravansary.games.merv.pieces import (
    CAMEL_MARKET,
    CARAVANSARY,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NO_COURTIERS,
    NO_CUBES,
    NO_UPGRADE,
    NOBODY,
    NOTHING_PAID,
    PALACE,
    QUEUE_LENGTH,
    WALL,
)
from caravansary.games.merv.state import Player, State


def set_up(s: State, options: dict[str, Any]) -> None:
    """The table before the first decision; every seat has another colour (MERV-SETUP-1, -8, -21, -24)."""
    s.colours = all_colours(s.seats, s.colours)
    s.players = [new_player(s.printed, s, who) for who in range(len(s.colours))]
    lay_out_board(s)
    s.order = first_order(s)
    s.market_side = s.chance.below(2)
    deal_sites(s)
    deal_cards(s)
    if s.magistrate >= 0:
        deal_solo_cards(s)
    s.stack = [frame(frames.FLOW, 0)]
    rounds.start_round(s)


def all_colours(seats: int, chosen: list[int]) -> list[int]:
    """The colours of seats, then magistrate, then high courtier; unused ones are given to the high courtier first.

    Rule MERV-SETUP-4.
    """
    unused = [colour for colour in range(4) if colour not in chosen]
    if seats == 1:
        return [*chosen, unused[1], unused[0]]  # MERV-SETUP-25: high courtier, then magistrate
    return [*chosen, unused[0]] if seats == 2 else chosen


def new_player(c: Components, s: State, who: int) -> Player:
    """The pieces of a participant; the high courtier has no servants and no discs (MERV-SETUP-2, -22, -23).

    Rules MERV-SETUP-3, -26, MERV-SOLO-1.
    """
    player = Player()
    player.clear()
    player.buildings = c.buildings
    if who != s.high_courtier:
        player.servants = c.servants
        player.discs = c.discs
    return player


def lay_out_board(s: State) -> None:
    """Everything in its supply (MERV-SETUP-10, -11, -12, -13, -16, -17, -18)."""
    c = s.printed
    s.owner = [NOBODY] * 25
    s.soldier = [NOBODY] * 25
    s.upgrade = [NO_UPGRADE] * 25
    s.walls = [-1] * 20
    s.wall_left = c.wall_copies[:]
    s.cubes_left = c.cubes[:]
    s.scrolls_left = c.scrolls
    s.common_left = c.common
    s.rare_left = c.rare
    s.white_left = c.white_upgrades
    s.bonus_left = sum(c.bonus_upgrades[colour] << 3 * colour for colour in range(4))
    s.contracts_gone = [0] * 6
    s.city_camels = 0b1111
    s.path_camels = 0b1111
    s.camels_on_cards = c.camels_on_cards[s.seats]
    s.camels_out = c.camels - 8 - s.camels_on_cards
    s.next_queue = [NOBODY] * 4
    s.queue_camels = [0] * 4
    s.ransom_cubes = NO_CUBES
    s.spent = NO_CUBES
    s.need = NO_CUBES
    s.paid = NOTHING_PAID
    s.to_score = NO_COURTIERS


def first_order(s: State) -> list[int]:
    """Seats at random, then the high courtier; alone the magistrate begins (MERV-SETUP-5, -6, -7)."""
    if s.magistrate >= 0:
        return [s.magistrate, 0, s.high_courtier]
    order = list(range(s.seats))
    s.chance.shuffle(order)
    if s.high_courtier >= 0:
        order.append(s.high_courtier)
    return order


def deal_sites(s: State) -> None:
    """One site on every cell but the camel market's (MERV-SETUP-9)."""
    sites = list(range(24))
    s.chance.shuffle(sites)
    s.sites = [*sites[:CAMEL_MARKET], -1, *sites[CAMEL_MARKET:]]


def deal_cards(s: State) -> None:
    """Eight cards face up, the rest face down (MERV-SETUP-14, -15)."""
    cards = [spice for spice in range(4) for _ in range(s.printed.card_copies[spice])]
    s.chance.shuffle(cards)
    s.queue = cards[:QUEUE_LENGTH]
    s.deck = cards[: QUEUE_LENGTH - 1 : -1]


def deal_solo_cards(s: State) -> None:
    """The palace card is second, third or fourth (MERV-SETUP-19)."""
    others = [CARAVANSARY, LIBRARY, MARKETPLACE, MOSQUE, WALL]
    s.chance.shuffle(others)
    block = [PALACE, others[0], others[1]]
    s.chance.shuffle(block)
    from_the_top = [others[2], *block, others[3], others[4]]
    s.solo_deck = from_the_top[::-1]
    s.solo_fresh = 6

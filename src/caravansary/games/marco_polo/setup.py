"""Setup: first player, tokens, cards, contracts, characters, goals. Rules POLO-SETUP, POLO-2P, POLO-3P.

Chance is drawn in this order: first player, provinces, office tokens, city cards, starting contracts, regular
contracts, characters, goals, gifts (POLO-SETUP-19, POLO-NEWCHAR-23).
"""

from __future__ import annotations

from typing import Any

from caravansary.core.errors import OptionError, shown
from caravansary.games.marco_polo import characters, frames, rounds
from caravansary.games.marco_polo.components import Components
from caravansary.games.marco_polo.contracts import tell_row
from caravansary.games.marco_polo.dice import NO_DICE, placed_die
from caravansary.games.marco_polo.pieces import (
    ARGHUN,
    BASE_CHARACTERS,
    BEIJING_SLOTS,
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    COINS,
    CONTRACTS,
    FIRST_NEW,
    FIRST_REGULAR,
    KHAN,
    NEUTRAL,
    NEUTRAL_SEAT,
    NOBODY,
    OFFICE_TOKENS,
    PROVINCE_TOKENS,
    PROVINCES,
    ROUNDS,
    ROW_LENGTH,
    SOURCES,
    STARTING_CONTRACTS,
    VENEZIA,
)
from caravansary.games.marco_polo.state import Player, State


# --- options --------------------------------------------------------------------------------------------------------
def check_first_player(value: Any, players: int) -> int | None:
    """The option "first_player": a seat, or None for a random one (POLO-SETUP-2)."""
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
        raise OptionError(f"first_player must be a seat from 0 to {players - 1}, got {shown(value)}")
    return value


# --- a new game -----------------------------------------------------------------------------------------------------
def set_up(s: State, options: dict[str, Any]) -> None:
    """The table before the first decision; the board is laid out before characters are chosen (POLO-VAR-5)."""
    s.module = int(options["new_characters"])
    s.goal_choice = int(options["goal_choice"])
    first = options["first_player"]
    s.start = s.first = s.chance.below(s.seats) if first is None else first
    lay_out_board(s, options["random_provinces"])
    deal_contracts(s)
    start_characters(s, options["character_draft"])
    s.stack = [frames.FLOW]


def new_player(c: Components, place: int) -> Player:
    """The player who is at that place in the start order (POLO-SETUP-4, -5, -6, -7)."""
    player = Player()
    player.clear()
    player.coins = c.start_coins[place]
    player.camels = c.start_camels
    player.points = [0] * len(SOURCES)
    player.dice = NO_DICE[:]
    player.stock = c.posts
    player.figure = VENEZIA
    return player


def lay_out_board(s: State, random_provinces: bool) -> None:
    """Players, tokens, city cards, neutral dice (POLO-SETUP-8, -9, -10, -14, -18, POLO-NEWCHAR-12)."""
    order = s.clockwise(s.start)
    s.players = [new_player(s.printed, order.index(seat)) for seat in range(s.seats)]
    s.provinces = province_tokens(s, random_provinces)
    s.offices = shuffled(s, len(OFFICE_TOKENS))[: len(CITIES)]
    cards = shuffled(s, len(CITY_CARDS))
    s.cards = cards[: len(CARD_SPACES)]
    for card in cards[len(CARD_SPACES) : len(CARD_SPACES) + s.printed.arghun_cards]:
        s.arghun_cards |= 1 << card
    s.beijing = [NOBODY] * BEIJING_SLOTS
    s.pool = s.printed.black_dice[s.seats]  # POLO-3P-2, POLO-2P-3
    place_neutral_dice(s)


def shuffled(s: State, count: int) -> list[int]:
    things = list(range(count))
    s.chance.shuffle(things)
    return things


def province_tokens(s: State, random: bool) -> list[int]:
    """On their own provinces, or dealt at random; six of seven with the module (POLO-VAR-1, POLO-NEWCHAR-3)."""
    if not random:
        return list(s.printed.token_home)
    return shuffled(s, len(PROVINCE_TOKENS) if s.module else len(PROVINCES))[: len(PROVINCES)]


def place_neutral_dice(s: State) -> None:
    """Ones on the first khan spaces, and with two players one on "take coins" (POLO-3P-1, POLO-2P-1, -2)."""
    for _ in range(s.printed.khan_neutral[s.seats]):
        s.placed.append(placed_die(KHAN, NEUTRAL_SEAT, NEUTRAL, 1))
        s.khan.append(1)
        s.occupied |= 1 << KHAN
    for _ in range(s.printed.coins_neutral[s.seats]):
        s.placed.append(placed_die(COINS, NEUTRAL_SEAT, NEUTRAL, 1))
        s.occupied |= 1 << COINS


def deal_contracts(s: State) -> None:
    """A starting contract for each player, five round piles and the special pile (POLO-SETUP-11, -12, -13).

    The new contracts are among the others (POLO-NEWCHAR-2).
    """
    starting = shuffled(s, len(STARTING_CONTRACTS))
    for seat in s.clockwise(s.start):
        s.players[seat].active = [starting.pop()]
    regular = list(range(FIRST_REGULAR, len(CONTRACTS) if s.module else FIRST_NEW))
    s.chance.shuffle(regular)
    s.piles = regular[: ROUNDS * ROW_LENGTH]
    s.special = regular[ROUNDS * ROW_LENGTH :]
    s.special_fresh = len(s.special)
    s.row = [s.piles.pop() for _ in range(ROW_LENGTH)]
    tell_row(s, "POLO-SETUP-13")


def start_characters(s: State, draft: bool) -> None:
    """Dealt by start order, or revealed for the draft (POLO-SETUP-16, POLO-VAR-2, POLO-NEWCHAR-4)."""
    if draft:
        count = len(CHARACTERS) if s.module else BASE_CHARACTERS
        s.draft = sorted(shuffled(s, count)[: s.seats + 1])
        if ARGHUN not in s.draft:
            s.arghun_cards = 0
        s.phase = rounds.DRAFT
        return
    s.arghun_cards = 0
    s.phase = rounds.DEAL_GOALS
    for place, seat in enumerate(s.clockwise(s.start)):
        character = s.printed.first_characters[place]
        characters.give_character(s, seat, character)
        if s.events is not None:
            s.tell("character_given", seat, "POLO-SETUP-16", character=CHARACTERS[character])

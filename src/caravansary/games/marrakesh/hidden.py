"""What a seat cannot see, and how it may be: stacks, exchange tiles to come, oases, provisions, choices of others.

Scrolls that a refresh put under a stack were seen by all, so they stay where they lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.bits import replaced
from caravansary.core.chance import Chance
from caravansary.games.marrakesh import exchange_tiles
from caravansary.games.marrakesh.engine import ENGINE
from caravansary.games.marrakesh.pieces import (
    COLOURS,
    OASES,
    OASIS_CELLS,
    PROVISIONS,
    WORKERS,
)
from caravansary.games.marrakesh.piles import own_scrolls
from caravansary.games.marrakesh.rounds import CHOOSING
from caravansary.games.marrakesh.sahara import is_revealed

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State


def sample(s: State, seat: int | None, seed: int) -> State:
    """A full state that agrees with what the seat knows; the rest, and the generator, are new."""
    chance = Chance.seeded(seed)
    guess = s.copy()
    deal_scrolls(guess, chance)
    deal_luxuries(guess, chance)
    deal_exchanges(guess, chance)
    deal_oases(guess, chance)
    if not s.is_over:
        deal_provisions(guess, seat, chance)
        deal_choices(guess, seat, chance)
        guess.options = ENGINE.list_options(guess, guess.stack[-1], guess.decider, None)  # tiles may be others now
    guess.chance = chance
    return guess


def deal_scrolls(s: State, chance: Chance) -> None:
    """The unseen scrolls of each colour anew."""
    own_scrolls(s)
    for first in range(0, len(s.stacks), 3):
        stacks = range(first, first + 3)
        unseen = sorted(scroll for stack in stacks for scroll in s.stacks[stack][s.known[stack] :])
        chance.shuffle(unseen)
        for stack in stacks:
            seen = s.stacks[stack][: s.known[stack]]
            count = len(s.stacks[stack]) - len(seen)
            s.stacks[stack] = seen + [unseen.pop() for _ in range(count)]


def deal_luxuries(s: State, chance: Chance) -> None:
    unseen = sorted(item for stack in s.market for item in stack)
    chance.shuffle(unseen)
    s.market = [[unseen.pop() for _ in stack] for stack in s.market]


def unseen_exchanges(s: State) -> list[int]:
    """Exchange tiles that may still come."""
    return [tile for tile in exchange_tiles.in_play(s) if tile not in s.exchanges[: s.season + 1]]


def deal_exchanges(s: State, chance: Chance) -> None:
    unseen = unseen_exchanges(s)
    chance.shuffle(unseen)
    seen = s.exchanges[: s.season + 1]
    s.exchanges = seen + unseen[: len(s.exchanges) - len(seen)]


def deal_oases(s: State, chance: Chance) -> None:
    """Face-down oases of all players, out of those that nobody has seen; loose ones were seen by all."""
    seen = {tile for player in s.players for tile in player.line} | {*s.loose_oases, *s.seen_oases}
    hidden: list[tuple[int, int]] = []
    for who, player in enumerate(s.players):
        for cell in range(len(OASIS_CELLS)):
            if player.oases[cell] >= 0 and is_revealed(s, who, cell):
                seen.add(player.oases[cell])
            elif player.oases[cell] >= 0:
                hidden.append((who, cell))
    unseen = [tile for tile in range(len(OASES)) if tile not in seen]
    chance.shuffle(unseen)
    for who, cell in hidden:
        player = s.players[who]
        player.oases = replaced(player.oases, cell, unseen.pop())


def deal_provisions(s: State, seat: int | None, chance: Chance) -> None:
    """Face-down provision tiles of the others."""
    known = set(s.players[seat].provisions) if seat is not None else set()
    for player in s.players:
        known.update(tile for place, tile in enumerate(player.provisions) if player.shown >> place & 1)
    unseen = [tile for tile in range(len(PROVISIONS)) if tile not in known]
    chance.shuffle(unseen)
    for who, player in enumerate(s.players):
        if who == seat:
            continue
        shown = [tile for place, tile in enumerate(player.provisions) if player.shown >> place & 1]
        tiles = sorted(shown + [unseen.pop() for _ in range(len(player.provisions) - len(shown))])
        player.provisions = tiles
        player.shown = sum(1 << place for place, tile in enumerate(tiles) if tile in shown)


def deal_choices(s: State, seat: int | None, chance: Chance) -> None:
    """Keshis that others have chosen in secret."""
    if s.phase != CHOOSING:
        return
    for who, player in enumerate(s.players):
        if who != seat and player.chosen:
            left = [colour for colour in range(len(COLOURS)) if player.screen >> colour & 1]
            chance.shuffle(left)
            player.chosen = sorted(left[:WORKERS])[: len(player.chosen)]

"""What nobody can see: the order of the caravan deck and of the solo deck (MERV-SETUP-20), and how it may lie.

Everybody knows which cards are in them; of the solo deck also which parts were shuffled together, and that the palace
card was dealt second, third or fourth (MERV-SETUP-19).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.games.merv.pieces import PALACE

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def sample(s: State, seat: int | None, seed: int) -> State:
    """A full state with the hidden cards in an order that could be, and a new generator."""
    chance = Chance.seeded(seed)
    guess = s.copy()
    reorder(guess, chance)
    guess.chance = chance
    return guess


def reorder(s: State, chance: Chance) -> None:
    """Put everything hidden into a random order that agrees with what is known."""
    deck = sorted(s.deck)
    chance.shuffle(deck)
    s.deck = deck
    if s.solo_deck:
        s.solo_deck = reordered_solo_deck(s, chance)


def solo_parts(s: State) -> list[list[int]]:
    """The solo deck as known sets of cards, the bottom part first: what was dealt, then each reshuffled part."""
    parts = [sorted(s.solo_deck[: s.solo_fresh])] if s.solo_fresh else []
    start = s.solo_fresh
    for size in s.solo_blocks:
        parts.append(sorted(s.solo_deck[start : start + size]))
        start += size
    return parts


def reordered_solo_deck(s: State, chance: Chance) -> list[int]:
    """Each part is shuffled by itself; a palace card not yet seen lies where it can have been dealt."""
    deck: list[int] = []
    for index, part in enumerate(solo_parts(s)):
        cards = part[:]
        if index == 0 and s.solo_fresh and PALACE in cards:
            cards.remove(PALACE)
            chance.shuffle(cards)
            # the deck's bottom is place 0 here: dealt places 2 to 4 from the top are 2 to 4 from the bottom
            places = [place for place in (2, 3, 4) if place <= len(cards)]
            cards.insert(places[chance.below(len(places))], PALACE)
        else:
            chance.shuffle(cards)
        deck.extend(cards)
    return deck

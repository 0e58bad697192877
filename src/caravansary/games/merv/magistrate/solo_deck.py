"""The magistrate's six cards: drawn, discarded, reshuffled, out of the game. Rules MERV-SOLO-7, -8, -9, -17 to -19.

The state keeps which parts of the deck were shuffled together, because that is what everybody knows of its order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.games.merv.pieces import BOARD_ACTIONS

if TYPE_CHECKING:
    from caravansary.games.merv.state import State


def has_card_to_draw(s: State, rejected: list[int]) -> bool:
    """A card is in the deck; an empty deck is made anew from the discard pile, without the rejected (MERV-SOLO-9)."""
    if s.solo_deck:
        return True
    pool = [card for card in s.solo_discard if card not in rejected]
    if not pool:
        return False
    s.unveil()
    s.chance.shuffle(pool)
    s.solo_deck = pool
    s.solo_blocks = [len(pool)]
    s.solo_discard = [card for card in s.solo_discard if card in rejected]
    tell_shuffled(s, "MERV-SOLO-9")
    return True


def tell_shuffled(s: State, rule: str) -> None:
    if s.events is not None:
        s.tell("solo_deck_shuffled", s.magistrate, rule, n=len(s.solo_deck))


def draw_top(s: State) -> int:
    s.unveil()
    card = s.solo_deck.pop()
    if s.solo_blocks:
        s.solo_blocks[-1] -= 1
        if s.solo_blocks[-1] == 0:
            s.solo_blocks.pop()
    else:
        s.solo_fresh -= 1
    return card


def discard_open_card(s: State) -> None:
    """At the end of the round (MERV-SOLO-17)."""
    if s.solo_open >= 0:
        s.solo_discard.append(s.solo_open)
        s.solo_open = -1


def reshuffle(s: State) -> None:
    """After a scoring phase the discard pile goes, shuffled, on top of the deck (MERV-SOLO-18)."""
    if not s.solo_discard:
        return
    s.unveil()
    s.chance.shuffle(s.solo_discard)
    s.solo_deck = s.solo_deck + s.solo_discard
    s.solo_blocks.append(len(s.solo_discard))
    s.solo_discard = []
    tell_shuffled(s, "MERV-SOLO-18")


def remove_card(s: State, card: int) -> None:
    """A card leaves the game, wherever it is (MERV-SOLO-19)."""
    if s.solo_open == card:
        s.solo_open = -1
    elif card in s.solo_discard:
        s.solo_discard.remove(card)
    elif card in s.solo_deck:
        _remove_from_deck(s, s.solo_deck.index(card))
    else:
        return
    if s.events is not None:
        s.tell("solo_card_removed", s.magistrate, "MERV-SOLO-19", board=BOARD_ACTIONS[card])


def _remove_from_deck(s: State, index: int) -> None:
    """Keep the sizes of the parts of the deck right; everybody sees from which part the card came."""
    s.unveil()
    del s.solo_deck[index]
    if index < s.solo_fresh:
        s.solo_fresh -= 1
        return
    index -= s.solo_fresh
    for block in range(len(s.solo_blocks)):
        if index < s.solo_blocks[block]:
            s.solo_blocks[block] -= 1
            if s.solo_blocks[block] == 0:
                del s.solo_blocks[block]
            return
        index -= s.solo_blocks[block]

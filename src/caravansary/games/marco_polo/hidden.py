"""What a seat cannot see, and how it may be: piles, goal cards of others, gifts (POLO-SETUP-22).

Everybody has seen the contracts that were put under the special pile and in which order, so only those on its top
that came there unseen, and the piles of the coming rounds, are unknown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.chance import Chance
from caravansary.core.frames import kind_of
from caravansary.games.marco_polo import frames, goals
from caravansary.games.marco_polo.pieces import GOALS

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import State


def sample(s: State, seat: int | None, seed: int) -> State:
    """A full state that agrees with what the seat knows; the rest, and the generator, are new."""
    chance = Chance.seeded(seed)
    guess = s.copy()
    deal_contracts(guess, chance)
    deal_goals(guess, seat, chance)
    guess.gift_pile = sorted(guess.gift_pile)
    chance.shuffle(guess.gift_pile)
    if guess.stack and kind_of(guess.stack[-1]) == frames.CHOOSE_GOAL:
        guess.options = goals.goal_options(guess, guess.decider, 0, None)  # of others' cards, which are other ones now
    guess.chance = chance
    return guess


def unseen_contracts(s: State) -> list[int]:
    """The contracts that nobody has seen yet, sorted."""
    return sorted(s.piles + s.special[len(s.special) - s.special_fresh :])


def deal_contracts(s: State, chance: Chance) -> None:
    """Round piles and the unseen top of the special pile anew."""
    unseen = unseen_contracts(s)
    chance.shuffle(unseen)
    count = len(s.piles)
    s.piles = unseen[:count]
    s.special = s.special[: len(s.special) - s.special_fresh] + unseen[count:]


def deal_goals(s: State, seat: int | None, chance: Chance) -> None:
    """Goal cards of the others, out of those that the seat has not seen; nothing is hidden when the game is over."""
    if s.is_over:
        return
    own = s.players[seat].dealt if seat is not None else []
    unseen = [goal for goal in range(len(GOALS)) if goal not in own]
    chance.shuffle(unseen)
    for other, player in enumerate(s.players):
        if other == seat or not player.dealt:
            continue
        dealt = sorted(unseen.pop() for _ in player.dealt)
        kept = dealt[:]
        chance.shuffle(kept)
        player.dealt = dealt
        player.goals = sorted(kept[: goals.KEPT])[: len(player.goals)]

"""What always holds in the toy, at every decision of every game; positions that are read must keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caravansary.core.reading import require
from tests.toy.pieces import (
    BOON_VALUE,
    BOONS,
    CARDS,
    COLOURS,
    COLOURS_PHASE,
    DEEDS,
    OVER,
    PICKED,
    PLAYER_COLOURS,
    value_of,
)

if TYPE_CHECKING:
    from tests.toy.state import State


def check(s: State) -> None:
    """Raise `PositionError` with the field if something does not hold."""
    require(sorted(s.deck + s.discard) == list(range(CARDS)), "deck", "deck and discard must have every card once")
    require(s.round <= s.rounds, "round", f"there are only {s.rounds} rounds")
    require(s.phase != OVER or s.round == s.rounds, "phase", "the game is over only after the last round")
    check_turn(s)
    check_picks(s)
    check_gains(s)


def field_of(s: State, who: int, key: str) -> str:
    return f"players.{PLAYER_COLOURS[s.colours[who]]}.{key}"


def check_turn(s: State) -> None:
    """Seats take their turns in the phase of the deeds only."""
    if s.phase == DEEDS:
        require(s.turn < s.seats, "turn", "somebody has still to do a deed")
    else:
        expected = 0 if s.phase == COLOURS_PHASE else s.seats
        require(s.turn == expected, "turn", f"must be {expected} in this phase")


def check_picks(s: State) -> None:
    """Two colours in their order; only where they are chosen there are fewer."""
    for who, player in enumerate(s.players):
        field = field_of(s, who, "picks")
        require(player.picks == sorted(set(player.picks)), field, "must be different colours in their order")
        is_whole = len(player.picks) == PICKED
        require(is_whole or s.phase == COLOURS_PHASE, field, f"must be {PICKED} colours in this phase")
        require(is_whole or player.picks != [len(COLOURS) - 1], field, "no colour comes after this one")
        require(not player.knows or s.deck != [], field_of(s, who, "knows"), "there is no card to know")
    someone = any(len(player.picks) < PICKED for player in s.players)
    require(someone or s.phase != COLOURS_PHASE, "phase", "all colours are chosen")


def check_gains(s: State) -> None:
    """Coins and water come from setup, colours, cards, boons, rests and the djinn; boons turn water to coins."""
    printed = s.printed
    values = [value_of(card) for card in s.discard]
    coins = sum(player.coins for player in s.players) + s.djinn
    water = sum(player.water for player in s.players)
    most_water = s.seats * s.round + BOONS * values.count(BOON_VALUE)
    require(water <= most_water, "players", f"have {water} water, but there were only {most_water}")
    most = s.seats * printed.start_coins + s.round * (s.seats * PICKED + printed.gathered)
    most += sum(values) + len(values) * printed.bonus + most_water
    problem = f"have {coins} coins with the djinn's, and {water} water, but there were only {most} of both"
    require(coins + water <= most, "players", problem)

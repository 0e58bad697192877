"""What a seat may know, ready for JSON, made from an allow-list."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from caravansary.core.names import names_of
from tests.toy.pieces import COLOURS, COLOURS_PHASE, PHASES, PICKED, PLAYER_COLOURS

if TYPE_CHECKING:
    from tests.toy.state import State


class PlayerView(TypedDict):
    colour: str
    coins: int
    water: int
    has_chosen: bool
    picks: list[str] | None  # hidden from the others until all have chosen


class View(TypedDict):
    round: int
    phase: str
    djinn: int
    deck: int
    discard: list[int]
    top: int | None  # for a seat that has seen it
    players: list[PlayerView]


def view(s: State, seat: int | None) -> View:
    knows = seat is not None and bool(s.players[seat].knows)
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "djinn": s.djinn,
        "deck": len(s.deck),
        "discard": list(s.discard),
        "top": s.deck[-1] if knows else None,
        "players": [_player(s, who, seat) for who in range(s.seats)],
    }


def _player(s: State, who: int, seat: int | None) -> PlayerView:
    player = s.players[who]
    is_open = s.phase != COLOURS_PHASE or who == seat
    return {
        "colour": PLAYER_COLOURS[s.colours[who]],
        "coins": player.coins,
        "water": player.water,
        "has_chosen": len(player.picks) == PICKED,
        "picks": names_of(COLOURS, player.picks) if is_open else None,
    }


def holdings(s: State) -> dict[int, dict[str, int]]:
    """What each participant has, for previews."""
    found = {seat: {"coins": player.coins, "water": player.water} for seat, player in enumerate(s.players)}
    return {**found, s.seats: {"coins": s.djinn}}

"""Saved positions: the whole state as plain data with the names of things. Reading checks types, names and ranges."""

from __future__ import annotations

import copy
from typing import Any, Final

from caravansary.core.chance import Chance
from caravansary.core.frames import frame
from caravansary.core.names import names_of
from caravansary.core.reading import Saved
from tests.toy import frames
from tests.toy.components import EDITIONS
from tests.toy.decisions import ENGINE
from tests.toy.pieces import CARDS, COLOURS, COLOURS_PHASE, DEEDS, DJINN, PHASES, PICKED, PLAYER_COLOURS, SEATS
from tests.toy.setup import MOST_ROUNDS
from tests.toy.state import Player, State

FORMAT: Final = "caravansary state 1"
GAME: Final = "toy"
RULES: Final = 2
MOST: Final = 999
DEEPEST: Final = 40  # frames on the stack
INSIDE: Final = ("pending",)  # a turn: left out of a position written by hand
KEYS: Final = (
    *("format", "game", "rules", "edition", "colours", "rounds", "round", "phase", "turn"),
    *("deck", "discard", "djinn", "players", "reveals", "chance"),
)
PLAYER_KEYS: Final = ("coins", "water", "knows", "secrets", "picks")


def saved(s: State) -> dict[str, Any]:
    """The position, ready for JSON."""
    names = names_of(PLAYER_COLOURS, s.colours)
    return {
        "format": FORMAT,
        "game": GAME,
        "rules": RULES,
        "edition": {"name": s.printed.name, "overrides": copy.deepcopy(s.printed.overrides)},
        "colours": names,
        "rounds": s.rounds,
        "round": s.round,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "deck": list(s.deck),
        "discard": list(s.discard),
        "djinn": s.djinn,
        "players": {name: _player(player) for name, player in zip(names, s.players, strict=True)},
        "pending": ENGINE.saved_stack(s, names),
        "reveals": s.reveals,
        "chance": s.chance.to_list(),
    }


def _player(player: Player) -> dict[str, Any]:
    return {
        "coins": player.coins,
        "water": player.water,
        "knows": bool(player.knows),
        "secrets": player.secrets,
        "picks": names_of(COLOURS, player.picks),
    }


def read(saved: Saved, by_hand: bool) -> State:
    """The position; of one written by hand nothing is pending."""
    top = saved.position(KEYS, INSIDE, by_hand)
    top["format"].name((FORMAT,))
    top["game"].name((GAME,))
    top["rules"].number(RULES, RULES)
    seats = len(top["colours"].rows(1, SEATS))
    colours = top["colours"].different_names(PLAYER_COLOURS, seats)
    s = State(top["edition"].edition(EDITIONS), seats, colours, Chance.from_list("chance", top["chance"].value))
    s.clear()
    s.rounds = top["rounds"].number(1, MOST_ROUNDS)
    s.round = top["round"].number(1, MOST_ROUNDS)
    s.phase = top["phase"].name(PHASES)
    s.turn = top["turn"].number(0, seats)
    s.deck = [row.number(0, CARDS - 1) for row in top["deck"].rows(0, CARDS)]
    s.discard = [row.number(0, CARDS - 1) for row in top["discard"].rows(0, CARDS)]
    s.djinn = top["djinn"].number(0, MOST)
    s.reveals = top["reveals"].number(0, MOST)
    names = names_of(PLAYER_COLOURS, colours)
    players = top["players"].table(names)
    for player, name in zip(s.players, names, strict=True):
        read_player(player, players[name])
    if not by_hand:
        s.stack = ENGINE.read_stack(top["pending"].rows(0, DEEPEST), names)
    return s


def read_player(player: Player, saved: Saved) -> None:
    table = saved.table(PLAYER_KEYS)
    player.coins = table["coins"].number(0, MOST)
    player.water = table["water"].number(0, MOST)
    player.knows = table["knows"].flag()
    player.secrets = table["secrets"].number(0, MOST)
    player.picks = table["picks"].names(COLOURS, PICKED)


def begin(s: State) -> None:
    """Put the phase of a position written by hand on the stack."""
    first = {
        COLOURS_PHASE: [frame(frames.FLOW, 0), frame(frames.CHOOSE_COLOURS, 0)],
        DEEDS: [frame(frames.FLOW, 0)],
        DJINN: [frame(frames.FLOW, 0), frame(frames.CHOOSE_GIFT, 0)],
    }
    s.stack = first.get(s.phase, [])

"""Saved positions: the whole state as plain data with the names of things, readable and editable by hand.

`docs/games/saved-positions-merv.md` describes the format. What follows from the rest is not saved: the supplies, the
contracts that are gone, the camels of the cities and those out of the game, the options. `loading.py` reads a saved
position, `possible.py` refuses one that cannot be.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from caravansary.games.merv import frames
from caravansary.games.merv.actions import PAIR_BOONS
from caravansary.games.merv.pieces import (
    BOARD_ACTIONS,
    BREAKTHROUGHS,
    BY_PAIRS,
    CAMEL_MARKET,
    CELLS,
    CITIES,
    COLOURS,
    CONTRACT_STACKS,
    CONTRACTS,
    HALLS,
    MARKET_SLOTS,
    NODES,
    PLAYER_COLOURS,
    QUEUE_LENGTH,
    SCORING_TILES,
    SITES,
    SOURCES,
    SPICES,
    UPGRADES,
    WALL_PIECES,
    WALL_SLOTS,
)
from caravansary.games.merv.rounds import PHASES
from caravansary.games.merv.view import bits, named

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

FORMAT: Final = "caravansary state 1"
GAME: Final = "merv"
RULES: Final = 1
MARKET_SIDES: Final = ("A", "B")
NEED: Final = (*COLOURS[:4], "any")
PAID: Final = (*COLOURS, "wild", "discount")
SEAT_SOURCES: Final = SOURCES[:BY_PAIRS]  # the others give points to the magistrate only

# --- the frames of the stack by name --------------------------------------------------------------------------------
KIND_NAMES: Final = {
    frames.FLOW: "flow",
    frames.PLACE_COURTIER: "place_courtier",
    frames.GET_GOOD: "get_good",
    frames.ENTER_NODE: "enter_node",
    frames.FULFIL: "fulfil",
    frames.GET_SCROLLS: "get_scrolls",
    frames.BOONS: "boons",
    **frames.NAMES,
}
BOON_BITS: Final = 3  # of each count in a frame of boons
BOON_FRAMES: Final = (frames.BOONS, frames.CHOOSE_BOON)


@final
class Argument:
    """A part of a frame's argument: where its bits are, and the names of its values; without names it is a number."""

    __slots__ = ("bits", "is_seat", "last", "names", "offset", "shift")

    def __init__(
        self, names: Sequence[str], shift: int = 0, bits: int = 8, last: int = 0, offset: int = 0, is_seat: bool = False
    ) -> None:
        self.names = names
        self.shift = shift
        self.bits = bits
        self.last = last  # of a number; the first is 1
        self.offset = offset  # of a number: what is saved less what is in the frame
        self.is_seat = is_seat  # saved as its colour


_SEAT: Final = Argument((), bits=3, is_seat=True)
ARGUMENTS: Final[dict[int, tuple[Argument, ...]]] = {
    frames.PLACE_COURTIER: (Argument(HALLS),),
    frames.GET_GOOD: (Argument(CITIES),),
    frames.ENTER_NODE: (Argument(NODES),),
    frames.FULFIL: (Argument(CONTRACT_STACKS),),
    frames.GET_SCROLLS: (Argument((), last=4),),
    frames.CHOOSE_CARAVAN_CUBE: (Argument((), last=QUEUE_LENGTH, offset=1),),
    frames.CHOOSE_LIBRARY_CUBE: (Argument((), last=4),),
    frames.CHOOSE_BREAKTHROUGH: (Argument((), last=4, offset=1),),
    frames.CHOOSE_WALL_SLOT: (Argument(WALL_PIECES),),
    frames.CHOOSE_CUBE: (Argument((*BOARD_ACTIONS, "contract")),),
    frames.CHOOSE_UPGRADE_SITE: (Argument(UPGRADES, bits=3), Argument(("own", "any"), shift=3)),
    frames.CHOOSE_GOOD: (
        Argument(CONTRACT_STACKS, bits=3),
        Argument((), shift=3, bits=2, last=3),
        Argument(("any", "1 rare", "2 rare"), shift=5),
    ),
    frames.CHOOSE_SPACE: (_SEAT,),
    frames.CHOOSE_COURTIER_SLOT: (_SEAT,),
    frames.CHOOSE_COURTIER_SITE: (_SEAT,),
    frames.CHOOSE_RANSOM: (_SEAT, Argument(CELLS, shift=3)),
    frames.CHOOSE_COURTIER: (_SEAT, Argument((), shift=3, last=99)),
}


# --- writing --------------------------------------------------------------------------------------------------------
def to_dict(s: State) -> dict[str, Any]:
    """The position, ready for JSON."""
    return {
        "format": FORMAT,
        "game": GAME,
        "rules": RULES,
        "edition": {"name": s.printed.name, "overrides": copy.deepcopy(s.printed.overrides)},
        "seats": s.seats,
        "colours": _colours(s, range(len(s.players))),
        "year": s.year,
        "round": s.round + 1,
        "phase": PHASES[s.phase],
        "cursor": s.cursor,
        "order": _colours(s, s.order),
        "turn": s.turn,
        "turns": s.turns,
        "slots": _colours(s, s.slots),
        "next_queue": _colours(s, s.next_queue),
        "queue_camels": list(s.queue_camels),
        "city": {CELLS[cell]: _cell(s, cell) for cell in range(25) if cell != CAMEL_MARKET},
        "camel_market": {"side": MARKET_SIDES[s.market_side], "camels": bits(MARKET_SLOTS, s.market_camels)},
        "walls": {WALL_SLOTS[slot]: WALL_PIECES[piece] for slot, piece in enumerate(s.walls) if piece >= 0},
        "caravan": {
            "queue": [SPICES[spice] for spice in s.queue],
            "camels": s.camels_on_cards,
            "deck": [SPICES[spice] for spice in reversed(s.deck)],
        },
        "path_camels": bits(NODES, s.path_camels),
        "players": {_colour(s, who): _participant(s, who) for who in range(len(s.players))},
        "invasion": {
            "attacked": bits(CELLS, s.attacked),
            "ransom_cubes": named(COLOURS, s.ransom_cubes),
            "wild_used_by": _colours(s, [seat for seat in range(s.seats) if s.ransom_wild >> seat & 1]),
        },
        "to_score": named(HALLS, s.to_score) if s.to_score else None,
        "memory": _memory(s),
        "solo": _solo(s) if s.magistrate >= 0 else None,
        "pending": [_frame(s, frame) for frame in s.stack],
        "last_clicker": _colour(s, s.last_clicker),
        "known_at_click": s.known_at_click,
        "reveals": s.reveals,
        "chance": s.chance.to_list(),
    }


def _colour(s: State, who: int) -> str | None:
    return PLAYER_COLOURS[s.colours[who]] if who >= 0 else None


def _colours(s: State, participants: Sequence[int]) -> list[str | None]:
    return [_colour(s, who) for who in participants]


def _cell(s: State, cell: int) -> dict[str, Any]:
    found: dict[str, Any] = {"site": SITES[s.sites[cell]]}
    if s.owner[cell] >= 0:
        found["owner"] = _colour(s, s.owner[cell])
    if s.soldier[cell] >= 0:
        found["soldier"] = _colour(s, s.soldier[cell])
    if s.upgrade[cell] >= 0:
        found["upgrade"] = UPGRADES[s.upgrade[cell]]
    return found


def _participant(s: State, who: int) -> dict[str, Any]:
    """What a participant has. The high courtier has only camels, the magistrate no cubes."""
    player = s.players[who]
    found: dict[str, Any] = {"camels": player.camels}
    if who == s.high_courtier:
        return found
    if who != s.magistrate:
        found["cubes"] = named(COLOURS, player.cubes)
    found.update(
        favour=player.favour,
        influence=player.influence,
        mosque=NODES[player.node] if player.node >= 0 else None,
        scrolls=player.scrolls,
        scrolls_committed=player.scrolls_tied,
        common=player.common,
        common_committed=player.common_tied,
        rare=player.rare,
        rare_committed=player.rare_tied,
        spices=named(SPICES, player.spices),
        courtiers=named(HALLS, player.courtiers),
        posts=bits(CITIES, player.posts),
        breakthroughs=bits(BREAKTHROUGHS, player.tiles),
        scoring_tile=SCORING_TILES[player.scoring_tile] if player.scoring_tile >= 0 else None,
        contracts=bits(CONTRACTS, player.contracts),
        points=named(SOURCES if who == s.magistrate else SEAT_SOURCES, player.points),
    )
    return found


def _memory(s: State) -> dict[str, Any]:
    """What the turn remembers; much of it stays as it was until the next turn begins."""
    return {
        "active": _colour(s, s.active),
        "slot": s.slot + 1 if s.slot >= 0 else None,
        "site": CELLS[s.site] if s.site >= 0 else None,
        "discount_used": s.discount_used,
        "wild_used": s.wild_used,
        "trade_used": s.trade_used,
        "steps": s.steps,
        "spent": named(COLOURS, s.spent),
        "had": {SPICES[spice]: s.had >> 4 * spice & 15 for spice in range(4)},
        "bought": bits(CITIES, s.bought),
        "routes": bits(CITIES, s.routes),
        "need": named(NEED, s.need),
        "paid": named(PAID, s.paid),
    }


def _solo(s: State) -> dict[str, Any]:
    return {
        "deck": [BOARD_ACTIONS[card] for card in reversed(s.solo_deck)],
        "blocks": list(reversed(s.solo_blocks)),
        "fresh": s.solo_fresh,
        "discard": [BOARD_ACTIONS[card] for card in s.solo_discard],
        "open": BOARD_ACTIONS[s.solo_open] if s.solo_open >= 0 else None,
    }


def _frame(s: State, frame: int) -> list[Any]:
    """The kind of the frame, then its arguments."""
    kind = frame & 63
    packed = frame >> 6
    found: list[Any] = [KIND_NAMES[kind]]
    if kind in BOON_FRAMES:
        for boon, name in enumerate(PAIR_BOONS):
            found += [name] * (packed >> boon * BOON_BITS & 7)
    for argument in ARGUMENTS.get(kind, ()):
        value = packed >> argument.shift & (1 << argument.bits) - 1
        if argument.is_seat:
            found.append(_colour(s, value))
        else:
            found.append(argument.names[value] if argument.names else value + argument.offset)
    return found


# --- reading --------------------------------------------------------------------------------------------------------
def from_dict(saved: object) -> State:
    """The position that was saved or written by hand; an impossible one raises `PositionError` with the field."""
    from caravansary.games.merv import loading  # it needs the state, which needs this module

    return loading.load(saved)

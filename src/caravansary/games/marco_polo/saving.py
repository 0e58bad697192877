"""Saved positions: the whole state as plain data with the names of things, readable and editable by hand.

`docs/games/saved-positions-marco-polo.md` describes the format. What follows from the rest is not saved: the posts in
stock, the black dice in the pool, the neutral dice, who travelled last, whose turn it is, the options. `loading.py`
reads a saved position, `possible.py` and `pending.py` refuse one that cannot be.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from caravansary.games.marco_polo import frames, posts, rounds
from caravansary.games.marco_polo.pieces import (
    CARD_SPACES,
    CHARACTERS,
    CITIES,
    CITY_CARDS,
    CONTRACTS,
    DICE,
    DIE_CLASSES,
    GIFTS,
    GOALS,
    GOODS,
    KHAN,
    NO_NODE,
    NODES,
    OFFICE_TOKENS,
    PAIRS,
    PLACES,
    PLAYER_COLOURS,
    PROVINCE_TOKENS,
    PROVINCES,
    SOURCES,
    SPACES,
)
from caravansary.games.marco_polo.travel import MOVEMENTS
from caravansary.games.marco_polo.view import bits, named

if TYPE_CHECKING:
    from caravansary.games.marco_polo.state import Player, State

FORMAT: Final = "caravansary state 1"
GAME: Final = "marco_polo"
RULES: Final = 1
NEUTRAL_SEAT: Final = 7  # of dice on spaces
FIGURES: Final = ("first", "second")
# The phases in which somebody can be asked, and the end
PHASES: Final = {
    "draft": rounds.DRAFT,
    "goals": rounds.START_ROUND,
    "province_bonuses": rounds.PROVINCE_BONUSES,
    "character_bonuses": rounds.CHARACTER_BONUSES,
    "compensation": rounds.COMPENSATIONS,
    "turns": rounds.TURNS,
    "over": rounds.OVER,
}
PHASE_NAMES: Final = {phase: name for name, phase in PHASES.items()}

# --- the frames of the stack by name --------------------------------------------------------------------------------
KIND_NAMES: Final = {
    frames.FLOW: "flow",
    frames.GET_BLACK: "get_black",
    frames.GET_CONTRACT: "get_contract",
    frames.GET_GIFT: "get_gift",
    frames.GET_TOKEN: "get_token",
    frames.GET_STEP: "get_step",
    frames.BUILD: "build",
    frames.REFILL_ROW: "refill_row",
    frames.RECEIVE_GIFT: "receive_gift",
    **frames.NAMES,
}
OF_NOBODY: Final = (frames.FLOW, frames.CHOOSE_GOAL)
COUNT_BITS: Final = 3  # of each count in a frame


@final
class Argument:
    """A part of a frame's argument: its key, its bits, the names of its values; without names it is a number."""

    __slots__ = ("bits", "counted", "high", "key", "names", "offset", "optional", "shift")

    def __init__(
        self,
        key: str,
        names: Sequence[str] = (),
        shift: int = 0,
        bits: int = 9,
        high: int = 0,
        offset: int = 0,
        optional: bool = False,
        counted: bool = False,
    ) -> None:
        self.key = key
        self.names = names
        self.shift = shift
        self.bits = bits
        self.high = high  # of a number, or of each count; the lowest is 1, of a count 0
        self.offset = offset  # what is in the frame less what is saved
        self.optional = optional  # 0 in the frame is saved as null
        self.counted = counted  # how many of each name, three bits each

    def saved(self, packed: int) -> Any:
        """What is saved of the frame's argument."""
        found = packed >> self.shift
        if self.counted:
            return {name: found >> COUNT_BITS * i & 7 for i, name in enumerate(self.names)}
        found &= (1 << self.bits) - 1
        if self.optional and not found:
            return None
        return self.names[found - self.offset] if self.names else found - self.offset


_CARD: Final = Argument("card", CITY_CARDS, bits=5)
_LEFT: Final = Argument("left", shift=5, bits=3, high=6)
ARGUMENTS: Final[dict[int, tuple[Argument, ...]]] = {
    frames.GET_TOKEN: (Argument("token", PROVINCE_TOKENS),),
    frames.RECEIVE_GIFT: (Argument("gift", GIFTS),),
    frames.CHOOSE_COMPENSATION: (Argument("units", high=10),),
    frames.CHOOSE_DIE: (Argument("space", SPACES),),
    frames.CHOOSE_VALUE: (Argument("space", SPACES),),
    frames.CHOOSE_CHANGE: (Argument("die", DICE),),
    frames.CHOOSE_NEW_VALUE: (Argument("die", DICE),),
    frames.CHOOSE_ROW: (Argument("space", SPACES[1:KHAN], bits=2), Argument("value", shift=2, high=6)),
    frames.CHOOSE_CONTRACT: (Argument("value", high=6),),
    frames.CHOOSE_DISCARD: (Argument("among", high=3),),
    frames.CHOOSE_EXTRA: (Argument("position", high=6, offset=-1),),
    frames.CHOOSE_STEP: (Argument("paid", PAIRS, offset=1, optional=True),),
    frames.CHOOSE_PAYMENT: (Argument("lowest", PAIRS),),
    frames.CHOOSE_POST: (Argument("place", PLACES),),
    frames.CHOOSE_PASSED_POST: (Argument("place", PLACES),),
    frames.CHOOSE_TIMES: (
        _CARD,
        Argument("most", shift=5, bits=3, high=6),
        Argument("way", ("there", "back"), shift=8),
    ),
    frames.CHOOSE_DIRECTION: (_CARD, Argument("value", shift=5, high=6)),
    frames.CHOOSE_CARD_GOOD: (_CARD, _LEFT, Argument("chosen", GOODS, shift=8, high=6, counted=True)),
    frames.CHOOSE_SWAP: (
        *(_CARD, _LEFT),
        Argument("sold", GOODS, shift=8, high=6, counted=True),
        Argument("bought", GOODS, shift=17, high=6, counted=True),
    ),
    frames.CHOOSE_PROVINCE: (Argument("left", bits=3, high=6), Argument("lowest", PROVINCE_TOKENS, shift=3)),
    frames.CHOOSE_GIFT: (Argument("keep", bits=2, high=2), Argument("kept", shift=2, high=5, optional=True)),
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
        "colours": [_colour(s, seat) for seat in range(s.seats)],
        "new_characters": bool(s.module),
        "goal_choice": bool(s.goal_choice),
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "start": _colour(s, s.start),
        "first": _colour(s, s.first),
        "provinces": {province: PROVINCE_TOKENS[s.provinces[i]] for i, province in enumerate(PROVINCES)},
        "offices": {city: _or_none(OFFICE_TOKENS, s.offices[i]) for i, city in enumerate(CITIES)},
        "cards": {space: CITY_CARDS[s.cards[i]] for i, space in enumerate(CARD_SPACES)},
        "beijing": [_colour(s, seat) for seat in s.beijing],
        "row": named(CONTRACTS, s.row),
        "piles": named(CONTRACTS, s.piles[::-1]),
        "special": {"pile": named(CONTRACTS, s.special[::-1]), "unseen": s.special_fresh},
        "placed": [_placed(s, die) for die in s.placed if die >> 5 & 7 != NEUTRAL_SEAT],
        "draft": named(CHARACTERS, s.draft),
        "own_cards": bits(CITY_CARDS, s.arghun_cards),
        "gifts": {
            "pile": named(GIFTS, s.gift_pile[::-1]),
            "discard": named(GIFTS, s.gift_discard),
            "drawn": named(GIFTS, s.drawn),
        },
        "players": {_colour(s, seat): _player(player) for seat, player in enumerate(s.players)},
        "turn": _turn(s),
        "movement": _movement(s) if s.movement else None,
        "building": _building(s) if any(frame & 63 == frames.BUILD for frame in s.stack) else None,
        "pending": [_frame(s, frame) for frame in s.stack],
        "reveals": s.reveals,
        "chance": s.chance.to_list(),
    }


def _colour(s: State, seat: int) -> str | None:
    return PLAYER_COLOURS[s.colours[seat]] if seat >= 0 else None


def _or_none(names: Sequence[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _dice(counts: list[int]) -> dict[str, int]:
    return {DICE[die]: count for die, count in enumerate(counts) if count}


def _placed(s: State, placed: int) -> list[Any]:
    """The space, whose die, and which; Raschid's dice in the purse show nothing."""
    die, value = DIE_CLASSES[placed >> 8 & 3], placed >> 10
    return [SPACES[placed & 31], _colour(s, placed >> 5 & 7), f"{die}-{value}" if value else die]


def _player(player: Player) -> dict[str, Any]:
    return {
        "character": _or_none(CHARACTERS, player.character),
        "coins": player.coins,
        "camels": player.camels,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "points": dict(zip(SOURCES, player.points, strict=True)),
        "dice": _dice(player.dice),
        "figures": [NODES[node] for node in (player.figure, player.second) if node != NO_NODE],
        "posts": bits(PLACES, player.posts),
        "contracts": named(CONTRACTS, player.active),
        "completed": named(CONTRACTS, player.completed),
        "goals_dealt": named(GOALS, player.dealt),
        "goals": named(GOALS, player.goals),
        "gifts": bits(GIFTS, player.gifts),
        "keep_two": bool(player.keep_two),
        "promised": player.promised,
    }


def _turn(s: State) -> dict[str, Any]:
    """What the turn remembers; new posts and turned dice mean nothing when nobody's turn it is."""
    in_turn = s.active >= 0
    return {
        "main_done": bool(s.main_done),
        "black_bought": bool(s.bought),
        "own_card_used": bool(s.arghun_used),
        "new_posts": bits(PLACES, s.fresh) if in_turn else [],
        "turned_up": _dice(s.turned_up) if in_turn else {},
        "turned_down": _dice(s.turned_down) if in_turn else {},
        "picked": named(DICE, s.picked),
        "entry_free": bool(s.entry_free),
        "taken": [position + 1 for position in s.taken],
    }


def _movement(s: State) -> dict[str, Any]:
    return {
        "kind": MOVEMENTS[s.movement],
        "steps": s.steps,
        "left": s.steps_left,
        "moved": bits(FIGURES, s.moved),
        "entered": named(PLACES, s.entered),
        "gift_place": _or_none(PLACES, s.gift_place),
        "gift_step": s.gift_step,
    }


def _building(s: State) -> dict[str, Any]:
    """The posts of a movement: those to come, the next one first, those that stand, and where figures have ended."""
    return {
        "planned": [
            {"place": PLACES[planned & posts.PLACE], "passed": planned >= posts.PASSED} for planned in s.to_build[::-1]
        ],
        "built": [
            {
                "place": PLACES[built & posts.PLACE],
                "office": _or_none(OFFICE_TOKENS, (built >> 4 & 15) - 1),
                "number": built >> 8,
            }
            for built in s.built
        ],
        "ended": bits(PLACES, s.ended),
    }


def _frame(s: State, frame: int) -> dict[str, Any]:
    """The kind of the frame, its seat, then its arguments."""
    kind = frame & 63
    found: dict[str, Any] = {"kind": KIND_NAMES[kind]}
    if kind not in OF_NOBODY:
        found["seat"] = _colour(s, frame >> 6 & 7)
    for argument in ARGUMENTS.get(kind, ()):
        found[argument.key] = argument.saved(frame >> 9)
    return found


# --- reading --------------------------------------------------------------------------------------------------------
def from_dict(saved: object) -> State:
    """The position that was saved or written by hand; an impossible one raises `PositionError` with the field."""
    from caravansary.games.marco_polo import loading  # it needs the state, which needs this module

    return loading.load(saved)

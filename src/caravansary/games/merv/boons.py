"""Boons: what a space, a tile, a pair of cards, a contract or the camel market gives. Rules MERV-BOON.

A boon that needs a choice is put on the stack, on top of what is pending, so that it is resolved with everything that
it triggers before anything else (MERV-BOON-1). One that can have no effect is lost (MERV-BOON-8).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.bits import has_any
from caravansary.core.decision import Refusals
from caravansary.core.frames import Field, Fields, beside, frame
from caravansary.games.merv import frames
from caravansary.games.merv.actions import BOON, PAIR_BOONS
from caravansary.games.merv.pieces import (
    BOONS,
    BY_BREAKTHROUGH,
    COLOURS,
    GAIN_BONUS_UPGRADE,
    GAIN_CARD,
    GAIN_COURTIER,
    GAIN_FAVOUR,
    GAIN_FAVOUR_AND_SOLDIER,
    GAIN_POST,
    GAIN_RARE,
    GAIN_SCORING_TILE,
    GAIN_SCROLL,
    GAIN_SOLDIER,
    GAIN_STEP,
    GAIN_TWO_FAVOUR,
    GAIN_TWO_SOLDIERS,
    GAIN_WALL,
    GAIN_WHITE,
    GAIN_WHITE_UPGRADE,
    LAST_NODE,
    NEXT_NODE,
    NO_NODE,
    WHITE,
)
from caravansary.games.merv.soldiers import can_deploy
from caravansary.games.merv.spices import has_allowed_card
from caravansary.games.merv.tracks import can_gain_favour, gain_favour
from caravansary.games.merv.upgrades import ANY_SITE, ON, UPGRADE_COLOUR

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

KINDS: Final = tuple(BOONS.index(name) for name in PAIR_BOONS)  # the boons whose order can be chosen
GAINED: Final = Field("boons", PAIR_BOONS, high=7, counted=True)  # those that are still to be resolved
PENDING: Final[Fields] = beside(GAINED)

# The boons that only wait for a choice, and the kind and argument of the frame that asks for it
_ASKS: Final = {
    GAIN_SCROLL: (frames.GET_SCROLLS, 1),
    GAIN_CARD: (frames.CHOOSE_FREE_CARD, 0),
    GAIN_SOLDIER: (frames.CHOOSE_SOLDIER_SITE, 0),
    GAIN_WHITE_UPGRADE: (frames.CHOOSE_UPGRADE_SITE, WHITE),
    GAIN_BONUS_UPGRADE: (frames.CHOOSE_UPGRADE_COLOUR, 0),
    GAIN_SCORING_TILE: (frames.CHOOSE_SCORING_TILE, 0),
    GAIN_COURTIER: (frames.CHOOSE_FREE_HALL, 0),
    GAIN_WALL: (frames.CHOOSE_FREE_WALL, 0),
    GAIN_POST: (frames.CHOOSE_FREE_POST, 0),
}


def give_boon(s: State, who: int, boon: int, rule: str) -> None:
    """Resolve a boon of the seat whose turn it is, or put its choice on the stack (MERV-BOON-4, -7, MERV-RES-16)."""
    if boon in _ASKS:
        kind, arg = _ASKS[boon]
        s.stack.append(frame(kind, who, arg))
    elif boon == GAIN_FAVOUR:
        gain_favour(s, who, 1, rule)
    elif boon == GAIN_WHITE:
        gain_white_cube(s, who, rule)
    elif boon == GAIN_RARE:
        gain_good(s, who, True, rule)
    elif boon == GAIN_STEP:
        free_step(s, who)
    elif boon == GAIN_TWO_FAVOUR:
        gain_favour(s, who, 2, rule)
    elif boon == GAIN_TWO_SOLDIERS:
        pend(s, [0, 2, 0, 0])
    elif boon == GAIN_FAVOUR_AND_SOLDIER:
        pend(s, [0, 1, 1, 0])


def give_points_of_tile(s: State, who: int, points: int) -> None:
    """A breakthrough that scores (MERV-LIBRARY-11)."""
    s.score(who, BY_BREAKTHROUGH, points, "MERV-LIBRARY-11")


def gain_white_cube(s: State, who: int, rule: str) -> None:
    """One white cube, if there is one (MERV-RES-22)."""
    gained = s.gain_cubes(who, WHITE, 1)
    if s.events is not None:
        one = {COLOURS[WHITE]: 1}
        if gained:
            s.tell("cubes_gained", who, rule, cubes=one)
        else:
            s.tell("cubes_forfeited", who, "MERV-RES-22", cubes=one)


def gain_good(s: State, who: int, rare: bool, rule: str) -> bool:
    """One good from the supply; whether one was left (MERV-MARKET-14)."""
    player = s.players[who]
    if rare and s.rare_left:
        s.rare_left -= 1
        player.rare += 1
    elif not rare and s.common_left:
        s.common_left -= 1
        player.common += 1
    else:
        return False
    if s.events is not None:
        s.tell("good_gained", who, rule, good="rare" if rare else "common")
    return True


def free_step(s: State, who: int) -> None:
    """One step on the mosque track without payment; the path is chosen if it is the first (MERV-MOSQUE-8)."""
    node = s.players[who].node
    if node == NO_NODE:
        s.stack.append(frame(frames.CHOOSE_FREE_PATH, who))
    elif node != LAST_NODE:
        s.stack.append(frame(frames.ENTER_NODE, who, NEXT_NODE[node]))


def boon_has_effect(s: State, who: int, boon: int) -> bool:
    """Whether a boon of the camel market would do anything now (MERV-CAMELMARKET-5)."""
    if boon == GAIN_SCROLL:
        return s.scrolls_left > 0
    if boon == GAIN_CARD:
        return has_allowed_card(s, who)
    if boon == GAIN_FAVOUR:
        return can_gain_favour(s, who)
    if boon == GAIN_WHITE:
        return s.cubes_left[WHITE] > 0
    if boon == GAIN_RARE:
        return s.rare_left > 0
    if boon == GAIN_STEP:
        player = s.players[who]
        return player.node != LAST_NODE and (player.node != NO_NODE or player.discs > 0)
    return can_deploy(s, who)


# --- several boons at once (MERV-BOON-2) ----------------------------------------------------------------------------
def pend(s: State, counts: list[int]) -> None:
    """Put boons on the stack that were gained at once; their seat chooses the order if they differ."""
    if has_any(counts):
        s.stack.append(frame(frames.BOONS, s.active, GAINED.put_counts(counts)))


def resolve_boons(s: State, seat: int, pending: int) -> None:
    """Equal boons need no choice; different ones are asked."""
    kinds = [kind for kind in range(4) if GAINED.count(pending, kind)]
    if len(kinds) > 1:
        s.stack[-1] = frame(frames.CHOOSE_BOON, seat, pending)
        return
    _take_boon(s, seat, pending, kinds[0])


def boon_options(s: State, seat: int, pending: int, no: Refusals | None) -> list[int]:
    return [BOON + kind for kind in range(4) if GAINED.count(pending, kind)]


def choose_boon(s: State, seat: int, pending: int, action: int) -> None:
    _take_boon(s, seat, pending, action - BOON)


def _take_boon(s: State, seat: int, pending: int, kind: int) -> None:
    left = GAINED.add(pending, kind, -1)
    if left:
        s.stack[-1] = frame(frames.BOONS, seat, left)
    else:
        s.stack.pop()
    if kind == 3:
        s.stack.append(frame(frames.CHOOSE_UPGRADE_SITE, seat, UPGRADE_COLOUR.put(WHITE) | ON.put(ANY_SITE)))
    else:
        give_boon(s, seat, KINDS[kind], "MERV-BOON-2")

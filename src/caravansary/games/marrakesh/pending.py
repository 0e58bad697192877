"""What can be pending in a saved position: which frames can lie on which, and what each of them needs.

The stack is [flow], the decision of the phase or a turn, then what it has led to: parts of bonuses in any depth and
the one choice that is being made. All of it concerns one seat. Every step of the engine keeps to this grammar, so a
position that does not was never at a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from caravansary.core.errors import PositionError
from caravansary.core.reading import require
from caravansary.games.marrakesh import frames, madrasa, medina, river, rounds, sahara, setup_choices
from caravansary.games.marrakesh.actions import GATE
from caravansary.games.marrakesh.pieces import (
    COLOURS,
    EIGHT,
    GREY,
    LINE_POOL,
    PATH_LENGTH,
    SEASONS,
)
from caravansary.games.marrakesh.saving import KIND_NAMES, OF_NOBODY

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

# --- which frame lies on which --------------------------------------------------------------------------------------
ON_FLOW: Final = frozenset({frames.FLOW})
ON_TURN: Final = frozenset({frames.CHOOSE_END, frames.CHOOSE_WORKER})
ON_OASES: Final = frozenset({frames.CHOOSE_OASIS})
ON_SCROLLS: Final = frozenset({frames.CHOOSE_SCROLL})
# Parts of bonuses, which wait below what an earlier part has led to
PARTS: Final = frozenset(
    {frames.PLACE_KESHI, frames.CLIMB, frames.AFTER_CROSSING, frames.CHOOSE_RESOURCE, frames.CHOOSE_DATE_OR_WATER}
    | {frames.CHOOSE_GOOD, frames.CHOOSE_COLOUR, frames.CHOOSE_STAIR, frames.CHOOSE_WATER}
)
BELOW_PARTS: Final = (
    ON_FLOW
    | ON_TURN
    | ON_OASES
    | ON_SCROLLS
    | PARTS
    | {frames.AFTER_EXCHANGE, frames.PLACE_SET_ASIDE, frames.RESOLVE_SCROLL, frames.CHOOSE_FREE_SCROLL}
    | {frames.REPLENISH}
)
LIES_ON: Final[dict[int, frozenset[int]]] = {
    **dict.fromkeys(
        (
            *(frames.CHOOSE_PROVISION, frames.CHOOSE_KESHIS, frames.CHOOSE_JOKER, frames.CHOOSE_DRAFT),
            *(frames.CHOOSE_COUNT, frames.CHOOSE_RAPID, frames.CHOOSE_TILE_BONUS, frames.CHOOSE_END),
        ),
        ON_FLOW,
    ),
    frames.CHOOSE_DISK: frozenset({frames.CHOOSE_PROVISION}),
    frames.CHOOSE_LINE: frozenset({frames.CHOOSE_DISK, frames.CHOOSE_LINE}),
    frames.CHOOSE_WORKER: frozenset({frames.CHOOSE_END}),
    **dict.fromkeys(
        (
            *(frames.CHOOSE_OPTION, frames.CHOOSE_SOUK, frames.CHOOSE_SPARED, frames.AFTER_EXCHANGE),
            *(frames.CHOOSE_SCROLL, frames.PLACE_SET_ASIDE, frames.CHOOSE_OASIS),
        ),
        ON_TURN,
    ),
    frames.CHOOSE_SQUARE: ON_TURN | ON_SCROLLS,
    frames.CHOOSE_AREA: ON_SCROLLS,
    frames.CHOOSE_GATE: frozenset({frames.PLACE_SET_ASIDE}),
    frames.CHOOSE_SLOT: frozenset({frames.CHOOSE_GATE}),
    frames.CHOOSE_NEXT_KESHI: frozenset({frames.PLACE_SET_ASIDE}),
    frames.CHOOSE_LINE_KESHI: ON_OASES,
    frames.CHOOSE_RETURN: ON_OASES,
    frames.CHOOSE_RETURNED_CELL: frozenset({frames.CHOOSE_COLOUR}),
    frames.CHOOSE_RETURNED_SELLER: frozenset({frames.CHOOSE_COLOUR}),
    frames.CHOOSE_FREE_SCROLL: ON_FLOW | ON_OASES | PARTS,
    frames.REPLENISH: ON_FLOW | PARTS,
    frames.RESOLVE_SCROLL: ON_FLOW | {frames.RESOLVE_SCROLL},
    **dict.fromkeys(PARTS, BELOW_PARTS),
    **dict.fromkeys(
        (
            *(frames.CHOOSE_CELL, frames.CHOOSE_PATH, frames.CHOOSE_SELLER, frames.CHOOSE_TOWN),
            frames.CHOOSE_CONNECTION,
        ),
        BELOW_PARTS,
    ),
}
# What can lie on the flow in each phase, beside parts of bonuses where the phase gives some
BASES: Final[dict[int, frozenset[int]]] = {
    rounds.SETUP: frozenset({frames.CHOOSE_PROVISION}),
    rounds.CHOOSING: frozenset({frames.CHOOSE_KESHIS}),
    rounds.JOKERS: frozenset({frames.CHOOSE_JOKER}),
    rounds.DRAFTING: frozenset({frames.CHOOSE_DRAFT, frames.CHOOSE_COUNT}),
    rounds.WORKING: frozenset({frames.CHOOSE_END}),
    rounds.RIVER_BONUSES: frozenset({frames.CHOOSE_RAPID}),
    rounds.ROUND_SCROLLS: frozenset({frames.RESOLVE_SCROLL}),
    rounds.RIVER_TILE: frozenset({frames.CHOOSE_TILE_BONUS, frames.CHOOSE_FREE_SCROLL, frames.REPLENISH}),
    rounds.SEASON_SCROLLS: frozenset({frames.RESOLVE_SCROLL}),
    rounds.NEXT_PROVISION: frozenset({frames.CHOOSE_PROVISION}),
}
ALL_BASES: Final = frozenset(kind for kinds in BASES.values() for kind in kinds)
WITHOUT_PARTS: Final = (rounds.SETUP, rounds.CHOOSING, rounds.JOKERS, rounds.WORKING, rounds.NEXT_PROVISION)
ON_TOP_ONLY: Final = (
    frozenset(range(frames.FIRST_DECISION, frames.KINDS))
    - PARTS
    - {
        *(frames.CHOOSE_PROVISION, frames.CHOOSE_DISK, frames.CHOOSE_LINE, frames.CHOOSE_END, frames.CHOOSE_WORKER),
        *(frames.CHOOSE_SCROLL, frames.CHOOSE_GATE, frames.CHOOSE_OASIS, frames.CHOOSE_FREE_SCROLL),
    }
)


@final
class Frame:
    """A frame of the stack with its field and what it lies on."""

    __slots__ = ("arg", "below", "field", "is_top", "kind", "seat")

    def __init__(self, frame: int, field: str, below: Frame | None, is_top: bool) -> None:
        self.kind = frame & 63
        self.seat = frame >> 6 & 7
        self.arg = frame >> 9
        self.field = field
        self.below = below
        self.is_top = is_top

    @property
    def name(self) -> str:
        return KIND_NAMES[self.kind]


@final
class Pending:
    """The stack of a position as frames, and the seat that it is about."""

    __slots__ = ("frames", "seat")

    def __init__(self, stack: list[int]) -> None:
        self.frames: list[Frame] = []
        for index, frame in enumerate(stack):
            below = self.frames[-1] if index else None
            self.frames.append(Frame(frame, f"pending.{index}", below, index == len(stack) - 1))
        self.seat = self.frames[1].seat if len(self.frames) > 1 else -1

    @property
    def top(self) -> int:
        """The kind of the decision that is asked, -1 when the game is over."""
        return self.frames[-1].kind if self.frames else -1

    def of(self, kind: int) -> list[Frame]:
        return [frame for frame in self.frames if frame.kind == kind]


def check_grammar(s: State, pending: Pending) -> None:
    """Every frame may lie where it lies, and a decision is on top; nothing is pending when the game is over."""
    if s.phase == rounds.OVER:
        require(not pending.frames, "pending", "must be empty when the game is over")
        return
    require(len(pending.frames) > 1, "pending", "must be flow and at least one decision until the game is over")
    require(pending.frames[0].kind == frames.FLOW, "pending.0", "must be flow")
    for frame in pending.frames[1:]:
        below = frame.below
        if below is None or below.kind not in LIES_ON.get(frame.kind, frozenset()):
            under = below.name if below is not None else "nothing"
            raise PositionError(frame.field, f"{frame.name} cannot lie on {under}")
        require(frame.is_top or frame.kind not in ON_TOP_ONLY, frame.field, f"{frame.name} must be on top")
        if frame.kind not in OF_NOBODY:
            require(frame.seat == pending.seat, f"{frame.field}.seat", "must be the same for all that is pending")
    top = pending.frames[-1]
    require(top.kind >= frames.FIRST_DECISION, top.field, f"{top.name} cannot be on top: it is no decision")
    base = pending.frames[1].kind
    fits = base in BASES[s.phase] or (s.phase not in WITHOUT_PARTS and base not in ALL_BASES)
    require(fits, "phase", f"{KIND_NAMES[base]} is not asked in this phase")


def check_frames(s: State, pending: Pending) -> None:
    """Every frame finds what it needs."""
    if s.phase == rounds.SETUP:
        check_setup(s, pending)
    if s.phase == rounds.RIVER_TILE:
        check_river_tile(s, pending)
    if s.phase == rounds.RIVER_BONUSES:
        crossed = river.crossed_rapids(s, pending.seat)
        require(bool(crossed), "pending.1", "the fisherman of the seat has crossed no rapid")
    if s.phase in SCROLL_TIMES:
        check_scrolls_to_come(s, pending)
    check_free_scrolls(s, pending)
    check_towns_to_come(s, pending)
    check_turn(s, pending)
    for frame in pending.frames:
        if frame.kind in NEEDS:
            NEEDS[frame.kind](s, frame)


# --- phases ---------------------------------------------------------------------------------------------------------
def check_setup(s: State, pending: Pending) -> None:
    """The line from left to right, the disk, the provision tile (MKSH-SETUP-12, -14, -15)."""
    lines = [frame.arg for frame in pending.of(frames.CHOOSE_LINE)]
    cells = setup_choices.keshi_cells(s)
    coming = cells[::-1][: len(lines)]
    require(lines == coming, "pending", "must have the cells of the oasis line that are to come, the last one first")
    disk_is_laid = not pending.of(frames.CHOOSE_DISK)
    require(disk_is_laid or s.players[pending.seat].disk == 0, "pending", "the disk must be 0 until it is laid")


SCROLL_TIMES: Final = {rounds.ROUND_SCROLLS: madrasa.END_OF_ROUND, rounds.SEASON_SCROLLS: madrasa.END_OF_SEASON}


def check_scrolls_to_come(s: State, pending: Pending) -> None:
    """The last ones of the scrolls that act now, the next one on top (MKSH-ROUND-5, MKSH-SEASON-9)."""
    timing = SCROLL_TIMES[s.phase]
    owned = s.players[pending.seat].scrolls
    acting = [place for place, scroll in enumerate(owned) if s.printed.scroll_timing[scroll] == timing]
    found = [frame.arg for frame in pending.of(frames.RESOLVE_SCROLL)]
    fits = found == acting[::-1][: len(found)] and len(found) < len(acting)
    require(fits, "pending", "must have the scrolls that are still to act, the last one first, and not all of them")


def check_river_tile(s: State, pending: Pending) -> None:
    """The leader, in the last season also the second (MKSH-SEASON-3 to -7)."""
    places = 2 if s.season == SEASONS - 1 and s.seats > 2 else 1
    require(s.ranking_now.index(pending.seat) < places, "river_tile.ranking", "the seat gets no bonus of the tile")
    if pending.of(frames.CHOOSE_TILE_BONUS):
        is_leader = s.season == SEASONS - 1 and s.ranking_now[0] == pending.seat
        require(is_leader, "pending.1", "only the leader of the last season chooses a bonus")
        require(s.bonus_left == 0, "river_tile.left", "must be 1 until a bonus is chosen")


def check_free_scrolls(s: State, pending: Pending) -> None:
    """One yellow scroll at most, of the oasis line or of the river tile (MKSH-SAHARA-21, MKSH-MADRASA-18)."""
    free = pending.of(frames.CHOOSE_FREE_SCROLL)
    refill = pending.of(frames.REPLENISH)
    for frame in refill:
        require(s.phase == rounds.RIVER_TILE, frame.field, "replenish is there with the river tile only")
    for frame in free:
        is_line = frame.below is not None and frame.below.kind == frames.CHOOSE_OASIS
        is_there = is_line if s.phase == rounds.WORKING else s.phase == rounds.RIVER_TILE
        require(is_there, frame.field, "a free scroll comes from the oasis line or the river tile only")
        if is_line:
            require(frame.is_top, frame.field, f"{frame.name} must be on top")
            check_line_effect(s, frame, sahara.LINE_SCROLL)
    require(len(free) + len(refill) <= 1, "pending", "only one scroll can be free")


def check_towns_to_come(s: State, pending: Pending) -> None:
    for frame in pending.of(frames.CHOOSE_TOWN):
        player = s.players[pending.seat]
        stands = player.caravans[frame.arg] == PATH_LENGTH + 1 and player.towns[frame.arg] < 0
        require(stands, frame.field, "the last caravan of the path must be waiting for its town")


# --- the turn -------------------------------------------------------------------------------------------------------
def check_turn(s: State, pending: Pending) -> None:
    """Workers that are left, what a madrasa or medina action remembers."""
    check_workers_left(s, pending)
    learning = pending.of(frames.CHOOSE_SCROLL)
    if not learning:
        require(s.scholars < 0, "turn.scholars", "must be null outside the madrasa action")
        require(s.duty < 0, "turn.duty", "must be null outside the madrasa action")
    for frame in learning:
        check_learning(s, frame)
    building = pending.of(frames.PLACE_SET_ASIDE)
    if not building:
        require(not s.set_aside, "turn.set_aside", "must be empty outside the medina action")
    gates = s.players[pending.seat].gates if pending.seat >= 0 else []
    for colour in set(s.set_aside):
        is_built = s.set_aside.count(colour) <= gates.count(colour)
        require(is_built, "turn.set_aside", f"too many {COLOURS[colour]}: each comes from a gate of its colour")


def check_workers_left(s: State, pending: Pending) -> None:
    """One worker at least is left while the next one is to be chosen, none after the last one (MKSH-WORKER-1)."""
    if s.phase != rounds.WORKING:
        return
    player = s.players[pending.seat]
    left = player.workers.bit_count() + player.souk_workers
    field = "pending.2" if len(pending.frames) > 2 else "pending"
    if pending.of(frames.CHOOSE_WORKER):
        require(left > 0, field, "no worker is left to choose")
        require(pending.top == frames.CHOOSE_WORKER or left < 3, field, "a worker must have been activated")
    else:
        require(left == 0, field, "choose_worker must lie on choose_end while workers are left")


def check_learning(s: State, frame: Frame) -> None:
    """What was bought and what must be bought (MKSH-MADRASA-3, -12)."""
    player = s.players[frame.seat]
    if not frame.is_top:
        require(s.scholars >= 0, "turn.scholars", "must be a number: a scroll was bought")
        require(s.duty < 0, "turn.duty", "must be null: a scroll was bought")
    if s.scholars >= 0:
        require(s.scholars <= player.keshis[GREY], "turn.scholars", "there are not so many scholars")
        require(s.scholars >= min(s.printed.scroll_scholars), "turn.scholars", "no scroll needs so few")
        require(bool(player.scrolls), "turn.scholars", "must be null: the seat has no scroll")
    if s.duty >= 0:
        require(bool(player.refreshed), "turn.duty", "must be null: the seat has not refreshed")
        require(s.scholars < 0, "turn.scholars", "must be null until the duty is done")


# --- what a frame needs ---------------------------------------------------------------------------------------------
def needs_scroll(scroll: int) -> Callable[[State, Frame], None]:
    """A frame that is there for the sake of a scroll."""

    def check(s: State, frame: Frame) -> None:
        require(madrasa.count(s, frame.seat, scroll) > 0, frame.field, f"{frame.name} needs a scroll of this kind")

    return check


def check_area(s: State, frame: Frame) -> None:
    """The worker was taken from his area."""
    at_home = frame.arg < EIGHT and s.players[frame.seat].workers >> frame.arg & 1
    require(not at_home, frame.field, "the worker of the area is still there")
    check_souk_workers(s, frame)


def check_souk_workers(s: State, frame: Frame) -> None:
    player = s.players[frame.seat]
    require(player.workers.bit_count() + player.souk_workers < 3, frame.field, "a worker must have been activated")


def check_count(s: State, frame: Frame) -> None:
    """The colour lies in the tray and can be placed (MKSH-DRAFT-2, -5)."""
    require(s.tray[frame.arg] > 0, frame.field, f"no {COLOURS[frame.arg]} lies in the tray")


def check_colour(s: State, frame: Frame) -> None:
    """One keshi, two of a colour, or the first or second of two colours (MKSH-VERB-5, -6)."""
    fits = frame.arg >> 4 in (1, 2, 5) and (frame.arg >> 4 == 1 or not frame.arg & 15)
    require(fits, frame.field, "must be one keshi, two, one and then another, or one other than a colour")


def check_slot(s: State, frame: Frame) -> None:
    """The gate lies in its workshop and can be paid (MKSH-MEDINA-1, -2)."""
    offered = GATE + frame.arg in medina.gate_options(s, frame.seat, 0, None)
    require(offered, frame.field, "the gate cannot be built now")


def check_spared(s: State, frame: Frame) -> None:
    require(frame.arg in s.market_up, frame.field, "the item does not lie in the market")


def check_line_keshi(s: State, frame: Frame) -> None:
    """The keshi waited where the last explored oasis lies now (MKSH-SAHARA-9)."""
    player = s.players[frame.seat]
    require(frame.arg in LINE_POOL, frame.field, f"{COLOURS[frame.arg]} never waits on the oasis line")
    covered = len(player.line) - 1
    require(covered in setup_choices.keshi_cells(s), frame.field, "no keshi waited at the cell of the last oasis")


def check_return(s: State, frame: Frame) -> None:
    check_line_effect(s, frame, sahara.LINE_SWAP)


def check_returned(s: State, frame: Frame) -> None:
    """The new keshi of the swap follows (MKSH-SAHARA-11)."""
    new = frame.below
    action = new.below if new is not None else None
    fits = new is not None and new.arg == 1 << 4 and action is not None and action.kind == frames.CHOOSE_OASIS
    require(fits, frame.field, f"{frame.name} must be part of a swap")
    check_line_effect(s, frame, sahara.LINE_SWAP)


def check_line_effect(s: State, frame: Frame, effect: int) -> None:
    """The last explored oasis lies on a cell of the line with this effect (MKSH-SAHARA-8)."""
    line = s.players[frame.seat].line
    is_there = bool(line) and s.printed.line_effect[len(line) - 1] == effect
    require(is_there, frame.field, "the last oasis must lie on a cell of the line that leads to this")


def check_bought(s: State, frame: Frame) -> None:
    """The scroll of the action was bought just now."""
    owned = s.players[frame.seat].scrolls
    require(bool(owned) and owned[-1] == madrasa.P3, frame.field, f"{frame.name} needs the scroll that grants it")


NEEDS: Final[dict[int, Callable[[State, Frame], None]]] = {
    frames.AFTER_CROSSING: needs_scroll(madrasa.P4),
    frames.AFTER_EXCHANGE: needs_scroll(madrasa.Y5),
    frames.CHOOSE_OPTION: check_area,
    frames.CHOOSE_SOUK: check_souk_workers,
    frames.CHOOSE_COUNT: check_count,
    frames.CHOOSE_COLOUR: check_colour,
    frames.CHOOSE_SLOT: check_slot,
    frames.CHOOSE_SPARED: check_spared,
    frames.CHOOSE_LINE_KESHI: check_line_keshi,
    frames.CHOOSE_RETURN: check_return,
    frames.CHOOSE_RETURNED_CELL: check_returned,
    frames.CHOOSE_RETURNED_SELLER: check_returned,
    frames.CHOOSE_AREA: check_bought,
}

"""Plays on to the next decision: the table of all decisions, forced choices, and what a seat is asked.

A choice with exactly one option is played by the engine, except one that would turn up cards, end the turn, or hand
the decision on while the seat could still take its last click back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravansary.core.bits import bits
from caravansary.core.decision import Decision, Pick, Refusals
from caravansary.games.merv import (
    boons,
    caravansary,
    contracts,
    frames,
    high_courtier,
    invasion,
    library,
    marketplace,
    mosque,
    palace,
    payment,
    rounds,
    scoring,
    soldiers,
    turn,
    turn_order,
    upgrades,
    walls,
)
from caravansary.games.merv.actions import CONTRACT
from caravansary.games.merv.pieces import BOARD_ACTIONS, CELLS, COLOURS, CONTRACTS, WALL_PIECES

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

Step = Callable[["State", int], None]
Lister = Callable[["State", int, "Refusals | None"], list[int]]
Chooser = Callable[["State", int, int], None]

STEPS: Final[dict[int, Step]] = {
    frames.FLOW: rounds.play_on,
    frames.PLACE_COURTIER: palace.place_courtier_of_active,
    frames.GET_GOOD: marketplace.get_good,
    frames.ENTER_NODE: mosque.enter_node_of_active,
    frames.FULFIL: contracts.fulfil_of_active,
    frames.GET_SCROLLS: library.get_scrolls,
    frames.BOONS: boons.resolve_boons,
}

# Every decision: its options, what a choice does, its rule
DECISIONS: Final[dict[int, tuple[Lister, Chooser, str]]] = {
    frames.CHOOSE_SLOT: (turn.slot_options, turn.choose_slot, "MERV-TURN-4"),
    frames.CHOOSE_SITE: (turn.site_options, turn.choose_site, "MERV-TURN-5"),
    frames.CHOOSE_ACTION: (turn.action_options, turn.choose_action, "MERV-TURN-10"),
    frames.CHOOSE_CARAVAN_CARD: (caravansary.card_options, caravansary.choose_caravan_card, "MERV-CARAVAN-4"),
    frames.CHOOSE_CARAVAN_CUBE: (caravansary.card_cube_options, caravansary.choose_caravan_cube, "MERV-CARAVAN-19"),
    frames.CHOOSE_HALL: (palace.hall_options, palace.choose_hall, "MERV-PALACE-1"),
    frames.CHOOSE_SCROLLS: (library.scrolls_options, library.choose_scrolls, "MERV-LIBRARY-1"),
    frames.CHOOSE_LIBRARY_CUBE: (library.cube_options, library.choose_library_cube, "MERV-LIBRARY-2"),
    frames.CHOOSE_BREAKTHROUGH: (library.breakthrough_options, library.choose_breakthrough, "MERV-LIBRARY-6"),
    frames.CHOOSE_POST: (marketplace.post_options, marketplace.choose_post, "MERV-MARKET-2"),
    frames.CHOOSE_PURCHASE: (marketplace.purchase_options, marketplace.choose_purchase, "MERV-MARKET-8"),
    frames.CHOOSE_MOSQUE_STEP: (mosque.step_options, mosque.choose_mosque_step, "MERV-MOSQUE-1"),
    frames.CHOOSE_WALL_PIECE: (walls.piece_options, walls.choose_wall_piece, "MERV-WALL-1"),
    frames.CHOOSE_WALL_SLOT: (walls.wall_slot_options, walls.choose_wall_slot, "MERV-WALL-2"),
    frames.CHOOSE_CUBE: (payment.cube_options, payment.pay_piece, "MERV-RES-15"),
    frames.CHOOSE_SOLDIER_SITE: (soldiers.soldier_options, soldiers.choose_soldier_site, "MERV-SOLDIER-1"),
    frames.CHOOSE_UPGRADE_COLOUR: (upgrades.upgrade_colour_options, upgrades.choose_upgrade_colour, "MERV-UPGRADE-5"),
    frames.CHOOSE_UPGRADE_SITE: (upgrades.upgrade_site_options, upgrades.choose_upgrade_site, "MERV-UPGRADE-1"),
    frames.CHOOSE_SCORING_TILE: (mosque.scoring_tile_options, mosque.choose_scoring_tile, "MERV-MOSQUE-9"),
    frames.CHOOSE_FREE_HALL: (palace.free_hall_options, palace.choose_free_hall, "MERV-PALACE-7"),
    frames.CHOOSE_FREE_WALL: (walls.free_wall_options, walls.choose_free_wall, "MERV-WALL-8"),
    frames.CHOOSE_FREE_CARD: (caravansary.free_card_options, caravansary.choose_free_card, "MERV-CARAVAN-16"),
    frames.CHOOSE_FREE_POST: (marketplace.post_options, marketplace.choose_free_post, "MERV-LIBRARY-10"),
    frames.CHOOSE_FREE_PATH: (mosque.free_path_options, mosque.choose_free_path, "MERV-MOSQUE-8"),
    frames.CHOOSE_BOON: (boons.boon_options, boons.choose_boon, "MERV-BOON-2"),
    frames.CHOOSE_GOOD: (contracts.good_options, contracts.choose_good, "MERV-CONTRACT-4"),
    frames.CHOOSE_END: (turn.end_options, turn.choose_end, "MERV-TURN-13"),
    frames.CHOOSE_SPACE: (turn_order.space_options, turn_order.choose_space, "MERV-ORDER-2"),
    frames.CHOOSE_COURTIER_SLOT: (high_courtier.slot_options, high_courtier.choose_courtier_slot, "MERV-2P-2"),
    frames.CHOOSE_COURTIER_SITE: (high_courtier.site_options, high_courtier.choose_courtier_site, "MERV-2P-3"),
    frames.CHOOSE_RANSOM: (invasion.ransom_options, invasion.choose_ransom, "MERV-INVASION-4"),
    frames.CHOOSE_COURTIER: (scoring.courtier_options, scoring.choose_courtier, "MERV-SCORE-6"),
}
# Where contracts may be fulfilled (MERV-CONTRACT-7)
WINDOWS: Final = frozenset(
    {
        frames.CHOOSE_SLOT,
        frames.CHOOSE_SITE,
        frames.CHOOSE_ACTION,
        frames.CHOOSE_CARAVAN_CARD,
        frames.CHOOSE_HALL,
        frames.CHOOSE_SCROLLS,
        frames.CHOOSE_BREAKTHROUGH,
        frames.CHOOSE_POST,
        frames.CHOOSE_PURCHASE,
        frames.CHOOSE_MOSQUE_STEP,
        frames.CHOOSE_WALL_PIECE,
        frames.CHOOSE_END,
    }
)
_KINDS: Final = frames.CHOOSE_COURTIER + 1
_STEPS: Final = [STEPS.get(kind) for kind in range(_KINDS)]
_LISTERS: Final = [DECISIONS[kind][0] if kind in DECISIONS else None for kind in range(_KINDS)]
_CHOOSERS: Final = [DECISIONS[kind][1] if kind in DECISIONS else None for kind in range(_KINDS)]
_IS_WINDOW: Final = [kind in WINDOWS for kind in range(_KINDS)]


def apply(s: State, action: int, seat: int) -> None:
    """Do the chosen action of the seat and play on."""
    s.last_clicker = seat
    s.known_at_click = s.reveals
    do(s, s.stack[-1], action)
    advance(s)


def do(s: State, frame: int, action: int) -> None:
    """Do an action of the decision on top of the stack."""
    if CONTRACT <= action < CONTRACT + 6:
        contracts.begin(s, action - CONTRACT)
        return
    chooser = _CHOOSERS[frame & 63]
    assert chooser is not None  # noqa: S101 - a frame of a decision has one
    chooser(s, frame >> 6, action)


def list_options(s: State, frame: int, no: Refusals | None) -> list[int]:
    """The options of a decision, contracts included."""
    kind = frame & 63
    lister = _LISTERS[kind]
    assert lister is not None  # noqa: S101 - a frame of a decision has one
    options = lister(s, frame >> 6, no)
    if _IS_WINDOW[kind]:
        contracts.add_contract_options(s, s.active, options, no)
    return options


def advance(s: State) -> None:
    """Do all steps without a choice; stop where a seat must decide, or at the end of the game."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        kind = frame & 63
        if kind < frames.FIRST_DECISION:
            step = _STEPS[kind]
            assert step is not None  # noqa: S101 - every kind of step has one
            step(s, frame >> 6)
            continue
        options = list_options(s, frame, None)
        count = len(options)
        if count > 1 or (count == 1 and (s.patient or is_asked_alone(s, frame))):
            s.decider = seat_of(s, frame)
            s.options = options
            return
        if count == 1:
            do(s, frame, options[0])
        else:
            stack.pop()  # a boon that can have no effect is lost (MERV-BOON-8)
            if s.events is not None:
                s.tell("boon_lost", s.active, "MERV-BOON-8")
    s.decider = -1
    s.options = []


def seat_of(s: State, frame: int) -> int:
    """Whose decision it is."""
    return frame >> 6 & 7 if frame & 63 >= frames.OUT_OF_TURN else s.active


def is_asked_alone(s: State, frame: int) -> bool:
    """Whether a single option is put to the seat all the same."""
    kind = frame & 63
    if kind == frames.CHOOSE_END:
        return True
    if kind == frames.CHOOSE_CARAVAN_CARD:
        return caravansary.will_reveal(s)
    if kind == frames.CHOOSE_FREE_CARD:
        return len(s.deck) > 0
    if kind < frames.OUT_OF_TURN or kind == frames.CHOOSE_COURTIER:
        return False
    seat = seat_of(s, frame)
    if kind == frames.CHOOSE_RANSOM and bits(s.attacked) > 1 and _has_more_attacked(s, seat, frame >> 9):
        return False
    return s.last_clicker == seat and s.known_at_click == s.reveals


def _has_more_attacked(s: State, seat: int, cell: int) -> bool:
    return any(s.attacked >> other & 1 and s.owner[other] == seat for other in range(cell + 1, 25))


# --- what a seat is asked -------------------------------------------------------------------------------------------
def decision(s: State, seat: int) -> Decision:
    """The decision with its refused siblings; the same functions that list the options give the reasons."""
    frame = s.stack[-1]
    kind = frame & 63
    refusals = Refusals("merv")
    list_options(s, frame, refusals)
    refused = [refusal for action, refusal in sorted(refusals.by_action.items()) if action not in s.options]
    return Decision(
        kind=frames.NAMES[kind],
        seat=seat,
        rule=DECISIONS[kind][2],
        actions=list(s.options),
        refused=refused,
        args=_args(s, kind, frame >> 6),
        on_behalf_of=s.high_courtier if kind in (frames.CHOOSE_COURTIER_SLOT, frames.CHOOSE_COURTIER_SITE) else None,
        pick=_pick(s, kind, frame >> 6),
    )


def _pick(s: State, kind: int, arg: int) -> Pick | None:
    if kind == frames.CHOOSE_CUBE:
        return payment.payment_pick(s)
    if kind == frames.CHOOSE_LIBRARY_CUBE:
        return library.library_pick(s, arg)
    if kind == frames.CHOOSE_GOOD:
        return contracts.good_pick(s, arg)
    if kind == frames.CHOOSE_COURTIER:
        return scoring.courtier_pick(s, arg)
    return None


def _args(s: State, kind: int, arg: int) -> dict[str, Any]:
    """What the question speaks of."""
    if kind == frames.CHOOSE_ACTION:
        return {"board": BOARD_ACTIONS[s.sites[s.site] >> 2] if s.site >= 0 else "none"}
    if kind == frames.CHOOSE_BREAKTHROUGH:
        return {"level": arg + 1}
    if kind == frames.CHOOSE_RANSOM:
        return {"cell": CELLS[arg >> 3]}
    if kind == frames.CHOOSE_WALL_SLOT:
        return {"piece": WALL_PIECES[arg]}
    if kind == frames.CHOOSE_UPGRADE_SITE:
        return {"upgrade": COLOURS[arg & 7]}
    if kind == frames.CHOOSE_GOOD:
        return {"contract": CONTRACTS[contracts.top_contract(s, arg & 7)]}
    return {}

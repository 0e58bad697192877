"""Plays on to the next decision: the table of all decisions, forced choices, and what a seat is asked.

A choice with exactly one option is played by the engine, except one that would turn up something or draw chance, end
the turn, or hand the decision of the seat that clicked last to another: the last click before it can be taken back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from caravansary.core.decision import Decision, Pick, Refusals
from caravansary.core.errors import Unveiled
from caravansary.games.marrakesh import (
    choose,
    draft,
    effects,
    frames,
    madrasa,
    medina,
    piles,
    placing,
    provisions,
    river,
    rounds,
    sahara,
    season,
    setup_choices,
    souk,
    square,
    stairs,
    towns,
    workers,
)
from caravansary.games.marrakesh.pieces import AREAS, COLOURS, LUXURIES, NOBODY, WORKSHOP_GATES

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

Step = Callable[["State", int, int], None]
Lister = Callable[["State", int, int, "Refusals | None"], list[int]]
Chooser = Callable[["State", int, int, int], None]

STEPS: Final[dict[int, Step]] = {
    frames.FLOW: rounds.play_on,
    frames.PLACE_KESHI: placing.place_keshi,
    frames.CLIMB: stairs.do_climb,
    frames.AFTER_CROSSING: madrasa.after_crossing,
    frames.AFTER_EXCHANGE: madrasa.after_exchange,
    frames.PLACE_SET_ASIDE: medina.place_set_aside,
    frames.RESOLVE_SCROLL: madrasa.resolve_scroll,
    frames.REPLENISH: piles.replenish,
}

# Every decision: its options, what a choice does, its rule
DECISIONS: Final[dict[int, tuple[Lister, Chooser, str]]] = {
    frames.CHOOSE_LINE: (setup_choices.line_options, setup_choices.choose_line, "MKSH-SETUP-12"),
    frames.CHOOSE_DISK: (setup_choices.disk_options, setup_choices.choose_disk, "MKSH-SETUP-14"),
    frames.CHOOSE_PROVISION: (provisions.provision_options, provisions.choose_provision, "MKSH-PROVISION-7"),
    frames.CHOOSE_KESHIS: (choose.keshi_options, choose.choose_keshi, "MKSH-CHOOSE-1"),
    frames.CHOOSE_JOKER: (choose.joker_options, choose.choose_joker, "MKSH-CHOOSE-12"),
    frames.CHOOSE_DRAFT: (draft.draft_options, draft.choose_draft, "MKSH-DRAFT-2"),
    frames.CHOOSE_COUNT: (draft.count_options, draft.choose_count, "MKSH-DRAFT-4"),
    frames.CHOOSE_CELL: (placing.cell_options, placing.choose_cell, "MKSH-PLACE-7"),
    frames.CHOOSE_PATH: (placing.path_options, placing.choose_path, "MKSH-PLACE-8"),
    frames.CHOOSE_SELLER: (placing.seller_options, placing.choose_seller, "MKSH-PLACE-4"),
    frames.CHOOSE_TOWN: (towns.town_options, towns.choose_town, "MKSH-EXP5-4"),
    frames.CHOOSE_RESOURCE: (effects.resource_options, effects.choose_resource, "MKSH-VERB-2"),
    frames.CHOOSE_DATE_OR_WATER: (effects.date_or_water_options, effects.choose_resource, "MKSH-VERB-10"),
    frames.CHOOSE_GOOD: (effects.good_options, effects.choose_good, "MKSH-VERB-3"),
    frames.CHOOSE_COLOUR: (effects.colour_options, effects.choose_colour, "MKSH-VERB-5"),
    frames.CHOOSE_STAIR: (effects.stair_options, effects.choose_stair, "MKSH-VERB-8"),
    frames.CHOOSE_WATER: (river.water_options, river.choose_water, "MKSH-RIVER-2"),
    frames.CHOOSE_WORKER: (workers.worker_options, workers.choose_worker, "MKSH-WORKER-1"),
    frames.CHOOSE_OPTION: (workers.option_options, workers.choose_option, "MKSH-WORKER-3"),
    frames.CHOOSE_SOUK: (souk.souk_options, souk.choose_souk, "MKSH-SOUK-1"),
    frames.CHOOSE_SPARED: (souk.spared_options, souk.choose_spared, "MKSH-EXP2-5"),
    frames.CHOOSE_SQUARE: (square.square_options, square.choose_square, "MKSH-SQUARE-2"),
    frames.CHOOSE_CONNECTION: (stairs.connection_options, stairs.choose_connection, "MKSH-STAIRS-7"),
    frames.CHOOSE_SCROLL: (madrasa.scroll_options, madrasa.choose_scroll, "MKSH-MADRASA-1"),
    frames.CHOOSE_FREE_SCROLL: (madrasa.free_scroll_options, madrasa.choose_free_scroll, "MKSH-SAHARA-21"),
    frames.CHOOSE_AREA: (madrasa.area_options, madrasa.choose_area, "MKSH-MADRASA-20"),
    frames.CHOOSE_GATE: (medina.gate_options, medina.choose_gate, "MKSH-MEDINA-2"),
    frames.CHOOSE_SLOT: (medina.slot_options, medina.choose_slot, "MKSH-MEDINA-3"),
    frames.CHOOSE_NEXT_KESHI: (medina.next_keshi_options, medina.choose_next_keshi, "MKSH-MEDINA-8"),
    frames.CHOOSE_OASIS: (sahara.oasis_options, sahara.choose_oasis, "MKSH-SAHARA-1"),
    frames.CHOOSE_LINE_KESHI: (sahara.line_keshi_options, sahara.choose_line_keshi, "MKSH-SAHARA-9"),
    frames.CHOOSE_RETURN: (sahara.return_options, sahara.choose_return, "MKSH-SAHARA-11"),
    frames.CHOOSE_RETURNED_CELL: (sahara.returned_cell_options, sahara.choose_returned_cell, "MKSH-SAHARA-16"),
    frames.CHOOSE_RETURNED_SELLER: (sahara.returned_seller_options, sahara.choose_returned_seller, "MKSH-SAHARA-15"),
    frames.CHOOSE_RAPID: (river.rapid_options, river.choose_rapid, "MKSH-RIVER-14"),
    frames.CHOOSE_TILE_BONUS: (season.tile_bonus_options, season.choose_tile_bonus, "MKSH-SEASON-4"),
    frames.CHOOSE_END: (workers.end_options, workers.choose_end, "MKSH-WORKER-13"),
}
# Decisions that are asked whatever follows: a secret choice, a tile that the others do not know yet, the end of a turn
ALWAYS_ASKED: Final = frozenset({frames.CHOOSE_KESHIS, frames.CHOOSE_PROVISION, frames.CHOOSE_END})
# Decisions whose only option never leads to something new before the same seat decides again
HARMLESS: Final = frozenset({frames.CHOOSE_OPTION, frames.CHOOSE_COUNT, frames.CHOOSE_WORKER, frames.CHOOSE_SPARED})
ANYBODY: Final = 8  # in place of a seat: a forced choice of whomever ends the trial
_ALWAYS_ASKED: Final[int] = sum(1 << kind for kind in ALWAYS_ASKED)  # a bit per decision
_HARMLESS: Final[int] = sum(1 << kind for kind in HARMLESS)
_STEPS: Final = [STEPS.get(kind) for kind in range(frames.KINDS)]
_LISTERS: Final = [DECISIONS[kind][0] if kind in DECISIONS else None for kind in range(frames.KINDS)]
_CHOOSERS: Final = [DECISIONS[kind][1] if kind in DECISIONS else None for kind in range(frames.KINDS)]


def apply(s: State, action: int, seat: int) -> None:
    """Do the chosen action of the seat and play on."""
    s.clicker = seat
    do(s, s.stack[-1], seat, action)
    advance(s)


def do(s: State, frame: int, seat: int, action: int) -> None:
    """Do an action of the decision on top of the stack."""
    chooser = _CHOOSERS[frame & 63]
    assert chooser is not None  # noqa: S101 - a frame of a decision has one
    chooser(s, seat, frame >> 9, action)


def list_options(s: State, frame: int, seat: int, no: Refusals | None) -> list[int]:
    """The options of a decision."""
    lister = _LISTERS[frame & 63]
    assert lister is not None  # noqa: S101 - a frame of a decision has one
    return lister(s, seat, frame >> 9, no)


def advance(s: State, trial_of: int = NOBODY) -> None:
    """Do all steps without a choice; stop where a seat must decide, or at the end of the game.

    In a trial of a seat's forced choice, a further one of that seat ends the trial: asked or not, it decides again.
    """
    stack = s.stack
    while stack:
        frame = stack[-1]
        kind = frame & 63
        if kind < frames.FIRST_DECISION:
            step = _STEPS[kind]
            assert step is not None  # noqa: S101 - every kind of step has one
            step(s, frame >> 6 & 7, frame >> 9)
            continue
        seat = choose.first_choosing(s) if kind == frames.CHOOSE_KESHIS else frame >> 6 & 7
        options = list_options(s, frame, seat, None)
        if not options:
            stack.pop()  # a keshi of any colour without room for any
            continue
        if len(options) > 1 or s.patient or is_asked_alone(s, frame, options[0], trial_of):
            s.decider = seat
            s.options = options
            return
        if kind == frames.CHOOSE_WORKER:
            s.choice_is_done()  # the last worker is activated whatever was chosen before
        do(s, frame, seat, options[0])
    s.decider = -1
    s.options = []


def is_asked_alone(s: State, frame: int, action: int, trial_of: int = NOBODY) -> bool:
    """Whether a single option is put to the seat all the same."""
    kind = frame & 63
    if _ALWAYS_ASKED >> kind & 1:
        return True
    if _HARMLESS >> kind & 1:
        return False
    seat = frame >> 6 & 7
    if trial_of in (seat, ANYBODY):
        return True
    return not is_known_to_be_harmless(s, kind, seat) and is_asked_after_trial(s, frame, action)


def is_known_to_be_harmless(s: State, kind: int, seat: int) -> bool:
    """Whether a trial can be spared, which is a copy of the position.

    In its turn a seat decides again, at the latest to end it, and of single options only a caravan turns up something.
    After a pick from the tray nothing is turned up before the next decision, and whose that is only matters to whoever
    clicked last.
    """
    if kind == frames.CHOOSE_DRAFT:
        return s.clicker != seat
    return s.active == seat and kind != frames.CHOOSE_PATH


def is_asked_after_trial(s: State, frame: int, action: int) -> bool:
    """Play the only option in a copy and see who is asked next, and whether something is turned up before."""
    seat = frame >> 6 & 7
    is_last_clicker = s.clicker == seat
    trial = s.copy()
    trial.blind = True
    trial.clicker = seat
    try:
        do(trial, frame, seat, action)
        advance(trial, seat if is_last_clicker else ANYBODY)
    except Unveiled:
        return True  # whoever clicked last could not take it back any more
    return is_last_clicker and seat not in trial.waiting_for


# --- what a seat is asked -------------------------------------------------------------------------------------------
def decision(s: State, seat: int) -> Decision:
    """The decision with its refused siblings; the same functions that list the options give the reasons."""
    frame = s.stack[-1]
    kind = frame & 63
    refusals = Refusals("marrakesh")
    options = list_options(s, frame, seat, refusals)
    refused = [refusal for action, refusal in sorted(refusals.by_action.items()) if action not in options]
    return Decision(
        kind=frames.NAMES[kind],
        seat=seat,
        rule=DECISIONS[kind][2],
        actions=options,
        refused=refused,
        args=_args(s, kind, frame >> 9),
        pick=_pick(s, seat, kind),
        secret=kind == frames.CHOOSE_KESHIS,
    )


def _pick(s: State, seat: int, kind: int) -> Pick | None:
    return choose.keshi_pick(s, seat) if kind == frames.CHOOSE_KESHIS else None


def _args(s: State, kind: int, arg: int) -> dict[str, Any]:
    """What the question speaks of."""
    if kind == frames.CHOOSE_OPTION:
        return {"area": AREAS[arg]}
    if kind in (frames.CHOOSE_COUNT, frames.CHOOSE_LINE_KESHI):
        return {"colour": COLOURS[arg]}
    if kind == frames.CHOOSE_SLOT:
        return {"gate": WORKSHOP_GATES[arg]}
    if kind == frames.CHOOSE_SPARED:
        return {"luxury": LUXURIES[arg]}
    if kind in (frames.CHOOSE_WATER, frames.CHOOSE_STAIR, frames.CHOOSE_GOOD):
        return {"n": arg}
    if kind == frames.CHOOSE_LINE:
        return {"n": arg + 1}
    return {}

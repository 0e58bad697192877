"""Every kind of frame in one row: the steps that the engine does by itself, and the decisions.

A decision: its rule, what lists its options, what does the chosen one, what its argument holds. A single option is
put to the seat whatever follows (`ASKED`: a secret choice, a tile that the others do not know yet, the end of a turn),
never (`PLAYED`: it leads to nothing new before the same seat decides again), or after a trial (`TRIED`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.engine import ASKED, TRIED, Ask, Step
from caravansary.games.marrakesh import (
    cells,
    choose,
    draft,
    effects,
    frames,
    garden,
    grant,
    madrasa,
    medina,
    pay,
    piles,
    placing,
    provisions,
    returning,
    river,
    rounds,
    sahara,
    scrolls,
    season,
    setup_choices,
    souk,
    square,
    stairs,
    towns,
    workers,
)

if TYPE_CHECKING:
    from caravansary.games.marrakesh.state import State

STEPS: Final[tuple[Step[State], ...]] = (
    Step(frames.FLOW, "flow", rounds.play_on, of_nobody=True),
    Step(frames.PLACE_KESHI, "place_keshi", placing.place_keshi, placing.KESHI_FIELDS),
    Step(frames.CLIMB, "climb", stairs.do_climb, stairs.CLIMB_FIELDS),
    Step(frames.MOVE_FISHERMAN, "move_fisherman", river.move_fisherman, river.MOVE_FIELDS),
    Step(frames.AFTER_CROSSING, "after_crossing", stairs.after_crossing),
    Step(frames.PLACE_SET_ASIDE, "place_set_aside", medina.place_set_aside),
    Step(frames.RESOLVE_SCROLL, "resolve_scroll", scrolls.resolve_scroll, scrolls.SCROLL_FIELDS),
    Step(frames.REPLENISH, "replenish", piles.replenish),
    Step(frames.TURN_DISK, "turn_disk", square.turn_disk),
    Step(frames.AFTER_SQUARE, "after_square", square.after_square),
    Step(frames.ACT, "act", grant.act, grant.ACT_FIELDS),
    Step(frames.GIVE_RAPID, "give_rapid", river.give_rapid, river.RAPID_FIELDS),
)
# A row says all of a decision
# fmt: off
ASKS: Final[tuple[Ask[State], ...]] = (
    # --- setup and choice
    Ask(frames.CHOOSE_LINE, "choose_line", "MKSH-SETUP-12", setup_choices.line_options, setup_choices.choose_line,
        holds=setup_choices.LINE_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_DISK, "choose_disk", "MKSH-SETUP-14", setup_choices.disk_options, setup_choices.choose_disk,
        alone=TRIED),
    Ask(frames.CHOOSE_PROVISION, "choose_provision", "MKSH-PROVISION-7",
        provisions.provision_options, provisions.choose_provision, alone=ASKED),
    Ask(frames.CHOOSE_KESHIS, "choose_keshis", "MKSH-CHOOSE-1", choose.keshi_options, choose.choose_keshi,
        pick=choose.keshi_pick, seats=choose.still_choosing, alone=ASKED),
    Ask(frames.CHOOSE_JOKER, "choose_joker", "MKSH-CHOOSE-12", choose.joker_options, choose.choose_joker, alone=TRIED),
    # --- the draft and placing
    Ask(frames.CHOOSE_DRAFT, "choose_draft", "MKSH-DRAFT-2", draft.draft_options, draft.choose_draft, alone=TRIED),
    Ask(frames.CHOOSE_COUNT, "choose_count", "MKSH-DRAFT-4", draft.count_options, draft.choose_count,
        holds=draft.COLOUR_FIELDS),
    Ask(frames.CHOOSE_CELL, "choose_cell", "MKSH-PLACE-7", placing.cell_options, placing.choose_cell, alone=TRIED),
    Ask(frames.CHOOSE_PATH, "choose_path", "MKSH-PLACE-8", placing.path_options, placing.choose_path, alone=TRIED),
    Ask(frames.CHOOSE_SELLER, "choose_seller", "MKSH-PLACE-4", placing.seller_options, placing.choose_seller,
        alone=TRIED),
    Ask(frames.CHOOSE_TOWN, "choose_town", "MKSH-EXP5-4", towns.town_options, towns.choose_town,
        holds=towns.TOWN_FIELDS, alone=TRIED),
    # --- choices inside effects
    Ask(frames.CHOOSE_RESOURCE, "choose_resource", "MKSH-VERB-2", effects.resource_options, effects.choose_resource,
        alone=TRIED),
    Ask(frames.CHOOSE_DATE_OR_WATER, "choose_date_or_water", "MKSH-VERB-10",
        effects.date_or_water_options, effects.choose_resource, alone=TRIED),
    Ask(frames.CHOOSE_GOOD, "choose_good", "MKSH-VERB-3", effects.good_options, effects.choose_good,
        holds=effects.GOOD_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_COLOUR, "choose_colour", "MKSH-VERB-5", effects.colour_options, effects.choose_colour,
        holds=effects.COLOUR_FIELDS, about=effects.colour_question, alone=TRIED),
    Ask(frames.CHOOSE_STAIR, "choose_stair", "MKSH-VERB-8", effects.stair_options, effects.choose_stair,
        holds=effects.STAIR_FIELDS, about=effects.stair_question, alone=TRIED),
    Ask(frames.CHOOSE_WATER, "choose_water", "MKSH-RIVER-20", river.water_options, river.choose_water),
    # --- workers
    Ask(frames.CHOOSE_WORKER, "choose_worker", "MKSH-WORKER-1", workers.worker_options, workers.choose_worker),
    Ask(frames.CHOOSE_OPTION, "choose_option", "MKSH-WORKER-3", workers.option_options, workers.choose_option,
        holds=workers.OPTION_FIELDS),
    # --- the areas
    Ask(frames.CHOOSE_SOUK, "choose_souk", "MKSH-SOUK-1", souk.souk_options, souk.choose_souk, alone=TRIED),
    Ask(frames.CHOOSE_SPARED, "choose_spared", "MKSH-EXP2-5", souk.spared_options, souk.choose_spared,
        holds=souk.SPARED_FIELDS),
    Ask(frames.CHOOSE_SQUARE, "choose_square", "MKSH-SQUARE-2", square.square_options, square.choose_square,
        alone=TRIED),
    Ask(frames.CHOOSE_CONNECTION, "choose_connection", "MKSH-STAIRS-7",
        stairs.connection_options, stairs.choose_connection, holds=stairs.CONNECTION_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_SCROLL, "choose_scroll", "MKSH-MADRASA-1", madrasa.scroll_options, madrasa.choose_scroll,
        alone=TRIED),
    Ask(frames.CHOOSE_FREE_SCROLL, "choose_free_scroll", "MKSH-SAHARA-21",
        madrasa.free_scroll_options, madrasa.choose_free_scroll, holds=madrasa.FREE_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_AREA, "choose_area", "MKSH-GRANT-1", grant.area_options, grant.choose_area, alone=TRIED),
    Ask(frames.CHOOSE_GATE, "choose_gate", "MKSH-MEDINA-2", medina.gate_options, medina.choose_gate, alone=TRIED),
    Ask(frames.CHOOSE_SLOT, "choose_slot", "MKSH-MEDINA-3", medina.slot_options, medina.choose_slot,
        holds=medina.SLOT_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_NEXT_KESHI, "choose_next_keshi", "MKSH-MEDINA-8",
        medina.next_keshi_options, medina.choose_next_keshi, alone=TRIED),
    Ask(frames.CHOOSE_OASIS, "choose_oasis", "MKSH-SAHARA-1", sahara.oasis_options, sahara.choose_oasis, alone=TRIED),
    Ask(frames.CHOOSE_LINE_KESHI, "choose_line_keshi", "MKSH-SAHARA-9",
        sahara.line_keshi_options, sahara.choose_line_keshi, holds=sahara.LINE_KESHI_FIELDS, alone=TRIED),
    Ask(frames.CHOOSE_RETURN, "choose_return", "MKSH-SAHARA-11", sahara.return_options, sahara.choose_return,
        alone=TRIED),
    Ask(frames.CHOOSE_RETURNED_CELL, "choose_returned_cell", "MKSH-SAHARA-16",
        sahara.returned_cell_options, sahara.choose_returned_cell, alone=TRIED),
    Ask(frames.CHOOSE_RETURNED_SELLER, "choose_returned_seller", "MKSH-SAHARA-15",
        sahara.returned_seller_options, sahara.choose_returned_seller, alone=TRIED),
    # --- river bonuses and the end of a turn
    Ask(frames.CHOOSE_RAPID, "choose_rapid", "MKSH-RIVER-14", river.rapid_options, river.choose_rapid, alone=TRIED),
    Ask(frames.CHOOSE_TILE_BONUS, "choose_tile_bonus", "MKSH-SEASON-4",
        season.tile_bonus_options, season.choose_tile_bonus, alone=TRIED),
    Ask(frames.CHOOSE_END, "choose_end", "MKSH-WORKER-13", workers.end_options, workers.choose_end, alone=ASKED),
    # --- what scrolls, towns and river tiles let choose
    Ask(frames.CHOOSE_SECOND, "choose_second", "MKSH-SCROLL-61", draft.second_options, draft.choose_second,
        holds=draft.COLOUR_FIELDS),
    Ask(frames.CHOOSE_HARVEST, "choose_harvest", "MKSH-SCROLL-23", garden.harvest_options, garden.choose_harvest,
        holds=garden.HARVEST_FIELDS, pick=garden.harvest_pick),
    Ask(frames.CHOOSE_STEPS, "choose_steps", "MKSH-STAIRS-16", stairs.steps_options, stairs.choose_steps,
        holds=stairs.STEPS_FIELDS),
    Ask(frames.CHOOSE_PAYMENT, "choose_payment", "MKSH-PAY-4", pay.payment_options, pay.choose_payment,
        holds=pay.PAYMENT_FIELDS, pick=pay.payment_pick),
    Ask(frames.CHOOSE_RETURNED, "choose_returned", "MKSH-OASIS-31", returning.returned_options,
        returning.choose_returned, holds=returning.RETURNED_FIELDS),
    Ask(frames.CHOOSE_NEXT_CELL, "choose_next_cell", "MKSH-CELLS-1", cells.next_cell_options, cells.choose_next_cell,
        holds=cells.CELLS_FIELDS),
    Ask(frames.CHOOSE_GATE_KESHI, "choose_gate_keshi", "MKSH-SCROLL-36", medina.gate_keshi_options,
        medina.choose_gate_keshi, holds=medina.GATE_FIELDS),
    Ask(frames.CHOOSE_FREE_OASIS, "choose_free_oasis", "MKSH-SAHARA-27", sahara.free_oasis_options,
        sahara.choose_free_oasis, holds=sahara.FREE_FIELDS),
    Ask(frames.CHOOSE_SCORED, "choose_scored", "MKSH-SCROLL-71", scrolls.scored_options, scrolls.choose_scored,
        alone=TRIED),
    Ask(frames.CHOOSE_LOOSE_OASIS, "choose_loose_oasis", "MKSH-TILE-2", sahara.loose_oasis_options,
        sahara.choose_loose_oasis, alone=TRIED),
    Ask(frames.CHOOSE_FREE_LUXURY, "choose_free_luxury", "MKSH-TOWN-11", souk.free_luxury_options,
        souk.choose_free_luxury, alone=TRIED),
    Ask(frames.CHOOSE_FREE_GATE, "choose_free_gate", "MKSH-TOWN-12", medina.free_gate_options,
        medina.choose_free_gate, alone=TRIED),
    Ask(frames.CHOOSE_SUPPLYING, "choose_supplying", "MKSH-PROVISION-12", provisions.supplying_options,
        provisions.choose_supplying, alone=TRIED),
)
# fmt: on

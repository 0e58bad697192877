"""Every step and every decision of Merv, one row each: its rule, its options, what a choice does, what it speaks of.

The functions are those of the areas; `engine.py` makes the game from this table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caravansary.core.engine import ASKED, TRIED, Ask, Step
from caravansary.core.frames import Field, Fields, beside
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
from caravansary.games.merv.pieces import BOARD_ACTIONS, CELLS, CITIES, HALLS, NODES, QUEUE_LENGTH, WALL_PIECES

if TYPE_CHECKING:
    from caravansary.games.merv.state import State

_SCROLLS: Final[Fields] = beside(Field("scrolls", high=4))

STEPS: Final[tuple[Step[State], ...]] = (
    Step(frames.FLOW, "flow", rounds.play_on, of_nobody=True),
    Step(frames.PLACE_COURTIER, "place_courtier", palace.place_courtier_of_active, beside(Field("hall", HALLS))),
    Step(frames.GET_GOOD, "get_good", marketplace.get_good, beside(Field("city", CITIES))),
    Step(frames.ENTER_NODE, "enter_node", mosque.enter_node_of_active, beside(Field("node", NODES))),
    Step(frames.FULFIL, "fulfil", contracts.fulfil_of_active, contracts.OF_STACK),
    Step(frames.GET_SCROLLS, "get_scrolls", library.get_scrolls, _SCROLLS),
    Step(frames.BOONS, "boons", boons.resolve_boons, boons.PENDING),
)

# A window is a choice beside which contracts may be fulfilled (MERV-CONTRACT-7)
ASKS: Final[tuple[Ask[State], ...]] = (
    # --- the turn
    Ask(frames.CHOOSE_SLOT, "choose_slot", "MERV-TURN-4", turn.slot_options, turn.choose_slot, window=True),
    Ask(frames.CHOOSE_SITE, "choose_site", "MERV-TURN-5", turn.site_options, turn.choose_site, window=True),
    Ask(
        *(frames.CHOOSE_ACTION, "choose_action", "MERV-TURN-10", turn.action_options, turn.choose_action),
        about=turn.asked_board,
        window=True,
    ),
    Ask(frames.CHOOSE_END, "choose_end", "MERV-TURN-13", turn.end_options, turn.choose_end, alone=ASKED, window=True),
    # --- the board actions
    Ask(
        *(frames.CHOOSE_CARAVAN_CARD, "choose_caravan_card", "MERV-CARAVAN-4"),
        *(caravansary.card_options, caravansary.choose_caravan_card),
        alone=TRIED,
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_CARAVAN_CUBE, "choose_caravan_cube", "MERV-CARAVAN-19"),
        *(caravansary.card_cube_options, caravansary.choose_caravan_cube),
        holds=beside(Field("position", high=QUEUE_LENGTH, offset=-1)),
    ),
    Ask(frames.CHOOSE_HALL, "choose_hall", "MERV-PALACE-1", palace.hall_options, palace.choose_hall, window=True),
    Ask(
        *(frames.CHOOSE_SCROLLS, "choose_scrolls", "MERV-LIBRARY-1", library.scrolls_options, library.choose_scrolls),
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_LIBRARY_CUBE, "choose_library_cube", "MERV-LIBRARY-2"),
        *(library.cube_options, library.choose_library_cube),
        holds=_SCROLLS,
        pick=library.library_pick,
    ),
    Ask(
        *(frames.CHOOSE_BREAKTHROUGH, "choose_breakthrough", "MERV-LIBRARY-6"),
        *(library.breakthrough_options, library.choose_breakthrough),
        holds=beside(Field("level", high=4, offset=-1, asked="level")),
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_POST, "choose_post", "MERV-MARKET-2", marketplace.post_options, marketplace.choose_post),
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_PURCHASE, "choose_purchase", "MERV-MARKET-8"),
        *(marketplace.purchase_options, marketplace.choose_purchase),
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_MOSQUE_STEP, "choose_mosque_step", "MERV-MOSQUE-1"),
        *(mosque.step_options, mosque.choose_mosque_step),
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_WALL_PIECE, "choose_wall_piece", "MERV-WALL-1", walls.piece_options, walls.choose_wall_piece),
        window=True,
    ),
    Ask(
        *(frames.CHOOSE_WALL_SLOT, "choose_wall_slot", "MERV-WALL-2", walls.wall_slot_options, walls.choose_wall_slot),
        holds=beside(Field("piece", WALL_PIECES, asked="piece")),
    ),
    Ask(
        *(frames.CHOOSE_CUBE, "choose_cube", "MERV-RES-15", payment.cube_options, payment.pay_piece),
        holds=beside(Field("for", (*BOARD_ACTIONS, "contract"))),
        about=payment.asked_price,
        pick=payment.payment_pick,
    ),
    Ask(
        *(frames.CHOOSE_SOLDIER_SITE, "choose_soldier_site", "MERV-SOLDIER-1"),
        *(soldiers.soldier_options, soldiers.choose_soldier_site),
    ),
    # --- boons and contracts
    Ask(
        *(frames.CHOOSE_UPGRADE_COLOUR, "choose_upgrade_colour", "MERV-UPGRADE-5"),
        *(upgrades.upgrade_colour_options, upgrades.choose_upgrade_colour),
    ),
    Ask(
        *(frames.CHOOSE_UPGRADE_SITE, "choose_upgrade_site", "MERV-UPGRADE-1"),
        *(upgrades.upgrade_site_options, upgrades.choose_upgrade_site),
        holds=upgrades.PENDING,
    ),
    Ask(
        *(frames.CHOOSE_SCORING_TILE, "choose_scoring_tile", "MERV-MOSQUE-9"),
        *(mosque.scoring_tile_options, mosque.choose_scoring_tile),
    ),
    Ask(
        *(frames.CHOOSE_FREE_HALL, "choose_free_hall", "MERV-PALACE-7"),
        *(palace.free_hall_options, palace.choose_free_hall),
    ),
    Ask(frames.CHOOSE_FREE_WALL, "choose_free_wall", "MERV-WALL-8", walls.free_wall_options, walls.choose_free_wall),
    Ask(
        *(frames.CHOOSE_FREE_CARD, "choose_free_card", "MERV-CARAVAN-16"),
        *(caravansary.free_card_options, caravansary.choose_free_card),
        alone=TRIED,
    ),
    Ask(
        *(frames.CHOOSE_FREE_POST, "choose_free_post", "MERV-LIBRARY-10"),
        *(marketplace.post_options, marketplace.choose_free_post),
    ),
    Ask(
        *(frames.CHOOSE_FREE_PATH, "choose_free_path", "MERV-MOSQUE-8"),
        *(mosque.free_path_options, mosque.choose_free_path),
    ),
    Ask(
        *(frames.CHOOSE_BOON, "choose_boon", "MERV-BOON-2", boons.boon_options, boons.choose_boon),
        holds=boons.PENDING,
    ),
    Ask(
        *(frames.CHOOSE_GOOD, "choose_good", "MERV-CONTRACT-4", contracts.good_options, contracts.choose_good),
        holds=contracts.COMMITTED,
        about=contracts.asked_contract,
        pick=contracts.good_pick,
    ),
    # --- out of turn
    Ask(
        *(frames.CHOOSE_SPACE, "choose_space", "MERV-ORDER-2", turn_order.space_options, turn_order.choose_space),
        alone=TRIED,
    ),
    Ask(
        *(frames.CHOOSE_COURTIER_SLOT, "choose_courtier_slot", "MERV-2P-2"),
        *(high_courtier.slot_options, high_courtier.choose_courtier_slot),
        alone=TRIED,
        for_whom=high_courtier.number,
    ),
    Ask(
        *(frames.CHOOSE_COURTIER_SITE, "choose_courtier_site", "MERV-2P-3"),
        *(high_courtier.site_options, high_courtier.choose_courtier_site),
        alone=TRIED,
        for_whom=high_courtier.number,
    ),
    Ask(
        *(frames.CHOOSE_RANSOM, "choose_ransom", "MERV-INVASION-4", invasion.ransom_options, invasion.choose_ransom),
        holds=beside(Field("cell", CELLS, asked="cell")),
        about=invasion.asked_site,
        alone=TRIED,
    ),
    Ask(
        *(frames.CHOOSE_COURTIER, "choose_courtier", "MERV-SCORE-6"),
        *(scoring.courtier_options, scoring.choose_courtier),
        holds=beside(Field("favour", high=99)),
        pick=scoring.courtier_pick,
    ),
)

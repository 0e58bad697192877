"""Every kind of event, with the names of its arguments. What an event says is in `texts/`.

The actor (`who`) is the seat that acts or gains; it is None where the board acts. `things` are amounts by name: of a
contract what it asks for, and `amount` what it brings. `die` is one die or a list of them; `other` in `game_ended` is
the list of seats in their final order, `winners` those in the first place.
"""

from __future__ import annotations

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    # --- before the first round
    "character_given": ("character",),
    "character_chosen": ("character",),
    "character_left": ("character",),
    "goal_kept": ("goal",),
    "goals_chosen": (),
    # --- rounds
    "round_started": ("round",),
    "first_player": (),
    "province_bonus": ("province", "token"),
    "character_bonus": ("character",),
    "dice_rolled": ("die", "n"),
    "compensated": ("things",),
    "round_ended": ("round",),
    "contracts_laid_out": ("contract",),
    "contracts_put_under": ("contract",),
    "scoring_started": (),
    "game_ended": ("winners", "n", "other"),
    # --- the turn
    "turn_started": (),
    "turn_ended": (),
    "dice_placed": ("space", "die", "value"),
    "card_used": ("card", "city", "die", "value"),
    "own_card_used": ("card",),
    "private_space_used": ("n", "die"),
    "space_paid": ("space", "n"),
    "mercator_gained": ("things", "other"),
    # --- paying and gaining
    "gained": ("things",),
    "paid": ("things",),
    "points_scored": ("n", "source", "total"),
    "points_paid": ("n", "total"),
    "bonus_copied": ("token",),
    # --- dice
    "purse_used": ("die",),
    "die_rerolled": ("die", "new_die"),
    "die_changed": ("die", "new_die"),
    "die_set": ("die", "new_die"),
    "black_bought": ("die",),
    "black_gained": ("die",),
    "black_promised": (),
    "black_missing": (),
    # --- contracts
    "contract_taken": ("contract", "position", "things", "amount"),
    "contract_drawn": ("contract", "things", "amount"),
    "contract_missing": (),
    "contract_discarded": ("contract", "things", "amount"),
    "contract_removed": ("contract", "things", "amount"),
    "contract_completed": ("contract", "things", "amount"),
    # --- the map
    "journey_started": ("n",),
    "moved": ("node", "origin"),
    "step_declined": (),
    "step_lost": (),
    "post_built": ("place", "n"),
    "post_moved": ("place", "origin"),
    "office_taken": ("office", "city"),
    # --- gifts
    "gift_drawn": ("gift",),
    "gift_replaced": ("gift",),
    "gift_kept": ("gift",),
    "gift_discarded": ("gift",),
    "gift_used": ("gift",),
    "gift_missing": (),
    "gifts_shuffled": ("n",),
}

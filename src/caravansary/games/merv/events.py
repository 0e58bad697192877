"""Every kind of event of Merv, with the names of its arguments. What an event says is in `texts/`.

The actor (`who`) is the participant that acts or gains; it is None where the board acts. `cubes` are amounts by colour,
`other` in `round_ended` and `game_ended` a list of participants in their new order, `winners` those in the first place.
`loss` in `building_lost` says why: "given_up" by choice, "no_ransom" (no cube for it), "never_pays" (high courtier).
"""

from __future__ import annotations

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    # --- the game
    "round_started": ("year", "round", "side"),
    "round_ended": ("other", "corner"),
    "scoring_started": ("year",),
    "game_ended": ("winners", "n", "other"),
    # --- the turn
    "turn_started": (),
    "slot_taken": ("slot",),
    "building_placed": ("cell", "site"),
    "site_activated": ("cell", "site", "owner"),
    "cubes_gained": ("cubes",),
    "cubes_forfeited": ("cubes",),
    "board_action": ("board",),
    "favour_chosen": (),
    "turn_ended": (),
    "space_taken": ("space", "n", "gained"),
    # --- paying and gaining
    "paid": ("cubes",),
    "paid_with_discount": ("cubes",),
    "points_scored": ("n", "source", "total"),
    "favour_gained": ("favour",),
    "influence_gained": ("influence",),
    "camels_gained": ("n",),
    "good_gained": ("good",),
    "scrolls_gained": ("n",),
    "boon_lost": (),
    # --- soldiers and upgrades
    "soldier_deployed": ("cell", "owner"),
    "soldier_declined": (),
    "soldier_displaced": ("cell",),
    "upgrade_placed": ("cell", "upgrade"),
    # --- the areas
    "card_taken": ("spice", "position", "camels"),
    "camel_placed_on_card": ("position",),
    "cards_revealed": ("spice",),
    "pair_completed": ("spice",),
    "courtier_placed": ("hall",),
    "breakthrough_made": ("tile",),
    "post_established": ("city",),
    "camels_on_routes": ("n", "city"),
    "camels_left_routes": ("n",),
    "mosque_step": ("node",),
    "scoring_tile_taken": ("board",),
    "wall_built": ("piece", "wall_slot"),
    "contract_fulfilled": ("contract",),
    "camel_traded": ("market_slot", "boon"),
    # --- invasion and scoring
    "invasion_started": ("year",),
    "ransom_paid": ("cell", "site", "colour"),
    "building_lost": ("cell", "site", "loss"),
    "invasion_ended": ("n",),
    "favour_spent": ("n",),
    "courtier_scored": ("hall", "n"),
    # --- the magistrate
    "solo_card_drawn": ("board",),
    "solo_card_rejected": ("board",),
    "solo_card_removed": ("board",),
    "solo_deck_shuffled": ("n",),
    "magistrate_acts": ("board", "n"),
}

"""Every kind of event, with the names of its arguments. What an event says is in `texts/`.

The actor (`who`) is the seat that acts or gains; it is None where the board acts. `things` are amounts by name;
`colour` is one colour or a list of them, and so is `oasis`; `other` in `game_ended` is the list of seats in their final
order, `winners` those in the first place.
"""

from __future__ import annotations

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    # --- setup, seasons, rounds
    "oases_laid_out": ("oasis",),
    "line_filled": ("colour", "n"),
    "disk_laid": ("sector",),
    "provision_shown": ("provision",),
    "season_started": ("season", "exchange"),
    "round_started": ("season", "round"),
    "first_player": (),
    "keshi_picked": ("colour",),
    "keshis_chosen": (),
    "keshis_revealed": ("colour",),
    "worker_placed": ("area",),
    "keshis_thrown": ("n",),
    "tray_filled": ("colour",),
    "keshis_stuck": ("n",),
    # --- the draft and placing
    "keshis_drafted": ("colour", "n"),
    "draft_skipped": (),
    "tray_cleared": ("n",),
    "keshi_placed": ("colour",),
    "keshi_lost": ("colour",),
    "pink_placed": ("cell",),
    "caravan_placed": ("path", "n"),
    "seller_placed": ("area",),
    "souk_seller_placed": (),
    "oasis_revealed": ("oasis", "oasis_cell"),
    "town_taken": ("town",),
    # --- gaining and paying
    "gained": ("things",),
    "paid": ("things",),
    "points_scored": ("n", "source", "total"),
    "points_lost": ("n", "source", "total"),
    "scroll_worked": ("scroll",),
    # --- workers and areas
    "turn_started": (),
    "turn_ended": (),
    "worker_activated": ("area",),
    "seller_gave_water": ("area",),
    "new_keshi": ("area",),
    "area_action": ("area",),
    "fisherman_moved": ("n", "space"),
    "harbour_reached": ("n",),
    "harvested": ("things", "n"),
    "exchanged": ("good",),
    "luxury_bought": ("luxury",),
    "luxury_taken": ("luxury",),
    "luxuries_turned_up": ("luxury",),
    "disk_turned": ("sector",),
    "square_used": ("cell", "n"),
    "climbed": ("stair", "step"),
    "boundary_crossed": ("stair", "flight"),
    "connection_used": ("connecting",),
    "companion_joined": ("companion",),
    "companion_waits": ("companion", "step"),
    "companion_left": ("companion",),
    "companion_spared": ("companion", "things"),
    "scrolls_refreshed": ("scroll_colour",),
    "scroll_bought": ("scroll",),
    "scroll_taken": ("scroll",),
    "scrolls_turned_up": ("scroll",),
    "gate_built": ("gate_colour", "workshop", "slot"),
    "oasis_explored": ("oasis",),
    "oasis_taken": ("oasis",),
    "town_explored": ("town",),
    "line_keshi_declined": ("colour",),
    "keshi_returned": ("colour",),
    "swap_skipped": (),
    # --- ends
    "river_bonus": ("rapid",),
    "river_tile": ("side",),
    "head_start": ("space",),
    "fishermen_returned": ("n",),
    "provisions_paid": (),
    "provisions_failed": ("n",),
    "round_ended": ("season", "round"),
    "season_ended": ("season",),
    "area_filled": ("area",),
    "oasis_scored": ("oasis", "n"),
    "town_scored": ("town", "n"),
    "game_ended": ("winners", "n", "other"),
}

"""Every kind of event of the toy, with the names of its arguments. What an event says is in `texts/`."""

from __future__ import annotations

from typing import Final

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "round_started": ("n",),
    "colour_picked": ("colour",),  # for the seat itself
    "colours_opened": ("colour", "n"),
    "card_drawn": ("n",),
    "peeked": (),
    "card_seen": ("n",),  # for the seat itself
    "rested": (),
    "robbed": ("other",),
    "paid": ("other", "n"),
    "guarded": ("other",),
    "boon_taken": ("boon",),
    "turn_ended": (),
    "djinn_gathered": ("n",),
    "gift_given": ("other",),
}

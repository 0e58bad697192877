"""The corrupt magistrate, opponent of the solo player, driven by six cards. Rules MERV-SOLO.

It never holds cubes and never makes a free decision. Its choices for the high courtier are in `high_courtier.py`.
"""

from caravansary.games.merv.magistrate.board_actions import score_palace
from caravansary.games.merv.magistrate.solo_deck import discard_open_card, reshuffle
from caravansary.games.merv.magistrate.turn import take_turn

__all__ = ["discard_open_card", "reshuffle", "score_palace", "take_turn"]
